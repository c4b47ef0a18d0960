# SPDX-License-Identifier: GPL-3.0-or-later
"""The cells of a sheet's table in one language: words, gauges, and where figures come from."""

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from panoplia.rules.gauges import Gauge
from panoplia.rules.notes import Words, note
from panoplia.rules.sheet import Cell, Derived, Table, words_of
from panoplia.ui.look.text import tool_tip
from panoplia.ui.widgets.why_popup import NAMED, in_a_line
from panoplia.words import Speech

Index = QModelIndex | QPersistentModelIndex
NO_PARENT = QModelIndex()
GAUGE_ROLE = Qt.ItemDataRole.UserRole
WHY_ROLE = Qt.ItemDataRole.UserRole + 1
"""Where the figure of a cell comes from, a ``Sum``."""
ROWS_MEASURED = 60


class SheetTableModel(QAbstractTableModel):
    """The cells of a ``Table`` in one language."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = Table((), ())
        self._speech: Speech | None = None

    @property
    def table(self) -> Table:
        """The description that is shown."""
        return self._table

    def show_table(self, table: Table, speech: Speech) -> None:
        """Show other cells. Nothing is signalled where nothing changed."""
        if table == self._table and speech is self._speech:
            return
        same_size = (len(table.rows), len(table.columns)) == (self.rowCount(), self.columnCount())
        if not same_size:
            self.beginResetModel()
        self._table, self._speech = table, speech
        if not same_size:
            self.endResetModel()
        elif table.rows:
            self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, self.columnCount() - 1))
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._table.rows)

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._table.columns)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(self._table.columns):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._say(self._table.columns[section].title)
        return self._alignment(section) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        cell = self._table.rows[index.row()][index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(cell)
            case Qt.ItemDataRole.ToolTipRole:
                return tool_tip(self._why(cell) or self._text(cell))
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return self._why(cell)
            case Qt.ItemDataRole.AccessibleTextRole:
                title = self._say(self._table.columns[index.column()].title)
                return f"{title}: {self._text(cell)}" if title else self._text(cell)
            case Qt.ItemDataRole.TextAlignmentRole:
                return self._alignment(index.column())
            case _ if role == GAUGE_ROLE:
                return cell if isinstance(cell, Gauge) else None
            case _ if role == WHY_ROLE:
                return cell.why if isinstance(cell, Derived) else None
        return None

    def label(self, index: Index) -> Words:
        """What the figure of a cell is called: by its row and its column."""
        title, first = self._table.columns[index.column()].title, words_of(self._table.rows[index.row()][0])
        if index.column() == 0 or not title:
            return title or first
        return note(NAMED, label=first, value=title)

    def texts(self, column: int) -> list[str]:
        """What its first cells say, each in one line; a gauge is drawn."""
        cells = [row[column] for row in self._table.rows[:ROWS_MEASURED]]
        return [" ".join(self._text(cell).split("\n")) for cell in cells if not isinstance(cell, Gauge)]

    def _text(self, cell: Cell) -> str:
        return self._say(words_of(cell))

    def _why(self, cell: Cell) -> str:
        return in_a_line(cell.why, self._speech) if isinstance(cell, Derived) and self._speech else ""

    def _say(self, words: Words) -> str:
        return self._speech.say(words) if self._speech else ""

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        right = self._table.columns[column].right
        return (Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft) | Qt.AlignmentFlag.AlignVCenter
