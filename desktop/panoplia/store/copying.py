# SPDX-License-Identifier: GPL-3.0-or-later
"""Copies of a library that are not backups: to look at, to take away, to keep aside; and putting a backup back."""

import re
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from filecmp import cmp
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP
from panoplia.rules.refusal import Refused
from panoplia.store.backup import back_up, held, restore
from panoplia.store.faults import UNREADABLE, fault, on_disk
from panoplia.store.placing import COMPANIONS, behind, beside, place

NO_FOLDER = QT_TRANSLATE_NOOP(
    "store", "The folder {folder}, in which the copy is to be, is not there. Create it, or choose another place."
)
NOT_WRITTEN = QT_TRANSLATE_NOOP("store", "The copy {file} could not be written: {why}.")
IN_THE_WAY = QT_TRANSLATE_NOOP("store", "{file} is already there and was left as it is: choose another name.")

# The log may hold the newest work, and a journal what the last transaction overwrote.
_FILES = ("", "-wal", "-journal")
_HEADER = 100
_TRIES = 20


class BroughtBack(msgspec.Struct, frozen=True):
    """Where what stood in a library's place is now: in a backup, or aside as it was, where it could not be read.

    The backup is an older one where that holds the same.
    """

    backup: Path | None
    aside: Path | None


@contextmanager
def copied(path: Path, near: Path | None = None) -> Iterator[sqlite3.Connection]:
    """A connection to a copy of the library, which goes away afterwards: nothing is written, nor appears beside it.

    The copy lies where the system has room for such, or in the folder ``near``.

    Not for a program that has the library open itself: on POSIX, reading the file takes away its locks.
    """
    with _room(path, near) as folder:
        copy = Path(folder) / "library"
        with on_disk(path):
            copy_at_rest(path, copy)
        with closing(sqlite3.connect(copy, isolation_level=None)) as connection:
            yield connection


def save_elsewhere(path: Path, target: Path) -> None:
    """Write a copy of a library that cannot be opened where it is; ``Refused`` where there is a file already."""
    if not target.parent.is_dir():
        raise Refused(NO_FOLDER, folder=str(target.parent))
    # Where the library's disk is full, the system's folder often lies on it too.
    with copied(path, target.parent) as copy:
        copy_to(copy, target)


def copy_to(connection: sqlite3.Connection, target: Path) -> None:
    """Write a copy by SQLite's own backup call, whole or not at all; ``Refused`` where there is a file already.

    A log or a journal of that name would be played into the copy, so none may be there either.
    """
    partial = target.with_name(target.name + ".part")
    try:
        _expect_free(target, partial)
        _write_copy(connection, partial, target)
    except (OSError, sqlite3.Error) as error:
        why = (isinstance(error, OSError) and error.strerror) or str(error)
        raise Refused(NOT_WRITTEN, file=str(target), why=why) from error


def keep_aside(path: Path, moment: datetime, word: str = "damaged") -> Path:
    """Copy the files of a library, byte by byte, to a free name beside them; that name.

    Where they have been kept before, as they are now, the name is that of then.
    """
    library = behind(path)
    with on_disk(path):
        for earlier in sorted(library.parent.glob("*")):
            if _is_kept(earlier, library, word) and _alike(library, earlier):
                return earlier
        name = f"{library.stem}.{word}-{moment:%Y%m%d-%H%M%S}"
        kept, number = library.with_name(name + library.suffix), 2
        while any(beside(kept, rest).exists() for rest in ("", *COMPANIONS)):
            kept = library.with_name(f"{name}-{number}{library.suffix}")
            number += 1
        # The file itself comes last: where it is, the copy is whole.
        for rest in reversed(_FILES):
            old = beside(library, rest)
            if old.exists():
                _copy_file(old, beside(kept, rest))
    return kept


