# SPDX-License-Identifier: GPL-3.0-or-later
"""A list in which people are ticked; a tick stays while one searches for the next."""

from typing import Any

import msgspec
from PySide6.QtCore import QObject, Qt, Signal

from panoplia.rules.notes import Words
from panoplia.ui.models.rows import Index
from panoplia.ui.models.searched import LIST_ROLES, SearchedListModel
from panoplia.words import Speech

SUPPORTED_ROLES = (*LIST_ROLES, Qt.ItemDataRole.CheckStateRole)


class Candidate(msgspec.Struct, frozen=True):
    """Someone who can be ticked, unless it is told why not."""

    id: int
    name: str
    line: Words
    possible: bool = True


class TickedTableModel(SearchedListModel[Candidate]):
    """In the order in which they are given. ``ticked`` are their ids."""

    ticks_changed = Signal()

    def __init__(self, speech: Speech, parent: QObject | None = None) -> None:
        super().__init__(lambda row: row.id, lambda row: (row.name, row.line), _searched, speech, parent)
        self._ticks: dict[int, None] = {}

    @property
    def ticked(self) -> list[int]:
        """Who is ticked, in the order in which that was done."""
        return list(self._ticks)

    def cell(self, row: Candidate, column: int, role: int) -> Any:
        match role:
            case Qt.ItemDataRole.CheckStateRole:
                return Qt.CheckState.Checked if row.id in self._ticks else Qt.CheckState.Unchecked
            case Qt.ItemDataRole.DisplayRole:
                return f"{row.name}  ·  {self.speech.say(row.line)}"
        return super().cell(row, column, role)

    def flags(self, index: Index) -> Qt.ItemFlag:
        row = self.row_at(index)
        if row and not row.possible:
            return Qt.ItemFlag.NoItemFlags
        return super().flags(index) | Qt.ItemFlag.ItemIsUserCheckable

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        row = self.row_at(index)
        if row is None or not row.possible or role != Qt.ItemDataRole.CheckStateRole:
            return False
        if Qt.CheckState(value) == Qt.CheckState.Checked:
            self._ticks[row.id] = None
        else:
            self._ticks.pop(row.id, None)
        self.dataChanged.emit(index, index)
        self.ticks_changed.emit()
        return True


def _searched(row: Candidate, speech: Speech) -> str:
    return f"{row.name}\n{speech.say(row.line)}"
