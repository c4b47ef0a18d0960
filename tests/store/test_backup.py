# SPDX-License-Identifier: GPL-3.0-or-later
"""Backups: made by SQLite, rotated, found and put back."""

import os
import sqlite3
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from panoplia.store.backup import (
    KEEP_NEWEST,
    NO_ROOM,
    back_up,
    back_up_if_changed,
    backups,
    held,
    made_at,
    newest_good,
    restore,
)
from panoplia.store.copying import bring_back
from panoplia.store.faults import Fault
from panoplia.store.library import Library
from store.tiny import SYSTEMS, Clock, Small, open_at, plain, rows, said


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "backups"


def test_c05_a_backup_holds_what_was_added_a_second_before(
    library: Library, small: Small, path: Path, folder: Path, clock: Clock
) -> None:
    with library.journal.act(small.scope, said(1)):
        library.change(small.blade, quantity=7)
    clock.forward(1)
    made = back_up(plain(library), path, folder, clock())
    expected = rows(library)
    with library.journal.act(small.scope, said(2)):
        library.remove(small.campaign)
    library.close()
    before = bring_back(made, path, folder, clock())
    again = open_at(path, clock)
    assert rows(again) == expected
    assert again.journal.undoable(small.scope) == said(1)
    again.close()
    assert before.backup == backups(path, folder)[0]
    kept = open_at(before.backup, clock)
    assert kept.campaigns() == []
    kept.close()


def test_c08_a_damaged_library_is_kept_aside_and_the_newest_sound_backup_put_back(
    library: Library, small: Small, path: Path, folder: Path, clock: Clock
) -> None:
    good = back_up(plain(library), path, folder, clock())
    clock.forward(60)
    newer = back_up(plain(library), path, folder, clock())
    newer.write_bytes(newer.read_bytes()[:5000])
    clock.forward(60)
    newest = back_up(plain(library), path, folder, clock())
    content = bytearray(newest.read_bytes())
    content[36:40] = (9).to_bytes(4)  # pages that it says are free, and are not
    newest.write_bytes(content)
    expected = rows(library)
    library.close()
    path.write_bytes(b"")
    path.with_name(path.name + "-wal").write_bytes(b"an old log")
    assert newest_good(path, folder) == good
    aside = bring_back(good, path, folder, clock()).aside
    assert aside is not None
    assert aside.read_bytes() == b""
    assert aside.with_name(aside.name + "-wal").read_bytes() == b"an old log"
    again = open_at(path, clock)
    assert rows(again) == expected
    again.close()


def test_a_backup_put_where_nothing_is(library: Library, path: Path, folder: Path, clock: Clock) -> None:
    made = back_up(plain(library), path, folder, clock())
    other = path.with_name("other.panoplia")
    restore(made, other)
    open_at(other, clock).close()


def test_a_backup_put_back_behind_a_link(library: Library, path: Path, folder: Path, clock: Clock) -> None:
    made = back_up(plain(library), path, folder, clock())
    library.close()
    path.write_bytes(b"")
    link = path.with_name("link.panoplia")
    link.symlink_to(path)
    restore(made, link)
    assert link.is_symlink()
    open_at(path, clock).close()


def test_a_backup_stands_alone_in_its_folder(library: Library, path: Path, folder: Path, clock: Clock) -> None:
    made = back_up(plain(library), path, folder, clock())
    again = back_up(plain(library), path, folder, clock())
    third = back_up(plain(library), path, folder, clock())
    assert made.name == "library-20260803-120000-1.panoplia"
    assert backups(path, folder) == [third, again, made]
    assert newest_good(path, folder) == third
    assert sorted(folder.iterdir()) == sorted([made, again, third]), "no part and no log beside it"


def test_only_what_changed_is_backed_up(library: Library, small: Small, path: Path, folder: Path, clock: Clock) -> None:
    """C16: what was undone since the last backup is a change as well; the content decides, not the list of undo."""

    def due() -> bool:
        clock.forward(60)
        return back_up_if_changed(plain(library), path, folder, clock()) is not None

    assert [due(), due()] == [True, False]
    with library.journal.act(small.scope, said(1)):
        library.change(small.hero, money=1)
    assert [due(), due()] == [True, False]
    library.journal.undo(small.scope)
    assert [due(), due()] == [True, False]
    library.bring_in("tiny", [])
    assert [due(), due()] == [True, False]


