# SPDX-License-Identifier: GPL-3.0-or-later
"""The schema of a new library: its golden copy, the rows that peewee knows, and the limits of numbers."""

import os
import re
import sqlite3
from pathlib import Path

import peewee as pw
import pytest

from panoplia.store import library as library_module
from panoplia.store.library import Library
from panoplia.store.records import LIMITS
from panoplia.store.rows import Row
from panoplia.store.schema import dump, read_schema, tables
from panoplia.store.writing import ROWS
from store.tiny import JOURNALED, plain

GOLDEN = Path(library_module.__file__).parent / "schema.sql"
TYPES = {"AUTO": "INTEGER", "INT": "INTEGER", "BOOL": "INTEGER", "TEXT": "TEXT"}


def test_the_golden_dump(library: Library) -> None:
    """``PANOPLIA_RENEW=1`` writes it anew."""
    made = "-- Made by tests/store/test_schema.py from a new library; never edited.\n\n" + dump(plain(library))
    if os.environ.get("PANOPLIA_RENEW"):
        GOLDEN.write_text(made, "utf-8")
    assert GOLDEN.read_text("utf-8") == made


def test_there_is_a_row_class_for_each_journaled_table(library: Library) -> None:
    assert set(read_schema(plain(library)).columns) == set(JOURNALED)
    assert {row._meta.table_name for row in ROWS.values()} == set(JOURNALED)


@pytest.mark.parametrize("row", ROWS.values())
def test_rows_are_as_the_schema_says(library: Library, row: type[Row]) -> None:
    table = row._meta.table_name
    said = {}
    for field in row._meta.sorted_fields:
        foreign = isinstance(field, pw.ForeignKeyField)
        kind = "INTEGER" if foreign else TYPES[field.field_type]
        parent = (field.rel_model._meta.table_name, field.on_delete or "NO ACTION") if foreign else None
        said[field.column_name] = (kind, field.null, parent)
    parents = {
        column: (parent, on_delete)
        for column, parent, on_delete in plain(library).execute(
            'SELECT "from", "table", on_delete FROM pragma_foreign_key_list(?)', (table,)
        )
    }
    described = plain(library).execute('SELECT name, type, "notnull", pk FROM pragma_table_info(?)', (table,))
    real = {name: (kind, not (needed or key), parents.get(name)) for name, kind, needed, key in described}
    assert list(said.items()) == list(real.items())


def test_every_table_is_strict(library: Library) -> None:
    listed = plain(library).execute("SELECT name, strict FROM pragma_table_list").fetchall()
    assert all(strict for name, strict in listed if name in tables(plain(library)))


def test_the_limits_of_numbers_are_those_of_the_schema() -> None:
    found = {
        (column, int(low), int(high))
        for column, low, high in re.findall(r"(\w+) BETWEEN (-?\d+) AND (\d+)", GOLDEN.read_text("utf-8"))
    }
    assert found == {(column, *limits) for column, limits in LIMITS.items()}


def test_a_column_that_json_cannot_carry_is_a_mistake() -> None:
    with sqlite3.connect(":memory:") as connection:
        connection.execute("CREATE TABLE picture (id INTEGER PRIMARY KEY, image BLOB) STRICT")
        with pytest.raises(ValueError, match="image is BLOB"):
            read_schema(connection)
    connection.close()


@pytest.mark.parametrize(("holder", "inside"), [(None, None), ("1", "7")])
def test_an_item_lies_in_exactly_one_place(library: Library, holder: str | None, inside: str | None) -> None:
    plain(library).execute("INSERT INTO action (scope, label, time, state) VALUES ('x', '{}', '', 'silent')")
    with pytest.raises(sqlite3.IntegrityError, match="holder IS NULL"):
        plain(library).execute(
            "INSERT INTO item (uid, entry, holder, inside, wear) VALUES (hex(randomblob(16)), 1, ?, ?, '{}')",
            (holder, inside),
        )
