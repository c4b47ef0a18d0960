# SPDX-License-Identifier: GPL-3.0-or-later
"""A list in which one searches: it holds everything there is, and shows what was asked for."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Qt

from panoplia.rules.notes import Words
from panoplia.ui.models.rows import Role, RowsTableModel
from panoplia.words import Speech, fold, found, needles

Row = TypeVar("Row")


LIST_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Role.SECOND_LINE,
    Role.SORT,
    Role.ROW,
)


class SearchedListModel(RowsTableModel[Row]):
    """Rows of two ``lines``; ``text`` is what a search looks through. Both are in the language of the list."""

    def __init__(
        self,
        key: Callable[[Row], int],
        lines: Callable[[Row], tuple[Words, Words]],
        text: Callable[[Row, Speech], str],
        speech: Speech,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(key, parent)
        self.speech = speech
        self._lines, self._searched = lines, text
        self._all: list[Row] = []
        self._wanted: tuple[tuple[str, ...], ...] = ()

    def cell(self, row: Row, column: int, role: int) -> Any:
        name, line = (self.speech.say(words) for words in self._lines(row))
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return name
            case Role.SECOND_LINE:
                return line
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{name}, {line}"
            case Role.SORT:
                return fold(name)
        return super().cell(row, column, role)

    def set_speech(self, speech: Speech) -> None:
        """Say everything in another language, and search and sort as it does."""
        self.speech = speech
        self.show_wanted()
        self.say_all_again()

    def set_all(self, rows: Sequence[Row]) -> None:
        """Everything there is."""
        self._all = list(rows)
        self.show_wanted()

    def search(self, text: str) -> None:
        """Show the rows whose text holds ``text``, accents and case aside."""
        self._wanted = needles(text)
        self.show_wanted()

    def show_wanted(self) -> None:
        """Find again what is to be shown."""
        rows = [row for row in self._all if found(self._wanted, fold(self._searched(row, self.speech)))]
        self.set_rows(self.arranged(rows))

    def arranged(self, rows: list[Row]) -> list[Row]:
        """What was found, as the list shows it: fewer, or in another order."""
        return rows
