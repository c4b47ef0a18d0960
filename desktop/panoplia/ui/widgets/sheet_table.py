# SPDX-License-Identifier: GPL-3.0-or-later
"""A table of a sheet, to be read: words and gauges, as high as its rows."""

from collections.abc import Iterable, Sequence
from math import ceil
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    Qt,
    QTimer,
    Slot,
)
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QShowEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QHeaderView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from panoplia.rules.gauges import DieGauge, Gauge, drawing, spoken
from panoplia.rules.notes import Words
from panoplia.rules.sheet import Offer, Table
from panoplia.ui.look import fonts, lists
from panoplia.ui.look.painting import CONTROL_RADIUS, paint_drawing, paint_focus, size_of
from panoplia.ui.look.text import elided, natural_width, tool_tip
from panoplia.ui.look.theme import theme_of
from panoplia.ui.widgets.field_box import Hands
from panoplia.ui.widgets.offer_button import SIDE, OfferButton
from panoplia.words import Speech

Index = QModelIndex | QPersistentModelIndex
NO_PARENT = QModelIndex()
GAUGE_ROLE = Qt.ItemDataRole.UserRole
ROW_HEIGHT, PADDING = 34, 8
WIDTH_OF_DIE, LEAST_NAME = 122, 110
ROWS_MEASURED = 60
OFFERS_AT_ONCE = 40
"""Rows that have their button from the start; in a long table the others get theirs when they are seen."""


