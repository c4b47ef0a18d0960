# SPDX-License-Identifier: GPL-3.0-or-later
"""What a rule system is that says nothing more: no filters, no wear, no trials. Each says only what it has."""

from abc import ABC, abstractmethod
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import msgspec

from panoplia.rules.conversion import Conversion
from panoplia.rules.creation import Answers, Newcomers
from panoplia.rules.editors import Number
from panoplia.rules.entries import Magic
from panoplia.rules.facets import Facet
from panoplia.rules.house import HouseRule
from panoplia.rules.lifetime import Lifetime
from panoplia.rules.load import Load
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Phrase, Words, note
from panoplia.rules.refusal import Refused
from panoplia.rules.script import Play
from panoplia.rules.system import (
    Beyond,
    Case,
    CatalogueColumn,
    Coin,
    Job,
    Makes,
    Piece,
    Procedure,
    Rest,
    Slot,
    State,
    Subject,
)

if TYPE_CHECKING:
    from panoplia.rules.fights.combat import Combat
    from panoplia.rules.trial import Trial

NOTHING_WEARS = QT_TRANSLATE_NOOP("system", "These rules say nothing of wear.")
NO_EXPERIENCE = QT_TRANSLATE_NOOP("system", "These rules know no experience.")
NOT_UNDERSTOOD = QT_TRANSLATE_NOOP(
    "system", "“{words}” cannot be understood. Write a name and how many, such as “3 guards”."
)
NO_NAME = QT_TRANSLATE_NOOP("system", "Begin with a name, as in “3 guards”.")
AS_IT_IS = QT_TRANSLATE_NOOP("system", "As it is")


class Plain(ABC):
    """Stands in for whatever a rule book leaves out. The rest a system has to say: see ``System``."""

    coins: tuple[Coin, ...] = (Coin("coin", QT_TRANSLATE_NOOP("system", "c"), QT_TRANSLATE_NOOP("system", "Coins"), 1),)
    slots: tuple[Slot, ...] = ()
    house_rules: tuple[HouseRule, ...] = ()

    @property
    def columns(self) -> tuple[CatalogueColumn, ...]:
        """Name and price alone."""
        return ()

    @property
    def facets(self) -> tuple[Facet, ...]:
        """Price alone."""
        return ()

    @property
    def procedures(self) -> tuple[Procedure, ...]:
        """None."""
        return ()

    @property
    def conversions(self) -> tuple[Conversion, ...]:
        """There is no older edition to come from."""
        return ()

    @property
    def magic(self) -> Magic:
        """A bonus of which the rules say nothing."""
        return Magic(QT_TRANSLATE_NOOP("system", "Bonus"), Number(0, 99), 1, ())

    @abstractmethod
    def begin(self, answers: Answers) -> tuple[msgspec.Struct, msgspec.Struct]:
        """Statistics and condition of a new character: no book can leave them out."""

    def newcomers(self, line: str) -> Newcomers:
        """A name, and how many."""
        # Imported when it is asked for, as the parts of other systems are.
        from panoplia.rules.describing import Vocabulary, described

        vocabulary = Vocabulary(NO_NAME, NOT_UNDERSTOOD, (), lambda _part, _said: None)
        people = described(line, vocabulary)
        statistics, condition = self.begin(people.answers)
        return Newcomers(people.name, people.count, statistics, condition, people.name)

    def advancement(self, subject: Subject) -> "Trial":
        """There is none."""
        from panoplia.rules.trial import Trial

        reason = note(NO_EXPERIENCE)
        return Trial("advance", QT_TRANSLATE_NOOP("system", "Experience"), "", reason, refusal=reason)

    def with_experience(self, statistics: Any, gained: int) -> Any:
        """``Refused``: there is none."""
        raise Refused(NO_EXPERIENCE, "experience")

    def beyond(self, subject: Subject, excess: int) -> Beyond | None:
        """Nothing."""
        return None

    def fit(self, statistics: Any, condition: Any, before: Any) -> Any:
        """Whatever it is."""
        return condition

    def state(self, piece: Piece) -> State:
        """As new for ever."""
        return State("sound", note(QT_TRANSLATE_NOOP("system", "as new")), Fraction(0))

    def needs(self, piece: Piece) -> tuple[str, int] | None:
        """Nothing is worn or wielded."""
        return None

    def room(self, piece: Piece) -> int | None:
        """Nothing holds anything."""
        return None

    def load(self, subject: Subject) -> Load:
        """Things are counted, and no number is too many."""
        carried = sum(piece.quantity for piece in subject.pieces if piece.carried)
        return Load(carried, max(carried, 1), note(QT_TRANSLATE_NOOP("system", "%n thing(s)"), n=carried))

    def jobs(self, piece: Piece, house: Any, holder: Subject | None) -> tuple[Job, ...]:
        """None."""
        return ()

    def findings(self, piece: Piece) -> tuple[Job, ...]:
        """As it is."""
        told = note(AS_IT_IS)
        return (Job("kept", AS_IT_IS, "", told, script=_kept, cases={None: Case(told, "good")},
                    wear=lambda _: piece.wear, sentence=lambda _: told),)  # fmt: skip

    def carry_over(self, piece: Piece, data: Any) -> Any:
        """As worn as it is."""
        return piece.wear

    def lifetime(self, piece: Piece, house: Any, holder: Subject | None) -> Lifetime:
        """For ever."""
        return Lifetime.refuse(note(NOTHING_WEARS))

    def makes(self, piece: Piece) -> Makes:
        """None."""
        return Makes()

    def rest(self, subject: Subject, days: int) -> Rest | None:
        """Nothing is said of it."""
        return None

    def unrested(self, subject: Subject, days: int) -> Rest | None:
        """Nothing is said of it."""
        return None

    def trials(self, subject: Subject) -> tuple["Trial", ...]:
        """None."""
        return ()

    @property
    def combat(self) -> "Combat | None":
        """There is none."""
        return None

    def details(self, piece: Piece) -> tuple[tuple[Phrase, Words], ...]:
        """None."""
        return ()


def _kept() -> Play:
    yield note(AS_IT_IS)
