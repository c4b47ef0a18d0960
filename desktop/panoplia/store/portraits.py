# SPDX-License-Identifier: GPL-3.0-or-later
"""Portraits by the SHA-256 of their bytes. The journal records the name alone, so undo brings a picture back."""

import sqlite3
from hashlib import sha256

MOST_BYTES = 400_000
"""No portrait is larger: a library stays small enough to be copied at every start."""

# A portrait that an action names, done or undone, can still come back.
_UNLESS_NAMED = """DELETE FROM portrait WHERE sha = :sha AND sha NOT IN (SELECT portrait FROM character)
    AND NOT EXISTS (SELECT 1 FROM change WHERE table_name = 'character'
    AND (instr(coalesce(before, ''), :sha) OR instr(coalesce(after, ''), :sha)))"""


def keep(connection: sqlite3.Connection, data: bytes) -> str:
    """Store a picture, once however often it comes; its name."""
    name = sha256(data).hexdigest()
    connection.execute("INSERT OR IGNORE INTO portrait (sha, data) VALUES (?, ?)", (name, data))
    return name


def read(connection: sqlite3.Connection, name: str) -> bytes | None:
    """The picture of that name; ``None`` where there is none."""
    row = connection.execute("SELECT data FROM portrait WHERE sha = ?", (name,)).fetchone()
    return bytes(row[0]) if row else None


def unused(connection: sqlite3.Connection) -> list[str]:
    """The pictures that no character has now."""
    found = connection.execute("SELECT sha FROM portrait WHERE sha NOT IN (SELECT portrait FROM character)")
    return [name for (name,) in found]


def forget(connection: sqlite3.Connection, name: str) -> None:
    """Remove a picture, unless a character or a change of the journal names it."""
    connection.execute(_UNLESS_NAMED, {"sha": name})
