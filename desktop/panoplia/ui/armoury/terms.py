# SPDX-License-Identifier: GPL-3.0-or-later
"""What a price does to a purse, in one sentence, wherever something is bought."""

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Coins, Note, note
from panoplia.store.records import Holder

NO_PRICE = QT_TRANSLATE_NOOP("armoury", "No price in the book: it can only be given.")
SHORT = QT_TRANSLATE_NOOP("armoury", "Costs {price}; the purse holds {purse}: {short} short.")
LEFT = QT_TRANSLATE_NOOP("armoury", "Costs {price}; {left} stay in the purse.")


def terms(price: int | None, holder: Holder) -> Note:
    """What stays in the holder's purse, or what is missing."""
    if price is None:
        return note(NO_PRICE)
    if price > holder.money:
        return note(SHORT, price=Coins(price), purse=Coins(holder.money), short=Coins(price - holder.money))
    return note(LEFT, price=Coins(price), left=Coins(holder.money - price))
