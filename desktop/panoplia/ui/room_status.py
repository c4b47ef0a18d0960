# SPDX-License-Identifier: GPL-3.0-or-later
"""The status line of a room: it tells what happens there, where one is, and whether all of it is saved."""

from PySide6.QtCore import Slot

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note
from panoplia.store.faults import PHRASES
from panoplia.store.records import Report
from panoplia.table.chronicle import FIGHT
from panoplia.ui.room import Room
from panoplia.ui.widgets.status_line import StatusLine

SAVED = QT_TRANSLATE_NOOP("window", "{campaign} · day {day} · saved")
UNSAVED = QT_TRANSLATE_NOOP("window", "{campaign} · day {day} · something is not saved")
LOOKED_AT = QT_TRANSLATE_NOOP("window", "{campaign} · day {day} · a copy to look at")


class RoomStatus(StatusLine):
    """Listens to the room by itself."""

    def __init__(self, room: Room) -> None:
        super().__init__()
        self._room = room
        self.unsaved = False
        """Whether something was refused that the machine kept from being stored."""
        room.changed.connect(self._on_changed)
        room.refused.connect(self._on_refused)
        room.mended.connect(self._on_mended)
        room.told.connect(self.remark)
        room.campaign_changed.connect(self._on_campaign_changed)
        room.speech_changed.connect(self._on_speech_changed)
        self._on_speech_changed()

    def _show_place(self) -> None:
        campaign = self._room.campaign
        if campaign is None:
            self.set_place("")
            return
        phrase = LOOKED_AT if self._room.table.library.sealed else UNSAVED if self.unsaved else SAVED
        self.set_place(self._room.speech.say(note(phrase, campaign=campaign.name, day=campaign.day)))

    @Slot(object)
    def _on_changed(self, report: Report) -> None:
        if not report.scope.startswith(FIGHT):
            # What happens in a fight is told, and undone, in its own window.
            self.tell(report)
        self.unsaved = False
        self._show_place()

    @Slot(object)
    def _on_refused(self, refusal: Note) -> None:
        self.refuse(refusal)
        self.unsaved = refusal.context == PHRASES["busy"].context and refusal.text in PHRASES.values()
        self._show_place()

    @Slot()
    def _on_mended(self) -> None:
        self.forget_refusal()
        self.unsaved = False
        self._show_place()

    @Slot()
    def _on_campaign_changed(self) -> None:
        self.clear()
        self._on_speech_changed()

    @Slot()
    def _on_speech_changed(self) -> None:
        self.set_speech(self._room.speech)
        self._show_place()
