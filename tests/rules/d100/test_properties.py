# SPDX-License-Identifier: GPL-3.0-or-later
"""What holds for every case: odds add up, records replay, faces decide nothing, nothing is negative."""

import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from panoplia.rules.d100.procedures import PROCEDURES
from panoplia.rules.drivers import Session, replay, roll
from panoplia.rules.odds import odds
from panoplia.rules.script import Answer, Request
from playing import by_hand, chances, hidden, plain, script, without_faces

PERCENT = st.integers(0, 100)
TARGET = st.integers(-20, 130)
MAYBE = st.none() | TARGET
MODIFIERS = st.lists(st.fixed_dictionaries({"why": st.sampled_from(["aim", "rain"]), "value": st.integers(-30, 30)}),
                     max_size=2)  # fmt: skip
SMALL = st.integers(0, 6)
FORTUNE = st.integers(0, 2)
MATERIAL = st.sampled_from(["leather", "mail", "scale", "plate"])
ARMOUR = st.dictionaries(
    st.sampled_from(["all", "head", "right_arm", "left_arm", "body", "right_leg", "left_leg"]), SMALL, max_size=4
)
QUALITIES = st.lists(
    st.sampled_from(["impact", "tiring", "slow", "fast", "armour_piercing", "precise", "balanced"]), max_size=3
)

TESTS = st.fixed_dictionaries({
    "characteristic": PERCENT, "skill": st.sampled_from(["trained", "untrained_basic", "untrained_advanced", "none"]),
    "mastery": st.sampled_from([0, 10, 20]), "modifiers": MODIFIERS, "fortune": FORTUNE,
})  # fmt: skip
OPPOSED = st.fixed_dictionaries({
    "a": st.fixed_dictionaries({"target": TARGET}), "b": st.fixed_dictionaries({"target": TARGET}),
    "both_fail": st.sampled_from(["standoff", "reroll"]),
})  # fmt: skip
EXTENDED = st.fixed_dictionaries({
    "target": TARGET, "needed": st.integers(1, 3), "hours": st.integers(0, 5), "limit": st.integers(1, 2),
})  # fmt: skip
DEFENDER = st.fixed_dictionaries({
    "tb": SMALL, "armour": ARMOUR, "wounds": st.integers(0, 15), "parry": MAYBE, "dodge": MAYBE,
    "parry_defensive": st.booleans(), "aware": st.booleans(),
})  # fmt: skip
ATTACKS = st.fixed_dictionaries({
    "skill": TARGET, "damage": st.sampled_from(["BF", "BF-1", "BF+1", "BF-4", "3", "0"]), "sb": SMALL,
    "qualities": QUALITIES, "first_round": st.booleans(), "modifiers": MODIFIERS, "melee": st.booleans(),
    "unarmed": st.booleans(), "defender": DEFENDER, "locations": st.sampled_from(["reversed", "none"]),
})  # fmt: skip
STRUGGLES = st.fixed_dictionaries({
    "act": st.sampled_from(["break", "hurt"]), "actor": TARGET, "other": TARGET, "sb": SMALL,
    "defender": st.none() | st.fixed_dictionaries({"tb": SMALL, "armour": SMALL, "wounds": st.integers(0, 15)}),
})  # fmt: skip
CASTS = st.fixed_dictionaries({
    "mag": st.integers(0, 3), "mana": st.integers(0, 30), "difficulty": st.integers(0, 30), "channelling": MAYBE,
    "armour": st.just("none") | MATERIAL, "shield": st.booleans(), "per_die": st.integers(-2, 2),
    "dice": st.integers(-3, 1), "house": st.fixed_dictionaries({}, optional={
        "low_mana": st.sampled_from(["as_spent", "refused"])}),
})  # fmt: skip

BY_NAME: dict[str, st.SearchStrategy[dict[str, Any]]] = {
    "test": TESTS,
    "opposed": OPPOSED,
    "extended": EXTENDED,
    "initiative": st.fixed_dictionaries({"ag": PERCENT, "fortune": FORTUNE}),
    "attack": ATTACKS,
    "critical": st.fixed_dictionaries({"value": st.integers(1, 15)}),
    "grapple": st.fixed_dictionaries({"skill": TARGET, "target_ag": TARGET, "modifiers": MODIFIERS, "parry": MAYBE,
                                      "dodge": MAYBE}),
    "struggle": STRUGGLES,
    "rest": st.fixed_dictionaries({"wounds": SMALL, "wounds_max": st.integers(6, 15), "days": st.integers(0, 40)}),
    "cast": CASTS,
    "missile": st.fixed_dictionaries({"damage": st.integers(-4, 6), "wp": TARGET, "tb": SMALL, "armour": SMALL,
                                      "wounds": st.integers(0, 15)}),
    "disturbed": st.fixed_dictionaries({"channelling": TARGET, "modifiers": MODIFIERS, "difficulty": st.integers(0, 30),
                                        "mana": st.integers(0, 30)}),
    "touch": st.fixed_dictionaries({"ws": TARGET, "modifiers": MODIFIERS, "parry": MAYBE, "dodge": MAYBE}),
    "armour": st.fixed_dictionaries({"worn": st.lists(MATERIAL, max_size=3), "shield": st.booleans()}),
    "recover": st.fixed_dictionaries({"shot": st.integers(0, 6)}),
}  # fmt: skip

