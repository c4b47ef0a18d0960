# SPDX-License-Identifier: GPL-3.0-or-later
"""What a blow or a spell did to its target, as bars of odds and in words (PC-34 to PC-37)."""

from collections.abc import Mapping
from typing import Any

from panoplia.rules.d100.criticals import Critical
from panoplia.rules.harms import harm, harms
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note
from panoplia.rules.system import Case

BY_FURY = QT_TRANSLATE_NOOP("d100", "by fury, {damage} or more")
DEADLY = QT_TRANSLATE_NOOP("d100", "damage {damage}, critical of value {value}, effect {effect}: death")
SURVIVED = QT_TRANSLATE_NOOP(
    "d100", "damage {damage}, critical of value {value}, effect {effect}: alive with 0 wounds left"
)
DIE = 10
"""The most that the die of a blow shows without fury."""


def most_by_dice(points: int, tb: int, armour: int, wounds: int) -> int:
    """The most damage without fury and without a critical, of what adds ``points`` to the die."""
    return max(min(DIE + points - tb - armour, wounds), 0)


def struck_cases(most: int) -> Mapping[Any, Case]:
    """A bar for each range of damage that needs no fury, and for all that is more."""
    return {
        "nothing": Case(note(QT_TRANSLATE_NOOP("d100", "hit, no damage")), "muted"),
        **harms(most, "accent2"),
        "furious": Case(note(BY_FURY, damage=most + 1), "accent2"),
        "critical": Case(note(QT_TRANSLATE_NOOP("d100", "critical, alive")), "good"),
        "dead": Case(note(QT_TRANSLATE_NOOP("d100", "target dead")), "good"),
    }


def struck_case(damage: int, critical: Critical | None, most: int) -> Any:
    """The bar of something that struck."""
    if critical:
        return "dead" if critical.dead else "critical"
    if damage > most:
        return "furious"
    return harm(damage, most) if damage else "nothing"


def wound_told(damage: int, left: int, critical: Critical | None) -> Note:
    """The damage, and how its target is."""
    if critical is None:
        return note(QT_TRANSLATE_NOOP("d100", "damage {damage}, wounds left: {left}"), "PC-35",
                    damage=damage, left=left)  # fmt: skip
    said = DEADLY if critical.dead else SURVIVED
    return note(said, "PC-37", damage=damage, value=critical.value, effect=critical.effect)
