# SPDX-License-Identifier: GPL-3.0-or-later
"""The end of a turn and of a fight, bleeding, other gear (EN-31, EN-32, EN-35, EN-36, EN-39)."""

from typing import Any

import pytest

from panoplia.rules.drivers import replay
from playing import resolve, script

RECOVER, END, BLEED, CHANGE = (f"espada-negra.{name}" for name in ("recover", "end-fight", "bleed", "change-gear"))


def told(procedure: str, case: dict[str, Any]) -> list[tuple[str, str]]:
    return [(each.clause, each.in_english()) for each in replay(script(procedure, case), []).notes]


def recover(stamina: int, **more: Any) -> dict[str, Any]:
    return {"start": 15, "stamina": stamina, "recovery": 3, "spent": False, "hurt": False, **more}


@pytest.mark.parametrize(
    ("stamina", "after"), [(0, 3), (10, 13), (11, 14), (12, 14), (13, 14), (14, 14), (15, 15), (20, 20)]
)
def test_en31_up_to_one_less_than_at_the_start_and_nobody_loses_any(stamina: int, after: int) -> None:
    assert resolve(RECOVER, recover(stamina)) == {"stamina": after}


@pytest.mark.parametrize("lost", [{"spent": True}, {"hurt": True}, {"spent": True, "hurt": True}])
def test_en31_not_in_a_turn_of_effort_or_of_damage(lost: dict[str, bool]) -> None:
    assert resolve(RECOVER, recover(10, **lost)) == {"stamina": 10}


def test_en31_with_nothing_at_the_start() -> None:
    assert resolve(RECOVER, recover(0, start=0)) == {"stamina": 0}
    assert resolve(RECOVER, recover(0, start=1)) == {"stamina": 0}
    assert resolve(RECOVER, recover(4, recovery=0)) == {"stamina": 4}


def test_en31_why_nothing_came_back_is_told() -> None:
    assert told(RECOVER, recover(10)) == [("EN-31", "Stamina: from 10 to 13.")]
    assert told(RECOVER, recover(10, spent=True))[0] == ("EN-31", "No recovery in a turn with effort.")
    assert told(RECOVER, recover(10, hurt=True))[0] == ("EN-31", "No recovery in a turn with damage to the body.")


@pytest.mark.parametrize(("start", "stamina", "spent", "after"), [
    (15, 6, True, 14), (15, 14, True, 14), (15, 15, False, 15), (15, 9, False, 9), (1, 0, True, 0), (0, 0, True, 0),
])  # fmt: skip
def test_en32_one_less_than_at_the_start_for_those_who_spent(start: int, stamina: int, spent: bool, after: int) -> None:
    case = {"start": start, "stamina": stamina, "spent_ever": spent}
    assert resolve(END, case) == {"stamina": after}
    assert told(END, case) == [("EN-32", f"Stamina: from {stamina} to {after}.")]


def bleed(taken: int, **more: int) -> dict[str, Any]:
    return {"damage_taken": taken, "voluntad": 3, "fuerza": 3, **more}


@pytest.mark.parametrize(
    ("taken", "more", "after", "unconscious", "dead"),
    [
        (7, {}, 8, False, False), (8, {}, 9, True, False), (7, {"turns": 2, "wounds": 3}, 13, True, False),
        (7, {"turns": 0}, 7, False, False), (7, {"wounds": 0}, 7, False, False), (17, {}, 18, False, True),
        (7, {"turns": 99}, 18, False, True), (16, {"wounds": 5}, 18, False, True), (25, {"turns": 3}, 25, False, True),
        (0, {"voluntad": 0, "fuerza": 0, "turns": 0}, 0, False, False), (0, {"voluntad": 0}, 1, True, False),
        (0, {"fuerza": 0, "turns": 4}, 1, False, True),
    ],
)  # fmt: skip
def test_en36_a_point_for_each_wound_and_turn_until_death(
    taken: int, more: dict[str, int], after: int, unconscious: bool, dead: bool
) -> None:
    """It counts towards EN-34 and EN-35."""
    result = resolve(BLEED, bleed(taken, **more))
    assert result == {"damage_taken": after, "unconscious": unconscious, "dead": dead}


def test_en34_en35_what_bleeding_comes_to_is_told_once() -> None:
    assert told(BLEED, bleed(8)) == [
        ("EN-36", "Bleeding: damage from 8 to 9."), ("EN-34", "Unconsciousness: damage 9, limit 9."),
    ]  # fmt: skip
    assert told(BLEED, bleed(9)) == [("EN-36", "Bleeding: damage from 9 to 10.")]
    assert told(BLEED, bleed(17))[-1] == ("EN-35", "Death: damage 18, limit 18.")


@pytest.mark.parametrize(("initiative", "new", "after"), [(6, 8, 6), (8, 6, 6), (6, 6, 6), (6, 0, 0), (0, 8, 0)])
def test_en39_r28_initiative_drops_to_that_of_the_new_set_and_never_rises(
    initiative: int, new: int, after: int
) -> None:
    """R28: a change of weapon moves it once, and back again gives nothing back."""
    assert resolve(CHANGE, {"initiative": initiative, "set": new}) == {"initiative": after}
    assert resolve(CHANGE, {"initiative": after, "set": initiative}) == {"initiative": min(after, initiative)}
    assert told(CHANGE, {"initiative": 8, "set": 6}) == [("EN-39", "New set: 6. Initiative: from 8 to 6.")]
