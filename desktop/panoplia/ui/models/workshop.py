# SPDX-License-Identifier: GPL-3.0-or-later
"""The workshop's list: everything that is worn, worst first."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Qt

from panoplia.table.workshop import Worn
from panoplia.ui.models.rows import NO_PARENT, Index, Role, RowsTableModel
from panoplia.words import Speech, fold, found, needles

SUPPORTED_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Role.SECOND_LINE,
    Role.GAUGES,
    Role.SORT,
    Role.ROW,
)


class WorkshopTableModel(RowsTableModel[Worn]):
    """One column: the piece, its owner below, its gauges and state at the right."""

    def __init__(self, speech: Speech, parent: QObject | None = None) -> None:
        super().__init__(lambda row: row.held.item.id, parent)
        self._speech = speech
        self._all: list[Worn] = []
        self._states: frozenset[str] = frozenset()
        self._wanted: tuple[tuple[str, ...], ...] = ()

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.row_at(index)
        if row is None:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._speech.say(row.held.name)
            case Role.SECOND_LINE:
                return row.owner.name
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{self._speech.say(row.held.name)}, {row.owner.name}, {self._speech.say(row.state.words)}"
            case Role.GAUGES:
                return row.state.gauges
            case Role.SORT:
                return -float(row.state.severity)
            case Role.ROW:
                return row
        return None

    def set_speech(self, speech: Speech) -> None:
        """Say everything in another language."""
        self._speech = speech
        self.say_all_again()

    def set_worn(self, rows: Sequence[Worn]) -> None:
        """Everything that is worn, worst first."""
        self._all = list(rows)
        self._show()

    def search(self, text: str) -> None:
        """Show the pieces whose name or owner holds ``text``, accents and case aside."""
        self._wanted = needles(text)
        self._show()

    def show_states(self, states: frozenset[str]) -> None:
        """Show only pieces in these states; an empty set shows all."""
        self._states = states
        self._show()

    def _show(self) -> None:
        self.set_rows([row for row in self._all if self._matches(row)])

    def _matches(self, row: Worn) -> bool:
        if self._states and row.state.id not in self._states:
            return False
        folded = fold(f"{self._speech.say(row.held.name)}\n{row.owner.name}")
        return found(self._wanted, folded)
