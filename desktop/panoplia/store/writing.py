# SPDX-License-Identifier: GPL-3.0-or-later
"""Writing records: how their fields lie in the columns of the tables, by statements that peewee builds."""

import sqlite3
from collections.abc import Mapping
from typing import Any
from uuid import uuid4

import msgspec
import peewee as pw

from panoplia.store.connection import Connection
from panoplia.store.documents import WHATS, Documents, tidy, within, write_plain
from panoplia.store.records import (
    LIMITS,
    Act,
    Campaign,
    Character,
    Damaged,
    Encounter,
    Entry,
    Holder,
    Item,
    Override,
    Record,
    Work,
)
from panoplia.store.rows import (
    ActRow,
    CampaignRow,
    CharacterRow,
    EncounterRow,
    EntryRow,
    HolderRow,
    ItemRow,
    OverrideRow,
    Row,
    WorkRow,
)

ROWS: dict[type[msgspec.Struct], type[Row]] = {
    Campaign: CampaignRow,
    Holder: HolderRow,
    Character: CharacterRow,
    Entry: EntryRow,
    Item: ItemRow,
    Override: OverrideRow,
    Work: WorkRow,
    Encounter: EncounterRow,
    Act: ActRow,
}
_OF_HOLDER = {"campaign", "name", "money"}
_PLAIN = {"changes", "base", "told"}

Columns = dict[str, Any]


class Writer:
    """Writes to a library through one connection. ``system`` is the one that a record's documents follow."""

    def __init__(self, connection: Connection, documents: Documents) -> None:
        self._connection = connection
        self._documents = documents

    def add(self, record: Record, system: str) -> int:
        """Insert a record, and the holder that a character brings; its new id."""
        fields = msgspec.structs.asdict(record)
        del fields["id"]
        fields.pop("overlay", None)
        fields["uid"] = fields["uid"] or uuid4().hex
        stored = _columns(self._documents, system, fields)
        if isinstance(record, Character):
            of_holder, stored = _parted(stored)
            of_holder |= {"uid": uuid4().hex, "kind": "character"}
            stored["holder"] = self._insert(HolderRow, of_holder)
        return self._insert(ROWS[type(record)], stored)

    def change(self, record: Record, system: str, fields: Mapping[str, Any]) -> None:
        """Update just ``fields`` of a record."""
        stored = _columns(self._documents, system, fields)
        if isinstance(record, Character):
            of_holder, stored = _parted(stored)
            self._update(HolderRow, record.holder, of_holder)
        self._update(ROWS[type(record)], record.id, stored)

    def remove(self, record: Record) -> bool:
        """Delete a record, a character by their holder; whether it was there."""
        row, id = ROWS[type(record)], record.id
        if isinstance(record, Character):
            row, id = HolderRow, record.holder
        return self._execute(row.delete().where(row.id == id)).rowcount > 0

    def _insert(self, row: type[Row], values: Columns) -> int:
        id = self._execute(row.insert(values)).lastrowid
        assert id is not None
        return id

    def _update(self, row: type[Row], id: int, values: Columns) -> None:
        if values:
            self._execute(row.update(values).where(row.id == id))

    def _execute(self, query: pw.Query) -> sqlite3.Cursor:
        sql, parameters = query.sql()
        return self._connection.execute(sql, parameters)


def _columns(documents: Documents, system: str, fields: Mapping[str, Any]) -> Columns:
    """The stored form of some fields of a record; ``Refused`` names the field that cannot be stored."""
    stored: Columns = {}
    for field, value in fields.items():
        if document := WHATS.get(field):
            stored[field] = documents.write(document, system, value)
        elif isinstance(value, Damaged):
            stored[field] = value.raw
        elif field in _PLAIN or isinstance(value, tuple):
            stored[field] = write_plain(value)
        elif field == "names":
            stored |= {"name_es": tidy(value.es), "name_en": tidy(value.en)}
        elif field in LIMITS:
            stored[field] = within(field, value)
        else:
            stored[field] = tidy(value) if isinstance(value, str) else value
    return stored


def _parted(character: Columns) -> tuple[Columns, Columns]:
    """The columns of a character that lie in the holder's row, and its own."""
    of_holder = {field: value for field, value in character.items() if field in _OF_HOLDER}
    return of_holder, {field: value for field, value in character.items() if field not in _OF_HOLDER}
