# SPDX-License-Identifier: GPL-3.0-or-later
"""A character's life: how it begins, what hurts and heals it, and what an edit leaves of it (EN-4, EN-34, EN-35)."""

import msgspec

from panoplia.rules.creation import Answers
from panoplia.rules.espada_negra.character import (
    MOST_POINTS,
    PROFESSIONS,
    Condition,
    Statistics,
    profession_name,
)
from panoplia.rules.espada_negra.derived import dead_at, stamina, taken_by_wounds
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Words, note, several
from panoplia.rules.system import Subject


def begin(answers: Answers) -> tuple[Statistics, Condition]:
    """A new character, whole and rested; a profession of ours brings its skills (set)."""
    profession = PROFESSIONS.get(str(answers.get("profession", "")))
    learnt = profession.skills.items() if profession else ()
    brought = {"skills": [{"key": key, "level": level} for key, level in learnt]}
    statistics = msgspec.convert({**brought, **answers}, Statistics)
    return statistics, rested(statistics)


def rested(statistics: Statistics) -> Condition:
    """All stamina there, and no damage."""
    return Condition(stamina(statistics).total)


def fit(statistics: Statistics, condition: Condition, before: Condition) -> Condition:
    """Stamina less what new or graver wounds take, and at most what everything allows (EN-4, EN-36).

    What wounds take no more lets it rise again, and gives nothing back by itself.
    """
    taken = max(taken_by_wounds(condition, "torso") - taken_by_wounds(before, "torso"), 0)
    left = min(condition.stamina - taken, stamina(statistics, condition).total)
    return msgspec.structs.replace(condition, stamina=max(left, 0))


def vitality(subject: Subject) -> tuple[int, int]:
    """The damage that one still stands before death, below 0 what is beyond it, and all of it (EN-35)."""
    most = dead_at(subject.statistics).total
    return most - subject.condition.damage_taken, most


def with_vitality(subject: Subject, value: int) -> Condition:
    """With so much left before death; the damage of the dead goes on (EN-35)."""
    most = dead_at(subject.statistics).total
    condition: Condition = subject.condition
    return msgspec.structs.replace(condition, damage_taken=min(max(most - value, 0), MOST_POINTS))


def summary(subject: Subject) -> Words:
    """Origin, profession and level, or the damage of those who have none of them, for lists."""
    statistics: Statistics = subject.statistics
    level = note(QT_TRANSLATE_NOOP("espada-negra", "level {level}"), level=statistics.level) if statistics.level else ""
    said = [words for words in (statistics.origin, profession_name(statistics), level) if words]
    return several(said) if said else _damage(subject)


def _damage(subject: Subject) -> Note:
    return note(
        QT_TRANSLATE_NOOP("espada-negra", "damage {damage} of {most}"),
        damage=subject.condition.damage_taken, most=dead_at(subject.statistics).total,
    )  # fmt: skip
