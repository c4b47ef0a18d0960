# SPDX-License-Identifier: GPL-3.0-or-later
"""Selling a thing for a share of its price: the sum stands there before it is booked."""

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Coins, Note, note
from panoplia.rules.refusal import Refused
from panoplia.rules.sheet import Number
from panoplia.store.records import Holder
from panoplia.table.market import MOST_PERCENT
from panoplia.table.reading import Holding
from panoplia.ui.desk.dialogs import NAME_LENGTH, QUANTITY, HolderBox
from panoplia.ui.form_dialog import FormDialog
from panoplia.ui.room import Room
from panoplia.ui.widgets.choice_box import ChoiceBox
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
        self._things = [holding] if holding else self._held_by_people()
        self._thing = ChoiceBox()
        self._thing.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._thing.setMinimumContentsLength(NAME_LENGTH)
        for one in self._things:
            self._thing.addItem(room.speech.say(note(OWNED, item=one.name, owner=self._owner(one).name)))
        self.add(self.tr("Thing"), self._thing)
        self._buyer = HolderBox(())
        self.add(self.tr("To"), self._buyer)
        self._quantity, self._percent = QLineEdit(), QLineEdit()
        self.add(room.speech.say(QUANTITY), self._quantity)
        self.add(room.speech.say(PERCENT), self._percent)
        self._sum = PlainLabel(kind="strong", wrapped=True)
        self.add(self.tr("Sum"), self._sum)
        self._show_thing()
        self._buyer.choose(buyer)
        self._thing.currentIndexChanged.connect(self._show_thing)
        for line in (self._quantity, self._percent):
            line.textChanged.connect(self._show_sum)
        self._buyer.currentIndexChanged.connect(self._show_sum)
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
        seller, chosen = self._owner(held), self._buyer.holder
        others = [one for one in self.room.table.reading.holders(self.room.in_play.id) if one.id != seller.id]
        offered = HolderBox(
            [one for one in others if one.kind == "character" or (one.kind == "shop" and seller.kind != "shop")]
        )
        self._buyer.clear()
        if seller.kind != "shop":
            self._buyer.addItem(self.tr("No one in particular"), None)
        for place in range(offered.count()):
            self._buyer.addItem(offered.itemText(place), offered.itemData(place))
        self._buyer.choose(chosen or 0)
        self._quantity.setText(str(held.item.quantity if seller.kind != "shop" else 1))
        self._percent.setText(str(BUYING if seller.kind == "shop" else SELLING))

    def _terms(self) -> tuple[Holding, int, int]:
        held = self._holding
        if held is None:
            raise Refused(QT_TRANSLATE_NOOP("desk", "No one has anything to sell."))
        if held.piece is None or held.piece.price is None:
            # Said before anything is typed.
            self.room.table.market.price(held, 1, BUYING)
        quantity = whole_number(self._quantity.text(), QUANTITY, Number(1, held.item.quantity), self.room.speech)
        return held, quantity, whole_number(self._percent.text(), PERCENT, Number(1, MOST_PERCENT), self.room.speech)

    @Slot()
    def _show_sum(self) -> None:
        try:
            held, quantity, percent = self._terms()
            words = self._outlook(held, self.room.table.market.price(held, quantity, percent))
        except Refused as refusal:
            words = refusal.note
        self._sum.setText(self.room.speech.say(words))

    def _outlook(self, held: Holding, price: int) -> Note:
        seller = self._owner(held)
        payer = self.room.table.library.holder(self._buyer.holder) if self._buyer.holder else None
        if payer and payer.money < price:
            return note(
                QT_TRANSLATE_NOOP("desk", "{price}: {buyer} has {money}, {short} short."),
                price=Coins(price), buyer=payer.name, money=Coins(payer.money), short=Coins(price - payer.money),
            )  # fmt: skip
        return note(
            QT_TRANSLATE_NOOP("desk", "{price}; then {seller} has {money}."),
            price=Coins(price), seller=seller.name, money=Coins(seller.money + price),
        )  # fmt: skip

    def _sell(self) -> None:
        held, quantity, percent = self._terms()
        self.room.table.market.sell(held.item.id, quantity, percent, self._buyer.holder)


OWNED = QT_TRANSLATE_NOOP("desk", "{item} – {owner}")
