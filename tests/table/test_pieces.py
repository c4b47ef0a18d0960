# SPDX-License-Identifier: GPL-3.0-or-later
"""Piles are parted and put together; one of a pile gets a name of its own."""

import pytest

from panoplia.rules.refusal import Refused
from panoplia.table.table import Table
from world import World, all_rows


def test_a_pile_is_parted_and_put_together(table: Table, world: World) -> None:
    part = table.pieces.split(world.daggers, 2)
    assert (part.quantity, table.library.item(world.daggers).quantity) == (2, 1)
    assert [held.item.id for held in table.pieces.equals(part.id)] == [world.daggers]
    whole = table.pieces.merge(part.id, world.daggers)
    assert (whole.id, whole.quantity) == (world.daggers, 3)


@pytest.mark.parametrize("quantity", [0, 3, -1, 10**9])
def test_a_part_is_less_than_the_pile(table: Table, world: World, quantity: int) -> None:
    before = all_rows(table)
    with pytest.raises(Refused):
        table.pieces.split(world.daggers, quantity)
    assert all_rows(table) == before


def test_a_single_thing_is_not_parted(table: Table, world: World) -> None:
    with pytest.raises(Refused, match="only one of Battleaxe"):
        table.pieces.split(world.axe, 1)


def test_only_equal_things_are_one_pile(table: Table, world: World) -> None:
    pile = world.daggers
    for change in (
        lambda item: table.pieces.set_name(item, "Colmillo"),
        lambda item: table.pieces.set_notes(item, "roma"),
        lambda item: table.pieces.set_magic(item, True, 2),
        lambda item: table.pieces.set_price(item, 5),
    ):
        part = table.pieces.split(pile, 1).id
        change(part)
        assert table.pieces.equals(part) == []
        with pytest.raises(Refused, match="differ"):
            table.pieces.merge(part, pile)
        table.inventory.discard(part)
        table.inventory.set_quantity(pile, 3)


def test_what_is_in_use_full_or_someone_elses_is_not_merged(table: Table, world: World) -> None:
    wielded = table.inventory.equip(world.daggers).id
    with pytest.raises(Refused, match="in use"):
        table.pieces.merge(wielded, world.daggers)
    with pytest.raises(Refused, match="one pile already"):
        table.pieces.merge(world.daggers, world.daggers)
    theirs = table.trade.give(world.entry["daga"], world.pouch).id
    with pytest.raises(Refused, match="different owners"):
        table.pieces.merge(theirs, world.daggers)
    full, empty = (table.trade.give(world.entry["saco"], world.purse).id for _ in range(2))
    table.packing.put_into([world.daggers], full)
    for one, other in ((full, empty), (empty, full)):
        with pytest.raises(Refused, match="holds something"):
            table.pieces.merge(one, other)


def test_a_pile_is_put_together_where_the_other_lies(table: Table, world: World) -> None:
    sack = table.trade.give(world.entry["saco"], world.purse).id
    part = table.pieces.split(world.daggers, 1).id
    table.packing.put_into([part], sack)
    assert table.pieces.merge(world.daggers, part).inside == sack


def test_a_pile_holds_no_more_than_a_count_can(table: Table, world: World) -> None:
    table.inventory.set_quantity(world.daggers, 10**6)
    with pytest.raises(Refused, match="1000001 does not fit"):
        table.pieces.merge(table.trade.give(world.entry["daga"], world.purse).id, world.daggers)


def test_naming_one_of_a_pile_splits_it(table: Table, world: World) -> None:
    named = table.pieces.set_name(world.daggers, "  Colmillo\n de  lobo ")
    assert (named.name, named.quantity) == ("Colmillo de lobo", 1)
    assert table.library.item(world.daggers).quantity == 2
    assert table.pieces.set_name(named.id, " ").name == ""


@pytest.mark.parametrize("name", ["x" * 501, "\u200b", "\x00"])
def test_a_name_that_cannot_be(table: Table, world: World, name: str) -> None:
    before = all_rows(table)
    with pytest.raises(Refused):
        table.pieces.set_name(world.axe, name)
    assert all_rows(table) == before


def test_the_same_name_changes_nothing(table: Table, world: World) -> None:
    before = all_rows(table)
    table.pieces.set_name(world.daggers, "")
    assert all_rows(table) == before


def test_notes_are_of_the_pile_and_typing_is_one_action(table: Table, world: World) -> None:
    for text in ("De", "De su abuela <b>&</b> 🐸"):
        table.pieces.set_notes(world.daggers, text)
    found = table.library.item(world.daggers)
    assert (found.notes, found.quantity) == ("De su abuela <b>&</b> 🐸", 3)
    table.library.journal.undo(f"campaign:{world.campaign}")
    assert table.library.item(world.daggers).notes == ""
    with pytest.raises(Refused):
        table.pieces.set_notes(world.axe, "x" * 100_001)


def test_magic_and_what_it_adds(table: Table, world: World) -> None:
    """DH-21: the piece as the rules see it has the effectiveness, and loses it with the magic."""
    table.pieces.set_magic(world.axe, True, 3)
    piece = table.reading.holding(world.axe).piece
    assert (piece.magic, piece.bonus) == (True, 3)
    table.pieces.set_magic(world.axe, False, 3)
    assert (table.library.item(world.axe).magic, table.library.item(world.axe).bonus) == (False, 0)
    with pytest.raises(Refused):
        table.pieces.set_magic(world.axe, True, 10**7)


def test_worth_is_the_books_until_it_is_said(table: Table, world: World) -> None:
    """C76: 0 is a price, no price is none, and below 0 there is nothing."""
    book = table.reading.holding(world.axe).piece.price
    table.pieces.set_price(world.axe, 0)
    assert table.reading.holding(world.axe).piece.price == 0
    table.pieces.set_price(world.axe, None)
    assert table.reading.holding(world.axe).piece.price == book
    for wrong in (-1, 10**12 + 1):
        with pytest.raises(Refused):
            table.pieces.set_price(world.axe, wrong)
