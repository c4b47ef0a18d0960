# SPDX-License-Identifier: GPL-3.0-or-later
"""What the machine did to the library's file, told politely."""

import errno
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Figure, Phrase
from panoplia.rules.refusal import Refused

UNREADABLE = (sqlite3.Error, UnicodeDecodeError)
"""What reading a damaged file raises; the second where SQLite's message quotes bytes that are no text."""

Cause = Literal["busy", "full", "readonly", "damaged", "io", "gone", "moved", "absent", "foreign", "newer"]
"""``gone`` is what a row belongs to, ``absent`` the library itself."""

PHRASES: Mapping[Cause, Phrase] = {
    "busy": QT_TRANSLATE_NOOP(
        "store", "Another program is using the library {file}. Nothing was changed: close that program or try again."
    ),
    "full": QT_TRANSLATE_NOOP(
        "store", "The disk that holds {file} is full. The library is as it was before: free some space and try again."
    ),
    "readonly": QT_TRANSLATE_NOOP(
        "store", "The library {file} cannot be written. Check the permissions of the file and of its folder."
    ),
    "damaged": QT_TRANSLATE_NOOP(
        "store", "The library {file} is damaged. Keep the file, and restore the newest backup that is sound."
    ),
    "io": QT_TRANSLATE_NOOP(
        "store", "The disk that holds {file} reports an error. Check that it is connected, and try again."
    ),
    "gone": QT_TRANSLATE_NOOP(
        "store",
        "Nothing was changed in {file}: what this belongs to is no longer there, or something else depends on it.",
    ),
    "moved": QT_TRANSLATE_NOOP(
        "store",
        "The library {file} is no longer the file that was opened: it was moved, deleted or replaced. The program "
        "still has all of it: save a copy elsewhere before you close it.",
    ),
}
_CAUSES: dict[int, Cause] = {
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "readonly",
    sqlite3.SQLITE_PERM: "readonly",
    sqlite3.SQLITE_CANTOPEN: "readonly",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_IOERR: "io",
    # The index of the log is made longer before anything is written to the log itself.
    sqlite3.SQLITE_IOERR_SHMSIZE: "full",
}
_DISK: dict[int | None, Cause] = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EACCES: "readonly",
    errno.EPERM: "readonly",
    errno.EROFS: "readonly",
}


class Fault(Refused):
    """The machine's fault. ``cause`` tells the window what to offer: to try again, to restore."""

    def __init__(self, cause: Cause, phrase: Phrase, **figures: Figure) -> None:
        super().__init__(phrase, "", "", **figures)
        self.cause: Cause = cause


def fault(cause: Cause, path: Path) -> Fault:
    """The fault of that cause in the words that fit any moment."""
    return Fault(cause, PHRASES[cause], file=str(path))


@contextmanager
def polite(path: Path) -> Iterator[None]:
    """Turn errors of SQLite that are the machine's doing into faults; the others are ours and pass through."""
    try:
        yield
    except sqlite3.Error as error:
        cause = _cause(error)
        if cause is None:
            raise
        raise fault(cause, path) from error
    except UnicodeDecodeError as error:
        # The error quotes a damaged schema, whose bytes are no text.
        raise fault("damaged", path) from error


@contextmanager
def on_disk(path: Path) -> Iterator[None]:
    """As ``polite``, for work that handles the file itself as well."""
    try:
        with polite(path):
            yield
    except OSError as error:
        raise fault(_DISK.get(error.errno, "io"), path) from error


def lenient(text: bytes) -> str:
    """Text as far as it can be read: for ``text_factory``, so that one damaged letter costs no more than itself."""
    return text.decode("utf-8", "replace")


def _cause(error: sqlite3.Error) -> Cause | None:
    """The errors that Python's module raises of itself have no code."""
    code = getattr(error, "sqlite_errorcode", 0)
    if code == sqlite3.SQLITE_ERROR and "unsupported file format" in str(error):
        # A header that is damaged in a place at which SQLite looks for what newer versions of it brought.
        return "damaged"
    return "gone" if code == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY else _CAUSES.get(code, _CAUSES.get(code & 0xFF))
