# SPDX-License-Identifier: GPL-3.0-or-later
"""A job at hand as a decision: its exact odds, the dice, and what came of them."""

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QWidget

from panoplia.rules.drivers import Session
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Coins, Note, Words, note, several
from panoplia.rules.odds import Odds, odds
from panoplia.rules.refusal import Refused
from panoplia.rules.script import Choice
from panoplia.rules.system import Job
from panoplia.table.reading import Holding
from panoplia.table.verbs import afford
from panoplia.table.workshop import terms_of, told_of
from panoplia.ui.models.terms import cost_words, days_words
from panoplia.ui.play.request_view import RequestView
from panoplia.ui.room import Room
from panoplia.ui.widgets.card import Card
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
        self._build()

    def show_job(self, shown: Holding, job: Job) -> None:
        """Put a job on the bench; nothing is rolled yet. One that was begun goes on where it is still the same."""
        assert job.script is not None
        if self._goes_on(shown, job):
            self._show_terms(shown, job, odds(job.script))
            return
        self._shown, self._job = shown, job
        say = self._room.speech.say
        self.set_heading(say(job.title))
        self._explanation.setText(say(job.explanation))
        self._clause.setText(job.clause)
        chances = odds(job.script)
        self._show_terms(shown, job, chances)
        to_bars = None if is_certain(job) else lambda branch: self._to_bars(job, branch)
        self._request.start(job.script, say(job.title), to_bars)
        self._show_odds()

    def _goes_on(self, shown: Holding, job: Job) -> bool:
        """Whether faces were told already for just this job of the piece as it is."""
        at_hand = self._job
        same = at_hand is not None and (at_hand.id, at_hand.explanation) == (job.id, job.explanation)
        return same and shown == self._shown and self._request.begun

    @property
    def branches(self) -> bool:
        """True while the person decides between branches, which stand side by side and want the room for it."""
        session = self._request.session
        return session is not None and isinstance(session.pending, Choice)

    def focus(self) -> None:
        """Put the keyboard on what decides the job."""
        self._request.focus()

    def _build(self) -> None:
        self._explanation = PlainLabel(wrapped=True)
        self._bars = OddsBars()
        self._request = RequestView(self._room)
        self._request.may_begin = self._certain
        self._request.answered.connect(self._show_odds)
        self._request.finished.connect(self._on_finished)
        self._short = PlainLabel(kind="bad", wrapped=True)
        self._terms = PlainLabel(kind="secondary", wrapped=True)
        self._clause = PlainLabel(kind="secondary")
        foot = QHBoxLayout()
        foot.addWidget(self._terms, 1)
        foot.addWidget(self._clause)
        self.body.addWidget(self._explanation)
        self.body.addWidget(self._bars)
        self.body.addWidget(self._short)
        self.body.addWidget(self._request)
        self.body.addLayout(foot)
        self.body.addStretch()

    def _show_terms(self, shown: Holding, job: Job, chances: Odds) -> None:
        """Money and days before anything is done. A purse that is short says so, and nothing can be begun."""
        terms, owner = terms_of(job, chances), self._room.table.reading.holder_of(shown.item)
        words: list[Words] = [job.terms] if job.terms else []
        if terms.costs[-1] or terms.days[-1]:
            purse = note(
                QT_TRANSLATE_NOOP("workshop", "{owner} has {money}"), owner=owner.name, money=Coins(owner.money)
            )
            words += [
                note(QT_TRANSLATE_NOOP("workshop", "Cost: {cost}"), cost=cost_words(terms)),
                days_words(terms),
                purse,
            ]
        self._terms.setText(self._room.speech.say(several(words)))
        missing: Note | None = None
        try:
            afford(owner.name, owner.money, terms.costs[-1])
        except Refused as refusal:
            missing = refusal.note
        self._short.setText(self._room.speech.say(missing) if missing else "")
        self._short.setVisible(missing is not None)
        self._request.setEnabled(missing is None)

    @Slot()
    def _show_odds(self) -> None:
        """The odds from where the dice stand; branches show their own."""
        job, session = self._job, self._request.session
        if job is None or job.script is None or session is None:
            return
        given = [asked.answer for asked in session.asked]
        self._bars.set_bars(self._to_bars(job, odds(job.script, given)), self._room.speech)
        self._bars.setVisible(not self.branches and not is_certain(job))

    def _to_bars(self, job: Job, chances: Odds) -> list[Bar]:
        grouped = dict(chances.by(job.case).outcomes)
        say = self._room.speech.say
        return [Bar(grouped[key], say(case.label), case.tone) for key, case in job.cases.items() if key in grouped]

    def _certain(self) -> bool:
        """Ask before a thing is lost without a die being rolled."""
        job = self._job
        if job is None or any(case.tone != "bad" for case in job.cases.values()):
            return True
        from panoplia.ui.questions import ask

        say = self._room.speech.say
        return ask(self, say(job.title), say(job.explanation), say(job.title))

    @Slot(object)
    def _on_finished(self, session: Session) -> None:
        job, shown = self._job, self._shown
        if job is None or shown is None:
            return
        self._job = None
        try:
            self._room.table.workshop.finish(shown, job, session.result)
        except Refused as refusal:
            self.show_job(shown, job)
            self._request.fail(refusal.note)
            return
        self.finished.emit(session, shown, told_of(job, session.result))


def is_certain(job: Job) -> bool:
    """Whether a job has no odds to be looked at: nothing else can come of it."""
    return job.script is not None and len(odds(job.script).by(job.case).outcomes) == 1
