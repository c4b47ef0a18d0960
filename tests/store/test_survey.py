# SPDX-License-Identifier: GPL-3.0-or-later
"""Copies of a library, and what its backups hold, told without a trace."""

import errno
import os
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from panoplia.rules.notes import note
from panoplia.rules.refusal import Refused
from panoplia.store import copying
from panoplia.store.backup import back_up
from panoplia.store.copying import IN_THE_WAY, NO_FOLDER, NOT_WRITTEN, bring_back, copy_to
from panoplia.store.library import Library
from panoplia.store.migrate import create, steps
from panoplia.store.survey import backups_of, looked_at, surveyed
from store.damaging import ask, folder_of, keep, mend, opens, tamper
from store.tiny import Clock, Small, open_at, plain, rows, said


def test_c05_a_copy_is_whole_or_not_there_and_takes_no_ones_place(
    library: Library, small: Small, path: Path, clock: Clock, tmp_path: Path
) -> None:
    with library.journal.act(small.scope, said(1)):
        library.change(small.blade, quantity=7)
    target = tmp_path / "copies" / "mine.panoplia"
    with pytest.raises(Refused) as refused:
        copy_to(plain(library), target)
    assert refused.value.note == note(NO_FOLDER, folder=str(target.parent))
    target.parent.mkdir()
    copy_to(plain(library), target)
    assert [file.name for file in target.parent.iterdir()] == [target.name]
    assert opens(target, clock) == rows(library)
    before = target.read_bytes()
    with pytest.raises(Refused) as refused:
        copy_to(plain(library), target)
    assert refused.value.note.text == IN_THE_WAY
    assert target.read_bytes() == before


@pytest.mark.parametrize("rest", ["-wal", "-shm", "-journal", ".part"])
def test_no_copy_is_written_beside_what_would_be_played_into_it(
    library: Library, path: Path, tmp_path: Path, rest: str
) -> None:
    target = tmp_path / "mine.panoplia"
    other = target.with_name(target.name + rest)
    other.write_bytes(b"of another file")
    with pytest.raises(Refused) as refused:
        copy_to(plain(library), target)
    assert refused.value.note == note(IN_THE_WAY, file=str(other))
    assert not target.exists()
    assert other.read_bytes() == b"of another file"


