# SPDX-License-Identifier: GPL-3.0-or-later
"""Spells that strike (PC-77, PC-78)."""

from typing import Any

import pytest

from panoplia.rules.drivers import replay
from playing import clauses, resolve, script

MISSILE, TOUCH = "d100.missile", "d100.touch"


def missile(**more: Any) -> dict[str, Any]:
    return {"damage": 3, "wp": 40, "tb": 3, "armour": 1, "wounds": 10, **more}


def test_pc77_hits_by_itself_and_counts_like_a_blow() -> None:
    """8 + 3 less toughness 3 and armour 1."""
    assert resolve(MISSILE, missile(), "8") == {
        "rolled": 11, "damage": 7, "wounds_left": 3, "critical": None, "dead": False,
    }  # fmt: skip


def test_pc34_pc77_fury_by_a_wp_test() -> None:
    """Altronia: 3 + 10 + 5 = 18."""
    assert resolve(MISSILE, missile(wounds=20), "10", "40", "5")["rolled"] == 18
    assert resolve(MISSILE, missile(wounds=20), "10", "41")["rolled"] == 13
    assert resolve(MISSILE, missile(wounds=99), "10", "40", "10", "10", "1")["rolled"] == 34


def test_pc36_pc37_pc77_a_critical() -> None:
    """7 against 5 wounds: value 2."""
    result = resolve(MISSILE, missile(wounds=5), "8", "100")
    assert (result["critical"], result["dead"]) == ({"value": 2, "roll": 100, "effect": 2}, False)
    assert resolve(MISSILE, missile(wounds=0, armour=0), "9", "100")["dead"] is True


def test_r01_r08_no_armour_by_default_and_never_below_0() -> None:
    plain = {"damage": 0, "wp": 40, "tb": 3, "wounds": 10}
    assert resolve(MISSILE, plain, "1")["damage"] == 0
    assert resolve(MISSILE, plain, "9")["damage"] == 6
    assert resolve(MISSILE, plain | {"damage": -4}, "1")["rolled"] == -3


@pytest.mark.parametrize(
    ("more", "answers", "expected"),
    [
        ({}, ("41",), (False, None, False)),
        ({}, ("40",), (True, None, True)),
        ({"parry": 45}, ("40", "parry", "25"), (True, "parry", False)),
        ({"parry": 45}, ("40", "parry", "26"), (True, None, True)),
        ({"dodge": 30}, ("40", "dodge", "10"), (True, "dodge", False)),
        ({"dodge": 30}, ("40", "dodge", "11"), (True, None, True)),
        ({"parry": 45, "dodge": 30}, ("40", "none"), (True, None, True)),
        ({"parry": 15}, ("40", "parry", "1"), (True, None, True)),
        ({"modifiers": [{"why": "held", "value": 20}]}, ("60",), (True, None, True)),
    ],
)
def test_pc78_a_touch_may_be_parried_or_dodged_but_hardly(
    more: dict[str, Any], answers: tuple[str, ...], expected: tuple[bool, str | None, bool]
) -> None:
    hit, avoided, touched = expected
    assert resolve(TOUCH, {"ws": 40, **more}, *answers) == {"hit": hit, "avoided": avoided, "touched": touched}


def test_pc78_the_penalty_is_told() -> None:
    session = replay(script(TOUCH, {"ws": 40, "parry": 45}), ["40", "parry", "25"])
    assert "Modifiers: against a touch spell −20." in [note.in_english() for note in session.notes]
    assert "PC-78" in clauses(session)
