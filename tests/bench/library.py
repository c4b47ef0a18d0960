# SPDX-License-Identifier: GPL-3.0-or-later
"""The library file: a verb with its journal against a plain write, and years of campaigns opened and undone."""

import statistics
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import peewee as pw

from panoplia.app import open_table
from panoplia.folders import folders
from panoplia.rules.notes import Note, Phrase, note
from panoplia.store.connection import _PRAGMAS
from panoplia.store.records import Item
from panoplia.store.trimming import Limits
from panoplia.table.table import Table
from panoplia.table.verbs import scope_of
from panoplia.ui.settings import SETTINGS, Settings

CAMPAIGNS, PEOPLE, THINGS, MANY = 20, 100, 50, 500
"""2,000 characters in 20 campaigns, with 50 things each."""
RUNS = 15
Figure = tuple[str, float, str]
"""What was measured, its median in seconds, and its bar."""


def writes() -> tuple[float, float]:
    """One thing given by a verb, and one row created by peewee with the same pragmas, in turn."""
    with TemporaryDirectory() as home, _table(Path(home)) as table, _plain_rows(Path(home)) as create:
        campaign = table.campaigns.found("Bench", next(iter(table.systems)))
        someone = table.characters.create(campaign.id, "Someone", "", {})
        entry = table.reading.entries(campaign.id)[0].id
        verb, plain = [], []
        for _ in range(10 * RUNS):
            verb.append(_timed(lambda: table.trade.give(entry, someone.holder)))
            plain.append(_timed(create))
        return statistics.median(verb), statistics.median(plain)


def fill(home: Path) -> None:
    """Years of campaigns beside the demo campaign, each write recorded as any other."""
    with _table(home) as table:
        model = table.library.campaigns()[0]
        entries = [entry for entry in table.reading.entries(model.id) if entry.category == "weapon"]
        for number in range(CAMPAIGNS):
            campaign = table.campaigns.found(f"Campaign {number}", model.system)
            for person in range(PEOPLE):
                someone = table.characters.create(campaign.id, f"Person {number}-{person}", "", {})
                wear = table.systems[model.system].wear()
                with table.library.journal.act(scope_of(campaign.id), _label()):
                    for thing in range(THINGS):
                        entry = entries[thing % len(entries)]
                        table.library.add(Item(0, "", entry.id, someone.holder, None, wear))
        # The last of them is in play.
        settings = Settings(folders({}, root=home).config / SETTINGS)
        settings.campaign = campaign.id


def undo(home: Path) -> Iterator[Figure]:
    """Undo of one action, and of one over 500 things, on years of campaigns; one slice of the trimming."""
    with _table(home) as table:
        campaign = table.library.campaigns()[-1]
        someone = table.library.characters(campaign.id)[0]
        scope = scope_of(campaign.id)

        def one() -> None:
            table.characters.hurt(someone.id, 1)

        def many() -> None:
            with table.library.journal.act(scope, _label()):
                for item in table.library.items(campaign.id)[:MANY]:
                    table.library.change(item, bonus=item.bonus + 1)

        yield "undo of one action, 100,000 things", _undone(table, scope, one), "20 ms"
        yield f"  of one over {MANY} things", _undone(table, scope, many), "50 ms"
        yield "  the longest slice of trimming it all", _longest_slice(table), "20 ms"


def _undone(table: Table, scope: str, act: Callable[[], None]) -> float:
    times = []
    for _ in range(RUNS):
        act()
        times.append(_timed(lambda: table.library.journal.undo(scope)))
    return statistics.median(times)


def _longest_slice(table: Table) -> float:
    slices, longest = table.library.trim(Limits(most_bytes=0, actions=1)), 0.0
    while True:
        began = perf_counter()
        over = next(slices, slices) is slices
        longest = max(longest, perf_counter() - began)
        if over:
            return longest


@contextmanager
def _table(home: Path) -> Iterator[Table]:
    table = open_table(folders({}, root=home))
    yield table
    table.library.close()


@contextmanager
def _plain_rows(home: Path) -> Iterator[Callable[[], object]]:
    """Creates a row like that of a thing, in a transaction of its own."""
    database = pw.SqliteDatabase(home / "plain.db", pragmas=dict(pragma.split(" = ") for pragma in _PRAGMAS))

    class Thing(pw.Model):
        uid = pw.TextField(unique=True)
        entry = pw.IntegerField(index=True)
        holder = pw.IntegerField(index=True, null=True)
        inside = pw.IntegerField(index=True, null=True)
        wear = pw.TextField()
        quantity = pw.IntegerField(default=1)
        name = pw.TextField(default="")
        notes = pw.TextField(default="")

        class Meta:
            pass

    database.bind([Thing])
    database.create_tables([Thing])
    numbers = iter(range(10**6))

    def create() -> object:
        with database.atomic():
            return Thing.create(uid=f"{next(numbers):032}", entry=1, holder=1, wear='{"steps":0}')

    yield create
    database.close()


def _timed(work: Callable[[], object]) -> float:
    began = perf_counter()
    work()
    return perf_counter() - began


def _label() -> Note:
    return note(Phrase("bench", "Things"))
