# SPDX-License-Identifier: GPL-3.0-or-later
"""Giving a finished file its name, so that a power cut leaves the old one or the new one."""

import os
from contextlib import suppress
from pathlib import Path


def behind(path: Path) -> Path:
    """The file itself, where ``path`` may be a link. Replacing the link would leave the file behind."""
    return Path(os.path.realpath(path))


def beside(path: Path, rest: str) -> Path:
    """The file that SQLite keeps with a library, such as its log."""
    file = behind(path)
    return file.with_name(file.name + rest)


def place(made: Path, path: Path) -> None:
    """Put ``made`` in the place of ``path``, on the disk and not only in its cache."""
    with made.open("rb+") as written:
        os.fsync(written.fileno())
    os.replace(made, path)
    # Windows does not open folders, and needs no such help.
    with suppress(PermissionError):
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
