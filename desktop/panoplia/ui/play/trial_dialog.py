# SPDX-License-Identifier: GPL-3.0-or-later
"""Something that a character tries: circumstances, their odds, the dice, and what came of it."""

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QVBoxLayout, QWidget

from panoplia.rules.drivers import Session
from panoplia.rules.refusal import Refused
from panoplia.rules.trial import Attempt, Told, Trial, asked
from panoplia.store.faults import Fault
from panoplia.store.records import Character, Report
from panoplia.ui.look import fonts
from panoplia.ui.look.screens import room_for
from panoplia.ui.play.circumstances import CircumstancesForm
from panoplia.ui.play.odds_card import OddsCard
from panoplia.ui.play.result_card import ResultCard, with_clause
from panoplia.ui.play.trying import Trying
from panoplia.ui.room import Room
from panoplia.ui.widgets.buttons import PrimaryButton
from panoplia.ui.widgets.card import Card
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.scrolled import Scrolled

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
        self._trying = Trying(room, character, trial)
        self._ended: tuple[Attempt, Session] | None = None
        self._unwritten: Session | None = None
        self._build()
        self._connect()
        self._show_trial(told or {})

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Faces can be typed at once, and Space rolls.
        self._request.focus()

    def done(self, result: int) -> None:
        self._odds.stop()
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
        self._form_area = Scrolled(self._form)
        self._told.body.addWidget(self._form_area, 1)
        self._told.setFixedWidth(min(fonts.px(LEFT_WIDTH), round(self._most().width() * LEFT_SHARE)))
        self._odds = OddsCard(self._room)
        self._request = self._odds.request
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
        self._cards = Scrolled(right)
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
        trial = self._trying.trial
        told = 0 if trial.refusal else len(asked(trial.circumstances, {}))
        wide = WIDE if told else NARROW
        high = BARE if trial.refusal else HIGH if told > FEW else LOW
        return QSize(fonts.px(wide), fonts.px(high)).boundedTo(self._most())

    def _most(self) -> QSize:
        """What the screen has room for; where the window lies, there is as much as it takes."""
        parent = self.parentWidget()
        below = parent.window().size() if parent else QSize()
        return (room_for(self).size() - FRAME).expandedTo(below)

    def _connect(self) -> None:
        self._form.changed.connect(self._on_told)
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
        trial = self._trying.trial
        self._ended = None
        self.setWindowTitle(say(self._trying.title))
        self._title.setText(say(trial.title))
        self._explanation.setText(say(with_clause(trial.explanation, trial.clause)))
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
        trial = self._trying.trial
        self._form.mark("")
        if trial.refusal:
            self._odds.refuse(trial.refusal)
            return
        assert trial.attempt is not None
        try:
            self._form.check()
            attempt = trial.attempt(self._form.told)
        except Refused as refusal:
            self._form.mark(refusal.path)
            self._odds.refuse(refusal.note, told=True)
            return
        self._odds.begin(attempt, self._room.speech.say(trial.title))

    @Slot()
    def _on_told(self) -> None:
        self._begin()
        self._make_room()

    def _make_room(self) -> None:
        """Grow as far as the screen allows where more is asked or told by now; what was large once does not jump."""
        lacking = max(self._form_area.lacking, self._cards.lacking)
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

    @Slot()
    def _on_answered(self) -> None:
        """From the first answer on the circumstances stand; the odds are of what can still come."""
        session = self._request.session
        begun = bool(session and session.asked)
        self._form.setEnabled(not begun)
        self._odds.follow()
        if session and not session.done:
            self._result.show_progress(session, self._room.speech)
            self._again.hide()
            self._next.hide()
            self._make_room()

    @Slot(object)
    def _on_finished(self, session: Session) -> None:
        if self._odds.attempt is not None:
            self._unwritten = session
            self._settle()

    def _settle(self) -> None:
        """Write what came of it. Where the machine keeps that from happening, the dice stay where they fell."""
        attempt, session = self._odds.attempt, self._unwritten
        if attempt is None or session is None:
            return
        try:
            self._trying.settle(attempt, session.result)
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
        self._trying.record(session, sentence)
        self._tell_end(attempt, session)
        self._trying.tell(sentence)

    def _close_attempt(self, attempt: Attempt, session: Session) -> None:
        self._odds.attempt = self._unwritten = None
        self._ended = (attempt, session)

    def _tell_end(self, attempt: Attempt, session: Session) -> None:
        self._odds.hide()
        self._result.show_result(attempt.sentence(session.result), session, self._room.speech)
        self._again.setVisible(self._trying.offered(self._trying.trial.id) is not None)
        self._again.setFocus()
        self._offer_next(attempt.leads_to(session.result))
        self._make_room()

    def _offer_next(self, trial_id: str) -> None:
        """What the result calls for, where it can be tried."""
        trial = self._trying.offered(trial_id) if trial_id else None
        self._next.setVisible(bool(trial and not trial.refusal))
        self._next.setProperty("trial", trial_id)
        if trial and not trial.refusal:
            self._next.setText(self._room.speech.say(trial.title))
            self._again.hide()
            self._next.setFocus()

    @Slot()
    def _on_next(self) -> None:
        trial = self._trying.offered(str(self._next.property("trial")))
        if trial:
            self._trying.take(trial)
            self._show_trial({})
            self._request.focus()

    def _look_again(self) -> None:
        """Ask anew, as things stand now."""
        trial = self._trying.found()
        if trial is None:
            self._room.refuse(self._trying.gone)
            self.reject()
            return
        told = self._form.told
        if self._ended:
            attempt, session = self._ended
            told = {**told, **attempt.carried_on(session.result)}
        self._trying.take(trial)
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
        now = self._trying.now()
        if now is None:
            self.reject()
        elif now != self._trying.shown:
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
