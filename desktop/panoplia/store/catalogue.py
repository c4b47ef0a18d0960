# SPDX-License-Identifier: GPL-3.0-or-later
"""The shipped catalogues: brought in outside the journal, never deleted, with ids that stay."""

import hashlib
import sqlite3
from collections.abc import Iterable
from typing import Any

from panoplia import __version__
from panoplia.rules.system import ShippedEntry
from panoplia.store import settings
from panoplia.store.connection import Connection
from panoplia.store.documents import Documents, tidy, within
from panoplia.store.faults import polite

_COLUMNS = ("category", "name_es", "name_en", "data", "price", "weight")


_SETTING = "catalogue:{system}"


def is_brought_in(connection: Connection, system: str) -> bool:
    """Whether the lines are those of this version of the program."""
    with polite(connection.path):
        return settings.get(connection.plain, _SETTING.format(system=system)).startswith(f"{__version__} ")


def bring_in(connection: Connection, documents: Documents, system: str, shipped: Iterable[ShippedEntry]) -> bool:
    """Make the stored lines the shipped ones; whether there was anything to do."""
    lines = {entry.key: _line(documents, system, entry) for entry in shipped}
    digest = f"{__version__} {hashlib.sha256(repr(lines).encode('utf-8', 'replace')).hexdigest()}"
    setting = _SETTING.format(system=system)
    plain = connection.plain
    with polite(connection.path):
        if settings.get(plain, setting) == digest:
            return False
    with connection.transaction():
        # A silent action stills the triggers; it is gone before the transaction ends.
        silent = plain.execute(
            "INSERT INTO action (scope, label, time, state) VALUES ('library', '{}', '', 'silent')"
        ).lastrowid
        _write(plain, system, lines)
        plain.execute("DELETE FROM action WHERE id = ?", (silent,))
        settings.put(plain, setting, digest)
        settings.new_edition(plain)
    return True


def _line(documents: Documents, system: str, entry: ShippedEntry) -> tuple[Any, ...]:
    data = documents.write("data", system, entry.data)
    price, weight = within("price", entry.price), within("weight", entry.weight)
    return tidy(entry.category), tidy(entry.names.es), tidy(entry.names.en), data, price, weight


def _write(connection: sqlite3.Connection, system: str, lines: dict[str, tuple[Any, ...]]) -> None:
    # Imported here: most starts find the catalogue as it was.
    from uuid import uuid4

    rows = connection.execute(
        f"SELECT id, retired, key, {', '.join(_COLUMNS)} FROM entry WHERE system = ? AND origin = 'shipped'", (system,)
    ).fetchall()
    known = {key: (id, retired, tuple(values)) for id, retired, key, *values in rows}
    names = ", ".join(f"{name} = ?" for name in _COLUMNS)
    for key, line in lines.items():
        if key not in known:
            connection.execute(
                f"INSERT INTO entry (uid, system, key, origin, {', '.join(_COLUMNS)})"
                " VALUES (?, ?, ?, 'shipped', ?, ?, ?, ?, ?, ?)",
                (uuid4().hex, system, key, *line),
            )
        elif known[key][1:] != (0, line):
            connection.execute(f"UPDATE entry SET retired = 0, {names} WHERE id = ?", (*line, known[key][0]))
    for key in known.keys() - lines.keys():
        connection.execute("UPDATE entry SET retired = 1 WHERE id = ?", (known[key][0],))
