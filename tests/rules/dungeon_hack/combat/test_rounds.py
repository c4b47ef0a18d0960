# SPDX-License-Identifier: GPL-3.0-or-later
"""Order of turns, mounts, water and death's door in a fight (DH-40 to DH-45)."""

import msgspec
import pytest

from panoplia.rules.dungeon_hack.character import Condition
from panoplia.rules.dungeon_hack.gear import Armour, Wear
from panoplia.rules.fights.commands import Join, Leave, Reorder, SetByHand
from panoplia.rules.notes import Names
from skirmishes import AXE_IN_HAND, COMBAT, CROAKER, DRAKE, ENYRA, HORSE, OGRE, WORN_COAT, Log, fight, foe, hero


def test_dh44_sides_the_party_first_then_the_foes_and_round_again() -> None:
    log = Log(fight(foe(), hero(), hero(DRAKE, "Drake"))).begin()
    turns = [log.state.acting]
    for _ in range(3):
        turns.append(log.next().state.acting)
    assert turns == [ENYRA, DRAKE, CROAKER, ENYRA]
    assert log.state.round == 2


def test_dh44_d20_high_first_ties_the_party_first() -> None:
    log = Log(fight(foe(), hero(), hero(DRAKE, "Drake"), initiative="d20")).begin("15", "15", "3")
    assert log.state.order == (ENYRA, CROAKER, DRAKE)


def test_dh44_equal_ones_of_one_side_roll_again() -> None:
    log = Log(fight(hero(), hero(DRAKE, "Drake"), foe(), initiative="d20")).begin("7", "7", "20", "3", "9")
    assert log.state.order == (CROAKER, DRAKE, ENYRA)
    assert log.told("DH-44")[3] == "Equal: Enyra rolls again."


def test_dh44_the_players_may_go_in_any_order() -> None:
    log = Log(fight(hero(), hero(DRAKE, "Drake"), foe())).begin().do(Reorder((DRAKE, ENYRA, CROAKER)))
    assert log.state.order == (DRAKE, ENYRA, CROAKER)
    assert log.next().state.acting == DRAKE


def test_surprised_ones_lose_the_first_round() -> None:
    log = Log(fight(hero(), hero(DRAKE, "Drake"), foe())).begin(surprised=(DRAKE,))
    assert log.next().state.acting == CROAKER
    assert log.next().next().state.acting == DRAKE


def test_dh45_the_dead_are_skipped_and_the_dying_roll_each_round() -> None:
    log = Log(fight(hero(), hero(DRAKE, "Drake", condition={"health": 0}), foe())).begin()
    assert log.next().state.acting == CROAKER
    log.next("5")
    assert log.state.fighter(DRAKE).condition == Condition(0, 1)
    assert log.state.acting == ENYRA
    log.next().next("1")
    assert log.state.fighter(DRAKE).condition == Condition(0, 3)
    assert "Three steps are taken: dead." in log.told("DH-45")
    log.next().next()
    assert log.state.fighter(DRAKE).condition == Condition(0, 3)


@pytest.mark.parametrize(
    ("face", "becomes"), [("12", Condition(0)), ("15", Condition(0, 0, True)), ("20", Condition(1))]
)
def test_dh45_who_is_dying_may_stay_or_come_to(face: str, becomes: Condition) -> None:
    log = Log(fight(hero(), hero(DRAKE, "Drake", condition={"health": 0}), foe())).begin().next().next(face)
    assert log.state.fighter(DRAKE).condition == becomes


def test_dh40_a_rider_has_advantage_and_the_foe_on_the_horse_makes_dodging_hard() -> None:
    log = Log(fight(hero(ENYRA, "Enyra", AXE_IN_HAND), hero(HORSE, "Horse"), foe(tally={"mount": 0}))).begin()
    log.act("mount", target=str(HORSE))
    assert "Advantage: mounted against someone on foot (DH-40)" in log.sources("attack:1")
    assert log.act("attack:1", "2+11", "5").health(CROAKER) == 4


