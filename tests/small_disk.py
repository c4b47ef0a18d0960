# SPDX-License-Identifier: GPL-3.0-or-later
"""What a test does on a disk of its own, or without the rights of its start: run as a program, in its own process."""

import os
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from functools import partial
from itertools import count
from pathlib import Path

from evenings import LIBRARY, Evening, set_table
from museum_pieces import Rows, pieces, raw_rows
from panoplia.app import systems
from panoplia.store.backup import NO_ROOM, back_up, backups
from panoplia.store.faults import PHRASES, Cause, Fault
from panoplia.store.library import Library
from panoplia.store.migrate import steps
from panoplia.table.table import Table
from world import NOON, World, open_table

BALLAST = "ballast"
NOBODY = 65534


def fault_of(deed: Callable[[], object]) -> Fault | None:
    """The fault that a deed ends in, if it does."""
    try:
        deed()
    except Fault as fault:
        return fault
    return None


def told(deed: Callable[[], object], cause: Cause, file: Path) -> None:
    """A deed ends in a fault of that cause, which names the file."""
    fault = fault_of(deed)
    assert fault is not None, "it went well"
    assert fault.note.text == PHRASES[cause], str(fault)
    assert str(file) in str(fault)


@contextmanager
def room(folder: Path, left: int) -> Iterator[None]:
    """Leave so many bytes of the disk free, and give the rest back in the end."""
    disk = os.statvfs(folder)
    ballast = folder / BALLAST
    with ballast.open("wb") as file:
        file.write(b"\1" * (disk.f_bavail * disk.f_frsize - left))
    assert os.statvfs(folder).f_bavail * disk.f_frsize <= left
    yield
    ballast.unlink()


def files(folder: Path) -> dict[str, bytes]:
    """All that lies in a folder at any depth, but the ballast."""
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*")
            if file.is_file() and file.name != BALLAST}  # fmt: skip


def verbs(folder: Path) -> None:
    """Notes are written until there is no room for them; then there is some again."""
    times = (NOON + timedelta(minutes=minute) for minute in count())
    path = set_table(folder)
    table = Table(Library.open(path, systems(), lambda: next(times)), systems())
    campaign = table.library.campaigns()[0].id
    texts = (f"{number} " + "ñ" * 20_000 for number in count())
    with room(folder, 200_000):
        kept, before = "", raw_rows(path)
        for typed in texts:
            if fault_of(partial(table.campaigns.set_notes, campaign, typed)):
                break
            kept, before = typed, raw_rows(path)
        assert kept
        # It is told again, and what was done can be read.
        told(lambda: table.campaigns.set_notes(campaign, typed), "full", path)
        assert raw_rows(path) == before
        assert table.library.campaign(campaign).notes == kept
    table.campaigns.set_notes(campaign, typed)
    assert table.library.campaign(campaign).notes == typed
    table.library.journal.undo(f"campaign:{campaign}")
    assert table.library.campaign(campaign).notes == kept
    table.library.close()
    again = Library.open(path, systems(), lambda: NOON)
    assert again.campaign(campaign).notes == kept
    again.close()


def closing(folder: Path) -> None:
    """Closed on a full disk: what was done is there, and the file opens once there is some room."""
    evening, path = Evening(set_table(folder), 1), folder / LIBRARY
    for number in range(1, 20):
        evening.step(number)
    before = people(path)
    with room(folder, 0):
        evening.close()
        assert people(path) == before
    Library.open(path, systems(), lambda: NOON).close()
    assert people(path) == before


def people(path: Path) -> Rows:
    """All rows but the pictures that an opening sweeps."""
    return {table: rows for table, rows in raw_rows(path).items() if table != "portrait"}


def new(folder: Path) -> None:
    """No new library, however little is missing."""
    assert _refusals(folder, {}) > 5


