# SPDX-License-Identifier: GPL-3.0-or-later
"""The chosen entry: all that is known of it, and who buys it or is given it."""

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QComboBox, QFormLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Coins, Note, note
from panoplia.rules.refusal import Refused
from panoplia.rules.sheet import Number
from panoplia.store.records import Character, Entry
from panoplia.table.reading import piece_of
from panoplia.ui.room import Room
from panoplia.ui.widgets.buttons import Button, PrimaryButton
from panoplia.ui.widgets.card import Card
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.numbers import whole_number
from panoplia.words import in_order

WIDTH = 290
MOST_AT_ONCE = 9999


class EntryDetail(QWidget):
    """A side panel; what is bought here is paid from the chosen person's purse."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self._entry: Entry | None = None
        self._build()
        self._connect()

    def show_entry(self, entry: Entry | None) -> None:
        """Show an entry; ``None`` where nothing is chosen."""
        self._entry = entry
        self._content.setVisible(entry is not None)
        if entry is None:
            return
        self._quantity.setText("1")
        self._name.setText(self._room.speech.say(entry.names))
        self._show_facts(entry)
        self.refresh()

    def refresh(self) -> None:
        """Read again who there is and what is in their purses."""
        if self._room.campaign is None or self._entry is None:
            return
        chosen = self._room.person
        people = [one for one in self._room.table.library.characters(self._room.in_play.id) if not one.archived]
        people = in_order(people, lambda one: one.name, self._room.speech.locale)
        self._person.blockSignals(True)
        self._person.clear()
        for person in people:
            self._person.addItem(person.name, person)
        place = next((at for at, one in enumerate(people) if one.id == chosen), 0)
        self._person.setCurrentIndex(place if people else -1)
        self._person.blockSignals(False)
        self._show_price()

    def retranslate(self) -> None:
        """Say everything in the language of the room."""
        self._buy.setText(self.tr("Buy"))
        self._give.setText(self.tr("Give"))
        self._for.setText(self.tr("For"))
        self._how_many.setText(self.tr("Quantity"))
        self._person.setAccessibleName(self.tr("For"))
        self._quantity.setAccessibleName(self.tr("Quantity"))
        self.show_entry(self._entry)

    @Slot()
    def buy(self) -> None:
        """Take the price from the chosen person's purse."""
        self._trade(paid=True)

    @Slot()
    def give(self) -> None:
        """Give it for nothing."""
        self._trade(paid=False)

    def _build(self) -> None:
        self.setFixedWidth(WIDTH)
        self._content = Card()
        self._name = PlainLabel(kind="heading", wrapped=True)
        self._facts = QFormLayout()
        self._facts.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        self._facts.setHorizontalSpacing(12)
        self._person = QComboBox()
        # A line, not a spin box: that one reads 12,5 as 125 and an empty field as what stood there before.
        self._quantity = QLineEdit("1")
        self._for = PlainLabel(kind="secondary")
        self._how_many = PlainLabel(kind="secondary")
        self._purse = PlainLabel(kind="secondary", wrapped=True)
        self._buy = PrimaryButton("", "buy")
        self._give = Button("", "give")
        self._buy.deliberate = self._give.deliberate = True
        deal = QFormLayout()
        self._for.setMinimumHeight(self._person.sizeHint().height())
        self._how_many.setMinimumHeight(self._quantity.sizeHint().height())
        deal.addRow(self._for, self._person)
        deal.addRow(self._how_many, self._quantity)
        buttons = QHBoxLayout()
        buttons.addWidget(self._buy)
        buttons.addWidget(self._give)
        buttons.addStretch()
        self._content.body.addWidget(self._name)
        self._content.body.addLayout(self._facts)
        self._content.body.addSpacing(8)
        self._content.body.addLayout(deal)
        self._content.body.addWidget(self._purse)
        self._content.body.addLayout(buttons)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 18, 22, 16)
        column.addWidget(self._content)
        column.addStretch()

    def _connect(self) -> None:
        self._buy.clicked.connect(self.buy)
        self._give.clicked.connect(self.give)
        self._person.currentIndexChanged.connect(self._on_person)
        self._quantity.textChanged.connect(self._show_price)

    def _show_facts(self, entry: Entry) -> None:
        while self._facts.rowCount():
            self._facts.removeRow(0)
        piece = piece_of(entry)
        if piece is None:
            return
        say = self._room.speech.say
        price = Coins(entry.price) if entry.price is not None else QT_TRANSLATE_NOOP("armoury", "none in the book")
        for label, words in (*self._room.system.details(piece), (PRICE, price)):
            caption, value = PlainLabel(kind="secondary"), PlainLabel(wrapped=True)
            caption.setText(say(label))
            value.setText(say(words))
            self._facts.addRow(caption, value)

    @Slot()
    def _on_person(self) -> None:
        person = self._person.currentData()
        self._room.person = person.id if person else 0
        self._show_price()

    @Slot()
    def _show_price(self) -> None:
        entry, person = self._entry, self._person.currentData()
        if entry is None:
            return
        try:
            count = self._count()
        except Refused as refusal:
            self._buy.setEnabled(False)
            self._give.setEnabled(False)
            self._purse.setText(self._room.speech.say(refusal.note))
            return
        self._give.setEnabled(person is not None)
        self._buy.setEnabled(person is not None and entry.price is not None)
        if person is None:
            self._purse.setText(self.tr("There is no one to buy it: make a character first."))
            return
        self._purse.setText(self._room.speech.say(self._terms(entry, person, count)))

    def _terms(self, entry: Entry, person: Character, count: int) -> Note:
        purse = Coins(person.money)
        if entry.price is None:
            return note(QT_TRANSLATE_NOOP("armoury", "No price in the book: it can only be given."))
        price = entry.price * count
        if price > person.money:
            return note(
                QT_TRANSLATE_NOOP("armoury", "Costs {price}; the purse holds {purse}: {short} short."),
                price=Coins(price), purse=purse, short=Coins(price - person.money),
            )  # fmt: skip
        return note(
            QT_TRANSLATE_NOOP("armoury", "Costs {price}; {left} stay in the purse."),
            price=Coins(price), left=Coins(person.money - price),
        )  # fmt: skip

    def _trade(self, paid: bool) -> None:
        entry, person = self._entry, self._person.currentData()
        if entry is None or person is None:
            return
        trade = self._room.table.trade
        verb = trade.buy if paid else trade.give
        self._room.attempt(lambda: verb(entry.id, person.holder, self._count()))

    def _count(self) -> int:
        """How many are wanted; ``Refused`` where what was typed is no such number."""
        return whole_number(self._quantity.text(), QUANTITY, Number(1, MOST_AT_ONCE), self._room.speech)


QUANTITY = QT_TRANSLATE_NOOP("armoury", "Quantity")
PRICE = QT_TRANSLATE_NOOP("armoury", "Price")