Case = tuple[str, dict[str, Any]]


def of(*names: str) -> st.SearchStrategy[Case]:
    return st.one_of(*(st.tuples(st.just(f"d100.{name}"), BY_NAME[name]) for name in names))


EVERY = of(*BY_NAME)
SHORT = of("test", "initiative", "critical", "disturbed", "rest", "armour", "recover")
LONGER = of("extended", "touch")


def test_every_procedure_is_tried_here() -> None:
    assert {procedure.id for procedure in PROCEDURES} == {f"d100.{name}" for name in BY_NAME}


@settings(max_examples=60, deadline=None)
@given(SHORT)
def test_odds_are_the_count_of_all_faces(case: Case) -> None:
    counted = chances(*case)
    assert dict(counted.outcomes) == by_hand(script(*case))
    assert counted.left_out == 0


@settings(max_examples=8, deadline=None)
@given(LONGER)
def test_odds_are_the_count_of_all_faces_of_several_dice(case: Case) -> None:
    assert dict(chances(*case).outcomes) == by_hand(script(*case))


@settings(max_examples=60, deadline=None)
@given(EVERY)
def test_odds_add_up(case: Case) -> None:
    counted = chances(*case)
    assert sum(p for _, p in counted.outcomes) + counted.left_out == 1
    assert counted.left_out < 1e-10


@settings(max_examples=200, deadline=None)
@given(EVERY, st.integers(0, 2**32))
def test_a_record_replays_to_the_same_result_and_notes(case: Case, seed: int) -> None:
    rolled = roll(script(*case), random.Random(seed))
    again = replay(script(*case), [asked.text for asked in rolled.asked])
    assert (again.result, again.notes) == (rolled.result, rolled.notes)


@settings(max_examples=200, deadline=None)
@given(EVERY, st.integers(0, 2**32))
def test_hidden_faces_change_no_result(case: Case, seed: int) -> None:
    rolled = roll(script(*case), random.Random(seed))
    assert without_faces(rolled, script(*case)).result == hidden(rolled.result)


@settings(max_examples=80, deadline=None)
@given(EVERY, st.integers(0, 2**32))
def test_what_is_rolled_has_a_chance(case: Case, seed: int) -> None:
    rolled = hidden(roll(script(*case), random.Random(seed)).result)
    assert chances(*case).chance(lambda result: result == rolled) > 0


@settings(max_examples=200, deadline=None)
@given(EVERY, st.integers(0, 2**32))
def test_r01_nothing_that_is_lost_is_ever_negative(case: Case, seed: int) -> None:
    result = plain(roll(script(*case), random.Random(seed)).result)
    for name in ("damage", "mana", "wounds", "hours", "rolls", "recovered", "lost", "fortune"):
        assert result.get(name, 0) >= 0
    assert (result.get("wounds_left") or 0) >= 0
    if result.get("critical"):
        assert result["critical"]["value"] >= 1
        assert result["wounds_left"] == 0


@settings(max_examples=100, deadline=None)
@given(EVERY, st.integers(0, 2**32))
def test_an_answer_taken_back_and_given_again_ends_the_same(case: Case, seed: int) -> None:
    rolled = roll(script(*case), random.Random(seed))
    session = Session(script(*case))
    for asked in rolled.asked:
        session.answer(asked.text)
        session.back()
        session.answer(asked.text)
    assert (session.result, session.notes) == (rolled.result, rolled.notes)


@settings(max_examples=100, deadline=None)
@given(EVERY, st.integers(0, 2**32))
def test_every_spread_is_whole_and_every_note_cites_a_clause(case: Case, seed: int) -> None:
    rolled = roll(script(*case), random.Random(seed))
    requests: list[Request] = [asked.request for asked in rolled.asked]
    assert all(sum(request.spread().values()) == 1 for request in requests)
    assert all(note.clause.startswith("PC-") and note.context == "d100" for note in rolled.notes)


@settings(max_examples=60, deadline=None)
@given(of("attack", "missile", "struggle"), st.integers(0, 2**32), st.data())
def test_odds_from_where_a_play_stands(case: Case, seed: int, data: st.DataObject) -> None:
    """With some answers given, the result that came of them is still possible, and the odds still add up."""
    rolled = roll(script(*case), random.Random(seed))
    known = data.draw(st.integers(0, len(rolled.asked)))
    given_answers = [Answer(asked.answer.outcome) for asked in rolled.asked[:known]]
    counted = odds(script(*case), given_answers)
    assert sum(p for _, p in counted.outcomes) + counted.left_out == 1
    assert counted.chance(lambda result: result == hidden(rolled.result)) > 0
