# SPDX-License-Identifier: GPL-3.0-or-later
"""The workshop's list: everything that is worn, worst first."""

from typing import Any

from PySide6.QtCore import QObject, Qt

from panoplia.rules.notes import Words
from panoplia.table.naming import named
from panoplia.table.workshop import Worn
from panoplia.ui.models.rows import Role
from panoplia.ui.models.searched import LIST_ROLES, SearchedListModel
from panoplia.words import Speech

SUPPORTED_ROLES = (*LIST_ROLES, Role.GAUGES)


class WorkshopTableModel(SearchedListModel[Worn]):
    """The piece, its owner below, its gauges and state at the right; a search finds piece and owner."""

    def __init__(self, speech: Speech, parent: QObject | None = None) -> None:
        super().__init__(lambda row: row.held.item.id, _lines, _searched, speech, parent)
        self._states: frozenset[str] = frozenset()

    def cell(self, row: Worn, column: int, role: int) -> Any:
        match role:
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{super().cell(row, column, role)}, {self.speech.say(row.state.words)}"
            case Role.GAUGES:
                return row.state.gauges
            case Role.SORT:
                return -float(row.state.severity)
        return super().cell(row, column, role)

    def show_states(self, states: frozenset[str]) -> None:
        """Show only pieces in these states; an empty set shows all."""
        self._states = states
        self.show_wanted()

    def arranged(self, rows: list[Worn]) -> list[Worn]:
        """Worst first, as they come."""
        return [row for row in rows if row.state.id in self._states] if self._states else rows


def _lines(row: Worn) -> tuple[Words, Words]:
    return named(row.held), row.owner.name


def _searched(row: Worn, speech: Speech) -> str:
    return f"{speech.say(row.held.name)}\n{row.owner.name}"
