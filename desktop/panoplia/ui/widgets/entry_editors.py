# SPDX-License-Identifier: GPL-3.0-or-later
"""The editors of a form that is data: each shows a value, and reads what is typed or says what is wrong with it."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from panoplia.rules.editors import Line, Number, Pick
from panoplia.rules.entries import EntryField, Ticks, YesNo
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Words
from panoplia.rules.refusal import Refused
from panoplia.ui.look import controls
from panoplia.ui.look.text import tool_tip
from panoplia.ui.room import Room
from panoplia.ui.widgets.buttons import LinkButton
from panoplia.ui.widgets.choice_box import ChoiceBox
from panoplia.ui.widgets.coins import CoinsField
from panoplia.ui.widgets.find_box import FEW, FindBox
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.numbers import whole_number

MOST_BELOW = 10
"""So many ticks stand in one column."""
NO_CHOICE = QT_TRANSLATE_NOOP("fields", "“{value}” is not one of the choices.")
NOT_CHOSEN = QT_TRANSLATE_NOOP("fields", "{label}: choose one.")


class FieldEditor(QWidget):
    """One field with what stands below it: a hint, and the way back to the book where it differs."""

    back_wanted = Signal(str)
    """The path of the field that is to be as in the book."""

    def __init__(self, room: Room, path: str, field: EntryField) -> None:
        super().__init__()
        self.room, self.path, self.field = room, path, field
        self._editor = self._make()
        self._editor.setObjectName(path)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)
        self._column.addWidget(self._editor)
        if field.fillings:
            self._column.addWidget(self._filling())
        if field.hint:
            self._column.addWidget(PlainLabel(room.speech.say(field.hint), kind="secondary", wrapped=True))
        self.setFocusProxy(self._editor)

    def set_label(self, name: str) -> None:
        """What the field is called."""
        if isinstance(self._editor, CoinsField):
            self._editor.set_label(name)
        else:
            self._editor.setAccessibleName(name)

    def write(self, value: Any) -> None:
        """Show a value."""
        editor = self._editor
        if isinstance(editor, QLineEdit):
            editor.setText("" if value is None else str(value))
        elif isinstance(editor, FindBox):
            editor.choose("" if value is None else str(value))
        elif isinstance(editor, QComboBox):
            editor.setCurrentIndex(max(editor.findData("" if value is None else value), 0))
        elif isinstance(editor, CoinsField):
            editor.set_amount(value)
        elif isinstance(editor, QCheckBox):
            editor.setChecked(bool(value))
        elif isinstance(editor, _TicksBox):
            editor.write(value)

    def read(self) -> Any:
        """What is typed; ``Refused`` where a number is none."""
        editor = self._editor
        if isinstance(editor, FindBox):
            return self._found(editor)
        if isinstance(editor, QComboBox):
            return editor.currentData() or self.field.empty
        if isinstance(editor, CoinsField):
            return editor.amount()
        if isinstance(editor, QCheckBox):
            return editor.isChecked()
        if isinstance(editor, _TicksBox):
            return editor.read()
        assert isinstance(editor, QLineEdit)
        text = editor.text().strip()
        if self.field.optional and not text:
            return self.field.empty
        if isinstance(self.field.editor, Number):
            return whole_number(text, self.field.label, self.field.editor, self.room.speech)
        return text

    def _found(self, editor: FindBox) -> Any:
        chosen = editor.chosen()
        if chosen is None:
            raise Refused(NO_CHOICE, value=editor.currentText().strip())
        if not chosen and not editor.own and not self.field.optional:
            raise Refused(NOT_CHOSEN, label=self.field.label)
        return chosen or self.field.empty

    def mark(self, bad: bool) -> None:
        """Draw the line of what was refused, or of what was not."""
        self._editor.setProperty(controls.BAD, bad)
        self._editor.update()

    def offer_back(self, words: str) -> None:
        """Tell what the book says, and offer it."""
        back = LinkButton(words, kind="secondary")
        back.clicked.connect(self._on_back)
        self._column.addWidget(back)

    def _make(self) -> QWidget:
        match self.field.editor:
            case Pick(options, own):
                return self._combo(options, own)
            case Ticks(options, hints):
                say = self.room.speech.say
                told = {key: say(words) for key, words in hints}
                return _TicksBox([(key, say(words), told.get(key, "")) for key, words in options])
            case YesNo():
                return QCheckBox()
            case Line() | Number():
                return QLineEdit()

    def _combo(self, options: Sequence[tuple[str, Words]], own: bool) -> QComboBox:
        """Among many, or where one's own words count, what is typed is looked for."""
        box = FindBox(own) if own or len(options) > FEW else ChoiceBox()
        if self.field.optional:
            box.addItem("–", "")
        for key, words in options:
            box.addItem(self.room.speech.say(words), key)
        return box

    def _filling(self) -> QWidget:
        """Values to fill in, each a link."""
        say = self.room.speech.say
        whole = QWidget()
        row = QHBoxLayout(whole)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        row.addWidget(PlainLabel(say(self.field.filling), kind="secondary"))
        for label, value in self.field.fillings:
            link = LinkButton(say(label), kind="secondary")
            link.setAccessibleName(f"{say(self.field.filling)}: {say(label)}")
            link.setProperty("value", value)
            link.clicked.connect(self._on_fill)
            row.addWidget(link)
        row.addStretch()
        return whole

    @Slot()
    def _on_fill(self) -> None:
        self.write(self.sender().property("value"))

    @Slot()
    def _on_back(self) -> None:
        self.back_wanted.emit(self.path)


class PriceEditor(FieldEditor):
    """The price, coin by coin."""

    def _make(self) -> QWidget:
        return CoinsField(self.room)


class _TicksBox(QWidget):
    """A tick for each word, with what it means, below each other; of many there are two columns."""

    def __init__(self, options: Sequence[tuple[str, str, str]]) -> None:
        super().__init__()
        self._boxes: dict[str, QCheckBox] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 4, 0, 4)
        grid.setVerticalSpacing(2)
        rows = len(options) if len(options) <= MOST_BELOW else -(-len(options) // 2)
        for place, (key, label, hint) in enumerate(options):
            self._boxes[key] = box = QCheckBox(label.replace("&", "&&"))
            box.setToolTip(tool_tip(hint))
            box.setAccessibleDescription(hint)
            grid.addWidget(box, place % rows, place // rows)
        # The columns are as wide as their words.
        grid.setColumnStretch(2, 1)
        self.setFocusProxy(next(iter(self._boxes.values())))

    def write(self, keys: Sequence[str]) -> None:
        """Tick those."""
        for key, box in self._boxes.items():
            box.setChecked(key in keys)

    def read(self) -> tuple[str, ...]:
        """The ticked ones."""
        return tuple(key for key, box in self._boxes.items() if box.isChecked())
