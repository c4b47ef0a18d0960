# SPDX-License-Identifier: GPL-3.0-or-later
"""A character with what follows from gear and catalogue, put together once for sheet and trials."""

from collections.abc import Mapping

import msgspec

from panoplia.rules.d100.character import Condition, OwnedSkill, Statistics
from panoplia.rules.d100.derived import SkillTarget, figures, lost_target
from panoplia.rules.d100.in_use import worn_by
from panoplia.rules.d100.skills import Skills, known_skills
from panoplia.rules.d100.worn import Worn
from panoplia.rules.system import Lore, Subject
from panoplia.rules.why import Sum


class Person(msgspec.Struct, frozen=True):
    """``figures`` are all those of ``derived.figures``."""

    subject: Subject
    worn: Worn
    skills: Skills
    figures: Mapping[str, Sum]

    @classmethod
    def of(cls, subject: Subject) -> "Person":
        """A subject with all that is derived."""
        worn = worn_by(subject.pieces)
        return cls(subject, worn, known_skills(subject.lore), figures(subject.statistics, worn))

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

    def lore(self, category: str) -> tuple[Lore, ...]:
        """What can be known of a kind."""
        return tuple(each for each in self.subject.lore if each.category == category)

    def by_ref(self, category: str) -> Mapping[str, Lore]:
        """What can be known of a kind, as sheets name it."""
        return {each.ref: each for each in self.lore(category)}

    def lost(self, owned: OwnedSkill) -> SkillTarget:
        """A skill on the sheet that is on no list any more."""
        return lost_target(self.statistics, owned)
