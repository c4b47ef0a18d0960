# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of a campaign's characters, filtered by what is typed and sorted as the language sorts."""

from typing import Any

import msgspec
from PySide6.QtCore import QObject, Qt

from panoplia.rules.notes import Words
from panoplia.store.records import Character
from panoplia.ui.models.rows import Index, Role
from panoplia.ui.models.searched import SearchedListModel
from panoplia.words import Speech, fold, in_order

SUPPORTED_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Role.SECOND_LINE,
    Role.SORT,
    Role.ROW,
    Role.PORTRAIT,
)


class CharacterRow(msgspec.Struct, frozen=True):
    """A character with the line below the name."""

    character: Character
    summary: Words


class CharactersTableModel(SearchedListModel[CharacterRow]):
    """The name, with class and level as its second line; a search also finds the player."""

    def __init__(self, speech: Speech, parent: QObject | None = None) -> None:
        super().__init__(lambda row: row.character.id, _searched, speech, parent)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.row_at(index)
        if row is None:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.character.name
            case Role.SECOND_LINE:
                return self.speech.say(row.summary)
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{row.character.name}, {self.speech.say(row.summary)}"
            case Role.SORT:
                return fold(row.character.name)
            case Role.ROW:
                return row
            case Role.PORTRAIT:
                return row.character.portrait
        return None

    def arranged(self, rows: list[CharacterRow]) -> list[CharacterRow]:
        """In the order of their names, as the language sorts."""
        return in_order(rows, lambda row: row.character.name, self.speech.locale)


def _searched(row: CharacterRow, speech: Speech) -> str:
    return f"{row.character.name}\n{speech.say(row.summary)}\n{row.character.player}"
