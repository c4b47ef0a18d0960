# SPDX-License-Identifier: GPL-3.0-or-later
"""The inventory through the window: what the tree shows, finds, sorts and keeps."""

import sqlite3

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from battery import ask_everything, watched
from controls import press, texts
from inventories import click, menu_line, outline
from panoplia.rules.notes import Phrase, note
from panoplia.store.records import Work
from panoplia.store.triggers import drop as drop_triggers
from panoplia.store.triggers import mend
from panoplia.ui.characters.page import CharactersPage
from panoplia.ui.characters.tree import InventoryTree
from panoplia.ui.models.inventory import SUPPORTED_ROLES, Column, InventoryTreeModel, key_of
from panoplia.ui.models.rows import Role
from panoplia.ui.widgets.gauge_view import GaugeView
from panoplia.ui.widgets.status_line import StatusLine
from panoplia.words import Speech
from window import Play
from world import World, all_rows, work


def test_groups_and_what_lies_in_what(program: Play, campaign: World, tree: InventoryTree, sack: int) -> None:
    program.table.packing.put_into([campaign.daggers], sack)
    chest = program.table.trade.give(campaign.entry["cofre"], campaign.purse).id
    program.table.packing.leave_behind([chest])
    assert outline(tree.rows) == [
        "In use", "  Battleaxe", "Carried", "  Sack", "    Dagger", "Left behind", "  Chest",
    ]  # fmt: skip


def test_a_search_finds_what_is_folded_away_and_keeps_what_is_chosen(
    qtbot: QtBot, program: Play, campaign: World, packs: CharactersPage, tree: InventoryTree, sack: int
) -> None:
    """C62, C63: also what lies in a folded container, accents and case aside; the rest is there again afterwards."""
    program.table.packing.put_into([campaign.daggers], sack)
    tree.collapse(tree.rows.index_of(key_of(sack)))
    tree.choose(campaign.axe)
    search = packs.findChild(QLineEdit, "inventory-search")
    qtbot.keyClicks(search, "DAGG")
    assert outline(tree.rows) == ["Carried", "  Sack", "    Dagger"]
    assert tree.isExpanded(tree.rows.index_of(key_of(sack)))
    program.table.inventory.set_quantity(campaign.daggers, 9)
    assert outline(tree.rows) == ["Carried", "  Sack", "    Dagger"], "a change does not end the search"
    qtbot.keyClicks(search, "x")
    assert "Nothing here is called that." in texts(packs)
    qtbot.keyClick(search, Qt.Key.Key_Escape)
    assert not tree.isExpanded(tree.rows.index_of(key_of(sack))), "folded as before"
    assert len(outline(tree.rows)) == 6


def test_a_change_keeps_what_is_folded_and_chosen(
    qtbot: QtBot, program: Play, campaign: World, tree: InventoryTree, sack: int
) -> None:
    program.table.packing.put_into([campaign.daggers], sack)
    tree.collapse(tree.rows.index_of(key_of(sack)))
    tree.choose(campaign.axe)
    for number in range(3):
        program.table.trade.give(campaign.entry["cuerda"], campaign.purse, number + 1)
        program.table.characters.hurt(campaign.enyra, 1)
    assert [held.item.id for held in tree.chosen] == [campaign.axe]
    assert not tree.isExpanded(tree.rows.index_of(key_of(sack)))
    assert tree.isExpanded(tree.rows.index(1, 0))


def test_the_load_is_shown_and_too_much_is_allowed(
    program: Play, campaign: World, packs: CharactersPage, tree: InventoryTree
) -> None:
    """C75: one function gives the figure here and on the sheet."""
    program.table.trade.give(campaign.entry["cuerda"], campaign.purse, 16)
    assert "20 of 20 things" in texts(packs)
    program.table.trade.give(campaign.entry["cuerda"], campaign.purse, 1)
    assert "21 of 20 things: 1 too many" in texts(packs)
    assert "21 things · worth 16 gp · purse 20 gp" in texts(packs)
    packs.detail.show_tab(0)
    spoken = [gauge.accessibleName() for gauge in packs.findChildren(GaugeView)]
    assert spoken.count("21 of 20") == 2


def test_worn_state_is_the_same_everywhere(program: Play, campaign: World, tree: InventoryTree) -> None:
    """R06, R24: sheet, tree and rules ask one function; never tested, worn and spent are three things."""
    system = program.window.room.system
    for held in (program.table.reading.holding(campaign.axe), program.table.reading.holding(campaign.daggers)):
        index = tree.rows.index_of(key_of(held.item.id)).siblingAtColumn(Column.STATE)
        assert index.data(Role.GAUGES) == system.state(held.piece).gauges
    rope = program.table.trade.give(campaign.entry["cuerda"], campaign.purse).id
    index = tree.rows.index_of(key_of(rope)).siblingAtColumn(Column.STATE)
    assert (index.data(), index.data(Role.GAUGES)) == ("", ())


