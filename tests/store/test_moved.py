# SPDX-License-Identifier: GPL-3.0-or-later
"""The library's file is taken away, replaced or cut off from its log while the program has it open."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from panoplia.store.faults import PHRASES, Fault
from panoplia.store.library import Library
from store.tiny import Clock, Small, open_at, plain, rows, said, shipped


def log_of(path: Path) -> Path:
    return path.with_name(path.name + "-wal")


def removed(path: Path) -> None:
    path.unlink()


def carried_off(path: Path) -> None:
    path.rename(path.with_name("elsewhere.panoplia"))


def replaced(path: Path) -> None:
    """By a copy, as a program does that synchronises folders."""
    copy = path.with_name("copy")
    shutil.copyfile(path, copy)
    copy.replace(path)


def without_log(path: Path) -> None:
    log_of(path).unlink()


def without_folder(path: Path) -> None:
    path.parent.rename(path.parent.with_name("unmounted"))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """In a folder that can go away."""
    folder = tmp_path / "disk"
    folder.mkdir()
    return folder / "library.panoplia"


@pytest.mark.parametrize("move", [removed, carried_off, replaced, without_log, without_folder])
def test_c08_c11_nothing_is_written_into_a_file_that_has_moved(
    library: Library, small: Small, path: Path, move: Callable[[Path], None]
) -> None:
    before = rows(library)
    move(path)

    def act() -> None:
        with library.journal.act(small.scope, said(1)):
            library.change(small.hero, money=1)

    for write in (
        act,
        lambda: library.journal.undo("library"),
        lambda: library.journal.settle("library"),
        lambda: library.bring_in("tiny", [shipped("dagger")]),
    ):
        with pytest.raises(Fault) as fault:
            write()
        assert fault.value.cause == "moved"
        assert fault.value.note.text == PHRASES["moved"]
        assert str(path) in str(fault.value)
    assert rows(library) == before
    assert library.character(small.hero.id) == small.hero, "it can still be read"


def test_c08_closing_leaves_a_file_that_came_and_its_log(
    library: Library, small: Small, path: Path, clock: Clock
) -> None:
    path.unlink()
    log_of(path).unlink()
    path.with_name(path.name + "-shm").unlink()
    other = open_at(path, clock)
    Small(other)
    held, log = path.read_bytes(), log_of(path).read_bytes()
    library.close()
    assert (path.read_bytes(), log_of(path).read_bytes()) == (held, log)
    other.close()


def test_c08_closing_leaves_the_log_of_a_replaced_file(library: Library, small: Small, path: Path) -> None:
    log = log_of(path).read_bytes()
    replaced(path)
    held = path.read_bytes()
    library.close()
    assert (path.read_bytes(), log_of(path).read_bytes()) == (held, log)


def test_a_library_behind_a_link(path: Path, tmp_path: Path, clock: Clock) -> None:
    link = tmp_path / "link.panoplia"
    open_at(path, clock).close()
    link.symlink_to(path)
    library = open_at(link, clock)
    small = Small(library)
    replaced(path)
    with pytest.raises(Fault) as fault, library.journal.act(small.scope, said(1)):
        plain(library)
    assert fault.value.cause == "moved"
    library.close()
