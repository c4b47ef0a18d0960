# SPDX-License-Identifier: GPL-3.0-or-later
"""What is deleted goes with all that belongs to it, and with nothing else; undo brings back every row of it."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from museum_pieces import Rows, raw_rows
from panoplia.table.table import Table
from panoplia.table.verbs import LIBRARY, scope_of
from world import World, open_table, work

Place = tuple[str, int]
JOURNAL = ("action", "change", "setting", "portrait")


@dataclass(frozen=True)
class Full:
    """A campaign with everything in it. ``sack`` holds a bag, the bag holds torches and a piece of its own entry."""

    world: World
    foe: int
    own: int
    sack: int
    bag: int


def filled(table: Table) -> Full:
    world = World.made(table)
    table.characters.set_portrait(world.enyra, f"of {world.campaign}".encode())
    values = {"names.es": "Sable", "data.group": "light", "data.penetration": 1}
    own = table.catalogue.add_entry(world.campaign, "weapon", values).id
    foe, *_ = table.characters.create_npcs(world.campaign, "2 guardias, salud 7")
    table.trade.give(world.entry["daga"], foe.holder)
    sack, bag, torches, sabre = (
        table.trade.give(entry, world.purse).id
        for entry in (world.entry["saco"], world.entry["bolsa"], world.entry["antorchas"], own)
    )
    table.packing.put_into([torches, sabre], bag)
    table.packing.put_into([bag], sack)
    pile = table.loot.make_holder(world.campaign, "loot", "Botín")
    table.loot.add_found(world.entry["lanza"], pile.id, 2)
    table.loot.set_money(pile.id, 140)
    work(table, world.axe, "test-durability", "1")
    work(table, world.axe, "restore-durability")
    return Full(world, foe.id, own, sack, bag)


@pytest.fixture
def here(table: Table) -> Full:
    return filled(table)


@pytest.fixture
def there(table: Table, here: Full) -> Full:
    """A second campaign like the first, and changes over the book that hold in both."""
    found = filled(table)
    table.catalogue.override(here.world.campaign, here.world.entry["daga"], {"price": 300})
    table.catalogue.override(found.world.campaign, here.world.entry["lanza"], {"data.damage": "1d8"})
    return found


def references(path: Path) -> list[tuple[str, str, str]]:
    """Table, column and the table that it points to, as SQLite tells them."""
    with closing(sqlite3.connect(path)) as file:
        return file.execute(
            'SELECT one.name, two."from", two."table" FROM sqlite_schema AS one'
            " JOIN pragma_foreign_key_list(one.name) AS two WHERE one.type = 'table'"
        ).fetchall()


def belonging(path: Path, rows: Rows, start: Place) -> set[Place]:
    """A row and all that point to it, and to those."""
    found, waiting = {start}, [start]
    while waiting:
        table, id = waiting.pop()
        new = {
            (child, row["id"])
            for child, column, parent in references(path)
            if parent == table
            for row in rows[child]
            if row[column] == id
        } - found
        found |= new
        waiting += new
    return found


def kept(rows: Rows) -> dict[Place, dict[str, Any]]:
    """All rows but those of the journal, by their places."""
    return {(table, row["id"]): row for table, found in rows.items() if table not in JOURNAL for row in found}


Delete = Callable[[Table, Full], object]
THINGS: dict[str, tuple[Delete, Callable[[Full], Place], dict[str, int]]] = {
    "character": (
        lambda table, full: table.characters.delete(full.world.enyra),
        lambda full: ("holder", full.world.purse),
        # Axe, daggers, sack, bag, torches, sabre; the axe is worked on.
        {"holder": 1, "character": 1, "item": 6, "work": 1},
    ),
    "foe": (
        lambda table, full: table.characters.delete(full.foe),
        lambda full: ("holder", full.world.pouch + 1),
        {"holder": 1, "character": 1, "item": 1},
    ),
    "container": (
        lambda table, full: table.inventory.discard_with_content(full.sack),
        lambda full: ("item", full.sack),
        {"item": 4},
    ),
    "container within": (
        lambda table, full: table.inventory.discard_with_content(full.bag),
        lambda full: ("item", full.bag),
        {"item": 3},
    ),
    "campaign": (
        lambda table, full: table.campaigns.delete(full.world.campaign),
        lambda full: ("campaign", full.world.campaign),
        # Two people, two guards and a pile; beside Enyra's six a guard's dagger and the spears.
        {"campaign": 1, "holder": 5, "character": 4, "item": 8, "work": 1, "entry": 1},
    ),
}
"""How a thing is deleted, which row that is, and how many rows of each table go with it."""


def counted(places: set[Place]) -> dict[str, int]:
    tables = [table for table, _ in places]
    return {table: tables.count(table) for table in tables}


@pytest.mark.parametrize("name", THINGS)
@pytest.mark.parametrize("first", [True, False])
def test_exactly_what_belongs_to_it_goes_and_comes_back(
    table: Table, here: Full, there: Full, name: str, first: bool
) -> None:
    full, path = (here if first else there), table.library.path
    delete, start, numbers = THINGS[name]
    scope = LIBRARY if name == "campaign" else scope_of(full.world.campaign)
    before = kept(raw_rows(path))
    gone = belonging(path, raw_rows(path), start(full))
    assert counted(gone) == numbers

    delete(table, full)
    after = kept(raw_rows(path))
    assert after == {place: row for place, row in before.items() if place not in gone}

    table.library.journal.undo(scope)
    assert kept(raw_rows(path)) == before

    table.library.journal.redo(scope)
    assert kept(raw_rows(path)) == after


def test_what_is_the_librarys_outlives_both_campaigns(table: Table, here: Full, there: Full) -> None:
    path = table.library.path
    before = raw_rows(path)
    for full in (here, there):
        table.campaigns.delete(full.world.campaign)
    after = raw_rows(path)
    assert {name for name, rows in after.items() if rows} == {"entry", "override", *JOURNAL}
    assert after["override"] == before["override"]
    assert len(after["override"]) == 2
    assert after["entry"] == [row for row in before["entry"] if row["origin"] == "shipped"]
    for _ in range(2):
        table.library.journal.undo(LIBRARY)
    assert kept(raw_rows(path)) == kept(before)


def test_c73_what_lay_in_a_deleted_container_can_stay(table: Table, here: Full, there: Full) -> None:
    path = table.library.path
    before = kept(raw_rows(path))
    table.inventory.discard_emptied(here.sack)
    expected = before | {("item", here.bag): before["item", here.bag] | {"inside": None, "holder": here.world.purse}}
    del expected["item", here.sack]
    assert kept(raw_rows(path)) == expected


def portraits(table: Table) -> set[bytes]:
    return {row["data"] for row in raw_rows(table.library.path)["portrait"]}


def test_a_portrait_stays_while_the_journal_names_it_and_is_swept_after(tmp_path: Path) -> None:
    table = open_table(tmp_path)
    first, second = filled(table), filled(table)
    both = portraits(table)
    table.campaigns.delete(first.world.campaign)
    table.library.close()

    table = open_table(tmp_path)
    assert portraits(table) == both, "undo can bring them back"
    table.library.journal.undo(LIBRARY)
    shown = table.library.character(first.world.enyra).portrait
    assert table.library.portrait(shown) == f"of {first.world.campaign}".encode()
    table.library.journal.redo(LIBRARY)
    _forget(table)
    for _ in table.library.trim():
        pass
    # Drake has the same picture in both campaigns, and lives on in the second.
    assert portraits(table) == both - {f"of {first.world.campaign}".encode()}
    shown = table.library.character(second.world.drake).portrait
    assert table.library.portrait(shown) in both
    table.library.close()


def _forget(table: Table) -> None:
    """What will be done once the journal is trimmed: its labels stay, its images go."""
    table.library._connection.plain.execute("DELETE FROM change")
