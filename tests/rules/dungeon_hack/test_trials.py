# SPDX-License-Identifier: GPL-3.0-or-later
"""What a character can try: what it costs, what it says, and that its odds are those of every face counted."""

from fractions import Fraction
from typing import Any

import msgspec
import pytest

from attempts import AXE, COAT, QUIVER, SYSTEM, asked, attempt, played, said, someone, sources, trial
from panoplia.rules.dungeon_hack.character import Condition, Statistics, with_health
from panoplia.rules.dungeon_hack.gear import Armour, Weapon, Wear
from panoplia.rules.dungeon_hack.house import House
from panoplia.rules.notes import plain
from panoplia.rules.odds import odds
from panoplia.rules.sheet import Table
from playing import by_hand


def test_dh1_a_test_of_each_characteristic() -> None:
    """R06: the sheet's figure is the one that is rolled against. R14: 1 and 20 stand above any modifier."""
    subject = someone()
    ids = [each.id for each in SYSTEM.trials(subject) if each.id.startswith("test:")]
    assert ids == ["test:fue", "test:des", "test:con", "test:int", "test:sab", "test:car"]
    tried = attempt(subject, "test:fue")
    assert sources(tried) == ["Strength: 11 or more"]
    assert dict(odds(tried.script).by(tried.case).outcomes) == {True: Fraction(1, 2), False: Fraction(1, 2)}
    assert said(tried, "11") == "Strength: a success"
    assert said(attempt(subject, "test:fue", modifier=20), "1") == "Strength: a failure"
    assert said(attempt(subject, "test:fue", modifier=-20), "20") == "Strength: a success"


def test_dh2_r22_advantage_on_and_off_again_is_where_it_began() -> None:
    subject = someone()
    assert asked(attempt(subject, "test:fue", advantage=True)) == "2d20"
    off = attempt(subject, "test:fue", advantage=False)
    assert asked(off) == "d20"
    assert odds(off.script) == odds(attempt(subject, "test:fue").script)


def test_dh2_r10_several_edges_count_once_and_one_of_each_cancels() -> None:
    subject = someone(AXE)
    both = attempt(subject, "attack:1", mounted=True, advantage=True)
    assert asked(both) == "2d20"
    assert sources(both)[-1] == "Two d20, the higher one counts."
    cancelled = attempt(subject, "attack:1", mounted=True, advantage=True, proficient=False)
    assert asked(cancelled) == "d20"
    assert sources(cancelled) == [
        "Strength: 11 or more",
        "Disadvantage: no proficiency in this weapon (DH-5)",
        "Advantage: mounted against someone on foot (DH-40)",
        "Advantage: by the GM (DH-2)",
        "They cancel out: one d20.",
    ]


@pytest.mark.parametrize(
    "told",
    [
        {},
        {"armour": 2, "die": "d4", "static": 1},
        {"charge": True, "health": 3},
        {"water": True, "modifier": 2},
    ],
)
def test_the_odds_of_an_attack_are_those_of_every_face(told: dict[str, Any]) -> None:
    tried = attempt(someone(AXE), "attack:1", **told)
    counted = odds(tried.script)
    assert dict(counted.outcomes) == by_hand(tried.script)
    assert sum(p for _, p in counted.outcomes) == 1
    assert {tried.case(result) for result, _ in counted.outcomes} <= set(tried.cases)


def test_dh4_dh11_an_attack_tells_what_came_of_it_and_wears_the_weapon() -> None:
    tried = attempt(someone(AXE), "attack:1")
    assert said(tried, "11", "5") == "Axe: hits for 5, the target has 5 left"
    assert said(tried, "20", "5") == "Axe: hits for 10, and the target is down"
    assert said(tried, "10") == "Axe: misses"
    fumble = played(tried, "1", "2")
    assert said(tried, "1", "2") == "Axe: misses, durability d10 → d8"
    assert tried.effects(fumble.result).wear == {1: Wear(steps=1)}
    assert tried.effects(played(tried, "10").result).wear == {1: Wear()}


def test_r26_each_note_names_the_piece_that_was_tested() -> None:
    notes = [plain(each) for each in played(attempt(someone(AXE), "attack:1"), "1", "2").notes]
    assert "Axe: d10 (2), 1 or 2, it drops from d10 to d8." in notes
    notes = [plain(each) for each in played(attempt(someone(COAT), "dodge"), "1", "2", "3", "break").notes]
    assert "Breastplate: d12 (2), 1 or 2, it drops from d12 to d10." in notes


