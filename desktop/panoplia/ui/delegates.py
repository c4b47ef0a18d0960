# SPDX-License-Identifier: GPL-3.0-or-later
"""How rows are painted: people and piles with a picture, worn pieces with their gauges, gauges in a table's cell."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import (
    QAbstractItemModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QLineEdit, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from panoplia.rules.editors import Number
from panoplia.rules.gauges import DieGauge, Drawing, Gauge, drawing
from panoplia.rules.notes import Note
from panoplia.rules.refusal import Refused
from panoplia.rules.system import Kind
from panoplia.table.verbs import LONGEST_NAME, MOST_PIECES
from panoplia.ui.look import fonts, icons
from panoplia.ui.look.painting import Say, paint_drawing, paint_line, paint_lines, paint_row, size_of
from panoplia.ui.look.text import natural_width
from panoplia.ui.look.theme import Theme, theme_of
from panoplia.ui.models.headings import QUANTITY
from panoplia.ui.models.rows import Role
from panoplia.ui.room import Room
from panoplia.ui.widgets.badge import initial, paint_badge
from panoplia.ui.widgets.numbers import whole_number
from panoplia.ui.widgets.portraits import Read, portrait

Index = QModelIndex | QPersistentModelIndex
KIND_ICONS: Mapping[Kind, str] = {"character": "characters", "loot": "loot", "stash": "stash", "shop": "shop"}
ROOM_FOR_BARS, ROOM_FOR_PIPS = 200.0, 110.0
TREE_ROW_HEIGHT, LEAST_WORDS = 36, 30
INDENT, GAP = 8.0, 12.0


class _RowDelegate(QStyledItemDelegate):
    """A row with two lines of text, on a rounded ground where it is selected or pointed at."""

    def __init__(self, say: Say, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._say = say

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(180, fonts.px(54))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme = theme_of(option.palette)
        painter.save()
        paint_row(painter, option, theme)
        self.paint_content(painter, QRectF(option.rect).adjusted(8, 0, -8, 0), index, theme)
        painter.restore()

    def paint_content(self, painter: QPainter, rect: QRectF, index: Index, theme: Theme) -> None:
        """The name, and the second line below it, cut with an ellipsis where they are too long."""
        name, second = str(index.data(Qt.ItemDataRole.DisplayRole)), str(index.data(Role.SECOND_LINE) or "")
        paint_lines(painter, rect, [(name, "strong", "ink"), (second, "secondary", "muted")], theme)


class PersonDelegate(_RowDelegate):
    """A badge with portrait or initial, the name, and a line below."""

    def __init__(self, say: Say, read: Read, parent: QObject | None = None) -> None:
        super().__init__(say, parent)
        self._read = read

    def paint_content(self, painter: QPainter, rect: QRectF, index: Index, theme: Theme) -> None:
        side = fonts.px(38)
        badge = QRectF(rect.left(), rect.center().y() - side / 2, side, side)
        name = str(index.data(Qt.ItemDataRole.DisplayRole))
        picture = portrait(self._read, index.data(Role.PORTRAIT), side, painter.device().devicePixelRatioF())
        paint_badge(painter, badge, initial(name), theme, portrait=picture)
        super().paint_content(painter, rect.adjusted(side + 10, 0, 0, 0), index, theme)


class HolderDelegate(_RowDelegate):
    """A picture of the kind of holder, the name, and a line below."""

    def paint_content(self, painter: QPainter, rect: QRectF, index: Index, theme: Theme) -> None:
        side = fonts.px(26)
        kind: Kind = index.data(Role.ROW).kind
        picture = icons.pixmap(KIND_ICONS[kind], theme.colour("accent2"), side, painter.device().devicePixelRatio())
        painter.drawPixmap(QPointF(rect.left() + 2, rect.center().y() - side / 2), picture)
        super().paint_content(painter, rect.adjusted(side + 14, 0, 0, 0), index, theme)


class PieceDelegate(_RowDelegate):
    """Name and owner at the left, the first gauge that tells something and the state in words at the right."""

    def paint_content(self, painter: QPainter, rect: QRectF, index: Index, theme: Theme) -> None:
        row = index.data(Role.ROW)
        words = self._say(row.state.words)
        gauges = [drawing(gauge, "screen", ROOM_FOR_PIPS) for gauge in row.state.gauges]
        right = max(
            [size_of(gauge).width() for gauge in gauges[:1]] + [natural_width(words, fonts.face("secondary")) + 2]
        )
        right = min(right, rect.width() * 0.55)
        side = QRectF(rect.right() - right, rect.top(), right, rect.height())
        above = size_of(gauges[0]).height() + 2 if gauges else 0
        top = rect.center().y() - (above + fonts.height("secondary")) / 2
        for gauge in gauges[:1]:
            at = QPointF(side.right() - size_of(gauge).width(), top)
            paint_drawing(painter, gauge, at, theme, self._say)
            top += above
        line = QRectF(side.left(), top, side.width(), fonts.height("secondary"))
        paint_line(painter, line, (words, "secondary", "muted"), theme, Qt.AlignmentFlag.AlignRight)
        super().paint_content(painter, rect.adjusted(0, 0, -right - 12, 0), index, theme)


class GaugeDelegate(QStyledItemDelegate):
    """A table cell with gauges; where there is none, the text stays."""

    def __init__(self, say: Say, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._say = say

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        gauges = index.data(Role.GAUGES)
        if not gauges:
            super().paint(painter, option, index)
            return
        self.initStyleOption(option, index)
        option.text = ""
        option.widget.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, option.widget)
        self._paint_gauges(painter, option.rect, gauges, theme_of(option.palette))

    def _paint_gauges(self, painter: QPainter, rect: QRect, gauges: tuple[Gauge, ...], theme: Theme) -> None:
        x = rect.left() + INDENT
        for drawn in side_by_side(gauges, rect.right() - x):
            size = size_of(drawn)
            paint_drawing(painter, drawn, QPointF(x, rect.center().y() - size.height() / 2 + 0.5), theme, self._say)
            x += size.width() + GAP


def side_by_side(gauges: Sequence[Gauge], width: float) -> list[Drawing]:
    """Gauges that fit beside each other: as they are, else each within its share of the room."""
    drawn = [drawing(gauge, "screen", ROOM_FOR_BARS) for gauge in gauges]
    if sum(size_of(each).width() for each in drawn) + GAP * (len(drawn) - 1) <= width:
        return drawn
    # A die needs its box alone, and leaves the rest to what wraps.
    dice = [drawing(gauge, "screen", 0) for gauge in gauges if isinstance(gauge, DieGauge)]
    taken = sum(size_of(die).width() + GAP for die in dice)
    others = len(gauges) - len(dice)
    share = (width - taken - GAP * max(others - 1, 0)) / max(others, 1)
    return [drawing(gauge, "screen", 0 if isinstance(gauge, DieGauge) else share) for gauge in gauges]


DEPTH, DEPTH_LESS = 24, 12
"""How much further in what lies in a container stands; the style leaves a gap by itself."""


class ThingDelegate(QStyledItemDelegate):
    """A thing's name with muted words behind it, or the heading of a group. Its name is typed in the cell."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(super().sizeHint(option, index).width(), fonts.px(TREE_ROW_HEIGHT))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        self.initStyleOption(option, index)
        option.text = ""
        option.widget.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, option.widget)
        theme, rect = theme_of(option.palette), QRectF(option.rect.adjusted(6, 0, -8, 0))
        kind: fonts.Kind = "body" if index.data(Role.ROW) else "strong"
        name, words = str(index.data(Qt.ItemDataRole.DisplayRole)), str(index.data(Role.SECOND_LINE) or "")
        wide = min(natural_width(name, fonts.face(kind)) + 2, rect.width())
        rest = rect.adjusted(wide + 10, 0, 0, 0)
        painter.save()
        paint_line(painter, QRectF(rect.left(), rect.top(), wide, rect.height()), (name, kind, "ink"), theme)
        if words and rest.width() > fonts.px(LEAST_WORDS):
            paint_line(painter, rest, (words, "secondary", "muted"), theme)
        painter.restore()

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        editor = QLineEdit(parent)
        editor.setMaxLength(LONGEST_NAME)
        return editor


class DepthDelegate(QStyledItemDelegate):
    """A name, further in for each container that the thing lies in."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        depth = index.data(Role.DEPTH)
        if depth:
            # Room for a picture that is not there: the style moves the text aside and paints the row as ever.
            option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration
            option.decorationSize = QSize(depth * fonts.px(DEPTH) - DEPTH_LESS, 1)


class QuantityDelegate(QStyledItemDelegate):
    """Counts from 1, typed in the cell. A text that is no such number is refused in words and changes nothing."""

    def __init__(self, room: Room, refuse: Callable[[Note], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._room, self._refuse = room, refuse

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        editor = QLineEdit(parent)
        editor.setFrame(False)
        editor.setAlignment(Qt.AlignmentFlag.AlignRight)
        return editor

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        if isinstance(editor, QLineEdit):
            editor.setText(str(index.data(Qt.ItemDataRole.EditRole)))
            editor.selectAll()

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        if not isinstance(editor, QLineEdit):
            return
        try:
            count = whole_number(editor.text(), QUANTITY, Number(1, MOST_PIECES), self._room.speech)
        except Refused as refusal:
            self._refuse(refusal.note)
            return
        model.setData(index, count)
