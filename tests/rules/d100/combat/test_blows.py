# SPDX-License-Identifier: GPL-3.0-or-later
"""Blows: modifiers, places, defence, damage, criticals (PC-30 to PC-37, PC-40)."""

from fractions import Fraction

import pytest

from affrays import COMBAT, DAGGER, DODGES, SHIELD, SWORD, Affray, archers, armed, duel, fighter, foe
from panoplia.rules.d100.attack_trials import blow_told
from panoplia.rules.d100.character import OwnModifier
from panoplia.rules.fights.commands import Affect
from panoplia.rules.notes import plain
from panoplia.rules.odds import odds


def test_pc30_a_roll_of_the_skill_or_less_hits() -> None:
    assert duel(*armed(SWORD)).act("attack", "41").wounds(2) == 10
    # 1 + 4 − 3.
    assert duel(*armed(SWORD)).act("attack", "40", "1").wounds(2) == 8


def test_pc30_who_does_what_to_whom_is_told_before_the_roll() -> None:
    state = duel(*armed(SWORD)).act("attack", "41")
    assert state.told("PC-30")[0] == "Klaus strikes at Bandit: Hand weapon, in hand."


def test_pc30_every_modifier_is_listed_by_its_name() -> None:
    state = duel(*armed(SWORD)).do(Affect(1, "Blessed", 1, "start", 2, 5))
    assert state.sources("attack", modifier=-10)[0] == "Weapon skill: 35 or less"
    state.act("attack", "36", modifier=-10)
    assert state.told("PC-30")[1] == "Modifiers: by the GM −10 · Blessed +5."
    assert state.wounds(2) == 10


def test_pc4_a_modifier_of_ones_own_with_a_condition_is_asked() -> None:
    mine = {"modifiers": (OwnModifier("Old grudge", "ws", 10, "against bandits"),)}
    state = duel(*armed(SWORD), mine=mine)
    assert state.preset("attack", "own:ws:0") is False
    assert duel(*armed(SWORD), mine=mine).act("attack", "50").wounds(2) == 10
    assert duel(*armed(SWORD), mine=mine).act("attack", "50", "1", **{"own:ws:0": True}).wounds(2) == 8


@pytest.mark.parametrize(
    ("roll", "worn", "left"),
    [("01", "camisa_de_malla", 10 - 5), ("40", "gorro_de_cuero", 10 - 4), ("17", "camisa_de_malla", 10 - 3),
     ("18", "camisa_de_malla", 10 - 5), ("19", "camisa_de_malla", 10 - 5)],
)  # fmt: skip
def test_pc31_pc35_the_armour_of_the_place_counts(roll: str, worn: str, left: int) -> None:
    """Reversed: 01 is 10 and 40 is 04, the head; 17 is 71, the body; 18 and 19 are legs. 4 + 4 − 3."""
    state = duel(*armed(SWORD), against=armed(worn, first=20)).act("attack", roll, "4")
    assert state.wounds(2) == left


def test_pc32_neither_parry_nor_dodge_without_what_they_need() -> None:
    """No free hand with a weapon and no stance; the skill is not there."""
    state = duel(*armed(SWORD), against=armed(SWORD, first=20)).act("attack", "12", "1")
    assert state.asked == ["d100", "d10"]


def test_pc32_one_parry_and_one_dodge_a_round_never_both() -> None:
    state = Affray(
        fighter(1, "Klaus", *armed(SWORD, SHIELD), ag=20, skills=DODGES, wounds_max=20),
        *(foe(id, f"Bandit {id}", *armed(SWORD, first=10 * id), ws=35, ag=40) for id in (2, 3, 4)),
    ).begin("1", "1", "1", "1", "4", "3", "2")  # fmt: skip
    state.act("attack", "12", "parry", "90", "1")
    assert state.asked[1] == "parry/dodge/none"
    state.next().act("attack", "12", "dodge", "90", "1")
    assert state.asked[1] == "dodge/none"
    state.next().act("attack", "12", "1")
    state.next()
    assert (state.state.acting, state.tally(1).parried, state.tally(1).dodged) == (1, True, True)
    state.next()
    assert (state.tally(1).parried, state.tally(1).dodged) == (False, False)


