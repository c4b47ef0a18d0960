# SPDX-License-Identifier: GPL-3.0-or-later
"""The libraries of earlier formats as tests read them: without SQLite ever writing to one."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

MUSEUM = Path(__file__).with_name("museum")
Rows = dict[str, list[dict[str, Any]]]


def pieces() -> list[Path]:
    """All files of the museum, oldest format first."""
    return sorted(MUSEUM.glob("format-*.panoplia"), key=format_of)


def format_of(piece: Path) -> int:
    return int(piece.stem.removeprefix("format-"))


def raw_rows(path: Path, immutable: bool = False) -> Rows:
    """Each row of each table by the names of its columns, in the order of the keys."""
    flags = "?immutable=1" if immutable else "?mode=ro"
    with closing(sqlite3.connect(path.absolute().as_uri() + flags, uri=True)) as file:
        file.row_factory = sqlite3.Row
        names = [row[0] for row in file.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        return {
            name: [dict(row) for row in file.execute(f'SELECT * FROM "{name}" ORDER BY 1')]
            for name in names
            if not name.startswith("sqlite_")
        }
