# SPDX-License-Identifier: GPL-3.0-or-later
"""What is not shown need not be read: it waits until someone looks. What lies behind another window waits a moment."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer, Slot
from PySide6.QtWidgets import QWidget

BEHIND = 150
"""Milliseconds that a window which does not have the keyboard may lag behind."""


class Freshness(QObject):
    """Has a widget read again: at once while it is shown, else when it is shown next."""

    def __init__(self, widget: QWidget, read: Callable[[], object]) -> None:
        super().__init__(widget)
        self._widget = widget
        self._read = read
        self._stale = False
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(BEHIND)
        self._later.timeout.connect(self._on_later)
        widget.installEventFilter(self)

    def want(self, elsewhere: bool = False) -> None:
        """What the widget shows may have changed; ``elsewhere`` in another window, whose answer comes first."""
        if not self._widget.isVisible():
            self._stale = True
        elif elsewhere and not self._widget.isActiveWindow():
            self._later.start()
        else:
            self.read()

    def read(self) -> None:
        """Read now, shown or not."""
        self._stale = False
        self._later.stop()
        self._read()

    @Slot()
    def _on_later(self) -> None:
        self.want()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._stale and event.type() == QEvent.Type.Show:
            self.read()
        return False
