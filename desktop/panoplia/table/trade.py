# SPDX-License-Identifier: GPL-3.0-or-later
"""Gear from the armoury into people's hands: for its price, or as a gift."""

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Coins, note
from panoplia.rules.refusal import Refused
from panoplia.store.library import Library
from panoplia.store.records import Entry, Holder, Item
from panoplia.table.reading import Reading
from panoplia.table.verbs import MOST_PIECES, afford, clean_name, scope_of, verb, whole_number


class Trade:
    """Verbs that bring gear into a campaign."""

    def __init__(self, library: Library, reading: Reading) -> None:
        self._library = library
        self._reading = reading

    def price(self, entry: Entry, quantity: int) -> int:
        """What ``quantity`` of an entry cost, in the smallest coin; ``Refused`` where the book gives no price."""
        whole_number(quantity, 1, MOST_PIECES, "quantity")
        if entry.price is None:
            raise Refused(
                QT_TRANSLATE_NOOP("table", "{item} has no price in the book: it can be given, but not bought."),
                "price", item=entry.names,
            )  # fmt: skip
        return entry.price * quantity

    @verb
    def buy(self, entry: int, holder: int, quantity: int = 1) -> Item:
        """Take the price from the holder's purse and put the gear into their pack."""
        ware, buyer = self._library.entry(entry), self._library.holder(holder)
        price = self.price(ware, quantity)
        afford(buyer, price)
        label = note(
            QT_TRANSLATE_NOOP("table", "{buyer} buys {quantity} × {item} for {price}"),
            buyer=buyer.name, quantity=quantity, item=ware.names, price=Coins(price),
        )  # fmt: skip
        with self._library.journal.act(scope_of(buyer.campaign), label):
            self._library.change(buyer, money=buyer.money - price)
            return self._hand_over(ware, buyer, quantity)

    @verb
    def give(
        self, entry: int, holder: int, quantity: int = 1, name: str = "", magic: bool = False, bonus: int = 0
    ) -> Item:
        """Put gear into someone's pack for nothing; a magic piece has its bonus, and often a name of its own."""
        ware, taker = self._library.entry(entry), self._library.holder(holder)
        whole_number(quantity, 1, MOST_PIECES, "quantity")
        label = note(
            QT_TRANSLATE_NOOP("table", "{taker} is given {quantity} × {item}"),
            taker=taker.name, quantity=quantity, item=ware.names,
        )  # fmt: skip
        with self._library.journal.act(scope_of(taker.campaign), label):
            given = self._hand_over(ware, taker, quantity)
            return self._library.change(given, name=clean_name(name) if name else "", magic=magic, bonus=bonus)

    def _hand_over(self, ware: Entry, holder: Holder, quantity: int) -> Item:
        wear = self._reading.system_of(holder.campaign).wear()
        return self._library.add(Item(0, "", ware.id, holder.id, None, wear, quantity=quantity))
