# SPDX-License-Identifier: GPL-3.0-or-later
"""Copies of a library that are not backups: to look at, to take away, to keep aside; and putting a backup back."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP
from panoplia.rules.refusal import Refused
from panoplia.store.backup import back_up, restore
from panoplia.store.faults import fault, on_disk
from panoplia.store.findings import UNREADABLE
from panoplia.store.placing import behind, beside, place

IN_THE_WAY = QT_TRANSLATE_NOOP("store", "{file} is already there and was left as it is: choose another name.")

# The log may hold the newest work, and a journal what the last transaction overwrote.
_FILES = ("", "-wal", "-journal")
_TRIES = 20


class BroughtBack(msgspec.Struct, frozen=True):
    """Where what stood in a library's place is now: a backup, or the file as it was where it could not be read."""

    backup: Path | None
    aside: Path | None


@contextmanager
def copied(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection to a copy of the library, which goes away afterwards: nothing is written, nor appears beside it.

    Not for a program that has the library open itself: on POSIX, reading the file takes away its locks.
    """
    with TemporaryDirectory(prefix="panoplia-") as folder:
        copy = Path(folder) / "library"
        with on_disk(path):
            copy_at_rest(path, copy)
        with closing(sqlite3.connect(copy, isolation_level=None)) as connection:
            yield connection


def save_elsewhere(path: Path, target: Path) -> None:
    """Write a copy of a library that cannot be opened where it is; ``Refused`` where there is a file already."""
    with copied(path) as copy:
        copy_to(copy, target)


def copy_to(connection: sqlite3.Connection, target: Path) -> None:
    """Write a copy by SQLite's own backup call, whole or not at all; ``Refused`` where there is a file already."""
    partial = target.with_name(target.name + ".part")
    with on_disk(target):
        for file in (target, partial):
            if file.exists() or file.is_symlink():
                raise Refused(IN_THE_WAY, file=str(file))
        try:
            with closing(sqlite3.connect(partial)) as copy:
                connection.backup(copy)
            place(partial, target)
        finally:
            partial.unlink(missing_ok=True)


def keep_aside(path: Path, moment: datetime) -> Path:
    """Copy the files of a library, byte by byte, to a name beside them; that name."""
    library = behind(path)
    name = f"{library.stem}.damaged-{moment:%Y%m%d-%H%M%S}"
    kept, number = library.with_name(name + library.suffix), 2
    while kept.exists():
        kept = library.with_name(f"{name}-{number}{library.suffix}")
        number += 1
    with on_disk(path):
        # The file itself comes last: where it is, the copy is whole.
        for rest in reversed(_FILES):
            old, new = beside(library, rest), beside(kept, rest)
            if old.exists():
                partial = new.with_name(new.name + ".part")
                try:
                    shutil.copy2(old, partial)
                    place(partial, new)
                finally:
                    partial.unlink(missing_ok=True)
    return kept


def bring_back(chosen: Path, library: Path, folder: Path, moment: datetime) -> BroughtBack:
    """Put a backup in the library's place; what stood there becomes a backup, or is kept aside if it cannot be read.

    No one may have the library open.
    """
    with TemporaryDirectory(prefix="panoplia-") as away, on_disk(library):
        # Making room for the backup of what is there may take the chosen one away.
        pinned = Path(shutil.copy2(chosen, away))
        backup = _back_up_what_is_there(library, folder, moment)
        aside = restore(pinned, library, moment)
    if backup is not None and aside is not None:
        # The backup holds the same, and can be chosen by its name.
        for rest in ("", "-wal"):
            aside.with_name(aside.name + rest).unlink(missing_ok=True)
        aside = None
    return BroughtBack(backup, aside)


def passes(copy: sqlite3.Connection) -> bool:
    """Whether a copy is sound enough to become a backup."""
    try:
        copy.execute("SELECT 1 FROM campaign").fetchone()
        return bool(copy.execute("PRAGMA quick_check").fetchone() == ("ok",))
    except UNREADABLE:
        return False


def _back_up_what_is_there(library: Path, folder: Path, moment: datetime) -> Path | None:
    if not library.is_file():
        return None
    with copied(library) as copy:
        made = back_up(copy, library, folder, moment) if passes(copy) else None
        # With a clock that was put back, the rotation may take the new one for an old one.
        return made if made is not None and made.exists() else None


def copy_at_rest(path: Path, copy: Path) -> None:
    """Copy the files of a library at a moment at which no one writes to them.

    As files, because SQLite does not see from here what another computer writes.
    """
    for _ in range(_TRIES):
        before = _stamps(path)
        for rest in _FILES:
            source, target = beside(path, rest), copy.with_name(copy.name + rest)
            target.unlink(missing_ok=True)
            if source.exists():
                shutil.copyfile(source, target)
        if _stamps(path) == before:
            return
    raise fault("busy", path)


def _stamps(path: Path) -> list[tuple[int, int] | None]:
    found = [beside(path, rest) for rest in _FILES]
    states = [file.stat() if file.exists() else None for file in found]
    return [None if state is None else (state.st_mtime_ns, state.st_size) for state in states]
