# SPDX-License-Identifier: GPL-3.0-or-later
"""The program's box for a small number."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QSpinBox, QWidget


class SpinBox(QSpinBox):
    """The wheel changes it only while the keyboard is in it; else it scrolls what is around."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()
