# SPDX-License-Identifier: GPL-3.0-or-later
"""The inventory through the window: what the tree shows, and what its keys and its menu do."""

import sqlite3

import pytest
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from battery import ask_everything, watched
from controls import press, texts
from inventories import Arrange, click, menu_line, outline
from panoplia.rules.notes import Phrase, note
from panoplia.store.records import Work
from panoplia.store.triggers import drop as drop_triggers
from panoplia.store.triggers import mend
from panoplia.ui.characters.page import CharactersPage
from panoplia.ui.characters.tree import InventoryTree
from panoplia.ui.form_dialog import FormDialog
from panoplia.ui.models.inventory import SUPPORTED_ROLES, Column, InventoryTreeModel, key_of
from panoplia.ui.models.rows import Role
from panoplia.ui.widgets.gauge_view import GaugeView
from panoplia.ui.widgets.status_line import StatusLine
from panoplia.words import Speech
from window import Play
from world import World, all_rows, work

CONTROL = Qt.KeyboardModifier.ControlModifier


def test_groups_and_what_lies_in_what(program: Play, campaign: World, tree: InventoryTree, sack: int) -> None:
    program.table.packing.put_into([campaign.daggers], sack)
    chest = program.table.trade.give(campaign.entry["cofre"], campaign.purse).id
    program.table.packing.leave_behind([chest])
    assert outline(tree.rows) == [
        "In use", "  Battleaxe", "Carried", "  Sack", "    Dagger", "Left behind", "  Chest",
    ]  # fmt: skip


def test_enter_uses_and_puts_away(qtbot: QtBot, program: Play, campaign: World, tree: InventoryTree) -> None:
    tree.choose(campaign.axe)
    tree.setFocus()
    qtbot.keyClick(tree, Qt.Key.Key_Return)
    assert program.table.library.item(campaign.axe).slot == ""
    assert [held.item.id for held in tree.chosen] == [campaign.axe], "it is still chosen where it went"
    qtbot.keyClick(tree, Qt.Key.Key_Return)
    assert program.table.library.item(campaign.axe).slot == "hands"


def test_a_full_slot_asks(
    qtbot: QtBot, program: Play, campaign: World, tree: InventoryTree, answering: Arrange
) -> None:
    """R29: hands are a budget; what is in the way is named before it is put away."""
    sword = program.table.trade.give(campaign.entry["espadon"], campaign.purse).id
    asked: list[str] = []

    def agree(dialog: QWidget) -> None:
        asked.append(dialog.text())
        press(qtbot, dialog, "Put away and equip")

    answering(agree)
    click(qtbot, tree, sword)
    press(qtbot, program.window, "Equip")
    assert asked == ["No room for Greatsword (Hands): put away Battleaxe first."]
    assert program.table.library.item(sword).slot == "hands"
    assert program.table.library.item(campaign.axe).slot == ""


def test_of_two_armours_one_is_worn(
    qtbot: QtBot, program: Play, campaign: World, tree: InventoryTree, answering: Arrange
) -> None:
    """R07: a body holds one; the other is named and put away."""
    first, second = (
        program.table.trade.give(campaign.entry[key], campaign.purse).id for key in ("coraza", "cota_de_mallas")
    )
    click(qtbot, tree, first)
    press(qtbot, program.window, "Equip")
    answering(lambda dialog: press(qtbot, dialog, "Put away and equip"))
    click(qtbot, tree, second)
    press(qtbot, program.window, "Equip")
    worn = [item.id for item in program.table.library.items_of(campaign.purse) if item.slot == "body"]
    assert worn == [second]


def test_f2_names_one_of_a_pile(qtbot: QtBot, program: Play, campaign: World, tree: InventoryTree) -> None:
    tree.choose(campaign.daggers)
    tree.setFocus()
    qtbot.keyClick(tree, Qt.Key.Key_F2)
    editor = tree.viewport().findChild(QLineEdit)
    editor.selectAll()
    qtbot.keyClicks(editor, "<b>&amp;</b>")
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: any(i.name == "<b>&amp;</b>" for i in program.table.library.items_of(campaign.purse)))
    assert program.table.library.item(campaign.daggers).quantity == 2
    assert "  <b>&amp;</b>" in outline(tree.rows)


def test_a_count_is_typed_in_its_cell(qtbot: QtBot, program: Play, campaign: World, tree: InventoryTree) -> None:
    index = tree.rows.index_of(key_of(campaign.daggers)).siblingAtColumn(Column.QUANTITY)
    tree.setCurrentIndex(index)
    tree.setFocus()
    qtbot.keyClick(tree, Qt.Key.Key_F2)
    editor = tree.viewport().findChild(QLineEdit)
    qtbot.keyClicks(editor, "7")
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: program.table.library.item(campaign.daggers).quantity == 7)


def test_notes_are_written_in_place(qtbot: QtBot, program: Play, campaign: World, tree: InventoryTree) -> None:
    """They are saved when one goes to another thing, and belong to the one that they were written about."""
    tree.choose(campaign.axe)
    editor = next(each for each in program.window.findChildren(QPlainTextEdit) if each.isVisible())
    qtbot.keyClicks(editor, "<b>Mine</b>")
    tree.choose(campaign.daggers)
    assert program.table.library.item(campaign.axe).notes == "<b>Mine</b>"
    assert program.table.library.item(campaign.daggers).notes == ""
    assert editor.toPlainText() == ""
    qtbot.keyClicks(editor, "sharp")
    program.restart()
    assert program.table.library.item(campaign.daggers).notes == "sharp", "also when the window is closed"


