# SPDX-License-Identifier: GPL-3.0-or-later
"""Rows of the library put together as the rules see them: pieces and subjects."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Words, note
from panoplia.rules.refusal import Refused
from panoplia.rules.system import Kind, Lore, Piece, Subject, System, is_gear
from panoplia.store.library import Library
from panoplia.store.records import Campaign, Character, Damaged, Encounter, Entry, Holder, Item, Report, Work
from panoplia.table.courses import FIGHT_TABLES, Course, Courses
from panoplia.table.in_fight import character_now, item_now, items_now, pieces_now
from panoplia.table.places import left_behind, places_of
from panoplia.table.rings import finders, in_rings

UNKNOWN_SYSTEM = QT_TRANSLATE_NOOP(
    "table", "This campaign follows the rules “{system}”, which this version does not know."
)
CHANGED = QT_TRANSLATE_NOOP("table", "{item} has changed meanwhile: look at it again.")
NO_GEAR = QT_TRANSLATE_NOOP(
    "table", "{item} is learnt, not held: it is noted on the sheet of whoever knows it, and cannot be bought or given."
)
UNREADABLE = QT_TRANSLATE_NOOP("table", "{name} cannot be read; the row is kept as it is.")
CATALOGUE = frozenset({"entry", "override"})
GEAR = frozenset({"item", "entry", "override", "work"}) | FIGHT_TABLES
"""The tables that a ``Holding`` is put together from."""
MAGIC = QT_TRANSLATE_NOOP("table", "{item} ✦ effectiveness {bonus}")


class Holding(msgspec.Struct, frozen=True, gc=False):
    """An item with its entry, its piece and the work that is going on at it.

    ``piece`` is ``None`` where the row cannot be read.
    """

    item: Item
    entry: Entry
    piece: Piece | None
    work: Work | None = None

    @property
    def name(self) -> Words:
        """What it is called, with the mark of what is magic."""
        return marked(self.called, self.item.magic, self.item.bonus)

    @property
    def called(self) -> Words:
        """Its own name, else the entry's."""
        return self.item.name or self.entry.names


class Kept(msgspec.Struct, frozen=True):
    """What was held in a campaign when the library was at ``version``, in the order of the sheet."""

    version: tuple[int, int]
    holdings: tuple[Holding, ...]
    by_holder: Mapping[int, tuple[Holding, ...]]


Shown = Holding | Holder | Entry | Encounter | Course


