# SPDX-License-Identifier: GPL-3.0-or-later
"""Text that is shown as it is: never HTML, never a mnemonic, whatever a person typed."""

from collections.abc import Mapping
from functools import lru_cache
from math import ceil
from typing import Literal, get_args

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QStyle, QWidget

from panoplia.ui.look import fonts
from panoplia.ui.look.text import Lines, elided, natural_width, tool_tip

LabelKind = fonts.Kind | Literal["bad", "small_bad", "link"]
FACES: Mapping[LabelKind, fonts.Kind] = {
    **{kind: kind for kind in get_args(fonts.Kind)},
    "bad": "body",
    "small_bad": "secondary",
    "link": "strong",
}
COLOURS: Mapping[LabelKind, QPalette.ColorRole] = {
    "heading": QPalette.ColorRole.Link,
    "secondary": QPalette.ColorRole.PlaceholderText,
    "caption": QPalette.ColorRole.PlaceholderText,
    "bad": QPalette.ColorRole.BrightText,
    "small_bad": QPalette.ColorRole.BrightText,
    "link": QPalette.ColorRole.Link,
}
COMFORTABLE, NARROWEST = 420, 60
"""How wide a wrapped text would like to be at most, and how narrow it can get."""


class PlainLabel(QLabel):
    """A label of one kind. ``wrapped`` breaks lines, ``elided`` cuts to one line and tells the rest in a tooltip."""

    def __init__(
        self,
        text: str = "",
        kind: LabelKind = "body",
        wrapped: bool = False,
        elided: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._kind: LabelKind = kind
        self._elided = elided
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setForegroundRole(COLOURS.get(kind, QPalette.ColorRole.WindowText))
        self.setWordWrap(wrapped)
        across = QSizePolicy.Policy.Expanding if elided else QSizePolicy.Policy.Preferred
        policy = QSizePolicy(across, QSizePolicy.Policy.Fixed if elided else QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(wrapped)
        self.setSizePolicy(policy)
        self.setText(text)

    def set_role(self, role: QPalette.ColorRole) -> None:
        """Draw in another colour of the palette."""
        self.setForegroundRole(role)

    def setText(self, text: str) -> None:
        super().setText(text)
        self.updateGeometry()
        self._tell_the_rest()

    def sizeHint(self) -> QSize:
        text, font, margins = self.text(), fonts.face(self._face), self.contentsMargins()
        width = natural_width(text, font)
        if self.wordWrap():
            across = ceil(min(width, fonts.px(COMFORTABLE))) + 1 + margins.left() + margins.right()
            return QSize(across, self.heightForWidth(across))
        rows = 1 if self._elided else text.count("\n") + 1
        return QSize(ceil(width) + 1, ceil(fonts.height(self._face) * rows)).grownBy(margins)

    def minimumSizeHint(self) -> QSize:
        hint = self.sizeHint()
        if self._elided or self.wordWrap():
            return QSize(min(hint.width(), NARROWEST), ceil(fonts.height(self._face)))
        return hint

    def heightForWidth(self, width: int) -> int:
        if not self.wordWrap():
            return -1
        margins = self.contentsMargins()
        # A layout asks for the width that there is, also where the label may not take it.
        room = max(min(width, self.maximumWidth()) - margins.left() - margins.right(), 1)
        return _wrapped_height(self.text(), self._face, room, fonts.scale()) + margins.top() + margins.bottom()

    def paintEvent(self, event: QPaintEvent) -> None:
        rect, font = self.contentsRect(), fonts.face(self._face)
        align = QStyle.visualAlignment(self.layoutDirection(), self.alignment())
        across = (align & Qt.AlignmentFlag.AlignHorizontal_Mask) | Qt.AlignmentFlag.AlignAbsolute
        text = elided(self.text(), font, rect.width()) if self._elided else self.text()
        room = rect.width() if self.wordWrap() else max(rect.width(), ceil(natural_width(text, font)) + 1)
        # A layout may need a hair more than was measured: it must not drop the last word for that.
        lines = Lines(text, font, room, across, wrapped=self.wordWrap())
        spare = rect.height() - lines.size.height()
        top = 0.0 if align & Qt.AlignmentFlag.AlignTop else spare if align & Qt.AlignmentFlag.AlignBottom else spare / 2
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        lines.layout.draw(painter, QPointF(rect.left(), rect.top() + max(top, 0.0)))
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._tell_the_rest()

    @property
    def _face(self) -> fonts.Kind:
        return FACES[self._kind]

    def _tell_the_rest(self) -> None:
        if self._elided:
            cut = natural_width(self.text(), fonts.face(self._face)) > self.contentsRect().width()
            self.setToolTip(tool_tip(self.text()) if cut else "")


@lru_cache(maxsize=4096)
def _wrapped_height(text: str, face: fonts.Kind, room: int, _scale: float) -> int:
    """Layouts ask for it many times before they are content."""
    lines = Lines(text, fonts.face(face), room, Qt.AlignmentFlag.AlignLeft)
    return ceil(max(lines.size.height(), fonts.height(face)))
