# SPDX-License-Identifier: GPL-3.0-or-later
"""One fight on the page of combat: planned, going on, over, or applied."""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from panoplia.rules.editors import Line, Prose
from panoplia.rules.notes import QT_TRANSLATE_NOOP
from panoplia.rules.refusal import Refused
from panoplia.rules.sheet import Field
from panoplia.store.records import Encounter
from panoplia.table.verbs import LONGEST_NAME
from panoplia.ui.combat.people import planned
from panoplia.ui.combat.side_card import SideCard
from panoplia.ui.combat.simulation_card import SimulationCard
from panoplia.ui.combat.standing_card import StandingCard
from panoplia.ui.look import fonts
from panoplia.ui.models.encounters import line_of
from panoplia.ui.room import Room
from panoplia.ui.widgets.buttons import Button, PrimaryButton, show_words
from panoplia.ui.widgets.card import Card
from panoplia.ui.widgets.field_box import PRINTED_INDENT, FieldBox, Hands
from panoplia.ui.widgets.labels import PlainLabel

NAME = QT_TRANSLATE_NOOP("combat", "Name")
NOTES = QT_TRANSLATE_NOOP("combat", "Notes on this fight")
NOTES_HINT = QT_TRANSLATE_NOOP("combat", "Where it is, what they want, when they flee, and who comes later.")
NARROW, SIDE_BY_SIDE = 760, 560
"""Below these widths the buttons show their icons alone, and the two sides stand below each other."""


