# SPDX-License-Identifier: GPL-3.0-or-later
"""Buying takes exactly the price that was said; giving takes nothing."""

from typing import Any

import pytest

from panoplia.rules.notes import Coins
from panoplia.rules.refusal import Refused
from panoplia.table.table import Table
from panoplia.table.trade import Line
from world import World, all_rows


def test_the_price_said_is_the_price_paid(table: Table, world: World) -> None:
    """C78, R34: price times quantity in the smallest coin, once. A dagger costs 2 mo."""
    dagger = table.library.entry(world.entry["daga"])
    said = table.trade.price(dagger, 3)
    table.trade.buy(dagger.id, world.purse, 3)
    assert said == 600
    assert table.library.holder(world.purse).money == 2000 - 600


def test_too_dear_is_refused_and_says_by_how_much(table: Table, world: World) -> None:
    before = all_rows(table)
    with pytest.raises(Refused) as refused:
        table.trade.buy(world.entry["coraza"], world.purse)
    assert refused.value.note.figures["short"] == Coins(8000)
    assert all_rows(table) == before


def test_the_last_coin_can_be_spent(table: Table, world: World) -> None:
    table.trade.buy(world.entry["hacha_de_batalla"], world.purse, 2)
    assert table.library.holder(world.purse).money == 0


def test_what_has_no_price_is_given_but_not_sold(table: Table, world: World) -> None:
    """R24: no price is not the price 0."""
    with pytest.raises(Refused):
        table.trade.buy(world.entry["dardo"], world.purse)
    given = table.trade.give(world.entry["dardo"], world.purse, 2)
    assert given.quantity == 2


def test_a_basket_is_paid_whole_or_not_at_all(table: Table, world: World) -> None:
    """C78, R34: two daggers, a magic club with a price of its own, and then a dart that has none."""
    club = Line(world.entry["clava"], 1, "Rompehuesos", True, 2, 35)
    lines = [Line(world.entry["daga"], 2), club]
    assert table.trade.total(lines) == 435
    before = all_rows(table)
    for wrong in ([*lines, Line(world.entry["dardo"])], [*lines, Line(world.entry["coraza"])], []):
        with pytest.raises(Refused):
            table.trade.buy_all(wrong, world.purse)
    assert all_rows(table) == before
    _, item = table.trade.buy_all(lines, world.purse)
    assert table.library.holder(world.purse).money == 2000 - 435
    assert (item.name, item.magic, item.bonus, item.price) == ("Rompehuesos", True, 2, 35)


@pytest.mark.parametrize(
    ("line", "path"),
    [
        ({"quantity": 0}, "quantity"),
        ({"bonus": 10**7}, "bonus"),
        ({"price": -1}, "price"),
        ({"price": 10**13}, "price"),
        ({"name": "x" * 501}, "name"),
    ],
)
def test_a_line_that_does_not_fit_is_refused_by_field(
    table: Table, world: World, line: dict[str, Any], path: str
) -> None:
    """C20, C76: a price below 0 is an error, not an income."""
    before = all_rows(table)
    for verb in (table.trade.buy_all, table.trade.give_all):
        with pytest.raises(Refused) as refused:
            verb([Line(world.entry["daga"], **line)], world.purse)
        assert refused.value.path == path
    assert all_rows(table) == before


@pytest.mark.parametrize("percent", [-1, 10_001, 1.5])
def test_a_share_of_the_price_is_a_whole_number_of_percent(table: Table, world: World, percent: int) -> None:
    with pytest.raises(Refused) as refused:
        table.trade.total([Line(world.entry["daga"])], percent)
    assert refused.value.path == "percent"


@pytest.mark.parametrize("quantity", [0, -1, 10**6 + 1, "3", 1.5])
def test_a_quantity_is_a_whole_number_from_1(table: Table, world: World, quantity: int) -> None:
    before = all_rows(table)
    with pytest.raises(Refused):
        table.trade.buy(world.entry["daga"], world.purse, quantity)
    with pytest.raises(Refused):
        table.trade.give(world.entry["daga"], world.purse, quantity)
    with pytest.raises(Refused):
        table.inventory.set_quantity(world.daggers, quantity)
    assert all_rows(table) == before


def test_the_whole_catalogue_is_there(table: Table, world: World) -> None:
    """The 46 weapons and 13 armours of the book, with its prices."""
    entries = table.reading.entries(world.campaign)
    assert sum(entry.category == "weapon" for entry in entries) == 46
    assert sum(entry.category == "armour" for entry in entries) == 13
    prices = {entry.key: entry.price for entry in entries}
    assert (prices["espadon"], prices["clava"], prices["nudillos_de_hierro"]) == (5000, 10, 50)
    assert prices["armadura_completa_de_placas"] == 100_000
