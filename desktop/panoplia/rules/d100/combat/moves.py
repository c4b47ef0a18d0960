# SPDX-License-Identifier: GPL-3.0-or-later
"""Moving about: move, leave a melee, disengage, run, jump, stand up, mount (PC-24)."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from panoplia.rules.d100.combat.assaults import assault, first_grip
from panoplia.rules.d100.combat.attacks import struck_told
from panoplia.rules.d100.combat.melee import adjacent, away, in_melee
from panoplia.rules.d100.combat.strike import Assault, Struck, announced, landed, strike
from panoplia.rules.d100.combat.tally import TURN
from panoplia.rules.d100.combat.turn import FULL, HALF, Rule, Turn, simply, spent, unavailable
from panoplia.rules.d100.derived import movement
from panoplia.rules.d100.percent import half_up
from panoplia.rules.fights.combat import Deed, Shown
from panoplia.rules.fights.state import Fight, Fighter
from panoplia.rules.fights.told import checked
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Phrase, Words, note, several
from panoplia.rules.refusal import Refused
from panoplia.rules.script import Choice, Option, Play, whole
from panoplia.rules.system import Case
from panoplia.rules.trial import Circumstance, Tick, Told

DIFFICULT = Circumstance(
    "difficult", QT_TRANSLATE_NOOP("d100", "Difficult ground"), Tick(), False,
    QT_TRANSLATE_NOOP("d100", "half as far, rounded up"), "PC-24",
)  # fmt: skip
NO_RUNNING = QT_TRANSLATE_NOOP("d100", "Nobody runs on difficult ground.")
NOT_IN_MELEE = QT_TRANSLATE_NOOP("d100", "{name} is in melee with nobody: a move is enough.")
STANDS = QT_TRANSLATE_NOOP("d100", "{name} is on their feet already.")
RIDES = QT_TRANSLATE_NOOP("d100", "{name} is mounted already.")
MOVES = QT_TRANSLATE_NOOP("d100", "{name} moves, with a movement of {movement}.")
DISENGAGES = QT_TRANSLATE_NOOP("d100", "{name} disengages, with a movement of {movement}.")
LEAVES = QT_TRANSLATE_NOOP("d100", "{name} leaves the melee without disengaging.")
RUNS = QT_TRANSLATE_NOOP("d100", "{name} runs.")
JUMPS = QT_TRANSLATE_NOOP("d100", "{name} jumps.")
GETS_UP = QT_TRANSLATE_NOOP("d100", "{name} gets up.")
MOUNTS = QT_TRANSLATE_NOOP("d100", "{name} mounts.")
LETS_GO_BY = QT_TRANSLATE_NOOP("d100", "{name} lets the occasion go by.")
FREE_ATTACK = Choice(
    "free_attack",
    (
        Option("strike", QT_TRANSLATE_NOOP("d100", "Strike at the one who leaves")),
        Option("let", QT_TRANSLATE_NOOP("d100", "Let them go")),
    ),
    QT_TRANSLATE_NOOP("d100", "a free attack?"),
    "strike",
)


def rules() -> Iterator[Rule]:
    """What moves a fighter."""
    yield Rule(
        "move", note(QT_TRANSLATE_NOOP("d100", "Move")), "PC-24",
        note(QT_TRANSLATE_NOOP("d100", "A short way; who is in melee stays beside their foes."), "PC-24"), HALF,
        lambda turn: unavailable(turn, 1), _moved, lambda turn: (DIFFICULT,),
    )  # fmt: skip
    yield Rule(
        "disengage", note(QT_TRANSLATE_NOOP("d100", "Disengage")), "PC-24",
        note(QT_TRANSLATE_NOOP("d100", "Out of the melee and away, without a blow from behind."), "PC-24"), FULL,
        lambda turn: unavailable(turn, TURN) or _no_melee(turn), _disengaged, lambda turn: (DIFFICULT,),
    )  # fmt: skip
    yield Rule(
        "leave", note(QT_TRANSLATE_NOOP("d100", "Leave the melee without disengaging")), "PC-24",
        note(QT_TRANSLATE_NOOP("d100", "A move; each adjacent enemy has a free attack first."), "PC-24"), HALF,
        lambda turn: unavailable(turn, 1) or _no_melee(turn), lambda turn, told: _chased(turn, told, 1, LEAVES),
    )  # fmt: skip
    yield Rule(
        "run", note(QT_TRANSLATE_NOOP("d100", "Run")), "PC-24",
        note(QT_TRANSLATE_NOOP("d100", "Until the next turn, shots at the runner −20, blows +20."), "PC-24"), FULL,
        lambda turn: unavailable(turn, TURN), _ran, lambda turn: (DIFFICULT,),
    )  # fmt: skip
    yield _plain("jump", QT_TRANSLATE_NOOP("d100", "Jump"), QT_TRANSLATE_NOOP("d100", "Up or across something."),
                 TURN, JUMPS)  # fmt: skip
    yield _plain("stand", QT_TRANSLATE_NOOP("d100", "Stand up"), QT_TRANSLATE_NOOP("d100", "From the ground."), 1,
                 GETS_UP, lambda turn: None if turn.tally.prone else note(STANDS, "PC-24", name=turn.fighter.name),
                 prone=False)  # fmt: skip
    yield _plain("mount", QT_TRANSLATE_NOOP("d100", "Mount"), QT_TRANSLATE_NOOP("d100", "On the back of an animal."), 1,
                 MOUNTS, lambda turn: note(RIDES, "PC-24", name=turn.fighter.name) if turn.tally.mounted else None,
                 mounted=True)  # fmt: skip


def _plain(
    id: str, title: Phrase, explanation: Phrase, cost: int, told: Phrase,
    more: Callable[[Turn], Note | None] = lambda turn: None, **changes: Any,
) -> Rule:  # fmt: skip
    def refusal(turn: Turn) -> Note | None:
        return unavailable(turn, cost) or more(turn)

    def deed(turn: Turn, _told: Told) -> Deed:
        if reason := refusal(turn):
            raise Refused.of(reason)
        return simply(turn, cost, note(told, "PC-24", name=turn.fighter.name), **changes)

    return Rule(id, note(title), "PC-24", note(explanation, "PC-24"), FULL if cost == TURN else HALF, refusal, deed)


def _no_melee(turn: Turn) -> Note | None:
    if in_melee(turn.fight, turn.id):
        return None
    return note(NOT_IN_MELEE, "PC-24", name=turn.fighter.name)


def _far(turn: Turn, told: Told) -> int:
    """The movement, halved on difficult ground, rounded up (PC-24)."""
    most = movement(turn.profile.statistics, turn.profile.worn).total
    return half_up(most) if told.get("difficult") else most


def _moved(turn: Turn, told: Told) -> Deed:
    if reason := unavailable(turn, 1):
        raise Refused.of(reason)
    checked((DIFFICULT,), told)
    return simply(turn, 1, note(MOVES, "PC-24", name=turn.fighter.name, movement=_far(turn, told)))


def _disengaged(turn: Turn, told: Told) -> Deed:
    if reason := unavailable(turn, TURN) or _no_melee(turn):
        raise Refused.of(reason)
    checked((DIFFICULT,), told)
    said = note(DISENGAGES, "PC-24", name=turn.fighter.name, movement=_far(turn, told))
    return simply(turn, TURN, said, lambda fight: away(fight, turn.id))


def _ran(turn: Turn, told: Told) -> Deed:
    checked((DIFFICULT,), told)
    if told.get("difficult"):
        raise Refused(NO_RUNNING, "difficult", "PC-24")
    return _chased(turn, {}, TURN, RUNS)


class Chased(msgspec.Struct, frozen=True):
    """The free attacks on someone who leaves: who could strike, and what came of it (``None``: they did not)."""

    blows: tuple[tuple[int, Struck | None], ...] = ()


def _chased(turn: Turn, told: Told, cost: int, said: Phrase) -> Deed:
    if reason := unavailable(turn, cost) or (_no_melee(turn) if said is LEAVES else None):
        raise Refused.of(reason)
    checked((), told)

    def play() -> Play:
        yield note(said, "PC-24", name=turn.fighter.name)
        return (yield from free_attacks(turn))

    def apply(fight: Fight, chased: Chased) -> Fight:
        fight = after_free_attacks(turn.at(fight), chased)
        return away(spent(fight, turn.id, cost, running=said is RUNS), turn.id)

    return Deed(play, apply, lambda: Shown(_CASES, _case, lambda chased: _told(turn, chased)))


def free_attacks(turn: Turn) -> Play:
    """Each adjacent enemy who can may strike once before someone leaves; returns ``Chased`` (PC-24)."""
    blows: list[tuple[int, Struck | None]] = []
    for enemy in tuple(adjacent(turn.fight, turn.id)):
        if not _can_strike(turn, enemy) or turn.fighter.condition.dead:
            continue
        striker = turn.of(enemy.id)
        struck: Struck | None = None
        decision = yield FREE_ATTACK
        if decision.outcome == "strike":
            grip = first_grip(striker, striker.profile, melee_only=True)
            yield announced(striker, turn, grip)
            struck = yield from whole(_passing_blow, assault(striker, turn, grip, {}))
        else:
            yield note(LETS_GO_BY, "PC-24", name=enemy.name)
        blows.append((enemy.id, struck))
        turn = turn.at(after_free_attacks(turn, Chased((blows[-1],))))
    return Chased(tuple(blows))


def _passing_blow(rolled: Assault) -> Play:
    """A blow with no more of it kept than what is left behind: what several come to is soon counted only so."""
    struck: Struck = yield from whole(strike, rolled)
    damage = rolled.case.defender.wounds - struck.wounds_left
    return msgspec.structs.replace(struck, place=None, critical=None, damage=damage)


def _can_strike(turn: Turn, enemy: Fighter) -> bool:
    """Whether an adjacent enemy has the hands and the wits for a free attack (PC-21, PC-41)."""
    tally = enemy.tally
    return enemy.side != turn.fighter.side and not (tally.surprised or tally.holds or tally.held_by)


def after_free_attacks(turn: Turn, chased: Chased) -> Fight:
    """The fight after what was struck at someone who leaves."""
    fight = turn.fight
    for id, struck in chased.blows:
        if struck is not None:
            striker = turn.at(fight).of(id)
            grip = first_grip(striker, striker.profile, melee_only=True)
            fight = landed(striker, turn.id, grip, struck)
    return fight


_CASES = {
    "away": Case(note(QT_TRANSLATE_NOOP("d100", "away, unhurt")), "good"),
    "hurt": Case(note(QT_TRANSLATE_NOOP("d100", "away, hurt")), "warn"),
    "dead": Case(note(QT_TRANSLATE_NOOP("d100", "dead")), "bad"),
}


def _case(chased: Chased) -> str:
    struck = [each for _, each in chased.blows if each is not None]
    if any(each.end.dead for each in struck):
        return "dead"
    return "hurt" if any(each.damage for each in struck) else "away"


def _told(turn: Turn, chased: Chased) -> Words:
    said = QT_TRANSLATE_NOOP("d100", "{name}: {told}")
    parts = tuple(
        note(said, name=turn.fight.fighter(id).name, told=struck_told(struck))
        for id, struck in chased.blows
        if struck is not None
    )
    return several((_CASES[_case(chased)].label, *parts))
