# SPDX-License-Identifier: GPL-3.0-or-later
"""Odds as bars: the chance above, the case below, and one sentence for those who do not see them.

Where there is no room for the words below, the bars lie, each in a line with its case.
"""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from math import ceil

import msgspec
from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from panoplia.rules.gauges import Role
from panoplia.ui.look import fonts
from panoplia.ui.look.painting import CONTROL_RADIUS
from panoplia.ui.look.text import Lines, elided, natural_width, tool_tip
from panoplia.ui.look.theme import Theme, theme_of
from panoplia.words import Speech

BAR_HEIGHT, LOW_BAR_HEIGHT, GAP, WIDEST_BAR = 78, 40, 10, 130
FEWEST_LINES, MOST_LINES = 2, 4
BETWEEN_ROWS, LEAST_LYING = 3, 160
MOST_WORDS = 0.55
"""The share of a line that its words may take."""


class Bar(msgspec.Struct, frozen=True):
    """One case with its chance from 0 to 1."""

    p: Fraction
    label: str
    tone: Role = "accent2"


class OddsBars(QWidget):
    """The highest bar is as high as its chance is of one half or more, so that small chances look small."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bars: tuple[Bar, ...] = ()
        self._percents: tuple[str, ...] = ()
        self._lines = FEWEST_LINES
        self._lying = False
        self._highest = BAR_HEIGHT
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_bars(self, bars: Sequence[Bar], speech: Speech) -> None:
        """Show these cases, in this order."""
        self._bars = tuple(bars)
        self._percents = tuple(speech.percent(bar.p) for bar in bars)
        said = ", ".join(f"{percent} {bar.label}" for percent, bar in zip(self._percents, bars, strict=True))
        self.setAccessibleName(said)
        self._count_lines()
        self.updateGeometry()
        self.update()

    def set_low(self, low: bool) -> None:
        """Bars of half the height, where several stand below each other."""
        self._highest = LOW_BAR_HEIGHT if low else BAR_HEIGHT
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        standing = self._foot() + fonts.height("caption") * self._lines
        high = self._row_height() * len(self._bars) if self._lying else standing
        return QSize(fonts.px(60) * max(len(self._bars), 1), ceil(high))

    @property
    def comfortable(self) -> int:
        """How wide it is where no label is parted within a word."""
        font = fonts.face("caption")
        words = [word for bar in self._bars for word in bar.label.split()]
        widest = max((natural_width(word, font) for word in words), default=0.0)
        return ceil(len(self._bars) * (widest + GAP))

    def minimumSizeHint(self) -> QSize:
        standing = fonts.px(26) * max(len(self._bars), 1)
        return QSize(min(standing, fonts.px(LEAST_LYING)), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = theme_of(self.palette())
        for number in range(len(self._bars)):
            if self._lying:
                self._paint_row(painter, number, theme)
            else:
                self._paint_bar(painter, number, theme)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._count_lines()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._count_lines()

    def _count_lines(self) -> None:
        """As many lines below the bars as the longest label needs, where it is not too long for that."""
        needed = (len(_wrapped(bar.label, self._slot(n).width())) for n, bar in enumerate(self._bars))
        lines = max(*needed, FEWEST_LINES, FEWEST_LINES)
        lying = self.width() < self.comfortable
        if (lines, lying) != (self._lines, self._lying):
            self._lines, self._lying = lines, lying
            self.updateGeometry()
            self.update()

    def event(self, event: QEvent) -> bool:
        """A label that is cut is told in full where the mouse rests."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            under = [n for n in range(len(self._bars)) if self._slot(n).contains(event.pos().toPointF())]
            words = f"{self._percents[under[0]]} {self._bars[under[0]].label}" if under else ""
            QToolTip.showText(event.globalPos(), tool_tip(words), self)
            return True
        return super().event(event)

    def _slot(self, number: int) -> QRectF:
        """The column of one bar, or its line; a single one is not wider than it looks good."""
        if self._lying:
            return QRectF(0, number * self._row_height(), self.width(), self._row_height())
        count = max(len(self._bars), 1)
        gap = GAP if count <= 8 else GAP / 2
        width = min((self.width() - gap * (count - 1)) / count, fonts.px(WIDEST_BAR))
        place = count - 1 - number if self.layoutDirection() == Qt.LayoutDirection.RightToLeft else number
        return QRectF(place * (width + gap), 0, width, self.height())

    def _row_height(self) -> float:
        return fonts.height("caption") + BETWEEN_ROWS

    def _foot(self) -> float:
        return fonts.height("caption") + 3 + fonts.px(self._highest) + 4

    def _paint_bar(self, painter: QPainter, number: int, theme: Theme) -> None:
        bar, slot = self._bars[number], self._slot(number)
        highest = max(*(each.p for each in self._bars), Fraction(1, 2))
        height = max(fonts.px(self._highest) * float(bar.p / highest), 3.0 if bar.p else 0.0)
        bottom = self._foot() - 4
        _paint_top_rounded(painter, QRectF(slot.left(), bottom - height, slot.width(), height), theme, bar.tone)
        caption = fonts.face("caption")
        painter.setFont(caption)
        painter.setPen(theme.colour("muted"))
        line = fonts.height("caption")
        # Above the bar, but not beyond the edge, where it would be cut.
        wide = ceil(natural_width(self._percents[number], caption)) + 1
        left = min(max(slot.center().x() - wide / 2, 0), max(self.width() - wide, 0))
        above = QRectF(left, bottom - height - line - 1, wide, line)
        painter.drawText(above, int(Qt.AlignmentFlag.AlignCenter), self._percents[number])
        self._paint_label(painter, bar.label, slot, theme)

    def _paint_row(self, painter: QPainter, number: int, theme: Theme) -> None:
        """Case, bar and chance in a line; the bars begin where the longest case ends."""
        font, row = fonts.face("caption"), self._slot(number).adjusted(0, 0, 0, -BETWEEN_ROWS)
        longest = max(natural_width(bar.label, font) for bar in self._bars)
        words = min(ceil(longest) + 1, self.width() * MOST_WORDS)
        chance = max(ceil(natural_width(percent, font)) + 1 for percent in self._percents)
        highest = max(*(each.p for each in self._bars), Fraction(1, 2))
        bar = self._bars[number]
        room = max(row.width() - words - chance - 2 * GAP, 1)
        wide = max(room * float(bar.p / highest), 3.0 if bar.p else 0.0)
        side = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        painter.setFont(font)
        painter.setPen(theme.colour("ink"))
        painter.drawText(QRectF(row.left(), row.top(), words, row.height()), side, elided(bar.label, font, words))
        painter.fillRect(QRectF(words + GAP, row.top() + 2, wide, row.height() - 4), theme.colour(bar.tone))
        painter.setPen(theme.colour("muted"))
        after = QRectF(words + GAP + wide + GAP / 2, row.top(), chance + GAP, row.height())
        painter.drawText(after, side, self._percents[number])

    def _paint_label(self, painter: QPainter, label: str, slot: QRectF, theme: Theme) -> None:
        font, high = fonts.face("caption"), fonts.height("caption")
        lines = _wrapped(label, slot.width())
        painter.setPen(theme.colour("ink"))
        for number, line in enumerate(lines):
            row = QRectF(slot.left(), self._foot() + number * high, slot.width(), high)
            painter.drawText(row, int(Qt.AlignmentFlag.AlignCenter), elided(line, font, slot.width()))


def _wrapped(label: str, width: float) -> list[str]:
    """The lines of a label; in the last one is all the rest, to be cut where the room ends."""
    font = fonts.face("caption")
    if natural_width(label, font) <= width:
        return [label]
    starts = Lines(label, font, width, Qt.AlignmentFlag.AlignLeft).starts[:MOST_LINES]
    return [label[start:end].strip() for start, end in pairwise((*starts, len(label)))]


def _paint_top_rounded(painter: QPainter, rect: QRectF, theme: Theme, tone: Role) -> None:
    radius = min(CONTROL_RADIUS - 1, rect.height())
    path, foot = QPainterPath(), QPainterPath()
    path.addRoundedRect(rect.adjusted(0, 0, 0, radius), radius, radius)
    foot.addRect(rect)
    painter.fillPath(path.intersected(foot), theme.colour(tone))
