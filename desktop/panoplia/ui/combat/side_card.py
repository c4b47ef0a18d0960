# SPDX-License-Identifier: GPL-3.0-or-later
"""One side of a planned fight: who is on it, and how they come onto it and off it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QDialog, QMenu, QWidget

from panoplia.rules.fights.state import SIDES, Side
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.store.records import Encounter
from panoplia.ui.combat.roster_view import RosterView
from panoplia.ui.look import fonts
from panoplia.ui.models.roster import Combatant, RosterTableModel
from panoplia.ui.room import Room
from panoplia.ui.widgets.buttons import Button, show_words
from panoplia.ui.widgets.card import Card
from panoplia.ui.widgets.flow import FlowRow
from panoplia.ui.widgets.labels import PlainLabel

EMPTY = {
    "party": QT_TRANSLATE_NOOP("combat", "No one yet. Add characters, or drag someone here."),
    "foes": QT_TRANSLATE_NOOP("combat", "No one yet. Add foes from the bestiary, or type them in one line."),
}
PICK = QT_TRANSLATE_NOOP("combat", "Choose someone in the list first.")
NOT_NOW = QT_TRANSLATE_NOOP("combat", "{action}: {why}")
NARROW = 540
OTHER: dict[Side, Side] = {"party": "foes", "foes": "party"}


class SideCard(Card):
    """The party, or those against it. Whoever is dropped here is on this side from then on."""

    def __init__(self, room: Room, side: Side, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room, self._side = room, side
        self._encounter: Encounter | None = None
        self._model = RosterTableModel(room.speech, self)
        self.view = RosterView(room, self._model)
        self.view.setObjectName(f"roster-{side}")
        self._empty = PlainLabel(kind="secondary", wrapped=True)
        self._words: dict[Button, str] = {}
        self._build()
        self._connect()

    def show_side(self, encounter: Encounter, people: Sequence[Combatant]) -> None:
        """Show who is on this side of a fight, or of the same one as it is now."""
        same = self._encounter is not None and self._encounter.id == encounter.id
        self._encounter = encounter
        if same:
            self._model.set_rows(people)
        else:
            self._model.reset_rows(people)
        say = self._room.speech.say
        self.set_heading(f"{say(SIDES[self._side])} · {say(len(people))}")
        self._empty.setVisible(not people)
        self._allow_adding()
        self._show_actions()

    def show_nothing(self) -> None:
        """There is no plan to be changed."""
        self._encounter = None
        self._allow_adding()

    def retranslate(self) -> None:
        """Say everything in the language of the room."""
        say = self._room.say
        self._model.set_speech(self._room.speech)
        self.view.setAccessibleName(say(SIDES[self._side]))
        self._empty.setText(say(EMPTY[self._side]))
        self._add.setText(self.tr("Add"))
        # The palette lists them without the button, so each says for which side it is.
        party = self._side == "party"
        self._bestiary.setText(self.tr("Foes of the bestiary…"))
        self._line.setText(self.tr("Party in one line…") if party else self.tr("Foes in one line…"))
        self._people.setText(self.tr("Characters for the party…") if party else self.tr("Characters as foes…"))
        over = self.tr("To the foes") if self._side == "party" else self.tr("To the party")
        self._over.setText(over)
        self._words = {self._sheet: self.tr("Sheet"), self._off: self.tr("Take off")}
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """In a narrow card the buttons show their icons alone, so that they stay on one line."""
        show_words(self._words, self.width() >= fonts.px(NARROW))
        self._buttons.rearrange()
        self._show_actions()

    def _build(self) -> None:
        self._add, self._over = Button("", "add"), Button("", "swap")
        self._sheet, self._off = Button("", "edit"), Button("", "close")
        for button in (self._over, self._off):
            button.deliberate = True
        menu = QMenu(self._add)
        menu.setObjectName(f"add-{self._side}")
        self._people, self._bestiary, self._line = QAction(menu), QAction(menu), QAction(menu)
        offered = [self._people, self._line] if self._side == "party" else [self._bestiary, self._line, self._people]
        menu.addActions(offered)
        self._add.setMenu(menu)
        self._buttons = FlowRow(gap=8)
        self._buttons.set_widgets([self._add, self._over, self._sheet, self._off])
        self._empty.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.body.addWidget(self._empty)
        self.body.addWidget(self.view)
        self.body.addStretch()
        self.body.addWidget(self._buttons)
        self._allow_adding()

    def _connect(self) -> None:
        self._people.triggered.connect(self._on_people)
        self._bestiary.triggered.connect(self._on_bestiary)
        self._line.triggered.connect(self._on_line)
        self._over.clicked.connect(self._on_over)
        self._sheet.clicked.connect(self._on_sheet)
        self._off.clicked.connect(self._on_off)
        self.view.sheet_wanted.connect(self._show_sheet)
        self.view.dismissal_wanted.connect(self._dismiss)
        self.view.chosen_changed.connect(self._show_actions)
        # Queued: the list is not changed while the mouse still drags.
        self._model.dropped.connect(self._on_dropped, Qt.ConnectionType.QueuedConnection)

    def _allow_adding(self) -> None:
        for action in (self._people, self._bestiary, self._line):
            action.setEnabled(self._encounter is not None)

    @Slot()
    def _show_actions(self) -> None:
        """What cannot be done is grey, and says why."""
        why = "" if self.view.chosen else self._room.say(PICK)
        for button in (self._over, self._sheet, self._off):
            button.setEnabled(not why)
            name = "" if button.text() else button.accessibleName()
            button.setToolTip(self._room.say(note(NOT_NOW, action=name, why=why)) if name and why else name or why)

    @Slot()
    def _on_people(self) -> None:
        # Imported on first use: nothing that is not shown delays the page.
        from panoplia.ui.combat.people_dialog import PeopleDialog

        self._ask(lambda row: PeopleDialog(self._room, row, self._side, self))

    @Slot()
    def _on_bestiary(self) -> None:
        # As above.
        from panoplia.ui.combat.bestiary_dialog import BestiaryDialog

        self._ask(lambda row: BestiaryDialog(self._room, row, self))

    @Slot()
    def _on_line(self) -> None:
        # As above.
        from panoplia.ui.characters.dialogs import NewcomersDialog

        add, title = self._room.table.encounters.add_newcomers, self._room.say(SIDES[self._side])
        self._ask(lambda row: NewcomersDialog(self._room, self, title, lambda line: add(row.id, line, self._side)))

    def _ask(self, dialog: Callable[[Encounter], QDialog]) -> None:
        """Open a dialog about the plan; where what it lists cannot be read, that is told."""
        row = self._encounter
        opened = self._room.attempt(lambda: dialog(row)) if row else None
        if opened:
            opened.exec()

    @Slot()
    def _on_over(self) -> None:
        if self.view.chosen:
            self._move(self.view.chosen.id, OTHER[self._side])

    @Slot(list)
    def _on_dropped(self, people: list[int]) -> None:
        for one in people:
            self._move(one, self._side)

    def _move(self, character: int, side: Side) -> None:
        row = self._encounter
        if row:
            self._room.attempt(lambda: self._room.table.encounters.move(row.id, character, side))

    @Slot()
    def _on_sheet(self) -> None:
        if self.view.chosen:
            self._show_sheet(self.view.chosen.id)

    @Slot(int)
    def _show_sheet(self, character: int) -> None:
        self._room.page_wanted.emit("characters", character)

    @Slot()
    def _on_off(self) -> None:
        if self.view.chosen:
            self._dismiss(self.view.chosen.id)

    @Slot(int)
    def _dismiss(self, character: int) -> None:
        row = self._encounter
        if row:
            self._room.attempt(lambda: self._room.table.encounters.dismiss(row.id, character))
