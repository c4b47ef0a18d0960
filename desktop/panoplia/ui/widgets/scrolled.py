# SPDX-License-Identifier: GPL-3.0-or-later
"""A part of a dialog that scrolls where the dialog is too low for it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


class Scrolled(QScrollArea):
    """Shows one widget with nothing around it."""

    def __init__(self, widget: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._inside = widget
        self.setWidget(widget)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        widget.setAutoFillBackground(False)

    @property
    def lacking(self) -> int:
        """How many pixels lower it is than what scrolls in it."""
        layout = self._inside.layout()
        assert layout is not None
        layout.activate()
        wide = self.viewport().width()
        wanted = layout.heightForWidth(wide) if layout.hasHeightForWidth() else layout.sizeHint().height()
        return max(wanted - self.viewport().height(), 0) if self.isVisible() else 0
