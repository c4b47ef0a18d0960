# SPDX-License-Identifier: GPL-3.0-or-later
"""The chosen entry: all that is known of it, and who buys it or is given it."""

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QFormLayout, QFrame, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from panoplia.rules.editors import Number
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Coins, Figure, note
from panoplia.rules.refusal import Refused
from panoplia.store.records import Entry
from panoplia.table.reading import NO_GEAR, piece_of
from panoplia.table.trade import Line, unit_price
from panoplia.ui.armoury.actions import EntryActions
from panoplia.ui.armoury.magic import MagicBox
from panoplia.ui.armoury.makes import MakesBox
from panoplia.ui.armoury.receiver import ReceiverBox
from panoplia.ui.armoury.terms import terms
from panoplia.ui.models.armoury import GRAMS, PRICE_TITLE, WEIGHT_TITLE
from panoplia.ui.models.headings import QUANTITY
from panoplia.ui.models.marks import marks_of
from panoplia.ui.room import Room
from panoplia.ui.widgets.buttons import Button, PrimaryButton
from panoplia.ui.widgets.card import Card
from panoplia.ui.widgets.flow import FlowRow
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.numbers import whole_number

WIDTH = 324
GAP, ROOM = 12, 254
"""Between a label and its value, and for both of them in the card."""
MOST_AT_ONCE = 9999
NONE = QT_TRANSLATE_NOOP("armoury", "none in the book")


