# SPDX-License-Identifier: GPL-3.0-or-later
"""How fights, and those who are to fight in them, are painted in lists."""

from collections.abc import Mapping

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from panoplia.rules.gauges import drawing
from panoplia.store.records import Phase
from panoplia.ui.look import fonts, icons
from panoplia.ui.look.painting import Say, TextLine, paint_drawing, paint_lines, paint_row, size_of
from panoplia.ui.look.theme import ColourName, theme_of
from panoplia.ui.models.roster import Combatant
from panoplia.ui.models.rows import Role
from panoplia.ui.widgets.badge import initial, paint_badge
from panoplia.ui.widgets.portraits import Read, portrait

Index = QModelIndex | QPersistentModelIndex
ICONS: Mapping[Phase, tuple[str, ColourName]] = {
    "running": ("play", "accent"),
    "ended": ("loot", "accent"),
    "planned": ("combat", "accent2"),
    "applied": ("check", "muted"),
}
ENCOUNTER_ROW, ROSTER_ROW = 54, 46
ICON, BADGE, GAUGE = 24, 32, 110
ROOM_FOR_GAUGE = 300


class EncounterDelegate(QStyledItemDelegate):
    """A picture of the phase, the name, and a line below."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(180, fonts.px(ENCOUNTER_ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, rect = theme_of(option.palette), QRectF(option.rect).adjusted(8, 0, -8, 0)
        painter.save()
        paint_row(painter, option, theme)
        name, colour = ICONS[index.data(Role.ROW).phase]
        side = fonts.px(ICON)
        picture = icons.pixmap(name, theme.colour(colour), side, painter.device().devicePixelRatioF())
        painter.drawPixmap(QPointF(rect.left() + 2, rect.center().y() - side / 2), picture)
        paint_lines(painter, rect.adjusted(side + 14, 0, 0, 0), _lines(index), theme)
        painter.restore()


class BestiaryDelegate(QStyledItemDelegate):
    """The name of a foe, and what it is like below."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(180, fonts.px(ROSTER_ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, rect = theme_of(option.palette), QRectF(option.rect).adjusted(8, 0, -8, 0)
        painter.save()
        paint_row(painter, option, theme)
        paint_lines(painter, rect, _lines(index), theme)
        painter.restore()


class RosterDelegate(QStyledItemDelegate):
    """A badge in the colour of the side, the name with a line below, and how much of their health is left."""

    def __init__(self, say: Say, read: Read, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._say, self._read = say, read

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(160, fonts.px(ROSTER_ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, rect = theme_of(option.palette), QRectF(option.rect).adjusted(8, 0, -8, 0)
        row: Combatant = index.data(Role.ROW)
        painter.save()
        paint_row(painter, option, theme)
        side = fonts.px(BADGE)
        picture = portrait(self._read, row.portrait, side, painter.device().devicePixelRatioF())
        at = QRectF(rect.left(), rect.center().y() - side / 2, side, side)
        paint_badge(painter, at, initial(row.name), theme, "bad" if row.side == "foes" else "accent2", picture)
        words = rect.adjusted(side + 10, 0, 0, 0)
        if row.gauge and rect.width() > fonts.px(ROOM_FOR_GAUGE):
            drawn = drawing(row.gauge, "screen", GAUGE)
            size = size_of(drawn)
            place = QPointF(rect.right() - size.width(), rect.center().y() - size.height() / 2)
            paint_drawing(painter, drawn, place, theme, self._say)
            words.adjust(0, 0, -size.width() - 12, 0)
        paint_lines(painter, words, _lines(index), theme)
        painter.restore()


class TickDelegate(QStyledItemDelegate):
    """A click anywhere in a row ticks it."""

    def editorEvent(self, event: QEvent, model: QAbstractItemModel, option: QStyleOptionViewItem, index: Index) -> bool:
        if event.type() == QEvent.Type.MouseButtonRelease and model.flags(index) & Qt.ItemFlag.ItemIsUserCheckable:
            ticked = Qt.CheckState(index.data(Qt.ItemDataRole.CheckStateRole)) == Qt.CheckState.Checked
            wanted = Qt.CheckState.Unchecked if ticked else Qt.CheckState.Checked
            return model.setData(index, wanted, Qt.ItemDataRole.CheckStateRole)
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick):
            return False
        return super().editorEvent(event, model, option, index)


def _lines(index: Index) -> list[TextLine]:
    name, second = str(index.data(Qt.ItemDataRole.DisplayRole)), str(index.data(Role.SECOND_LINE) or "")
    return [(name, "strong", "ink"), (second, "secondary", "muted")]