def test_what_cannot_be_read_is_shown_and_kept(
    qtbot: QtBot, program: Play, campaign: World, packs: CharactersPage, tree: InventoryTree
) -> None:
    """It stands in its place with the reason; nothing but to let go of it can be done."""
    connection = sqlite3.connect(program.table.library.path)
    with connection:
        drop_triggers(connection)
        connection.execute("UPDATE item SET wear = '[1]' WHERE id = ?", (campaign.daggers,))
        mend(connection)
    connection.close()
    packs.refresh()
    index = tree.rows.index_of(key_of(campaign.daggers))
    assert index.siblingAtColumn(Column.STATE).data() == "cannot be read; kept as it is"
    assert not index.flags() & (Qt.ItemFlag.ItemIsDragEnabled | Qt.ItemFlag.ItemIsEditable)
    click(qtbot, tree, campaign.daggers)
    assert "cannot be read; kept as it is" in texts(packs)
    assert "kept as it is" in menu_line(tree, "Equip").toolTip()
    assert program.table.packing.hand_over([campaign.daggers], campaign.pouch)


def test_what_is_worked_on_says_until_when(
    qtbot: QtBot, program: Play, campaign: World, packs: CharactersPage, tree: InventoryTree
) -> None:
    """It cannot be used before that day, and why is said in a sentence."""
    table = program.table
    with table.library.journal.act(f"campaign:{campaign.campaign}", note(Phrase("test", "work"))):
        item = table.library.change(table.library.item(campaign.axe), slot="")
        table.library.add(Work(0, "", campaign.axe, 5, item.wear, note(Phrase("test", "done"))))
    index = tree.rows.index_of(key_of(campaign.axe)).siblingAtColumn(Column.STATE)
    assert (index.data(), index.data(Role.GAUGES)) == ("being worked on until day 5", None)
    before = all_rows(table)
    click(qtbot, tree, campaign.axe)
    press(qtbot, packs, "Equip")
    assert any("until day 5" in line for line in texts(program.window.findChild(StatusLine)))
    assert all_rows(table) == before


def test_battery(program: Play, campaign: World) -> None:
    room, table = program.window.room, program.table
    model = InventoryTreeModel(Speech("en"), room.system, table)
    enyra = table.library.character(campaign.enyra)
    sack = table.trade.give(campaign.entry["saco"], campaign.purse).id

    def show() -> None:
        model.set_holdings(table.reading.holdings(enyra))

    with watched(model) as recorder:
        show()
        ask_everything(model, SUPPORTED_ROLES)
        recorder.seen.clear()
        table.packing.put_into([campaign.daggers], sack)
        show()
        assert recorder.seen == [("move", 0, 0), ("change", 0, 0), ("change", 0, 0)], "the sack tells how many it holds"
        recorder.seen.clear()
        table.pieces.set_notes(campaign.axe, "x")
        show()
        assert recorder.seen == [("change", 0, 0)]
        model.search("dag")
        ask_everything(model, SUPPORTED_ROLES)
        model.set_speech(Speech("es"))
    assert "    Daga" in outline(model)


def test_the_language_changes_under_way(
    program: Play, campaign: World, packs: CharactersPage, tree: InventoryTree
) -> None:
    tree.choose(campaign.axe)
    program.window.room.speak("es")
    assert outline(tree.rows)[1] == "  Hacha de batalla"
    assert "Hacha de batalla" in texts(packs)
    assert any(button.text() == "Dejar de usar" for button in packs.findChildren(QPushButton))
    program.window.room.speak("en")


def test_an_empty_inventory_says_what_to_do(packs: CharactersPage, campaign: World) -> None:
    packs.choose(campaign.drake)
    assert any(text.startswith("The pack is empty.") for text in texts(packs))


def test_a_header_sorts_within_each_group(
    qtbot: QtBot, program: Play, campaign: World, packs: CharactersPage, tree: InventoryTree
) -> None:
    """Up, down, and as the sheet has it; it stays for the next character."""
    for key, count in (("cuerda", 2), ("espadon", 1), ("manta", 5)):
        program.table.trade.give(campaign.entry[key], campaign.purse, count)
    as_on_the_sheet = carried_names(tree)

    def click_on(column: Column) -> list[str]:
        header = tree.header()
        at = QPoint(header.sectionViewportPosition(column) + 20, header.height() // 2)
        qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=at)
        return carried_names(tree)

    assert click_on(Column.NAME) == ["Blanket", "Dagger", "Greatsword", "Rope, 15 m"]
    assert click_on(Column.NAME) == ["Rope, 15 m", "Greatsword", "Dagger", "Blanket"]
    assert click_on(Column.NAME) == as_on_the_sheet
    assert click_on(Column.QUANTITY) == ["Greatsword", "Rope, 15 m", "Dagger", "Blanket"]
    assert click_on(Column.WORTH)[-1] == "Greatsword"
    packs.choose(campaign.drake)
    packs.choose(campaign.enyra)
    assert carried_names(tree)[-1] == "Greatsword"
    assert outline(tree.rows)[:2] == ["In use", "  Battleaxe"]


def test_the_worst_sorts_last_and_what_cannot_be_read_is_worst(
    program: Play, campaign: World, tree: InventoryTree
) -> None:
    sword = program.table.trade.give(campaign.entry["espadon"], campaign.purse).id
    work(program.table, sword, "test-durability", "1")
    tree.sortByColumn(Column.STATE, Qt.SortOrder.AscendingOrder)
    assert carried_names(tree)[-1] == "Greatsword"
    tree.sortByColumn(Column.STATE, Qt.SortOrder.DescendingOrder)
    assert carried_names(tree)[0] == "Greatsword"


def carried_names(tree: InventoryTree) -> list[str]:
    lines = outline(tree.rows)
    start, end = lines.index("Carried") + 1, lines.index("Left behind")
    return [line.strip() for line in lines[start:end]]
