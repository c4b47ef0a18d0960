# SPDX-License-Identifier: GPL-3.0-or-later
"""Attacks and dodges in a fight (DH-2 to DH-9, DH-16, DH-20 to DH-25, DH-30 to DH-39)."""

import msgspec
import pytest

from panoplia.rules.dungeon_hack.combat.tally import Ward
from panoplia.rules.dungeon_hack.gear import Wear
from panoplia.rules.fights.commands import Affect, Finish
from panoplia.rules.notes import plain
from panoplia.rules.odds import odds
from skirmishes import (
    ARROWS,
    AXE_IN_HAND,
    BOLTS,
    BOW,
    COMBAT,
    CROAKER,
    DRAKE,
    ENYRA,
    HELD_SHIELD,
    OGRE,
    REPEATER,
    SPEAR,
    WORN_COAT,
    Log,
    fight,
    foe,
    hero,
)


def test_dh4_a_hero_rolls_to_hit_and_the_foe_loses_health() -> None:
    """11 or more with strength; d8 of damage, no armour: 9 − 5 = 4."""
    log = Log(fight(hero(ENYRA, "Enyra", AXE_IN_HAND), foe())).begin().act("attack:1", "11", "5")
    assert log.health(CROAKER) == 4
    assert log.told("DH-4")[0] == "Enyra attacks Croaker: Axe."
    assert log.lines[-1][1] == "Enyra: Axe against Croaker: hits for 5, the target has 4 left"


def test_dh4_a_foe_rolls_no_attack_the_hero_dodges() -> None:
    """13 or more with dexterity avoids; on a 12 the foe does its d6."""
    log = Log(fight(hero(), foe())).begin().next()
    assert log.state.acting == CROAKER
    assert next(plain(each.title) for each in COMBAT.actions(log.state, CROAKER)) == "Attack: own damage"
    log.act("attack:0", "12", "6")
    assert log.health(ENYRA) == 14


@pytest.mark.parametrize("target", ["", "1", "99", "x", "9" * 5000])
def test_what_is_no_target_is_refused_in_words(target: str) -> None:
    log = Log(fight(hero(), foe())).begin()
    assert log.refused("attack:0", target=target) == "There is nobody to aim at."
    assert log.refused(f"attack:{'9' * 5000}").startswith("These rules know no such action")


def test_dh4_a_foe_against_a_foe_rolls_for_itself() -> None:
    """Somebody has to roll: a charmed croaker attacks with its strength of 13."""
    log = Log(fight(hero(), foe(), foe(OGRE, "Ogre"))).begin().next()
    log.act("attack:0", "13", "4", target=str(OGRE))
    assert log.health(OGRE) == 5


def test_dh4_one_attack_a_turn() -> None:
    log = Log(fight(hero(ENYRA, "Enyra", AXE_IN_HAND), foe())).begin().act("attack:1", "2")
    assert log.reason("attack:1") == ("DH-44", "Enyra has acted in this turn.")
    assert log.refused("attack:1") == "Enyra has acted in this turn."


def test_dh5_what_is_not_in_hand_is_taken_first() -> None:
    log = Log(fight(hero(ENYRA, "Enyra", msgspec.structs.replace(AXE_IN_HAND, slot="")), foe())).begin()
    assert log.reason("attack:1") == ("DH-5", "Axe is not in hand: take it first, which costs nothing.")
    assert log.act("take:1").act("attack:1", "11", "5").health(CROAKER) == 4


def test_dh2_dh5_without_proficiency_it_is_two_dice() -> None:
    log = Log(fight(hero(ENYRA, "Enyra", AXE_IN_HAND, weapons="espadas"), foe())).begin()
    assert log.preset("attack:1", "proficient") is False
    assert "Disadvantage: no proficiency in this weapon (DH-5)" in log.sources("attack:1")
    assert log.act("attack:1", "20+10").health(CROAKER) == 9


def test_dh7_a_critical_doubles_and_a_fumble_of_the_dodge_too() -> None:
    log = Log(fight(hero(ENYRA, "Enyra", AXE_IN_HAND), foe(health_max=30))).begin()
    assert log.act("attack:1", "20", "5").health(CROAKER) == 20
    assert log.next().act("attack:0", "1", "4").health(ENYRA) == 12


def test_dh6_a_fixed_figure_is_not_rolled() -> None:
    log = Log(fight(hero(), foe(unarmed="1d10 (5)"), foe_damage="fixed")).begin().next()
    assert log.act("attack:0", "2").health(ENYRA) == 15


def test_dh10_dh11_a_natural_1_wears_the_weapon() -> None:
    log = Log(fight(hero(ENYRA, "Enyra", AXE_IN_HAND), foe())).begin().act("attack:1", "1", "2")
    axe = log.state.fighter(ENYRA).piece(1)
    assert axe
    assert axe.wear == Wear(steps=1)
    assert log.lines[-1][1] == "Enyra: Axe against Croaker: misses, durability d10 → d8"


