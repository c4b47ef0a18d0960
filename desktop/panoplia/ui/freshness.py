# SPDX-License-Identifier: GPL-3.0-or-later
"""What is not shown need not be read: it waits until someone looks."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget


class Freshness(QObject):
    """Has a widget read again: at once while it is shown, else when it is shown next."""

    def __init__(self, widget: QWidget, read: Callable[[], object]) -> None:
        super().__init__(widget)
        self._widget = widget
        self._read = read
        self._stale = False
        widget.installEventFilter(self)

    def want(self) -> None:
        """What the widget shows may have changed."""
        if self._widget.isVisible():
            self.read()
        else:
            self._stale = True

    def read(self) -> None:
        """Read now, shown or not."""
        self._stale = False
        self._read()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._stale and event.type() == QEvent.Type.Show:
            self.read()
        return False
