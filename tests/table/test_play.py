# SPDX-License-Identifier: GPL-3.0-or-later
"""What an attempt leaves behind: one action, or none; never on something that changed meanwhile."""

import sqlite3
from typing import Any

import pytest

from panoplia.rules.drivers import replay
from panoplia.rules.refusal import Refused
from panoplia.rules.system import Subject
from panoplia.rules.trial import Attempt
from panoplia.store import triggers
from panoplia.store.records import Damaged
from panoplia.table.table import Table
from world import World, all_rows


def shown(table: Table, world: World) -> Subject:
    return table.reading.subject(table.library.character(world.enyra))


def attempt(table: Table, subject: Subject, id: str, **told: Any) -> Attempt:
    trial = next(each for each in table.systems["dungeon-hack"].trials(subject) if each.id == id)
    assert trial.attempt is not None
    return trial.attempt(told)


def settle(table: Table, world: World, id: str, *answers: str, **told: Any) -> None:
    subject = shown(table, world)
    tried = attempt(table, subject, id, **told)
    table.play.settle(world.enyra, subject, tried, replay(tried.script, answers).result)


def test_a_dodge_writes_health_and_armour_as_one_action(table: Table, world: World) -> None:
    """DH-11, DH-32: durability, the broken die and the damage go back together."""
    armour = table.trade.give(world.entry["coraza"], world.purse).id
    table.inventory.equip(armour)
    before = all_rows(table)
    settle(table, world, "dodge", "1", "1", "6", "break", level=13)
    assert table.library.character(world.enyra).condition.health == 14
    wear = table.library.item(armour).wear
    assert (wear.steps, wear.broken) == (1, 1)
    (line,) = table.library.journal.history(table="item", row=armour, limit=1)
    assert line.label.in_english().startswith("Enyra la rusalka: The blow does 2 damage, 14 health left")
    table.library.journal.undo(f"campaign:{world.campaign}")
    assert all_rows(table) == before


def test_r12_armour_that_cannot_be_read_stops_no_blow(table: Table, world: World) -> None:
    """R12: its dice are not there, the damage is, and the row is told and kept as it was."""
    armour = table.trade.give(world.entry["coraza"], world.purse).id
    table.inventory.equip(armour)
    spoil(table, "item", "wear", "[1]", armour)
    settle(table, world, "dodge", "2", "6", level=13)
    assert table.library.character(world.enyra).condition.health == 10
    (held,) = [each for each in table.reading.holdings(table.library.character(world.enyra)) if each.piece is None]
    assert held.item.id == armour
    assert isinstance(held.item.wear, Damaged)
    assert held.item.wear.raw == "[1]"


def test_r12_armour_of_a_row_that_is_in_no_table_protects(table: Table, world: World) -> None:
    """R12: a line of one's own has its own rating; the dice are rolled as for any other."""
    own = table.catalogue.add_entry(
        world.campaign, "armour", {"names.es": "Piel de dragón", "data.rating": 2, "data.durability": "d8"}
    )
    table.inventory.equip(table.trade.give(own.id, world.purse).id)
    settle(table, world, "dodge", "2", "6", "roll", "1+2")
    assert table.library.character(world.enyra).condition.health == 16 - (6 - 3)


def spoil(table: Table, name: str, column: str, text: str, id: int) -> None:
    """What another program may write into a row."""
    with sqlite3.connect(table.library.path) as connection:
        triggers.drop(connection)
        connection.execute(f"UPDATE {name} SET {column} = ? WHERE id = ?", (text, id))
        triggers.mend(connection)
    connection.close()


def test_what_changed_nothing_makes_no_action(table: Table, world: World) -> None:
    before = all_rows(table)
    label = table.library.journal.undoable(f"campaign:{world.campaign}")
    settle(table, world, f"attack:{world.axe}", "15", "4")
    settle(table, world, "test:fue", "15")
    assert all_rows(table) == before
    assert table.library.journal.undoable(f"campaign:{world.campaign}") == label


def test_one_of_a_pile_wears_and_the_others_do_not(table: Table, world: World) -> None:
    settle(table, world, f"attack:{world.daggers}", "15", "4")
    assert table.library.item(world.daggers).quantity == 3
    settle(table, world, f"attack:{world.daggers}", "1", "1")
    daggers = [item for item in table.library.items_of(world.purse) if item.entry == world.entry["daga"]]
    assert sorted((item.quantity, item.wear.steps) for item in daggers) == [(1, 1), (2, 0)]


@pytest.mark.parametrize("change", ["health", "weapon", "elsewhere"])
def test_nothing_is_applied_to_what_changed_meanwhile(table: Table, world: World, change: str) -> None:
    subject = shown(table, world)
    tried = attempt(table, subject, f"attack:{world.axe}")
    result = replay(tried.script, ["1", "1"]).result
    match change:
        case "health":
            table.characters.hurt(world.enyra, 1)
        case "weapon":
            settle(table, world, f"attack:{world.axe}", "1", "1")
        case _:
            table.inventory.discard(world.axe)
    before = all_rows(table)
    with pytest.raises(Refused, match="has changed meanwhile"):
        table.play.settle(world.enyra, subject, tried, result)
    assert all_rows(table) == before


def test_an_attempt_is_never_applied_twice(table: Table, world: World) -> None:
    subject = shown(table, world)
    tried = attempt(table, subject, f"attack:{world.axe}")
    result = replay(tried.script, ["1", "1"]).result
    table.play.settle(world.enyra, subject, tried, result)
    with pytest.raises(Refused):
        table.play.settle(world.enyra, subject, tried, result)
    assert table.library.item(world.axe).wear.steps == 1


def test_dh45_dying_is_kept_from_round_to_round_and_ends_with_healing(table: Table, world: World) -> None:
    table.characters.hurt(world.enyra, 999)
    settle(table, world, "dying", "5")
    assert table.library.character(world.enyra).condition.dying == 1
    table.characters.hurt(world.enyra, 1)
    assert table.library.character(world.enyra).condition.dying == 2
    table.characters.heal(world.enyra, 1)
    condition = table.library.character(world.enyra).condition
    assert (condition.health, condition.dying, condition.stable) == (1, 0, False)


def test_dh45_a_health_typed_on_the_sheet_ends_dying_too(table: Table, world: World) -> None:
    table.characters.hurt(world.enyra, 999)
    settle(table, world, "dying", "5")
    table.characters.set_field(world.enyra, "condition.health", 3)
    assert table.library.character(world.enyra).condition.dying == 0
