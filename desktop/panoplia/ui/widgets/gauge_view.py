# SPDX-License-Identifier: GPL-3.0-or-later
"""Shows one gauge, and says in words what it shows."""

from math import ceil

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from panoplia.rules.gauges import BarGauge, Drawing, Gauge, LoadGauge, PipGauge, drawing, spoken
from panoplia.ui.look import fonts
from panoplia.ui.look.painting import paint_drawing, size_of
from panoplia.ui.look.theme import theme_of
from panoplia.words import Speech

USUAL_WIDTH, NARROWEST = 240, 60


class GaugeView(QWidget):
    """A bar takes the width that it is given; boxes wrap; a die is as wide as it is."""

    def __init__(self, gauge: Gauge, speech: Speech, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._gauge, self._speech = gauge, speech
        self.show_gauge(gauge, speech)

    def show_gauge(self, gauge: Gauge, speech: Speech) -> None:
        """Show another gauge, or say it in another language."""
        self._gauge, self._speech = gauge, speech
        words = speech.say(spoken(gauge))
        self.setAccessibleName(words)
        self._set_policy()
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return self._size(USUAL_WIDTH)

    def minimumSizeHint(self) -> QSize:
        if isinstance(self._gauge, BarGauge | LoadGauge | PipGauge):
            return QSize(fonts.px(NARROWEST), self._size(USUAL_WIDTH).height())
        return self.sizeHint()

    def heightForWidth(self, width: int) -> int:
        return self._size(width / fonts.scale()).height() if isinstance(self._gauge, PipGauge) else -1

    def paintEvent(self, event: QPaintEvent) -> None:
        shown = self._drawing(self.width() / fonts.scale())
        size = size_of(shown)
        rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        at = QPointF(self.width() - size.width() if rtl else 0, (self.height() - size.height()) / 2)
        painter = QPainter(self)
        paint_drawing(painter, shown, at, theme_of(self.palette()), self._speech.say)
        painter.end()

    def _drawing(self, width: float) -> Drawing:
        return drawing(self._gauge, "screen", width)

    def _size(self, width: float) -> QSize:
        size = size_of(self._drawing(width))
        return QSize(ceil(size.width()), ceil(size.height()))

    def _set_policy(self) -> None:
        bar = isinstance(self._gauge, BarGauge | LoadGauge)
        across = QSizePolicy.Policy.Expanding if bar else QSizePolicy.Policy.Preferred
        wraps = isinstance(self._gauge, PipGauge)
        policy = QSizePolicy(across, QSizePolicy.Policy.Preferred if wraps else QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(wraps)
        self.setSizePolicy(policy)
