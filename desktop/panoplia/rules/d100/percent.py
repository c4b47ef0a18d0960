# SPDX-License-Identifier: GPL-3.0-or-later
"""Percentages: what is rolled against, what changes it, and how well a d100 does (PC-10 to PC-14)."""

from collections.abc import Iterable
from typing import Annotated, Literal

import msgspec

Percentage = Annotated[int, msgspec.Meta(ge=0, le=100)]
"""A characteristic (PC-1)."""
Target = Annotated[int, msgspec.Meta(ge=-999, le=999)]
"""What a roll must not exceed; below 1 it cannot succeed, from 100 on it cannot fail (PC-14)."""
Count = Annotated[int, msgspec.Meta(ge=0, le=999)]
Points = Annotated[int, msgspec.Meta(ge=-999, le=999)]
Wounds = Annotated[int, msgspec.Meta(ge=0, le=999_999)]

Skill = Literal["trained", "untrained_basic", "untrained_advanced", "none"]
"""Whether one has the skill, or of which kind it is; ``none`` tests the characteristic (PC-11, PC-17)."""
Mastery = Literal[0, 10, 20]


class Modifier(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A reason and what it is worth. ``why`` is the id of a modifier of the book, or what a person wrote."""

    why: str
    value: Points


Modifiers = tuple[Modifier, ...]


class Degree(msgspec.Struct, frozen=True, gc=False):
    """How a test went: ``levels`` of success, or of failure, which are counted below 0 (PC-13)."""

    success: bool
    levels: int


def signed(value: int) -> str:
    """A figure with its sign, and a true minus."""
    return f"{value:+d}".replace("-", "−")


def total(modifiers: Iterable[Modifier]) -> int:
    """What the modifiers add up to."""
    return sum(modifier.value for modifier in modifiers)


def bonus_of(characteristic: int) -> int:
    """The strength or toughness bonus: the tens of the characteristic, after all that changes it (PC-2, PC-4)."""
    return characteristic // 10


def half_up(value: int) -> int:
    """Half of a characteristic, rounded up (PC-11)."""
    return (value + 1) // 2


def target_of(
    characteristic: int, skill: Skill = "trained", mastery: int = 0, modifiers: Iterable[Modifier] = ()
) -> int:
    """What a test is rolled against: halved first, modified after; mastery only of those who have the skill (PC-12)."""
    base = half_up(characteristic) if skill == "untrained_basic" else characteristic
    return base + (mastery if skill == "trained" else 0) + total(modifiers)


def levels_of(target: int, roll: int) -> int:
    """Levels of success, or below 0 of failure, by whole tens (PC-13)."""
    return (target - roll) // 10 if roll <= target else -((roll - target) // 10)


def degree_of(target: int, roll: int) -> Degree:
    """Whether a roll succeeds, and how well (PC-10, PC-13)."""
    return Degree(roll <= target, levels_of(target, roll))
