# SPDX-License-Identifier: GPL-3.0-or-later
"""C08: what is damaged in a small part costs no more than that part, and nothing goes on half done."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from panoplia.rules.refusal import Refused
from panoplia.store import opening
from panoplia.store.faults import Fault
from panoplia.store.journal import Journal
from panoplia.store.library import Library
from store.tiny import Clock, Shape, Small, open_at, plain, rows, said


def behind_its_back(path: Path, statement: str) -> None:
    """As another program writes: without triggers and checks, and nothing is recorded."""
    with sqlite3.connect(path, isolation_level=None) as other:
        other.execute("PRAGMA ignore_check_constraints = ON")
        other.execute("INSERT INTO action (scope, label, time, state) VALUES ('x', '{}', '', 'silent')")
        other.execute(statement)
        other.execute("DELETE FROM action WHERE state = 'silent'")
    other.close()


def test_one_damaged_letter_costs_no_more_than_itself(library: Library, small: Small, path: Path, clock: Clock) -> None:
    library.close()
    behind_its_back(path, "UPDATE item SET name = CAST(x'41ff42' AS TEXT) WHERE id = 1")
    behind_its_back(path, "UPDATE holder SET name = CAST(x'c3' AS TEXT) WHERE id = 1")
    again = open_at(path, clock)
    assert again.item(1).name == "A\ufffdB"
    assert [one.name for one in again.characters(small.campaign.id)] == ["\ufffd"]
    with again.journal.act(small.scope, said(1)):
        again.change(again.item(1), bonus=3)
    again.journal.undo(small.scope)
    assert again.item(1).bonus == 0
    again.close()


@pytest.mark.parametrize("state", ["writing", "silent"])
def test_an_action_that_never_ended_is_ended_at_the_opening(
    library: Library, small: Small, path: Path, clock: Clock, state: str
) -> None:
    """It would keep everything from being written, or from being recorded."""
    plain(library).execute("UPDATE action SET state = ? WHERE id = 1", (state,))
    library.close()
    again = open_at(path, clock)
    assert [remark.text for remark in again.remarks] == [opening.MENDED]
    with again.journal.act(small.scope, said(1)):
        again.change(again.item(small.blade.id), bonus=1)
    assert len(again.journal.history()[0].changes) == 1
    again.close()


def fails_in_the_middle(library: Library, small: Small) -> Callable[[], object]:
    """An undo that is refused after it wrote half of it."""
    with library.journal.act(small.scope, said(1)):
        library.change(small.hero, money=99)
        library.change(small.blade, bonus=5)
    with library.journal.act("library", said(2)):
        library.change(library.character(small.hero.id), money=7)
    return lambda: library.journal.undo(small.scope)


def test_what_was_half_undone_is_never_committed(library: Library, small: Small) -> None:
    undo = fails_in_the_middle(library, small)
    before = rows(library)
    with pytest.raises(RuntimeError, match="went on"), library.journal.locked():
        swallow(undo)
    assert rows(library) == before
    with library.journal.act(small.scope, said(3)):
        library.change(library.item(small.blade.id), bonus=6)


def swallow(act: Callable[[], object]) -> None:
    with pytest.raises(Refused):
        act()


def test_a_listener_that_fails_keeps_no_other_from_being_told(library: Library, small: Small) -> None:
    told: list[str] = []
    journal: Journal = library.journal

    def fail(report: object) -> None:
        raise ZeroDivisionError

    journal.subscribe(fail)
    journal.subscribe(lambda report: told.append(report.kind))
    with pytest.raises(ZeroDivisionError), journal.act(small.scope, said(1)):
        library.change(small.blade, bonus=1)
    assert told == ["done"]
    assert library.item(small.blade.id).bonus == 1


def test_another_library_is_no_copy_to_go_on_with(library: Library, small: Small, tmp_path: Path, clock: Clock) -> None:
    other = open_at(tmp_path / "other.panoplia", clock)
    other.close()
    with pytest.raises(Fault):
        library.move(other.path)
    assert library.path.name == "library.panoplia"
    with library.journal.act(small.scope, said(1)):
        library.change(small.blade, bonus=1, wear=Shape(2))


def test_a_file_that_does_not_fit_its_log_is_found_at_the_opening(
    library: Library, small: Small, path: Path, clock: Clock, tmp_path: Path
) -> None:
    """A killed program left the log, and the file is another one by now."""
    library.close()
    again = open_at(path, clock)
    with again.journal.act(small.scope, said(1)):
        again.change(small.blade, bonus=1)
    copy = tmp_path / "copy.panoplia"
    (root,) = plain(again).execute("SELECT rootpage FROM sqlite_schema WHERE name = 'holder_campaign'").fetchone()
    content = bytearray(path.read_bytes())
    content[(root - 1) * 4096 : root * 4096] = b"\xa5" * 4096
    copy.write_bytes(content)
    copy.with_name(copy.name + "-wal").write_bytes(path.with_name(path.name + "-wal").read_bytes())
    again.close()
    with pytest.raises(Fault) as fault:
        open_at(copy, clock)
    assert fault.value.cause == "damaged"


@pytest.mark.parametrize("mode", ["DELETE", "PERSIST", "TRUNCATE"])
def test_a_library_that_another_program_took_its_log_from_opens(
    library: Library, small: Small, path: Path, clock: Clock, mode: str
) -> None:
    library.close()
    with sqlite3.connect(path) as other:
        other.execute(f"PRAGMA journal_mode = {mode}")
    other.close()
    again = open_at(path, clock)
    with again.journal.act(small.scope, said(1)):
        again.change(again.item(small.blade.id), bonus=1)
    again.close()
