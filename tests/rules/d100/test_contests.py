# SPDX-License-Identifier: GPL-3.0-or-later
"""Opposed tests (PC-14, PC-15)."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

from panoplia.rules.drivers import replay, roll
from playing import by_hand, chances, clauses, resolve, script

OPPOSED = "d100.opposed"
MIRRORED = {"a": "b", "b": "a", None: None}


def case(a: int = 25, b: int = 30, **more: Any) -> dict[str, Any]:
    return {"a": {"target": a}, "b": {"target": b}, **more}


@pytest.mark.parametrize(
    ("a", "b", "rolls", "winner"),
    [
        (25, 30, ("14", "28"), "a"),  # 1 level against 0
        (25, 30, ("25", "31"), "a"),  # one succeeds
        (25, 30, ("26", "30"), "b"),
        (40, 38, ("25", "21"), "b"),  # 1 level each, the lower roll
        (86, 85, ("80", "80"), None),  # equal levels, equal rolls
        (95, 85, ("80", "80"), "a"),  # equal rolls, more levels
        (25, 30, ("26", "31"), None),  # both fail
        (25, 30, ("26", "99"), None),  # both fail: by how much does not matter
    ],
)
def test_pc15_r15_the_whole_table_and_its_mirror(a: int, b: int, rolls: tuple[str, str], winner: str | None) -> None:
    assert resolve(OPPOSED, case(a, b), *rolls)["winner"] == winner
    assert resolve(OPPOSED, case(b, a), *rolls[::-1])["winner"] == MIRRORED[winner]


def test_pc13_pc15_both_sides_are_told() -> None:
    assert resolve(OPPOSED, case(), "14", "41") == {
        "winner": "a",
        "a": {"roll": 14, "success": True, "levels": 1},
        "b": {"roll": 41, "success": False, "levels": -1},
    }


def test_pc15_house_rule_both_fail_rolls_again_until_one_does_not() -> None:
    session = replay(script(OPPOSED, case(both_fail="reroll")), ["26", "31", "100", "99", "26", "30"])
    assert (session.result.winner, session.result.a.roll) == ("b", 26)
    assert clauses(session).count("PC-15") == 3
    # A stand-off of two successes stands.
    assert resolve(OPPOSED, case(30, 30, both_fail="reroll"), "20", "20")["winner"] is None


def test_pc14_r18_nobody_rolls_for_ever() -> None:
    hopeless = case(0, -10, both_fail="reroll")
    session = replay(script(OPPOSED, hopeless), ["1", "1"])
    assert (session.result.winner, session.result.b.levels) == (None, -1)
    assert "PC-14" in clauses(session)
    assert chances(OPPOSED, hopeless).chance(lambda result: result.winner is None) == 1


def every(a: int, b: int) -> Iterator[tuple[int, int]]:
    return ((first, second) for first in range(1, 101) for second in range(1, 101))


def test_pc15_odds_by_another_derivation() -> None:
    """Counted by the sentences of the clause, over all pairs of rolls."""
    wins = {"a": 0, "b": 0, None: 0}
    for first, second in every(45, 52):
        ranks = (45 - first) // 10, (52 - second) // 10
        if first > 45 and second > 52:
            wins[None] += 1
        elif first <= 45 and second <= 52:
            better = ranks[0] - ranks[1] or second - first
            wins["a" if better > 0 else "b" if better < 0 else None] += 1
        else:
            wins["a" if first <= 45 else "b"] += 1
    counted = chances(OPPOSED, case(45, 52))
    for winner, ways in wins.items():
        assert counted.chance(lambda result, winner=winner: result.winner == winner) == Fraction(ways, 10_000)
    assert dict(counted.outcomes) == by_hand(script(OPPOSED, case(45, 52)))


def test_pc15_odds_of_rolling_again_are_those_of_the_rolls_that_count() -> None:
    """1 − 0.9 · 0.8 of the pairs end it: each of those is 1/0.28 as likely as in one pair."""
    once = chances(OPPOSED, case(10, 20))
    again = chances(OPPOSED, case(10, 20, both_fail="reroll"))
    assert again.left_out == 0
    for result, p in again.outcomes:
        assert p == once.chance(lambda each, result=result: each == result) / Fraction(28, 100)
    assert sum(p for _, p in again.outcomes) == 1


def test_pc15_odds_of_the_hardly_able_are_exact() -> None:
    counted = chances(OPPOSED, case(1, 1, both_fail="reroll"))
    assert counted.left_out == 0
    # 199 of 10 000 pairs end it, of which one is a stand-off.
    assert counted.chance(lambda result: result.winner is None) == Fraction(1, 199)
    assert counted.chance(lambda result: result.winner == "a") == Fraction(99, 199)


class Fixed:
    """Dice that show what they are told."""

    def __init__(self, *faces: int) -> None:
        self.faces = list(faces)

    def randint(self, lowest: int, highest: int, /) -> int:
        return self.faces.pop(0)


def test_r15_the_same_dice_with_sides_swapped_give_the_mirrored_result() -> None:
    for first, second in ((3, 44), (44, 44), (77, 5), (20, 21), (99, 100)):
        one = roll(script(OPPOSED, case(45, 45)), Fixed(first, second)).result
        other = roll(script(OPPOSED, case(45, 45)), Fixed(second, first)).result
        assert other.winner == MIRRORED[one.winner]
        assert (other.a, other.b) == (one.b, one.a)
