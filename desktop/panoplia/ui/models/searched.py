# SPDX-License-Identifier: GPL-3.0-or-later
"""A list in which one searches: it holds everything there is, and shows what was asked for."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from PySide6.QtCore import QObject

from panoplia.ui.models.rows import NO_PARENT, Index, RowsTableModel
from panoplia.words import Speech, fold, found, needles

Row = TypeVar("Row")


class SearchedListModel(RowsTableModel[Row]):
    """One column. ``text`` is what a search looks through in a row, in the language of the list."""

    def __init__(
        self,
        key: Callable[[Row], int],
        text: Callable[[Row, Speech], str],
        speech: Speech,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(key, parent)
        self.speech = speech
        self._searched = text
        self._all: list[Row] = []
        self._wanted: tuple[tuple[str, ...], ...] = ()

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else 1

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
