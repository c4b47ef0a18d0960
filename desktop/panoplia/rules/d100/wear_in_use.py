# SPDX-License-Identifier: GPL-3.0-or-later
"""Attacks and parries by the sheet, which can cost the weapon that they are made with (PC-91, PC-93)."""

from typing import Any

import msgspec

from panoplia.rules.d100.ammunition import struck
from panoplia.rules.d100.attack import AttackInput, AttackResult, attack, followed, to_hit
from panoplia.rules.d100.checks import FAILURE, SUCCESS, rerolls
from panoplia.rules.d100.defence import PARRY
from panoplia.rules.d100.durability import is_tested, wear_down
from panoplia.rules.d100.modifiers import listed
from panoplia.rules.d100.percent import Modifiers, total
from panoplia.rules.notes import note
from panoplia.rules.script import Dice, Part, Play, whole
from panoplia.rules.usage_dice import Die


class Used(msgspec.Struct, frozen=True):
    """What came of using a weapon: the result, the durability die that is left of it, the shots that broke."""

    result: Any
    die: Die | None = None
    lost: int = 0


def attack_with(case: AttackInput, die: Die | None) -> Play:
    """An attack with a weapon that has this durability die; ``None`` wears out nothing (PC-93)."""
    if die is None:
        result = yield from attack(case)
        return Used(result)
    hit = yield from to_hit(case, wears=True)
    left = (yield from wear_down(die)) if hit.tested else die
    return Part(_followed, (case, msgspec.structs.replace(hit, tested=False), left))


def _followed(case: AttackInput, hit: Any, die: Die | None) -> Play:
    result = yield from whole(followed, case, hit)
    return Used(result, die)


def attack_with_shot(case: AttackInput) -> Play:
    """An attack with an arrow or bolt in hand, which a hit may break (PC-91)."""
    result: AttackResult = yield from attack(case)
    if not result.hit or result.avoided:
        return Used(result)
    broke = yield from struck()
    return Used(result, lost=int(broke))


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
