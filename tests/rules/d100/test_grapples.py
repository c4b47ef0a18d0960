# SPDX-License-Identifier: GPL-3.0-or-later
"""Grapples (PC-40, PC-41)."""

from typing import Any

import pytest

from panoplia.rules.drivers import replay
from playing import clauses, resolve, script

GRAPPLE, STRUGGLE = "d100.grapple", "d100.struggle"
HOLD = {"skill": 40, "target_ag": 35}


@pytest.mark.parametrize(
    ("more", "answers", "expected"),
    [
        ({}, ("41",), (False, None, False)),
        ({}, ("40", "36"), (True, None, True)),
        ({}, ("40", "35"), (True, None, False)),
        ({"parry": 33}, ("40", "parry", "33"), (True, "parry", False)),
        ({"dodge": 20}, ("40", "dodge", "21", "99"), (True, None, True)),
        ({"parry": 33, "dodge": 20}, ("40", "none", "99"), (True, None, True)),
        ({"modifiers": [{"why": "charge", "value": 10}]}, ("50", "36"), (True, None, True)),
    ],
)
def test_pc41_an_unarmed_hit_and_agility(
    more: dict[str, Any], answers: tuple[str, ...], expected: tuple[bool, str | None, bool]
) -> None:
    hit, avoided, held = expected
    assert resolve(GRAPPLE, HOLD | more, *answers) == {"hit": hit, "avoided": avoided, "held": held}


def struggle(act: str, **more: Any) -> dict[str, Any]:
    return {"act": act, "actor": 40, "other": 35, **more}


@pytest.mark.parametrize(
    ("answers", "won"),
    [(("40", "36"), True), (("41", "35"), False), (("41", "36"), False), (("20", "35"), True), (("39", "5"), False)],
)
def test_pc41_pc15_only_a_win_breaks_free(answers: tuple[str, str], won: bool) -> None:
    assert resolve(STRUGGLE, struggle("break"), *answers) == {
        "won": won, "held": not won, "rolled": 0, "damage": 0, "wounds_left": None, "critical": None, "dead": False,
    }  # fmt: skip


def test_pc40_pc41_hurting_does_unarmed_damage_against_doubled_armour() -> None:
    """9 + 5 − 4 = 10 less toughness 3 and twice 2: 3."""
    given = struggle("hurt", sb=5, defender={"tb": 3, "armour": 2, "wounds": 12})
    assert resolve(STRUGGLE, given, "40", "36", "9") == {
        "won": True, "held": True, "rolled": 10, "damage": 3, "wounds_left": 9, "critical": None, "dead": False,
    }  # fmt: skip


def test_pc41_no_fury_but_criticals() -> None:
    """10 + 0 − 4 = 6 against toughness 1 and 3 wounds: critical of value 2, and 30 is death."""
    given = struggle("hurt", defender={"tb": 1, "wounds": 3})
    session = replay(script(STRUGGLE, given), ["40", "36", "10", "30"])
    assert [asked.request.name for asked in session.asked] == ["d100", "d100", "d10", "d100"]
    assert (session.result.damage, session.result.critical.value, session.result.dead) == (5, 2, True)
    assert "PC-40" in clauses(session)


def test_pc41_not_won_changes_nothing() -> None:
    given = struggle("hurt", defender={"tb": 1, "wounds": 3})
    assert resolve(STRUGGLE, given, "41", "35") == {
        "won": False, "held": True, "rolled": 0, "damage": 0, "wounds_left": 3, "critical": None, "dead": False,
    }  # fmt: skip
    assert resolve(STRUGGLE, struggle("hurt"), "40", "36")["wounds_left"] is None


def test_r01_a_weak_hand_heals_nobody() -> None:
    given = struggle("hurt", defender={"tb": 1, "wounds": 3})
    result = resolve(STRUGGLE, given, "40", "36", "1")
    assert (result["rolled"], result["damage"], result["wounds_left"]) == (-3, 0, 3)
