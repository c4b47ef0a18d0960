# SPDX-License-Identifier: GPL-3.0-or-later
"""How a life begins, and what an edit leaves of it: PC-2, PC-36, PC-62."""

from typing import Any

import pytest

from panoplia.rules.d100.character import Condition, OwnedSkill, OwnModifier, Statistics
from panoplia.rules.d100.house import House
from panoplia.rules.d100.vitals import begin, fit, summary, vitality, with_vitality
from panoplia.rules.notes import plain
from panoplia.rules.system import Subject


def test_a_new_character_is_whole() -> None:
    """PC-2: mana is Magic × 20, fortune is as fate."""
    statistics, condition = begin({"ws": 41, "wounds_max": 12, "mag": 2, "fate": 3, "career": "Notaria"})
    assert (statistics.ws, statistics.bs, statistics.career, statistics.skills) == (41, 30, "Notaria", ())
    assert condition == Condition(12, 40, 3)


def test_a_career_of_ours_brings_skills_and_spells() -> None:
    statistics, _ = begin({"career": "aprendiz", "mag": 1})
    assert OwnedSkill("canalizacion") in statistics.skills
    assert [spell.key for spell in statistics.spells] == ["llamarada", "luz"]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (Condition(99, 99, 99), Condition(12, 20, 2)), (Condition(12, 20, 2), Condition(12, 20, 2)),
        (Condition(0, 0, 0, True), Condition(0, 0, 0, True)), (Condition(5, 1, 1), Condition(5, 1, 1)),
    ],
)  # fmt: skip
def test_an_edit_cuts_to_what_there_can_be(before: Condition, after: Condition) -> None:
    assert fit(Statistics(wounds_max=12, mag=1, fate=2), before) == after


def test_r06_the_most_wounds_are_those_of_the_sheet() -> None:
    statistics = Statistics(wounds_max=10, modifiers=(OwnModifier("Robusto", "wounds_max", 2),))
    assert fit(statistics, Condition(99)).wounds == 12
    assert vitality(Subject("Ilsa", statistics, Condition(7), 0, House())) == (7, 12)


@pytest.mark.parametrize(("value", "left"), [(5, 5), (0, 0), (-3, 0)])
def test_pc36_wounds_stop_at_0(value: int, left: int) -> None:
    assert with_vitality(Condition(8, 20, 1), value) == Condition(left, 20, 1)


def test_pc36_who_is_at_0_is_not_dead_by_that_and_the_dead_stay_so() -> None:
    assert not with_vitality(Condition(8), 0).dead
    assert with_vitality(Condition(0, life="dead"), 5) == Condition(5, life="dead")


def subject(**said: Any) -> Subject:
    return Subject("Ilsa", Statistics(**said), Condition(7), 0, House())


@pytest.mark.parametrize(
    ("said", "line"),
    [
        ({"species": "elfa", "career": "soldado"}, "elfa · Soldier"), ({"career": "Notaria"}, "Notaria"),
        ({"species": "goblin"}, "goblin"), ({"wounds_max": 12}, "wounds 7 of 12"),
    ],
)  # fmt: skip
def test_the_line_below_a_name(said: dict[str, Any], line: str) -> None:
    assert plain(summary(subject(**said))) == line


def test_the_line_below_a_name_counts_wounds_as_the_sheet_does() -> None:
    """R06"""
    stout = subject(modifiers=(OwnModifier("Robusto", "wounds_max", 2),))
    assert plain(summary(stout)) == "wounds 7 of 12"
