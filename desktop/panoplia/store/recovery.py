# SPDX-License-Identifier: GPL-3.0-or-later
"""What is made in a library for things that have lost their place: campaigns, people, stashes, catalogue lines."""

import sqlite3
from collections.abc import Iterable, Mapping
from uuid import uuid4

import msgspec

from panoplia.rules.notes import Names
from panoplia.rules.system import System
from panoplia.store.documents import Documents, What
from panoplia.store.records import Damaged
from panoplia.store.schema import parts
from panoplia.store.story import json_list

Place = tuple[int, str]
"""A row with its name."""

_RULES_AROUND = """WITH RECURSIVE around (id, holder, inside) AS (
    SELECT id, holder, inside FROM item WHERE id = ?
    UNION SELECT item.id, item.holder, item.inside FROM item JOIN around ON item.id = around.inside)
    SELECT system FROM around JOIN holder ON holder.id = around.holder
    JOIN campaign ON campaign.id = holder.campaign LIMIT 1"""


class Called(msgspec.Struct, frozen=True):
    """What is made for the lost is called: a ``thing`` (or whoever has it), a ``campaign``, in the chosen language."""

    thing: Names
    campaign: Names
    language: str = "es"

    def new(self, names: Names) -> str:
        """The name for a new one."""
        return names.es if self.language == "es" else names.en


class Recovery:
    """Finds out which rules the lost belongs to, and finds or makes a place for it."""

    def __init__(self, connection: sqlite3.Connection, systems: Mapping[str, System], called: Called) -> None:
        self._connection = connection
        self._systems = systems
        self._documents = Documents(systems)
        self._called = called

    def rules_of_holder(self, holder: int) -> str | None:
        """The system that a holder's sheet and things follow, else that of the others of the same lost campaign."""
        (campaign,) = self._connection.execute("SELECT campaign FROM holder WHERE id = ?", (holder,)).fetchone()
        others = self._connection.execute("SELECT id FROM holder WHERE campaign = ? ORDER BY id", (campaign,))
        ids = [holder, *(id for (id,) in others.fetchall())]
        return next(filter(None, map(self._rules_of_holder, ids)), None) or self._only

    def rules_of_sheet(self, character: int) -> str | None:
        """The system that a character's documents fit."""
        return next(iter(self._fitting_sheet("id", character)), None) or self._only

    def rules_of_items(self, items: Iterable[int]) -> str | None:
        """The system of things whose catalogue line is gone: of their campaign, else the one that their wear fits."""
        found = list(items)
        for item in found:
            around = self._connection.execute(_RULES_AROUND, (item,)).fetchone()
            if around:
                return str(around[0])
        for item in found:
            (wear,) = self._connection.execute("SELECT wear FROM item WHERE id = ?", (item,)).fetchone()
            for system in self._fitting((("wear", wear),)):
                return system
        return self._only

    def home(self, system: str, first: int | None = None) -> Place:
        """A campaign of those rules: the ``first`` where it is one, else one that is not put away, else a new one."""
        put_away = "archived, " if ("campaign", "archived") in parts(self._connection) else ""
        found = self._connection.execute(
            f"SELECT id, name FROM campaign WHERE system = ? ORDER BY id IS NOT ?, {put_away}id LIMIT 1",
            (system, first),
        ).fetchone()
        return (int(found[0]), str(found[1])) if found else self.campaign(system)

    def campaign(self, system: str) -> Place:
        """The campaign for what has none, of one system; made where there is none yet."""
        found = self._connection.execute(
            "SELECT id, name FROM campaign WHERE system = ? AND name IN (SELECT value FROM json_each(?))"
            " ORDER BY id LIMIT 1",
            (system, _both(self._called.campaign)),
        ).fetchone()
        if found:
            return int(found[0]), str(found[1])
        # Of rules that are not known here, nothing can be said.
        known = self._systems.get(system)
        house = self._documents.write("house", system, known.house()) if known else "{}"
        name = self._called.new(self._called.campaign)
        return self._insert("campaign", name=name, system=system, house=house), name

    def stash(self, campaign: int) -> Place:
        """The stash of a campaign for what has no place; made where there is none yet."""
        found = self._connection.execute(
            "SELECT id, name FROM holder WHERE campaign = ? AND kind = 'stash'"
            " AND name IN (SELECT value FROM json_each(?)) ORDER BY id LIMIT 1",
            (campaign, _both(self._called.thing)),
        ).fetchone()
        return (int(found[0]), str(found[1])) if found else self._holder(campaign, "stash", "")

    def person(self, campaign: int, player: str) -> Place:
        """A new holder for a sheet that has none, called after whoever plays it."""
        return self._holder(campaign, "character", player)

    def line(self, system: str) -> int | None:
        """A new catalogue line of the simplest kind that the system has; ``None`` where it has none so simple."""
        simplest = self._simplest(system)
        if simplest is None:
            return None
        category, data = simplest
        names = self._called.thing
        return self._insert(
            "entry", system=system, key="", category=category, name_es=names.es, name_en=names.en, data=data,
            origin="own",
        )  # fmt: skip

    @property
    def _only(self) -> str | None:
        return next(iter(self._systems)) if len(self._systems) == 1 else None

    def _rules_of_holder(self, holder: int) -> str | None:
        held = self._connection.execute(
            "SELECT DISTINCT system FROM item JOIN entry ON entry.id = item.entry WHERE item.holder = ?", (holder,)
        )
        things = [str(system) for (system,) in held.fetchall()]
        sheet = self._fitting_sheet("holder", holder)
        return next(iter([*(system for system in things if system in sheet), *sheet, *things]), None)

    def _fitting_sheet(self, column: str, row: int) -> list[str]:
        found = self._connection.execute(
            f"SELECT statistics, condition FROM character WHERE {column} = ?", (row,)
        ).fetchone()
        return self._fitting((("statistics", found[0]), ("condition", found[1]))) if found else []

    def _fitting(self, documents: tuple[tuple[What, object], ...]) -> list[str]:
        """The systems that can read all of these documents."""
        return [
            system
            for system in self._systems
            if all(
                isinstance(text, str) and not isinstance(self._documents.read(what, system, text), Damaged)
                for what, text in documents
            )
        ]

    def _simplest(self, system: str) -> tuple[str, str] | None:
        """Category and data of what asks for no field; of rules that are not known here, those of the shortest line."""
        if system not in self._systems:
            found = self._connection.execute(
                "SELECT category, data FROM entry WHERE system = ? AND json_valid(data)"
                " ORDER BY length(data), id LIMIT 1",
                (system,),
            ).fetchone()
            return (str(found[0]), str(found[1])) if found else None
        kinds = [(msgspec.structs.fields(kind.shape), kind) for kind in self._systems[system].entry_kinds]
        for _, kind in sorted(kinds, key=lambda each: len(each[0])):
            if not any(field.required for field in msgspec.structs.fields(kind.shape)):
                return kind.category, self._documents.write("data", system, kind.shape())
        return None

    def _holder(self, campaign: int, kind: str, name: str) -> Place:
        called = name or self._called.new(self._called.thing)
        return self._insert("holder", campaign=campaign, kind=kind, name=called), called

    def _insert(self, table: str, **values: str | int) -> int:
        columns = ", ".join(("uid", *values))
        places = ", ".join("?" * (len(values) + 1))
        made = self._connection.execute(
            f"INSERT INTO {table} ({columns}) VALUES ({places})", (uuid4().hex, *values.values())
        ).lastrowid
        assert made is not None
        return made


def _both(names: Names) -> str | None:
    return json_list((names.es, names.en))
