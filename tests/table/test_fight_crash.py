# SPDX-License-Identifier: GPL-3.0-or-later
"""C83: the program is killed in the middle of a fight, and waits for the same answer when it is started again."""

import shutil
from pathlib import Path
from typing import Any

import pytest

from brawls import STEPS, Brawl, open_brawl
from crash import Moment, killed
from panoplia.table.table import Table

State = tuple[Any, ...]


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("prepared")
    table = open_brawl(folder)
    brawl = Brawl(table)
    assert (brawl.campaign, brawl.encounter, brawl.ada.id, brawl.croakers[0].id) == (1, 1, 1, 3)
    table.library.close()
    return folder / "library.panoplia"


@pytest.fixture(scope="module")
def expected(prepared: Path, tmp_path_factory: pytest.TempPathFactory) -> list[State]:
    """What there is after each step where nothing is killed."""
    folder = tmp_path_factory.mktemp("whole")
    shutil.copyfile(prepared, folder / "library.panoplia")
    table = open_brawl(folder)
    states = [stood(table)]
    for step in STEPS:
        step(table)
        states.append(stood(table))
    table.library.close()
    return states


def stood(table: Table) -> State:
    """Phase, round, turn, wounds, effects and all else; what is asked, what was answered, and what is on the sheets."""
    row = table.library.encounter(1)
    people = tuple((one.name, one.condition) for one in table.library.characters(1))
    if row.phase == "planned":
        return row.phase, people
    pending = table.fights.pending(1)
    lines = tuple((line.act.command, line.act.answers, line.notes, line.remark) for line in table.fights.log(1))
    return row.phase, people, table.fights.state(1), pending, lines


def test_the_steps_meet_open_acts(expected: list[State]) -> None:
    waiting = [state for state in expected if len(state) > 2 and state[3] is not None]
    assert len(waiting) > 5


@pytest.mark.parametrize("done", [3, 4, 6, 7, 11, 15, 18, 19])
def test_c83_killed_between_two_answers(prepared: Path, expected: list[State], tmp_path: Path, done: int) -> None:
    shutil.copyfile(prepared, tmp_path / "library.panoplia")
    told = killed("fight", tmp_path, 0, Moment(done=done))
    table = open_brawl(tmp_path)
    least, most = told.count("done"), told.count("begin")
    assert least >= done
    assert stood(table) in expected[least : most + 1]
    table.library.close()


@pytest.mark.parametrize("own", [4, 9, 15, 22, 40, 77, 130, 171])
def test_c83_killed_in_the_middle_of_a_write(prepared: Path, expected: list[State], tmp_path: Path, own: int) -> None:
    """It goes on to the same end as if nothing had been."""
    shutil.copyfile(prepared, tmp_path / "library.panoplia")
    told = killed("fight", tmp_path, 0, Moment(own=own))
    least, most = told.count("done"), told.count("begin")
    table = open_brawl(tmp_path)
    reached = next(number for number in range(least, most + 1) if stood(table) == expected[number])
    for number, step in enumerate(STEPS[reached:], reached + 1):
        step(table)
        assert stood(table) == expected[number]
    table.library.close()
