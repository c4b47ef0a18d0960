# SPDX-License-Identifier: GPL-3.0-or-later
"""A character's life: how it begins, what hurts and heals it, and what an edit leaves of it (EN-4, EN-34, EN-35)."""

import msgspec

from panoplia.rules.creation import Answers
from panoplia.rules.espada_negra.character import PROFESSIONS, Condition, Statistics, profession_name
from panoplia.rules.espada_negra.derived import dead_at, stamina
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


def fit(statistics: Statistics, condition: Condition) -> Condition:
    """Stamina at most what statistics, fatigue and wounds allow, after an edit of any of them (EN-4, EN-36)."""
    most = stamina(statistics, condition).total
    return msgspec.structs.replace(condition, stamina=min(condition.stamina, most))


def vitality(subject: Subject) -> tuple[int, int]:
    """The damage that one still stands before death, and all of it (EN-35)."""
    most = dead_at(subject.statistics).total
    return max(most - subject.condition.damage_taken, 0), most


def with_vitality(subject: Subject, value: int) -> Condition:
    """With so much left before death; it stops at death (EN-35)."""
    most = dead_at(subject.statistics).total
    condition: Condition = subject.condition
    return msgspec.structs.replace(condition, damage_taken=max(most - max(value, 0), 0))


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
