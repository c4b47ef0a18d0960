# SPDX-License-Identifier: GPL-3.0-or-later
"""Casting and what disturbs it (PC-70 to PC-76, PC-79)."""

from fractions import Fraction
from typing import Any

import pytest

from panoplia.rules.d100.casting import mana_of
from panoplia.rules.drivers import replay
from playing import chances, clauses, resolve, script

CAST, DISTURBED = "d100.cast", "d100.disturbed"


def case(mag: int = 2, mana: int = 40, difficulty: int = 6, **more: Any) -> dict[str, Any]:
    return {"mag": mag, "mana": mana, "difficulty": difficulty, **more}


def test_pc2_mana_is_twenty_for_each_point() -> None:
    assert mana_of(2) == 40


def test_pc71_works_and_costs_the_difficulty() -> None:
    """Altronia: 3 + 5 against 6."""
    assert resolve(CAST, case(), "3+5") == {
        "success": True, "total": 8, "difficulty": 6, "mana": 34, "channelled": False,
    }  # fmt: skip
    assert resolve(CAST, case(), "1+5")["success"] is True


@pytest.mark.parametrize(("difficulty", "left"), [(5, 37), (6, 37), (7, 36), (3, 38)])
def test_pc71_half_of_a_failure_comes_back_rounded_down(difficulty: int, left: int) -> None:
    """Of 5 paid, 2 come back: 40 − 5 + 2."""
    assert resolve(CAST, case(difficulty=difficulty), "1+1") == {
        "success": False, "total": 2, "difficulty": difficulty, "mana": left, "channelled": False,
    }  # fmt: skip


def test_pc71_mana_for_exactly_one_spell_is_enough() -> None:
    assert resolve(CAST, case(mana=6), "3+5")["mana"] == 0


def test_pc72_channelling_adds_magic() -> None:
    """Heinz: 12 and 2 against 14."""
    given = case(difficulty=14, channelling=45)
    assert resolve(CAST, given, "45", "5+7") == {
        "success": True, "total": 14, "difficulty": 14, "mana": 26, "channelled": True,
    }  # fmt: skip
    # A failure of it only adds nothing.
    assert resolve(CAST, given, "46", "5+7") == {
        "success": False, "total": 12, "difficulty": 14, "mana": 33, "channelled": False,
    }  # fmt: skip


def test_pc73_without_mana_the_difficulty_doubles_and_nothing_is_paid() -> None:
    given = case(mana=0, channelling=45)
    assert resolve(CAST, given, "30", "6+4") == {
        "success": True, "total": 12, "difficulty": 12, "mana": 0, "channelled": True,
    }  # fmt: skip
    assert resolve(CAST, given, "30", "6+3")["success"] is False


def test_pc73_house_rule_low_mana_as_spent_keeps_what_is_left() -> None:
    given = case(mana=5, channelling=45)
    for dice, success in (("6+4", True), ("1+1", False)):
        result = resolve(CAST, given, "30", dice)
        assert (result["success"], result["difficulty"], result["mana"]) == (success, 12, 5)


@pytest.mark.parametrize(
    ("given", "answers", "clause"),
    [
        (case(mag=0), (), "PC-70"),
        (case(mag=0, mana=0), (), "PC-70"),
        (case(mana=0), (), "PC-73"),
        (case(mana=5), (), "PC-73"),
        (case(mana=5, channelling=45, house={"low_mana": "refused"}), (), "PC-73"),
        (case(mana=0, channelling=45), ("46",), "PC-73"),
        (case(mana=5, channelling=45), ("46",), "PC-73"),
        (case(mana=0, channelling=45, house={"low_mana": "refused"}), ("46",), "PC-73"),
    ],
)
def test_pc70_pc73_refusals_say_why_and_ask_no_more(
    given: dict[str, Any], answers: tuple[str, ...], clause: str
) -> None:
    session = replay(script(CAST, given), answers)
    assert session.result.refused == clause
    assert session.notes[-1].clause == clause