class Facts(QWidget):
    """Label and value, one a line; what is too long to stand beside its label stands below it.

    Made anew for others: a form layout that is refilled keeps heights of before.
    """

    def __init__(self, said: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self.said = list(said)
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        form.setHorizontalSpacing(GAP)
        for label, value in said:
            caption, words = PlainLabel(label, kind="secondary"), PlainLabel(value, wrapped=True)
            if caption.sizeHint().width() + GAP + words.sizeHint().width() <= ROOM:
                form.addRow(caption, words)
            else:
                form.addRow(caption)
                form.addRow(words)


class EntryDetail(QScrollArea):
    """A side panel; what is bought here is paid from the chosen holder's purse."""

    wanted = Signal(object, object)
    """An ``Entry`` and a ``Line`` of it, for the basket."""

    def __init__(self, room: Room, actions: EntryActions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room, self._actions = room, actions
        self._entry: Entry | None = None
        self._announced: int | None = None
        self._build()
        self._lay_out()
        self._connect()

    def show_entry(self, entry: Entry | None) -> None:
        """Show an entry; ``None`` where nothing is chosen. Another one is wanted once, and without magic."""
        another = entry is None or self._entry is None or entry.id != self._entry.id
        self._entry = self._actions.entry = entry
        self.show_comparison()
        self._content.setVisible(entry is not None)
        if entry is None:
            return
        catalogue, gear = self._room.table.catalogue, self._room.table.reading.is_gear(entry)
        self._makes.show_makes(catalogue.makes(entry))
        self._deal.setVisible(gear)
        self._learnt.setText("" if gear else self._room.speech.say(note(NO_GEAR, item=entry.names)))
        self._learnt.setVisible(not gear)
        if another:
            self._quantity.setText("1")
            self._magic.clear()
        say = self._room.speech.say
        self._name.setText(say(entry.names))
        self._marks.setText("\n".join(f"{mark.sign} {say(mark.words)}" for mark in marks_of(entry)))
        self._marks.setVisible(bool(self._marks.text()))
        self.refresh()

    def refresh(self) -> None:
        """Read again who there is and what is in their purses."""
        if self._room.campaign is None or self._entry is None:
            return
        self._receiver.refresh()
        self._show_price()

    @Slot()
    def show_comparison(self) -> None:
        """Say whether the entry would be compared, or no longer be."""
        self._compare.setText(self._actions.compare_words)

    def retranslate(self) -> None:
        """Say everything in the language of the room."""
        self._buy.setText(self.tr("Buy"))
        self._give.setText(self.tr("Give"))
        self._collect.setText(self.tr("To the basket"))
        self._edit.setText(self.tr("Edit…"))
        self.show_comparison()
        self._more.setAccessibleName(self.tr("More"))
        self._for.setText(self.tr("For"))
        self._how_many.setText(self.tr("Quantity"))
        self._receiver.setAccessibleName(self.tr("For"))
        self._quantity.setAccessibleName(self.tr("Quantity"))
        self._magic.retranslate()
        self.show_entry(self._entry)

    @Slot()
    def buy(self) -> None:
        """Take the price from the chosen holder's purse."""
        holder, announced = self._receiver.holder, self._announced
        if holder and self._entry:
            buy = self._room.table.trade.buy_all
            self._room.attempt(lambda: buy([self._line()], holder.id, announced=announced))

    @Slot()
    def give(self) -> None:
        """Give it for nothing."""
        holder = self._receiver.holder
        if holder and self._entry:
            self._room.attempt(lambda: self._room.table.trade.give_all([self._line()], holder.id))

    @Slot()
    def collect(self) -> None:
        """Put it into the basket."""
        entry = self._entry
        line = self._room.attempt(self._ware) if entry else None
        if line:
            self.wanted.emit(entry, line)

    def _build(self) -> None:
        self._content = Card()
        self._name = PlainLabel(kind="heading", wrapped=True)
        self._marks = PlainLabel(kind="secondary", wrapped=True)
        self._facts = Facts([])
        self._receiver = ReceiverBox(self._room)
        # A line, not a spin box: that one reads 12,5 as 125 and an empty field as what stood there before.
        self._quantity = QLineEdit("1")
        self._magic = MagicBox(self._room)
        self._makes = MakesBox(self._room)
        self._deal = QWidget()
        self._learnt = PlainLabel(kind="secondary", wrapped=True)
        self._for = PlainLabel(kind="secondary")
        self._how_many = PlainLabel(kind="secondary")
        self._purse = PlainLabel(kind="secondary", wrapped=True)
        self._buy = PrimaryButton("", "buy")
        self._give = Button("", "give")
        self._collect = Button("", "basket")
        self._edit, self._compare, self._more = Button("", "edit"), Button("", "compare"), Button("", "more")
        for button in (self._buy, self._give, self._collect):
            button.deliberate = True
        self._collect.setObjectName("collect")
        self._compare.setObjectName("compare")

    def _lay_out(self) -> None:
        form = QFormLayout()
        self._for.setMinimumHeight(self._receiver.sizeHint().height())
        self._how_many.setMinimumHeight(self._quantity.sizeHint().height())
        form.addRow(self._for, self._receiver)
        form.addRow(self._how_many, self._quantity)
        trade, rest = FlowRow(gap=8), FlowRow(gap=8)
        trade.set_widgets([self._buy, self._give, self._collect])
        rest.set_widgets([self._edit, self._compare, self._more])
        deal = QVBoxLayout(self._deal)
        deal.setContentsMargins(0, 8, 0, 0)
        deal.addLayout(form)
        self._stack(deal, self._magic, self._purse, trade)
        shown = (self._name, self._marks, self._facts, rest, self._learnt, self._deal, self._makes)
        self._stack(self._content.body, *shown)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 18, 22, 16)
        column.addWidget(self._content)
        column.addStretch()
        self.setWidget(inside)
        self.setWidgetResizable(True)
        self.setFixedWidth(WIDTH)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        inside.setAutoFillBackground(False)

    def _stack(self, column: QVBoxLayout, *parts: QWidget) -> None:
        for part in parts:
            column.addWidget(part)

    def _connect(self) -> None:
        self._buy.clicked.connect(self.buy)
        self._give.clicked.connect(self.give)
        self._collect.clicked.connect(self.collect)
        self._edit.clicked.connect(self._actions.edit)
        self._compare.clicked.connect(self._actions.compare)
        self._more.clicked.connect(self._on_more)
        self._makes.wanted.connect(self._actions.make)
        self._receiver.currentIndexChanged.connect(self._show_price)
        self._quantity.textChanged.connect(self._show_price)
        self._magic.changed.connect(self._show_price)

    def _show_facts(self, entry: Entry, line: Line) -> None:
        """What is known of the piece as it would be handed over: a magic one with its bonus."""
        piece = piece_of(entry)
        facts: list[tuple[Figure, Figure]] = []
        if piece:
            facts += self._room.system.details(msgspec.structs.replace(piece, magic=line.magic, bonus=line.bonus))
        if piece and self._room.table.reading.is_gear(entry):
            facts.append((PRICE_TITLE, NONE if entry.price is None else Coins(entry.price)))
        if entry.weight is not None:
            facts.append((WEIGHT_TITLE, note(GRAMS, grams=entry.weight)))
        said = [(self._room.speech.say(label), self._room.speech.say(words)) for label, words in facts]
        if said != self._facts.said:
            before, self._facts = self._facts, Facts(said)
            self._content.body.replaceWidget(before, self._facts)
            self._facts.show()
            before.hide()
            before.deleteLater()

    @Slot()
    def _show_price(self) -> None:
        entry, holder = self._entry, self._receiver.holder
        if entry is None:
            return
        try:
            line = self._line()
        except Refused as refusal:
            for button in (self._buy, self._give, self._collect):
                button.setEnabled(False)
            self._show_facts(entry, Line(entry.id))
            self._purse.setText(self._room.speech.say(refusal.note))
            return
        self._show_facts(entry, line)
        each = unit_price(entry, line)
        self._collect.setEnabled(True)
        self._give.setEnabled(holder is not None)
        self._buy.setEnabled(holder is not None and each is not None)
        if holder is None:
            self._purse.setText(self.tr("There is no one to buy it: make a character first."))
            return
        price = self._announced = None if each is None else self._room.table.trade.total([line])
        self._purse.setText(self._room.speech.say(terms(price, holder)))

    def _line(self) -> Line:
        """What is wanted; ``Refused`` where what was typed is no number."""
        assert self._entry is not None
        count = whole_number(self._quantity.text(), QUANTITY, Number(1, MOST_AT_ONCE), self._room.speech)
        return self._magic.applied(Line(self._entry.id, count))

    def _ware(self) -> Line:
        """As above; ``Refused`` also for what is no gear."""
        line = self._line()
        self._room.table.reading.ware(line.entry)
        return line

    @Slot()
    def _on_more(self) -> None:
        self._actions.menu().popup(self._more.mapToGlobal(self._more.rect().bottomLeft()))