class SheetTableModel(QAbstractTableModel):
    """The cells of a ``Table`` in one language."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = Table((), ())
        self._speech: Speech | None = None

    @property
    def table(self) -> Table:
        """The description that is shown."""
        return self._table

    def show_table(self, table: Table, speech: Speech) -> None:
        """Show other cells. Nothing is signalled where nothing changed."""
        if table == self._table and speech is self._speech:
            return
        same_size = (len(table.rows), len(table.columns)) == (self.rowCount(), self.columnCount())
        if not same_size:
            self.beginResetModel()
        self._table, self._speech = table, speech
        if not same_size:
            self.endResetModel()
        elif table.rows:
            self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, self.columnCount() - 1))
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._table.rows)

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._table.columns)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(self._table.columns):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._say(self._table.columns[section].title)
        return self._alignment(section) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        cell = self._table.rows[index.row()][index.column()]
        gauge = cell if isinstance(cell, Gauge) else None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(cell)
            case Qt.ItemDataRole.ToolTipRole:
                return tool_tip(self._text(cell))
            case Qt.ItemDataRole.AccessibleTextRole:
                title = self._say(self._table.columns[index.column()].title)
                return f"{title}: {self._text(cell)}" if title else self._text(cell)
            case Qt.ItemDataRole.TextAlignmentRole:
                return self._alignment(index.column())
            case _ if role == GAUGE_ROLE:
                return gauge
        return None

    def _text(self, cell: Words | Gauge) -> str:
        return self._say(spoken(cell) if isinstance(cell, Gauge) else cell)

    def _say(self, words: Words) -> str:
        return self._speech.say(words) if self._speech else ""

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        right = self._table.columns[column].right
        return (Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft) | Qt.AlignmentFlag.AlignVCenter


class CellDelegate(QStyledItemDelegate):
    """Paints a cell: its first column in bold, gauges as they are drawn everywhere."""

    def __init__(self, view: "SheetTable") -> None:
        super().__init__(view)
        self._view = view

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, rect = theme_of(option.palette), QRectF(option.rect).adjusted(PADDING, 0, -PADDING, -1)
        if index.column() == 0:
            rect.setWidth(rect.width() - self._view.room_for_offers)
        gauge = index.data(GAUGE_ROLE)
        painter.save()
        if gauge is not None:
            drawn = drawing(gauge, "screen", rect.width() / fonts.scale())
            top = rect.center().y() - size_of(drawn).height() / 2
            painter.setClipRect(option.rect)
            paint_drawing(painter, drawn, QPointF(rect.left(), top), theme, self._view.speech.say)
        else:
            font = fonts.face("strong" if index.column() == 0 and self._view.headed else "body")
            painter.setFont(font)
            painter.setPen(theme.colour("ink"))
            flags = index.data(Qt.ItemDataRole.TextAlignmentRole) | Qt.TextFlag.TextSingleLine
            text = str(index.data(Qt.ItemDataRole.DisplayRole))
            painter.drawText(rect, int(flags), elided(text, font, rect.width()))
        if option.state & QStyle.StateFlag.State_HasFocus:
            paint_focus(painter, QRectF(option.rect).adjusted(0, 2, 0, -3), CONTROL_RADIUS, theme.colour("accent"))
        painter.restore()


class SheetTable(QTableView):
    """Never scrolls: the page around it does. The arrow keys walk its cells for a screen reader."""

    def __init__(self, hands: Hands) -> None:
        super().__init__()
        self.speech = hands.speech
        self.headed = True
        self._measured = False
        self._hands = hands
        self._offered: dict[int, Offer] = {}
        self._offers: dict[int, OfferButton] = {}
        self._seen = QTimer(self, singleShot=True, interval=0)
        self._seen.timeout.connect(self._on_seen)
        self._model = SheetTableModel(self)
        self.setModel(self._model)
        self.setItemDelegate(CellDelegate(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setSelectionMode(QTableView.SelectionMode.NoSelection)
        self.setTabKeyNavigation(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(10)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setSectionsClickable(False)
        self.horizontalHeader().setMinimumSectionSize(10)

    def show_table(self, table: Table, speech: Speech) -> None:
        """Show other cells."""
        self.speech, self.headed = speech, table.headed
        self._model.show_table(table, speech)
        self.horizontalHeader().setVisible(table.headed)
        self._show_offers(table.offers)
        # On a page that is not shown, the rows of a full pack need not be measured at each change.
        self._measured = False
        if self.isVisible():
            self._measure()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._measured:
            self._measure()

    @property
    def room_for_offers(self) -> int:
        """What the first column leaves free at its end."""
        return fonts.px(SIDE) if self._offered else 0

    def _show_offers(self, offers: Sequence[Offer | None]) -> None:
        self._offered = {row: offer for row, offer in enumerate(offers) if offer}
        for row in self._offers.keys() - self._offered.keys():
            button = self._offers.pop(row)
            button.hide()
            button.setParent(None)
            button.deleteLater()
        for row, button in self._offers.items():
            button.show_offer(self._offered[row])
        self._make_offers(range(OFFERS_AT_ONCE))

    def _make_offers(self, rows: range) -> list[int]:
        """Make the buttons that these rows lack; those rows."""
        lacking = [row for row in rows if row in self._offered and row not in self._offers]
        for row in lacking:
            button = self._offers[row] = OfferButton(self._hands, self._offered[row], self.viewport())
            before = max((other for other in self._offers if other < row), default=None)
            if before is not None:
                self.setTabOrder(self._offers[before], button)
            button.show()
        return lacking

    @Slot()
    def _on_seen(self) -> None:
        seen = self.viewport().visibleRegion().boundingRect()
        first, last = self.rowAt(seen.top()), self.rowAt(seen.bottom())
        if not seen.isEmpty() and first >= 0:
            self._place_offers(self._make_offers(range(first, (last if last >= 0 else self._model.rowCount() - 1) + 1)))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if len(self._offers) < len(self._offered):
            self._seen.start()

    def _place_offers(self, rows: Iterable[int]) -> None:
        """Each at the end of its row's first cell."""
        for row in rows:
            button = self._offers[row]
            cell, size = self.visualRect(self._model.index(row, 0)), button.sizeHint()
            rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
            left = cell.left() if rtl else cell.right() - size.width()
            button.setGeometry(left, cell.center().y() - size.height() // 2, size.width(), size.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._measure()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def _measure(self) -> None:
        """Take the height that the rows need at these widths."""
        self._measured = True
        widths = self._widths()
        for number, width in enumerate(widths):
            self.setColumnWidth(number, width)
        if self.verticalHeader().defaultSectionSize() != fonts.px(ROW_HEIGHT):
            self.verticalHeader().setDefaultSectionSize(fonts.px(ROW_HEIGHT))
        heights = self._heights(widths)
        for row, height in enumerate(heights):
            if self.rowHeight(row) != height:
                self.setRowHeight(row, height)
        height = sum(heights)
        if self.headed:
            height += fonts.px(lists.HEADER_HEIGHT)
        if height != self.height() or height != self.minimumHeight():
            self.setFixedHeight(height)
        self._place_offers(self._offers)

    def _heights(self, widths: Sequence[int]) -> list[int]:
        """Of each row. Not asked of the view, which measures every cell again, and most are lines of text alone."""
        line, scale = fonts.px(ROW_HEIGHT), fonts.scale()
        known: dict[tuple[Gauge, int], int] = {}
        heights = []
        for row in self._model.table.rows:
            height = line
            for cell, width in zip(row, widths, strict=True):
                if isinstance(cell, Gauge):
                    if (cell, width) not in known:
                        drawn = drawing(cell, "screen", (width - 2 * PADDING) / scale)
                        known[cell, width] = round(size_of(drawn).height()) + 12
                    height = max(height, known[cell, width])
            heights.append(height)
        return heights

    def _widths(self) -> list[int]:
        """The width shared out by weight, but so that each title and each die can be seen."""
        table = self._model.table
        columns = table.columns
        least = [self._least(number) for number in range(len(columns))]
        spare = self.width() - sum(least)
        if not columns:
            return []
        if spare <= 0:
            return [width * self.width() // max(sum(least), 1) for width in least]
        # What a column's share lacks of its least width is taken from the shares of the others.
        open_ones = set(range(len(columns)))
        room = self.width()
        while True:
            weights = sum(columns[number].weight for number in open_ones)
            short = {number for number in open_ones if room * columns[number].weight < least[number] * weights}
            if not short:
                break
            open_ones -= short
            room -= sum(least[number] for number in short)
        shares = [
            room * column.weight // weights if number in open_ones else least[number]
            for number, column in enumerate(columns)
        ]
        if table.headed:
            shares = self._levelled(shares)
        shares[-1] += self.width() - sum(shares)
        return shares

    def _levelled(self, shares: list[int]) -> list[int]:
        """Columns whose texts are cut take what others have beyond their own texts."""
        wanted = [max(self._least(number), self._wanted(number)) for number in range(len(shares))]
        lacking = sum(max(want - share, 0) for want, share in zip(wanted, shares, strict=True))
        spare = sum(max(share - want, 0) for want, share in zip(wanted, shares, strict=True))
        given = min(lacking, spare)
        if not given:
            return shares
        return [
            share + (want - share) * given // (lacking if want > share else spare)
            for want, share in zip(wanted, shares, strict=True)
        ]

    def _wanted(self, number: int) -> int:
        return ceil(self._widest(number)) + 1 + 2 * PADDING + (self.room_for_offers if number == 0 else 0)

    def _widest(self, number: int) -> float:
        """Of the first rows: a long table cannot wait until every text of it is measured."""
        font = fonts.face("strong" if number == 0 else "body")
        indexes = [self._model.index(row, number) for row in range(min(self._model.rowCount(), ROWS_MEASURED))]
        texts = [str(index.data()) for index in indexes if index.data(GAUGE_ROLE) is None]
        return max((natural_width(text, font) for text in texts), default=0.0)

    def _least(self, number: int) -> int:
        table = self._model.table
        title = self._model.headerData(number, Qt.Orientation.Horizontal) if table.headed else ""
        width = natural_width(str(title), fonts.face("secondary")) + 4
        if number == 0 and table.headed:
            width = max(width, min(self._widest(number), fonts.px(LEAST_NAME)))
        if any(isinstance(row[number], DieGauge) for row in table.rows):
            width = max(width, fonts.px(WIDTH_OF_DIE))
        return round(width) + 2 * PADDING + (self.room_for_offers if number == 0 else 0)
