# SPDX-License-Identifier: GPL-3.0-or-later
"""Dungeon Hack as the program sees it."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from panoplia.rules.conversion import Conversion
from panoplia.rules.creation import Answers, Creation, Newcomers
from panoplia.rules.dungeon_hack import character, gear
from panoplia.rules.dungeon_hack.house import HOUSE_RULES, House
from panoplia.rules.dungeon_hack.load import load
from panoplia.rules.entries import EntryKind, Magic
from panoplia.rules.facets import Facet
from panoplia.rules.house import HouseRule
from panoplia.rules.lifetime import Lifetime
from panoplia.rules.load import Load
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Phrase, Words
from panoplia.rules.plain import Plain
from panoplia.rules.sheet import Sheet
from panoplia.rules.system import (
    CatalogueColumn,
    Category,
    Coin,
    Job,
    Piece,
    Procedure,
    ReadTable,
    ShippedEntry,
    Slot,
    State,
    Subject,
)

if TYPE_CHECKING:
    from panoplia.rules.fights.combat import Combat
    from panoplia.rules.trial import Trial

COINS = (
    Coin("mo", QT_TRANSLATE_NOOP("dungeon-hack", "gp"), QT_TRANSLATE_NOOP("dungeon-hack", "Gold"), 100),
    Coin("mp", QT_TRANSLATE_NOOP("dungeon-hack", "sp"), QT_TRANSLATE_NOOP("dungeon-hack", "Silver"), 10),
    Coin("mc", QT_TRANSLATE_NOOP("dungeon-hack", "cp"), QT_TRANSLATE_NOOP("dungeon-hack", "Copper"), 1),
)


class DungeonHack(Plain):
    """The system ``dungeon-hack``.

    Sheet, jobs, catalogue columns and procedures are imported when they are first asked for: the first picture of
    the window needs none of them, and waits for every module that is loaded before it.
    """

    id = "dungeon-hack"
    name = "Dungeon Hack"
    categories: tuple[Category, ...] = gear.CATEGORIES
    coins: tuple[Coin, ...] = COINS
    slots: tuple[Slot, ...] = gear.SLOTS
    statistics: type[msgspec.Struct] = character.Statistics
    condition: type[msgspec.Struct] = character.Condition
    house: type[msgspec.Struct] = House
    house_rules: tuple[HouseRule, ...] = HOUSE_RULES
    wear: type[msgspec.Struct] = gear.Wear
    gear: Any = gear.Gear

    @property
    def columns(self) -> tuple[CatalogueColumn, ...]:
        """Damage, penetration, protection, durability, range and traits."""
        from panoplia.rules.dungeon_hack.texts import COLUMNS

        return COLUMNS

    @property
    def entry_kinds(self) -> tuple[EntryKind, ...]:
        """Weapons, armour, and four kinds of other gear."""
        from panoplia.rules.dungeon_hack.entries import KINDS

        return KINDS

    @property
    def facets(self) -> tuple[Facet, ...]:
        """Group, hands, damage, penetration, rating, dice and traits."""
        from panoplia.rules.dungeon_hack.entries import FACETS

        return FACETS

    @property
    def magic(self) -> Magic:
        """Effectiveness (DH-21)."""
        from panoplia.rules.dungeon_hack.entries import MAGIC

        return MAGIC

    @property
    def procedures(self) -> tuple[Procedure, ...]:
        """Every procedure of the spec."""
        from panoplia.rules.dungeon_hack.procedures import PROCEDURES

        return PROCEDURES

    def shipped(self, read: ReadTable) -> Iterable[ShippedEntry]:
        """Weapons and armour of the book, and gear that it only names."""
        return gear.shipped(read)

    @property
    def creation(self) -> Creation:
        """Class, characteristics and health (DH-1, DH-5)."""
        from panoplia.rules.dungeon_hack.creation import CREATION

        return CREATION

    def begin(self, answers: Answers) -> tuple[msgspec.Struct, msgspec.Struct]:
        """A new character at full health."""
        return character.begin(answers)

    def newcomers(self, line: str) -> Newcomers:
        """Such as ``3 guardias, nivel 2, salud 7, 1d6+1`` (DH-6)."""
        from panoplia.rules.dungeon_hack.newcomers import newcomers

        return newcomers(line)

    def advancement(self, subject: Subject) -> "Trial":
        """A level, and one more health die (DH-5)."""
        from panoplia.rules.dungeon_hack.advancement import advancement

        return advancement(subject)

    def with_experience(self, statistics: Any, gained: int) -> Any:
        """Experience is a number on the sheet; no level comes of it by itself."""
        from panoplia.rules.dungeon_hack.advancement import with_experience

        return with_experience(statistics, gained)

    def fit(self, statistics: Any, condition: Any, before: Any) -> Any:
        """Health is at most the highest health, and above 0 nobody is dying."""
        return character.fit(statistics, condition)

    def sheet(self, subject: Subject) -> Sheet:
        """The sheet, derived."""
        from panoplia.rules.dungeon_hack.sheet import sheet

        return sheet(subject, COINS)

    def summary(self, subject: Subject) -> Words:
        """Class and level."""
        return character.summary(subject)

    def vitality(self, subject: Subject) -> tuple[int, int]:
        """Health and its maximum."""
        return subject.condition.health, subject.statistics.health_max

    def with_vitality(self, subject: Subject, value: int) -> Any:
        """The condition with that much health; damage while dying is a step towards death (DH-45)."""
        return character.with_health(subject.condition, max(value, 0))

    def state(self, piece: Piece) -> State:
        """DH-12, DH-33, DH-34."""
        return gear.state(piece)

    def needs(self, piece: Piece) -> tuple[str, int] | None:
        """Hands are two, a body and a head are one."""
        return gear.needs(piece)

    def room(self, piece: Piece) -> int | None:
        """Things are counted, not weighed."""
        return gear.room(piece)

    def load(self, subject: Subject) -> Load:
        """Things that are carried, against the number on the sheet."""
        return load(subject)

    def jobs(self, piece: Piece, house: Any, holder: Subject | None) -> tuple[Job, ...]:
        """Mend, break, test, restore, lower."""
        from panoplia.rules.dungeon_hack.jobs import jobs

        return jobs(piece, house, holder)

    def findings(self, piece: Piece) -> tuple[Job, ...]:
        """Kept, neglected, old, ruined, or lowered by hand."""
        from panoplia.rules.dungeon_hack.finding import findings

        return findings(piece)

    def carry_over(self, piece: Piece, data: Any) -> Any:
        """DH-10, DH-12: the die that is left stays, at most the new one; broken and lost armour dice stay too."""
        return gear.carried_over(piece, data)

    def lifetime(self, piece: Piece, house: Any, holder: Subject | None) -> Lifetime:
        """DH-10, DH-11, DH-25; it matters to none whose it is."""
        from panoplia.rules.dungeon_hack.lifetime import of_piece

        return of_piece(piece)

    @property
    def conversions(self) -> tuple[Conversion, ...]:
        """Absorption dice into armour dice (DH-37)."""
        from panoplia.rules.dungeon_hack.crafts import CONVERSIONS

        return CONVERSIONS

    def trials(self, subject: Subject) -> tuple["Trial", ...]:
        """Tests, attacks, the dodge, usage dice, and a round at death's door."""
        from panoplia.rules.dungeon_hack.trials import trials

        return trials(subject)

    @property
    def combat(self) -> "Combat":
        """DH-1 to DH-45 in a fight."""
        from panoplia.rules.dungeon_hack.combat.chapter import DungeonHackCombat

        return DungeonHackCombat()

    def details(self, piece: Piece) -> tuple[tuple[Phrase, Words], ...]:
        """A line for each thing that the catalogue knows."""
        from panoplia.rules.dungeon_hack.texts import details

        return details(piece)
