# SPDX-License-Identifier: GPL-3.0-or-later
from fractions import Fraction
from typing import Any

import msgspec
import pytest

from panoplia.rules.drivers import replay
from panoplia.rules.script import Forbidden
from playing import chances, clauses, resolve, script

ATTACK, BURST = "dungeon-hack.attack", "dungeon-hack.burst"
SWORD = {"damage": "1d8", "penetration": 1, "durability": "d8"}
MAIL = {"rating": 2}


def attack(weapon: dict[str, Any] | None = None, target: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    return {"value": 12, "weapon": {**SWORD, **(weapon or {})}, "target": {"health": 9, **(target or {})}, **more}


def test_dh4_a_hit_is_damage_less_armour() -> None:
    assert resolve(ATTACK, attack(target={"armour": MAIL, "static": 1}), "12", "8", "2+3") == {
        "hit": True, "critical": False, "rolled": 8, "absorbed": 6, "damage": 2, "health": 7,
        "weapon": {"durability": "d8", "state": "sound"},
    }  # fmt: skip


def test_a_miss_asks_for_nothing_more_and_changes_nothing() -> None:
    assert resolve(ATTACK, attack(target={"armour": MAIL, "static": 1}), "11") == {
        "hit": False, "critical": False, "rolled": 0, "absorbed": 0, "damage": 0, "health": 9,
        "weapon": {"durability": "d8", "state": "sound"},
    }  # fmt: skip


def test_dh4_the_order_of_requests_is_to_hit_wear_damage_armour() -> None:
    hit = replay(script(ATTACK, attack(target={"armour": MAIL})), ["15", "4", "1+1"])
    assert [asked.request.name for asked in hit.asked] == ["d20", "d8", "2d6"]
    fumble = replay(script(ATTACK, attack()), ["1", "3"])
    assert [str(asked.request.why) for asked in fumble.asked] == ["attack", "durability of the weapon"]


def test_dh7_r17_a_critical_doubles_dice_and_figures() -> None:
    result = resolve(ATTACK, attack({"damage": "1d6+2"}, {"health": 30}), "20", "4")
    assert (result["critical"], result["rolled"], result["damage"]) == (True, 12, 12)


def test_dh7_r17_house_rule_off_still_tells_the_critical() -> None:
    result = resolve(ATTACK, attack(house={"critical_doubles": "off"}), "20", "4")
    assert (result["critical"], result["rolled"]) == (True, 4)


def test_dh7_r17_extra_dice_are_doubled_once_and_penetration_never() -> None:
    case = attack({"penetration": 7}, {"static": 30, "health": 50}, extra_dice=1)
    result = resolve(ATTACK, case, "20", "3+2")
    assert (result["rolled"], result["damage"]) == (10, 7)


def test_dh8_dh40_a_charge_adds_a_die_of_the_first_kind() -> None:
    session = replay(script(ATTACK, attack({"damage": "1d6+1d8"}, extra_dice=1)), ["12", "1+2+3"])
    assert session.asked[1].request.name == "d6+d8+d6"
    assert session.result.rolled == 6


def test_dh8_dh40_a_fixed_figure_counts_again_and_is_not_rolled() -> None:
    assert resolve(ATTACK, attack({"damage": "2"}, extra_dice=1), "12")["rolled"] == 4


@pytest.mark.parametrize(("edge", "faces", "tested"), [
    ("advantage", "1+12", False), ("advantage", "1+1", True), ("disadvantage", "1+20", True), ("none", "2", False),
])  # fmt: skip
def test_dh11_only_a_kept_1_tests_the_weapon(edge: str, faces: str, tested: bool) -> None:
    answers = [faces, *(["1"] if tested else ["5"] if edge == "advantage" else [])]
    result = resolve(ATTACK, attack(edge=edge), *answers)
    assert result["weapon"] == ({"durability": "d6", "state": "worn"} if tested else
                                {"durability": "d8", "state": "sound"})  # fmt: skip


def test_dh11_the_die_rolled_is_the_one_it_has_now() -> None:
    session = replay(script(ATTACK, attack({"durability": "d6", "original": "d10"})), ["1", "6"])
    assert session.asked[1].request.name == "d6"
    assert session.result.weapon.state == "worn"


@pytest.mark.parametrize(("magic", "state"), [(False, "destroyed"), (True, "unusable")])
def test_dh12_spent_durability_destroys_or_disables(magic: bool, state: str) -> None:
    result = resolve(ATTACK, attack({"durability": "d4", "magic": magic}), "1", "2")
    assert result["weapon"] == {"durability": None, "state": state}


def test_dh13_r24_no_durability_is_never_tested() -> None:
    assert resolve(ATTACK, attack({"durability": None}), "1")["weapon"] == {"durability": None, "state": "sound"}


@pytest.mark.parametrize("magic", [False, True])
def test_dh12_dh16_r24_r26_a_spent_weapon_cannot_strike_and_says_why(magic: bool) -> None:
    case = attack({"durability": None, "original": "d8", "magic": magic})
    session = replay(script(ATTACK, case), [])
    assert session.result == Forbidden("DH-12")
    assert clauses(session) == ["DH-12"]
    burst = {"value": 12, "weapon": case["weapon"], "targets": [{"health": 1}], "bundle": "d10"}
    assert resolve(BURST, burst) == {"refused": "DH-12"}


@pytest.mark.parametrize(("effectiveness", "damage"), [(0, 1), (1, 1), (2, 3), (3, 4)])
def test_dh21_effectiveness_above_1_adds_to_penetration(effectiveness: int, damage: int) -> None:
    case = attack({"effectiveness": effectiveness, "magic": True}, {"static": 99})
    assert resolve(ATTACK, case, "15", "8")["damage"] == damage


def test_dh23_magic_missile_penetrates_as_much_as_it_rolls() -> None:
    case = attack({"penetration": "damage", "damage": "1d4+1"}, {"armour": MAIL, "static": 3})
    result = resolve(ATTACK, case, "15", "3", "6+6")
    assert (result["rolled"], result["absorbed"], result["damage"]) == (4, 15, 4)


def test_dh24_penetration_may_exceed_the_roll() -> None:
    assert resolve(ATTACK, attack({"penetration": 5}), "15", "2")["damage"] == 5


@pytest.mark.parametrize(
    ("static", "armour", "damage"),
    [
        # max(2, 4 − 1 − 1) − 3 is below 0.
        (3, "1+1", 0),
        # max(2, 4 − 2) − 1.
        (1, "1+1", 1),
        # Penetration lifts 4 − 12 to 2, then static takes 1.
        (1, "6+6", 1),
    ],
)
def test_dh24_house_rule_floor_before_static(static: int, armour: str, damage: int) -> None:
    case = attack({"penetration": 2}, {"armour": MAIL, "static": static}, house={"floor_before_static": "on"})
    assert resolve(ATTACK, case, "15", "4", armour)["damage"] == damage


def test_r01_damage_and_health_are_never_below_0() -> None:
    held = resolve(ATTACK, attack({"penetration": 0}, {"static": 50}), "15", "1")
    assert (held["damage"], held["health"]) == (0, 9)
    slain = resolve(ATTACK, attack(target={"health": 2}), "15", "8")
    assert (slain["damage"], slain["health"]) == (8, 0)
    assert resolve(ATTACK, attack(target={"health": 0}), "15", "8")["health"] == 0


@pytest.mark.parametrize(("rule", "answers", "absorbed"), [("sum", ["2+5"], 7), ("best", ["2+5"], 5), ("none", [], 0)])
def test_dh31_house_rule_armour_roll(rule: str, answers: list[str], absorbed: int) -> None:
    case = attack(target={"armour": MAIL}, house={"armour_roll": rule})
    assert resolve(ATTACK, case, "15", "8", *answers)["absorbed"] == absorbed


def test_dh32_broken_dice_are_not_rolled_and_dice_are_the_wearers() -> None:
    case = attack(target={"armour": {"rating": 3, "broken": 1, "die": "d4", "static": 1}, "static": 2})
    session = replay(script(ATTACK, case), ["15", "8", "4+1"])
    assert session.asked[2].request.name == "2d4"
    assert session.result.absorbed == 8


@pytest.mark.parametrize("armour", [
    {"rating": 2, "broken": 2, "static": 4}, {"rating": 2, "static": 4, "original": "d8"}, {"rating": 0, "static": 4},
])  # fmt: skip
def test_dh33_r24_a_targets_useless_armour_is_as_none(armour: dict[str, Any]) -> None:
    assert resolve(ATTACK, attack(target={"armour": armour, "static": 1}), "15", "8")["absorbed"] == 1


def test_dh24_odds_by_hand() -> None:
    # 8 of 20 faces hit with 13 to 19 or 20; a d4 against static 2 and penetration 1.
    case = attack({"damage": "1d4", "durability": None}, {"static": 2}, value=13)
    damage = chances(ATTACK, case).by(lambda result: result.damage)
    normal, critical = Fraction(7, 20), Fraction(1, 20)
    assert dict(damage.outcomes) == {
        0: Fraction(12, 20),
        1: normal * Fraction(3, 4) + critical * Fraction(1, 4),
        2: normal * Fraction(1, 4) + critical * Fraction(1, 4),
        4: critical * Fraction(1, 4),
        6: critical * Fraction(1, 4),
    }


def burst(targets: int, **more: Any) -> dict[str, Any]:
    weapon = {"damage": "1d6", "penetration": 1, "durability": "d6"}
    return {"value": 13, "weapon": weapon, "targets": [{"health": 5}] * targets, "bundle": "d10", **more}


def test_dh20_one_bolt_does_not_test_the_bundle() -> None:
    assert resolve(BURST, burst(1), "13", "4") == {
        "shots": [{"hit": True, "damage": 4, "health": 1}], "weapon": {"durability": "d6", "state": "sound"},
        "bundle": "d10",
    }  # fmt: skip


def test_dh20_dh25_three_bolts_test_it_once_at_the_end() -> None:
    result = resolve(BURST, burst(3), "12", "13", "6", "12", "1")
    assert [shot["health"] for shot in result["shots"]] == [5, 0, 5]
    assert result["bundle"] == "d8"


def test_dh20_dh25_a_spent_bundle_is_empty() -> None:
    session = replay(script(BURST, burst(2, bundle="d4")), ["2", "2", "1"])
    assert session.result.bundle is None
    assert clauses(session)[-2:] == ["DH-10", "DH-25"]


def test_dh20_wear_carries_over_and_a_weapon_that_gives_out_ends_the_burst() -> None:
    result = resolve(BURST, burst(3), "1", "2", "1", "2", "9")
    assert len(result["shots"]) == 2
    assert result["weapon"] == {"durability": None, "state": "destroyed"}
    assert result["bundle"] == "d10"


def test_dh20_giving_out_at_the_first_bolt_leaves_the_bundle_untested() -> None:
    case = burst(2)
    case["weapon"] = {"damage": "1d6", "penetration": 1, "durability": "d4", "original": "d6", "magic": True}
    result = resolve(BURST, case, "1", "1")
    assert (len(result["shots"]), result["weapon"]["state"], result["bundle"]) == (1, "unusable", "d10")


def test_dh20_house_and_edge_hold_for_every_bolt() -> None:
    case = burst(2, edge="advantage", modifier=1, house={"critical_doubles": "off"})
    result = resolve(BURST, case, "3+20", "3", "12+2", "2", "5")
    assert [shot["damage"] for shot in result["shots"]] == [3, 2]


@pytest.mark.parametrize("targets", [0, 4])
def test_dh20_one_to_three_targets(targets: int) -> None:
    with pytest.raises(msgspec.ValidationError, match=r"\$\.targets"):
        script(BURST, burst(targets))
