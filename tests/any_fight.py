# SPDX-License-Identifier: GPL-3.0-or-later
"""Fights of any system, led at random: what must hold whatever is done."""

import os
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from panoplia.rules.drivers import Session, replay, roll
from panoplia.rules.editors import Line, Number, Pick
from panoplia.rules.fights.acts import step
from panoplia.rules.fights.combat import Combat
from panoplia.rules.fights.commands import Affect, Begin, Command, Do, Finish, Leave, Lift, NextTurn, Reorder, SetByHand
from panoplia.rules.fights.documents import FightDocuments
from panoplia.rules.fights.simulation import MOST_ROUNDS, Tactics, fought
from panoplia.rules.fights.state import Fight
from panoplia.rules.refusal import Refused
from panoplia.rules.script import Choice
from panoplia.rules.system import System
from panoplia.rules.trial import Circumstance, Tick, asked

COUNT = int(os.environ.get("PANOPLIA_FIGHTS", "200"))
"""How many fights are led; more of them where there is time (``make fights``)."""
ACTS = 12


def lead(system: System, combat: Combat, start: Fight, seed: int) -> None:
    """A dozen random acts, each held against its record; then to the end under *attack the weakest*."""
    source, documents = Random(seed), FightDocuments(system, combat)
    assert documents.fight(documents.write(start)) == start
    state = _act(combat, documents, start, Begin(_some(source, start)), source)
    for _ in range(ACTS):
        state = _act(combat, documents, state, _command(combat, state, source), source)
        _check(combat, state)
    run = fought(combat, state, source, Tactics())
    assert run.rounds <= MOST_ROUNDS
    _act(combat, documents, state, Finish(), source)


def _act(combat: Combat, documents: FightDocuments, before: Fight, command: Command, source: Random) -> Fight:
    """What a refused command leaves is the state before it; any other is the same again from its record."""
    try:
        session = _rolled(combat, before, command, source)
    except Refused:
        return before
    after: Fight = session.result
    kept = documents.command(documents.write(command))
    again = replay(lambda: step(combat, before, kept), [each.text for each in session.asked])
    assert again.result == after
    assert documents.after(before, documents.change(before, after)) == after
    return after


def _rolled(combat: Combat, before: Fight, command: Command, source: Random) -> Session:
    """By dice, and decisions taken at random."""
    session = Session(lambda: step(combat, before, command))
    while session.pending is not None:
        request = session.pending
        if isinstance(request, Choice):
            session.answer(source.choice(request.options).id)
        else:
            session.answer(request.roll(source))
    return session


def _some(source: Random, fight: Fight) -> tuple[int, ...]:
    return tuple(fighter.id for fighter in fight.fighters if source.random() < 0.2)


def _command(combat: Combat, fight: Fight, source: Random) -> Command:
    ids = [fighter.id for fighter in fight.fighters]
    match source.randint(1, 20):
        case 1 | 2 | 3 | 4 | 5:
            return NextTurn()
        case 6:
            return SetByHand(id := source.choice(ids), _told(combat.by_hand(fight, id), source, 0.1))
        case 7:
            return Affect(source.choice(ids), "Cursed", source.choice(ids), "start", source.randint(1, 2), -5)
        case 8:
            return Lift(fight.effects[0].id) if fight.effects else NextTurn()
        case 9:
            return Leave(source.choice(ids), fled=True)
        case 10:
            order = [fighter.id for fighter in fight.present]
            return Reorder(tuple(source.sample(order, len(order))))
    actor = fight.acting or ids[0]
    offered = combat.actions(fight, actor)
    # A kind of action first, that of which there are many is else done all the time; mostly one that is available.
    open_ones = [each for each in offered if each.refusal is None or source.random() < 0.05] or offered
    kind = source.choice(sorted({each.id.partition(":")[0] for each in open_ones}))
    action = source.choice([each for each in open_ones if each.id.partition(":")[0] == kind])
    if action.refusal is None:
        # Whatever is said to be available can be done as it is preset.
        roll(lambda: step(combat, fight, Do(actor, action.id)), source)
    return Do(actor, action.id, _told(action.circumstances, source, 0.3))


def _told(circumstances: tuple[Circumstance, ...], source: Random, often: float) -> dict[str, Any]:
    told = {each.id: _value(each, source) for each in circumstances if source.random() < often}
    wanted = asked(circumstances, told)
    return {id: value for id, value in told.items() if id in wanted}


def _value(each: Circumstance, source: Random) -> Any:
    match each.editor:
        case Tick():
            return source.random() < 0.5
        case Number(lowest=lowest, highest=highest):
            return source.randint(max(lowest, -30), min(highest, 30)) if lowest <= 30 else lowest
        case Pick(options=options):
            return source.choice(options)[0] if options else each.start
        case Line():
            return each.start
        case _:
            return each.start


def _check(combat: Combat, fight: Fight) -> None:
    assert not fight.acting or fight.acting not in fight.acted
    assert len(set(fight.acted)) == len(fight.acted)
    assert fight.round >= 1
    for fighter in fight.fighters:
        assert all(number >= 0 for number in _numbers(msgspec.to_builtins(fighter.condition)))
        for piece in fighter.pieces:
            assert piece.quantity >= 1
            assert all(number >= 0 for number in _numbers(msgspec.to_builtins(piece.wear)))


def _numbers(value: Any) -> Iterator[int]:
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from _numbers(each)
    elif isinstance(value, int):
        yield value
