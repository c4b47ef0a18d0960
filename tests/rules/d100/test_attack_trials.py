# SPDX-License-Identifier: GPL-3.0-or-later
"""Attacks from the sheet: what is told of them, and what they leave behind (PC-24, PC-30 to PC-43, PC-91 to PC-93)."""

import time
from typing import Any

import msgspec
import pytest

from attempts import asked, played, said, sources
from panoplia.rules.d100.character import Learnt, OwnModifier
from panoplia.rules.d100.gear import Talent, Weapon, Wear
from panoplia.rules.d100.house import House
from panoplia.rules.notes import Names, plain
from panoplia.rules.odds import odds
from panoplia.rules.refusal import Refused
from panoplia.rules.system import Lore, Piece, Subject
from trial_people import BORROWED, LORE, SYSTEM, asked_about, attempt, bars, piece, refused, someone, trial

SWORD = piece("weapon.arma_de_mano", 1, "hands")
BOW = piece("weapon.arco", 2)
ARROWS = piece("ammunition.flechas", 3)
SPEAR = piece("weapon.lanza", 4)
FLAIL = piece("weapon.mangual", 5)
HALBERD = piece("weapon.alabarda", 6)
FLAILING = Lore("mayales", "talent", Names("Mayales", "Flails"), Talent("flail"))


def soldier(*pieces: Piece, **more: Any) -> Subject:
    return someone(*pieces, statistics={"ws": 40, "bs": 40, "s": 42, **more.pop("statistics", {})}, **more)


def start(subject: Subject, id: str, circumstance: str) -> object:
    return next(each.start for each in trial(subject, id).circumstances if each.id == circumstance)


def ways(subject: Subject, id: str) -> list[str]:
    return [id for id, _ in trial(subject, id).circumstances[0].editor.options]


def test_each_weapon_and_bare_hands_can_attack() -> None:
    subject = soldier(SWORD, BOW, ARROWS, piece("armour.yelmo", 9, "head"))
    ids = [each.id for each in SYSTEM.trials(subject) if each.id.startswith("attack:")]
    assert ids == ["attack:1", "attack:2", "attack:3", "attack:0"]


def test_pc30_pc33_pc35_a_blow_from_roll_to_wounds() -> None:
    """R06: 8 + 4 − 3: the strength bonus is the derived one."""
    tried = attempt(soldier(SWORD), "attack:1")
    assert said(tried, "25", "8") == "Hand weapon: left arm: damage 9, wounds left: 1"
    assert said(tried, "41") == "Hand weapon: misses"
    assert tried.carried_on(played(tried, "25", "8").result) == {"wounds": 1}
    assert tried.effects(played(tried, "25", "8").result).wear == {}
    belt = soldier(SWORD, statistics={"modifiers": (OwnModifier("Cinturón", "s", 10),)})
    assert said(attempt(belt, "attack:1"), "25", "8") == "Hand weapon: left arm: damage 10, wounds left: 0"
    assert sources(tried)[-1] == "Damage: d10 +4, which is BF with a strength bonus of 4 (PC-33)"


def test_pc31_house_rule_without_locations() -> None:
    tried = attempt(soldier(SWORD, house=House(locations="none")), "attack:1")
    assert said(tried, "25", "8") == "Hand weapon: damage 9, wounds left: 1"


def test_pc36_pc37_criticals_in_words_and_bars() -> None:
    tried = attempt(soldier(SWORD), "attack:1", wounds=2, armour=1, tb=4)
    assert said(tried, "25", "3") == "Hand weapon: left arm: damage 2, wounds left: 0"
    assert said(tried, "25", "4", "91") == (
        "Hand weapon: left arm: damage 3, critical of value 1, effect 1: alive with 0 wounds left"
    )
    assert said(tried, "25", "9", "91") == "Hand weapon: left arm: damage 8, critical of value 6, effect 6: death"
    assert list(bars(tried)) == [
        "missed", "hit, no damage", "1 damage", "2 damage", "critical, alive", "target dead",
    ]  # fmt: skip
    # A new target for the next one.
    assert tried.carried_on(played(tried, "25", "9", "91").result) == {}


