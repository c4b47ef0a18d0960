# SPDX-License-Identifier: GPL-3.0-or-later
"""Gear that changes hands for money: sold to a shop, to a person, or to no one in particular."""

from fractions import Fraction
from math import ceil

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Coins, Note, note
from panoplia.rules.refusal import Refused
from panoplia.store.library import Library
from panoplia.store.records import Holder
from panoplia.table.inventory import split_off
from panoplia.table.reading import Holding, Reading, at_hand
from panoplia.table.verbs import afford, as_announced, purse_with, same_campaign, scope_of, verb, whole_number

MOST_PERCENT = 1000


class Market:
    """What a thing brings, and the verb that sells it."""

    def __init__(self, library: Library, reading: Reading) -> None:
        self.library = library
        self._reading = reading

    def price(self, held: Holding, quantity: int, percent: int) -> int:
        """A share of the price of ``quantity`` in the smallest coin, rounded up once, at the end."""
        whole_number(quantity, 1, held.item.quantity, "quantity")
        whole_number(percent, 1, MOST_PERCENT, "percent")
        if held.piece is None or held.piece.price is None:
            raise Refused(
                QT_TRANSLATE_NOOP("table", "{item} has no price: it can be given away, but not sold."), "price",
                item=held.name,
            )  # fmt: skip
        return ceil(Fraction(held.piece.price * quantity * percent, 100))

    @verb
    def sell(
        self, item: int, quantity: int = 1, percent: int = 100, buyer: int | None = None, announced: int | None = None
    ) -> int:
        """Sell for a share of the price; the sum. The buyer pays and takes the goods; without one they are gone.

        Where a sum was ``announced``, it has to be the one that is paid.
        """
        held = self._reading.holding(item)
        price = self.price(held, quantity, percent)
        as_announced(price, announced)
        at_hand(held)
        seller = self._reading.holder_of(held.item)
        taker = self.library.holder(buyer) if buyer else None
        if taker and taker.id == seller.id:
            raise Refused(
                QT_TRANSLATE_NOOP("table", "{name} cannot buy from {name}: choose someone else."), name=seller.name
            )
        self._refuse_full(held)
        with self.library.journal.act(scope_of(seller.campaign), _label(held, quantity, price, seller, taker)):
            if taker:
                same_campaign(taker, seller.campaign)
                afford(taker.name, taker.money, price)
                self.library.change(taker, money=taker.money - price)
            sold = split_off(self.library, held.item, quantity)
            if taker:
                self.library.change(sold, holder=taker.id, inside=None, slot="", carried=True)
            else:
                self.library.remove(sold)
            self.library.change(seller, money=purse_with(seller.name, seller.money, price))
        return price

    def _refuse_full(self, held: Holding) -> None:
        """What lies inside a thing is not sold with it by accident."""
        if self.library.items_in(held.item.id):
            raise Refused(
                QT_TRANSLATE_NOOP("table", "There are things in {item}: take them out first."), "item", item=held.name
            )


def _label(held: Holding, quantity: int, price: int, seller: Holder, buyer: Holder | None) -> Note:
    if buyer is None:
        return note(
            QT_TRANSLATE_NOOP("table", "{seller} sells {quantity} × {item} for {price}"),
            seller=seller.name, quantity=quantity, item=held.name, price=Coins(price),
        )  # fmt: skip
    return note(
        QT_TRANSLATE_NOOP("table", "{seller} sells {quantity} × {item} to {buyer} for {price}"),
        seller=seller.name, quantity=quantity, item=held.name, buyer=buyer.name, price=Coins(price),
    )  # fmt: skip
