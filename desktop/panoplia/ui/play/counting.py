# SPDX-License-Identifier: GPL-3.0-or-later
"""Odds that never hold the window up: at once where they are soon counted, else in the background."""

from collections.abc import Sequence
from time import monotonic

from PySide6.QtCore import QObject, Qt, QThreadPool, Signal, Slot

from panoplia.rules.odds import Cancelled, Odds, odds
from panoplia.rules.script import Answer, Script

PATIENCE = 0.03
"""Seconds that the window may wait."""


class OddsCounter(QObject):
    """Counts the odds of one script at a time; a newer one makes the older one pointless."""

    counted = Signal(object)
    """The ``Odds`` of the script that was asked for last."""
    waiting = Signal()
    """It takes longer."""
    _behind = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._newest = 0
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._behind.connect(self._on_behind, Qt.ConnectionType.QueuedConnection)

    def count(self, script: Script, given: Sequence[Answer] = ()) -> None:
        """Count the odds of what follows these answers, instead of any others."""
        self._newest += 1
        until = monotonic() + PATIENCE
        try:
            found = odds(script, given, cancelled=lambda: monotonic() > until)
        except Cancelled:
            self.waiting.emit()
            number = self._newest
            self._pool.start(lambda: self._count_behind(number, script, given))
            return
        self.counted.emit(found)

    def stop(self) -> None:
        """Nobody wants them any more."""
        self._newest += 1
        self._pool.waitForDone()

    def _count_behind(self, number: int, script: Script, given: Sequence[Answer]) -> None:
        try:
            self._behind.emit(number, odds(script, given, cancelled=lambda: number != self._newest))
        except Cancelled:
            return

    @Slot(int, object)
    def _on_behind(self, number: int, found: Odds) -> None:
        if number == self._newest:
            self.counted.emit(found)
