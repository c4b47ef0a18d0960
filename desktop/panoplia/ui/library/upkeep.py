# SPDX-License-Identifier: GPL-3.0-or-later
"""What is done for the library while no one waits for it: checked, backed up, trimmed."""

from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QThreadPool, QTimer, Signal, Slot

from panoplia.rules.refusal import Refused
from panoplia.store.library import Library
from panoplia.store.upkeep import keep_safe

IDLE, PAUSE, AGAIN = 20_000, 50, 3_600_000
"""Milliseconds until trimming begins, between two slices of it, and until it is looked whether there is more."""


class Upkeep(QObject):
    """Begins with ``start``, after the window's first picture."""

    backed_up = Signal(object, bool)
    """The path of a new backup, ``None`` where the newest holds all there is; and whether a person asked for it."""
    failed = Signal(object)
    """A ``Fault``: the file is damaged, or no backup could be made."""
    _done = Signal(object)

    def __init__(
        self, library: Library, backups: Callable[[], Path], now: Callable[[], datetime], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._library, self._backups, self._now = library, backups, now
        self._slices: Iterator[None] = iter(())
        self._pending = self._told = self._again = self._stopped = False
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.trim_a_little)
        self._done.connect(self._on_done, Qt.ConnectionType.QueuedConnection)

    def start(self) -> None:
        """Look at the file and back it up, in the background; trim it when some time has gone by."""
        self.back_up()
        self._timer.start(IDLE)

    def back_up(self, told: bool = False) -> None:
        """Check the file and make a backup, unless the newest holds the same."""
        if self._pending:
            # What is being written may not hold the newest: one more comes after it.
            self._again = self._again or told
            return
        self._pending, self._told = True, told
        path, backups, moment = self._library.path, self._backups(), self._now()

        def work() -> None:
            try:
                self._done.emit(keep_safe(path, backups, moment))
            except Exception as failure:
                # Whatever it is, it is for the thread of the window to say.
                self._done.emit(failure)

        self._pool.start(work)

    def stop(self) -> None:
        """Nothing more; a backup that is being made is made."""
        self._timer.stop()
        # What is on its way from there is of a library that is put down.
        self._stopped = True
        self._pool.waitForDone()

    @Slot()
    def trim_a_little(self) -> None:
        """One slice. A library that is busy is trimmed another time."""
        if self._timer.interval() != PAUSE:
            self._slices = self._library.trim()
        over = True
        try:
            over = next(self._slices, self) is self
        except Refused:
            self._slices = iter(())
        finally:
            self._timer.start(AGAIN if over else PAUSE)

    @Slot(object)
    def _on_done(self, outcome: Path | Exception | None) -> None:
        if self._stopped:
            return
        again, self._again, self._pending = self._again, False, False
        if isinstance(outcome, Refused):
            self.failed.emit(outcome)
        elif isinstance(outcome, Exception):
            raise outcome
        elif again:
            self.back_up(told=True)
        else:
            self.backed_up.emit(outcome, self._told)
