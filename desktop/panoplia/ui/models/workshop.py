# SPDX-License-Identifier: GPL-3.0-or-later
"""The workshop's list: everything that is worn, worst first."""

from typing import Any

from PySide6.QtCore import QObject, Qt

from panoplia.table.workshop import Worn
from panoplia.ui.models.rows import Index, Role
from panoplia.ui.models.searched import SearchedListModel
from panoplia.words import Speech

SUPPORTED_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Role.SECOND_LINE,
    Role.GAUGES,
    Role.SORT,
    Role.ROW,
)


class WorkshopTableModel(SearchedListModel[Worn]):
    """The piece, its owner below, its gauges and state at the right; a search finds piece and owner."""

    def __init__(self, speech: Speech, parent: QObject | None = None) -> None:
        super().__init__(lambda row: row.held.item.id, _searched, speech, parent)
        self._states: frozenset[str] = frozenset()

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.row_at(index)
        if row is None:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.speech.say(row.held.name)
            case Role.SECOND_LINE:
                return row.owner.name
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{self.speech.say(row.held.name)}, {row.owner.name}, {self.speech.say(row.state.words)}"
            case Role.GAUGES:
                return row.state.gauges
            case Role.SORT:
                return -float(row.state.severity)
            case Role.ROW:
                return row
        return None

    def show_states(self, states: frozenset[str]) -> None:
        """Show only pieces in these states; an empty set shows all."""
        self._states = states
        self.show_wanted()

    def arranged(self, rows: list[Worn]) -> list[Worn]:
        """Worst first, as they come."""
        return [row for row in rows if row.state.id in self._states] if self._states else rows


def _searched(row: Worn, speech: Speech) -> str:
    return f"{speech.say(row.held.name)}\n{row.owner.name}"
