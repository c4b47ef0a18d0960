# SPDX-License-Identifier: GPL-3.0-or-later
"""One value of a new character: typed, rolled by the program, or made of the faces of one's own dice."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QComboBox, QGridLayout, QLineEdit, QWidget

from panoplia.rules.creation import Answers, NewField
from panoplia.rules.drivers import Asked, Session, roll
from panoplia.rules.editors import Number, Pick
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Words, note, several
from panoplia.rules.refusal import Refused
from panoplia.rules.script import Dice, Pool, Request, Script
from panoplia.ui.look import fonts
from panoplia.ui.play.rolls import FACES
from panoplia.ui.room import Room
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.choice_box import ChoiceBox
from panoplia.ui.widgets.die_faces import DieFaces
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.numbers import whole_number
from panoplia.ui.widgets.pool_count import PoolCount

NUMBER_WIDTH, PICK_WIDTH, COUNT_WIDTH = 64, 200, 52
OWN_DICE = 3
"""The column of what one's own dice show."""
STALE = QT_TRANSLATE_NOOP("creation", "{field} was rolled with other dice: roll it again, or type it.")


class FieldRow(QObject):
    """Label, editor, a button that rolls, boxes for one's own faces, and what was rolled, in a row of a grid."""

    changed = Signal()
    """Another value stands in the editor."""
    refused = Signal(object)
    """A ``Note``: a die has no such face."""

    def __init__(self, room: Room, field: NewField, answers: Callable[[], Answers], parent: QWidget) -> None:
        super().__init__(parent)
        self._room, self.field, self._answers = room, field, answers
        self._script: Script | None = None
        self._session: Session | None = None
        # What the dice were that made the value; None where it was typed.
        self._rolled_for: list[Request] | None = None
        self._label = PlainLabel(room.speech.say(field.label))
        self.editor = self._make_editor()
        self.editor.setAccessibleName(self._label.text())
        self._roll, self._told = Button("", "dice"), PlainLabel(kind="secondary")
        self._faces, self._count = DieFaces(), PoolCount()
        self._count.setFixedWidth(fonts.px(COUNT_WIDTH))
        self._roll.deliberate = True
        self._faces.set_purpose(self._label.text())
        self._roll.clicked.connect(self.roll)
        self._faces.completed.connect(self._on_faces)
        self._count.changed.connect(self._on_counted)
        self._count.refused.connect(self.refused)
        self._faces.refused.connect(self.refused)
        self.look_again()

    def add_to(self, grid: QGridLayout, row: int) -> None:
        """Stand in a row of a grid of five columns."""
        for column, widget in enumerate((self._label, self.editor, self._roll, self._faces, self._told)):
            grid.addWidget(widget, row, column)
        grid.addWidget(self._count, row, OWN_DICE)

    def read(self) -> int | str:
        """What stands in the editor; ``Refused`` where it is no such number."""
        if isinstance(self.editor, QComboBox):
            found = self.editor.findText(self.editor.currentText())
            return str(self.editor.itemData(found)) if found >= 0 else self.editor.currentText()
        if isinstance(self.field.editor, Number):
            return whole_number(self.editor.text(), self.field.label, self.field.editor, self._room.speech)
        return self.editor.text()

    def look_again(self) -> None:
        """The other answers, or whose dice decide, have changed: offer what can be rolled now."""
        self._script = self.field.roll(self._answers())
        self._session = Session(self._script) if self._script else None
        self._show_request()

    def follow(self) -> None:
        """The other answers have changed: where they ask for other dice, offer those."""
        script = self.field.roll(self._answers())
        if _requests(script) != _requests(self._script):
            self.look_again()

    def check(self) -> None:
        """``Refused`` where the editor cannot be read, or holds what was rolled with other dice than now."""
        self.read()
        if self._is_stale:
            raise Refused(STALE, self.field.id, field=self.field.label)

    @property
    def _is_stale(self) -> bool:
        """Whether the value was rolled before the other answers asked for other dice."""
        return self._rolled_for is not None and self._rolled_for != _requests(self._script)

    @property
    def can_roll(self) -> bool:
        """Whether the program may roll this."""
        return self._script is not None and self._room.who_rolls != "own"

    @Slot()
    def roll(self) -> None:
        """Roll with the program's dice."""
        if self._script is None:
            return
        self._session = session = Session(self._script)
        self._show_request()
        while session.pending is not None:
            session.answer(session.pending.roll(self._room.dice))
        self._take(session)
        self._told.setText(self._room.speech.say(several(map(_shown, session.asked))))

    def _make_editor(self) -> QLineEdit | QComboBox:
        if isinstance(self.field.editor, Pick):
            box = ChoiceBox()
            box.setEditable(self.field.editor.own)
            for key, words in self.field.editor.options:
                box.addItem(self._room.speech.say(words), key)
            box.setCurrentIndex(box.findData(self.field.start))
            box.setFixedWidth(fonts.px(PICK_WIDTH))
            box.currentTextChanged.connect(self.changed)
            return box
        line = QLineEdit(str(self.field.start))
        if isinstance(self.field.editor, Number):
            line.setFixedWidth(fonts.px(NUMBER_WIDTH))
        line.textChanged.connect(self._on_text)
        return line

    @Slot()
    def _on_text(self) -> None:
        """What is typed fits whatever the dice are."""
        self._rolled_for = None
        self._told.setText("")
        self.changed.emit()

    def _show_request(self) -> None:
        """What is to be rolled. A throw that is done stays to be seen, and can be typed anew."""
        request = self._session.pending if self._session else None
        dice, pool = request if isinstance(request, Dice) else None, request if isinstance(request, Pool) else None
        by_hand = self._room.who_rolls != "program"
        self._roll.setVisible(self.can_roll)
        self._faces.setVisible(dice is not None and by_hand)
        self._faces.set_sizes(dice.sizes if dice else ())
        self._count.setVisible(pool is not None and by_hand)
        self._count.set_pool(pool, self._label.text())
        self._told.setText(self.tr("Rolled with other dice: roll again.") if self._is_stale else "")
        if request:
            self._roll.setText(request.name)
            named = self.tr("{field}: roll {dice}").format(field=self._label.text(), dice=request.name)
            self._roll.setAccessibleName(named)
            self._roll.setToolTip(named)

    @Slot(str)
    def _on_faces(self, faces: str) -> None:
        session = self._session
        assert session is not None
        self._told.setText("")
        if session.done:
            # The last throw was typed again.
            session.back()
        session.answer(faces)
        if session.done:
            self._take(session)
        elif isinstance(session.pending, Dice):
            self._faces.set_sizes(session.pending.sizes)

    @Slot()
    def _on_counted(self) -> None:
        """How many came up, told at once where so many cannot."""
        if self._script is None or not self._count.text():
            return
        session = Session(self._script)
        try:
            session.answer(self._count.text())
        except Refused as refusal:
            self.refused.emit(refusal.note)
            return
        self._session = session
        if session.done:
            self._take(session)

    def _take(self, session: Session) -> None:
        self._room.rolls.add(self.field.label, session.asked, str(session.result))
        if isinstance(self.editor, QLineEdit):
            self.editor.setText(str(session.result))
            self._rolled_for = _requests(self._script)


def _shown(asked: Asked) -> Words:
    """The faces of dice; of a pool also what it was, since how many came up is not the value."""
    return note(FACES, dice=asked.request.name, faces=asked.text) if isinstance(asked.request, Pool) else asked.text


class _Ones:
    """Dice that always show their lowest face."""

    def randint(self, lowest: int, _highest: int, /) -> int:
        return lowest


def _requests(script: Script | None) -> list[Request]:
    """All that a script asks."""
    return [asked.request for asked in roll(script, _Ones()).asked] if script else []
