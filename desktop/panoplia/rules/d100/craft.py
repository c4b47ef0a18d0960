# SPDX-License-Identifier: GPL-3.0-or-later
"""Craftsmanship: what it does to price and encumbrance of a weapon or an armour (PC-92).

It is of the entry, so that a piece of another make has a price, a place in the armoury and a name of its own.
"""

from collections.abc import Mapping

import msgspec

from panoplia.rules.d100.gear import Armour, Craft, Gear, Weapon
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Phrase, note


class Make(msgspec.Struct, frozen=True):
    """A grade of craftsmanship, in percent of the common one; what it changes in the roll to hit is a modifier."""

    label: Phrase
    price: int
    encumbrance: int


MAKES: Mapping[Craft, Make] = {
    "poor": Make(QT_TRANSLATE_NOOP("d100", "poor"), 50, 100),
    "common": Make(QT_TRANSLATE_NOOP("d100", "common"), 100, 100),
    "good": Make(QT_TRANSLATE_NOOP("d100", "good"), 300, 90),
    "exceptional": Make(QT_TRANSLATE_NOOP("d100", "exceptional"), 1000, 90),
}


def share_of(amount: int, percent: int) -> int:
    """A share in percent, rounded up once."""
    return -(-amount * percent // 100)


def uncrafted(data: Gear) -> Note | None:
    """Why an entry has no other makes; ``None`` where it has them."""
    match data:
        case Weapon(traits=traits) if "uncrafted" in traits:
            return note(QT_TRANSLATE_NOOP("d100", "It is the same however it is made."), "PC-92")
        case Weapon(traits=traits) if "elven" in traits:
            return note(QT_TRANSLATE_NOOP("d100", "Every one of them is exceptional already."), "PC-92")
        case Weapon(craft="common") | Armour(craft="common"):
            return None
        case Weapon() | Armour():
            return note(QT_TRANSLATE_NOOP("d100", "Other makes are made from the common one."), "PC-92")
        case _:
            return note(QT_TRANSLATE_NOOP("d100", "Craftsmanship is of weapons and armour only."), "PC-92")


def crafted(data: Weapon | Armour, price: int | None, craft: Craft) -> tuple[Weapon | Armour, int | None]:
    """A common weapon or armour in another make, and its price (PC-92)."""
    made = msgspec.structs.replace(data, craft=craft)
    return made, None if price is None else share_of(price, MAKES[craft].price)


def encumbrance_of(data: Gear) -> int:
    """The encumbrance of one piece or bundle: a row's figure, less for what is well made (PC-92).

    What every piece of a row has, such as an elven bow, is in the row already.
    """
    figure: int = getattr(data, "encumbrance", 0)
    if isinstance(data, Weapon | Armour) and uncrafted(msgspec.structs.replace(data, craft="common")) is None:
        return share_of(figure, MAKES[data.craft].encumbrance)
    return figure
