# SPDX-License-Identifier: GPL-3.0-or-later
from fractions import Fraction
from typing import Any

import pytest

from panoplia.rules.drivers import Session, replay
from panoplia.rules.odds import odds
from panoplia.rules.script import Forbidden
from playing import chances, clauses, resolve, script

DODGE = "dungeon-hack.dodge"
COAT = {"rating": 3, "durability": "d12"}


def dodge(foe: dict[str, Any] | None = None, armour: dict[str, Any] | None = COAT, **more: Any) -> dict[str, Any]:
    return {"value": 13, "foe": {"level": 3, "damage": "1d8", **(foe or {})}, "armour": armour, "health": 8, **more}


def test_dh4_avoided_leaves_everything_as_it_was() -> None:
    assert resolve(DODGE, dodge({"level": 17}), "13") == {
        "avoided": True, "rolled": 0, "penetration": 2, "absorbed": 0, "damage": 0, "health": 8,
        "armour": {"rating": 3, "broken": 0, "durability": "d12", "state": "sound"},
    }  # fmt: skip


def test_dh5_without_armour_the_blow_goes_through() -> None:
    assert resolve(DODGE, dodge(armour=None), "12", "7") == {
        "avoided": False, "rolled": 7, "penetration": 0, "absorbed": 0, "damage": 7, "health": 1, "armour": None,
    }  # fmt: skip


def test_dh16_the_order_is_d20_wear_damage_decision_armour() -> None:
    session = replay(script(DODGE, dodge()), ["1", "3", "8", "roll", "1+2+3"])
    assert [asked.request.name for asked in session.asked] == ["d20", "d12", "d8", "break/roll", "3d6"]


def test_dh7_r17_a_fumble_doubles_dice_and_figures() -> None:
    case = dodge({"damage": "1d6+2"}, None, health=40)
    assert resolve(DODGE, case, "1", "4")["rolled"] == 12
    assert resolve(DODGE, {**case, "house": {"critical_doubles": "off"}}, "1", "4")["rolled"] == 6


def test_dh6_fixed_damage_is_not_rolled_and_a_fumble_doubles_it() -> None:
    case = dodge({"damage": "1d10", "fixed": 5}, None, house={"foe_damage": "fixed"})
    assert resolve(DODGE, case, "2")["rolled"] == 5
    assert resolve(DODGE, case, "1")["rolled"] == 10


def test_dh6_without_a_fixed_figure_the_dice_are_rolled() -> None:
    assert resolve(DODGE, dodge(armour=None, house={"foe_damage": "fixed"}), "2", "6")["rolled"] == 6


def test_dh6_a_fixed_figure_is_idle_where_foes_roll() -> None:
    assert resolve(DODGE, dodge({"fixed": 5}, None), "2", "6")["rolled"] == 6


def test_dh8_dh40_a_mounted_foes_charge() -> None:
    session = replay(script(DODGE, dodge({"extra_dice": 1}, None)), ["2", "1+2"])
    assert session.asked[1].request.name == "2d8"
    case = dodge({"fixed": 4, "extra_dice": 2}, None, house={"foe_damage": "fixed"})
    assert resolve(DODGE, case, "2")["rolled"] == 12


def test_dh11_an_advantage_that_keeps_another_die_tests_nothing() -> None:
    result = resolve(DODGE, dodge(edge="advantage"), "1+2", "3", "roll", "1+1+1")
    assert result["armour"]["durability"] == "d12"


def test_dh16_destroyed_armour_has_no_dice_against_the_blow_but_static_stays() -> None:
    case = dodge(armour={"rating": 3, "static": 2, "durability": "d4", "original": "d12"}, health=20)
    result = resolve(DODGE, case, "1", "1", "5")
    assert (result["rolled"], result["absorbed"], result["damage"]) == (10, 2, 8)
    assert result["armour"] == {"rating": 3, "broken": 0, "durability": None, "state": "destroyed"}


def test_dh12_dh16_magic_armour_becomes_unusable() -> None:
    case = dodge(armour={"rating": 3, "durability": "d4", "magic": True}, health=20)
    assert resolve(DODGE, case, "1", "2", "5")["armour"]["state"] == "unusable"


def test_dh13_cloth_is_never_tested() -> None:
    result = resolve(DODGE, dodge(armour={"rating": 1}, health=20), "1", "5", "roll", "2")
    assert result["armour"] == {"rating": 1, "broken": 0, "durability": None, "state": "sound"}


@pytest.mark.parametrize(
    ("armour", "clause"),
    [
        ({"rating": 3, "original": "d8"}, "DH-12"),
        ({"rating": 3, "original": "d8", "magic": True}, "DH-12"),
        ({"rating": 3, "broken": 3}, "DH-33"),
        ({"rating": 0}, "DH-33"),
    ],
)
def test_dh12_dh33_r24_r26_useless_armour_is_refused_and_a_note_says_why(armour: Any, clause: str) -> None:
    session = replay(script(DODGE, dodge(armour=armour)), [])
    assert session.result == Forbidden(clause)
    assert clauses(session) == [clause]


