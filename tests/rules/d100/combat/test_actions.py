# SPDX-License-Identifier: GPL-3.0-or-later
"""Every action of the book: what it takes, what it brings, and why it is not available (PC-24, PC-25)."""

import pytest

from affrays import COMBAT, DAGGER, DODGES, SHIELD, SWORD, Affray, armed, duel, fighter, foe
from panoplia.rules.notes import plain
from panoplia.rules.odds import odds

HALF, FULL, FREE = "half action", "full action", "free action"
COSTS = {
    "aim": HALF, "defensive": HALF, "parrying": HALF, "delay": HALF, "fortune": FREE, "attack": HALF, "charge": FULL,
    "guarded": FULL, "all_out": FULL, "move": HALF, "disengage": FULL, "leave": HALF, "run": FULL, "jump": FULL,
    "stand": HALF, "mount": HALF, "ready": HALF, "feint": HALF, "manoeuvre": HALF, "contest": FREE, "grapple": HALF,
    "break": FULL, "keep": FULL, "hurt": FULL, "let_go": FREE, "channel": HALF, "abandon": FREE,
    "reload": "as long as it takes", "skill": "as long as it takes", "cast": "as long as it takes",
    "go_on": "as long as it takes",
}  # fmt: skip


def pair(*more: str) -> Affray:
    """Two with swords, beside each other."""
    return duel(*armed(SWORD, *more), against=armed(SWORD, first=20)).by_hand(1, **{"melee:2": True})


def test_pc24_every_action_is_there_with_its_cost() -> None:
    offered = {each.id: plain(each.cost) for each in COMBAT.actions(duel(*armed(SWORD)).state, 1)}
    assert offered == COSTS


def test_pc25_each_is_available_or_says_why_not() -> None:
    state = duel(*armed(SWORD))
    for each in COMBAT.actions(state.state, 1):
        clause, reason = state.reason(each.id)
        assert (each.refusal is None) == (not reason)
        assert clause.startswith("PC-") or not reason
        assert plain(each.explanation)
    assert state.available() == {
        "aim", "defensive", "parrying", "delay", "attack", "charge", "guarded", "all_out", "move", "run", "jump",
        "mount", "ready", "feint", "manoeuvre", "grapple", "skill",
    }  # fmt: skip


def test_pc24_aim_helps_the_next_action_if_it_is_a_standard_attack() -> None:
    state = duel(*armed(SWORD)).act("aim")
    assert "aimed +10 (PC-24)" in state.sources("attack")
    # 50 is 40 and 10.
    state.act("attack", "50", "1")
    assert state.told("PC-31")
    assert not state.tally(1).aimed
    other = duel(*armed(SWORD)).act("aim").act("move")
    assert not other.tally(1).aimed


def test_pc24_a_stance_is_not_taken_twice() -> None:
    state = duel(*armed(SWORD)).act("parrying")
    assert state.reason("parrying") == (
        "PC-24", "Klaus has done this already, and it still holds: Parrying stance.",
    )  # fmt: skip
    state.until(1)
    assert state.reason("parrying") == ("", "")


def test_pc24_an_aim_waits_for_the_next_turn() -> None:
    state = duel(*armed(SWORD)).act("move").act("aim").until(1)
    assert "aimed +10 (PC-24)" in state.sources("attack")
    assert not any("aimed" in line for line in state.sources("all_out"))


def test_pc24_a_charge_comes_from_four_metres_in_a_straight_line() -> None:
    state = duel(*armed(SWORD))
    assert "charge attack +10 (PC-24)" in state.sources("charge")
    assert state.refused("charge", distance=3) == "PC-24"
    assert state.refused("charge", straight=False) == "PC-24"
    state.act("charge", "50", "1", distance=4)
    assert state.tally(1).halves == 0
    assert state.until(1).reason("charge") == (
        "PC-24", "Klaus is in melee, nearer than 4 m: disengage before a charge."
    )  # fmt: skip


def test_pc24_a_guarded_attack() -> None:
    state = duel(*armed(SWORD, SHIELD), against=armed(SWORD, first=20))
    assert "guarded attack −10 (PC-24)" in state.sources("guarded")
    state.act("guarded", "31")
    # 40 to parry, 10 for the guarded attack, 10 for the shield.
    state.next().act("attack", "35", "parry", "60")
    assert state.wounds(1) == 10
    state.next()
    assert not state.tally(1).guarded


