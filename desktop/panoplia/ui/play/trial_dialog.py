# SPDX-License-Identifier: GPL-3.0-or-later
"""Something that a character tries: circumstances, their odds, the dice, and what came of it."""

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from panoplia.rules.drivers import Session
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Words, note
from panoplia.rules.odds import Odds
from panoplia.rules.refusal import Refused
from panoplia.rules.script import Choice
from panoplia.rules.system import Subject
from panoplia.rules.trial import Attempt, Told, Trial, asked
from panoplia.store.faults import Fault
from panoplia.store.records import Character, Report
from panoplia.ui.look import fonts
from panoplia.ui.look.screens import room_for
from panoplia.ui.play.circumstances import CircumstancesForm
from panoplia.ui.play.counting import OddsCounter
from panoplia.ui.play.request_view import RequestView
from panoplia.ui.play.result_card import ResultCard
from panoplia.ui.room import Room
from panoplia.ui.widgets.buttons import PrimaryButton
from panoplia.ui.widgets.card import Card
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.odds_bars import Bar, OddsBars

EXPLAINED = QT_TRANSLATE_NOOP("trials", "{words} ({clause})")
LABELLED = QT_TRANSLATE_NOOP("trials", "{label}: {value}")
GONE = QT_TRANSLATE_NOOP("trials", "{label}: {value} cannot be tried any more; things have changed meanwhile.")
WIDE, NARROW, LEFT_WIDTH, HIGH, LOW, BARE, FEW = 1200, 680, 500, 610, 460, 230, 5
LEFT_SHARE = 0.45
"""How much of a narrow screen the circumstances may take."""
FRAME = QSize(16, 48)
"""Pixels of the screen that the frame of a window takes."""


