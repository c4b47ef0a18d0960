# SPDX-License-Identifier: GPL-3.0-or-later
"""A rule system just big enough for the store, a clock that tests turn, and shorthands."""

import sqlite3
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Annotated, Any, cast

import msgspec

from panoplia.rules.entries import EntryKind
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Names, Note, note
from panoplia.rules.system import ShippedEntry, System
from panoplia.store.library import Library
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
    Work,
)

JOURNALED = ("campaign", "holder", "character", "entry", "item", "override", "work", "encounter", "act")


class Traits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The statistics of the tiny system."""

    might: Annotated[int, msgspec.Meta(ge=0)] = 1
    skills: dict[str, int] = {}
    marks: frozenset[str] = frozenset()
    motto: str = ""


class Shape(msgspec.Struct, frozen=True):
    """Condition, house rules and wear of the tiny system."""

    steps: int = 0
    note: str = ""


class Blade(msgspec.Struct, frozen=True, tag="blade"):
    """One kind of gear."""

    damage: str = "1d6"


class Sack(msgspec.Struct, frozen=True, tag="sack"):
    """Another kind of gear."""

    room: int = 10


class Tiny:
    """What the store asks of a rule system, and nothing else."""

    id = "tiny"
    statistics = Traits
    condition = house = wear = Shape
    gear = Blade | Sack
    entry_kinds = (
        EntryKind("blade", "weapon", QT_TRANSLATE_NOOP("test", "Blade"), Blade),
        EntryKind("sack", "gear", QT_TRANSLATE_NOOP("test", "Sack"), Sack),
    )


SYSTEMS: Mapping[str, System] = {"tiny": cast("System", Tiny())}


class Clock:
    """Stands at noon until a test moves it."""

    def __init__(self) -> None:
        self.time = datetime(2026, 8, 3, 12, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.time

    def forward(self, seconds: float) -> None:
        """Let time pass."""
        self.time += timedelta(seconds=seconds)


def said(number: int = 0, /, **figures: Any) -> Note:
    """A label that tells actions apart."""
    return note(QT_TRANSLATE_NOOP("test", "Act {number}"), number=number, **figures)


def open_at(path: Path, clock: Clock, backups: Path | None = None) -> Library:
    """A library of the tiny system."""
    return Library.open(path, SYSTEMS, clock, backups)


def plain(library: Library) -> sqlite3.Connection:
    """The library's own connection, for what no one but a test does."""
    return library._connection.plain


def rows(library: Library) -> dict[str, list[tuple[Any, ...]]]:
    """All journaled rows."""
    return {name: plain(library).execute(f"SELECT * FROM {name} ORDER BY id").fetchall() for name in JOURNALED}


def shipped(key: str, price: int | None = 5, damage: str = "1d6") -> ShippedEntry:
    """A line of a shipped catalogue."""
    return ShippedEntry(key, "weapon", Names(key.title()), Blade(damage), price, 900)


class Small:
    """A campaign with a character, a stash, a blade, and a sack, being mended, that holds a second blade."""

    def __init__(self, library: Library) -> None:
        with library.journal.act("library", said()):
            self.campaign = library.add(Campaign(0, "", "Bajo Marjal", "tiny", Shape()))
            start = (0, "", 0, self.campaign.id, "Íñigo", 30, "Inés")
            self.hero = library.add(Character(*start, Traits(), Shape()))
            self.stash = library.add(Holder(0, "", self.campaign.id, "stash", "Arcón", 4))
            place = (0, "", "tiny", None)
            self.blade_entry = library.add(Entry(*place, "blade", "weapon", Names("Daga"), Blade(), 5, 400, "own"))
            self.sack_entry = library.add(Entry(*place, "sack", "gear", Names("Saco"), Sack(), None, None, "own"))
            self.blade = library.add(Item(0, "", self.blade_entry.id, self.hero.holder, None, Shape()))
            self.sack = library.add(Item(0, "", self.sack_entry.id, self.hero.holder, None, Shape()))
            self.inner = library.add(Item(0, "", self.blade_entry.id, None, self.sack.id, Shape(), quantity=3))
            self.override = library.add(Override(0, "", self.blade_entry.id, {"price": 7}, {"price": 5}))
            self.fight = library.add(
                Encounter(0, "", self.campaign.id, "Emboscada", roster=(Enlisted(self.hero.id, "party"),))
            )
            self.act = library.add(Act(0, "", self.fight.id, 1, "{}", ("3+4",), (said(1),)))
            self.work = library.add(Work(0, "", self.sack.id, 3, Shape(1), said(0)))
        self.scope = f"campaign:{self.campaign.id}"
