# SPDX-License-Identifier: GPL-3.0-or-later
"""The triggers that write the journal and keep rows from being replaced, generated from the schema of the open file."""

import sqlite3

from panoplia.store.schema import read_schema

OUTSIDE = "write outside an action"
REPLACED = "rows are not replaced"

_TRIGGER = """\
CREATE TRIGGER journal_{table}_{kind} AFTER {event} ON "{table}"
WHEN NOT EXISTS (SELECT 1 FROM action WHERE state = 'silent')
BEGIN
    SELECT RAISE(ABORT, '{outside}') WHERE NOT EXISTS (SELECT 1 FROM action WHERE state = 'writing');{guard}
    INSERT INTO change (action, table_name, row_id, kind, before, after)
    SELECT id, '{table}', {row}.id, '{kind}', {before}, {after}
    FROM action WHERE state = 'writing'{condition};
END"""

# A statement may say that it removes the rows in its way, and SQLite does so with all that belongs to them.
_GUARD = """\
CREATE TRIGGER guard_{table}_{kind} BEFORE {event} ON "{table}"
WHEN EXISTS (SELECT 1 FROM "{table}" WHERE {conflict})
BEGIN
    SELECT RAISE(ABORT, '{replaced}');
END"""


def wanted(connection: sqlite3.Connection) -> dict[str, str]:
    """Name and text of each trigger that the journal needs."""
    texts: dict[str, str] = {}
    for table, columns in read_schema(connection).columns.items():
        for kind in ("insert", "update", "delete"):
            texts[f"journal_{table}_{kind}"] = _text(table, columns, kind)
        texts |= _guards(connection, table)
    return texts


def records(name: str) -> bool:
    """Whether something may have gone unrecorded where the trigger of that name was not as it should be."""
    return not name.startswith("guard_")


def mend(connection: sqlite3.Connection) -> list[str]:
    """Make the triggers of the file the wanted ones; the names of those that were missing, other or foreign."""
    texts = wanted(connection)
    found = dict(connection.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").fetchall())
    wrong = sorted(name for name in texts.keys() | found.keys() if texts.get(name) != found.get(name))
    for name in wrong:
        if name in found:
            connection.execute(f'DROP TRIGGER "{name}"')
        if name in texts:
            connection.execute(texts[name])
    return wrong


def drop(connection: sqlite3.Connection) -> None:
    """Take all triggers away, so that a migration is not journaled."""
    for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'trigger'").fetchall():
        connection.execute(f'DROP TRIGGER "{name}"')


def _text(table: str, columns: tuple[str, ...], kind: str) -> str:
    parts = {"guard": "", "condition": "", "before": "NULL", "after": "NULL", "row": "old"}
    if kind == "insert":
        parts |= {"after": _image("new", columns), "row": "new"}
    elif kind == "delete":
        parts |= {"before": _image("old", columns)}
    else:
        differs = " OR ".join(f'old."{name}" IS NOT new."{name}"' for name in columns)
        parts |= {
            "before": _difference("old", columns),
            "after": _difference("new", columns),
            "condition": f"\n    AND ({differs})",
            "guard": "\n    SELECT RAISE(ABORT, 'an id never changes') WHERE old.id IS NOT new.id;",
        }
    return _TRIGGER.format(table=table, kind=kind, event=kind.upper(), outside=OUTSIDE, **parts)


def _guards(connection: sqlite3.Connection, table: str) -> dict[str, str]:
    """Those that keep rows from being replaced; a unique index over a part of the rows is none of theirs."""
    keys = [
        [column for (column,) in connection.execute("SELECT name FROM pragma_index_info(?)", (index,))]
        for (index,) in connection.execute(
            'SELECT name FROM pragma_index_list(?) WHERE "unique" AND NOT partial ORDER BY name', (table,)
        )
    ]
    if not keys:
        return {}
    taken = " OR ".join(" AND ".join(f'"{column}" = new."{column}"' for column in key) for key in keys)
    columns = ", ".join(f'"{column}"' for key in keys for column in key)
    parts = {"table": table, "replaced": REPLACED}
    return {
        f"guard_{table}_insert": _GUARD.format(
            kind="insert", event="INSERT", conflict=f"id = new.id OR {taken}", **parts
        ),
        f"guard_{table}_update": _GUARD.format(
            kind="update", event=f"UPDATE OF {columns}", conflict=f"id <> old.id AND ({taken})", **parts
        ),
    }


def _image(row: str, columns: tuple[str, ...]) -> str:
    pairs = ", ".join(f"'{name}', {row}.\"{name}\"" for name in columns)
    return f"json_object({pairs})"


def _difference(row: str, columns: tuple[str, ...]) -> str:
    """Only the changed columns: a whole row twice would cost seven times the time."""
    cases = "\n        UNION ALL ".join(
        f'SELECT \'{name}\' AS k, {row}."{name}" AS v WHERE old."{name}" IS NOT new."{name}"' for name in columns
    )
    return f"(SELECT json_group_object(k, v) FROM (\n        {cases}))"
