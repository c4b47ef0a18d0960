# SPDX-License-Identifier: GPL-3.0-or-later
"""What the machine did is told politely; what we did is not hidden."""

import errno
import sqlite3
from pathlib import Path

import pytest

from panoplia.store.faults import PHRASES, Cause, Fault, on_disk, polite
from panoplia.store.library import Library
from store.tiny import Small, plain, rows, said

PATH = Path("library.panoplia")


def failing(code: int) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("near SELECT")
    error.sqlite_errorcode = code
    return error


@pytest.mark.parametrize(
    ("code", "cause"),
    [
        (sqlite3.SQLITE_BUSY_SNAPSHOT, "busy"),
        (sqlite3.SQLITE_LOCKED, "busy"),
        (sqlite3.SQLITE_FULL, "full"),
        (sqlite3.SQLITE_IOERR_SHMSIZE, "full"),
        (sqlite3.SQLITE_READONLY_DIRECTORY, "readonly"),
        (sqlite3.SQLITE_CANTOPEN, "readonly"),
        (sqlite3.SQLITE_CORRUPT_INDEX, "damaged"),
        (sqlite3.SQLITE_NOTADB, "damaged"),
        (sqlite3.SQLITE_IOERR_READ, "io"),
        (sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY, "gone"),
    ],
)
def test_errors_of_sqlite(code: int, cause: Cause) -> None:
    with pytest.raises(Fault) as fault, polite(PATH):
        raise failing(code)
    assert fault.value.cause == cause
    assert fault.value.note.text == PHRASES[cause]
    assert fault.value.note.figures == {"file": str(PATH)}
    assert "SELECT" not in str(fault.value)


def test_our_own_mistakes_pass_through() -> None:
    for error in (failing(sqlite3.SQLITE_ERROR), sqlite3.ProgrammingError("closed")):
        with pytest.raises(type(error)) as passed, polite(PATH):
            raise error
        assert passed.value is error


@pytest.mark.parametrize(
    ("number", "cause"),
    [(errno.ENOSPC, "full"), (errno.EACCES, "readonly"), (errno.EROFS, "readonly"), (errno.EIO, "io")],
)
def test_errors_of_the_disk(number: int, cause: Cause) -> None:
    with pytest.raises(Fault) as fault, on_disk(PATH):
        raise OSError(number, "no")
    assert fault.value.cause == cause


def both(library: Library, statements: str) -> None:
    for statement in statements.split(";"):
        plain(library).execute(statement)


def test_a_commit_that_fails_takes_all_back(library: Library, small: Small) -> None:
    before = rows(library)
    moved = "PRAGMA defer_foreign_keys = ON; UPDATE item SET holder = 99 WHERE id = " + str(small.blade.id)
    with pytest.raises(Fault) as fault, library.journal.act(small.scope, said(1)):
        both(library, moved)
    assert fault.value.cause == "gone"
    assert not plain(library).in_transaction
    assert rows(library) == before
