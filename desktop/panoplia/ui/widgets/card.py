# SPDX-License-Identifier: GPL-3.0-or-later
"""A panel with a heading, on which things that belong together stand."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from panoplia.ui.look.painting import CARD_RADIUS, paint_box
from panoplia.ui.look.theme import theme_of
from panoplia.ui.widgets.labels import PlainLabel

MARK_WIDTH = 5


class Card(QWidget):
    """``body`` is its layout. ``marked`` puts the accent at its edge: this is what is asked now."""

    def __init__(self, parent: QWidget | None = None, heading: str = "") -> None:
        super().__init__(parent)
        self._marked = False
        self._heading = PlainLabel(kind="heading", elided=True)
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(16, 14, 16, 14)
        self.body.setSpacing(8)
        self.body.addWidget(self._heading)
        self.set_heading(heading)

    def set_heading(self, text: str) -> None:
        """The heading; an empty one takes no room."""
        self._heading.setText(text)
        self._heading.setVisible(bool(text))
        self.setAccessibleName(text)

    def set_marked(self, marked: bool) -> None:
        """Draw the accent at the edge, or not."""
        self._marked = marked
        self.body.setContentsMargins(16 + MARK_WIDTH * marked, 14, 16, 14)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, rect = theme_of(self.palette()), QRectF(self.rect())
        painter = QPainter(self)
        paint_box(painter, rect, CARD_RADIUS, theme.colour("panel"), theme.colour("line"))
        if self._marked:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            whole, edge = QPainterPath(), QPainterPath()
            whole.addRoundedRect(rect, CARD_RADIUS, CARD_RADIUS)
            edge.addRect(QRectF(0, 0, MARK_WIDTH, rect.height()))
            painter.fillPath(whole.intersected(edge), theme.colour("accent"))
        painter.end()
