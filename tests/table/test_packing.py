# SPDX-License-Identifier: GPL-3.0-or-later
"""Things in containers and from hand to hand: no rings, no lost content, no debt."""

import msgspec
import pytest

from panoplia.rules.dungeon_hack.gear import Container
from panoplia.rules.notes import Names, Phrase, note
from panoplia.rules.refusal import Refused
from panoplia.store.records import Entry, Holder, Work
from panoplia.table.containers import Full
from panoplia.table.table import Table
from world import World, all_rows

OWN = note(Phrase("test", "own"))


def given(table: Table, world: World, key: str, quantity: int = 1) -> int:
    return table.trade.give(world.entry[key], world.purse, quantity).id


def box(table: Table, world: World, room: int) -> int:
    """A container of Enyra's with that much room."""
    with table.library.journal.act("library", OWN):
        entry = table.library.add(Entry(
            0, "", "dungeon-hack", world.campaign, f"box-{room}", "gear", Names("Caja", "Box"), Container(room), 1,
            None, "own",
        ))  # fmt: skip
    return table.trade.give(entry.id, world.purse).id


def stash(table: Table, world: World, campaign: int = 0) -> int:
    with table.library.journal.act("library", OWN):
        return table.library.add(Holder(0, "", campaign or world.campaign, "stash", "The cave")).id


def at_work(table: Table, world: World, item: int) -> None:
    wear = table.library.item(item).wear
    with table.library.journal.act(f"campaign:{world.campaign}", OWN):
        table.library.add(Work(0, "", item, 9, wear, OWN))


def place(table: Table, item: int) -> tuple[int | None, int | None]:
    found = table.library.item(item)
    return found.holder, found.inside


def count(table: Table) -> int:
    return sum(item.quantity for campaign in table.library.campaigns() for item in table.library.items(campaign.id))


def test_into_a_container_and_out_again(table: Table, world: World) -> None:
    sack = given(table, world, "saco")
    table.packing.put_into([world.axe, world.daggers], sack)
    assert place(table, world.axe) == place(table, world.daggers) == (None, sack)
    assert table.library.item(world.axe).slot == "", "what is in use is put away"
    table.packing.take_out([world.axe])
    assert place(table, world.axe) == (world.purse, None)


def test_a_part_of_a_pile(table: Table, world: World) -> None:
    sack = given(table, world, "saco")
    (part,) = table.packing.put_into([world.daggers], sack, 2)
    assert (part.quantity, part.inside) == (2, sack)
    assert (table.library.item(world.daggers).quantity, place(table, world.daggers)) == (1, (world.purse, None))
    for wrong in (0, 4, -1, 10**9):
        with pytest.raises(Refused):
            table.packing.take_out([world.daggers], wrong)


def test_a_container_never_lies_in_itself_at_any_depth(table: Table, world: World) -> None:
    """C72: refused with the name of what cannot be, and nothing is changed."""
    sacks = [given(table, world, "saco") for _ in range(4)]
    for inner, outer in zip(sacks[1:], sacks, strict=False):
        table.packing.put_into([inner], outer)
    table.pieces.set_name(sacks[0], "Zurrón")
    before = all_rows(table)
    for inner in sacks:
        with pytest.raises(Refused) as refused:
            table.packing.put_into([sacks[0]], inner)
        assert str(refused.value) == "inside: Zurrón cannot lie inside itself or inside what it holds."
    assert all_rows(table) == before


def test_undo_does_not_make_a_ring(table: Table, world: World) -> None:
    """C72: B is taken out of A, then A put into B; undoing the first alone cannot happen, for the second is later."""
    first, second = given(table, world, "saco"), given(table, world, "saco")
    table.packing.put_into([second], first)
    table.packing.take_out([second])
    table.packing.put_into([first], second)
    for _ in range(3):
        table.library.journal.undo(f"campaign:{world.campaign}")
    assert place(table, first) == place(table, second) == (world.purse, None)


def test_only_containers_take_something(table: Table, world: World) -> None:
    with pytest.raises(Refused, match="Nothing can be put into Battleaxe"):
        table.packing.put_into([world.daggers], world.axe)


def test_room_is_counted_at_every_depth_and_exactly_full_is_allowed(table: Table, world: World) -> None:
    """C75: one by one, with what lies in further containers."""
    outer, inner = box(table, world, 5), box(table, world, 4)
    table.packing.put_into([inner], outer)
    table.packing.put_into([given(table, world, "raciones", 3)], inner)
    table.packing.put_into([world.axe], inner)
    before = all_rows(table)
    with pytest.raises(Refused) as refused:
        table.packing.put_into([world.daggers], inner, 1)
    assert str(refused.value) == "inside: Box has room for 4 and holds 4: 1 more do not fit."
    with pytest.raises(Refused, match="room for 5 and holds 5"):
        table.packing.put_into([world.daggers], outer, 1)
    assert all_rows(table) == before
    table.packing.put_into([world.axe], outer)
    assert place(table, world.axe) == (None, outer), "what is inside already takes no more room"


