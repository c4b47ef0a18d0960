# SPDX-License-Identifier: GPL-3.0-or-later
"""How the palette's rows are painted: an icon for the kind, name and line, the kind or the keys at the right."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from panoplia.table.search import Kind
from panoplia.ui.look import fonts, icons
from panoplia.ui.look.painting import TextLine, paint_line, paint_lines, paint_row
from panoplia.ui.look.text import natural_width
from panoplia.ui.look.theme import theme_of
from panoplia.ui.models.palette import Command, Found
from panoplia.ui.models.rows import Role

Index = QModelIndex | QPersistentModelIndex
ICONS: dict[Kind, str] = {
    "character": "characters", "fight": "combat", "item": "bag", "entry": "armoury", "campaign": "campaign",
    "note": "note",
}  # fmt: skip
SIDE = 20
AT_RIGHT = Qt.AlignmentFlag.AlignRight


class PaletteDelegate(QStyledItemDelegate):
    """Two lines where there is a second one, else one in the middle."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(180, fonts.px(46))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: Found = index.data(Role.ROW)
        theme, rect = theme_of(option.palette), QRectF(option.rect)
        painter.save()
        paint_row(painter, option, theme)
        side = fonts.px(SIDE)
        name = "command" if isinstance(row.goal, Command) else ICONS[row.goal.kind]
        picture = icons.pixmap(name, theme.colour("muted"), side, painter.device().devicePixelRatioF())
        painter.drawPixmap(QPointF(rect.left() + 10, rect.center().y() - side / 2), picture)
        right = row.keys or row.kind
        width = natural_width(right, fonts.face("secondary")) + 2
        paint_line(painter, rect.adjusted(0, 0, -12, 0), (right, "secondary", "muted"), theme, AT_RIGHT)
        words = rect.adjusted(10 + side + 10, 0, -width - 24, 0)
        lines: list[TextLine] = [(row.name, "strong", "ink")]
        if row.line:
            lines.append((row.line, "secondary", "muted"))
        paint_lines(painter, words, lines, theme)
        painter.restore()
