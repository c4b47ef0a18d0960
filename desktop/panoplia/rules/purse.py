# SPDX-License-Identifier: GPL-3.0-or-later
"""A purse as every sheet shows it: so many of each coin."""

from panoplia.rules.editors import Number
from panoplia.rules.sheet import Field, Figures
from panoplia.rules.system import MOST_IN_PURSE, Coin


def purse(money: int, coins: tuple[Coin, ...]) -> Figures:
    """Money, in the smallest coin, counted out in the largest coins first; each count can be typed."""
    fields, left = [], money
    for coin in coins:
        count, left = divmod(left, coin.worth)
        fields.append(Field(coin.long, count, f"money.{coin.id}", Number(0, MOST_IN_PURSE // coin.worth)))
    return Figures(tuple(fields))
