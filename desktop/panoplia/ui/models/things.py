# SPDX-License-Identifier: GPL-3.0-or-later
"""What lies in a pile as a table: a typed number counts, and rows can be dragged to whoever takes them."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QMimeData, QModelIndex, QObject, Qt, Signal

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Coins, Figure, note
from panoplia.rules.refusal import Refused
from panoplia.rules.system import State, System
from panoplia.table.inventory import Inventory
from panoplia.table.reading import Holding
from panoplia.ui.models.dragging import ITEMS, carried
from panoplia.ui.models.rows import NO_PARENT, Index, Role, RowsTableModel
from panoplia.words import Speech, fold

SUPPORTED_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.EditRole,
    Qt.ItemDataRole.TextAlignmentRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Role.GAUGES,
    Role.SORT,
    Role.ROW,
)


class Column(IntEnum):
    """Columns in drawing order."""

    NAME = 0
    STATE = 1
    QUANTITY = 2
    PRICE = 3


TITLES = (
    QT_TRANSLATE_NOOP("inventory", "Item"),
    QT_TRANSLATE_NOOP("inventory", "State"),
    QT_TRANSLATE_NOOP("inventory", "Quantity"),
    QT_TRANSLATE_NOOP("inventory", "Worth"),
)
DAMAGED = QT_TRANSLATE_NOOP("inventory", "cannot be read; kept as it is")


class ThingsTableModel(RowsTableModel[Holding]):
    """Holdings of one pile, those inside others as well."""

    refused = Signal(object)
    """A ``Note``: a typed quantity could not be."""

    def __init__(self, speech: Speech, system: System, inventory: Inventory, parent: QObject | None = None) -> None:
        super().__init__(lambda row: row.item.id, parent)
        self._speech = speech
        self._system = system
        self._inventory = inventory

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(Column)

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        if self.row_at(index) is None:
            return flags
        if index.column() == Column.QUANTITY:
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags | Qt.ItemFlag.ItemIsDragEnabled

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
        column = Column(index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._speech.say(self._words(row, column))
            case Qt.ItemDataRole.EditRole if column == Column.QUANTITY:
                return row.item.quantity
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(column)
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{self._speech.say(TITLES[column])}: {self._speech.say(self._words(row, column))}"
            case Role.GAUGES:
                state = self._state(row)
                return state.gauges if state and column == Column.STATE else ()
            case Role.SORT:
                return self._sort_key(row, column)
            case Role.ROW:
                return row
        return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        row = self.row_at(index)
        if row is None or role != Qt.ItemDataRole.EditRole or index.column() != Column.QUANTITY:
            return False
        try:
            if value != row.item.quantity:
                self._inventory.set_quantity(row.item.id, value)
        except Refused as refusal:
            self.refused.emit(refusal.note)
            return False
        return True

    def mimeTypes(self) -> list[str]:
        return [ITEMS]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        rows = dict.fromkeys(row.item.id for index in indexes if (row := self.row_at(index)))
        return carried(rows)

    def set_speech(self, speech: Speech) -> None:
        """Say everything in another language."""
        self._speech = speech
        self.say_all_again()

    def _state(self, row: Holding) -> State | None:
        return self._system.state(row.piece) if row.piece else None

    def _words(self, row: Holding, column: Column) -> Figure:
        match column:
            case Column.NAME:
                return self._name(row)
            case Column.STATE:
                state = self._state(row)
                return state.words if state else note(DAMAGED)
            case Column.QUANTITY:
                return row.item.quantity
            case Column.PRICE:
                price = row.piece.price if row.piece else None
                return None if price is None else Coins(price * row.item.quantity)

    def _name(self, row: Holding) -> Figure:
        """With the container that it lies in."""
        container = next((other.name for other in self.rows if other.item.id == row.item.inside), None)
        if container is None:
            return row.name
        return note(QT_TRANSLATE_NOOP("inventory", "{item} (in {container})"), item=row.name, container=container)

    def _sort_key(self, row: Holding, column: Column) -> int | str | float:
        match column:
            case Column.STATE:
                state = self._state(row)
                return float(state.severity) if state else 1.0
            case Column.QUANTITY:
                return row.item.quantity
            case Column.PRICE:
                return (row.piece.price or 0) * row.item.quantity if row.piece else 0
            case _:
                return fold(self._speech.say(row.name))


def _alignment(column: int) -> Qt.AlignmentFlag:
    right = column in (Column.QUANTITY, Column.PRICE)
    return Qt.AlignmentFlag.AlignVCenter | (Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft)