class EncounterView(QScrollArea):
    """What can be done with a fight depends on its phase; its name and notes can always be written."""

    made = Signal(int)
    """Another fight was made of this one."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self._encounter: Encounter | None = None
        self._words: dict[Button, str] = {}
        self._hands = Hands(room.speech, parent=self)
        self._build()
        self._connect()

    def show_encounter(self, encounter: Encounter) -> None:
        """Show a fight, or the same one as it is now."""
        same = self._encounter is not None and self._encounter.id == encounter.id
        if not same:
            self.forget_typing()
        self._encounter = encounter
        self._name.show_field(self._name_field())
        self._notes.show_field(self._notes_field())
        self._line.setText(self._room.speech.say(line_of(encounter)))
        self._show_body(encounter)
        self._show_actions(encounter)
        if not same:
            self.verticalScrollBar().setValue(0)

    def show_nothing(self) -> None:
        """There is no plan to be changed."""
        for part in (self._party, self._foes, self._simulation):
            part.show_nothing()

    def retranslate(self) -> None:
        """Say everything in the language of the room."""
        self._words = {
            self._delete: self.tr("Delete…"),
            self._duplicate: self.tr("Duplicate"),
            self._screen: self.tr("Table view"),
            self._log: self.tr("Its log"),
            self._start: self.tr("Start the fight"),
            self._go_on: self.tr("Go on"),
            self._aftermath: self.tr("Aftermath…"),
        }
        self._notes_card.set_heading(self._room.say(NOTES))
        self._hands.speech = self._room.speech
        for part in (self._party, self._foes, self._simulation, self._standing):
            part.retranslate()
        self._fit()
        if self._encounter:
            self.show_encounter(self._encounter)

    def commit_typing(self) -> None:
        """Save what is typed but not left yet."""
        for field in (self._name, self._notes):
            if field.keeper:
                field.keeper.commit()

    def forget_typing(self) -> None:
        """Leave what is typed and cannot be saved."""
        for field in (self._name, self._notes):
            if field.keeper:
                field.keeper.restore()

    @property
    def uncommitted(self) -> bool:
        """Whether something typed cannot be saved."""
        return any(field.keeper and field.keeper.uncommitted for field in (self._name, self._notes))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Icons alone, and one side below the other, where there is little room."""
        show_words(self._words, self.width() >= fonts.px(NARROW))
        beside = self.width() >= fonts.px(SIDE_BY_SIDE)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._sides.setDirection(across if beside else down)
        if self._encounter:
            self._show_actions(self._encounter)

    def _build(self) -> None:
        self._name = FieldBox(self._name_field(), self._hands, kind="title")
        self._line = PlainLabel(kind="secondary", elided=True)
        self._line.setContentsMargins(PRINTED_INDENT, 0, 0, 0)
        self._delete, self._duplicate = Button("", "delete"), Button("", "duplicate")
        self._screen, self._log = Button("", "screen"), Button("", "history")
        self._start, self._go_on = PrimaryButton("", "play"), PrimaryButton("", "play")
        self._aftermath = PrimaryButton("", "loot")
        for button in (self._duplicate, self._start):
            button.deliberate = True
        self._why_not = PlainLabel(kind="secondary", wrapped=True)
        self._why_not.setContentsMargins(PRINTED_INDENT, 0, 0, 0)
        self._party, self._foes = SideCard(self._room, "party"), SideCard(self._room, "foes")
        self._sides_box = QWidget()
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._sides_box)
        self._sides.setContentsMargins(0, 0, 0, 0)
        self._sides.setSpacing(12)
        self._sides.addWidget(self._party, 1)
        self._sides.addWidget(self._foes, 1)
        self._simulation = SimulationCard(self._room)
        self._standing = StandingCard(self._room)
        self._notes_card = Card()
        self._notes = FieldBox(self._notes_field(), self._hands)
        self._notes_card.body.addWidget(self._notes)
        self._lay_out()

    def _lay_out(self) -> None:
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(self._name)
        names.addWidget(self._line)
        header = QHBoxLayout()
        header.setSpacing(8)
        header.addLayout(names, 1)
        for button in (
            self._delete, self._duplicate, self._log, self._screen, self._start, self._go_on, self._aftermath,
        ):  # fmt: skip
            header.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(22, 18, 22, 16)
        column.setSpacing(12)
        column.addLayout(header)
        for widget in (self._why_not, self._sides_box, self._simulation, self._standing, self._notes_card):
            column.addWidget(widget)
        column.addStretch(1)
        self.setWidget(inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)

    def _connect(self) -> None:
        self._hands.edited.connect(self._on_edited)
        self._hands.refused.connect(self._room.refuse)
        self._hands.mended.connect(self._room.mended)
        for button, slot in (
            (self._delete, self._on_delete),
            (self._duplicate, self._on_duplicate),
            (self._screen, self._on_screen),
            (self._log, self._on_go_on),
            (self._start, self._on_start),
            (self._go_on, self._on_go_on),
            (self._aftermath, self._on_aftermath),
        ):
            button.clicked.connect(slot)

    def _name_field(self) -> Field:
        return Field(NAME, self._encounter.name if self._encounter else "", "name", Line(LONGEST_NAME, required=True))

    def _notes_field(self) -> Field:
        return Field(NOTES, self._encounter.notes if self._encounter else "", "notes", Prose(), NOTES_HINT)

    def _show_body(self, encounter: Encounter) -> None:
        is_plan = encounter.phase == "planned"
        self._sides_box.setVisible(is_plan)
        self._simulation.setVisible(is_plan)
        self._standing.setVisible(not is_plan)
        if not is_plan:
            self.show_nothing()
            self._standing.show_encounter(encounter)
            return
        people = self._room.attempt(lambda: planned(self._room, encounter)) or []
        self._party.show_side(encounter, [one for one in people if one.side == "party"])
        self._foes.show_side(encounter, [one for one in people if one.side == "foes"])
        self._simulation.show_encounter(encounter)

    def _show_actions(self, encounter: Encounter) -> None:
        """What its phase allows; why a plan cannot begin stands below its name."""
        phase = encounter.phase
        why = self._obstacle(encounter)
        self._start.setVisible(phase == "planned")
        self._start.setEnabled(not why)
        self._go_on.setVisible(phase == "running")
        self._screen.setVisible(phase == "running")
        self._aftermath.setVisible(phase == "ended")
        self._log.setVisible(phase in ("ended", "applied"))
        self._delete.setVisible(phase != "running")
        self._why_not.setText(why)
        self._why_not.setVisible(bool(why))

    def _obstacle(self, encounter: Encounter) -> str:
        if encounter.phase != "planned":
            return ""
        try:
            self._room.table.fights.planned_state(encounter.id)
        except Refused as refusal:
            return self._room.speech.say(refusal.note)
        return ""

    @Slot(str, object)
    def _on_edited(self, path: str, value: object) -> None:
        row, encounters = self._encounter, self._room.table.encounters
        if row is None:
            return
        try:
            if path == "name":
                encounters.rename(row.id, str(value))
            else:
                encounters.set_notes(row.id, str(value))
        except Refused as refusal:
            (self._name if path == "name" else self._notes).mark(refusal.note)
            self._room.refuse(refusal.note)

    @Slot()
    def _on_start(self) -> None:
        """Begin, and open the fight; where another one goes on, say so and offer to go there."""
        # Dialogs are imported on first use: nothing that is not shown delays the page.
        from panoplia.ui.combat.dialogs import another_runs
        from panoplia.ui.questions import agreed

        row, fights = self._encounter, self._room.table.fights
        if row is None:
            return
        other = fights.running(row.campaign)
        if other is None:
            if self._room.attempt(lambda: fights.start(row.id), seen=[row]):
                self._room.fight_wanted.emit(row.id)
        elif agreed(another_runs(self._room, row, other, self)):
            self.made.emit(other.id)
            self._room.fight_wanted.emit(other.id)

    @Slot()
    def _on_go_on(self) -> None:
        if self._encounter:
            self._room.fight_wanted.emit(self._encounter.id)

    @Slot()
    def _on_screen(self) -> None:
        if self._encounter:
            self._room.table_view_wanted.emit(self._encounter.id)

    @Slot()
    def _on_aftermath(self) -> None:
        from panoplia.ui.combat.aftermath_dialog import aftermath_of

        dialog = aftermath_of(self._room, self._encounter.id, self) if self._encounter else None
        if dialog:
            dialog.exec()

    @Slot()
    def _on_duplicate(self) -> None:
        row = self._encounter
        copy = self._room.attempt(lambda: self._room.table.encounters.duplicate(row.id)) if row else None
        if copy:
            self.made.emit(copy.id)

    @Slot()
    def _on_delete(self) -> None:
        from panoplia.ui.combat.dialogs import deletion
        from panoplia.ui.questions import agreed

        row = self._encounter
        if row and agreed(deletion(self._room, row, self)):
            self._room.attempt(lambda: self._room.table.encounters.delete(row.id), seen=[row])
