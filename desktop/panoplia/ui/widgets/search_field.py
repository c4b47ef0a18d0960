# SPDX-License-Identifier: GPL-3.0-or-later
"""The field on top of a list in which one searches."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from panoplia.ui.look import fonts, icons
from panoplia.ui.look.theme import theme_of


class SearchField(QLineEdit):
    """Esc clears it; its placeholder is its accessible name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._glass = QAction(self)
        self.addAction(self._glass, QLineEdit.ActionPosition.LeadingPosition)
        self._dress()

    def setPlaceholderText(self, text: str) -> None:
        super().setPlaceholderText(text)
        self.setAccessibleName(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._dress()

    def _dress(self) -> None:
        muted = theme_of(self.palette()).colour("muted")
        self._glass.setIcon(icons.icon("search", muted, muted, fonts.px(16)))
