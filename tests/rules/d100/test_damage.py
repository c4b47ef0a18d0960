# SPDX-License-Identifier: GPL-3.0-or-later
"""Damage as it is written (PC-33)."""

import pytest

from panoplia.rules.d100.damage import Damage, damage


@pytest.mark.parametrize(
    ("text", "with_4"),
    [("BF", 4), ("BF-1", 3), ("BF-4", 0), ("BF+1", 5), ("3", 3), ("0", 0), ("bf-2", 2), (" BF-1 ", 3), ("-2", -2)],
)
def test_pc33_r20_a_number_or_the_strength_bonus_with_one(text: str, with_4: int) -> None:
    assert damage(text).points(4) == with_4


def test_pc33_a_weak_hand_takes_from_the_die() -> None:
    assert damage("BF-4").points(2) == -2


@pytest.mark.parametrize("text", ["BF", "BF-1", "BF+2", "3", "-2", "0"])
def test_written_as_it_is_read(text: str) -> None:
    assert str(damage(text)) == text
    assert str(Damage(True, 0)) == "BF"


@pytest.mark.parametrize(
    "text", ["", "BF1", "BF+-1", "BF--1", "BF-", "1BF", "1d10", "BF-1-1", "BF - 1", "BF−1", "1.5", "٣", "1000", "+"]
)
def test_r20_what_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="`damage` is a number, or BF"):
        damage(text)
