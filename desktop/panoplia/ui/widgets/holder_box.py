# SPDX-License-Identifier: GPL-3.0-or-later
"""A choice of whoever can hold something: people, stashes, shops, loot piles."""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QComboBox, QWidget

from panoplia.store.records import Holder
from panoplia.ui.widgets.choice_box import ChoiceBox

NAME_LENGTH = 28


class HolderBox(ChoiceBox):
    """Chooses one holder; a long name does not widen it."""

    def __init__(self, holders: Sequence[Holder] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(NAME_LENGTH)
        self._offered: list[Holder | None] = []
        self.set_holders(holders)

    @property
    def holder(self) -> Holder | None:
        """Who is chosen; ``None`` where it is no one."""
        place = self.currentIndex()
        return self._offered[place] if 0 <= place < len(self._offered) else None

    def set_holders(self, holders: Sequence[Holder], nobody: str = "") -> None:
        """Offer these, after ``nobody`` where that may be chosen; the choice stays where it can. No one is told."""
        kept = self.holder
        with QSignalBlocker(self):
            self.clear()
            self._offered = [*([None] if nobody else []), *holders]
            self.addItems([one.name if one else nobody for one in self._offered])
            self.choose(kept.id if kept else 0)

    def choose(self, holder: int) -> None:
        """Choose a holder, where they are offered."""
        for place, one in enumerate(self._offered):
            if one and one.id == holder:
                self.setCurrentIndex(place)
