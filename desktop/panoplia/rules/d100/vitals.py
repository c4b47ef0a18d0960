# SPDX-License-Identifier: GPL-3.0-or-later
"""A character's life: how it begins, what hurts and heals it, and what an edit leaves of it (PC-2, PC-36)."""

import msgspec

from panoplia.rules.creation import Answers
from panoplia.rules.d100.character import CAREERS, Condition, Statistics, career_name
from panoplia.rules.d100.derived import fortune, most_mana, most_wounds
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Words, note, several
from panoplia.rules.system import Subject

BY_FATE = QT_TRANSLATE_NOOP("d100", "Alive by fate; points of fate left: {left}")


def begin(answers: Answers) -> tuple[Statistics, Condition]:
    """A new character, whole and rested; a career of ours brings its skills and spells (set)."""
    career = CAREERS.get(str(answers.get("career", "")))
    brought = {"skills": _listed(career.skills), "spells": _listed(career.spells)} if career else {}
    statistics = msgspec.convert({**brought, **answers}, Statistics)
    return statistics, rested(statistics)


def _listed(keys: tuple[str, ...]) -> list[dict[str, str]]:
    return [{"key": key} for key in keys]


def rested(statistics: Statistics) -> Condition:
    """All wounds, mana and fortune there."""
    return Condition(most_wounds(statistics).total, most_mana(statistics).total, fortune(statistics).total)


def fit(statistics: Statistics, condition: Condition) -> Condition:
    """Wounds, mana and fortune at most what the statistics allow, after an edit of either."""
    most = rested(statistics)
    return Condition(
        min(condition.wounds, most.wounds), min(condition.mana, most.mana), min(condition.fortune, most.fortune),
        condition.life,
    )  # fmt: skip


def spared(statistics: Statistics, condition: Condition) -> tuple[Statistics, Condition]:
    """A point of fate is spent for good, and death averted; with less fate there is less fortune a day (PC-61)."""
    after = msgspec.structs.replace(statistics, fate=statistics.fate - 1)
    return after, fit(after, msgspec.structs.replace(condition, life="alive"))


def vitality(subject: Subject) -> tuple[int, int]:
    """Wounds left, and the most of them (PC-2)."""
    return subject.condition.wounds, most_wounds(subject.statistics).total


def with_vitality(condition: Condition, value: int) -> Condition:
    """With that many wounds left; they stop at 0, and what goes beyond is a critical of its own (PC-36)."""
    return msgspec.structs.replace(condition, wounds=max(value, 0))


def summary(subject: Subject) -> Words:
    """Species and career, or the wounds of those who have neither, for lists."""
    statistics: Statistics = subject.statistics
    said = [words for words in (statistics.species, career_name(statistics)) if words]
    return several(said) if said else _wounds(subject)


def _wounds(subject: Subject) -> Note:
    wounds, most = vitality(subject)
    return note(QT_TRANSLATE_NOOP("d100", "wounds {wounds} of {most}"), wounds=wounds, most=most)
