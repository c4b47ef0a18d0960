# SPDX-License-Identifier: GPL-3.0-or-later
"""The people who can take what is chosen: a click, or things dropped on them."""

from collections.abc import Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QWidget

from panoplia.store.records import Holder
from panoplia.ui.look.text import elided
from panoplia.ui.models.dragging import ITEMS, items_in
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.flow import FlowRow

LONGEST = 180


class Taker(Button):
    """One person. A double click gives once."""

    deliberate = True
    dropped = Signal(int, list)
    """Holder and items."""

    def __init__(self, holder: Holder, parent: QWidget | None = None) -> None:
        super().__init__("", "give", parent)
        self.holder = holder.id
        self.setText(elided(holder.name, self.font(), LONGEST))
        self.setAccessibleName(holder.name)
        self.setToolTip(holder.name)
        self.setAcceptDrops(True)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self.isEnabled() and event.mimeData().hasFormat(ITEMS):
            event.acceptProposedAction()
            self.setDown(True)

    def dragLeaveEvent(self, event: object) -> None:
        self.setDown(False)

    def dropEvent(self, event: QDropEvent) -> None:
        self.setDown(False)
        event.acceptProposedAction()
        self.dropped.emit(self.holder, items_in(event.mimeData()))


class PeopleStrip(FlowRow):
    """A button for each person."""

    taken = Signal(int)
    """The holder who takes what is chosen."""
    dropped = Signal(int, list)
    """The holder who takes, and the items that were dropped."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, gap=8)
        self._people: list[Holder] = []
        self._takers: list[Taker] = []

    def show_people(self, people: Sequence[Holder]) -> None:
        """Offer these people, in this order."""
        called = [(holder.id, holder.name) for holder in people]
        if called == [(holder.id, holder.name) for holder in self._people]:
            return
        for taker in self._takers:
            taker.hide()
            taker.deleteLater()
        self._people = list(people)
        self._takers = [Taker(holder, self) for holder in people]
        for taker in self._takers:
            taker.clicked.connect(self._on_clicked)
            taker.dropped.connect(self.dropped)
        self.set_widgets(self._takers)

    @Slot()
    def _on_clicked(self) -> None:
        taker = self.sender()
        if isinstance(taker, Taker):
            self.taken.emit(taker.holder)
