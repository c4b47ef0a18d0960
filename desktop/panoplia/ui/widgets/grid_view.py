# SPDX-License-Identifier: GPL-3.0-or-later
"""A profile: fields in rows and columns under short headings."""

from collections.abc import Iterator
from itertools import pairwise
from math import ceil

import msgspec
from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Words, note
from panoplia.rules.sheet import Field, Grid
from panoplia.ui.look import fonts
from panoplia.ui.look.text import natural_width
from panoplia.ui.look.theme import theme_of
from panoplia.ui.widgets.field_box import FieldBox, Hands, Shape, shape_of_field
from panoplia.ui.widgets.field_text import shown
from panoplia.ui.widgets.figures import FigureBox
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.offer_button import OfferButton
from panoplia.ui.widgets.problems import Problems
from panoplia.ui.widgets.tab_stops import stops_in

IN_ROW = QT_TRANSLATE_NOOP("fields", "{label}: {row}")
ACROSS, DOWN, NARROWEST, AROUND_TEXT = 4, 3, 36, 10
"""Between columns and rows, a column at least, and what a cell needs beside its text."""
NARROWEST_LABEL, WIDEST_LABEL = 58, 120


def shape_of_grid(grid: Grid) -> Shape:
    """What of a grid decides which widgets show it."""
    rows = [(row.large, *(field and shape_of_field(field) for field in row.fields)) for row in grid.rows]
    return (Grid, len(grid.headings), *rows)


class GridFigure(FigureBox):
    """A large number, and its die below."""

    def __init__(self, field: Field, hands: Hands) -> None:
        super().__init__(field, hands)
        self.column.setContentsMargins(2, 5, 2, 5)
        self.column.insertStretch(0)
        self._offer = OfferButton(hands, field.offer) if field.offer else None
        if self._offer:
            self.column.addWidget(self._offer, 0, Qt.AlignmentFlag.AlignHCenter)
        self.column.addStretch()

    def show_offer(self, field: Field) -> None:
        """Begin another trial from now on."""
        if self._offer and field.offer:
            self._offer.show_offer(field.offer)


