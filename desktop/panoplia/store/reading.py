# SPDX-License-Identifier: GPL-3.0-or-later
"""Reading records, one query for each question."""

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Names, Note, Phrase
from panoplia.rules.refusal import Refused
from panoplia.rules.system import Kind
from panoplia.store.connection import Connection
from panoplia.store.documents import Documents, What, read_list, read_note, read_plain
from panoplia.store.faults import polite
from panoplia.store.overlay import laid_over
from panoplia.store.records import (
    Act,
    Campaign,
    Character,
    Encounter,
    Enlisted,
    Entry,
    Holder,
    Item,
    Override,
    Phase,
    Work,
)

CAMPAIGN_GONE = QT_TRANSLATE_NOOP("store", "This campaign is no longer there.")
HOLDER_GONE = QT_TRANSLATE_NOOP("store", "Whoever held this is no longer there.")
CHARACTER_GONE = QT_TRANSLATE_NOOP("store", "This character is no longer there.")
ENTRY_GONE = QT_TRANSLATE_NOOP("store", "This line of the catalogue is no longer there.")
ITEM_GONE = QT_TRANSLATE_NOOP("store", "This item is no longer there.")
OVERRIDE_GONE = QT_TRANSLATE_NOOP("store", "This line of the catalogue is as in the book again.")
WORK_GONE = QT_TRANSLATE_NOOP("store", "This work is no longer going on.")
ENCOUNTER_GONE = QT_TRANSLATE_NOOP("store", "This fight is no longer there.")
ACT_GONE = QT_TRANSLATE_NOOP("store", "This act of the fight is no longer there.")
GONE: dict[type[msgspec.Struct], Phrase] = {
    Campaign: CAMPAIGN_GONE,
    Holder: HOLDER_GONE,
    Character: CHARACTER_GONE,
    Entry: ENTRY_GONE,
    Item: ITEM_GONE,
    Override: OVERRIDE_GONE,
    Work: WORK_GONE,
    Encounter: ENCOUNTER_GONE,
    Act: ACT_GONE,
}

_CAMPAIGNS = "SELECT id, uid, name, system, house, day, notes, archived FROM campaign"
_HOLDERS = "SELECT id, uid, campaign, kind, name, money FROM holder"
_CHARACTERS = """SELECT character.id, character.uid, holder, holder.campaign, holder.name, holder.money, player,
    statistics, condition, character.kind, character.notes, tags, character.archived, portrait, campaign.system
    FROM character JOIN holder ON character.holder = holder.id JOIN campaign ON holder.campaign = campaign.id"""
_ENTRIES = """SELECT entry.id, entry.uid, system, campaign, key, category, name_es, name_en, data, price, weight,
    origin, retired, changes, base
    FROM entry LEFT JOIN override ON override.entry = entry.id AND origin = 'shipped'"""
_ITEMS = """SELECT item.id, item.uid, entry, holder, inside, wear, slot, quantity, name, magic, bonus, item.price,
    notes, carried, entry.system
    FROM item JOIN entry ON item.entry = entry.id"""
_OVERRIDES = "SELECT id, uid, entry, changes, base FROM override"
_WORKS = """SELECT work.id, work.uid, work.item, ends, work.wear, told, entry.system
    FROM work JOIN item ON work.item = item.id JOIN entry ON item.entry = entry.id"""
_ENCOUNTERS = "SELECT id, uid, campaign, name, phase, roster, start, notes FROM encounter"
_ACTS = "SELECT id, uid, encounter, seq, command, answers, notes, after FROM act"

_roster = msgspec.json.Decoder(tuple[Enlisted, ...])
_answers = msgspec.json.Decoder(tuple[str, ...])
_notes = msgspec.json.Decoder(tuple[Note, ...])

# UNION without ALL ends also where items lie inside each other in a ring.
_HELD = """(WITH RECURSIVE held (id) AS (
    {start} UNION SELECT item.id FROM item JOIN held ON item.inside = held.id) SELECT id FROM held)"""
_OF_HOLDER = _HELD.format(start="SELECT id FROM item WHERE holder = ?")
_OF_CAMPAIGN = _HELD.format(
    start="SELECT item.id FROM item JOIN holder ON item.holder = holder.id WHERE holder.campaign = ?"
)
_IN_CONTAINER = _HELD.format(start="SELECT id FROM item WHERE inside = ?")