def _refusals(folder: Path, before: dict[str, bytes]) -> int:
    """How often a library cannot be opened, with a little more room each time, until it can.

    Each time all is as before; or the file is whole, and only its log had no place any more.
    """
    path = folder / LIBRARY
    for number in count():
        with room(folder, number * 15_000):
            fault = fault_of(lambda: Library.open(path, systems(), lambda: NOON).close())
            if fault is None:
                return number
            assert fault.note.text == PHRASES["full"], str(fault)
            found = files(folder)
            # What SQLite could not make longer may stay beside the file; there is nothing in it.
            assert not found.pop(f"{LIBRARY}-wal", b"")
            found.pop(f"{LIBRARY}-shm", b"")
            whole = found.get(LIBRARY, b"")[60:64] == len(steps()).to_bytes(4)
            assert found == before or (whole and found.keys() == {LIBRARY})
    raise AssertionError


def backup(folder: Path) -> None:
    """No backup; the library opens all the same."""
    path, places = set_table(folder), folder / "backups"
    before = raw_rows(path)
    with room(folder, 150_000):
        library = Library.open(path, systems(), lambda: NOON, places)
        fault = fault_of(partial(back_up, library._connection.plain, path, places, NOON))
        assert fault is not None
        assert (fault.note.text, fault.note.figures) == (NO_ROOM, {"file": str(places)})
        assert {remark.text for remark in library.remarks} <= {NO_ROOM}
        assert raw_rows(path) == before
        library.close()
        assert backups(path, places) == []
        assert list(places.iterdir()) == []
    library = Library.open(path, systems(), lambda: NOON, places)
    assert library.remarks == ()
    made = back_up(library._connection.plain, path, places, NOON)
    library.close()
    assert raw_rows(made, immutable=True) == before


def migration(folder: Path) -> None:
    """The old format to the byte, however little is missing for the new one."""
    path = Path(shutil.copyfile(pieces()[0], folder / LIBRARY))
    before = files(folder)
    assert _refusals(folder, before) > 5
    assert path.read_bytes()[60:64] == len(steps()).to_bytes(4)


def migration_backup(folder: Path) -> None:
    """No step is taken without the backup before it."""
    path, places = Path(shutil.copyfile(pieces()[0], folder / LIBRARY)), folder / "backups"
    before = files(folder)
    with room(folder, 150_000):
        fault = fault_of(lambda: Library.open(path, systems(), lambda: NOON, places).close())
        assert fault is not None
        assert (fault.note.text, fault.note.figures) == (NO_ROOM, {"file": str(places)})
        assert files(folder) == before
    Library.open(path, systems(), lambda: NOON, places).close()
    kept = min(places.iterdir(), key=lambda file: file.read_bytes()[60:64])
    assert raw_rows(kept, immutable=True) == raw_rows(pieces()[0], immutable=True)


def rights(folder: Path) -> None:
    """The right to write is lost while the library is open, and given back later."""
    after = folder / "after"
    after.mkdir()
    if os.geteuid() == 0:
        # Whoever becomes nobody may not be able to read the program: all of it has to be there by then.
        (folder / "before").mkdir()
        _lose_rights(folder / "before", lambda: None)
        os.chown(after, NOBODY, NOBODY)
        os.setgid(NOBODY)
        os.setuid(NOBODY)
    _lose_rights(after, lambda: _take_rights(after))


def _take_rights(folder: Path) -> None:
    for file in folder.iterdir():
        file.chmod(0o400)
    folder.chmod(0o500)


def _lose_rights(folder: Path, take: Callable[[], None]) -> None:
    table = open_table(folder)
    world, path = World.made(table), folder / LIBRARY
    before, money = raw_rows(path), 20 * 100
    take()
    fault = fault_of(lambda: table.characters.earn(world.enyra, 35))
    if fault:
        assert fault.note.text == PHRASES["readonly"], str(fault)
        assert raw_rows(path) == before
    else:
        money += 35
    assert table.library.holder(world.purse).money == money
    table.library.close()
    for right in (0o500, 0o700):
        if not os.access(path, os.W_OK):
            folder.chmod(right)
            told(lambda: Library.open(path, systems(), lambda: NOON), "readonly", path)
    for file in folder.iterdir():
        file.chmod(0o600)
    again = Library.open(path, systems(), lambda: NOON)
    assert again.holder(world.purse).money == money
    again.close()


SCENES = {scene.__name__: scene for scene in (verbs, closing, new, backup, migration, migration_backup, rights)}

if __name__ == "__main__":
    SCENES[sys.argv[1]](Path(sys.argv[2]))
