# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of criticals: what a blow does beyond the last wound (PC-36, PC-37)."""

from typing import Annotated

import msgspec

from panoplia.rules.d100.checks import face_of
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.script import Dice, Play, Shown

CRITICAL = QT_TRANSLATE_NOOP("d100", "critical")
DEATH = QT_TRANSLATE_NOOP("d100", "Critical of value {value}: {roll} has the effect {effect}: death.")
NOTHING_MORE = QT_TRANSLATE_NOOP("d100", "Critical of value {value}: {roll} has the effect {effect}: nothing more.")
HIGHEST_COLUMN = 10
DEADLY_VALUE, DEADLY_EFFECT = 5, 6

_TABLE = (
    (5, 7, 9, 10, 10, 10, 10, 10, 10, 10),
    (5, 6, 8, 9, 10, 10, 10, 10, 10, 10),
    (4, 6, 8, 9, 9, 10, 10, 10, 10, 10),
    (4, 5, 7, 8, 9, 9, 10, 10, 10, 10),
    (3, 5, 7, 8, 8, 9, 9, 10, 10, 10),
    (3, 4, 6, 7, 8, 8, 9, 9, 10, 10),
    (2, 4, 6, 7, 7, 8, 8, 9, 9, 10),
    (2, 3, 5, 6, 7, 7, 8, 8, 9, 9),
    (1, 3, 5, 6, 6, 7, 7, 8, 8, 9),
    (1, 2, 4, 5, 6, 6, 7, 7, 8, 8),
)
"""A line for each ten of the d100, a column for each critical value from 1 to 10."""


def effect_of(value: int, roll: int) -> int:
    """The effect, 1 to 10, of a critical value and a d100; values above 10 count as 10 (PC-37)."""
    return _TABLE[(roll - 1) // 10][min(value, HIGHEST_COLUMN) - 1]


def is_deadly(value: int, effect: int) -> bool:
    """Effects from 6 on are death, and so is every critical value from 5 on (PC-37)."""
    return value >= DEADLY_VALUE or effect >= DEADLY_EFFECT


class Effects(msgspec.Struct, frozen=True):
    """The effect of a d100 in one column of the table (PC-37)."""

    column: int
    start: int = 0

    def add(self, so_far: int, face: int) -> int:
        return so_far + face

    def outcome(self, end: int) -> int:
        return effect_of(self.column, end)


class Critical(msgspec.Struct, frozen=True):
    """A critical: its value, uncut, and the effect that was rolled for it (PC-36, PC-37)."""

    value: int
    effect: int
    roll: Shown = msgspec.UNSET

    @property
    def dead(self) -> bool:
        """Whether it kills, unless fate is spent (PC-61)."""
        return is_deadly(self.value, self.effect)


def critical_rolled(value: int) -> Play:
    """Roll on the table; returns the critical (PC-37)."""
    request = Dice((100,), CRITICAL, Effects(min(value, HIGHEST_COLUMN)))
    answer = yield request
    critical = Critical(value, answer.outcome, face_of(answer))
    yield note(
        DEATH if critical.dead else NOTHING_MORE,
        "PC-37",
        value=value,
        roll=request.shown(answer),
        effect=critical.effect,
    )
    return critical


class CriticalInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A critical value."""

    value: Annotated[int, msgspec.Meta(ge=1, le=999_999)]


class CriticalResult(msgspec.Struct, frozen=True):
    """The effect, 1 to 10, and whether it is death."""

    effect: int
    dead: bool


def critical(case: CriticalInput) -> Play:
    """One roll on the table of criticals (PC-37)."""
    rolled = yield from critical_rolled(case.value)
    return CriticalResult(rolled.effect, rolled.dead)
