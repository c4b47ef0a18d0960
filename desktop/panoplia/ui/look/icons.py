# SPDX-License-Identifier: GPL-3.0-or-later
"""The shipped icons in the colours of the theme. Qt's pixmap cache keeps them until the theme changes."""

from importlib.resources import files

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QPainter, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer

APPLICATION_SIZE = 256


def pixmap(name: str, colour: QColor, size: int, ratio: float = 1) -> QPixmap:
    """An icon drawn in one colour at ``size`` pixels for a screen of ``ratio``."""
    key = f"panoplia/{name}/{colour.name()}/{size}/{ratio}"
    found = QPixmap()
    if QPixmapCache.find(key, found):
        return found
    drawn = QPixmap(round(size * ratio), round(size * ratio))
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    _renderer(name, colour).render(painter, QRectF(0, 0, drawn.width(), drawn.height()))
    painter.end()
    drawn.setDevicePixelRatio(ratio)
    QPixmapCache.insert(key, drawn)
    return drawn


def icon(name: str, colour: QColor, disabled: QColor, size: int = 18) -> QIcon:
    """An icon for a button, sharp on every screen there is: in one colour, and in another where it cannot be used."""
    made = QIcon()
    for ratio in {screen.devicePixelRatio() for screen in QGuiApplication.screens()}:
        made.addPixmap(pixmap(name, colour, size, ratio), QIcon.Mode.Normal)
        made.addPixmap(pixmap(name, disabled, size, ratio), QIcon.Mode.Disabled)
    return made


def application_icon() -> QPixmap:
    """The program's own picture, large enough for every place that shows it."""
    drawn = QPixmap(APPLICATION_SIZE, APPLICATION_SIZE)
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    _renderer("panoplia", QColor()).render(painter)
    painter.end()
    return drawn


def _renderer(name: str, colour: QColor) -> QSvgRenderer:
    source = (files("panoplia_resources") / "icons" / f"{name}.svg").read_bytes()
    return QSvgRenderer(QByteArray(source.replace(b"currentColor", colour.name().encode())))