def test_dh12_dh15_what_cannot_be_used_says_why() -> None:
    """R24: a broken weapon gives nothing; the clause is named."""
    spent = msgspec.structs.replace(AXE, wear=Wear(steps=4))
    smith = msgspec.structs.replace(AXE, ready=3)
    behind = msgspec.structs.replace(AXE, carried=False)
    reasons = {
        plain(found.explanation): found.refusal and found.refusal.clause
        for found in (trial(someone(piece), "attack:1") for piece in (spent, smith, behind))
    }
    assert reasons == {
        "Axe cannot be used: destroyed.": "DH-12",
        "Axe cannot be used: in work until day 3.": "DH-15",
        "Axe was left behind: fetch it first.": "",
    }


def test_dh4_thrown_weapons_take_dexterity_and_the_sheet_names_another_one() -> None:
    dagger = msgspec.structs.replace(AXE, data=Weapon("light", "1d4", 1, "d8", traits=("thrown_30",)))
    assert sources(attempt(someone(dagger), "attack:1"))[0] == "Strength: 11 or more"
    assert sources(attempt(someone(dagger), "attack:1", thrown=True))[0] == "Dexterity: 13 or more"
    chakram = msgspec.structs.replace(AXE, data=Weapon("thrown", "1d8", 1, "d10"))
    assert sources(attempt(someone(chakram), "attack:1"))[0] == "Dexterity: 13 or more"
    assert sources(attempt(someone(AXE), "attack:1", characteristic="con"))[0] == "Constitution: 13 or more"
    assert "thrown" not in [each.id for each in trial(someone(AXE), "attack:1").circumstances]


def test_dh20_dh41_a_lance_is_clumsy_close_by_and_a_spear_is_not_hindered_by_water() -> None:
    lance = msgspec.structs.replace(AXE, data=Weapon("two_handed", "1d12", 3, "d6", traits=("reach_10", "lance")))
    assert asked(attempt(someone(lance), "attack:1", close=True)) == "2d20"
    spear = msgspec.structs.replace(AXE, data=Weapon("one_handed", "1d6", 2, "d8", piercing=True))
    assert asked(attempt(someone(AXE), "attack:1", water=True)) == "2d20"
    assert asked(attempt(someone(spear), "attack:1", water=True)) == "d20"
    assert asked(attempt(someone(COAT), "dodge", water=True)) == "2d20"


def test_dh40_a_charge_is_one_more_die() -> None:
    tried = attempt(someone(AXE), "attack:1", charge=True)
    assert [each.request.name for each in played(tried, "9+12", "3+4").asked] == ["2d20", "2d8"]
    blow = played(attempt(someone(COAT), "dodge", foe_charges=True), "2+5", "1+1", "break")
    assert [each.request.name for each in blow.asked] == ["2d20", "2d6", "break/roll"]


def test_dh21_effectiveness_counts_once_and_as_on_the_sheet() -> None:
    """R06, R10: 1 adds nothing, 3 adds 3; the trial explains with the figure that the sheet shows."""
    for bonus, expected in ((0, 1), (1, 1), (3, 4)):
        blade = msgspec.structs.replace(AXE, magic=True, bonus=bonus)
        subject = someone(blade)
        tried = attempt(subject, "attack:1", armour=5, static=50)
        assert played(tried, "11", "1", "1+1+1+1+1").result.damage == expected
        sheet = SYSTEM.sheet(subject)
        weapons = next(section for section in sheet.sections if section.id == "weapons").blocks[0]
        assert isinstance(weapons, Table)
        assert weapons.rows[0][3] == str(expected)


def test_dh7_house_rules_reach_the_trial() -> None:
    calm = someone(AXE, house=House(critical_doubles="off"))
    assert played(attempt(calm, "attack:1"), "20", "5").result.damage == 5
    fixed = someone(house=House(foe_damage="fixed"))
    assert played(attempt(fixed, "dodge", damage="1d10 (5)"), "2").result.damage == 5
    assert played(attempt(someone(), "dodge", damage="1d10 (5)"), "2", "7").result.damage == 7


def test_dh21_r11_wear_takes_nothing_from_penetration() -> None:
    """R11: penetration 1 and effectiveness 3 are 4, with the die as new and at its last step."""
    for steps in (0, 3):
        blade = msgspec.structs.replace(AXE, magic=True, bonus=3, wear=Wear(steps))
        assert played(attempt(someone(blade), "attack:1", static=50), "11", "1").result.damage == 4


def test_unarmed_damage_that_cannot_be_read_refuses_the_attack() -> None:
    found = trial(someone(statistics={"unarmed": "fists"}), "attack:0")
    assert found.refusal is not None
    assert "“fists” is not damage" in plain(found.refusal)


def test_dh5_proficiency_starts_as_the_sheet_has_it() -> None:
    """Free text: nothing written says nothing; a list that does not name the weapon does."""

    def start(weapons: str) -> object:
        circumstances = trial(someone(AXE, statistics={"weapons": weapons}), "attack:1").circumstances
        return next(each.start for each in circumstances if each.id == "proficient")

    assert [start(text) for text in ("", "hachas y mazas", "Todas", "dagas, arcos")] == [True, True, True, False]
    cloth = msgspec.structs.replace(COAT, data=Armour(1))
    assert "proficient" not in [each.id for each in trial(someone(cloth), "dodge").circumstances]