def test_pc24_an_all_out_attack_leaves_no_defence() -> None:
    state = duel(*armed(SWORD, SHIELD), against=armed(SWORD, first=20), mine={"skills": DODGES})
    assert "all-out attack +20 (PC-24)" in state.sources("all_out")
    state.act("all_out", "60", "1").next().act("attack", "35", "1")
    assert state.asked == ["d100", "d10"]
    assert not state.next().tally(1).all_out


def test_pc24_a_runner_is_easy_to_strike_and_hard_to_shoot() -> None:
    state = duel(against=armed("arco", "flechas", first=20)).act("run").next()
    assert "at range, the target runs −20 (PC-24)" in state.sources("attack", with_="20:shot")
    assert "in melee, the target runs +20 (PC-24)" in state.sources("attack", with_="0:hand")
    assert not state.next().tally(1).running


def test_pc24_nobody_runs_on_difficult_ground() -> None:
    state = duel()
    assert state.refused("run", difficult=True) == "PC-24"
    state.act("move", difficult=True)
    # Movement 4 halved; of 5 it would be 3.
    assert state.told("PC-24")[-1] == "Klaus moves, with a movement of 2."
    assert duel(mine={"m": 5}).act("move", difficult=True).told("PC-24")[-1].endswith("movement of 3.")


def test_pc24_a_won_feint_takes_away_the_defence() -> None:
    state = duel(*armed(SWORD), against=armed(SWORD, SHIELD, first=20), theirs={"skills": DODGES})
    state.act("feint", "30", "90").act("attack", "12", "1")
    assert state.asked == ["d100", "d10"]
    lost = duel(*armed(SWORD), against=armed(SWORD, SHIELD, first=20)).act("feint", "41", "90")
    lost.act("attack", "12", "none", "1")
    assert lost.asked[1] == "parry/none"


def test_pc24_a_feint_is_lost_by_another_action() -> None:
    state = duel(*armed(SWORD), against=armed(SWORD, SHIELD, first=20)).act("feint", "01", "90").act("move").until(1)
    state.act("attack", "12", "none", "1")
    assert state.asked[1] == "parry/none"
    full = duel(*armed(SWORD), against=armed(SWORD, SHIELD, first=20)).act("move").act("feint", "01", "90").until(1)
    full.act("guarded", "12", "none", "1")
    assert full.asked[1] == "parry/none"


def test_pc24_a_manoeuvre_pushes_and_may_follow() -> None:
    pushed = pair().act("manoeuvre", "10", "90", follow=False)
    assert pushed.state.scene.melee == ()
    followed = pair().act("manoeuvre", "10", "90")
    assert len(followed.state.scene.melee) == 1
    assert len(pair().act("manoeuvre", "90", "10", follow=False).state.scene.melee) == 1
    assert pair().refused("manoeuvre", free=False) == "PC-24"


def test_pc15_pc24_where_both_fail_nobody_is_pushed_or_both_roll_again() -> None:
    state = pair().act("manoeuvre", "90", "90", follow=False)
    assert len(state.state.scene.melee) == 1
    again = duel(*armed(SWORD), both_fail="reroll").act("feint", "90", "90", "10", "90")
    assert again.tally(1).feint == 2


def test_pc24_a_defensive_stance() -> None:
    state = pair().act("defensive")
    assert state.reason("attack") == ("PC-24", "In a defensive stance nobody attacks in that round.")
    state.next()
    assert "the target is in a defensive stance −20 (PC-24)" in state.sources("attack")
    assert "attack" in state.next().available()
    assert pair().act("attack", "90").reason("defensive")[0] == "PC-24"


def test_pc24_pc32_a_parrying_stance_gives_one_parry_until_the_next_turn() -> None:
    state = pair().act("parrying").next().act("attack", "35", "parry", "40").next()
    assert not state.tally(1).guarding
    unused = pair().act("parrying").next().next()
    assert not unused.tally(1).guarding
    assert duel().reason("parrying")[0] == "PC-32"


def test_pc24_delay_keeps_a_half_action_and_loses_it() -> None:
    state = pair().act("delay")
    assert state.reason("run")[0] == "PC-22"
    state.next()
    assert "attack" in state.available(1)
    assert state.reason("all_out", 1)[0] == "PC-22"
    state.act("attack", "90", actor=1)
    assert state.reason("move", 1)[0] == "PC-24"
    lost = pair().act("delay").next().next()
    assert not lost.tally(1).reserve