def test_dh12_what_is_destroyed_leaves_the_hand_and_is_refused() -> None:
    axe = msgspec.structs.replace(AXE_IN_HAND, wear=Wear(steps=3))
    log = Log(fight(hero(ENYRA, "Enyra", axe), foe())).begin().act("attack:1", "1", "1").next().next()
    broken = log.state.fighter(ENYRA).piece(1)
    assert broken
    assert broken.wear == Wear(steps=4)
    assert broken.slot == ""
    assert log.reason("attack:1") == ("DH-12", "Axe cannot be used: destroyed.")


def test_dh16_armour_that_gives_out_has_no_dice_against_that_blow() -> None:
    coat = msgspec.structs.replace(WORN_COAT, wear=Wear(steps=4))
    log = Log(fight(hero(ENYRA, "Enyra", coat), foe())).begin().next().act("attack:0", "1", "1", "3")
    assert log.health(ENYRA) == 14


def test_dh22_dh24_penetration_of_the_level_is_the_least_damage() -> None:
    """Level 13: penetration 2. d6 shows 1, three dice take off 9."""
    log = Log(fight(hero(ENYRA, "Enyra", WORN_COAT), foe(level=13))).begin().next()
    assert log.act("attack:0", "2", "1", "roll", "3+3+3").health(ENYRA) == 18


def test_dh32_dh33_breaking_a_die_lowers_the_blow_to_its_penetration() -> None:
    coat = msgspec.structs.replace(WORN_COAT, wear=Wear(broken=2))
    log = Log(fight(hero(ENYRA, "Enyra", coat), foe())).begin().next().act("attack:0", "2", "6", "break")
    worn = log.state.fighter(ENYRA).piece(2)
    assert log.health(ENYRA) == 20
    assert worn
    assert worn.wear == Wear(broken=3)
    assert log.told("DH-33") == ["The last armour die is broken: the armour is destroyed."]


def test_dh36_shield_and_hide_take_off_too() -> None:
    log = Log(fight(hero(ENYRA, "Enyra", HELD_SHIELD), foe(own_rating=1, own_static=2))).begin()
    assert log.act("attack:0", "11", "4", "1").health(CROAKER) == 8
    assert log.next().act("attack:0", "2", "4").health(ENYRA) == 17


def test_dh38_a_spells_dice_are_rolled_with_those_of_the_armour() -> None:
    """Rating 3 with d6 and a ward of 2: five dice in one request; then a die of the spell is broken."""
    log = Log(fight(hero(ENYRA, "Enyra", WORN_COAT), foe(unarmed="2d6"))).begin()
    log.act("ward", rating=2).next()
    log.act("attack:0", "2", "6+6", "roll", "1+1+1+2+2")
    assert log.health(ENYRA) == 15
    log.next().next().act("attack:0", "2", "6+6", "ward")
    assert log.health(ENYRA) == 15
    assert log.state.fighter(ENYRA).tally.ward == Ward(2, "d6", 1)


def test_dh38_a_spells_dice_end_with_the_fight() -> None:
    log = Log(fight(hero(tally={"ward": Ward(2)}), foe())).begin().do(Finish())
    assert log.state.fighter(ENYRA).tally.ward is None


def test_dh39_a_talent_gives_the_shield_for_the_whole_blow() -> None:
    log = Log(fight(hero(ENYRA, "Enyra", HELD_SHIELD), foe(level=19))).begin().next()
    log.act("attack:0", "2", "6", "shield", shield=True)
    assert log.health(ENYRA) == 20
    assert log.state.fighter(ENYRA).piece(HELD_SHIELD.id) is None
    assert log.told("DH-39") == ["The shield is given up: the blow does nothing."]


def test_dh20_a_stationary_bow_is_not_shot_after_moving() -> None:
    log = Log(fight(hero(ENYRA, "Enyra", BOW, ARROWS), foe())).begin().act("move")
    assert log.reason("attack:5") == ("DH-20", "Longbow is not shot in a turn in which one moved.")


def test_dh25_a_bow_needs_arrows_and_its_bundle_is_tested_after_the_fight() -> None:
    log = Log(fight(hero(ENYRA, "Enyra", BOW), foe())).begin()
    assert log.reason("attack:5") == ("DH-25", "Longbow needs a bundle that is not empty: arrows.")
    log = Log(fight(hero(ENYRA, "Enyra", BOW, ARROWS), foe())).begin().act("attack:5", "2").do(Finish(), "2")
    quiver = log.state.fighter(ENYRA).piece(ARROWS.id)
    assert quiver
    assert quiver.wear == Wear(steps=1)


