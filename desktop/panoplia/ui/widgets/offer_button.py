# SPDX-License-Identifier: GPL-3.0-or-later
"""The small die beside a figure of the sheet, with which a trial is begun."""

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import QSizePolicy, QWidget

from panoplia.rules.sheet import Offer
from panoplia.ui.look import fonts
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.field_box import Hands

SIDE = 26


class OfferButton(Button):
    """Named after what it begins."""

    def __init__(self, hands: Hands, offer: Offer, parent: QWidget | None = None) -> None:
        super().__init__("", "dice", parent)
        self._hands = hands
        self._offer = offer
        self.deliberate = True
        self.setFlat(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._on_clicked)
        self.show_offer(offer)

    def show_offer(self, offer: Offer) -> None:
        """Begin this one from now on."""
        self._offer = offer
        self.setObjectName(f"offer-{offer.id}")
        title = self._hands.speech.say(offer.title)
        self.setAccessibleName(title)
        refusal = self._hands.speech.say(offer.refusal)
        self.setEnabled(not refusal)
        self.setToolTip(refusal or title)
        self.setAccessibleDescription(refusal)

    def sizeHint(self) -> QSize:
        return QSize(fonts.px(SIDE), fonts.px(SIDE))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @Slot()
    def _on_clicked(self) -> None:
        self._hands.tried.emit(self._offer.id)
