# SPDX-License-Identifier: GPL-3.0-or-later
"""How everyone stands in a fight that has begun."""

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QAbstractItemView, QWidget

from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.refusal import Refused
from panoplia.store.records import Encounter
from panoplia.ui.combat.people import fighting
from panoplia.ui.combat.roster_view import RosterView
from panoplia.ui.models.roster import RosterTableModel
from panoplia.ui.room import Room
from panoplia.ui.widgets.card import Card
from panoplia.ui.widgets.labels import PlainLabel

ROUND = QT_TRANSLATE_NOOP("combat", "Round {round}")
TURN_OF = QT_TRANSLATE_NOOP("combat", "Turn: {name}")
NOT_BEGUN = QT_TRANSLATE_NOOP("combat", "Started; the first round has not begun yet.")


class StandingCard(Card):
    """In the order of turns; Enter and a double click go to the sheet."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self._shown = 0
        self._model = RosterTableModel(room.speech, self)
        self._view = RosterView(room, self._model, most=12)
        self._view.setObjectName("standing")
        self._view.setDragDropMode(QAbstractItemView.DragDropMode.NoDragDrop)
        self._view.sheet_wanted.connect(self._on_sheet)
        self._turn = PlainLabel(kind="secondary", wrapped=True)
        self._problem = PlainLabel(kind="bad", wrapped=True)
        for widget in (self._turn, self._problem, self._view):
            self.body.addWidget(widget)

    def show_encounter(self, encounter: Encounter) -> None:
        """Show how it stands in a fight; why not, where it cannot be read."""
        say = self._room.speech.say
        self._problem.hide()
        try:
            course = self._room.table.fights.course(encounter.id)
        except Refused as refusal:
            self._problem.setText(say(refusal.note))
            self._problem.show()
            for widget in (self._turn, self._view):
                widget.hide()
            return
        people, fight = fighting(self._room, course), course.fight
        if self._shown == encounter.id:
            self._model.set_rows(people)
        else:
            self._model.reset_rows(people)
        self._shown = encounter.id
        self._view.show()
        self.set_heading(say(note(ROUND, round=fight.round)) if fight.round else self.tr("Who fights"))
        acting = fight.has(fight.acting) and encounter.phase == "running"
        turn = note(TURN_OF, name=fight.fighter(fight.acting).name) if acting else NOT_BEGUN
        self._turn.setText(say(turn))
        self._turn.setVisible(encounter.phase == "running")

    def retranslate(self) -> None:
        """Say everything in the language of the room."""
        self._model.set_speech(self._room.speech)
        self._view.setAccessibleName(self.tr("Who fights, and how they stand"))

    @Slot(int)
    def _on_sheet(self, character: int) -> None:
        self._room.page_wanted.emit("characters", character)
