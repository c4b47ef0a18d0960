# SPDX-License-Identifier: GPL-3.0-or-later
"""Large numbers in boxes: a row of them, and what one is made of."""

from math import ceil

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QEnterEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from panoplia.rules.sheet import Field, Figures
from panoplia.ui.look import fonts
from panoplia.ui.look.painting import ROW_RADIUS, paint_box
from panoplia.ui.look.text import tool_tip
from panoplia.ui.look.theme import ColourName, theme_of
from panoplia.ui.widgets.field_box import FieldBox, Hands
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.offer_button import OfferButton
from panoplia.ui.widgets.problems import Problems

NARROWEST_FIGURE, FIGURE_GAP, OFFER_INSET = 72, 14, 4


class FigureBox(QWidget):
    """A large number in a box, which shows where the keyboard is. ``column`` is its layout."""

    def __init__(self, field: Field, hands: Hands) -> None:
        super().__init__()
        self.box = FieldBox(field, hands, "figure", boxed=True, apart=True)
        self.box.align(Qt.AlignmentFlag.AlignHCenter)
        self.column = QVBoxLayout(self)
        self.column.setSpacing(0)
        self.column.addWidget(self.box)
        self.setFocusProxy(self.box)
        self.box.problem_changed.connect(self.update)
        if self.box.editor:
            self.box.editor.installEventFilter(self)
            self.setCursor(Qt.CursorShape.IBeamCursor)
        elif self.box.why:
            self.setCursor(Qt.CursorShape.PointingHandCursor)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The box is painted anew when its number gets or loses the keyboard."""
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return super().eventFilter(watched, event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.box.editor:
            self.box.editor.setFocus(Qt.FocusReason.MouseFocusReason)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.box.why and self.rect().contains(event.position().toPoint()):
            self.box.why.ask()

    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, editor = theme_of(self.palette()), self.box.editor
        focus = editor is not None and editor.hasFocus()
        lively = focus or ((editor or self.box.why) is not None and self.underMouse())
        line: ColourName = "bad" if self.box.problem else "accent" if focus else "muted" if lively else "line"
        painter = QPainter(self)
        fill = theme.colour("panel") if lively else None
        paint_box(painter, QRectF(self.rect()), ROW_RADIUS, fill, theme.colour(line), 2 if focus else 1)
        painter.end()


class FigureCell(FigureBox):
    """A large number with its label below, and its die in the corner."""

    def __init__(self, field: Field, hands: Hands) -> None:
        super().__init__(field, hands)
        self._hands = hands
        self._label = PlainLabel(kind="caption", elided=True)
        self._label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.column.setContentsMargins(6, 8, 6, 8)
        self.column.addWidget(self._label)
        self._offer = OfferButton(hands, field.offer, self) if field.offer else None
        self.show_field(field)

    def show_field(self, field: Field) -> None:
        """Show another field of the same shape."""
        self.box.show_field(field)
        label = self._hands.speech.say(field.label)
        self._label.setText(label.upper())
        self.setToolTip(tool_tip(self._hands.speech.say(field.hint)))
        if self._offer and field.offer:
            self._offer.show_offer(field.offer)

    def label_width(self) -> int:
        """How wide the box is that shows all of its label."""
        return self._label.sizeHint().width() + 14

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._offer is None:
            return
        side = self._offer.sizeHint()
        rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        self._offer.setGeometry(OFFER_INSET if rtl else self.width() - side.width() - OFFER_INSET, OFFER_INSET,
                                side.width(), side.height())  # fmt: skip


class FiguresView(QWidget):
    """Boxes side by side, as many in a row as there is room for; what is wrong is told below them all."""

    def __init__(self, block: Figures, hands: Hands) -> None:
        super().__init__()
        self._cells = [FigureCell(field, hands) for field in block.fields]
        self._columns = 0
        self._grid = QGridLayout()
        self._grid.setSpacing(FIGURE_GAP)
        self._problem = Problems([cell.box for cell in self._cells])
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(self._grid)
        column.addWidget(self._problem)
        self._arrange(len(self._cells))

    def show_block(self, block: Figures) -> None:
        """Show other numbers."""
        for cell, field in zip(self._cells, block.fields, strict=True):
            cell.show_field(field)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrowest = max([fonts.px(NARROWEST_FIGURE), *(cell.label_width() for cell in self._cells)])
        room = max(1, min((self.width() + FIGURE_GAP) // (narrowest + FIGURE_GAP), len(self._cells)))
        rows = ceil(len(self._cells) / room)
        # Rows of equal length rather than one box left over.
        self._arrange(ceil(len(self._cells) / max(rows, 1)))

    def _arrange(self, columns: int) -> None:
        if not self._cells or columns == self._columns:
            return
        for old in range(self._columns):
            self._grid.setColumnStretch(old, 0)
        self._columns = columns
        for number, cell in enumerate(self._cells):
            self._grid.addWidget(cell, number // columns, number % columns)
        for new in range(columns):
            self._grid.setColumnStretch(new, 1)
