# SPDX-License-Identifier: GPL-3.0-or-later
"""What is fought with: two hands, shots, qualities of weapons, wear and ammunition (PC-38, 39, 42, 43, 91–93)."""

import msgspec
import pytest

from affrays import COMBAT, DAGGER, LONGBOW, SHIELD, SWORD, Affray, archers, armed, duel, fighter, foe
from panoplia.rules.d100.character import Learnt
from panoplia.rules.d100.gear import Wear
from panoplia.rules.notes import plain
from panoplia.rules.refusal import Refused
from trial_people import piece


def test_pc38_the_other_hand_and_a_balanced_weapon() -> None:
    paired = duel(*armed(SWORD, DAGGER), against=armed(SWORD, first=20))
    assert "with the other hand −20 (PC-38)" in paired.sources("attack", with_="2:hand")
    assert not any("other hand" in line for line in paired.sources("attack", with_="1:hand"))
    balanced = duel(*armed(SWORD, "main_gauche"))
    assert not any("other hand" in line for line in balanced.sources("attack", with_="2:hand"))
    # No extra attack, and one free parry a round.
    paired.act("attack", "90")
    assert paired.reason("attack")[0] == "PC-22"
    paired.next().act("attack", "12", "parry", "40")
    assert paired.wounds(1) == 10


def test_pc38_a_shield_strikes_with_the_other_hand_and_is_not_first() -> None:
    state = duel(*armed(SHIELD, SWORD))
    assert state.preset("attack", "with") == "2:hand"
    assert "with the other hand −20 (PC-38)" in state.sources("attack", with_="1:hand")


def test_pc39_short_long_extreme_and_out_of_reach() -> None:
    state = archers()
    assert not any("range" in line for line in state.sources("attack", with_="1:shot", distance=24))
    assert "long range −20 (PC-39)" in state.sources("attack", with_="1:shot", distance=25)
    assert state.refused("attack", with_="1:shot", distance=49) == "PC-39"
    assert state.refused("attack", with_="1:shot", distance=97) == "PC-39"
    state.act("aim")
    # “incluso con el apuntando”: 10 for the aim and −30.
    assert {"extreme range −30 (PC-39)", "aimed +10 (PC-24)"} <= set(
        state.sources("attack", with_="1:shot", distance=96)
    )


def test_pc39_not_without_a_line_of_sight() -> None:
    assert archers().refused("attack", with_="1:shot", seen=False) == "PC-39"


def test_pc39_in_melee_only_pistols_and_crossbows() -> None:
    state = archers().by_hand(1, **{"melee:2": True})
    assert state.refused("attack", with_="1:shot") == "PC-39"
    assert state.preset("attack", "with") == "0:hand"
    crossbow = archers("ballesta", "virotes").by_hand(1, **{"melee:2": True})
    assert "the target is in melee −20 (PC-39)" in crossbow.sources("attack", with_="1:shot")


def test_pc39_shooting_into_melee_and_at_a_shield() -> None:
    state = Affray(
        fighter(1, "Thariel", *armed("arco", "flechas"), bs=40, ag=40), fighter(2, "Klaus", *armed(SWORD, first=10)),
        foe(3, "Bandit", *armed(SWORD, SHIELD, first=20)),
    ).begin(*("1",) * 5)  # fmt: skip
    assert state.preset("attack", "target_in_melee") is False
    assert "a shield seen in time −10 (PC-39)" in state.sources("attack")
    state.by_hand(2, **{"melee:3": True})
    assert state.preset("attack", "target_in_melee") is True
    assert "the target is in melee −20 (PC-39)" in state.sources("attack")
    unseen = state.sources("attack", with_="1:shot", shield_seen=False, target_in_melee=False)
    assert not any("shield" in line or "melee" in line for line in unseen)


def test_pc42_impact_tires_after_the_first_round_of_a_melee() -> None:
    state = duel(*armed("mangual"), mine={"talents": (Learnt("especialista_mangual"),)}, theirs={"wounds_max": 40})
    state.act("attack", "12", "2+7")
    assert state.asked == ["d100", "2d10"]
    assert state.wounds(2) == 40 - (7 + 5 - 3)
    state.until(1)
    assert state.preset("attack", "first_round") is False
    state.act("attack", "12", "7")
    assert state.asked == ["d100", "d10"]