def test_pc24_a_delayed_attack_is_the_one_of_its_turn() -> None:
    state = pair().act("attack", "90").act("delay").next()
    assert state.reason("attack", 1)[0] == "PC-22"


def test_pc24_two_delayed_actions_at_once_are_a_contest_of_agility() -> None:
    state = pair().act("delay").next().act("delay")
    state.act("contest", "90", "10", actor=1)
    assert state.reason("move", 1) == ("PC-24", "Bandit was quicker: Klaus acts after that.")
    state.act("move", actor=2)
    assert state.reason("move", 1) == ("", "")
    assert duel().reason("contest") == ("PC-24", "Klaus has no half action in reserve.")
    assert duel().act("delay").reason("contest") == ("PC-24", "Nobody else has a half action in reserve.")


def test_pc24_disengaging_brings_no_blow_from_behind() -> None:
    state = pair().act("disengage", difficult=True)
    assert state.asked == []
    assert state.state.scene.melee == ()
    assert state.told("PC-24")[-1] == "Klaus disengages, with a movement of 2."
    assert duel().reason("disengage")[0] == "PC-24"


@pytest.mark.parametrize("action", ["leave", "run"])
def test_pc24_leaving_gives_each_adjacent_enemy_a_free_attack(action: str) -> None:
    state = Affray(
        fighter(1, "Klaus", *armed(SWORD), ag=40, wounds_max=20), foe(2, "Bandit", *armed(SWORD, first=20), ws=35),
        foe(3, "Wolf", ws=35, unarmed="BF-1"), foe(4, "Far one"),
    ).begin(*("1",) * 7)  # fmt: skip
    state.by_hand(1, **{"melee:2": True, "melee:3": True})
    # Bandit: 5 + 3 − 3; the wolf lets him go.
    state.act(action, "strike", "12", "5", "let")
    assert state.wounds(1) == 15
    assert state.state.scene.melee == ()
    # “Éste es un ataque de bonificación”: his own is still there.
    assert "attack" in state.until(2).available()


def test_pc24_free_attacks_go_on_from_the_wounds_of_the_one_before() -> None:
    state = Affray(
        fighter(1, "Klaus", *armed(SWORD), ag=40, wounds_max=6), foe(2, "Bandit", *armed(SWORD, first=20), ws=35),
        foe(3, "Wolf", ws=35, unarmed="BF"), foe(4, "Bear", unarmed="BF"),
    ).begin(*("1",) * 7)  # fmt: skip
    state.by_hand(1, **{"melee:2": True, "melee:3": True, "melee:4": True})
    # 5, then 6 of the 1 that is left: a critical of 5 kills, and the bear has nobody to strike at.
    state.act("leave", "strike", "12", "5", "strike", "12", "6", "50")
    assert state.who(1).condition.life == "dead"


def test_pc24_the_odds_of_leaving_several_enemies_are_soon_counted() -> None:
    """With fortune, fate and a dodge one blow alone comes out in 1,483 ways; only what is left behind is told apart."""
    enemies = [foe(id, f"Bandit {id}", *armed(SWORD, first=id * 10), ws=45, ag=10) for id in (2, 3)]
    leaver = fighter(1, "Klaus", ag=60, fate=2, skills=DODGES)
    state = Affray(leaver, *enemies).begin("1", "keep", "1", "1", "2", "3")
    state.by_hand(1, **{"melee:2": True, "melee:3": True})
    counted = odds(COMBAT.deed(state.state, 1, "leave", {}).play)
    assert len(counted.outcomes) == 94
    assert sum(p for _, p in counted.outcomes) + counted.left_out == 1


def test_pc24_a_held_or_surprised_enemy_strikes_at_nobody_who_leaves() -> None:
    state = pair().by_hand(2, surprised=True).act("leave")
    assert state.asked == []


def test_pc24_stand_and_mount() -> None:
    state = duel()
    assert state.reason("stand") == ("PC-24", "Klaus is on their feet already.")
    state.by_hand(1, prone=True).act("stand").act("mount")
    assert (state.tally(1).prone, state.tally(1).mounted) == (False, True)
    assert state.until(1).reason("mount") == ("PC-24", "Klaus is mounted already.")


def test_pc24_jump_is_a_full_action() -> None:
    state = duel().act("jump")
    assert state.tally(1).halves == 0
    assert state.told("PC-24")[-1] == "Klaus jumps."