@pytest.mark.parametrize("line", ["Notes…", "Magic…", "Worth…", "Split…"])
def test_every_question_of_the_menu_writes_what_was_said(
    qtbot: QtBot, program: Play, campaign: World, tree: InventoryTree, answering: Arrange, line: str
) -> None:
    def answer(dialog: QWidget) -> None:
        assert isinstance(dialog, FormDialog)
        for text in dialog.findChildren(QPlainTextEdit):
            text.setPlainText("told")
        for box in dialog.findChildren(QCheckBox):
            box.setChecked(True)
        for field in dialog.findChildren(QLineEdit):
            field.setText("2")
        press(qtbot, dialog, "Split" if line == "Split…" else "Save")

    before = all_rows(program.table)["item"]
    answering(answer)
    click(qtbot, tree, campaign.daggers)
    menu_line(tree, line).trigger()
    found = program.table.library.item(campaign.daggers)
    wanted = {
        "Notes…": found.notes == "told",
        "Magic…": (found.magic, found.bonus) == (True, 2),
        "Worth…": found.price == 222,
        "Split…": found.quantity == 1,
    }
    assert wanted[line]
    program.window.undo()
    assert all_rows(program.table)["item"] == before


def test_equal_piles_are_merged(
    qtbot: QtBot, program: Play, campaign: World, tree: InventoryTree, answering: Arrange
) -> None:
    click(qtbot, tree, campaign.daggers)
    assert not menu_line(tree, "Merge with…").isEnabled()
    assert "no other pile" in menu_line(tree, "Merge with…").toolTip()
    part = program.table.pieces.split(campaign.daggers, 1).id
    answering(lambda dialog: press(qtbot, dialog, "Merge"))
    click(qtbot, tree, part)
    menu_line(tree, "Merge with…").trigger()
    assert program.table.library.item(campaign.daggers).quantity == 3


def test_its_story_is_told(
    qtbot: QtBot, program: Play, campaign: World, tree: InventoryTree, answering: Arrange
) -> None:
    told: list[str] = []

    def read(dialog: QWidget) -> None:
        told.extend(texts(dialog))
        dialog.reject()

    program.table.pieces.set_name(campaign.axe, "Colmillo")
    answering(read)
    click(qtbot, tree, campaign.axe)
    menu_line(tree, "Its story…").trigger()
    assert told[0] == "Colmillo"
    assert any("Renamed" in line or "Colmillo" in line for line in told[1:])


def test_what_cannot_be_done_says_why(qtbot: QtBot, program: Play, campaign: World, tree: InventoryTree) -> None:
    rope = program.table.trade.give(campaign.entry["cuerda"], campaign.purse).id
    click(qtbot, tree, rope)
    reasons = {
        text: menu_line(tree, text).toolTip()
        for text in ("Equip", "Split…", "Merge with…", "Empty out")
        if not menu_line(tree, text).isEnabled()
    }
    assert ["neither worn" in reasons["Equip"], "only one" in reasons["Split…"]] == [True, True]
    assert len(reasons) == 4
    tree.clearSelection()
    tree.setCurrentIndex(QModelIndex())
    assert not menu_line(tree, "Move to…").isEnabled()


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


def test_to_the_workshop_puts_the_piece_on_the_bench(
    qtbot: QtBot, program: Play, campaign: World, tree: InventoryTree
) -> None:
    """Also a piece that is as new, and is not on the workshop's list."""
    click(qtbot, tree, campaign.axe)
    menu_line(tree, "To the workshop").trigger()
    assert "Battleaxe" in texts(program.window.page)


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


def test_ctrl_right_packs_into_the_container_beside_and_ctrl_left_unpacks(
    qtbot: QtBot, program: Play, campaign: World, tree: InventoryTree, sack: int
) -> None:
    """One container deeper or less deep at a time; the thing stays chosen; one undo each."""
    inner = program.table.trade.give(campaign.entry["saco"], campaign.purse).id
    program.table.packing.put_into([inner], sack)
    tree.choose(campaign.daggers)
    qtbot.keyClick(tree, Qt.Key.Key_Right, CONTROL)
    assert program.table.library.item(campaign.daggers).inside == sack
    qtbot.keyClick(tree, Qt.Key.Key_Right, CONTROL)
    assert program.table.library.item(campaign.daggers).inside == inner
    assert [held.item.id for held in tree.chosen] == [campaign.daggers]
    assert not menu_line(tree, "Into the container beside it\tCtrl+Right").isEnabled()
    qtbot.keyClick(tree, Qt.Key.Key_Left, CONTROL)
    assert program.table.library.item(campaign.daggers).inside == sack
    menu_line(tree, "Out of its container\tCtrl+Left").trigger()
    assert program.table.library.item(campaign.daggers).holder == campaign.purse
    qtbot.keyClick(tree, Qt.Key.Key_Left, CONTROL)
    program.window.undo()
    assert program.table.library.item(campaign.daggers).inside == sack


def test_what_is_unpacked_stays_where_its_container_was_left(
    qtbot: QtBot, program: Play, campaign: World, tree: InventoryTree, sack: int
) -> None:
    program.table.packing.put_into([campaign.daggers], sack)
    program.table.packing.leave_behind([sack])
    tree.choose(campaign.daggers)
    qtbot.keyClick(tree, Qt.Key.Key_Left, CONTROL)
    found = program.table.library.item(campaign.daggers)
    assert (found.inside, found.carried) == (None, False)


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
