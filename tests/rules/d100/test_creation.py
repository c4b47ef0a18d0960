# SPDX-License-Identifier: GPL-3.0-or-later
"""How characters are made: PC-1, PC-2; the dice are (outside) and (set)."""

import random
from fractions import Fraction

import pytest

from panoplia.rules.creation import NewField, Ready
from panoplia.rules.d100.character import CAREERS, CHARACTERISTICS, Statistics
from panoplia.rules.d100.creation import CREATION
from panoplia.rules.d100.vitals import begin
from panoplia.rules.drivers import replay, roll
from panoplia.rules.odds import odds


def field(name: str) -> NewField:
    return next(each for each in CREATION.fields if each.id == name)


def rolled(name: str, faces: str) -> object:
    script = field(name).roll({})
    assert script is not None
    return replay(script, [faces]).result


@pytest.mark.parametrize(("faces", "value"), [("1+1", 22), ("10+10", 40), ("7+3", 30)])
def test_a_characteristic_is_20_and_two_d10(faces: str, value: int) -> None:
    assert [rolled(key, faces) for key in CHARACTERISTICS] == [value] * 8


def test_wounds_are_9_and_a_d4_and_fate_a_d3() -> None:
    wounds, fate = field("wounds_max").roll({}), field("fate").roll({})
    assert wounds is not None
    assert fate is not None
    assert dict(odds(wounds).outcomes) == dict.fromkeys(range(10, 14), Fraction(1, 4))
    assert dict(odds(fate).outcomes) == dict.fromkeys(range(1, 4), Fraction(1, 3))


def test_the_rest_is_typed() -> None:
    assert all(field(name).roll({}) is None for name in ("species", "career", "m", "mag", "a"))


def test_what_stands_there_at_first_is_a_character() -> None:
    statistics, condition = begin({each.id: each.start for each in CREATION.fields})
    assert statistics == Statistics(fate=2)
    assert (condition.wounds, condition.fortune) == (10, 2)


def test_a_ready_character_by_its_dice() -> None:
    """Career, eight characteristics, wounds, fate, name, byname."""
    values = ("1+1", "2+2", "3+3", "4+4", "5+5", "6+6", "7+7", "8+8")
    ready = replay(CREATION.ready, ["4", *values, "3", "2", "1", "2"]).result
    assert ready.name == "Aldric Dosmonedas"
    assert ready.answers == {
        "career": "aprendiz", "ws": 22, "bs": 24, "s": 26, "t": 28, "ag": 30, "int": 32, "wp": 34, "fel": 36,
        "wounds_max": 12, "fate": 2, "m": 4, "mag": 1,
    }  # fmt: skip
    assert [(kit.key, kit.used) for kit in ready.kit] == [("baculo", True), ("daga", False)]


@pytest.mark.parametrize("seed", range(20))
def test_a_ready_character_is_legal(seed: int) -> None:
    ready: Ready = roll(CREATION.ready, random.Random(seed)).result
    statistics, condition = begin(ready.answers)
    assert condition.wounds == statistics.wounds_max >= 10
    assert condition.fortune == statistics.fate >= 1
    assert statistics.skills


def test_every_career_has_its_kit() -> None:
    assert all(career.kit and career.skills for career in CAREERS.values())
    assert {key for key, career in CAREERS.items() if career.mag} == {"aprendiz"}
