# SPDX-License-Identifier: GPL-3.0-or-later
"""Which file the library is, the lock on it, and whether the next start knows of it."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from panoplia.folders import Folders
from panoplia.lock import Lock
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note
from panoplia.rules.refusal import Refused
from panoplia.store.backup import is_backup
from panoplia.store.faults import Fault
from panoplia.store.opening import NO_LIBRARY

OPEN_THERE = QT_TRANSLATE_NOOP("library", "The library {file} is open in another program. Nothing was changed.")
ALREADY_OPEN = QT_TRANSLATE_NOOP("library", "{file} is the library that is open.")
IS_BACKUP = QT_TRANSLATE_NOOP(
    "library",
    "{file} is a backup: it can be put back or looked into, and is never changed. Choose “Restore a backup…”, or copy "
    "it to another folder first.",
)
MOVED = QT_TRANSLATE_NOOP("library", "From now on the library is {file}, at the next start as well.")
MOVED_ONCE = QT_TRANSLATE_NOOP(
    "library", "The library is {file} now. The next start does not know of it: choose it again then."
)


class LibraryPlace:
    """Where the program's library is; another file takes its place by ``stay_at``."""

    def __init__(self, folders: Folders) -> None:
        self.folders = folders
        self.lock = Lock(folders.library)
        self._remembered = True

    def take(self, new: bool) -> bool:
        """Have it for us alone; false where another program does. ``Refused`` where there is none to open."""
        file = self.folders.library
        _expect_no_backup(file)
        if not (new or self.folders.named or file == self.folders.own or file.exists()):
            # Its disk may not be there; an empty one would come to lie below it.
            raise Fault("absent", NO_LIBRARY, file=str(file))
        # A lock needs its folder. What keeps one from being made, opening tells.
        with suppress(OSError):
            self.folders.make()
        return self.lock.take()

    @contextmanager
    def claimed(self, file: Path) -> Iterator[Lock]:
        """The lock of another file that is to be the library; given back where the block fails."""
        if _same(file, self.folders.library):
            raise Refused(ALREADY_OPEN, file=str(file))
        _expect_no_backup(file)
        lock = Lock(file)
        if not lock.take():
            raise Fault("busy", OPEN_THERE, file=str(file))
        try:
            yield lock
        except BaseException:
            lock.free()
            raise

    def stay_at(self, file: Path, lock: Lock | None = None) -> None:
        """Have another file from now on; at the next start as well, unless a file was named at this one."""
        self.lock.free()
        self.lock = lock or Lock(file)
        self.folders = self.folders.at(file)
        self._remembered = not self.folders.named
        if self._remembered:
            try:
                self.folders.remember()
            except OSError:
                self._remembered = False

    def moved(self) -> Note:
        """That the library is another file from now on."""
        return note(MOVED if self._remembered else MOVED_ONCE, file=str(self.folders.library))


def _same(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except OSError:
        return False


def _expect_no_backup(file: Path) -> None:
    if is_backup(file):
        raise Fault("foreign", IS_BACKUP, file=str(file))
