# SPDX-License-Identifier: GPL-3.0-or-later
from fractions import Fraction

import icepool
import pytest

from panoplia.rules.notes import QT_TRANSLATE_NOOP
from panoplia.rules.odds import Cancelled, odds
from panoplia.rules.refusal import Refused
from panoplia.rules.script import Best, Choice, CountAbove, Dice, Option, Play, Pool, Total
from playing import script

WHY = QT_TRANSLATE_NOOP("test", "trying")
CHOICE = Choice("way", (Option("up", WHY), Option("down", WHY)), WHY, "up")


def exploding() -> Play:
    """A d6 that goes on while it shows a 6."""
    total = 0
    while True:
        answer = yield Dice((6,), WHY)
        total += answer.outcome
        if answer.outcome < 6:
            return total


def choosing() -> Play:
    answer = yield CHOICE
    coin = yield Pool(1 if answer.outcome == "up" else 0, WHY)
    return answer.outcome, coin.outcome


def test_r18_endless_dice_end_and_the_rest_is_reported() -> None:
    counted = odds(exploding)
    assert 0 < counted.left_out < Fraction(1, 10**9)
    assert sum(p for _, p in counted.outcomes) + counted.left_out == 1
    assert counted.chance(lambda total: total == 7) == Fraction(1, 36)


def test_most_likely_first() -> None:
    assert [p for _, p in odds(exploding).outcomes] == sorted((p for _, p in odds(exploding).outcomes), reverse=True)


def test_policy_default_and_refusal() -> None:
    assert dict(odds(choosing).outcomes) == {("up", 0): Fraction(1, 2), ("up", 1): Fraction(1, 2)}
    assert dict(odds(choosing, policy={"way": "down"}).outcomes) == {("down", 0): 1}
    with pytest.raises(Refused, match="up/down"):
        odds(choosing, policy={"way": "left"})


def test_odds_from_answers_already_given() -> None:
    given = [Dice((6,), WHY).read("6")]
    assert odds(exploding, given).chance(lambda total: total == 7) == Fraction(1, 6)


def test_cancelled_soon() -> None:
    asked = iter([False, False, True])
    with pytest.raises(Cancelled):
        odds(exploding, cancelled=lambda: next(asked))


def test_grouping_and_mean() -> None:
    def two() -> Play:
        return (yield Dice((6, 6), WHY)).outcome

    counted = odds(two)
    assert counted.mean(lambda total: total) == 7
    assert dict(counted.by(lambda total: total >= 7).outcomes) == {True: Fraction(21, 36), False: Fraction(15, 36)}


def test_icepool_agrees_on_sums_best_and_counts() -> None:
    for measure, die in (
        (Total(), icepool.d6 + icepool.d6 + icepool.d8),
        (Best(), icepool.highest(icepool.d6, icepool.d6, icepool.d8)),
        (CountAbove(4), sum((die.map(lambda face: face > 4) for die in (icepool.d6, icepool.d8)),
                            icepool.d6.map(lambda face: face > 4))),
    ):  # fmt: skip
        spread = Dice((6, 6, 8), WHY, measure).spread()
        assert spread == {outcome: die.probability(outcome) for outcome in spread}
        assert sum(spread.values()) == 1


def test_a_dodge_with_three_armour_dice_is_run_once_for_each_end() -> None:
    """Durability kept or dropped, 8 faces, 16 sums of 3d6; the same without a fumble; avoided twice. About 9 ms."""
    case = {
        "value": 13,
        "foe": {"level": 7, "damage": "1d8"},
        "armour": {"rating": 3, "durability": "d12"},
        "health": 8,
    }
    again = script("dungeon-hack.dodge", case)
    started = 0

    def counted() -> Play:
        nonlocal started
        started += 1
        return again()

    odds(counted)
    assert started == 2 * 8 * 16 + 8 * 16 + 2
