# SPDX-License-Identifier: GPL-3.0-or-later
"""A tick whose words may be long: what has no room is cut, and told where the mouse rests."""

from math import ceil

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QCheckBox, QStyle, QStyleOptionButton, QWidget

from panoplia.ui.look import fonts
from panoplia.ui.look.text import elided, natural_width, tool_tip

WIDEST = 280


class TickBox(QCheckBox):
    """``text`` and accessible name are the whole words; ``told`` is what its tool tip says else."""

    def __init__(self, words: str, told: str = "", parent: QWidget | None = None) -> None:
        super().__init__(words.replace("&", "&&"), parent)
        self._words, self._told = words, told
        self.setAccessibleName(words)
        self._tell()

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        super().initStyleOption(option)
        option.text = elided(self._words, self.font(), self._room).replace("&", "&&")

    def sizeHint(self) -> QSize:
        wide = min(ceil(natural_width(self._words, self.font())), fonts.px(WIDEST))
        return QSize(wide + self._beside + 1, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(min(self.sizeHint().width(), fonts.px(WIDEST) // 2), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._tell()

    @property
    def _beside(self) -> int:
        """What the box and the gap behind it take of the width."""
        metrics = (QStyle.PixelMetric.PM_IndicatorWidth, QStyle.PixelMetric.PM_CheckBoxLabelSpacing)
        return sum(self.style().pixelMetric(metric, None, self) for metric in metrics)

    @property
    def _room(self) -> int:
        return max(self.width() - self._beside, 0)

    def _tell(self) -> None:
        cut = natural_width(self._words, self.font()) > self._room
        self.setToolTip(tool_tip("\n".join(filter(None, (self._words if cut else "", self._told)))))