def test_pc42_a_new_melee_has_a_first_round_again() -> None:
    state = duel(*armed("mangual"), mine={"talents": (Learnt("especialista_mangual"),)}).act("attack", "90").until(1)
    state.act("disengage").until(1)
    assert state.preset("attack", "first_round") is True


def test_pc42_piercing_and_precise_by_weapon_and_talent() -> None:
    bow = archers("arco_largo", "flechas", mine=LONGBOW, theirs={"own_armour": 3})
    # 6 + 3 less 3 and 3 less 1.
    assert bow.act("attack", "12", "6").wounds(2) == 10 - 4
    foil = duel(*armed("florete"), mine={"talents": (Learnt("especialista_esgrima"), Learnt("golpe_letal"))},
                theirs={"condition": {"wounds": 1}})  # fmt: skip
    # 1 beyond, 1 for the foil and 1 for the talent.
    foil.act("attack", "12", "3", "95")
    assert "Critical of value 3" in foil.told("PC-37")[-1]


def test_pc42_a_halberd_is_used_as_the_one_or_the_other() -> None:
    state = duel(*armed("alabarda"), against=armed(SWORD, SHIELD, first=20),
                 mine={"talents": (Learnt("especialista_a_dos_manos"),)})  # fmt: skip
    as_spear = COMBAT.deed(state.state, 1, "attack", {"with": "1:spear"})
    as_great = COMBAT.deed(state.state, 1, "attack", {"with": "1:great"})
    assert "Damage: d10 +4, which is BF with a strength bonus of 4 (PC-33)" in map(plain, as_spear.shown().sources)
    assert "Damage: 2d10 +4, which is BF with a strength bonus of 4 (PC-33)" in map(plain, as_great.shown().sources)


def test_pc42_a_repeater_shoots_ten_times_and_takes_four_full_actions() -> None:
    state = archers(
        "ballesta_de_repeticion", "virotes", "virotes", mine={"talents": (Learnt("especialista_ballesta"),)}
    )
    for _ in range(9):
        state.act("attack", "90").until(1)
    assert state.tally(1).unloaded == ()
    state.act("attack", "90").until(1)
    assert state.reason("reload")[0] == "PC-91"
    state.by_hand(1, **{"shots:2": 5}).act("reload")
    for steps in (3, 2, 1):
        assert len(state.tally(1).extended.steps) == steps
        state.until(1).act("go_on")
    assert (state.tally(1).unloaded, state.tally(1).extended) == ((), None)


def test_pc43_no_speciality_costs_20() -> None:
    state = duel(*armed("estoque"))
    assert "no speciality for this group of weapons −20 (PC-43)" in state.sources("attack")
    trained = duel(*armed("estoque"), mine={"talents": (Learnt("especialista_esgrima"),)})
    assert not any("speciality" in line for line in trained.sources("attack"))


def test_pc92_pc93_craftsmanship_and_condition() -> None:
    good = piece("weapon.arma_de_mano", 1, "hands")
    made = msgspec.structs.replace(good, data=msgspec.structs.replace(good.data, craft="exceptional"))
    assert "exceptional craftsmanship +5 (PC-92)" in duel(made).sources("attack")
    damaged = msgspec.structs.replace(good, wear=Wear("damaged"))
    assert "a damaged piece −10 (PC-93)" in duel(damaged).sources("attack")
    broken = duel(msgspec.structs.replace(good, wear=Wear("broken")))
    assert broken.refused("attack", with_="1:hand") == "PC-93"
    assert broken.preset("attack", "with") == "0:hand"


def test_pc93_a_damaged_shield_parries_worse() -> None:
    shield = msgspec.structs.replace(piece("weapon.escudo", 21, "hands"), wear=Wear("damaged"))
    state = duel(*armed(SWORD), against=(*armed(SWORD, first=20), shield))
    # The sword parries as well, at 35: the shield at 35 + 10 − 10 is no better.
    state.act("attack", "12", "parry", "35")
    assert state.wounds(2) == 10


