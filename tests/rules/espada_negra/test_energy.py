# SPDX-License-Identifier: GPL-3.0-or-later
"""Light, darkness and the elements (EN-26, EN-30, EN-34 to EN-36)."""

from typing import Any

import pytest

from panoplia.rules.drivers import Waiting, replay
from panoplia.rules.espada_negra.blows import hours_unconscious
from playing import chances, clauses, resolve, script

ENERGY = "espada-negra.energy-attack"


def energy(base: int, **more: Any) -> dict[str, Any]:
    """Three of everything, and a resistance of 2."""
    return {"base": base, "resistance": 2, "voluntad": 3, "fuerza": 3, **more}


def test_en26_the_whole_result() -> None:
    result = resolve(ENERGY, energy(5))
    assert result == {
        "damage": 3, "stun": 0, "wound": None, "wound_place": None, "damage_taken": 3, "unconscious": False,
        "dead": False,
    }  # fmt: skip
    assert list(result) == ["damage", "stun", "wound", "wound_place", "damage_taken", "unconscious", "dead"]


@pytest.mark.parametrize("base", [0, 1, 2])
def test_en26_r01_more_resistance_than_damage_heals_nobody(base: int) -> None:
    result = resolve(ENERGY, energy(base, damage_taken=4))
    assert (result["damage"], result["damage_taken"]) == (0, 4)


def test_en26_no_runes_and_no_effort_are_asked_for() -> None:
    assert replay(script(ENERGY, energy(8)), []).asked == []
    assert len(chances(ENERGY, energy(8)).outcomes) == 1


@pytest.mark.parametrize(("base", "stun"), [(5, 0), (6, 1), (8, 1)])
def test_en30_stun(base: int, stun: int) -> None:
    assert resolve(ENERGY, energy(base))["stun"] == stun


def test_en30_twice_the_willpower_and_more_stuns_for_the_next_turn_too() -> None:
    assert resolve(ENERGY, energy(8, fuerza=9))["stun"] == 1
    assert resolve(ENERGY, energy(9, fuerza=9))["stun"] == 2


def test_en36_the_place_of_a_wound_is_chosen() -> None:
    result = resolve(ENERGY, energy(9), "leg")
    assert (result["damage"], result["wound"], result["wound_place"]) == (7, "grave", "leg")
    assert resolve(ENERGY, energy(12), "arm")["wound"] == "very_grave"
    with pytest.raises(Waiting, match="arm/leg/torso"):
        resolve(ENERGY, energy(9))


def test_en35_en36_no_place_is_asked_for_the_dead() -> None:
    result = resolve(ENERGY, energy(9, damage_taken=11))
    assert (result["damage_taken"], result["wound"], result["wound_place"]) == (18, "grave", None)
    assert (result["unconscious"], result["dead"]) == (False, True)


def test_en34_en35_by_the_damage_in_all() -> None:
    for taken, unconscious, dead in ((5, False, False), (6, True, False), (14, True, False), (15, False, True)):
        result = resolve(ENERGY, energy(5, damage_taken=taken))
        assert (result["unconscious"], result["dead"]) == (unconscious, dead)


def test_en35_nobody_falls_without_damage() -> None:
    weak = resolve(ENERGY, energy(2, voluntad=0, fuerza=0))
    assert (weak["stun"], weak["wound"], weak["unconscious"], weak["dead"]) == (0, None, False, False)
    assert resolve(ENERGY, energy(3, voluntad=0, fuerza=1))["unconscious"] is True


def test_en34_wakes_after_an_hour_for_each_point_above_the_limit_and_at_least_one() -> None:
    assert [hours_unconscious(damage, 9) for damage in (9, 10, 11, 14)] == [1, 1, 2, 5]


def test_notes_cite_the_clauses() -> None:
    session = replay(script(ENERGY, energy(12, damage_taken=1)), ["torso"])
    assert clauses(session) == ["EN-26", "EN-26", "EN-30", "EN-34", "EN-36", "EN-36"]
    assert session.notes[0].in_english() == "Damage 12, resistance 2: 10."
    assert session.notes[-1].in_english() == "The wound: torso or head."
    # What was so before is not told again.
    assert clauses(replay(script(ENERGY, energy(3, damage_taken=10)), [])) == ["EN-26", "EN-26"]