def test_pc32_who_does_not_see_the_blow_neither_parries_nor_dodges() -> None:
    state = duel(*armed(SWORD), against=armed(SWORD, SHIELD, first=20), theirs={"skills": DODGES})
    assert state.preset("attack", "aware") is True
    state.act("attack", "12", "1", aware=False)
    assert state.asked == ["d100", "d10"]


def test_pc32_pc39_what_is_shot_is_neither_parried_nor_dodged() -> None:
    state = archers(against=armed(SWORD, SHIELD, first=20), theirs={"skills": DODGES}).act("attack", "12", "1")
    assert state.asked == ["d100", "d10"]


def test_pc32_pc42_parries_against_slow_and_fast_with_what_is_defensive() -> None:
    slow = duel(*armed("arma_grande"), against=armed(SWORD, SHIELD, first=20), mine={"talents": ()})
    # 35, 10 for a shield, 10 against what is slow.
    slow.act("attack", "12", "parry", "55")
    assert slow.wounds(2) == 10
    fast = duel(*armed("lanza"), against=armed(SWORD, SHIELD, first=20)).act("attack", "12", "parry", "36", "1")
    assert fast.wounds(2) == 8


def test_pc62_fortune_buys_a_second_parry_in_a_round() -> None:
    state = duel(*armed(SWORD), against=armed(SWORD, SHIELD, first=20), theirs={"fate": 2})
    state.by_hand(2, parried=True).act("attack", "12", "parry", "45")
    assert state.who(2).condition.fortune == 1
    assert state.wounds(2) == 10
    left = duel(*armed(SWORD), against=armed(SWORD, SHIELD, first=20)).by_hand(2, parried=True)
    left.act("attack", "12", "1")
    assert left.asked == ["d100", "d10"]


def test_pc62_fortune_rolls_again_what_failed_once() -> None:
    state = duel(*armed(SWORD), against=armed(SWORD, SHIELD, first=20), mine={"fate": 2}, theirs={"fate": 1})
    state.act("attack", "90", "reroll", "12", "parry", "90", "reroll", "45")
    assert (state.who(1).condition.fortune, state.who(2).condition.fortune) == (1, 0)
    assert state.asked == ["d100", "reroll/keep", "d100", "parry/none", "d100", "reroll/keep", "d100"]


def test_pc32_the_default_keeps_fortune() -> None:
    """A parry that has to be bought is not made by itself."""
    state = duel(*armed(SWORD), against=armed(SWORD, SHIELD, first=20), theirs={"fate": 1}).by_hand(2, parried=True)
    deed = COMBAT.deed(state.state, 1, "attack", {})
    assert all(result.defence.tried is None for result, _ in odds(deed.play).outcomes)


def test_pc33_the_damage_of_a_weapon_is_a_number_or_follows_the_strength() -> None:
    # A bow: 3 whatever the strength; a dagger: BF − 3.
    assert archers(mine={"s": 90}).act("attack", "12", "1").wounds(2) == 10 - (1 + 3 - 3)
    assert duel(*armed(DAGGER), mine={"s": 60}).act("attack", "12", "1").wounds(2) == 10 - (1 + 3 - 3)


def test_pc34_fury_rolls_to_hit_again_with_the_same_modifiers() -> None:
    state = duel(*armed(SWORD), theirs={"wounds_max": 40}).act("aim").act("attack", "12", "10", "50", "10", "3")
    assert state.wounds(2) == 40 - (10 + 10 + 3 + 4 - 3)
    assert duel(*armed(SWORD), theirs={"wounds_max": 40}).act("attack", "12", "10", "41").wounds(2) == 40 - 11


def test_pc34_pc62_fortune_rolls_for_fury_again() -> None:
    state = duel(*armed(SWORD), mine={"fate": 1}, theirs={"wounds_max": 40})
    state.act("attack", "12", "10", "90", "reroll", "40", "6")
    assert (state.wounds(2), state.who(1).condition.fortune) == (40 - (16 + 4 - 3), 0)


