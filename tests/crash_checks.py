# SPDX-License-Identifier: GPL-3.0-or-later
"""What has to be true of a library after the program was killed, for each thing that it was doing."""

import shutil
import sqlite3
from collections import Counter
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import crash
from crash import Moment
from evenings import LIBRARY, Evening, set_table
from museum_pieces import Rows, pieces, raw_rows
from panoplia.app import systems
from panoplia.store.backup import backups, newest_good
from panoplia.store.backup import restore as put_back
from panoplia.store.library import Library
from panoplia.store.migrate import steps
from world import NOON

Counts = Counter[str]


def moment(seed: int, done: int, seconds: float, own: int) -> Moment:
    """By chance: of even seeds a while after some acknowledged things, of odd ones one of the child's own moments."""
    dice = Random(f"moment {seed}")
    if seed % 2:
        return Moment(own=dice.randint(1, own))
    return Moment(done=dice.randint(0, done), seconds=dice.random() * seconds)


def play(folder: Path, seed: int) -> Counts:
    """Killed while verbs are done: the state is the one after the acknowledged verbs, or one verb later."""
    path, fresh = set_table(folder), folder / "fresh.panoplia"
    shutil.copyfile(path, fresh)
    first = essence(path)
    told = crash.killed("play", folder, seed, moment(seed, crash.VERBS - 10, 0.003, 1000))
    _sound(path)
    found, done = essence(path), told.count("done")
    again = _replayed(fresh, seed, done)
    last, states = "between two", [essence(fresh)]
    if told.count("begin") > done:
        again.step(done + 1)
        states.append(essence(fresh))
        last = "absent" if found == states[0] else "whole"
    assert found in states, f"seed {seed}: {done} verbs were acknowledged, and the library holds something else"
    again.close()
    undone = _all_undone_and_redone(path, first, seed)
    return Counter({"acknowledged": done, f"last {last}": 1, "replays compared": 1, "undone and redone": undone})


def _replayed(fresh: Path, seed: int, verbs: int) -> Evening:
    """The same evening up to there, in a library that never crashed."""
    evening = Evening(fresh, seed)
    # No one kills this one: it need not wait for the disk.
    evening.table.library._connection.plain.execute("PRAGMA synchronous = OFF")
    for number in range(1, verbs + 1):
        evening.step(number)
    return evening


def migrate(folder: Path, seed: int) -> Counts:
    """Killed while an earlier format is brought up to date: the file is the old one to the byte, or the new one."""
    piece, path = pieces()[0], folder / LIBRARY
    shutil.copyfile(piece, path)
    told = crash.killed("migrate", folder, seed, moment(seed, 0, 0.13, 300))
    version = int.from_bytes(path.read_bytes()[60:64])
    if version != len(steps()):
        assert path.read_bytes() == piece.read_bytes()
        assert told.count("done") == 0
    before = _own_rows(raw_rows(piece, immutable=True))
    library = Library.open(path, systems(), lambda: NOON, folder / "backups")
    library.close()
    _sound(path)
    assert [file.name for file in folder.iterdir() if file.is_file()] == [LIBRARY], "and nothing lies about"
    assert _own_rows(raw_rows(path)) == before
    _only_sound_backups(path, folder / "backups")
    return Counter({"acknowledged": told.count("done"), "new" if version == len(steps()) else "old": 1})


def back_up(folder: Path, seed: int) -> Counts:
    """Killed while backups are made and rotated: each is sound, and so is the library."""
    path, fresh = set_table(folder), folder / "fresh.panoplia"
    shutil.copyfile(path, fresh)
    told = crash.killed("back_up", folder, seed, moment(seed, crash.BACKUPS - 1, 0.01, 480))
    _sound(path)
    done = told.count("done")
    found = _only_sound_backups(path, folder / "backups")
    assert len(found) >= min(done, 10)
    again, last = _replayed(fresh, seed, done), "between two"
    states = [essence(fresh)]
    if told.count("begin") > done:
        again.step(done + 1)
        states.append(essence(fresh))
        last = "whole" if essence(path) == states[1] else "absent"
    assert essence(path) in states
    assert not found or essence(found[0]) in states, "the newest backup holds one of them as well"
    again.close()
    return Counter({"acknowledged": done, f"last {last}": 1, "replays compared": 1, "backups checked": len(found)})


