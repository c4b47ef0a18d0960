# SPDX-License-Identifier: GPL-3.0-or-later
"""Hit locations and armour (PC-31, PC-35, PC-40, PC-42, PC-74, PC-90)."""

from collections import Counter
from typing import get_args

import pytest

from panoplia.rules.d100.armour import lowered
from panoplia.rules.d100.places import PLACES, Armour, Place, armour_left, reversed_digits, reversed_location
from playing import resolve


@pytest.mark.parametrize(
    ("roll", "number", "place"),
    [
        (25, 52, "left_arm"), (5, 50, "left_arm"), (20, 2, "head"), (100, 100, "left_leg"), (1, 10, "head"),
        (51, 15, "head"), (61, 16, "right_arm"), (53, 35, "right_arm"), (63, 36, "left_arm"), (55, 55, "left_arm"),
        (65, 56, "body"), (8, 80, "body"), (18, 81, "right_leg"), (9, 90, "right_leg"), (19, 91, "left_leg"),
        (99, 99, "left_leg"), (10, 1, "head"),
    ],
)  # fmt: skip
def test_pc31_digits_reversed(roll: int, number: int, place: Place) -> None:
    assert reversed_digits(roll) == number
    assert reversed_location(roll) == place


def test_pc31_every_place_is_as_likely_as_its_numbers() -> None:
    found = Counter(reversed_location(roll) for roll in range(1, 101))
    assert found == {"head": 15, "right_arm": 20, "left_arm": 20, "body": 25, "right_leg": 10, "left_leg": 10}
    assert sorted(map(reversed_digits, range(1, 101))) == list(range(1, 101))
    assert tuple(PLACES) == get_args(Place)


def test_pc31_r12_armour_by_place_or_all_over() -> None:
    by_place = Armour(head=2, body=3)
    assert [by_place.at(place) for place in get_args(Place)] == [2, 0, 0, 3, 0, 0]
    everywhere = Armour(all=1)
    assert [everywhere.at(place) for place in get_args(Place)] == [1] * 6
    assert [Armour().at(place) for place in (*get_args(Place), None)] == [0] * 7


def test_pc31_without_locations_all_counts_or_else_the_body() -> None:
    assert Armour(all=1, body=3).at(None) == 1
    assert Armour(head=5, body=3).at(None) == 3
    assert Armour(all=0, body=3).at(None) == 0


def test_pc40_pc42_r08_doubled_then_pierced_and_never_below_0() -> None:
    assert armour_left(3) == 3
    assert armour_left(3, unarmed=True) == 6
    assert armour_left(3, piercing=True) == 2
    assert armour_left(3, unarmed=True, piercing=True) == 5
    assert armour_left(0, piercing=True) == 0


ARMOUR = "d100.armour"


@pytest.mark.parametrize(
    ("worn", "shield", "expected"),
    [
        ([], False, (0, 0, 0)), ([], True, (0, 0, -1)), (["leather"], False, (0, 0, -1)),
        (["mail"], False, (-10, 0, -3)), (["scale"], False, (-10, -1, -3)), (["plate"], False, (-10, -2, -5)),
        (["plate"], True, (-10, -2, -6)), (["leather", "mail"], True, (-10, 0, -4)),
        (["leather", "mail", "scale", "plate"], False, (-10, -2, -5)), (["mail", "mail"], False, (-10, 0, -3)),
    ],
)  # fmt: skip
def test_pc74_pc90_r07_layers_count_once_and_a_shield_besides(
    worn: list[str], shield: bool, expected: tuple[int, int, int]
) -> None:
    ag, m, cast = expected
    assert resolve(ARMOUR, {"worn": worn, "shield": shield}) == {"ag": ag, "m": m, "cast": cast}


def test_pc90_nothing_drops_below_0() -> None:
    assert lowered(35, -10) == 25
    assert lowered(7, -10) == 0
    assert lowered(1, -2) == 0
