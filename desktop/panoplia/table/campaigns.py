# SPDX-License-Identifier: GPL-3.0-or-later
"""Campaigns: founded, renamed, deleted whole."""

from collections.abc import Mapping

from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.system import System
from panoplia.store.library import Library
from panoplia.store.records import Campaign
from panoplia.table.verbs import LIBRARY, clean_name, verb


class Campaigns:
    """Verbs about whole campaigns; their scope is the library."""

    def __init__(self, library: Library, systems: Mapping[str, System]) -> None:
        self._library = library
        self._systems = systems

    @verb
    def found(self, name: str, system: str) -> Campaign:
        """Begin a campaign on day 1 with the book's rules."""
        name = clean_name(name)
        label = note(QT_TRANSLATE_NOOP("table", "New campaign: {name}"), name=name)
        with self._library.journal.act(LIBRARY, label):
            return self._library.add(Campaign(0, "", name, system, self._systems[system].house()))

    @verb
    def rename(self, campaign: int, name: str) -> Campaign:
        """Give a campaign another name."""
        row = self._library.campaign(campaign)
        name = clean_name(name)
        label = note(QT_TRANSLATE_NOOP("table", "Campaign renamed: {before} → {name}"), before=row.name, name=name)
        with self._library.journal.act(LIBRARY, label):
            return self._library.change(row, name=name)

    @verb
    def delete(self, campaign: int) -> None:
        """Delete a campaign with everyone and everything in it."""
        row = self._library.campaign(campaign)
        with self._library.journal.act(LIBRARY, note(QT_TRANSLATE_NOOP("table", "Deleted: {name}"), name=row.name)):
            self._library.remove(row)