def test_pc73_house_rule_low_mana_refused_lets_a_mana_of_0_through() -> None:
    given = case(mana=0, channelling=45, house={"low_mana": "refused"})
    assert resolve(CAST, given, "45", "6+4")["success"] is True
    assert resolve(CAST, case(house={"low_mana": "refused"}), "3+5")["mana"] == 34


@pytest.mark.parametrize(
    ("armour", "shield", "total"),
    [("none", False, 10), ("leather", False, 9), ("mail", False, 7), ("scale", False, 7), ("plate", False, 5),
     ("none", True, 9), ("plate", True, 4)],
)  # fmt: skip
def test_pc74_armour_and_shield_hinder(armour: str, shield: bool, total: int) -> None:
    assert resolve(CAST, case(armour=armour, shield=shield), "5+5")["total"] == total


def test_pc74_pc75_a_total_may_be_below_0() -> None:
    assert resolve(CAST, case(armour="plate", per_die=-2), "1+1")["total"] == -7


def test_pc75_winds_count_for_each_die_or_change_their_number() -> None:
    """Gerd: 3d10 − 6, or 4d10."""
    assert resolve(CAST, case(mag=3, per_die=-2), "6+6+6")["total"] == 12
    assert resolve(CAST, case(mag=3, dice=1, per_die=1), "1+2+3+4")["total"] == 14
    session = replay(script(CAST, case(mag=3, dice=-2)), ["9"])
    assert session.asked[0].request.name == "d10"


def test_pc75_never_below_no_dice_which_are_not_asked_for() -> None:
    assert resolve(CAST, case(dice=-5, per_die=3, difficulty=1)) == {
        "success": False, "total": 0, "difficulty": 1, "mana": 39, "channelled": False,
    }  # fmt: skip


def test_notes_cite_the_clauses() -> None:
    session = replay(script(CAST, case(mana=0, channelling=45)), ["30", "6+4"])
    assert clauses(session) == ["PC-72", "PC-73", "PC-71", "PC-71"]


def test_odds_by_hand() -> None:
    """2d10 reach 6 in 90 of 100 ways; channelled, 4."""
    assert chances(CAST, case()).chance(lambda result: result.success) == Fraction(90, 100)
    channelled = chances(CAST, case(channelling=50)).chance(lambda result: result.success)
    assert channelled == (Fraction(97, 100) + Fraction(90, 100)) / 2


@pytest.mark.parametrize(
    ("difficulty", "mana", "left"),
    [(22, 40, 29), (7, 40, 36), (6, 40, 37), (7, 4, 0), (7, 3, 0), (0, 3, 3)],
)
def test_pc76_a_lost_spell_costs_half_rounded_up_and_never_more_than_there_is(
    difficulty: int, mana: int, left: int
) -> None:
    given = {"channelling": 45, "difficulty": difficulty, "mana": mana}
    assert resolve(DISTURBED, given, "46") == {"kept": False, "mana": left}
    assert resolve(DISTURBED, given, "45") == {"kept": True, "mana": mana}


def test_pc76_the_game_master_sets_the_difficulty() -> None:
    given = {"channelling": 40, "difficulty": 22, "mana": 40, "modifiers": [{"why": "easy", "value": 20}]}
    session = replay(script(DISTURBED, given), ["60"])
    assert session.result.kept
    assert clauses(session) == ["PC-12", "PC-76"]


def test_pc79_nothing_counts_the_spells_of_a_day() -> None:
    """Mana alone is spent: ten spells of 4 from 40, and the eleventh has none left."""
    mana = 40
    for _ in range(10):
        mana = resolve(CAST, case(mana=mana, difficulty=4), "3+5")["mana"]
    assert mana == 0
    assert resolve(CAST, case(mana=mana, difficulty=4)) == {"refused": "PC-73"}