def test_pc36_the_last_wound_exactly_is_no_critical() -> None:
    state = duel(*armed(SWORD), theirs={"wounds_max": 4}).act("attack", "12", "3")
    assert (state.wounds(2), state.who(2).condition.life) == (0, "alive")


def test_pc36_at_0_all_damage_is_a_critical_of_its_own() -> None:
    state = duel(*armed(SWORD), theirs={"condition": {"wounds": 0}}).act("attack", "12", "1", "95")
    assert (state.wounds(2), state.who(2).condition.life) == (0, "alive")
    assert "Critical of value 2" in state.told("PC-37")[-1]


def test_pc37_a_critical_kills_from_6_and_from_a_value_of_5() -> None:
    killed = duel(*armed(SWORD), theirs={"condition": {"wounds": 0}}).act("attack", "12", "1", "20")
    assert killed.who(2).condition.life == "dead"
    five = duel(*armed(SWORD), theirs={"condition": {"wounds": 0}}).act("attack", "12", "4", "100")
    assert five.who(2).condition.life == "dead"
    assert five.reason("attack") == ("PC-22", "One attack action a turn: Klaus has made it.")
    assert five.until(1).reason("attack") == ("PC-25", "Nobody is there to be aimed at.")


def test_pc40_bare_hands_do_little_against_twice_the_armour() -> None:
    state = duel(theirs={"own_armour": 1}).act("attack", "12", "9")
    # 9 + 4 − 4 less 3 and twice 1.
    assert state.wounds(2) == 10 - 4
    claws = duel(mine={"unarmed": "BF"}, theirs={"own_armour": 1}).act("attack", "12", "2")
    assert claws.wounds(2) == 10 - 2


def test_the_target_is_the_last_one_or_the_weakest() -> None:
    state = Affray(
        fighter(1, "Klaus", *armed(SWORD), ag=40), foe(2, "Bandit"), foe(3, "Wolf", condition={"wounds": 4}),
        foe(4, "Dead one", condition={"life": "dead", "wounds": 0}),
    ).begin(*("1",) * 7)  # fmt: skip
    assert state.preset("attack", "target") == "3"
    state.act("attack", "90", target="2").until(1)
    assert state.preset("attack", "target") == "2"
    assert state.refused("attack", target="4") == "PC-25"


def test_the_bars_of_the_odds_add_up() -> None:
    """40 of 100 hit, and no parry comes between."""
    state = duel(*armed(SWORD), against=armed(SWORD, first=20))
    deed = COMBAT.deed(state.state, 1, "attack", {})
    shown = deed.shown()
    grouped = dict(odds(deed.play).by(shown.case).outcomes)
    assert {*grouped} <= {*shown.cases}
    assert grouped["missed"] == Fraction(6, 10)
    assert sum(grouped.values()) + odds(deed.play).left_out == 1
    guarded = duel(*armed(SWORD), against=armed(SWORD, SHIELD, first=20))
    deed = COMBAT.deed(guarded.state, 1, "attack", {})
    # 45 of 100 parries of the 40 hits.
    assert odds(deed.play).by(deed.shown().case).chance(lambda bar: bar == "avoided") == Fraction(18, 100)


def test_what_a_blow_came_to_is_told_as_on_the_sheet() -> None:
    state = duel(*armed(SWORD))
    deed = COMBAT.deed(state.state, 1, "attack", {})
    missed = next(result for result, _ in odds(deed.play).outcomes if not result.hit)
    assert plain(blow_told(missed.told)) == "misses"
    assert plain(deed.shown().sentence(missed)) == f"Hand weapon against {state.state.fighters[1].name}: misses"


def test_pc32_pc61_the_one_who_is_struck_decides_on_defence_and_fate() -> None:
    state = duel(*armed(SWORD)).state
    assert COMBAT.deed(state, 1, "attack", {}).shown().deciders == {"defence": "Bandit", "fate": "Bandit"}
