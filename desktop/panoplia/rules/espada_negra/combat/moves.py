# SPDX-License-Identifier: GPL-3.0-or-later
"""What every action of a fight has: its words, why not, what is asked, and what it does."""

from abc import ABC, abstractmethod
from collections.abc import Iterator

import msgspec

from panoplia.rules.espada_negra.character import Condition
from panoplia.rules.espada_negra.combat.turn import Turn
from panoplia.rules.fights.combat import Action, Deed
from panoplia.rules.fights.state import Fighter
from panoplia.rules.fights.told import checked
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Words
from panoplia.rules.refusal import Refused
from panoplia.rules.trial import Circumstance, Told, complete

AN_ACT = QT_TRANSLATE_NOOP("espada-negra", "the act of this turn")
AFTER_THE_ACT = QT_TRANSLATE_NOOP("espada-negra", "after the act, once a turn")
FREE = QT_TRANSLATE_NOOP("espada-negra", "free")
BEFORE_THE_FIGHT = QT_TRANSLATE_NOOP("espada-negra", "before the first turn")


class Move(ABC):
    """An action of the book. ``refusal`` is asked first; nothing else is asked of one that is refused."""

    clause: str
    cost: Words = AN_ACT

    @property
    @abstractmethod
    def id(self) -> str:
        """Stays the same while the fight lasts."""

    @property
    @abstractmethod
    def title(self) -> Words:
        """What a button says."""

    @abstractmethod
    def explanation(self, turn: Turn) -> Words:
        """What it takes, and what it brings."""

    @abstractmethod
    def refusal(self, turn: Turn) -> Note | None:
        """Why it cannot be done now."""

    def circumstances(self, turn: Turn) -> Iterator[Circumstance]:
        """What is asked before the dice."""
        return iter(())

    @abstractmethod
    def settled(self, turn: Turn, said: Told) -> Deed:
        """The deed under all circumstances."""

    def action(self, turn: Turn) -> Action:
        """The action as it is offered."""
        if refusal := self.refusal(turn):
            return Action(self.id, self.title, self.clause, refusal, refusal, cost=self.cost)
        asked = tuple(self.circumstances(turn))
        return Action(self.id, self.title, self.clause, self.explanation(turn), None, asked, self.cost)

    def deed(self, turn: Turn, told: Told) -> Deed:
        """The deed under what was told; ``Refused`` where it cannot be."""
        if refusal := self.refusal(turn):
            raise Refused.of(refusal)
        asked = tuple(self.circumstances(turn))
        return self.settled(turn, complete(asked, checked(asked, told)))


def after_act(fighter: Fighter, condition: Condition, spent: int) -> Fighter:
    """Whoever has used the act, with so much effort in it (EN-5, EN-20)."""
    tally = fighter.tally.after_effort(spent).after_act()
    return msgspec.structs.replace(fighter, condition=condition, tally=tally)
