# SPDX-License-Identifier: GPL-3.0-or-later
"""What came of the last job: the sentence, the dice that decided it, and why."""

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QWidget

from panoplia.rules.drivers import Session
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Words, note, several
from panoplia.ui.room import Room
from panoplia.ui.widgets.buttons import LinkButton
from panoplia.ui.widgets.card import Card
from panoplia.ui.widgets.labels import PlainLabel

LABELLED = QT_TRANSLATE_NOOP("workshop", "{label}: {value}")
WITH_CLAUSE = QT_TRANSLATE_NOOP("workshop", "{words} ({clause})")


class ResultCard(Card):
    """Keeps the reasons folded away until they are asked for."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self._told = PlainLabel(kind="figure", wrapped=True)
        self._dice = PlainLabel(kind="secondary")
        self._why = LinkButton("")
        self._reason = PlainLabel(kind="secondary", wrapped=True)
        self._why.clicked.connect(self._on_why)
        self.body.addWidget(self._told)
        self.body.addWidget(self._dice)
        self.body.addWidget(self._why, 0, Qt.AlignmentFlag.AlignLeft)
        self.body.addWidget(self._reason)
        self.hide()

    def tell(self, told: Words, session: Session, begun: bool = False) -> None:
        """Show what happened, or what is ``begun`` and will be so, and keep the reasons at hand."""
        say = self._room.speech.say
        self.set_heading(self.tr("Begun") if begun else self.tr("Done"))
        self._why.setText(self.tr("Why?"))
        self._told.setText(say(told))
        faces = [note(LABELLED, label=each.request.name, value=each.text) for each in session.asked if each.thrown]
        self._dice.setText(say(several(faces)))
        self._dice.setVisible(bool(faces))
        self._reason.setText("\n".join(say(_because(each)) for each in session.notes))
        self._reason.hide()
        self._why.setVisible(bool(session.notes))
        self.show()

    def focus(self) -> None:
        """Put the keyboard on the reasons."""
        self._why.setFocus()

    @Slot()
    def _on_why(self) -> None:
        self._reason.setVisible(not self._reason.isVisible())


def _because(reason: Note) -> Words:
    return note(WITH_CLAUSE, words=reason, clause=reason.clause) if reason.clause else reason
