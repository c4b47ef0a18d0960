# SPDX-License-Identifier: GPL-3.0-or-later
from typing import Any

import msgspec
import pytest

from panoplia.rules.drivers import replay
from playing import clauses, resolve, script

RESTORE, NEGLECT = "dungeon-hack.restore", "dungeon-hack.neglect"


def durability(current: str | None, **more: Any) -> dict[str, Any]:
    return {"kind": "durability", "price": 1500, "original": "d10", "current": current, **more}


def armour(current: int | None, **more: Any) -> dict[str, Any]:
    lost = {"kind": "armour", "price": 10_001, "original": 5, "current": current}
    return {**lost, "magic": True, "artisan": "exceptional", **more}


def test_dh15_one_step_for_a_tenth_and_a_day() -> None:
    assert resolve(RESTORE, durability("d4")) == {"cost": 150, "days": 1, "current": "d6"}
    assert resolve(RESTORE, durability("d8", magic=True)) == {"cost": 150, "days": 1, "current": "d10"}


def test_dh15_house_rules_set_share_and_days_and_the_share_is_rounded_up() -> None:
    case = durability("d6", price=101, house={"smith_share": 5, "smith_days": 3})
    assert resolve(RESTORE, case) == {"cost": 6, "days": 3, "current": "d8"}
    assert resolve(RESTORE, durability("d6", price=0))["cost"] == 0


def test_dh15_spent_magic_costs_a_tenth_and_1d4_days_whatever_the_house_says() -> None:
    case = durability(None, magic=True, house={"smith_share": 50, "smith_days": 9})
    assert resolve(RESTORE, case, "4") == {"cost": 150, "days": 4, "current": "d4"}


@pytest.mark.parametrize(
    ("case", "clause"),
    [
        (durability("d10"), "DH-15"),
        (durability("d10", magic=True), "DH-15"),
        (durability(None), "DH-12"),
        (armour(3, magic=False), "DH-35"),
        (armour(None, magic=False), "DH-35"),
        (armour(5, magic=False), "DH-35"),
        (armour(0), "DH-33"),
        (armour(None), "DH-33"),
        (armour(None, artisan="common"), "DH-33"),
        (armour(5), "DH-35"),
        (armour(5, artisan="common"), "DH-35"),
        (armour(4, artisan="common"), "DH-35"),
    ],
)
def test_dh15_dh35_r25_r26_refused_and_a_note_says_why(case: dict[str, Any], clause: str) -> None:
    session = replay(script(RESTORE, case), [])
    assert session.result.refused == clause
    assert clauses(session) == [clause]


def test_dh35_all_dice_lost_at_once_each_a_tenth_rounded_once() -> None:
    # 30 % of 10,001 is 3,000.3; a tenth of it rounded up three times would be 3,003.
    assert resolve(RESTORE, armour(2), "2") == {"cost": 3001, "days": 2, "current": 5}


def test_dh35_house_rule_craft_days_each_rolls_for_each_die_in_one_request() -> None:
    assert resolve(RESTORE, armour(3, house={"craft_days": "each"}), "4+3")["days"] == 7


@pytest.mark.parametrize(
    "wrong",
    [
        {"original": 5},
        {"current": 3},
        {"current": "d12"},
        {"original": 0},
        {"price": -1},
        {"kind": "armour"},
    ],
)
def test_dh15_what_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        script(RESTORE, {**durability("d6"), **wrong})


def test_dh35_current_above_the_original_cannot_be() -> None:
    with pytest.raises(msgspec.ValidationError, match="`current` is 6, above the `original` 5"):
        script(RESTORE, armour(6))


@pytest.mark.parametrize(
    ("care", "answers", "expected"),
    [
        ("kept", [], ("d10", 3)),
        ("neglected", ["1", "2"], ("d10", 2)),
        ("neglected", ["2", "1"], ("d8", 3)),
        ("old", ["3", "1"], ("d4", 2)),
        ("ruined", ["4", "4"], ("d4", 1)),
    ],
)
def test_dh14_neglect_lowers_each_by_a_roll_of_its_own(care: str, answers: list[str], expected: Any) -> None:
    result = resolve(NEGLECT, {"durability": "d10", "care": care, "rating": 3}, *answers)
    assert (result["durability"], result["rating"]) == expected


def test_dh13_dh14_nothing_is_rolled_for_what_a_piece_does_not_have() -> None:
    assert resolve(NEGLECT, {"durability": None, "care": "ruined"}) == {"durability": None, "rating": None}
    assert resolve(NEGLECT, {"durability": None, "care": "old", "rating": 2}, "1") == {"durability": None, "rating": 1}


def test_dh14_r23_never_below_d4() -> None:
    assert resolve(NEGLECT, {"durability": "d4", "care": "ruined"}, "4")["durability"] == "d4"


@pytest.mark.parametrize(("die", "rating"), [("d4", 1), ("d6", 2), ("d8", 3), ("d10", 4), ("d12", 5), ("d20", 6)])
def test_dh37_conversion(die: str, rating: int) -> None:
    assert resolve("dungeon-hack.convert", {"absorption": die}) == {"rating": rating}
