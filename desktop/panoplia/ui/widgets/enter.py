# SPDX-License-Identifier: GPL-3.0-or-later
"""Enter for what rolls, takes or makes: however long it is held, it is pressed once."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class EnterOnce(QObject):
    """Keeps the repeats of a held Enter from some widgets; it belongs to the first of them."""

    def __init__(self, *widgets: QWidget) -> None:
        super().__init__(widgets[0])
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        return (
            event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and event.isAutoRepeat()
            and event.key() in ENTER
        )
