# SPDX-License-Identifier: GPL-3.0-or-later
"""The journal's triggers: nothing is written without them, and they keep only what changed."""

import json
import re
import sqlite3
from pathlib import Path

import pytest

from panoplia.store import library as library_module
from panoplia.store.library import Library
from panoplia.store.opening import MENDED
from panoplia.store.records import Act, Campaign, Character, Encounter, Override, Work
from panoplia.store.schema import read_schema
from panoplia.store.triggers import OUTSIDE, REPLACED, mend, wanted
from store.tiny import JOURNALED, Clock, Shape, Small, Traits, open_at, plain, rows, said


def change_rows(library: Library) -> list[tuple[str, str, object, object]]:
    """Table, kind, before and after of the last action's rows."""
    found = plain(library).execute(
        "SELECT table_name, kind, before, after FROM change WHERE action = (SELECT max(id) FROM action) ORDER BY id"
    )
    return [(*row[:2], *(json.loads(image) if image else None for image in row[2:])) for row in found]


@pytest.mark.parametrize("table", JOURNALED)
@pytest.mark.parametrize(
    "statement",
    [
        "DELETE FROM {table}",
        "UPDATE {table} SET uid = upper(uid)",
        "UPDATE {table} SET uid = uid",
        "INSERT INTO {table} SELECT * FROM {table} WHERE false UNION ALL SELECT 99, {rest} FROM {table} LIMIT 1",
        "INSERT OR REPLACE INTO {table} SELECT * FROM {table}",
    ],
)
def test_a_write_outside_an_action_aborts(library: Library, small: Small, table: str, statement: str) -> None:
    columns = read_schema(plain(library)).columns[table]
    rest = ", ".join({"uid": "lower(hex(randomblob(16)))", "key": "'new'"}.get(name, name) for name in columns[1:])
    if table == "character" and "99" in statement:
        rest = rest.replace("holder", str(small.stash.id), 1)
    if table in ("override", "work") and "99" in statement:
        rest = rest.replace("entry", str(small.sack_entry.id), 1).replace("item", str(small.blade.id), 1)
    before = rows(library)
    with pytest.raises(sqlite3.IntegrityError, match=f"{OUTSIDE}|{REPLACED}"):
        plain(library).execute(statement.format(table=table, rest=rest))
    assert rows(library) == before


def test_an_update_keeps_only_the_changed_columns(library: Library, small: Small) -> None:
    with library.journal.act(small.scope, said(1)):
        library.change(small.blade, bonus=2, name="", wear=Shape(1), quantity=1)
    before, after = {"bonus": 0, "wear": '{"steps":0,"note":""}'}, {"bonus": 2, "wear": '{"steps":1,"note":""}'}
    assert change_rows(library) == [("item", "update", before, after)]


def test_inserts_and_deletes_keep_all_columns(library: Library, small: Small) -> None:
    with library.journal.act(small.scope, said(1)):
        library.remove(small.inner)
    ((table, kind, before, after),) = change_rows(library)
    assert (table, kind, after) == ("item", "delete", None)
    assert isinstance(before, dict)
    assert tuple(before) == read_schema(plain(library)).columns["item"]


def test_a_cascade_is_kept_children_first(library: Library, small: Small) -> None:
    with library.journal.act(small.scope, said(1)):
        library.remove(small.hero)
    kinds = [(table, kind) for table, kind, _, _ in change_rows(library)]
    assert kinds[-1] == ("holder", "delete")
    assert sorted(kinds[:-1]) == [("character", "delete"), *[("item", "delete")] * 3, ("work", "delete")]


@pytest.mark.parametrize("table", JOURNALED)
@pytest.mark.parametrize(
    "statement",
    [
        "INSERT OR REPLACE INTO {table} SELECT * FROM {table}",
        "REPLACE INTO {table} SELECT 99, {rest} FROM {table}",
        "UPDATE OR REPLACE {table} SET uid = (SELECT uid FROM {table} ORDER BY id DESC LIMIT 1)",
    ],
)
def test_no_row_is_replaced_inside_an_action_either(library: Library, small: Small, table: str, statement: str) -> None:
    with library.journal.act("library", said(1)):
        library.add(Campaign(0, "", "Otra", "tiny", Shape()))
        library.add(Override(0, "", small.sack_entry.id, {"price": 7}, {}))
        library.add(Work(0, "", small.blade.id, 3, Shape(), said()))
        library.add(Act(0, "", library.add(Encounter(0, "", small.campaign.id, "Otra")).id, 1, "{}"))
        library.add(Character(0, "", 0, small.campaign.id, "Otro", 0, "", Traits(), Shape()))
    before = rows(library)
    rest = ", ".join(read_schema(plain(library)).columns[table][1:])
    with pytest.raises(sqlite3.IntegrityError, match=REPLACED), library.journal.act(small.scope, said(2)):
        plain(library).execute(statement.format(table=table, rest=rest))
    assert rows(library) == before


def test_no_code_of_ours_replaces_rows() -> None:
    folder = Path(library_module.__file__).parent
    for file in [*folder.rglob("*.py"), *folder.rglob("*.sql")]:
        assert not re.search(r"\bOR REPLACE\b|\breplace_many\b|\.replace\(\*\*", file.read_text("utf-8"), re.IGNORECASE)


def test_an_id_never_changes(library: Library, small: Small) -> None:
    refused = pytest.raises(sqlite3.IntegrityError, match="an id never changes")
    with library.journal.act(small.scope, said(1)), refused:
        plain(library).execute("UPDATE item SET id = 99 WHERE id = ?", (small.inner.id,))


def test_ids_are_not_used_twice(library: Library, small: Small) -> None:
    with library.journal.act(small.scope, said(1)):
        library.remove(small.inner)
        new = library.add(small.inner)
    assert new.id > small.inner.id


def test_every_journaled_table_has_its_five(library: Library) -> None:
    names = {name for (name,) in plain(library).execute("SELECT name FROM sqlite_schema WHERE type = 'trigger'")}
    journal = {f"journal_{table}_{kind}" for table in JOURNALED for kind in ("insert", "update", "delete")}
    assert names == journal | {f"guard_{table}_{kind}" for table in JOURNALED for kind in ("insert", "update")}
    assert names == wanted(plain(library)).keys()


def test_guards_that_an_earlier_program_did_not_make_are_made_without_a_word(
    library: Library, path: Path, clock: Clock
) -> None:
    plain(library).execute("DROP TRIGGER guard_item_insert")
    library.close()
    again = open_at(path, clock)
    assert again.remarks == ()
    assert mend(plain(again)) == []
    again.close()


@pytest.mark.parametrize(
    "statement",
    [
        "DROP TRIGGER journal_item_delete",
        "CREATE TRIGGER stranger AFTER INSERT ON item BEGIN DELETE FROM item; END",
        "DROP TRIGGER journal_item_update; CREATE TRIGGER journal_item_update AFTER UPDATE ON item BEGIN SELECT 1; END",
    ],
)
def test_opening_mends_the_triggers_and_says_so(library: Library, path: Path, clock: Clock, statement: str) -> None:
    expected = wanted(plain(library))
    plain(library).executescript(statement)
    library.close()
    again = open_at(path, clock)
    assert [remark.text for remark in again.remarks] == [MENDED]
    found = dict(plain(again).execute("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").fetchall())
    assert found == expected
    assert mend(plain(again)) == []
    again.close()
    again = open_at(path, clock)
    assert again.remarks == ()
    again.close()
