# SPDX-License-Identifier: GPL-3.0-or-later
"""The window of one fight."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QWidget

from panoplia.ui.room import Room
from panoplia.ui.settings import Settings

PLACE = "fight_window"


class FightWindow(QWidget):
    """Not modal; ``Refused`` where the fight has not begun or cannot be read."""

    closed = Signal(int)
    """The id of the encounter."""

    def __init__(self, room: Room, encounter: int, settings: Settings) -> None:
        super().__init__()
        self._room, self.encounter, self._settings = room, encounter, settings
        self.setWindowTitle(room.table.fights.course(encounter).row.name)
        self.restoreGeometry(settings.layout(PLACE))

    def closeEvent(self, event: QCloseEvent) -> None:
        self._settings.set_layout(PLACE, self.saveGeometry())
        super().closeEvent(event)
        self.closed.emit(self.encounter)
