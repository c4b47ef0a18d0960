# SPDX-License-Identifier: GPL-3.0-or-later
"""Opening a library: what can be wrong with a file, each in its own words, and the file left as it is."""

import os
import sqlite3
from pathlib import Path

import pytest

from panoplia.rules.notes import Phrase
from panoplia.rules.refusal import Refused
from panoplia.store import opening
from panoplia.store.backup import back_up
from panoplia.store.faults import PHRASES, Fault
from panoplia.store.library import Library
from panoplia.store.migrate import steps
from panoplia.store.triggers import drop
from store.tiny import SYSTEMS, Clock, Small, open_at, plain, rows

HEADER = b"SQLite format 3\0"


def refusal(path: Path, clock: Clock, phrase: Phrase) -> Refused:
    """The refusal of a file; nothing in its folder may have changed."""
    before = {file: file.read_bytes() for file in path.parent.glob("*") if file.is_file()}
    with pytest.raises(Refused) as refused:
        open_at(path, clock)
    assert refused.value.note.text == phrase
    assert str(path) in str(refused.value) or str(path.parent) in str(refused.value)
    assert {file: file.read_bytes() for file in path.parent.glob("*") if file.is_file()} == before
    return refused.value


def closed(library: Library) -> bytearray:
    library.close()
    return bytearray(library.path.read_bytes())


def test_a_new_library_is_whole_or_not_there(path: Path, clock: Clock) -> None:
    library = open_at(path, clock)
    connection = plain(library)
    pragmas = ("journal_mode", "synchronous", "foreign_keys", "recursive_triggers", "busy_timeout", "application_id")
    found = [connection.execute(f"PRAGMA {pragma}").fetchone()[0] for pragma in pragmas]
    assert found == ["wal", 2, 1, 1, 50, int.from_bytes(b"PANO")]
    assert library.remarks == ()
    library.close()
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_c04_a_newer_library_is_refused_unharmed(library: Library, path: Path, clock: Clock) -> None:
    content = closed(library)
    content[60:64] = (7).to_bytes(4)
    path.write_bytes(content)
    refused = refusal(path, clock, opening.NEWER)
    assert (refused.note.figures["found"], refused.note.figures["known"]) == (7, len(steps()))


@pytest.mark.parametrize("content", [b"", b"\0" * 8192])
def test_c08_an_empty_or_zeroed_file_is_not_taken_for_a_new_library(path: Path, clock: Clock, content: bytes) -> None:
    path.write_bytes(content)
    refused = refusal(path, clock, opening.EMPTY)
    assert isinstance(refused, Fault)
    assert refused.cause == "damaged"


def test_c08_a_truncated_file(library: Library, small: Small, path: Path, clock: Clock) -> None:
    content = closed(library)
    for size in (50, 200, len(content) // 2, len(content) - 4096):
        path.write_bytes(content[:size])
        refused = refusal(path, clock, PHRASES["damaged"])
        assert isinstance(refused, Fault)


def test_c08_a_library_that_is_missing_where_its_backups_are(
    library: Library, small: Small, path: Path, clock: Clock
) -> None:
    folder = path.with_name("backups")
    back_up(plain(library), path, folder, clock())
    library.close()
    path.unlink()
    with pytest.raises(Fault) as fault:
        open_at(path, clock, folder)
    assert fault.value.cause == "absent"
    assert fault.value.note.figures["n"] == 1
    assert not path.exists()
    Library.open(path, SYSTEMS, clock, folder, new=True).close()
    assert path.exists()


def test_c08_a_library_that_is_missing_beside_its_log(library: Library, small: Small, path: Path, clock: Clock) -> None:
    library.close()
    path.rename(path.with_suffix(".away"))
    log = path.with_name(path.name + "-wal")
    log.write_bytes(b"")
    open_at(path, clock).close()
    path.unlink()
    log.write_bytes(b"what was done last")
    refusal(path, clock, opening.ONLY_LOG)


@pytest.mark.parametrize(
    "statement",
    [
        "DROP TABLE setting",
        "DROP TABLE change",
        "ALTER TABLE setting RENAME COLUMN value TO worth",
        "ALTER TABLE item DROP COLUMN notes",
    ],
)
@pytest.mark.parametrize("with_backups", [False, True])
def test_c08_a_table_or_a_column_is_not_there(
    library: Library, path: Path, clock: Clock, statement: str, with_backups: bool
) -> None:
    drop(plain(library))
    plain(library).execute(statement)
    content = closed(library)
    with pytest.raises(Fault) as fault:
        open_at(path, clock, path.with_name("backups") if with_backups else None)
    assert fault.value.cause == "damaged"
    assert path.read_bytes() == content


def test_c08_a_link_to_a_disk_that_is_not_there_is_no_new_library(path: Path, clock: Clock) -> None:
    path.symlink_to(path.with_name("disk") / "library.panoplia")
    refused = refusal(path, clock, opening.LINK)
    assert isinstance(refused, Fault)
    assert refused.cause == "absent"
    assert str(path.with_name("disk")) in str(refused)
    assert path.is_symlink()
    path.unlink()
    path.symlink_to(path)
    refusal(path, clock, opening.LINK)


@pytest.mark.parametrize("content", [b"Dear diary", b"PK\3\4" + b"x" * 200])
def test_a_file_that_is_no_library(path: Path, clock: Clock, content: bytes) -> None:
    path.write_bytes(content)
    refusal(path, clock, opening.NOT_OURS)


def test_a_folder_is_no_library(path: Path, clock: Clock) -> None:
    path.mkdir()
    refusal(path, clock, opening.NOT_OURS)


def test_the_file_of_another_program(path: Path, clock: Clock) -> None:
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE bookmark (id INTEGER)")
    other.close()
    refusal(path, clock, opening.FOREIGN)


def test_a_folder_that_is_missing(tmp_path: Path, clock: Clock) -> None:
    refusal(tmp_path / "gone" / "library.panoplia", clock, opening.NO_FOLDER)


@pytest.mark.parametrize("made", [False, True])
def test_c11_a_folder_that_cannot_be_written_is_told_at_the_start(
    path: Path, clock: Clock, made: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if made:
        open_at(path, clock).close()
    monkeypatch.setattr(os, "access", lambda place, mode: place != path.parent)
    refusal(path, clock, PHRASES["readonly"])


def test_c11_a_file_that_cannot_be_written_is_told_at_the_start(
    path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_at(path, clock).close()
    monkeypatch.setattr(os, "access", lambda place, mode: place != path)
    refusal(path, clock, PHRASES["readonly"])


def test_c07_a_library_that_another_program_writes_to(library: Library, path: Path, clock: Clock) -> None:
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Fault) as fault:
        open_at(path, clock)
    assert fault.value.cause == "busy"
    other.execute("ROLLBACK")
    other.close()
    open_at(path, clock).close()


def test_what_a_killed_program_left_in_its_log_is_there(
    library: Library, small: Small, path: Path, clock: Clock
) -> None:
    copy = path.with_name("copy.panoplia")
    for rest in ("", "-wal"):
        copy.with_name(copy.name + rest).write_bytes(path.with_name(path.name + rest).read_bytes())
    again = open_at(copy, clock)
    assert rows(again) == rows(library)
    again.close()


def test_a_failure_after_opening_lets_go_of_the_file(
    library: Library, path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    library.close()

    def broken(connection: sqlite3.Connection) -> list[str]:
        raise KeyError

    monkeypatch.setattr("panoplia.store.triggers.mend", broken)
    with pytest.raises(KeyError):
        open_at(path, clock)
    assert not path.with_name(path.name + "-wal").exists()
