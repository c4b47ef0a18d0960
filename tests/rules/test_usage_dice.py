# SPDX-License-Identifier: GPL-3.0-or-later
"""The ladder of usage dice (DH-10, DH-15), which one system has by its book and another borrows (PC-93)."""

from fractions import Fraction

import pytest

from panoplia.rules.usage_dice import LADDER, Die, Drops, above, chances_to_drop, higher, lower, sides


@pytest.mark.parametrize(("die", "after"), [("d20", "d12"), ("d12", "d10"), ("d8", "d6"), ("d4", None), (None, None)])
def test_dh10_r23_each_step_down_and_nothing_below_spent(die: Die | None, after: Die | None) -> None:
    assert lower(die) == after


def test_dh10_r23_several_steps_never_come_round_again() -> None:
    assert lower("d10", 2) == "d6"
    assert lower("d6", 7) is None
    assert lower("d4", 0) == "d4"


@pytest.mark.parametrize(("die", "after"), [(None, "d4"), ("d4", "d6"), ("d12", "d20"), ("d20", "d20")])
def test_dh15_r23_one_step_up_and_nothing_above_d20(die: Die | None, after: Die) -> None:
    assert higher(die) == after


def test_above_goes_by_sides() -> None:
    assert above("d10", "d8")
    assert not above("d8", "d8")
    assert [sides(die) for die in LADDER] == [4, 6, 8, 10, 12, 20]


@pytest.mark.parametrize(("face", "drops"), [(1, True), (2, True), (3, False)])
def test_dh10_it_drops_on_1_and_2(face: int, drops: bool) -> None:
    assert Drops().outcome(Drops().add(0, face)) == drops


def test_dh10_pc93_the_chances_down_to_nothing() -> None:
    assert chances_to_drop("d8") == (Fraction(2, 8), Fraction(2, 6), Fraction(2, 4))
    assert chances_to_drop("d4") == (Fraction(1, 2),)
