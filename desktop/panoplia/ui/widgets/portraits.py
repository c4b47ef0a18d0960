# SPDX-License-Identifier: GPL-3.0-or-later
"""Stored pictures of people as square pixmaps, kept in Qt's own cache."""

from collections.abc import Callable

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PySide6.QtGui import QImageReader, QPixmap, QPixmapCache

from panoplia.rules.refusal import Refused

Read = Callable[[str], bytes | None]
"""Gives a stored picture by its name."""


def portrait(read: Read, name: str, side: float, ratio: float) -> QPixmap | None:
    """The middle of a picture at ``side`` pixels for a screen of ``ratio``; ``None`` where there is none."""
    if not name:
        return None
    key = f"panoplia/portrait/{name}/{side}/{ratio}"
    found = QPixmap()
    if QPixmapCache.find(key, found):
        return found
    try:
        data = read(name)
    except Refused:
        # A picture is no reason to tell of a library that is busy: the initial stands there meanwhile.
        return None
    drawn = squared(data or b"", round(side * ratio))
    if drawn:
        drawn.setDevicePixelRatio(ratio)
        QPixmapCache.insert(key, drawn)
    return drawn


def squared(data: bytes, side: int) -> QPixmap | None:
    """The middle of a picture, ``side`` dots high and wide; ``None`` where it cannot be read."""
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    size = reader.size()
    if not size.isValid():
        return None
    reader.setScaledSize(size.scaled(QSize(side, side), Qt.AspectRatioMode.KeepAspectRatioByExpanding))
    image = reader.read()
    if image.isNull():
        return None
    left, top = (image.width() - side) // 2, (image.height() - side) // 2
    return QPixmap.fromImage(image.copy(left, top, side, side))
