# SPDX-License-Identifier: GPL-3.0-or-later
"""Whichever statement of a verb the disk refuses, everything is as it was, and the verb can be done again."""

import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, cast

import pytest

from museum_pieces import raw_rows
from panoplia.rules import drivers
from panoplia.store.faults import Cause, Fault
from panoplia.store.library import Library
from panoplia.store.records import Report
from panoplia.table.table import Table
from panoplia.table.verbs import LIBRARY
from panoplia.table.workshop import Done
from world import PORTRAIT, World, work


class Failing:
    """A connection that raises at one of its next statements, BEGIN and COMMIT among them.

    Of one that failed, SQLite may have rolled the transaction back by itself. A ROLLBACK of ours never fails here: it
    only comes after another failure, and what it leaves undone SQLite takes back when the file is opened again.
    """

    def __init__(self, plain: sqlite3.Connection) -> None:
        self._plain = plain
        self._left = 0
        self._code = 0
        self._rolls_back = False

    def fail_at(self, statement: int, code: int = 0, rolls_back: bool = False) -> None:
        """0 is never."""
        self._left, self._code, self._rolls_back = statement, code, rolls_back

    @property
    def waiting(self) -> bool:
        return self._left > 0

    def execute(self, sql: str, parameters: Sequence[Any] | dict[str, Any] = ()) -> sqlite3.Cursor:
        self._left -= 1
        if self._left == 0:
            if self._rolls_back and self._plain.in_transaction:
                self._plain.execute("ROLLBACK")
            error = sqlite3.OperationalError(f"failed: {sql}")
            error.sqlite_errorcode = self._code
            raise error
        return self._plain.execute(sql, parameters)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._plain, name)


def failing(library: Library) -> Failing:
    """Put into the place of the library's plain connection, wherever that is kept."""
    made = Failing(library._connection.plain)
    library._connection.plain = cast("sqlite3.Connection", made)
    if isinstance(vars(library.journal).get("_connection"), sqlite3.Connection):
        vars(library.journal)["_connection"] = made
    return made


@dataclass(frozen=True)
class Deed:
    """Something that is done, after something else; ``back`` is how it is taken back."""

    do: Callable[[Table, World], object]
    first: Callable[[Table, World], object] = lambda table, world: None
    back: Callable[[Table, World], object] = lambda table, world: table.library.journal.undo(scope(world))


def scope(world: World) -> str:
    return f"campaign:{world.campaign}"


def create(table: Table, world: World) -> object:
    basket = [(world.entry["daga"], 2), (world.entry["coraza"], 1)]
    return table.characters.create(world.campaign, "Murtagh", "Sofía", {"level": 2}, 90_000, basket, PORTRAIT + b"!")


def packed(table: Table, world: World) -> object:
    sack = table.trade.give(world.entry["saco"], world.purse, 2)
    return table.packing.put_into([world.daggers], sack.id, 1)


def spare_sack(table: Table, world: World) -> None:
    table.trade.give(world.entry["saco"], world.purse, 2)


def put_into(table: Table, world: World) -> object:
    """Of three daggers two, into one of two sacks: both piles are parted."""
    sack = next(item for item in table.library.items_of(world.purse) if item.entry == world.entry["saco"])
    return table.packing.put_into([world.daggers], sack.id, 2)


def worn(table: Table, world: World) -> None:
    work(table, world.axe, "test-durability", "1")
    work(table, world.daggers, "test-durability", "1")


def mend_all(table: Table, world: World) -> object:
    planned = [each for each in table.workshop.plan(world.campaign) if each.job.script]
    assert len(planned) == 2
    return table.workshop.finish_all(
        world.campaign,
        [Done(each.worn.held, each.job, drivers.replay(each.job.script, []).result) for each in planned],
    )


def at_the_smith(table: Table, world: World) -> None:
    """The axe, which was in use."""
    work(table, world.axe, "test-durability", "1")
    work(table, world.axe, "restore-durability")


DEEDS = {
    "create": Deed(create),
    "buy": Deed(lambda table, world: table.trade.buy(world.entry["daga"], world.purse, 2)),
    "put into": Deed(put_into, spare_sack),
    "mend all": Deed(mend_all, worn),
    "days pass": Deed(lambda table, world: table.days.pass_days(world.campaign, 3), at_the_smith),
    "delete campaign": Deed(
        lambda table, world: table.campaigns.delete(world.campaign),
        packed,
        lambda table, world: table.library.journal.undo(LIBRARY),
    ),
    "undo": Deed(
        lambda table, world: table.library.journal.undo(scope(world)),
        create,
        lambda table, world: table.library.journal.redo(scope(world)),
    ),
    "undo to": Deed(
        lambda table, world: table.library.journal.undo_to(
            scope(world), table.library.journal.history(scope(world))[1].action
        ),
        worn,
        lambda table, world: [table.library.journal.redo(scope(world)) for _ in range(2)],
    ),
    "leave": Deed(
        lambda table, world: table.library.journal.leave(table.library.journal.history(scope(world))[0].action),
        packed,
        create,
    ),
}


def fault_of(table: Table, world: World, deed: Deed) -> Fault | None:
    try:
        deed.do(table, world)
    except Fault as fault:
        return fault
    return None


def try_all(table: Table, world: World, deed: Deed, code: int, cause: Cause, rolls_back: bool = False) -> int:
    """Fail at the first statement, the second… until there is none left to fail; how many there were.

    After each the verb is done and taken back, so that the next failure meets it as it was.
    """
    deed.first(table, world)
    connection, reports = failing(table.library), list[Report]()
    table.library.journal.subscribe(reports.append)
    statement = 0
    while True:
        statement += 1
        before = raw_rows(table.library.path)
        connection.fail_at(statement, code, rolls_back)
        told = fault_of(table, world, deed)
        if told is None:
            assert connection.waiting, f"statement {statement} failed, and no one was told"
            return statement - 1
        assert (told.cause, told.note.figures["file"]) == (cause, str(table.library.path)), statement
        assert raw_rows(table.library.path) == before, statement
        assert not table.library.journal.writing
        assert reports == []
        connection.fail_at(0)
        deed.do(table, world)
        assert raw_rows(table.library.path) != before
        deed.back(table, world)
        reports.clear()


@pytest.mark.parametrize("name", DEEDS)
def test_c10_a_disk_that_is_full_at_any_statement(table: Table, world: World, name: str) -> None:
    assert try_all(table, world, DEEDS[name], sqlite3.SQLITE_FULL, "full") > 6


@pytest.mark.parametrize("name", DEEDS)
def test_c10_also_where_sqlite_has_rolled_back_by_itself(table: Table, world: World, name: str) -> None:
    assert try_all(table, world, DEEDS[name], sqlite3.SQLITE_FULL, "full", rolls_back=True) > 6


def test_c09_a_disk_that_reports_an_error_at_any_statement(table: Table, world: World) -> None:
    assert try_all(table, world, DEEDS["put into"], sqlite3.SQLITE_IOERR_WRITE, "io") > 6
