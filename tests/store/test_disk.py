# SPDX-License-Identifier: GPL-3.0-or-later
"""A disk that is full, rights that are lost, a clock that is put back: nothing that was saved is lost, all is told."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path
from tempfile import mkdtemp

import pytest

import small_disk
from panoplia.store.backup import back_up, back_up_if_changed, backups
from panoplia.store.library import Library
from store.tiny import Clock, Small, open_at, plain, rows, said

SIZE = "3m"
MOUNT = f'mount -t tmpfs -o size={SIZE} tmpfs "$0"'
Play = Callable[[str], None]


def apart() -> list[str]:
    """What makes a mount that no one else sees, and that goes with its process."""
    return ["unshare", "--mount", *([] if os.geteuid() == 0 else ["--user", "--map-root-user"])]


def run(command: list[str]) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


@pytest.fixture
def small_disk_at(tmp_path: Path) -> Play:
    """Plays a scene on a small disk of its own."""
    if shutil.which("unshare") is None:
        pytest.skip("there is no unshare to mount a small disk with")
    tried = run([*apart(), "sh", "-c", MOUNT, str(tmp_path)])
    if tried.returncode:
        pytest.skip(f"no small disk may be mounted here: {tried.stderr.strip()}")

    def play(scene: str) -> None:
        script = f'{MOUNT} && exec "$1" "$2" "$3" "$0"'
        ran = run([*apart(), "sh", "-c", script, str(tmp_path), sys.executable, small_disk.__file__, scene])
        assert ran.returncode == 0, ran.stderr

    return play


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that is reached by anyone, as those of pytest are not."""
    folder = Path(mkdtemp())
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


@pytest.mark.parametrize("scene", ["verbs", "closing", "new", "backup"])
def test_c10_a_full_disk(small_disk_at: Play, scene: str) -> None:
    small_disk_at(scene)


@pytest.mark.parametrize("scene", ["migration", "migration_backup"])
def test_c02_c10_a_full_disk_while_the_library_is_brought_up_to_date(small_disk_at: Play, scene: str) -> None:
    small_disk_at(scene)


def test_c11_rights_that_are_lost_while_the_library_is_open(open_folder: Path) -> None:
    ran = run([sys.executable, small_disk.__file__, "rights", str(open_folder)])
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize("hours", [-1, -24 * 365 * 30, 24 * 365 * 900, 0])
def test_the_order_of_what_was_done_does_not_hang_on_the_clock(
    library: Library, small: Small, clock: Clock, hours: int
) -> None:
    """Each action of three is earlier than the one before, or centuries later and then back."""
    start = clock.time
    states = [rows(library)]
    for number, moved in enumerate((0, hours, -2), 1):
        clock.time = start + timedelta(hours=moved)
        with library.journal.act(small.scope, said(number)):
            library.change(small.hero, money=number)
        states.append(rows(library))
    assert [line.label for line in library.journal.history(small.scope)] == [said(3), said(2), said(1)]
    assert library.journal.history(small.scope)[1].time == start + timedelta(hours=hours)
    for number in (3, 2, 1):
        assert library.journal.undo(small.scope).label == said(number)
        assert rows(library) == states[number - 1]
    for number in (1, 2, 3):
        assert library.journal.redo(small.scope).label == said(number)
        assert rows(library) == states[number]


@pytest.mark.parametrize(("seconds", "joined"), [(-1, False), (-3600, False), (0, True), (3, True), (4, False)])
def test_steps_join_only_with_a_clock_that_goes_forward(
    library: Library, small: Small, clock: Clock, seconds: int, joined: bool
) -> None:
    for number, moved in ((1, 0), (2, seconds)):
        clock.forward(moved)
        with library.journal.act(small.scope, said(number), join="money"):
            library.change(small.hero, money=number)
    library.journal.undo(small.scope)
    assert library.character(small.hero.id).money == (small.hero.money if joined else 1)


def test_c05_a_backup_made_after_the_clock_was_put_back_stays(
    library: Library, small: Small, path: Path, clock: Clock
) -> None:
    folder, now = path.with_name("backups"), clock.time
    for day in range(12):
        clock.time = now + timedelta(days=365 * 40 + day)
        back_up(plain(library), path, folder, clock())
    clock.time = now
    with library.journal.act(small.scope, said(1)):
        library.change(small.hero, money=1)
    made = back_up_if_changed(plain(library), path, folder, clock())
    assert made in backups(path, folder)
    kept = open_at(made, clock)
    assert kept.character(small.hero.id).money == 1
    kept.close()
