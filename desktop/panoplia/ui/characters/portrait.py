# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of a person from a file, the clipboard or another window, and the badge that they are dropped on."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMimeData, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QImage, QImageWriter
from PySide6.QtWidgets import QFileDialog, QWidget

from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.refusal import Refused
from panoplia.ui.room import Room
from panoplia.ui.widgets.badge import Badge

NO_PICTURE_THERE = QT_TRANSLATE_NOOP(
    "portrait", "There is no picture on the clipboard: copy one first, or take it from a file."
)
NOT_DROPPED = QT_TRANSLATE_NOOP("portrait", "What was dropped here is no picture.")
CLIPBOARD = QT_TRANSLATE_NOOP("portrait", "The picture on the clipboard")
DROPPED = QT_TRANSLATE_NOOP("portrait", "The picture that was dropped here")
CHOOSE = QT_TRANSLATE_NOOP("portrait", "Portrait from file")
PICTURES = QT_TRANSLATE_NOOP("portrait", "Pictures ({endings})")


def from_file(room: Room, parent: QWidget) -> bytes | None:
    """Ask for a file and read it; ``None`` where none was chosen, ``Refused`` where it is no picture."""
    # Imported on first use: it brings Pillow, which a start must not wait for.
    from panoplia.exchange import pictures

    endings = " ".join(f"*.{suffix}" for suffix in pictures.SUFFIXES)
    dialog = QFileDialog(parent, room.speech.say(CHOOSE), "", room.speech.say(note(PICTURES, endings=endings)))
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    chosen = dialog.selectedFiles() if dialog.exec() else []
    dialog.deleteLater()
    if not chosen:
        return None
    with _patience():
        return pictures.portrait_from_file(Path(chosen[0]))


def from_clipboard(room: Room) -> bytes:
    """The picture on the clipboard, or the file that was copied there; ``Refused`` where there is none."""
    data = QGuiApplication.clipboard().mimeData()
    if not holds_picture(data):
        raise Refused(NO_PICTURE_THERE)
    return _from_data(data, room.speech.say(CLIPBOARD))


def from_drop(room: Room, data: QMimeData) -> bytes:
    """The picture, or the file, that was dropped; ``Refused`` where it is neither."""
    if not holds_picture(data):
        raise Refused(NOT_DROPPED)
    return _from_data(data, room.speech.say(DROPPED))


def holds_picture(data: QMimeData | None) -> bool:
    """Whether a picture may come of what was copied or dragged; a clipboard may be out of reach."""
    return data is not None and (data.hasImage() or any(url.isLocalFile() for url in data.urls()))


class PortraitBadge(Badge):
    """A badge on which pictures can be dropped."""

    dropped = Signal(object)
    """The ``QMimeData`` that was dropped."""

    def __init__(self, size: int = 38, parent: QWidget | None = None) -> None:
        super().__init__(size, parent)
        self.setAcceptDrops(True)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if holds_picture(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        self.dropped.emit(event.mimeData())


def _from_data(data: QMimeData, name: str) -> bytes:
    # As above.
    from panoplia.exchange import pictures

    files = [url.toLocalFile() for url in data.urls() if url.isLocalFile()]
    with _patience():
        if files:
            return pictures.portrait_from_file(Path(files[0]))
        image = data.imageData()
        if not isinstance(image, QImage) or image.isNull():
            raise Refused(pictures.NO_PICTURE, file=name)
        pictures.refuse_large(image.width(), image.height(), name)
        return pictures.portrait_from_bytes(_as_png(image), name)


@contextmanager
def _patience() -> Iterator[None]:
    """A large picture takes a moment to read."""
    QGuiApplication.setOverrideCursor(Qt.CursorShape.BusyCursor)
    try:
        yield
    finally:
        QGuiApplication.restoreOverrideCursor()


def _as_png(image: QImage) -> bytes:
    written = QByteArray()
    buffer = QBuffer(written)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"PNG")).write(image)
    return bytes(written.data())
