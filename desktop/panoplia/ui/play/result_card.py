# SPDX-License-Identifier: GPL-3.0-or-later
"""What came of dice: the sentence large, the faces, and on demand the reasons with their clauses."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QWidget

from panoplia.rules.drivers import Session
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Words, note
from panoplia.ui.play.rolls import faces_of
from panoplia.ui.widgets.buttons import LinkButton
from panoplia.ui.widgets.card import Card
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.words import Speech

WITH_CLAUSE = QT_TRANSLATE_NOOP("trials", "{words} ({clause})")


class ResultCard(Card):
    """Empty until something is told; the reasons of what goes on stand in sight, those of an end behind *Why?*."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._told = PlainLabel(kind="figure", wrapped=True)
        self._dice = PlainLabel(kind="secondary", wrapped=True)
        self._why = LinkButton("")
        self._reasons = PlainLabel(kind="secondary", wrapped=True)
        self._why.clicked.connect(self._on_why)
        for widget in (self._told, self._dice, self._reasons):
            self.body.addWidget(widget)
        self.body.insertWidget(self.body.count() - 1, self._why, 0, Qt.AlignmentFlag.AlignLeft)
        self.hide()

    def show_progress(self, session: Session, speech: Speech) -> None:
        """What has happened so far."""
        self.set_heading(self.tr("So far"))
        self._told.hide()
        self._why.hide()
        self._tell(session, speech)
        self._reasons.setVisible(bool(session.notes))
        self.setVisible(bool(session.asked))

    def show_result(self, sentence: Words, session: Session, speech: Speech) -> None:
        """What came of it all."""
        self.set_heading(self.tr("Done"))
        self._told.setText(speech.say(sentence))
        self._told.show()
        self._why.setText(self.tr("Why?"))
        self._why.setVisible(bool(session.notes))
        self._tell(session, speech)
        self._reasons.hide()
        self.show()

    def _tell(self, session: Session, speech: Speech) -> None:
        faces = speech.say(faces_of(session.asked))
        self._dice.setText(faces)
        self._dice.setVisible(bool(faces))
        self._reasons.setText(told_reasons(session.notes, speech))

    @Slot()
    def _on_why(self) -> None:
        self._reasons.setVisible(not self._reasons.isVisible())


def told_reasons(notes: Sequence[Note], speech: Speech) -> str:
    """Each note with its clause, a line each."""
    return "\n".join(speech.say(with_clause(each, each.clause)) for each in notes)


def with_clause(words: Words, clause: str) -> Words:
    """Words with the clause behind them, where the book has one."""
    return note(WITH_CLAUSE, words=words, clause=clause) if clause else words
