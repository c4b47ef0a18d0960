# SPDX-License-Identifier: GPL-3.0-or-later
"""An amount of money, typed as so many of each coin."""

from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from panoplia.rules.sheet import Number
from panoplia.rules.system import Coin
from panoplia.table.verbs import MOST_MONEY
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.numbers import whole_number
from panoplia.words import Speech


class CoinsField(QWidget):
    """A number for each coin of the system, largest first; an empty one counts 0. All of them are for no amount."""

    def __init__(self, coins: tuple[Coin, ...], speech: Speech, amount: int | None = None) -> None:
        super().__init__()
        self._coins, self._speech = coins, speech
        self._lines: list[QLineEdit] = []
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 2, 0)
        row.setSpacing(6)
        left = amount or 0
        for coin in coins:
            count, left = divmod(left, coin.worth)
            line = QLineEdit(str(count) if count else "")
            line.setPlaceholderText("0")
            line.setAccessibleName(speech.say(coin.long))
            self._lines.append(line)
            row.addWidget(line, 1)
            row.addWidget(PlainLabel(speech.say(coin.short), kind="secondary"))
        if amount == 0:
            self._lines[-1].setText("0")
        self.setFocusProxy(self._lines[0])

    @property
    def is_empty(self) -> bool:
        """Whether nothing is typed at all."""
        return not any(line.text().strip() for line in self._lines)

    def amount(self) -> int:
        """The amount in the smallest coin; ``Refused`` names the coin whose number does not fit."""
        return sum(
            coin.worth
            * whole_number(line.text().strip() or "0", coin.long, Number(0, MOST_MONEY // coin.worth), self._speech)
            for coin, line in zip(self._coins, self._lines, strict=True)
        )
