# SPDX-License-Identifier: GPL-3.0-or-later
"""Gear from the armoury into people's hands: for its price, or as a gift; one thing or a whole basket."""

from collections.abc import Sequence
from typing import Any

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Coins, Note, Words, note
from panoplia.rules.refusal import Refused
from panoplia.store.library import Library
from panoplia.store.records import LIMITS, Entry, Holder, Item
from panoplia.table.naming import few
from panoplia.table.reading import Reading, marked
from panoplia.table.verbs import (
    MOST_PIECES,
    afford,
    as_announced,
    clean_line,
    clean_name,
    scope_of,
    verb,
    whole_number,
)

MOST_PERCENT = 10_000
EMPTY = QT_TRANSLATE_NOOP("table", "The basket is empty: put something into it first.")


class Line(msgspec.Struct, frozen=True):
    """So many of an entry. A magic piece has its bonus, and often a name and a ``price`` of its own."""

    entry: int
    quantity: int = 1
    name: str = ""
    magic: bool = False
    bonus: int = 0
    price: int | None = None


class Trade:
    """Verbs that bring gear into a campaign."""

    def __init__(self, library: Library, reading: Reading) -> None:
        self.library = library
        self._reading = reading

    def price(self, entry: Entry, quantity: int) -> int:
        """What ``quantity`` of an entry cost, in the smallest coin; ``Refused`` where it has no price."""
        return _cost(entry, Line(entry.id, quantity))

    def total(self, lines: Sequence[Line], percent: int = 100) -> int:
        """What a basket costs at so many percent of its prices, in the smallest coin, rounded up once, at the end."""
        return self._total(self._wares(lines), percent)

    @verb
    def buy(self, entry: int, holder: int, quantity: int = 1, announced: int | None = None) -> Item:
        """Take the price from the holder's purse and put the gear into their pack."""
        (bought,) = self.buy_all([Line(entry, quantity)], holder, announced=announced)
        return bought

    @verb
    def give(
        self, entry: int, holder: int, quantity: int = 1, name: str = "", magic: bool = False, bonus: int = 0
    ) -> Item:
        """Put gear into someone's pack for nothing; a magic piece has its bonus, and often a name of its own."""
        (given,) = self.give_all([Line(entry, quantity, name, magic, bonus)], holder)
        return given

    @verb
    def buy_all(
        self, lines: Sequence[Line], holder: int, percent: int = 100, announced: int | None = None
    ) -> list[Item]:
        """Pay for a whole basket and take it: all of it, or ``Refused`` and nothing.

        Where a sum was ``announced``, it has to be the one that is paid.
        """
        wares, buyer = self._wares(lines), self.library.holder(holder)
        price = self._total(wares, percent)
        as_announced(price, announced)
        afford(buyer.name, buyer.money, price)
        label = _bought(buyer, wares, price) if price else _given(buyer, wares)
        with self.library.journal.act(scope_of(buyer.campaign), label):
            self.library.change(buyer, money=buyer.money - price)
            return self._hand_over(wares, buyer)

    @verb
    def give_all(self, lines: Sequence[Line], holder: int) -> list[Item]:
        """Give a whole basket for nothing."""
        wares, taker = self._wares(lines), self.library.holder(holder)
        with self.library.journal.act(scope_of(taker.campaign), _given(taker, wares)):
            return self._hand_over(wares, taker)

    def _wares(self, lines: Sequence[Line]) -> list[tuple[Entry, Line]]:
        """Each line, checked, with its entry."""
        if not lines:
            raise Refused(EMPTY)
        return [(self._reading.ware(line.entry), _checked(line)) for line in lines]

    def _total(self, wares: Sequence[tuple[Entry, Line]], percent: int) -> int:
        whole_number(percent, 0, MOST_PERCENT, "percent")
        return -(-sum(_cost(entry, line) for entry, line in wares) * percent // 100)

    def _hand_over(self, wares: Sequence[tuple[Entry, Line]], holder: Holder) -> list[Item]:
        wear = self._reading.system_of(holder.campaign).wear()
        return [
            self.library.add(Item(
                0, "", entry.id, holder.id, None, wear, quantity=line.quantity, name=line.name, magic=line.magic,
                bonus=line.bonus, price=line.price,
            ))
            for entry, line in wares
        ]  # fmt: skip


def unit_price(entry: Entry, line: Line) -> int | None:
    """What one of a line costs; ``None`` where neither the piece nor the catalogue has a price."""
    return entry.price if line.price is None else line.price


def _cost(entry: Entry, line: Line) -> int:
    whole_number(line.quantity, 1, MOST_PIECES, "quantity")
    price = unit_price(entry, line)
    if price is None:
        raise Refused(
            QT_TRANSLATE_NOOP("table", "{item} has no price in the book: it can be given, but not bought."),
            "price", item=entry.names,
        )  # fmt: skip
    return price * line.quantity


def _checked(line: Line) -> Line:
    """The line as it is stored; ``Refused`` names what does not fit."""
    whole_number(line.quantity, 1, MOST_PIECES, "quantity")
    whole_number(line.bonus, *LIMITS["bonus"], "bonus")
    if line.price is not None:
        whole_number(line.price, *LIMITS["price"], "price")
    return msgspec.structs.replace(line, name=clean_name(line.name) if clean_line(line.name) else "")


def _bought(buyer: Holder, wares: Sequence[tuple[Entry, Line]], price: int) -> Note:
    if len(wares) > 1:
        return note(
            QT_TRANSLATE_NOOP("table", "{buyer} buys %n things for {price}: {things}"),
            buyer=buyer.name, price=Coins(price), **_several(wares),
        )  # fmt: skip
    ((entry, line),) = wares
    return note(
        QT_TRANSLATE_NOOP("table", "{buyer} buys {quantity} × {item} for {price}"),
        buyer=buyer.name, quantity=line.quantity, item=_name(entry, line), price=Coins(price),
    )  # fmt: skip


def _given(taker: Holder, wares: Sequence[tuple[Entry, Line]]) -> Note:
    if len(wares) > 1:
        return note(
            QT_TRANSLATE_NOOP("table", "{taker} is given %n things: {things}"), taker=taker.name, **_several(wares)
        )
    ((entry, line),) = wares
    return note(
        QT_TRANSLATE_NOOP("table", "{taker} is given {quantity} × {item}"),
        taker=taker.name, quantity=line.quantity, item=_name(entry, line),
    )  # fmt: skip


def _several(wares: Sequence[tuple[Entry, Line]]) -> dict[str, Any]:
    return {
        "n": sum(line.quantity for _, line in wares),
        "things": few([_name(entry, line) for entry, line in wares]),
    }


def _name(entry: Entry, line: Line) -> Words:
    return marked(line.name or entry.names, line.magic, line.bonus)
