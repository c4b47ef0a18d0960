# SPDX-License-Identifier: GPL-3.0-or-later
"""What is tried, as it stands before its end: the odds and what they are made of, the dice; or why it cannot be."""

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from panoplia.rules.notes import Note
from panoplia.rules.odds import Odds
from panoplia.rules.script import Choice
from panoplia.rules.trial import Attempt
from panoplia.ui.play.counting import OddsCounter
from panoplia.ui.play.request_view import RequestView
from panoplia.ui.play.result_card import with_clause
from panoplia.ui.room import Room
from panoplia.ui.widgets.card import Card
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.odds_bars import Bar, OddsBars


class OddsCard(Card):
    """``request`` asks for the dice of the ``attempt``; there is none where something stands in the way."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self.attempt: Attempt | None = None
        self._counter = OddsCounter(self)
        self._sources = PlainLabel(kind="secondary", wrapped=True)
        self._bars = OddsBars()
        self.request = RequestView(room)
        self._problem = PlainLabel(kind="bad", wrapped=True)
        self._problem.hide()
        for widget in (self._sources, self._bars, self.request, self._problem):
            self.body.addWidget(widget)
        self.set_marked(True)
        self._counter.counted.connect(self._on_counted)
        self._counter.waiting.connect(self._on_waiting)

    def begin(self, attempt: Attempt, doing: str) -> None:
        """The odds of an attempt, and its first request; ``doing`` is the button where nothing is asked."""
        self.attempt = attempt
        say = self._room.speech.say
        self._problem.hide()
        self.set_heading(self.tr("Odds"))
        self._sources.setText("\n".join(say(line) for line in attempt.sources))
        self._sources.setVisible(bool(attempt.sources))
        self._bars.show()
        self.request.show()
        self.request.start(attempt.script, doing, self._to_bars)
        self._counter.count(attempt.script)

    def refuse(self, reason: Note, told: bool = False) -> None:
        """No odds, no dice, and why; ``told`` where that lies in what was told of the circumstances."""
        self.attempt = None
        self.set_heading(self.tr("Odds") if told else self.tr("Cannot be done"))
        self._problem.setText(self._room.speech.say(with_clause(reason, reason.clause)))
        self._problem.show()
        for widget in (self._sources, self._bars, self.request):
            widget.hide()

    def follow(self) -> None:
        """The odds from where the dice stand; branches show their own, and an end has none."""
        session = self.request.session
        if session is None or session.done:
            self._bars.setVisible(not (session and session.asked))
            return
        choosing = isinstance(session.pending, Choice)
        self._bars.setVisible(not choosing)
        if self.attempt and not choosing:
            self._counter.count(self.attempt.script, [asked.answer for asked in session.asked])

    def stop(self) -> None:
        """Nobody wants the odds any more."""
        self._counter.stop()

    def _to_bars(self, chances: Odds) -> list[Bar]:
        if self.attempt is None:
            return []
        grouped = dict(chances.by(self.attempt.case).outcomes)
        say = self._room.speech.say
        cases = self.attempt.cases.items()
        return [Bar(grouped[key], say(case.label), case.tone) for key, case in cases if key in grouped]

    @Slot(object)
    def _on_counted(self, chances: Odds) -> None:
        self.set_heading(self.tr("Odds"))
        self._bars.set_bars(self._to_bars(chances), self._room.speech)

    @Slot()
    def _on_waiting(self) -> None:
        self.set_heading(self.tr("Counting the odds…"))
        self._bars.set_bars([], self._room.speech)
