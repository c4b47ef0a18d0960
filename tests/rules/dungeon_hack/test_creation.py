# SPDX-License-Identifier: GPL-3.0-or-later
"""How characters are made: DH-1 and DH-5."""

import random
from collections.abc import Mapping
from fractions import Fraction

import pytest

from panoplia.app import read_table, systems
from panoplia.rules.creation import NewField, Ready
from panoplia.rules.drivers import Session, replay, roll
from panoplia.rules.dungeon_hack.dice import Middle
from panoplia.rules.notes import QT_TRANSLATE_NOOP
from panoplia.rules.odds import odds
from panoplia.rules.script import Answer, Dice
from panoplia.rules.system import Piece
from playing import without_faces

SYSTEM = systems()["dungeon-hack"]
WHY = QT_TRANSLATE_NOOP("test", "trying")


def field(name: str) -> NewField:
    return next(each for each in SYSTEM.creation.fields if each.id == name)


def rolled(name: str, answers: Mapping[str, int | str], *faces: str) -> object:
    script = field(name).roll(answers)
    assert script is not None
    return replay(script, faces).result


@pytest.mark.parametrize(
    ("faces", "value"), [("1+1+1", 11), ("6+6+6", 16), ("2+5+6", 15), ("6+2+5", 15), ("5+6+2", 15), ("1+6+1", 11)]
)
def test_a_characteristic_is_10_and_the_middle_of_3d6(faces: str, value: int) -> None:
    """DH-1: in whichever order the dice fell."""
    assert rolled("fue", {}, faces) == value


def test_the_odds_of_a_characteristic_are_exact() -> None:
    """DH-1: of 216 throws the middle is 1 in 16, 2 in 40, 3 in 52, and likewise from above."""
    script = field("des").roll({})
    assert script is not None
    counted = {11: 16, 12: 40, 13: 52, 14: 52, 15: 40, 16: 16}
    assert dict(odds(script).outcomes) == {value: Fraction(ways, 216) for value, ways in counted.items()}


def test_the_middle_is_asked_as_one_request_and_needs_no_faces() -> None:
    script = field("con").roll({})
    assert script is not None
    session = replay(script, ["2+5+6"])
    assert [asked.request.name for asked in session.asked] == ["3d6"]
    assert without_faces(session, script).result == session.result == 15


def test_the_middle_of_large_dice() -> None:
    assert Dice((100, 100, 100), WHY, Middle()).read("00+1+57") == Answer(57, (100, 1, 57))


@pytest.mark.parametrize(
    ("calling", "die", "health"),
    [("guerrero", "d10", 7), ("clerigo", "d8", 7), ("ladron", "d6", 7), ("hechicero", "d4", 7)],
)
def test_health_is_the_die_of_the_class_and_4(calling: str, die: str, health: int) -> None:
    """DH-5: d10+4, d8+4, d6+4, d4+4."""
    script = field("health_max").roll({"calling": calling, "level": 1})
    assert script is not None
    session = replay(script, ["3"])
    assert ([asked.request.name for asked in session.asked], session.result) == ([die], health)


def test_each_further_level_is_one_more_die() -> None:
    """DH-5: the figure counts once."""
    assert rolled("health_max", {"calling": "guerrero", "level": 3}, "10+1+5") == 20


def test_many_dice_come_a_handful_at_a_time() -> None:
    script = field("health_max").roll({"calling": "ladron", "level": 20})
    assert script is not None
    session = replay(script, ["+".join("1" * 8), "+".join("1" * 8), "+".join("1" * 4)])
    assert session.result == 24


def test_a_class_of_ones_own_has_no_die() -> None:
    for answers in ({"calling": "Noble", "level": 1}, {"calling": "guerrero"}, {"calling": "guerrero", "level": 0}, {}):
        assert field("health_max").roll(answers) is None
    assert field("calling").roll({}) is None


def test_a_class_brings_its_armour_die_and_unarmed_damage() -> None:
    """DH-5, DH-30."""
    brought = {key: SYSTEM.begin({"calling": key})[0] for key in ("guerrero", "clerigo", "ladron", "hechicero")}
    assert {key: (each.unarmed, each.armour_die) for key, each in brought.items()} == {
        "guerrero": ("1d6", "d6"),
        "clerigo": ("1d4", "d6"),
        "ladron": ("1d4", "d4"),
        "hechicero": ("1", "d4"),
    }


@pytest.mark.parametrize(
    ("drawn", "calling"), [("1", "guerrero"), ("2", "clerigo"), ("3", "ladron"), ("4", "hechicero")]
)
def test_a_ready_character_by_its_dice(drawn: str, calling: str) -> None:
    """Class, six characteristics, health, name, byname."""
    values = ("1+2+3", "6+6+6", "1+1+1", "4+4+1", "2+3+2", "5+5+5")
    ready = replay(SYSTEM.creation.ready, [drawn, *values, "3", "1", "2"]).result
    assert ready.name == "Alda del Marjal"
    assert ready.answers == {
        "calling": calling, "level": 1, "fue": 12, "des": 16, "con": 11, "int": 14, "sab": 12, "car": 15,
        "health_max": 7,
    }  # fmt: skip


@pytest.mark.parametrize("seed", range(40))
def test_a_ready_character_is_legal_and_its_kit_can_be_used(seed: int) -> None:
    ready: Ready = roll(SYSTEM.creation.ready, random.Random(seed)).result
    statistics, condition = SYSTEM.begin(ready.answers)
    assert condition.health == statistics.health_max >= 5
    entries = {entry.key: entry for entry in SYSTEM.shipped(read_table)}
    room = {slot.id: slot.room for slot in SYSTEM.slots}
    for kit in ready.kit:
        entry = entries[kit.key]
        needs = SYSTEM.needs(Piece(entry.names, entry.data, SYSTEM.wear(), entry.category))
        if kit.used:
            assert needs is not None
            assert kit.quantity == 1
            room[needs[0]] -= needs[1]
    assert min(room.values()) >= 0
    assert room["body"] == 0
    assert room["hands"] < 2


def test_nothing_is_decided_before_the_first_die() -> None:
    session = Session(SYSTEM.creation.ready)
    assert session.pending is not None
    assert session.pending.name == "d4"
