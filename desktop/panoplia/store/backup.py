# SPDX-License-Identifier: GPL-3.0-or-later
"""Copies of the library by SQLite's own backup call, their rotation, and putting one back."""

import re
import shutil
import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path

from panoplia.rules.notes import QT_TRANSLATE_NOOP
from panoplia.store import settings
from panoplia.store.faults import Fault, on_disk, polite
from panoplia.store.placing import behind, place

KEEP_NEWEST = 10
KEEP_WEEKS = 8

NO_ROOM = QT_TRANSLATE_NOOP("store", "No backup could be written to {file}. Check that folder and its free space.")

_STAMP = "%Y%m%d-%H%M%S"


def back_up(connection: sqlite3.Connection, library: Path, folder: Path, moment: datetime) -> Path:
    """Write a backup into ``folder``, drop those that the rotation no longer keeps, and give its path."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        made = _new_name(library, folder, moment)
        _copy(connection, made)
    except (OSError, sqlite3.Error) as error:
        raise Fault("io", NO_ROOM, file=str(folder)) from error
    _rotate(library, folder)
    return made


def back_up_if_changed(connection: sqlite3.Connection, library: Path, folder: Path, moment: datetime) -> Path | None:
    """A backup unless the newest one already holds this state."""
    newest = newest_good(library, folder)
    with polite(library):
        edition = settings.get(connection, settings.EDITION)
    if newest is not None and _edition(newest) == edition:
        return None
    return back_up(connection, library, folder, moment)


def backups(library: Path, folder: Path) -> list[Path]:
    """The backups of a library, newest first, whatever the clock said when they were made."""
    return sorted(_named(library, folder), key=lambda path: (_number(path, library), path.name), reverse=True)


def made_at(backup: Path, library: Path) -> datetime:
    """When a backup was made, by the clock of that time (UTC)."""
    day, time, *_ = _parts(backup, library)
    return datetime.strptime(f"{day}-{time}", _STAMP).replace(tzinfo=UTC)


def newest_good(library: Path, folder: Path) -> Path | None:
    """The newest backup that passes SQLite's check."""
    return next((path for path in backups(library, folder) if _edition(path) is not None), None)


def restore(backup: Path, library: Path, moment: datetime) -> Path | None:
    """Put a backup in the library's place. The file that stood there is kept aside; its new path is given.

    No one may have the library open.
    """
    library = behind(library)
    with on_disk(library):
        made = library.with_name(library.name + ".new")
        with closing(_opened(backup)) as source:
            _copy(source, made)
        aside = None
        for rest in ("", "-wal"):
            old = library.with_name(library.name + rest)
            if old.exists():
                kept = library.with_name(f"{library.stem}.before-{moment:{_STAMP}}{library.suffix}{rest}")
                shutil.copy2(old, kept)
                aside = aside or kept
        _fold_in(library)
        # A log that stayed behind would be played into the file that comes.
        for rest in ("-wal", "-shm"):
            library.with_name(library.name + rest).unlink(missing_ok=True)
        place(made, library)
        return aside


def _fold_in(library: Path) -> None:
    """The log of a killed program, where it can be read: until its place is taken, the old file is whole without it."""
    if library.exists() and library.with_name(library.name + "-wal").exists():
        with suppress(sqlite3.Error), closing(sqlite3.connect(library)) as old:
            old.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _copy(source: sqlite3.Connection, target: Path) -> None:
    """The copy has its name only once it is whole and on the disk."""
    partial = target.with_name(target.name + ".part")
    partial.unlink(missing_ok=True)
    try:
        with closing(sqlite3.connect(partial)) as copy:
            source.backup(copy)
        place(partial, target)
    finally:
        partial.unlink(missing_ok=True)


def _named(library: Path, folder: Path, rest: str = "") -> list[Path]:
    """The files of a folder that are called as a backup of a library, and then ``rest``."""
    pattern = re.compile(re.escape(library.stem) + r"-\d{8}-\d{6}(-\d+)?" + re.escape(library.suffix) + rest)
    return [path for path in folder.glob("*") if pattern.fullmatch(path.name)]


def _new_name(library: Path, folder: Path, moment: datetime) -> Path:
    """The running number tells which is newer, also where the clock was set back."""
    number = max((_number(path, library) for path in backups(library, folder)), default=0) + 1
    return folder / f"{library.stem}-{moment.astimezone(UTC):{_STAMP}}-{number}{library.suffix}"


def _number(path: Path, library: Path) -> int:
    _, _, *number = _parts(path, library)
    return int(number[0]) if number else 0


def _parts(path: Path, library: Path) -> list[str]:
    return path.stem[len(library.stem) + 1 :].split("-")


def _rotate(library: Path, folder: Path) -> None:
    """Keep the newest, and the last one of each of the last weeks in which any was made."""
    found = backups(library, folder)
    last_of_week: dict[tuple[int, int], Path] = {}
    for path in found:
        week = made_at(path, library).isocalendar()[:2]
        if len(last_of_week) < KEEP_WEEKS:
            last_of_week.setdefault(week, path)
    # What a killed program had begun is never gone on with.
    begun = _named(library, folder, r"\.part(-journal)?")
    for path in {*found, *begun} - set(found[:KEEP_NEWEST]) - set(last_of_week.values()):
        path.unlink(missing_ok=True)


def _opened(path: Path) -> sqlite3.Connection:
    """Opened as a file that never changes: nothing appears beside it."""
    return sqlite3.connect(path.absolute().as_uri() + "?immutable=1", uri=True)


def _edition(path: Path) -> str | None:
    """Which state of the library a backup holds; ``None`` where it is not sound."""
    try:
        with closing(_opened(path)) as connection:
            if connection.execute("PRAGMA quick_check").fetchone() != ("ok",):
                return None
            return settings.get(connection, settings.EDITION)
    except sqlite3.Error:
        return None
