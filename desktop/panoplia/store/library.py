# SPDX-License-Identifier: GPL-3.0-or-later
"""The library: read frozen records, write them inside an action of its journal."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import datetime
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note
from panoplia.rules.refusal import Refused
from panoplia.rules.system import ShippedEntry, System
from panoplia.store import catalogue, portraits
from panoplia.store.connection import Connection, Patience
from panoplia.store.documents import Documents
from panoplia.store.faults import Fault, polite
from panoplia.store.journal import Journal
from panoplia.store.opening import open_file
from panoplia.store.reading import GONE, Reader
from panoplia.store.records import (
    Act,
    Campaign,
    Character,
    Encounter,
    Entry,
    Holder,
    Item,
    Override,
    R,
    Record,
    Work,
)
from panoplia.store.schema import Reference, loops
from panoplia.store.trimming import LIMITS, Limits, trim

if TYPE_CHECKING:
    from panoplia.store.writing import Writer

IN_USE = QT_TRANSLATE_NOOP("store", "%n item(s) are made after “{name}”. Remove them first.")
LEARNT = QT_TRANSLATE_NOOP(
    "store", "%n person(s) have “{name}” on their sheets: take it out there, or take it out of the armoury."
)
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
        self.journal = Journal(connection, now)
        self._now = now
        self._brought_in = 0

    @classmethod
    def open(
        cls,
        path: Path,
        systems: Mapping[str, System],
        now: Callable[[], datetime],
        backups: Path | None = None,
        new: bool = False,
    ) -> "Library":
        """The library at ``path``, made or brought up to date first; a ``Fault`` says what is wrong with the file.

        Where it is not there but ``backups`` of it are, it is made only if a ``new`` one is wanted.
        """
        connection, remarks = open_file(path, now, backups, new)
        return cls(connection, Documents(systems), now, remarks)

    def watch(self, patience: Patience, on_broken: Callable[[Fault], None]) -> None:
        """Have ``patience`` asked where a write cannot begin, and ``on_broken`` told where one broke off.

        The first waits, and yields whenever it is to be tried once more.
        """
        self._connection.patience, self._connection.on_broken = patience, on_broken

    def move(self, path: Path) -> None:
        """Go on with another file, which holds the same."""
        self._connection.move(path)

    def save_copy(self, target: Path) -> None:
        """Write all that is stored now to a new file; ``Refused`` where there is one already."""
        # Imported on first use: a start must not wait for it.
        from panoplia.store.copying import copy_to

        copy_to(self._connection.plain, target)

    def trim(self, limits: Limits = LIMITS) -> Iterator[None]:
        """Make the journal smaller, one short slice at each step; a fault ends it for this time."""
        return trim(self._connection, self._now(), limits)

    def seal(self) -> None:
        """Let nothing be written any more: this is only to be looked at."""
        self._connection.sealed = True

    @property
    def sealed(self) -> bool:
        """Whether this is only to be looked at."""
        return self._connection.sealed

    def close(self) -> None:
        """Fold the log into the file and let go of it."""
        self._connection.close()

    def add(self, record: R) -> R:
        """Store a record whose ``id`` is 0 and give it back as stored. A character brings its holder."""
        return self._again(record, self._writer.add(record, self._system(record)))

    def change(self, record: R, **fields: Any) -> R:
        """Write just ``fields`` of a record and give it back as stored now."""
        wished = msgspec.structs.replace(record, **fields)
        self._writer.change(record, self._system(wished), fields)
        if fields.get("inside") is not None and loops(self._connection.plain, _INSIDE, record.id):
            raise Refused(IN_ITSELF, "inside")
        return self._again(record, record.id)

    def remove(self, record: Record) -> None:
        """Remove a record with all that it holds."""
        if isinstance(record, Entry):
            self._refuse_in_use(record)
        if not self._writer.remove(record):
            raise Refused(GONE[type(record)])

    def bring_in(self, system: str, shipped: Iterable[ShippedEntry]) -> bool:
        """Bring the shipped catalogue of a system up to date, outside the journal; whether anything changed."""
        self._brought_in += 1
        return catalogue.bring_in(self._connection, self._documents, system, shipped)

    def has_catalogue(self, system: str) -> bool:
        """Whether the catalogue of a system was brought in by this version of the program."""
        return catalogue.is_brought_in(self._connection, system)

    @property
    def version(self) -> tuple[int, int]:
        """Another one after each change that no report tells of: by another program, or of the shipped catalogue."""
        return self.journal.version, self._brought_in

    def keep_portrait(self, data: bytes) -> str:
        """Store a picture inside the action that is open; the name by which a character has it."""
        with polite(self.path):
            return portraits.keep(self._connection.plain, data)

    def portrait(self, name: str) -> bytes | None:
        """A picture as it was stored; ``None`` where there is none."""
        with polite(self.path):
            return portraits.read(self._connection.plain, name)

    @cached_property
    def _writer(self) -> "Writer":
        # Imported at the first write: the first picture of the window waits for every module loaded before it, and
        # peewee is a large one.
        from panoplia.store.writing import Writer

        return Writer(self._connection, self._documents)

    def _system(self, record: Record) -> str:
        """The rule system that a record's documents follow."""
        if isinstance(record, Campaign | Entry):
            return record.system
        if isinstance(record, Character):
            return self._system_of(Campaign, record.campaign)
        if isinstance(record, Work):
            return self._system_of(Entry, self.item(record.item).entry)
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
            Override: self.override,
            Work: self.work,
            Encounter: self.encounter,
            Act: self.act,
        }
        found: R = readers[type(record)](id)
        return found

    def _refuse_in_use(self, entry: Entry) -> None:
        count = self.count_of(entry.id)
        if count:
            raise Refused(IN_USE, n=count, name=entry.names)
        learnt = self.sheets_with(entry.uid)
        if learnt:
            raise Refused(LEARNT, n=learnt, name=entry.names)
