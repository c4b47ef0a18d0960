# SPDX-License-Identifier: GPL-3.0-or-later
"""One widget for each kind of block of a sheet; each can show another block of the same shape in place."""

from math import ceil
from typing import Protocol

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Slot
from PySide6.QtGui import QEnterEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from panoplia.rules.sheet import Block, Facts, Field, Figures, Meter, Remark, Table, Track, Writing
from panoplia.ui.look import fonts
from panoplia.ui.look.painting import ROW_RADIUS, paint_box
from panoplia.ui.look.text import tool_tip
from panoplia.ui.look.theme import ColourName, theme_of
from panoplia.ui.widgets.field_box import FieldBox, Hands, Shape, shape_of_field
from panoplia.ui.widgets.flow import FlowRow
from panoplia.ui.widgets.gauge_view import GaugeView
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.offer_button import SIDE, OfferButton
from panoplia.ui.widgets.quick_amount import QuickAmount
from panoplia.ui.widgets.sheet_table import SheetTable

NARROWEST_FIGURE, FIGURE_GAP, OFFER_INSET = 72, 14, 4


class BlockView(Protocol):
    """What a form asks of the widget of a block."""

    def show_block(self, block: Block) -> None:
        """Show another block of the same shape."""


def shape_of(block: Block) -> Shape:
    """What of a block decides which widgets show it; the rest is shown in place."""
    match block:
        case Figures() | Facts():
            inline = isinstance(block, Facts) and block.inline
            return (type(block), inline, *(shape_of_field(field) for field in block.fields))
        case Track():
            return (Track, shape_of_field(block.value), shape_of_field(block.maximum), block.vital)
        case Writing():
            return (Writing, shape_of_field(block.field))
        case _:
            return (type(block),)


def view_of(block: Block, hands: Hands) -> QWidget:
    """A widget for a block, which shows it."""
    match block:
        case Figures():
            return FiguresView(block, hands)
        case Facts():
            return InlineView(block, hands) if block.inline else FactsView(block, hands)
        case Track():
            return TrackView(block, hands)
        case Meter():
            return MeterView(block, hands)
        case Table():
            return TableView(block, hands)
        case Remark():
            return RemarkView(block, hands)
        case Writing():
            return WritingView(block, hands)


