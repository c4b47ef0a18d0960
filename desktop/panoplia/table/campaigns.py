# SPDX-License-Identifier: GPL-3.0-or-later
"""Campaigns: founded, renamed, their notes and house rules, put away, deleted whole."""

from collections.abc import Mapping

import msgspec

from panoplia.rules.editors import Pick, Prose
from panoplia.rules.house import HouseRule
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Phrase, Words, note
from panoplia.rules.refusal import Refused
from panoplia.rules.system import System
from panoplia.store.library import Library
from panoplia.store.records import Campaign, Damaged
from panoplia.table.reading import changed_meanwhile
from panoplia.table.typed import checked_value
from panoplia.table.verbs import LIBRARY, clean_name, scope_of, verb

HOUSE_UNREADABLE = QT_TRANSLATE_NOOP(
    "table",
    "The house rules of {name} cannot be read; they are kept as they are, and the book is played. "
    "“All by the book” lets go of them.",
)


class Campaigns:
    """Verbs about whole campaigns. Their scope is the library; that of notes and house rules is the campaign."""

    def __init__(self, library: Library, systems: Mapping[str, System]) -> None:
        self.library = library
        self._systems = systems

    @verb
    def found(self, name: str, system: str) -> Campaign:
        """Begin a campaign on day 1 with the book's rules."""
        name = clean_name(name)
        label = note(QT_TRANSLATE_NOOP("table", "New campaign: {name}"), name=name)
        with self.library.journal.act(LIBRARY, label):
            return self.library.add(Campaign(0, "", name, system, self._systems[system].house()))

    @verb
    def rename(self, campaign: int, name: str) -> Campaign:
        """Give a campaign another name."""
        row = self.library.campaign(campaign)
        name = clean_name(name)
        label = note(QT_TRANSLATE_NOOP("table", "Campaign renamed: {before} → {name}"), before=row.name, name=name)
        with self.library.journal.act(LIBRARY, label):
            return self.library.change(row, name=name)

    @verb
    def archive(self, campaign: int) -> Campaign:
        """Put a campaign away: it is kept, and no longer offered first."""
        return self._set_archived(campaign, True, QT_TRANSLATE_NOOP("table", "Into the archive: {name}"))

    @verb
    def unarchive(self, campaign: int) -> Campaign:
        """Take a campaign out of the archive."""
        return self._set_archived(campaign, False, QT_TRANSLATE_NOOP("table", "Out of the archive: {name}"))

    @verb
    def set_notes(self, campaign: int, text: str, initiator: str = "", before: str | None = None) -> Campaign:
        """Write a campaign's notes, as the campaign's own act. What is typed within 3 s is one.

        ``Refused`` where the notes are no longer those ``before``, which the person saw.
        """
        row = self.library.campaign(campaign)
        if before is not None and row.notes != before:
            raise changed_meanwhile(row.name)
        notes = str(checked_value(Prose(), text, "notes"))
        label = note(QT_TRANSLATE_NOOP("table", "Notes: {name}"), name=row.name)
        with self.library.journal.act(scope_of(campaign), label, join=f"{campaign}:notes", initiator=initiator):
            return self.library.change(row, notes=notes)

    @verb
    def set_house_rule(self, campaign: int, name: str, value: int | str) -> Campaign:
        """Decide a house rule for a campaign; it holds from then on. ``Refused`` where its rules cannot be read."""
        row = self.library.campaign(campaign)
        if isinstance(row.house, Damaged):
            raise Refused(HOUSE_UNREADABLE, name=row.name)
        rule = next(rule for rule in self._systems[row.system].house_rules if rule.name == name)
        checked = checked_value(rule.editor, value, name)
        label = note(
            QT_TRANSLATE_NOOP("table", "House rule: {rule} {before} → {after}"), rule.clause, rule=rule.title,
            before=in_words(rule, getattr(row.house, name)), after=in_words(rule, checked),
        )  # fmt: skip
        with self.library.journal.act(scope_of(campaign), label):
            return self.library.change(row, house=msgspec.structs.replace(row.house, **{name: checked}))

    @verb
    def reset_house_rules(self, campaign: int) -> Campaign:
        """Play by the book again, also where the campaign's rules could not be read."""
        row = self.library.campaign(campaign)
        label = note(QT_TRANSLATE_NOOP("table", "House rules: back to the book"))
        with self.library.journal.act(scope_of(campaign), label):
            return self.library.change(row, house=self._systems[row.system].house())

    @verb
    def delete(self, campaign: int) -> None:
        """Delete a campaign with everyone and everything in it."""
        row = self.library.campaign(campaign)
        with self.library.journal.act(LIBRARY, note(QT_TRANSLATE_NOOP("table", "Deleted: {name}"), name=row.name)):
            self.library.remove(row)

    def _set_archived(self, campaign: int, archived: bool, phrase: Phrase) -> Campaign:
        row = self.library.campaign(campaign)
        with self.library.journal.act(LIBRARY, note(phrase, name=row.name)):
            return self.library.change(row, archived=archived)


def in_words(rule: HouseRule, value: int | str) -> Words | int:
    """What a house rule is set to, in the words of its choices."""
    return dict(rule.editor.options).get(str(value), "–") if isinstance(rule.editor, Pick) else int(value)