def test_pc34_what_needs_fury_has_a_bar_of_its_own() -> None:
    tried = attempt(soldier(SWORD), "attack:1", wounds=999)
    assert list(bars(tried)) == [
        "missed", "1–3 damage", "4–6 damage", "7–9 damage", "10–11 damage", "by fury, 12 or more",
    ]  # fmt: skip
    assert said(tried, "25", "10", "40", "10", "2") == "Hand weapon: left arm: damage 23, wounds left: 976"


@pytest.mark.parametrize(
    ("told", "target", "told_so"),
    [
        ({"action": "charge"}, 50, "charge attack +10 (PC-24)"),
        ({"action": "guarded"}, 30, "guarded attack −10 (PC-24)"),
        ({"action": "all_out"}, 60, "all-out attack +20 (PC-24)"),
        ({"aimed": True}, 50, "aimed +10 (PC-24)"),
        ({"other_hand": True}, 20, "with the other hand −20 (PC-38)"),
        ({"runs": True}, 60, "in melee, the target runs +20 (PC-24)"),
        ({"held": True}, 60, "the target is in a grapple +20 (PC-41)"),
        ({"stance": True}, 20, "the target is in a defensive stance −20 (PC-24)"),
        ({"modifier": -7}, 33, "by the GM −7 (PC-12)"),
    ],
)
def test_pc30_every_modifier_of_a_melee_attack_is_named(told: dict[str, Any], target: int, told_so: str) -> None:
    lines = sources(attempt(soldier(SWORD), "attack:1", **told))
    assert lines[0] == f"Weapon skill: {target} or less"
    assert told_so in lines


def test_pc30_modifiers_are_netted_and_reach_the_roll() -> None:
    tried = attempt(soldier(SWORD), "attack:1", action="all_out", stance=True, modifier=5, other_hand=True)
    assert sources(tried)[0] == "Weapon skill: 25 or less"
    assert said(tried, "25", "8").startswith("Hand weapon: left arm")
    assert said(tried, "26") == "Hand weapon: misses"


def test_pc24_a_running_target_is_told_of_as_the_weapon_is_used() -> None:
    subject = soldier(SWORD, BOW, ARROWS, SPEAR)
    effects = [next(each.effect for each in trial(subject, id).circumstances if each.id == "runs")
               for id in ("attack:1", "attack:2", "attack:4")]  # fmt: skip
    assert [plain(effect) for effect in effects] == ["+20", "−20", "melee +20, at range −20"]


def test_pc24_an_aim_is_for_a_standard_attack_only() -> None:
    lines = sources(attempt(soldier(SWORD), "attack:1", aimed=True, action="charge"))
    assert lines[0] == "Weapon skill: 50 or less"


def test_pc92_pc93_craft_and_condition_are_in_the_roll() -> None:
    fine = msgspec.structs.replace(
        SWORD, data=msgspec.structs.replace(SWORD.data, craft="exceptional"), wear=Wear("damaged")
    )
    lines = sources(attempt(soldier(fine), "attack:1"))
    assert lines[0] == "Weapon skill: 35 or less"
    assert {"exceptional craftsmanship +5 (PC-92)", "a damaged piece −10 (PC-93)"} <= {*lines}


def test_pc32_the_target_parries_or_dodges_as_told() -> None:
    """PC-42: a defensive weapon; PC-41: who is held does neither."""
    told: dict[str, Any] = {"parry": 30, "parry_defensive": True, "dodge": 20}
    tried = attempt(soldier(SWORD), "attack:1", **told)
    assert said(tried, "25", "parry", "40") == "Hand weapon: the blow is parried"
    assert said(tried, "25", "dodge", "20") == "Hand weapon: the blow is dodged"
    assert said(tried, "25", "none", "8") == "Hand weapon: left arm: damage 9, wounds left: 1"
    assert bars(tried)["parried or dodged"] == pytest.approx(16)
    held = attempt(soldier(SWORD), "attack:1", held=True, **told)
    assert said(held, "25", "8") == "Hand weapon: left arm: damage 9, wounds left: 1"


def test_pc38_pc42_balanced_weapons_are_made_for_the_other_hand() -> None:
    main_gauche = piece("weapon.main_gauche", 7)
    tried = attempt(soldier(main_gauche), "attack:7", other_hand=True, speciality=True)
    assert sources(tried)[0] == "Weapon skill: 40 or less"
    assert "other_hand" not in asked_about(soldier(HALBERD), "attack:6")


