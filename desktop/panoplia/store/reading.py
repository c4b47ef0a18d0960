# SPDX-License-Identifier: GPL-3.0-or-later
"""Reading records, one query for each question."""

from collections.abc import Collection
from typing import Any

import msgspec
import peewee as pw

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Names, Phrase
from panoplia.rules.refusal import Refused
from panoplia.rules.system import Kind
from panoplia.store.connection import Connection
from panoplia.store.documents import Documents
from panoplia.store.faults import polite
from panoplia.store.records import Campaign, Character, Entry, Holder, Item
from panoplia.store.rows import CampaignRow, CharacterRow, EntryRow, HolderRow, ItemRow

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
        return [self._campaign(row) for row in self._rows(_campaigns())]

    def campaign(self, id: int) -> Campaign:
        """One campaign."""
        return self._campaign(self._row(_campaigns().where(CampaignRow.id == id), GONE[Campaign]))

    def holders(self, campaign: int, kind: Kind | None = None) -> list[Holder]:
        """Who holds things in a campaign: characters, stashes, shops and loot piles."""
        query = _holders().where(HolderRow.campaign == campaign)
        return [Holder(*row) for row in self._rows(query.where(HolderRow.kind == kind) if kind else query)]

    def holder(self, id: int) -> Holder:
        """One holder."""
        return Holder(*self._row(_holders().where(HolderRow.id == id), GONE[Holder]))

    def characters(self, campaign: int) -> list[Character]:
        """The characters of a campaign, archived ones too."""
        return [self._character(row) for row in self._rows(_characters().where(HolderRow.campaign == campaign))]

    def character(self, id: int) -> Character:
        """One character."""
        return self._character(self._row(_characters().where(CharacterRow.id == id), GONE[Character]))

    def items(self, campaign: int) -> list[Item]:
        """All items of a campaign, those inside others as well."""
        return self._items(_items().where(ItemRow.id.in_(pw.SQL(_OF_CAMPAIGN, (campaign,)))))

    def items_of(self, holder: int) -> list[Item]:
        """All items of a holder, those inside others as well."""
        return self._items(_items().where(ItemRow.id.in_(pw.SQL(_OF_HOLDER, (holder,)))))

    def item(self, id: int) -> Item:
        """One item."""
        return self._item(self._row(_items().where(ItemRow.id == id), GONE[Item]))

    def entries(self, system: str, campaign: int | None = None) -> list[Entry]:
        """The library's catalogue of a system, and the campaign's own lines; retired ones too."""
        near = EntryRow.campaign.is_null() | (EntryRow.campaign == campaign)
        return [self._entry(row) for row in self._rows(_entries().where((EntryRow.system == system) & near))]

    def entry(self, id: int) -> Entry:
        """One line of the catalogue."""
        return self._entry(self._row(_entries().where(EntryRow.id == id), GONE[Entry]))

    def entries_by_id(self, ids: Collection[int]) -> dict[int, Entry]:
        """Those of the lines that are there, by their ids."""
        listed = ",".join(str(int(id)) for id in ids)
        chosen = pw.SQL("(SELECT value FROM json_each(?))", (f"[{listed}]",))
        return {row[0]: self._entry(row) for row in self._rows(_entries().where(EntryRow.id.in_(chosen)))}

    def _rows(self, query: pw.Query) -> list[tuple[Any, ...]]:
        with polite(self.path):
            return self._connection.execute(query).fetchall()

    def _row(self, query: pw.Query, gone: Phrase) -> tuple[Any, ...]:
        rows = self._rows(query)
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

    def _items(self, query: pw.Query) -> list[Item]:
        return [self._item(row) for row in self._rows(query)]


def _campaigns() -> "pw.ModelSelect[Any]":
    row = CampaignRow
    return row.select(row.id, row.uid, row.name, row.system, row.house, row.day, row.notes).order_by(row.id)


def _holders() -> "pw.ModelSelect[Any]":
    row = HolderRow
    return row.select(row.id, row.uid, row.campaign, row.kind, row.name, row.money).order_by(row.id)


def _characters() -> "pw.ModelSelect[Any]":
    row, holder = CharacterRow, HolderRow
    start = (row.id, row.uid, row.holder, holder.campaign, holder.name, holder.money, row.player)
    rest = (row.statistics, row.condition, row.kind, row.notes, row.tags, row.archived, CampaignRow.system)
    return row.select(*start, *rest).join(holder).join(CampaignRow).order_by(row.id)


def _entries() -> "pw.ModelSelect[Any]":
    row = EntryRow
    start = (row.id, row.uid, row.system, row.campaign, row.key, row.category, row.name_es, row.name_en)
    return row.select(*start, row.data, row.price, row.weight, row.origin, row.retired).order_by(row.id)


def _items() -> "pw.ModelSelect[Any]":
    row = ItemRow
    start = (row.id, row.uid, row.entry, row.holder, row.inside, row.wear, row.slot, row.quantity)
    rest = (row.name, row.magic, row.bonus, row.price, row.notes, EntryRow.system)
    return row.select(*start, *rest).join(EntryRow).order_by(row.id)
