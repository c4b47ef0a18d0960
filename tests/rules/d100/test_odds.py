# SPDX-License-Identifier: GPL-3.0-or-later
"""Odds of blows by other derivations, by hand and by simulation, and how long they take (PC-30 to PC-37)."""

import random
import time
from fractions import Fraction
from typing import Any

import pytest

from panoplia.rules.d100.criticals import effect_of
from panoplia.rules.d100.places import reversed_location
from panoplia.rules.drivers import roll
from panoplia.rules.odds import Odds
from playing import by_hand, chances, hidden, script

ATTACK = "d100.attack"
MAIL = {"head": 0, "right_arm": 1, "left_arm": 1, "body": 3, "right_leg": 1, "left_leg": 2}
LARGEST = {
    "skill": 99, "damage": "BF", "sb": 9, "qualities": ["impact", "precise"],
    "defender": {"tb": 0, "wounds": 0, "armour": MAIL, "parry": 40},
}  # fmt: skip
LEAST = Fraction(1, 10**10)


def percent(ways: int) -> Fraction:
    return Fraction(ways, 100)


def dice(confirm: Fraction, impact: bool) -> dict[int, Fraction]:
    """What the dice of a blow come to, written down without a script, as far as twelve tens."""
    faces = {face: Fraction(2 * face - 1, 100) if impact else Fraction(1, 10) for face in range(1, 11)}
    tens = faces.pop(10)
    faces[10] = tens * (1 - confirm)
    p = tens * confirm
    for chain in range(1, 13):
        for face in range(1, 10):
            faces[10 * chain + face] = p / 10
        p /= 10
    return faces


def attacks(case: dict[str, Any]) -> dict[tuple[Any, ...], Fraction]:
    """Every attack of ``case`` counted roll by roll: location, whether parried, damage, wounds, critical, death."""
    defender, target = case["defender"], percent(min(case["skill"], 100))
    counted: dict[tuple[Any, ...], Fraction] = {}

    def add(p: Fraction, *result: Any) -> None:
        counted[result] = counted.get(result, Fraction()) + p

    rolled = dice(target, "impact" in case.get("qualities", []))
    parried = percent(defender.get("parry") or 0)
    for face in range(1, 101):
        if face > case["skill"]:
            add(percent(1), None, None, 0, defender["wounds"], None, False)
            continue
        place = reversed_location(face)
        if parried:
            add(percent(1) * parried, place, "parry", 0, defender["wounds"], None, False)
        armour = defender["armour"][place]
        for came, p in rolled.items():
            p *= percent(1) * (1 - parried)
            damage = max(came + case["sb"] - defender["tb"] - armour, 0)
            value = damage - defender["wounds"]
            if value < 1:
                add(p, place, None, damage, defender["wounds"] - damage, None, False)
                continue
            value += "precise" in case.get("qualities", [])
            for line in range(1, 101, 10):
                effect = effect_of(value, line)
                add(p / 10, place, None, damage, 0, (value, effect), value >= 5 or effect >= 6)
    return counted


def figures(result: Any) -> tuple[Any, ...]:
    critical = (result.critical.value, result.critical.effect) if result.critical else None
    return result.location, result.avoided, result.damage, result.wounds_left, critical, result.dead


@pytest.mark.parametrize(
    "case",
    [
        LARGEST,
        {"skill": 42, "damage": "BF", "sb": 3, "defender": {"tb": 3, "wounds": 6, "armour": MAIL}},
        {"skill": 30, "damage": "BF", "sb": 4, "defender": {"tb": 4, "wounds": 12, "armour": MAIL, "parry": 33}},
    ],
)
def test_odds_of_attacks_are_those_counted_roll_by_roll(case: dict[str, Any]) -> None:
    counted = chances(ATTACK, case)
    expected = attacks(case)
    got = dict(counted.by(figures).outcomes)
    assert sum(p for _, p in counted.outcomes) + counted.left_out == 1
    assert counted.left_out < LEAST
    for key in expected.keys() | got.keys():
        assert abs(expected.get(key, Fraction()) - got.get(key, Fraction())) < LEAST


def test_pc30_pc31_pc34_by_hand() -> None:
    """Of the rolls 1 to 42, nine fall on the head: 10, 20, 30, 40 and 1, 11, 21, 31, 41."""
    case = {"skill": 42, "damage": "3", "melee": False, "defender": {"tb": 2, "wounds": 99}}
    counted = chances(ATTACK, case)
    assert counted.chance(lambda result: not result.hit) == percent(58)
    places = dict(counted.by(lambda result: result.location).outcomes)
    assert places["head"] == pytest.approx(percent(9), abs=1e-10)
    # A hit, a 10, and no fury; with fury never exactly 13.
    assert counted.chance(lambda result: result.rolled == 13) == percent(42) / 10 * percent(58)
    # A hit, a 10, fury, and a 6.
    fury = counted.chance(lambda result: result.rolled == 19)
    assert fury == percent(42) / 10 * percent(42) / 10
    assert {result.critical for result, _ in counted.outcomes if result.damage <= 99} == {None}


