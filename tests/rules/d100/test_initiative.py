# SPDX-License-Identifier: GPL-3.0-or-later
"""Initiative (PC-20, PC-62)."""

from fractions import Fraction

from panoplia.rules.d100.initiative import InitiativeInput
from panoplia.rules.drivers import replay
from playing import chances, clauses, resolve, script

INITIATIVE = "d100.initiative"


def test_pc20_agility_and_a_d10() -> None:
    assert resolve(INITIATIVE, {"ag": 35}, "6") == {"initiative": 41, "fortune": 0}
    assert resolve(INITIATIVE, {"ag": 0}, "1") == {"initiative": 1, "fortune": 0}


def test_pc20_pc62_fortune_adds_a_d10_after_the_first_is_seen() -> None:
    assert resolve(INITIATIVE, {"ag": 35, "fortune": 2}, "6", "spend", "10") == {"initiative": 51, "fortune": 1}
    assert resolve(INITIATIVE, {"ag": 35, "fortune": 2}, "6", "keep") == {"initiative": 41, "fortune": 2}
    assert clauses(replay(script(INITIATIVE, {"ag": 35, "fortune": 1}), ["6", "spend", "1"])) == ["PC-20", "PC-62"]


def test_pc20_odds_keep_by_default() -> None:
    counted = chances(INITIATIVE, {"ag": 35, "fortune": 1})
    assert {result.initiative for result, _ in counted.outcomes} == set(range(36, 46))
    spent = chances(INITIATIVE, {"ag": 35, "fortune": 1}, {"fortune": "spend"})
    assert spent.chance(lambda result: result.initiative == 55) == Fraction(1, 100)


def test_r28_initiative_reads_neither_weapon_nor_wounds() -> None:
    assert InitiativeInput.__struct_fields__ == ("ag", "fortune")
