# SPDX-License-Identifier: GPL-3.0-or-later
"""Jobs of the smith, the artisan and neglect: what they cost, how long they take, and why they cannot be done."""

from fractions import Fraction
from typing import Any

import pytest

from panoplia.app import systems
from panoplia.rules.drivers import Session, replay
from panoplia.rules.dungeon_hack.gear import Armour, Protection, Supply, Thing, Weapon, Wear
from panoplia.rules.dungeon_hack.house import House
from panoplia.rules.notes import plain
from panoplia.rules.odds import odds
from panoplia.rules.system import Job, Piece, State

DUNGEON_HACK = systems()["dungeon-hack"]


def weapon(steps: int = 0, **more: Any) -> Piece:
    """A weapon of d10 for 15 mo, some steps down."""
    return Piece("Hacha", Weapon("one_handed", "1d8", 1, "d10"), Wear(steps=steps), "weapon", **{"price": 1500, **more})


def armour(lost: int = 0, broken: int = 0, steps: int = 0, **more: Any) -> Piece:
    """Armour of five dice and d12 for 100 mo and 1 mc."""
    return Piece("Coraza", Armour(5, "d12"), Wear(steps, broken, lost), "armour", **{"price": 10_001, **more})


def job(piece: Piece, job_id: str, house: House | None = None) -> Job:
    return next(each for each in DUNGEON_HACK.jobs(piece, house or House(), None) if each.id == job_id)


def refused(piece: Piece, job_id: str) -> str:
    refusal = job(piece, job_id).refusal
    return refusal.clause if refusal else ""


def done(job: Job, *answers: str) -> tuple[int, int, Wear]:
    """Cost, days and wear."""
    assert job.script is not None
    result = replay(job.script, answers).result
    return job.cost(result), job.days(result), job.wear(result)


def spread(job: Job, *answers: str) -> dict[Any, Fraction]:
    """The bars, by their cases, behind some answers."""
    assert job.script is not None
    session = Session(job.script)
    for answer in answers:
        session.answer(answer)
    return dict(odds(job.script, [asked.answer for asked in session.asked]).by(job.case).outcomes)


def test_dh15_one_step_for_a_tenth_and_a_day() -> None:
    assert done(job(weapon(2), "restore-durability")) == (150, 1, Wear(steps=1))


def test_dh15_house_rules_and_a_share_rounded_up_once() -> None:
    """R34, R03: 7 % of 100 mo and 1 mc is 700.07, so 701."""
    house = House(smith_share=7, smith_days=3)
    assert done(job(armour(steps=1), "restore-durability", house)) == (701, 3, Wear())
    assert done(job(weapon(1), "restore-durability", House(smith_days=0)))[1] == 0


def test_dh15_spent_magic_comes_back_to_d4_in_1d4_days() -> None:
    spent = job(weapon(4, magic=True), "restore-durability")
    assert done(spent, "3") == (150, 3, Wear(steps=3))
    assert spread(spent) == {days: Fraction(1, 4) for days in (1, 2, 3, 4)}


@pytest.mark.parametrize(
    ("piece", "clause"),
    [
        (weapon(), "DH-15"),
        (weapon(4), "DH-12"),
        (Piece("Vendas", Weapon("fist"), Wear()), "DH-13"),
        (Piece("Escudo", Protection(1, "hands"), Wear()), "DH-13"),
        (armour(broken=5, steps=1), "DH-33"),
        (weapon(1, price=None), "DH-15"),
    ],
)
def test_dh15_r25_a_smith_who_cannot_help_says_why(piece: Piece, clause: str) -> None:
    """DH-12, DH-13, DH-33: nothing missing, nothing left, or no price to take a share of."""
    assert refused(piece, "restore-durability") == clause


def test_dh35_all_dice_at_once_for_a_tenth_each() -> None:
    """30 % of 100 mo and 1 mc is 3000.3, rounded up once; broken dice stay broken."""
    able = job(armour(lost=3, broken=1, magic=True), "craft-exceptional")
    assert done(able, "2") == (3001, 2, Wear(broken=1))
    assert spread(able) == {days: Fraction(1, 4) for days in (1, 2, 3, 4)}


def test_dh35_house_rule_each_takes_a_die_of_days_for_each_die_lost() -> None:
    each = job(armour(lost=2, magic=True), "craft-exceptional", House(craft_days="each"))
    assert done(each, "4+3")[1] == 7
    assert spread(each)[8] == Fraction(1, 16)


def test_dh35_effectiveness_counts_as_original() -> None:
    """DH-21: five dice and two by magic; three lost leave four."""
    piece = armour(lost=3, magic=True, bonus=2)
    assert replay(job(piece, "craft-exceptional").script, ["1"]).result.current == 7


def test_dh35_the_common_artisan_says_who_could() -> None:
    common = job(armour(lost=1, magic=True), "craft-common")
    assert common.refusal is not None
    assert (common.refusal.clause, common.script) == ("DH-35", None)
    assert "exceptional" in common.refusal.text


