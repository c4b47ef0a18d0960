# SPDX-License-Identifier: GPL-3.0-or-later
"""The lists of a fight: letters and digits are commands here, not a search."""

from PySide6.QtCore import QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QListView, QWidget

from panoplia.ui.widgets.enter import ENTER


class CommandList(QListView):
    """Enter and a double click take a row; the menu key asks for its menu."""

    taken = Signal(QModelIndex)
    menu_wanted = Signal(QModelIndex, QPoint)
    """The menu of a row, at a point of the screen."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.doubleClicked.connect(self.taken)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            if not event.isAutoRepeat() and self.currentIndex().isValid():
                self.taken.emit(self.currentIndex())
        elif event.modifiers() & Qt.KeyboardModifier.AltModifier or (event.text() and event.text().isprintable()):
            # What stands around the list has a use for it.
            event.ignore()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        keyboard = event.reason() == QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if keyboard else self.indexAt(event.pos())
        if index.isValid():
            at = self.visualRect(index).center() if keyboard else event.pos()
            self.menu_wanted.emit(index, self.viewport().mapToGlobal(at))
