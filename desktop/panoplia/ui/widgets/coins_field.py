# SPDX-License-Identifier: GPL-3.0-or-later
"""An amount of money, typed coin by coin."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from panoplia.rules.sheet import Number
from panoplia.ui.room import Room
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.numbers import whole_number

MOST_COINS = 10**12
WIDTH = 76


class CoinsField(QWidget):
    """A line for each coin of the system, the largest first; an empty one counts 0."""

    changed = Signal()

    def __init__(self, room: Room, amount: int = 0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        self._lines: list[QLineEdit] = []
        for coin in room.system.coins:
            count, amount = divmod(amount, coin.worth)
            line = QLineEdit(str(count) if count else "")
            line.setPlaceholderText("0")
            line.setAlignment(Qt.AlignmentFlag.AlignRight)
            line.setMaximumWidth(WIDTH)
            line.setObjectName(f"coin-{coin.id}")
            line.setAccessibleName(room.speech.say(coin.long))
            line.textChanged.connect(self.changed)
            self._lines.append(line)
            row.addWidget(line)
            row.addWidget(PlainLabel(room.speech.say(coin.short), kind="secondary"))
        row.addStretch()
        self.setFocusProxy(self._lines[0])

    def amount(self) -> int:
        """What was typed, in the smallest coin; ``Refused`` names the coin whose count is none."""
        total = 0
        for coin, line in zip(self._room.system.coins, self._lines, strict=True):
            if line.text().strip():
                number = Number(0, MOST_COINS // coin.worth)
                total += whole_number(line.text(), coin.long, number, self._room.speech) * coin.worth
        return total
