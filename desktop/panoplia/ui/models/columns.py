# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables whose columns are described once: what stands over each, what its cells say, where, and how they sort."""

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

import msgspec
from PySide6.QtCore import QObject, Qt

from panoplia.rules.notes import Figure, Phrase
from panoplia.ui.look.text import tool_tip
from panoplia.ui.models.rows import NO_PARENT, Index, Role, RowsTableModel
from panoplia.words import Speech

Row = TypeVar("Row")
COLUMN_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.TextAlignmentRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Role.SORT,
    Role.ROW,
)


class TableColumn(msgspec.Struct, Generic[Row], frozen=True):
    """A column. ``words`` are what a row says in it; ``right`` is for figures; ``sort`` gives what it sorts by.

    ``spoken`` is for words to which the eye adds something.
    """

    title: Phrase
    words: Callable[[Row], Figure]
    right: bool = False
    sort: Callable[[Row], int | float | str] | None = None
    spoken: Callable[[Row], Figure] | None = None


class ColumnsTableModel(RowsTableModel[Row]):
    """A table that says its cells in the language of the moment; what is spoken names the column too."""

    columns: Sequence[TableColumn[Row]] = ()
    """In drawing order; a model sets them when it is made."""

    def __init__(self, key: Callable[[Row], int], speech: Speech, parent: QObject | None = None) -> None:
        super().__init__(key, parent)
        self.speech = speech

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self.columns)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        return header(self.columns, self.speech, section, orientation, role)

    def cell(self, row: Row, column: int, role: int) -> Any:
        told = self.columns[column]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.speech.say(told.words(row))
            case Qt.ItemDataRole.ToolTipRole:
                return tool_tip(self.speech.say(told.words(row)))
            case Qt.ItemDataRole.TextAlignmentRole:
                return alignment(told.right)
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{self.speech.say(told.title)}: {self.speech.say((told.spoken or told.words)(row))}"
            case Role.SORT if told.sort:
                return told.sort(row)
        return super().cell(row, column, role)

    def set_speech(self, speech: Speech) -> None:
        """Say everything in another language."""
        self.speech = speech
        self.say_all_again()


def header(
    columns: Sequence[TableColumn[Row]], speech: Speech, section: int, orientation: Qt.Orientation, role: int
) -> Any:
    """What stands over a column, aligned as its cells are."""
    if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(columns):
        return None
    if role == Qt.ItemDataRole.DisplayRole:
        return speech.say(columns[section].title)
    return alignment(columns[section].right) if role == Qt.ItemDataRole.TextAlignmentRole else None


def alignment(right: bool) -> Qt.AlignmentFlag:
    """Figures stand at the right of their column, words at the left."""
    return Qt.AlignmentFlag.AlignVCenter | (Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft)