class Reading:
    """Questions about the library, each answered by a fixed number of queries.

    Of those in a fight, and of what they hold, they tell how it is there now. What is held is read once and kept until
    an action changes gear: a report is heard by many that ask for it.
    """

    def __init__(self, library: Library, systems: Mapping[str, System]) -> None:
        self._library = library
        self._systems = systems
        self.courses = Courses(library, systems)
        self._finders: dict[int, int] | None = None
        self._kept: dict[int, Kept] = {}
        self._catalogues: dict[int, tuple[tuple[int, int], tuple[Entry, ...]]] = {}
        library.journal.subscribe(self._on_report)

    def system_of(self, campaign: int) -> System:
        """The rule system that a campaign follows."""
        return self.system_named(self._library.campaign(campaign).system)

    def system_named(self, named: str) -> System:
        """A rule system; ``Refused`` where this version does not know it."""
        if named not in self._systems:
            raise Refused(UNKNOWN_SYSTEM, system=named)
        return self._systems[named]

    def house_of(self, campaign: Campaign) -> Any:
        """The house rules of a campaign; those of the book where its own cannot be read."""
        if isinstance(campaign.house, Damaged):
            return self._systems[campaign.system].house()
        return campaign.house

    def entries(self, campaign: int, retired: bool = False) -> Sequence[Entry]:
        """What the armoury of a campaign offers, retired entries only where they are asked for."""
        system, journal = self.system_of(campaign), self._library.journal
        version = self._library.version
        kept = self._catalogues.get(campaign)
        if kept is None or kept[0] != version or journal.writing:
            kept = version, tuple(self._library.entries(system.id, campaign))
            if not journal.writing:
                self._catalogues[campaign] = kept
        return [entry for entry in kept[1] if retired or not entry.retired]

    def wares(self, campaign: int) -> list[Entry]:
        """What the armoury of a campaign offers of which there can be items."""
        return [entry for entry in self.entries(campaign) if self.is_gear(entry)]

    def ware(self, entry: int) -> Entry:
        """A line of the catalogue of which there can be items; ``Refused`` for what can only be known."""
        row = self._library.entry(entry)
        if not self.is_gear(row):
            raise Refused(NO_GEAR, item=row.names)
        return row

    def is_gear(self, entry: Entry) -> bool:
        """Whether there can be items of a line of the catalogue."""
        return is_gear(self.system_named(entry.system).categories, entry.category)

    def lore(self, campaign: int) -> tuple[Lore, ...]:
        """What can be known in a campaign: the lines of its catalogue that are no gear, retired ones as well."""
        categories = self.system_of(campaign).categories
        known = {category.id for category in categories if not category.gear and not category.people}
        if not known:
            return ()
        entries = (entry for entry in self.entries(campaign, retired=True) if entry.category in known)
        return tuple(_lore(entry) for entry in entries if not isinstance(entry.data, Damaged))

    def holding(self, item: int) -> Holding:
        """One item with its entry."""
        row = self._item_now(self._library.item(item))
        carried = all(one.carried for one in self.outwards(row))
        return _holding(row, self._library.entry(row.entry), carried, self._library.work_on(item))

    def holder_of(self, item: Item) -> Holder:
        """Who holds an item, in a container or not."""
        outermost = self.outwards(item)[-1]
        return self._library.holder(outermost.holder or self._strays().get(item.id, 0))

    def holders(self, campaign: int, kind: Kind | None = None) -> list[Holder]:
        """Who can be given something: everyone of a campaign but those in the archive."""
        gone = {one.holder for one in self._library.characters(campaign) if one.archived}
        return [holder for holder in self._library.holders(campaign, kind) if holder.id not in gone]

    def outwards(self, item: Item) -> list[Item]:
        """An item and what it lies in, from the inside out. A ring, which only another program makes, ends it."""
        chain, seen = [item], {item.id}
        while item.inside is not None and item.inside not in seen:
            item = self._library.item(item.inside)
            chain.append(item)
            seen.add(item.id)
        return chain

    def character(self, character: int) -> Character:
        """A character as they are now."""
        return self._as_now(self._library.character(character))

    def characters(self, campaign: int) -> list[Character]:
        """The characters of a campaign as they are now, archived ones too."""
        return [self._as_now(row) for row in self._library.characters(campaign)]

    def fight_of(self, character: Character) -> Course | None:
        """The fight that a character is in, while its aftermath is not applied."""
        return self.courses.with_character(character.campaign, character.id)

    def holdings(self, character: Character) -> Sequence[Holding]:
        """What a character holds, in the order of the sheet: in use, then by category and kind."""
        return self.held_by(character.campaign, character.holder)

    def held_by(self, campaign: int, holder: int) -> Sequence[Holding]:
        """What a holder of a campaign has, people or not, in the order of the sheet."""
        return self._held_in(campaign).by_holder.get(holder, ())

    def campaign_holdings(self, campaign: int) -> Sequence[Holding]:
        """What everyone in a campaign holds."""
        return self._held_in(campaign).holdings

    def holdings_by_holder(self, campaign: int) -> Mapping[int, Sequence[Holding]]:
        """What each holder of a campaign has, where they have anything."""
        return self._held_in(campaign).by_holder

    def subject(self, character: Character, holdings: Sequence[Holding] | None = None) -> Subject:
        """A character as the rules see it, with the holdings where they were read already.

        Items that cannot be read are left out; they stay as they are.
        """
        if not readable(character):
            raise Refused(UNREADABLE, name=character.name)
        held = self.holdings(character) if holdings is None else holdings
        return self._subject(self._as_now(character), held, self._library.campaign(character.campaign))

    def subjects(self, campaign: int) -> list[tuple[Character, Subject | None]]:
        """Every character of a campaign; ``None`` where the row cannot be read."""
        place, held = self._library.campaign(campaign), self.holdings_by_holder(campaign)
        return [
            (one, self._subject(one, held.get(one.holder, ()), place) if readable(one) else None)
            for one in self.characters(campaign)
        ]

    def people(self, campaign: int) -> list[tuple[Character, Subject | None]]:
        """As ``subjects``, but without what they hold and can know: enough to tell them apart in a list."""
        place = self._library.campaign(campaign)
        return [
            (character, self._subject(character, (), place, whole=False) if readable(character) else None)
            for character in self.characters(campaign)
        ]

    def _as_now(self, row: Character) -> Character:
        return character_now(self.fight_of(row), row) if self.courses.phases() else row

    def _item_now(self, item: Item) -> Item:
        if not self.courses.phases():
            return item
        campaign = self.holder_of(item).campaign
        return item_now(self.courses.begun(campaign), item, self._holders_of_people(campaign))

    def _holders_of_people(self, campaign: int) -> Mapping[int, int]:
        return {one.id: one.holder for one in self._library.characters(campaign)}

    def _held_in(self, campaign: int) -> Kept:
        """Read anew inside an action, and where another program has written since."""
        journal = self._library.journal
        kept, version = self._kept.get(campaign), self._library.version
        if kept is None or kept.version != version or journal.writing:
            kept = self._read(campaign, version)
            if not journal.writing:
                self._kept[campaign] = kept
        return kept

    def _read(self, campaign: int, version: tuple[int, int]) -> Kept:
        holders = {holder.id for holder in self._library.holders(campaign)} if self._strays() else set()
        strays = [self._library.item(item) for item, finder in self._strays().items() if finder in holders]
        items = [*self._library.items(campaign), *strays]
        fights = self.courses.begun(campaign)
        if fights:
            items = list(items_now(fights, items, self._holders_of_people(campaign)))
        holdings = tuple(self.joined(campaign, items))
        places = places_of(holding.item for holding in holdings) | self._strays()
        by_holder: dict[int, list[Holding]] = {}
        for holding in holdings:
            by_holder.setdefault(places[holding.item.id], []).append(holding)
        return Kept(version, holdings, {holder: tuple(held) for holder, held in by_holder.items()})

    def _on_report(self, report: Report) -> None:
        if any(change.table in GEAR or change.kind != "update" for change in report.changes):
            self._kept.clear()
        if any(change.table in CATALOGUE for change in report.changes):
            self._catalogues.clear()

    def _strays(self) -> dict[int, int]:
        """Whom what lies in a ring is shown with. No verb makes a ring, so there is nothing new to be found later."""
        if self._finders is None:
            self._finders = finders(self._library)
        if self._finders:
            lost = in_rings(self._library.nested())
            self._finders = {item: finder for item, finder in self._finders.items() if item in lost}
        return self._finders

    def seen(self, shown: Sequence[Holding]) -> tuple[Holding, ...]:
        """Things as they were shown, and all that they lie in: that decides whose they are."""
        items = {held.item.id for held in shown}
        around = {one.id for held in shown for one in self.outwards(held.item)} - items
        return (*shown, *map(self.holding, sorted(around)))

    def unchanged(self, shown: Iterable[Shown]) -> None:
        """``Refused`` where something is no longer as it was shown when the person was asked."""
        for one in shown:
            if self._now(one) != one:
                raise changed_meanwhile(_called(one))

    def holding_still(self, holder: int, shown: Sequence[Holding]) -> None:
        """``Refused`` where a holder has other things by now than were shown."""
        place = self._library.holder(holder)
        if list(self.held_by(place.campaign, holder)) != list(shown):
            raise changed_meanwhile(place.name)

    def _now(self, shown: Shown) -> Shown:
        match shown:
            case Holding():
                return self.holding(shown.item.id)
            case Entry():
                return self._library.entry(shown.id)
            case Encounter():
                return self._library.encounter(shown.id)
            case Course():
                return self.courses.of(shown.row.id)
            case _:
                return self._library.holder(shown.id)

    def joined(self, campaign: int, items: Iterable[Item]) -> list[Holding]:
        """Items of a campaign with their entries, in the order of the sheet."""
        system, items = self.system_of(campaign), tuple(items)
        # By their ids: an item may come from a catalogue that is not this campaign's.
        entries = self._library.entries_by_id({item.entry for item in items})
        works = {work.item: work for work in self._library.works(campaign)}
        left = left_behind(items)
        order = {category.id: place for place, category in enumerate(system.categories)}
        holdings = [_holding(item, entries[item.entry], item.id not in left, works.get(item.id)) for item in items]
        return sorted(
            holdings,
            key=lambda held: (order.get(held.entry.category, len(order)), held.entry.id, held.item.id),
        )

    def _subject(
        self, character: Character, holdings: Iterable[Holding], campaign: Campaign, whole: bool = True
    ) -> Subject:
        pieces = tuple(holding.piece for holding in holdings if holding.piece)
        if whole and self.courses.phases():
            pieces = pieces_now(self.fight_of(character), character.id, pieces)
        return Subject(
            name=character.name,
            statistics=character.statistics,
            condition=character.condition,
            money=character.money,
            house=self.house_of(campaign),
            pieces=pieces,
            player=character.player,
            notes=character.notes,
            campaign=campaign.name,
            day=campaign.day,
            kind=character.kind,
            lore=self.lore(campaign.id) if whole else (),
        )


