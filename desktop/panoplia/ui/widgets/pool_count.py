# SPDX-License-Identifier: GPL-3.0-or-later
"""The field in which it is typed how many of a pool came up: runes, arrows, coins on the table."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIntValidator, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from panoplia.rules.refusal import Refused
from panoplia.rules.script import Pool
from panoplia.ui.look import fonts

WIDTH = 72


class PoolCount(QLineEdit):
    """A whole number from 0 to the size of the pool; Enter confirms it."""

    confirmed = Signal(str)
    changed = Signal(str)
    """What is typed, where the pool allows it; else nothing."""
    refused = Signal(object)
    """A ``Note``: not so many can come up."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pool: Pool | None = None
        self.setFixedWidth(fonts.px(WIDTH))
        self.textEdited.connect(self._on_edited)

    def set_pool(self, pool: Pool | None, purpose: str) -> None:
        """Ask how many of this pool came up; what was typed is forgotten."""
        self._pool = pool
        self.clear()
        if pool:
            self.setPlaceholderText(f"0–{pool.size}")
            self.setValidator(QIntValidator(0, 999, self))
            name = self.tr("{purpose}: how many came up") if purpose else self.tr("How many came up")
            self.setAccessibleName(name.format(purpose=purpose))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter confirms, once; a space is for what stands around it."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.text() and not event.isAutoRepeat():
                self._confirm()
        elif event.key() == Qt.Key.Key_Space or (event.key() == Qt.Key.Key_Backspace and not self.text()):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _confirm(self) -> None:
        note = self._problem()
        if note:
            self.refused.emit(note)
        else:
            self.confirmed.emit(self.text())

    def _problem(self) -> object:
        try:
            assert self._pool is not None
            self._pool.read(self.text())
        except Refused as refusal:
            return refusal.note
        return None

    def _on_edited(self, text: str) -> None:
        self.changed.emit(text if text and not self._problem() else "")
