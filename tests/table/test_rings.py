# SPDX-License-Identifier: GPL-3.0-or-later
"""C72: a file from elsewhere holds containers that lie inside each other. It opens, and nothing in them is lost."""

import sqlite3
from pathlib import Path

import pytest

from panoplia.store.triggers import drop, mend
from panoplia.table.rings import in_rings, ring
from panoplia.table.table import Table
from world import World, all_rows, open_table


@pytest.mark.parametrize(
    ("inside", "rings"),
    [
        ({}, {}),
        ({2: 1, 3: 2}, {}),
        ({1: 2, 2: 1}, {1: 1, 2: 1}),
        ({5: 5}, {5: 5}),
        ({1: 2, 2: 3, 3: 1, 4: 2, 5: 4, 7: 6}, {1: 1, 2: 1, 3: 1, 4: 1, 5: 1}),
        ({1: 2, 2: 1, 8: 9, 9: 8}, {1: 1, 2: 1, 8: 8, 9: 8}),
    ],
)
def test_what_is_lost_in_a_ring(inside: dict[int, int], rings: dict[int, int]) -> None:
    assert in_rings(inside) == rings
    assert all(ring(item, inside) for item in rings)


def close_ring(table: Table, *items: int) -> None:
    """As another program does: each lies in the next one, and no journal knows."""
    connection = sqlite3.connect(table.library.path)
    with connection:
        drop(connection)
        for item, next_one in zip(items, (*items[1:], items[0]), strict=True):
            connection.execute("UPDATE item SET holder = NULL, inside = ? WHERE id = ?", (next_one, item))
        mend(connection)
    connection.close()


@pytest.fixture
def ringed(tmp_path: Path) -> tuple[Table, World, int, int]:
    """Drake is given two sacks with Enyra's daggers in one; then they lie inside each other."""
    table = open_table(tmp_path)
    world = World.made(table)
    first, second = (table.trade.give(world.entry["saco"], world.purse).id for _ in range(2))
    table.packing.put_into([world.daggers], second)
    table.packing.hand_over([first, second], world.pouch)
    close_ring(table, first, second)
    table.library.close()
    return open_table(tmp_path), world, first, second


def test_it_is_shown_with_whoever_held_it_last(ringed: tuple[Table, World, int, int]) -> None:
    table, world, first, second = ringed
    held = [holding.item.id for holding in table.reading.held_by(world.campaign, world.pouch)]
    assert sorted(held) == sorted([first, second, world.daggers])
    assert table.reading.holder_of(table.library.item(world.daggers)).id == world.pouch
    subjects = {character.id: subject for character, subject in table.reading.subjects(world.campaign)}
    assert sorted(piece.id for piece in subjects[world.drake].pieces) == sorted(held)
    table.library.close()


def test_it_can_be_taken_out(ringed: tuple[Table, World, int, int]) -> None:
    table, world, first, second = ringed
    table.packing.take_out([first, second])
    assert {item.id for item in table.library.items_of(world.pouch)} == {first, second, world.daggers}
    assert table.library.item(world.daggers).inside == second
    held = table.reading.held_by(world.campaign, world.pouch)
    assert len(held) == 3, "no one is listed twice"
    table.library.close()


def test_one_of_it_is_enough_to_open_it(ringed: tuple[Table, World, int, int]) -> None:
    table, world, first, second = ringed
    table.packing.take_out([first])
    assert (table.library.item(first).holder, table.library.item(second).inside) == (world.pouch, first)
    assert len(table.reading.held_by(world.campaign, world.pouch)) == 3
    table.library.close()


def test_a_ring_can_be_emptied_and_thrown_away(ringed: tuple[Table, World, int, int]) -> None:
    table, world, first, second = ringed
    table.inventory.discard_emptied(second)
    assert {item.id for item in table.library.items_of(world.pouch)} == {first, world.daggers}
    table.library.close()


def test_where_nothing_is_known_it_is_with_the_first_holder(
    ringed: tuple[Table, World, int, int], tmp_path: Path
) -> None:
    table, world, first, second = ringed
    table.characters.delete(world.drake)
    table.library.close()
    with sqlite3.connect(tmp_path / "library.panoplia") as connection:
        connection.execute("DELETE FROM change")
    connection.close()
    table = open_table(tmp_path)
    before = all_rows(table)
    assert {first, second} < {held.item.id for held in table.reading.held_by(world.campaign, world.purse)}
    assert all_rows(table) == before
    table.library.close()
