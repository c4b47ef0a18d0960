# SPDX-License-Identifier: GPL-3.0-or-later
"""What people hold: worn and wielded within their slots, counted, thrown away."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP, note, several
from panoplia.rules.refusal import Refused
from panoplia.store.faults import Fault
from panoplia.store.library import Library
from panoplia.store.records import Holder, Item, Work
from panoplia.table.containers import Containers, Full
from panoplia.table.naming import listed
from panoplia.table.reading import Holding, Reading, at_hand, changed_meanwhile
from panoplia.table.verbs import MOST_PIECES, scope_of, verb, whole_number

Going = tuple[list[Holding], list[Holding]]
"""What is thrown away, and all that lies in it."""
CameBack = Literal["unused", "used", "no room"]
"""Where a piece is once no one works on it any more: put away as before, in use as before, or put away since then."""


class SlotFull(Refused):
    """There is no room to equip a thing; ``occupants`` would have to be put away."""

    occupants: tuple[Holding, ...] = ()


class Inventory:
    """Verbs about using things and doing without them."""

    def __init__(self, library: Library, reading: Reading) -> None:
        self.library = library
        self._reading = reading
        self._containers = Containers(library, reading)

    @verb
    def equip(self, item: int, swap: bool = False, named: Sequence[Holding] | None = None) -> Item:
        """Wear or wield one of an item, wherever it lies.

        ``SlotFull`` where there is no room, unless ``swap`` puts others away: those that were ``named``, if they were.
        """
        held = self._reading.holding(item)
        at_hand(held)
        holder = self._reading.holder_of(held.item)
        slot, occupants = self.room_for(held, holder)
        if occupants and not swap:
            raise self._slot_full(held, slot, occupants)
        if named is not None and occupants != tuple(named):
            raise changed_meanwhile(held.name)
        label = note(QT_TRANSLATE_NOOP("table", "Equipped: {item}"), item=held.name)
        with self.library.journal.act(scope_of(holder.campaign), label):
            for occupant in occupants:
                self.library.change(occupant.item, slot="")
            part = split_one(self.library, held.item)
            return self.library.change(part, slot=slot, holder=holder.id, inside=None, carried=True)

    @verb
    def unequip(self, item: int) -> Item:
        """Put a thing back into the pack."""
        held = self._reading.holding(item)
        at_hand(held)
        label = note(QT_TRANSLATE_NOOP("table", "Put away: {item}"), item=held.name)
        with self.library.journal.act(scope_of(self._campaign(held.item)), label):
            return self.library.change(held.item, slot="")

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
        if quantity > 1:
            self._containers.refuse_full(held)
        if held.item.inside is not None and quantity > held.item.quantity:
            around = self._reading.holding(held.item.inside)
            self._containers.check_room(around, [], quantity - held.item.quantity)
        label = note(
            QT_TRANSLATE_NOOP("table", "{item}: quantity {before} → {quantity}"),
            item=held.name, before=held.item.quantity, quantity=quantity,
        )  # fmt: skip
        with self.library.journal.act(scope_of(self._campaign(held.item)), label, join=f"{item}:quantity"):
            return self.library.change(held.item, quantity=quantity)

    @verb
    def discard(self, *items: int, named: Going | None = None) -> None:
        """Throw things away, whole piles of them. ``Full`` where something lies in one of them.

        What was ``named`` when the person was asked has to be what goes, here as below.
        """
        held, content = self._going(items, named)
        if content:
            refusal = Full(
                QT_TRANSLATE_NOOP("table", "There is something in {items}: {content}. Move it out, or delete all."),
                "inside", items=listed(held), content=listed(content),
            )  # fmt: skip
            refusal.content = tuple(content)
            raise refusal
        self._remove(held, held)

    @verb
    def discard_with_content(self, *items: int, named: Going | None = None) -> None:
        """Throw things away with all that lies in them."""
        held, content = self._going(items, named)
        self._remove(held, [*held, *content])

    @verb
    def discard_emptied(self, *items: int, named: Going | None = None) -> None:
        """Throw things away; what lies in them stays where they were."""
        held, _ = self._going(items, named)
        self._remove(held, held, empty=True)

    def leaving(self, items: Sequence[int]) -> Going:
        """What would be thrown away, and all that lies in it; ``Refused`` while one of it is worked on."""
        held = self._containers.holdings(items)
        content = self._containers.content(each.item for each in held)
        return held, self._containers.at_hand(self._campaign(held[0].item), content)

    def _going(self, items: Sequence[int], named: Going | None) -> Going:
        going = self.leaving(items)
        if named is not None and going != named:
            raise changed_meanwhile(going[0][0].name)
        return going

    def _remove(self, held: Sequence[Holding], gone: Sequence[Holding], empty: bool = False) -> None:
        label = note(QT_TRANSLATE_NOOP("table", "Thrown away: {things}"), things=listed(gone))
        with self.library.journal.act(scope_of(self._campaign(held[0].item)), label):
            for each in held:
                if empty:
                    self._containers.empty(each.item)
                self.library.remove(each.item)

    def bring_back(self, item: Item, work: Work) -> CameBack:
        """Use a piece again that was in use when its work, now over, began, if there is room; inside an action."""
        if not self._was_used(work):
            return "unused"
        held = self._reading.holding(item.id)
        try:
            slot, occupants = self.room_for(held, self._reading.holder_of(item))
        except Fault:
            # The disk's, not the piece's: all of the action has to be taken back.
            raise
        except Refused:
            return "no room"
        if occupants:
            return "no room"
        self.library.change(item, slot=slot)
        return "used"

    def _was_used(self, work: Work) -> bool:
        """As far as the journal remembers."""
        lines = self.library.journal.history(table="work", row=work.id)
        begun = self.library.journal.line(lines[-1].action) if lines else None
        images = [
            change.before or {}
            for change in (begun.changes if begun else ())
            if (change.table, change.row) == ("item", work.item)
        ]
        return any(image.get("slot") for image in images)

    def room_for(self, held: Holding, holder: Holder) -> tuple[str, tuple[Holding, ...]]:
        """The slot, and what has to leave it, oldest first; ``Refused`` for what cannot be used."""
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
            for other in self._reading.joined(holder.campaign, self.library.items_of(holder.id))
            if other.item.slot == slot and other.item.id != held.item.id and other.piece
        ]
        leaving: list[Holding] = []
        while amount + sum(_amount(system.needs(other.piece)) for other in others if other.piece) > room:
            leaving.append(others.pop(0))
        return slot, tuple(leaving)

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
    return split_off(library, item, 1)


def split_off(library: Library, item: Item, quantity: int) -> Item:
    """A part of a pile as a row of its own, inside an action; all of it is itself. What is in it stays in the rest."""
    if item.quantity == quantity:
        return item
    library.change(item, quantity=item.quantity - quantity)
    return library.add(msgspec.structs.replace(item, id=0, uid="", quantity=quantity))


def _amount(need: tuple[str, int] | None) -> int:
    return need[1] if need else 0
