# SPDX-License-Identifier: GPL-3.0-or-later
"""What holds for every case: odds add up, records replay, damage adds up, nothing is negative, more helps."""

import copy
import random
from collections.abc import Callable
from fractions import Fraction
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from panoplia.rules.drivers import Session, replay, roll
from panoplia.rules.espada_negra.procedures import PROCEDURES
from panoplia.rules.odds import Odds, odds
from panoplia.rules.script import Answer, Choice, Pool, Request
from playing import by_hand, chances, plain, script, without_faces

ATTACK = "espada-negra.attack"
SMALL, TINY = st.integers(0, 5), st.integers(0, 2)
POINTS = st.integers(-3, 9)
RUNES = st.integers(-2, 5)
EFFORT = st.none() | st.integers(0, 4)
HOUSE = st.fixed_dictionaries({}, optional={"check": st.sampled_from(["above", "equal"]),
                                            "care_grave": st.integers(0, 9)})  # fmt: skip
CHECKS = {"runes": RUNES, "level": POINTS, "effort": EFFORT}
RESIST = st.fixed_dictionaries({}, optional={"contundente": SMALL, "cortante": SMALL, "perforante": SMALL})


def fighters(attribute: st.SearchStrategy[int]) -> dict[str, st.SearchStrategy[Any]]:
    return {
        "agilidad": attribute, "fuerza": attribute, "voluntad": st.integers(0, 4), "stamina": st.integers(0, 3),
        "initiative": st.integers(0, 3), "spent_this_turn": st.integers(0, 1), "effort_limit": st.integers(0, 3),
        "hand_free_g": st.sampled_from([-500, 0, 999, 1000]), "body_free_g": st.sampled_from([0, 4999, 5000]),
        "paid": st.lists(st.sampled_from(["hit", "damage"]), max_size=2), "surprised": st.sampled_from([0, 0, 0, 1, 2]),
    }  # fmt: skip


@st.composite
def armours(draw: st.DrawFn) -> dict[str, Any]:
    structure = draw(st.integers(0, 9))
    return {"evasion": draw(SMALL), "cover": draw(st.integers(0, 8)), "structure": structure,
            "structure_left": draw(st.integers(0, structure)), "resist": draw(RESIST)}  # fmt: skip


def attacks(attribute: st.SearchStrategy[int]) -> st.SearchStrategy[dict[str, Any]]:
    weapon = st.fixed_dictionaries({
        "impact": st.integers(0, 8), "damage": st.integers(0, 12), "structure": st.integers(0, 3),
        "type": st.sampled_from(["contundente", "cortante", "perforante"]),
    })  # fmt: skip
    return st.fixed_dictionaries({
        "attacker": st.fixed_dictionaries({**fighters(attribute), "weapon": weapon}),
        "defender": st.fixed_dictionaries({**fighters(attribute), "armour": armours(),
                                           "damage_taken": st.integers(0, 20)}),
    })  # fmt: skip


@st.composite
def pieces(draw: st.DrawFn) -> dict[str, Any]:
    work = {"runes": draw(RUNES), "level": draw(POINTS), "house": draw(HOUSE)}
    if draw(st.booleans()):
        return {"kind": "weapon", "lost": draw(st.integers(0, 4)), **work}
    structure = draw(st.integers(0, 9))
    left = draw(st.integers(0, structure))
    return {"kind": "armour", "lost": structure - left, "structure": structure, "structure_left": left, **work}


FLIGHTS = st.fixed_dictionaries({"runes": RUNES, "allies": st.integers(1, 4), "others": SMALL, "effort": EFFORT,
                                 "house": HOUSE})  # fmt: skip
BODY = {"voluntad": SMALL, "fuerza": SMALL, "damage_taken": st.integers(0, 30)}
BY_NAME: dict[str, st.SearchStrategy[dict[str, Any]]] = {
    "check": st.fixed_dictionaries({**CHECKS, "difficulty": POINTS, "house": HOUSE}),
    "attack": attacks(SMALL),
    "energy-attack": st.fixed_dictionaries({**BODY, "base": st.integers(0, 20), "resistance": SMALL}),
    "recover": st.fixed_dictionaries({"start": st.integers(0, 20), "stamina": st.integers(0, 20), "recovery": SMALL,
                                      "spent": st.booleans(), "hurt": st.booleans()}),
    "end-fight": st.fixed_dictionaries({"start": st.integers(0, 20), "stamina": st.integers(0, 20),
                                        "spent_ever": st.booleans()}),
    "flee": FLIGHTS,
    "pick-up": FLIGHTS,
    "surprise": st.fixed_dictionaries({**CHECKS, "difficulty": POINTS, "house": HOUSE}),
    "concentrate": st.fixed_dictionaries({**CHECKS, "initiative": SMALL, "points": SMALL}),
    "stun": st.fixed_dictionaries({"voluntad": SMALL, "to_armour": SMALL, "to_body": SMALL, "points": SMALL}),
    "bleed": st.fixed_dictionaries({**BODY, "turns": SMALL, "wounds": TINY}),
    "change-gear": st.fixed_dictionaries({"initiative": st.integers(0, 20), "set": st.integers(0, 20)}),
    "mend": pieces(),
    "treat": st.fixed_dictionaries({"wound": st.sampled_from(["grave", "very_grave", "unconscious"]),
                                    "care": st.sampled_from(["first_aid", "surgery"]), "runes": RUNES,
                                    "level": POINTS, "house": HOUSE}),
    "rest": st.fixed_dictionaries({"damage_taken": st.integers(0, 30), "resistencia": SMALL, "medicine": SMALL,
                                   "penalty": TINY, "days": st.integers(0, 9)}),
}  # fmt: skip

