# SPDX-License-Identifier: GPL-3.0-or-later
"""Fights that are planned: their names, who is to fight in them, and foes made after the bestiary."""

import re
from collections.abc import Iterable, Sequence
from contextlib import suppress
from itertools import islice
from typing import TYPE_CHECKING, Literal

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Words, note
from panoplia.rules.refusal import Refused
from panoplia.rules.system import System
from panoplia.store.library import Library
from panoplia.store.records import Character, Damaged, Encounter, Enlisted, Entry
from panoplia.table.acting import IN_ANOTHER
from panoplia.table.births import Ware, free_names, kit_of, settle_in
from panoplia.table.naming import numbered
from panoplia.table.reading import Reading, readable
from panoplia.table.verbs import clean_line, clean_name, clean_text, same_campaign, scope_of, verb, whole_number

if TYPE_CHECKING:
    from panoplia.rules.creation import Newcomers
    from panoplia.rules.fights.state import Side
    from panoplia.rules.foes import Foe

MOST_FOES = 30
NUMBER = re.compile(r" \d+$")
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

    def as_read(self, entry: Entry) -> Words:
        """A line of the bestiary as the rules understand it; as it stands there where they do not."""
        from panoplia.rules.foes import Foe

        if not isinstance(entry.data, Foe):
            return note(FOE_UNREADABLE, name=entry.names)
        try:
            return _understood(self._reading.system_named(entry.system), entry.data, _called(entry)).told
        except Refused:
            return entry.data.line

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
    def enlist_all(self, encounter: int, characters: Sequence[int], side: "Side") -> Encounter:
        """Put several characters on a side of a planned fight at once."""
        row = self._planned(encounter)
        roster = roster_of(row)
        for character in characters:
            self._check(row, roster, character)
            roster = (*roster, Enlisted(character, side))
        label = note(QT_TRANSLATE_NOOP("table", "{encounter}: with %n more"), encounter=row.name, n=len(characters))
        with self.library.journal.act(scope_of(row.campaign), label):
            return self.library.change(row, roster=roster)

    @verb
    def move(self, encounter: int, character: int, side: "Side") -> Encounter:
        """Have someone on the list of a planned fight be on the other side."""
        from panoplia.rules.fights.state import SIDES

        row = self._planned(encounter)
        roster = roster_of(row)
        name = self._name_of(row, character)
        if not any(one.character == character for one in roster):
            raise Refused(NOT_IN_IT, "character", name=name, encounter=row.name)
        label = note(
            QT_TRANSLATE_NOOP("table", "{encounter}: {name} → {side}"), encounter=row.name, name=name, side=SIDES[side]
        )
        moved = tuple(Enlisted(character, side) if one.character == character else one for one in roster)
        with self.library.journal.act(scope_of(row.campaign), label):
            return self.library.change(row, roster=moved)

    @verb
    def dismiss(self, encounter: int, character: int) -> Encounter:
        """Take a character off the list of a planned fight; they stay in the campaign."""
        row = self._planned(encounter)
        left = tuple(one for one in roster_of(row) if one.character != character)
        name = self._name_of(row, character)
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
    def add_newcomers(self, encounter: int, line: str, side: "Side") -> Encounter:
        """Make the people that a line describes for a side of a planned fight; several are numbered."""
        row = self._planned(encounter)
        described = self._reading.system_of(row.campaign).newcomers(clean_line(line))
        name = clean_name(described.name)
        label = note(
            QT_TRANSLATE_NOOP("table", "{encounter}: {count} × {name}"),
            encounter=row.name, count=described.count, name=name,
        )  # fmt: skip
        with self.library.journal.act(scope_of(row.campaign), label):
            born = self._settled(row.campaign, described, name, described.count, "foe" if side == "foes" else "npc")
            roster = (*roster_of(row), *(Enlisted(one.id, side) for one in born))
            return self.library.change(row, roster=roster)

    @verb
    def duplicate(self, encounter: int) -> Encounter:
        """The same fight, planned again: the same people, and foes made anew as those came, with new gear."""
        row = self.library.encounter(encounter)
        taken = {other.name for other in self.library.encounters(row.campaign)}
        name = next(name for number in range(2, len(taken) + 3) if (name := numbered(row.name, number)) not in taken)
        people = {one.id: one for one in self.library.characters(row.campaign)}
        label = note(QT_TRANSLATE_NOOP("table", "Duplicated: {before} → {name}"), before=row.name, name=name)
        with self.library.journal.act(scope_of(row.campaign), label):
            roster = tuple(
                Enlisted(self._anew(row, people[one.character]), one.side)
                for one in roster_of(row)
                if one.character in people
            )
            return self.library.add(Encounter(0, "", row.campaign, name, roster=roster, notes=row.notes))

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

    def _name_of(self, row: Encounter, character: int) -> str:
        # Who was deleted meanwhile is still on the list.
        return next((one.name for one in self.library.characters(row.campaign) if one.id == character), "–")

    def _anew(self, row: Encounter, character: Character) -> int:
        """Inside an action: a foe like one of a fight as it came into that; anyone else is who they are."""
        if character.kind != "foe" or not readable(character):
            return character.id
        course = self._reading.courses.of(row.id) if row.start else None
        came = course.entered.get(character.id) if course else None
        like = came or self._reading.subject(character)
        offered = {entry.names: entry for entry in self._reading.wares(row.campaign)}
        wares = [
            Ware(offered[piece.name], piece.quantity, bool(piece.slot))
            for piece in like.pieces
            if piece.name in offered
        ]
        taken = {other.name for other in self.library.characters(row.campaign)}
        name = next(free_names(NUMBER.sub("", character.name), taken))
        fresh = msgspec.structs.replace(
            character, id=0, uid="", holder=0, name=name, money=0, statistics=like.statistics, condition=like.condition
        )
        return settle_in(self.library, self._reading.system_of(row.campaign), fresh, wares).id

    def _born(self, campaign: int, foes: Foes) -> list[Character]:
        """Inside an action: foes of each line, with names that no one has."""
        born: list[Character] = []
        for entry, count in foes:
            whole_number(count, 1, MOST_FOES, "count")
            born += self._of_line(campaign, self.library.entry(entry), count)
        return born

    def _of_line(self, campaign: int, entry: Entry, count: int) -> list[Character]:
        from panoplia.rules.foes import Foe

        system = self._reading.system_of(campaign)
        if isinstance(entry.data, Damaged):
            raise Refused(FOE_UNREADABLE, "entry", name=entry.names)
        if entry.system != system.id or not isinstance(entry.data, Foe):
            raise Refused(NO_FOE, "entry", name=entry.names)
        described = _understood(system, entry.data, _called(entry))
        return self._settled(campaign, described, _called(entry), count, "foe")

    def _settled(
        self, campaign: int, described: "Newcomers", name: str, count: int, kind: Literal["npc", "foe"]
    ) -> list[Character]:
        """Inside an action: so many people with their kit, under names that no one has."""
        system = self._reading.system_of(campaign)
        wares = kit_of(self._reading.wares(campaign), described.kit)
        taken = {other.name for other in self.library.characters(campaign)}
        names = [name] if count == 1 and name not in taken else list(islice(free_names(name, taken), count))
        newcomer = Character(0, "", 0, campaign, "", 0, "", described.statistics, described.condition, kind=kind)
        return [settle_in(self.library, system, msgspec.structs.replace(newcomer, name=one), wares) for one in names]


def _called(entry: Entry) -> str:
    return entry.names.es or entry.names.en


def _understood(system: System, foe: "Foe", name: str) -> "Newcomers":
    """A line of the bestiary under its name; one that would be taken for something else is left out."""
    from panoplia.rules.foes import STAND_IN, described_by

    with suppress(Refused):
        found = system.newcomers(described_by(foe, name))
        if (found.name, found.count) == (name, 1):
            return found
    return system.newcomers(described_by(foe, STAND_IN))


def roster_of(row: Encounter) -> tuple[Enlisted, ...]:
    """Who is to fight; ``Refused`` where the list cannot be read."""
    if isinstance(row.roster, Damaged):
        raise Refused(ROSTER_UNREADABLE, encounter=row.name)
    return row.roster
