# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of a campaign's characters, filtered by what is typed and sorted as the language sorts."""

from collections.abc import Sequence
from typing import Any

import msgspec
from PySide6.QtCore import QMimeData, QObject, Qt, Signal

from panoplia.rules.notes import Words
from panoplia.store.records import Character
from panoplia.table.characters import tags_of
from panoplia.ui.models import dragging
from panoplia.ui.models.places import Place
from panoplia.ui.models.rows import Index, Role
from panoplia.ui.models.searched import LIST_ROLES, SearchedListModel
from panoplia.words import Speech, in_order

SUPPORTED_ROLES = (*LIST_ROLES, Role.PORTRAIT)
EVERYONE, ARCHIVE, FOES = "", "\n", "\n\n"
"""Groups that are no tags: no tag is empty, none has two lines. A fight brings more foes than one looks for."""


class CharacterRow(msgspec.Struct, frozen=True):
    """A character with the line below the name."""

    character: Character
    summary: Words


class CharactersTableModel(SearchedListModel[CharacterRow]):
    """The name, with class and level as its second line; a search also finds the player. Who is dropped on is told."""

    dropped = Signal(list, object)
    """The ids of items, and the ``Place`` that they were dropped on."""

    def __init__(self, speech: Speech, parent: QObject | None = None) -> None:
        super().__init__(lambda row: row.character.id, _lines, _searched, speech, parent)
        self.group = EVERYONE

    def cell(self, row: CharacterRow, column: int, role: int) -> Any:
        return row.character.portrait if role == Role.PORTRAIT else super().cell(row, column, role)

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsDropEnabled if index.isValid() else flags

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction

    def mimeTypes(self) -> list[str]:
        return [dragging.ITEMS]

    def canDropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index) -> bool:
        return parent.isValid() and bool(dragging.items_in(data))

    def dropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index) -> bool:
        taker = self.row_at(parent)
        if taker is None or not self.canDropMimeData(data, action, row, column, parent):
            return False
        self.dropped.emit(dragging.items_in(data), Place("holder", taker.character.holder))
        return True

    @property
    def everyone(self) -> Sequence[CharacterRow]:
        """All that there are, in the archive or not."""
        return self._all

    def show_group(self, group: str) -> None:
        """Show everyone, who has a tag, the foes, or the archive."""
        self.group = group
        self.show_wanted()

    def arranged(self, rows: list[CharacterRow]) -> list[CharacterRow]:
        """Those of the group, in the order of their names, as the language sorts."""
        rows = [row for row in rows if _belongs(row.character, self.group)]
        return in_order(rows, lambda row: row.character.name, self.speech.locale)


def _lines(row: CharacterRow) -> tuple[Words, Words]:
    return row.character.name, row.summary


def _searched(row: CharacterRow, speech: Speech) -> str:
    return f"{row.character.name}\n{speech.say(row.summary)}\n{row.character.player}\n{row.character.tags}"


def _belongs(character: Character, group: str) -> bool:
    if character.archived or group == ARCHIVE:
        return character.archived and group == ARCHIVE
    if character.kind == "foe" or group in (EVERYONE, FOES):
        return (character.kind == "foe") == (group == FOES)
    return group.casefold() in (tag.casefold() for tag in tags_of(character))
