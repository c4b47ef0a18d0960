# SPDX-License-Identifier: GPL-3.0-or-later
"""One connection to a library file."""

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from panoplia.store.faults import fault, on_disk, polite, transaction
from panoplia.store.placing import beside

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
        self._files = (path, beside(path, "-wal"))
        self._opened = self._identities()

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """As ``faults.transaction``; refused where file or log were taken away or replaced since they were opened."""
        with transaction(self.plain, self.path):
            # Under the lock. SQLite would go on writing to files that no name leads to any more, or write a log that
            # belongs to another file now.
            with on_disk(self.path):
                moved = self._identities() != self._opened
            if moved:
                raise fault("moved", self.path)
            yield

    def execute(self, sql: str, parameters: Sequence[Any] = ()) -> sqlite3.Cursor:
        """Run a statement."""
        with polite(self.path):
            return self.plain.execute(sql, parameters)

    def close(self) -> None:
        """Fold the log into the file, where no one else has it open, and let go of it.

        A log whose file was taken away or replaced is neither folded in nor removed: SQLite looks for itself.
        """
        self.plain.close()

    def _identities(self) -> list[tuple[int, int] | None]:
        return [_identity(file) for file in self._files]


def _identity(file: Path) -> tuple[int, int] | None:
    """What tells a file from another that bears its name; ``None`` where there is none."""
    try:
        found = os.stat(file)
    except (FileNotFoundError, NotADirectoryError):
        return None
    return found.st_dev, found.st_ino