def test_dh25_a_usage_die_as_the_workshop_tests_it() -> None:
    """R06, R23: the same job as at the workshop, named after what it empties, down to spent and no further."""
    subject = someone(QUIVER)
    tried = attempt(subject, "usage:4")
    assert said(tried, "2") == "Quiver: d10 → d8"
    assert tried.effects(played(tried, "2").result).wear == {4: Wear(steps=1)}
    job = next(job for job in SYSTEM.jobs(QUIVER, subject.house, subject) if job.id == "test-durability")
    assert job.script is not None
    assert odds(tried.script) == odds(job.script)
    empty = msgspec.structs.replace(QUIVER, wear=Wear(steps=4))
    refusal = trial(someone(empty), "usage:4").refusal
    assert refusal is not None
    assert refusal.clause == "DH-25"


@pytest.mark.parametrize(
    ("face", "steps", "expected", "words"),
    [
        ("1", 0, Condition(0, 2), "Dying: 2 of 3 steps taken"),
        ("9", 0, Condition(0, 1), "Dying: 1 of 3 steps taken"),
        ("14", 1, Condition(0, 1), "Dying: 1 of 3 steps taken"),
        ("15", 2, Condition(0, 2, stable=True), "Stable, with health 0"),
        ("20", 2, Condition(1), "Awake, with health 1"),
        ("1", 2, Condition(0, 3), "Dead"),
    ],
)
def test_dh45_a_round_at_deaths_door(face: str, steps: int, expected: Condition, words: str) -> None:
    """R30: the steps are kept from round to round, and end when health is back."""
    tried = attempt(someone(health=0, dying=steps), "dying")
    result = played(tried, face).result
    assert tried.effects(result).condition == expected
    assert plain(tried.sentence(result)) == words
    assert tried.case(result) in tried.cases


def test_dh45_who_does_not_roll_for_their_life() -> None:
    assert all(each.id != "dying" for each in SYSTEM.trials(someone()))
    assert all(each.id != "dying" for each in SYSTEM.trials(someone(health=0, kind="foe")))
    for subject in (someone(health=0, dying=3), someone(health=0, stable=True)):
        refusal = trial(subject, "dying").refusal
        assert refusal is not None
        assert refusal.clause == "DH-45"
    attack = trial(someone(AXE, health=0), "attack:1").refusal
    assert attack is not None
    assert attack.clause == "DH-45"


def test_dh45_damage_while_dying_is_a_step_and_healing_ends_it() -> None:
    """R01, R32: healing is no damage kind; neither goes below 0 nor above its end."""
    dying = with_health(Condition(3), 0)
    assert dying == Condition(0)
    once = with_health(dying, 0)
    assert once == Condition(0, 1)
    assert with_health(Condition(0, 1, stable=True), 0) == Condition(0, 2)
    assert with_health(Condition(0, 3), 0) == Condition(0, 3)
    assert with_health(once, 4) == Condition(4)
    assert SYSTEM.fit(Statistics(health_max=2), Condition(4, 1), Condition(4, 1)) == Condition(2)


def test_every_offer_of_the_sheet_is_a_trial() -> None:
    subject = someone(AXE, COAT, QUIVER, health=0)
    offers = []
    for section in SYSTEM.sheet(subject).sections:
        for block in section.blocks:
            if isinstance(block, Table):
                offers += block.offers
            offers += [field.offer for field in getattr(block, "fields", ())]
    trials = {each.id: each.title for each in SYSTEM.trials(subject)}
    assert {offer.id: offer.title for offer in offers if offer} == trials


def test_r11_modifiers_come_before_the_verdict() -> None:
    """Base, then modifiers, then what follows: 9 + 2 against 11 hits, and 10 does without."""
    assert played(attempt(someone(AXE), "attack:1", modifier=2), "9", "3").result.hit
    assert not played(attempt(someone(AXE), "attack:1"), "10").result.hit


def test_what_is_in_the_workshop_says_so_on_the_sheet_and_offers_no_attack() -> None:
    """DH-15: until it is ready, its die is greyed with the reason, and its state is where it is."""
    sheet = SYSTEM.sheet(someone(msgspec.structs.replace(AXE, ready=3)))
    table = next(block for section in sheet.sections for block in section.blocks if isinstance(block, Table))
    assert plain(table.rows[0][4]) == "in the workshop until day 3"
    assert [plain(offer.refusal) for offer in table.offers if offer] == ["Axe: in the workshop until day 3.", ""]
