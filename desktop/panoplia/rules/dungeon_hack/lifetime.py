# SPDX-License-Identifier: GPL-3.0-or-later
"""How long a piece lasts: the chain of durability tests that natural 1s set off (DH-10, DH-11)."""

from fractions import Fraction
from typing import Annotated, get_args

import msgspec

from panoplia.rules import usage_dice
from panoplia.rules.chains import Chain
from panoplia.rules.dungeon_hack import gear
from panoplia.rules.dungeon_hack.checks import D20
from panoplia.rules.dungeon_hack.edges import Edge
from panoplia.rules.dungeon_hack.wear import DURABILITY
from panoplia.rules.lifetime import Lifetime, Way
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Chance, Phrase, note
from panoplia.rules.script import Play
from panoplia.rules.system import Piece
from panoplia.rules.usage_dice import Die

Attacks = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
PerFight = Annotated[int, msgspec.Meta(ge=1, le=10_000)]


class LifetimeInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A durability die, the edge its owner rolls with, and how much it is used."""

    die: Die
    edge: Edge = "none"
    attacks: Attacks = 20
    per_fight: PerFight | None = None


class LifetimeResult(msgspec.Struct, frozen=True):
    """Expected attacks (or dodges) and fights until it is spent, and the chance to outlast ``attacks``."""

    expected_attacks: float
    expected_fights: float | None
    survives: float


def lifetime(case: LifetimeInput) -> Play:
    """Follow the durability die down to nothing, exactly (DH-10, DH-11)."""
    chain = Chain.one_by_one(chances_to_drop(case.die, case.edge))
    attacks, survives = chain.expected, chain.lasts(case.attacks)
    yield note(
        QT_TRANSLATE_NOOP(
            "dungeon-hack", "From {die} it lasts {expected} rolls on average; {chance} to outlast {attacks}."
        ),
        "DH-11", die=case.die, expected=float(attacks), chance=Chance(float(survives)), attacks=case.attacks,
    )  # fmt: skip
    fights = float(attacks / case.per_fight) if case.per_fight else None
    return LifetimeResult(float(attacks), fights, float(survives))


def chances_to_drop(die: Die, edge: Edge) -> list[Fraction]:
    """For each die from ``die`` down to d4: the chance that one attack or dodge makes it drop."""
    fumble = D20(0, edge=edge).dice(DURABILITY).spread()["fumble"]
    return [fumble * drop for drop in usage_dice.chances_to_drop(die)]


def of_piece(piece: Piece) -> Lifetime:
    """A weapon by its attacks, an armour by its dodges, a supply by its tests; what is never tested says so."""
    die = gear.die_now(piece)
    if gear.original_die(piece) is None:
        return Lifetime.refuse(note(
            QT_TRANSLATE_NOOP("dungeon-hack", "It has no durability: it is never tested and lasts for ever."), "DH-13"
        ))  # fmt: skip
    if die is None or gear.broken_up(piece):
        return Lifetime.refuse(
            note(QT_TRANSLATE_NOOP("dungeon-hack", "Nothing is left of it that could last."), "DH-12")
        )
    match piece.data:
        case gear.Supply():
            return _of_supply(die)
        case gear.Armour():
            return _of_armour(die)
        case _:
            return _of_weapon(die)


def _of_weapon(die: Die) -> Lifetime:
    return Lifetime(
        "DH-11",
        note(QT_TRANSLATE_NOOP(
            "dungeon-hack", "Each attack that shows a natural 1 tests its {die}; on a 1 or 2 that drops a step."
        ), "DH-11", die=die),
        ways=_by_edge(die),
        average=QT_TRANSLATE_NOOP("dungeon-hack", "attacks on average"),
        in_a_fight=QT_TRANSLATE_NOOP("dungeon-hack", "Attacks in a fight"),
        to_outlast=QT_TRANSLATE_NOOP("dungeon-hack", "Attacks to outlast"),
    )  # fmt: skip


def _of_armour(die: Die) -> Lifetime:
    return Lifetime(
        "DH-11",
        note(QT_TRANSLATE_NOOP(
            "dungeon-hack", "Each dodge that shows a natural 1 tests its {die}; on a 1 or 2 that drops a step."
        ), "DH-11", die=die),
        ways=_by_edge(die),
        average=QT_TRANSLATE_NOOP("dungeon-hack", "dodges on average"),
        in_a_fight=QT_TRANSLATE_NOOP("dungeon-hack", "Dodges in a fight"),
        to_outlast=QT_TRANSLATE_NOOP("dungeon-hack", "Dodges to outlast"),
    )  # fmt: skip


def _of_supply(die: Die) -> Lifetime:
    used = Chain.one_by_one(usage_dice.chances_to_drop(die))
    return Lifetime(
        "DH-25",
        note(QT_TRANSLATE_NOOP(
            "dungeon-hack", "After a fight or a watch in which it was used its {die} is rolled; 1 or 2 drops a step."
        ), "DH-25", die=die),
        ways=(Way("use", QT_TRANSLATE_NOOP("dungeon-hack", "Used"), used),),
        average=QT_TRANSLATE_NOOP("dungeon-hack", "tests on average"),
        in_a_fight=QT_TRANSLATE_NOOP("dungeon-hack", "Tests in a fight"),
        to_outlast=QT_TRANSLATE_NOOP("dungeon-hack", "Tests to outlast"),
    )  # fmt: skip


EDGES: dict[Edge, Phrase] = {
    "none": QT_TRANSLATE_NOOP("dungeon-hack", "Normal"),
    "advantage": QT_TRANSLATE_NOOP("dungeon-hack", "Advantage"),
    "disadvantage": QT_TRANSLATE_NOOP("dungeon-hack", "Disadvantage"),
}


def _by_edge(die: Die) -> tuple[Way, ...]:
    return tuple(Way(edge, EDGES[edge], Chain.one_by_one(chances_to_drop(die, edge))) for edge in get_args(Edge))
