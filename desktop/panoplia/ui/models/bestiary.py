# SPDX-License-Identifier: GPL-3.0-or-later
"""The bestiary as a list: each foe with what it is like below its name."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from panoplia.rules.notes import Words
from panoplia.store.records import Entry
from panoplia.ui.models.searched import LIST_ROLES, SearchedListModel
from panoplia.words import Speech, in_order

SUPPORTED_ROLES = LIST_ROLES


class BestiaryTableModel(SearchedListModel[Entry]):
    """By name, as the language sorts; a search also finds what they are like."""

    def __init__(self, told: Callable[[Entry], Words], speech: Speech, parent: QObject | None = None) -> None:
        def searched(row: Entry, speech: Speech) -> str:
            return f"{row.names.es}\n{row.names.en}\n{speech.say(told(row))}"

        super().__init__(lambda row: row.id, lambda row: (row.names, told(row)), searched, speech, parent)

    def arranged(self, rows: list[Entry]) -> list[Entry]:
        return in_order(rows, lambda row: self.speech.say(row.names), self.speech.locale)
