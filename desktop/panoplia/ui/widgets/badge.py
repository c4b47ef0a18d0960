# SPDX-License-Identifier: GPL-3.0-or-later
"""A round badge with a portrait, or with the initial of a name where there is none."""

import unicodedata

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from panoplia.ui.look import fonts
from panoplia.ui.look.theme import ColourName, Theme, theme_of


class Badge(QWidget):
    """Says nothing to a screen reader: the name stands beside it."""

    def __init__(self, size: int = 38, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._size = size
        self._initial = ""
        self._portrait: QPixmap | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def side(self) -> int:
        """How high and wide it is."""
        return self._size

    def set_portrait(self, portrait: QPixmap | None) -> None:
        """Show a square picture in place of the initial, or not."""
        self._portrait = portrait
        self.update()

    def set_name(self, name: str) -> None:
        """Show the initial of a name."""
        self._initial = initial(name)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._size, self._size)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_badge(painter, QRectF(self.rect()), self._initial, theme_of(self.palette()), portrait=self._portrait)
        painter.end()


def initial(name: str) -> str:
    """The first letter or sign of a name, with what is joined to it (accents, parts of an emoji)."""
    text = unicodedata.normalize("NFC", name.strip())
    if not text:
        return "?"
    length = 1
    while length < len(text) and (_joins(text[length]) or text[length - 1] == "\u200d"):
        length += 1
    return text[:length].upper() if length == 1 else text[:length]


def paint_badge(
    painter: QPainter,
    rect: QRectF,
    letter: str,
    theme: Theme,
    fill: ColourName = "accent2",
    portrait: QPixmap | None = None,
) -> None:
    """Paint a badge into a square; foes have ``bad`` for their fill, and what a portrait leaves clear is panel."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("panel" if portrait else fill))
    painter.drawEllipse(rect)
    if portrait:
        circle = QPainterPath()
        circle.addEllipse(rect)
        painter.setClipPath(circle)
        painter.drawPixmap(rect, portrait, QRectF(portrait.rect()))
        painter.setClipping(False)
        painter.setPen(theme.colour("line"))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(rect.adjusted(0.5, 0.5, -0.5, -0.5))
    else:
        font = fonts.face("heading")
        font.setPixelSize(max(round(rect.height() * 0.42), 1))
        painter.setFont(font)
        painter.setPen(theme.colour("on_bad" if fill == "bad" else "on_accent2"))
        painter.drawText(rect, int(Qt.AlignmentFlag.AlignCenter), letter)
    painter.restore()


def _joins(sign: str) -> bool:
    return (
        unicodedata.category(sign) in ("Mn", "Me", "Mc")
        or sign in "\u200d\ufe0f"
        or "\U0001f3fb" <= sign <= "\U0001f3ff"
    )
