# SPDX-License-Identifier: GPL-3.0-or-later
"""The desk's models: the list of piles and the table of their things."""

import msgspec
from PySide6.QtCore import Qt

from battery import ask_everything, watched
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.table.table import Table
from panoplia.ui.models import desk, things
from panoplia.ui.models.desk import PARTY, DeskRow, DeskTableModel
from panoplia.ui.models.dragging import items_in
from panoplia.ui.models.rows import Role
from panoplia.ui.models.things import Column, ThingsTableModel
from panoplia.words import Speech
from world import World

THE_PARTY = DeskRow(PARTY, "character", note(QT_TRANSLATE_NOOP("desk", "The party")), "4")


def row(id: int, name: str) -> DeskRow:
    return DeskRow(id, "loot", name, "nothing")


def names(model: DeskTableModel) -> list[str]:
    return [model.index(place, 0).data() for place in range(model.rowCount())]


def test_battery_of_the_list(qapp: object) -> None:
    model = DeskTableModel(Speech("en"))
    with watched(model) as recorder:
        model.set_all([THE_PARTY, row(2, "Zurrón"), row(1, "Ánfora")])
        ask_everything(model, desk.SUPPORTED_ROLES)
        model.set_all([THE_PARTY, row(2, "Zurrón"), row(1, "<b>&</b> 🐸")])
        model.set_all([THE_PARTY, row(2, "Zurrón")])
    assert recorder.seen == [("insert", 0, 2), ("change", 1, 1), ("remove", 1, 1)]


def test_the_party_stays_on_top_whatever_is_searched(qapp: object) -> None:
    model = DeskTableModel(Speech("es"))
    model.set_all([THE_PARTY, row(2, "Zurrón"), row(3, "Ñu"), row(1, "Nube"), row(4, "Ánfora")])
    assert names(model) == ["El grupo", "Ánfora", "Nube", "Ñu", "Zurrón"]
    model.search("anfora")
    assert names(model) == ["El grupo", "Ánfora"]
    model.search("nothing of that name")
    assert names(model) == ["El grupo"]
    model.set_speech(Speech("en"))
    assert names(model) == ["The party"]


def test_battery_of_the_table(qapp: object, table: Table, world: World) -> None:
    pile = table.loot.make_holder(world.campaign, "loot", "El cofre").id
    sack = table.loot.add_found(world.entry["saco"], pile)
    table.loot.add_found(world.entry["dardo"], pile, 2)
    axe = table.loot.add_found(world.entry["hacha_de_batalla"], pile)
    system = table.systems["dungeon-hack"]
    model = ThingsTableModel(Speech("en", system.coins), system, table.inventory)
    with watched(model) as recorder:
        model.show_things(table.reading.held_by(world.campaign, pile), same=True)
        ask_everything(model, things.SUPPORTED_ROLES)
        table.packing.put_into([axe.id], sack.id)
        model.show_things(table.reading.held_by(world.campaign, pile), same=True)
        table.inventory.discard_with_content(sack.id)
        model.show_things(table.reading.held_by(world.campaign, pile), same=True)
    assert recorder.seen == [("insert", 0, 2), ("order",), ("change", 2, 2), ("remove", 1, 2)]


def test_content_stands_below_and_no_price_is_not_nought(qapp: object, table: Table, world: World) -> None:
    pile = table.loot.make_holder(world.campaign, "loot", "El cofre").id
    sack = table.loot.add_found(world.entry["saco"], pile)
    axe = table.loot.add_found(world.entry["hacha_de_batalla"], pile)
    table.packing.put_into([axe.id], sack.id)
    system = table.systems["dungeon-hack"]
    model = ThingsTableModel(Speech("en", system.coins), system, table.inventory)
    model.show_things(table.reading.held_by(world.campaign, pile), same=False)
    first, last = model.index_of(axe.id).row(), model.index_of(sack.id).row()
    assert first == last + 1, "what lies in the sack comes right below it"
    name = model.index(first, Column.NAME)
    assert (name.data(), name.data(Role.DEPTH)) == ("Battleaxe", 1)
    assert name.data(Qt.ItemDataRole.AccessibleTextRole) == "Item: Battleaxe (in Sack)"
    assert model.index(last, Column.NAME).data(Role.DEPTH) == 0
    assert model.index(first, Column.PRICE).data() == "10 gp"
    assert model.index(last, Column.PRICE).data() == "–"
    assert model.index(last, Column.PRICE).data(Role.SORT) == 0


def test_a_typed_quantity_is_a_verb_and_a_wrong_one_is_told(qapp: object, table: Table, world: World) -> None:
    pile = table.loot.make_holder(world.campaign, "loot", "El cofre").id
    item = table.loot.add_found(world.entry["daga"], pile, 3)
    model = ThingsTableModel(Speech("en"), table.systems["dungeon-hack"], table.inventory)
    model.show_things(table.reading.held_by(world.campaign, pile), same=False)
    told: list[object] = []
    model.refused.connect(told.append)
    assert model.setData(model.index(0, Column.QUANTITY), 5)
    assert not model.setData(model.index(0, Column.QUANTITY), 0)
    assert not model.setData(model.index(0, Column.NAME), "Otra")
    assert table.library.item(item.id).quantity == 5
    assert len(told) == 1


def test_dragged_rows_carry_each_item_once(qapp: object, table: Table, world: World) -> None:
    model = ThingsTableModel(Speech("en"), table.systems["dungeon-hack"], table.inventory)
    model.show_things(table.reading.held_by(world.campaign, world.purse), same=False)
    cells = [model.index(place, column) for place in range(2) for column in range(4)]
    mime = model.mimeData(cells)
    assert mime.formats() == model.mimeTypes()
    assert set(items_in(mime)) == {world.axe, world.daggers}


def test_c72_what_lies_in_each_other_is_listed_all_the_same(qapp: object, table: Table, world: World) -> None:
    """C72: a ring that another program wrote hangs on nothing, and nothing of it is lost."""
    pile = table.loot.make_holder(world.campaign, "loot", "El cofre").id
    sack, chest = (table.loot.add_found(world.entry[key], pile) for key in ("saco", "saco"))
    held = table.reading.held_by(world.campaign, pile)
    ring = [
        msgspec.structs.replace(one, item=msgspec.structs.replace(one.item, inside=other.id))
        for one, other in zip(held, (chest, sack), strict=True)
    ]
    assert [(lying.held.item.id, lying.depth) for lying in things.nested(ring)] == [(sack.id, 0), (chest.id, 0)]