Case = tuple[str, dict[str, Any]]


def of(*names: str) -> st.SearchStrategy[Case]:
    return st.one_of(*(st.tuples(st.just(f"espada-negra.{name}"), BY_NAME[name]) for name in names))


EVERY = of(*BY_NAME)
SHORT = of(*(name for name in BY_NAME if name != "attack"))
ATTACKS = attacks(SMALL)


def played(case: Case, seed: int) -> Session:
    """Answered at random, decisions too, which the program's own dice leave at their default."""
    source = random.Random(seed)
    session = Session(script(*case))
    while session.pending is not None:
        request = session.pending
        answer = Answer(source.choice(request.options).id) if isinstance(request, Choice) else request.roll(source)
        session.answer(answer)
    return session


def test_every_procedure_is_tried_here() -> None:
    assert {procedure.id for procedure in PROCEDURES} == {f"espada-negra.{name}" for name in BY_NAME}


@settings(max_examples=150, deadline=None)
@given(SHORT)
def test_odds_are_the_count_of_all_faces(case: Case) -> None:
    counted = chances(*case)
    assert dict(counted.outcomes) == by_hand(script(*case))
    assert counted.left_out == 0


@settings(max_examples=20, deadline=None)
@given(attacks(st.integers(0, 1)))
def test_odds_of_small_attacks_are_the_count_of_all_faces(case: dict[str, Any]) -> None:
    assert dict(chances(ATTACK, case).outcomes) == by_hand(script(ATTACK, case))


@settings(max_examples=80, deadline=None)
@given(EVERY)
def test_odds_add_up(case: Case) -> None:
    counted = chances(*case)
    assert sum(p for _, p in counted.outcomes) + counted.left_out == 1
    assert counted.left_out == 0


@settings(max_examples=200, deadline=None)
@given(EVERY, st.integers(0, 2**32))
def test_a_record_replays_to_the_same_result_and_notes(case: Case, seed: int) -> None:
    first = played(case, seed)
    again = replay(script(*case), [asked.text for asked in first.asked])
    assert (again.result, again.notes) == (first.result, first.notes)


@settings(max_examples=100, deadline=None)
@given(EVERY, st.integers(0, 2**32))
def test_hidden_faces_change_nothing(case: Case, seed: int) -> None:
    first = played(case, seed)
    again = without_faces(first, script(*case))
    assert (again.result, again.notes) == (first.result, first.notes)


@settings(max_examples=80, deadline=None)
@given(EVERY, st.integers(0, 2**32))
def test_what_is_rolled_has_a_chance(case: Case, seed: int) -> None:
    rolled = roll(script(*case), random.Random(seed)).result
    assert chances(*case).chance(lambda result: result == rolled) > 0


@settings(max_examples=300, deadline=None)
@given(EVERY, st.integers(0, 2**32))
def test_r01_nothing_that_is_lost_or_left_is_ever_negative(case: Case, seed: int) -> None:
    result = plain(played(case, seed).result)
    for name in ("damage", "to_armour", "to_body", "structure_left", "weapon_damage", "damage_taken", "stamina",
                 "initiative", "points", "restored"):  # fmt: skip
        left = result.get(name, 0)
        assert all(part >= 0 for part in (left.values() if isinstance(left, dict) else [left]))
    assert not (result.get("dead") and result.get("unconscious"))
    assert not (result.get("wound_place") and result["dead"])
    assert (result.get("restored") or 0) <= case[1].get("lost", 0)


@settings(max_examples=300, deadline=None)
@given(ATTACKS, st.integers(0, 2**32))
def test_en25_r08_the_damage_of_a_blow_adds_up(case: dict[str, Any], seed: int) -> None:
    """R08: armour takes no more off than there was."""
    result = played((ATTACK, case), seed).result
    armour = case["defender"]["armour"]
    resisted = result.damage - result.to_armour - result.to_body
    assert 0 <= resisted <= armour["resist"].get(case["attacker"]["weapon"]["type"], 0)
    assert result.outcome == "armour" or (resisted, result.to_armour) == (0, 0)
    assert not result.to_body or result.outcome == "flesh" or result.structure_left == 0
    assert result.structure_left == armour["structure_left"] - result.to_armour
    assert result.damage_taken == case["defender"]["damage_taken"] + result.to_body
    assert (result.outcome == "miss") == (result.impact <= result.evasion)
    for side in ("attacker", "defender"):
        spent = case[side]["stamina"] - getattr(result.stamina, side)
        assert 0 <= spent <= max(case[side]["effort_limit"] - case[side]["spent_this_turn"], 0)


