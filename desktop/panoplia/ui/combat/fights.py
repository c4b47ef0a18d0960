# SPDX-License-Identifier: GPL-3.0-or-later
"""The windows of the fights that are shown: one for each, closed with the program and with their campaign."""

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtWidgets import QWidget

from panoplia.rules.refusal import Refused
from panoplia.ui.combat.table_view import TableView
from panoplia.ui.combat.window import FightWindow
from panoplia.ui.room import Room
from panoplia.ui.settings import Settings


def open_fight(room: Room, encounter: int) -> None:
    """Show the window of a fight that has begun, in front of all others."""
    room.fight_wanted.emit(encounter)


class OpenFights(QObject):
    """Belongs to the main window, which closes it in time."""

    def __init__(self, room: Room, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._room = room
        self._settings = settings
        self._windows: dict[int, FightWindow] = {}
        self._table_view: TableView | None = None
        self._campaign = room.campaign.id if room.campaign else 0
        room.campaign_changed.connect(self._on_campaign_changed)

    def show_fight(self, encounter: int) -> FightWindow | None:
        """Show a fight, in the window that it may have already; one that cannot be shown is told in words."""
        window = self._windows.get(encounter)
        if window is None:
            try:
                window = FightWindow(self._room, encounter, self._settings)
            except Refused as refusal:
                self._room.refuse(refusal.note)
                return None
            window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            window.closed.connect(self._on_closed)
            self._windows[encounter] = window
        if window.isMinimized():
            window.showNormal()
        window.show()
        window.raise_()
        window.activateWindow()
        return window

    def show_table_view(self, encounter: int) -> None:
        """Show a fight to the players; there is one such window, for whichever fight was shown last."""
        if self._room.attempt(lambda: self._room.table.fights.course(encounter)) is None:
            return
        view = self._table_view
        if view is None:
            view = self._table_view = TableView(self._room, self._settings)
            view.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            view.closed.connect(self._on_table_view_closed)
        view.show_fight(encounter)
        view.show()
        view.raise_()

    def close_all(self) -> None:
        """Close every window; the fights go on where they stand."""
        if self._table_view:
            self._table_view.close()
        for window in list(self._windows.values()):
            window.close()

    @Slot()
    def _on_campaign_changed(self) -> None:
        """The windows of another campaign are closed; the same one may have been put into play anew."""
        campaign = self._room.campaign.id if self._room.campaign else 0
        if campaign != self._campaign:
            self._campaign = campaign
            self.close_all()

    @Slot()
    def _on_table_view_closed(self) -> None:
        self._table_view = None

    @Slot(int)
    def _on_closed(self, encounter: int) -> None:
        self._windows.pop(encounter, None)
