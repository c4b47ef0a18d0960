# SPDX-License-Identifier: GPL-3.0-or-later
"""Rows as they are in a fight: what its fighters' condition and gear are now, though it is not written yet."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec

from panoplia.rules.system import Piece
from panoplia.store.records import Character, Item
from panoplia.table.courses import Course

Owned = tuple[int, Piece]
"""The character that has a piece now, and the piece."""


def character_now(course: Course | None, row: Character) -> Character:
    """A character as the fight has them."""
    if course is None:
        return row
    fighter = course.fight.fighter(row.id)
    return msgspec.structs.replace(row, statistics=fighter.statistics, condition=fighter.condition)


def pieces_now(course: Course | None, character: int, held: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """What a character has in the fight, parts of piles that were opened in it too, then what they did not bring."""
    if course is None:
        return held
    brought = course.items
    pieces = course.fight.fighter(character).pieces
    own = {piece.id for piece in pieces}
    return (*pieces, *(piece for piece in held if piece.id not in brought and piece.id not in own))


def items_now(courses: Sequence[Course], items: Iterable[Item], holders: Mapping[int, int]) -> Iterator[Item]:
    """Items as fights have them, with whoever picked them up; what lies on the ground or is destroyed is left out.

    ``holders`` are those of the characters.
    """
    brought = {item: owner for course in courses for item, owner in course.items.items()}
    now = {item: owned for course in courses for item, owned in owned_now(course).items()}
    for item in items:
        if item.id not in brought:
            yield item
        elif item.id in now:
            yield _item_now(item, brought[item.id], now[item.id], holders)


def item_now(courses: Sequence[Course], item: Item, holders: Mapping[int, int]) -> Item:
    """One item as fights have it; as it is stored where no one has it any more."""
    return next(items_now(courses, [item], holders), item)


def owned_now(course: Course) -> Mapping[int, Owned]:
    """Who has each item now; of a pile that was parted, the part of whoever brought it."""
    brought = course.items
    found: dict[int, Owned] = {}
    for fighter in course.fight.fighters:
        for piece in fighter.pieces:
            if piece.id not in found or brought.get(piece.id) == fighter.id != found[piece.id][0]:
                found[piece.id] = fighter.id, piece
    return found


def _item_now(item: Item, owner: int, now: Owned, holders: Mapping[int, int]) -> Item:
    character, piece = now
    changed = msgspec.structs.replace(item, wear=piece.wear, quantity=piece.quantity, slot=piece.slot)
    if character != owner:
        changed = msgspec.structs.replace(changed, holder=holders[character], inside=None)
    return changed