def test_a_full_container_goes_into_another_with_all_that_it_holds(table: Table, world: World) -> None:
    small, sack = box(table, world, 3), given(table, world, "saco")
    table.packing.put_into([world.daggers], sack)
    with pytest.raises(Refused, match="4 more do not fit"):
        table.packing.put_into([sack], small)


def test_counting_up_is_bound_by_the_room(table: Table, world: World) -> None:
    small = box(table, world, 3)
    table.packing.put_into([world.daggers], small)
    with pytest.raises(Refused, match="1 more do not fit"):
        table.inventory.set_quantity(world.daggers, 4)
    assert table.inventory.set_quantity(world.daggers, 2).quantity == 2


def test_of_a_pile_of_containers_one_is_filled(table: Table, world: World) -> None:
    sacks = given(table, world, "saco", 3)
    (dagger,) = table.packing.put_into([world.daggers], sacks, 1)
    assert dagger.inside != sacks
    assert table.library.item(dagger.inside).quantity == 1
    assert table.library.item(sacks).quantity == 2
    with pytest.raises(Refused, match="holds something"):
        table.inventory.set_quantity(dagger.inside, 2)


def test_a_full_container_is_not_thrown_away_unasked(table: Table, world: World) -> None:
    """C73: things before = things after + things named."""
    outer, inner = given(table, world, "mochila"), given(table, world, "saco")
    table.packing.put_into([world.daggers], inner)
    table.packing.put_into([inner], outer)
    before = count(table)
    with pytest.raises(Full) as full:
        table.inventory.discard(outer)
    named = sum(held.item.quantity for held in full.value.content)
    assert sorted(held.entry.key for held in full.value.content) == ["daga", "saco"]
    assert "3 × Dagger" in str(full.value)
    table.inventory.discard_emptied(outer)
    assert count(table) == before - 1
    assert place(table, inner) == (world.purse, None)
    assert place(table, world.daggers) == (None, inner), "only what lies directly in it moves"
    table.library.journal.undo(f"campaign:{world.campaign}")
    table.inventory.discard_with_content(outer)
    assert count(table) == before - 1 - named
    table.library.journal.undo(f"campaign:{world.campaign}")
    assert count(table) == before


def test_naming_a_container_does_not_touch_what_is_in_it(table: Table, world: World) -> None:
    """C73"""
    sack = given(table, world, "saco")
    table.packing.put_into([world.daggers], sack)
    table.pieces.set_name(sack, "Zurrón")
    table.pieces.set_notes(sack, "huele a pescado")
    table.pieces.set_magic(sack, True, 2)
    assert place(table, world.daggers) == (None, sack)


def test_emptied_where_it_stands(table: Table, world: World) -> None:
    outer, inner = given(table, world, "mochila"), given(table, world, "saco")
    table.packing.put_into([world.daggers], inner)
    table.packing.put_into([inner], outer)
    table.packing.empty_out(inner)
    assert place(table, world.daggers) == (None, outer)
    table.packing.leave_behind([outer])
    table.packing.empty_out(outer)
    assert place(table, world.daggers) == (world.purse, None)
    assert not table.library.item(world.daggers).carried, "it lies where the container was left"


def test_what_was_left_behind_is_no_load(table: Table, world: World) -> None:
    """C75: neither the container nor what lies in it, until it is picked up again."""
    sack = given(table, world, "saco")
    table.packing.put_into([world.daggers], sack)
    system = table.systems["dungeon-hack"]

    def load() -> int:
        return system.load(table.reading.subject(table.library.character(world.enyra))).carried

    assert load() == 5
    table.packing.leave_behind([sack])
    assert load() == 1
    table.packing.leave_behind([world.axe])
    assert (load(), table.library.item(world.axe).slot) == (0, "")
    table.inventory.equip(world.axe)
    assert load() == 1, "what is wielded is carried"
    table.packing.take_out([sack])
    assert load() == 5


def test_equipping_from_a_container_takes_it_out(table: Table, world: World) -> None:
    sack = given(table, world, "saco")
    table.packing.put_into([world.daggers], sack)
    wielded = table.inventory.equip(world.daggers)
    assert (wielded.quantity, wielded.holder, wielded.inside, wielded.slot) == (1, world.purse, None, "hands")
    assert place(table, world.daggers) == (None, sack)


