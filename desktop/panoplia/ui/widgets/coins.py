# SPDX-License-Identifier: GPL-3.0-or-later
"""An amount of money, typed coin by coin."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from panoplia.rules.editors import Number
from panoplia.table.verbs import MOST_MONEY
from panoplia.ui.look import fonts
from panoplia.ui.room import Room
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.numbers import whole_number

NARROWEST, WIDEST = 34, 76


class CoinsField(QWidget):
    """A line for each coin of the campaign's system, the largest first. All of them empty is no amount, not 0."""

    changed = Signal()

    def __init__(self, room: Room, amount: int | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room, self._label = room, ""
        self._coins = room.system.coins
        self._lines = [QLineEdit() for _ in self._coins]
        self._units = [PlainLabel(kind="secondary") for _ in self._coins]
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for coin, line, unit in zip(self._coins, self._lines, self._units, strict=True):
            line.setMinimumWidth(fonts.px(NARROWEST))
            line.setMaximumWidth(fonts.px(WIDEST))
            line.setAlignment(Qt.AlignmentFlag.AlignRight)
            line.setObjectName(f"coin-{coin.id}")
            line.textChanged.connect(self.changed)
            row.addWidget(line, 1)
            row.addWidget(unit)
        row.addStretch()
        self.setFocusProxy(self._lines[0])
        self.set_amount(amount)
        self.retranslate()

    def set_amount(self, amount: int | None) -> None:
        """Show an amount in the fewest coins; ``None`` shows nothing."""
        left = amount or 0
        for line, coin in zip(self._lines, self._coins, strict=True):
            count, left = divmod(left, coin.worth)
            line.setText(str(count) if count else "")
        if amount == 0:
            self._lines[-1].setText("0")

    def amount(self) -> int | None:
        """What is typed, in the smallest coin; ``Refused`` names the coin whose number is none."""
        typed = [(line.text().strip(), coin) for line, coin in zip(self._lines, self._coins, strict=True)]
        if not any(text for text, _ in typed):
            return None
        return sum(
            coin.worth * whole_number(text, coin.long, Number(0, MOST_MONEY // coin.worth), self._room.speech)
            for text, coin in typed
            if text
        )

    def set_label(self, name: str) -> None:
        """What the amount is called where a form asks for more than money; each line adds its coin."""
        self._label = name
        self.retranslate()

    def retranslate(self) -> None:
        """Say the coins in the language of the room."""
        say = self._room.speech.say
        for line, unit, coin in zip(self._lines, self._units, self._coins, strict=True):
            line.setAccessibleName(f"{self._label}: {say(coin.long)}" if self._label else say(coin.long))
            unit.setText(say(coin.short))