def bring_back(chosen: Path, library: Path, folder: Path, moment: datetime) -> BroughtBack:
    """Put a backup in the library's place; what stood there is in a backup, or is kept aside if it cannot be read.

    No one may have the library open.
    """
    with _room(library) as away, on_disk(library):
        # Making room for the backup of what is there may take the chosen one away.
        pinned = _pinned(chosen, Path(away))
        backup = _back_up_what_is_there(library, folder, moment)
        aside = None
        if backup is None and any(beside(library, rest).exists() for rest in _FILES):
            aside = keep_aside(library, moment, "before")
        restore(pinned, library)
    return BroughtBack(backup, aside)


def _room(path: Path, near: Path | None = None) -> TemporaryDirectory[str]:
    with on_disk(path):
        return TemporaryDirectory(prefix="panoplia-", dir=near)


def has_companions(path: Path) -> bool:
    """Whether a part of what a file holds waits beside it."""
    found = [beside(path, rest) for rest in _FILES[1:]]
    return any(file.is_file() and file.stat().st_size for file in found)


def passes(copy: sqlite3.Connection) -> bool:
    """Whether a copy is sound enough to become a backup."""
    try:
        copy.execute("SELECT 1 FROM campaign").fetchone()
        return bool(copy.execute("PRAGMA quick_check").fetchone() == ("ok",))
    except UNREADABLE:
        return False


def held_or_made(connection: sqlite3.Connection, library: Path, folder: Path, moment: datetime) -> Path:
    """The sound backup that holds the same edition of a library, made where there is none."""
    return held(connection, library, folder) or back_up(connection, library, folder, moment)


def _expect_free(target: Path, partial: Path) -> None:
    if not target.parent.is_dir():
        raise Refused(NO_FOLDER, folder=str(target.parent))
    for file in (*(target.with_name(target.name + rest) for rest in ("", *COMPANIONS)), partial):
        if file.exists() or file.is_symlink():
            raise Refused(IN_THE_WAY, file=str(file))


def _write_copy(connection: sqlite3.Connection, partial: Path, target: Path) -> None:
    try:
        with closing(sqlite3.connect(partial)) as copy:
            connection.backup(copy)
        place(partial, target)
    finally:
        with suppress(OSError):
            partial.unlink()


def _back_up_what_is_there(library: Path, folder: Path, moment: datetime) -> Path | None:
    if not library.is_file():
        return None
    with copied(library) as copy:
        if not passes(copy):
            return None
        made = held_or_made(copy, library, folder, moment)
        if not _same_pages(copy, made):
            # What another program has written makes no new edition.
            made = back_up(copy, library, folder, moment)
        # With a clock that was put back, the rotation may take the new one for an old one.
        return made if made.exists() else None


def _same_pages(copy: sqlite3.Connection, backup: Path) -> bool:
    """Whether nothing was written since a backup was made, by anyone. What counts writes stands in the header."""
    return backup.exists() and copy.serialize()[_HEADER:] == backup.read_bytes()[_HEADER:]


def _pinned(chosen: Path, folder: Path) -> Path:
    """A copy of a file that is whole by itself, with what waited beside it."""
    pinned = folder / "chosen"
    if not has_companions(chosen):
        return Path(shutil.copy2(chosen, pinned))
    copy_at_rest(chosen, pinned)
    with closing(sqlite3.connect(pinned)) as copy:
        # Whatever mode it was in: the last one to close it folds the log in.
        copy.execute("PRAGMA journal_mode = WAL").fetchone()
    return pinned


def _copy_file(old: Path, new: Path) -> None:
    partial = new.with_name(new.name + ".part")
    try:
        shutil.copy2(old, partial)
        place(partial, new)
    finally:
        partial.unlink(missing_ok=True)


def _is_kept(file: Path, library: Path, word: str) -> bool:
    name = re.escape(f"{library.stem}.{word}-") + r"\d{8}-\d{6}(-\d+)?" + re.escape(library.suffix)
    return re.fullmatch(name, file.name) is not None and file.is_file()


def _alike(one: Path, other: Path) -> bool:
    """Whether two files hold the same bytes, and what lies beside them too."""
    pairs = [(beside(one, rest), beside(other, rest)) for rest in _FILES]
    return all(
        left.exists() == right.exists() and (not left.exists() or cmp(left, right, shallow=False))
        for left, right in pairs
    )


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
