# SPDX-License-Identifier: GPL-3.0-or-later
"""Piles parted and put together, and what sets one thing apart: its name, notes, magic and worth."""

from typing import Any

from panoplia.rules.editors import Prose
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Coins, Note, note
from panoplia.rules.refusal import Refused
from panoplia.store.library import Library
from panoplia.store.records import LIMITS, Item
from panoplia.table.containers import Containers
from panoplia.table.inventory import split_off, split_one
from panoplia.table.reading import Holding, Reading, at_hand, changed_meanwhile
from panoplia.table.typed import checked_value
from panoplia.table.verbs import MOST_MONEY, MOST_PIECES, clean_name, scope_of, verb, whole_number

NOTES = Prose()
EQUAL = ("entry", "wear", "name", "magic", "bonus", "price", "notes")
"""What two piles have to have in common to be one."""


class Pieces:
    """Verbs about one thing or one pile of equal ones."""

    def __init__(self, library: Library, reading: Reading) -> None:
        self.library = library
        self._reading = reading
        self._containers = Containers(library, reading)

    @verb
    def split(self, item: int, quantity: int) -> Item:
        """Part a pile in two; the new pile has ``quantity`` and lies where the old one does."""
        held = self._at_hand(item)
        if held.item.quantity == 1:
            raise Refused(QT_TRANSLATE_NOOP("table", "There is only one of {item}."), "quantity", item=held.name)
        whole_number(quantity, 1, held.item.quantity - 1, "quantity")
        label = note(QT_TRANSLATE_NOOP("table", "{item}: {quantity} set apart"), item=held.name, quantity=quantity)
        with self.library.journal.act(self._scope(held), label):
            return split_off(self.library, held.item, quantity)

    def equals(self, item: int) -> list[Holding]:
        """The other piles of the same holder with which a pile could be one."""
        held = self._reading.holding(item)
        holder = self._reading.holder_of(held.item)
        others = self._reading.held_by(holder.campaign, holder.id)
        return [other for other in others if other.work is None and self._difference(held, other) is None]

    @verb
    def merge(self, item: int, other: int) -> Item:
        """Add a pile to an equal one of the same holder, where that lies."""
        held, into = self._at_hand(item), self._at_hand(other)
        holder = self._reading.holder_of(held.item)
        if holder != self._reading.holder_of(into.item):
            raise Refused(QT_TRANSLATE_NOOP("table", "These things have different owners: move those of one first."))
        difference = self._difference(held, into)
        if difference:
            raise difference
        for each in (held, into):
            self._containers.refuse_full(each)
        quantity = whole_number(held.item.quantity + into.item.quantity, 1, MOST_PIECES, "quantity")
        if into.item.inside is not None:
            around = self._reading.holding(into.item.inside)
            self._containers.check_room(around, [held.item], held.item.quantity)
        label = note(QT_TRANSLATE_NOOP("table", "{item}: one pile of {quantity}"), item=held.name, quantity=quantity)
        with self.library.journal.act(self._scope(held), label):
            self.library.remove(held.item)
            return self.library.change(into.item, quantity=quantity)

    @verb
    def set_name(self, item: int, name: str) -> Item:
        """Give one of a pile a name of its own, a single one also while it is worked on.

        An empty name is the entry's again.
        """
        held = self._reading.holding(item)
        if held.item.quantity > 1:
            # It is taken out of the pile.
            at_hand(held)
        name = clean_name(name) if name.strip() else ""
        if name == held.item.name:
            return held.item
        label = note(
            QT_TRANSLATE_NOOP("table", "Renamed: {before} → {item}"), before=held.name, item=name or held.entry.names
        )
        with self.library.journal.act(self._scope(held), label):
            return self.library.change(split_one(self.library, held.item), name=name)

    @verb
    def set_notes(self, item: int, notes: str, initiator: str = "", before: str | None = None) -> Item:
        """Write something about a thing or a pile. What is typed within 3 s is one action.

        ``Refused`` where the notes are no longer those ``before``, which the person saw.
        """
        held = self._reading.holding(item)
        if before is not None and held.item.notes != before:
            raise changed_meanwhile(held.name)
        text = checked_value(NOTES, notes, "notes")
        label = note(QT_TRANSLATE_NOOP("table", "{item}: notes"), item=held.name)
        return self._change(held, label, join=f"{item}:notes", initiator=initiator, notes=text)

    @verb
    def set_magic(self, item: int, magic: bool, bonus: int = 0) -> Item:
        """Make a thing or a pile magic, with what the rules make of ``bonus``, or take that from it."""
        held = self._at_hand(item)
        bonus = whole_number(bonus, *LIMITS["bonus"], "bonus") if magic else 0
        if magic:
            label = note(
                QT_TRANSLATE_NOOP("table", "{item}: magic, effectiveness {bonus}"), item=held.name, bonus=bonus
            )
        else:
            label = note(QT_TRANSLATE_NOOP("table", "{item}: not magic"), item=held.name)
        return self._change(held, label, magic=magic, bonus=bonus)

    @verb
    def set_price(self, item: int, price: int | None) -> Item:
        """Say what one of it is worth, in the smallest coin; ``None`` is the price in the book."""
        held = self._reading.holding(item)
        if price is not None:
            whole_number(price, 0, MOST_MONEY, "price")
        before = held.entry.price if held.item.price is None else held.item.price
        after = held.entry.price if price is None else price
        label = note(
            QT_TRANSLATE_NOOP("table", "{item}: worth {before} → {price}"),
            item=held.name, before=_coins(before), price=_coins(after),
        )  # fmt: skip
        return self._change(held, label, price=price)

    def _change(self, held: Holding, label: Note, join: str = "", initiator: str = "", **fields: Any) -> Item:
        with self.library.journal.act(self._scope(held), label, join=join, initiator=initiator):
            return self.library.change(held.item, **fields)

    def _difference(self, held: Holding, other: Holding) -> Refused | None:
        """Why two piles cannot be one; ``None`` where they can."""
        if held.item.id == other.item.id:
            return Refused(QT_TRANSLATE_NOOP("table", "{item} is one pile already."), item=held.name)
        for each in (held, other):
            if each.item.slot:
                return Refused(QT_TRANSLATE_NOOP("table", "{item} is in use: put it away first."), item=each.name)
        if any(getattr(held.item, field) != getattr(other.item, field) for field in EQUAL):
            return Refused(
                QT_TRANSLATE_NOOP("table", "{item} and {other} differ in state, name, magic, worth or notes."),
                item=held.name, other=other.name,
            )  # fmt: skip
        return None

    def _at_hand(self, item: int) -> Holding:
        held = self._reading.holding(item)
        at_hand(held)
        return held

    def _scope(self, held: Holding) -> str:
        return scope_of(self._reading.holder_of(held.item).campaign)


def _coins(amount: int | None) -> Coins | None:
    return None if amount is None else Coins(amount)
