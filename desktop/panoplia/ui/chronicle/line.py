# SPDX-License-Identifier: GPL-3.0-or-later
"""One line of a story: when it was, and what was done."""

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Words, note
from panoplia.store.records import HistoryLine
from panoplia.ui.look import fonts
from panoplia.ui.look.text import tool_tip
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.words import Speech

DAY = QT_TRANSLATE_NOOP("chronicle", "day {day}")
WIDTH_OF_DAY = 90


def when(line: HistoryLine, speech: Speech) -> str:
    """The campaign's day of an action, else its date."""
    return speech.day(line.time) if line.day is None else speech.say(note(DAY, day=line.day))


class StoryLine(QWidget):
    """The day at the left, what was done beside it, and below that what it came to. The date is its tooltip."""

    def __init__(
        self, line: HistoryLine, speech: Speech, details: Iterable[Words] = (), parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        day, what = PlainLabel(when(line, speech), kind="secondary"), PlainLabel(speech.say(line.label), wrapped=True)
        day.setMinimumWidth(fonts.px(WIDTH_OF_DAY))
        day.setToolTip(tool_tip(speech.day(line.time)))
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(what)
        for detail in details:
            words.addWidget(PlainLabel(speech.say(detail), kind="secondary", wrapped=True))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(day, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)
        self.setAccessibleName(f"{day.text()}: {what.text()}")