def test_dh40_a_mounted_foe_gives_disadvantage_to_dodge() -> None:
    log = Log(fight(hero(), foe(tally={"mount": 12}), foe(OGRE, "Warg"))).begin().next()
    assert "Disadvantage: a mounted foe against someone on foot (DH-40)" in log.sources("attack:0")


def test_dh40_a_charge_deals_one_more_die() -> None:
    log = Log(fight(hero(ENYRA, "Enyra", AXE_IN_HAND, tally={"mount": HORSE}), hero(HORSE, "Horse"), foe())).begin()
    assert log.act("attack:1", "2+11", "2+3", charge=True).health(CROAKER) == 4


@pytest.mark.parametrize(("answers", "rider", "horse", "mount"), [
    (("2+3", "5", "7"), 15, 20, HORSE),
    (("2+3", "5", "8", "go_on"), 20, 15, HORSE),
    (("2+3", "5", "8", "throw"), 20, 15, 0),
])  # fmt: skip
def test_dh40_the_mount_may_take_the_blow(answers: tuple[str, ...], rider: int, horse: int, mount: int) -> None:
    """The foe rides as well, so that the dodge is plain; on 8 or more the mount takes it."""
    riders = (hero(tally={"mount": HORSE}), hero(HORSE, "Horse"), foe())
    log = Log(fight(*riders)).begin().next().next()
    log.act("attack:0", answers[0].split("+")[0], *answers[1:], target="1")
    assert (log.health(ENYRA), log.health(HORSE)) == (rider, horse)
    assert log.state.fighter(ENYRA).tally.mount == mount


def test_dh40_nobody_rides_a_mount_that_is_down() -> None:
    horse = hero(HORSE, "Horse", condition={"health": 1})
    log = Log(fight(hero(), hero(DRAKE, "Drake", tally={"mount": HORSE}), horse, foe())).begin().next().next().next()
    log.act("attack:0", "2", "6", target=str(HORSE))
    assert log.state.fighter(DRAKE).tally.mount == 0


def test_dh40_a_mount_that_left_carries_nobody_and_takes_no_blow() -> None:
    log = Log(fight(hero(tally={"mount": HORSE}), hero(HORSE, "Horse"), foe())).begin().do(Leave(HORSE, fled=True))
    assert (log.state.fighter(ENYRA).tally.mount, log.preset("attack:0", "mounted")) == (0, False)
    log.next().act("attack:0", "2", "6", target=str(ENYRA))
    assert (log.health(ENYRA), log.health(HORSE)) == (14, 20)


def test_dh40_the_mount_of_who_left_can_be_ridden_by_another() -> None:
    log = Log(fight(hero(tally={"mount": HORSE}), hero(HORSE, "Horse"), hero(DRAKE, "Drake"), foe())).begin()
    log.next().next()
    assert log.reason("mount") == ("DH-40", "Nobody of this side can be ridden: add the mount as a fighter first.")
    log.do(Leave(ENYRA)).act("mount")
    assert log.state.fighter(DRAKE).tally.mount == HORSE


def test_dh40_by_hand_too_nobody_rides_what_is_down() -> None:
    riders = hero(tally={"mount": HORSE}), hero(HORSE, "Horse"), foe()
    for down in (ENYRA, HORSE):
        log = Log(fight(*riders)).begin().do(SetByHand(down, {"health": 0}))
        assert log.state.fighter(ENYRA).tally.mount == 0


def test_dh41_in_the_water_melee_is_hindered_and_dodging_helped() -> None:
    log = Log(fight(hero(ENYRA, "Enyra", AXE_IN_HAND, tally={"wet": 1}), foe(tally={"wet": 1}))).begin()
    assert "Disadvantage: under water without a piercing weapon (DH-41)" in log.sources("attack:1")
    log.next()
    assert "Advantage: under water (DH-41)" in log.sources("attack:0")


def test_dh41_the_ways_into_the_water_and_out_of_it() -> None:
    log = Log(fight(hero(), foe())).begin().act("enter_water").act("dive")
    assert (log.state.fighter(ENYRA).tally.wet, log.state.fighter(ENYRA).tally.under) == (1, 1)
    assert log.refused("leave_water").startswith("Enyra cannot do this from there")
    log.act("surface").act("leave_water")
    assert log.state.fighter(ENYRA).tally.wet == 0


