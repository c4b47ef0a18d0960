# SPDX-License-Identifier: GPL-3.0-or-later
"""A falling chance as a curve, with its average and one point marked, and the same in words."""

import msgspec
from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from panoplia.rules.lifetime import Curve
from panoplia.ui.look import fonts
from panoplia.ui.look.text import natural_width
from panoplia.ui.look.theme import Theme, theme_of
from panoplia.words import Speech

HEIGHT, WIDTH, LEAST_WIDTH = 170, 380, 140
SPOKEN = 4
"""Points of the curve that are told in words."""


class Marks(msgspec.Struct, frozen=True):
    """Where the average lies, and the point that was asked about with its chance."""

    average: float
    uses: int
    chance: float


class CurveView(QWidget):
    """The chance from 100 % at the left down to nothing; where the mouse rests, it is told in figures."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._curve = Curve(1, [1.0])
        self._marks = Marks(0, 0, 1)
        self._speech: Speech | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_curve(self, curve: Curve, marks: Marks, speech: Speech) -> None:
        """Show a curve and its marks."""
        self._curve, self._marks, self._speech = curve, marks, speech
        last = len(curve.chances) - 1
        places = [last * part // SPOKEN for part in range(1, SPOKEN + 1)] if last else []
        self.setAccessibleName(", ".join(self._told(place) for place in places))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(fonts.px(WIDTH), fonts.px(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(fonts.px(LEAST_WIDTH), fonts.px(HEIGHT))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.told_at(event.pos().x()), self)
            return True
        return super().event(event)

    def told_at(self, x: float) -> str:
        """The chance at a place across the widget; empty beside the curve."""
        plot = self._plot()
        share = (x - plot.left()) / max(plot.width(), 1)
        return self._told(round(share * self._last)) if 0 <= share <= 1 else ""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, plot = theme_of(self.palette()), self._plot()
        self._paint_frame(painter, plot, theme)
        self._paint_curve(painter, plot, theme)
        self._paint_marks(painter, plot, theme)
        painter.end()

    @property
    def _last(self) -> int:
        return max(len(self._curve.chances) - 1, 1)

    def _told(self, place: int) -> str:
        """The chance at a point of the curve: ``72% (120)``."""
        if self._speech is None:
            return ""
        chance = self._speech.percent(self._curve.chances[place])
        return f"{chance} ({self._speech.number(place * self._curve.stride)})"

    def _plot(self) -> QRectF:
        left = natural_width("100 %", fonts.face("caption")) + 8
        line = fonts.height("caption")
        return QRectF(left, line / 2, self.width() - left - 12, self.height() - line * 1.5 - 6)

    def _at(self, plot: QRectF, uses: float, chance: float) -> QPointF:
        across = uses / (self._last * self._curve.stride)
        return QPointF(plot.left() + plot.width() * min(across, 1.0), plot.bottom() - plot.height() * chance)

    def _paint_frame(self, painter: QPainter, plot: QRectF, theme: Theme) -> None:
        if self._speech is None:
            return
        line = fonts.height("caption")
        painter.setFont(fonts.face("caption"))
        for chance in (0.0, 0.5, 1.0):
            y = plot.bottom() - plot.height() * chance
            painter.setPen(theme.colour("line"))
            painter.drawLine(QLineF(plot.left(), y, plot.right(), y))
            painter.setPen(theme.colour("muted"))
            label = QRectF(0, y - line / 2, plot.left() - 6, line)
            flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(label, int(flags), self._speech.percent(chance))
        for part in range(4):
            uses = self._last * self._curve.stride * part // 3
            text = self._speech.number(uses)
            width = natural_width(text, painter.font()) + 4
            x = min(max(self._at(plot, uses, 0).x() - width / 2, plot.left()), self.width() - width)
            painter.drawText(QRectF(x, plot.bottom() + 4, width, line), int(Qt.AlignmentFlag.AlignCenter), text)

    def _paint_curve(self, painter: QPainter, plot: QRectF, theme: Theme) -> None:
        points = [
            self._at(plot, place * self._curve.stride, chance) for place, chance in enumerate(self._curve.chances)
        ]
        path = QPainterPath(points[0])
        for point in points[1:]:
            path.lineTo(point)
        under = QPainterPath(path)
        under.lineTo(points[-1].x(), plot.bottom())
        under.lineTo(points[0].x(), plot.bottom())
        fill = theme.colour("accent2")
        fill.setAlphaF(0.16)
        painter.fillPath(under, fill)
        painter.strokePath(path, QPen(theme.colour("accent2"), 2))

    def _paint_marks(self, painter: QPainter, plot: QRectF, theme: Theme) -> None:
        dashed = QPen(theme.colour("muted"), 1.2)
        dashed.setDashPattern([2.5, 2])
        painter.setPen(dashed)
        average = self._at(plot, self._marks.average, 0)
        painter.drawLine(average, QPointF(average.x(), plot.top()))
        if self._marks.uses <= self._last * self._curve.stride:
            painter.setPen(QPen(theme.colour("panel"), 2))
            painter.setBrush(theme.colour("accent"))
            painter.drawEllipse(self._at(plot, self._marks.uses, self._marks.chance), 5, 5)
