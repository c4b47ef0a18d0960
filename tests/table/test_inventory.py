# SPDX-License-Identifier: GPL-3.0-or-later
"""Slots are a budget: two hands, one body, one head; broken gear gives nothing."""

import pytest

from panoplia.rules import drivers
from panoplia.rules.refusal import Refused
from panoplia.table.inventory import SlotFull
from panoplia.table.table import Table
from world import World


def in_use(table: Table, world: World) -> set[str]:
    """Names of what Enyra wears and wields."""
    enyra = table.library.character(world.enyra)
    return {held.entry.key for held in table.reading.holdings(enyra) if held.item.slot}


def given(table: Table, world: World, key: str, quantity: int = 1) -> int:
    return table.trade.give(world.entry[key], world.purse, quantity).id


def test_a_two_hander_and_a_shield_do_not_fit(table: Table, world: World) -> None:
    """R29: what is in the way is named, and leaves only when it is told to."""
    table.inventory.equip(given(table, world, "escudo"))
    greatsword = given(table, world, "espadon")
    with pytest.raises(SlotFull) as full:
        table.inventory.equip(greatsword)
    assert {held.entry.key for held in full.value.occupants} == {"hacha_de_batalla", "escudo"}
    assert in_use(table, world) == {"hacha_de_batalla", "escudo"}
    table.inventory.equip(greatsword, swap=True)
    assert in_use(table, world) == {"espadon"}


def test_two_light_weapons_fit_and_a_third_takes_the_place_of_one(table: Table, world: World) -> None:
    table.inventory.equip(world.daggers)
    with pytest.raises(SlotFull) as full:
        table.inventory.equip(given(table, world, "maza"))
    assert len(full.value.occupants) == 1


def test_one_armour_at_a_time(table: Table, world: World) -> None:
    table.inventory.equip(given(table, world, "coraza"))
    with pytest.raises(SlotFull):
        table.inventory.equip(given(table, world, "cota_de_mallas"))
    table.inventory.equip(given(table, world, "yelmo"))
    assert in_use(table, world) == {"hacha_de_batalla", "coraza", "yelmo"}


def test_a_swap_is_one_action(table: Table, world: World) -> None:
    table.inventory.equip(given(table, world, "espadon"), swap=True)
    table.library.journal.undo(f"campaign:{world.campaign}")
    assert in_use(table, world) == {"hacha_de_batalla"}


def test_equipping_one_of_a_pile_splits_it(table: Table, world: World) -> None:
    wielded = table.inventory.equip(world.daggers)
    assert (wielded.quantity, wielded.slot) == (1, "hands")
    assert table.library.item(world.daggers).quantity == 2


def test_what_is_in_use_stays_one(table: Table, world: World) -> None:
    with pytest.raises(Refused):
        table.inventory.set_quantity(world.axe, 2)


def test_things_that_are_neither_worn_nor_wielded(table: Table, world: World) -> None:
    with pytest.raises(Refused):
        table.inventory.equip(given(table, world, "cuerda"))


def test_a_broken_thing_cannot_be_equipped_and_says_why(table: Table, world: World) -> None:
    """R24: spent, worn and never tested are three states."""
    club = given(table, world, "clava")
    job = next(job for job in table.workshop.jobs(club) if job.id == "test-durability")
    table.workshop.finish(table.reading.holding(club), job, drivers.replay(job.script, ["1"]).result)
    with pytest.raises(Refused) as refused:
        table.inventory.equip(club)
    assert refused.value.note.clause == "DH-12"
    assert table.inventory.equip(given(table, world, "venda_de_batalla")).slot == "hands"
