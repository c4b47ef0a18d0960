# SPDX-License-Identifier: GPL-3.0-or-later
"""A character with what follows from gear and catalogue, each part put together when it is first asked for."""

from collections.abc import Mapping
from functools import cached_property

import msgspec

from panoplia.rules.espada_negra import derived
from panoplia.rules.espada_negra.character import Condition, Statistics
from panoplia.rules.espada_negra.derived import SkillCheck, figures
from panoplia.rules.espada_negra.in_use import InUse, in_use
from panoplia.rules.espada_negra.skills import Skills, known_skills
from panoplia.rules.system import Lore, Subject
from panoplia.rules.why import Sum


class Person(msgspec.Struct, frozen=True, dict=True):
    """A subject with all that is derived; a fight asks for few figures, and very often."""

    subject: Subject

    @cached_property
    def used(self) -> InUse:
        """What is worn and wielded."""
        return in_use(self.subject.pieces)

    @cached_property
    def skills(self) -> Skills:
        """The list of skills where they play."""
        return known_skills(self.subject.lore)

    @cached_property
    def figures(self) -> Mapping[str, Sum]:
        """All those of ``derived.figures``."""
        return figures(self.statistics, self.condition, self.used)

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
