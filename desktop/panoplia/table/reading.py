# SPDX-License-Identifier: GPL-3.0-or-later
"""Rows of the library put together as the rules see them: pieces and subjects."""

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Words
from panoplia.rules.refusal import Refused
from panoplia.rules.system import Piece, Subject, System
from panoplia.store.library import Library
from panoplia.store.records import Campaign, Character, Damaged, Entry, Item

UNKNOWN_SYSTEM = QT_TRANSLATE_NOOP(
    "table", "This campaign follows the rules “{system}”, which this version does not know."
)
UNREADABLE = QT_TRANSLATE_NOOP("table", "{name} cannot be read; the row is kept as it is.")


class Holding(msgspec.Struct, frozen=True):
    """An item with its entry and its piece. ``piece`` is ``None`` where the row cannot be read."""

    item: Item
    entry: Entry
    piece: Piece | None

    @property
    def name(self) -> Words:
        """Its own name, else the entry's."""
        return self.item.name or self.entry.names


class Reading:
    """Questions about the library, each answered by a fixed number of queries."""

    def __init__(self, library: Library, systems: Mapping[str, System]) -> None:
        self._library = library
        self._systems = systems

    def system_of(self, campaign: int) -> System:
        """The rule system that a campaign follows."""
        named = self._library.campaign(campaign).system
        if named not in self._systems:
            raise Refused(UNKNOWN_SYSTEM, system=named)
        return self._systems[named]

    def entries(self, campaign: int) -> Sequence[Entry]:
        """What the armoury of a campaign offers, retired entries left out."""
        system = self.system_of(campaign)
        return [entry for entry in self._library.entries(system.id, campaign) if not entry.retired]

    def holding(self, item: int) -> Holding:
        """One item with its entry."""
        row = self._library.item(item)
        return _holding(row, self._library.entry(row.entry))

    def holdings(self, character: Character) -> list[Holding]:
        """What a character holds, in the order of the sheet: in use, then by category and kind."""
        return self.joined(character.campaign, self._library.items_of(character.holder))

    def campaign_holdings(self, campaign: int) -> list[Holding]:
        """What everyone in a campaign holds."""
        return self.joined(campaign, self._library.items(campaign))

    def subject(self, character: Character) -> Subject:
        """A character as the rules see it. Items that cannot be read are left out; they stay as they are."""
        if not readable(character):
            raise Refused(UNREADABLE, name=character.name)
        return _subject(character, self.holdings(character), self._library.campaign(character.campaign))

    def subjects(self, campaign: int) -> list[tuple[Character, Subject | None]]:
        """Every character of a campaign; ``None`` where the row cannot be read."""
        place = self._library.campaign(campaign)
        held: dict[int | None, list[Holding]] = {}
        for holding in self.campaign_holdings(campaign):
            held.setdefault(holding.item.holder, []).append(holding)
        return [
            (character, _subject(character, held.get(character.holder, ()), place) if readable(character) else None)
            for character in self._library.characters(campaign)
        ]

    def joined(self, campaign: int, items: Iterable[Item]) -> list[Holding]:
        """Items of a campaign with their entries, in the order of the sheet."""
        system, items = self.system_of(campaign), tuple(items)
        # By their ids: an item may come from a catalogue that is not this campaign's.
        entries = self._library.entries_by_id({item.entry for item in items})
        order = {category.id: place for place, category in enumerate(system.categories)}
        holdings = [_holding(item, entries[item.entry]) for item in items]
        return sorted(
            holdings,
            key=lambda held: (order.get(held.entry.category, len(order)), held.entry.id, held.item.id),
        )


def readable(character: Character) -> bool:
    """False where a document of the row is damaged."""
    return not isinstance(character.statistics, Damaged) and not isinstance(character.condition, Damaged)


def piece_of(entry: Entry) -> Piece | None:
    """A new piece of an entry, as the shop sells it."""
    if isinstance(entry.data, Damaged):
        return None
    return Piece(name=entry.names, data=entry.data, wear=None, category=entry.category, price=entry.price)


def _holding(item: Item, entry: Entry) -> Holding:
    if isinstance(item.wear, Damaged) or isinstance(entry.data, Damaged):
        return Holding(item, entry, None)
    piece = Piece(
        name=item.name or entry.names,
        data=entry.data,
        wear=item.wear,
        category=entry.category,
        quantity=item.quantity,
        slot=item.slot,
        magic=item.magic,
        bonus=item.bonus,
        price=entry.price if item.price is None else item.price,
        notes=item.notes,
        id=item.id,
    )
    return Holding(item, entry, piece)


def _subject(character: Character, holdings: Iterable[Holding], campaign: Campaign) -> Subject:
    return Subject(
        name=character.name,
        statistics=character.statistics,
        condition=character.condition,
        money=character.money,
        house=campaign.house,
        pieces=tuple(holding.piece for holding in holdings if holding.piece),
        player=character.player,
        notes=character.notes,
        campaign=campaign.name,
        day=campaign.day,
    )
