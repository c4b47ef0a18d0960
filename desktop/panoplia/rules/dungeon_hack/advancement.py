# SPDX-License-Identifier: GPL-3.0-or-later
"""A new level: one more health die of the class (DH-5). Experience is a number that no rule reads."""

from typing import Any

import msgspec

from panoplia.rules.dungeon_hack.character import (
    CALLINGS,
    HIGHEST_LEVEL,
    MOST_EXPERIENCE,
    MOST_HEALTH,
    calling_name,
    fit,
)
from panoplia.rules.dungeon_hack.dice import damage
from panoplia.rules.editors import Pick
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.refusal import Refused
from panoplia.rules.script import Dice, Play
from panoplia.rules.system import Case, Subject
from panoplia.rules.trial import Attempt, Circumstance, Effects, Told, Trial

TITLE = QT_TRANSLATE_NOOP("dungeon-hack", "Level up")
HEALTH_DIE = QT_TRANSLATE_NOOP("dungeon-hack", "Health die")
DICE = ("d4", "d6", "d8", "d10", "d12")


def advancement(subject: Subject) -> Trial:
    """The next level of a character; refused at the highest one (DH-5) and at 0 health (DH-45)."""
    statistics = subject.statistics
    if statistics.level >= HIGHEST_LEVEL:
        highest = note(
            QT_TRANSLATE_NOOP("dungeon-hack", "Level {level} is the highest."), "DH-5", level=statistics.level
        )
        return Trial("advance", TITLE, "DH-5", highest, refusal=highest)
    if not subject.condition.health:
        down = note(QT_TRANSLATE_NOOP("dungeon-hack", "At 0 health nobody gains a level: heal first."), "DH-45")
        return Trial("advance", TITLE, "DH-5", down, refusal=down)
    known = CALLINGS.get(statistics.calling)
    explanation = note(
        QT_TRANSLATE_NOOP("dungeon-hack", "{calling}: from level {level} to {next}, with one more health die."), "DH-5",
        calling=calling_name(statistics), level=statistics.level, next=statistics.level + 1,
    )  # fmt: skip
    asked = (
        () if known else
        (Circumstance("die", HEALTH_DIE, Pick(tuple((die, die) for die in DICE)), "d8", clause="DH-5"),)
    )  # fmt: skip
    own = known.health.partition("+")[0] if known else ""
    return Trial(
        "advance", TITLE, "DH-5", explanation, circumstances=asked,
        attempt=lambda told: _attempt(subject, _size(told, own)),
    )  # fmt: skip


def with_experience(statistics: Any, gained: int) -> Any:
    """More experience, and nothing else."""
    total = statistics.experience + gained
    if total > MOST_EXPERIENCE:
        raise Refused(
            QT_TRANSLATE_NOOP("dungeon-hack", "{total} points of experience are too many: the sheet holds {most}."),
            "experience", total=total, most=MOST_EXPERIENCE,
        )  # fmt: skip
    return msgspec.structs.replace(statistics, experience=total)


def _size(told: Told, own: str) -> int:
    (size,) = damage(own or str(told.get("die", "d8"))).sizes
    return size


def _attempt(subject: Subject, size: int) -> Attempt:
    statistics, most = subject.statistics, MOST_HEALTH - subject.statistics.health_max
    return Attempt(
        script=lambda: _level(size, most),
        cases={gain: Case(f"+{gain}", "good") for gain in range(min(1, most), min(size, most) + 1)},
        case=lambda gain: gain,
        sentence=lambda gain: note(
            QT_TRANSLATE_NOOP("dungeon-hack", "Level {level}: {gain} more health, {health} in all"), "DH-5",
            level=statistics.level + 1, gain=gain, health=statistics.health_max + gain,
        ),
        effects=lambda gain: _grown(subject, gain),
    )  # fmt: skip


def _level(size: int, most: int) -> Play:
    """What the die adds, as far as a sheet holds it."""
    gained = yield Dice((size,), HEALTH_DIE)
    return min(gained.outcome, most)


def _grown(subject: Subject, gain: int) -> Effects:
    """Whoever is hurt stays hurt by as much."""
    statistics = msgspec.structs.replace(
        subject.statistics, level=subject.statistics.level + 1, health_max=subject.statistics.health_max + gain
    )
    condition = msgspec.structs.replace(subject.condition, health=subject.condition.health + gain)
    return Effects(statistics=statistics, condition=fit(statistics, condition))
