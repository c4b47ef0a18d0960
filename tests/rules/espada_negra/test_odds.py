# SPDX-License-Identifier: GPL-3.0-or-later
"""Odds of attacks and checks by other derivations, by hand and by simulation, and how long they take."""

import random
import time
from collections.abc import Iterator
from fractions import Fraction
from math import comb
from typing import Any

import pytest

from panoplia.rules.drivers import roll
from playing import by_hand, chances, script

ATTACK = "espada-negra.attack"


def side(agilidad: int, fuerza: int, voluntad: int = 3, **more: Any) -> dict[str, Any]:
    return {"agilidad": agilidad, "fuerza": fuerza, "voluntad": voluntad, "stamina": 15, "initiative": 7, **more}


def attack(attacker: dict[str, Any], defender: dict[str, Any], left: int = 9, **weapon: Any) -> dict[str, Any]:
    armour = {"evasion": 2, "cover": 4, "structure": 9, "structure_left": left, "resist": {"cortante": 2}}
    sword = {"impact": 3, "damage": 4, "type": "cortante", "structure": 2, **weapon}
    return {"attacker": {**attacker, "weapon": sword}, "defender": {**defender, "armour": armour}}


LARGEST = attack(side(6, 6), side(6, 6))
SPEND = dict.fromkeys(("effort_hit", "effort_evade", "effort_damage", "effort_resist"), "spend")


def pool(runes: int) -> Iterator[tuple[int, Fraction]]:
    for hits in range(runes + 1):
        yield hits, Fraction(comb(runes, hits), 2**runes)


def attacks(case: dict[str, Any], times: int = 1) -> dict[tuple[Any, ...], Fraction]:
    """Every attack of ``case`` counted hit by hit, written down without a script: what both can see of it."""
    me, you = case["attacker"], case["defender"]
    weapon, armour = me["weapon"], you["armour"]
    counted: dict[tuple[Any, ...], Fraction] = {}

    def add(p: Fraction, *result: Any) -> None:
        counted[result] = counted.get(result, Fraction()) + p

    for hits, p_hits in pool(me["agilidad"] * times):
        for evaded, p_evaded in pool(you["agilidad"] * times):
            impact, evasion, cover = weapon["impact"] + hits, armour["evasion"] + evaded, armour["cover"] + evaded
            p = p_hits * p_evaded
            if impact <= evasion:
                add(p, impact, evasion, "miss", 0, 0, 0, 0, None)
                continue
            flesh = impact > cover or not armour["structure_left"]
            for harmed, p_harmed in pool(me["fuerza"]):
                for resisted, p_resisted in pool(you["fuerza"]):
                    damage = max(0, weapon["damage"] + harmed - resisted)
                    rest = damage if flesh else max(0, damage - armour["resist"]["cortante"])
                    body = rest if flesh else max(0, rest - armour["structure_left"])
                    stun = (rest > you["voluntad"]) + (rest > 2 * you["voluntad"])
                    wound = {0: None, 1: "grave", 2: "very_grave"}[
                        (body > 2 * you["fuerza"]) + (body > 3 * you["fuerza"])
                    ]
                    add(p * p_harmed * p_resisted, impact, evasion, "flesh" if flesh else "armour", damage, body,
                        int(harmed > weapon["structure"]), stun, wound)  # fmt: skip
    return counted


def figures(result: Any) -> tuple[Any, ...]:
    return (result.impact, result.evasion, result.outcome, result.damage, result.to_body, result.weapon_damage,
            result.stun, result.wound)  # fmt: skip


@pytest.mark.parametrize(
    "case",
    [
        LARGEST,
        attack(side(3, 4), side(2, 1, 1)),
        attack(side(5, 5), side(4, 2), left=1),
        attack(side(2, 3), side(4, 0), left=0),
    ],
)
def test_odds_of_attacks_are_those_counted_hit_by_hit(case: dict[str, Any]) -> None:
    counted = chances(ATTACK, case)
    assert counted.left_out == 0
    assert dict(counted.by(figures).outcomes) == attacks(case)


