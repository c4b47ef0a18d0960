# SPDX-License-Identifier: GPL-3.0-or-later
"""Attacks by the sheet, which can cost the weapon that they are made with (PC-91, PC-93)."""

from typing import Any

import msgspec

from panoplia.rules.d100.ammunition import struck
from panoplia.rules.d100.attack import AttackInput, AttackResult, attack, followed, to_hit
from panoplia.rules.d100.durability import wear_down
from panoplia.rules.d100.parry import Used
from panoplia.rules.script import Part, Play, whole
from panoplia.rules.usage_dice import Die


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