@pytest.mark.parametrize(("wet", "why"), [
    (1, ""),
    (2, "Coraza pulls Enyra down: only the test at the end of the round brings them up."),
])  # fmt: skip
def test_dh43_heavy_armour_is_not_swum_up_in_without_the_test(wet: int, why: str) -> None:
    coat = msgspec.structs.replace(WORN_COAT, name=Names("Coraza", "Coraza"), data=Armour(3, "d12"), slot="body")
    log = Log(fight(hero(ENYRA, "Enyra", coat, tally={"wet": wet, "under": 1}), foe())).begin()
    assert log.reason("surface") == ("DH-43" if why else "", why)
    if why:
        assert log.refused("surface") == why


def test_dh43_of_light_armour_nothing_is_told() -> None:
    coat = msgspec.structs.replace(WORN_COAT, name=Names("Cuero", "Leather"), data=Armour(1, "d6"), slot="body")
    log = Log(fight(hero(ENYRA, "Enyra", coat, tally={"wet": 2}), foe())).begin().next().next()
    assert (log.state.round, log.told("DH-43")) == (2, [])


def test_dh42_breath_lasts_to_the_tenth_round_and_then_each_is_harder() -> None:
    diver = hero(con=14, tally={"wet": 10, "under": 10})
    log = Log(fight(diver, foe())).begin().next().next()
    assert log.health(ENYRA) == 20
    log.next().next("13", "6")
    assert log.health(ENYRA) == 14
    log.next().next("15")
    assert log.health(ENYRA) == 14


@pytest.mark.parametrize(("armour", "answers"), [
    (Armour(2, "d8"), ()),
    (Armour(2, "d10"), ("5",)),
    (Armour(4, "d8"), ("5",)),
    (Armour(4, "d10"), ("5+19",)),
])  # fmt: skip
def test_dh43_ring_mail_sinks_from_the_second_round_banded_at_disadvantage(
    armour: Armour, answers: tuple[str, ...]
) -> None:
    coat = msgspec.structs.replace(WORN_COAT, data=armour)
    log = Log(fight(hero(ENYRA, "Enyra", coat, tally={"wet": 1}), foe())).begin().next().next()
    assert log.state.fighter(ENYRA).tally.under == 0
    log.next().next(*answers)
    assert bool(log.state.fighter(ENYRA).tally.under) is bool(answers)


def test_a_newcomer_acts_from_the_next_round_and_nobody_twice() -> None:
    log = Log(fight(hero(), foe())).begin()
    newcomer = msgspec.structs.replace(hero(DRAKE, "Drake"), since=2)
    log.do(Join(newcomer))
    assert log.next().state.acting == CROAKER
    assert [log.next().state.acting, log.next().state.acting] == [ENYRA, DRAKE]


def test_who_leaves_in_their_own_turn_ends_it() -> None:
    log = Log(fight(hero(), hero(DRAKE, "Drake"), foe())).begin().do(Leave(ENYRA, fled=True))
    assert log.state.acting == DRAKE
    assert log.state.fighter(ENYRA).presence == "fled"


def test_figures_by_hand_are_logged_as_such() -> None:
    log = Log(fight(hero(ENYRA, "Enyra", AXE_IN_HAND), foe())).begin()
    log.do(SetByHand(ENYRA, {"health": 12, "die:1": "d6"}))
    assert log.health(ENYRA) == 12
    axe = log.state.fighter(ENYRA).piece(1)
    assert axe
    assert axe.wear == Wear(steps=2)
    assert log.lines[-2:] == [
        ("", "By hand, Enyra: Health 20 → 12."),
        ("", "By hand, Enyra: Axe: die d10 → d6."),
    ]


def test_the_last_ones_standing_are_known() -> None:
    log = Log(fight(hero(), foe(condition={"health": 0}))).begin()
    assert [COMBAT.able(fighter) for fighter in log.state.fighters] == [True, False]
    assert COMBAT.standing(log.state, log.state.fighter(CROAKER)).words.in_english() == "out of the fight"
