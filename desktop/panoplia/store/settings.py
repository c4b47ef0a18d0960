# SPDX-License-Identifier: GPL-3.0-or-later
"""Small facts about the library itself, outside the journal."""

import os
import sqlite3

EDITION = "edition"
LIBRARY = "library"
"""Which library it is: its backups have the same, and no other."""


def get(connection: sqlite3.Connection, key: str) -> str:
    """The value of a key, empty where there is none."""
    row = connection.execute("SELECT value FROM setting WHERE key = ?", (key,)).fetchone()
    return str(row[0]) if row else ""


def put(connection: sqlite3.Connection, key: str, value: str) -> None:
    """Set the value of a key."""
    connection.execute(
        "INSERT INTO setting (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        (key, value),
    )


def identify(connection: sqlite3.Connection) -> None:
    """Give a library its identity, once for all."""
    connection.execute("INSERT OR IGNORE INTO setting (key, value) VALUES (?, ?)", (LIBRARY, os.urandom(16).hex()))


def new_edition(connection: sqlite3.Connection) -> None:
    """Mark that the library has changed, so that a backup can tell whether it holds the same."""
    put(connection, EDITION, os.urandom(16).hex())
