# SPDX-License-Identifier: GPL-3.0-or-later
"""Reading records, one query for each question."""

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Names, Phrase
from panoplia.rules.refusal import Refused
from panoplia.rules.system import Kind
from panoplia.store.connection import Connection
from panoplia.store.documents import Documents
from panoplia.store.faults import polite
from panoplia.store.records import Campaign, Character, Entry, Holder, Item

CAMPAIGN_GONE = QT_TRANSLATE_NOOP("store", "This campaign is no longer there.")
HOLDER_GONE = QT_TRANSLATE_NOOP("store", "Whoever held this is no longer there.")
CHARACTER_GONE = QT_TRANSLATE_NOOP("store", "This character is no longer there.")
ENTRY_GONE = QT_TRANSLATE_NOOP("store", "This line of the catalogue is no longer there.")
ITEM_GONE = QT_TRANSLATE_NOOP("store", "This item is no longer there.")
GONE: dict[type[msgspec.Struct], Phrase] = {
    Campaign: CAMPAIGN_GONE,
    Holder: HOLDER_GONE,
    Character: CHARACTER_GONE,
    Entry: ENTRY_GONE,
    Item: ITEM_GONE,
}

_CAMPAIGNS = "SELECT id, uid, name, system, house, day, notes FROM campaign"
_HOLDERS = "SELECT id, uid, campaign, kind, name, money FROM holder"
_CHARACTERS = """SELECT character.id, character.uid, holder, holder.campaign, holder.name, holder.money, player,
    statistics, condition, character.kind, character.notes, tags, archived, campaign.system
    FROM character JOIN holder ON character.holder = holder.id JOIN campaign ON holder.campaign = campaign.id"""
_ENTRIES = """SELECT id, uid, system, campaign, key, category, name_es, name_en, data, price, weight, origin, retired
    FROM entry"""
_ITEMS = """SELECT item.id, item.uid, entry, holder, inside, wear, slot, quantity, name, magic, bonus, item.price,
    notes, entry.system
    FROM item JOIN entry ON item.entry = entry.id"""

# UNION without ALL ends also where items lie inside each other in a ring.
_HELD = """(WITH RECURSIVE held (id) AS (
    {start} UNION SELECT item.id FROM item JOIN held ON item.inside = held.id) SELECT id FROM held)"""
_OF_HOLDER = _HELD.format(start="SELECT id FROM item WHERE holder = ?")
_OF_CAMPAIGN = _HELD.format(
    start="SELECT item.id FROM item JOIN holder ON item.holder = holder.id WHERE holder.campaign = ?"
)


class Reader:
    """Reads a library through one connection."""

    def __init__(self, connection: Connection, documents: Documents) -> None:
        self.path = connection.path
        self._connection = connection
        self._documents = documents

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

    def item(self, id: int) -> Item:
        """One item."""
        return self._item(self._row(f"{_ITEMS} WHERE item.id = ?", id, GONE[Item]))

    def entries(self, system: str, campaign: int | None = None) -> list[Entry]:
        """The library's catalogue of a system, and the campaign's own lines; retired ones too."""
        query = f"{_ENTRIES} WHERE system = ? AND (campaign IS NULL OR campaign = ?) ORDER BY id"
        return [self._entry(row) for row in self._rows(query, (system, campaign))]

    def entry(self, id: int) -> Entry:
        """One line of the catalogue."""
        return self._entry(self._row(f"{_ENTRIES} WHERE id = ?", id, GONE[Entry]))

    def entries_by_id(self, ids: Collection[int]) -> dict[int, Entry]:
        """Those of the lines that are there, by their ids."""
        listed = ",".join(str(int(id)) for id in ids)
        query = f"{_ENTRIES} WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id"
        return {row[0]: self._entry(row) for row in self._rows(query, (f"[{listed}]",))}

    def _rows(self, query: str, parameters: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        with polite(self.path):
            return self._connection.execute(query, parameters).fetchall()

    def _row(self, query: str, id: int, gone: Phrase) -> tuple[Any, ...]:
        rows = self._rows(query, (id,))
        if not rows:
            raise Refused(gone)
        return rows[0]

    def _campaign(self, row: tuple[Any, ...]) -> Campaign:
        id, uid, name, system, house, day, notes = row
        return Campaign(id, uid, name, system, self._documents.read("house", system, house), day, notes)

    def _character(self, row: tuple[Any, ...]) -> Character:
        id, uid, holder, campaign, name, money, player, statistics, condition, *rest, system = row
        kind, notes, tags, archived = rest
        statistics = self._documents.read("statistics", system, statistics)
        condition = self._documents.read("condition", system, condition)
        start = (id, uid, holder, campaign, name, money, player)
        return Character(*start, statistics, condition, kind, notes, tags, bool(archived))

    def _entry(self, row: tuple[Any, ...]) -> Entry:
        id, uid, system, campaign, key, category, es, en, data, price, weight, origin, retired = row
        data = self._documents.read("data", system, data)
        names = Names(es, en)
        return Entry(id, uid, system, campaign, key, category, names, data, price, weight, origin, bool(retired))

    def _item(self, row: tuple[Any, ...]) -> Item:
        id, uid, entry, holder, inside, wear, slot, quantity, name, magic, bonus, price, notes, system = row
        wear = self._documents.read("wear", system, wear)
        return Item(id, uid, entry, holder, inside, wear, slot, quantity, name, bool(magic), bonus, price, notes)

    def _items(self, chosen: str, id: int) -> list[Item]:
        return [self._item(row) for row in self._rows(f"{_ITEMS} WHERE item.id IN {chosen} ORDER BY item.id", (id,))]
