# SPDX-License-Identifier: GPL-3.0-or-later
"""What a rule system says of fights. Shared code counts turns and rounds and asks it for all else."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

import msgspec

from panoplia.rules.fights.commands import Do
from panoplia.rules.fights.state import Fight, Fighter, Side
from panoplia.rules.gauges import Gauge
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Words
from panoplia.rules.refusal import Refused
from panoplia.rules.script import Play, Script
from panoplia.rules.system import Case, Subject
from panoplia.rules.trial import Circumstance, Told

UNKNOWN_ACTION = QT_TRANSLATE_NOOP("fights", "These rules know no such action: “{action}”.")


class Action(msgspec.Struct, frozen=True):
    """What a fighter can do now, or the reason why not. ``cost`` tells what it takes of a turn.

    Who is aimed at is asked as the circumstance ``target``, a choice among the ids of fighters.
    """

    id: str
    title: Words
    clause: str
    explanation: Words
    refusal: Note | None = None
    circumstances: tuple[Circumstance, ...] = ()
    cost: Words = ""


class Shown(msgspec.Struct, frozen=True):
    """A deed for people: the bars of its odds, what adds up to its chances, and its result in a line.

    ``amount`` is what a result comes to where that can be counted: the damage that is done. ``deciders`` are the names
    of those who take its decisions, by the ids of these; what is not in it is for whoever acts, or for the GM.
    """

    cases: Mapping[Any, Case]
    case: Callable[[Any], Any]
    sentence: Callable[[Any], Words]
    sources: tuple[Words, ...] = ()
    amount: Callable[[Any], int] | None = None
    deciders: Mapping[str, str] = {}


class Deed(msgspec.Struct, frozen=True):
    """An action under its circumstances. ``play`` returns a result by which odds are grouped.

    ``apply`` makes of it the next state; ``shown`` is asked for only where a person looks.
    """

    play: Script
    apply: Callable[[Fight, Any], Fight]
    shown: Callable[[], Shown]


class Standing(msgspec.Struct, frozen=True):
    """How a fighter stands, in words and gauges; one that is not ``able`` counts for no side any more."""

    words: Words
    able: bool
    gauges: tuple[Gauge, ...] = ()


class Combat(Protocol):
    """The combat chapter of a rule book: values, pure functions and scripts. Scripts return a ``Fight``."""

    tally: type[msgspec.Struct]
    scene: type[msgspec.Struct]

    def enlisted(self, subject: Subject) -> Any:
        """The tally of someone who comes into a fight."""

    def take_places(self, fight: Fight, newcomers: tuple[int, ...]) -> Play:
        """Roll what places these in the order of turns, where the book rolls."""

    def rank(self, fight: Fight, fighter: Fighter) -> tuple[int, ...]:
        """Higher ones act first; equal ones as they stand in the fight."""

    def surprise(self, fight: Fight, surprised: tuple[int, ...]) -> Fight:
        """Mark those who are caught unawares in the first round."""

    def departed(self, fight: Fight, id: int) -> Fight:
        """The fight after someone left or fled: nobody in it is held, carried or kept waiting by them any more."""

    def able(self, fighter: Fighter) -> bool:
        """Whether someone can still do anything for their side in this fight."""

    def idle(self, fight: Fight, fighter: Fighter) -> Note | None:
        """Why someone has no turn in this round."""

    def round_begins(self, fight: Fight) -> Play:
        """What the book does before anyone acts."""

    def round_ends(self, fight: Fight) -> Play:
        """What the book does after all have acted: dying, drowning, bleeding, recovery."""

    def turn_begins(self, fight: Fight, id: int) -> Play:
        """What the book gives back, or asks, when someone's turn comes."""

    def turn_ends(self, fight: Fight, id: int) -> Play:
        """What the book takes when it ends."""

    def actions(self, fight: Fight, id: int) -> tuple[Action, ...]:
        """Every action of the book for a fighter, available or with the reason why not."""

    def deed(self, fight: Fight, id: int, action: str, told: Told) -> Deed:
        """An action under its circumstances; ``Refused`` with the reason where it is not available."""

    def by_hand(self, fight: Fight, id: int) -> tuple[Circumstance, ...]:
        """What a person may set of a fighter; each starts with what it is now."""

    def with_set(self, fight: Fight, id: int, told: Told) -> Fight:
        """The fight with figures of a fighter as they were told; ``Refused`` for what cannot be."""

    def finish(self, fight: Fight) -> Play:
        """What the book tests and gives back after a fight."""

    def standing(self, fight: Fight, fighter: Fighter) -> Standing:
        """How someone stands."""

    def strength(self, fighter: Fighter) -> int:
        """What is left of a fighter; a simulation aims at the one with the least, or the most."""

    def plain_attack(self, fight: Fight, id: int, target: int) -> Do | None:
        """The attack that a simulation makes, as the book's simplest one; ``None`` where the turn is used up."""


def unknown_action(action: str) -> Refused:
    """What is told of an action that the book does not have."""
    return Refused(UNKNOWN_ACTION, "action", action=action)


def sides_left(combat: Combat, fight: Fight) -> set[Side]:
    """The sides on which someone can still do anything."""
    return {fighter.side for fighter in fight.fighters if fighter.presence == "in" and combat.able(fighter)}
