# SPDX-License-Identifier: GPL-3.0-or-later
"""A table of a sheet, to be read: words and gauges, as high as its rows."""

from collections.abc import Sequence

from PySide6.QtCore import (
    QEvent,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QHeaderView, QMenu, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from panoplia.rules.gauges import drawing
from panoplia.rules.notes import Words
from panoplia.rules.sheet import Offer, Table
from panoplia.ui.look import fonts, lists
from panoplia.ui.look.painting import CONTROL_RADIUS, paint_drawing, paint_focus, size_of
from panoplia.ui.look.text import elided, natural_width
from panoplia.ui.look.theme import theme_of
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.enter import ENTER
from panoplia.ui.widgets.field_box import Hands
from panoplia.ui.widgets.offer_button import SIDE, OfferButton
from panoplia.ui.widgets.row_buttons import RowButtons
from panoplia.ui.widgets.sheet_table_model import GAUGE_ROLE, WHY_ROLE, Index, SheetTableModel
from panoplia.ui.widgets.sheet_table_sizes import PADDING, ROW_HEIGHT, TableSizes
from panoplia.ui.widgets.why_popup import ASKING, show_why
from panoplia.ui.widgets.why_value import paint_dots
from panoplia.words import Speech

EDGE = SIDE + 6
"""The room for a pencil at the end of each row."""


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
            pointed = bool(option.state & QStyle.StateFlag.State_MouseOver) and index.data(WHY_ROLE) is not None
            painter.setFont(font)
            painter.setPen(theme.colour("accent" if pointed else "ink"))
            flags = index.data(Qt.ItemDataRole.TextAlignmentRole) | Qt.TextFlag.TextSingleLine
            text = elided(str(index.data(Qt.ItemDataRole.DisplayRole)), font, rect.width())
            painter.drawText(rect, int(flags), text)
            if index.data(WHY_ROLE) is not None:
                below = _words_rect(rect, text, font, flags)
                colour = theme.colour("accent" if pointed else "muted")
                paint_dots(painter, below.left(), below.width(), below.bottom(), colour)
        if option.state & QStyle.StateFlag.State_HasFocus:
            paint_focus(painter, QRectF(option.rect).adjusted(0, 2, 0, -3), CONTROL_RADIUS, theme.colour("accent"))
        painter.restore()


def _words_rect(rect: QRectF, text: str, font: QFont, flags: Qt.AlignmentFlag) -> QRectF:
    """Where a text stands in its cell."""
    width, height = natural_width(text, font), font.pixelSize() * 1.2
    left = rect.right() - width if flags & Qt.AlignmentFlag.AlignRight else rect.left()
    return QRectF(left, rect.center().y() - height / 2, width, height)


class Pencil(Button):
    """Changes a row. The keyboard does so from the row itself."""

    def __init__(self, row: int, names: "RowNames", view: "SheetTable") -> None:
        super().__init__("", "edit", view.viewport())
        self._row, self._view = row, view
        self.deliberate = True
        self.setFlat(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._on_clicked)
        self.show_names(names)

    def show_names(self, names: "RowNames") -> None:
        """What it says, and of what."""
        tip, name = names
        self.setToolTip(tip)
        self.setAccessibleName(name)

    def sizeHint(self) -> QSize:
        return QSize(fonts.px(SIDE), fonts.px(SIDE))

    @Slot()
    def _on_clicked(self) -> None:
        self._view.change_wanted.emit(self._row)


RowNames = tuple[str, str]
"""What to do with a row, and the same with its name."""


class SheetTable(QTableView):
    """Never scrolls: the page around it does. The arrow keys walk its cells for a screen reader.

    Rows that have ``names`` can be changed and taken out.
    """

    change_wanted = Signal(int)
    """This row is to be changed."""
    removal_wanted = Signal(int)
    """This row is to be taken out."""

    def __init__(self, hands: Hands) -> None:
        super().__init__()
        self.speech = hands.speech
        self.headed = True
        self._measured = False
        self._pressed = (-1, -1)
        self._names: Sequence[Words] = ()
        self._offers = RowButtons[OfferButton, Offer](
            lambda _row, offer: OfferButton(hands, offer, self.viewport()), OfferButton.show_offer, self._offer_place
        )
        self._pencils = RowButtons[Pencil, RowNames](
            lambda row, names: Pencil(row, names, self), Pencil.show_names, self._pencil_place
        )
        self._seen = QTimer(self, singleShot=True, interval=0)
        self._seen.timeout.connect(self._on_seen)
        self._model = SheetTableModel(self)
        self.setModel(self._model)
        self.setItemDelegate(CellDelegate(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setSelectionMode(QTableView.SelectionMode.NoSelection)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(10)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setSectionsClickable(False)
        self.horizontalHeader().setMinimumSectionSize(10)

    def show_table(self, table: Table, speech: Speech, names: Sequence[Words] = ()) -> None:
        """Show other cells."""
        if names != self._names or table != self._model.table:
            for menu in self.findChildren(QMenu):
                # It is about a row that may be another one by now.
                menu.close()
        self.speech, self.headed, self._names = speech, table.headed, names
        place = self.currentIndex().row(), self.currentIndex().column()
        self._model.show_table(table, speech)
        self._choose(*place)
        self.horizontalHeader().setVisible(table.headed)
        self._offers.show({row: offer for row, offer in enumerate(table.offers) if offer})
        self._pencils.show({row: self._row_names(speech.say(name)) for row, name in enumerate(names)})
        # On a page that is not shown, the rows of a full pack need not be measured at each change.
        self._measured = False
        if self.isVisible():
            self._measure()

    def choose(self, index: Index) -> None:
        """Go to the cell where another table was."""
        self._choose(index.row(), index.column())

    def _choose(self, row: int, column: int) -> None:
        """Go to a cell; where the table has become shorter, to its last row."""
        if row >= 0 and self._model.rowCount():
            self.setCurrentIndex(self._model.index(min(row, self._model.rowCount() - 1), column))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._measured:
            self._measure()

    @property
    def room_for_offers(self) -> int:
        """What the first column leaves free at its end."""
        return fonts.px(SIDE) if self._offers else 0

    @property
    def _room(self) -> int:
        """The width that the columns share."""
        return self.width() - (fonts.px(EDGE) if self._names else 0)

    def _row_names(self, name: str) -> RowNames:
        return self.tr("Edit…"), self.tr("Edit: {name}").format(name=name)

    @Slot()
    def _on_seen(self) -> None:
        seen = self.viewport().visibleRegion().boundingRect()
        first, last = self.rowAt(seen.top()), self.rowAt(seen.bottom())
        if not seen.isEmpty() and first >= 0:
            rows = range(first, (last if last >= 0 else self._model.rowCount() - 1) + 1)
            self._offers.see(rows)
            self._pencils.see(rows)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._offers.lacking or self._pencils.lacking:
            self._seen.start()
        if self._names:
            self._paint_edge()

    def _paint_edge(self) -> None:
        """The rules below the rows go on below the pencils."""
        painter, line = QPainter(self.viewport()), theme_of(self.palette()).colour("line")
        left = 0 if self._mirrored else self._room
        for row in range(self._model.rowCount()):
            below = self.rowViewportPosition(row) + self.rowHeight(row) - 1
            painter.fillRect(QRect(left, below, self.width() - self._room, 1), line)
        painter.end()

    @property
    def _mirrored(self) -> bool:
        return self.layoutDirection() == Qt.LayoutDirection.RightToLeft

    def _offer_place(self, row: int, size: QSize) -> QRect:
        """At the end of the row's first cell."""
        cell = self.visualRect(self._model.index(row, 0))
        left = cell.left() if self._mirrored else cell.right() - size.width()
        return QRect(left, cell.center().y() - size.height() // 2, size.width(), size.height())

    def _pencil_place(self, row: int, size: QSize) -> QRect:
        """At the end of the row."""
        middle = self.rowViewportPosition(row) + (self.rowHeight(row) - 1) // 2
        left = 0 if self._mirrored else self.width() - size.width()
        return QRect(left, middle - size.height() // 2, size.width(), size.height())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        asks = self.indexAt(event.position().toPoint()).data(WHY_ROLE) is not None
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if asks else Qt.CursorShape.ArrowCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self._pressed = self._cell_of(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        cell, pressed = self._cell_of(event), self._pressed
        self._pressed = (-1, -1)
        if cell == pressed and event.button() == Qt.MouseButton.LeftButton:
            self._ask(self._model.index(*cell))

    def _cell_of(self, event: QMouseEvent) -> tuple[int, int]:
        index = self.indexAt(event.position().toPoint())
        return index.row(), index.column()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        row = self.rowAt(int(event.position().y()))
        if self._names and row >= 0 and event.button() == Qt.MouseButton.LeftButton:
            self.change_wanted.emit(row)
        else:
            super().mouseDoubleClickEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if event.key() not in ASKING or not index.isValid():
            super().keyPressEvent(event)
        elif event.isAutoRepeat() or self._ask(index):
            return
        elif self._names and event.key() in ENTER:
            self.change_wanted.emit(index.row())

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        row = self.currentIndex().row() if by_key else self.rowAt(event.pos().y())
        if not self._names or row < 0:
            super().contextMenuEvent(event)
            return
        menu = self.row_menu(row)
        middle = self.visualRect(self._model.index(row, 0)).center()
        menu.popup(self.viewport().mapToGlobal(middle) if by_key else event.globalPos())

    def row_menu(self, row: int) -> QMenu:
        """What can be done with a row."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for text, wanted in ((self.tr("Edit…"), self.change_wanted), (self.tr("Take out"), self.removal_wanted)):
            menu.addAction(text).triggered.connect(lambda _ticked=False, wanted=wanted: wanted.emit(row))
        return menu

    def _ask(self, index: Index) -> bool:
        """Tell where the figure of a cell comes from; whether there is anything to tell."""
        why = index.data(WHY_ROLE)
        if why is None:
            return False
        show_why(self.viewport(), self.visualRect(index), self._model.label(index), why, self.speech)
        return True

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
        sizes = TableSizes(self._model, self.room_for_offers)
        widths = sizes.widths(self._room)
        for number, width in enumerate(widths):
            self.setColumnWidth(number, width)
        if self.verticalHeader().defaultSectionSize() != fonts.px(ROW_HEIGHT):
            self.verticalHeader().setDefaultSectionSize(fonts.px(ROW_HEIGHT))
        heights = sizes.heights(widths)
        for row, height in enumerate(heights):
            if self.rowHeight(row) != height:
                self.setRowHeight(row, height)
        height = sum(heights)
        if self.headed:
            height += fonts.px(lists.HEADER_HEIGHT)
        if height != self.height() or height != self.minimumHeight():
            self.setFixedHeight(height)
        self._offers.place()
        self._pencils.place()