def test_pc43_a_speciality_starts_as_the_talents_have_it() -> None:
    plain_soldier = soldier(FLAIL)
    known = soldier(FLAIL, statistics={"talents": (Learnt("mayales"),)}, lore=(*LORE, FLAILING))
    own_word = soldier(FLAIL, statistics={"talents": (Learnt("Mayales"),)}, lore=(*LORE, FLAILING))
    assert [start(each, "attack:5", "speciality") for each in (plain_soldier, known, own_word)] == [False, True, False]
    assert "no speciality for this group of weapons −20 (PC-43)" in sources(attempt(plain_soldier, "attack:5"))
    assert sources(attempt(known, "attack:5"))[0] == "Weapon skill: 40 or less"
    assert "speciality" not in asked_about(soldier(SWORD), "attack:1")


def test_pc42_a_tiring_weapon_has_impact_in_the_first_round() -> None:
    first = attempt(soldier(FLAIL), "attack:5", speciality=True)
    assert [each.request.name for each in played(first, "25", "4+8").asked] == ["d100", "2d10"]
    assert sources(first)[-1].startswith("Damage: 2d10 +5")
    later = attempt(soldier(FLAIL), "attack:5", speciality=True, first_round=False)
    assert [each.request.name for each in played(later, "25", "8").asked] == ["d100", "d10"]
    assert "first_round" not in asked_about(soldier(SWORD), "attack:1")


def test_pc42_ways_of_using_a_weapon_and_what_each_is_asked() -> None:
    halberd = soldier(HALBERD)
    assert ways(halberd, "attack:6") == ["spear", "great"]
    great = attempt(halberd, "attack:6", way="great", speciality=True, parry=30)
    assert [each.request.name for each in played(great, "25", "none", "4+8").asked][-1] == "2d10"
    # It is slow: 30 + 10.
    assert said(great, "25", "parry", "40") == "Halberd: the blow is parried"
    spear = soldier(SPEAR)
    assert ways(spear, "attack:4") == ["hand", "thrown"]
    asked_of = asked_about(spear, "attack:4")
    assert {id for id, only in asked_of.items() if only == ("way", "hand")} == {
        "action", "parry", "parry_defensive", "dodge", "held", "stance",
    }  # fmt: skip
    assert {id for id, only in asked_of.items() if only == ("way", "thrown")} == {
        "distance", "engaged", "target_in_melee", "shield_seen",
    }  # fmt: skip
    thrown = attempt(spear, "attack:4", way="thrown", action="charge", parry=30, stance=True)
    assert sources(thrown)[:2] == ["Ballistic skill: 40 or less", "on the sheet 40 (PC-1)"]
    assert said(thrown, "25", "8") == "Spear: left arm: damage 9, wounds left: 1"


@pytest.mark.parametrize(
    ("told", "target", "told_so"),
    [
        ({"distance": 24}, 40, ""),
        ({"distance": 25}, 20, "long range −20 (PC-39)"),
        ({"distance": 49, "aimed": True}, 20, "extreme range −30 (PC-39)"),
        ({"target_in_melee": True}, 20, "the target is in melee −20 (PC-39)"),
        ({"shield_seen": True}, 30, "a shield seen in time −10 (PC-39)"),
        ({"runs": True}, 20, "at range, the target runs −20 (PC-24)"),
    ],
)
def test_pc39_every_modifier_of_a_shot_is_named(told: dict[str, Any], target: int, told_so: str) -> None:
    tried = attempt(soldier(BOW, ARROWS), "attack:2", **told)
    assert sources(tried)[0] == f"Ballistic skill: {target} or less"
    assert not told_so or told_so in sources(tried)
    assert sources(tried)[-1] == "Damage: d10 +3 (PC-33)"