class GridView(QWidget):
    """Columns that do not fit go on below, under their own headings; what is wrong is told below them all."""

    def __init__(self, block: Grid, hands: Hands) -> None:
        super().__init__()
        self._hands, self._block = hands, block
        self._bands = 0
        self._headings = [self._caption() for _ in block.headings]
        self._labels: list[list[PlainLabel]] = []
        self._figures: list[GridFigure] = []
        self._cells: list[list[FieldBox | GridFigure | None]] = [
            [self._cell(field, row.large) for field in row.fields] for row in block.rows
        ]
        for cell in (cell for cells in self._cells for cell in cells if cell):
            # In reading order, which the layout fills column by column.
            cell.setParent(self)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(ACROSS)
        self._grid.setVerticalSpacing(DOWN)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(self._grid)
        column.addWidget(Problems([box for _, box in self._boxes()]))
        # In a column that is shorter than the one beside it, its large numbers would take all the room that is left.
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.show_block(block)

    def name(self, title: str) -> None:
        """What a screen reader calls the profile."""
        self.setAccessibleName(title)

    def show_block(self, block: Grid) -> None:
        """Show other values."""
        self._block = block
        say = self._hands.speech.say
        for caption, heading in zip(self._headings, block.headings, strict=True):
            caption.setText(say(heading))
        for (field, in_row), box in self._boxes():
            named = note(IN_ROW, label=field.label, row=in_row)
            box.show_field(msgspec.structs.replace(field, label=named))
        fields = [field for row in block.rows if row.large for field in row.fields if field]
        for figure, field in zip(self._figures, fields, strict=True):
            figure.show_offer(field)
        self._arrange()
        for labels in self._labels:
            for label, row in zip(labels, block.rows, strict=True):
                label.setText(say(row.label))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._label_width() + self._narrowest() + ACROSS, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Rules below the headings and between the rows; figures have their boxes."""
        painter, line = QPainter(self), theme_of(self.palette()).colour("line")
        rows = self._block.rows
        for band in range(self._bands):
            top = band * (len(rows) + 1)
            for number, row in enumerate(rows):
                if number == 0 or not row.large:
                    above = self._grid.cellRect(top + number, 0)
                    painter.fillRect(QRect(0, above.bottom(), self.width(), 1), line)
        painter.end()

    def _caption(self) -> PlainLabel:
        caption = PlainLabel(kind="caption", elided=True)
        caption.setAlignment(Qt.AlignmentFlag.AlignCenter)
        caption.setContentsMargins(0, 2, 0, 4)
        return caption

    def _cell(self, field: Field | None, large: bool) -> FieldBox | GridFigure | None:
        if field is None:
            return None
        if large:
            self._figures.append(GridFigure(field, self._hands))
            return self._figures[-1]
        box = FieldBox(field, self._hands, boxed=not field.path, apart=True)
        box.align(Qt.AlignmentFlag.AlignHCenter)
        return box

    def _boxes(self) -> Iterator[tuple[tuple[Field, Words], FieldBox]]:
        """Each field with the label of its row, and what shows it, row by row."""
        for row, cells in zip(self._block.rows, self._cells, strict=True):
            for field, cell in zip(row.fields, cells, strict=True):
                if field and cell:
                    yield (field, row.label), cell.box if isinstance(cell, GridFigure) else cell

    def _label_width(self) -> int:
        widths = [natural_width(self._hands.speech.say(row.label), fonts.face("secondary")) for row in self._block.rows]
        return max(min(ceil(max(widths, default=0)) + 8, fonts.px(WIDEST_LABEL)), fonts.px(NARROWEST_LABEL))

    def _narrowest(self) -> int:
        """The width in which every number and every heading can be read."""
        headings = [caption.sizeHint().width() for caption in self._headings]
        texts = [
            ceil(natural_width(shown(field, self._hands.speech), fonts.face("figure" if row.large else "body")))
            for row in self._block.rows for field in row.fields if field
        ]  # fmt: skip
        return max([fonts.px(NARROWEST), *headings, *(text + AROUND_TEXT for text in texts)])

    def _arrange(self) -> None:
        """In as many bands as this width needs, all of them as long as can be."""
        columns, label = len(self._headings), self._label_width()
        room = max((self.width() - label) // (self._narrowest() + ACROSS), 1)
        bands = ceil(columns / room) if self._bands or self.isVisible() else 1
        self._label_rows(bands, label)
        if not columns or bands == self._bands:
            return
        self._bands = bands
        wide = ceil(columns / bands)
        for number, caption in enumerate(self._headings):
            band, place = divmod(number, wide)
            top = band * (len(self._cells) + 1)
            self._grid.addWidget(caption, top, place + 1)
            for row, cells in enumerate(self._cells):
                cell = cells[number]
                if cell:
                    self._grid.addWidget(cell, top + row + 1, place + 1)
        for place in range(columns):
            self._grid.setColumnStretch(place + 1, int(place < wide))
        self._follow(wide)

    def _label_rows(self, bands: int, width: int) -> None:
        """Every band has the labels of the rows at its left."""
        while len(self._labels) < bands:
            labels = [PlainLabel(self._hands.speech.say(row.label), kind="secondary", elided=True)
                      for row in self._block.rows]  # fmt: skip
            top = len(self._labels) * (len(labels) + 1)
            for number, label in enumerate(labels):
                self._grid.addWidget(label, top + number + 1, 0)
            self._labels.append(labels)
        for band, labels in enumerate(self._labels):
            for label in labels:
                label.setFixedWidth(width)
                label.setVisible(band < bands)

    def _follow(self, wide: int) -> None:
        """The Tab key goes through a band row by row."""
        starts = range(0, len(self._headings), wide)
        cells = [cell for start in starts for row in self._cells for cell in row[start : start + wide] if cell]
        stops = [stop for cell in cells for stop in stops_in(cell)]
        for one, following in pairwise(stops):
            QWidget.setTabOrder(one, following)
