# SPDX-License-Identifier: GPL-3.0-or-later
"""Filters as a row of chips, one of which is chosen."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QSizePolicy, QWidget

from panoplia.ui.look import fonts
from panoplia.ui.look.painting import by_keyboard, paint_box, paint_focus
from panoplia.ui.look.text import elided, natural_width
from panoplia.ui.look.theme import theme_of
from panoplia.ui.widgets.flow import FlowRow


class Chip(QAbstractButton):
    """A rounded word; in the accent when it is chosen."""

    def __init__(self, key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.key = key
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_label(self, text: str) -> None:
        """The word on it, shown as it is."""
        self.setText(text)
        self.setAccessibleName(text)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        # As wide as when it is chosen, which is bold: a row does not move under the mouse.
        width = natural_width(self.text(), _font(bold=True))
        return QSize(min(round(width) + 25, fonts.px(260)), fonts.px(26))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, rect, chosen = theme_of(self.palette()), QRectF(self.rect()), self.isChecked()
        fill = theme.colour("selection" if chosen else "hover" if self.underMouse() else "panel")
        painter = QPainter(self)
        paint_box(painter, rect, rect.height() / 2, fill, theme.colour("accent" if chosen else "line"))
        font = _font(chosen)
        painter.setFont(font)
        painter.setPen(theme.colour("accent" if chosen else "ink" if self.isEnabled() else "muted"))
        painter.drawText(rect, int(Qt.AlignmentFlag.AlignCenter), elided(self.text(), font, rect.width() - 20))
        if by_keyboard(self):
            paint_focus(painter, rect, rect.height() / 2, theme.colour("accent"))
        painter.end()


class ChipRow(FlowRow):
    """Chips of which exactly one is chosen; they go on in a second line where they do not fit."""

    chosen = Signal(str)
    """The person, or ``choose``, chose another one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self._group.idToggled.connect(self._on_toggled)
        self._chips: list[Chip] = []

    @property
    def current(self) -> str:
        """The key of the one that is chosen; empty where there is none."""
        return next((chip.key for chip in self._chips if chip.isChecked()), "")

    def set_chips(self, chips: Sequence[tuple[str, str]]) -> None:
        """Key and label of each; the choice stays where its key does, and nothing is signalled."""
        current = self.current
        if [key for key, _ in chips] != [chip.key for chip in self._chips]:
            self._rebuild([key for key, _ in chips], current)
        for chip, (_, label) in zip(self._chips, chips, strict=True):
            chip.set_label(label)
        self.rearrange()

    def choose(self, key: str) -> None:
        """Choose the chip with this key, if there is one."""
        for chip in self._chips:
            if chip.key == key:
                chip.setChecked(True)

    def _rebuild(self, keys: Sequence[str], current: str) -> None:
        for chip in self._chips:
            self._group.removeButton(chip)
            chip.hide()
            chip.deleteLater()
        self._chips = [Chip(key, self) for key in keys]
        chosen = next((chip for chip in self._chips if chip.key == current), self._chips[0] if self._chips else None)
        if chosen:
            chosen.setChecked(True)
        for number, chip in enumerate(self._chips):
            self._group.addButton(chip, number)
        self.set_widgets(self._chips)

    @Slot(int, bool)
    def _on_toggled(self, number: int, on: bool) -> None:
        if on:
            self.chosen.emit(self._chips[number].key)


def _font(bold: bool) -> QFont:
    font = fonts.face("secondary")
    font.setBold(bold)
    return font