class FigureCell(QWidget):
    """A large number in a box, its label below. The box shows where the keyboard is."""

    def __init__(self, field: Field, hands: Hands) -> None:
        super().__init__()
        self._hands = hands
        self.box = FieldBox(field, hands, "figure", boxed=True, apart=True)
        self.box.align(Qt.AlignmentFlag.AlignHCenter)
        self._label = PlainLabel(kind="caption", elided=True)
        self._label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 8, 6, 8)
        column.setSpacing(0)
        column.addWidget(self.box)
        column.addWidget(self._label)
        self.setFocusProxy(self.box)
        self._offer = OfferButton(hands, field.offer, self) if field.offer else None
        self.box.problem_changed.connect(self.update)
        if self.box.editor:
            self.box.editor.installEventFilter(self)
            self.setCursor(Qt.CursorShape.IBeamCursor)
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

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The box is painted anew when its number gets or loses the keyboard."""
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return super().eventFilter(watched, event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.box.editor:
            self.box.editor.setFocus(Qt.FocusReason.MouseFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._offer is None:
            return
        side = self._offer.sizeHint()
        rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        self._offer.setGeometry(OFFER_INSET if rtl else self.width() - side.width() - OFFER_INSET, OFFER_INSET,
                                side.width(), side.height())  # fmt: skip

    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, editor = theme_of(self.palette()), self.box.editor
        focus = editor is not None and editor.hasFocus()
        lively = editor is not None and (focus or self.underMouse())
        line: ColourName = "bad" if self.box.problem else "accent" if focus else "muted" if lively else "line"
        painter = QPainter(self)
        fill = theme.colour("panel") if lively else None
        paint_box(painter, QRectF(self.rect()), ROW_RADIUS, fill, theme.colour(line), 2 if focus else 1)
        painter.end()


class FiguresView(QWidget):
    """Boxes side by side, as many in a row as there is room for; what is wrong is told below them all."""

    def __init__(self, block: Figures, hands: Hands) -> None:
        super().__init__()
        self._cells = [FigureCell(field, hands) for field in block.fields]
        self._columns = 0
        self._grid = QGridLayout()
        self._grid.setSpacing(FIGURE_GAP)
        self._problem = PlainLabel(kind="small_bad", wrapped=True)
        self._problem.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(self._grid)
        column.addWidget(self._problem)
        for cell in self._cells:
            cell.box.problem_changed.connect(self._on_problem)
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

    @Slot()
    def _on_problem(self) -> None:
        problems = [cell.box.problem for cell in self._cells if cell.box.problem]
        self._problem.setText("\n".join(problems))
        self._problem.setVisible(bool(problems))


class FactsView(QWidget):
    """Label and value, one a line."""

    def __init__(self, block: Facts, hands: Hands) -> None:
        super().__init__()
        self._hands = hands
        self._labels = [PlainLabel(kind="secondary", wrapped=True) for _ in block.fields]
        self._boxes = [FieldBox(field, hands) for field in block.fields]
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(0, 2)
        grid.setColumnStretch(1, 3)
        for row, (label, box) in enumerate(zip(self._labels, self._boxes, strict=True)):
            grid.addWidget(label, row, 0)
            grid.addWidget(box, row, 1)
        self.show_block(block)

    def show_block(self, block: Facts) -> None:
        """Show other values."""
        for label, box, field in zip(self._labels, self._boxes, block.fields, strict=True):
            label.setText(self._hands.speech.say(field.label))
            box.show_field(field)


class InlineView(FlowRow):
    """Label and value, one pair behind the other."""

    def __init__(self, block: Facts, hands: Hands) -> None:
        super().__init__(gap=16)
        self._hands = hands
        self._labels = [PlainLabel(kind="secondary") for _ in block.fields]
        self._boxes = [FieldBox(field, hands, fitting=True) for field in block.fields]
        self._offers = [OfferButton(hands, field.offer) if field.offer else None for field in block.fields]
        pairs = []
        for label, box, offer in zip(self._labels, self._boxes, self._offers, strict=True):
            pair = QWidget()
            row = QHBoxLayout(pair)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(4)
            row.addWidget(label)
            row.addWidget(box)
            if offer:
                row.addWidget(offer)
            if any(self._offers):
                # All pairs are as high as those with a die, so that they stand on one line.
                row.addStrut(fonts.px(SIDE))
            pairs.append(pair)
        self.set_widgets(pairs)
        self.show_block(block)

    def show_block(self, block: Facts) -> None:
        """Show other values."""
        parts = zip(self._labels, self._boxes, self._offers, block.fields, strict=True)
        for label, box, offer, field in parts:
            label.setText(self._hands.speech.say(field.label))
            box.show_field(field)
            if offer and field.offer:
                offer.show_offer(field.offer)
        self.rearrange()


class TrackView(QWidget):
    """A large value of a maximum, and the bar below."""

    def __init__(self, block: Track, hands: Hands) -> None:
        super().__init__()
        self._hands = hands
        self._value = FieldBox(block.value, hands, "figure", fitting=True, apart=True)
        self._of = PlainLabel(kind="secondary")
        self._maximum = FieldBox(block.maximum, hands, "heading", fitting=True, apart=True)
        self._gauge = GaugeView(block.gauge, hands.speech)
        self._problem = PlainLabel(kind="small_bad", wrapped=True)
        row = QHBoxLayout()
        row.setSpacing(4)
        for widget in (self._value, self._of, self._maximum):
            row.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addStretch()
        if block.vital:
            self._quick = QuickAmount(hands)
            row.addWidget(self._quick, 0, Qt.AlignmentFlag.AlignVCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addLayout(row)
        column.addWidget(self._gauge)
        column.addWidget(self._problem)
        for box in (self._value, self._maximum):
            box.problem_changed.connect(self._on_problem)
        self._problem.hide()
        self.show_block(block)

    def show_block(self, block: Track) -> None:
        """Show other numbers."""
        self._value.show_field(block.value)
        self._of.setText(self.tr("of"))
        self._maximum.show_field(block.maximum)
        self._gauge.show_gauge(block.gauge, self._hands.speech)

    @Slot()
    def _on_problem(self) -> None:
        problems = [box.problem for box in (self._value, self._maximum) if box.problem]
        self._problem.setText("\n".join(problems))
        self._problem.setVisible(bool(problems))


class MeterView(QWidget):
    """A caption, a gauge, and what it says in words."""

    def __init__(self, block: Meter, hands: Hands) -> None:
        super().__init__()
        self._hands = hands
        self._caption, self._words = PlainLabel(), PlainLabel(kind="secondary", wrapped=True)
        self._gauge = GaugeView(block.gauge, hands.speech)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self._caption)
        row.addWidget(self._gauge)
        row.addWidget(self._words, 1)
        self.show_block(block)

    def show_block(self, block: Meter) -> None:
        """Show another gauge."""
        say = self._hands.speech.say
        self._caption.setText(say(block.caption))
        self._caption.setVisible(bool(block.caption))
        self._gauge.show_gauge(block.gauge, self._hands.speech)
        self._words.setText(say(block.words))


class TableView(QWidget):
    """A table, or what to do first where it is empty."""

    def __init__(self, block: Table, hands: Hands) -> None:
        super().__init__()
        self._hands = hands
        self._table = SheetTable(hands)
        self._empty = PlainLabel(kind="secondary", wrapped=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._table)
        column.addWidget(self._empty)
        self.show_block(block)

    def name(self, title: str) -> None:
        """What a screen reader calls the table."""
        self._table.setAccessibleName(title)

    def show_block(self, block: Table) -> None:
        """Show other cells."""
        self._table.show_table(block, self._hands.speech)
        self._empty.setText(self._hands.speech.say(block.empty))
        self._table.setVisible(bool(block.rows))
        self._empty.setVisible(not block.rows and bool(block.empty))


class RemarkView(PlainLabel):
    """A sentence of secondary text."""

    def __init__(self, block: Remark, hands: Hands) -> None:
        super().__init__(kind="secondary", wrapped=True)
        self._hands = hands
        self.show_block(block)

    def show_block(self, block: Remark) -> None:
        """Show another sentence."""
        self.setText(self._hands.speech.say(block.words))


class WritingView(QWidget):
    """A long text of the person."""

    def __init__(self, block: Writing, hands: Hands) -> None:
        super().__init__()
        self._box = FieldBox(block.field, hands)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._box)

    def show_block(self, block: Writing) -> None:
        """Show another text."""
        self._box.show_field(block.field)
