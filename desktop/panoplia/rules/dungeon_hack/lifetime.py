# SPDX-License-Identifier: GPL-3.0-or-later
"""How long a piece lasts: the chain of durability tests that natural 1s set off (DH-10, DH-11)."""

from fractions import Fraction
from typing import Annotated

import msgspec

from panoplia.rules.dungeon_hack.checks import D20
from panoplia.rules.dungeon_hack.dice import LADDER, Die, Drops, sides
from panoplia.rules.dungeon_hack.edges import Edge
from panoplia.rules.dungeon_hack.wear import DURABILITY
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Chance, note
from panoplia.rules.odds import chance_to_last, expected_steps
from panoplia.rules.script import Dice, Play

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
    leaving = chances_to_drop(case.die, case.edge)
    attacks = expected_steps(leaving)
    survives = chance_to_last(leaving, case.attacks)
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
    going_down = reversed(LADDER[: LADDER.index(die) + 1])
    return [fumble * Dice((sides(step),), DURABILITY, Drops()).spread()[True] for step in going_down]
