# SPDX-License-Identifier: GPL-3.0-or-later
from fractions import Fraction

import pytest

from panoplia.rules.dungeon_hack.dice import Damage, damage, shown
from panoplia.rules.usage_dice import LADDER, Die, sides
from playing import chances, resolve


@pytest.mark.parametrize(
    ("text", "sizes", "flat"),
    [
        ("1d8", (8,), 0),
        ("1d6+1d8", (6, 8), 0),
        ("2d4+1", (4, 4), 1),
        ("1", (), 1),
        ("1d6 + 2", (6,), 2),
        ("d3", (3,), 0),
        ("1+10D10", (10,) * 10, 1),
    ],
)
def test_dh8_r20_damage_is_dice_and_whole_numbers(text: str, sizes: tuple[int, ...], flat: int) -> None:
    assert damage(text) == Damage(sizes, flat)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "–",
        "1d6-1",
        "1d6+-1",
        "+1d6",
        "1d6+",
        "d",
        "2x",
        "0d6",
        "1d1",
        "1d0",
        "1d101",
        "21d6",
        "1d10 (5)",
        "1d\uff16",
    ],
)
def test_dh8_r18_r20_damage_that_cannot_be_read(text: str) -> None:
    with pytest.raises(ValueError, match="`damage` is"):
        damage(text)


def test_dh8_dh40_extra_dice_are_of_the_kind_written_first_and_come_last() -> None:
    assert damage("1d6+1d8").with_extra(2).sizes == (6, 8, 6, 6)
    assert damage("2d4+1").with_extra(1) == Damage((4, 4, 4), 1)


def test_dh8_dh40_a_fixed_figure_counts_again() -> None:
    assert damage("3").with_extra(2) == Damage((), 9)


def test_faces_are_shown_only_where_they_are_known() -> None:
    assert shown("2d6", (2, 4)) == "2d6 (2+4)"
    assert shown("2d6", ()) == "2d6"


@pytest.mark.parametrize(("face", "after"), [("1", "d8"), ("2", "d8"), ("3", "d10"), ("10", "d10")])
def test_dh10_usage_die_drops_on_1_and_2(face: str, after: str) -> None:
    assert resolve("dungeon-hack.usage-die", {"die": "d10"}, face) == {"die": after}


@pytest.mark.parametrize("die", LADDER)
def test_dh10_chance_to_drop_is_two_faces(die: Die) -> None:
    counted = chances("dungeon-hack.usage-die", {"die": die})
    assert counted.chance(lambda result: result.die != die) == Fraction(2, sides(die))
