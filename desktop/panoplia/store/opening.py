# SPDX-License-Identifier: GPL-3.0-or-later
"""Opening a library file: look at it before SQLite does, bring it up to date, check it, and say what is wrong."""

import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note
from panoplia.rules.refusal import Refused
from panoplia.store import portraits, triggers
from panoplia.store.backup import back_up, back_up_if_changed
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


def open_file(path: Path, now: Callable[[], datetime], backups: Path | None) -> tuple[Connection, tuple[Note, ...]]:
    """A connection to a sound library of the newest format, and what there is to tell of it."""
    all_steps = steps()
    with on_disk(path):
        version = look(path, len(all_steps))
        if version is None:
            create(path, all_steps)
        elif version < len(all_steps):
            _bring_up_to_date(path, version, now, backups)
    connection = _connected(path)
    try:
        return connection, _remarks(connection, path, now, backups)
    except BaseException:
        connection.close()
        raise


def look(path: Path, newest: int) -> int | None:
    """The format of a library that can be written; ``None`` where there is none yet."""
    version = read_format(path, newest)
    if not (os.access(path.parent, os.W_OK) and (version is None or os.access(path, os.W_OK))):
        raise fault("readonly", path)
    return version


def read_format(path: Path, newest: int) -> int | None:
    """The format of a library, from its first bytes alone; ``None`` where there is no file."""
    if not path.parent.is_dir():
        raise Refused(NO_FOLDER, folder=str(path.parent))
    if path.is_symlink() and not path.exists():
        raise Fault("gone", LINK, file=str(path), target=os.path.realpath(path))
    if not path.exists():
        log = beside(path, "-wal")
        if log.exists() and log.stat().st_size:
            raise Fault("damaged", ONLY_LOG, file=str(path))
        return None
    if not path.is_file():
        raise Refused(NOT_OURS, file=str(path))
    with path.open("rb") as file:
        header = file.read(HEADER)
    if not header.strip(b"\0"):
        raise Fault("damaged", EMPTY, file=str(path))
    if not header.startswith(_MAGIC):
        raise Refused(NOT_OURS, file=str(path))
    if len(header) < HEADER:
        raise fault("damaged", path)
    version = format_in(header)
    if version is None:
        raise Refused(FOREIGN, file=str(path))
    if version > newest:
        raise Refused(NEWER, file=str(path), found=version, known=newest)
    return version


def format_in(header: bytes) -> int | None:
    """The format that the first bytes of a file tell; ``None`` where it is no library."""
    ours = header.startswith(_MAGIC) and int.from_bytes(header[68:72]) == APPLICATION_ID
    return int.from_bytes(header[60:64]) if ours and len(header) >= HEADER else None


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
    """A connection that may write now, to a file that passes SQLite's check."""
    connection = Connection(path)
    try:
        with connection.transaction():
            found = connection.plain.execute("PRAGMA quick_check(1)").fetchone()
        if found != ("ok",):
            raise fault("damaged", path)
    except BaseException:
        connection.close()
        raise
    return connection


def _remarks(connection: Connection, path: Path, now: Callable[[], datetime], backups: Path | None) -> tuple[Note, ...]:
    remarks: list[Note] = []
    with connection.transaction():
        if lacks_parts(connection.plain):
            raise fault("damaged", path)
        if triggers.mend(connection.plain):
            remarks.append(note(MENDED, file=str(path)))
        portraits.sweep(connection.plain)
    if backups is not None:
        try:
            back_up_if_changed(connection.plain, path, backups, now())
        except Fault as failed:
            # No reason to keep people from their characters.
            remarks.append(failed.note)
    return tuple(remarks)
