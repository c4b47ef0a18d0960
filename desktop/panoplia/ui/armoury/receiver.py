# SPDX-License-Identifier: GPL-3.0-or-later
"""For whom gear is: the party, other people of the campaign, then its stashes, shops and loot piles."""

from PySide6.QtCore import QSignalBlocker, Slot
from PySide6.QtWidgets import QSizePolicy, QWidget

from panoplia.ui.room import Room
from panoplia.ui.widgets.holder_box import HolderBox
from panoplia.words import in_order

SHORTEST = 8
"""Letters of a name for which there is always room."""


class ReceiverBox(HolderBox):
    """The person that is chosen is chosen on every page."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._room = room
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumContentsLength(SHORTEST)
        self._people: dict[int, int] = {}
        self.currentIndexChanged.connect(self._on_chosen)

    def refresh(self) -> None:
        """Read again who there is and what is in their purses; a pile that was chosen stays, else it is the person."""
        table, campaign = self._room.table, self._room.in_play.id
        people = table.library.characters(campaign)
        self._people = {one.holder: one.id for one in people}
        party = {one.holder for one in people if one.kind == "pc"}
        holders = in_order(table.reading.holders(campaign), lambda one: one.name, self._room.speech.locale)
        holders.sort(key=lambda one: (one.id not in party, one.id not in self._people))
        self.set_holders(holders)
        if self.holder is None or self.holder.id in self._people:
            person = next((holder for holder, one in self._people.items() if one == self._room.person), 0)
            with QSignalBlocker(self):
                self.choose(person)

    @Slot()
    def _on_chosen(self) -> None:
        if self.holder:
            self._room.person = self._people.get(self.holder.id, self._room.person)
