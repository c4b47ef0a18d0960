# SPDX-License-Identifier: GPL-3.0-or-later
"""What is done for an open library when no one waits for it, through connections of its own."""

import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path

from panoplia.store.backup import back_up_if_changed
from panoplia.store.faults import fault, polite


def inspect(library: Path) -> None:
    """Read every page of the file; a fault where SQLite finds one damaged."""
    with polite(library), closing(_reading(library)) as connection:
        if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
            raise fault("damaged", library)


def keep_safe(library: Path, backups: Path, moment: datetime) -> Path | None:
    """Make a backup, unless the file is damaged or the newest backup holds the same; its path.

    No good backup is ever pushed out by one of a damaged file.
    """
    inspect(library)
    with polite(library), closing(_reading(library)) as connection:
        return back_up_if_changed(connection, library, backups, moment)


def _reading(library: Path) -> sqlite3.Connection:
    # Not ``mode=ro``: there SQLite's check passes over the constraints.
    connection = sqlite3.connect(library.absolute().as_uri() + "?mode=rw", uri=True)
    connection.execute("PRAGMA query_only = ON")
    return connection
