# SPDX-License-Identifier: GPL-3.0-or-later
"""Who is to fight on one side, with what tells them apart. They are dragged from side to side."""

from collections.abc import Sequence
from typing import Any

import msgspec
from PySide6.QtCore import QMimeData, QModelIndex, QObject, Qt, Signal

from panoplia.rules.fights.state import Side
from panoplia.rules.gauges import BarGauge
from panoplia.rules.notes import Words
from panoplia.ui.models.dragging import FIGHTERS, carried, items_in
from panoplia.ui.models.rows import Index, Role, RowsTableModel
from panoplia.words import Speech

SUPPORTED_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Role.SECOND_LINE,
    Role.GAUGES,
    Role.PORTRAIT,
    Role.ROW,
)


class Combatant(msgspec.Struct, frozen=True):
    """Someone who is to fight; ``gauge`` is ``None`` for who cannot be read."""

    id: int
    name: str
    side: Side
    line: Words
    portrait: str = ""
    gauge: BarGauge | None = None


class RosterTableModel(RowsTableModel[Combatant]):
    """One side, in the order in which they came onto the list."""

    dropped = Signal(list)
    """Who was dropped here."""

    def __init__(self, speech: Speech, parent: QObject | None = None) -> None:
        super().__init__(lambda row: row.id, parent)
        self.speech = speech

    def cell(self, row: Combatant, column: int, role: int) -> Any:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.name
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{row.name}, {self.speech.say(row.line)}"
            case Role.SECOND_LINE:
                return self.speech.say(row.line)
            case Role.GAUGES:
                return (row.gauge,) if row.gauge else ()
            case Role.PORTRAIT:
                return row.portrait
        return super().cell(row, column, role)

    def set_speech(self, speech: Speech) -> None:
        """Say everything in another language."""
        self.speech = speech
        self.say_all_again()

    def flags(self, index: Index) -> Qt.ItemFlag:
        # Whoever is dropped may fall between the rows, or below them.
        drop = Qt.ItemFlag.ItemIsDropEnabled
        return super().flags(index) | Qt.ItemFlag.ItemIsDragEnabled if index.isValid() else drop

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction

    def mimeTypes(self) -> list[str]:
        return [FIGHTERS]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        return carried(dict.fromkeys(row.id for index in indexes if (row := self.row_at(index))), FIGHTERS)

    def canDropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index) -> bool:
        here = {combatant.id for combatant in self.rows}
        return bool(set(items_in(data, FIGHTERS)) - here)

    def dropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index) -> bool:
        if not self.canDropMimeData(data, action, row, column, parent):
            return False
        self.dropped.emit(items_in(data, FIGHTERS))
        return True
