# SPDX-License-Identifier: GPL-3.0-or-later
"""A fighter’s turn: full, half and free actions, and what stands in the way of any (PC-21 to PC-25)."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Literal

import msgspec

from panoplia.rules.d100.combat.profiles import Profile, Profiles
from panoplia.rules.d100.combat.tally import TURN, Tally, tally_of, with_tally
from panoplia.rules.d100.fitness import dead
from panoplia.rules.fights.combat import Action, Deed, Shown
from panoplia.rules.fights.state import Fight, Fighter
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Words, note
from panoplia.rules.script import Play
from panoplia.rules.system import Case
from panoplia.rules.trial import Circumstance, Told

NOT_NOW = QT_TRANSLATE_NOOP("d100", "It is not the turn of {name}, who has no half action in reserve.")
SURPRISED = QT_TRANSLATE_NOOP("d100", "{name} is surprised and loses the first round.")
UNDER_WAY = QT_TRANSLATE_NOOP("d100", "{name} is in the middle of an action that goes on: go on with it or abandon it.")
IS_HELD = QT_TRANSLATE_NOOP("d100", "{name} is held in a grapple and can only try to break free.")
HOLDS = QT_TRANSLATE_NOOP("d100", "{name} holds someone: keep hold, hurt, or let go first.")
CHANNELS = QT_TRANSLATE_NOOP("d100", "After channelling the next action is to cast: cast, or abandon it.")
TOO_LITTLE_TIME = QT_TRANSLATE_NOOP("d100", "It takes a {needed}, and %n half action(s) are left in this turn.")
ATTACKED = QT_TRANSLATE_NOOP("d100", "One attack action a turn: {name} has made it.")
HAS_CAST = QT_TRANSLATE_NOOP("d100", "One spell a turn: {name} has cast it.")
DEFENDS = QT_TRANSLATE_NOOP("d100", "In a defensive stance nobody attacks in that round.")
WAITS = QT_TRANSLATE_NOOP("d100", "{other} was quicker: {name} acts after that.")
FULL = note(QT_TRANSLATE_NOOP("d100", "full action"), "PC-22")
HALF = note(QT_TRANSLATE_NOOP("d100", "half action"), "PC-22")
FREE = note(QT_TRANSLATE_NOOP("d100", "free action"), "PC-22")
VARIES = note(QT_TRANSLATE_NOOP("d100", "as long as it takes"), "PC-23")

Sort = Literal["plain", "attack", "cast", "break", "hold", "extended", "luck"]
"""What an action is to PC-22, PC-23, PC-41 and PC-72; luck is in nobody’s way."""


class Turn(msgspec.Struct, frozen=True):
    """A fighter in a fight, as an action sees them."""

    fight: Fight
    fighter: Fighter
    profiles: Profiles

    @property
    def id(self) -> int:
        """Whose turn it is looked at."""
        return self.fighter.id

    @property
    def tally(self) -> Tally:
        """What is counted of the fighter."""
        return tally_of(self.fighter)

    @property
    def profile(self) -> Profile:
        """The fighter’s figures."""
        return self.profiles.of(self.fight, self.fighter)

    def of(self, id: int) -> "Turn":
        """The same for someone else."""
        return Turn(self.fight, self.fight.fighter(id), self.profiles)

    def at(self, fight: Fight) -> "Turn":
        """The same fighter in a later state."""
        return Turn(fight, fight.fighter(self.id), self.profiles)

    @property
    def halves(self) -> int:
        """The half actions that can be used now; one in reserve also in the turn of another (PC-24)."""
        tally = self.tally
        left = tally.halves if self.fight.acting == self.id else 0
        return max(left, int(tally.reserve))


class Rule(msgspec.Struct, frozen=True):
    """An action of the book. ``refusal`` says why it is not available, ``deed`` does it."""

    id: str
    title: Words
    clause: str
    explanation: Words
    cost: Words
    refusal: Callable[[Turn], Note | None]
    deed: Callable[[Turn, Told], Deed]
    circumstances: Callable[[Turn], Iterable[Circumstance]] = lambda turn: ()

    def offered(self, turn: Turn) -> Action:
        """As it is shown in a list (PC-25)."""
        refusal = self.refusal(turn)
        asked = () if refusal else tuple(self.circumstances(turn))
        return Action(self.id, self.title, self.clause, refusal or self.explanation, refusal, asked, self.cost)


def unavailable(turn: Turn, cost: int, sort: Sort = "plain") -> Note | None:
    """Why a fighter cannot do this now; ``None`` where they can (PC-21 to PC-25)."""
    return next(_in_the_way(turn, cost, sort), None)


def _in_the_way(turn: Turn, cost: int, sort: Sort) -> Iterator[Note]:
    tally, name = turn.tally, turn.fighter.name
    if turn.fighter.condition.dead and (gone := dead(turn.fight.subject(turn.fighter))):
        yield gone
    if tally.surprised:
        yield note(SURPRISED, "PC-21", name=name)
    if turn.fight.acting != turn.id and not tally.reserve:
        yield note(NOT_NOW, "PC-24", name=name)
    if tally.extended and sort not in ("extended", "luck"):
        yield note(UNDER_WAY, "PC-23", name=name)
    if tally.held_by and sort not in ("break", "luck"):
        yield note(IS_HELD, "PC-41", name=name)
    if tally.holds and sort not in ("hold", "luck"):
        yield note(HOLDS, "PC-41", name=name)
    if tally.channelled and sort not in ("cast", "extended", "luck"):
        yield note(CHANNELS, "PC-72")
    if tally.waits_for and turn.of(tally.waits_for).tally.reserve:
        yield note(WAITS, "PC-24", name=name, other=turn.of(tally.waits_for).fighter.name)
    if sort == "attack" and tally.attacked:
        yield note(ATTACKED, "PC-22", name=name)
    if sort == "attack" and tally.defensive:
        yield note(DEFENDS, "PC-24")
    if sort == "cast" and tally.cast:
        yield note(HAS_CAST, "PC-22", name=name)
    if cost > turn.halves:
        yield note(TOO_LITTLE_TIME, "PC-22", needed=FULL if cost == TURN else HALF, n=turn.halves)


def spent(fight: Fight, id: int, cost: int, **changes: Any) -> Fight:
    """The fight after an action: its time is gone, and so is what only waited for the next one (PC-22, PC-24)."""
    tally = tally_of(fight.fighter(id))
    mine = fight.acting == id and tally.halves >= cost
    left = tally.halves - cost if mine else tally.halves
    reserve = tally.reserve and (mine or not cost)
    forgotten = {"aimed": False, "feint": 0, "channelled": "", "waits_for": 0}
    return with_tally(fight, id, **{"halves": left, "reserve": reserve, **forgotten, **changes})


DONE = Case(note(QT_TRANSLATE_NOOP("d100", "done")), "good")


def simply(turn: Turn, cost: int, said: Note, then: Callable[[Fight], Fight] = lambda fight: fight,
           **changes: Any) -> Deed:  # fmt: skip
    """A deed that asks for no roll."""

    def play() -> Play:
        yield said
        return True

    return Deed(
        play,
        lambda fight, _result: then(spent(fight, turn.id, cost, **changes)),
        lambda: Shown({True: DONE}, lambda result: result, lambda _result: DONE.label),
    )
