# SPDX-License-Identifier: GPL-3.0-or-later
"""How the lines of the history are painted: days as headings, lines wrapped, what was undone struck through."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem

from panoplia.ui.look import fonts, icons
from panoplia.ui.look.painting import paint_row
from panoplia.ui.look.text import Lines
from panoplia.ui.look.theme import ColourName, theme_of
from panoplia.ui.models.history import HistoryRow, Kind
from panoplia.ui.models.rows import Role

Index = QModelIndex | QPersistentModelIndex
CHEVRON = 16
LEFT: dict[Kind, int] = {"day": 8, "chapter": 28, "act": 28, "detail": 36}
"""Where the text of a row begins."""
FACES: dict[Kind, fonts.Kind] = {"day": "heading", "chapter": "body", "act": "small_strong", "detail": "secondary"}
COLOURS: dict[Kind, ColourName] = {"day": "accent", "chapter": "ink", "act": "ink", "detail": "muted"}
ABOVE: dict[Kind, int] = {"day": 10, "chapter": 6, "act": 4, "detail": 1}
BELOW, RIGHT = 5, 8


class HistoryDelegate(QStyledItemDelegate):
    """Rows are as high as their text at the width of the view."""

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        row: HistoryRow = index.data(Role.ROW)
        width = self._view.viewport().width()
        height = ABOVE[row.kind] + _text(row, width).size.height() + (BELOW if row.kind != "detail" else 2)
        return QSize(width, round(height + (fonts.height("caption") if row.second else 0)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: HistoryRow = index.data(Role.ROW)
        theme, rect = theme_of(option.palette), QRectF(option.rect)
        painter.save()
        paint_row(painter, option, theme, hovers=row.kind == "chapter")
        if row.unfolded is not None:
            name, side = "chevron_down" if row.unfolded else "chevron_right", fonts.px(CHEVRON)
            picture = icons.pixmap(name, theme.colour("muted"), side, painter.device().devicePixelRatioF())
            painter.drawPixmap(QPointF(rect.left() + 6, rect.top() + ABOVE["chapter"] + 2), picture)
        lines = _text(row, round(rect.width()))
        painter.setPen(theme.colour("muted" if row.struck else COLOURS[row.kind]))
        place = QPointF(rect.left() + fonts.px(LEFT[row.kind]), rect.top() + ABOVE[row.kind])
        lines.layout.draw(painter, place)
        if row.second:
            painter.setFont(fonts.face("caption"))
            painter.setPen(theme.colour("muted"))
            below = QRectF(place.x(), place.y() + lines.size.height(), rect.width(), fonts.height("caption"))
            painter.drawText(below, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), row.second)
        painter.restore()


def _text(row: HistoryRow, width: int) -> Lines:
    font = QFont(fonts.face(FACES[row.kind]))
    font.setStrikeOut(row.struck)
    return Lines(row.text, font, max(width - fonts.px(LEFT[row.kind]) - RIGHT, 1), Qt.AlignmentFlag.AlignLeft)
