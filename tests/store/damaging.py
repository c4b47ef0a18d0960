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
