# SPDX-License-Identifier: GPL-3.0-or-later
"""Fights that are planned: their names, who is to fight in them, and foes made after the bestiary."""

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import TYPE_CHECKING

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.refusal import Refused
from panoplia.store.library import Library
from panoplia.store.records import Character, Damaged, Encounter, Enlisted, Entry
from panoplia.table.acting import IN_ANOTHER
from panoplia.table.births import free_names, kit_of, settle_in
from panoplia.table.reading import Reading
from panoplia.table.verbs import clean_name, clean_text, same_campaign, scope_of, verb, whole_number

if TYPE_CHECKING:
    from panoplia.rules.fights.state import Side

MOST_FOES = 30
Foes = Sequence[tuple[int, int]]
"""Lines of the bestiary by their ids, and how many of each."""
PLANNED = QT_TRANSLATE_NOOP("table", "New fight: {name}")
NO_FOE = QT_TRANSLATE_NOOP("table", "{name} is no line of the bestiary: choose one there.")
FOE_UNREADABLE = QT_TRANSLATE_NOOP("table", "{name} cannot be read; the row is kept as it is.")
BEGUN_ALREADY = QT_TRANSLATE_NOOP("table", "The fight “{encounter}” has begun: who comes or goes now is an act of it.")
IN_IT = QT_TRANSLATE_NOOP("table", "{name} is on the list of the fight “{encounter}” already.")
NOT_IN_IT = QT_TRANSLATE_NOOP("table", "{name} is not on the list of the fight “{encounter}”.")
STILL_RUNS = QT_TRANSLATE_NOOP("table", "The fight “{encounter}” is going on: end it, then it can be deleted.")
ROSTER_UNREADABLE = QT_TRANSLATE_NOOP("table", "Who is to fight in “{encounter}” cannot be read; it is kept as it is.")


