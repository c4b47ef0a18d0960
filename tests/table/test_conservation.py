# SPDX-License-Identifier: GPL-3.0-or-later
"""Whatever is split, handed out and sold: no coin and no thing comes or goes, and undo brings the first state back."""

import tempfile
from collections import Counter
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from panoplia.rules.refusal import Refused
from panoplia.table.table import Table
from world import World, all_rows, open_table


def totals(table: Table, campaign: int) -> tuple[int, Counter[str]]:
    """All money, and how many there are of each kind of thing."""
    things: Counter[str] = Counter()
    for held in table.reading.campaign_holdings(campaign):
        things[held.entry.key] += held.item.quantity
    return sum(holder.money for holder in table.library.holders(campaign)), things


def write(table: Table, world: World, data: st.DataObject) -> None:
    holders = [holder.id for holder in table.library.holders(world.campaign)]
    items = [item.id for item in table.library.items(world.campaign)]
    holder = data.draw(st.sampled_from(holders))
    quantity, item = data.draw(st.integers(0, 6)), data.draw(st.sampled_from(items))
    match data.draw(st.sampled_from(["split", "hand", "sell"])):
        case "split":
            table.loot.split_money(holder, data.draw(st.lists(st.sampled_from(holders))))
        case "hand":
            chosen = data.draw(st.lists(st.sampled_from(items), min_size=1, max_size=3, unique=True))
            table.packing.hand_over(chosen, holder, quantity if len(chosen) == 1 else None)
        case _:
            table.market.sell(item, quantity, data.draw(st.integers(-5, 300)), holder)


@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_c79_no_coin_and_no_thing_comes_or_goes(data: st.DataObject) -> None:
    with tempfile.TemporaryDirectory() as folder:
        table = open_table(Path(folder))
        world = World.made(table)
        shop = table.loot.make_holder(world.campaign, "shop", "La Fragua de Otón").id
        pile = table.loot.make_holder(world.campaign, "loot", "El cofre").id
        table.loot.set_money(shop, 5000)
        table.loot.set_money(pile, 1237)
        table.loot.add_found(world.entry["lanza"], shop, 5)
        table.loot.add_found(world.entry["flechas"], pile, 7)
        start, rows, written = totals(table, world.campaign), all_rows(table), 0
        scope = f"campaign:{world.campaign}"
        for _ in range(data.draw(st.integers(1, 8))):
            before = len(table.library.journal.history(scope))
            try:
                write(table, world, data)
            except Refused:
                assert len(table.library.journal.history(scope)) == before
            written += len(table.library.journal.history(scope)) - before
            assert totals(table, world.campaign) == start
        for _ in range(written):
            table.library.journal.undo(scope)
        assert all_rows(table) == rows
        table.library.close()
