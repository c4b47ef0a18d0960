# SPDX-License-Identifier: GPL-3.0-or-later
"""Shares as bars that lie below each other, each with the range in which the true figure may lie."""

from collections.abc import Sequence
from math import ceil

import msgspec
from PySide6.QtCore import QEvent, QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from panoplia.rules.gauges import Role
from panoplia.ui.look import fonts
from panoplia.ui.look.painting import paint_box, paint_line
from panoplia.ui.look.text import natural_width, tool_tip
from panoplia.ui.look.theme import theme_of
from panoplia.words import Speech

ROW, BAR, GAP = 26, 10, 12
WIDEST_LABEL, LABEL_SHARE, WIDEST_TRACK = 280, 0.5, 420
CAP = 5


class ShareBar(msgspec.Struct, frozen=True):
    """One row: a share from 0 to 1 between ``low`` and ``high``; ``spoken`` says it whole."""

    label: str
    share: float
    low: float
    high: float
    tone: Role = "accent2"
    spoken: str = ""


class ShareBars(QWidget):
    """The label at the left, the bar with its range, the figure at the right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bars: tuple[ShareBar, ...] = ()
        self._percents: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_bars(self, bars: Sequence[ShareBar], speech: Speech) -> None:
        """Show these, in this order."""
        self._bars = tuple(bars)
        self._percents = tuple(speech.percent(bar.share) for bar in bars)
        self.setAccessibleName("\n".join(bar.spoken for bar in bars))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(fonts.px(320), fonts.px(ROW) * max(len(self._bars), 1))

    def minimumSizeHint(self) -> QSize:
        return QSize(fonts.px(180), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number in range(len(self._bars)):
            self._paint_row(painter, number)
        painter.end()

    def event(self, event: QEvent) -> bool:
        """The whole sentence where the mouse rests."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            number = event.pos().y() // max(fonts.px(ROW), 1)
            words = self._bars[number].spoken if 0 <= number < len(self._bars) else ""
            QToolTip.showText(event.globalPos(), tool_tip(words), self)
            return True
        return super().event(event)

    def _paint_row(self, painter: QPainter, number: int) -> None:
        bar, theme = self._bars[number], theme_of(self.palette())
        row = QRectF(0, number * fonts.px(ROW), self.width(), fonts.px(ROW))
        words, track, figure = self._columns(row)
        paint_line(painter, words, (bar.label, "body", "ink"), theme)
        paint_box(painter, track, track.height() / 2, theme.colour("line"), None)
        if bar.share > 0:
            filled = QRectF(track.left(), track.top(), max(track.width() * bar.share, track.height()), track.height())
            paint_box(painter, filled, track.height() / 2, theme.colour(bar.tone), None)
        self._paint_range(painter, track, bar)
        paint_line(painter, figure, (self._percents[number], "strong", "ink"), theme, Qt.AlignmentFlag.AlignRight)

    def _columns(self, row: QRectF) -> tuple[QRectF, QRectF, QRectF]:
        """Where label, bar and figure stand; the same in every row."""
        gap = fonts.px(GAP)
        widest = max((natural_width(each.label, fonts.face("body")) for each in self._bars), default=0)
        label = min(ceil(widest) + 2, fonts.px(WIDEST_LABEL), row.width() * LABEL_SHARE)
        figure = ceil(max((natural_width(each, fonts.face("strong")) for each in self._percents), default=0)) + 2
        room = min(max(row.width() - label - figure - 2 * gap, 20), fonts.px(WIDEST_TRACK))
        high = fonts.px(BAR)
        track = QRectF(row.left() + label + gap, row.center().y() - high / 2, room, high)
        return (
            QRectF(row.left(), row.top(), label, row.height()),
            track,
            QRectF(track.right() + gap, row.top(), figure, row.height()),
        )

    def _paint_range(self, painter: QPainter, track: QRectF, bar: ShareBar) -> None:
        """From the low to the high end, with a cap at each."""
        theme, middle, reach = theme_of(self.palette()), track.center().y(), fonts.px(CAP) + 1.5
        low, high = (track.left() + track.width() * share for share in (bar.low, bar.high))
        painter.setPen(QPen(theme.colour("ink"), 1.4))
        painter.drawLine(QLineF(low, middle, high, middle))
        for end in (low, high):
            painter.drawLine(QLineF(end, middle - reach, end, middle + reach))
