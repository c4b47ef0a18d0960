# SPDX-License-Identifier: GPL-3.0-or-later
"""Buttons with an icon in the colours of the theme, and a link that is a button."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QWidget

from panoplia.ui.look import controls, fonts, icons
from panoplia.ui.look.painting import CONTROL_RADIUS, by_keyboard, paint_focus
from panoplia.ui.look.text import elided, natural_width, tool_tip
from panoplia.ui.look.theme import theme_of

ICON_SIZE = 18


class Button(QPushButton):
    """A flat button. Its text is shown as it is: ``&`` is no mnemonic."""

    deliberate = False
    """True for what spends, rolls, makes or undoes: a double click is one click, and a held key one press."""

    def __init__(self, text: str = "", icon: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon = icon
        self.setText(text)
        self.setAutoDefault(False)
        self._dress()

    def setText(self, text: str) -> None:
        spaced = f" {text}" if text and self._icon else text
        super().setText(spaced.replace("&", "&&"))
        self.setAccessibleName(text)

    def text(self) -> str:
        """The text as it was given."""
        return super().text().replace("&&", "&").removeprefix(" ")

    def set_icon(self, name: str) -> None:
        """Another icon of the shipped ones."""
        self._icon = name
        self.setText(self.text())
        self._dress()

    def setToolTip(self, text: str) -> None:
        super().setToolTip(tool_tip(text))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if not self.deliberate:
            super().mouseDoubleClickEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not (self.deliberate and event.isAutoRepeat()):
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._dress()

    def _dress(self) -> None:
        if not self._icon:
            return
        theme, size = theme_of(self.palette()), fonts.px(ICON_SIZE)
        ink = theme.colour("on_accent" if self.property(controls.PRIMARY) else "ink")
        self.setIconSize(QSize(size, size))
        self.setIcon(icons.icon(self._icon, ink, theme.colour("muted"), size))


class PrimaryButton(Button):
    """The one thing to do: filled with the accent."""

    def __init__(self, text: str = "", icon: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, icon, parent)
        self.setProperty(controls.PRIMARY, True)
        self._dress()


def show_words(words: Mapping[Button, str], shown: bool) -> None:
    """Buttons with their words, or, where there is little room, with their icons alone and the words as tooltips."""
    for button, text in words.items():
        button.setText(text if shown else "")
        button.setAccessibleName(text)
        button.setToolTip("" if shown else text)


class LinkButton(Button):
    """Words in the accent that do something; underlined when pointed at. A ``quiet`` one is muted until then."""

    def __init__(
        self, text: str = "", parent: QWidget | None = None, kind: fonts.Kind = "strong", quiet: bool = False
    ) -> None:
        self._kind: fonts.Kind = kind
        self._quiet = quiet
        super().__init__(text, "", parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        font = fonts.face(self._kind)
        return QSize(round(natural_width(self.text(), font)) + 9, round(fonts.height(self._kind)) + 6)

    def minimumSizeHint(self) -> QSize:
        return QSize(min(self.sizeHint().width(), 60), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        theme, font = theme_of(self.palette()), fonts.face(self._kind)
        pointed = bool(option.state & QStyle.StateFlag.State_MouseOver)
        font.setUnderline(pointed)
        painter = QPainter(self)
        painter.setFont(font)
        painter.setPen(theme.colour("accent" if self.isEnabled() and (pointed or not self._quiet) else "muted"))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextSingleLine
        # In line with the text above and below it; only the ring of the keyboard needs room around the words.
        ringed = by_keyboard(self)
        inner = self.rect().adjusted(4 if ringed else 0, 0, -4, 0)
        painter.drawText(inner, int(flags), elided(self.text(), font, inner.width()))
        if ringed:
            paint_focus(painter, self.rect().toRectF(), CONTROL_RADIUS, theme.colour("accent"))
        painter.end()
