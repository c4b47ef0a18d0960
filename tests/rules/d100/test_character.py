# SPDX-License-Identifier: GPL-3.0-or-later
"""What is written on the sheet: PC-1 to PC-3."""

import msgspec
import pytest

from panoplia.rules.d100.character import (
    ABBREVIATIONS,
    CHARACTERISTICS,
    MOST_EXPERIENCE,
    Condition,
    Learnt,
    OwnedSkill,
    OwnModifier,
    Statistics,
    TalentBonus,
    with_experience,
)
from panoplia.rules.from_json import from_json
from panoplia.rules.refusal import Refused


def test_pc1_eight_main_characteristics_in_percent() -> None:
    assert list(CHARACTERISTICS) == list(ABBREVIATIONS) == ["ws", "bs", "s", "t", "ag", "int", "wp", "fel"]
    assert set(CHARACTERISTICS) < {field.name for field in msgspec.structs.fields(Statistics)}


@pytest.mark.parametrize(
    "text",
    [
        '{"ws": 101}', '{"ws": -1}', '{"wounds_max": 0}', '{"mag": 21}', '{"a": 0}', '{"advances": {"m": 1}}',
        '{"skills": [{"key": "nadar", "mastery": 15}]}', '{"skills": [{"key": ""}]}', '{"unarmed": "1d6"}',
        '{"modifiers": [{"name": "x", "target": "luck", "value": 1}]}', '{"lucky": true}',
        '{"modifiers": [{"name": "x", "target": "skill:", "value": 1}]}', '{"species": "' + "x" * 201 + '"}',
        '{"modifiers": [{"name": "x", "target": "ag", "value": 101}]}',
        '{"spells": [{"key": ""}]}', '{"talents": ["luck"]}',
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        from_json(text, Statistics)


@pytest.mark.parametrize(
    "text", ['{"wounds": -1}', '{"mana": -1}', '{"fortune": 1.5}', '{"life": "dying"}', '{"x": 1}']
)
def test_what_no_condition_can_be_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        from_json(text, Condition)


def test_the_same_sheet_is_the_same_text() -> None:
    statistics = Statistics(
        ws=41, species="elfa", skills=(OwnedSkill("nadar", 10, (TalentBonus("Pez", 5),), "río"),),
        spells=(Learnt("luz"),), talents=(Learnt("Buen ojo"),), unarmed="BF+1",
        modifiers=(OwnModifier("Gato", "skill:nadar", -5, "en invierno"),),
    )  # fmt: skip
    text = msgspec.json.encode(statistics)
    again = msgspec.json.decode(text, type=Statistics)
    assert again == statistics
    assert msgspec.json.encode(again) == text
    assert text.startswith(b'{"ws":41,"bs":30,')


def test_experience_is_a_number_and_nothing_else_changes() -> None:
    assert with_experience(Statistics(experience=50), 25) == Statistics(experience=75)
    with pytest.raises(Refused, match="1000000001"):
        with_experience(Statistics(experience=MOST_EXPERIENCE), 1)
