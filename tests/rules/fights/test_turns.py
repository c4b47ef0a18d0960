# SPDX-License-Identifier: GPL-3.0-or-later
"""Whose turn it is: by the figure of the book, each able fighter once a round, equal ones as they stand (C81, C82)."""

import msgspec

from panoplia.rules.fights.acts import ORDER_BY_BOOK
from panoplia.rules.fights.commands import Affect, Begin, Join, Leave, NextTurn, Reorder, SetByHand
from panoplia.rules.fights.turns import NOBODY_LEFT
from quarrels import after, begun, done, fighter, skirmish, told, turns


def test_the_first_round_begins_with_the_highest() -> None:
    session = done(skirmish(), Begin())
    assert told(session) == ["Round 1.", "It is the turn of Croante 1."]
    fight = session.result
    assert (fight.round, fight.acting, fight.order, fight.acted) == (1, 3, (3, 4, 1, 2), ())


def test_c81_equal_ones_each_have_a_turn_as_they_stand() -> None:
    assert turns(begun(), 6) == [
        "1 Croante 1", "1 Croante 2", "1 Ada", "1 Bo", "2 Croante 1", "2 Croante 2",
    ]  # fmt: skip
    all_equal = after(skirmish(*(fighter(id, "party" if id < 3 else "foes", 3) for id in (2, 4, 1, 3))), Begin())
    assert turns(all_equal, 4) == ["1 Bo", "1 Croante 2", "1 Ada", "1 Croante 1"]


def test_who_is_down_has_no_turn() -> None:
    fight = after(begun(), SetByHand(4, {"life": 0}))
    assert turns(fight, 4) == ["1 Croante 1", "1 Ada", "1 Bo", "2 Croante 1"]


def test_surprise_costs_the_first_round() -> None:
    session = done(skirmish(), Begin((3, 1)))
    assert told(session) == ["Round 1.", "No turn for Croante 1: surprised", "It is the turn of Croante 2."]
    assert turns(session.result, 4) == ["1 Croante 2", "1 Bo", "2 Croante 1", "2 Croante 2"]


def test_c82_with_nobody_left_to_act_each_round_ends_once() -> None:
    fight = after(begun(), *(SetByHand(id, {"life": 0}) for id in (1, 2, 4)))
    fight = after(fight, SetByHand(3, {"life": 0}))
    session = done(fight, NextTurn())
    assert told(session) == ["Round 2.", NOBODY_LEFT]
    assert (session.result.round, session.result.acting) == (2, 0)
    assert told(done(session.result, NextTurn())) == ["Round 3.", NOBODY_LEFT], "rounds pass for those who are dying"
    back = after(session.result, SetByHand(2, {"life": 1}), NextTurn())
    assert (back.round, back.acting) == (2, 2), "who stands up has a turn that they have not had"


def test_an_order_by_hand_stays_until_the_book_is_asked_again() -> None:
    fight = after(begun(), Reorder((2, 1, 4, 3)))
    assert fight.acting == 3, "whoever has the turn keeps it"
    assert turns(fight, 6) == ["1 Croante 1", "1 Bo", "1 Ada", "1 Croante 2", "2 Bo", "2 Ada"]
    session = done(fight, Reorder())
    assert told(session) == [ORDER_BY_BOOK]
    assert turns(session.result, 4) == ["1 Croante 1", "1 Croante 2", "1 Ada", "1 Bo"]


def test_an_order_by_hand_after_some_have_acted() -> None:
    fight = after(begun(), NextTurn(), Reorder((3, 4, 2, 1)))
    assert turns(fight, 3) == ["1 Croante 2", "1 Bo", "1 Ada"]


def test_a_joiner_gets_a_place_and_acts_from_their_round_on() -> None:
    late = fighter(5, "party", 9, name="Uve")
    now = after(begun(), Join(late))
    assert turns(now, 3) == ["1 Croante 1", "1 Uve", "1 Croante 2"]
    then = after(begun(), Join(msgspec.structs.replace(late, since=2)))
    assert turns(then, 5) == ["1 Croante 1", "1 Croante 2", "1 Ada", "1 Bo", "2 Uve"]


def test_a_joiner_before_the_first_round_is_there_from_the_start() -> None:
    fight = after(skirmish(), Join(fighter(5, "party", 9, name="Uve")), Begin())
    assert turns(fight, 2) == ["1 Uve", "1 Croante 1"]


def test_who_leaves_in_their_own_turn_gives_it_on() -> None:
    session = done(begun(), Leave(3, fled=True))
    assert told(session) == ["Croante 1 flees.", "It is the turn of Croante 2."]
    assert session.result.fighter(3).presence == "fled"
    assert turns(session.result, 4) == ["1 Croante 2", "1 Ada", "1 Bo", "2 Croante 2"]
    other = after(begun(), Leave(4))
    assert (other.acting, other.fighter(4).presence) == (3, "left")


def test_c82_an_effect_runs_down_in_the_turns_it_counts() -> None:
    """Two of Ada's turns, counted at their end: it lasts through both, and is over before the third."""
    fight = after(begun(), Affect(2, "mareo", 1, "end", 2, -1))
    seen = []
    for _ in range(7):
        seen.append((fight.round, fight.fighter(fight.acting).name, fight.modifier_of(2)))
        fight = after(fight, NextTurn())
    assert seen == [
        (1, "Croante 1", -1), (1, "Croante 2", -1), (1, "Ada", -1), (1, "Bo", -1),
        (2, "Croante 1", -1), (2, "Croante 2", -1), (2, "Ada", -1),
    ]  # fmt: skip
    assert (fight.acting, fight.modifier_of(2), fight.effects) == (2, 0, ())


def test_an_effect_until_the_start_of_a_turn() -> None:
    fight = after(begun(), Affect(1, "guardia", 1, "start", 1, 2), NextTurn())
    assert fight.modifier_of(1) == 2
    session = done(fight, NextTurn())
    assert told(session) == ["Ada: guardia is over.", "It is the turn of Ada."]


def test_an_effect_counts_turns_of_who_has_gone_in_an_order_by_hand_too() -> None:
    fight = after(begun(), Affect(2, "mareo", 4, "end", 2, -1), Leave(4), Reorder((2, 1, 3)))
    assert fight.order == (2, 1, 3, 4)
    assert turns(fight, 4) == ["1 Croante 1", "1 Bo", "1 Ada", "2 Bo"]
    assert after(fight, *[NextTurn()] * 6).effects == ()


def test_an_effect_counts_turns_that_are_skipped_too() -> None:
    fight = after(begun(), SetByHand(4, {"life": 0}), Affect(4, "veneno", 4, "end", 1))
    assert after(fight, NextTurn()).effects == ()
