# SPDX-License-Identifier: GPL-3.0-or-later
"""New people, levels, experience and portraits: one action each, paid, refused, undone."""

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from panoplia.rules import drivers
from panoplia.rules.creation import Ready
from panoplia.rules.refusal import Refused
from panoplia.store.portraits import MOST_BYTES
from panoplia.store.records import Character
from panoplia.table.table import Table
from world import World, all_rows


def ready(table: Table, seed: int = 1) -> Ready:
    made: Ready = drivers.roll(table.systems["dungeon-hack"].creation.ready, random.Random(seed)).result
    return made


def undo(table: Table, world: World) -> None:
    table.library.journal.undo(f"campaign:{world.campaign}")


def gear(table: Table, holder: int) -> dict[str, int]:
    return {table.library.entry(item.entry).key: item.quantity for item in table.library.items_of(holder)}


def test_gear_is_paid_out_of_the_purse_in_the_same_action(table: Table, world: World) -> None:
    """Sword and two daggers: 15 mo and 4 mo of 60 mo; torches have no price and are a gift."""
    before = all_rows(table)
    basket = [(world.entry["espada_larga"], 1), (world.entry["daga"], 2), (world.entry["antorchas"], 3)]
    made = table.characters.create(world.campaign, "Munia", "Ana", {"calling": "ladron"}, 6000, basket)
    assert made.money == 6000 - 1500 - 400
    assert gear(table, made.holder) == {"espada_larga": 1, "daga": 2, "antorchas": 3}
    undo(table, world)
    assert all_rows(table) == before


def test_a_purse_that_is_too_small_is_refused_and_nothing_is_made(table: Table, world: World) -> None:
    before = all_rows(table)
    with pytest.raises(Refused) as refused:
        table.characters.create(world.campaign, "Munia", "", {}, 1499, [(world.entry["espada_larga"], 1)])
    assert refused.value.path == "money"
    assert refused.value.note.figures["short"].amount == 1
    assert all_rows(table) == before
    exact = table.characters.create(world.campaign, "Munia", "", {}, 1500, [(world.entry["espada_larga"], 1)])
    assert exact.money == 0


@pytest.mark.parametrize("money", [-1, 10**12 + 1])
def test_a_purse_has_its_limits(table: Table, world: World, money: int) -> None:
    with pytest.raises(Refused):
        table.characters.create(world.campaign, "Munia", "", {}, money)


@pytest.mark.parametrize("quantity", [0, -1, 10**6 + 1])
def test_a_basket_counts_from_1(table: Table, world: World, quantity: int) -> None:
    before = all_rows(table)
    with pytest.raises(Refused):
        table.characters.create(world.campaign, "Munia", "", {}, 10**9, [(world.entry["daga"], quantity)])
    assert all_rows(table) == before


def test_a_ready_character_wears_and_wields_its_kit(table: Table, world: World) -> None:
    before = all_rows(table)
    made = table.characters.create_ready(world.campaign, ready(table))
    system = table.systems["dungeon-hack"]
    held = table.reading.holdings(made)
    assert len(held) == len(ready(table).kit)
    used = [one for one in held if one.item.slot]
    assert {one.item.slot for one in used} >= {"hands", "body"}
    assert all(one.piece and system.state(one.piece).usable for one in held)
    assert made.condition.health == made.statistics.health_max
    undo(table, world)
    assert all_rows(table) == before


def test_two_ready_characters_have_two_names(table: Table, world: World) -> None:
    first = table.characters.create_ready(world.campaign, ready(table))
    second = table.characters.create_ready(world.campaign, ready(table))
    assert second.name == f"{first.name} (2)"


def test_several_people_have_names_of_their_own_and_are_one_action(table: Table, world: World) -> None:
    before = all_rows(table)
    table.characters.create_npcs(world.campaign, "guardia 2")
    made = table.characters.create_npcs(world.campaign, "3 guardias, nivel 2, salud 7, 1d6+1, blindaje 2, absorción 1")
    assert [one.name for one in made] == ["Guardia 1", "Guardia 3", "Guardia 4"]
    assert {(one.kind, one.condition.health, one.statistics.own_rating) for one in made} == {("npc", 7, 2)}
    undo(table, world)
    undo(table, world)
    assert all_rows(table) == before


