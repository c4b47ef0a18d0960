# SPDX-License-Identifier: GPL-3.0-or-later
"""A new level: DH-5, one more health die of the class."""

from fractions import Fraction

import pytest

from panoplia.app import systems
from panoplia.rules.drivers import replay
from panoplia.rules.dungeon_hack.character import with_health
from panoplia.rules.dungeon_hack.house import House
from panoplia.rules.editors import Pick
from panoplia.rules.notes import plain
from panoplia.rules.odds import odds
from panoplia.rules.refusal import Refused
from panoplia.rules.system import Subject

SYSTEM = systems()["dungeon-hack"]


def subject(**answers: int | str) -> Subject:
    statistics, condition = SYSTEM.begin(answers)
    return Subject("Enyra", statistics, condition, 0, House())


@pytest.mark.parametrize(("calling", "die"), [("guerrero", 10), ("clerigo", 8), ("ladron", 6), ("hechicero", 4)])
def test_a_level_is_one_more_die_of_the_class(calling: str, die: int) -> None:
    """DH-5: each face as likely as the next; the figure of the class does not come again."""
    trial = SYSTEM.advancement(subject(calling=calling, health_max=12))
    assert trial.circumstances == ()
    assert trial.attempt is not None
    attempt = trial.attempt({})
    assert dict(odds(attempt.script).outcomes) == {face: Fraction(1, die) for face in range(1, die + 1)}
    assert set(attempt.cases) == set(range(1, die + 1))


def test_level_highest_health_and_health_grow_together() -> None:
    """DH-5: who was hurt stays hurt by as much."""
    hurt = subject(calling="guerrero", level=2, health_max=21)
    hurt = Subject("Enyra", hurt.statistics, SYSTEM.with_vitality(hurt, 16), 0, House())
    trial = SYSTEM.advancement(hurt)
    assert trial.attempt is not None
    attempt = trial.attempt({})
    gained = replay(attempt.script, ["7"]).result
    effects = attempt.effects(gained)
    assert (effects.statistics.level, effects.statistics.health_max, effects.condition.health) == (3, 28, 23)
    assert plain(attempt.sentence(gained)) == "Level 3: 7 more health, 28 in all"


def test_a_class_of_ones_own_chooses_the_die() -> None:
    trial = SYSTEM.advancement(subject(calling="Noble"))
    (die,) = trial.circumstances
    assert isinstance(die.editor, Pick)
    assert [key for key, _ in die.editor.options] == ["d4", "d6", "d8", "d10", "d12"]
    assert trial.attempt is not None
    assert replay(trial.attempt({"die": "d12"}).script, ["12"]).result == 12
    assert max(result for result, _ in odds(trial.attempt({}).script).outcomes) == 8


def test_nothing_is_above_the_highest_level() -> None:
    trial = SYSTEM.advancement(subject(level=99))
    assert trial.refusal is not None
    assert trial.refusal.in_english() == "Level 99 is the highest."
    assert trial.attempt is None


def test_health_stops_at_what_a_sheet_holds() -> None:
    """What is told is what is added, and health grows by no more than its maximum did."""
    near = subject(calling="guerrero", health_max=995)
    near = Subject("Enyra", near.statistics, SYSTEM.with_vitality(near, 900), 0, House())
    trial = SYSTEM.advancement(near)
    assert trial.attempt is not None
    attempt = trial.attempt({})
    gained = replay(attempt.script, ["10"]).result
    effects = attempt.effects(gained)
    assert (effects.statistics.health_max, effects.condition.health) == (999, 904)
    assert plain(attempt.sentence(gained)) == "Level 2: 4 more health, 999 in all"
    assert dict(odds(attempt.script).by(attempt.case).outcomes)[4] == Fraction(7, 10)
    assert list(attempt.cases) == [1, 2, 3, 4]


def test_a_level_at_the_highest_health_adds_none() -> None:
    trial = SYSTEM.advancement(subject(calling="guerrero", health_max=999))
    assert trial.attempt is not None
    attempt = trial.attempt({})
    assert list(attempt.cases) == [0]
    assert attempt.effects(replay(attempt.script, ["10"]).result).statistics.health_max == 999


@pytest.mark.parametrize("dying", [0, 2, 3])
def test_nobody_gains_a_level_at_0_health(dying: int) -> None:
    """DH-45: neither the dying nor the dead wake up by a level."""
    enyra = subject(calling="guerrero")
    condition = with_health(enyra.condition, 0)
    for _ in range(dying):
        condition = with_health(condition, 0)
    assert condition.dying == dying
    trial = SYSTEM.advancement(Subject("Enyra", enyra.statistics, condition, 0, House()))
    assert trial.refusal is not None
    assert (trial.refusal.in_english(), trial.refusal.clause) == (
        "At 0 health nobody gains a level: heal first.", "DH-45",
    )  # fmt: skip
    assert trial.attempt is None


def test_experience_is_a_number_that_changes_nothing_else() -> None:
    before = subject(calling="guerrero").statistics
    after = SYSTEM.with_experience(before, 250)
    assert (after.experience, after.level, after.health_max) == (250, before.level, before.health_max)
    with pytest.raises(Refused, match="1000000001 points of experience are too many"):
        SYSTEM.with_experience(SYSTEM.with_experience(before, 10**9), 1)
