# SPDX-License-Identifier: GPL-3.0-or-later
"""What holds for every case: odds are the count of faces, records replay, faces decide nothing, nothing is negative."""

import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from panoplia.rules.drivers import Session, replay, roll
from playing import by_hand, chances, hidden, plain, script, without_faces

SMALL_DIE = st.sampled_from(["d4", "d6"])
HOUSE = st.fixed_dictionaries({}, optional={
    "critical_doubles": st.sampled_from(["on", "off"]),
    "floor_before_static": st.sampled_from(["on", "off"]),
    "armour_roll": st.sampled_from(["sum", "best", "none"]),
    "break_when": st.sampled_from(["instead", "after"]),
    "foe_damage": st.sampled_from(["roll", "fixed"]),
})  # fmt: skip
DURABILITY = st.sampled_from([{}, {"durability": "d4"}, {"durability": "d4", "original": "d8"}])
MAGIC = st.booleans()
EDGE = st.sampled_from(["none", "advantage", "disadvantage"])


@st.composite
def armours(draw: st.DrawFn, most: int = 2) -> dict[str, Any]:
    rating = draw(st.integers(1, most))
    broken = draw(st.integers(0, rating - 1))
    return {"rating": rating, "broken": broken, "die": draw(SMALL_DIE), "static": draw(st.integers(0, 3)),
            "magic": draw(MAGIC), **draw(DURABILITY)}  # fmt: skip


@st.composite
def attacks(draw: st.DrawFn) -> dict[str, Any]:
    weapon = {"damage": draw(st.sampled_from(["1d4", "1d3+1", "2", "1d6"])), "penetration": draw(st.integers(0, 3)),
              "magic": draw(MAGIC), **draw(DURABILITY)}  # fmt: skip
    target = {"health": draw(st.integers(0, 9)), "armour": draw(st.none() | armours()),
              "static": draw(st.integers(0, 3))}  # fmt: skip
    return {"value": draw(st.integers(2, 19)), "weapon": weapon, "target": target, "house": draw(HOUSE)}


@st.composite
def dodges(draw: st.DrawFn) -> dict[str, Any]:
    foe = {"level": draw(st.integers(1, 20)), "damage": draw(st.sampled_from(["1d4", "1d3+1", "2"])),
           "fixed": draw(st.none() | st.integers(0, 4))}  # fmt: skip
    return {"value": draw(st.integers(2, 19)), "foe": foe, "health": draw(st.integers(0, 9)),
            "armour": draw(st.none() | armours()), "house": draw(HOUSE)}  # fmt: skip


@st.composite
def repairs(draw: st.DrawFn) -> dict[str, Any]:
    broken = draw(st.integers(0, 3))
    return {"armour": {"rating": broken + draw(st.integers(0, 3)), "broken": broken, "die": draw(SMALL_DIE)}}


@st.composite
def checks(draw: st.DrawFn) -> dict[str, Any]:
    return {"value": draw(st.integers(1, 22)), "modifier": draw(st.integers(-9, 9)), "edge": draw(EDGE)}


CASES = st.one_of(
    st.tuples(st.just("dungeon-hack.usage-die"), st.fixed_dictionaries({"die": st.sampled_from(["d4", "d10", "d20"])})),
    st.tuples(st.just("dungeon-hack.test"), checks()),
    st.tuples(st.just("dungeon-hack.attack"), attacks()),
    st.tuples(st.just("dungeon-hack.dodge"), dodges()),
    st.tuples(st.just("dungeon-hack.repair"), repairs()),
)


@settings(max_examples=40, deadline=None)
@given(CASES)
def test_odds_are_the_count_of_all_faces(case: tuple[str, dict[str, Any]]) -> None:
    counted = chances(*case)
    assert dict(counted.outcomes) == by_hand(script(*case))
    assert sum(p for _, p in counted.outcomes) == 1
    assert counted.left_out == 0


@settings(max_examples=200, deadline=None)
@given(CASES, st.integers(0, 2**32))
def test_a_record_replays_to_the_same_result_and_notes(case: tuple[str, dict[str, Any]], seed: int) -> None:
    rolled = roll(script(*case), random.Random(seed))
    again = replay(script(*case), [asked.text for asked in rolled.asked])
    assert (again.result, again.notes) == (rolled.result, rolled.notes)


@settings(max_examples=200, deadline=None)
@given(CASES, st.integers(0, 2**32))
def test_hidden_faces_change_no_result(case: tuple[str, dict[str, Any]], seed: int) -> None:
    rolled = roll(script(*case), random.Random(seed))
    assert without_faces(rolled, script(*case)).result == hidden(rolled.result)


@settings(max_examples=200, deadline=None)
@given(CASES, st.integers(0, 2**32))
def test_what_is_rolled_has_a_chance(case: tuple[str, dict[str, Any]], seed: int) -> None:
    rolled = hidden(roll(script(*case), random.Random(seed)).result)
    assert chances(*case).chance(lambda result: result == rolled) > 0


@settings(max_examples=200, deadline=None)
@given(CASES, st.integers(0, 2**32))
def test_r01_nothing_that_is_counted_is_ever_negative(case: tuple[str, dict[str, Any]], seed: int) -> None:
    result = plain(roll(script(*case), random.Random(seed)).result)
    for name in ("rolled", "absorbed", "damage", "health", "penetration", "repaired", "lost"):
        assert result.get(name, 0) >= 0
    assert result.get("health", 0) <= 9


@settings(max_examples=100, deadline=None)
@given(CASES, st.integers(0, 2**32))
def test_an_answer_taken_back_and_given_again_ends_the_same(case: tuple[str, dict[str, Any]], seed: int) -> None:
    rolled = roll(script(*case), random.Random(seed))
    session = Session(script(*case))
    for asked in rolled.asked:
        session.answer(asked.text)
        session.back()
        session.answer(asked.text)
    assert (session.result, session.notes) == (rolled.result, rolled.notes)
