# SPDX-License-Identifier: GPL-3.0-or-later
"""A strip above everything that says what this window is, where it is not the usual one."""

from collections.abc import Callable, Sequence

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from panoplia.ui.look.theme import theme_of
from panoplia.ui.widgets.buttons import LinkButton
from panoplia.ui.widgets.icon_view import IconView
from panoplia.ui.widgets.labels import PlainLabel


class Banner(QWidget):
    """Hidden until there is something to say."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = PlainLabel(kind="strong", wrapped=True)
        self._links: list[LinkButton] = []
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 16, 8)
        row.setSpacing(12)
        row.addWidget(IconView("warning", 18, "warn"))
        row.addWidget(self._text, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.hide()

    def tell(self, text: str, ways: Sequence[tuple[str, Callable[[], object]]] = ()) -> None:
        """A sentence, and what can be done about it."""
        self._text.setText(text)
        for link in self._links:
            link.deleteLater()
        self._links = []
        for words, way in ways:
            link = LinkButton(words)
            # Itself, and not from within a closure: that would keep the window which it may be a method of.
            link.clicked.connect(way)
            self._row.addWidget(link)
            self._links.append(link)
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = theme_of(self.palette()), QPainter(self)
        painter.fillRect(self.rect(), theme.colour("selection"))
        painter.fillRect(0, self.height() - 1, self.width(), 1, theme.colour("line"))
        painter.end()
