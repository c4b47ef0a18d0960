# SPDX-License-Identifier: GPL-3.0-or-later
from fractions import Fraction
from typing import Any

import pytest

from panoplia.app import systems
from panoplia.rules.chains import Chain
from panoplia.rules.dungeon_hack.gear import Armour, Supply, Thing, Weapon, Wear
from panoplia.rules.dungeon_hack.house import House
from panoplia.rules.dungeon_hack.lifetime import chances_to_drop
from panoplia.rules.lifetime import Lifetime
from panoplia.rules.system import Piece
from playing import resolve

NAME = "dungeon-hack.lifetime"


@pytest.mark.parametrize(
    ("die", "edge", "expected"),
    [
        # A d4 drops in a half of the tests, and a test comes once in 20 attacks.
        ("d4", "none", 40.0),
        ("d6", "none", 100.0),
        ("d20", "none", 600.0),
        ("d4", "advantage", 800.0),
        # The lower of two dice is a 1 in 39 of 400 rolls.
        ("d4", "disadvantage", 800 / 39),
    ],
)
def test_dh10_dh11_expected_attacks(die: str, edge: str, expected: float) -> None:
    assert resolve(NAME, {"die": die, "edge": edge})["expected_attacks"] == expected


def test_dh11_survives_by_hand() -> None:
    # A d4 is spent by one attack in 40.
    assert resolve(NAME, {"die": "d4", "attacks": 2})["survives"] == float(Fraction(39, 40) ** 2)
    assert resolve(NAME, {"die": "d4", "attacks": 0})["survives"] == 1.0
    # A d6 takes at least two attacks: 1/60 and then 1/40.
    assert resolve(NAME, {"die": "d6", "attacks": 2})["survives"] == float(1 - Fraction(1, 60) * Fraction(1, 40))


def test_dh11_fights() -> None:
    assert resolve(NAME, {"die": "d4"})["expected_fights"] is None
    assert resolve(NAME, {"die": "d4", "per_fight": 16})["expected_fights"] == 2.5


def test_dh11_the_chain_is_the_step_by_step_one() -> None:
    leaving = chances_to_drop("d10", "disadvantage")
    where = [Fraction(1), Fraction(0), Fraction(0), Fraction(0)]
    for _ in range(37):
        gone = [here * p for here, p in zip(where, leaving, strict=True)]
        where = [here - out + come for here, out, come in zip(where, gone, [Fraction(0), *gone[:-1]], strict=True)]
    assert Chain.one_by_one(leaving).lasts(37) == sum(where)


def lifetime_of(data: Any, steps: int = 0, **more: Any) -> Lifetime:
    return systems()["dungeon-hack"].lifetime(Piece("", data, Wear(steps=steps), **more), House(), None)


def test_dh11_a_weapon_of_d8_by_edge() -> None:
    """180 attacks, 3600 with advantage, 1200/13 with disadvantage."""
    ways = lifetime_of(Weapon("one_handed", "1d8", 1, "d8")).ways
    assert {way.id: way.expected for way in ways} == {
        "none": 180, "advantage": 3600, "disadvantage": Fraction(1200, 13),
    }  # fmt: skip


def test_dh25_a_supply_is_tested_each_time() -> None:
    """A d6 drops with 1/3 and a d4 with 1/2: five tests on average, and there is no edge in it."""
    (way,) = lifetime_of(Supply("d6")).ways
    assert (way.expected, way.lasts(1), way.lasts(2)) == (5, 1, Fraction(5, 6))


def test_the_curve_falls_from_certain_and_agrees_with_the_exact_chance() -> None:
    (way, *_) = lifetime_of(Armour(3, "d12"), steps=1).ways
    curve = way.curve(60)
    assert curve.chances[0] == 1
    assert list(curve.chances) == sorted(curve.chances, reverse=True)
    assert curve.chances[20] == pytest.approx(float(way.lasts(20 * curve.stride)), abs=1e-12)
    assert 60 * curve.stride >= 3 * way.expected


@pytest.mark.parametrize(
    ("data", "steps", "more", "clause"),
    [
        (Armour(1), 0, {}, "DH-13"),
        (Thing(), 0, {}, "DH-13"),
        (Weapon("one_handed", "1d8", 1, "d4"), 1, {"magic": True}, "DH-12"),
    ],
)
def test_dh13_what_never_wears_or_is_gone_says_so(data: Any, steps: int, more: dict[str, Any], clause: str) -> None:
    found = lifetime_of(data, steps, **more)
    assert found.refusal is not None
    assert (found.refusal.clause, found.ways) == (clause, ())
