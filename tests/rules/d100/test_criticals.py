# SPDX-License-Identifier: GPL-3.0-or-later
"""Criticals (PC-37)."""

from fractions import Fraction

import pytest

from panoplia.rules.d100.criticals import effect_of, is_deadly
from panoplia.rules.drivers import replay
from playing import by_hand, chances, clauses, resolve, script

CRITICAL = "d100.critical"


@pytest.mark.parametrize(
    ("value", "roll", "effect", "dead"),
    [
        (1, "1", 5, False), (1, "10", 5, False), (1, "11", 5, False), (1, "91", 1, False), (1, "00", 1, False),
        (2, "1", 7, True), (2, "30", 6, True), (2, "31", 5, False), (2, "100", 2, False), (3, "78", 5, False),
        (3, "70", 6, True), (4, "91", 5, False), (4, "90", 6, True), (5, "95", 6, True), (10, "1", 10, True),
        (10, "95", 8, True), (11, "95", 8, True), (500, "71", 9, True),
    ],
)  # fmt: skip
def test_pc37_the_table(value: int, roll: str, effect: int, dead: bool) -> None:
    assert resolve(CRITICAL, {"value": value}, roll) == {"effect": effect, "dead": dead}


def test_pc37_a_higher_roll_is_never_worse_and_a_higher_value_never_better() -> None:
    for value in range(1, 12):
        effects = [effect_of(value, roll) for roll in range(1, 101)]
        assert effects == sorted(effects, reverse=True)
        assert all(effect_of(value + 1, roll) >= effect_of(value, roll) for roll in range(1, 101))


def test_pc37_5_or_more_is_death_whatever_the_roll() -> None:
    assert all(is_deadly(5, effect_of(5, roll)) for roll in range(1, 101))
    assert is_deadly(5, 1)
    assert not is_deadly(4, 5)


@pytest.mark.parametrize(("value", "deaths"), [(1, 0), (2, 30), (3, 70), (4, 90), (5, 100), (10, 100)])
def test_pc37_how_deadly_each_value_is(value: int, deaths: int) -> None:
    """Lines of the table from 6 on: +2 has three (7, 6, 6), +3 seven, +4 nine, +5 all ten."""
    counted = chances(CRITICAL, {"value": value})
    assert counted.chance(lambda result: result.dead) == Fraction(deaths, 100)
    assert dict(counted.outcomes) == by_hand(script(CRITICAL, {"value": value}))


def test_pc37_is_cited() -> None:
    assert clauses(replay(script(CRITICAL, {"value": 2}), ["50"])) == ["PC-37"]