def _lore(entry: Entry) -> Lore:
    """What was written on sheets names a line of the book by its key, and one's own by what is the same everywhere."""
    return Lore(entry.key or entry.uid, entry.category, entry.names, entry.data, not entry.retired, not entry.key)


def _called(shown: Shown) -> Words:
    if isinstance(shown, Entry):
        return shown.names
    return shown.row.name if isinstance(shown, Course) else shown.name


def changed_meanwhile(name: Words) -> Refused:
    """What is told where something is no longer as it was shown."""
    return Refused(CHANGED, item=name)


def marked(name: Words, magic: bool, bonus: int) -> Words:
    """A name as lists show it: of a magic piece with a sign and its bonus."""
    return note(MAGIC, item=name, bonus=bonus) if magic else name


def at_hand(held: Holding) -> None:
    """``Refused`` where someone is working on a thing: until then it is not where it could be used."""
    if held.work:
        raise Refused(
            QT_TRANSLATE_NOOP("table", "{item} is being worked on until day {day}: wait, or fetch it unfinished."),
            "work", item=held.name, day=held.work.ends,
        )  # fmt: skip


def readable(character: Character) -> bool:
    """False where a document of the row is damaged."""
    return not isinstance(character.statistics, Damaged) and not isinstance(character.condition, Damaged)


def unreadable(character: Character) -> str:
    """Why a row cannot be read, in the words of whatever tried; empty where it can."""
    return "\n".join(each.why for each in (character.statistics, character.condition) if isinstance(each, Damaged))


def piece_of(entry: Entry) -> Piece | None:
    """A new piece of an entry, as the shop sells it."""
    if isinstance(entry.data, Damaged):
        return None
    return Piece(
        name=entry.names, data=entry.data, wear=None, category=entry.category, price=entry.price, weight=entry.weight
    )


def _holding(item: Item, entry: Entry, carried: bool, work: Work | None) -> Holding:
    if isinstance(item.wear, Damaged) or isinstance(entry.data, Damaged):
        return Holding(item, entry, None, work)
    piece = Piece(
        name=marked(item.name or entry.names, item.magic, item.bonus),
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
        inside=item.inside or 0,
        carried=carried,
        ready=work.ends if work else 0,
        weight=entry.weight,
    )
    return Holding(item, entry, piece, work)
