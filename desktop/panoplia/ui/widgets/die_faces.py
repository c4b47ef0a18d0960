# SPDX-License-Identifier: GPL-3.0-or-later
"""Boxes in which the faces of real dice are typed."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.ui.look import fonts
from panoplia.ui.look.painting import CONTROL_RADIUS, paint_box
from panoplia.ui.look.theme import Theme, theme_of

BOX_WIDTH, BOX_HEIGHT, GAP = 34, 36, 8
IN_A_ROW = 10
NO_SUCH_FACE = QT_TRANSLATE_NOOP("dice", "A d{size} shows 1 to {size}, not “{text}”.")


class DieFaces(QWidget):
    """One box a die. Digits fill the next empty box, Backspace goes back, and the last face completes the throw.

    A box takes a digit as soon as no further one could follow; a space or Enter ends a face early (a 1 on a d12).
    Enter after the last face also confirms the throw.
    """

    confirmed = Signal(str)
    """Enter was pressed with all faces typed; until then a typo can be taken back."""
    completed = Signal(str)
    """All faces, as ``2+4``."""
    changed = Signal(str)
    """The faces typed so far."""
    refused = Signal(object)
    """A ``Note``: the die has no such face."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sizes: tuple[int, ...] = ()
        self._faces: list[int] = []
        self._typed = ""
        self._purpose = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._say()

    def set_sizes(self, sizes: Sequence[int]) -> None:
        """Ask for dice of these sizes; what was typed is forgotten."""
        self._sizes = tuple(sizes)
        self._clear()
        self.updateGeometry()

    def set_purpose(self, words: str) -> None:
        """What the dice are for, where several boxes stand beside each other."""
        self._purpose = words
        self._say()

    @property
    def text(self) -> str:
        """The faces typed so far, as ``2+4``."""
        return "+".join(map(str, self._faces))

    def sizeHint(self) -> QSize:
        count = min(len(self._sizes), IN_A_ROW)
        rows = max(ceil(len(self._sizes) / IN_A_ROW), 1)
        across = fonts.px(BOX_WIDTH) * count + GAP * max(count - 1, 0)
        return QSize(across, fonts.px(BOX_HEIGHT) * rows + GAP * (rows - 1))

    def event(self, event: QEvent) -> bool:
        """Digits are faces here, whatever shortcut they are elsewhere."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._takes(event):
            event.accept()
            return True
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.isAutoRepeat():
            # A held key is one face.
            return
        if not self._takes(event):
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Backspace:
            self._back()
        elif event.text() in ("+", " ") or event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self._typed:
                self._finish_face()
            if event.text() not in ("+", " ") and 0 < len(self._faces) == len(self._sizes):
                self.confirmed.emit(self.text)
        else:
            self._type(event.text())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = theme_of(self.palette()), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number in range(len(self._sizes)):
            self._paint_box(painter, number, theme)
        painter.end()

    def _takes(self, event: QKeyEvent) -> bool:
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier & ~Qt.KeyboardModifier.ShiftModifier:
            return False
        if event.key() == Qt.Key.Key_Backspace:
            return bool(self._typed or self._faces)
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.text() in ("+", " ") or enter:
            return bool(self._typed) or (enter and 0 < len(self._faces) == len(self._sizes))
        return len(event.text()) == 1 and event.text() in "0123456789" and len(self._faces) < len(self._sizes)

    def _type(self, digit: str) -> None:
        size = self._sizes[len(self._faces)]
        self._typed += digit
        if self._face() is None and not self._may_grow(size):
            self._refuse(size)
        elif not self._may_grow(size):
            self._finish_face()
        else:
            self._changed()

    def _may_grow(self, size: int) -> bool:
        """Whether one more digit could still make a face."""
        if self._typed.startswith("0"):
            return size == 100 and self._typed == "0"
        return int(self._typed) * 10 <= size

    def _face(self) -> int | None:
        size = self._sizes[len(self._faces)]
        value = 100 if size == 100 and self._typed == "00" else int(self._typed)
        return value if 1 <= value <= size else None

    def _finish_face(self) -> None:
        face = self._face()
        if face is None:
            self._refuse(self._sizes[len(self._faces)])
            return
        self._faces.append(face)
        self._typed = ""
        self._changed()
        if len(self._faces) == len(self._sizes):
            self.completed.emit(self.text)

    def _refuse(self, size: int) -> None:
        text, self._typed = self._typed, ""
        self._changed()
        self.refused.emit(note(NO_SUCH_FACE, size=size, text=text))

    def _back(self) -> None:
        if self._typed:
            self._typed = self._typed[:-1]
        else:
            self._faces.pop()
        self._changed()

    def _clear(self) -> None:
        self._faces, self._typed = [], ""
        self._changed()

    def _changed(self) -> None:
        self._say()
        self.update()
        self.changed.emit(self.text)

    def _say(self) -> None:
        named = self.tr("{purpose}: faces of your dice").format(purpose=self._purpose)
        self.setAccessibleName(named if self._purpose else self.tr("Faces of your dice"))
        dice = ", ".join(f"d{size}" for size in self._sizes)
        self.setAccessibleDescription(self.tr("{dice}: {faces}").format(dice=dice, faces=self.text or "–"))

    def _paint_box(self, painter: QPainter, number: int, theme: Theme) -> None:
        width, height = fonts.px(BOX_WIDTH), fonts.px(BOX_HEIGHT)
        rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        row, place = divmod(number, IN_A_ROW)
        if rtl:
            place = min(len(self._sizes), IN_A_ROW) - 1 - place
        rect = QRectF(place * (width + GAP), row * (height + GAP), width, height)
        filled, active = number < len(self._faces), number == len(self._faces)
        focus = active and self.hasFocus()
        if filled:
            paint_box(painter, rect, CONTROL_RADIUS, theme.colour("panel"), theme.colour("ink"), 1.4)
        else:
            pen = QPen(theme.colour("accent" if focus else "muted"), 2 if focus else 1.2)
            pen.setDashPattern([2.5, 2])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), CONTROL_RADIUS, CONTROL_RADIUS)
        text = str(self._faces[number]) if filled else self._typed if active and self._typed else "?"
        painter.setFont(fonts.face("strong" if filled or (active and self._typed) else "caption"))
        painter.setPen(theme.colour("muted" if text == "?" else "ink"))
        painter.drawText(rect, int(Qt.AlignmentFlag.AlignCenter), text)
