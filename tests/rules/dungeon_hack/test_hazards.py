# SPDX-License-Identifier: GPL-3.0-or-later
import csv
from fractions import Fraction
from importlib.resources import files
from typing import Any

import msgspec
import pytest

from panoplia.rules.drivers import replay
from panoplia.rules.dungeon_hack.hazards import ARMOUR_ROWS
from playing import chances, clauses, resolve, script

DROWN, SINK, DYING = "dungeon-hack.drown", "dungeon-hack.sink", "dungeon-hack.dying"


@pytest.mark.parametrize("turn", [1, 10])
def test_dh42_breath_lasts_ten_rounds(turn: int) -> None:
    assert resolve(DROWN, {"round": turn, "con": 14}) == {"tested": False, "modifier": 0, "damage": 0}


@pytest.mark.parametrize(("turn", "modifier"), [(11, 0), (12, -1), (13, -2)])
def test_dh42_each_round_after_the_11th_is_one_harder(turn: int, modifier: int) -> None:
    enough = str(14 - modifier)
    assert resolve(DROWN, {"round": turn, "con": 14}, enough) == {"tested": True, "modifier": modifier, "damage": 0}
    short = str(13 - modifier)
    assert resolve(DROWN, {"round": turn, "con": 14}, short, "10")["damage"] == 10


def test_dh42_fixed_damage_is_not_rolled() -> None:
    case = {"round": 11, "con": 14, "house": {"foe_damage": "fixed"}}
    assert resolve(DROWN, case, "1") == {"tested": True, "modifier": 0, "damage": 5}


def test_dh42_a_natural_20_holds_in_any_round() -> None:
    assert resolve(DROWN, {"round": 99, "con": 16}, "20")["damage"] == 0


def test_dh43_the_rows_are_those_of_the_catalogue_in_its_order() -> None:
    table = (files("panoplia_resources") / "catalogues" / "dungeon_hack_armour.csv").read_text("utf-8")
    assert tuple(row["key"] for row in csv.DictReader(table.splitlines())) == ARMOUR_ROWS


@pytest.mark.parametrize(
    ("turn", "armour"), [(1, "armadura_completa_de_placas"), (2, None), (2, "cuero_tachonado"), (9, "armadura_de_tela")]
)
def test_dh43_nothing_is_asked_where_nothing_sinks(turn: int, armour: str | None) -> None:
    assert resolve(SINK, {"round": turn, "armour": armour, "value": 13}) == {
        "sinks": False, "edge": "none", "rises": False,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("armour", "answer", "edge", "rises"),
    [
        ("cota_de_anillas", "13", "none", True),
        # Its rating of 4 is that of banded armour, but it is a row above it.
        ("cota_de_mallas", "12", "none", False),
        ("armadura_de_bandas", "20+12", "disadvantage", False),
        ("armadura_completa_de_placas", "13+14", "disadvantage", True),
    ],
)
def test_dh43_sinking_goes_by_row(armour: str, answer: str, edge: str, rises: bool) -> None:
    assert resolve(SINK, {"round": 2, "armour": armour, "value": 13}, answer) == {
        "sinks": True, "edge": edge, "rises": rises,
    }  # fmt: skip


def test_r12_a_row_that_no_table_has_is_named() -> None:
    """R12, DH-43: armour of one's own sinks as the caller says, by a row of the table; another word is refused."""
    with pytest.raises(msgspec.ValidationError, match="piel_de_dragon"):
        resolve(SINK, {"round": 2, "armour": "piel_de_dragon", "value": 13}, "13")


def test_dh43_modifier_counts() -> None:
    case = {"round": 2, "armour": "coraza", "value": 13, "modifier": -2}
    assert resolve(SINK, case, "14")["rises"] is False
    assert resolve(SINK, case, "15")["rises"] is True


@pytest.mark.parametrize(("face", "hit"), [("1", "rider"), ("7", "rider"), ("8", "mount"), ("20", "mount")])
def test_dh3_dh40_the_mount_takes_it_on_8_or_more(face: str, hit: str) -> None:
    assert resolve("dungeon-hack.mount", {}, face) == {"hit": hit}


def test_dh3_dh40_odds() -> None:
    assert chances("dungeon-hack.mount", {}).chance(lambda result: result.hit == "mount") == Fraction(13, 20)


@pytest.mark.parametrize(
    ("steps", "face", "expected"),
    [
        (0, "1", {"steps": 2, "health": 0, "state": "dying"}),
        (0, "2", {"steps": 1, "health": 0, "state": "dying"}),
        (1, "9", {"steps": 2, "health": 0, "state": "dying"}),
        (2, "9", {"steps": 3, "health": None, "state": "dead"}),
        (2, "1", {"steps": 3, "health": None, "state": "dead"}),
        (1, "1", {"steps": 3, "health": None, "state": "dead"}),
        (2, "10", {"steps": 2, "health": 0, "state": "dying"}),
        (1, "14", {"steps": 1, "health": 0, "state": "dying"}),
        (2, "15", {"steps": 2, "health": 0, "state": "stable"}),
        (1, "19", {"steps": 1, "health": 0, "state": "stable"}),
        (2, "20", {"steps": 2, "health": 1, "state": "stable"}),
    ],
)
def test_dh45_a_round_at_deaths_door(steps: int, face: str, expected: dict[str, Any]) -> None:
    assert resolve(DYING, {"steps": steps}, face) == expected


def test_dh45_death_is_told() -> None:
    assert clauses(replay(script(DYING, {"steps": 2}), ["5"])) == ["DH-45", "DH-45"]
