# SPDX-License-Identifier: GPL-3.0-or-later
"""A figure that tells where it comes from when it is pressed; dots below it say that there is something to tell."""

from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QStyle

from panoplia.rules.notes import Words, note
from panoplia.rules.why import Sum
from panoplia.ui.look import fonts
from panoplia.ui.look.painting import CONTROL_RADIUS, by_keyboard, paint_focus
from panoplia.ui.look.text import elided, natural_width
from panoplia.ui.look.theme import theme_of
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.why_popup import ASKING, NAMED, in_a_line, show_why
from panoplia.words import Speech

DOTS, RING = 1.2, 3
"""How thick the dots are, and the room that the ring of the keyboard takes around the words."""


def paint_dots(painter: QPainter, left: float, width: float, y: float, colour: QColor) -> None:
    """A dotted line below words that can be asked about."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(colour, DOTS, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap)
    pen.setDashPattern([0.01, 2.4])
    painter.setPen(pen)
    painter.drawLine(QPointF(left, y), QPointF(left + width, y))
    painter.restore()


class WhyValue(Button):
    """Reached by Tab; Enter, Space or a click asks."""

    def __init__(self, kind: fonts.Kind = "body") -> None:
        self._kind: fonts.Kind = kind
        self._label: Words = ""
        self._figure = Sum(0, ())
        self._speech: Speech | None = None
        self._alignment = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        super().__init__()
        self.setFlat(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self.ask)

    def show_value(self, text: str, label: Words, figure: Sum, speech: Speech) -> None:
        """Show a figure, and be ready to tell of it."""
        self._label, self._figure, self._speech = label, figure, speech
        self.setText(text)
        told = in_a_line(figure, speech)
        self.setAccessibleName(speech.say(note(NAMED, label=label, value=text)) if label else text)
        self.setAccessibleDescription(told)
        self.setToolTip(told)
        self.updateGeometry()

    def align(self, alignment: Qt.AlignmentFlag) -> None:
        """Where the words stand."""
        self._alignment = alignment
        self.update()

    @Slot()
    def ask(self) -> None:
        """Tell where the figure comes from."""
        if self._speech:
            show_why(self, self._words_rect().toAlignedRect(), self._label, self._figure, self._speech)

    def sizeHint(self) -> QSize:
        width = ceil(natural_width(self.text(), fonts.face(self._kind))) + 2 * RING
        return QSize(width, ceil(fonts.height(self._kind)) + RING).grownBy(self.contentsMargins())

    def minimumSizeHint(self) -> QSize:
        return QSize(min(self.sizeHint().width(), fonts.px(24)), self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ASKING:
            # On the way down: the popup would never hear the key come up.
            if not event.isAutoRepeat():
                self.ask()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, font, rect = theme_of(self.palette()), fonts.face(self._kind), self._words_rect()
        pointed = self.underMouse() and self.isEnabled()
        painter = QPainter(self)
        painter.setFont(font)
        painter.setPen(theme.colour("accent" if pointed else "ink"))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextDontClip
        painter.drawText(rect, int(flags), elided(self.text(), font, rect.width()))
        paint_dots(
            painter, rect.left(), rect.width(), rect.bottom() + 0.5, theme.colour("accent" if pointed else "muted")
        )
        if by_keyboard(self):
            ring = rect.adjusted(-RING, -1, RING, RING - 1).intersected(QRectF(self.rect()))
            paint_focus(painter, ring, CONTROL_RADIUS, theme.colour("accent"))
        painter.end()

    def _words_rect(self) -> QRectF:
        """Where the words stand."""
        font, room = fonts.face(self._kind), QRectF(self.contentsRect()).adjusted(RING, 0, -RING, 0)
        size = QSize(min(ceil(natural_width(self.text(), font)), int(room.width())), ceil(fonts.height(self._kind)) - 1)
        place = QStyle.alignedRect(self.layoutDirection(), self._alignment, size, room.toRect())
        return QRectF(place)
