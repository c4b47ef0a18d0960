# SPDX-License-Identifier: GPL-3.0-or-later
"""How things were kept before they were found: one way for all, the dice piece by piece, written once at the end."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from panoplia.rules.drivers import Session, roll
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Words, note
from panoplia.rules.odds import odds
from panoplia.rules.refusal import Refused
from panoplia.rules.script import Answer
from panoplia.rules.system import Job
from panoplia.ui.play.request_view import RequestView, is_back
from panoplia.ui.room import Room
from panoplia.ui.widgets.buttons import Button, PrimaryButton
from panoplia.ui.widgets.card import Card
from panoplia.ui.widgets.choice_box import ChoiceBox
from panoplia.ui.widgets.enter import EnterOnce
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.odds_bars import Bar, OddsBars

USUAL = "neglected"
SIZE = QSize(640, 560)
WAITS = QT_TRANSLATE_NOOP("desk", "not rolled yet")
CANNOT = QT_TRANSLATE_NOOP("desk", "It cannot be read; it is kept as it is.")


class Kept(msgspec.Struct, frozen=True):
    """A thing, and the ways in which it may turn out to have been kept."""

    name: Words
    jobs: tuple[Job, ...]


Outcome = tuple[Job, Any] | None
"""A find's job and the result of its script; ``None`` where the thing stays as it is."""


