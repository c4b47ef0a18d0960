# SPDX-License-Identifier: GPL-3.0-or-later
"""What an examination of a library finds, and what the rows that it is about are called."""

import sqlite3
from collections.abc import Mapping
from typing import Literal

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Names, Note, Phrase, note
from panoplia.rules.system import System

Kind = Literal[
    "pages", "index", "parts", "stranger", "trigger", "orphan", "ring", "place", "document", "text", "value", "action",
    "change", "system",
]  # fmt: skip

Name = str | Names | Note
NUMBERED = QT_TRANSLATE_NOOP("doctor", "{table} no. {row}")
_NUMBERED: dict[str, Phrase] = {
    "campaign": QT_TRANSLATE_NOOP("doctor", "Campaign no. {row}"),
    "holder": QT_TRANSLATE_NOOP("doctor", "Holder no. {row}"),
    "character": QT_TRANSLATE_NOOP("doctor", "Character no. {row}"),
    "entry": QT_TRANSLATE_NOOP("doctor", "Catalogue line no. {row}"),
    "override": QT_TRANSLATE_NOOP("doctor", "Change over the catalogue no. {row}"),
    "item": QT_TRANSLATE_NOOP("doctor", "Item no. {row}"),
    "work": QT_TRANSLATE_NOOP("doctor", "Work no. {row}"),
    "encounter": QT_TRANSLATE_NOOP("doctor", "Fight no. {row}"),
    "act": QT_TRANSLATE_NOOP("doctor", "Act no. {row}"),
    "action": QT_TRANSLATE_NOOP("doctor", "Action no. {row}"),
    "change": QT_TRANSLATE_NOOP("doctor", "Change no. {row}"),
}
_OF_ENTRY = "coalesce(name_es, ''), coalesce(name_en, '')"
_NAMES = {
    "campaign": "SELECT name, '', '' FROM campaign WHERE id = ?",
    "holder": "SELECT name, '', '' FROM holder WHERE id = ?",
    "character": "SELECT coalesce(holder.name, player), '', '' FROM character"
    " LEFT JOIN holder ON holder.id = character.holder WHERE character.id = ?",
    "entry": f"SELECT '', {_OF_ENTRY} FROM entry WHERE id = ?",
    "override": f"SELECT '', {_OF_ENTRY} FROM override LEFT JOIN entry ON entry.id = override.entry"
    " WHERE override.id = ?",
    "item": f"SELECT item.name, {_OF_ENTRY} FROM item LEFT JOIN entry ON entry.id = item.entry WHERE item.id = ?",
    "encounter": "SELECT name, '', '' FROM encounter WHERE id = ?",
    "act": "SELECT encounter.name, '', '' FROM act LEFT JOIN encounter ON encounter.id = act.encounter"
    " WHERE act.id = ?",
    "work": f"SELECT coalesce(item.name, ''), {_OF_ENTRY} FROM work LEFT JOIN item ON item.id = work.item"
    " LEFT JOIN entry ON entry.id = item.entry WHERE work.id = ?",
}


class Finding(msgspec.Struct, frozen=True):
    """Something about a library, in words. ``row`` is 0 where it is of no one row; what is no ``fault`` is only told.

    ``mendable`` is what a repair puts right.
    """

    kind: Kind
    table: str
    row: int
    words: Note
    mendable: bool = False
    fault: bool = True


class Patient(msgspec.Struct, frozen=True):
    """A library under examination: ``version`` is its format, ``newest`` whether there is none newer."""

    connection: sqlite3.Connection
    systems: Mapping[str, System]
    version: int
    newest: bool


def name_of(connection: sqlite3.Connection, table: str, row: int) -> Name:
    """What a row is called: its own name, that of its kind, or table and number."""
    found = connection.execute(_NAMES[table], (row,)).fetchone() if table in _NAMES else None
    return called(table, row, *(found or ()))


def called(table: str, row: int, own: str | None = "", es: str | None = "", en: str | None = "") -> Name:
    """The best of what is known of a row: its own name, that of its kind, or table and number."""
    if own:
        return own
    if es or en:
        return Names(es or "", en or "")
    return note(_NUMBERED.get(table, NUMBERED), table=table, row=row)