@pytest.mark.parametrize(
    ("piece", "clause"),
    [
        (armour(lost=2), "DH-35"),
        (armour(magic=True), "DH-35"),
        (armour(lost=2, broken=3, magic=True), "DH-33"),
        (armour(lost=2, magic=True, price=None), "DH-35"),
    ],
)
def test_dh35_dh33_refused(piece: Piece, clause: str) -> None:
    assert refused(piece, "craft-exceptional") == clause


@pytest.mark.parametrize(
    ("answers", "wear"),
    [
        (("kept",), Wear(steps=1)),
        (("neglected", "1", "2"), Wear(steps=1, lost=1)),
        (("old", "3", "1"), Wear(steps=4, lost=1)),
        (("ruined", "4", "4"), Wear(steps=4, lost=4)),
    ],
)
def test_dh14_neglect_takes_steps_and_dice_by_rolls_of_their_own(answers: tuple[str, ...], wear: Wear) -> None:
    """DH-14: from d10 and five dice, never below d4 and one die."""
    assert done(job(armour(steps=1), "neglect"), *answers) == (0, 0, wear)


def test_dh14_each_way_to_be_kept_has_its_odds() -> None:
    """A d10 left old: 1d3 steps, so d8, d6 or d4; ruined: 1d4 steps, the last two of which end at d4."""
    found = job(weapon(), "neglect")
    assert spread(found, "kept") == {"d10": 1}
    assert spread(found, "neglected") == {"d10": Fraction(1, 2), "d8": Fraction(1, 2)}
    assert spread(found, "old") == {die: Fraction(1, 3) for die in ("d8", "d6", "d4")}
    assert spread(found, "ruined") == {"d8": Fraction(1, 4), "d6": Fraction(1, 4), "d4": Fraction(1, 2)}
    # Armour: what both rolls take together, 1d2−1 and 1d2−1.
    assert spread(job(armour(), "neglect"), "neglected") == {0: Fraction(1, 4), 1: Fraction(1, 2), 2: Fraction(1, 4)}


def test_dh14_by_hand_one_step_at_a_time() -> None:
    assert done(job(armour(), "lower"), "durability")[2] == Wear(steps=1)
    assert done(job(armour(), "lower"), "dice")[2] == Wear(lost=1)
    # With one way only, nothing is asked.
    assert done(job(weapon(), "lower"))[2] == Wear(steps=1)


@pytest.mark.parametrize(
    ("answers", "told"),
    [
        (("kept",), "nothing lost"),
        (("neglected", "2", "1"), "d12 → d10"),
        (("neglected", "1", "2"), "whole armour dice 5 → 4"),
        (("old", "1", "1"), "d12 → d10 · whole armour dice 5 → 4"),
    ],
)
def test_dh14_what_neglect_took_is_told(answers: tuple[str, ...], told: str) -> None:
    found = job(armour(), "neglect")
    assert plain(found.sentence(replay(found.script, answers).result)) == told


@pytest.mark.parametrize(
    ("piece", "clause"),
    [
        (weapon(3), "DH-14"),
        (weapon(4), "DH-12"),
        (armour(lost=4, steps=4), "DH-14"),
        (Piece("Cuerda", Thing(), Wear()), "DH-13"),
    ],
)
def test_dh14_nothing_is_taken_below_d4_and_one_die(piece: Piece, clause: str) -> None:
    assert refused(piece, "neglect") == clause


def test_neglect_does_not_make_a_broken_die_the_last() -> None:
    """DH-14, DH-33: of three whole and two broken dice, ruin leaves one whole one."""
    assert done(job(armour(broken=2), "neglect"), "ruined", "1", "4")[2] == Wear(steps=1, broken=2, lost=2)


def test_dh30_without_a_wearer_there_is_no_die_to_mend_with() -> None:
    """DH-34: armour that lies in the loot says whose dice would mend it; the smith can still work at it."""
    piece = armour(broken=1, steps=1)
    assert (refused(piece, "repair"), refused(piece, "break-die")) == ("DH-34", "DH-32")
    assert job(piece, "restore-durability").script is not None


def test_supplies_are_neither_restored_nor_neglected() -> None:
    """DH-25: a bundle is used up."""
    arrows = Piece("Flechas", Supply("d10"), Wear(steps=2))
    assert [each.id for each in DUNGEON_HACK.jobs(arrows, House(), None)] == ["test-durability"]


def test_dh37_conversion_of_old_absorption_dice() -> None:
    """DH-37: d4 is one die, each step one more."""
    (conversion,) = DUNGEON_HACK.conversions
    told = {die: conversion.told(die).figures["rating"] for die, _ in conversion.options}
    assert told == {"d4": 1, "d6": 2, "d8": 3, "d10": 4, "d12": 5, "d20": 6}


def test_r06_what_is_in_work_cannot_be_used_and_says_until_when() -> None:
    state: State = DUNGEON_HACK.state(weapon(1, ready=4))
    assert (state.id, state.usable, state.words.figures["day"]) == ("at-work", False, 4)