def test_a_container_is_handed_over_with_what_is_in_it(table: Table, world: World) -> None:
    sack = given(table, world, "saco")
    table.packing.put_into([world.daggers], sack)
    table.packing.hand_over([sack, world.daggers, world.axe], world.pouch)
    drakes = {item.id for item in table.library.items_of(world.pouch)}
    assert drakes == {sack, world.daggers, world.axe}
    assert place(table, world.daggers) == (None, sack)
    assert table.library.item(world.axe).slot == ""
    table.library.journal.undo(f"campaign:{world.campaign}")
    assert table.library.items_of(world.pouch) == []


def test_a_part_is_handed_to_a_stash(table: Table, world: World) -> None:
    cave = stash(table, world)
    (part,) = table.packing.hand_over([world.daggers], cave, 2)
    assert (part.holder, part.quantity) == (cave, 2)
    assert [held.item.quantity for held in table.reading.held_by(world.campaign, cave)] == [2]


def test_nothing_leaves_its_campaign(table: Table, world: World) -> None:
    other = table.campaigns.found("Vado Viejo", "dungeon-hack").id
    cave = stash(table, world, other)
    chest = table.trade.give(world.entry["cofre"], cave).id
    for act in (
        lambda: table.packing.hand_over([world.axe], cave),
        lambda: table.packing.put_into([world.axe], chest),
        lambda: table.packing.pay(world.purse, cave, 1),
    ):
        with pytest.raises(Refused, match="another campaign"):
            act()


def test_things_of_two_people_are_not_moved_as_one(table: Table, world: World) -> None:
    club = table.trade.give(world.entry["clava"], world.pouch).id
    with pytest.raises(Refused, match="different owners"):
        table.packing.take_out([world.axe, club])


def test_money_goes_from_purse_to_purse(table: Table, world: World) -> None:
    """C76: never a debt, never a sign turned round."""
    table.packing.pay(world.purse, world.pouch, 1999)
    assert (table.library.holder(world.purse).money, table.library.holder(world.pouch).money) == (1, 1999)
    before = all_rows(table)
    for amount in (0, -5, 2, 10**13, True):
        with pytest.raises(Refused):
            table.packing.pay(world.purse, world.pouch, amount)
    with pytest.raises(Refused, match="already"):
        table.packing.pay(world.purse, world.purse, 1)
    assert all_rows(table) == before


def test_what_is_worked_on_stays_where_it_is(table: Table, world: World) -> None:
    sack = given(table, world, "saco")
    table.packing.put_into([world.daggers], sack)
    at_work(table, world, world.daggers)
    before = all_rows(table)
    for act in (
        lambda: table.packing.take_out([world.daggers]),
        lambda: table.packing.put_into([world.daggers], sack),
        lambda: table.packing.leave_behind([world.daggers]),
        lambda: table.packing.hand_over([sack], world.pouch),
        lambda: table.inventory.discard_with_content(sack),
        lambda: table.inventory.discard(world.daggers),
        lambda: table.inventory.equip(world.daggers),
        lambda: table.inventory.set_quantity(world.daggers, 9),
        lambda: table.pieces.split(world.daggers, 1),
        lambda: table.pieces.set_name(world.daggers, "Colmillo"),
        lambda: table.pieces.set_magic(world.daggers, True, 2),
    ):
        with pytest.raises(Refused, match="until day 9"):
            act()
    assert all_rows(table) == before


def test_many_are_named_by_the_first_and_a_number(table: Table, world: World) -> None:
    ropes = [given(table, world, "cuerda") for _ in range(15)]
    table.packing.leave_behind(ropes)
    label = table.library.journal.undoable(f"campaign:{world.campaign}")
    assert label.in_english().endswith("and 3 more")
    assert label.in_english().count("Rope") == 12


def test_a_duplicate_has_everything_in_its_place(table: Table, world: World) -> None:
    """The copy's things lie in the copy's containers."""
    sack = given(table, world, "saco")
    table.packing.put_into([world.daggers], sack)
    copy = table.characters.duplicate(world.enyra)
    items = {item.entry: item for item in table.library.items_of(copy.holder)}
    dagger = items[world.entry["daga"]]
    assert dagger.inside == items[world.entry["saco"]].id
    assert msgspec.structs.replace(dagger, id=0, uid="", inside=0).quantity == 3


def test_people_are_offered_before_piles(table: Table, world: World) -> None:
    """Who gives money or hands a thing over nearly always means someone."""
    table.loot.make_holder(world.campaign, "loot", "Arcón")
    names = [holder.name for holder in table.packing.takers(world.purse)]
    assert names == ["Drake", "Arcón"]
