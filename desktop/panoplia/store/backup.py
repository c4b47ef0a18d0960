# SPDX-License-Identifier: GPL-3.0-or-later
"""Copies of the library by SQLite's own backup call, their rotation, and putting one back."""

import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from tempfile import NamedTemporaryFile

from panoplia.rules.notes import QT_TRANSLATE_NOOP
from panoplia.store import settings
from panoplia.store.faults import UNREADABLE, Fault, on_disk, polite
from panoplia.store.placing import COMPANIONS, behind, beside, place, place_new

KEEP_NEWEST = 10
KEEP_WEEKS = 8

NO_ROOM = QT_TRANSLATE_NOOP("store", "No backup could be written to {file}. Check that folder and its free space.")

_STAMP = "%Y%m%d-%H%M%S"
_STAMPED = r"-\d{8}-\d{6}(-\d+)?"
_STAMPED_END = re.compile(r"-(\d{8}-\d{6})(?:-(\d+))?$")
_PART = ".part"
_OLD = 3600
"""Seconds after which no one is at work any more on what was begun."""


def back_up(connection: sqlite3.Connection, library: Path, folder: Path, moment: datetime) -> Path:
    """Write a backup into ``folder``, drop those that the rotation no longer keeps, and give its path."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        made = _made(connection, library, folder, moment)
    except (OSError, sqlite3.Error) as error:
        raise Fault("io", NO_ROOM, file=str(folder)) from error
    _rotate(connection, library, folder)
    return made


def back_up_if_changed(connection: sqlite3.Connection, library: Path, folder: Path, moment: datetime) -> Path | None:
    """A backup unless one already holds this state."""
    return None if held(connection, library, folder) else back_up(connection, library, folder, moment)


def held(connection: sqlite3.Connection, library: Path, folder: Path) -> Path | None:
    """The newest sound backup that holds what is stored now; ``None`` where there is none.

    What other programs changed counts for nothing here.
    """
    with polite(library):
        edition = _told(connection, settings.EDITION)
    if edition is None:
        return None
    same = (path for path in backups(library, folder) if _setting(path, settings.EDITION) == edition)
    return next((path for path in same if _sound(path)), None)


def backups(library: Path, folder: Path) -> list[Path]:
    """The backups of a library, newest first, whatever the clock said when they were made."""
    return sorted(_named(library, folder), key=lambda path: (_number(path), path.name), reverse=True)


def is_backup(path: Path) -> bool:
    """Whether a file lies in a folder of backups and is called as one: there is no playing in it."""
    path = behind(path)
    folder = path.parent.name
    return (folder == "backups" or folder.endswith("-backups")) and _STAMPED_END.search(path.stem) is not None


def made_at(backup: Path) -> datetime:
    """When a backup was made, by the clock of that time (UTC); ``ValueError`` where its name says nothing of it."""
    stamped = _STAMPED_END.search(backup.stem)
    if stamped is None:
        raise ValueError(backup.name)
    return datetime.strptime(stamped[1], _STAMP).replace(tzinfo=UTC)


def newest_good(library: Path, folder: Path) -> Path | None:
    """The newest backup that passes SQLite's check."""
    return next((path for path in backups(library, folder) if _sound(path)), None)


def restore(backup: Path, library: Path) -> None:
    """Put a backup in the library's place. What stood there is lost: who wants it keeps it before.

    No one may have the library open.
    """
    library = behind(library)
    with on_disk(library):
        made = library.with_name(library.name + ".new")
        with closing(_opened(backup)) as source:
            _copy(source, made)
        _fold_in(library)
        # A log that stayed behind would be played into the file that comes.
        for rest in COMPANIONS:
            beside(library, rest).unlink(missing_ok=True)
        place(made, library)


def _fold_in(library: Path) -> None:
    """What a killed program left, where it can be read: until its place is taken, the old file is whole without it."""
    if library.exists() and any(beside(library, rest).exists() for rest in ("-wal", "-journal")):
        with suppress(sqlite3.Error), closing(sqlite3.connect(library)) as old:
            old.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()