def test_no_room_for_a_backup_is_told(library: Library, path: Path, folder: Path, clock: Clock) -> None:
    folder.write_text("in the way")
    with pytest.raises(Fault) as fault:
        back_up(plain(library), path, folder, clock())
    assert fault.value.note.text == NO_ROOM


def test_a_backup_that_fails_leaves_no_part(library: Library, path: Path, folder: Path, clock: Clock) -> None:
    closed = sqlite3.connect(":memory:")
    closed.close()
    with pytest.raises(Fault):
        back_up(closed, path, folder, clock())
    assert list(folder.iterdir()) == []


def test_what_a_killed_program_had_begun_goes_with_the_next_backup(
    library: Library, path: Path, folder: Path, clock: Clock
) -> None:
    folder.mkdir()
    begun = folder / "library-x1y2.part"
    others = [folder / "other-x1y2.part", folder / "library.part", folder / "library-young.part"]
    for file in (begun, begun.with_name(begun.name + "-journal"), *others):
        file.write_bytes(b"half of it")
        if "young" not in file.name:
            os.utime(file, (0, 0))
    assert backups(path, folder) == []
    made = back_up(plain(library), path, folder, clock())
    assert set(folder.iterdir()) == {made, *others}


def test_c09_a_library_whose_log_is_not_folded_in_is_whole_until_its_place_is_taken(
    library: Library, small: Small, path: Path, folder: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = back_up(plain(library), path, folder, clock())
    with library.journal.act(small.scope, said(1)):
        library.change(small.hero, money=1)
    expected = rows(library)
    killed = path.with_name("killed.panoplia")
    for rest in ("", "-wal"):
        killed.with_name(killed.name + rest).write_bytes(path.with_name(path.name + rest).read_bytes())

    def no_power(made: Path, path: Path) -> None:
        if path == killed:
            raise KeyboardInterrupt
        made.rename(path)

    monkeypatch.setattr("panoplia.store.backup.place", no_power)
    with pytest.raises(KeyboardInterrupt):
        restore(made, killed)
    again = open_at(killed, clock)
    assert rows(again) == expected
    again.close()


def test_the_newest_ten_and_one_a_week_for_eight_weeks_stay(library: Library, path: Path, folder: Path) -> None:
    start = datetime(2026, 1, 5, 12, 0, tzinfo=UTC)
    folder.mkdir()
    strangers = [folder / "notes.txt", folder / "other-20260101-120000.panoplia"]
    for stranger in strangers:
        stranger.write_text("")
    for day in range(100):
        back_up(plain(library), path, folder, start + timedelta(days=day))
    kept = [file.name[8:16] for file in backups(path, folder)]
    last = start + timedelta(days=99)
    assert kept[:10] == [f"{last - timedelta(days=day):%Y%m%d}" for day in range(10)]
    weekly = [datetime.strptime(name, "%Y%m%d") for name in kept[10:]]
    assert all(day.weekday() == 6 for day in weekly), "the last of each week"
    assert len(weekly) == 5, "three of the eight weeks are among the newest ten"
    assert f"{weekly[-1]:%Y%m%d}" >= f"{last - timedelta(weeks=8):%Y%m%d}"
    assert all(stranger.exists() for stranger in strangers)


def test_the_clock_says_nothing_about_which_is_newer(
    library: Library, small: Small, path: Path, folder: Path, clock: Clock
) -> None:
    """A clock that was wrong for a while costs none of the newest backups."""
    wrong = datetime(2001, 1, 1, tzinfo=UTC), datetime(2040, 1, 1, tzinfo=UTC)
    made = [back_up(plain(library), path, folder, moment) for moment in (clock(), *wrong, clock())]
    assert backups(path, folder) == made[::-1]
    assert [made_at(each) for each in made[1:3]] == list(wrong)
    for _ in range(KEEP_NEWEST):
        last = back_up(plain(library), path, folder, wrong[0])
    assert newest_good(path, folder) == last
    assert made[3] in backups(path, folder), "the last of its week, among eight"


def test_a_file_of_the_old_kind_of_name_is_older(library: Library, path: Path, folder: Path, clock: Clock) -> None:
    folder.mkdir()
    old = folder / "library-20991231-235959.panoplia"
    old.write_bytes(b"old")
    made = back_up(plain(library), path, folder, clock())
    assert backups(path, folder) == [made, old]


def test_another_library_in_the_same_place_costs_the_first_no_backup(
    library: Library, small: Small, path: Path, folder: Path, clock: Clock
) -> None:
    """Whoever begins anew, because the file is gone, can still go back after years."""
    first = [back_up(plain(library), path, folder, clock()) for _ in range(3)]
    library.close()
    path.unlink()
    new = Library.open(path, SYSTEMS, clock, folder, new=True)
    for day in range(40):
        back_up(plain(new), path, folder, clock() + timedelta(days=day))
    new.close()
    assert set(first) <= set(backups(path, folder))


def test_c16_a_state_that_some_backup_holds_is_not_backed_up_again(
    library: Library, small: Small, path: Path, folder: Path, clock: Clock
) -> None:
    first = back_up_if_changed(plain(library), path, folder, clock())
    assert first
    with library.journal.act(small.scope, said(1)):
        library.change(small.hero, money=1)
    second = back_up_if_changed(plain(library), path, folder, clock())
    library.close()
    restore(first, path)
    again = open_at(path, clock)
    assert held(plain(again), path, folder) == first
    assert back_up_if_changed(plain(again), path, folder, clock()) is None
    assert backups(path, folder)[0] == second, "what was there before is the newest"
    again.close()


def test_names_that_are_no_backups_are_left_alone(library: Library, path: Path, folder: Path, clock: Clock) -> None:
    """A date that is none, a folder, a pipe."""
    folder.mkdir()
    (folder / "library-20261301-000000.panoplia").write_text("")
    (folder / "library-20200101-000000.panoplia").mkdir()
    os.mkfifo(folder / "library-20200102-000000.panoplia")
    before = set(folder.iterdir())
    made = [back_up(plain(library), path, folder, clock()) for _ in range(KEEP_NEWEST + 3)]
    assert backups(path, folder) == made[: -KEEP_NEWEST - 1 : -1]
    assert before <= set(folder.iterdir())


def test_c08_damaged_backups_never_push_the_last_good_one_out(
    library: Library, path: Path, folder: Path, clock: Clock
) -> None:
    good = back_up(plain(library), path, folder, clock())
    for _ in range(KEEP_NEWEST + 5):
        made = back_up(plain(library), path, folder, clock())
        made.write_bytes(made.read_bytes()[:6000])
    assert good in backups(path, folder)


def test_what_stands_aside_never_takes_the_place_of_another(
    library: Library, path: Path, folder: Path, clock: Clock
) -> None:
    """C08: the same second, twice."""
    good = back_up(plain(library), path, folder, clock())
    library.close()
    kept = []
    for content in (b"one" * 3000, b"two" * 3000):
        path.write_bytes(content)
        kept.append(bring_back(good, path, folder, clock()).aside)
    assert [aside.read_bytes() for aside in kept if aside] == [b"one" * 3000, b"two" * 3000]


def test_a_journal_that_stayed_behind_is_not_played_into_what_comes(
    library: Library, small: Small, path: Path, folder: Path, clock: Clock
) -> None:
    """C08: what a program on a disk without a log left beside the library."""
    good = back_up(plain(library), path, folder, clock())
    expected = rows(library)
    library.close()
    journal = path.with_name(path.name + "-journal")
    journal.write_bytes(b"\xd9\xd5\x05\xf9\x20\xa1\x63\xd7" + bytes(600))
    bring_back(good, path, folder, clock())
    assert not journal.exists()
    again = open_at(path, clock)
    assert rows(again) == expected
    again.close()


def test_what_other_files_of_the_folder_are_like_is_no_matter(
    library: Library, path: Path, folder: Path, clock: Clock
) -> None:
    """A link that leads nowhere, a file that another program is just taking away, a backup without content."""
    folder.mkdir()
    (folder / "away").symlink_to("/nonexistent")
    (folder / "library-gone.part").symlink_to("/nonexistent")
    empty = folder / "library-20260101-000000-1.panoplia"
    empty.write_bytes(b"")
    made = back_up(plain(library), path, folder, clock())
    assert backups(path, folder) == [made]
    assert held(plain(library), path, folder) == made
    made.unlink()
    assert held(plain(library), path, folder) is None
    assert not made.exists(), "looking for it makes none"
