# SPDX-License-Identifier: GPL-3.0-or-later
"""Grapples in a fight (PC-40, PC-41)."""

from fractions import Fraction

from affrays import COMBAT, DODGES, SHIELD, SWORD, Affray, armed, duel, fighter, foe
from panoplia.rules.fights.commands import Leave
from panoplia.rules.notes import plain
from panoplia.rules.odds import odds


def held(**theirs: object) -> Affray:
    """1 has hold of 2."""
    return duel(*armed(SWORD), against=armed(SWORD, first=20), theirs=theirs).act("grapple", "40", "26")


def test_pc41_an_unarmed_hit_and_a_failed_test_of_agility() -> None:
    state = held()
    assert (state.tally(1).holds, state.tally(2).held_by) == (2, 1)
    free = duel().act("grapple", "40", "25")
    assert (free.tally(1).holds, free.tally(2).held_by) == (0, 0)
    assert duel().act("grapple", "41").asked == ["d100"]


def test_pc41_a_grapple_can_be_parried_or_dodged() -> None:
    state = duel(against=armed(SWORD, SHIELD, first=20), theirs={"skills": DODGES})
    state.act("grapple", "40", "dodge", "25")
    assert state.asked == ["d100", "parry/dodge/none", "d100"]
    assert (state.tally(1).holds, state.tally(2).dodged) == (0, True)


def test_pc41_it_is_a_standard_or_a_charge_attack() -> None:
    standard = duel().act("aim").act("grapple", "50", "26")
    assert standard.tally(1).holds == 2
    charge = duel().act("grapple", "50", "26", how="charge")
    assert (charge.tally(1).holds, charge.tally(1).halves) == (2, 0)
    assert duel().act("move").refused("grapple", how="charge") == "PC-22"
    assert duel().by_hand(1, **{"melee:2": True}).refused("grapple", how="charge") == "PC-24"
    assert duel().act("attack", "90").reason("grapple")[0] == "PC-22"


def test_pc41_neither_parries_or_dodges_and_both_are_easy_to_strike() -> None:
    state = Affray(
        fighter(1, "Klaus", *armed(SWORD, SHIELD), ws=40, ag=40, skills=DODGES),
        foe(2, "Bandit", *armed(SWORD, SHIELD, first=20), ag=25, skills=DODGES),
        foe(3, "Wolf", ws=30, ag=20), fighter(4, "Gertrude", ws=30, ag=15),
    ).begin(*("1",) * 4)  # fmt: skip
    state.act("grapple", "40", "none", "26").until(3)
    assert "the target is in a grapple +20 (PC-41)" in state.sources("attack", target="1")
    state.act("attack", "50", "9", target="1")
    assert state.asked == ["d100", "d10"]
    state.next()
    assert "the target is in a grapple +20 (PC-41)" in state.sources("attack", target="2")
    state.act("attack", "50", "9", target="2")
    assert state.asked == ["d100", "d10"]


def test_pc41_the_held_one_can_only_try_to_break_free() -> None:
    state = held().next()
    assert state.available() == {"break"}
    assert state.reason("attack") == ("PC-41", "Bandit is held in a grapple and can only try to break free.")
    state.act("break", "20", "90")
    assert (state.tally(1).holds, state.tally(2).held_by, state.tally(2).halves) == (0, 0, 0)


def test_pc41_a_stand_off_changes_nothing() -> None:
    assert held().next().act("break", "90", "90").tally(2).held_by == 1
    # 20 by 10 loses to 10 by 30.
    assert held().next().act("break", "20", "10").tally(2).held_by == 1


def test_pc41_the_holder_keeps_hurts_or_lets_go() -> None:
    state = held().until(1)
    assert state.available() == {"keep", "hurt", "let_go"}
    assert state.reason("move") == ("PC-41", "Klaus holds someone: keep hold, hurt, or let go first.")
    kept = held().until(1).act("keep").next()
    assert (kept.state.acting, kept.tally(2).held_by) == (2, 1)
    freed = held().until(1).act("let_go")
    assert (freed.tally(1).holds, freed.tally(2).held_by, freed.tally(1).halves) == (0, 0, 2)
    assert "attack" in freed.available()


def test_pc41_who_does_nothing_to_keep_hold_has_none() -> None:
    state = held().until(1).next()
    assert (state.tally(1).holds, state.tally(2).held_by) == (0, 0)
    assert state.told("PC-41")[-1] == "Klaus did not keep hold: Bandit is free."


