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
from panoplia.ui.look.text import tool_tip
from panoplia.ui.models.rows import NO_PARENT, Index, Role, RowsTableModel
from panoplia.words import Speech

SUPPORTED_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.EditRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.TextAlignmentRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Role.ROW,
)


class Column(IntEnum):
    """In drawing order."""

    NAME = 0
    QUANTITY = 1
    EACH = 2
    PRICE = 3


TITLES: tuple[Phrase, ...] = (
    QT_TRANSLATE_NOOP("armoury", "Item"),
    QT_TRANSLATE_NOOP("armoury", "Quantity"),
    QT_TRANSLATE_NOOP("armoury", "Each"),
    QT_TRANSLATE_NOOP("armoury", "Price"),
)
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


class BasketTableModel(RowsTableModel[BasketRow]):
    """Holds the basket; the quantity is typed in its cell. Nothing of it is stored."""

    changed = Signal()
    """Another line, or another quantity."""

    def __init__(self, speech: Speech, parent: QObject | None = None) -> None:
        super().__init__(lambda row: row.key, parent)
        self._speech = speech
        self._last = 0

    @property
    def lines(self) -> list[Line]:
        """What the verbs of trade are given."""
        return [row.line for row in self.rows]

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(Column)

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        if index.isValid() and index.column() == Column.QUANTITY:
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(Column):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._speech.say(TITLES[section])
        return _alignment(section) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.row_at(index)
        if row is None:
            return None
        text = self._speech.say(_words(row, Column(index.column())))
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return text
            case Qt.ItemDataRole.EditRole if index.column() == Column.QUANTITY:
                return row.line.quantity
            case Qt.ItemDataRole.ToolTipRole:
                return tool_tip(text)
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(index.column())
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{self._speech.say(TITLES[index.column()])}: {text}"
            case Role.ROW:
                return row
        return None

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

    def set_speech(self, speech: Speech) -> None:
        """Say everything in another language."""
        self._speech = speech
        self.say_all_again()

    def _replace(self, row: BasketRow, quantity: int) -> None:
        line = msgspec.structs.replace(row.line, quantity=quantity)
        self._show([
            msgspec.structs.replace(row, line=line) if other.key == row.key else other for other in self.rows
        ])  # fmt: skip

    def _show(self, rows: list[BasketRow]) -> None:
        self.set_rows(rows)
        self.changed.emit()


def _words(row: BasketRow, column: Column) -> Words | Coins | int | Phrase:
    match column:
        case Column.NAME:
            name = row.line.name
            named = note(NAMED, name=name, item=row.entry.names) if name else row.entry.names
            return marked(named, row.line.magic, row.line.bonus)
        case Column.QUANTITY:
            return row.line.quantity
        case Column.EACH:
            return NONE if row.each is None else Coins(row.each)
        case Column.PRICE:
            return NONE if row.each is None else Coins(row.each * row.line.quantity)


def _alignment(column: int) -> Qt.AlignmentFlag:
    right = column != Column.NAME
    return Qt.AlignmentFlag.AlignVCenter | (Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft)
