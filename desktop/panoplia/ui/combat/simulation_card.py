# SPDX-License-Identifier: GPL-3.0-or-later
"""A planned fight, fought many times over before it begins: asked, watched, stopped, and what came of it."""

from typing import get_args

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QWidget

from panoplia.rules.fights.simulation import Aim, Summary, Tactics
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note
from panoplia.rules.refusal import Refused
from panoplia.store.records import Encounter
from panoplia.ui.combat.outcome import OutcomeView
from panoplia.ui.combat.simulator import Simulation, Simulator
from panoplia.ui.look import fonts
from panoplia.ui.room import Room
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.card import Card
from panoplia.ui.widgets.choice_box import ChoiceBox
from panoplia.ui.widgets.labels import PlainLabel

RUNS = (200, 1000, 5000)
USUAL = 0
PROGRESS_WIDTH = 220
AIMS = {
    "weakest": QT_TRANSLATE_NOOP("combat", "All attack the weakest"),
    "strongest": QT_TRANSLATE_NOOP("combat", "All attack the strongest"),
    "first": QT_TRANSLATE_NOOP("combat", "All attack whoever comes first"),
}
SO_MANY = QT_TRANSLATE_NOOP("combat", "%n fights")
OTHER_PLAN = QT_TRANSLATE_NOOP("combat", "The plan has changed since it was simulated.")
HOW_FAR = QT_TRANSLATE_NOOP("combat", "{done} of {all}")
EXPLAINED = QT_TRANSLATE_NOOP(
    "combat", "Fought by the program with everyone as they are now. Nothing of it is written anywhere."
)


class SimulationCard(Card):
    """Shows the outcome for as long as the plan is the one that was simulated."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self._encounter: Encounter | None = None
        self._of: Simulation | None = None
        """What is being fought, or was."""
        self._came_of_it: Summary | None = None
        self._why: Note | None = None
        self._simulator = Simulator(self)
        self._build()
        self._simulator.progressed.connect(self._on_progress)
        self._simulator.finished.connect(self._on_finished)
        self._simulator.failed.connect(self._on_failed)
        room.campaign_changed.connect(self._simulator.drop)

    def show_encounter(self, encounter: Encounter) -> None:
        """Of another fight nothing is known yet; of the same one what came of it, where it is as it was."""
        if self._encounter is None or self._encounter.id != encounter.id:
            self._forget()
        self._encounter = encounter
        if self._of and self._of.start != self._start():
            self._forget()
            self._tell(note(OTHER_PLAN))
        self._show_state()

    def show_nothing(self) -> None:
        """There is no plan to be simulated."""
        self._encounter = None
        self._forget()

    def retranslate(self) -> None:
        """Say everything in the language of the room."""
        say = self._room.speech.say
        self.set_heading(self.tr("How might it go?"))
        self._explained.setText(say(EXPLAINED))
        self._simulate.setText(self.tr("Simulate"))
        self._cancel.setText(self.tr("Stop"))
        self._runs.setAccessibleName(self.tr("How many fights"))
        self._aim.setAccessibleName(self.tr("Whom everyone attacks"))
        self._bar.setAccessibleName(self.tr("How far the simulation is"))
        for place, count in enumerate(RUNS):
            self._runs.setItemText(place, say(note(SO_MANY, n=count)))
        for place, aim in enumerate(AIMS.values()):
            self._aim.setItemText(place, say(aim))
        self._problem.setText(say(self._why) if self._why else "")
        self._show_outcome()

    def _build(self) -> None:
        self._explained = PlainLabel(kind="secondary", wrapped=True)
        self._runs, self._aim = ChoiceBox(), ChoiceBox()
        self._runs.addItems([str(count) for count in RUNS])
        self._runs.setCurrentIndex(USUAL)
        self._aim.addItems(list(AIMS))
        self._simulate, self._cancel = Button("", "simulate"), Button("", "close")
        self._simulate.deliberate = True
        self._simulate.clicked.connect(self._on_simulate)
        self._cancel.clicked.connect(self._on_cancel)
        self._bar = QProgressBar()
        self._bar.setFixedWidth(fonts.px(PROGRESS_WIDTH))
        self._bar.setTextVisible(False)
        self._how_far = PlainLabel(kind="secondary")
        self._problem = PlainLabel(kind="secondary", wrapped=True)
        self._outcome = OutcomeView(self._room)
        row = QHBoxLayout()
        row.setSpacing(8)
        for widget in (self._runs, self._aim, self._simulate, self._bar, self._how_far, self._cancel):
            row.addWidget(widget)
        row.addStretch()
        self.body.addWidget(self._explained)
        self.body.addLayout(row)
        self.body.addWidget(self._problem)
        self.body.addWidget(self._outcome)
        self._forget()

    def _forget(self) -> None:
        self._simulator.drop()
        self._of = self._came_of_it = self._why = None
        self._problem.hide()
        self._show_state()

    def _show_state(self) -> None:
        running = self._simulator.running
        seen: tuple[QWidget, ...] = (self._bar, self._how_far, self._cancel)
        hidden: tuple[QWidget, ...] = (self._simulate, self._runs, self._aim)
        for widget in seen:
            widget.setVisible(running)
        for widget in hidden:
            widget.setVisible(not running)
        self._outcome.setVisible(self._came_of_it is not None)

    def _start(self) -> object:
        try:
            return self._room.table.fights.planned_state(self._encounter.id) if self._encounter else None
        except Refused:
            return None

    @Slot()
    def _on_simulate(self) -> None:
        row, room = self._encounter, self._room
        if row is None:
            return
        self._forget()
        try:
            start = room.table.fights.planned_state(row.id)
            combat, _ = room.table.reading.courses.rules_of(room.system.id)
        except Refused as refusal:
            self._on_failed(refusal.note)
            return
        aim: Aim = next(aim for aim in get_args(Aim) if aim == list(AIMS)[self._aim.currentIndex()])
        runs = RUNS[self._runs.currentIndex()]
        self._bar.setRange(0, runs)
        self._on_progress(0)
        self._of = Simulation(combat, start, Tactics(aim), runs, room.system.state)
        self._simulator.begin(self._of)
        self._show_state()
        self._cancel.setFocus()

    @Slot()
    def _on_cancel(self) -> None:
        self._simulator.stop()
        self._show_state()
        self._simulate.setFocus()

    @Slot(int)
    def _on_progress(self, done: int) -> None:
        self._bar.setValue(done)
        self._how_far.setText(self._room.speech.say(note(HOW_FAR, done=done, all=self._bar.maximum())))

    def show_simulated(self, simulation: Simulation, summary: Summary) -> None:
        """Show what came of it."""
        self._of, self._came_of_it = simulation, summary
        self._show_outcome()
        self._show_state()

    @Slot(object, object)
    def _on_finished(self, simulation: Simulation, summary: Summary) -> None:
        had_keyboard = self._cancel.hasFocus()
        self.show_simulated(simulation, summary)
        if had_keyboard:
            self._simulate.setFocus()

    @Slot(object)
    def _on_failed(self, why: Note) -> None:
        self._of = None
        self._tell(why)
        self._show_state()

    def _tell(self, why: Note) -> None:
        self._why = why
        self._problem.setText(self._room.speech.say(why))
        self._problem.show()

    def _show_outcome(self) -> None:
        if self._of and self._came_of_it:
            self._outcome.show_outcome(self._of.start, self._came_of_it, self._of.runs)
