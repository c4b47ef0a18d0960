# SPDX-License-Identifier: GPL-3.0-or-later
"""How an action is painted: its digit, its title with what it costs, and at the right its chances or why not."""

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from panoplia.ui.look import fonts, icons
from panoplia.ui.look.painting import Say, TextLine, paint_line, paint_row
from panoplia.ui.look.text import natural_width
from panoplia.ui.look.theme import theme_of
from panoplia.ui.models.deeds import DeedRow
from panoplia.ui.models.rows import Role

Index = QModelIndex | QPersistentModelIndex
HIGH, DIGIT, ICON, GAP = 34, 18, 18, 8
TITLE_SHARE = 0.58
"""How much of the row the title may take."""


class DeedDelegate(QStyledItemDelegate):
    """Rows of one height; what cannot be done is muted."""

    def __init__(self, say: Say, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._say = say

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(240, fonts.px(HIGH))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: DeedRow = index.data(Role.ROW)
        can = row.action.refusal is None
        theme = theme_of(option.palette)
        painter.save()
        paint_row(painter, option, theme)
        painter.fillRect(QRectF(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), theme.colour("line"))
        rect = QRectF(option.rect).adjusted(8, 0, -10, -1)
        digit = QRectF(rect.left(), rect.top(), fonts.px(DIGIT), rect.height())
        paint_line(painter, digit, (str(row.number) if row.number else "", "small_strong", "accent"), theme)
        left = digit.right() + 2
        if row.aimed:
            side = fonts.px(ICON)
            colour = theme.colour("ink" if can else "muted")
            picture = icons.pixmap("weapon", colour, side, painter.device().devicePixelRatioF())
            painter.drawPixmap(QPointF(left, rect.center().y() - side / 2), picture)
        left += fonts.px(ICON) + GAP
        words = rect.adjusted(left - rect.left(), 0, 0, 0)
        title: TextLine = (str(index.data(Qt.ItemDataRole.DisplayRole)), "strong" if can else "body",
                           "ink" if can else "muted")  # fmt: skip
        second = str(index.data(Role.SECOND_LINE) or "")
        share = TITLE_SHARE if second else 1.0
        wide = min(natural_width(title[0], fonts.face(title[1])) + 2, words.width() * share)
        paint_line(painter, QRectF(words.left(), words.top(), wide, words.height()), title, theme)
        cost = self._say(row.action.cost) if can else ""
        after = natural_width(second, fonts.face("secondary")) + 2
        room = words.width() - wide - after - 2 * GAP
        if cost and natural_width(cost, fonts.face("secondary")) < room:
            place = QRectF(words.left() + wide + GAP, words.top(), room, words.height())
            paint_line(painter, place, (cost, "secondary", "muted"), theme)
        rest = QRectF(words.left() + wide + GAP, words.top(), words.width() - wide - GAP, words.height())
        line: TextLine = (second, "body" if row.prospect else "secondary", "ink" if row.prospect else "muted")
        paint_line(painter, rest, line, theme, Qt.AlignmentFlag.AlignRight)
        painter.restore()
