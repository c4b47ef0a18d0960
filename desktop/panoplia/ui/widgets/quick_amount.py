# SPDX-License-Identifier: GPL-3.0-or-later
"""A small number with a button to hurt and one to heal by it, for the middle of a game."""

from PySide6.QtCore import QEvent, Slot
from PySide6.QtWidgets import QHBoxLayout, QWidget

from panoplia.ui.look import fonts
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.field_box import Hands
from panoplia.ui.widgets.spin import SpinBox

MOST, WIDTH = 999, 68


class QuickAmount(QWidget):
    """Starts at 1, and is 1 again after it was used, so that no old amount hits anyone."""

    def __init__(self, hands: Hands) -> None:
        super().__init__()
        self._hands = hands
        self._amount = SpinBox()
        self._amount.setObjectName("quick-amount")
        self._amount.setRange(1, MOST)
        self._hurt, self._heal = Button("", "hurt"), Button("", "heal")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for widget in (self._hurt, self._amount, self._heal):
            row.addWidget(widget)
        for button in (self._hurt, self._heal):
            button.deliberate = True
        self._hurt.clicked.connect(self._on_hurt)
        self._heal.clicked.connect(self._on_heal)
        self._dress()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.LanguageChange):
            self._dress()

    def _dress(self) -> None:
        self._amount.setFixedWidth(fonts.px(WIDTH))
        self._amount.setAccessibleName(self.tr("Amount"))
        for button, words in ((self._hurt, self.tr("Hurt by this much")), (self._heal, self.tr("Heal by this much"))):
            button.setAccessibleName(words)
            button.setToolTip(words)

    @Slot()
    def _on_hurt(self) -> None:
        amount = self._take()
        self._hands.hurt.emit(amount)

    @Slot()
    def _on_heal(self) -> None:
        amount = self._take()
        self._hands.healed.emit(amount)

    def _take(self) -> int:
        amount = self._amount.value()
        self._amount.setValue(1)
        return amount
