# SPDX-License-Identifier: GPL-3.0-or-later
"""Targets, levels and modifiers (PC-10 to PC-14, PC-24, PC-30, PC-38, PC-39, PC-42, PC-43, PC-92, PC-93)."""

import pytest

from panoplia.rules.d100.modifiers import BY_ID, known, reach_of
from panoplia.rules.d100.percent import Degree, Modifier, Skill, bonus_of, degree_of, half_up, levels_of, target_of


@pytest.mark.parametrize(
    ("target", "roll", "degree"),
    [
        (22, 1, Degree(True, 2)), (25, 14, Degree(True, 1)), (30, 28, Degree(True, 0)), (34, 34, Degree(True, 0)),
        (40, 31, Degree(True, 0)), (40, 30, Degree(True, 1)), (34, 35, Degree(False, 0)), (17, 45, Degree(False, -2)),
        (30, 39, Degree(False, 0)), (30, 40, Degree(False, -1)), (30, 100, Degree(False, -7)),
    ],
)  # fmt: skip
def test_pc10_pc13_levels_are_whole_tens(target: int, roll: int, degree: Degree) -> None:
    assert degree_of(target, roll) == degree


def test_pc14_r14_the_levels_count_from_the_true_target() -> None:
    """Never more than 0 succeeds, never less than 100 fails, and neither is cut to the die."""
    assert degree_of(0, 1) == Degree(False, 0)
    assert degree_of(-25, 5) == Degree(False, -3)
    assert degree_of(100, 100) == Degree(True, 0)
    assert degree_of(130, 100) == Degree(True, 3)
    assert levels_of(125, 5) == 12


@pytest.mark.parametrize(("value", "half"), [(0, 0), (1, 1), (2, 1), (33, 17), (34, 17), (99, 50), (100, 50)])
def test_pc11_r04_half_is_a_whole_number_rounded_up(value: int, half: int) -> None:
    assert half_up(value) == half


@pytest.mark.parametrize(
    ("skill", "mastery", "target"),
    [("trained", 0, 23), ("trained", 20, 43), ("untrained_basic", 20, 7), ("none", 20, 23)],
)
def test_pc10_pc11_pc12_r11_half_first_then_mastery_of_the_trained_then_modifiers(
    skill: Skill, mastery: int, target: int
) -> None:
    """33 is 17 at half; rain −20 and a talent of 10 come after."""
    assert target_of(33, skill, mastery, [Modifier("rain", -20), Modifier("Orientación", 10)]) == target


@pytest.mark.parametrize(("value", "bonus"), [(0, 0), (9, 0), (10, 1), (34, 3), (39, 3), (34 + 1 + 5, 4), (100, 10)])
def test_pc2_r11_a_bonus_is_the_tens_of_what_a_characteristic_is_after_all(value: int, bonus: int) -> None:
    assert bonus_of(value) == bonus


def test_pc12_the_difficulties() -> None:
    names = ("very_easy", "easy", "routine", "normal", "challenging", "hard", "very_hard")
    assert [known(name).value for name in names] == [30, 20, 10, 0, -10, -20, -30]


@pytest.mark.parametrize(
    ("name", "value", "clause"),
    [
        ("aim", 10, "PC-24"), ("charge", 10, "PC-24"), ("guarded", -10, "PC-24"), ("guarded_defence", 10, "PC-24"),
        ("all_out", 20, "PC-24"), ("running_from_afar", -20, "PC-24"), ("running_in_melee", 20, "PC-24"),
        ("defensive_stance", -20, "PC-24"), ("other_hand", -20, "PC-38"), ("long_range", -20, "PC-39"),
        ("target_in_melee", -20, "PC-39"), ("extreme_range", -30, "PC-39"), ("shield_seen", -10, "PC-39"),
        ("held", 20, "PC-41"), ("defensive", 10, "PC-42"), ("slow", 10, "PC-42"), ("fast", -10, "PC-42"),
        ("unfamiliar", -20, "PC-43"), ("touch", -20, "PC-78"), ("poor", -5, "PC-92"), ("exceptional", 5, "PC-92"),
        ("damaged", -10, "PC-93"),
    ],
)  # fmt: skip
def test_modifiers_of_the_book(name: str, value: int, clause: str) -> None:
    assert (BY_ID[name].value, BY_ID[name].clause) == (value, clause)
    assert known(name) == Modifier(name, value)


@pytest.mark.parametrize(
    ("distance", "reach"),
    [(0, "short"), (24, "short"), (25, "long"), (48, "long"), (49, "extreme"), (96, "extreme"), (97, None)],
)
def test_pc39_how_far_a_bow_shoots(distance: int, reach: str | None) -> None:
    """The bow: 24 m, and 48 m at long range; twice that at the most."""
    assert reach_of(distance, 24, 48) == reach


def test_pc39_what_has_no_long_range_goes_no_farther() -> None:
    assert reach_of(8, 8, None) == "short"
    assert reach_of(9, 8, None) is None
