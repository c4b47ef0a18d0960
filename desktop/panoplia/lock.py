# SPDX-License-Identifier: GPL-3.0-or-later
"""Who has a library open: one program at a time, on one machine at a time."""

import os
import time
from pathlib import Path

import msgspec
from PySide6.QtCore import QLockFile, QSysInfo

_MOMENT = 10
"""Seconds."""


class Owner(msgspec.Struct, frozen=True):
    """The program that has a library open; ``host`` is the name of its machine."""

    pid: int
    host: str

    @property
    def elsewhere(self) -> bool:
        """Whether that is another machine. SQLite cannot see from here what it writes."""
        return self.host != QSysInfo.machineHostName()


class Lock:
    """The right to have a library open, kept in a file beside it.

    What a killed program left behind on this machine is taken away by itself; of another machine nobody here can tell
    whether it still runs.
    """

    def __init__(self, library: Path) -> None:
        # Behind a link: the same library has the same lock, whatever it is called.
        file = Path(os.path.realpath(library))
        self._file = QLockFile(str(file.parent / f"{file.name}.lock"))
        self._file.setStaleLockTime(0)

    def take(self) -> bool:
        """Take it, unless another program has it; true as well where no lock can be written at all.

        Nobody can write a library there either, which opening it tells.
        """
        if not self._file.tryLock(0) and self.owner is None and self._old():
            # A power cut left it without content.
            self._file.removeStaleLockFile()
        return self._file.isLocked() or self._file.tryLock(0) or self._failed_to_write()

    @property
    def held(self) -> bool:
        """Whether it is ours."""
        return self._file.isLocked()

    @property
    def owner(self) -> Owner | None:
        """The program that has it; ``None`` where that cannot be told."""
        pid, host, _ = self._file.getLockInfo()
        return Owner(pid, host) if pid else None

    def take_over(self) -> bool:
        """Take it from a machine that a person says is gone."""
        return self._file.removeStaleLockFile() and self.take()

    def _old(self) -> bool:
        """Whether it was not made at this very moment by someone who is about to write into it."""
        try:
            return abs(time.time() - os.stat(self._file.fileName()).st_mtime) > _MOMENT
        except FileNotFoundError:
            return False

    def _failed_to_write(self) -> bool:
        return self._file.error() != QLockFile.LockError.LockFailedError

    def free(self) -> None:
        """Let others have it."""
        self._file.unlock()
