# SPDX-License-Identifier: GPL-3.0-or-later
from fractions import Fraction
from typing import Any

import icepool
import pytest

from playing import chances, resolve

TEST = "dungeon-hack.test"


@pytest.mark.parametrize(("face", "success"), [("12", False), ("13", True), ("14", True)])
def test_dh1_succeeds_with_the_value_or_more(face: str, success: bool) -> None:
    assert resolve(TEST, {"value": 13}, face) == {"success": success, "roll": int(face), "natural": int(face)}


def test_dh1_modifiers_are_added_to_the_roll() -> None:
    assert resolve(TEST, {"value": 13, "modifier": 2}, "11") == {"success": True, "roll": 13, "natural": 11}
    assert resolve(TEST, {"value": 13, "modifier": -1}, "13") == {"success": False, "roll": 12, "natural": 13}


def test_dh1_r14_natural_faces_are_judged_before_totals() -> None:
    assert resolve(TEST, {"value": 2, "modifier": 5}, "1")["success"] is False
    assert resolve(TEST, {"value": 30, "modifier": -9}, "20") == {"success": True, "roll": 11, "natural": 20}


@pytest.mark.parametrize(
    ("edge", "faces", "natural", "success"),
    [
        ("advantage", "1+13", 13, True),
        ("advantage", "20+2", 20, True),
        ("advantage", "1+1", 1, False),
        ("disadvantage", "13+12", 12, False),
        ("disadvantage", "20+1", 1, False),
        ("disadvantage", "20+20", 20, True),
    ],
)
def test_dh2_the_kept_die_counts(edge: str, faces: str, natural: int, success: bool) -> None:
    result = resolve(TEST, {"value": 13, "edge": edge}, faces)
    assert (result["natural"], result["success"]) == (natural, success)


@pytest.mark.parametrize(
    ("case", "expected"),
    [
        ({"value": 13}, Fraction(8, 20)),
        ({"value": 1}, Fraction(19, 20)),
        ({"value": 25}, Fraction(1, 20)),
        # Both miss: 12/20 each.
        ({"value": 13, "edge": "advantage"}, 1 - Fraction(12, 20) ** 2),
        ({"value": 13, "edge": "disadvantage"}, Fraction(8, 20) ** 2),
    ],
)
def test_dh2_odds(case: dict[str, Any], expected: Fraction) -> None:
    counted = chances(TEST, case)
    assert counted.chance(lambda result: result.success) == expected
    assert len(counted.outcomes) == 2


@pytest.mark.parametrize("modifier", [-7, 0, 3])
def test_dh2_icepool_agrees(modifier: int) -> None:
    def success(face: int) -> bool:
        return face == 20 or (face > 1 and face + modifier >= 14)

    for edge, kept in (("advantage", icepool.highest), ("disadvantage", icepool.lowest)):
        die = kept(icepool.d20, icepool.d20).map(success)
        counted = chances(TEST, {"value": 14, "modifier": modifier, "edge": edge})
        assert counted.chance(lambda result: result.success) == die.probability(True)
