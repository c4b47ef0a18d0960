# SPDX-License-Identifier: GPL-3.0-or-later
"""A page with a panel at its right: beside it where there is room for both, else over it."""

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from panoplia.ui.look import fonts

PANEL_WIDTH = 340
LEAST_PAGE = 820
"""What the page keeps for itself: as much as the smallest window gives it."""


class Beside(QWidget):
    """Places a page and, once it is given one, a panel. The page never gets narrower than it can be used."""

    def __init__(self, page: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._page = page
        self._panel: QWidget | None = None
        page.setParent(self)

    @property
    def shown(self) -> bool:
        """Whether the panel is there to be seen."""
        return self._panel is not None and not self._panel.isHidden()

    def show_panel(self, panel: QWidget) -> None:
        """Show a panel, on top of the page where they must overlap."""
        self._panel = panel
        panel.setParent(self)
        panel.show()
        panel.raise_()
        self._place()

    def hide_panel(self) -> None:
        """Give the page all the room."""
        if self._panel:
            self._panel.hide()
        self._place()

    def minimumSizeHint(self) -> QSize:
        return self._page.minimumSizeHint()

    def sizeHint(self) -> QSize:
        return self._page.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        whole = self.rect()
        wanted = min(fonts.px(PANEL_WIDTH), whole.width()) if self._panel and self.shown else 0
        room = whole.width() - wanted
        fits = room >= max(LEAST_PAGE, self._page.minimumSizeHint().width())
        self._page.setGeometry(QRect(0, 0, room if fits else whole.width(), whole.height()))
        if self._panel and wanted:
            self._panel.setGeometry(QRect(room, 0, wanted, whole.height()))
