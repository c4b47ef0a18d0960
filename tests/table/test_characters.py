# SPDX-License-Identifier: GPL-3.0-or-later
"""Characters: fields within their ranges, money within its limits, names of any kind, deep deletion."""

import pytest

from panoplia.rules.d100.character import Statistics
from panoplia.rules.notes import plain
from panoplia.rules.refusal import Refused
from panoplia.store.records import Character
from panoplia.table.characters import tags_of
from panoplia.table.table import Table
from panoplia.table.typed import as_document
from world import World, all_rows

HARD_NAMES = [
    "<b>A</b> & B",
    "&amp;",
    "🐸 Croante",
    "שלום עולם",
    "Ñandú",
    "x" * 500,
    "'; DROP TABLE item; --",
    "../../x",
]


@pytest.mark.parametrize("value", [0, -3, 21, 99, "12,5", "12", 12.5, True, None])
def test_a_characteristic_is_a_whole_number_from_1_to_20(table: Table, world: World, value: object) -> None:
    """C53, C20: refused with the field's path; nothing is changed."""
    before = all_rows(table)
    with pytest.raises(Refused) as refused:
        table.characters.set_field(world.enyra, "statistics.fue", value)
    assert refused.value.path == "statistics.fue"
    assert "1" in str(refused.value)
    assert all_rows(table) == before


@pytest.mark.parametrize("value", [1, 20])
def test_both_ends_of_a_characteristic_are_allowed(table: Table, world: World, value: int) -> None:
    assert table.characters.set_field(world.enyra, "statistics.fue", value).statistics.fue == value


@pytest.mark.parametrize(("coin", "count"), [("mo", -1), ("mo", 10**10 + 1), ("mc", 10**12 + 1), ("mo", 10**30)])
def test_money_stays_between_0_and_its_limit(table: Table, world: World, coin: str, count: int) -> None:
    """C20, C76: neither a debt nor more than 10^12 in the smallest coin."""
    before = all_rows(table)
    with pytest.raises(Refused):
        table.characters.set_field(world.enyra, f"money.{coin}", count)
    assert all_rows(table) == before


def test_typing_one_coin_leaves_the_others(table: Table, world: World) -> None:
    table.characters.set_field(world.enyra, "money.mp", 4)
    table.characters.set_field(world.enyra, "money.mc", 8)
    assert table.characters.set_field(world.enyra, "money.mo", 12).money == 1248


@pytest.mark.parametrize("name", HARD_NAMES)
def test_a_name_is_kept_as_it_is_typed(table: Table, world: World, name: str) -> None:
    """C40, C51: text of a person is data."""
    assert table.characters.create(world.campaign, name, "", {}).name == name
    assert table.library.character(world.enyra).name == "Enyra la rusalka"


@pytest.mark.parametrize("name", ["", "   ", "\n\t", "\x00", "x" * 501])
def test_an_empty_or_endless_name_is_refused(table: Table, world: World, name: str) -> None:
    before = all_rows(table)
    with pytest.raises(Refused):
        table.characters.set_field(world.enyra, "name", name)
    with pytest.raises(Refused):
        table.characters.create(world.campaign, name, "", {})
    with pytest.raises(Refused):
        table.campaigns.found(name, "dungeon-hack")
    assert all_rows(table) == before


def test_a_name_is_stored_composed_and_on_one_line(table: Table, world: World) -> None:
    """C64: both forms of ñ are the same name."""
    assert table.characters.create(world.campaign, " N\u0303andu\u0301\nel  viejo ", "", {}).name == "Ñandú el viejo"


def test_hurting_stops_at_nothing_and_healing_at_the_maximum(table: Table, world: World) -> None:
    """R01: neither accepts a negative amount, and neither does the other's work."""
    assert table.characters.hurt(world.enyra, 999).condition.health == 0
    assert table.characters.heal(world.enyra, 999).condition.health == 21
    for amount in (0, -1):
        with pytest.raises(Refused):
            table.characters.hurt(world.enyra, amount)
        with pytest.raises(Refused):
            table.characters.heal(world.enyra, amount)


def test_health_is_cut_with_its_maximum_in_the_same_action(table: Table, world: World) -> None:
    changed = table.characters.set_field(world.enyra, "statistics.health_max", 10)
    assert (changed.statistics.health_max, changed.condition.health) == (10, 10)
    table.library.journal.undo(f"campaign:{world.campaign}")
    assert table.library.character(world.enyra).condition.health == 16


def test_a_duplicate_has_its_own_name_gear_and_money(table: Table, world: World) -> None:
    copy = table.characters.duplicate(world.enyra)
    again = table.characters.duplicate(world.enyra)
    assert [copy.name, again.name] == ["Enyra la rusalka (2)", "Enyra la rusalka (3)"]
    assert copy.money == 2000
    assert len(table.library.items_of(copy.holder)) == len(table.library.items_of(world.purse)) == 2
    table.characters.delete(world.enyra)
    assert len(table.library.items_of(copy.holder)) == 2


def test_a_long_name_leaves_room_for_the_number_of_its_copy(table: Table, world: World) -> None:
    table.characters.set_field(world.enyra, "name", "x" * 500)
    copy = table.characters.duplicate(world.enyra)
    assert copy.name == "x" * 496 + " (2)"