def test_dh22_a_penetration_of_its_own_is_used_as_it_stands() -> None:
    assert resolve(DODGE, dodge({"level": 24, "adjust": 5, "penetration": 0}), "15")["penetration"] == 0
    assert resolve(DODGE, dodge({"level": 7, "adjust": 2}), "15")["penetration"] == 3


def test_dh23_penetration_of_the_damage_is_0_where_avoided() -> None:
    case = dodge({"penetration": "damage"})
    assert resolve(DODGE, case, "15")["penetration"] == 0
    hit = resolve(DODGE, case, "5", "6", "roll", "6+6+6")
    assert (hit["penetration"], hit["damage"]) == (6, 6)
    assert resolve(DODGE, case, "5", "6", "break")["damage"] == 6


def test_dh24_penetration_is_the_least_damage() -> None:
    result = resolve(DODGE, dodge({"level": 13}), "5", "8", "roll", "6+6+6")
    assert (result["absorbed"], result["damage"]) == (18, 2)


def test_dh31_dh36_dice_and_static_add_up() -> None:
    result = resolve(DODGE, dodge(armour={**COAT, "broken": 1, "static": 1}), "5", "8", "roll", "2+3")
    assert (result["absorbed"], result["damage"], result["armour"]["broken"]) == (6, 2, 1)


@pytest.mark.parametrize("floor", ["off", "on"])
def test_dh32_breaking_leaves_the_penetration_which_static_does_not_lower(floor: str) -> None:
    case = dodge({"level": 19}, {**COAT, "static": 5}, house={"floor_before_static": floor})
    result = resolve(DODGE, case, "5", "8", "break")
    assert (result["absorbed"], result["damage"], result["health"]) == (0, 3, 5)
    assert result["armour"] == {"rating": 3, "broken": 1, "durability": "d12", "state": "sound"}


def test_dh32_house_rule_after_shows_the_armour_roll_first() -> None:
    case = dodge(house={"break_when": "after"})
    session = replay(script(DODGE, case), ["5", "8", "1+1+1", "break"])
    assert [asked.request.name for asked in session.asked][2:] == ["3d6", "break/roll"]
    assert (session.result.damage, session.result.absorbed, session.result.armour.broken) == (0, 0, 1)
    assert resolve(DODGE, case, "5", "8", "1+1+1", "roll")["damage"] == 5


def test_dh31_house_rule_none_leaves_the_dice_for_breaking() -> None:
    case = dodge(house={"armour_roll": "none"})
    assert resolve(DODGE, case, "5", "8", "roll")["damage"] == 8
    assert resolve(DODGE, case, "5", "8", "break")["damage"] == 0


def test_dh33_the_last_die_destroys_at_once_magic_or_not() -> None:
    case = dodge(armour={"rating": 2, "broken": 1, "durability": "d8", "magic": True})
    assert resolve(DODGE, case, "5", "8", "break")["armour"] == {
        "rating": 2, "broken": 2, "durability": "d8", "state": "destroyed",
    }  # fmt: skip


def test_r01_damage_and_health_are_never_below_0() -> None:
    held = resolve(DODGE, dodge(armour={**COAT, "static": 50}), "5", "1", "roll", "1+1+1")
    assert (held["damage"], held["health"]) == (0, 8)
    assert resolve(DODGE, dodge(armour=None, health=3), "5", "8")["health"] == 0


def test_r26_the_durability_roll_names_item_die_and_result() -> None:
    session = replay(script(DODGE, dodge()), ["1", "2", "1", "break"])
    assert "Armour: d12 (2), 1 or 2, it drops from d12 to d10." in [note.in_english() for note in session.notes]


def test_dh32_odds_follow_the_policy() -> None:
    broken = chances(DODGE, dodge(), {"armour": "break"}).chance(lambda result: result.armour.broken == 1)
    assert broken == Fraction(12, 20)
    assert chances(DODGE, dodge()).chance(lambda result: result.armour.broken == 1) == 0


def test_dh32_odds_of_a_decision_from_where_it_stands() -> None:
    # A failed dodge and 8 damage: one d4 of armour against a choice.
    again = script(DODGE, dodge(armour={"rating": 1, "die": "d4"}))
    session = Session(again)
    session.answer("5")
    session.answer("8")
    given = [asked.answer for asked in session.asked]
    rolls = odds(again, given, {"armour": "roll"}).by(lambda result: result.damage)
    assert dict(rolls.outcomes) == {damage: Fraction(1, 4) for damage in (4, 5, 6, 7)}
    assert dict(odds(again, given, {"armour": "break"}).by(lambda result: result.damage).outcomes) == {0: 1}


def test_dh31_expected_damage_by_hand() -> None:
    # 12 of 20 dodges fail; of d4 − d4, floored at 0, the mean is (3 + 2·2 + 3·1) / 16. Nothing is doubled.
    case = dodge({"damage": "1d4"}, {"rating": 1, "die": "d4"}, house={"critical_doubles": "off"})
    assert chances(DODGE, case).mean(lambda result: result.damage) == Fraction(12, 20) * Fraction(10, 16)
