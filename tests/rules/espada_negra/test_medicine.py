# SPDX-License-Identifier: GPL-3.0-or-later
"""First aid, surgery and rest (EN-50, EN-52)."""

from typing import Any

import pytest

from panoplia.rules.drivers import replay
from panoplia.rules.espada_negra.medicine import after_rest
from playing import resolve, script

TREAT, REST = "espada-negra.treat", "espada-negra.rest"


def treat(wound: str, care: str = "first_aid", **more: Any) -> dict[str, Any]:
    return {"wound": wound, "care": care, "runes": 3, "level": 3, **more}


def told(procedure: str, case: dict[str, Any], *answers: str) -> list[tuple[str, str]]:
    return [(each.clause, each.in_english()) for each in replay(script(procedure, case), answers).notes]


@pytest.mark.parametrize(
    ("wound", "first_aid", "surgery"), [("unconscious", 3, 4), ("grave", 5, 6), ("very_grave", 7, 8)]
)
def test_en50_difficulties(wound: str, first_aid: int, surgery: int) -> None:
    assert resolve(TREAT, treat(wound), "1")["difficulty"] == first_aid
    assert resolve(TREAT, treat(wound, "surgery"), "1")["difficulty"] == surgery


def test_en50_success_is_a_check() -> None:
    assert resolve(TREAT, treat("grave"), "3") == {"total": 6, "difficulty": 5, "success": True}
    assert resolve(TREAT, treat("grave"), "2") == {"total": 5, "difficulty": 5, "success": False}
    assert resolve(TREAT, treat("grave", house={"check": "equal"}), "2")["success"] is True


def test_en50_the_table_can_be_changed() -> None:
    house = {"care_light": 1, "care_grave": 2, "care_very_grave": 9, "surgery_more": 4}
    for wound, difficulty in (("unconscious", 1), ("grave", 2), ("very_grave", 9)):
        assert resolve(TREAT, treat(wound, house=house), "0")["difficulty"] == difficulty
        assert resolve(TREAT, treat(wound, "surgery", house=house), "0")["difficulty"] == difficulty + 4


def test_en50_is_told() -> None:
    assert told(TREAT, treat("grave", "surgery"), "2") == [
        ("EN-2", "Runes (surgery): 2 of 3 hit."), ("EN-50", "5 against 6 (surgery): a failure."),
    ]  # fmt: skip
    assert told(TREAT, treat("unconscious"), "2")[-1] == ("EN-50", "5 against 3 (first aid): a success.")


@pytest.mark.parametrize(
    ("taken", "resistencia", "medicine", "penalty", "days", "after"),
    [
        (7, 3, 2, 0, 2, 1), (7, 3, 4, 0, 1, 3), (7, 3, 0, 0, 3, 0), (7, 3, 0, 2, 2, 5), (7, 3, 0, 3, 9, 7),
        (7, 3, 0, 9, 9, 7), (7, 3, 5, 4, 1, 6), (7, 3, 0, 0, 0, 7), (0, 3, 0, 0, 5, 0), (7, 0, 0, 0, 5, 7),
    ],
)  # fmt: skip
def test_en52_the_higher_of_two_less_penalties(
    taken: int, resistencia: int, medicine: int, penalty: int, days: int, after: int
) -> None:
    assert after_rest(taken, resistencia, medicine, penalty, days) == after
    case = {"damage_taken": taken, "resistencia": resistencia, "medicine": medicine, "penalty": penalty, "days": days}
    assert resolve(REST, case) == {"damage_taken": after}


def test_en52_is_told() -> None:
    assert told(REST, {"damage_taken": 7, "resistencia": 3, "days": 2}) == [
        ("EN-52", "Days of rest: 2. Damage: from 7 to 1.")
    ]  # fmt: skip
