# SPDX-License-Identifier: GPL-3.0-or-later
"""What a character holds, as a table: in use or carried, how many, how worn."""

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Coins, Phrase, Words
from panoplia.rules.refusal import Refused
from panoplia.rules.system import State, System
from panoplia.table.inventory import Inventory
from panoplia.table.reading import Holding
from panoplia.ui.models.rows import NO_PARENT, Index, Role, RowsTableModel
from panoplia.words import Speech, fold

SUPPORTED_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.EditRole,
    Qt.ItemDataRole.CheckStateRole,
    Qt.ItemDataRole.TextAlignmentRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Role.GAUGES,
    Role.SORT,
    Role.ROW,
)


class Column(IntEnum):
    """In drawing order."""

    IN_USE = 0
    NAME = 1
    STATE = 2
    QUANTITY = 3
    PRICE = 4


TITLES: tuple[Phrase, ...] = (
    QT_TRANSLATE_NOOP("inventory", "In use"),
    QT_TRANSLATE_NOOP("inventory", "Item"),
    QT_TRANSLATE_NOOP("inventory", "State"),
    QT_TRANSLATE_NOOP("inventory", "Quantity"),
    QT_TRANSLATE_NOOP("inventory", "Worth"),
)
DAMAGED = QT_TRANSLATE_NOOP("inventory", "cannot be read; kept as it is")


class InventoryTableModel(RowsTableModel[Holding]):
    """Holdings of one character. A tick equips, a typed number counts; both are verbs of the table."""

    refused = Signal(object, object)
    """The ``Refused`` and the ``Holding`` that it is about."""

    def __init__(self, speech: Speech, system: System, inventory: Inventory, parent: QObject | None = None) -> None:
        super().__init__(lambda row: row.item.id, parent)
        self._speech = speech
        self._system = system
        self._inventory = inventory

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(Column)

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        row = self.row_at(index)
        if row is None or row.piece is None:
            return flags
        if index.column() == Column.IN_USE and self._system.needs(row.piece):
            flags |= Qt.ItemFlag.ItemIsUserCheckable
        if index.column() == Column.QUANTITY and not row.item.slot:
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
        column = Column(index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._speech.say(self._words(row, column))
            case Qt.ItemDataRole.EditRole if column == Column.QUANTITY:
                return row.item.quantity
            case Qt.ItemDataRole.CheckStateRole if column == Column.IN_USE and self._can_be_used(row):
                return Qt.CheckState.Checked if row.item.slot else Qt.CheckState.Unchecked
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(column)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(row, column)
            case Role.GAUGES:
                return self._state(row).gauges if column == Column.STATE and row.piece else ()
            case Role.SORT:
                return self._sort_key(row, column)
            case Role.ROW:
                return row
        return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        row = self.row_at(index)
        if row is None:
            return False
        try:
            if role == Qt.ItemDataRole.CheckStateRole and index.column() == Column.IN_USE:
                self._use(row, Qt.CheckState(value) == Qt.CheckState.Checked)
                return True
            if role == Qt.ItemDataRole.EditRole and index.column() == Column.QUANTITY:
                if value != row.item.quantity:
                    self._inventory.set_quantity(row.item.id, value)
                return True
        except Refused as refusal:
            self.refused.emit(refusal, row)
        return False

    def set_speech(self, speech: Speech) -> None:
        """Say everything in another language."""
        self._speech = speech
        self.say_all_again()

    def _use(self, row: Holding, wanted: bool) -> None:
        if wanted:
            self._inventory.equip(row.item.id)
        else:
            self._inventory.unequip(row.item.id)

    def _can_be_used(self, row: Holding) -> bool:
        return row.piece is not None and self._system.needs(row.piece) is not None

    def _state(self, row: Holding) -> State:
        assert row.piece is not None
        return self._system.state(row.piece)

    def _words(self, row: Holding, column: Column) -> Words | Coins | int | None:
        match column:
            case Column.IN_USE:
                return self._slot(row)
            case Column.NAME:
                return row.name
            case Column.STATE:
                return self._state(row).words if row.piece else DAMAGED
            case Column.QUANTITY:
                return row.item.quantity
            case Column.PRICE:
                price = row.piece.price if row.piece else None
                return None if price is None else Coins(price * row.item.quantity)

    def _slot(self, row: Holding) -> Phrase | str:
        return next((slot.label for slot in self._system.slots if slot.id == row.item.slot), "")

    def _spoken(self, row: Holding, column: Column) -> str:
        words = self._words(row, column)
        if column == Column.IN_USE:
            words = self._slot(row) or QT_TRANSLATE_NOOP("inventory", "carried")
        return f"{self._speech.say(TITLES[column])}: {self._speech.say(words)}"

    def _sort_key(self, row: Holding, column: Column) -> int | str | float:
        match column:
            case Column.STATE:
                return float(self._state(row).severity) if row.piece else 1.0
            case Column.QUANTITY:
                return row.item.quantity
            case Column.PRICE:
                return row.piece.price or 0 if row.piece else 0
            case _:
                return fold(self._speech.say(self._words(row, column)))


def _alignment(column: int) -> Qt.AlignmentFlag:
    right = column in (Column.QUANTITY, Column.PRICE)
    return Qt.AlignmentFlag.AlignVCenter | (Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft)
