# SPDX-License-Identifier: GPL-3.0-or-later
"""The inventory through the window: what its menu, its keys and its cells do."""

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QCheckBox, QLineEdit, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from controls import press, texts
from inventories import Arrange, click, menu_line, outline
from panoplia.ui.characters.tree import InventoryTree
from panoplia.ui.form_dialog import FormDialog
from panoplia.ui.models.inventory import Column, key_of
from window import Play
from world import World, all_rows

CONTROL = Qt.KeyboardModifier.ControlModifier


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


def test_to_the_workshop_puts_the_piece_on_the_bench(
    qtbot: QtBot, program: Play, campaign: World, tree: InventoryTree
) -> None:
    """Also a piece that is as new, and is not on the workshop's list."""
    click(qtbot, tree, campaign.axe)
    menu_line(tree, "To the workshop").trigger()
    assert "Battleaxe" in texts(program.window.page)


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