@pytest.mark.parametrize(
    ("told", "path", "words"),
    [
        ({"distance": 49}, "aimed", "Extreme range needs an aimed shot: aim first."),
        ({"distance": 97, "aimed": True}, "distance", "Out of reach: at 97 m of at most 96."),
        ({"engaged": True}, "engaged", "In melee only pistols and crossbows can be shot."),
    ],
)
def test_pc39_a_shot_that_cannot_be_says_why(told: dict[str, Any], path: str, words: str) -> None:
    with pytest.raises(Refused) as found:
        attempt(soldier(BOW, ARROWS), "attack:2", **told)
    assert (found.value.path, plain(found.value.note), found.value.note.clause) == (path, words, "PC-39")


def test_pc39_what_has_no_long_range_and_what_shoots_in_melee() -> None:
    axe, crossbow = piece("weapon.hacha_arrojadiza", 7), piece("weapon.ballesta", 8)
    with pytest.raises(Refused) as found:
        attempt(soldier(axe), "attack:7", way="thrown", distance=9)
    assert plain(found.value.note) == "Out of reach: at 9 m of at most 8."
    assert "engaged" not in asked_about(soldier(crossbow, piece("ammunition.virotes", 9)), "attack:8")


def test_pc42_an_elven_bow_without_the_speciality_is_a_shortbow() -> None:
    archer = soldier(piece("weapon.arco_elfico", 7), ARROWS)
    assert sources(attempt(archer, "attack:7", speciality=True, distance=36))[0] == "Ballistic skill: 45 or less"
    assert sources(attempt(archer, "attack:7", speciality=False, distance=17))[0] == "Ballistic skill: 5 or less"


def test_pc91_no_shot_without_arrows_or_bolts() -> None:
    assert refused(soldier(BOW), "attack:2") == ("No arrows are left.", "PC-91")
    assert refused(soldier(BOW, msgspec.structs.replace(ARROWS, wear=Wear(lost=5))), "attack:2")[1] == "PC-91"
    assert refused(soldier(piece("weapon.ballesta", 8), ARROWS), "attack:8") == ("No bolts are left.", "PC-91")
    assert trial(soldier(piece("weapon.honda", 8)), "attack:8").refusal is None
    # What is shot is counted after the fight.
    shot = attempt(soldier(BOW, ARROWS), "attack:2")
    assert shot.effects(played(shot, "25", "8").result).wear == {}


def test_pc91_an_arrow_in_hand_may_break_by_its_hit() -> None:
    tried = attempt(soldier(ARROWS), "attack:3", parry=30)
    assert said(tried, "25", "none", "8", "1") == "Arrows (bundle of 5): left arm: damage 5, wounds left: 5 · 5 → 4"
    assert tried.effects(played(tried, "25", "none", "8", "1").result).wear == {3: Wear(lost=1)}
    assert tried.effects(played(tried, "25", "none", "8", "0").result).wear == {}
    assert said(tried, "25", "parry", "30") == "Arrows (bundle of 5): the blow is parried"
    thrown = attempt(soldier(ARROWS), "attack:3", way="thrown")
    assert said(thrown, "25", "8") == "Arrows (bundle of 5): left arm: damage 5, wounds left: 5"


def test_pc40_armour_counts_double_against_bare_hands() -> None:
    tried = attempt(soldier(), "attack:0", armour=2)
    assert said(tried, "25", "8") == "Unarmed: left arm: damage 1, wounds left: 9"
    assert sources(tried)[-1] == "Damage: d10 +0, which is BF−4 with a strength bonus of 4 (PC-33)"
    assert start(soldier(), "attack:0", "bare") is True
    claws = soldier(statistics={"unarmed": "BF+1"})
    assert start(claws, "attack:0", "bare") is False
    assert said(attempt(claws, "attack:0", armour=2), "25", "8") == "Unarmed: left arm: damage 8, wounds left: 2"


def test_own_modifiers_with_a_condition_are_asked_of_what_they_change() -> None:
    """PC-4."""
    modifiers = (OwnModifier("Furia", "s", 10, "con rabia"), OwnModifier("Ojo", "bs", 5, "de día"))
    subject = soldier(SWORD, BOW, ARROWS, statistics={"modifiers": modifiers})
    assert said(attempt(subject, "attack:1", **{"own:s:0": True}), "25", "8").endswith("damage 10, wounds left: 0")
    assert sources(attempt(subject, "attack:2", **{"own:bs:0": True}))[0] == "Ballistic skill: 45 or less"
    assert "own:bs:0" not in asked_about(subject, "attack:1")


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"carried": False}, ("Hand weapon was left behind: fetch it first.", "")),
        ({"ready": 4}, ("Hand weapon: in the workshop until day 4.", "")),
        ({"wear": Wear("broken")}, ("Hand weapon cannot be used: broken.", "PC-93")),
        ({"wear": Wear("broken", steps=3)}, ("Hand weapon cannot be used: broken.", "PC-93")),
    ],
)
def test_what_is_not_at_hand_says_why(changed: dict[str, Any], reason: tuple[str, str]) -> None:
    """PC-93, R24."""
    assert refused(soldier(msgspec.structs.replace(SWORD, **changed)), "attack:1") == reason


