# SPDX-License-Identifier: GPL-3.0-or-later
"""What changed between a question and its answer: nothing is done with what was not shown."""

import pytest

from panoplia.rules import drivers
from panoplia.rules.notes import Coins
from panoplia.rules.refusal import Refused
from panoplia.table.inventory import SlotFull
from panoplia.table.table import Table
from panoplia.table.trade import Line
from world import World, all_rows


def refused(table: Table, verb: object, match: str) -> None:
    before = all_rows(table)
    with pytest.raises(Refused, match=match):
        verb()
    assert all_rows(table) == before


@pytest.fixture
def sack(table: Table, world: World) -> int:
    """With two torches in it."""
    sack = table.trade.give(world.entry["saco"], world.purse).id
    table.packing.put_into([table.trade.give(world.entry["antorchas"], world.purse, 2).id], sack)
    return sack


def test_c73_what_goes_is_exactly_what_was_named(table: Table, world: World, sack: int) -> None:
    named = table.inventory.leaving([sack])
    table.packing.put_into([world.daggers], sack)
    for verb in (
        table.inventory.discard, table.inventory.discard_with_content, table.inventory.discard_emptied
    ):  # fmt: skip
        refused(table, lambda verb=verb: verb(sack, named=named), "has changed meanwhile: look at it again")
    table.inventory.discard_with_content(sack, named=table.inventory.leaving([sack]))
    assert [item.id for item in table.library.items_of(world.purse)] == [world.axe]


def test_only_those_that_were_named_are_put_away(table: Table, world: World) -> None:
    """The axe takes a hand; a greatsword takes both."""
    great = table.trade.give(world.entry["espadon"], world.purse).id
    with pytest.raises(SlotFull) as full:
        table.inventory.equip(great)
    table.inventory.unequip(world.axe)
    knife = table.inventory.equip(world.daggers).id
    refused(table, lambda: table.inventory.equip(great, swap=True, named=full.value.occupants), "has changed meanwhile")
    assert table.library.item(knife).slot == "hands"


def test_notes_are_only_written_over_those_that_were_seen(table: Table, world: World) -> None:
    table.pieces.set_notes(world.axe, "De su abuela.", before="")
    refused(table, lambda: table.pieces.set_notes(world.axe, "Robada.", before=""), "has changed meanwhile")
    table.campaigns.set_notes(world.campaign, "Llueve.", before="")
    refused(table, lambda: table.campaigns.set_notes(world.campaign, "Nieva.", before=""), "has changed meanwhile")


def test_a_thing_is_as_it_was_seen_only_where_it_was_seen(table: Table, world: World, sack: int) -> None:
    """What lies in a sack that changed hands is someone else's now, though nothing of itself has changed."""
    torches = next(item for item in table.library.items_in(sack))
    reading = table.reading
    seen = reading.seen([reading.holding(torches.id)])
    reading.unchanged(seen)
    table.packing.hand_over([sack], world.pouch)
    with pytest.raises(Refused, match="has changed meanwhile"):
        reading.unchanged(seen)


def test_entries_and_purses_are_compared_too(table: Table, world: World) -> None:
    entry, purse = table.library.entry(world.entry["daga"]), table.library.holder(world.purse)
    table.reading.unchanged([entry, purse])
    table.catalogue.override(world.campaign, entry.id, {"price": 5000})
    table.characters.earn(world.enyra, 1)
    for shown in (entry, purse):
        with pytest.raises(Refused, match="has changed meanwhile"):
            table.reading.unchanged([shown])


def test_c78_what_was_announced_is_what_is_booked(table: Table, world: World) -> None:
    """A dagger is 2 gp until someone makes it 50."""
    dagger = world.entry["daga"]
    table.catalogue.override(world.campaign, dagger, {"price": 5000})
    told = "prices have changed meanwhile"
    refused(table, lambda: table.trade.buy(dagger, world.purse, 1, announced=200), told)
    refused(table, lambda: table.trade.buy_all([Line(dagger)], world.purse, announced=200), told)
    refused(table, lambda: table.market.sell(world.daggers, 1, 50, announced=100), told)
    make = table.characters.create
    refused(table, lambda: make(world.campaign, "Munia", "", {}, 6000, [(dagger, 1)], announced=200), told)
    made = make(world.campaign, "Munia", "", {}, 6000, [(dagger, 1)], announced=5000)
    assert made.money == 1000


def test_a_sum_that_changed_is_told_in_coins(table: Table, world: World) -> None:
    with pytest.raises(Refused) as told:
        table.trade.buy(world.entry["daga"], world.purse, announced=100)
    assert told.value.note.figures == {"price": Coins(200), "announced": Coins(100)}


def test_what_was_taken_out_of_the_armoury_is_not_sold_to_a_new_character(table: Table, world: World) -> None:
    table.catalogue.retire_entry(world.campaign, world.entry["daga"])
    basket = [(world.entry["daga"], 1)]
    refused(
        table,
        lambda: table.characters.create(world.campaign, "Munia", "", {}, 6000, basket),
        "no longer in the armoury",
    )


def test_too_much_money_is_refused_by_whose_purse_in_coins(table: Table, world: World) -> None:
    """10^12 of the smallest coin is what a purse holds, on the sheet as in every verb."""
    most = 10**12
    with pytest.raises(Refused) as told:
        table.characters.earn(world.enyra, most)
    assert told.value.note.figures["name"] == "Enyra la rusalka"
    assert told.value.note.figures["money"] == Coins(most + 2000)
    table.characters.set_field(world.enyra, "money.mo", 10**10)
    assert table.library.holder(world.purse).money == most
    refused(table, lambda: table.packing.pay(world.pouch, world.purse, 10**13), "a purse holds at most")
    refused(table, lambda: table.packing.pay(world.purse, world.pouch, 0), "write how many coins")


def test_dh25_of_a_pile_the_thing_in_hand_wears_on(table: Table, world: World) -> None:
    """Torches have a d6: worn twice it is spent, and the other two are as new."""
    torches = table.trade.give(world.entry["antorchas"], world.purse, 3).id
    for _ in range(2):
        shown = table.reading.subject(table.library.character(world.enyra))
        trial = next(
            each for each in table.systems["dungeon-hack"].trials(shown) if each.id == f"usage:{torches}"
        )  # fmt: skip
        attempt = trial.attempt({})
        table.play.settle(world.enyra, shown, attempt, drivers.replay(attempt.script, ["1"]).result)
    piles = [item for item in table.library.items_of(world.purse) if item.entry == world.entry["antorchas"]]
    assert {(item.id == torches, item.quantity, item.wear.steps) for item in piles} == {(True, 1, 2), (False, 2, 0)}
