# SPDX-License-Identifier: GPL-3.0-or-later
"""A character with what follows from gear and catalogue, put together once for sheet and trials."""

from collections.abc import Mapping

import msgspec

from panoplia.rules.espada_negra import derived
from panoplia.rules.espada_negra.character import Condition, Statistics
from panoplia.rules.espada_negra.derived import SkillCheck, figures
from panoplia.rules.espada_negra.in_use import InUse, in_use
from panoplia.rules.espada_negra.skills import Skills, known_skills
from panoplia.rules.system import Lore, Subject
from panoplia.rules.why import Sum


class Person(msgspec.Struct, frozen=True):
    """``figures`` are all those of ``derived.figures``."""

    subject: Subject
    used: InUse
    skills: Skills
    figures: Mapping[str, Sum]

    @classmethod
    def of(cls, subject: Subject) -> "Person":
        """A subject with all that is derived."""
        used = in_use(subject.pieces)
        return cls(subject, used, known_skills(subject.lore), figures(subject.statistics, subject.condition, used))

    @property
    def statistics(self) -> Statistics:
        """What is written on the sheet."""
        statistics: Statistics = self.subject.statistics
        return statistics

    @property
    def condition(self) -> Condition:
        """What play has changed."""
        condition: Condition = self.subject.condition
        return condition

    @property
    def dead(self) -> bool:
        """EN-35."""
        return derived.is_dead(self.statistics, self.condition)

    @property
    def unconscious(self) -> bool:
        """EN-34."""
        return derived.is_unconscious(self.statistics, self.condition)

    def check(self, key: str) -> SkillCheck:
        """What a skill throws (EN-3)."""
        return derived.skill_check(self.statistics, self.condition, key, self.skills)

    def lore(self, category: str) -> tuple[Lore, ...]:
        """What can be known of a kind."""
        return tuple(each for each in self.subject.lore if each.category == category)

    def by_ref(self, category: str) -> Mapping[str, Lore]:
        """What can be known of a kind, as sheets name it."""
        return {each.ref: each for each in self.lore(category)}
