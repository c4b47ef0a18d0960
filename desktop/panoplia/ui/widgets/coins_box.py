# SPDX-License-Identifier: GPL-3.0-or-later
"""An amount of money, typed coin by coin."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from panoplia.rules.sheet import Number
from panoplia.store.records import LIMITS
from panoplia.ui.look import fonts
from panoplia.ui.room import Room
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.numbers import whole_number


class CoinsBox(QWidget):
    """A line for each coin of the campaign's system. All of them empty is no amount, which is not 0."""

    changed = Signal()

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self._coins = room.system.coins
        self._lines = [QLineEdit() for _ in self._coins]
        self._units = [PlainLabel(kind="secondary") for _ in self._coins]
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for line, unit in zip(self._lines, self._units, strict=True):
            line.setMinimumWidth(fonts.px(34))
            line.textChanged.connect(self.changed)
            row.addWidget(line, 1)
            row.addWidget(unit)
        self.setFocusProxy(self._lines[0])
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
        most = LIMITS["price"][1]
        return sum(
            coin.worth * whole_number(text, coin.long, Number(0, most // coin.worth), self._room.speech)
            for text, coin in typed
            if text
        )

    def set_label(self, name: str) -> None:
        """What the amount is called; each line adds its coin."""
        for line, coin in zip(self._lines, self._coins, strict=True):
            line.setAccessibleName(f"{name}: {self._room.speech.say(coin.long)}")

    def retranslate(self) -> None:
        """Say the coins in the language of the room."""
        for unit, coin in zip(self._units, self._coins, strict=True):
            unit.setText(self._room.speech.say(coin.short))
