# SPDX-License-Identifier: GPL-3.0-or-later
"""Giving a finished file its name, so that a power cut leaves the old one or the new one."""

import os
from contextlib import suppress
from pathlib import Path

COMPANIONS = ("-wal", "-shm", "-journal")
"""Files that SQLite keeps beside a library. What is in them belongs to it, and would be played into another."""


def behind(path: Path) -> Path:
    """The file itself, where ``path`` may be a link. Replacing the link would leave the file behind."""
    return Path(os.path.realpath(path))


def beside(path: Path, rest: str) -> Path:
    """The file that SQLite keeps with a library, such as its log."""
    file = behind(path)
    return file.with_name(file.name + rest)


def place(made: Path, path: Path) -> None:
    """Put ``made`` in the place of ``path``, on the disk and not only in its cache."""
    _sync(made)
    os.replace(made, path)
    _sync_folder(path)


def place_new(made: Path, path: Path) -> None:
    """As ``place``, but ``FileExistsError`` where something of that name is there already."""
    _sync(made)
    try:
        os.link(made, path)
    except FileExistsError:
        raise
    except OSError:
        # A disk that knows no second names for a file.
        if path.exists():
            raise FileExistsError(str(path)) from None
        os.replace(made, path)
    _sync_folder(path)


def _sync(made: Path) -> None:
    with made.open("rb+") as written:
        os.fsync(written.fileno())


def _sync_folder(path: Path) -> None:
    # Windows does not open folders, and needs no such help.
    with suppress(PermissionError):
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
