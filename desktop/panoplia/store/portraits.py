# SPDX-License-Identifier: GPL-3.0-or-later
"""Portraits by the SHA-256 of their bytes. The journal records the name alone, so undo brings a picture back."""

import sqlite3
from hashlib import sha256

MOST_BYTES = 400_000
"""No portrait is larger: a library stays small enough to be copied at every start."""

# A portrait that an action names, done or undone, can still come back.
_UNNAMED = """DELETE FROM portrait WHERE sha NOT IN (SELECT portrait FROM character) AND NOT EXISTS (
    SELECT 1 FROM change WHERE table_name = 'character'
    AND sha IN (json_extract(before, '$.portrait'), json_extract(after, '$.portrait')))"""


def keep(connection: sqlite3.Connection, data: bytes) -> str:
    """Store a picture, once however often it comes; its name."""
    name = sha256(data).hexdigest()
    connection.execute("INSERT OR IGNORE INTO portrait (sha, data) VALUES (?, ?)", (name, data))
    return name


def read(connection: sqlite3.Connection, name: str) -> bytes | None:
    """The picture of that name; ``None`` where there is none."""
    row = connection.execute("SELECT data FROM portrait WHERE sha = ?", (name,)).fetchone()
    return bytes(row[0]) if row else None


def sweep(connection: sqlite3.Connection) -> None:
    """Forget the pictures that neither a character nor a change of the journal names."""
    connection.execute(_UNNAMED)
