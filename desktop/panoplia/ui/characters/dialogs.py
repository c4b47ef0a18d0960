# SPDX-License-Identifier: GPL-3.0-or-later
"""Small dialogs about characters: people in one line, an amount of something, a deletion."""

from collections.abc import Callable

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QLineEdit, QMessageBox, QWidget

from panoplia.rules.editors import Number
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note
from panoplia.rules.refusal import Refused
from panoplia.store.records import Character
from panoplia.table.naming import listed
from panoplia.ui.form_dialog import FormDialog
from panoplia.ui.look import fonts
from panoplia.ui.questions import question_box
from panoplia.ui.room import Room
from panoplia.ui.widgets.card import Card
from panoplia.ui.widgets.coins import CoinsField
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.numbers import whole_number

MOST_HURT = 10**6
WIDTH = 600
QUICK = QT_TRANSLATE_NOOP("characters", "Quick NPC")
SO_MANY = QT_TRANSLATE_NOOP("characters", "{count} × {name}")


class NewcomersDialog(FormDialog):
    """People in one line; what is understood of it stands below while it is typed.

    They are made for the campaign, or as ``do`` makes them.
    """

    def __init__(
        self,
        room: Room,
        parent: QWidget | None = None,
        title: str = "",
        do: Callable[[str], object] | None = None,
    ) -> None:
        super().__init__(room, title or room.speech.say(QUICK), self.tr("Make"), self._make, parent)
        self.made: tuple[Character, ...] = ()
        self._do = do
        self._line = QLineEdit()
        self._line.setPlaceholderText(room.speech.say(room.system.creation.example))
        self.setMinimumWidth(fonts.px(WIDTH))
        self._understood = PlainLabel(kind="strong", wrapped=True)
        self._values = PlainLabel(kind="secondary", wrapped=True)
        self.add(self.tr("Who"), self._line)
        card = Card(heading=self.tr("Understood"))
        card.body.addWidget(self._understood)
        card.body.addWidget(self._values)
        self.below.addWidget(card)
        self._line.textChanged.connect(self._on_typed)
        self._on_typed("")

    def _make(self) -> None:
        if self._do:
            self._do(self._line.text())
            return
        self.made = self.room.table.characters.create_npcs(self.room.in_play.id, self._line.text())

    @Slot(str)
    def _on_typed(self, text: str) -> None:
        say = self.room.speech.say
        self._problem.hide()
        self._understood.setText("–")
        self._values.setText("")
        if not text.strip():
            return
        try:
            found = self.room.system.newcomers(text)
        except Refused as refusal:
            self._problem.setText(say(refusal.note))
            self._problem.show()
            return
        self._understood.setText(say(note(SO_MANY, count=found.count, name=found.name)))
        self._values.setText(say(found.told))


class AmountDialog(FormDialog):
    """Asks for a whole number above 0, and does something with it."""

    def __init__(
        self,
        room: Room,
        title: str,
        question: str,
        do: Callable[[int], object],
        parent: QWidget | None = None,
        most: int = MOST_HURT,
    ) -> None:
        super().__init__(room, title, title, self._take, parent)
        self.came: object = None
        """What doing it gave."""
        self._do = do
        self._most = most
        self._question = question
        self._line = QLineEdit()
        self.add(question, self._line)

    def _take(self) -> None:
        self.came = self._do(whole_number(self._line.text(), self._question, Number(1, self._most), self.room.speech))


class PurseDialog(FormDialog):
    """Asks how many of each coin go into the purse or out of it, and what for."""

    def __init__(self, room: Room, character: Character, spends: bool, parent: QWidget | None = None) -> None:
        title = self.tr("Spend money") if spends else self.tr("Receive money")
        super().__init__(room, title, self.tr("Spend") if spends else self.tr("Receive"), self._pay, parent)
        self._character, self._spends = character, spends
        self._coins = CoinsField(room)
        self.add(self.tr("How much?"), self._coins)
        self._reason = QLineEdit()
        self.add(self.tr("What for"), self._reason)

    def _pay(self) -> None:
        amount = self._coins.amount()
        if not amount:
            raise Refused(QT_TRANSLATE_NOOP("characters", "Nothing is written yet: write how many coins."))
        characters = self.room.table.characters
        pay = characters.spend if self._spends else characters.earn
        pay(self._character.id, amount, self._reason.text())


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
        n=count, name=character.name, things=listed(held),
    )  # fmt: skip
