# SPDX-License-Identifier: GPL-3.0-or-later
"""Lays out plain text: it wraps at words, inside a word that is wider than the room, and follows its own direction."""

from PySide6.QtCore import QPointF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QTextLayout, QTextOption
from PySide6.QtGui import Qt as GuiQt

from panoplia.ui.look.fonts import headroom

LINE_SEPARATOR = "\u2028"


class Lines:
    """Text in lines of at most ``width``, and the room that they take. Not ``wrapped``, only its own lines part it."""

    def __init__(self, text: str, font: QFont, width: float, align: Qt.AlignmentFlag, wrapped: bool = True) -> None:
        option = QTextOption(align)
        modes = QTextOption.WrapMode
        option.setWrapMode(modes.WrapAtWordBoundaryOrAnywhere if wrapped else modes.NoWrap)
        # A layout reads the text, never tags in it.
        self.layout = QTextLayout(text.replace("\r\n", "\n").replace("\n", LINE_SEPARATOR), font)
        self.layout.setTextOption(option)
        self.layout.beginLayout()
        above = headroom(font)
        y = widest = 0.0
        while (line := self.layout.createLine()).isValid():
            line.setLineWidth(width)
            line.setPosition(QPointF(0, y + above))
            y += line.height() + above
            widest = max(widest, line.naturalTextWidth())
        self.layout.endLayout()
        self.size = QSizeF(widest, y)
        # Said here, because a line dies with its layout.
        self.starts = [self.layout.lineAt(number).textStart() for number in range(self.layout.lineCount())]


def natural_width(text: str, font: QFont) -> float:
    """How wide the longest line of a text is where nothing bounds it."""
    metrics = QFontMetricsF(font)
    return max((metrics.horizontalAdvance(line) for line in text.split("\n")), default=0.0)


def elided(text: str, font: QFont, width: float) -> str:
    """A text on one line, cut with an ellipsis where the room ends."""
    return QFontMetricsF(font).elidedText(" ".join(text.split("\n")), Qt.TextElideMode.ElideRight, width)


def tool_tip(text: str) -> str:
    """A text of a person as a tooltip, which would otherwise guess whether it is HTML. Long ones wrap."""
    paragraph = GuiQt.convertFromPlainText(text, Qt.WhiteSpaceMode.WhiteSpaceNormal)
    return f"<qt>{paragraph.removeprefix('<p>').removesuffix('</p>')}</qt>" if text else ""


def as_title(words: str) -> str:
    """Words that stand alone above something begin with a capital letter."""
    at = next((place for place, letter in enumerate(words) if letter.isalpha()), 0)
    return words[:at] + words[at : at + 1].upper() + words[at + 1 :]
