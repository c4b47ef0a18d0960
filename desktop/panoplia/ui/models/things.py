# SPDX-License-Identifier: GPL-3.0-or-later
"""What lies in a pile as a table: a typed number counts, and rows can be dragged to whoever takes them."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Any, NamedTuple

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

SUPPORTED_ROLES = (*COLUMN_ROLES, Qt.ItemDataRole.EditRole, Role.GAUGES, Role.DEPTH)


class Column(IntEnum):
    """Columns in drawing order."""

    NAME = 0
    STATE = 1
    QUANTITY = 2
    PRICE = 3


class Lying(NamedTuple):
    """A thing, and in how many containers of the same pile it lies."""

    held: Holding
    depth: int


class ThingsTableModel(ColumnsTableModel[Lying]):
    """Holdings of one pile, what lies in a container below it."""

    refused = Signal(object)
    """A ``Note``: a typed quantity could not be."""

    def __init__(self, speech: Speech, system: System, inventory: Inventory, parent: QObject | None = None) -> None:
        super().__init__(lambda row: row.held.item.id, speech, parent)
        self._system = system
        self._inventory = inventory
        self.columns = (
            TableColumn(ITEM, lambda row: row.held.name, sort=self._sorted_name, spoken=self._with_container),
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

    def cell(self, row: Lying, column: int, role: int) -> Any:
        match role:
            case Qt.ItemDataRole.EditRole if column == Column.QUANTITY:
                return row.held.item.quantity
            case Role.GAUGES:
                state = self._state(row)
                return state.gauges if state and column == Column.STATE else ()
            case Role.DEPTH if column == Column.NAME:
                return row.depth
            case Role.ROW:
                return row.held
        return super().cell(row, column, role)

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        lying = self.row_at(index)
        if lying is None or role != Qt.ItemDataRole.EditRole or index.column() != Column.QUANTITY:
            return False
        row = lying.held
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
        rows = dict.fromkeys(row.held.item.id for index in indexes if (row := self.row_at(index)))
        return carried(rows)

    def show_things(self, things: Sequence[Holding], same: bool) -> None:
        """What lies there, in the order of the sheet; ``same`` where it is the pile that was shown before."""
        if same:
            self.set_rows(nested(things))
        else:
            self.reset_rows(nested(things))

    def _state(self, row: Lying) -> State | None:
        return self._system.state(row.held.piece) if row.held.piece else None

    def _state_words(self, row: Lying) -> Words:
        state = self._state(row)
        return state.words if state else note(CANNOT_BE_READ)

    def _severity(self, row: Lying) -> float:
        state = self._state(row)
        return float(state.severity) if state else 1.0

    def _with_container(self, row: Lying) -> Figure:
        """The name with the container that it lies in, which is seen by where it stands."""
        name, inside = row.held.name, row.held.item.inside
        container = next((other.held.name for other in self.rows if other.held.item.id == inside), None)
        if container is None:
            return name
        return note(QT_TRANSLATE_NOOP("inventory", "{item} (in {container})"), item=name, container=container)

    def _sorted_name(self, row: Lying) -> str:
        return fold(self.speech.say(row.held.name))


def _quantity(row: Lying) -> int:
    return row.held.item.quantity


def _price(row: Lying) -> Coins | None:
    price = row.held.piece.price if row.held.piece else None
    return None if price is None else Coins(price * row.held.item.quantity)


def _worth(row: Lying) -> int:
    price = _price(row)
    return price.amount if price else 0


def nested(things: Sequence[Holding]) -> list[Lying]:
    """Each thing followed by what lies in it; last those that lie in each other in a ring."""
    there = {held.item.id for held in things}
    below: dict[int, list[Holding]] = {}
    for held in things:
        below.setdefault(held.item.inside if held.item.inside in there else 0, []).append(held)
    listed: list[Lying] = []
    waiting = [Lying(held, 0) for held in reversed(below.get(0, ()))]
    while waiting:
        lying = waiting.pop()
        listed.append(lying)
        waiting += [Lying(held, lying.depth + 1) for held in reversed(below.get(lying.held.item.id, ()))]
    reached = {lying.held.item.id for lying in listed}
    return listed + [Lying(held, 0) for held in things if held.item.id not in reached]