def _made(connection: sqlite3.Connection, library: Path, folder: Path, moment: datetime) -> Path:
    """A copy under the next name that is free; another program may make one at the same moment."""
    with NamedTemporaryFile(dir=folder, prefix=f"{library.stem}-", suffix=_PART, delete=False) as begun:
        partial = Path(begun.name)
    try:
        with closing(sqlite3.connect(partial)) as copy:
            connection.backup(copy)
        while True:
            try:
                made = _new_name(library, folder, moment)
                place_new(partial, made)
                return made
            except FileExistsError:
                continue
    finally:
        for rest in ("", *COMPANIONS):
            partial.with_name(partial.name + rest).unlink(missing_ok=True)


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


def _named(library: Path, folder: Path) -> list[Path]:
    """The files of a folder that are called as a backup of a library is."""
    pattern = re.compile(re.escape(library.stem) + _STAMPED + re.escape(library.suffix))
    try:
        return [path for path in folder.iterdir() if pattern.fullmatch(path.name) and _dated(path)]
    except OSError:
        return []


def _dated(path: Path) -> bool:
    try:
        made_at(path)
    except ValueError:
        return False
    return path.is_file()


def _new_name(library: Path, folder: Path, moment: datetime) -> Path:
    """The running number tells which is newer, also where the clock was set back."""
    number = max((_number(path) for path in backups(library, folder)), default=0) + 1
    return folder / f"{library.stem}-{moment.astimezone(UTC):{_STAMP}}-{number}{library.suffix}"


def _number(path: Path) -> int:
    stamped = _STAMPED_END.search(path.stem)
    return int((stamped and stamped[2]) or 0)


def _rotate(connection: sqlite3.Connection, library: Path, folder: Path) -> None:
    """Keep the newest, and the last one of each of the last weeks in which any was made.

    Those of another library that stood in this place stay, and so does the newest sound one. What cannot be removed
    is no reason to have no backup.
    """
    own = {"", _told(connection, settings.LIBRARY)}
    found = [path for path in backups(library, folder) if _setting(path, settings.LIBRARY) in own]
    last_of_week: dict[tuple[int, int], Path] = {}
    for path in found:
        week = made_at(path).isocalendar()[:2]
        if len(last_of_week) < KEEP_WEEKS:
            last_of_week.setdefault(week, path)
    kept = {*found[:KEEP_NEWEST], *last_of_week.values(), newest_good(library, folder)}
    empty = [path for path in backups(library, folder) if not _size(path)]
    for path in (*found, *empty, *_left_behind(library, folder)):
        if path not in kept:
            with suppress(OSError):
                path.unlink(missing_ok=True)


def _size(path: Path) -> int:
    with suppress(FileNotFoundError):
        return path.stat().st_size
    return 0


def _left_behind(library: Path, folder: Path) -> Iterator[Path]:
    """What killed programs had begun; another program may be at work on one that is young."""
    begun = [path for path in folder.glob("*" + _PART + "*") if path.name.startswith(f"{library.stem}-")]
    now = time.time()
    for path in begun:
        with suppress(FileNotFoundError):
            if abs(now - path.stat().st_mtime) > _OLD:
                yield path


def _opened(path: Path) -> sqlite3.Connection:
    """Opened as a file that never changes: nothing appears beside it."""
    # Not ``mode=ro``, in which SQLite's check passes over the constraints; nor without one, which would make a file.
    return sqlite3.connect(path.absolute().as_uri() + "?mode=rw&immutable=1", uri=True)


def _sound(path: Path) -> bool:
    try:
        with closing(_opened(path)) as connection:
            return bool(connection.execute("PRAGMA quick_check").fetchone() == ("ok",))
    except UNREADABLE:
        return False


def _setting(path: Path, key: str) -> str | None:
    """A fact about the library that a backup is of; ``None`` where it cannot be read."""
    try:
        with closing(_opened(path)) as connection:
            return _told(connection, key)
    except UNREADABLE:
        return None


def _told(connection: sqlite3.Connection, key: str) -> str | None:
    try:
        return settings.get(connection, key)
    except UNREADABLE:
        return None
