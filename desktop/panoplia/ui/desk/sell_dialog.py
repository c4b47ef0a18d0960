# SPDX-License-Identifier: GPL-3.0-or-later
"""Selling a thing for a share of its price: the sum stands there before it is booked."""

from PySide6.QtCore import QSignalBlocker, Slot
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from panoplia.rules.editors import Number
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Coins, Note, note
from panoplia.rules.refusal import Refused
from panoplia.store.records import Holder
from panoplia.table.market import MOST_PERCENT
from panoplia.table.reading import Holding
from panoplia.table.verbs import afford
from panoplia.ui.form_dialog import FormDialog
from panoplia.ui.models.headings import QUANTITY
from panoplia.ui.room import Room
from panoplia.ui.widgets.choice_box import ChoiceBox
from panoplia.ui.widgets.holder_box import NAME_LENGTH, HolderBox
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.numbers import whole_number

PERCENT = QT_TRANSLATE_NOOP("desk", "Percent of the price")
SELLING, BUYING = 50, 100
"""What a shop pays, and what it takes, unless the GM says otherwise."""


class SellDialog(FormDialog):
    """Sells one thing. Without a ``holding`` one of all that people hold is chosen here; ``buyer`` stands first."""

    def __init__(
        self, room: Room, holding: Holding | None = None, parent: QWidget | None = None, buyer: int = 0
    ) -> None:
        super().__init__(room, self.tr("Sell"), self.tr("Sell"), self._sell, parent)
        self._only = holding
        self._announced: int | None = None
        """The sum that is shown."""
        self._things: list[Holding] = []
        self._thing = ChoiceBox()
        self._thing.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._thing.setMinimumContentsLength(NAME_LENGTH)
        self._offer()
        self.add(self.tr("Thing"), self._thing)
        self._buyer = HolderBox()
        self.add(self.tr("To"), self._buyer)
        self._quantity, self._percent = QLineEdit(), QLineEdit()
        self.add(room.speech.say(QUANTITY), self._quantity)
        self.add(room.speech.say(PERCENT), self._percent)
        self._sum = PlainLabel(kind="strong", wrapped=True)
        self.add(self.tr("Sum"), self._sum)
        self._show_thing()
        self._buyer.choose(buyer)
        self._thing.currentIndexChanged.connect(self._show_thing)
        self._thing.currentIndexChanged.connect(self._show_sum)
        for line in (self._quantity, self._percent):
            line.textChanged.connect(self._show_sum)
        self._buyer.currentIndexChanged.connect(self._show_sum)
        self._show_sum()
        room.changed.connect(self._look_again)

    def _offer(self) -> None:
        """Fill the box with what there is now; the thing that was chosen stays chosen while it is there."""
        chosen = self._holding.item.id if self._holding else 0
        say = self.room.speech.say
        self._things = self._held_by_people() if self._only is None else self._still_there(self._only)
        self._thing.clear()
        for one in self._things:
            self._thing.addItem(say(note(OWNED, item=one.name, owner=self._owner(one).name)), one.item.id)
        self._thing.setCurrentIndex(max(self._thing.findData(chosen), 0))

    def _still_there(self, held: Holding) -> list[Holding]:
        try:
            return [self.room.table.reading.holding(held.item.id)]
        except Refused:
            return []

    @Slot()
    def _look_again(self) -> None:
        """Other things and other purses; how many and which share were typed stays, where the thing does."""
        if self.room.campaign is None:
            return
        before, quantity, percent = self._holding, self._quantity.text(), self._percent.text()
        with QSignalBlocker(self._thing):
            self._offer()
        self._show_thing()
        if before and self._holding and before.item.id == self._holding.item.id:
            self._quantity.setText(quantity)
            self._percent.setText(percent)
        self._show_sum()

    def _held_by_people(self) -> list[Holding]:
        """Everything that could be sold, the people in their order."""
        reading, campaign = self.room.table.reading, self.room.in_play.id
        held = reading.holdings_by_holder(campaign)
        people = self.room.table.reading.holders(campaign, "character")
        return [one for person in people for one in held.get(person.id, ()) if one.piece]

    @property
    def _holding(self) -> Holding | None:
        place = self._thing.currentIndex()
        return self._things[place] if 0 <= place < len(self._things) else None

    def _owner(self, held: Holding) -> Holder:
        return self.room.table.reading.holder_of(held.item)

    @Slot()
    def _show_thing(self) -> None:
        """Another thing: whoever else may buy it, all of it, at the usual share."""
        held = self._holding
        if held is None:
            return
        try:
            seller = self._owner(held)
        except Refused:
            # It went meanwhile, and perhaps more with it.
            self._look_again()
            return
        others = [one for one in self.room.table.reading.holders(self.room.in_play.id) if one.id != seller.id]
        self._buyer.set_holders(
            [one for one in others if one.kind == "character" or (one.kind == "shop" and seller.kind != "shop")],
            "" if seller.kind == "shop" else self.tr("No one in particular"),
        )
        self._quantity.setText(str(held.item.quantity if seller.kind != "shop" else 1))
        self._percent.setText(str(BUYING if seller.kind == "shop" else SELLING))

    def _terms(self) -> tuple[Holding, int, int]:
        held = self._holding
        if held is None:
            raise Refused(GONE if self._only else NOTHING)
        if held.piece is None or held.piece.price is None:
            # Said before anything is typed.
            self.room.table.market.price(held, 1, BUYING)
        quantity = whole_number(self._quantity.text(), QUANTITY, Number(1, held.item.quantity), self.room.speech)
        return held, quantity, whole_number(self._percent.text(), PERCENT, Number(1, MOST_PERCENT), self.room.speech)

    @Slot()
    def _show_sum(self) -> None:
        self._announced = None
        try:
            held, quantity, percent = self._terms()
            price = self.room.table.market.price(held, quantity, percent)
            words, self._announced = self._outlook(held, price), price
        except Refused as refusal:
            words = refusal.note
        self._sum.setText(self.room.speech.say(words))

    def _outlook(self, held: Holding, price: int) -> Note:
        seller = self._owner(held)
        if payer := self._buyer.holder:
            afford(payer.name, payer.money, price)
        return note(
            QT_TRANSLATE_NOOP("desk", "{price}; then {seller} has {money}."),
            price=Coins(price), seller=seller.name, money=Coins(seller.money + price),
        )  # fmt: skip

    def _sell(self) -> None:
        shown, announced = self._holding, self._announced
        self._look_again()
        held, quantity, percent = self._terms()
        seen = self.room.table.reading.seen([shown]) if shown else ()
        buyer = self._buyer.holder.id if self._buyer.holder else None
        sell = self.room.table.market.sell
        self.room.table.as_seen(seen, lambda: sell(held.item.id, quantity, percent, buyer, announced))


GONE = QT_TRANSLATE_NOOP("desk", "It is no longer there.")
NOTHING = QT_TRANSLATE_NOOP("desk", "No one has anything to sell.")
OWNED = QT_TRANSLATE_NOOP("desk", "{item} – {owner}")
