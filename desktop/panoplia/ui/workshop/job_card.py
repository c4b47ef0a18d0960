# SPDX-License-Identifier: GPL-3.0-or-later
"""A job at hand as a decision: its exact odds, the dice, and what came of them."""

import random

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QWidget

from panoplia.rules import drivers
from panoplia.rules.notes import Note
from panoplia.rules.odds import odds
from panoplia.rules.refusal import Refused
from panoplia.rules.script import Dice
from panoplia.rules.system import Job
from panoplia.table.reading import Holding
from panoplia.ui.room import Room
from panoplia.ui.widgets.buttons import PrimaryButton
from panoplia.ui.widgets.card import Card
from panoplia.ui.widgets.die_faces import DieFaces
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.odds_bars import Bar, OddsBars


class JobCard(Card):
    """One job of one piece: what it does, its odds, and the dice by which it is decided."""

    finished = Signal(object, object, object)
    """The job was written: its ``Session``, the piece as it was before, and the sentence that tells the result."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self._shown: Holding | None = None
        self._job: Job | None = None
        self._session: drivers.Session | None = None
        self._typed = ""
        self._build()

    def show_job(self, shown: Holding, job: Job) -> None:
        """Put a job on the bench; nothing is rolled yet."""
        self._shown, self._job = shown, job
        self._session = drivers.Session(job.script) if job.script else None
        say = self._room.speech.say
        self.set_heading(say(job.title))
        self._explanation.setText(say(job.explanation))
        self._terms.setText(say(job.terms) if job.terms else "")
        self._terms.setVisible(job.terms is not None)
        self._clause.setText(job.clause)
        self._show_odds(job)
        self._show_dice()

    def focus(self) -> None:
        """Put the keyboard on what decides the job."""
        (self._faces if self._faces.isVisible() else self._roll).setFocus()

    def _build(self) -> None:
        self._explanation = PlainLabel(wrapped=True)
        self._bars = OddsBars()
        self._roll = PrimaryButton("", "dice")
        self._roll.deliberate = True
        self._own = PlainLabel(kind="secondary")
        self._faces = DieFaces()
        self._problem = PlainLabel(kind="bad", wrapped=True)
        self._terms = PlainLabel(kind="secondary")
        self._clause = PlainLabel(kind="secondary")
        dice = QHBoxLayout()
        for widget in (self._roll, self._own, self._faces):
            dice.addWidget(widget)
        dice.addStretch()
        foot = QHBoxLayout()
        foot.addWidget(self._terms)
        foot.addWidget(self._clause)
        foot.addStretch()
        self.body.addWidget(self._explanation)
        self.body.addWidget(self._bars)
        self.body.addLayout(dice)
        self.body.addWidget(self._problem)
        self.body.addLayout(foot)
        self._problem.hide()
        self._roll.clicked.connect(self._on_roll)
        self._faces.completed.connect(self._on_completed)
        self._faces.confirmed.connect(self._on_confirmed)
        self._faces.changed.connect(self._on_typing)
        self._faces.refused.connect(self._on_refused)

    def _show_odds(self, job: Job) -> None:
        assert job.script is not None
        chances = dict(odds(job.script).by(job.case).outcomes)
        say = self._room.speech.say
        bars = [Bar(chances[key], say(case.label), case.tone) for key, case in job.cases.items() if key in chances]
        self._bars.set_bars(bars, self._room.speech)

    def _show_dice(self) -> None:
        request = self._session.pending if self._session else None
        self._problem.hide()
        self._own.setVisible(request is not None)
        self._faces.setVisible(request is not None)
        self._own.setText(self.tr("or yours"))
        self._roll.set_icon("dice" if request else "check")
        self._faces.set_sizes(request.sizes if isinstance(request, Dice) else ())
        self._say_roll()

    def _say_roll(self) -> None:
        """What the button does: use the faces that were typed, roll, or do the job."""
        request = self._session.pending if self._session else None
        if self._typed:
            self._roll.setText(self.tr("Use {faces}").format(faces=self._typed))
        elif request:
            self._roll.setText(self.tr("Roll {dice}").format(dice=request.name))
        else:
            self._roll.setText(self._room.speech.say(self._job.title) if self._job else "")

    @Slot()
    def _on_roll(self) -> None:
        if self._job is None or self._job.script is None:
            return
        if self._typed:
            self._on_confirmed(self._typed)
            return
        if not self._certain(self._job):
            return
        self._commit(drivers.roll(self._job.script, random.SystemRandom()))

    def _certain(self, job: Job) -> bool:
        """Ask before a thing is lost without a die being rolled."""
        if any(case.tone != "bad" for case in job.cases.values()):
            return True
        from panoplia.ui.questions import ask

        say = self._room.speech.say
        return ask(self, say(job.title), say(job.explanation), say(job.title))

    @Slot(str)
    def _on_typing(self, _faces: str) -> None:
        self._typed = ""
        self._problem.hide()
        self._say_roll()

    @Slot(str)
    def _on_completed(self, faces: str) -> None:
        self._typed = faces
        self._say_roll()

    @Slot(str)
    def _on_confirmed(self, faces: str) -> None:
        if self._session is None or self._session.pending is None:
            return
        try:
            self._session.answer(faces)
        except Refused as refusal:
            self._on_refused(refusal.note)
            return
        self._commit(self._session)

    @Slot(object)
    def _on_refused(self, note: Note) -> None:
        self._problem.setText(self._room.speech.say(note))
        self._problem.show()

    def _commit(self, session: drivers.Session) -> None:
        job, shown = self._job, self._shown
        if job is None or shown is None:
            return
        self._job = None
        try:
            self._room.table.workshop.finish(shown, job, session.result)
        except Refused as refusal:
            self._job = job
            self._on_refused(refusal.note)
            return
        self.finished.emit(session, shown, job.sentence(session.result))