def restore(folder: Path, seed: int) -> Counts:
    """Killed while a backup is put back: the library is the one that stood there, or the one put back."""
    path, backup = set_table(folder), folder / "backup.panoplia"
    shutil.copyfile(path, backup)
    _replayed(backup, ~seed, 3).close()
    # Half of them with a log beside the file, as a program leaves it that was killed before.
    crash.killed("play", folder, seed, Moment(done=5)) if seed // 2 % 2 else _replayed(path, seed, 5).close()
    old, new = _through_a_copy(path), essence(backup)
    told = crash.killed("restore", folder, seed, moment(seed, 0, 0.012, 26))
    found = _through_a_copy(path)
    assert found in (old, new), f"seed {seed}: neither of the two"
    assert found == new or not told.count("done")
    Library.open(path, systems(), lambda: NOON).close()
    _sound(path)
    put_back(backup, path)
    assert essence(path) == new
    return Counter({"acknowledged": told.count("done"), "restored" if found == new else "old": 1})


KINDS = {"play": play, "migrate": migrate, "back_up": back_up, "restore": restore}


def essence(path: Path) -> dict[str, Any]:
    """All rows, those of the journal too, but what differs each time: names by chance, and when it was changed."""
    rows: dict[str, Any] = raw_rows(path)
    del rows["setting"]
    for table, found in rows.items():
        rows[table] = [{column: value for column, value in row.items() if column != "uid"} for row in found]
    for change in rows["change"]:
        for image in ("before", "after"):
            kept = msgspec.json.decode(change[image]) if change[image] else {}
            change[image] = {column: value for column, value in kept.items() if column != "uid"}
    return rows


def _own_rows(rows: Rows) -> list[list[Any]]:
    """What people made, as far as every format knows it."""
    parts = {"campaign": ("id", "name"), "holder": ("id", "name", "money"), "item": ("id", "entry", "inside", "wear"),
             "character": ("id", "statistics", "notes")}  # fmt: skip
    return [[[row[column] for column in columns] for row in rows[table]] for table, columns in parts.items()]


def _through_a_copy(path: Path) -> dict[str, Any]:
    """What a library holds, looked at without folding its log in."""
    folder = path.with_name("looked at")
    folder.mkdir()
    for rest in ("", "-wal"):
        with suppress(FileNotFoundError):
            shutil.copyfile(path.with_name(path.name + rest), folder / (LIBRARY + rest))
    found = essence(folder / LIBRARY)
    shutil.rmtree(folder)
    return found


def _sound(path: Path) -> None:
    with closing(sqlite3.connect(path)) as file:
        assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert file.execute("PRAGMA foreign_key_check").fetchall() == []
        states = {state for (state,) in file.execute("SELECT state FROM action")}
    assert states <= {"done", "undone", "closed"}


def _only_sound_backups(path: Path, folder: Path) -> list[Path]:
    """The backups, each of them looked at; what was begun and not ended is none."""
    found = backups(path, folder)
    assert found == sorted(folder.glob("*.panoplia"), key=found.index)
    for made in found:
        with closing(sqlite3.connect(made.as_uri() + "?immutable=1", uri=True)) as file:
            assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert newest_good(path, folder) == (found[0] if found else None)
    return found


def _all_undone_and_redone(path: Path, first: dict[str, Any], seed: int) -> int:
    """Everything can be taken back, to what was there before the evening, and done again; how much that was."""
    evening = Evening(path, seed)
    journal, before, count = evening.table.library.journal, raw_rows(path), 0
    while journal.undoable(evening.scope):
        journal.undo(evening.scope)
        count += 1
    start = essence(path)
    for table in ("campaign", "holder", "character", "item", "override", "work"):
        assert start[table] == first[table], table
    for _ in range(count):
        journal.redo(evening.scope)
    after = raw_rows(path)
    assert {name: rows for name, rows in after.items() if name != "setting"} == {
        name: rows for name, rows in before.items() if name != "setting"
    }
    evening.close()
    return count
