# SPDX-License-Identifier: GPL-3.0-or-later
"""One connection to a library file."""

import os
import sqlite3
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import Any

from panoplia.rules.notes import QT_TRANSLATE_NOOP
from panoplia.rules.refusal import Refused
from panoplia.store import settings
from panoplia.store.faults import Fault, fault, lenient, on_disk, polite
from panoplia.store.placing import beside

TO_LOOK_AT = QT_TRANSLATE_NOOP("store", "This is a copy to look at: nothing can be changed in it.")

# Seconds to wait for another program; in force before the pragmas, which wait too.
_TIMEOUT = 0.05
_PRAGMAS = ("journal_mode = wal", "synchronous = full", "foreign_keys = 1", "recursive_triggers = 1")

Patience = Callable[[Fault], Generator[None, None, None]]
_OVER = object()


class Connection:
    """Open from the start until ``close``; ``plain`` is SQLite's own, in autocommit."""

    plain: sqlite3.Connection
    path: Path

    def __init__(self, path: Path) -> None:
        self.patience: Patience = _none
        """Asked where a write cannot begin: it waits, and yields whenever it is to be tried once more."""
        self.on_broken: Callable[[Fault], None] = _pass
        """Told of what was begun and taken back: to try that again is for its caller."""
        self.sealed = False
        """Whether this is only to be looked at."""
        self._open(path)

    def move(self, path: Path) -> None:
        """Go on with another file, which holds the same, and let go of this one; a fault where it does not."""
        old, left = self.plain, self.path
        self._open(path)
        if settings.get(self.plain, settings.EDITION) != settings.get(old, settings.EDITION):
            self.plain.close()
            self.plain, self.path = old, left
            self._opened = self._identities()
            raise fault("moved", path)
        # Of a disk that fails nothing more is wanted.
        with suppress(sqlite3.Error):
            old.close()

    @contextmanager
    def transaction(self, patient: bool = True) -> Iterator[None]:
        """Commit what the block writes, or on any exception nothing of it.

        Refused where file or log were taken away or replaced since they were opened. No one is told of the faults of
        one that is not ``patient``: it will be tried again by itself.
        """
        if self.sealed:
            raise Refused(TO_LOOK_AT)
        self._begin(self.patience if patient else _none)
        try:
            with polite(self.path), self._undone_unless_committed():
                yield
                self.plain.execute("COMMIT")
        except Fault as failed:
            if patient:
                self.on_broken(failed)
            raise

    def execute(self, sql: str, parameters: Sequence[Any] = ()) -> sqlite3.Cursor:
        """Run a statement."""
        with polite(self.path):
            return self.plain.execute(sql, parameters)

    def close(self) -> None:
        """Fold the log into the file, where no one else has it open, and let go of it.

        A log whose file was taken away or replaced is neither folded in nor removed: SQLite looks for itself.
        """
        self.plain.close()

    def _open(self, path: Path) -> None:
        with polite(path):
            plain = sqlite3.connect(path, timeout=_TIMEOUT, isolation_level=None)
            try:
                plain.text_factory = lenient
                for pragma in _PRAGMAS:
                    plain.execute(f"PRAGMA {pragma}")
                # The log is there from the first reading on.
                plain.execute("SELECT count(*) FROM sqlite_schema").fetchone()
            except BaseException:
                plain.close()
                raise
        self.plain, self.path = plain, path
        self._opened = self._identities()

    def _begin(self, patience: Patience) -> None:
        with ExitStack() as over:
            waiting: Generator[None, None, None] | None = None
            while True:
                try:
                    with polite(self.path):
                        self.plain.execute("BEGIN IMMEDIATE")
                    self._expect_unmoved()
                    return
                except Fault as failed:
                    waiting = waiting or over.enter_context(closing(patience(failed)))
                    if next(waiting, _OVER) is _OVER:
                        raise

    def _expect_unmoved(self) -> None:
        """A fault where SQLite would go on writing to files that no name leads to, or that belong to another by now."""
        try:
            # Under the lock: until it is given back, no other program of ours replaces them.
            with on_disk(self.path):
                moved = self._identities() != self._opened
            if moved:
                raise fault("moved", self.path)
        except Fault:
            self.plain.execute("ROLLBACK")
            raise

    @contextmanager
    def _undone_unless_committed(self) -> Iterator[None]:
        try:
            yield
        finally:
            if self.plain.in_transaction:
                self.plain.execute("ROLLBACK")

    def _identities(self) -> list[tuple[int, int] | None]:
        return [_identity(file) for file in (self.path, beside(self.path, "-wal"))]


def _none(_fault: Fault) -> Generator[None, None, None]:
    yield from ()


def _pass(_fault: Fault) -> None:
    return None


def _identity(file: Path) -> tuple[int, int] | None:
    """What tells a file from another that bears its name; ``None`` where there is none."""
    try:
        found = os.stat(file)
    except (FileNotFoundError, NotADirectoryError):
        return None
    return found.st_dev, found.st_ino