def test_a_copy_that_cannot_be_written_says_so_of_the_copy(
    library: Library, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(made: Path, target: Path) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(copying, "place", full)
    target = tmp_path / "mine.panoplia"
    with pytest.raises(Refused) as refused:
        copy_to(plain(library), target)
    assert refused.value.note == note(NOT_WRITTEN, file=str(target), why="No space left on device")
    assert not list(tmp_path.glob("mine*"))


def killed(library: Library, path: Path) -> Path:
    """A file as a killed program leaves it: its newest work lies in the log alone."""
    left = path.with_name("killed.panoplia")
    for rest in ("", "-wal"):
        left.with_name(left.name + rest).write_bytes(path.with_name(path.name + rest).read_bytes())
    return left


def test_a_file_with_a_log_is_looked_at_and_put_back_with_the_log(
    library: Library, small: Small, path: Path, clock: Clock
) -> None:
    with library.journal.act(small.scope, said(7)):
        library.change(small.campaign, name="Alto Marjal")
    expected = rows(library)
    left = killed(library, path)
    library.close()
    before = folder_of(left)
    seen = looked_at(left)
    assert seen is not None
    assert (seen.sound, seen.campaigns, seen.last) == (True, (("Alto Marjal", 1),), said(7))
    assert folder_of(left) == before
    other = path.with_name("other.panoplia")
    bring_back(left, other, path.with_name("backups"), clock())
    assert opens(other, clock) == expected
    assert {name: content for name, content in folder_of(left).items() if name in before} == before


def test_a_file_with_a_journal_is_put_back_as_it_was_before_what_never_ended(
    ids: Small, path: Path, clock: Clock
) -> None:
    expected = opens(path, clock)
    left = path.with_name("left.panoplia")
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("PRAGMA cache_size = 1")
        connection.execute("BEGIN")
        connection.execute("UPDATE setting SET value = 'half'")
        connection.execute("INSERT INTO portrait VALUES (hex(zeroblob(32)), zeroblob(90000))")
        for rest in ("", "-journal"):
            left.with_name(left.name + rest).write_bytes(path.with_name(path.name + rest).read_bytes())
        connection.execute("ROLLBACK")
    other = path.with_name("other.panoplia")
    seen = looked_at(left)
    assert seen is not None
    assert seen.sound
    bring_back(left, other, path.with_name("backups"), clock())
    assert opens(other, clock) == expected
    assert ask(other, "SELECT count(*) FROM portrait") == [(0,)]


@pytest.mark.timeout(20)
def test_what_is_no_file_is_no_backup(ids: Small, path: Path, clock: Clock) -> None:
    good = keep(path, clock)
    pipe = good.with_name("library-20260804-000000-8.panoplia")
    os.mkfifo(pipe)
    good.with_name("library-20260804-000000-9.panoplia").mkdir()
    good.with_name("library-20260804-000000-10.panoplia").symlink_to("nowhere")
    assert [each.path for each in backups_of(path, good.parent)] == [good]
    assert looked_at(pipe) is None


def test_what_cannot_be_read_at_all_is_not_sound(ids: Small, path: Path, clock: Clock) -> None:
    good = keep(path, clock)
    content = good.read_bytes()
    for seed in range(60):
        choice = random.Random(seed)
        changed = bytearray(content)
        for _ in range(choice.choice([1, 30])):
            changed[choice.randrange(100, 8192)] = choice.randrange(256)
        good.write_bytes(changed)
        good.with_name(good.name + "-wal").write_bytes(choice.randbytes(choice.choice([0, 100, 9000])))
        seen = looked_at(good)
        assert seen is not None
        assert seen.sound in (True, False)


def test_backups_are_told_apart_by_what_was_done_last(library: Library, small: Small, path: Path, clock: Clock) -> None:
    folder = path.with_name("backups")
    for number in (1, 2, 3):
        with library.journal.act(small.scope, said(number)):
            library.change(library.item(small.blade.id), quantity=number + 1)
        back_up(plain(library), path, folder, clock())
    library.journal.undo(small.scope)
    back_up(plain(library), path, folder, clock())
    library.close()
    assert [each.last for each in backups_of(path, folder)] == [said(2), said(3), said(2), said(1)]
    tamper(path, """UPDATE action SET label = '{"text":1}' WHERE id = 3""")
    seen = looked_at(path)
    assert seen is not None
    assert (seen.sound, seen.last) == (True, None)


def test_a_library_of_which_no_edition_is_known_is_backed_up_as_well(ids: Small, path: Path, clock: Clock) -> None:
    good = keep(path, clock)
    tamper(path, "DROP TABLE setting")
    made = bring_back(good, path, path.with_name("backups"), clock()).backup
    assert made is not None
    assert ask(made, "SELECT count(*) FROM item") == [(3,)]
    assert ask(made, "SELECT count(*) FROM sqlite_schema WHERE name = 'setting'") == [(0,)]


def test_two_restores_in_one_second_keep_both_that_could_not_be_read(ids: Small, path: Path, clock: Clock) -> None:
    good = keep(path, clock)
    asides = []
    for text in (b"Dear diary", b"Dear sister", b"Dear diary"):
        path.write_bytes(text)
        asides.append(bring_back(good, path, path.with_name("backups"), clock()).aside)
    assert asides[0] is not None
    assert asides[1] is not None
    assert (asides[0].read_bytes(), asides[1].read_bytes()) == (b"Dear diary", b"Dear sister")
    assert asides[2] == asides[0], "it is kept already"
    done = bring_back(good, path, path.with_name("backups"), clock())
    assert (done.backup, done.aside) == (good, None)
    assert sorted(path.parent.iterdir()) == sorted([asides[0], asides[1], good.parent, path])


def test_what_a_backup_holds_already_is_not_kept_twice(ids: Small, path: Path, clock: Clock) -> None:
    first = keep(path, clock)
    library = open_at(path, clock)
    with library.journal.act(ids.scope, said(1)):
        library.change(library.item(1), quantity=5)
    library.close()
    second = keep(path, clock)
    folder = path.with_name("backups")
    assert bring_back(first, path, folder, clock()).backup == second
    assert bring_back(second, path, folder, clock()).backup not in (None, second)
    assert ask(path, "SELECT quantity FROM item WHERE id = 1") == [(5,)]
    tamper(path, "UPDATE item SET quantity = 6 WHERE id = 1")
    made = bring_back(first, path, folder, clock()).backup
    assert made is not None
    assert ask(made, "SELECT quantity FROM item WHERE id = 1") == [(6,)], "no edition tells of other programs"


def test_putting_back_the_oldest_backup_of_a_full_folder(
    library: Library, small: Small, path: Path, clock: Clock
) -> None:
    """The backup of what is there makes the rotation drop the very one that was chosen."""
    folder = path.with_name("backups")
    expected = rows(library)
    for number in range(10):
        clock.forward(60)
        keep(path, clock)
        with library.journal.act(small.scope, said(number)):
            library.change(library.item(small.blade.id), quantity=number + 2)
    last = rows(library)
    library.close()
    chosen = backups_of(path, folder)[-1]
    clock.forward(60)
    done = bring_back(chosen.path, path, folder, clock())
    assert not chosen.path.exists()
    assert opens(path, clock) == expected
    assert done.aside is None
    assert done.backup is not None
    assert opens(done.backup, clock) == last
    assert sorted(file.name for file in path.parent.iterdir()) == ["backups", path.name]


def test_a_clock_that_was_put_back_costs_no_copy(ids: Small, path: Path, clock: Clock) -> None:
    for _ in range(10):
        clock.forward(60)
        chosen = keep(path, clock)
    clock.forward(-86_400 * 365)
    tamper(path, "UPDATE override SET entry = 99")
    copy = mend(path, clock).copy
    assert copy is not None
    assert ask(copy, "SELECT entry FROM override") == [(99,)]
    expected = opens(path, clock)
    done = bring_back(chosen, path, path.with_name("backups"), clock())
    kept = done.backup or done.aside
    assert kept is not None
    assert opens(kept, clock) == expected


def test_c08_what_cannot_be_read_is_kept_aside_where_a_backup_takes_its_place(
    ids: Small, path: Path, clock: Clock
) -> None:
    copy = keep(path, clock)
    expected = opens(copy, clock)
    path.write_bytes(b"Dear diary")
    done = bring_back(copy, path, path.with_name("backups"), clock())
    assert done.backup is None
    assert done.aside is not None
    assert done.aside.read_bytes() == b"Dear diary"
    assert opens(path, clock) == expected


def test_backups_are_told_without_leaving_a_trace(ids: Small, path: Path, clock: Clock) -> None:
    folder = path.with_name("backups")
    made = [keep(path, clock)]
    for _ in range(3):
        clock.forward(60)
        made.append(keep(path, clock))
    made[1].write_bytes(made[1].read_bytes()[:5000])
    tamper(made[2], "UPDATE character SET statistics = '{'")
    newer = bytearray(made[3].read_bytes())
    newer[60:64] = (7).to_bytes(4)
    made[3].write_bytes(newer)
    old = folder / "library-20200101-000000.panoplia"
    create(old, steps()[:1])
    (folder / "library-20200102-000000.panoplia").write_bytes(b"Dear diary")
    before = folder_of(path)
    found = backups_of(path, folder)
    assert folder_of(path) == before
    assert [(each.path.name[8:23], each.format, each.campaigns, each.sound, each.known) for each in found] == [
        ("20260803-120300", 7, (("Bajo Marjal", 1),), True, False),
        ("20260803-120200", 3, (("Bajo Marjal", 1),), False, True),
        ("20260803-120100", 3, (), False, True),
        ("20260803-120000", 3, (("Bajo Marjal", 1),), True, True),
        ("20200102-000000", None, (), False, False),
        ("20200101-000000", 1, (), True, True),
    ]
    assert [(each.when, each.size) for each in found[:1]] == [(clock(), made[3].stat().st_size)]
    assert looked_at(folder / "gone.panoplia") is None


def test_a_survey_counts_what_is_there(library: Library, small: Small, path: Path) -> None:
    library.close()
    found = surveyed(path)
    assert found is not None
    assert [(each.name, each.system, each.characters, each.items) for each in found.campaigns] == [
        ("Bajo Marjal", "tiny", 1, 3)
    ]
    assert (found.format, found.size, found.actions, found.portraits) == (3, path.stat().st_size, 1, 0)
    assert surveyed(path.with_name("gone.panoplia")) is None
