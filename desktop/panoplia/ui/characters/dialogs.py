# SPDX-License-Identifier: GPL-3.0-or-later
"""Small dialogs about a character: a new one, an amount of health, a deletion."""

from collections.abc import Callable

from PySide6.QtWidgets import QComboBox, QLineEdit, QMessageBox, QWidget

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note, several
from panoplia.rules.refusal import Refused
from panoplia.rules.sheet import Number, Pick
from panoplia.rules.system import Coin, NewField
from panoplia.store.records import Character
from panoplia.ui.form_dialog import FormDialog
from panoplia.ui.questions import question_box
from panoplia.ui.room import Room
from panoplia.ui.widgets.numbers import whole_number

MOST_HURT, MOST_COINS = 10**6, 10**9
MOST_NAMED = 12


class NewCharacterDialog(FormDialog):
    """Name, player, and what the rule system asks for."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, self.tr("New character"), self.tr("Make"), self._make, parent)
        self.made: Character | None = None
        self._read: dict[str, Callable[[], int | str]] = {}
        self._name, self._player = QLineEdit(), QLineEdit()
        self.add(self.tr("Name"), self._name)
        self.add(self.tr("Player"), self._player)
        for field in room.system.new_character:
            self._add_field(field)

    def _make(self) -> None:
        answers = {name: read() for name, read in self._read.items()}
        self.made = self.room.table.characters.create(
            self.room.in_play.id, self._name.text(), self._player.text(), answers
        )

    def _add_field(self, field: NewField) -> None:
        label = self.room.speech.say(field.label)
        if isinstance(field.editor, Pick):
            box = QComboBox()
            box.setEditable(field.editor.own)
            for key, words in field.editor.options:
                box.addItem(self.room.speech.say(words), key)
            box.setCurrentIndex(box.findData(field.start))
            self._read[field.id] = lambda: _picked(box)
            self.add(label, box)
            return
        line = QLineEdit(str(field.start))
        self._read[field.id] = lambda: self._typed(line, field)
        self.add(label, line)

    def _typed(self, line: QLineEdit, field: NewField) -> int | str:
        if isinstance(field.editor, Number):
            return whole_number(line.text(), field.label, field.editor, self.room.speech)
        return line.text()


def _picked(box: QComboBox) -> str:
    """The key of what was chosen, or the person's own words."""
    found = box.findText(box.currentText())
    return str(box.itemData(found)) if found >= 0 else box.currentText()


class AmountDialog(FormDialog):
    """Asks for a whole number above 0."""

    def __init__(self, room: Room, title: str, question: str, parent: QWidget | None = None) -> None:
        super().__init__(room, title, title, self._take, parent)
        self.amount = 0
        self._line = QLineEdit()
        self.add(question, self._line)

    def _take(self) -> None:
        self.amount = whole_number(self._line.text(), AMOUNT, Number(1, MOST_HURT), self.room.speech)


class MoneyDialog(FormDialog):
    """Asks how many of each coin go into the purse or out of it, and what for."""

    def __init__(self, room: Room, character: Character, spends: bool, parent: QWidget | None = None) -> None:
        title = self.tr("Spend money") if spends else self.tr("Receive money")
        super().__init__(room, title, self.tr("Spend") if spends else self.tr("Receive"), self._pay, parent)
        self._character, self._spends = character, spends
        self._coins: list[tuple[Coin, QLineEdit]] = []
        for coin in room.system.coins:
            line = QLineEdit("0")
            self._coins.append((coin, line))
            self.add(room.speech.say(coin.long), line)
        self._reason = QLineEdit()
        self.add(self.tr("What for"), self._reason)
        self._coins[0][1].selectAll()

    def _pay(self) -> None:
        speech, most = self.room.speech, Number(0, MOST_COINS)
        amount = sum(
            coin.worth * (whole_number(line.text(), coin.long, most, speech) if line.text().strip() else 0)
            for coin, line in self._coins
        )
        if not amount:
            raise Refused(QT_TRANSLATE_NOOP("characters", "Nothing is written yet: write how many coins."))
        characters = self.room.table.characters
        pay = characters.spend if self._spends else characters.earn
        pay(self._character.id, amount, self._reason.text())


AMOUNT = QT_TRANSLATE_NOOP("characters", "Amount")
DELETE = QT_TRANSLATE_NOOP("characters", "Delete")
DELETE_CHARACTER = QT_TRANSLATE_NOOP("characters", "Delete character")


def deletion(room: Room, character: Character, parent: QWidget) -> QMessageBox:
    """The question whether to delete a character, naming what goes with them."""
    say = room.speech.say
    return question_box(parent, say(DELETE_CHARACTER), say(_what_goes(room, character)), say(DELETE))


def _what_goes(room: Room, character: Character) -> Note:
    held = room.table.reading.holdings(character)
    count = sum(holding.item.quantity for holding in held)
    if not count:
        return note(QT_TRANSLATE_NOOP("characters", "Delete {name}? Nothing is lost with them."), name=character.name)
    return note(
        QT_TRANSLATE_NOOP("characters", "Delete {name}? %n things go with them: {things}."),
        n=count, name=character.name, things=several(holding.name for holding in held[:MOST_NAMED]),
    )  # fmt: skip
