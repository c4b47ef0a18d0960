# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything that can be gone to by its name: people, gear, the catalogue, campaigns, and what is noted of them."""

from collections.abc import Iterator, Mapping
from typing import Literal

import msgspec

from panoplia.rules.editors import Line, Prose
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Names, Phrase, Words, several
from panoplia.rules.sheet import Sheet, fields_of
from panoplia.store.library import Library
from panoplia.store.records import Holder, Phase
from panoplia.table.places import places_of
from panoplia.table.reading import Holding, Reading

Kind = Literal["character", "fight", "item", "entry", "campaign", "note"]
CANNOT_BE_READ = QT_TRANSLATE_NOOP("search", "cannot be read; kept as it is")
ARCHIVED = QT_TRANSLATE_NOOP("search", "in the archive")
FIGHTS: Mapping[Phase, Phrase] = {
    "planned": QT_TRANSLATE_NOOP("search", "planned"),
    "running": QT_TRANSLATE_NOOP("search", "going on"),
    "ended": QT_TRANSLATE_NOOP("search", "over; aftermath due"),
    "applied": QT_TRANSLATE_NOOP("search", "over"),
}
CAMPAIGN_NOTES = QT_TRANSLATE_NOOP("search", "Campaign notes")


class Target(msgspec.Struct, frozen=True, gc=False):
    """Something to go to: what it is called, the line below, and the place where it is shown.

    ``text`` is long text in which words may be found; it is not shown whole. By ``words`` it is found as well: they are
    not shown.
    """

    kind: Kind
    name: Words
    line: Words
    place: str
    row: int
    text: str = ""
    words: str = ""


class Search:
    """Lists what there is. Rows that cannot be read are listed by their names."""

    def __init__(self, library: Library, reading: Reading) -> None:
        self._library = library
        self._reading = reading

    def targets(self, campaign: int) -> list[Target]:
        """What can be gone to from a campaign: all of it, and the other campaigns."""
        holdings = self._reading.campaign_holdings(campaign)
        where = places_of(holding.item for holding in holdings)
        holders = {holder.id: holder for holder in self._library.holders(campaign)}
        found = [*self._characters(campaign)]
        for held in holdings:
            found += _item(held, holders.get(where[held.item.id]))
        found += self._fights(campaign)
        return [*found, *self._entries(campaign), *self._campaigns(campaign)]

    def _characters(self, campaign: int) -> Iterator[Target]:
        system = self._reading.system_of(campaign)
        for character, subject in self._reading.people(campaign):
            line: Words = system.summary(subject) if subject else CANNOT_BE_READ
            if character.player:
                line = several((line, character.player))
            if character.archived:
                line = several((line, ARCHIVED))
            words = "\n".join((character.tags, *(_written(system.sheet(subject)) if subject else ())))
            yield Target("character", character.name, line, "characters", character.id, words=words)
            if character.notes:
                yield Target("note", character.name, "", "characters", character.id, character.notes)

    def _fights(self, campaign: int) -> Iterator[Target]:
        for each in self._library.encounters(campaign):
            yield Target("fight", each.name, FIGHTS[each.phase], "combat", each.id)
            if each.notes:
                yield Target("note", each.name, "", "combat", each.id, each.notes)

    def _entries(self, campaign: int) -> Iterator[Target]:
        categories = {each.id: each.label for each in self._reading.system_of(campaign).categories}
        for entry in self._reading.entries(campaign):
            line = categories.get(entry.category, "")
            yield Target("entry", entry.names, line, "armoury", entry.id, words=_both(entry.names))

    def _campaigns(self, campaign: int) -> Iterator[Target]:
        for each in self._library.campaigns():
            line: Words = ARCHIVED if each.archived else ""
            yield Target("campaign", each.name, line, "campaign", each.id)
            if each.id == campaign and each.notes:
                yield Target("note", CAMPAIGN_NOTES, "", "notes", each.id, each.notes)


def _both(names: Names) -> str:
    return f"{names.es}\n{names.en}"


def _written(sheet: Sheet) -> Iterator[str]:
    """What a person wrote on a sheet: talents, proficiencies, and whatever else a system has lines for."""
    for field in fields_of(sheet):
        if isinstance(field.editor, Line | Prose) and field.path.startswith("statistics.") and field.value:
            yield str(field.value)


def _item(held: Holding, holder: Holder | None) -> Iterator[Target]:
    people = holder is None or holder.kind == "character"
    place, row = ("inventory", held.item.id) if people or holder is None else ("desk", holder.id)
    owner = holder.name if holder else ""
    # A thing of one's own naming is also found by what it is.
    line = several((owner, held.entry.names)) if held.item.name else owner
    yield Target("item", held.name, line, place, row, words=_both(held.entry.names))
    if held.item.notes:
        yield Target("note", held.name, owner, place, row, held.item.notes)
