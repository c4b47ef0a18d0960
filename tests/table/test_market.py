# SPDX-License-Identifier: GPL-3.0-or-later
"""Selling: the sum that was said is the sum that is booked, rounded up once, at the end."""

import pytest

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Coins, Names, note
from panoplia.rules.refusal import Refused
from panoplia.store.records import Entry
from panoplia.table.table import Table
from world import World, all_rows

SAID = note(QT_TRANSLATE_NOOP("test", "written by hand"))


def priced(table: Table, world: World, price: int, quantity: int) -> int:
    """So many things of that price in Enyra's pack."""
    data = table.library.entry(world.entry["mochila"]).data
    with table.library.journal.act(f"campaign:{world.campaign}", SAID):
        entry = table.library.add(Entry(
            0, "", "dungeon-hack", world.campaign, "flecha", "gear", Names("Flecha", "Arrow"), data, price, None, "own",
        ))  # fmt: skip
    return table.trade.give(entry.id, world.purse, quantity).id


def purse(table: Table, world: World) -> int:
    return table.library.holder(world.purse).money


@pytest.mark.parametrize(
    ("price", "quantity", "percent", "total"),
    [(5, 12, 50, 30), (5, 3, 50, 8), (1, 1, 1, 1), (3, 7, 33, 7), (200, 3, 100, 600), (0, 5, 50, 0)],
)
def test_r34_c78_price_times_quantity_times_share_rounded_up_once(
    table: Table, world: World, price: int, quantity: int, percent: int, total: int
) -> None:
    """12 arrows of 5 pence at half: 30. 3 of them: 7.5, so 8 and not 3 times 3."""
    item = priced(table, world, price, quantity)
    said = table.market.price(table.reading.holding(item), quantity, percent)
    before = purse(table, world)
    assert table.market.sell(item, quantity, percent) == said == total
    assert purse(table, world) == before + total


def test_without_a_buyer_the_goods_are_gone_and_the_rest_stays(table: Table, world: World) -> None:
    table.market.sell(world.daggers, 2, 50)
    assert table.library.item(world.daggers).quantity == 1
    table.market.sell(world.daggers, 1, 50)
    assert world.daggers not in {item.id for item in table.library.items(world.campaign)}


def test_a_shop_pays_from_its_purse_and_keeps_the_goods(table: Table, world: World) -> None:
    """A dagger costs 2 mo: two at half are 2 mo."""
    shop = table.loot.make_holder(world.campaign, "shop", "La Fragua de Otón")
    table.loot.set_money(shop.id, 250)
    table.market.sell(world.daggers, 2, 50, shop.id)
    assert (purse(table, world), table.library.holder(shop.id).money) == (2200, 50)
    (stock,) = table.loot.stocks(world.campaign)
    assert [(held.entry.key, held.item.quantity) for held in stock.holdings] == [("daga", 2)]


def test_a_person_buys_from_a_shop(table: Table, world: World) -> None:
    shop = table.loot.make_holder(world.campaign, "shop", "La Fragua de Otón")
    lance = table.loot.add_found(world.entry["lanza"], shop.id, 2)
    price = table.market.price(table.reading.holding(lance.id), 1, 120)
    table.market.sell(lance.id, 1, 120, world.purse)
    assert (purse(table, world), table.library.holder(shop.id).money) == (2000 - price, price)
    assert sum(each.quantity for each in table.library.items_of(world.purse)) == 1 + 3 + 1


def test_a_buyer_who_is_short_is_told_by_how_much(table: Table, world: World) -> None:
    before = all_rows(table)
    with pytest.raises(Refused) as refused:
        table.market.sell(world.axe, 1, 50, world.pouch)
    assert refused.value.note.figures["short"] == Coins(500)
    assert all_rows(table) == before


@pytest.mark.parametrize(
    ("quantity", "percent"), [(0, 50), (-1, 50), (4, 50), (1, 0), (1, -50), (1, 1001), ("1", 50), (1, 12.5)]
)
def test_c76_nothing_is_sold_for_a_negative_sum_or_a_number_that_is_none(
    table: Table, world: World, quantity: int, percent: int
) -> None:
    before = all_rows(table)
    with pytest.raises(Refused):
        table.market.sell(world.daggers, quantity, percent)
    assert all_rows(table) == before


def test_what_has_no_price_is_not_sold(table: Table, world: World) -> None:
    darts = table.trade.give(world.entry["dardo"], world.purse)
    with pytest.raises(Refused, match="has no price"):
        table.market.sell(darts.id)


def test_a_full_container_is_emptied_first(table: Table, world: World) -> None:
    sack = table.trade.give(world.entry["mochila"], world.purse)
    with table.library.journal.act(f"campaign:{world.campaign}", SAID):
        table.library.change(sack, price=50)
        table.library.change(table.library.item(world.daggers), holder=None, inside=sack.id)
    with pytest.raises(Refused, match="There are things in"):
        table.market.sell(sack.id)


def test_nobody_buys_from_themselves(table: Table, world: World) -> None:
    with pytest.raises(Refused, match="choose someone else"):
        table.market.sell(world.axe, 1, 100, world.purse)


def test_a_purse_that_would_run_over_is_refused(table: Table, world: World) -> None:
    item = priced(table, world, 10**12, 1)
    with pytest.raises(Refused):
        table.market.sell(item)
