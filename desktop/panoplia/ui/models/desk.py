# SPDX-License-Identifier: GPL-3.0-or-later
"""The desk's list: the party on top, then loot piles, stashes and shops by their names."""

import msgspec
from PySide6.QtCore import QObject

from panoplia.rules.notes import Words
from panoplia.rules.system import Kind
from panoplia.ui.models.searched import LIST_ROLES, SearchedListModel
from panoplia.words import Speech, in_order

SUPPORTED_ROLES = LIST_ROLES
PARTY = 0
"""The id of the row that stands for the party."""


class DeskRow(msgspec.Struct, frozen=True):
    """A holder, or the party, with the line below its name."""

    id: int
    kind: Kind
    name: Words
    line: Words


class DeskTableModel(SearchedListModel[DeskRow]):
    """A search finds names; the party stays whatever is searched."""

    def __init__(self, speech: Speech, parent: QObject | None = None) -> None:
        super().__init__(
            lambda row: row.id,
            lambda row: (row.name, row.line),
            lambda row, speech: speech.say(row.name),
            speech,
            parent,
        )

    def arranged(self, rows: list[DeskRow]) -> list[DeskRow]:
        """The party first, then what was found, as the language sorts."""
        party = [row for row in self._all if row.id == PARTY]
        rest = [row for row in rows if row.id != PARTY]
        return [*party, *in_order(rest, lambda row: self.speech.say(row.name), self.speech.locale)]