def test_pc24_drawing_and_putting_away_is_one_action() -> None:
    """“podría desenvainar una espada y envainar una daga (y contaría como una acción)”"""
    state = duel(*armed("-arma_de_mano", DAGGER)).act("ready", draw="1", away="2")
    assert (state.who(1).piece(1).slot, state.who(1).piece(2).slot) == ("hands", "")
    assert state.tally(1).halves == 1


def test_pc24_ready_makes_room_in_both_hands() -> None:
    state = duel(*armed(SWORD, SHIELD, "-arco", "flechas"))
    assert state.refused("ready", draw="3") == "PC-24"
    assert state.refused("ready", draw="nothing", away="nothing") == "PC-24"
    state.act("ready", away="2").act("ready", draw="3", away="1")
    assert [piece.slot for piece in state.who(1).pieces] == ["", "", "hands", ""]
    assert duel().reason("ready") == ("PC-24", "There is nothing to draw and nothing to put away.")


def test_pc24_a_flask_is_taken_out_and_drunk() -> None:
    state = duel(*armed(SWORD, "pocion")).act("ready", draw="2", drink=True)
    assert state.who(1).piece(2) is None
    assert state.who(1).piece(1).slot == "hands"


def test_pc24_what_was_thrown_is_picked_up() -> None:
    state = duel(*armed("lanza"), against=armed("-escudo", first=20)).act("attack", "90", with_="1:thrown")
    assert state.who(1).piece(1) is None
    assert [loose.owner for loose in state.state.loose] == [1]
    state.next().act("ready", draw="1")
    assert state.state.loose == ()
    assert state.who(2).piece(1).slot == "hands"


def test_pc24_using_a_skill_is_a_test_that_takes_as_long_as_is_said() -> None:
    state = duel(mine={"skills": DODGES, "fate": 1})
    state.act("skill", "70", "reroll", "40", skill="esquivar", difficulty="routine")
    assert (state.tally(1).halves, state.who(1).condition.fortune) == (1, 0)
    assert "against 50" in state.told("PC-10")[-1]
    long = duel(mine={"skills": DODGES}).act("skill", skill="esquivar", takes="2_full").until(1)
    assert long.available() == {"go_on", "abandon"}
    long.act("go_on", "10", difficulty="hard")
    assert "against 20" in long.told("PC-10")[-1]
    assert long.tally(1).extended is None


def test_pc11_an_advanced_skill_that_was_not_learnt_is_not_offered() -> None:
    state = duel()
    skills = next(each for each in COMBAT.actions(state.state, 1) if each.id == "skill").circumstances[0]
    assert "esquivar" not in dict(skills.editor.options)
    state.act("skill", "17", skill="percepcion")
    # 30 halved is 15.
    assert "against 15" in state.told("PC-11")[-1]


def test_pc24_a_skill_needs_its_time() -> None:
    state = duel(mine={"skills": DODGES}).act("move")
    assert state.refused("skill", skill="esquivar", takes="full") == "PC-22"
    assert state.act("move").reason("skill")[0] == "PC-22"
    long = duel(mine={"skills": DODGES}).act("skill", skill="esquivar", takes="3_full").until(1).act("go_on")
    assert long.told("PC-23")[-1] == "Klaus goes on: Dodge."


def test_pc24_feint_and_manoeuvre_need_someone() -> None:
    state = duel().by_hand(2, life="dead")
    assert state.reason("feint") == ("PC-25", "Nobody is there to be aimed at.")
    assert state.reason("manoeuvre")[0] == "PC-25"


def test_pc24_what_is_broken_is_not_drawn() -> None:
    state = duel(*armed("-arma_de_mano", "-daga")).by_hand(1, **{"state:1": "broken"})
    assert state.refused("ready", draw="1") == "PC-93"
    assert state.preset("ready", "draw") == "2"
    state.by_hand(1, **{"state:2": "broken"})
    assert state.reason("ready")[0] == "PC-24"


def test_pc24_a_hand_is_emptied_where_there_is_nothing_to_draw() -> None:
    assert duel(*armed(SWORD)).act("ready").who(1).piece(1).slot == ""


def test_pc24_a_weapon_that_cannot_be_reloaded_says_why() -> None:
    state = duel(*armed("ballesta_de_mano", "honda", "virotes")).by_hand(1, **{"loaded:1": False, "loaded:2": False})
    state.act("move")
    assert state.preset("reload", "with") == "2"
    assert state.refused("reload", with_="1") == "PC-22"


def test_an_action_that_is_none() -> None:
    assert duel().refused("dance") == ""
