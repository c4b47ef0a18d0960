# SPDX-License-Identifier: GPL-3.0-or-later
"""Widgets behind each other, going on in a second line where they do not fit."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

GAP = 6


class FlowRow(QWidget):
    """Places its widgets itself: its height follows from its width."""

    def __init__(self, parent: QWidget | None = None, gap: int = GAP) -> None:
        super().__init__(parent)
        self._gap = gap
        self._widgets: list[QWidget] = []
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_widgets(self, widgets: Sequence[QWidget]) -> None:
        """The widgets in reading order; they become children of this one."""
        self._widgets = list(widgets)
        for widget in self._widgets:
            widget.setParent(self)
            widget.show()
        self.rearrange()

    def rearrange(self) -> None:
        """Place the widgets anew, because their sizes changed."""
        self._place(self.width(), move=True)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        width = sum(widget.sizeHint().width() + self._gap for widget in self._widgets)
        return QSize(max(width - self._gap, 0), self._place(self.width(), move=False))

    def minimumSizeHint(self) -> QSize:
        width = max((widget.minimumSizeHint().width() for widget in self._widgets), default=0)
        return QSize(width, max((widget.sizeHint().height() for widget in self._widgets), default=0))

    def heightForWidth(self, width: int) -> int:
        return self._place(width, move=False)

    def event(self, event: QEvent) -> bool:
        """One of the widgets has other words, and so another size."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.rearrange()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place(self.width(), move=True)

    def _place(self, width: int, move: bool) -> int:
        """Place what stands in each line in the middle of its height; returns the height of all lines."""
        y = 0
        for line in self._lines(width):
            height = max(size.height() for _, _, size in line)
            if move:
                for widget, x, size in line:
                    if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
                        x = self.width() - x - size.width()
                    widget.setGeometry(x, y + (height - size.height()) // 2, size.width(), size.height())
            y += height + self._gap
        return max(y - self._gap, 0)

    def _lines(self, width: int) -> Iterator[list[tuple[QWidget, int, QSize]]]:
        """The widgets of each line, where each begins, and its size."""
        line: list[tuple[QWidget, int, QSize]] = []
        x = 0
        for widget in self._widgets:
            size = widget.sizeHint()
            size.setWidth(min(size.width(), max(width, widget.minimumSizeHint().width())))
            if x and x + size.width() > width:
                yield line
                x, line = 0, []
            line.append((widget, x, size))
            x += size.width() + self._gap
        if line:
            yield line