def test_deleting_takes_the_gear_and_undo_brings_all_of_it_back(table: Table, world: World) -> None:
    before = all_rows(table)
    table.characters.delete(world.enyra)
    assert table.library.items(world.campaign) == []
    table.library.journal.undo(f"campaign:{world.campaign}")
    assert all_rows(table) == before


def test_a_pick_takes_only_its_options_and_a_class_any_word(table: Table, world: World) -> None:
    with pytest.raises(Refused):
        table.characters.set_field(world.enyra, "statistics.armour_die", "d7")
    assert table.characters.set_field(world.enyra, "statistics.calling", "Noble").statistics.calling == "Noble"


def test_steps_on_one_field_are_one_action(table: Table, world: World) -> None:
    for value in (12, 13, 14):
        table.characters.set_field(world.enyra, "statistics.fue", value)
    table.library.journal.undo(f"campaign:{world.campaign}")
    assert table.library.character(world.enyra).statistics.fue == 11


def test_tags_are_tidy_and_stand_once(table: Table, world: World) -> None:
    row = table.characters.set_tags(world.enyra, " agua,  Jefa del  grupo,AGUA,, <b>&</b> ")
    assert tags_of(row) == ("agua", "Jefa del grupo", "<b>&</b>")
    assert tags_of(table.characters.set_tags(world.enyra, "")) == ()


def test_too_many_tags_or_too_long_ones_change_nothing(table: Table, world: World) -> None:
    table.characters.set_tags(world.enyra, "agua")
    with pytest.raises(Refused, match="21 tags"):
        table.characters.set_tags(world.enyra, ",".join(f"t{number}" for number in range(21)))
    with pytest.raises(Refused, match="41 letters"):
        table.characters.set_tags(world.enyra, "t" * 41)
    assert tags_of(table.library.character(world.enyra)) == ("agua",)
    assert len(tags_of(table.characters.set_tags(world.enyra, ",".join(f"t{n}" for n in range(20))))) == 20


def test_the_archive_keeps_a_character_with_all_gear(table: Table, world: World) -> None:
    table.characters.archive(world.enyra)
    row = table.library.character(world.enyra)
    assert row.archived
    assert len(table.reading.holdings(row)) == 2
    assert not table.characters.unarchive(world.enyra).archived


def test_money_is_spent_and_received_with_a_reason(table: Table, world: World) -> None:
    table.characters.spend(world.enyra, 1234, "  una noche\n en la posada ")
    assert table.library.character(world.enyra).money == 766
    table.characters.earn(world.enyra, 34)
    assert table.library.character(world.enyra).money == 800
    lines = table.library.journal.history(table="holder", row=world.purse, limit=2)
    assert [line.label.text for line in lines] == ["{name} receives {amount}", "{name} spends {amount}: {reason}"]
    assert lines[1].label.figures["reason"] == "una noche en la posada"


@pytest.mark.parametrize("amount", [0, -5, 2001, True, 10**13])
def test_nobody_spends_what_they_do_not_have(table: Table, world: World, amount: int) -> None:
    before = all_rows(table)
    with pytest.raises(Refused):
        table.characters.spend(world.enyra, amount)
    assert all_rows(table) == before


def test_a_purse_has_an_end(table: Table, world: World) -> None:
    with pytest.raises(Refused):
        table.characters.earn(world.enyra, 10**12)
    with pytest.raises(Refused):
        table.characters.earn(world.enyra, 1, "x" * 201)


def foe(table: Table, system: str) -> Character:
    """Someone on whose sheet stands what bare hands do."""
    (one,) = table.characters.create_npcs(table.campaigns.found("El Vado", system).id, "Lobo")
    return one


@pytest.mark.parametrize(
    ("system", "typed", "stored"),
    [
        ("d100", "bf − 2", "BF-2"),
        ("d100", "SB-1", "BF-1"),
        ("d100", "sb+0", "BF"),
        ("d100", "3", "3"),
        ("dungeon-hack", "1D6 + 1", "1d6+1"),
    ],
)
def test_damage_is_stored_as_the_book_writes_it(table: Table, system: str, typed: str, stored: str) -> None:
    wolf = foe(table, system)
    assert table.characters.set_field(wolf.id, "statistics.unarmed", typed).statistics.unarmed == stored


@pytest.mark.parametrize("system", ["d100", "dungeon-hack"])
@pytest.mark.parametrize("typed", ["xyz", "2x6", "BF1", " ", "1d6" * 10])
def test_what_is_no_damage_is_refused_at_its_field(table: Table, system: str, typed: str) -> None:
    wolf = foe(table, system)
    before = all_rows(table)
    with pytest.raises(Refused) as refused:
        table.characters.set_field(wolf.id, "statistics.unarmed", typed)
    assert (refused.value.path, all_rows(table)) == ("statistics.unarmed", before)


def test_what_a_document_does_not_take_is_refused_at_its_field() -> None:
    with pytest.raises(Refused) as refused:
        as_document({"unarmed": "xyz"}, Statistics, "statistics.unarmed")
    assert (refused.value.path, plain(refused.value.note)) == (
        "statistics.unarmed", "What was typed does not fit here: change it.",
    )  # fmt: skip


def test_a_field_that_is_not_on_the_sheet_any_more_is_refused(table: Table) -> None:
    otto = table.characters.create(table.campaigns.found("El Vado", "d100").id, "Otto", "", {})
    with pytest.raises(Refused, match="Otto has changed meanwhile"):
        table.characters.set_field(otto.id, "condition.mana", 3)
