# SPDX-License-Identifier: GPL-3.0-or-later
"""The ladder of usage dice: what wears down a step at a time, in one system by its book, in another by a house rule."""

from fractions import Fraction
from typing import Literal, get_args

import msgspec

Die = Literal["d4", "d6", "d8", "d10", "d12", "d20"]
LADDER: tuple[Die, ...] = get_args(Die)


def sides(die: Die) -> int:
    """How many faces a die has."""
    return int(die[1:])


def lower(die: Die | None, steps: int = 1) -> Die | None:
    """A usage die some steps down the ladder; below d4 it is spent, and spent it stays (DH-10)."""
    place = LADDER.index(die) - steps if die else -1
    return LADDER[place] if place >= 0 else None


def higher(die: Die | None) -> Die:
    """A usage die one step up the ladder; nothing is above d20 (DH-15)."""
    place = LADDER.index(die) + 1 if die else 0
    return LADDER[min(place, len(LADDER) - 1)]


def above(die: Die, other: Die) -> bool:
    """True where ``die`` stands higher on the ladder."""
    return LADDER.index(die) > LADDER.index(other)


class Drops(msgspec.Struct, frozen=True):
    """Whether a usage die drops: on 1 or 2 (DH-10)."""

    start: int = 0

    def add(self, so_far: int, face: int) -> int:
        return so_far + face

    def outcome(self, end: int) -> bool:
        return end <= 2


def chances_to_drop(die: Die) -> tuple[Fraction, ...]:
    """For each die from ``die`` down to d4: the chance that a roll of it makes it drop (DH-10)."""
    dropping = sum(Drops().outcome(face) for face in range(1, sides(LADDER[0]) + 1))
    return tuple(Fraction(dropping, sides(step)) for step in reversed(LADDER[: LADDER.index(die) + 1]))
