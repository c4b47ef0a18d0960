# SPDX-License-Identifier: GPL-3.0-or-later
import pytest

from playing import resolve

NAME = "dungeon-hack.foe-penetration"


@pytest.mark.parametrize(
    ("level", "penetration"), [(0, 0), (1, 0), (6, 0), (7, 1), (12, 1), (13, 2), (18, 2), (19, 3), (24, 3)]
)
def test_dh22_a_sixth_rounded_up_less_one(level: int, penetration: int) -> None:
    assert resolve(NAME, {"level": level}) == {"penetration": penetration}


@pytest.mark.parametrize(("level", "penetration"), [(1, 0), (8, 0), (9, 1), (14, 1), (15, 2), (17, 2)])
def test_dh22_house_rule_half_up(level: int, penetration: int) -> None:
    assert resolve(NAME, {"level": level, "house": {"foe_penetration": "half_up"}}) == {"penetration": penetration}


@pytest.mark.parametrize(("level", "adjust", "penetration"), [(1, 2, 2), (13, -1, 1), (13, -5, 0)])
def test_dh22_the_adjustment_comes_after_the_first_floor(level: int, adjust: int, penetration: int) -> None:
    assert resolve(NAME, {"level": level, "adjust": adjust}) == {"penetration": penetration}
