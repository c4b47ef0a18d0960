# SPDX-License-Identifier: GPL-3.0-or-later
"""What is counted of a fighter and of a fight while it lasts (PC-20 to PC-24, PC-38 to PC-41, PC-72, PC-91)."""

from typing import Any, Literal

import msgspec

from panoplia.rules.fights.state import Fight, Fighter

TURN = 2
"""Half actions in a turn, which are one full action (PC-22)."""
Work = Literal["reload", "cast", "skill"]


class Extended(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action that goes on over turns: of ``what``, and the half actions of each step that is left (PC-23).

    ``channelled`` is what came of the channelling just before a spell (PC-72).
    """

    kind: Work
    what: str
    steps: tuple[int, ...]
    channelled: bool = False


class Shots(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many arrows or bolts of a bundle, or of a magazine, were shot (PC-42, PC-91)."""

    piece: int
    shot: int


class Tally(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is counted of a fighter. ``halves`` are the half actions that are left in this turn (PC-22).

    ``initiative`` is rolled once; ``agility`` and ``tie``, a hidden d10, part equals (PC-20). ``aimed``, ``feint`` (the
    id of the one who fell for it) and ``channelled`` wait for the next action (PC-24, PC-72). ``defensive``,
    ``guarding`` (a parrying stance), ``guarded``, ``all_out`` and ``running`` last until the next turn, ``parried`` and
    ``dodged`` for the round (PC-32). A half action in ``reserve`` may be used until the next turn; who lost a contest
    ``waits_for`` the other. ``unloaded`` are weapons to be reloaded (PC-24), ``magazines`` what is shot of those with
    one (PC-42), ``shots`` the arrows and bolts that lie about (PC-91).
    """

    initiative: int = 0
    agility: int = 0
    tie: int = 0
    surprised: bool = False
    halves: int = 0
    bought: bool = False
    attacked: bool = False
    cast: bool = False
    reserve: bool = False
    waits_for: int = 0
    aimed: bool = False
    feint: int = 0
    channelled: Literal["", "yes", "no"] = ""
    defensive: bool = False
    guarding: bool = False
    guarded: bool = False
    all_out: bool = False
    running: bool = False
    parried: bool = False
    dodged: bool = False
    holds: int = 0
    held_by: int = 0
    kept: bool = False
    extended: Extended | None = None
    target: int = 0
    prone: bool = False
    mounted: bool = False
    gagged: bool = False
    unloaded: tuple[int, ...] = ()
    magazines: tuple[Shots, ...] = ()
    shots: tuple[Shots, ...] = ()


class Pair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Two who are beside each other in melee, and the round in which that began."""

    one: int
    other: int
    since: int


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is in melee with whom: there is no map, so this is what is known of where people stand."""

    melee: tuple[Pair, ...] = ()


def tally_of(fighter: Fighter) -> Tally:
    """The tally of a fighter, typed."""
    tally: Tally = fighter.tally
    return tally


def with_tally(fight: Fight, id: int, **changes: Any) -> Fight:
    """The fight where something else is counted of a fighter."""
    fighter = fight.fighter(id)
    tally = msgspec.structs.replace(fighter.tally, **changes)
    return fight.with_fighter(msgspec.structs.replace(fighter, tally=tally))


def counted(shots: tuple[Shots, ...], piece: int) -> int:
    """How many of one piece were shot."""
    return sum(each.shot for each in shots if each.piece == piece)


def one_more(shots: tuple[Shots, ...], piece: int) -> tuple[Shots, ...]:
    """One shot more of a piece."""
    others = tuple(each for each in shots if each.piece != piece)
    return (*others, Shots(piece, counted(shots, piece) + 1))
