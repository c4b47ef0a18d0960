# SPDX-License-Identifier: GPL-3.0-or-later
"""C07: a verb that has to wait for another program reads nothing before it may write."""

from collections.abc import Generator, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from panoplia.store.faults import Fault
from panoplia.table.table import Table
from world import World, all_rows, open_table


@pytest.fixture
def other(table: Table, tmp_path: Path) -> Iterator[Table]:
    """Another program over the same file."""
    other = open_table(tmp_path)
    yield other
    other.library.close()


def wait_once(_fault: Fault) -> Generator[None, None, None]:
    yield


def broken(fault: Fault) -> None:
    raise AssertionError(fault)


def test_c07_money_that_was_spent_meanwhile_is_not_spent_again(table: Table, world: World, other: Table) -> None:
    """20 mo are 2000 mc; 700 are spent while a dagger is bought."""
    price = table.library.entry(world.entry["daga"]).price
    assert price
    with ExitStack() as writing:
        writing.enter_context(other.library.journal.locked())
        other.characters.spend(world.enyra, 700)

        def wait(fault: Fault) -> Generator[None, None, None]:
            assert fault.cause == "busy"
            yield
            writing.close()
            yield

        table.library.watch(wait, broken)
        table.trade.buy(world.entry["daga"], world.purse)
    assert table.library.holder(world.purse).money == 2000 - 700 - price


def test_c07_who_does_not_wait_changes_nothing(table: Table, world: World, other: Table) -> None:
    before, told = all_rows(table), []

    def wait(fault: Fault) -> Generator[None, None, None]:
        told.append(fault.cause)
        yield

    table.library.watch(wait, broken)
    with other.library.journal.locked(), pytest.raises(Fault) as fault:
        table.trade.buy(world.entry["daga"], world.purse)
    assert fault.value.cause == "busy"
    assert told == ["busy"]
    assert all_rows(table) == before


def test_what_fails_in_the_middle_is_told_and_not_repeated(table: Table, world: World) -> None:
    """C10: what was begun is taken back, and whoever asked for it asks again."""
    before, told = all_rows(table), []
    table.library.watch(wait_once, lambda fault: told.append(fault.cause))
    plain = table.library._connection.plain
    (pages,) = plain.execute("PRAGMA page_count").fetchone()
    plain.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(Fault):
        table.campaigns.set_notes(world.campaign, "x" * 90_000)
    assert told == ["full"]
    assert all_rows(table) == before


def test_a_verb_whose_act_failed_commits_nothing(table: Table, world: World) -> None:
    before = all_rows(table)
    with pytest.raises(RuntimeError, match="went on"), table.library.journal.locked():
        _fail(table)
    assert all_rows(table) == before


def _fail(table: Table) -> None:
    """A caller that goes on after an act that failed."""
    from panoplia.rules.notes import Phrase, note

    with pytest.raises(ValueError, match="no"), table.library.journal.act("library", note(Phrase("test", "Act"))):
        raise ValueError("no")
