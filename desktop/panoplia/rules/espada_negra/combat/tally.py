# SPDX-License-Identifier: GPL-3.0-or-later
"""What a fight counts of a fighter beside the sheet: effort, the act of this turn, surprise (EN-5, EN-10 to EN-40)."""

from typing import Annotated

import msgspec

from panoplia.rules.espada_negra.character import MOST_POINTS, Condition, Points
from panoplia.rules.espada_negra.derived import taken_by_wounds
from panoplia.rules.espada_negra.fighters import Paid, Surprised
from panoplia.rules.fights.state import Fighter
from panoplia.rules.system import Subject

MOST_TIE = 100

Tie = Annotated[int, msgspec.Meta(ge=0, le=MOST_TIE)]


class Assault(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The attacks of an act so far: at whom, with what pieces, and what both have paid for (EN-5, EN-28)."""

    target: int
    struck: tuple[int, ...]
    paid: tuple[Paid, ...] = ()
    answered: tuple[Paid, ...] = ()


class Tally(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``fresh`` is the stamina at the start of the fight as it were without wounds of the torso (EN-31, EN-36).

    ``tie`` is the place by chance, 0 where none was rolled (EN-10); ``aimed`` the last target. The rest but
    ``spent_ever`` is of this turn, which is the whole round (EN-12).
    """

    fresh: Points = 0
    tie: Tie = 0
    aimed: int = 0
    spent_ever: bool = False
    spent: Points = 0
    hurt: bool = False
    acted: bool = False
    concentrated: bool = False
    surprised: Surprised = 0
    assault: Assault | None = None

    def after_effort(self, points: int) -> "Tally":
        """With so much more effort (EN-5)."""
        if not points:
            return self
        return msgspec.structs.replace(self, spent=min(self.spent + points, MOST_POINTS), spent_ever=True)

    def after_act(self) -> "Tally":
        """The act of this turn is used (EN-20)."""
        return msgspec.structs.replace(self, acted=True, assault=None)

    @property
    def next_turn(self) -> "Tally":
        """As a turn begins (EN-12)."""
        return Tally(self.fresh, self.tie, self.aimed, self.spent_ever)


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing: the book knows no places (its fights are abstract)."""


def enlisted(subject: Subject) -> Tally:
    """As someone comes into a fight."""
    condition: Condition = subject.condition
    return Tally(min(condition.stamina + taken_by_wounds(condition, "torso"), MOST_POINTS))


def start_of(fighter: Fighter) -> int:
    """The stamina at the start of the fight, less what wounds have taken since (EN-31, EN-36)."""
    fresh: int = fighter.tally.fresh
    return max(fresh - taken_by_wounds(fighter.condition, "torso"), 0)


def with_tally(fighter: Fighter, tally: Tally) -> Fighter:
    """The same fighter with another tally."""
    return msgspec.structs.replace(fighter, tally=tally)
