# SPDX-License-Identifier: GPL-3.0-or-later
"""The log of rolls as a table: time of day, what for, the faces, what came of it; newest first."""

from collections.abc import Sequence

from PySide6.QtCore import QLocale, QObject, QTime

from panoplia.rules.notes import QT_TRANSLATE_NOOP
from panoplia.ui.models.columns import COLUMN_ROLES, ColumnsTableModel, TableColumn
from panoplia.ui.play.rolls import Roll
from panoplia.words import Speech

SUPPORTED_ROLES = COLUMN_ROLES


class RollsTableModel(ColumnsTableModel[Roll]):
    """One row a roll."""

    def __init__(self, speech: Speech, parent: QObject | None = None) -> None:
        super().__init__(lambda roll: roll.number, speech, parent)
        self.columns = (
            TableColumn(QT_TRANSLATE_NOOP("rolls", "Time"), self._time),
            TableColumn(QT_TRANSLATE_NOOP("rolls", "Roll"), lambda roll: roll.title),
            TableColumn(QT_TRANSLATE_NOOP("rolls", "Dice"), lambda roll: roll.dice),
            TableColumn(QT_TRANSLATE_NOOP("rolls", "Result"), lambda roll: roll.result),
        )

    def written(self, rolls: Sequence[Roll]) -> str:
        """Rolls as text for elsewhere, a line each."""
        say = self.speech.say
        return "\n".join("\t".join(say(column.words(roll)) for column in self.columns) for roll in rolls)

    def _time(self, roll: Roll) -> str:
        time = QTime(roll.time.hour, roll.time.minute, roll.time.second)
        return self.speech.locale.toString(time, QLocale.FormatType.ShortFormat)