class NeglectDialog(QDialog):
    """``write`` is given an outcome for each find, in their order; where it is ``Refused``, the dialog stays."""

    def __init__(
        self,
        room: Room,
        finds: Sequence[Kept],
        write: Callable[[Sequence[Outcome]], None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._room = room
        self._finds = finds
        self._write = write
        self._outcomes: list[Outcome] = []
        self._played: list[Session | None] = []
        self._build()
        self._fill_ways()
        self._ways.currentIndexChanged.connect(self._start)
        self._start()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_back(event):
            self._on_back()
        else:
            super().keyPressEvent(event)

    def _build(self) -> None:
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("How it was kept"))
        self.resize(SIZE)
        self._ways = ChoiceBox()
        self._ways.setAccessibleName(self.tr("How it was kept"))
        self._card = Card()
        self._explanation = PlainLabel(kind="secondary", wrapped=True)
        self._bars = OddsBars()
        self._request = RequestView(self._room)
        self._request.offers_back = False
        self._request.finished.connect(self._on_finished)
        self._request.answered.connect(self._show_state)
        for widget in (self._explanation, self._bars, self._request):
            self._card.body.addWidget(widget)
        self._problem = PlainLabel(kind="bad", wrapped=True)
        self._problem.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 16)
        column.setSpacing(12)
        question = QHBoxLayout()
        question.setSpacing(12)
        question.addWidget(PlainLabel(self.tr("How it was kept")))
        question.addWidget(self._ways, 1)
        column.addLayout(question)
        column.addWidget(self._build_rows(), 1)
        column.addWidget(self._card)
        column.addWidget(self._problem)
        column.addLayout(self._build_buttons())

    def _build_rows(self) -> QScrollArea:
        """Each thing with what has come of it."""
        inside = QWidget()
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, 8, 0)
        grid.setHorizontalSpacing(16)
        grid.setColumnStretch(0, 2)
        grid.setColumnStretch(1, 3)
        self._told: list[PlainLabel] = []
        for row, find in enumerate(self._finds):
            told = PlainLabel(kind="secondary", wrapped=True)
            self._told.append(told)
            grid.addWidget(PlainLabel(self._room.speech.say(find.name), kind="strong", elided=True), row, 0)
            grid.addWidget(told, row, 1)
        grid.setRowStretch(len(self._finds), 1)
        scroll = QScrollArea()
        scroll.setWidget(inside)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.viewport().setAutoFillBackground(False)
        inside.setAutoFillBackground(False)
        return scroll

    def _build_buttons(self) -> QHBoxLayout:
        self._roll_rest = Button(self.tr("Roll the rest"), "dice")
        self._back = Button(self.tr("Take back the last answer"))
        self._done = PrimaryButton(self.tr("Write it down"), "check")
        self._done.setDefault(True)
        EnterOnce(self)
        self._done.deliberate = self._roll_rest.deliberate = True
        cancel = Button(self.tr("Cancel"))
        self._roll_rest.clicked.connect(self._on_roll_rest)
        self._back.clicked.connect(self._on_back)
        self._done.clicked.connect(self._on_done)
        cancel.clicked.connect(self.reject)
        row = QHBoxLayout()
        row.addWidget(self._roll_rest)
        row.addWidget(self._back)
        row.addStretch()
        row.addWidget(cancel)
        row.addWidget(self._done)
        return row

    def _fill_ways(self) -> None:
        """Every way that is possible for one of the finds; all of them, with their reasons, where none is."""
        jobs = [job for find in self._finds for job in find.jobs]
        possible = {job.id for job in jobs if job.script} or {job.id for job in jobs}
        ways = {job.id: job.title for find in self._finds for job in find.jobs if job.id in possible}
        for way, title in ways.items():
            self._ways.addItem(self._room.speech.say(title), way)
        self._ways.setCurrentIndex(max(self._ways.findData(USUAL), 0))

    @Slot()
    def _start(self) -> None:
        """Another way: nothing is rolled yet."""
        self._outcomes, self._played = [], []
        self._problem.hide()
        for find, told in zip(self._finds, self._told, strict=True):
            told.setText(self._room.speech.say(_stays(self._job_of(find)) or WAITS))
        self._go_on()

    def _go_on(self) -> None:
        """Ask for the next find that needs dice; what needs none is told at once."""
        while len(self._outcomes) < len(self._finds):
            job = self._job()
            if job and job.script and not Session(job.script).done:
                self._ask(job)
                break
            self._settle(Session(job.script) if job and job.script else None)
        self._show_state()
        (self._request.focus if self._waits else self._done.setFocus)()

    @property
    def _waits(self) -> bool:
        """Whether a find is still to be asked about."""
        return len(self._outcomes) < len(self._finds)

    @Slot()
    def _show_state(self) -> None:
        """What is still asked, and what can be done from here."""
        waits, begun = self._waits, self._request.session
        if waits:
            self._show_odds()
        answered = any(session and session.asked for session in self._played)
        self._back.setEnabled(answered or bool(waits and begun and begun.asked and not begun.done))
        self._card.setVisible(waits)
        self._roll_rest.setVisible(waits and self._room.who_rolls != "own")
        self._done.setVisible(not waits)
        self._done.setEnabled(any(self._outcomes))

    def _job(self) -> Job | None:
        """What is done to the find whose turn it is; ``None`` for one that cannot be read."""
        return self._job_of(self._finds[len(self._outcomes)])

    def _job_of(self, find: Kept) -> Job | None:
        return next((job for job in find.jobs if job.id == self._ways.currentData()), None)

    def _ask(self, job: Job, given: Sequence[Answer] = ()) -> None:
        assert job.script is not None
        say = self._room.speech.say
        self._card.set_heading(say(self._finds[len(self._outcomes)].name))
        self._explanation.setText(say(job.explanation))
        self._request.start(job.script, say(job.title), given=given)

    def _show_odds(self) -> None:
        """Of the find whose turn it is, from where its dice stand."""
        job, begun = self._job(), self._request.session
        if job is None or job.script is None or begun is None:
            return
        grouped = dict(odds(job.script, [asked.answer for asked in begun.asked]).by(job.case).outcomes)
        cases = job.cases.items()
        say = self._room.speech.say
        bars = [Bar(grouped[key], say(case.label), case.tone) for key, case in cases if key in grouped]
        self._bars.set_bars(bars, self._room.speech)

    def _settle(self, session: Session | None) -> None:
        """Tell what came of the find whose turn it is; the next one's comes."""
        job, label = self._job(), self._told[len(self._outcomes)]
        if job and session:
            faces = " · ".join(f"{asked.request.name}: {asked.text}" for asked in session.asked)
            words = job.sentence(session.result)
            label.setText(self._room.speech.say(note(ROLLED, result=words, faces=faces) if faces else words))
            self._room.rolls.add(self._finds[len(self._outcomes)].name, session.asked, words)
        self._outcomes.append((job, session.result) if job and session else None)
        self._played.append(session)

    @Slot(object)
    def _on_finished(self, session: Session) -> None:
        self._settle(session)
        self._go_on()

    @Slot()
    def _on_roll_rest(self) -> None:
        """The program's dice for the find whose turn it is, and for all that follow."""
        while len(self._outcomes) < len(self._finds):
            job, begun = self._job(), self._request.session
            if begun and not begun.done and begun.asked:
                while begun.pending:
                    begun.answer(begun.pending.roll(self._room.dice))
                self._settle(begun)
            else:
                self._settle(roll(job.script, self._room.dice) if job and job.script else None)
        self._go_on()

    @Slot()
    def _on_back(self) -> None:
        """Take back the last answer: of the find whose turn it is, else of the last one that had dice."""
        if not self._back.isEnabled():
            return
        begun = self._request.session
        if self._waits and begun and begun.asked and not begun.done:
            self._request.back()
            return
        self._problem.hide()
        given: Sequence[Answer] = ()
        while self._played and not given:
            session = self._played.pop()
            self._outcomes.pop()
            find, told = self._finds[len(self._outcomes)], self._told[len(self._outcomes)]
            told.setText(self._room.speech.say(_stays(self._job_of(find)) or WAITS))
            given = [asked.answer for asked in session.asked] if session else ()
        job = self._job()
        if job:
            self._ask(job, given[:-1])
        self._show_state()
        self._request.focus()

    @Slot()
    def _on_done(self) -> None:
        try:
            self._write(self._outcomes)
        except Refused as refusal:
            self._problem.setText(self._room.speech.say(refusal.note))
            self._problem.show()
            return
        self.accept()


def _stays(job: Job | None) -> Words | None:
    """Why a thing stays as it is; ``None`` where its turn is still to come."""
    if job is None:
        return CANNOT
    return job.refusal or None


ROLLED = QT_TRANSLATE_NOOP("desk", "{result} ({faces})")
