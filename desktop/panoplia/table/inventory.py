# SPDX-License-Identifier: GPL-3.0-or-later
"""What people hold: worn and wielded within their slots, counted, split, thrown away."""

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP, note, several
from panoplia.rules.refusal import Refused
from panoplia.store.library import Library
from panoplia.store.records import Item
from panoplia.table.reading import Holding, Reading, at_hand
from panoplia.table.verbs import MOST_PIECES, scope_of, verb, whole_number


class SlotFull(Refused):
    """There is no room to equip a thing; ``occupants`` would have to be put away."""

    occupants: tuple[Holding, ...] = ()


class Inventory:
    """Verbs about single items."""

    def __init__(self, library: Library, reading: Reading) -> None:
        self._library = library
        self._reading = reading

    @verb
    def equip(self, item: int, swap: bool = False) -> Item:
        """Wear or wield one of an item. ``SlotFull`` where there is no room, unless ``swap`` puts others away."""
        held = self._reading.holding(item)
        at_hand(held)
        campaign, slot, occupants = self._room_for(held)
        if occupants and not swap:
            raise self._slot_full(held, slot, occupants)
        label = note(QT_TRANSLATE_NOOP("table", "Equipped: {item}"), item=held.name)
        with self._library.journal.act(scope_of(campaign), label):
            for occupant in occupants:
                self._library.change(occupant.item, slot="")
            return self._library.change(split_one(self._library, held.item), slot=slot)

    @verb
    def unequip(self, item: int) -> Item:
        """Put a thing back into the pack."""
        held = self._reading.holding(item)
        label = note(QT_TRANSLATE_NOOP("table", "Put away: {item}"), item=held.name)
        with self._library.journal.act(scope_of(self._campaign(held.item)), label):
            return self._library.change(held.item, slot="")

    @verb
    def set_quantity(self, item: int, quantity: int) -> Item:
        """Say how many there are of a carried thing."""
        whole_number(quantity, 1, MOST_PIECES, "quantity")
        held = self._reading.holding(item)
        at_hand(held)
        if held.item.slot and quantity > 1:
            raise Refused(
                QT_TRANSLATE_NOOP("table", "{item} is in use, so there is one of it: put it away first."), "quantity",
                item=held.name,
            )  # fmt: skip
        label = note(
            QT_TRANSLATE_NOOP("table", "{item}: quantity {before} → {quantity}"),
            item=held.name, before=held.item.quantity, quantity=quantity,
        )  # fmt: skip
        with self._library.journal.act(scope_of(self._campaign(held.item)), label, join=f"{item}:quantity"):
            return self._library.change(held.item, quantity=quantity)

    @verb
    def discard(self, item: int) -> None:
        """Throw a thing away, the whole pile of it."""
        held = self._reading.holding(item)
        at_hand(held)
        label = note(
            QT_TRANSLATE_NOOP("table", "Thrown away: {quantity} × {item}"),
            quantity=held.item.quantity, item=held.name,
        )  # fmt: skip
        with self._library.journal.act(scope_of(self._campaign(held.item)), label):
            self._library.remove(held.item)

    def _room_for(self, held: Holding) -> tuple[int, str, tuple[Holding, ...]]:
        """The campaign, the slot, and what has to leave it, oldest first."""
        holder = self._reading.holder_of(held.item)
        system = self._reading.system_of(holder.campaign)
        need = system.needs(held.piece) if held.piece else None
        if need is None or held.piece is None:
            raise Refused(QT_TRANSLATE_NOOP("table", "{item} is neither worn nor wielded."), "slot", item=held.name)
        state = system.state(held.piece)
        if not state.usable:
            raise Refused(
                QT_TRANSLATE_NOOP("table", "{item} cannot be used: {state}."), "slot", state.words.clause,
                item=held.name, state=state.words,
            )  # fmt: skip
        slot, amount = need
        room = next(place.room for place in system.slots if place.id == slot)
        others = [
            other
            for other in self._reading.joined(holder.campaign, self._library.items_of(holder.id))
            if other.item.slot == slot and other.item.id != held.item.id and other.piece
        ]
        leaving: list[Holding] = []
        while amount + sum(_amount(system.needs(other.piece)) for other in others if other.piece) > room:
            leaving.append(others.pop(0))
        return holder.campaign, slot, tuple(leaving)

    def _slot_full(self, held: Holding, slot: str, occupants: tuple[Holding, ...]) -> SlotFull:
        system = self._reading.system_of(self._campaign(held.item))
        refusal = SlotFull(
            QT_TRANSLATE_NOOP("table", "No room for {item} ({slot}): put away {others} first."), "slot",
            item=held.name, slot=next(place.label for place in system.slots if place.id == slot),
            others=several(other.name for other in occupants),
        )  # fmt: skip
        refusal.occupants = occupants
        return refusal

    def _campaign(self, item: Item) -> int:
        return self._reading.holder_of(item).campaign


def split_one(library: Library, item: Item) -> Item:
    """One of a pile as a row of its own, inside an action; a single thing is itself."""
    if item.quantity == 1:
        return item
    library.change(item, quantity=item.quantity - 1)
    return library.add(msgspec.structs.replace(item, id=0, uid="", quantity=1))


def _amount(need: tuple[str, int] | None) -> int:
    return need[1] if need else 0
