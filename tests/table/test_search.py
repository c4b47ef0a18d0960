# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything that can be gone to by its name: who and what there is, where it is shown, and what is noted of it."""

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Words, note
from panoplia.store.records import Holder
from panoplia.table.search import Target
from panoplia.table.table import Table
from panoplia.words import Speech
from world import World

LABEL = note(QT_TRANSLATE_NOOP("test", "Something else"))


def targets(table: Table, world: World, kind: str) -> list[Target]:
    return [target for target in table.search.targets(world.campaign) if target.kind == kind]


def said(words: Words) -> str:
    return Speech("en").say(words)


def test_people_with_class_player_and_archive(table: Table, world: World) -> None:
    table.characters.archive(world.drake)
    lines = {said(each.name): said(each.line) for each in targets(table, world, "character")}
    assert lines == {
        "Enyra la rusalka": "Warrior · level 1 · Inés",
        "Drake": "Warrior · level 1 · in the archive",
    }


def test_an_item_is_where_it_is_held_and_called_by_both_its_names(table: Table, world: World) -> None:
    named = table.trade.give(world.entry["daga"], world.purse, 1, "Colmillo").id
    found = {each.row: each for each in targets(table, world, "item")}
    assert (said(found[world.axe].name), said(found[world.axe].line)) == ("Battleaxe", "Enyra la rusalka")
    assert found[world.axe].place == "inventory"
    assert said(found[named].line) == "Enyra la rusalka · Dagger"


def test_a_thing_in_a_pile_is_found_where_the_pile_is(table: Table, world: World) -> None:
    with table.library.journal.act(f"campaign:{world.campaign}", LABEL):
        pile = table.library.add(Holder(0, "", world.campaign, "loot", "Botín"))
        table.library.change(table.library.item(world.daggers), holder=pile.id)
    dagger = next(each for each in targets(table, world, "item") if said(each.name) == "Dagger")
    assert (dagger.place, dagger.row, said(dagger.line)) == ("desk", pile.id, "Botín")


def test_notes_of_people_things_and_the_campaign(table: Table, world: World) -> None:
    table.characters.set_field(world.enyra, "notes", "Teme al fuego")
    table.campaigns.set_notes(world.campaign, "Llueve")
    with table.library.journal.act(f"campaign:{world.campaign}", LABEL):
        table.library.change(table.library.item(world.axe), notes="Mellada")
    found = {each.text: (said(each.name), each.place, each.row) for each in targets(table, world, "note")}
    assert found == {
        "Teme al fuego": ("Enyra la rusalka", "characters", world.enyra),
        "Mellada": ("Battleaxe", "inventory", world.axe),
        "Llueve": ("Campaign notes", "notes", world.campaign),
    }


def test_the_catalogue_and_every_campaign(table: Table, world: World) -> None:
    other = table.campaigns.found("Otra", next(iter(table.systems)))
    table.campaigns.archive(other.id)
    entries = targets(table, world, "entry")
    assert {each.row for each in entries} == set(world.entry.values())
    assert all(said(each.line) in ("Weapons", "Armours", "Other gear", "Bestiary") for each in entries)
    campaigns = {said(each.name): said(each.line) for each in targets(table, world, "campaign")}
    assert campaigns == {"El Bajo Marjal": "", "Otra": "in the archive"}


def test_people_are_found_by_tags_and_by_what_is_written_on_their_sheet(table: Table, world: World) -> None:
    table.characters.set_field(world.enyra, "statistics.talents", "Olfato de sabueso")
    table.characters.set_tags(world.enyra, "frontera")
    found = {each.row: each.words for each in targets(table, world, "character")}
    assert "Olfato de sabueso" in found[world.enyra]
    assert "frontera" in found[world.enyra]


def test_gear_is_found_by_both_its_names(table: Table, world: World) -> None:
    axes = [
        each for each in (*targets(table, world, "entry"), *targets(table, world, "item")) if "Battleaxe" in each.words
    ]
    assert [each.words for each in axes] == ["Hacha de batalla\nBattleaxe"] * 2
