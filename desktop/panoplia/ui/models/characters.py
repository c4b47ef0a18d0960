# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of a campaign's characters, filtered by what is typed and sorted as the language sorts."""

from collections.abc import Sequence
from typing import Any

import msgspec
from PySide6.QtCore import QObject, Qt

from panoplia.rules.notes import Words
from panoplia.store.records import Character
from panoplia.ui.models.rows import NO_PARENT, Index, Role, RowsTableModel
from panoplia.words import Speech, fold, found, in_order, needles

SUPPORTED_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Role.SECOND_LINE,
    Role.SORT,
    Role.ROW,
)


class CharacterRow(msgspec.Struct, frozen=True):
    """A character with the line below the name."""

    character: Character
    summary: Words


class CharactersTableModel(RowsTableModel[CharacterRow]):
    """One column: the name, with class and level as its second line."""

    def __init__(self, speech: Speech, parent: QObject | None = None) -> None:
        super().__init__(lambda row: row.character.id, parent)
        self._speech = speech
        self._all: list[CharacterRow] = []
        self._wanted: tuple[tuple[str, ...], ...] = ()

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.row_at(index)
        if row is None:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.character.name
            case Role.SECOND_LINE:
                return self._speech.say(row.summary)
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{row.character.name}, {self._speech.say(row.summary)}"
            case Role.SORT:
                return fold(row.character.name)
            case Role.ROW:
                return row
        return None

    def set_speech(self, speech: Speech) -> None:
        """Say everything in another language, and sort as it does."""
        self._speech = speech
        self._show()
        self.say_all_again()

    def set_characters(self, rows: Sequence[CharacterRow]) -> None:
        """The campaign's characters, in any order."""
        self._all = list(rows)
        self._show()

    def search(self, text: str) -> None:
        """Show those whose name, class or player holds ``text``, accents and case aside."""
        self._wanted = needles(text)
        self._show()

    def _show(self) -> None:
        shown = [row for row in self._all if self._matches(row)]
        self.set_rows(in_order(shown, lambda row: row.character.name, self._speech.locale))

    def _matches(self, row: CharacterRow) -> bool:
        folded = fold(f"{row.character.name}\n{self._speech.say(row.summary)}\n{row.character.player}")
        return found(self._wanted, folded)
