# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of combat: the fights of the campaign at the left, the chosen one at the right."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QStackedWidget, QWidget

from panoplia.rules.notes import note
from panoplia.store.records import Encounter
from panoplia.table.courses import NO_COMBAT
from panoplia.ui.combat.delegates import EncounterDelegate
from panoplia.ui.combat.encounter import EncounterView
from panoplia.ui.listed_page import ListedPage, Written
from panoplia.ui.models.encounters import EncountersTableModel, encounter_row
from panoplia.ui.models.rows import Role
from panoplia.ui.room import Room
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.empty_state import EmptyState
from panoplia.ui.widgets.side_list import SideList

LIST_WIDTH = 280


class CombatPage(ListedPage):
    """Plans fights, has them begin, and applies what they leave behind."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self._encounters: dict[int, Encounter] = {}
        self._build()
        self._connect()
        self.retranslate()
        self.refresh()

    def choose(self, encounter: int) -> None:
        """Show a fight; 0 leaves the choice as it is."""
        if encounter:
            self._search.clear()
            self._list.setCurrentIndex(self._model.index_of(encounter))

    def refresh(self) -> None:
        """Read the campaign again; the choice stays where it still exists."""
        rows = self._room.table.encounters.all_of(self._room.in_play.id)
        self._encounters = {row.id: row for row in rows}
        with self._side.keeping(self._chosen):
            self._model.set_all([encounter_row(row) for row in rows])
        self._list.viewport().update()
        self._show_chosen()

    def retranslate(self) -> None:
        """Say everything in the language of the room."""
        self._model.set_speech(self._room.speech)
        self._search.setPlaceholderText(self.tr("Search fights"))
        self._list.setAccessibleName(self.tr("Fights"))
        self._new.setText(self.tr("New fight…"))
        self._say_nothing()
        self._no_combat.set_text(self._room.say(note(NO_COMBAT, system=self._room.system.name)))
        self._view.retranslate()

    @Slot()
    def new_encounter(self) -> None:
        """Ask for the name of a new fight and show it."""
        # Imported on first use: nothing that is not shown delays the page.
        from panoplia.ui.combat.dialogs import NewEncounterDialog

        dialog = NewEncounterDialog(self._room, self)
        if dialog.exec() and dialog.made:
            self.choose(dialog.made.id)

    def _build(self) -> None:
        self._model = EncountersTableModel(self._room.speech, self)
        self._side = SideList("encounters", self._model, LIST_WIDTH)
        self._search, self._list = self._side.search, self._side.view
        self._list.setItemDelegate(EncounterDelegate(self._list))
        self._new = Button("", "add")
        self._new.setEnabled(self._room.system.combat is not None)
        self._side.below.addWidget(self._new, 0, Qt.AlignmentFlag.AlignLeft)
        self._view = EncounterView(self._room)
        self._nothing, self._no_combat = EmptyState("combat"), EmptyState("combat")
        self._right = QStackedWidget()
        for widget in (self._view, self._nothing, self._no_combat):
            self._right.addWidget(widget)
        self._side.stand_beside(self._right, self)

    def _connect(self) -> None:
        self._new.clicked.connect(self.new_encounter)
        self._nothing.clicked.connect(self.new_encounter)
        self._view.made.connect(self.choose)
        self._listen()

    @property
    def _views(self) -> Sequence[Written]:
        return (self._view,)

    @property
    def _chosen(self) -> int:
        row = self._list.currentIndex().data(Role.ROW)
        return row.id if row else 0

    def _show_chosen(self) -> None:
        row = self._encounters.get(self._chosen)
        if row:
            self._right.setCurrentWidget(self._view)
            self._view.show_encounter(row)
        else:
            self._view.show_nothing()
            self._say_nothing()
            self._right.setCurrentWidget(self._nothing if self._room.system.combat else self._no_combat)

    def _say_nothing(self) -> None:
        """Why no fight is shown, and what to do."""
        if self._encounters:
            self._nothing.set_text(self.tr("No fight is found. Clear the search, and all of them are listed."))
        else:
            self._nothing.set_text(
                self.tr("No fight is planned yet. Plan one: who is there, and what waits for them."),
                self.tr("New fight"),
            )