class Encounters:
    """Verbs about fights before they begin, and about the whole of one. Their scope is the campaign."""

    def __init__(self, library: Library, reading: Reading) -> None:
        self.library = library
        self._reading = reading

    def all_of(self, campaign: int) -> list[Encounter]:
        """The fights of a campaign, oldest first, in whatever phase."""
        return self.library.encounters(campaign)

    def bestiary(self, campaign: int) -> list[Entry]:
        """The lines of the catalogue after which foes are made."""
        people = {each.id for each in self._reading.system_of(campaign).categories if each.people}
        return [entry for entry in self._reading.entries(campaign) if entry.category in people]

    @verb
    def plan(
        self, campaign: int, name: str, party: Sequence[int], foes: Foes = (), against: Sequence[int] = ()
    ) -> Encounter:
        """A new fight of some characters ``against`` others and ``foes`` made for it, numbered, with their gear.

        ``Refused`` where the rules of the campaign have no combat chapter.
        """
        self._reading.courses.rules_of(self._reading.system_of(campaign).id)
        name = clean_name(name)
        roster = [Enlisted(one, "party") for one in party] + [Enlisted(one, "foes") for one in against]
        planned = Encounter(0, "", campaign, name)
        for place, one in enumerate(roster):
            self._check(planned, roster[:place], one.character)
        with self.library.journal.act(scope_of(campaign), note(PLANNED, name=name)):
            roster += [Enlisted(foe.id, "foes") for foe in self._born(campaign, foes)]
            return self.library.add(msgspec.structs.replace(planned, roster=tuple(roster)))

    @verb
    def rename(self, encounter: int, name: str) -> Encounter:
        """Give a fight another name, in whatever phase."""
        row, name = self.library.encounter(encounter), clean_name(name)
        label = note(QT_TRANSLATE_NOOP("table", "Renamed: {before} → {name}"), before=row.name, name=name)
        with self.library.journal.act(scope_of(row.campaign), label, join=f"encounter:{encounter}:name"):
            return self.library.change(row, name=name)

    @verb
    def set_notes(self, encounter: int, notes: str) -> Encounter:
        """Write something about a fight. What is typed within 3 s is one action."""
        row = self.library.encounter(encounter)
        label = note(QT_TRANSLATE_NOOP("table", "{name}: notes"), name=row.name)
        with self.library.journal.act(scope_of(row.campaign), label, join=f"encounter:{encounter}:notes"):
            return self.library.change(row, notes=clean_text(notes))

    @verb
    def delete(self, encounter: int) -> None:
        """Delete a fight with its acts; who fought stays. ``Refused`` while it is going on.

        Of one whose aftermath was not applied, nothing is ever written on the sheets.
        """
        row = self.library.encounter(encounter)
        if row.phase == "running":
            raise Refused(STILL_RUNS, encounter=row.name)
        label = note(QT_TRANSLATE_NOOP("table", "Deleted: {name}"), name=row.name)
        with self.library.journal.act(scope_of(row.campaign), label):
            self.library.remove(row)

    @verb
    def enlist(self, encounter: int, character: int, side: "Side") -> Encounter:
        """Put a character on a side of a planned fight."""
        row = self._planned(encounter)
        roster = roster_of(row)
        name = self._check(row, roster, character).name
        label = note(QT_TRANSLATE_NOOP("table", "{encounter}: with {name}"), encounter=row.name, name=name)
        with self.library.journal.act(scope_of(row.campaign), label):
            return self.library.change(row, roster=(*roster, Enlisted(character, side)))

    @verb
    def dismiss(self, encounter: int, character: int) -> Encounter:
        """Take a character off the list of a planned fight; they stay in the campaign."""
        row = self._planned(encounter)
        left = tuple(one for one in roster_of(row) if one.character != character)
        # Who was deleted meanwhile is still on the list.
        name = next((one.name for one in self.library.characters(row.campaign) if one.id == character), "–")
        if len(left) == len(roster_of(row)):
            raise Refused(NOT_IN_IT, "character", name=name, encounter=row.name)
        label = note(QT_TRANSLATE_NOOP("table", "{encounter}: without {name}"), encounter=row.name, name=name)
        with self.library.journal.act(scope_of(row.campaign), label):
            return self.library.change(row, roster=left)

    @verb
    def add_foes(self, encounter: int, entry: int, count: int = 1) -> Encounter:
        """Make foes after a line of the bestiary for a planned fight."""
        row = self._planned(encounter)
        name = self.library.entry(entry).names
        label = note(
            QT_TRANSLATE_NOOP("table", "{encounter}: {count} × {name}"), encounter=row.name, count=count, name=name
        )
        with self.library.journal.act(scope_of(row.campaign), label):
            born = self._born(row.campaign, [(entry, count)])
            roster = (*roster_of(row), *(Enlisted(foe.id, "foes") for foe in born))
            return self.library.change(row, roster=roster)

    @verb
    def make_foes(self, campaign: int, entry: int, count: int = 1) -> tuple[Character, ...]:
        """Make foes after a line of the bestiary for no certain fight; those that come later join one with an act."""
        name = self.library.entry(entry).names
        label = note(QT_TRANSLATE_NOOP("table", "New: {count} × {name}"), count=count, name=name)
        with self.library.journal.act(scope_of(campaign), label):
            return tuple(self._born(campaign, [(entry, count)]))

    def _planned(self, encounter: int) -> Encounter:
        row = self.library.encounter(encounter)
        if row.phase != "planned":
            raise Refused(BEGUN_ALREADY, encounter=row.name)
        return row

    def _check(self, row: Encounter, roster: Iterable[Enlisted], character: int) -> Character:
        """``Refused`` for who is of another campaign, on the list already, or in a fight that is not applied."""
        found = self.library.character(character)
        same_campaign(self.library.holder(found.holder), row.campaign)
        if any(one.character == character for one in roster):
            raise Refused(IN_IT, "character", name=found.name, encounter=row.name)
        other = self._reading.fight_of(found)
        if other:
            raise Refused(IN_ANOTHER, "character", name=found.name, encounter=other.row.name)
        return found

    def _born(self, campaign: int, foes: Foes) -> list[Character]:
        """Inside an action: foes of each line, with names that no one has."""
        born: list[Character] = []
        for entry, count in foes:
            whole_number(count, 1, MOST_FOES, "count")
            born += self._of_line(campaign, self.library.entry(entry), count)
        return born

    def _of_line(self, campaign: int, entry: Entry, count: int) -> list[Character]:
        from panoplia.rules.foes import STAND_IN, Foe, described_by

        system = self._reading.system_of(campaign)
        if isinstance(entry.data, Damaged):
            raise Refused(FOE_UNREADABLE, "entry", name=entry.names)
        if entry.system != system.id or not isinstance(entry.data, Foe):
            raise Refused(NO_FOE, "entry", name=entry.names)
        described = system.newcomers(described_by(entry.data, STAND_IN))
        wares = kit_of(self._reading.wares(campaign), described.kit)
        taken = {other.name for other in self.library.characters(campaign)}
        name = entry.names.es or entry.names.en
        names = [name] if count == 1 and name not in taken else list(islice(free_names(name, taken), count))
        newcomer = Character(0, "", 0, campaign, "", 0, "", described.statistics, described.condition, kind="foe")
        return [settle_in(self.library, system, msgspec.structs.replace(newcomer, name=one), wares) for one in names]


def roster_of(row: Encounter) -> tuple[Enlisted, ...]:
    """Who is to fight; ``Refused`` where the list cannot be read."""
    if isinstance(row.roster, Damaged):
        raise Refused(ROSTER_UNREADABLE, encounter=row.name)
    return row.roster
