# SPDX-License-Identifier: GPL-3.0-or-later
"""One connection to a library file, for plain SQL and for peewee's queries."""

import sqlite3
from pathlib import Path

import peewee as pw

from panoplia.store.faults import polite

BUSY_TIMEOUT = 50
_PRAGMAS = {
    "busy_timeout": BUSY_TIMEOUT,
    "journal_mode": "wal",
    "synchronous": "full",
    "foreign_keys": 1,
    "recursive_triggers": 1,
}


class Connection:
    """Open from the start until ``close``; ``plain`` is SQLite's own, in autocommit."""

    plain: sqlite3.Connection

    def __init__(self, path: Path) -> None:
        self.path = path
        self._database = pw.SqliteDatabase(str(path), pragmas=_PRAGMAS, timeout=BUSY_TIMEOUT / 1000, autoconnect=False)
        with polite(path):
            self._database.connect()
        self.plain = self._database.connection()  # type: ignore[no-untyped-call]  # not in peewee's stubs

    def execute(self, query: pw.Query) -> sqlite3.Cursor:
        """Run a query of peewee."""
        with polite(self.path):
            cursor: sqlite3.Cursor = self._database.execute(query)  # type: ignore[no-untyped-call]  # as above
        return cursor

    def close(self) -> None:
        """Fold the log into the file, where no one else has it open, and let go of it."""
        self._database.close()
