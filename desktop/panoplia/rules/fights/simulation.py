# SPDX-License-Identifier: GPL-3.0-or-later
"""A fight that nobody watches, as often as one likes: who wins, how long it takes, and what it costs."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import sqrt
from typing import Literal

import msgspec

from panoplia.rules.drivers import played
from panoplia.rules.fights.acts import performed
from panoplia.rules.fights.combat import Combat, sides_left
from panoplia.rules.fights.state import Fight, Fighter, Side
from panoplia.rules.fights.turns import begun, next_turn, ordered
from panoplia.rules.script import Source
from panoplia.rules.system import Piece, State

MOST_ROUNDS = 500
"""Whoever still stands then, nobody has won."""
MOST_ATTACKS = 20
"""In one turn."""
SURE = 1.96
"""Standard deviations to either side of which 95 of 100 lie."""

Aim = Literal["weakest", "strongest", "first"]


class Tactics(msgspec.Struct, frozen=True):
    """Whom everyone attacks, and which option is taken of each decision that comes up."""

    aim: Aim = "weakest"
    choices: Mapping[str, str] = {}


class Run(msgspec.Struct, frozen=True):
    """How one fight went; ``winner`` is ``None`` for a draw."""

    winner: Side | None
    rounds: int
    end: Fight


class Share(msgspec.Struct, frozen=True):
    """How often something came about, with the ends of a 95 % interval (by Wilson)."""

    share: float
    low: float
    high: float


class Mean(msgspec.Struct, frozen=True):
    """An average, with the ends of a 95 % interval."""

    mean: float
    low: float
    high: float


class Casualty(msgspec.Struct, frozen=True):
    """How often a fighter did not stand at the end."""

    fighter: int
    down: Share


class Wearing(msgspec.Struct, frozen=True):
    """What fights do to a piece: how often it is worse or cannot be used, and how much it loses on average.

    ``loss`` is a share of the way from as new to beyond use.
    """

    fighter: int
    piece: int
    worse: Share
    useless: Share
    loss: Mean


class Summary(msgspec.Struct, frozen=True):
    """All fights together."""

    runs: int
    wins: Mapping[Side, Share]
    draws: Share
    rounds: Mean
    casualties: tuple[Casualty, ...]
    wear: tuple[Wearing, ...]


def fought(combat: Combat, fight: Fight, source: Source, tactics: Tactics) -> Run:
    """Play a fight from where it stands until one side is down, or 500 rounds are over."""
    choices = tactics.choices
    if not fight.round:
        fight = played(begun(combat, fight, ()), source, choices)
    attacks = 0
    sides = sides_left(combat, fight)
    while len(sides) > 1 and fight.round <= MOST_ROUNDS and fight.acting:
        actor = fight.fighter(fight.acting)
        target = _target(combat, fight, actor, tactics.aim)
        can = attacks < MOST_ATTACKS and combat.able(actor)
        command = combat.plain_attack(fight, actor.id, target.id) if target and can else None
        if command is None:
            fight, attacks = played(next_turn(combat, fight), source, choices), 0
        else:
            deed = combat.deed(fight, actor.id, command.action, command.told)
            _, fight = played(performed(fight, deed), source, choices)
            fight, attacks = ordered(combat, fight), attacks + 1
        sides = sides_left(combat, fight)
    rounds = min(fight.round, MOST_ROUNDS)
    end = played(combat.finish(fight), source, choices)
    return Run(sides.pop() if len(sides) == 1 else None, rounds, end)


def _target(combat: Combat, fight: Fight, actor: Fighter, aim: Aim) -> Fighter | None:
    standing = [other for other in fight.against(actor) if combat.able(other)]
    if aim == "first" or not standing:
        return next(iter(standing), None)
    return (min if aim == "weakest" else max)(standing, key=combat.strength)


def simulated(combat: Combat, fight: Fight, source: Source, tactics: Tactics, runs: int) -> Iterator[Run]:
    """So many fights, one at each step, so that whoever asked can show how far it is, or stop."""
    for _ in range(runs):
        yield fought(combat, fight, source, tactics)


def summed_up(combat: Combat, start: Fight, runs: Sequence[Run], state: Callable[[Piece], State]) -> Summary:
    """What the fights have in common; there is at least one."""
    count = len(runs)
    wins: dict[Side, Share] = {
        side: _share(sum(run.winner == side for run in runs), count) for side in ("party", "foes")
    }
    return Summary(
        count,
        wins,
        _share(sum(run.winner is None for run in runs), count),
        _mean([run.rounds for run in runs]),
        tuple(_casualty(combat, fighter, runs) for fighter in start.fighters),
        tuple(_wearing(fighter, piece, runs, state) for fighter in start.fighters for piece in fighter.pieces),
    )


def _casualty(combat: Combat, fighter: Fighter, runs: Sequence[Run]) -> Casualty:
    down = sum(not combat.able(run.end.fighter(fighter.id)) for run in runs)
    return Casualty(fighter.id, _share(down, len(runs)))


def _wearing(fighter: Fighter, piece: Piece, runs: Sequence[Run], state: Callable[[Piece], State]) -> Wearing:
    before = state(piece)
    worse = useless = 0
    losses: list[float] = []
    known = {piece.wear: before}
    for run in runs:
        held = _afterwards(run.end, fighter.id, piece.id)
        after = before
        if held is not None and held.wear not in known:
            known[held.wear] = state(held)
        if held is not None:
            after = known[held.wear]
        gone = held is None
        severity = 1 if gone else float(after.severity)
        loss = max(severity - float(before.severity), 0.0)
        losses.append(loss)
        worse += loss > 0
        useless += gone or (before.usable and not after.usable)
    return Wearing(fighter.id, piece.id, _share(worse, len(runs)), _share(useless, len(runs)), _mean(losses))


def _afterwards(fight: Fight, fighter: int, piece: int) -> Piece | None:
    """A piece in someone's hands or on the ground; ``None`` where it is no more."""
    lying = (loose.piece for loose in fight.loose if loose.piece.id == piece)
    return fight.fighter(fighter).piece(piece) or next(lying, None)


def _share(times: int, count: int) -> Share:
    share, square = times / count, SURE * SURE
    middle = (share + square / (2 * count)) / (1 + square / count)
    reach = SURE * sqrt(share * (1 - share) / count + square / (4 * count * count)) / (1 + square / count)
    return Share(share, max(middle - reach, 0.0), min(middle + reach, 1.0))


def _mean(values: Sequence[float]) -> Mean:
    count = len(values)
    mean = sum(values) / count
    spread = sum((value - mean) ** 2 for value in values) / (count - 1) if count > 1 else 0.0
    reach = SURE * sqrt(spread / count)
    return Mean(mean, mean - reach, mean + reach)