class Reader:
    """Reads a library through one connection."""

    def __init__(self, connection: Connection, documents: Documents) -> None:
        self._connection = connection
        self._documents = documents
        self._acts: dict[int, tuple[tuple[Any, ...], Act]] = {}
        """The acts that were read last, with their rows: each answer of a fight reads all of them again."""

    @property
    def path(self) -> Path:
        """The file that is read."""
        return self._connection.path

    def campaigns(self) -> list[Campaign]:
        """All campaigns, oldest first."""
        return [self._campaign(row) for row in self._rows(f"{_CAMPAIGNS} ORDER BY id")]

    def campaign(self, id: int) -> Campaign:
        """One campaign."""
        return self._campaign(self._row(f"{_CAMPAIGNS} WHERE id = ?", id, GONE[Campaign]))

    def holders(self, campaign: int, kind: Kind | None = None) -> list[Holder]:
        """Who holds things in a campaign: characters, stashes, shops and loot piles."""
        query = f"{_HOLDERS} WHERE campaign = ? AND kind = coalesce(?, kind) ORDER BY id"
        return [Holder(*row) for row in self._rows(query, (campaign, kind))]

    def holder(self, id: int) -> Holder:
        """One holder."""
        return Holder(*self._row(f"{_HOLDERS} WHERE id = ?", id, GONE[Holder]))

    def characters(self, campaign: int) -> list[Character]:
        """The characters of a campaign, archived ones too."""
        query = f"{_CHARACTERS} WHERE holder.campaign = ? ORDER BY character.id"
        return [self._character(row) for row in self._rows(query, (campaign,))]

    def character(self, id: int) -> Character:
        """One character."""
        return self._character(self._row(f"{_CHARACTERS} WHERE character.id = ?", id, GONE[Character]))

    def items(self, campaign: int) -> list[Item]:
        """All items of a campaign, those inside others as well."""
        return self._items(_OF_CAMPAIGN, campaign)

    def items_of(self, holder: int) -> list[Item]:
        """All items of a holder, those inside others as well."""
        return self._items(_OF_HOLDER, holder)

    def items_in(self, container: int) -> list[Item]:
        """All items inside a container, at any depth."""
        return self._items(_IN_CONTAINER, container)

    def nested(self) -> dict[int, int]:
        """What each item that lies inside another one lies in, in the whole library."""
        return dict(self._rows("SELECT id, inside FROM item WHERE inside IS NOT NULL"))

    def item(self, id: int) -> Item:
        """One item."""
        return self._item(self._row(f"{_ITEMS} WHERE item.id = ?", id, GONE[Item]))

    def entries(self, system: str, campaign: int | None = None) -> list[Entry]:
        """The library's catalogue of a system, and the campaign's own lines; retired ones too."""
        query = f"{_ENTRIES} WHERE system = ? AND (campaign IS NULL OR campaign = ?) ORDER BY entry.id"
        return [self._entry(row) for row in self._rows(query, (system, campaign))]

    def entry(self, id: int) -> Entry:
        """One line of the catalogue."""
        return self._entry(self._row(f"{_ENTRIES} WHERE entry.id = ?", id, GONE[Entry]))

    def entries_by_id(self, ids: Collection[int]) -> dict[int, Entry]:
        """Those of the lines that are there, by their ids."""
        listed = ",".join(str(int(id)) for id in ids)
        query = f"{_ENTRIES} WHERE entry.id IN (SELECT value FROM json_each(?)) ORDER BY entry.id"
        return {row[0]: self._entry(row) for row in self._rows(query, (f"[{listed}]",))}

    def override_of(self, entry: int) -> Override | None:
        """What is changed of a shipped entry."""
        found = self._rows(f"{_OVERRIDES} WHERE entry = ?", (entry,))
        return self._override(found[0]) if found else None

    def count_of(self, entry: int) -> int:
        """How many items of the whole library are made after an entry; a pile is one."""
        ((count,),) = self._rows("SELECT count(*) FROM item WHERE entry = ?", (entry,))
        return int(count)

    def sheets_with(self, uid: str) -> int:
        """How many characters of the whole library name a line of the catalogue on their sheets, by what it is known.

        No other word is like a ``uid``, so that it is looked for in the document as it is stored.
        """
        ((count,),) = self._rows("SELECT count(*) FROM character WHERE instr(statistics, ?) > 0", (uid,))
        return int(count)

    def items_after(self, entry: int) -> list[Item]:
        """All items of the whole library that are made after an entry."""
        return [self._item(row) for row in self._rows(f"{_ITEMS} WHERE item.entry = ? ORDER BY item.id", (entry,))]

    def override(self, id: int) -> Override:
        """One change over a shipped entry."""
        return self._override(self._row(f"{_OVERRIDES} WHERE id = ?", id, GONE[Override]))

    def works(self, campaign: int) -> list[Work]:
        """What is in a workshop in a campaign, what is ready first at the front."""
        query = f"{_WORKS} WHERE item.id IN {_OF_CAMPAIGN} ORDER BY ends, work.id"
        return [self._work(row) for row in self._rows(query, (campaign,))]

    def work_on(self, item: int) -> Work | None:
        """The work that is going on at an item."""
        found = self._rows(f"{_WORKS} WHERE work.item = ?", (item,))
        return self._work(found[0]) if found else None

    def work(self, id: int) -> Work:
        """One work."""
        return self._work(self._row(f"{_WORKS} WHERE work.id = ?", id, GONE[Work]))

    def encounters(self, campaign: int) -> list[Encounter]:
        """The fights of a campaign, oldest first."""
        return [
            self._encounter(row) for row in self._rows(f"{_ENCOUNTERS} WHERE campaign = ? ORDER BY id", (campaign,))
        ]

    def encounter(self, id: int) -> Encounter:
        """One fight."""
        return self._encounter(self._row(f"{_ENCOUNTERS} WHERE id = ?", id, GONE[Encounter]))

    def begun(self) -> list[tuple[int, int, Phase]]:
        """The fights of the whole library that have begun and are not applied: id, campaign and phase."""
        query = "SELECT id, campaign, phase FROM encounter WHERE phase IN ('running', 'ended') ORDER BY id"
        return [(id, campaign, phase) for id, campaign, phase in self._rows(query)]

    def acts(self, encounter: int) -> list[Act]:
        """What was done in a fight, in order."""
        known, self._acts = self._acts, {}
        for row in self._rows(f"{_ACTS} WHERE encounter = ? ORDER BY seq", (encounter,)):
            kept = known.get(row[0])
            self._acts[row[0]] = kept if kept and kept[0] == row else (row, self._act(row))
        return [act for _, act in self._acts.values()]

    def act(self, id: int) -> Act:
        """One act of a fight."""
        return self._act(self._row(f"{_ACTS} WHERE id = ?", id, GONE[Act]))

    def image(self, table: str, row: int) -> dict[str, Any]:
        """A journaled row as the journal would record it; empty where it is not there."""
        columns = [name for (name,) in self._rows("SELECT name FROM pragma_table_info(?)", (table,))]
        found = self._rows(f'SELECT * FROM "{table}" WHERE id = ?', (row,)) if columns else []
        return dict(zip(columns, found[0], strict=True)) if found else {}

    def document(self, what: What, system: str, text: str) -> Any:
        """A document as the journal keeps it, typed; ``Damaged`` where it cannot be read."""
        return self._documents.read(what, system, text)

    def _rows(self, query: str, parameters: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        with polite(self.path):
            return self._connection.execute(query, parameters).fetchall()

    def _row(self, query: str, id: int, gone: Phrase) -> tuple[Any, ...]:
        rows = self._rows(query, (id,))
        if not rows:
            raise Refused(gone)
        return rows[0]

    def _campaign(self, row: tuple[Any, ...]) -> Campaign:
        id, uid, name, system, house, day, notes, archived = row
        house = self._documents.read("house", system, house)
        return Campaign(id, uid, name, system, house, day, notes, bool(archived))

    def _character(self, row: tuple[Any, ...]) -> Character:
        id, uid, holder, campaign, name, money, player, statistics, condition, *rest, system = row
        kind, notes, tags, archived, portrait = rest
        statistics = self._documents.read("statistics", system, statistics)
        condition = self._documents.read("condition", system, condition)
        start = (id, uid, holder, campaign, name, money, player)
        return Character(*start, statistics, condition, kind, notes, tags, bool(archived), portrait)

    def _entry(self, row: tuple[Any, ...]) -> Entry:
        id, uid, system, campaign, key, category, es, en, data, price, weight, origin, retired, *laid = row
        data = self._documents.read("data", system, data)
        names = Names(es, en)
        book = Entry(id, uid, system, campaign, key, category, names, data, price, weight, origin, bool(retired))
        changes, base = laid
        if changes is None:
            return book
        return laid_over(book, read_plain(changes), read_plain(base), self._documents)

    def _item(self, row: tuple[Any, ...]) -> Item:
        id, uid, entry, holder, inside, wear, slot, quantity, name, magic, bonus, *rest, system = row
        price, notes, carried = rest
        wear = self._documents.read("wear", system, wear)
        start = (id, uid, entry, holder, inside, wear, slot, quantity, name, bool(magic), bonus)
        return Item(*start, price, notes, bool(carried))

    def _override(self, row: tuple[Any, ...]) -> Override:
        id, uid, entry, changes, base = row
        return Override(id, uid, entry, read_plain(changes), read_plain(base))

    def _work(self, row: tuple[Any, ...]) -> Work:
        id, uid, item, ends, wear, told, system = row
        return Work(id, uid, item, ends, self._documents.read("wear", system, wear), read_note(told))

    def _encounter(self, row: tuple[Any, ...]) -> Encounter:
        id, uid, campaign, name, phase, roster, start, notes = row
        return Encounter(id, uid, campaign, name, phase, read_list(_roster, roster), start, notes)

    def _act(self, row: tuple[Any, ...]) -> Act:
        id, uid, encounter, seq, command, answers, notes, after = row
        told = read_list(_answers, answers), read_list(_notes, notes)
        return Act(id, uid, encounter, seq, command, *told, after)

    def _items(self, chosen: str, id: int) -> list[Item]:
        return [self._item(row) for row in self._rows(f"{_ITEMS} WHERE item.id IN {chosen} ORDER BY item.id", (id,))]
