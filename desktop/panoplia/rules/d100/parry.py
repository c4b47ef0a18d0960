# SPDX-License-Identifier: GPL-3.0-or-later
"""The roll of a parry, which can cost the weapon that it is made with (PC-18, PC-32, PC-93)."""

from typing import Any

import msgspec

from panoplia.rules.d100.checks import FAILURE, SUCCESS, rerolls
from panoplia.rules.d100.durability import is_tested, wear_down
from panoplia.rules.d100.modifiers import listed
from panoplia.rules.d100.percent import Modifiers, total
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.script import Dice, Play
from panoplia.rules.usage_dice import Die

PARRY = QT_TRANSLATE_NOOP("d100", "parry")


class Used(msgspec.Struct, frozen=True):
    """What came of using a weapon: the result, the durability die that is left of it, the shots that broke."""

    result: Any
    die: Die | None = None
    lost: int = 0


class Tried(msgspec.Struct, frozen=True, gc=False):
    """Whether a parry succeeds, and whether its roll tests the weapon (PC-93)."""

    success: bool
    tested: bool


class Parries(msgspec.Struct, frozen=True):
    """A d100 to parry with something that wears, or that does not (PC-32, PC-93)."""

    target: int
    wears: bool
    start: int = 0

    def add(self, so_far: int, face: int) -> int:
        return so_far + face

    def outcome(self, end: int) -> Tried:
        return Tried(end <= self.target, self.wears and is_tested(end))


class Parried(msgspec.Struct, frozen=True):
    """Whether the blow was parried, and the fortune that is left."""

    success: bool
    fortune: int


def parry_with(target: int, modifiers: Modifiers, die: Die | None, fortune: int) -> Play:
    """A parry; the roll that stands tests the durability die of what parries (PC-18, PC-32, PC-93)."""
    yield from listed(modifiers, "PC-32")
    target += total(modifiers)
    tried = yield from _parry(target, die is not None, "PC-32")
    if not tried.success and (yield from rerolls(fortune)):
        fortune -= 1
        tried = yield from _parry(target, die is not None, "PC-18")
    left = (yield from wear_down(die)) if die and tried.tested else die
    return Used(Parried(tried.success, fortune), left)


def _parry(target: int, wears: bool, clause: str) -> Play:
    request = Dice((100,), PARRY, Parries(target, wears))
    answer = yield request
    tried: Tried = answer.outcome
    yield note(SUCCESS if tried.success else FAILURE, clause,
               roll=request.shown(answer), target=target, what=note(PARRY))  # fmt: skip
    return tried