def test_pc37_the_dead_attack_nobody() -> None:
    assert refused(soldier(SWORD, condition={"life": "dead"}), "attack:1")[1] == "PC-37"
    # At 0 wounds one may fight on (PC-36).
    assert trial(soldier(SWORD, condition={"wounds": 0}), "attack:1").refusal is None


def test_pc93_a_roll_of_96_to_100_tests_the_borrowed_die() -> None:
    """R06, R26: which weapon, and what is left of it."""
    subject = soldier(SWORD, house=BORROWED)
    tried = attempt(subject, "attack:1")
    assert "tests its durability, d8" in plain(trial(subject, "attack:1").explanation)
    assert [each.request.name for each in played(tried, "96", "3").asked] == ["d100", "d8"]
    assert [each.request.name for each in played(tried, "95").asked] == ["d100"]
    assert said(tried, "96", "3") == "Hand weapon: misses"
    assert said(tried, "100", "2") == "Hand weapon: misses · d8 → d6"
    assert tried.effects(played(tried, "96", "1").result).wear == {1: Wear(steps=1)}
    assert tried.effects(played(tried, "96", "3").result).wear == {}
    assert bars(tried)["weapon worn"] == pytest.approx(5 * 2 / 8)
    last = attempt(soldier(msgspec.structs.replace(SWORD, wear=Wear(steps=2)), house=BORROWED), "attack:1")
    assert said(last, "96", "1") == "Hand weapon: misses · d4 → broken"
    assert last.effects(played(last, "96", "1").result).wear == {1: Wear("broken", steps=3)}
    assert bars(last)["weapon broken"] == pytest.approx(5 * 2 / 4)


def test_pc93_a_hit_can_cost_the_weapon_too() -> None:
    tried = attempt(soldier(SWORD, house=BORROWED), "attack:1", modifier=60)
    assert said(tried, "96", "1", "8") == "Hand weapon: body: damage 9, wounds left: 1 · d8 → d6"
    assert "weapon worn" not in bars(tried)


def test_pc93_the_odds_of_the_blow_are_the_same_with_wear_and_without() -> None:
    told: dict[str, Any] = {"parry": 30, "wounds": 3, "modifier": 58}
    scripts = [attempt(soldier(SWORD, house=house), "attack:1", **told).script for house in (BORROWED, House())]
    worn, whole = (dict(odds(script).by(lambda used: used.result).outcomes) for script in scripts)
    for result in worn.keys() | whole.keys():
        assert float(worn.get(result, 0)) == pytest.approx(float(whole.get(result, 0)), abs=1e-9)


def test_what_wears_by_nothing_is_never_tested() -> None:
    """PC-93, R24: no durability is not the same as none left."""
    stone = Piece("Piedra", Weapon("ordinary", "BF-4", durability=None), Wear(), id=7)
    for subject, id in ((soldier(stone, house=BORROWED), "attack:7"), (soldier(house=BORROWED), "attack:0")):
        assert said(attempt(subject, id), "96").endswith("misses")


def test_the_odds_of_a_large_attack_are_counted_in_an_instant() -> None:
    """With locations, parry, fury, criticals and wear; the bar of ``make bench`` is 60 ms, this one is for a busy
    machine."""
    subject = soldier(FLAIL, house=BORROWED)
    tried = attempt(subject, "attack:5", parry=40, wounds=0, tb=0, modifier=70)
    assert asked(tried) == "d100"
    times = []
    for _ in range(5):
        began = time.perf_counter()
        odds(tried.script)
        times.append(time.perf_counter() - began)
    assert min(times) < 0.3