def test_a_line_that_is_not_understood_makes_no_one(table: Table, world: World) -> None:
    before = all_rows(table)
    for line in ("3 guardias, sombrero azul", "", "\u200b, salud 3"):
        with pytest.raises(Refused):
            table.characters.create_npcs(world.campaign, line)
    assert all_rows(table) == before


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=40)
@given(line=st.text(max_size=40))
def test_any_line_is_refused_or_can_be_undone(table: Table, world: World, line: str) -> None:
    before = all_rows(table)
    try:
        table.characters.create_npcs(world.campaign, line)
    except Refused:
        assert all_rows(table) == before
        return
    undo(table, world)
    assert all_rows(table) == before


def rise(table: Table, character: int, face: str) -> Character:
    """One more level, by the face of the health die."""
    shown = table.reading.subject(table.library.character(character))
    trial = table.systems["dungeon-hack"].advancement(shown)
    assert trial.attempt is not None
    attempt = trial.attempt({})
    return table.play.settle(character, shown, attempt, drivers.replay(attempt.script, [face]).result)


def test_two_levels_and_back(table: Table, world: World) -> None:
    """DH-5: Enyra, 16 of 21, a warrior: 7 more and 2 more; each level is an action of its own."""
    start = all_rows(table)
    rise(table, world.enyra, "7")
    middle = all_rows(table)
    second = rise(table, world.enyra, "2")
    assert (second.statistics.level, second.statistics.health_max, second.condition.health) == (3, 30, 25)
    told = table.library.journal.history(table="character", row=world.enyra)[0].label.in_english()
    assert told == "Enyra la rusalka: Level 3: 2 more health, 30 in all"
    undo(table, world)
    assert all_rows(table) == middle
    undo(table, world)
    assert all_rows(table) == start


def test_experience_is_added(table: Table, world: World) -> None:
    table.characters.gain_experience(world.enyra, 250)
    changed = table.characters.gain_experience(world.enyra, 1)
    assert (changed.statistics.experience, changed.statistics.level) == (251, 1)
    for amount in (0, -5, 10**9 + 1):
        with pytest.raises(Refused):
            table.characters.gain_experience(world.enyra, amount)


def test_a_portrait_survives_undo_and_redo(table: Table, world: World) -> None:
    first = table.characters.set_portrait(world.enyra, b"one")
    second = table.characters.set_portrait(world.enyra, b"two")
    table.characters.clear_portrait(world.enyra)
    assert table.library.character(world.enyra).portrait == ""
    undo(table, world)
    assert table.library.portrait(table.library.character(world.enyra).portrait) == b"two"
    undo(table, world)
    assert table.library.portrait(table.library.character(world.enyra).portrait) == b"one"
    table.library.journal.redo(f"campaign:{world.campaign}")
    assert table.library.character(world.enyra).portrait == second.portrait != first.portrait


def test_a_copy_has_the_same_portrait(table: Table, world: World) -> None:
    table.characters.set_portrait(world.enyra, b"one")
    assert table.library.portrait(table.characters.duplicate(world.enyra).portrait) == b"one"


def test_a_portrait_comes_with_a_new_character(table: Table, world: World) -> None:
    made = table.characters.create(world.campaign, "Munia", "", {}, picture=b"one")
    assert table.library.portrait(made.portrait) == b"one"


def test_a_picture_that_was_not_made_small_is_refused(table: Table, world: World) -> None:
    """C49: the old portrait stays."""
    table.characters.set_portrait(world.enyra, b"one")
    before = all_rows(table)
    with pytest.raises(Refused):
        table.characters.set_portrait(world.enyra, b"x" * (MOST_BYTES + 1))
    with pytest.raises(Refused):
        table.characters.create(world.campaign, "Munia", "", {}, picture=b"x" * (MOST_BYTES + 1))
    assert all_rows(table) == before
