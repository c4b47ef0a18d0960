# SPDX-License-Identifier: GPL-3.0-or-later
"""The shape that all our models share: keyed frozen rows, and signals as narrow as the change."""

from collections.abc import Callable, Iterator, Sequence
from enum import IntEnum
from itertools import groupby
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

Index = QModelIndex | QPersistentModelIndex
Row = TypeVar("Row")
NO_PARENT = QModelIndex()


class Role(IntEnum):
    """Roles beyond Qt's own: the row's value, what to sort by, and what to paint: gauges, a portrait by its name.

    ``DEPTH`` is in how many containers that are listed too a thing lies.
    """

    ROW = Qt.ItemDataRole.UserRole
    SORT = Qt.ItemDataRole.UserRole + 1
    SECOND_LINE = Qt.ItemDataRole.UserRole + 2
    GAUGES = Qt.ItemDataRole.UserRole + 3
    PORTRAIT = Qt.ItemDataRole.UserRole + 4
    DEPTH = Qt.ItemDataRole.UserRole + 5


class RowsTableModel(QAbstractTableModel, Generic[Row]):
    """Rows with a key each, in one column unless it says otherwise. ``set_rows`` tells what changed and no more."""

    def __init__(self, key: Callable[[Row], int], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._key = key
        self._rows: list[Row] = []

    @property
    def rows(self) -> Sequence[Row]:
        """The rows as they are shown."""
        return self._rows

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.row_at(index)
        return None if row is None else self.cell(row, index.column(), role)

    def cell(self, row: Row, column: int, role: int) -> Any:
        """What a cell of a row has for a role; ``None`` where it has nothing for it."""
        return row if role == Role.ROW else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren

    def row_at(self, index: Index) -> Row | None:
        """The row behind an index; ``None`` for an invalid one."""
        return self._rows[index.row()] if index.isValid() else None

    def index_of(self, key: int) -> QModelIndex:
        """The first cell of the row with this key; invalid where it is not shown."""
        for place, row in enumerate(self._rows):
            if self._key(row) == key:
                return self.index(place, 0)
        return QModelIndex()

    def reset_rows(self, rows: Sequence[Row]) -> None:
        """Show another set of rows, because the question itself changed."""
        self.beginResetModel()
        self._rows = list(rows)
        self.endResetModel()

    def set_rows(self, rows: Sequence[Row]) -> None:
        """Show the same question's new answer: rows leave, come, move and change one by one."""
        wanted = {self._key(row): row for row in rows}
        self._remove([place for place, row in enumerate(self._rows) if self._key(row) not in wanted])
        self._insert(rows)
        self._reorder(rows)
        self._change(rows)

    def _remove(self, places: Sequence[int]) -> None:
        for first, last in reversed(list(runs(places))):
            self.beginRemoveRows(NO_PARENT, first, last)
            del self._rows[first : last + 1]
            self.endRemoveRows()

    def _insert(self, rows: Sequence[Row]) -> None:
        shown = {self._key(row) for row in self._rows}
        for first, last in runs([place for place, row in enumerate(rows) if self._key(row) not in shown]):
            at = min(first, len(self._rows))
            self.beginInsertRows(NO_PARENT, at, at + last - first)
            self._rows[at:at] = rows[first : last + 1]
            self.endInsertRows()

    def _reorder(self, rows: Sequence[Row]) -> None:
        order = {self._key(row): place for place, row in enumerate(rows)}
        if all(self._key(row) == self._key(other) for row, other in zip(self._rows, rows, strict=True)):
            return
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        after = [self.index(order[self._key(self._rows[index.row()])], index.column()) for index in before]
        self._rows.sort(key=lambda row: order[self._key(row)])
        self.changePersistentIndexList(before, after)
        self.layoutChanged.emit()

    def _change(self, rows: Sequence[Row]) -> None:
        changed = [place for place, row in enumerate(rows) if self._rows[place] != row]
        for first, last in runs(changed):
            self._rows[first : last + 1] = rows[first : last + 1]
            self.dataChanged.emit(self.index(first, 0), self.index(last, self.columnCount() - 1))

    def say_all_again(self) -> None:
        """Every text may have changed: another language or theme."""
        if self._rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, self.columnCount() - 1))
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)


def runs(places: Sequence[int]) -> Iterator[tuple[int, int]]:
    """``[1, 2, 5]`` as ``(1, 2), (5, 5)``."""
    for _, run in groupby(enumerate(places), key=lambda pair: pair[1] - pair[0]):
        found = [place for _, place in run]
        yield found[0], found[-1]
