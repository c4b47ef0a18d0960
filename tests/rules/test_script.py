# SPDX-License-Identifier: GPL-3.0-or-later
import random
from fractions import Fraction

import pytest

from panoplia.rules.notes import QT_TRANSLATE_NOOP
from panoplia.rules.refusal import Refused
from panoplia.rules.script import Answer, Choice, Dice, Option, Pool, nothing_to_ask

WHY = QT_TRANSLATE_NOOP("test", "trying")
CHOICE = Choice("way", (Option("up", WHY), Option("down", WHY)), WHY, "down")


@pytest.mark.parametrize(
    ("sizes", "name"), [((20,), "d20"), ((6, 6), "2d6"), ((6, 8, 6), "d6+d8+d6"), ((6, 6, 8), "2d6+d8"), ((), "")]
)
def test_dice_are_named_as_players_write_them(sizes: tuple[int, ...], name: str) -> None:
    assert Dice(sizes, WHY).name == name


def test_faces_are_read_in_the_order_rolled() -> None:
    assert Dice((6, 8), WHY).read("2+7") == Answer(9, (2, 7))
    assert Dice((6, 8), WHY).write(Answer(9, (2, 7))) == "2+7"


def test_00_of_a_percentile_die_is_100() -> None:
    assert Dice((100,), WHY).read("00") == Answer(100, (100,))
    assert Dice((100,), WHY).read("05") == Answer(5, (5,))
    with pytest.raises(Refused):
        Dice((100,), WHY).read("0")


@pytest.mark.parametrize("text", ["", "0", "7", "2+3", "-1", "x", "1.0", "٣", " 3", "9999999999", "00"])
def test_what_a_d6_does_not_show_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        Dice((6,), WHY).read(text)


@pytest.mark.parametrize("text", ["", "-1", "4", "1+1", "x"])
def test_a_pool_is_answered_by_its_hits(text: str) -> None:
    assert Pool(3, WHY).read("3") == Answer(3)
    with pytest.raises(Refused):
        Pool(3, WHY).read(text)


def test_pools_count_even_chances() -> None:
    assert Pool(2, WHY).spread() == {0: Fraction(1, 4), 1: Fraction(1, 2), 2: Fraction(1, 4)}
    assert Pool(2, WHY).name == "2d2"
    assert Pool(-1, WHY).idle
    assert Pool(2, WHY).write(Answer(1)) == "1"
    assert 0 <= Pool(9, WHY).roll(random.Random(1)).outcome <= 9


def test_choices_take_an_option_by_its_id() -> None:
    assert CHOICE.read("up") == Answer("up")
    assert CHOICE.write(Answer("up")) == "up"
    assert CHOICE.name == "up/down"
    assert CHOICE.roll(random.Random(1)) == Answer("down")
    with pytest.raises(Refused, match="left"):
        CHOICE.read("left")


def test_nothing_is_asked_of_no_dice_or_one_option() -> None:
    assert nothing_to_ask(Dice((), WHY)) == Answer(0)
    only = Choice("way", CHOICE.options[:1], WHY, "up")
    assert only.idle
    assert nothing_to_ask(only) == Answer("up")


def test_rolled_faces_are_those_of_the_dice() -> None:
    answer = Dice((4, 20), WHY).roll(random.Random(7))
    assert answer.outcome == sum(answer.faces)
    assert 1 <= answer.faces[0] <= 4
    assert 1 <= answer.faces[1] <= 20
