# SPDX-License-Identifier: GPL-3.0-or-later
"""Someone who casts: what they have for it, and what they lack (PC-70 to PC-74)."""

from collections.abc import Iterator

import msgspec

from panoplia.rules.d100.character import Statistics
from panoplia.rules.d100.derived import magic, owned_target
from panoplia.rules.d100.fitness import dead
from panoplia.rules.d100.gear import Spell
from panoplia.rules.d100.skills import ARCANE_TONGUE, CHANNELLING, known_skills
from panoplia.rules.d100.worn import Worn
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note
from panoplia.rules.system import Lore, Subject
from panoplia.rules.trial import Effects
from panoplia.rules.why import Sum


class Caster(msgspec.Struct, frozen=True):
    """Someone who casts, in what they wear."""

    subject: Subject
    worn: Worn

    @property
    def statistics(self) -> Statistics:
        """What is written on the sheet."""
        statistics: Statistics = self.subject.statistics
        return statistics

    @property
    def mana(self) -> int:
        """What is left of it."""
        mana: int = self.subject.condition.mana
        return mana

    @property
    def fortune(self) -> int:
        """Points that are left today."""
        fortune: int = self.subject.condition.fortune
        return fortune

    @property
    def spells(self) -> Iterator[Lore]:
        """What the sheet lists and the campaign knows, each once."""
        by_ref = {each.ref: each for each in self.subject.lore if isinstance(each.data, Spell)}
        listed = dict.fromkeys(learnt.key for learnt in self.statistics.spells)
        yield from (by_ref[key] for key in listed if key in by_ref)

    def channelling(self, statistics: Statistics) -> Sum | None:
        """The target of Channelling as the sheet has it; ``None`` without the skill (PC-72)."""
        found = owned_target(statistics, known_skills(self.subject.lore), CHANNELLING, self.worn)
        return found.target if found else None

    def unable(self) -> Note | None:
        """Why no spell can be cast at all (PC-70)."""
        if gone := dead(self.subject):
            return gone
        if magic(self.statistics).total < 1:
            return note(QT_TRANSLATE_NOOP("d100", "Nobody casts without Magic."), "PC-70")
        if self.channelling(self.statistics) is None:
            return note(QT_TRANSLATE_NOOP("d100", "Nobody casts without the skill Channelling."), "PC-70")
        if all(owned.key != ARCANE_TONGUE for owned in self.statistics.skills):
            return note(QT_TRANSLATE_NOOP("d100", "Nobody casts without an arcane tongue."), "PC-70")
        return None

    def short_of(self, data: Spell) -> bool:
        """Whether there is less mana than a spell costs (PC-73)."""
        return self.mana < data.difficulty

    def with_mana(self, mana: int, fortune: int) -> Effects:
        """What a spell leaves behind."""
        before = self.subject.condition
        after = msgspec.structs.replace(before, mana=mana, fortune=fortune)
        return Effects() if after == before else Effects(condition=after)
