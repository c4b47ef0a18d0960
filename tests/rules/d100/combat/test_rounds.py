# SPDX-License-Identifier: GPL-3.0-or-later
"""Initiative, surprise and the turn (PC-20 to PC-23)."""

from affrays import COMBAT, DODGES, SHIELD, SWORD, Affray, armed, duel, fight, fighter, foe
from panoplia.rules.drivers import Session
from panoplia.rules.fights.acts import step
from panoplia.rules.fights.commands import Begin, Join
from panoplia.rules.notes import plain


def test_pc20_pc90_initiative_is_agility_after_armour_and_a_d10() -> None:
    """PC-90: mail takes 10 of agility off."""
    state = Affray(fighter(1, "Klaus", *armed("cota_de_malla"), ag=40), foe(2, "Bandit", ag=35))
    state.begin("4", "1")
    assert (state.tally(1).initiative, state.tally(2).initiative) == (34, 36)
    assert state.state.acting == 2


def test_pc20_ties_go_by_agility_then_by_a_hidden_die() -> None:
    state = Affray(
        fighter(1, "Anna", ag=30), fighter(2, "Bert", ag=32), foe(3, "Carl", ag=32), foe(4, "Dora", ag=32)
    ).begin("5", "3", "3", "3", "2", "7", "7")  # fmt: skip
    assert {state.tally(id).initiative for id in (1, 2, 3, 4)} == {35}
    # Of quite equal ones the first who came stands first.
    assert state.state.order == (3, 4, 2, 1)


def test_pc20_pc62_fortune_adds_a_die_to_initiative() -> None:
    state = Affray(fighter(1, "Klaus", ag=30, fate=1), foe(2, "Bandit", ag=35)).begin("4", "spend", "8", "1")
    assert state.tally(1).initiative == 42
    assert state.who(1).condition.fortune == 0
    assert state.state.acting == 1


def test_pc20_who_joins_acts_from_the_round_that_was_named() -> None:
    state = duel().do(Join(foe(3, "Orc", ag=45, since=3)), "1")
    assert state.tally(3).initiative == 46
    state.next().next()
    assert (state.state.round, state.state.acting) == (2, 1)
    state.next().next()
    assert (state.state.round, state.state.acting) == (3, 3)


def test_pc20_the_initiative_holds_for_all_rounds() -> None:
    state = duel()
    assert [state.state.acting, state.next().state.acting, state.next().state.acting] == [1, 2, 1]


def test_pc21_the_surprised_lose_the_first_round_and_all_defence() -> None:
    state = Affray(
        fighter(1, "Klaus", *armed(SWORD), ws=40, s=40, ag=40),
        foe(2, "Bandit", *armed(SWORD, SHIELD, first=20), ag=30, skills=DODGES),
    ).begin("1", "1", surprised=(2,))
    idle = COMBAT.idle(state.state, state.who(2))
    assert idle is not None
    assert state.reason("move", 2) == (idle.clause, plain(idle)) == (
        "PC-21", "Bandit is surprised and loses the first round."
    )  # fmt: skip
    state.act("attack", "12", "1")
    assert state.asked == ["d100", "d10"]
    state.next()
    assert (state.state.round, state.state.acting, state.tally(2).surprised) == (2, 1, False)
    state.act("attack", "12", "dodge", "01")


def test_pc22_a_turn_is_one_full_action_or_two_halves() -> None:
    state = duel(*armed(SWORD))
    assert state.tally(1).halves == 2
    state.act("move")
    assert state.reason("all_out") == ("PC-22", "It takes a full action, and 1 half action(s) are left in this turn.")
    state.act("move")
    assert state.reason("move") == ("PC-22", "It takes a half action, and 0 half action(s) are left in this turn.")
    assert state.next().reason("move") == ("", "")


def test_pc22_one_attack_a_turn() -> None:
    state = duel(*armed(SWORD)).act("attack", "90")
    assert state.reason("attack") == ("PC-22", "One attack action a turn: Klaus has made it.")
    assert state.reason("grapple")[0] == "PC-22"
    assert "move" in state.available()
    assert "attack" in state.until(1).available()


def test_pc22_who_is_not_acting_does_nothing() -> None:
    assert duel().reason("move", 2) == ("PC-24", "It is not the turn of Bandit, who has no half action in reserve.")
    before = Affray(fighter(1, "Klaus"), foe(2, "Bandit"))
    assert before.reason("move", 1)[0] == "PC-24"


def test_pc22_pc62_fortune_buys_one_more_half_action() -> None:
    state = duel(*armed(SWORD), mine={"fate": 2})
    state.act("all_out", "90", "keep").act("fortune")
    assert (state.tally(1).halves, state.who(1).condition.fortune) == (1, 1)
    assert state.reason("fortune") == ("PC-22", "One half action a turn can be bought with fortune.")
    state.act("parrying")
    assert state.tally(1).guarding
    state.next()
    assert state.reason("fortune") == ("PC-62", "No points of fortune are left today.")


def test_pc62_luck_is_no_action_so_an_aim_stays() -> None:
    state = duel(*armed(SWORD), mine={"fate": 1}).act("aim").act("fortune")
    assert "aimed +10 (PC-24)" in state.sources("attack")


def test_pc23_while_something_is_under_way_nothing_else_is_done() -> None:
    state = duel(*armed("ballesta", "virotes"), mine={"talents": ()})
    state.by_hand(1, **{"loaded:1": False}).act("reload")
    assert state.tally(1).unloaded == ()
    slow = duel(*armed("trabuco")).by_hand(1, **{"loaded:1": False}).act("reload").until(1)
    assert slow.available() == {"go_on", "abandon"}
    assert slow.reason("attack")[0] == "PC-23"
    slow.act("go_on").until(1).act("go_on")
    assert (slow.tally(1).unloaded, slow.tally(1).extended) == ((), None)


def test_pc23_a_full_action_is_not_begun_with_half_a_turn() -> None:
    state = duel(*armed("trabuco")).by_hand(1, **{"loaded:1": False}).act("move")
    assert state.reason("reload")[0] == "PC-22"


def test_the_dead_have_no_turn() -> None:
    """PC-37."""
    state = duel().by_hand(2, life="dead")
    assert state.reason("move", 2)[0] == "PC-37"
    assert state.next().state.acting == 1
    assert not COMBAT.able(state.who(2))


def test_the_first_request_is_the_initiative_of_the_first_fighter() -> None:
    start = fight(fighter(1, "Klaus"), foe(2, "Bandit"))
    pending = Session(lambda: step(COMBAT, start, Begin())).pending
    assert pending is not None
    assert (pending.name, pending.why) == ("d10", "initiative")
