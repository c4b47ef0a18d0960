# SPDX-License-Identifier: GPL-3.0-or-later
"""Damage done to a library for real, and what a library holds that the program may refuse."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from panoplia.rules.notes import Names
from panoplia.store.backup import back_up
from panoplia.store.doctor import Diagnosis, Repair, repair
from panoplia.store.recovery import Called
from panoplia.store.triggers import drop
from store.tiny import SYSTEMS, Clock, open_at, rows

RECOVERED = Called(Names("Recuperado", "Recovered"), Names("Recuperada", "Recovered"))

# Item 1 is the blade, 2 the sack, 3 the blade in it; holder 1 is the character, 2 the stash.
RING = ("UPDATE item SET holder = NULL, inside = 3 WHERE id = 2",)
ITSELF = ("UPDATE item SET holder = NULL, inside = 1 WHERE id = 1",)
BOTH = ("UPDATE item SET inside = 2 WHERE id = 1",)
NEITHER = ("UPDATE item SET holder = NULL WHERE id = 1",)
NO_HOLDER = ("UPDATE item SET holder = 99 WHERE id = 1",)
NO_CONTAINER = ("UPDATE item SET inside = 99 WHERE id = 3",)
NO_ENTRY = ("UPDATE item SET entry = 99 WHERE id = 2",)
NO_CAMPAIGN = (
    "INSERT INTO holder (uid, campaign, kind, name) VALUES (lower(hex(randomblob(16))), 99, 'shop', 'Sola')",
)
NOBODY = ("UPDATE character SET holder = 99",)
NO_SHEET = ("DELETE FROM character",)
LETTERS = (
    "UPDATE character SET player = CAST(x'496EE973' AS TEXT)",
    "UPDATE item SET notes = CAST(x'41FF42' AS TEXT) WHERE id = 2",
)
NO_WORKPIECE = ("UPDATE work SET item = 99",)
NO_FIGHT = ("UPDATE act SET encounter = 99",)
NO_FIELD = ("UPDATE encounter SET campaign = 99",)
NEW_BOOK = "INSERT INTO override (uid, entry, changes, base) VALUES (lower(hex(randomblob(16))), 99, '{}', '{}')"
NO_BOOK = ("UPDATE override SET entry = 99",)
OWN_LINE = ("UPDATE entry SET campaign = 99 WHERE id = 1",)
LONE_CHANGES = ("INSERT INTO change (action, table_name, row_id, kind) VALUES (99, 'item', 1, 'update')",) * 2
WRITING = (
    """INSERT INTO action (scope, label, time, state)
    VALUES ('library', '{"type":"Note","context":"test","text":"Act"}', '2026-08-03T12:00:00+00:00', 'writing')""",
)
SILENT = (WRITING[0].replace("writing", "silent"),)
NO_JSON_LINE = ("UPDATE change SET after = '{' WHERE id = 1",)


@contextmanager
def tampering(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection that no rule of the library holds back; its triggers are as they were afterwards."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute("PRAGMA ignore_check_constraints = ON")
        texts = [sql for (sql,) in connection.execute("SELECT sql FROM sqlite_schema WHERE type = 'trigger'")]
        drop(connection)
        yield connection
        for text in texts:
            connection.execute(text)


def tamper(path: Path, *statements: str) -> None:
    with tampering(path) as connection:
        for statement in statements:
            connection.execute(statement)


def ask(path: Path, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()


def mend(path: Path, clock: Clock) -> Repair:
    return repair(path, SYSTEMS, clock, path.with_name("backups"), RECOVERED)


def keep(path: Path, clock: Clock) -> Path:
    """A backup of a library that is closed, whatever the newest one holds."""
    with closing(sqlite3.connect(path)) as connection:
        return back_up(connection, path, path.with_name("backups"), clock())


def kinds(found: Diagnosis) -> list[tuple[str, str, int]]:
    return [(finding.kind, finding.table, finding.row) for finding in found.findings]


def folder_of(path: Path) -> dict[str, bytes]:
    return {str(file): file.read_bytes() for file in sorted(path.parent.rglob("*")) if file.is_file()}


def opens(path: Path, clock: Clock) -> dict[str, list[tuple[object, ...]]]:
    """All rows of a library that the program opens without a remark."""
    library = open_at(path, clock)
    assert library.remarks == ()
    found = rows(library)
    library.close()
    return found


def opens_raw(path: Path) -> Iterator[tuple[tuple[object, ...], object]]:
    """Every journaled row by table and id, of a library that the program may refuse."""
    with closing(sqlite3.connect(path)) as connection:
        connection.text_factory = lambda raw: raw.decode("utf-8", "surrogateescape")
        for table in ("campaign", "holder", "character", "entry", "item", "override", "work"):
            for row in connection.execute(f"SELECT * FROM {table}").fetchall():
                yield (table, row[0]), row