def test_pc93_borrowed_wear_of_what_strikes_and_of_what_parries() -> None:
    state = duel(*armed(SWORD), against=armed(SWORD, SHIELD, first=20), mine={"ws": 100}, borrowed_wear="on")
    # Both roll 96: the sword drops a step, the shield holds.
    state.act("attack", "96", "2", "parry", "96", "5", "1")
    assert state.asked == ["d100", "d8", "parry/none", "d100", "d8", "d10"]
    assert state.who(1).piece(1).wear.steps == 1
    assert state.who(2).piece(21).wear.steps == 0
    off = duel(*armed(SWORD), mine={"ws": 100}).act("attack", "96", "1")
    assert off.asked == ["d100", "d10"]


def test_pc93_the_last_die_breaks_the_weapon() -> None:
    worn = msgspec.structs.replace(piece("weapon.arma_de_mano", 1, "hands"), wear=Wear(steps=2))
    state = duel(worn, borrowed_wear="on").act("attack", "99", "1")
    assert state.who(1).piece(1).wear.condition == "broken"


def test_pc24_pc91_a_bow_is_reloaded_and_its_arrows_counted() -> None:
    state = archers().act("attack", "90")
    assert state.who(1).piece(2).wear.lost == 1
    assert state.tally(1).unloaded == (1,)
    state.act("reload")
    assert (state.tally(1).unloaded, state.tally(1).halves) == ((), 0)


def test_pc91_without_arrows_nobody_shoots() -> None:
    state = archers().by_hand(1, **{"shots:2": 0})
    assert state.refused("attack", with_="1:shot") == "PC-91"


def test_pc91_of_a_pile_one_bundle_is_taken_apart() -> None:
    pile = piece("ammunition.flechas", 2, quantity=3)
    state = duel(*armed("arco"), pile).act("attack", "90").until(1).act("reload").act("attack", "90")
    assert [(each.id, each.part_of, each.quantity, each.wear.lost) for each in state.who(1).pieces] == [
        (1, 0, 1, 0), (-1, 2, 1, 2), (2, 0, 2, 0)
    ]  # fmt: skip


def test_pc42_pc91_an_arrow_in_hand_is_improvised_and_may_break() -> None:
    state = duel(*armed("flechas"))
    assert "Damage: d10 +0, which is BF−4 with a strength bonus of 4 (PC-33)" in state.sources("attack", with_="1:hand")
    state.act("attack", "12", "4", "1", with_="1:hand")
    assert state.asked == ["d100", "d10", "1d2"]
    assert state.who(1).piece(1).wear.lost == 1


def test_pc42_a_thrown_javelin_of_several_leaves_the_others() -> None:
    pile = piece("weapon.jabalina", 1, "hands", quantity=2)
    state = duel(pile, mine={"talents": (Learnt("especialista_arrojadizas"),)}).act(
        "attack", "12", "1", with_="1:thrown"
    )
    assert [(each.id, each.quantity) for each in state.who(1).pieces] == [(1, 1)]
    assert [(each.piece.id, each.piece.part_of, each.piece.quantity) for each in state.state.loose] == [(-1, 1, 1)]
    assert state.tally(1).unloaded == (1,)


def test_pc42_a_thrown_arrow_comes_out_of_its_own_bundle() -> None:
    state = duel(*armed("flechas", "flechas")).act("attack", "90", with_="2:thrown")
    assert [each.wear.lost for each in state.who(1).pieces] == [0, 1]
    assert state.by_hand(1, **{"shots:1": 0}).until(1).refused("attack", with_="1:hand") == "PC-91"


def test_only_what_is_in_hand_is_attacked_with() -> None:
    state = duel(*armed("arco", "flechas", "-daga"))
    with pytest.raises(Refused, match="“with” is one of 1:shot"):
        state.act("attack", with_="3:hand")
    with pytest.raises(Refused, match="“with” is one of 2:hand, 0:hand"):
        state.act("charge", with_="1:shot")
