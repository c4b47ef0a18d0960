# SPDX-License-Identifier: GPL-3.0-or-later
"""A small real library for tests: one campaign, two characters, some gear."""

import sqlite3
from base64 import b64decode
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from panoplia.app import bring_in_catalogues, systems
from panoplia.rules import drivers
from panoplia.rules.system import System
from panoplia.store.library import Library
from panoplia.store.records import Item
from panoplia.table.table import Table

NOON = datetime(2026, 11, 30, 12, 0, tzinfo=UTC)
JOURNALED = ("campaign", "holder", "character", "entry", "item", "override", "work", "encounter", "act")


def open_table(folder: Path) -> Table:
    """The table over ``library.panoplia`` in a folder, with the catalogues brought in."""
    return open_file(folder / "library.panoplia", systems())


def open_file(path: Path, known: Mapping[str, System]) -> Table:
    """The table over a library; a new one is a copy of the first that was made, as a few thousand tests begin so."""
    if not path.exists():
        path.write_bytes(_new_library(known))
    library = Library.open(path, known, lambda: NOON)
    bring_in_catalogues(library, known)
    return Table(library, known)


_MADE: dict[tuple[str, ...], bytes] = {}


def _new_library(known: Mapping[str, System]) -> bytes:
    if tuple(known) not in _MADE:
        with TemporaryDirectory() as folder:
            path = Path(folder) / "library.panoplia"
            library = Library.open(path, known, lambda: NOON)
            bring_in_catalogues(library, known)
            library.close()
            _MADE[tuple(known)] = path.read_bytes()
    return _MADE[tuple(known)]


def all_rows(table: Table) -> dict[str, list[tuple[object, ...]]]:
    """Every journaled row, read by a connection of its own."""
    with sqlite3.connect(table.library.path) as connection:
        rows = {name: connection.execute(f"SELECT * FROM {name} ORDER BY id").fetchall() for name in JOURNALED}
    connection.close()
    return rows


def work(table: Table, item: int, job_id: str, *answers: str) -> Item:
    """A job of the workshop, from its odds to its end."""
    job = next(job for job in table.workshop.jobs(item) if job.id == job_id)
    return table.workshop.finish(table.reading.holding(item), job, drivers.replay(job.script, answers).result)


# One red dot.
PORTRAIT = b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC")


@dataclass(frozen=True)
class World:
    """Ids of what there is. ``purse`` and ``pouch`` are the holders of Enyra and Drake."""

    campaign: int
    enyra: int
    purse: int
    drake: int
    pouch: int
    axe: int
    daggers: int
    entry: dict[str, int]

    @classmethod
    def made(cls, table: Table) -> "World":
        """Enyra with 20 mo, hurt by 5, an axe in hand and three daggers in the pack; Drake with a portrait."""
        campaign = table.campaigns.found("El Bajo Marjal", "dungeon-hack").id
        entry = {each.key: each.id for each in table.reading.entries(campaign)}
        enyra = table.characters.create(campaign, "Enyra la rusalka", "Inés", {"fue": 11, "health_max": 21})
        drake = table.characters.create(campaign, "Drake", "", {})
        table.characters.set_field(enyra.id, "money.mo", 20)
        table.characters.hurt(enyra.id, 5)
        table.characters.set_portrait(drake.id, PORTRAIT)
        axe = table.trade.give(entry["hacha_de_batalla"], enyra.holder)
        table.inventory.equip(axe.id)
        daggers = table.trade.give(entry["daga"], enyra.holder, 3)
        return cls(campaign, enyra.id, enyra.holder, drake.id, drake.holder, axe.id, daggers.id, entry)
