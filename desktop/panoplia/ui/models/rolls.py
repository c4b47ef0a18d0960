# SPDX-License-Identifier: GPL-3.0-or-later
"""The log of rolls as a table: time of day, what for, the faces, what came of it; newest first."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QLocale, QObject, Qt, QTime

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Words
from panoplia.ui.look.text import tool_tip
from panoplia.ui.models.rows import NO_PARENT, Index, RowsTableModel
from panoplia.ui.play.rolls import Roll
from panoplia.words import Speech

TITLES = (
    QT_TRANSLATE_NOOP("rolls", "Time"),
    QT_TRANSLATE_NOOP("rolls", "Roll"),
    QT_TRANSLATE_NOOP("rolls", "Dice"),
    QT_TRANSLATE_NOOP("rolls", "Result"),
)
SUPPORTED_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
)


class RollsTableModel(RowsTableModel[Roll]):
    """One row a roll."""

    def __init__(self, speech: Speech, parent: QObject | None = None) -> None:
        super().__init__(lambda roll: roll.number, parent)
        self._speech = speech

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(TITLES)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        across = orientation == Qt.Orientation.Horizontal and 0 <= section < len(TITLES)
        if across and role == Qt.ItemDataRole.DisplayRole:
            return self._speech.say(TITLES[section])
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        return left if across and role == Qt.ItemDataRole.TextAlignmentRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        roll = self.row_at(index)
        if roll is None:
            return None
        text = self._text(roll, index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return text
            case Qt.ItemDataRole.ToolTipRole:
                return tool_tip(text)
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{self._speech.say(TITLES[index.column()])}: {text}"
        return None

    def set_speech(self, speech: Speech) -> None:
        """Say everything in another language."""
        self._speech = speech
        self.say_all_again()

    def written(self, rolls: Sequence[Roll]) -> str:
        """Rolls as text for elsewhere, a line each."""
        return "\n".join("\t".join(self._text(roll, column) for column in range(len(TITLES))) for roll in rolls)

    def _text(self, roll: Roll, column: int) -> str:
        if column == 0:
            time = QTime(roll.time.hour, roll.time.minute, roll.time.second)
            return self._speech.locale.toString(time, QLocale.FormatType.ShortFormat)
        words: tuple[Words, ...] = (roll.title, roll.dice, roll.result)
        return self._speech.say(words[column - 1])
