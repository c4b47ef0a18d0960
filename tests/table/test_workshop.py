# SPDX-License-Identifier: GPL-3.0-or-later
"""The workshop: worst first, jobs with reasons, one write at the end, nothing on a piece that changed."""

import pytest

from panoplia.rules import drivers
from panoplia.rules.refusal import Refused
from panoplia.table.table import Table
from world import World, all_rows, work


def breastplate(table: Table, world: World) -> int:
    return table.trade.give(world.entry["coraza"], world.purse).id


def wear(table: Table, item: int) -> tuple[int, int, int]:
    found = table.library.item(item).wear
    return found.steps, found.broken, found.lost


def test_the_book_example_of_enyra(table: Table, world: World) -> None:
    """DH-34: two of three dice broken, 2 and 4 rolled: armour rating 2, both whole."""
    armour = breastplate(table, world)
    work(table, armour, "break-die")
    work(table, armour, "break-die")
    assert wear(table, armour) == (0, 2, 0)
    work(table, armour, "repair", "2+4")
    assert wear(table, armour) == (0, 0, 1)
    piece = table.reading.holding(armour).piece
    assert table.systems["dungeon-hack"].state(piece).gauges[0].whole == 2


def test_mending_is_refused_with_nothing_broken_or_nothing_whole(table: Table, world: World) -> None:
    """R25, DH-33, DH-34: refused with the clause, and never for money."""
    armour = breastplate(table, world)
    repair = next(job for job in table.workshop.jobs(armour) if job.id == "repair")
    assert (repair.script, repair.refusal.clause) == (None, "DH-34")
    for _ in range(3):
        work(table, armour, "break-die")
    jobs = {job.id: job.refusal and job.refusal.clause for job in table.workshop.jobs(armour)}
    assert jobs == {
        "repair": "DH-33", "break-die": "DH-33", "test-durability": "DH-12", "restore-durability": "DH-33",
        "craft-exceptional": "DH-35", "neglect": "DH-12", "lower": "DH-12",
    }  # fmt: skip


def test_the_die_goes_down_the_ladder_to_nothing(table: Table, world: World) -> None:
    """R23, DH-10, DH-12: d10 › d8 › d6 › d4 › spent, and no further."""
    states = []
    for _ in range(4):
        work(table, world.axe, "test-durability", "1")
        piece = table.reading.holding(world.axe).piece
        states.append(table.systems["dungeon-hack"].state(piece).gauges[0].now)
    assert states == ["d8", "d6", "d4", None]
    assert all(job.refusal for job in table.workshop.jobs(world.axe))


def test_a_roll_that_holds_writes_nothing(table: Table, world: World) -> None:
    before = all_rows(table)
    work(table, world.axe, "test-durability", "3")
    assert all_rows(table) == before


def test_wear_splits_one_off_a_pile(table: Table, world: World) -> None:
    work(table, world.daggers, "test-durability", "2")
    items = table.library.items_of(world.purse)
    daggers = sorted((item.quantity, item.wear.steps) for item in items if item.entry == world.entry["daga"])
    assert daggers == [(1, 1), (2, 0)]


def test_the_history_names_item_owner_and_result(table: Table, world: World) -> None:
    """R26: the log says for which weapon, and what came of it."""
    work(table, world.axe, "test-durability", "1")
    (line, *_) = table.library.journal.history(table="item", row=world.axe)
    assert line.label.in_english() == "Battleaxe (Enyra la rusalka): d10 → d8"


def test_a_piece_that_changed_meanwhile_is_left_alone(table: Table, world: World) -> None:
    """The odds on screen were for another piece: nothing is written."""
    shown = table.reading.holding(world.axe)
    job = next(job for job in table.workshop.jobs(world.axe) if job.id == "test-durability")
    result = drivers.replay(job.script, ["1"]).result
    table.workshop.finish(shown, job, result)
    before = all_rows(table)
    with pytest.raises(Refused):
        table.workshop.finish(shown, job, result)
    assert all_rows(table) == before


def test_worst_first(table: Table, world: World) -> None:
    """Beyond use, then broken dice, then worn; what is as new is not there."""
    armour = breastplate(table, world)
    club = table.trade.give(world.entry["clava"], world.pouch).id
    work(table, world.axe, "test-durability", "1")
    work(table, armour, "break-die")
    work(table, club, "test-durability", "1")
    assert [worn.held.item.id for worn in table.workshop.worn(world.campaign)] == [club, armour, world.axe]


def test_armour_is_mended_with_the_wearers_die(table: Table, world: World) -> None:
    """DH-30, DH-34: with a d4 against rating 4 the odds are none, and it is said before."""
    table.characters.set_field(world.enyra, "statistics.armour_die", "d4")
    mail = table.trade.give(world.entry["cota_de_mallas"], world.purse).id
    work(table, mail, "break-die")
    repair = next(job for job in table.workshop.jobs(mail) if job.id == "repair")
    assert "Hopeless" in repair.explanation.text
