# SPDX-License-Identifier: GPL-3.0-or-later
"""The foot of the window: the keys that work now, or what could not be done; and which fight it is."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from panoplia.ui.look import fonts
from panoplia.ui.look.theme import theme_of
from panoplia.ui.widgets.icon_view import IconView
from panoplia.ui.widgets.labels import PlainLabel

Keys = Sequence[tuple[str, str]]
"""A key and what it does."""
NARROWEST = 120
"""Pixels that the name of the fight has at least."""


class KeysLine(QWidget):
    """A refusal stands here, in the colour of what is bad, until something is done."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._warning = IconView("warning", 16, "bad")
        self._refused = PlainLabel(kind="small_bad", elided=True)
        self._keys = QWidget()
        self._row = QHBoxLayout(self._keys)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(6)
        self._place = PlainLabel(kind="secondary", elided=True)
        self._place.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        # However long a name is, it takes what the keys leave.
        self._place.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._place.setMinimumWidth(fonts.px(NARROWEST))
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 3, 14, 3)
        row.setSpacing(8)
        for widget in (self._warning, self._refused, self._keys):
            row.addWidget(widget)
        row.addWidget(self._place, 1)
        self._refused.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._shown: Keys = ()
        self.refuse("")

    def show_keys(self, keys: Keys) -> None:
        """The keys that do something now."""
        if keys == self._shown:
            return
        self._shown = keys
        while (item := self._row.takeAt(0)) is not None:
            if widget := item.widget():
                # Else a layout that was about to show it would show it as a window.
                widget.hide()
                widget.setParent(None)
                widget.deleteLater()
        for key, words in keys:
            self._row.addWidget(PlainLabel(key, kind="small_strong"))
            self._row.addWidget(PlainLabel(words, kind="secondary", elided=True))
            self._row.addSpacing(8)

    def set_place(self, text: str) -> None:
        """The fight and its round."""
        self._place.setText(text)

    def refuse(self, text: str) -> None:
        """What could not be done; nothing forgets it."""
        self._refused.setText(text)
        for widget in (self._warning, self._refused):
            widget.setVisible(bool(text))
        self._keys.setVisible(not text)
        self.setMinimumHeight(fonts.px(32))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = theme_of(self.palette()), QPainter(self)
        painter.fillRect(self.rect(), theme.colour("panel"))
        painter.fillRect(0, 0, self.width(), 1, theme.colour("line"))
        painter.end()
