# SPDX-License-Identifier: GPL-3.0-or-later
"""How gear is found (DH-14): by roll or by hand, from new and from worn."""

from fractions import Fraction

import msgspec
import pytest

from panoplia.rules.drivers import replay
from panoplia.rules.dungeon_hack.finding import findings
from panoplia.rules.dungeon_hack.gear import Armour, Protection, Supply, Thing, Weapon, Wear
from panoplia.rules.notes import plain
from panoplia.rules.odds import odds
from panoplia.rules.system import Job, Piece

AXE = Weapon("two_handed", "1d8", durability="d10")
PLATE = Armour(3, "d12")


def piece(data: object, magic: bool = False, **wear: int) -> Piece:
    return Piece("Pieza", data, Wear(**wear), magic=magic)


def job(thing: Piece, job_id: str) -> Job:
    return next(job for job in findings(thing) if job.id == job_id)


def worn(thing: Piece, job_id: str, *answers: str) -> Wear:
    wanted = job(thing, job_id)
    return wanted.wear(replay(wanted.script, answers).result)


@pytest.mark.parametrize(
    ("care", "answers", "steps"),
    [("kept", [], 0), ("neglected", ["1"], 0), ("neglected", ["2"], 1), ("old", ["3"], 3), ("ruined", ["4"], 3)],
)
def test_dh14_a_weapon_drops_by_its_care_but_not_below_d4(care: str, answers: list[str], steps: int) -> None:
    """A d10 stands three steps above d4."""
    assert worn(piece(AXE), care, *answers) == Wear(steps=steps)


def test_dh14_armour_loses_dice_by_a_roll_of_its_own_not_below_one() -> None:
    assert worn(piece(PLATE), "old", "2", "1") == Wear(steps=2, lost=1)
    assert worn(piece(PLATE), "ruined", "1", "4") == Wear(steps=1, lost=2)


def test_dh14_what_is_worn_already_drops_from_where_it_stands() -> None:
    assert worn(piece(AXE, steps=1), "old", "1") == Wear(steps=2)
    assert worn(piece(PLATE, lost=1), "neglected", "1", "2") == Wear(lost=2)


def test_dh14_neglect_takes_whole_dice_so_that_a_broken_one_is_not_the_last() -> None:
    """Rating 3 with 2 broken: the whole one stays whatever is rolled. With 1 broken, one of two whole ones goes."""
    assert worn(piece(PLATE, broken=2), "old", "1", "3") == Wear(steps=1, broken=2)
    assert worn(piece(PLATE, broken=1), "old", "1", "3") == Wear(steps=1, broken=1, lost=1)


def test_dh14_by_hand_nothing_is_rolled() -> None:
    assert worn(piece(AXE), "steps-2") == Wear(steps=2)
    assert worn(piece(AXE), "steps-4") == Wear(steps=3)
    assert worn(piece(PLATE), "dice-2") == Wear(lost=2)
    assert worn(piece(PLATE), "steps-1") == Wear(steps=1)


def test_dh14_the_odds_are_exact() -> None:
    """Old, d10: d8, d6, d4 with a third each. Ruined, d6: only one step is left to lose."""
    old = job(piece(AXE), "old")
    assert dict(odds(old.script).by(old.case).outcomes) == {1: Fraction(1, 3), 2: Fraction(1, 3), 3: Fraction(1, 3)}
    assert [case.label for case in old.cases.values()] == ["d8", "d6", "d4"]
    ruined = job(piece(AXE, steps=2), "ruined")
    assert dict(odds(ruined.script).by(ruined.case).outcomes) == {1: Fraction(1)}


@pytest.mark.parametrize(
    ("thing", "clause"),
    [
        (piece(Thing()), "DH-13"),
        (piece(Supply("d10")), "DH-13"),
        (piece(Protection(1, "hands")), "DH-13"),
        (piece(Weapon("fist")), "DH-13"),
        (piece(AXE, steps=4), "DH-12"),
        (piece(AXE, magic=True, steps=4), "DH-12"),
        (piece(PLATE, broken=3), "DH-12"),
        (piece(AXE, steps=3), "DH-14"),
        (piece(Armour(1)), "DH-14"),
        (msgspec.structs.replace(piece(AXE), ready=4), "DH-15"),
    ],
)
def test_what_cannot_be_found_worse_says_why(thing: Piece, clause: str) -> None:
    assert {one.clause for one in findings(thing)} == {clause}
    assert all(one.refusal and one.script is None for one in findings(thing))


def test_a_die_that_cannot_be_lost_is_refused_and_the_rest_is_not() -> None:
    refused = {one.id for one in findings(piece(AXE)) if one.refusal}
    assert refused == {"dice-1", "dice-2", "dice-3"}


def test_every_piece_knows_the_same_ways() -> None:
    ids = [[one.id for one in findings(thing)] for thing in (piece(AXE), piece(PLATE), piece(Thing()))]
    assert ids[0] == ids[1] == ids[2]
    assert ids[0][:4] == ["kept", "neglected", "old", "ruined"]


def test_the_result_is_told_by_what_is_left() -> None:
    for thing, care, answers, told in (
        (AXE, "old", ["2"], "d10 → d6"),
        (PLATE, "old", ["1", "2"], "d12 → d10 · whole armour dice 3 → 1"),
        (AXE, "kept", [], "nothing lost"),
        (Armour(3), "dice-1", [], "whole armour dice 3 → 2"),
    ):
        wanted = job(piece(thing), care)
        assert plain(wanted.sentence(replay(wanted.script, answers).result)) == told
