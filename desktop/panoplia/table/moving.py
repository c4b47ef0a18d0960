# SPDX-License-Identifier: GPL-3.0-or-later
"""Things that go from one holder to another, whole or in part, inside an action that is open."""

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP
from panoplia.rules.refusal import Refused
from panoplia.store.library import Library
from panoplia.store.records import Holder, Item


def check_campaign(holder: Holder, campaign: int) -> None:
    """``Refused`` where a holder belongs to another campaign: one undo could not bring both back."""
    if holder.campaign != campaign:
        raise Refused(QT_TRANSLATE_NOOP("table", "{name} is not in this campaign."), "holder", name=holder.name)


def move(library: Library, item: Item, quantity: int, holder: int) -> Item:
    """Put ``quantity`` of an item among a holder's things, out of its slot and container; what it holds goes along."""
    place = {"holder": holder, "inside": None, "slot": "", "carried": True}
    if quantity == item.quantity:
        return library.change(item, **place)
    library.change(item, quantity=item.quantity - quantity)
    return library.add(msgspec.structs.replace(item, id=0, uid="", quantity=quantity, **place))
