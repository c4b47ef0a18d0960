# SPDX-License-Identifier: GPL-3.0-or-later
"""One connection to a library file."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from panoplia.store.faults import polite

# Seconds to wait for another program; in force before the pragmas, which wait too.
_TIMEOUT = 0.05
_PRAGMAS = ("journal_mode = wal", "synchronous = full", "foreign_keys = 1", "recursive_triggers = 1")


class Connection:
    """Open from the start until ``close``; ``plain`` is SQLite's own, in autocommit."""

    plain: sqlite3.Connection

    def __init__(self, path: Path) -> None:
        self.path = path
        with polite(path):
            self.plain = sqlite3.connect(path, timeout=_TIMEOUT, isolation_level=None)
            try:
                for pragma in _PRAGMAS:
                    self.plain.execute(f"PRAGMA {pragma}")
            except BaseException:
                self.plain.close()
                raise

    def execute(self, sql: str, parameters: Sequence[Any] = ()) -> sqlite3.Cursor:
        """Run a statement."""
        with polite(self.path):
            return self.plain.execute(sql, parameters)

    def close(self) -> None:
        """Fold the log into the file, where no one else has it open, and let go of it."""
        self.plain.close()
