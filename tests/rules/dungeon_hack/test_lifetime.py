# SPDX-License-Identifier: GPL-3.0-or-later
from fractions import Fraction

import pytest

from panoplia.rules.dungeon_hack.lifetime import chances_to_drop
from panoplia.rules.odds import chance_to_last
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
    assert chance_to_last(leaving, 37) == sum(where)
