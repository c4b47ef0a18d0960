# SPDX-License-Identifier: GPL-3.0-or-later
"""What lies in a pile as a table: a typed number counts, and rows can be dragged to whoever takes them."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Any, NamedTuple

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
    Role.DEPTH,
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


class Lying(NamedTuple):
    """A thing, and in how many containers of the same pile it lies."""

    held: Holding
    depth: int


class ThingsTableModel(RowsTableModel[Lying]):
    """Holdings of one pile, what lies in a container below it."""

    refused = Signal(object)
    """A ``Note``: a typed quantity could not be."""

    def __init__(self, speech: Speech, system: System, inventory: Inventory, parent: QObject | None = None) -> None:
        super().__init__(lambda row: row.held.item.id, parent)
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
        lying = self.row_at(index)
        if lying is None:
            return None
        row, column = lying.held, Column(index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._speech.say(self._words(row, column))
            case Qt.ItemDataRole.EditRole if column == Column.QUANTITY:
                return row.item.quantity
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(column)
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{self._speech.say(TITLES[column])}: {self._speech.say(self._spoken(row, column))}"
            case Role.GAUGES:
                state = self._state(row)
                return state.gauges if state and column == Column.STATE else ()
            case Role.SORT:
                return self._sort_key(row, column)
            case Role.ROW:
                return row
            case Role.DEPTH if column == Column.NAME:
                return lying.depth
        return None

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

    def set_speech(self, speech: Speech) -> None:
        """Say everything in another language."""
        self._speech = speech
        self.say_all_again()

    def _state(self, row: Holding) -> State | None:
        return self._system.state(row.piece) if row.piece else None

    def _words(self, row: Holding, column: Column) -> Figure:
        match column:
            case Column.NAME:
                return row.name
            case Column.STATE:
                state = self._state(row)
                return state.words if state else note(DAMAGED)
            case Column.QUANTITY:
                return row.item.quantity
            case Column.PRICE:
                price = row.piece.price if row.piece else None
                return None if price is None else Coins(price * row.item.quantity)

    def _spoken(self, row: Holding, column: Column) -> Figure:
        """A name with the container that it lies in, which is seen by where it stands."""
        container = next((other.held.name for other in self.rows if other.held.item.id == row.item.inside), None)
        if column != Column.NAME or container is None:
            return self._words(row, column)
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


def _alignment(column: int) -> Qt.AlignmentFlag:
    right = column in (Column.QUANTITY, Column.PRICE)
    return Qt.AlignmentFlag.AlignVCenter | (Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft)