def test_pc40_pc41_hurting_deals_unarmed_damage_without_place_or_fury() -> None:
    state = held(own_armour=1).until(1).act("hurt", "10", "90", "10")
    # 10 + 4 − 4 less 3 and twice 1.
    assert state.wounds(2) == 10 - 5
    assert state.asked == ["d100", "d100", "d10"]
    lost = held().until(1).act("hurt", "90", "10")
    assert (lost.wounds(2), lost.tally(2).held_by) == (10, 1)


def test_pc41_hurting_can_kill_and_ends_the_grapple() -> None:
    state = held(condition={"wounds": 0}).until(1).act("hurt", "10", "90", "8", "50")
    assert state.who(2).condition.life == "dead"
    assert state.tally(1).holds == 0


def test_pc41_a_feint_helps_a_grapple() -> None:
    state = duel(against=armed(SWORD, SHIELD, first=20)).act("feint", "10", "90").act("grapple", "40", "26")
    assert state.asked == ["d100", "d100"]


def test_pc62_both_may_roll_again_in_a_grapple() -> None:
    state = duel(mine={"fate": 1}, theirs={"fate": 1}).act("grapple", "90", "reroll", "40", "90", "reroll", "25")
    assert (state.tally(1).holds, state.who(1).condition.fortune, state.who(2).condition.fortune) == (0, 0, 0)


def test_pc41_nobody_is_held_by_who_is_gone() -> None:
    state = held().do(Leave(1, fled=True))
    assert (state.state.acting, state.tally(2).held_by) == (2, 0)
    assert state.reason("break") == ("PC-41", "Bandit is not held.")
    at_once = held().next().do(Leave(1))
    assert at_once.reason("break") == ("PC-41", "Bandit is not held.")


def test_pc41_a_grapple_with_who_is_gone_makes_nobody_easy_to_strike() -> None:
    """Klaus holds the bandit and leaves in the turn of Greta, whose blow can be dodged again."""
    people = fighter(1, "Klaus", ws=90, ag=60), fighter(3, "Greta", *armed("daga"), ws=50, ag=50)
    three = Affray(*people, foe(2, "Bandit", ag=10, skills=DODGES)).begin("1", "1", "1")
    three.act("grapple", "10", "none", "99").next()
    assert "the target is in a grapple +20 (PC-41)" in three.sources("attack")
    three.do(Leave(1))
    assert (three.state.acting, three.tally(2).held_by, three.state.scene.melee) == (3, 0, ())
    assert three.sources("attack")[0] == "Weapon skill: 50 or less"
    three.act("attack", "10", "dodge", "5")
    assert three.asked == ["d100", "dodge/none", "d100"]


def test_pc41_the_holder_of_who_is_gone_has_free_hands() -> None:
    people = fighter(1, "Klaus", ws=90, ag=60), foe(2, "Bandit", ag=10), foe(3, "Robber", ag=50)
    three = Affray(*people).begin("1", "1", "1").act("grapple", "10", "99", target="2").next()
    assert three.tally(1).holds == 2
    three.do(Leave(2, fled=True))
    assert (three.tally(1).holds, three.tally(1).kept) == (0, False)


def test_pc24_nobody_waits_for_who_is_gone() -> None:
    people = fighter(1, "Klaus", ag=60), foe(2, "Bandit", ag=10), foe(3, "Robber", ag=50)
    three = Affray(*people).begin("1", "1", "1").act("delay").next().act("delay").next()
    three.act("contest", "1", "99", actor=1, target="3")
    assert three.reason("aim", 3) == ("PC-24", "Klaus was quicker: Robber acts after that.")
    three.do(Leave(1))
    assert three.reason("aim", 3) == ("", "")


def test_the_bars_of_hurting() -> None:
    state = held().until(1)
    deed = COMBAT.deed(state.state, 1, "hurt", {})
    shown = deed.shown()
    grouped = odds(deed.play).by(shown.case)
    assert {bar for bar, _ in grouped.outcomes} <= {*shown.cases}
    # Not won: 60 of 100 fail; of the 40 who succeed some lose to a better roll.
    assert grouped.chance(lambda bar: bar is False) > Fraction(6, 10)
    lost = next(result for result, _ in odds(deed.play).outcomes if not result.won)
    assert plain(shown.sentence(lost)) == "not won"
    saved = held(fate=1, condition={"wounds": 0, "fortune": 0}).until(1)
    deed = COMBAT.deed(saved.state, 1, "hurt", {})
    alive = next(result for result, _ in odds(deed.play).outcomes if result.end.saved)
    assert plain(deed.shown().sentence(alive)).endswith("saved by fate")
