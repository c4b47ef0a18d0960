# SPDX-License-Identifier: GPL-3.0-or-later
"""The library: read frozen records, write them inside an action of its journal."""

from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from pathlib import Path
from typing import Any
from uuid import uuid4

import msgspec
import peewee as pw

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note
from panoplia.rules.refusal import Refused
from panoplia.rules.system import ShippedEntry, System
from panoplia.store import catalogue
from panoplia.store.connection import Connection
from panoplia.store.documents import Documents
from panoplia.store.faults import polite
from panoplia.store.journal import Journal
from panoplia.store.opening import open_file
from panoplia.store.reading import GONE, Reader
from panoplia.store.records import Campaign, Character, Entry, Holder, Item, R, Record
from panoplia.store.rows import HolderRow, ItemRow, Row
from panoplia.store.schema import Reference, loops
from panoplia.store.writing import ROWS, Columns, columns, parted

IN_USE = QT_TRANSLATE_NOOP("store", "%n item(s) are made after “{name}”. Remove them first.")
IN_ITSELF = QT_TRANSLATE_NOOP("store", "A container cannot lie inside itself or inside what it holds.")

_INSIDE = Reference("item", "inside", "item")


class Library(Reader):
    """One open library file. ``journal`` holds its actions; ``remarks`` is what opening it has to tell."""

    def __init__(
        self,
        connection: Connection,
        documents: Documents,
        now: Callable[[], datetime],
        remarks: tuple[Note, ...],
    ) -> None:
        super().__init__(connection, documents)
        self.remarks = remarks
        self.journal = Journal(connection.plain, connection.path, now)

    @classmethod
    def open(
        cls, path: Path, systems: Mapping[str, System], now: Callable[[], datetime], backups: Path | None = None
    ) -> "Library":
        """The library at ``path``, made or brought up to date first; ``Refused`` says what is wrong with the file."""
        connection, remarks = open_file(path, now, backups)
        return cls(connection, Documents(systems), now, remarks)

    def close(self) -> None:
        """Fold the log into the file and let go of it."""
        self._connection.close()

    def add(self, record: R) -> R:
        """Store a record whose ``id`` is 0 and give it back as stored. A character brings its holder."""
        fields = msgspec.structs.asdict(record)
        del fields["id"]
        fields["uid"] = fields["uid"] or uuid4().hex
        stored = columns(self._documents, self._system(record), fields)
        if isinstance(record, Character):
            of_holder, stored = parted(stored)
            of_holder |= {"uid": uuid4().hex, "kind": "character"}
            stored["holder"] = self._insert(HolderRow, of_holder)
        return self._again(record, self._insert(ROWS[type(record)], stored))

    def change(self, record: R, **fields: Any) -> R:
        """Write just ``fields`` of a record and give it back as stored now."""
        wished = msgspec.structs.replace(record, **fields)
        stored = columns(self._documents, self._system(wished), fields)
        if isinstance(record, Character):
            of_holder, stored = parted(stored)
            self._update(HolderRow, record.holder, of_holder)
        self._update(ROWS[type(record)], record.id, stored)
        if fields.get("inside") is not None and loops(self._connection.plain, _INSIDE, record.id):
            raise Refused(IN_ITSELF, "inside")
        return self._again(record, record.id)

    def remove(self, record: Record) -> None:
        """Remove a record with all that it holds."""
        row, id = ROWS[type(record)], record.id
        if isinstance(record, Character):
            row, id = HolderRow, record.holder
        if isinstance(record, Entry):
            self._refuse_in_use(record)
        if not self._connection.execute(row.delete().where(row.id == id)).rowcount:
            raise Refused(GONE[type(record)])

    def bring_in(self, system: str, shipped: Iterable[ShippedEntry]) -> bool:
        """Bring the shipped catalogue of a system up to date, outside the journal; whether anything changed."""
        return catalogue.bring_in(self._connection.plain, self.path, self._documents, system, shipped)

    def _system(self, record: Record) -> str:
        """The rule system that a record's documents follow."""
        if isinstance(record, Campaign | Entry):
            return record.system
        if isinstance(record, Character):
            return self._system_of(Campaign, record.campaign)
        return self._system_of(Entry, record.entry) if isinstance(record, Item) else ""

    def _system_of(self, kind: type[Campaign] | type[Entry], id: int) -> str:
        table = "campaign" if kind is Campaign else "entry"
        with polite(self.path):
            row = self._connection.plain.execute(f"SELECT system FROM {table} WHERE id = ?", (id,)).fetchone()
        if row is None:
            raise Refused(GONE[kind])
        return str(row[0])

    def _again(self, record: R, id: int) -> R:
        readers: dict[type[msgspec.Struct], Callable[[int], Any]] = {
            Campaign: self.campaign,
            Holder: self.holder,
            Character: self.character,
            Entry: self.entry,
            Item: self.item,
        }
        found: R = readers[type(record)](id)
        return found

    def _insert(self, row: type[Row], values: Columns) -> int:
        id = self._connection.execute(row.insert(values)).lastrowid
        assert id is not None
        return id

    def _update(self, row: type[Row], id: int, values: Columns) -> None:
        if values:
            self._connection.execute(row.update(values).where(row.id == id))

    def _refuse_in_use(self, entry: Entry) -> None:
        ((count,),) = self._rows(ItemRow.select(pw.fn.COUNT(ItemRow.id)).where(ItemRow.entry == entry.id))
        if count:
            raise Refused(IN_USE, n=count, name=entry.names)
