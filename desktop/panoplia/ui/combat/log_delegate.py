# SPDX-License-Identifier: GPL-3.0-or-later
"""How the log of a fight is painted: rounds as captions, lines wrapped, with the way to their reasons behind them."""

from functools import lru_cache
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QTextCharFormat, QTextLayout
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem

from panoplia.ui.look import fonts
from panoplia.ui.look.painting import paint_row
from panoplia.ui.look.text import Lines
from panoplia.ui.look.theme import ColourName, theme_of
from panoplia.ui.models.fight_log import Kind, LogRow
from panoplia.ui.models.rows import Role

Index = QModelIndex | QPersistentModelIndex
LEFT: dict[Kind, int] = {"round": 8, "turn": 8, "act": 8, "reason": 20}
FACES: dict[Kind, fonts.Kind] = {"round": "small_strong", "turn": "secondary", "act": "body", "reason": "secondary"}
COLOURS: dict[Kind, ColourName] = {"round": "accent", "turn": "muted", "act": "ink", "reason": "muted"}
ABOVE: dict[Kind, int] = {"round": 8, "turn": 4, "act": 2, "reason": 0}
BELOW, RIGHT = 4, 8
SPACE, NO_BREAK = "\u2003", "\u00a0"


class LogDelegate(QStyledItemDelegate):
    """``why`` and ``less`` are the words behind a line that unfolds it, or folds it up."""

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view
        self.why = self.less = ""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        row: LogRow = index.data(Role.ROW)
        width = self._view.viewport().width()
        return QSize(width, _height(self._text(row), row.kind, width, fonts.scale()))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: LogRow = index.data(Role.ROW)
        theme, rect = theme_of(option.palette), QRectF(option.rect)
        painter.save()
        paint_row(painter, option, theme, hovers=row.kind != "reason")
        text = self._text(row)
        lines = _lines(text, row.kind, round(rect.width()))
        painter.setPen(theme.text_colour("warn" if row.over else COLOURS[row.kind]))
        place = QPointF(rect.left() + fonts.px(LEFT[row.kind]), rect.top() + ABOVE[row.kind])
        link = QTextLayout.FormatRange()
        link.start, link.length = len(row.text), len(text) - len(row.text)
        link.format = QTextCharFormat()
        link.format.setForeground(theme.colour("accent"))
        lines.layout.draw(painter, place, [link] if link.length else [])
        painter.restore()

    def is_link(self, option_rect: QRectF, index: Index, at: QPointF) -> bool:
        """Whether a point of a row lies on the words that unfold it."""
        row: LogRow = index.data(Role.ROW)
        if row.unfolded is None:
            return False
        lines = _lines(self._text(row), row.kind, round(option_rect.width()))
        inside = at - option_rect.topLeft() - QPointF(fonts.px(LEFT[row.kind]), ABOVE[row.kind])
        start = lines.layout.lineForTextPosition(len(row.text) + 1)
        # The stubs say a number, and it is a pair.
        after: Any = start.cursorToX(len(row.text) + 1)
        below = inside.y() > start.y() + start.height()
        return bool(inside.y() >= start.y() and (inside.x() >= after[0] or below))

    def _text(self, row: LogRow) -> str:
        if row.unfolded is None:
            return row.text
        link = self.less if row.unfolded else self.why
        return f"{row.text}{SPACE}{link.replace(' ', NO_BREAK)}"


def _lines(text: str, kind: Kind, width: int) -> Lines:
    room = max(width - fonts.px(LEFT[kind]) - RIGHT, 1)
    return Lines(text, fonts.face(FACES[kind]), room, Qt.AlignmentFlag.AlignLeft)


@lru_cache(maxsize=8192)
def _height(text: str, kind: Kind, width: int, _scale: float) -> int:
    """A list asks for the heights of all its rows again and again."""
    return round(ABOVE[kind] + _lines(text, kind, width).size.height() + BELOW)
