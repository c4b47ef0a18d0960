# SPDX-License-Identifier: GPL-3.0-or-later
"""Whose Ctrl+Z it is: a field's while something was typed in it, else the fight's."""

from PySide6.QtCore import QEvent, QObject, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QLineEdit, QWidget


class FieldUndo(QObject):
    """Watches the field of a window that has the keyboard: it would claim the key even with nothing to take back."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._watched: QWidget | None = None
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_focus)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
            return False
        line = _line_of(watched)
        undo, redo = event.matches(QKeySequence.StandardKey.Undo), event.matches(QKeySequence.StandardKey.Redo)
        if line is None or not (undo or redo):
            return False
        if line.isUndoAvailable() if undo else line.isRedoAvailable():
            return False
        event.ignore()
        return True

    @Slot(QWidget, QWidget)
    def _on_focus(self, old: QWidget | None, new: QWidget | None) -> None:
        if old is not None and old is self._watched:
            old.removeEventFilter(self)
        self._watched = None
        if new is not None and new.window() is self._window and _line_of(new) is not None:
            new.installEventFilter(self)
            self._watched = new


def _line_of(widget: QObject) -> QLineEdit | None:
    if isinstance(widget, QAbstractSpinBox):
        return widget.lineEdit()
    return widget if isinstance(widget, QLineEdit) else None
