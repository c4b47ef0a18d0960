# SPDX-License-Identifier: GPL-3.0-or-later
"""Attacks (EN-5, EN-6, EN-20 to EN-30, EN-33 to EN-36, EN-40)."""

from typing import Any

import msgspec
import pytest

from panoplia.rules.drivers import replay
from panoplia.rules.espada_negra.attack import AttackInput, outcome_of
from panoplia.rules.espada_negra.fighters import Armour, Resistances
from panoplia.rules.from_json import from_json
from panoplia.rules.refusal import Refused
from playing import chances, clauses, resolve, script

ATTACK = "espada-negra.attack"
SIDE = {"agilidad": 3, "fuerza": 3, "voluntad": 3, "stamina": 15}
SWORD = {"impact": 3, "damage": 4, "type": "cortante", "structure": 3}
MAIL: dict[str, Any] = {
    "evasion": 2, "cover": 5, "structure": 9, "structure_left": 9,
    "resist": {"contundente": 2, "cortante": 3, "perforante": 4},
}  # fmt: skip
KEEP = ("keep", "keep")


def attack(
    attacker: dict[str, Any] | None = None,
    defender: dict[str, Any] | None = None,
    weapon: dict[str, Any] | None = None,
    armour: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """A long sword against mail, three of everything; the attacker has the higher initiative."""
    return {
        "attacker": {**SIDE, "initiative": 8, **(attacker or {}), "weapon": {**SWORD, **(weapon or {})}},
        "defender": {**SIDE, "initiative": 6, **(defender or {}), "armour": {**MAIL, **(armour or {})}},
    }


def names(case: dict[str, Any], *answers: str) -> list[str]:
    return [asked.request.name for asked in replay(script(ATTACK, case), answers).asked]


def whys(case: dict[str, Any], *answers: str) -> list[str]:
    return [str(asked.request.why) for asked in replay(script(ATTACK, case), answers).asked]


def told(case: dict[str, Any], *answers: str) -> list[tuple[str, str]]:
    return [(each.clause, each.in_english()) for each in replay(script(ATTACK, case), answers).notes]


def test_en23_en25_the_whole_result_of_an_armour_hit() -> None:
    result = resolve(ATTACK, attack(), *KEEP, "3", "2", *KEEP, "2", "1")
    assert result == {
        "outcome": "armour", "impact": 6, "evasion": 4, "cover": 7, "damage": 5, "to_armour": 2, "to_body": 0,
        "structure_left": 7, "weapon_damage": 0, "stun": 0, "wound": None, "wound_place": None, "damage_taken": 0,
        "unconscious": False, "dead": False, "stamina": {"attacker": 15, "defender": 15},
    }  # fmt: skip
    assert list(result) == [
        "outcome", "impact", "evasion", "cover", "damage", "to_armour", "to_body", "structure_left", "weapon_damage",
        "stun", "wound", "wound_place", "damage_taken", "unconscious", "dead", "stamina",
    ]  # fmt: skip


def test_en23_the_whole_result_of_a_miss() -> None:
    """Nothing is asked after it; how things stand is told all the same."""
    case = attack(defender={"damage_taken": 10}, armour={"structure_left": 4})
    assert resolve(ATTACK, case, "spend", "keep", "3", "6") == {
        "outcome": "miss", "impact": 6, "evasion": 8, "cover": 11, "damage": 0, "to_armour": 0, "to_body": 0,
        "structure_left": 4, "weapon_damage": 0, "stun": 0, "wound": None, "wound_place": None, "damage_taken": 10,
        "unconscious": True, "dead": False, "stamina": {"attacker": 15, "defender": 14},
    }  # fmt: skip
    dead = resolve(ATTACK, attack(defender={"damage_taken": 18}), *KEEP, "0", "3")
    assert (dead["unconscious"], dead["dead"]) == (False, True)


@pytest.mark.parametrize(
    ("impact", "outcome"), [(4, "miss"), (5, "armour"), (7, "armour"), (8, "flesh")]
)  # fmt: skip
def test_en23_equal_is_not_above(impact: int, outcome: str) -> None:
    assert outcome_of(impact, 4, 7, 9) == outcome


def test_en22_en23_one_throw_is_added_to_evasion_and_cover() -> None:
    result = resolve(ATTACK, attack(), *KEEP, "1", "2")
    assert (result["impact"], result["evasion"], result["cover"]) == (4, 4, 7)


@pytest.mark.parametrize("structure", [0, 9])
def test_en23_r24_without_structure_there_is_no_cover_and_no_resistance_but_evasion(structure: int) -> None:
    """R24: armour that is used up, and none at all, protect the same: not."""
    case = attack(armour={"structure": structure, "structure_left": 0})
    result = resolve(ATTACK, case, *KEEP, "2", "0", *KEEP, "2", "1")
    assert (result["outcome"], result["to_armour"], result["to_body"], result["structure_left"]) == ("flesh", 0, 5, 0)
    assert (result["impact"], result["cover"]) == (5, 5)
    assert resolve(ATTACK, case, *KEEP, "1", "2")["outcome"] == "miss"


def test_en21_the_lower_initiative_announces_first() -> None:
    answers = ("keep", "keep", "3", "0", "keep", "keep", "0", "3")
    asks = ["to evade?", "to hit?", "against damage?", "for damage?"]
    lower = [f"effort {asks[each]}" for each in (1, 0, 3, 2)]
    higher = [f"effort {asks[each]}" for each in (0, 1, 2, 3)]
    runes = ["to hit", "to evade", "damage", "against damage"]
    for attacker, expected in ((5, lower), (6, higher), (7, higher)):
        got = whys(attack({"initiative": attacker}), *answers)
        assert got == [*expected[:2], *runes[:2], *expected[2:], *runes[2:]]


def test_en21_en24_a_miss_asks_for_no_effort_for_damage() -> None:
    assert names(attack(), *KEEP, "0", "3") == ["spend/keep", "spend/keep", "3d2", "3d2"]


def test_en5_a_point_doubles_the_runes_and_is_gone_hit_or_miss() -> None:
    case = attack()
    assert names(case, "spend", "spend", "0", "6") == ["spend/keep", "spend/keep", "6d2", "6d2"]
    missed = resolve(ATTACK, case, "spend", "spend", "0", "6")
    assert (missed["outcome"], missed["stamina"]) == ("miss", {"attacker": 14, "defender": 14})
    assert told(case, "spend", "keep", "0", "3")[0] == ("EN-5", "Effort (to evade): stamina from 15 to 14.")


def test_en5_one_point_a_turn_unless_the_limit_is_raised() -> None:
    """Whoever spent the point to hit is not asked again for damage."""
    once = attack()
    assert names(once, "keep", "spend", "6", "0", "keep", "0", "3").count("spend/keep") == 3
    twice = attack({"effort_limit": 2}, {"effort_limit": 2})
    result = resolve(ATTACK, twice, "spend", "spend", "6", "0", "spend", "spend", "0", "6")
    assert result["stamina"] == {"attacker": 13, "defender": 13}
    assert names(twice, "spend", "spend", "6", "0", "spend", "spend", "0", "6")[-2:] == ["6d2", "6d2"]


@pytest.mark.parametrize(("spent", "limit", "asked"), [(0, 1, 1), (1, 1, 0), (1, 2, 1), (0, 0, 0), (3, 1, 0)])
def test_en5_what_was_spent_before_in_the_turn_counts(spent: int, limit: int, asked: int) -> None:
    case = attack({"spent_this_turn": spent, "effort_limit": limit}, {"spent_this_turn": 1})
    assert names(case, *["keep"] * asked, "0", "3").count("spend/keep") == asked


def test_en5_en28_what_the_act_has_paid_is_doubled_and_not_asked() -> None:
    case = attack({"paid": ["hit", "damage"]}, {"paid": ["hit"], "stamina": 0})
    assert names(case, "6", "0", "2") == ["6d2", "6d2", "6d2"]
    result = resolve(ATTACK, case, "6", "0", "2")
    assert (result["impact"], result["damage"], result["stamina"]) == (9, 6, {"attacker": 15, "defender": 0})
    # The attacker at 0 as well: one point serves all attacks, also the last one.
    spent = attack({"paid": ["hit"], "stamina": 0}, {"spent_this_turn": 1})
    assert names(spent, "6", "0", "3") == ["6d2", "3d2", "3d2"]
    assert ("EN-5", "Effort of this act (to hit): runes doubled.") in told(spent, "6", "0", "3")


def test_en5_paid_for_damage_alone() -> None:
    case = attack({"paid": ["damage"]}, {"paid": ["damage"]})
    assert names(case, *KEEP, "3", "0", "6", "6") == ["spend/keep", "spend/keep", "3d2", "3d2", "6d2", "6d2"]


def test_en33_the_exhausted_throw_nothing_but_the_last_point_pays_for_its_own_check() -> None:
    last = attack({"stamina": 1}, {"stamina": 1})
    assert names(last, "spend", "spend", "6", "0") == ["spend/keep", "spend/keep", "6d2", "6d2"]
    result = resolve(ATTACK, last, "spend", "spend", "6", "0")
    assert (result["damage"], result["stamina"]) == (4, {"attacker": 0, "defender": 0})
    exhausted = attack({"stamina": 0, "hand_free_g": 9000}, {"stamina": 0, "body_free_g": 9000})
    assert names(exhausted) == []
    assert (resolve(ATTACK, exhausted)["impact"], resolve(ATTACK, exhausted)["evasion"]) == (3, 2)
    assert ("EN-33", "No stamina left: no runes (to hit).") in told(exhausted)


def test_en6_free_load_gives_a_rune_that_effort_does_not_double() -> None:
    free = attack({"hand_free_g": 1000, "body_free_g": 0}, {"body_free_g": 5000, "hand_free_g": 9000})
    assert names(free, *KEEP, "0", "4") == ["spend/keep", "spend/keep", "4d2", "4d2"]
    assert names(free, "spend", "spend", "7", "0", "3", "3") == [
        "spend/keep", "spend/keep", "7d2", "7d2", "3d2", "3d2",
    ]  # fmt: skip
    assert ("EN-6", "Free load (to evade): a rune more.") in told(free, *KEEP, "0", "4")
    short = attack({"hand_free_g": 999, "body_free_g": 9999}, {"body_free_g": 4999})
    assert names(short, *KEEP, "0", "3")[2:] == ["3d2", "3d2"]


@pytest.mark.parametrize(("surprised", "thrown"), [(0, ["3d2", "3d2"]), (1, ["3d2", "3d2"]), (2, ["3d2"])])
def test_en40_the_surprised_make_no_effort_and_may_throw_no_runes(surprised: int, thrown: list[str]) -> None:
    case = attack({"spent_this_turn": 1}, {"surprised": surprised, "body_free_g": 0 if surprised < 2 else 9000})
    asked = [] if surprised else ["spend/keep"]
    hits = [*(["keep"] if not surprised else []), "0", *(["3"] if surprised < 2 else [])]
    case["attacker"]["weapon"]["impact"] = 0
    assert names(case, *hits) == [*asked, *thrown]


def test_en40_who_throws_no_runes_resists_with_none() -> None:
    case = attack(defender={"surprised": 2})
    assert names(case, "keep", "3", "keep", "3", "torso") == ["spend/keep", "3d2", "spend/keep", "3d2", "arm/leg/torso"]
    assert ("EN-40", "Surprised: no runes (against damage).") in told(case, "keep", "3", "keep", "3", "torso")


@pytest.mark.parametrize(("hits", "resisted", "damage"), [("3", "0", 7), ("0", "3", 1), ("0", "0", 4)])
def test_en24_hits_for_and_against(hits: str, resisted: str, damage: int) -> None:
    answers = (*KEEP, "3", "2", *KEEP, hits, resisted)
    assert resolve(ATTACK, attack(), *answers)["damage"] == damage


def test_en24_r01_damage_is_never_below_0() -> None:
    """R01: neither by runes nor by resistance; nobody is healed and no armour mended."""
    case = attack(weapon={"damage": 1})
    result = resolve(ATTACK, case, *KEEP, "3", "2", *KEEP, "0", "3")
    assert (result["damage"], result["to_armour"], result["structure_left"]) == (0, 0, 9)
    result = resolve(ATTACK, case, *KEEP, "3", "2", *KEEP, "1", "0")
    assert (result["damage"], result["to_armour"], result["to_body"]) == (2, 0, 0)


@pytest.mark.parametrize(
    ("left", "to_armour", "to_body", "after"), [(9, 4, 0, 5), (5, 4, 0, 1), (4, 4, 0, 0), (3, 3, 1, 0), (1, 1, 3, 0)]
)
def test_en25_what_exceeds_the_structure_that_is_left_goes_through(
    left: int, to_armour: int, to_body: int, after: int
) -> None:
    """Damage 7, resistance 3. Exactly equal: structure 0, nothing through."""
    result = resolve(ATTACK, attack(armour={"structure_left": left}), *KEEP, "3", "2", *KEEP, "3", "0")
    assert (result["to_armour"], result["to_body"], result["structure_left"]) == (to_armour, to_body, after)


@pytest.mark.parametrize(("kind", "to_armour"), [("contundente", 5), ("cortante", 4), ("perforante", 3)])
def test_en25_en26_the_resistance_to_the_type_of_the_weapon(kind: str, to_armour: int) -> None:
    case = attack(weapon={"type": kind})
    resist = {other: points for other, points in MAIL["resist"].items() if other != kind}
    assert resolve(ATTACK, case, *KEEP, "3", "2", *KEEP, "3", "0")["to_armour"] == to_armour
    case = attack(weapon={"type": kind}, armour={"resist": resist})
    assert resolve(ATTACK, case, *KEEP, "3", "2", *KEEP, "3", "0")["to_armour"] == 7


def test_en25_r08_a_resistance_is_told_as_far_as_there_was_damage() -> None:
    case = attack(weapon={"damage": 0})
    assert ("EN-25", "The armour resists 1. Structure: from 9 to 9.") in told(case, *KEEP, "3", "2", *KEEP, "1", "0")
    assert ("EN-25", "The armour resists 3. Structure: from 9 to 5.") in told(attack(), *KEEP, "3", "2", *KEEP, "3",
                                                                             "0")  # fmt: skip


def test_en25_a_flesh_hit_passes_the_armour_by() -> None:
    result = resolve(ATTACK, attack(), *KEEP, "3", "0", *KEEP, "0", "0")
    assert (result["outcome"], result["to_armour"], result["to_body"], result["structure_left"]) == ("flesh", 0, 4, 9)


def test_en27_r07_a_shield_adds_all_that_it_has() -> None:
    mail = Armour(2, 5, 9, 7, Resistances(2, 3, 4))
    shield = Armour(-1, 2, 3, 3, Resistances(0, 1, 2))
    assert mail.with_shield(shield) == Armour(1, 7, 12, 10, Resistances(2, 4, 6))


@pytest.mark.parametrize(
    ("structure", "damage", "lost"), [(3, 4, 0), (2, 4, 1), (2, 0, 0), (2, 1, 1), (0, 4, 0)]
)  # fmt: skip
def test_en29_more_hits_than_the_weapon_can_stand(structure: int, damage: int, lost: int) -> None:
    """Fists have no structure to lose, and damage is never below 0."""
    case = attack(weapon={"structure": structure, "damage": damage})
    assert resolve(ATTACK, case, *KEEP, "3", "2", *KEEP, "3", "0")["weapon_damage"] == lost


def test_en29_counts_the_hits_and_not_the_damage() -> None:
    """Even where nothing comes through; the damage of this blow is that of the weapon as it was."""
    case = attack(weapon={"structure": 1}, armour={"resist": {"cortante": 99}})
    result = resolve(ATTACK, case, *KEEP, "3", "2", *KEEP, "2", "3")
    assert (result["damage"], result["to_armour"], result["weapon_damage"]) == (3, 0, 1)
    assert ("EN-29", "Hits 2, structure of the weapon 1: it deals 1 less.") in told(
        case, *KEEP, "3", "2", *KEEP, "2", "3"
    )


@pytest.mark.parametrize(("hits", "stun"), [("0", 0), ("2", 1), ("3", 2)])
def test_en30_stun_by_what_body_and_armour_took_together(hits: str, stun: int) -> None:
    """Damage 4 to 7 less resistance 3, structure 1; willpower 1 and strength 3."""
    case = attack(defender={"voluntad": 1}, armour={"structure_left": 1})
    result = resolve(ATTACK, case, *KEEP, "3", "2", *KEEP, hits, "1" if hits == "2" else "0")
    assert result["to_armour"] + result["to_body"] == {"0": 1, "2": 2, "3": 4}[hits]
    assert result["stun"] == stun


def test_en30_exactly_at_the_limit_is_not_above() -> None:
    flesh = (*KEEP, "3", "0", *KEEP)
    assert resolve(ATTACK, attack(defender={"voluntad": 4}), *flesh, "0", "0")["stun"] == 0
    assert resolve(ATTACK, attack(defender={"voluntad": 2}), *flesh, "0", "0")["stun"] == 1
    assert resolve(ATTACK, attack(defender={"voluntad": 1}), *flesh, "0", "0")["stun"] == 2


@pytest.mark.parametrize(("fuerza", "wound"), [(2, None), (1, "very_grave")])
def test_en36_wounds_by_the_strength_of_the_victim(fuerza: int, wound: str | None) -> None:
    """Damage 4: not above twice 2, above three times 1."""
    case = attack(defender={"fuerza": fuerza})
    result = resolve(ATTACK, case, *KEEP, "3", "0", *KEEP, "0", "0", *(["arm"] if wound else []))
    assert (result["wound"], result["wound_place"]) == (wound, "arm" if wound else None)


def test_en36_grave_is_above_twice_and_very_grave_above_three_times() -> None:
    answers = (*KEEP, "3", "0", *KEEP, "0", "0")
    for damage, wound in ((6, None), (7, "grave"), (9, "grave"), (10, "very_grave")):
        result = resolve(ATTACK, attack(weapon={"damage": damage}), *answers, *(["leg"] if wound else []))
        assert (result["wound"], result["wound_place"]) == (wound, "leg" if wound else None)


def test_en36_only_what_reached_the_body_wounds() -> None:
    case = attack(weapon={"damage": 19})
    result = resolve(ATTACK, case, *KEEP, "3", "2", *KEEP, "0", "0", "torso")
    assert (result["to_armour"], result["to_body"], result["wound"]) == (9, 7, "grave")
    case = attack(weapon={"damage": 18})
    assert resolve(ATTACK, case, *KEEP, "3", "2", *KEEP, "0", "0")["wound"] is None


def test_en34_en35_unconscious_and_dead_by_the_damage_in_all() -> None:
    flesh = (*KEEP, "3", "0", *KEEP, "0", "0")
    for taken, unconscious, dead in ((4, False, False), (5, True, False), (13, True, False), (14, False, True)):
        result = resolve(ATTACK, attack(defender={"damage_taken": taken}), *flesh)
        assert (result["damage_taken"], result["unconscious"], result["dead"]) == (taken + 4, unconscious, dead)


def test_en35_en36_the_dead_have_a_wound_but_no_place_for_it() -> None:
    case = attack(weapon={"damage": 10}, defender={"damage_taken": 8})
    result = resolve(ATTACK, case, *KEEP, "3", "0", *KEEP, "0", "0")
    assert (result["wound"], result["wound_place"], result["dead"]) == ("very_grave", None, True)
    alive = attack(weapon={"damage": 10}, defender={"damage_taken": 7})
    assert names(alive, *KEEP, "3", "0", *KEEP, "0", "0", "arm")[-1] == "arm/leg/torso"


def test_en34_en35_nobody_falls_without_damage() -> None:
    """Attributes of 0."""
    weak = {"agilidad": 0, "fuerza": 0, "voluntad": 0}
    missed = resolve(ATTACK, attack(defender=weak, armour={"evasion": 9}), *KEEP, "3")
    assert (missed["unconscious"], missed["dead"]) == (False, False)
    hit = resolve(ATTACK, attack(defender=weak), *KEEP, "3", *KEEP, "0")
    assert (hit["damage_taken"], hit["unconscious"], hit["dead"], hit["wound"]) == (4, False, True, "very_grave")
    nothing = resolve(ATTACK, attack(defender=weak, weapon={"damage": 0}), *KEEP, "3", *KEEP, "0")
    assert (nothing["stun"], nothing["wound"], nothing["dead"]) == (0, None, False)


def test_r13_the_place_that_was_chosen_is_the_one_that_is_wounded() -> None:
    flesh = (*KEEP, "3", "0", *KEEP, "3", "0")
    for place in ("arm", "leg", "torso"):
        assert resolve(ATTACK, attack(), *flesh, place)["wound_place"] == place
    with pytest.raises(Refused):
        resolve(ATTACK, attack(), *flesh, "head")


def test_r15_sides_swapped_give_the_mirrored_announcements() -> None:
    """R15: the same runes for the same people, whoever attacks; a tie goes to the defender."""
    strong, weak = {"agilidad": 5, "fuerza": 4}, {"agilidad": 1, "fuerza": 2}
    assert names(attack(strong, weak), *KEEP, "5", "0", *KEEP, "0", "2")[2:] == [
        "5d2", "1d2", "spend/keep", "spend/keep", "4d2", "2d2",
    ]  # fmt: skip
    assert names(attack(weak, strong), *KEEP, "1", "5")[2:] == ["1d2", "5d2"]
    equal = chances(ATTACK, attack(armour={"evasion": 3, "cover": 3, "structure": 0, "structure_left": 0}))
    assert equal.chance(lambda result: result.impact == result.evasion) + 2 * equal.chance(
        lambda result: result.impact > result.evasion
    ) == 1  # fmt: skip


def test_notes_cite_the_clauses_in_order() -> None:
    """R26 too: every throw says what it was for and what it came to."""
    case = attack({"hand_free_g": 1000, "effort_limit": 2}, weapon={"structure": 2})
    session = replay(script(ATTACK, case), ["keep", "spend", "7", "0", "keep", "spend", "6", "0", "arm"])
    assert clauses(session) == [
        "EN-5", "EN-6", "EN-2", "EN-2", "EN-23", "EN-5", "EN-2", "EN-2", "EN-24", "EN-29", "EN-25", "EN-30", "EN-34",
        "EN-36", "EN-36",
    ]  # fmt: skip
    assert [each.in_english() for each in session.notes[4:]] == [
        "Impact 10 above cover 5: a flesh hit.", "Effort (damage): stamina from 14 to 13.",
        "Runes (damage): 6 of 6 hit.", "Runes (against damage): 0 of 3 hit.",
        "Damage: weapon 4, hits 6, hits against it 0: 10.", "Hits 6, structure of the weapon 2: it deals 1 less.",
        "Damage taken: from 0 to 10.", "Stunned in this turn and the next: 10 against willpower 3.",
        "Unconsciousness: damage 10, limit 9.", "A very grave wound: 10 against strength 3.", "The wound: arm.",
    ]  # fmt: skip


def test_odds_keep_and_wound_the_torso_unless_told() -> None:
    flesh = attack(armour={"cover": -9, "evasion": -9}, weapon={"damage": 9})
    kept = chances(ATTACK, flesh)
    assert kept.decisions == {"effort_hit", "effort_evade", "effort_damage", "effort_resist", "wound_place"}
    assert {result.stamina.attacker for result, _ in kept.outcomes} == {15}
    assert {result.wound_place for result, _ in kept.outcomes if result.wound} == {"torso"}
    told_so = chances(ATTACK, flesh, {"wound_place": "leg", "effort_damage": "spend", "effort_evade": "spend"})
    assert {result.wound_place for result, _ in told_so.outcomes if result.wound} == {"leg"}
    assert {(result.stamina.attacker, result.stamina.defender) for result, _ in told_so.outcomes} == {(14, 14)}


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"attacker": {"agilidad": -1}}, "attacker.agilidad"), ({"attacker": {"agilidad": 31}}, "attacker.agilidad"),
        ({"attacker": {"weapon": None}}, "attacker.weapon"), ({"attacker": {"paid": ["evade"]}}, "attacker.paid"),
        ({"attacker": {"armour": {}}}, "attacker.armour"), ({"attacker": {"damage_taken": 3}}, "attacker.damage_taken"),
        ({"weapon": {"type": "luz"}}, "attacker.weapon.type"), ({"weapon": {"structure": -1}},
                                                               "attacker.weapon.structure"),
        ({"defender": {"surprised": 3}}, "defender.surprised"), ({"defender": {"stamina": 1.5}}, "defender.stamina"),
        ({"defender": {"initiative": -1}}, "defender.initiative"),
        ({"armour": {"structure_left": 10}}, "defender.armour.structure_left"),
        ({"armour": {"resist": {"luz": 1}}}, "defender.armour.resist.luz"),
        ({"armour": {"structure": None}}, "defender.armour.structure"), ({"strength": 3}, "strength"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_by_path(change: dict[str, Any], path: str) -> None:
    parts = {name: change[name] for name in ("attacker", "defender", "weapon", "armour") if name in change}
    case = attack(**{name: part for name, part in parts.items() if name != "attacker" or "weapon" not in part})
    if "strength" in change:
        case |= change
    if path == "attacker.weapon":
        del case["attacker"]["weapon"]
    with pytest.raises(Refused) as refused:
        from_json(msgspec.json.encode(case).decode(), AttackInput)
    assert refused.value.path.startswith(path)