def test_pc32_odds_parry_if_they_can_else_dodge_else_nothing() -> None:
    def avoided(defender: dict[str, Any], policy: dict[str, str] | None = None) -> Odds:
        case = {"skill": 50, "damage": "3", "locations": "none", "defender": {"tb": 2, "wounds": 12, **defender}}
        return chances(ATTACK, case, policy).by(lambda result: result.avoided)

    both = {"parry": 40, "dodge": 20}
    assert dict(avoided(both).outcomes)["parry"] == percent(50) * percent(40)
    assert dict(avoided({"dodge": 20}).outcomes)["dodge"] == percent(50) * percent(20)
    assert dict(avoided(both, {"defence": "dodge"}).outcomes)["dodge"] == percent(50) * percent(20)
    assert set(dict(avoided(both, {"defence": "none"}).outcomes)) == {None}
    assert avoided(both).decisions == {"defence"}


def test_pc91_odds_of_arrows() -> None:
    assert dict(chances("d100.recover", {"shot": 2}).by(lambda result: result.recovered).outcomes) == {
        0: Fraction(1, 4), 1: Fraction(1, 2), 2: Fraction(1, 4),
    }  # fmt: skip


def test_pc41_odds_of_a_grapple_and_of_hurting_in_it() -> None:
    grapple = chances("d100.grapple", {"skill": 40, "target_ag": 35, "parry": 25})
    assert grapple.chance(lambda result: result.held) == percent(40) * percent(75) * percent(65)
    won = chances("d100.opposed", {"a": {"target": 40}, "b": {"target": 35}}).chance(lambda each: each.winner == "a")
    case = {"act": "hurt", "actor": 40, "other": 35, "sb": 4, "defender": {"tb": 3, "wounds": 12}}
    hurt = chances("d100.struggle", case)
    assert hurt.chance(lambda result: result.won) == won
    # d10 + 0 − 3: 4 to 10 hurt, and there is no fury.
    assert hurt.chance(lambda result: result.damage == 7) == won / 10
    assert hurt.left_out == 0


@pytest.mark.parametrize(
    ("name", "case"),
    [
        (ATTACK, {"skill": 45, "damage": "BF", "sb": 4, "qualities": ["impact", "slow"],
                  "defender": {"tb": 3, "wounds": 4, "armour": MAIL, "parry": 30}}),
        ("d100.missile", {"damage": 3, "wp": 40, "tb": 3, "armour": 1, "wounds": 5}),
        ("d100.struggle", {"act": "hurt", "actor": 55, "other": 35, "sb": 5, "defender": {"tb": 2, "wounds": 3}}),
        ("d100.extended", {"target": 40, "needed": 3, "hours": 4, "limit": 8}),
        ("d100.opposed", {"a": {"target": 45}, "b": {"target": 40}, "both_fail": "reroll"}),
        ("d100.cast", {"mag": 2, "mana": 3, "difficulty": 6, "channelling": 60, "armour": "mail"}),
    ],
)  # fmt: skip
def test_odds_agree_with_many_plays(name: str, case: dict[str, Any]) -> None:
    """Each result that is not rare comes up as often as it should, within five standard deviations."""
    plays, source = 4000, random.Random(7)
    seen: dict[Any, int] = {}
    again = script(name, case)
    decided = chances(name, case)
    for _ in range(plays):
        result = hidden(roll(again, source).result)
        seen[result] = seen.get(result, 0) + 1
    known = dict(decided.outcomes)
    assert seen.keys() <= known.keys()
    for result, p in known.items():
        if p > Fraction(1, 200):
            assert abs(seen.get(result, 0) - plays * p) < 5 * float(plays * p * (1 - p)) ** 0.5


@pytest.mark.parametrize(
    ("name", "case"),
    [
        ("d100.test", {"characteristic": 34, "skill": "untrained_basic", "fortune": 1}),
        ("d100.initiative", {"ag": 35, "fortune": 1}),
        ("d100.touch", {"ws": 40, "parry": 45}),
        ("d100.disturbed", {"channelling": 45, "difficulty": 7, "mana": 40}),
        ("d100.cast", {"mag": 1, "mana": 9, "difficulty": 6, "channelling": 45, "per_die": -1}),
        ("d100.extended", {"target": 40, "needed": 2, "hours": 4, "limit": 2}),
        ("d100.recover", {"shot": 6}),
        ("d100.struggle", {"act": "break", "actor": 40, "other": 45}),
        ("d100.rest", {"wounds": 3, "wounds_max": 9, "days": 9}),
        ("d100.armour", {"worn": ["mail"]}),
    ],
)
def test_odds_are_the_count_of_all_faces(name: str, case: dict[str, Any]) -> None:
    counted = chances(name, case)
    assert dict(counted.outcomes) == by_hand(script(name, case))
    assert counted.left_out == 0


def test_the_largest_attack_is_counted_fast() -> None:
    """About 30 ms; the bar of the house is 60, and twice that fails on no machine for being busy."""
    chances(ATTACK, LARGEST)
    times = []
    for _ in range(5):
        started = time.process_time()
        chances(ATTACK, LARGEST)
        times.append(time.process_time() - started)
    assert min(times) < 0.12
