# SPDX-License-Identifier: GPL-3.0-or-later
"""Who is in melee with whom (PC-24, PC-39, PC-42)."""

from collections.abc import Iterator

import msgspec

from panoplia.rules.d100.combat.tally import Pair, Scene
from panoplia.rules.fights.state import Fight, Fighter


def adjacent(fight: Fight, id: int) -> Iterator[Fighter]:
    """Those in melee with a fighter who can still fight, in the order in which that began."""
    for pair in _pairs(fight):
        if id in (pair.one, pair.other):
            other = fight.fighter(pair.other if pair.one == id else pair.one)
            if other.presence == "in" and not other.condition.dead:
                yield other


def in_melee(fight: Fight, id: int) -> bool:
    """Whether anyone is in melee with a fighter."""
    return any(True for _ in adjacent(fight, id))


def are_adjacent(fight: Fight, one: int, other: int) -> bool:
    """Whether two are in melee with each other."""
    return any({one, other} == {pair.one, pair.other} for pair in _pairs(fight))


def is_first_round(fight: Fight, id: int) -> bool:
    """Whether a fighter’s melee began in this round, or begins now (PC-42)."""
    with_someone = {fighter.id for fighter in adjacent(fight, id)}
    began = (
        pair.since for pair in _pairs(fight) if {pair.one, pair.other} & with_someone and id in (pair.one, pair.other)
    )
    return min(began, default=fight.round) >= fight.round


def joined(fight: Fight, one: int, other: int) -> Fight:
    """The two are in melee with each other from now on, if they were not."""
    if are_adjacent(fight, one, other):
        return fight
    return _with(fight, (*_pairs(fight), Pair(one, other, fight.round)))


def parted(fight: Fight, one: int, other: int) -> Fight:
    """The two are not beside each other any more."""
    return _with(fight, tuple(pair for pair in _pairs(fight) if {pair.one, pair.other} != {one, other}))


def away(fight: Fight, id: int) -> Fight:
    """A fighter is beside nobody any more."""
    return _with(fight, tuple(pair for pair in _pairs(fight) if id not in (pair.one, pair.other)))


def _pairs(fight: Fight) -> tuple[Pair, ...]:
    scene: Scene = fight.scene
    return scene.melee


def _with(fight: Fight, pairs: tuple[Pair, ...]) -> Fight:
    if pairs == _pairs(fight):
        return fight
    return msgspec.structs.replace(fight, scene=msgspec.structs.replace(fight.scene, melee=pairs))
