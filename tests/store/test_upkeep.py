# SPDX-License-Identifier: GPL-3.0-or-later
"""What is done for an open library in the background: its pages are read, and a backup is made of a sound one."""

from pathlib import Path

import pytest

from panoplia.store.backup import NO_ROOM, backups
from panoplia.store.faults import Fault
from panoplia.store.library import Library
from panoplia.store.upkeep import inspect, keep_safe
from store.tiny import Clock, Small, open_at, plain, rows, said


@pytest.fixture
def folder(path: Path) -> Path:
    return path.with_name("backups")


def damage(library: Library) -> None:
    """Overwrite a page in the middle of the closed file."""
    library.close()
    content = bytearray(library.path.read_bytes())
    middle = len(content) // 2 // 4096 * 4096
    content[middle : middle + 4096] = b"\xa5" * 4096
    library.path.write_bytes(content)


def test_c05_what_is_in_the_log_alone_is_in_the_backup(
    library: Library, small: Small, path: Path, folder: Path, clock: Clock
) -> None:
    made = keep_safe(path, folder, clock())
    assert made
    assert path.with_name(path.name + "-wal").stat().st_size
    copy = open_at(made, clock)
    assert rows(copy) == rows(library)
    copy.close()


def test_a_backup_is_made_once_for_each_change(
    library: Library, small: Small, path: Path, folder: Path, clock: Clock
) -> None:
    assert [bool(keep_safe(path, folder, clock())) for _ in range(2)] == [True, False]
    with library.journal.act(small.scope, said(1)):
        library.change(small.hero, money=1)
    assert [bool(keep_safe(path, folder, clock())) for _ in range(2)] == [True, False]
    assert len(backups(path, folder)) == 2


def test_c08_a_file_damaged_in_the_middle_is_told_and_not_backed_up(
    library: Library, small: Small, path: Path, folder: Path, clock: Clock
) -> None:
    damage(library)
    with pytest.raises(Fault) as fault:
        keep_safe(path, folder, clock())
    assert fault.value.cause == "damaged"
    assert not folder.exists()


def test_c08_a_document_that_is_no_json(library: Library, small: Small, path: Path) -> None:
    plain(library).execute("INSERT INTO action (scope, label, time, state) VALUES ('x', '{}', '', 'silent')")
    plain(library).execute("PRAGMA ignore_check_constraints = ON")
    plain(library).execute("UPDATE character SET statistics = '{'")
    with pytest.raises(Fault) as fault:
        inspect(path)
    assert fault.value.cause == "damaged"


def test_c08_a_file_that_went_away(library: Library, path: Path) -> None:
    library.close()
    path.unlink()
    with pytest.raises(Fault):
        inspect(path)


def test_no_room_for_a_backup_is_told(library: Library, path: Path, folder: Path, clock: Clock) -> None:
    folder.write_text("in the way")
    with pytest.raises(Fault) as fault:
        keep_safe(path, folder, clock())
    assert fault.value.note.text == NO_ROOM
