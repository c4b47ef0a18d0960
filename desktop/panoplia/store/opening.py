# SPDX-License-Identifier: GPL-3.0-or-later
"""Opening a library file: look at it before SQLite does, bring it up to date, check it, and say what is wrong."""

import os
import sqlite3
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note
from panoplia.store import settings, triggers
from panoplia.store.backup import back_up
from panoplia.store.backup import backups as backups_of
from panoplia.store.connection import Connection
from panoplia.store.faults import Fault, fault, on_disk
from panoplia.store.migrate import APPLICATION_ID, create, migrate, steps
from panoplia.store.placing import beside
from panoplia.store.schema import lacks_parts

NO_FOLDER = QT_TRANSLATE_NOOP(
    "store", "The folder {folder} is not there. Create it, connect its disk, or choose another place for the library."
)
NO_LIBRARY = QT_TRANSLATE_NOOP("store", "There is no library at {file}.")
NOT_OURS = QT_TRANSLATE_NOOP("store", "{file} is not a Panoplia library. It was left as it is: choose another file.")
FOREIGN = QT_TRANSLATE_NOOP("store", "{file} belongs to another program. It was left as it is: choose another file.")
EMPTY = QT_TRANSLATE_NOOP(
    "store", "The library {file} is empty: its content was lost. Keep the file, and restore the newest sound backup."
)
ONLY_LOG = QT_TRANSLATE_NOOP(
    "store", "The library {file} is missing, but its log is there. Bring the file back, or restore the newest backup."
)
LINK = QT_TRANSLATE_NOOP(
    "store",
    "The library {file} is a link to {target}, which is not there. Connect its disk, or choose another library.",
)
MISSING = QT_TRANSLATE_NOOP(
    "store",
    "The library {file} is not there, but %n backups of it are. Bring the file back, open a backup, or begin a new "
    "library.",
)
NEWER = QT_TRANSLATE_NOOP(
    "store",
    "The library {file} was written by a newer version of the program: it has format {found}, and this program knows "
    "formats up to {known}. It was left as it is: update the program.",
)
MENDED = QT_TRANSLATE_NOOP(
    "store",
    "The journal of the library {file} was incomplete and has been repaired: changes made by other programs "
    "meanwhile cannot be undone.",
)

HEADER = 100
"""So many bytes tell what a file is."""
_MAGIC = b"SQLite format 3\0"


def open_file(
    path: Path, now: Callable[[], datetime], backups: Path | None, new: bool = False
) -> tuple[Connection, tuple[Note, ...]]:
    """A connection to a library of the newest format, and what there is to tell of it.

    One that is not there is made; where there are backups of it, only if a ``new`` one is wanted. Whether its pages
    are sound is looked at when it is open (``upkeep``).
    """
    all_steps = steps()
    with on_disk(path):
        version = look(path, len(all_steps))
        crashed = _log_left(path)
        if version is None:
            _expect_no_backups(path, None if new else backups)
            create(path, all_steps)
        elif version < len(all_steps):
            _bring_up_to_date(path, version, now, backups)
    try:
        connection = _connected(path)
        try:
            if crashed:
                _expect_sound(connection, path)
            return connection, _remarks(connection, path)
        except BaseException:
            connection.close()
            raise
    except (sqlite3.DatabaseError, ValueError) as error:
        # Whatever else SQLite says of a file at its opening, and tables that are none of ours.
        raise fault("damaged", path) from error


def look(path: Path, newest: int) -> int | None:
    """The format of a library that can be written; ``None`` where there is none yet."""
    version = read_format(path, newest)
    if version is not None and _is_cut(path):
        raise fault("damaged", path)
    if not (os.access(path.parent, os.W_OK) and (version is None or os.access(path, os.W_OK))):
        raise fault("readonly", path)
    return version


def read_format(path: Path, newest: int) -> int | None:
    """The format of a library, from its first bytes alone; ``None`` where there is no file."""
    if not path.parent.is_dir():
        raise Fault("absent", NO_FOLDER, folder=str(path.parent))
    if path.is_symlink() and not path.exists():
        raise Fault("absent", LINK, file=str(path), target=os.path.realpath(path))
    if not path.exists():
        if _log_left(path):
            raise Fault("damaged", ONLY_LOG, file=str(path))
        return None
    if not path.is_file():
        raise Fault("foreign", NOT_OURS, file=str(path))
    with path.open("rb") as file:
        header = file.read(HEADER)
    if not header.strip(b"\0"):
        raise Fault("damaged", EMPTY, file=str(path))
    if not header.startswith(_MAGIC):
        raise Fault("foreign", NOT_OURS, file=str(path))
    if len(header) < HEADER:
        raise fault("damaged", path)
    version = format_in(header)
    if version is None:
        raise Fault("foreign", FOREIGN, file=str(path))
    if version > newest:
        raise Fault("newer", NEWER, file=str(path), found=version, known=newest)
    return version


def format_in(header: bytes) -> int | None:
    """The format that the first bytes of a file tell; ``None`` where it is no library."""
    ours = header.startswith(_MAGIC) and int.from_bytes(header[68:72]) == APPLICATION_ID
    return int.from_bytes(header[60:64]) if ours and len(header) >= HEADER else None


def _is_cut(path: Path) -> bool:
    """Whether pages are missing at the end of a file. Those that wait in a log do not count."""
    with path.open("rb") as file:
        header = file.read(HEADER)
    size, pages = int.from_bytes(header[16:18]), int.from_bytes(header[28:32])
    return not beside(path, "-wal").exists() and path.stat().st_size < pages * (65_536 if size == 1 else size)


def _expect_no_backups(path: Path, backups: Path | None) -> None:
    found = backups_of(path, backups) if backups else []
    if found:
        raise Fault("absent", MISSING, file=str(path), n=len(found))


def _bring_up_to_date(path: Path, version: int, now: Callable[[], datetime], backups: Path | None) -> None:
    connection = _connected(path)
    try:
        if backups is not None:
            back_up(connection.plain, path, backups, now())
    finally:
        connection.close()
    if beside(path, "-wal").exists():
        # The last one to close it would have removed it: someone else has the library open.
        raise fault("busy", path)
    migrate(path, version, steps())


def _connected(path: Path) -> Connection:
    """A connection that may write now."""
    connection = Connection(path)
    try:
        with connection.transaction():
            return connection
    except BaseException:
        connection.close()
        raise


def _log_left(path: Path) -> bool:
    """Whether a killed program left a log or a journal beside the file."""
    left = (beside(path, rest) for rest in ("-wal", "-journal"))
    return any(file.is_file() and file.stat().st_size for file in left)


def _expect_sound(connection: Connection, path: Path) -> None:
    """A fault where the log belonged to another file. It is played in by now; later ones would only make it worse."""
    if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
        raise fault("damaged", path)


def _remarks(connection: Connection, path: Path) -> tuple[Note, ...]:
    plain = connection.plain
    with connection.transaction():
        if lacks_parts(plain):
            raise fault("damaged", path)
        mended = any(map(triggers.records, triggers.mend(plain)))
        # One of these would keep anything from being written, or from being recorded.
        stuck = plain.execute("UPDATE action SET state = 'closed' WHERE state IN ('writing', 'silent')").rowcount
        settings.identify(plain)
    return (note(MENDED, file=str(path)),) if mended or stuck else ()
