# SPDX-License-Identifier: GPL-3.0-or-later
"""The basket: what is about to be bought or given, line by line."""

from collections.abc import Mapping
from enum import IntEnum
from typing import Any

import msgspec
from PySide6.QtCore import QObject, Qt, Signal

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Coins, Phrase, Words, note
from panoplia.store.records import Entry
from panoplia.table.reading import marked
from panoplia.table.trade import Line, unit_price
from panoplia.table.verbs import MOST_PIECES
from panoplia.ui.models.columns import COLUMN_ROLES, ColumnsTableModel, TableColumn
from panoplia.ui.models.headings import ITEM, QUANTITY
from panoplia.ui.models.rows import Index
from panoplia.words import Speech

SUPPORTED_ROLES = (*COLUMN_ROLES, Qt.ItemDataRole.EditRole)


class Column(IntEnum):
    """In drawing order."""

    NAME = 0
    QUANTITY = 1
    EACH = 2
    PRICE = 3


NONE = QT_TRANSLATE_NOOP("armoury", "no price")
NAMED = QT_TRANSLATE_NOOP("armoury", "{name} ({item})")


class BasketRow(msgspec.Struct, frozen=True):
    """A line with its entry; ``key`` stays while the line does."""

    key: int
    entry: Entry
    line: Line

    @property
    def each(self) -> int | None:
        """The price of one, in the smallest coin."""
        return unit_price(self.entry, self.line)


class BasketTableModel(ColumnsTableModel[BasketRow]):
    """Holds the basket; the quantity is typed in its cell. Nothing of it is stored."""

    changed = Signal()
    """Another line, or another quantity."""

    def __init__(self, speech: Speech, parent: QObject | None = None) -> None:
        super().__init__(lambda row: row.key, speech, parent)
        self.columns = COLUMNS
        self._last = 0

    @property
    def lines(self) -> list[Line]:
        """What the verbs of trade are given."""
        return [row.line for row in self.rows]

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        if index.isValid() and index.column() == Column.QUANTITY:
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def cell(self, row: BasketRow, column: int, role: int) -> Any:
        if role == Qt.ItemDataRole.EditRole and column == Column.QUANTITY:
            return row.line.quantity
        return super().cell(row, column, role)

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        row = self.row_at(index)
        if row is None or role != Qt.ItemDataRole.EditRole or index.column() != Column.QUANTITY:
            return False
        self._replace(row, min(max(int(value), 1), MOST_PIECES))
        return True

    def add(self, entry: Entry, line: Line) -> None:
        """Put a line in; more of the same thing joins the line that is there."""
        same = msgspec.structs.replace(line, quantity=1)
        for row in self.rows:
            if msgspec.structs.replace(row.line, quantity=1) == same:
                self._replace(row, min(row.line.quantity + line.quantity, MOST_PIECES))
                return
        self._last += 1
        self._show([*self.rows, BasketRow(self._last, entry, line)])

    def take_out(self, row: BasketRow) -> None:
        """Take a line out."""
        self._show([other for other in self.rows if other.key != row.key])

    def empty(self) -> None:
        """Take everything out."""
        self._show([])

    def read_again(self, entries: Mapping[int, Entry]) -> list[Entry]:
        """Take over what the entries say now; those that are gone leave the basket and are given back."""
        gone = [row.entry for row in self.rows if row.entry.id not in entries]
        self._show([
            msgspec.structs.replace(row, entry=entries[row.entry.id]) for row in self.rows if row.entry.id in entries
        ])  # fmt: skip
        return gone

    def _replace(self, row: BasketRow, quantity: int) -> None:
        line = msgspec.structs.replace(row.line, quantity=quantity)
        self._show([
            msgspec.structs.replace(row, line=line) if other.key == row.key else other for other in self.rows
        ])  # fmt: skip

    def _show(self, rows: list[BasketRow]) -> None:
        self.set_rows(rows)
        self.changed.emit()


def _name(row: BasketRow) -> Words:
    name = row.line.name
    named = note(NAMED, name=name, item=row.entry.names) if name else row.entry.names
    return marked(named, row.line.magic, row.line.bonus)


def _price(row: BasketRow, quantity: int) -> Coins | Phrase:
    return NONE if row.each is None else Coins(row.each * quantity)


COLUMNS = (
    TableColumn[BasketRow](ITEM, _name),
    TableColumn[BasketRow](QUANTITY, lambda row: row.line.quantity, right=True),
    TableColumn[BasketRow](QT_TRANSLATE_NOOP("armoury", "Each"), lambda row: _price(row, 1), right=True),
    TableColumn[BasketRow](
        QT_TRANSLATE_NOOP("armoury", "Price"), lambda row: _price(row, row.line.quantity), right=True
    ),
)
