# SPDX-License-Identifier: GPL-3.0-or-later
"""Percentil as the program sees it."""

from collections.abc import Iterable
from functools import cached_property
from typing import TYPE_CHECKING, Any

import msgspec

from panoplia.rules.creation import Answers, Creation, Newcomers
from panoplia.rules.d100 import character, gear, vitals
from panoplia.rules.d100.coins import COINS
from panoplia.rules.d100.house import HOUSE_RULES, House
from panoplia.rules.entries import EntryKind, Magic
from panoplia.rules.facets import Facet
from panoplia.rules.house import HouseRule
from panoplia.rules.lifetime import Lifetime
from panoplia.rules.load import Load
from panoplia.rules.notes import Phrase, Words
from panoplia.rules.plain import Plain
from panoplia.rules.sheet import Sheet
from panoplia.rules.system import (
    Beyond,
    CatalogueColumn,
    Category,
    Coin,
    Job,
    Makes,
    Piece,
    Procedure,
    ReadTable,
    Rest,
    ShippedEntry,
    Slot,
    State,
    Subject,
)

if TYPE_CHECKING:
    from panoplia.rules.fights.combat import Combat
    from panoplia.rules.trial import Trial


class Percentil(Plain):
    """The system ``d100``.

    What the first picture of the window does without is imported when it is first asked for.
    """

    id = "d100"
    name = "Percentil (d100)"
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
        """Damage, armour points, range, encumbrance, kind and qualities."""
        from panoplia.rules.d100.texts import COLUMNS

        return COLUMNS

    @property
    def entry_kinds(self) -> tuple[EntryKind, ...]:
        """Weapons, armour, ammunition, containers and things; skills, talents and spells."""
        from panoplia.rules.d100.entries import KINDS

        return KINDS

    @property
    def facets(self) -> tuple[Facet, ...]:
        """What weapons, armour, skills and spells are told apart by; encumbrance, make, availability."""
        from panoplia.rules.d100.entries import FACETS

        return FACETS

    @property
    def magic(self) -> Magic:
        """A bonus that the game master gives; the source has none."""
        from panoplia.rules.d100.entries import MAGIC

        return MAGIC

    @property
    def procedures(self) -> tuple[Procedure, ...]:
        """Every procedure of the spec."""
        from panoplia.rules.d100.procedures import PROCEDURES

        return PROCEDURES

    def shipped(self, read: ReadTable) -> Iterable[ShippedEntry]:
        """The tables of the book (PC-94), and gear and talents that it only names."""
        from panoplia.rules.d100.catalogue import shipped

        return shipped(read)

    @property
    def creation(self) -> Creation:
        """Career, characteristics and the rest (PC-1, PC-2)."""
        from panoplia.rules.d100.creation import CREATION

        return CREATION

    def begin(self, answers: Answers) -> tuple[msgspec.Struct, msgspec.Struct]:
        """A new character, whole and rested."""
        return vitals.begin(answers)

    def newcomers(self, line: str) -> Newcomers:
        """Such as ``3 guardias, HA 35, heridas 12, BF+1, armadura 2``."""
        from panoplia.rules.d100.newcomers import newcomers

        return newcomers(line)

    def advancement(self, subject: Subject) -> "Trial":
        """Experience spent on one advance (PC-4)."""
        from panoplia.rules.d100.advancement import advancement

        return advancement(subject)

    def with_experience(self, statistics: Any, gained: int) -> Any:
        """Experience is saved until it is spent."""
        return character.with_experience(statistics, gained)

    def fit(self, statistics: Any, condition: Any, before: Any) -> Any:
        """Wounds, mana and fortune are at most what the statistics allow."""
        return vitals.fit(statistics, condition)

    def sheet(self, subject: Subject) -> Sheet:
        """The sheet, derived."""
        from panoplia.rules.d100.sheet import sheet

        return sheet(subject, COINS)

    def summary(self, subject: Subject) -> Words:
        """Species and career."""
        return vitals.summary(subject)

    def vitality(self, subject: Subject) -> tuple[int, int]:
        """Wounds left, and the most of them."""
        return vitals.vitality(subject)

    def with_vitality(self, subject: Subject, value: int) -> Any:
        """The condition with that many wounds left (PC-36)."""
        return vitals.with_vitality(subject.condition, value)

    def beyond(self, subject: Subject, excess: int) -> Beyond | None:
        """A critical of that value (PC-36)."""
        from panoplia.rules.d100.life_trials import beyond

        return beyond(subject, excess)

    def state(self, piece: Piece) -> State:
        """PC-91, PC-93."""
        return gear.state(piece)

    def needs(self, piece: Piece) -> tuple[str, int] | None:
        """Hands are two; each part of the body takes three layers."""
        return gear.needs(piece)

    def room(self, piece: Piece) -> int | None:
        """Things are counted: the source knows no room."""
        return gear.room(piece)

    def load(self, subject: Subject) -> Load:
        """Encumbrance, against ten times the strength."""
        from panoplia.rules.d100.load import load

        return load(subject)

    def jobs(self, piece: Piece, house: Any, holder: Subject | None) -> tuple[Job, ...]:
        """Repair, set the condition, test the borrowed die, gather shots (PC-91, PC-93)."""
        from panoplia.rules.d100.jobs import jobs

        return jobs(piece, house, holder)

    def findings(self, piece: Piece) -> tuple[Job, ...]:
        """As it is, damaged, broken, shot and gathered."""
        from panoplia.rules.d100.finding import findings

        return findings(piece)

    def carry_over(self, piece: Piece, data: Any) -> Any:
        """PC-93: the borrowed die that is left stays, at most the new one."""
        return gear.carry_over(piece, data)

    def lifetime(self, piece: Piece, house: Any, holder: Subject | None) -> Lifetime:
        """PC-91, PC-93; it matters to none whose it is."""
        from panoplia.rules.d100.durability import lifetime

        return lifetime(piece, house)

    def makes(self, piece: Piece) -> Makes:
        """The grades of craftsmanship (PC-92)."""
        from panoplia.rules.d100.craft import makes

        return makes(piece)

    def rest(self, subject: Subject, days: int) -> Rest | None:
        """PC-60, PC-62, PC-79."""
        from panoplia.rules.d100.rest import after_rest

        return after_rest(subject.statistics, subject.condition, days, subject.house)

    def unrested(self, subject: Subject, days: int) -> Rest | None:
        """PC-62."""
        from panoplia.rules.d100.rest import without_rest

        return without_rest(subject.statistics, subject.condition)

    def trials(self, subject: Subject) -> tuple["Trial", ...]:
        """Tests, attacks, parry and dodge, spells, initiative, criticals, fate, rest."""
        from panoplia.rules.d100.trials import trials

        return trials(subject)

    @cached_property
    def combat(self) -> "Combat":
        """Rounds and actions, blows, grapples and spells (PC-20 to PC-79)."""
        from panoplia.rules.d100.combat.fighting import Fighting

        return Fighting()

    def details(self, piece: Piece) -> tuple[tuple[Phrase, Words], ...]:
        """A line for each thing that the catalogue knows."""
        from panoplia.rules.d100.texts import details

        return details(piece)
