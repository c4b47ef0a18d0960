# SPDX-License-Identifier: GPL-3.0-or-later
"""Campaigns: founded, renamed, deleted whole."""

from collections.abc import Mapping

from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.refusal import Refused
from panoplia.rules.system import System
from panoplia.store.library import Library
from panoplia.store.records import Campaign
from panoplia.table.verbs import LIBRARY, clean_name, clean_text, scope_of, verb

LONGEST_NOTES = 100_000


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
    def set_notes(self, campaign: int, notes: str, initiator: str = "") -> Campaign:
        """Write the notes of a campaign, in its own scope. Edits within 3 s are one action."""
        row = self._library.campaign(campaign)
        text = clean_text(notes)
        if len(text) > LONGEST_NOTES:
            raise Refused(
                QT_TRANSLATE_NOOP("table", "The text has {length} letters and may have {longest}: shorten it."),
                "notes", length=len(text), longest=LONGEST_NOTES,
            )  # fmt: skip
        label = note(QT_TRANSLATE_NOOP("table", "Notes of the campaign"))
        with self._library.journal.act(scope_of(campaign), label, join=f"{campaign}:notes", initiator=initiator):
            return self._library.change(row, notes=text)

    @verb
    def delete(self, campaign: int) -> None:
        """Delete a campaign with everyone and everything in it."""
        row = self._library.campaign(campaign)
        with self._library.journal.act(LIBRARY, note(QT_TRANSLATE_NOOP("table", "Deleted: {name}"), name=row.name)):
            self._library.remove(row)
