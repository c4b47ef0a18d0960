# SPDX-License-Identifier: GPL-3.0-or-later
"""What the open file says of its own tables: journal triggers and undo are made from this, never from a list."""

import sqlite3
from contextlib import closing
from importlib.resources import files

import msgspec

UNJOURNALED = frozenset({"action", "change", "setting", "portrait"})


class Reference(msgspec.Struct, frozen=True):
    """A column that points to the ``id`` of a parent table."""

    table: str
    column: str
    parent: str


class Schema(msgspec.Struct, frozen=True):
    """The journaled tables with their columns, and the references among them."""

    columns: dict[str, tuple[str, ...]]
    references: tuple[Reference, ...]


def tables(connection: sqlite3.Connection) -> list[str]:
    """All tables of the library, in the order in which they were made."""
    return [
        name
        for (name,) in connection.execute(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid"
        )
    ]


def read_schema(connection: sqlite3.Connection) -> Schema:
    """The journaled part of the schema. A column that JSON cannot carry is a mistake of ours."""
    columns: dict[str, tuple[str, ...]] = {}
    references: list[Reference] = []
    for table in tables(connection):
        if table in UNJOURNALED:
            continue
        described = connection.execute("SELECT name, type FROM pragma_table_info(?)", (table,)).fetchall()
        for name, kind in described:
            if kind not in ("INTEGER", "TEXT"):
                raise ValueError(f"{table}.{name} is {kind}, which the journal cannot keep")
        columns[table] = tuple(name for name, _ in described)
        references.extend(
            Reference(table, column, parent)
            for column, parent in connection.execute(
                'SELECT "from", "table" FROM pragma_foreign_key_list(?) ORDER BY id DESC', (table,)
            )
        )
    return Schema(columns, tuple(references))


def lacks_parts(connection: sqlite3.Connection) -> bool:
    """Whether a table or a column that a library of the newest format has is not there."""
    with closing(sqlite3.connect(":memory:")) as whole:
        whole.executescript((files("panoplia.store") / "schema.sql").read_text("utf-8"))
        return not parts(whole) <= parts(connection)


def parts(connection: sqlite3.Connection) -> set[tuple[str, str]]:
    """Every table with each of its columns."""
    return set(
        connection.execute(
            "SELECT whole.name, part.name FROM sqlite_schema AS whole JOIN pragma_table_info(whole.name) AS part"
            " WHERE whole.type = 'table'"
        )
    )


def dump(connection: sqlite3.Connection) -> str:
    """Tables and indexes as text, for the golden copy in ``schema.sql``."""
    rows = connection.execute(
        "SELECT sql FROM sqlite_schema WHERE type IN ('table', 'index') AND sql IS NOT NULL"
        " AND name NOT LIKE 'sqlite_%' ORDER BY tbl_name, type DESC, name"
    )
    return "".join(f"{sql};\n" for (sql,) in rows)


def loops(connection: sqlite3.Connection, reference: Reference, row: int) -> bool:
    """Whether following a table's reference to itself from ``row`` leads back to it."""
    seen: set[int] = set()
    current: int | None = row
    while current is not None and current not in seen:
        seen.add(current)
        found = connection.execute(
            f'SELECT "{reference.column}" FROM "{reference.table}" WHERE id = ?', (current,)
        ).fetchone()
        current = found[0] if found else None
    return current is not None
