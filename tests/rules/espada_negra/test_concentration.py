# SPDX-License-Identifier: GPL-3.0-or-later
"""Concentration and stun (EN-11, EN-30, EN-37)."""

from typing import Any

import pytest

from panoplia.rules.drivers import replay
from panoplia.rules.espada_negra.concentration import kept
from playing import resolve, script

CONCENTRATE, STUN = "espada-negra.concentrate", "espada-negra.stun"


def told(procedure: str, case: dict[str, Any], *answers: str) -> list[tuple[str, str]]:
    return [(each.clause, each.in_english()) for each in replay(script(procedure, case), answers).notes]


def test_en37_a_point_of_initiative_for_the_result_of_a_check() -> None:
    given = {"runes": 3, "level": 2, "initiative": 6, "points": 4}
    assert resolve(CONCENTRATE, given, "2") == {"initiative": 5, "points": 8}
    assert resolve(CONCENTRATE, {"runes": 3, "initiative": 1}, "0") == {"initiative": 0, "points": 0}
    assert told(CONCENTRATE, given, "2") == [
        ("EN-2", "Runes (concentration): 2 of 3 hit."),
        ("EN-37", "Concentration: from 4 to 8. Initiative: from 6 to 5."),
    ]  # fmt: skip


def test_en37_effort_in_the_check_itself() -> None:
    given = {"runes": 3, "initiative": 6, "effort": 3}
    assert resolve(CONCENTRATE, given, "spend", "6") == {"initiative": 5, "points": 6}
    assert resolve(CONCENTRATE, given, "keep", "3") == {"initiative": 5, "points": 3}


def test_en37_a_result_below_0_takes_nothing() -> None:
    assert resolve(CONCENTRATE, {"runes": 0, "level": -2, "initiative": 6, "points": 1})["points"] == 1


def test_en11_initiative_never_drops_below_0() -> None:
    given = {"runes": 3, "level": 2, "initiative": 0, "effort": 3}
    assert resolve(CONCENTRATE, given) == {"refused": "EN-11"}
    assert told(CONCENTRATE, given) == [("EN-11", "There is no initiative left to give up.")]


@pytest.mark.parametrize(
    ("to_armour", "to_body", "stun", "left"),
    [
        (0, 0, 0, 9), (0, 2, 0, 7), (3, 0, 0, 9), (0, 3, 0, 6), (4, 0, 1, 8), (0, 4, 1, 4), (3, 2, 1, 5), (6, 0, 1, 6),
        (0, 6, 1, 0), (7, 0, 2, 0), (4, 3, 2, 0),
    ],
)  # fmt: skip
def test_en30_en37_stun_and_what_it_takes(to_armour: int, to_body: int, stun: int, left: int) -> None:
    """Willpower 3, nine points: the excess, and what the body took on top; all of them above 6."""
    case = {"voluntad": 3, "to_armour": to_armour, "to_body": to_body, "points": 9}
    assert resolve(STUN, case) == {"stun": stun, "points": left}
    assert kept(9, 3, to_armour, to_body) == left


def test_en37_never_below_0() -> None:
    assert resolve(STUN, {"voluntad": 3, "to_armour": 0, "to_body": 3, "points": 2}) == {"stun": 0, "points": 0}
    assert resolve(STUN, {"voluntad": 0, "to_armour": 1, "to_body": 0}) == {"stun": 2, "points": 0}


def test_en30_is_told_with_the_figures() -> None:
    given = {"voluntad": 3, "to_armour": 3, "to_body": 2, "points": 5}
    assert told(STUN, given) == [
        ("EN-30", "Stunned in this turn: 5 against willpower 3."), ("EN-37", "Concentration: from 5 to 1."),
    ]  # fmt: skip
    assert told(STUN, given | {"points": 0, "to_body": 0}) == [("EN-30", "Not stunned: 3 against willpower 3.")]
