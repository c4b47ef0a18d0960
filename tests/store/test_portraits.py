# SPDX-License-Identifier: GPL-3.0-or-later
"""Portraits are kept once, found by name, and swept only when nothing can bring them back."""

import sqlite3
from pathlib import Path

from panoplia.table.table import Table
from world import World, open_table


def names(table: Table) -> set[str]:
    with sqlite3.connect(table.library.path) as connection:
        found = {row[0] for row in connection.execute("SELECT sha FROM portrait")}
    connection.close()
    return found


def again(table: Table, folder: Path) -> Table:
    table.library.close()
    return open_table(folder)


def test_the_same_picture_is_kept_once(table: Table, world: World) -> None:
    first = table.characters.set_portrait(world.enyra, b"one")
    second = table.characters.set_portrait(world.drake, b"one")
    assert first.portrait == second.portrait
    assert len(first.portrait) == 64
    assert table.library.portrait(first.portrait) == b"one"
    assert table.library.portrait("0" * 64) is None


def test_what_undo_or_redo_can_bring_back_outlives_a_start(tmp_path: Path) -> None:
    table = open_table(tmp_path)
    world = World.made(table)
    table.characters.set_portrait(world.enyra, b"one")
    table.characters.set_portrait(world.enyra, b"two")
    table.library.journal.undo(f"campaign:{world.campaign}")
    kept = names(table)
    table = again(table, tmp_path)
    assert names(table) == kept
    table.library.journal.redo(f"campaign:{world.campaign}")
    assert table.library.portrait(table.library.character(world.enyra).portrait) == b"two"
    table.library.close()


def test_what_nothing_names_is_swept_when_the_journal_is_trimmed(tmp_path: Path) -> None:
    table = open_table(tmp_path)
    world = World.made(table)
    kept = names(table)
    table.characters.set_portrait(world.enyra, b"one")
    table.library.journal.undo(f"campaign:{world.campaign}")
    # The undone action is gone once something else is done.
    table.characters.hurt(world.enyra, 1)
    for _ in table.library.trim():
        pass
    assert names(table) == kept
    table.library.close()


def test_a_refused_action_leaves_no_picture(table: Table, world: World) -> None:
    before = names(table)
    try:
        with table.library.journal.act("library", table.library.journal.history()[0].label):
            table.library.keep_portrait(b"never")
            raise RuntimeError
    except RuntimeError:
        pass
    assert names(table) == before
