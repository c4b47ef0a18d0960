# SPDX-License-Identifier: GPL-3.0-or-later
"""Where things lie and whose they are: packed, taken out, left behind, handed over; and money from purse to purse."""

from collections.abc import Sequence
from typing import Any

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Coins, Note, note
from panoplia.rules.refusal import Refused
from panoplia.store.library import Library
from panoplia.store.records import Holder, Item
from panoplia.table.containers import Containers
from panoplia.table.inventory import split_off
from panoplia.table.naming import listed
from panoplia.table.reading import Holding, Reading, at_hand
from panoplia.table.verbs import afford, purse_with, same_campaign, scope_of, some_money, verb, whole_number


class Packing:
    """Verbs that move things. Those about several things are one action; ``quantity`` takes a part of a single pile.

    What is in use is put away when it moves, and a container goes with all that is in it.
    """

    def __init__(self, library: Library, reading: Reading) -> None:
        self.library = library
        self._reading = reading
        self._containers = Containers(library, reading)

    @verb
    def put_into(self, items: Sequence[int], container: int, quantity: int | None = None) -> list[Item]:
        """Put things into a container: one of a pile of containers. Refused where they do not fit, or it is in them."""
        into = self._reading.holding(container)
        at_hand(into)
        campaign = self._campaign(into.item)
        held = self._movable(items, campaign)
        if into.piece is None or self._reading.system_of(campaign).room(into.piece) is None:
            raise Refused(
                QT_TRANSLATE_NOOP("table", "Nothing can be put into {item}."), "inside", item=into.name
            )  # fmt: skip
        around = {one.id for one in self._reading.outwards(into.item)}
        for each in held:
            if each.item.id in around:
                raise Refused(
                    QT_TRANSLATE_NOOP("table", "{item} cannot lie inside itself or inside what it holds."), "inside",
                    item=each.name,
                )  # fmt: skip
        amount = _amount(held, quantity)
        self._containers.check_room(into, [each.item for each in held], amount)
        label = note(
            QT_TRANSLATE_NOOP("table", "Put into {container}: {things}"),
            container=into.name, things=listed(held, quantity),
        )  # fmt: skip
        with self.library.journal.act(scope_of(campaign), label):
            inside = split_off(self.library, into.item, 1).id
            return self._place(held, quantity, holder=None, inside=inside, carried=True)

    @verb
    def take_out(self, items: Sequence[int], quantity: int | None = None) -> list[Item]:
        """Take things out of all containers, and put away what is in use."""
        held, holder = self._of_one_holder(items)
        label = note(QT_TRANSLATE_NOOP("table", "Taken in hand: {things}"), things=listed(held, quantity))
        return self._hold(held, quantity, holder, label, carried=True)

    @verb
    def leave_behind(self, items: Sequence[int], quantity: int | None = None) -> list[Item]:
        """Leave things behind: they still belong to their holder, and are no load."""
        held, holder = self._of_one_holder(items)
        label = note(QT_TRANSLATE_NOOP("table", "Left behind: {things}"), things=listed(held, quantity))
        return self._hold(held, quantity, holder, label, carried=False)

    @verb
    def hand_over(self, items: Sequence[int], holder: int, quantity: int | None = None) -> list[Item]:
        """Give things to another holder of the campaign: a character, a stash, a loot pile."""
        held, giver = self._of_one_holder(items)
        taker = self.library.holder(holder)
        same_campaign(taker, giver.campaign)
        label = note(
            QT_TRANSLATE_NOOP("table", "{giver} → {taker}: {things}"),
            giver=giver.name, taker=taker.name, things=listed(held, quantity),
        )  # fmt: skip
        self._containers.at_hand(giver.campaign, self._containers.content(each.item for each in held))
        return self._hold(held, quantity, taker, label, carried=True)

    @verb
    def empty_out(self, container: int) -> None:
        """Take all that lies in a container out of it, to where the container itself lies."""
        held = self._reading.holding(container)
        label = note(QT_TRANSLATE_NOOP("table", "Emptied: {item}"), item=held.name)
        with self.library.journal.act(scope_of(self._campaign(held.item)), label):
            self._containers.empty(held.item)

    @verb
    def pay(self, payer: int, payee: int, amount: int) -> None:
        """Move money, in the smallest coin, from one purse of a campaign into another; never a debt."""
        giver, taker = self.library.holder(payer), self.library.holder(payee)
        some_money(amount)
        same_campaign(taker, giver.campaign)
        if giver.id == taker.id:
            raise Refused(QT_TRANSLATE_NOOP("table", "{name} has that money already."), "holder", name=giver.name)
        afford(giver.name, giver.money, amount)
        label = note(
            QT_TRANSLATE_NOOP("table", "{giver} → {taker}: {amount}"),
            giver=giver.name, taker=taker.name, amount=Coins(amount),
        )  # fmt: skip
        with self.library.journal.act(scope_of(giver.campaign), label):
            self.library.change(giver, money=giver.money - amount)
            self.library.change(taker, money=purse_with(taker.name, taker.money, amount))

    def containers_for(self, items: Sequence[int]) -> list[Holding]:
        """The containers of the same holder that things could be put into, full ones too."""
        held, holder = self._of_one_holder(items)
        system = self._reading.system_of(holder.campaign)
        moved = {each.item.id for each in held}
        moved |= {inner.id for inner in self._containers.content(each.item for each in held)}
        return [
            each
            for each in self._reading.held_by(holder.campaign, holder.id)
            if each.item.id not in moved and each.piece and system.room(each.piece) is not None
        ]

    def takers(self, giver: int) -> list[Holder]:
        """Whoever else in the campaign can hold something: people first, by name; archived characters left out."""
        campaign = self.library.holder(giver).campaign
        found = [holder for holder in self._reading.holders(campaign) if holder.id != giver]
        return sorted(found, key=lambda holder: (holder.kind != "character", holder.name.casefold()))

    def _hold(
        self, held: Sequence[Holding], quantity: int | None, holder: Holder, label: Note, carried: bool
    ) -> list[Item]:
        """Give things to a holder, in no container."""
        _amount(held, quantity)
        with self.library.journal.act(scope_of(holder.campaign), label):
            return self._place(held, quantity, holder=holder.id, inside=None, carried=carried)

    def _place(self, held: Sequence[Holding], quantity: int | None, **place: Any) -> list[Item]:
        parts = [split_off(self.library, each.item, quantity or each.item.quantity) for each in held]
        return [self.library.change(part, slot="", **place) for part in parts]

    def _of_one_holder(self, items: Sequence[int]) -> tuple[list[Holding], Holder]:
        """Things of the same holder."""
        held = self._containers.holdings(items)
        holder = self._reading.holder_of(held[0].item)
        if any(self._reading.holder_of(each.item) != holder for each in held[1:]):
            raise Refused(QT_TRANSLATE_NOOP("table", "These things have different owners: move those of one first."))
        return held, holder

    def _movable(self, items: Sequence[int], campaign: int) -> list[Holding]:
        held = self._containers.holdings(items)
        for each in held:
            same_campaign(self._reading.holder_of(each.item), campaign)
        return held

    def _campaign(self, item: Item) -> int:
        return self._reading.holder_of(item).campaign


def _amount(held: Sequence[Holding], quantity: int | None) -> int:
    """How many things move; a part can only be taken of a single pile."""
    if quantity is None:
        return sum(each.item.quantity for each in held)
    assert len(held) == 1, "a quantity is that of one pile"
    return whole_number(quantity, 1, held[0].item.quantity, "quantity")