THROWS = (
    ("to hit", "attacker", "agilidad"), ("to evade", "defender", "agilidad"), ("damage", "attacker", "fuerza"),
    ("against damage", "defender", "fuerza"),
)  # fmt: skip


@settings(max_examples=150, deadline=None)
@given(ATTACKS, st.integers(0, 2**32))
def test_en5_en33_en40_the_runes_that_are_thrown(case: dict[str, Any], seed: int) -> None:
    """Never more than twice the attribute and one; none by the exhausted, nor by the wholly surprised."""
    asked = played((ATTACK, case), seed).asked
    sizes = {str(each.request.why): each.request.size for each in asked if isinstance(each.request, Pool)}
    for why, side, attribute in THROWS:
        fighter = case[side]
        assert sizes.get(why, 0) <= 2 * fighter[attribute] + (attribute == "agilidad")
        if fighter["surprised"] == 2 or (not fighter["stamina"] and not fighter["paid"]):
            assert why not in sizes


@settings(max_examples=100, deadline=None)
@given(EVERY, st.integers(0, 2**32))
def test_an_answer_taken_back_and_given_again_ends_the_same(case: Case, seed: int) -> None:
    first = played(case, seed)
    session = Session(script(*case))
    for asked in first.asked:
        session.answer(asked.text)
        session.back()
        session.answer(asked.text)
    assert (session.result, session.notes) == (first.result, first.notes)


@settings(max_examples=100, deadline=None)
@given(EVERY, st.integers(0, 2**32))
def test_every_spread_is_whole_and_every_note_cites_a_clause(case: Case, seed: int) -> None:
    first = played(case, seed)
    requests: list[Request] = [asked.request for asked in first.asked]
    assert all(sum(request.spread().values()) == 1 for request in requests)
    assert all(note.clause.startswith("EN-") and note.context == "espada-negra" for note in first.notes)
    assert first.notes


@settings(max_examples=60, deadline=None)
@given(attacks(st.integers(0, 3)), st.integers(0, 2**32), st.data())
def test_odds_from_where_a_play_stands(case: dict[str, Any], seed: int, data: st.DataObject) -> None:
    """With some answers given, the result that came of them is still possible, and the odds still add up."""
    rolled = roll(script(ATTACK, case), random.Random(seed))
    known = data.draw(st.integers(0, len(rolled.asked)))
    counted = odds(script(ATTACK, case), [asked.answer for asked in rolled.asked[:known]])
    assert sum(p for _, p in counted.outcomes) + counted.left_out == 1
    assert counted.chance(lambda result: result == rolled.result) > 0


BETTER = (
    ("attacker", "agilidad"), ("attacker", "fuerza"), ("attacker.weapon", "impact"), ("attacker.weapon", "damage"),
)  # fmt: skip
SAFER = (
    ("defender", "agilidad"), ("defender", "fuerza"), ("defender.armour", "evasion"), ("defender.armour", "cover"),
)  # fmt: skip


def at_least(counted: Odds, figure: Callable[[Any], int], least: int) -> Fraction:
    return counted.chance(lambda result: figure(result) >= least)


@settings(max_examples=80, deadline=None)
@given(attacks(st.integers(0, 3)), st.sampled_from(BETTER + SAFER))
def test_more_of_what_helps_never_harms(case: dict[str, Any], what: tuple[str, str]) -> None:
    """Hits and damage to the body grow with what the attacker has, and shrink with what the defender has."""
    more = copy.deepcopy(case)
    part = more
    for name in what[0].split("."):
        part = part[name]
    part[what[1]] += 1
    weaker, stronger = chances(ATTACK, case), chances(ATTACK, more)
    if what in SAFER:
        weaker, stronger = stronger, weaker
    for least in range(1, 20):
        bodily = [at_least(counted, lambda result: result.to_body, least) for counted in (weaker, stronger)]
        assert bodily == sorted(bodily)
    hits = [at_least(counted, lambda result: result.outcome != "miss", 1) for counted in (weaker, stronger)]
    assert hits == sorted(hits)


@settings(max_examples=80, deadline=None)
@given(of("check", "flee", "surprise", "treat"), st.sampled_from(["runes", "level", "allies"]))
def test_more_runes_never_harm_a_check(case: Case, name: str) -> None:
    more = {**case[1], name: case[1].get(name, 0) + 1} if name in case[1] else case[1]
    for least in range(-6, 16):
        totals = [at_least(chances(case[0], given), lambda result: result.total, least) for given in (case[1], more)]
        assert totals == sorted(totals)
