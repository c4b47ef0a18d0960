# SPDX-License-Identifier: GPL-3.0-or-later
"""Espada Negra as the program sees it."""

from collections.abc import Iterable
from functools import cached_property
from typing import TYPE_CHECKING, Any

import msgspec

from panoplia.rules.creation import Answers, Creation, Newcomers
from panoplia.rules.entries import EntryKind, Magic
from panoplia.rules.espada_negra import character, gear, vitals
from panoplia.rules.espada_negra.coins import COINS
from panoplia.rules.espada_negra.house import HOUSE_RULES, House
from panoplia.rules.facets import Facet
from panoplia.rules.house import HouseRule
from panoplia.rules.lifetime import Lifetime
from panoplia.rules.load import Load
from panoplia.rules.notes import Phrase, Words
from panoplia.rules.plain import Plain
from panoplia.rules.sheet import Sheet
from panoplia.rules.system import (
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


class EspadaNegra(Plain):
    """The system ``espada-negra``.

    What the first picture of the window does without is imported when it is first asked for.
    """

    id = "espada-negra"
    name = "Espada Negra"
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
        """Impact, damage, reach; evasion, cover, structure, resistances; kind."""
        from panoplia.rules.espada_negra.texts import COLUMNS

        return COLUMNS

    @property
    def entry_kinds(self) -> tuple[EntryKind, ...]:
        """Weapons, armour, shields, containers and things; skills, powers and foes."""
        from panoplia.rules.espada_negra.entries import ENTRY_KINDS

        return ENTRY_KINDS

    @property
    def facets(self) -> tuple[Facet, ...]:
        """What weapons, armour, skills and powers are told apart by."""
        from panoplia.rules.espada_negra.entries import FACETS

        return FACETS

    @property
    def magic(self) -> Magic:
        """A bonus that the game master gives; the source has none."""
        from panoplia.rules.espada_negra.entries import MAGIC

        return MAGIC

    @property
    def procedures(self) -> tuple[Procedure, ...]:
        """Every procedure of the spec."""
        from panoplia.rules.espada_negra.procedures import PROCEDURES

        return PROCEDURES

    def shipped(self, read: ReadTable) -> Iterable[ShippedEntry]:
        """The tables of the book, without prices, and gear that it only names (EN-7)."""
        from panoplia.rules.espada_negra.catalogue import shipped

        return shipped(read)

    @property
    def creation(self) -> Creation:
        """Profession and nine attributes (EN-1)."""
        from panoplia.rules.espada_negra.creation import CREATION

        return CREATION

    def begin(self, answers: Answers) -> tuple[msgspec.Struct, msgspec.Struct]:
        """A new character, whole and rested."""
        return vitals.begin(answers)

    def newcomers(self, line: str) -> Newcomers:
        """Such as ``3 bandidos, fuerza 3, agilidad 3, espada corta, cuero, nivel 2``."""
        from panoplia.rules.espada_negra.newcomers import newcomers

        return newcomers(line)

    def advancement(self, subject: Subject) -> "Trial":
        """Experience spent on one advance (set)."""
        from panoplia.rules.espada_negra.advancement import advancement

        return advancement(subject)

    def with_experience(self, statistics: Any, gained: int) -> Any:
        """Experience is saved until it is spent."""
        return character.with_experience(statistics, gained)

    def fit(self, statistics: Any, condition: Any, before: Any) -> Any:
        """Stamina less what new wounds take, and at most what statistics, fatigue and wounds allow (EN-4, EN-36)."""
        return vitals.fit(statistics, condition, before)

    def sheet(self, subject: Subject) -> Sheet:
        """The sheet, derived."""
        from panoplia.rules.espada_negra.sheet import sheet

        return sheet(subject, COINS)

    def summary(self, subject: Subject) -> Words:
        """Origin, profession and level."""
        return vitals.summary(subject)

    def vitality(self, subject: Subject) -> tuple[int, int]:
        """The damage that is left before death, and all of it (EN-35)."""
        return vitals.vitality(subject)

    def with_vitality(self, subject: Subject, value: int) -> Any:
        """The condition with that much left before death (EN-35)."""
        return vitals.with_vitality(subject, value)

    def state(self, piece: Piece) -> State:
        """EN-25, EN-29."""
        return gear.state(piece)

    def needs(self, piece: Piece) -> tuple[str, int] | None:
        """A hand for each arm, one armour on the body."""
        return gear.needs(piece)

    def room(self, piece: Piece) -> int | None:
        """Things are counted: the source knows no room."""
        return gear.room(piece)

    def load(self, subject: Subject) -> Load:
        """Grams on the body, and in words those in the hands (EN-4)."""
        from panoplia.rules.espada_negra.load import load

        return load(subject)

    def jobs(self, piece: Piece, house: Any, holder: Subject | None) -> tuple[Job, ...]:
        """A day's mending by whoever holds it, and what the GM says (EN-53)."""
        from panoplia.rules.espada_negra.jobs import jobs

        return jobs(piece, house, holder)

    def findings(self, piece: Piece) -> tuple[Job, ...]:
        """As it is, used, battered, used up."""
        from panoplia.rules.espada_negra.finding import findings

        return findings(piece)

    def carry_over(self, piece: Piece, data: Any) -> Any:
        """The points that are lost stay lost."""
        return gear.carry_over(piece, data)

    def lifetime(self, piece: Piece, house: Any, holder: Subject | None) -> Lifetime:
        """EN-24, EN-25, EN-29, by the strength of whoever holds it."""
        from panoplia.rules.espada_negra.durability import lifetime

        return lifetime(piece, holder)

    def makes(self, piece: Piece) -> Makes:
        """The other qualities (EN-54)."""
        from panoplia.rules.espada_negra.quality import makes

        return makes(piece)

    def rest(self, subject: Subject, days: int) -> Rest | None:
        """EN-51, EN-52."""
        from panoplia.rules.espada_negra.rest import after_rest

        return after_rest(subject.statistics, subject.condition, days)

    def unrested(self, subject: Subject, days: int) -> Rest | None:
        """EN-51."""
        from panoplia.rules.espada_negra.rest import without_rest

        return without_rest(subject.statistics, subject.condition, days)

    def trials(self, subject: Subject) -> tuple["Trial", ...]:
        """Checks, attacks, powers, concentration, breath, medicine, rest."""
        from panoplia.rules.espada_negra.trials import trials

        return trials(subject)

    @cached_property
    def combat(self) -> "Combat":
        """Fights (EN-10 to EN-40)."""
        from panoplia.rules.espada_negra.combat.combat import EspadaNegraCombat

        return EspadaNegraCombat()

    def details(self, piece: Piece) -> tuple[tuple[Phrase, Words], ...]:
        """A line for each thing that the catalogue knows."""
        from panoplia.rules.espada_negra.texts import details

        return details(piece)
