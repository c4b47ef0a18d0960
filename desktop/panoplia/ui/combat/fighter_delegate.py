# SPDX-License-Identifier: GPL-3.0-or-later
"""How a fighter is painted in the order of turns."""

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from panoplia.rules.gauges import drawing
from panoplia.ui.look import fonts
from panoplia.ui.look.painting import (
    ROW_RADIUS,
    Say,
    TextLine,
    paint_box,
    paint_drawing,
    paint_line,
    paint_row,
    size_of,
)
from panoplia.ui.look.text import natural_width
from panoplia.ui.look.theme import ColourName, Theme, theme_of
from panoplia.ui.models.fighters import FighterRow
from panoplia.ui.models.rows import Role
from panoplia.ui.widgets.badge import initial, paint_badge
from panoplia.ui.widgets.portraits import Read, portrait

Index = QModelIndex | QPersistentModelIndex
BADGE, GAUGE, MARK, INSET = 34, 64, 4, 8
SHORT_GAUGE, NARROW = 36, 160
"""In a row of fewer pixels the gauge is short, so that the figure beside it can be read."""
PADDING = 7
FADED = 0.55


class FighterDelegate(QStyledItemDelegate):
    """A badge, the name with where they are in the round, a gauge with words beside it, and what lasts below.

    The one whose turn it is has the accent at the edge; who is out is faded.
    """

    def __init__(self, say: Say, read: Read, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._say = say
        self._read = read

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        row: FighterRow = index.data(Role.ROW)
        lines = fonts.height("strong") + fonts.height("secondary") + (fonts.height("caption") if row.lasting else 0)
        return QSize(180, round(max(lines, fonts.px(BADGE)) + 2 * PADDING))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: FighterRow = index.data(Role.ROW)
        theme, rect = theme_of(option.palette), QRectF(option.rect)
        painter.save()
        if row.acting:
            paint_box(painter, rect, ROW_RADIUS, theme.colour("selection"), None)
        paint_row(painter, option, theme)
        if row.acting:
            edge = QRectF(rect.left(), rect.top() + INSET, MARK, rect.height() - 2 * INSET)
            paint_box(painter, edge, MARK / 2, theme.colour("accent"), None)
        inner = rect.adjusted(INSET + 2, PADDING, -INSET, -PADDING)
        self._paint_badge(painter, inner, row, theme)
        self._paint_words(painter, inner.adjusted(fonts.px(BADGE) + 10, 0, 0, 0), row, theme)
        painter.restore()

    def _paint_badge(self, painter: QPainter, rect: QRectF, row: FighterRow, theme: Theme) -> None:
        side = fonts.px(BADGE)
        place = QRectF(rect.left(), rect.center().y() - side / 2, side, side)
        picture = portrait(self._read, row.portrait, side, painter.device().devicePixelRatioF())
        painter.setOpacity(1.0 if row.able else FADED)
        fill: ColourName = "accent2" if row.side == "party" else "bad"
        paint_badge(painter, place, initial(row.name), theme, fill, picture)
        painter.setOpacity(1.0)

    def _paint_words(self, painter: QPainter, rect: QRectF, row: FighterRow, theme: Theme) -> None:
        word = self._say(row.word)
        wide = min(natural_width(word, fonts.face("secondary")) + 2, rect.width() * 0.5)
        first = QRectF(rect.left(), rect.top(), rect.width(), fonts.height("strong"))
        paint_line(painter, first.adjusted(0, 0, -wide - (8 if word else 0), 0),
                   (row.name, "strong", "ink" if row.able else "muted"), theme)  # fmt: skip
        line: TextLine = (word, "small_strong" if row.acting else "secondary", "accent" if row.acting else "muted")
        paint_line(painter, QRectF(first.right() - wide, first.top(), wide, first.height()), line, theme,
                   Qt.AlignmentFlag.AlignRight)  # fmt: skip
        second = QRectF(rect.left(), first.bottom(), rect.width(), fonts.height("secondary"))
        self._paint_standing(painter, second, row, theme)
        if row.lasting:
            third = QRectF(rect.left(), second.bottom(), rect.width(), fonts.height("caption"))
            lasting = " · ".join(self._say(each) for each in row.lasting)
            paint_line(painter, third, (lasting, "caption", "accent2"), theme)

    def _paint_standing(self, painter: QPainter, rect: QRectF, row: FighterRow, theme: Theme) -> None:
        """The first gauge, and how they stand in words where there is room."""
        left = rect.left()
        if row.gauges:
            wide = GAUGE if rect.width() >= fonts.px(NARROW) else SHORT_GAUGE
            drawn = drawing(row.gauges[0], "screen", min(wide, rect.width() / fonts.scale()))
            size = size_of(drawn)
            painter.setOpacity(1.0 if row.able else FADED)
            paint_drawing(painter, drawn, QPointF(left, rect.center().y() - size.height() / 2), theme, self._say)
            painter.setOpacity(1.0)
            left += size.width() + 8
        rest = QRectF(left, rect.top(), rect.right() - left, rect.height())
        if rest.width() > fonts.px(24):
            paint_line(painter, rest, (self._say(row.standing), "caption", "muted"), theme)