def test_dh25_a_bundle_that_was_not_used_is_not_tested() -> None:
    log = Log(fight(hero(ENYRA, "Enyra", BOW, ARROWS), foe())).begin().do(Finish())
    quiver = log.state.fighter(ENYRA).piece(ARROWS.id)
    assert quiver
    assert quiver.wear == Wear()


def test_dh20_a_burst_shoots_a_bolt_at_each_target_and_tests_the_bundle() -> None:
    log = Log(fight(hero(ENYRA, "Enyra", REPEATER, BOLTS), foe(), foe(OGRE, "Ogre"))).begin()
    log.act("burst:7", "13", "6", "13", "4", "1", "5", "2", target="11", second="11", third=str(OGRE))
    assert (log.health(CROAKER), log.health(OGRE)) == (0, 9)
    crossbow, bolts = log.state.fighter(ENYRA).piece(7), log.state.fighter(ENYRA).piece(6)
    assert crossbow
    assert crossbow.wear == Wear()
    assert bolts
    assert bolts.wear == Wear(steps=1)


def test_dh20_a_thrown_spear_lies_on_the_ground_until_it_is_picked_up() -> None:
    log = Log(fight(hero(ENYRA, "Enyra", SPEAR), foe())).begin().act("attack:8", "13", "6", thrown=True)
    assert log.health(CROAKER) == 3
    assert log.state.fighter(ENYRA).piece(8) is None
    assert [loose.piece.id for loose in log.state.loose] == [8]
    log.act("pick_up:8")
    assert log.state.loose == ()
    assert log.state.fighter(ENYRA).piece(8)


def test_dh23_a_missile_penetrates_by_all_that_it_does() -> None:
    log = Log(fight(hero(), foe(own_rating=3))).begin()
    assert log.act("spell", "4", "6+6+6", damage="1d6", missile=True).health(CROAKER) == 5


def test_dh41_fire_under_water_does_half() -> None:
    log = Log(fight(hero(), foe(tally={"wet": 1}))).begin()
    assert log.act("spell", "5", damage="1d6", fire=True).health(CROAKER) == 7


def test_dh45_a_blow_at_the_dying_is_a_step_and_no_roll() -> None:
    log = Log(fight(hero(condition={"health": 0}), hero(DRAKE, "Drake"), foe())).begin().next()
    log.act("attack:0", target="1")
    assert log.state.fighter(ENYRA).condition.dying == 1


def test_dh45_a_foe_at_0_is_no_target_any_more() -> None:
    log = Log(fight(hero(), foe(condition={"health": 0}), foe(OGRE, "Ogre"))).begin()
    assert log.preset("attack:0", "target") == str(OGRE)


def test_dh1_what_lies_on_a_fighter_is_added_and_named() -> None:
    log = (
        Log(fight(hero(ENYRA, "Enyra", AXE_IN_HAND), foe()))
        .begin()
        .do(Affect(ENYRA, "Blessed", ENYRA, turns=2, modifier=2))
    )
    assert "Modifier: +2" in log.sources("attack:1")
    assert log.act("attack:1", "9", "3").health(CROAKER) == 6


@pytest.mark.parametrize(
    ("told", "says"),
    [
        ({"target": "1"}, "There is nobody to aim at."),
        ({"target": "999"}, "There is nobody to aim at."),
        ({"target": "11", "wind": 3}, "“wind” cannot be told here."),
        ({"target": "11", "modifier": 99}, "“modifier” is a whole number from -20 to 20, not “99”."),
        ({"target": "11", "charge": True}, "Only a rider charges."),
    ],
)
def test_what_cannot_be_told_is_refused_before_any_die(told: dict[str, object], says: str) -> None:
    log = Log(fight(hero(ENYRA, "Enyra", AXE_IN_HAND), foe())).begin()
    assert log.refused("attack:1", **told).startswith(says)


def test_odds_of_an_attack_in_a_fight_are_exact() -> None:
    """11 or more of 20 hits: a half; 4 health go at 4 or more of a d8, or at 2 or more doubled."""
    log = Log(fight(hero(ENYRA, "Enyra", AXE_IN_HAND), foe(health_max=4))).begin()
    deed = COMBAT.deed(log.state, ENYRA, "attack:1", {})
    counted = odds(deed.play)
    assert counted.chance(lambda blow: blow.attack.hit) * 20 == 10
    assert counted.chance(lambda blow: blow.attack.hit and blow.attack.health == 0) * 160 == 9 * 5 + 1 * 7


def test_dh32_the_one_who_is_struck_decides_what_breaks() -> None:
    log = Log(fight(hero(ENYRA, "Enyra", WORN_COAT), foe())).begin().next()
    assert COMBAT.deed(log.state, CROAKER, "attack:0", {}).shown().deciders == {"armour": "Enyra"}
