# SPDX-License-Identifier: GPL-3.0-or-later
"""One widget for each kind of block of a sheet; each can show another block of the same shape in place."""

from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from panoplia.rules.notes import Words, figure
from panoplia.rules.sheet import (
    Block,
    Cell,
    Column,
    Derived,
    Facts,
    Field,
    Figures,
    Grid,
    Lines,
    Meter,
    Remark,
    Table,
    Track,
    Writing,
)
from panoplia.ui.look import fonts
from panoplia.ui.widgets.field_box import FieldBox, Hands, Shape, shape_of_field
from panoplia.ui.widgets.figures import FiguresView
from panoplia.ui.widgets.flow import FlowRow
from panoplia.ui.widgets.gauge_view import GaugeView
from panoplia.ui.widgets.grid_view import GridView, shape_of_grid
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.lines_view import LinesView, TableView
from panoplia.ui.widgets.offer_button import SIDE, OfferButton
from panoplia.ui.widgets.problems import Problems
from panoplia.ui.widgets.quick_amount import QuickAmount

MOST_INLINE = 60


class BlockView(Protocol):
    """What a form asks of the widget of a block."""

    def show_block(self, block: Block) -> None:
        """Show another block of the same shape."""


def shape_of(block: Block) -> Shape:
    """What of a block decides which widgets show it; the rest is shown in place."""
    match block:
        case Figures() | Facts():
            inline = isinstance(block, Facts) and block.inline
            if isinstance(block, Facts) and _is_long(block):
                return Facts, "long"
            return (type(block), inline, *(shape_of_field(field) for field in block.fields))
        case Track():
            return (Track, shape_of_field(block.value), shape_of_field(block.maximum), block.vital)
        case Writing():
            return (Writing, shape_of_field(block.field))
        case Grid():
            return shape_of_grid(block)
        case _:
            return (type(block),)


def view_of(block: Block, hands: Hands) -> QWidget:
    """A widget for a block, which shows it."""
    match block:
        case Figures():
            return FiguresView(block, hands)
        case Facts() if _is_long(block):
            return LongFactsView(block, hands)
        case Facts():
            return InlineView(block, hands) if block.inline else FactsView(block, hands)
        case Track():
            return TrackView(block, hands)
        case Meter():
            return MeterView(block, hands)
        case Table():
            return TableView(block, hands)
        case Grid():
            return GridView(block, hands)
        case Lines():
            return LinesView(block, hands)
        case Remark():
            return RemarkView(block, hands)
        case Writing():
            return WritingView(block, hands)


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


class LongFactsView(QWidget):
    """Very many facts to be read, in a table: it makes widgets only for what is seen of it."""

    def __init__(self, block: Facts, hands: Hands) -> None:
        super().__init__()
        self._table = TableView(_as_table(block), hands)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._table)

    def name(self, title: str) -> None:
        """What a screen reader calls the table."""
        self._table.name(title)

    def show_block(self, block: Facts) -> None:
        """Show other values."""
        self._table.show_block(_as_table(block))


def _is_long(block: Facts) -> bool:
    return block.inline and len(block.fields) > MOST_INLINE and not any(field.path for field in block.fields)


def _as_table(block: Facts) -> Table:
    return Table(
        (Column("", 3), Column("", 1, right=True)),
        tuple((field.label, _value_of(field)) for field in block.fields),
        headed=False,
        offers=tuple(field.offer for field in block.fields),
    )


def _value_of(field: Field) -> Cell:
    words: Words = figure(field.value) if isinstance(field.value, int) else field.value
    return Derived(words, field.why) if field.why else words


class TrackView(QWidget):
    """A large value of a maximum, and the bar below."""

    def __init__(self, block: Track, hands: Hands) -> None:
        super().__init__()
        self._hands = hands
        self._value = FieldBox(block.value, hands, "figure", fitting=True, apart=True)
        self._of = PlainLabel(kind="secondary")
        self._maximum = FieldBox(block.maximum, hands, "heading", fitting=True, apart=True)
        self._gauge = GaugeView(block.gauge, hands.speech)
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
        column.addWidget(Problems((self._value, self._maximum)))
        self.show_block(block)

    def show_block(self, block: Track) -> None:
        """Show other numbers."""
        self._value.show_field(block.value)
        self._of.setText(self.tr("of"))
        self._maximum.show_field(block.maximum)
        self._gauge.show_gauge(block.gauge, self._hands.speech)


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
