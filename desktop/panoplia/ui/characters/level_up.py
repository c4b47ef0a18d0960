# SPDX-License-Identifier: GPL-3.0-or-later
"""A new level: what has to be said first, its dice, and what came of it."""

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QComboBox, QDialog, QFormLayout, QHBoxLayout, QVBoxLayout, QWidget

from panoplia.rules.drivers import Session
from panoplia.rules.notes import several
from panoplia.rules.refusal import Refused
from panoplia.rules.sheet import Pick
from panoplia.rules.trial import Told
from panoplia.store.records import Character
from panoplia.ui.play.request_view import RequestView
from panoplia.ui.room import Room
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.card import Card
from panoplia.ui.widgets.labels import PlainLabel


class LevelUpDialog(QDialog):
    """Closing it before the dice leaves nothing. What is asked before the dice is a choice of each circumstance."""

    def __init__(self, room: Room, character: Character, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room, self._character = room, character
        self._trial = room.system.advancement(room.table.reading.subject(character))
        self._asked: dict[str, QComboBox] = {}
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(room.speech.say(self._trial.title))
        self.setMinimumWidth(460)
        self._build()
        self._start()

    def _build(self) -> None:
        say = self._room.speech.say
        self._requests = RequestView(self._room)
        self._requests.finished.connect(self._on_finished)
        self._card = Card(heading=self._character.name)
        self._card.body.addWidget(PlainLabel(say(self._trial.explanation), wrapped=True))
        form = QFormLayout()
        for circumstance in self._trial.circumstances:
            if isinstance(circumstance.editor, Pick):
                box = QComboBox()
                for key, words in circumstance.editor.options:
                    box.addItem(say(words), key)
                box.setCurrentIndex(box.findData(circumstance.start))
                box.setAccessibleName(say(circumstance.label))
                box.currentIndexChanged.connect(self._start)
                form.addRow(PlainLabel(say(circumstance.label)), box)
                self._asked[circumstance.id] = box
        self._card.body.addLayout(form)
        self._card.body.addWidget(self._requests)
        self._told = PlainLabel(kind="figure", wrapped=True)
        self._dice = PlainLabel(kind="secondary")
        for label in (self._told, self._dice):
            self._card.body.addWidget(label)
            label.hide()
        self._close = Button(self.tr("Cancel"))
        self._close.clicked.connect(self.close)
        buttons = QHBoxLayout()
        buttons.addStretch()
        buttons.addWidget(self._close)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 16)
        column.setSpacing(12)
        column.addWidget(self._card)
        column.addLayout(buttons)

    @property
    def _said(self) -> Told:
        return {name: str(box.currentData()) for name, box in self._asked.items()}

    @Slot()
    def _start(self) -> None:
        self._requests.setVisible(self._trial.attempt is not None)
        if self._trial.attempt:
            self._requests.start(self._trial.attempt(self._said).script, self._room.speech.say(self._trial.title))
            self._requests.focus()

    @Slot(object)
    def _on_finished(self, session: Session) -> None:
        if self._trial.attempt is None:
            return
        say = self._room.speech.say
        try:
            self._room.table.characters.advance(self._character, self._said, session.result)
        except Refused as refusal:
            self._requests.fail(refusal.note)
            return
        self._told.setText(say(self._trial.attempt(self._said).sentence(session.result)))
        self._dice.setText(say(several(f"{asked.request.name}: {asked.text}" for asked in session.asked)))
        for box in self._asked.values():
            box.setEnabled(False)
        self._requests.hide()
        self._told.show()
        self._dice.show()
        self._close.setText(self.tr("Close"))
        self._close.setFocus()
