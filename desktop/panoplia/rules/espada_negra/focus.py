# SPDX-License-Identifier: GPL-3.0-or-later
"""Concentration as figures, bars of odds and words, for sheet and fight (EN-5, EN-11, EN-37)."""

from collections.abc import Mapping

import msgspec

from panoplia.rules.espada_negra.character import MOST_POINTS, Condition
from panoplia.rules.espada_negra.check_trials import Checked
from panoplia.rules.espada_negra.circumstances import by_the_gm, granted, modified, told_figure, told_terms
from panoplia.rules.espada_negra.concentration import ConcentrateInput
from panoplia.rules.espada_negra.exertion import Exerted, effort
from panoplia.rules.espada_negra.person import Person
from panoplia.rules.gauges import Role
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Words, note, several
from panoplia.rules.system import Case
from panoplia.rules.trial import Told
from panoplia.rules.why import Sum, Term

MOST_BARS = 8
POINTS = QT_TRANSLATE_NOOP("espada-negra", "concentration {before} → {after}")


class Focus(msgspec.Struct, frozen=True):
    """A check of concentration, and the figures that it is made of."""

    case: ConcentrateInput
    runes: Sum
    level: Sum

    @property
    def _least(self) -> int:
        return max(self.case.level, 0)

    @property
    def _most(self) -> int:
        return max(self.case.level + max(self.case.runes + (self.case.effort or 0), 0), 0)

    @property
    def _width(self) -> int:
        return (self._most - self._least) // MOST_BARS + 1

    @property
    def cases(self) -> Mapping[int, Case]:
        """A bar for every point that can be gained, or for a few at a time."""
        width, most = self._width, self._most
        return {low: _gained(low, min(low + width - 1, most)) for low in range(self._least, most + 1, width)}

    def case_of(self, came: Exerted) -> int:
        """The bar of a result."""
        gained: int = came.result.points - self.case.points - self._least
        return gained // self._width * self._width + self._least

    def in_words(self, came: Exerted) -> Words:
        """The result in a line."""
        return several((
            note(POINTS, "EN-37", before=self.case.points, after=came.result.points),
            note(QT_TRANSLATE_NOOP("espada-negra", "initiative {before} → {after}"), "EN-37",
                 before=self.case.initiative, after=came.result.initiative),
        ))  # fmt: skip

    @property
    def sources(self) -> tuple[Words, ...]:
        """Where the runes and the level come from."""
        what = note(QT_TRANSLATE_NOOP("espada-negra", "Runes"))
        return (*told_figure(what, self.runes, "EN-3"), *told_terms(self.level))


def focus_of(checked: Checked, person: Person, said: Told, more: tuple[Term, ...] = ()) -> Focus:
    """The check under what was told; ``more`` runes come of something else."""
    thrown = checked.thrown(granted(person, said))
    runes = modified(thrown.runes, *more, *by_the_gm(said))
    case = ConcentrateInput(
        runes.total, person.figures["initiative"].total, thrown.level.total, person.condition.concentration,
        effort(person, thrown.runes.total, runes.total, said),
    )  # fmt: skip
    return Focus(case, runes, thrown.level)


def no_initiative(person: Person) -> Note | None:
    """Nobody goes below 0 (EN-11)."""
    if person.figures["initiative"].total:
        return None
    return note(QT_TRANSLATE_NOOP("espada-negra", "There is no initiative left to give up."), "EN-11")


def concentrated(before: Condition, came: Exerted) -> Condition:
    """Stamina that is spent on concentration itself costs none of it (EN-37)."""
    return msgspec.structs.replace(
        before, stamina=before.stamina - came.spent, initiative_lost=min(before.initiative_lost + 1, MOST_POINTS),
        concentration=min(came.result.points, MOST_POINTS),
    )  # fmt: skip


def _gained(low: int, high: int) -> Case:
    tone: Role = "accent2" if high else "muted"
    if low == high:
        return Case(note(QT_TRANSLATE_NOOP("espada-negra", "points +{points}"), points=low), tone)
    return Case(note(QT_TRANSLATE_NOOP("espada-negra", "points +{low}–{high}"), low=low, high=high), tone)
