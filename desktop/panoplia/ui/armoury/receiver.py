# SPDX-License-Identifier: GPL-3.0-or-later
"""For whom gear is: the people of the campaign, then its stashes, shops and loot piles."""

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QComboBox, QSizePolicy, QWidget

from panoplia.store.records import Holder
from panoplia.ui.room import Room
from panoplia.ui.widgets.choice_box import ChoiceBox
from panoplia.words import in_order


class ReceiverBox(ChoiceBox):
    """A choice of holders. The person that is chosen is chosen on every page."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)
        self._people: dict[int, int] = {}
        self.currentIndexChanged.connect(self._on_chosen)

    @property
    def holder(self) -> Holder | None:
        """Who is chosen; ``None`` where there is no one."""
        found: Holder | None = self.currentData()
        return found

    def refresh(self) -> None:
        """Read again who there is and what is in their purses; the choice stays where it can."""
        table, campaign = self._room.table, self._room.in_play.id
        person = {one.holder: one.id for one in table.library.characters(campaign)}
        holders = in_order(table.reading.holders(campaign), lambda one: one.name, self._room.speech.locale)
        holders.sort(key=lambda one: one.id not in person)
        kept = self.holder
        stays = kept is not None and kept.id not in person
        self.blockSignals(True)
        self.clear()
        for place, holder in enumerate(holders):
            self.addItem(holder.name, holder)
            chosen = kept is not None and holder.id == kept.id if stays else person.get(holder.id) == self._room.person
            if chosen:
                self.setCurrentIndex(place)
        self._people = person
        self.blockSignals(False)

    @Slot()
    def _on_chosen(self) -> None:
        if self.holder:
            self._room.person = self._people.get(self.holder.id, self._room.person)
