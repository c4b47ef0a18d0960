# SPDX-License-Identifier: GPL-3.0-or-later
"""What new people bring: a purse after their first purchases, gear in its place, and names that no one has."""

from collections.abc import Iterator, Sequence

import msgspec

from panoplia.rules.creation import Kit
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Coins
from panoplia.rules.refusal import Refused
from panoplia.rules.system import System
from panoplia.store.library import Library
from panoplia.store.records import Character, Entry, Item
from panoplia.table.reading import Reading, piece_of
from panoplia.table.verbs import LONGEST_NAME, MOST_MONEY, MOST_PIECES, TOO_MUCH, afford, as_announced, whole_number

Basket = Sequence[tuple[int, int]]
"""Entries of the catalogue by their ids, and how many of each."""


class Ware(msgspec.Struct, frozen=True):
    """So many of an entry; ``used`` is worn or wielded at once."""

    entry: Entry
    quantity: int
    used: bool = False

    @property
    def price(self) -> int:
        """What they cost together; what has no price in the book is given to a new character."""
        return (self.entry.price or 0) * self.quantity


def wares_of(reading: Reading, basket: Basket) -> tuple[Ware, ...]:
    """The basket as gear; ``Refused`` where a count cannot be, or what was chosen is not offered any more."""
    wares = tuple(
        Ware(reading.ware(entry), whole_number(quantity, 1, MOST_PIECES, "quantity")) for entry, quantity in basket
    )
    for ware in wares:
        if ware.entry.retired:
            raise Refused(
                QT_TRANSLATE_NOOP("table", "{item} is no longer in the armoury: take it out of the basket."),
                item=ware.entry.names,
            )
    return wares


def kit_of(entries: Sequence[Entry], kit: Sequence[Kit]) -> tuple[Ware, ...]:
    """A kit as gear; what the catalogue does not hold any more is left out."""
    by_key = {entry.key: entry for entry in entries if entry.origin == "shipped"}
    return tuple(Ware(by_key[one.key], one.quantity, one.used) for one in kit if one.key in by_key)


def cost(wares: Sequence[Ware]) -> int:
    """What gear costs together, in the smallest coin."""
    return sum(ware.price for ware in wares)


def purse_after(name: str, money: int, wares: Sequence[Ware], announced: int | None = None) -> int:
    """What is left of the money; ``Refused`` where it is not enough, or the price is not the one ``announced``."""
    if not 0 <= money <= MOST_MONEY:
        raise Refused(TOO_MUCH, "money", name=name, money=Coins(money), most=Coins(MOST_MONEY))
    price = cost(wares)
    as_announced(price, announced)
    afford(name, money, price)
    return money - price


def settle_in(library: Library, system: System, newcomer: Character, wares: Sequence[Ware]) -> Character:
    """Store a character with their gear, inside the action that is open; what finds no room is carried."""
    stored = library.add(newcomer)
    for ware, slot in zip(wares, slots_of(system, wares), strict=True):
        library.add(Item(0, "", ware.entry.id, stored.holder, None, system.wear(), slot, ware.quantity))
    return stored


def slots_of(system: System, wares: Sequence[Ware]) -> tuple[str, ...]:
    """Where each is worn or wielded, the first ones first; nothing where it is carried."""
    left = {slot.id: slot.room for slot in system.slots}
    return tuple(_slot(system, ware, left) for ware in wares)


def _slot(system: System, ware: Ware, left: dict[str, int]) -> str:
    piece = piece_of(ware.entry) if ware.used else None
    needs = system.needs(piece) if piece else None
    if needs is None or needs[1] > left[needs[0]]:
        return ""
    left[needs[0]] -= needs[1]
    return needs[0]


def free_names(name: str, taken: set[str]) -> Iterator[str]:
    """``Guard 1``, ``Guard 2``… without those that someone has; a long name is cut so that the number fits."""
    number = 0
    while True:
        number += 1
        numbered = f"{name[: LONGEST_NAME - len(f' {number}')]} {number}"
        if numbered not in taken:
            yield numbered
