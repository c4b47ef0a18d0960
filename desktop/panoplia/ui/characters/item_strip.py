# SPDX-License-Identifier: GPL-3.0-or-later
"""The chosen thing beside the tree: what it is, how it stands, and what a person wrote about it."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QScrollArea, QWidget

from panoplia.rules.editors import Prose
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Words, note
from panoplia.rules.refusal import Refused
from panoplia.rules.sheet import Field
from panoplia.table.reading import Holding
from panoplia.ui.models.headings import CANNOT_BE_READ
from panoplia.ui.room import Room
from panoplia.ui.widgets.card import Card
from panoplia.ui.widgets.field_box import FieldBox, Hands
from panoplia.ui.widgets.labels import PlainLabel

WIDTH = 250
NOTES = QT_TRANSLATE_NOOP("inventory", "Notes")
NOTHING = QT_TRANSLATE_NOOP(
    "inventory", "Choose a thing to see it here. Drag it into a container or onto a person to move it."
)
HINT = QT_TRANSLATE_NOOP("inventory", "Where it comes from, what is told of it…")


class ItemStrip(QScrollArea):
    """One thing, or how many are chosen. Its notes are saved when they are left or rest."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self._held: Holding | None = None
        self._hands = Hands(room.speech, parent=self)
        self._hands.edited.connect(self._on_edited)
        self._hands.refused.connect(room.refuse)
        self._hands.mended.connect(room.mended)
        self._card = Card()
        self._name = PlainLabel(kind="heading", wrapped=True)
        self._lines = PlainLabel(kind="secondary", wrapped=True)
        self._label = PlainLabel(kind="caption")
        self._notes = FieldBox(self._field(), self._hands)
        for widget in (self._name, self._lines, self._label, self._notes):
            self._card.body.addWidget(widget)
        self._card.body.addStretch()
        self.setWidget(self._card)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_things(self, things: Sequence[Holding]) -> None:
        """Show the one thing that is chosen; of several only how many, of none what to do."""
        held = things[0] if len(things) == 1 else None
        if self._held and (held is None or held.item.id != self._held.item.id):
            self.commit()
        self._held, say = held, self._room.speech.say
        self._hands.speech = self._room.speech
        self._label.setText(say(NOTES))
        self._label.setVisible(held is not None)
        self._notes.setVisible(held is not None)
        if held:
            self._name.show()
            self._name.setText(say(held.name))
            self._lines.setText("\n".join(say(line) for line in self._facts(held)))
            self._lines.setVisible(bool(self._lines.text()))
            self._notes.show_field(self._field())
            return
        count = sum(each.item.quantity for each in things)
        self._name.setVisible(bool(count))
        self._name.setText(say(note(QT_TRANSLATE_NOOP("inventory", "%n things chosen"), n=count)) if count else "")
        self._lines.setText("" if count else say(NOTHING))
        self._lines.setVisible(not count)

    def commit(self) -> None:
        """Save the notes that were typed; what cannot be saved was said, and is forgotten with the thing."""
        keeper = self._notes.keeper
        if keeper:
            keeper.commit()
            keeper.restore()

    def _field(self) -> Field:
        path = str(self._held.item.id) if self._held else "0"
        return Field(NOTES, self._held.item.notes if self._held else "", path, Prose(), HINT)

    def _facts(self, held: Holding) -> Iterator[Words]:
        if held.item.name:
            yield held.entry.names
        if held.piece is None:
            yield CANNOT_BE_READ
            return
        if held.work:
            yield note(QT_TRANSLATE_NOOP("inventory", "being worked on until day {day}"), day=held.work.ends)
        state = self._room.system.state(held.piece)
        if state.gauges or state.severity:
            yield state.words
        if held.item.magic:
            yield note(QT_TRANSLATE_NOOP("inventory", "magic, effectiveness {bonus}"), bonus=held.item.bonus)
        for label, words in self._room.system.details(held.piece):
            yield note(QT_TRANSLATE_NOOP("inventory", "{label}: {words}"), label=label, words=words)

    @Slot(str, object)
    def _on_edited(self, path: str, value: object) -> None:
        keeper = self._notes.keeper
        before = str(keeper.base) if keeper else None
        try:
            self._room.table.pieces.set_notes(int(path), str(value), initiator="notes", before=before)
        except Refused as refusal:
            self._notes.mark(refusal.note)
            self._room.refuse(refusal.note)
