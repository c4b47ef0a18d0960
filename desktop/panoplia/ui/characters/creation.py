# SPDX-License-Identifier: GPL-3.0-or-later
"""A new character in three steps: who; the values of the rule system; purse and gear. All of it is one action."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QDialog, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from panoplia.rules.notes import Note
from panoplia.rules.refusal import Refused
from panoplia.store.records import Character
from panoplia.ui.characters.creation_steps import ValuesStep, WhoStep
from panoplia.ui.characters.gear_step import GearStep
from panoplia.ui.look import fonts
from panoplia.ui.look.screens import room_for
from panoplia.ui.questions import ask
from panoplia.ui.room import Room
from panoplia.ui.widgets.buttons import Button, PrimaryButton
from panoplia.ui.widgets.enter import EnterOnce
from panoplia.ui.widgets.labels import PlainLabel

SIZE = (1080, 620)
MARGIN = 80
"""Pixels that the frame of a window and the bars of a desktop may take."""


class StepsHeader(QWidget):
    """The names of the steps; the one at hand is in the accent."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(24)
        self._labels = [PlainLabel(f"{number} · {name}", kind="heading") for number, name in enumerate(names, 1)]
        for label in self._labels:
            row.addWidget(label)
        row.addStretch()

    def show_step(self, step: int) -> None:
        """Point out a step, from 0 on."""
        for number, label in enumerate(self._labels):
            label.set_role(QPalette.ColorRole.Link if number == step else QPalette.ColorRole.PlaceholderText)
        self.setAccessibleName(self._labels[step].text())


class CreationDialog(QDialog):
    """Answers stay when one goes back; ``made`` is the character once there is one."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self.made: Character | None = None
        EnterOnce(self)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("New character"))
        self.who, self.values, self.gear = WhoStep(room), ValuesStep(room), GearStep(room)
        self._header = StepsHeader((
            self.tr("Who"), self.tr("Values"), self.tr("Purse and gear")
        ))  # fmt: skip
        self._steps = QStackedWidget()
        self._problem = PlainLabel(kind="bad", wrapped=True)
        # What is told above the buttons must not move them.
        kept = self._problem.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        self._problem.setSizePolicy(kept)
        self._back, self._cancel = Button(self.tr("Back")), Button(self.tr("Cancel"))
        self._next, self._make = PrimaryButton(self.tr("Next")), PrimaryButton(self.tr("Make"), "check")
        # One takes the other's place: the second click of a double click must not be a step of its own.
        self._make.deliberate = self._next.deliberate = self._back.deliberate = True
        self._next.setObjectName("next")
        self._make.setObjectName("make")
        self._lay_out()
        self._connect()
        self._show_step(0)

    def reject(self) -> None:
        """Leave; where something was said already, ask first."""
        begun = bool(self.who.name.text().strip() or self.who.picture or self.gear.wanted)
        title, leave = self.tr("Not made yet"), self.tr("Leave without it")
        if not begun or ask(self, title, self.tr("What you said of this character is lost."), leave):
            super().reject()

    def _lay_out(self) -> None:
        for step in (self.who, self.values, self.gear):
            self._steps.addWidget(step)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self._back)
        buttons.addStretch()
        for button in (self._cancel, self._next, self._make):
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(14)
        column.addWidget(self._header)
        column.addWidget(self._steps, 1)
        column.addWidget(self._problem)
        column.addLayout(buttons)
        room = room_for(self)
        self.resize(min(fonts.px(SIZE[0]), room.width() - MARGIN), min(fonts.px(SIZE[1]), room.height() - MARGIN))

    def _connect(self) -> None:
        self._back.clicked.connect(self._on_back)
        self._next.clicked.connect(self._on_next)
        self._make.clicked.connect(self._on_make)
        self._cancel.clicked.connect(self.reject)
        for step in (self.who, self.values, self.gear):
            step.refused.connect(self._tell)
            step.mended.connect(self._problem.hide)

    def _show_step(self, step: int) -> None:
        last = step == self._steps.count() - 1
        self._header.show_step(step)
        self._steps.setCurrentIndex(step)
        self._problem.hide()
        self._back.setEnabled(step > 0)
        self._next.setVisible(not last)
        self._make.setVisible(last)
        # Enter goes on; but what spends is pressed on purpose, and there Enter takes a piece of the list.
        self._next.setDefault(not last)
        (self.who, self.values, self.gear)[step].focus()

    @Slot(object)
    def _tell(self, problem: Note) -> None:
        self._problem.setText(self._room.speech.say(problem))
        self._problem.show()

    @Slot()
    def _on_back(self) -> None:
        self._show_step(self._steps.currentIndex() - 1)

    @Slot()
    def _on_next(self) -> None:
        try:
            (self.who, self.values)[self._steps.currentIndex()].check()
        except Refused as refusal:
            self._tell(refusal.note)
            return
        self._show_step(self._steps.currentIndex() + 1)

    @Slot()
    def _on_make(self) -> None:
        try:
            self.made = self._room.table.characters.create(
                self._room.in_play.id, self.who.name.text(), self.who.player.text(), self.values.answers(),
                self.gear.money(), self.gear.wanted, self.who.picture, self.gear.cost,
            )  # fmt: skip
        except Refused as refusal:
            # What stands there may be what another window has changed meanwhile.
            self.gear.read_again()
            self._tell(refusal.note)
            return
        self.accept()