class TrialDialog(QDialog):
    """Nothing is written before the last answer; closing earlier leaves nothing.

    ``told`` is what is known already of its circumstances.
    """

    def __init__(
        self, room: Room, character: Character, trial: Trial, parent: QWidget | None = None, told: Told | None = None
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._room = room
        self._character = character
        self._trial = trial
        self._shown: Subject = room.table.reading.subject(room.table.library.character(character.id))
        self._attempt: Attempt | None = None
        self._ended: tuple[Attempt, Session] | None = None
        self._unwritten: Session | None = None
        self._counter = OddsCounter(self)
        self._build()
        self._connect()
        self._show_trial(told or {})

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Faces can be typed at once, and Space rolls.
        self._request.focus()

    def done(self, result: int) -> None:
        self._counter.stop()
        super().done(result)

    @property
    def _under_way(self) -> bool:
        """Whether dice lie on the table and more of them are asked for."""
        session = self._request.session
        return bool(session and session.asked and not session.done)

    def _build(self) -> None:
        self._title = PlainLabel(kind="title", elided=True)
        self._explanation = PlainLabel(kind="secondary", wrapped=True)
        self._form = CircumstancesForm()
        self._told = Card()
        self._form_area = _scrolling(self._form)
        self._told.body.addWidget(self._form_area, 1)
        self._told.setFixedWidth(min(fonts.px(LEFT_WIDTH), round(self._most().width() * LEFT_SHARE)))
        self._odds = Card()
        self._sources = PlainLabel(kind="secondary", wrapped=True)
        self._bars = OddsBars()
        self._request = RequestView(self._room)
        self._problem = PlainLabel(kind="bad", wrapped=True)
        self._problem.hide()
        for widget in (self._sources, self._bars, self._request, self._problem):
            self._odds.body.addWidget(widget)
        self._odds.set_marked(True)
        self._result = ResultCard()
        self._again = PrimaryButton("", "dice")
        self._again.deliberate = True
        self._next = PrimaryButton()
        self._next.deliberate = True
        for button in (self._next, self._again):
            self._result.body.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        # Enter is for what stands in the form.
        self._buttons.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
        self._lay_out()

    def _lay_out(self) -> None:
        right = QWidget()
        cards = QVBoxLayout(right)
        cards.setContentsMargins(0, 0, 0, 0)
        cards.setSpacing(12)
        cards.addWidget(self._odds)
        cards.addWidget(self._result)
        cards.addStretch(1)
        self._middle = QHBoxLayout()
        self._middle.setSpacing(14)
        self._middle.addWidget(self._told)
        self._cards = _scrolling(right)
        self._middle.addWidget(self._cards, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 18, 24, 16)
        column.setSpacing(10)
        column.addWidget(self._title)
        column.addWidget(self._explanation)
        column.addLayout(self._middle, 1)
        column.addWidget(self._buttons)
        self.resize(self._first_size())

    def _first_size(self) -> QSize:
        """Less where there is little to tell."""
        told = 0 if self._trial.refusal else len(asked(self._trial.circumstances, {}))
        wide = WIDE if told else NARROW
        high = BARE if self._trial.refusal else HIGH if told > FEW else LOW
        return QSize(fonts.px(wide), fonts.px(high)).boundedTo(self._most())

    def _most(self) -> QSize:
        """What the screen has room for; where the window lies, there is as much as it takes."""
        parent = self.parentWidget()
        below = parent.window().size() if parent else QSize()
        return (room_for(self).size() - FRAME).expandedTo(below)

    def _connect(self) -> None:
        self._form.changed.connect(self._on_told)
        self._counter.counted.connect(self._on_counted)
        self._counter.waiting.connect(self._on_waiting)
        self._request.answered.connect(self._on_answered)
        self._request.finished.connect(self._on_finished)
        self._again.clicked.connect(self._on_again)
        self._next.clicked.connect(self._on_next)
        self._cards.verticalScrollBar().rangeChanged.connect(self._show_asked)
        self._buttons.rejected.connect(self.reject)
        self._room.changed.connect(self._on_changed)
        self._room.speech_changed.connect(self._on_speech)

    def _show_trial(self, told: Told) -> None:
        """Ask anew, under the circumstances that were told before."""
        say = self._room.speech.say
        trial = self._trial
        self._ended = None
        title = note(LABELLED, label=self._character.name, value=trial.title)
        self.setWindowTitle(say(title))
        self._title.setText(say(trial.title))
        self._explanation.setText(say(_explained(trial.explanation, trial.clause)))
        self._explanation.setVisible(trial.refusal is None)
        self._told.set_heading(self.tr("Circumstances"))
        self._again.setText(self.tr("Again"))
        self._form.show_circumstances(trial.circumstances, told, self._room.speech)
        self._form.setEnabled(True)
        self._told.setVisible(trial.refusal is None and bool(trial.circumstances))
        self._odds.show()
        self._result.hide()
        self._begin()

    def _begin(self) -> None:
        """The odds of what stands in the form, and the first request."""
        trial = self._trial
        self._form.mark("")
        self._problem.hide()
        self._odds.set_heading(self.tr("Cannot be done") if trial.refusal else self.tr("Odds"))
        if trial.refusal:
            self._refuse(trial.refusal)
            return
        assert trial.attempt is not None
        try:
            self._form.check()
            self._attempt = trial.attempt(self._form.told)
        except Refused as refusal:
            self._form.mark(refusal.path)
            self._refuse(refusal.note)
            return
        say = self._room.speech.say
        self._sources.setText("\n".join(say(line) for line in self._attempt.sources))
        self._sources.setVisible(bool(self._attempt.sources))
        self._bars.show()
        self._request.show()
        self._request.start(self._attempt.script, say(trial.title), self._to_bars)
        self._counter.count(self._attempt.script)

    def _refuse(self, reason: Note) -> None:
        """No odds, no dice, and why."""
        self._attempt = None
        self._problem.setText(self._room.speech.say(_explained(reason, reason.clause)))
        self._problem.show()
        for widget in (self._sources, self._bars, self._request):
            widget.hide()

    def _to_bars(self, chances: Odds) -> list[Bar]:
        if self._attempt is None:
            return []
        grouped = dict(chances.by(self._attempt.case).outcomes)
        say = self._room.speech.say
        cases = self._attempt.cases.items()
        return [Bar(grouped[key], say(case.label), case.tone) for key, case in cases if key in grouped]

    @Slot()
    def _on_told(self) -> None:
        self._begin()
        self._make_room()

    def _make_room(self) -> None:
        """Grow as far as the screen allows where more is asked or told by now; what was large once does not jump."""
        lacking = max(_lacking(self._form_area), _lacking(self._cards))
        high = min(self.height() + lacking, self._most().height())
        if high > self.height():
            self.resize(self.width(), high)
            below = self.frameGeometry().bottom() - room_for(self).bottom()
            if below > 0:
                self.move(self.x(), max(self.y() - below, room_for(self).top()))

    @Slot()
    def _show_asked(self) -> None:
        """Where the screen is too low for all of it, what is to be decided stands in sight."""
        if self._under_way:
            self._cards.ensureWidgetVisible(self._request, 0, 0)

    @Slot(object)
    def _on_counted(self, chances: Odds) -> None:
        self._odds.set_heading(self.tr("Odds"))
        self._bars.set_bars(self._to_bars(chances), self._room.speech)

    @Slot()
    def _on_waiting(self) -> None:
        self._odds.set_heading(self.tr("Counting the odds…"))
        self._bars.set_bars([], self._room.speech)

    @Slot()
    def _on_answered(self) -> None:
        """From the first answer on the circumstances stand; the odds are of what can still come."""
        session = self._request.session
        begun = bool(session and session.asked)
        self._form.setEnabled(not begun)
        self._bars.setVisible(not begun)
        if session and not session.done:
            self._show_what_can_come(session)
            self._result.show_progress(session, self._room.speech)
            self._again.hide()
            self._next.hide()
            self._make_room()

    def _show_what_can_come(self, session: Session) -> None:
        """The odds from where the dice stand; branches show their own."""
        choosing = isinstance(session.pending, Choice)
        self._bars.setVisible(not choosing)
        if self._attempt and not choosing:
            self._counter.count(self._attempt.script, [asked.answer for asked in session.asked])

    @Slot(object)
    def _on_finished(self, session: Session) -> None:
        if self._attempt is not None:
            self._unwritten = session
            self._settle()

    def _settle(self) -> None:
        """Write what came of it. Where the machine keeps that from happening, the dice stay where they fell."""
        attempt, session = self._attempt, self._unwritten
        if attempt is None or session is None:
            return
        try:
            self._room.table.play.settle(self._character.id, self._shown, attempt, session.result)
        except Refused as refusal:
            if isinstance(refusal, Fault) and refusal.cause != "gone":
                self._request.offer_again(refusal.note)
                return
            self._close_attempt(attempt, session)
            self._look_again()
            self._request.fail(refusal.note)
            # Where there is nothing to try again, the dialog is gone by now.
            self._room.refuse(refusal.note)
            return
        self._close_attempt(attempt, session)
        sentence = attempt.sentence(session.result)
        who = note(LABELLED, label=self._character.name, value=self._trial.title)
        self._room.rolls.add(who, session.asked, sentence)
        self._tell_end(attempt, session)
        if self._is_shown():
            self._room.told.emit(note(LABELLED, label=self._character.name, value=sentence))

    def _close_attempt(self, attempt: Attempt, session: Session) -> None:
        self._attempt = self._unwritten = None
        self._ended = (attempt, session)

    def _is_shown(self) -> bool:
        """Whether all is as it was, so that the journal has nothing to tell."""
        return self._subject() == self._shown

    def _tell_end(self, attempt: Attempt, session: Session) -> None:
        self._odds.hide()
        self._result.show_result(attempt.sentence(session.result), session, self._room.speech)
        self._again.setVisible(self._found(again=True) is not None)
        self._again.setFocus()
        self._offer_next(attempt.leads_to(session.result))
        self._make_room()

    def _offer_next(self, trial_id: str) -> None:
        """What the result calls for, where it can be tried."""
        trial = self._trial_named(trial_id) if trial_id else None
        self._next.setVisible(bool(trial and not trial.refusal))
        self._next.setProperty("trial", trial_id)
        if trial and not trial.refusal:
            self._next.setText(self._room.speech.say(trial.title))
            self._again.hide()
            self._next.setFocus()

    def _trial_named(self, id: str) -> Trial | None:
        """What the sheet offers by this id, as things stand now."""
        subject = self._room.attempt(self._subject)
        return next((trial for trial in self._room.system.trials(subject) if trial.id == id), None) if subject else None

    @Slot()
    def _on_next(self) -> None:
        trial = self._trial_named(str(self._next.property("trial")))
        if trial:
            self._trial, self._shown = trial, self._subject()
            self._show_trial({})
            self._request.focus()

    def _subject(self) -> Subject:
        reading = self._room.table.reading
        return reading.subject(self._room.table.library.character(self._character.id))

    def _found(self, again: bool = False) -> Trial | None:
        """The same trial as things stand now; ``None`` where there is none. ``again``, only what the sheet offers."""
        subject, system = self._room.attempt(self._subject), self._room.system
        if subject is None:
            return None
        trials = system.trials(subject) if again else (*system.trials(subject), system.advancement(subject))
        return next((trial for trial in trials if trial.id == self._trial.id), None)

    def _look_again(self) -> None:
        """Ask anew, as things stand now."""
        trial = self._found()
        if trial is None:
            self._room.refuse(note(GONE, label=self._character.name, value=self._trial.title))
            self.reject()
            return
        told = self._form.told
        if self._ended:
            attempt, session = self._ended
            told = {**told, **attempt.carried_on(session.result)}
        self._trial, self._shown = trial, self._subject()
        self._show_trial(told)

    @Slot()
    def _on_again(self) -> None:
        self._look_again()
        self._request.focus()

    @Slot(object)
    def _on_changed(self, _report: Report) -> None:
        """What changes before the first die changes the odds; later, the end will be refused."""
        if self._ended or self._under_way or self._unwritten or not self.isVisible():
            return
        now = self._room.attempt(self._subject)
        if now is None:
            self.reject()
        elif now != self._shown:
            self._look_again()

    @Slot()
    def _on_speech(self) -> None:
        """All but a question that waits for its answer is said in the other language."""
        if self._under_way or self._unwritten:
            return
        ended = self._ended
        self._show_trial(self._form.told)
        if ended:
            self._ended = ended
            self._tell_end(*ended)


def _explained(words: Words, clause: str) -> Words:
    """Words with the clause behind them, where the book has one."""
    return note(EXPLAINED, words=words, clause=clause) if clause else words


def _lacking(area: QScrollArea) -> int:
    """How many pixels lower an area is than what scrolls in it."""
    inside = area.widget()
    layout = inside.layout() if inside else None
    assert layout is not None
    layout.activate()
    wide = area.viewport().width()
    wanted = layout.heightForWidth(wide) if layout.hasHeightForWidth() else layout.sizeHint().height()
    return max(wanted - area.viewport().height(), 0) if area.isVisible() else 0


def _scrolling(widget: QWidget) -> QScrollArea:
    """The widget, which scrolls where the dialog is too low for it."""
    area = QScrollArea()
    area.setWidget(widget)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.viewport().setAutoFillBackground(False)
    widget.setAutoFillBackground(False)
    return area
