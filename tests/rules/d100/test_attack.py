# SPDX-License-Identifier: GPL-3.0-or-later
"""Attacks (PC-30 to PC-43)."""

from typing import Any

import msgspec
import pytest

from panoplia.rules.d100.attack import AttackInput
from panoplia.rules.drivers import replay
from panoplia.rules.from_json import from_json
from panoplia.rules.refusal import Refused
from playing import clauses, resolve, script

ATTACK = "d100.attack"
MAIL = {"head": 0, "right_arm": 1, "left_arm": 1, "body": 3, "right_leg": 1, "left_leg": 1}


def attack(defender: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    """Skill 42, hand weapon of a strength bonus of 3, against toughness 3 and 12 wounds."""
    return {"skill": 42, "damage": "BF", "sb": 3, "defender": {"tb": 3, "wounds": 12, **(defender or {})}, **more}


def names(case: dict[str, Any], *answers: str) -> list[str]:
    return [asked.request.name for asked in replay(script(ATTACK, case), answers).asked]


def test_pc30_pc35_the_whole_result_of_a_hit() -> None:
    """25 falls on the left arm; 8 + 3 less toughness 3 and armour 1."""
    assert resolve(ATTACK, attack({"armour": MAIL}), "25", "8") == {
        "hit": True, "location": "left_arm", "avoided": None, "rolled": 11, "damage": 7, "wounds_left": 5,
        "critical": None, "dead": False,
    }  # fmt: skip


def test_pc30_the_whole_result_of_a_miss() -> None:
    """Nothing more is asked, though there is a parry."""
    assert resolve(ATTACK, attack({"armour": MAIL, "parry": 50}), "43") == {
        "hit": False, "location": None, "avoided": None, "rolled": 0, "damage": 0, "wounds_left": 12,
        "critical": None, "dead": False,
    }  # fmt: skip


def test_pc30_modifiers_count_and_are_told_by_name() -> None:
    given = attack(modifiers=[{"why": "aim", "value": 10}, {"why": "lluvia", "value": -30}])
    session = replay(script(ATTACK, given), ["22", "1"])
    assert session.result.hit
    assert (session.notes[0].clause, session.notes[0].in_english()) == ("PC-30", "Modifiers: aimed +10 · lluvia −30.")
    assert resolve(ATTACK, given, "23")["hit"] is False


def test_pc14_pc30_a_hopeless_and_a_certain_attack() -> None:
    assert resolve(ATTACK, attack(skill=0), "1")["hit"] is False
    assert resolve(ATTACK, attack(skill=100), "00", "1")["location"] == "left_leg"


def test_pc31_house_rule_locations_none() -> None:
    """The armour of ``all`` counts, or of the body where there is no such value."""
    for armour, damage in (({"all": 2}, 6), (MAIL, 5), ({}, 8)):
        result = resolve(ATTACK, attack({"armour": armour}, locations="none"), "25", "8")
        assert (result["location"], result["damage"]) == (None, damage)


def test_pc31_the_place_that_was_struck_stays_when_the_blow_is_avoided() -> None:
    assert resolve(ATTACK, attack({"dodge": 30}), "20", "dodge", "30") == {
        "hit": True, "location": "head", "avoided": "dodge", "rolled": 0, "damage": 0, "wounds_left": 12,
        "critical": None, "dead": False,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("defender", "offered"),
    [
        ({"parry": 33, "dodge": 20}, "parry/dodge/none"), ({"parry": 33}, "parry/none"), ({"dodge": 20}, "dodge/none"),
    ],
)  # fmt: skip
def test_pc32_what_can_be_done_is_offered(defender: dict[str, Any], offered: str) -> None:
    assert names(attack(defender), "12", "none", "8") == ["d100", offered, "d10"]


@pytest.mark.parametrize(
    ("defender", "more"),
    [({}, {}), ({"parry": 33, "dodge": 20, "aware": False}, {}), ({"parry": 33, "dodge": 20}, {"melee": False})],
)
def test_pc32_nothing_is_asked_of_the_helpless_the_unaware_and_those_shot_at(
    defender: dict[str, Any], more: dict[str, Any]
) -> None:
    assert names(attack(defender, **more), "12", "8") == ["d100", "d10"]


def test_pc32_only_one_of_parry_and_dodge_against_one_blow() -> None:
    assert names(attack({"parry": 33, "dodge": 20}), "12", "parry", "34", "8") == [
        "d100", "parry/dodge/none", "d100", "d10",
    ]  # fmt: skip
    assert resolve(ATTACK, attack({"parry": 33, "dodge": 20}), "12", "dodge", "21", "8")["damage"] == 8
    with pytest.raises(Refused):
        replay(script(ATTACK, attack({"parry": 33})), ["12", "dodge"])


@pytest.mark.parametrize(
    ("qualities", "defensive", "parry", "dodge"),
    [([], False, 40, 30), ([], True, 50, 30), (["slow"], False, 50, 40), (["fast"], False, 30, 20),
     (["fast"], True, 40, 20), (["slow", "fast"], True, 50, 30), (["defensive"], False, 40, 30)],
)  # fmt: skip
def test_pc42_slow_fast_and_defensive_move_the_targets(
    qualities: list[str], defensive: bool, parry: int, dodge: int
) -> None:
    given = attack({"parry": 40, "dodge": 30, "parry_defensive": defensive}, qualities=qualities)
    for way, target in (("parry", parry), ("dodge", dodge)):
        assert resolve(ATTACK, given, "12", way, str(target))["avoided"] == way
        assert resolve(ATTACK, given, "12", way, str(target + 1), "1")["avoided"] is None


def test_pc33_weapon_damage_is_a_number_or_the_strength_bonus() -> None:
    assert resolve(ATTACK, attack(damage="3"), "12", "8")["rolled"] == 11
    assert resolve(ATTACK, attack(damage="BF-1"), "12", "8")["rolled"] == 10
    assert resolve(ATTACK, attack(damage="BF+1"), "12", "8")["rolled"] == 12
    # No bonus is given, so it is 0.
    assert resolve(ATTACK, {"skill": 42, "damage": "BF-2", "defender": {"tb": 0, "wounds": 9}}, "12", "1") == {
        "hit": True, "location": "right_arm", "avoided": None, "rolled": -1, "damage": 0, "wounds_left": 9,
        "critical": None, "dead": False,
    }  # fmt: skip


def test_pc34_fury_asks_once_to_hit_again_and_then_goes_on() -> None:
    """10, hit again with the same modifiers, 10, 10, 4: 34 + 3."""
    given = attack({"wounds": 99}, modifiers=[{"why": "aim", "value": 10}])
    assert names(given, "12", "10", "52", "10", "10", "4") == ["d100", "d10", "d100", "d10", "d10", "d10"]
    assert resolve(ATTACK, given, "12", "10", "52", "10", "10", "4")["rolled"] == 37
    assert resolve(ATTACK, given, "12", "10", "53")["rolled"] == 13
    assert names(given, "12", "9") == ["d100", "d10"]


def test_pc35_r01_more_toughness_than_blow_heals_nobody() -> None:
    assert resolve(ATTACK, attack({"tb": 9, "armour": {"all": 5}}), "12", "1")["damage"] == 0


def test_pc36_the_last_wound_exactly_is_no_critical() -> None:
    result = resolve(ATTACK, attack({"wounds": 8}), "12", "8")
    assert (result["damage"], result["wounds_left"], result["critical"], result["dead"]) == (8, 0, None, False)


def test_pc36_pc37_what_is_left_over_is_the_critical_value() -> None:
    """8 against 6 wounds: value 2, and 31 on the table is a 5."""
    result = resolve(ATTACK, attack({"wounds": 6}), "12", "8", "31")
    assert (result["damage"], result["wounds_left"]) == (8, 0)
    assert (result["critical"], result["dead"]) == ({"value": 2, "roll": 31, "effect": 5}, False)
    assert resolve(ATTACK, attack({"wounds": 6}), "12", "8", "30")["dead"] is True


def test_pc36_whoever_is_at_0_takes_all_of_it_as_a_critical() -> None:
    result = resolve(ATTACK, attack({"wounds": 0}), "12", "1", "100")
    assert (result["damage"], result["wounds_left"], result["critical"]["value"]) == (1, 0, 1)
    assert resolve(ATTACK, attack({"wounds": 0, "tb": 9}), "12", "1")["critical"] is None


def test_pc37_a_value_of_5_kills_whatever_the_roll_and_is_told_uncut() -> None:
    given = attack({"wounds": 0, "tb": 0})
    result = resolve(ATTACK, given, "12", "9", "100")
    assert (result["critical"], result["dead"]) == ({"value": 12, "roll": 100, "effect": 8}, True)


def test_pc40_bare_hands_make_armour_count_double() -> None:
    """9 − 1 = 8 less toughness 3 and twice 2."""
    given = attack({"armour": {"all": 2}}, damage="BF-4", unarmed=True)
    assert resolve(ATTACK, given, "12", "9")["damage"] == 1


def test_pc42_impact_keeps_the_higher_and_its_10_is_fury_once() -> None:
    given = attack({"wounds": 99}, qualities=["impact"])
    assert names(given, "12", "4+9") == ["d100", "2d10"]
    assert resolve(ATTACK, given, "12", "9+4")["rolled"] == 12
    # R17: both dice show 10, but one chain follows, of one die at a time.
    assert names(given, "12", "10+10", "42", "10", "1") == ["d100", "2d10", "d100", "d10", "d10"]
    assert resolve(ATTACK, given, "12", "10+10", "42", "10", "1")["rolled"] == 24


def test_pc42_a_tiring_weapon_has_its_impact_in_the_first_round() -> None:
    tiring = {"qualities": ["impact", "tiring"]}
    assert names(attack(**tiring), "12", "4+9")[1] == "2d10"
    assert names(attack(**tiring, first_round=False), "12", "4")[1] == "d10"
    assert names(attack(qualities=["impact"], first_round=False), "12", "4+9")[1] == "2d10"
    assert names(attack(qualities=["tiring"]), "12", "4")[1] == "d10"


@pytest.mark.parametrize(("armour", "unarmed", "damage"), [(0, False, 8), (1, False, 8), (3, False, 6), (2, True, 5)])
def test_pc42_r08_armour_piercing_ignores_a_point_that_is_there(armour: int, unarmed: bool, damage: int) -> None:
    given = attack({"armour": {"all": armour}}, qualities=["armour_piercing"], unarmed=unarmed)
    assert resolve(ATTACK, given, "12", "8")["damage"] == damage


def test_pc42_precise_raises_a_critical_but_makes_none() -> None:
    precise = {"qualities": ["precise"]}
    assert resolve(ATTACK, attack({"wounds": 8}, **precise), "12", "8")["critical"] is None
    result = resolve(ATTACK, attack({"wounds": 7}, **precise), "12", "8", "100")
    assert (result["damage"], result["critical"]) == (8, {"value": 2, "roll": 100, "effect": 2})
    # Value 4 + 1 is deadly.
    assert resolve(ATTACK, attack({"wounds": 4}, **precise), "12", "8", "100")["dead"] is True


def test_pc42_the_other_qualities_change_nothing_here() -> None:
    others = ["balanced", "defensive", "pummelling", "special", "tiring", "unreliable", "shrapnel", "entangling",
              "fast_or_impact_slow", "melee_quality_only"]  # fmt: skip
    given = attack({"parry": 40})
    assert resolve(ATTACK, given | {"qualities": others}, "12", "parry", "41", "8") == resolve(
        ATTACK, given, "12", "parry", "41", "8"
    )


def test_notes_cite_the_clauses_in_order() -> None:
    """R26 too: every roll says what it was for and what it came to."""
    session = replay(script(ATTACK, attack({"parry": 20, "wounds": 20})), ["12", "parry", "21", "10", "42", "8"])
    assert clauses(session) == ["PC-30", "PC-31", "PC-32", "PC-33", "PC-34", "PC-34", "PC-33", "PC-35"]
    assert [str(asked.request.why) for asked in session.asked] == [
        "attack", "parry or dodge?", "parry", "damage", "fury", "fury",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"damage": "1d10"}, "damage"), ({"qualities": ["sharp"]}, "qualities"), ({"sb": -1}, "sb"),
        ({"locations": "some"}, "locations"), ({"defender": {"tb": -1, "wounds": 3}}, "defender.tb"),
        ({"defender": {"tb": 1}}, "defender.wounds"), ({"defender": {"tb": 1, "wounds": -1}}, "defender.wounds"),
        ({"defender": {"tb": 1, "wounds": 1, "armour": {"tail": 1}}}, "defender.armour.tail"),
        ({"defender": {"tb": 1, "wounds": 1, "armour": {"all": -1}}}, "defender.armour.all"),
        ({"modifiers": [{"why": "rain"}]}, "modifiers"), ({"skill": 42.5}, "skill"), ({"strength": 3}, "strength"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_by_path(change: dict[str, Any], path: str) -> None:
    with pytest.raises(Refused) as refused:
        from_json(msgspec.json.encode(attack() | change).decode(), AttackInput)
    assert refused.value.path.startswith(path) or path in str(refused.value)
