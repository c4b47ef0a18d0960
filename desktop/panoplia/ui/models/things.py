# SPDX-License-Identifier: GPL-3.0-or-later
"""What lies in a pile as a table: a typed number counts, and rows can be dragged to whoever takes them."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QMimeData, QModelIndex, QObject, Qt, Signal

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Coins, Figure, Words, note
from panoplia.rules.refusal import Refused
from panoplia.rules.system import State, System
from panoplia.table.inventory import Inventory
from panoplia.table.reading import Holding
from panoplia.ui.models.columns import COLUMN_ROLES, ColumnsTableModel, TableColumn
from panoplia.ui.models.dragging import ITEMS, carried
from panoplia.ui.models.headings import CANNOT_BE_READ, ITEM, QUANTITY, STATE, WORTH
from panoplia.ui.models.rows import Index, Role
from panoplia.words import Speech, fold

SUPPORTED_ROLES = (*COLUMN_ROLES, Qt.ItemDataRole.EditRole, Role.GAUGES)


class Column(IntEnum):
    """Columns in drawing order."""

    NAME = 0
    STATE = 1
    QUANTITY = 2
    PRICE = 3


class ThingsTableModel(ColumnsTableModel[Holding]):
    """Holdings of one pile, those inside others as well."""

    refused = Signal(object)
    """A ``Note``: a typed quantity could not be."""

    def __init__(self, speech: Speech, system: System, inventory: Inventory, parent: QObject | None = None) -> None:
        super().__init__(lambda row: row.item.id, speech, parent)
        self._system = system
        self._inventory = inventory
        self.columns = (
            TableColumn(ITEM, self._name, sort=self._sorted_name),
            TableColumn(STATE, self._state_words, sort=self._severity),
            TableColumn(QUANTITY, _quantity, right=True, sort=_quantity),
            TableColumn(WORTH, _price, right=True, sort=_worth),
        )

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        if self.row_at(index) is None:
            return flags
        if index.column() == Column.QUANTITY:
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags | Qt.ItemFlag.ItemIsDragEnabled

    def cell(self, row: Holding, column: int, role: int) -> Any:
        match role:
            case Qt.ItemDataRole.EditRole if column == Column.QUANTITY:
                return row.item.quantity
            case Role.GAUGES:
                state = self._state(row)
                return state.gauges if state and column == Column.STATE else ()
        return super().cell(row, column, role)

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

    def _state(self, row: Holding) -> State | None:
        return self._system.state(row.piece) if row.piece else None

    def _state_words(self, row: Holding) -> Words:
        state = self._state(row)
        return state.words if state else note(CANNOT_BE_READ)

    def _severity(self, row: Holding) -> float:
        state = self._state(row)
        return float(state.severity) if state else 1.0

    def _name(self, row: Holding) -> Figure:
        """With the container that it lies in."""
        container = next((other.name for other in self.rows if other.item.id == row.item.inside), None)
        if container is None:
            return row.name
        return note(QT_TRANSLATE_NOOP("inventory", "{item} (in {container})"), item=row.name, container=container)

    def _sorted_name(self, row: Holding) -> str:
        return fold(self.speech.say(row.name))


def _quantity(row: Holding) -> int:
    return row.item.quantity


def _price(row: Holding) -> Coins | None:
    price = row.piece.price if row.piece else None
    return None if price is None else Coins(price * row.item.quantity)


def _worth(row: Holding) -> int:
    price = _price(row)
    return price.amount if price else 0