def test_en5_odds_with_effort_to_hit_and_to_evade() -> None:
    """The one point of the turn is gone, so nobody is asked again for damage."""
    case = attack(side(3, 2), side(2, 2))
    counted = chances(ATTACK, case, SPEND)
    assert dict(counted.by(figures).outcomes) == attacks(case, times=2)
    assert {(result.stamina.attacker, result.stamina.defender) for result, _ in counted.outcomes} == {(14, 14)}
    assert counted.decisions >= {"effort_hit", "effort_evade"}
    assert not counted.decisions & {"effort_damage", "effort_resist"}


def test_en23_by_hand() -> None:
    """One rune each, impact 3 against evasion 2: misses only where the one evades and the other does not hit."""
    counted = chances(ATTACK, attack(side(1, 0), side(1, 9)))
    outcomes = dict(counted.by(lambda result: result.outcome).outcomes)
    assert outcomes == {"armour": Fraction(3, 4), "miss": Fraction(1, 4)}


@pytest.mark.parametrize(
    ("name", "case"),
    [
        ("check", {"runes": 3, "level": 1, "difficulty": 3, "effort": 2}),
        ("flee", {"runes": 2, "allies": 2, "others": 1}),
        ("surprise", {"runes": 4, "level": 1, "difficulty": 2}),
        ("concentrate", {"runes": 3, "initiative": 2, "effort": 3}),
        ("mend", {"kind": "armour", "runes": 4, "level": 1, "lost": 2, "structure": 6, "structure_left": 4}),
        ("treat", {"wound": "grave", "care": "surgery", "runes": 4, "level": 3}),
        ("energy-attack", {"base": 12, "resistance": 2, "voluntad": 3, "fuerza": 3}),
        ("attack", attack(side(2, 2), side(2, 1))),
        ("attack", attack(side(3, 1, hand_free_g=1000), side(1, 2, body_free_g=5000), left=1)),
        ("attack", attack(side(2, 3), side(1, 1, surprised=2), left=0)),
        ("attack", attack(side(1, 2, paid=["hit", "damage"]), side(1, 1, paid=["hit"]))),
        ("attack", attack(side(2, 2, stamina=0), side(1, 1, stamina=0))),
    ],
)  # fmt: skip
def test_odds_are_the_count_of_all_faces(name: str, case: dict[str, Any]) -> None:
    counted = chances(f"espada-negra.{name}", case)
    assert dict(counted.outcomes) == by_hand(script(f"espada-negra.{name}", case))
    assert counted.left_out == 0


@pytest.mark.parametrize(
    "case",
    [
        LARGEST,
        attack(side(6, 6, hand_free_g=1000), side(5, 3, 2, body_free_g=5000), left=2),
        attack(side(9, 8), side(7, 5)),
    ],
)
def test_odds_agree_with_many_plays(case: dict[str, Any]) -> None:
    """Each result that is not rare comes up as often as it should, within five standard deviations."""
    plays, source = 4000, random.Random(7)
    seen: dict[Any, int] = {}
    again = script(ATTACK, case)
    known = dict(chances(ATTACK, case).outcomes)
    for _ in range(plays):
        result = roll(again, source).result
        seen[result] = seen.get(result, 0) + 1
    assert seen.keys() <= known.keys()
    for result, p in known.items():
        if p > Fraction(1, 200):
            assert abs(seen.get(result, 0) - plays * p) < 5 * float(plays * p * (1 - p)) ** 0.5


def test_r18_an_attack_of_giants_ends_too() -> None:
    """R18: what is too unlikely to be followed is reported, and nothing is lost."""
    counted = chances(ATTACK, attack(side(20, 20), side(20, 20)))
    assert sum(p for _, p in counted.outcomes) + counted.left_out == 1
    assert counted.left_out < Fraction(1, 10**9)


def test_the_largest_attack_is_counted_fast() -> None:
    """About 7 ms; the bar of the house is 30, and twice that fails on no machine for being busy."""
    chances(ATTACK, LARGEST)
    times = []
    for _ in range(5):
        started = time.process_time()
        chances(ATTACK, LARGEST)
        times.append(time.process_time() - started)
    assert min(times) < 0.06
