# SPDX-License-Identifier: GPL-3.0-or-later
"""Where items really lie, in a library that may contradict itself: with a holder, in a container, or nowhere."""

import sqlite3
from collections.abc import Collection, Mapping
from typing import Literal

import msgspec

Trouble = Literal["both", "neither", "away"]
Spot = tuple[int | None, int | None]
"""A holder and a container; at most one of the two."""


class Whereabouts(msgspec.Struct, frozen=True):
    """``wrong`` are the items whose place is none, and ``spots`` where they still belong.

    ``rings`` are the items that lie inside each other; those that lie with a holder too are in none.
    """

    wrong: dict[int, Trouble]
    spots: dict[int, Spot]
    rings: tuple[tuple[int, ...], ...]

    @property
    def lost(self) -> tuple[int, ...]:
        """The items that belong nowhere."""
        return tuple(item for item in self.wrong if self.spots[item] == (None, None))


def whereabouts(connection: sqlite3.Connection, without: Collection[int] = ()) -> Whereabouts:
    """Look for all items; those in ``without`` are taken for gone."""
    holders = {id for (id,) in connection.execute("SELECT id FROM holder")}
    found = {
        id: (holder, inside)
        for id, holder, inside in connection.execute("SELECT id, holder, inside FROM item ORDER BY id")
        if id not in without
    }
    wrong: dict[int, Trouble] = {}
    spots: dict[int, Spot] = {}
    within: dict[int, int] = {}
    for item, (holder, inside) in found.items():
        there = holder if holder in holders else None
        around = inside if inside in found else None
        # Whoever holds it leads to a campaign for certain; a container might lead back here.
        spot = (there, None) if there is not None else (None, around)
        if spot != (holder, inside) or spot == (None, None):
            wrong[item] = _trouble(holder, inside)
            spots[item] = spot
        if spot[1] is not None:
            within[item] = spot[1]
    return Whereabouts(wrong, spots, _rings(within))


def _trouble(holder: int | None, inside: int | None) -> Trouble:
    if holder is not None and inside is not None:
        return "both"
    return "neither" if holder is None and inside is None else "away"


def _rings(within: Mapping[int, int]) -> tuple[tuple[int, ...], ...]:
    rings: list[tuple[int, ...]] = []
    known: set[int] = set()
    for start in within:
        path: dict[int, None] = {}
        item: int | None = start
        while item is not None and item not in known and item not in path:
            path[item] = None
            item = within.get(item)
        if item is not None and item in path:
            walked = list(path)
            rings.append(tuple(sorted(walked[walked.index(item) :])))
        known |= path.keys()
    return tuple(rings)
