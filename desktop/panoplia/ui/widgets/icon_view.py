# SPDX-License-Identifier: GPL-3.0-or-later
"""An icon that stands by itself."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from panoplia.ui.look import fonts, icons
from panoplia.ui.look.theme import ColourName, theme_of


class IconView(QWidget):
    """A picture beside words that say the same; nothing for a screen reader."""

    def __init__(self, name: str, size: int, colour: ColourName = "muted", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name, self._size, self._colour = name, size, colour
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(fonts.px(self._size), fonts.px(self._size))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        colour = theme_of(self.palette()).colour(self._colour)
        picture = icons.pixmap(self._name, colour, fonts.px(self._size), self.devicePixelRatioF())
        painter.drawPixmap(QRectF(self.rect()).topLeft(), picture)
        painter.end()
