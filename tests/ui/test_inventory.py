# SPDX-License-Identifier: GPL-3.0-or-later
"""The inventory through the window: by mouse, by keys and by menu, what one does the others can too."""

import sqlite3
from collections.abc import Callable

import pytest
from PySide6.QtCore import QMimeData, QModelIndex, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QListView,
    QMenu,
    QMessageBox,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from battery import ask_everything, watched
from panoplia.rules.notes import Phrase, note
from panoplia.store.records import Holder, Work
from panoplia.store.triggers import drop as drop_triggers
from panoplia.store.triggers import mend
from panoplia.ui.characters.inventory import InventoryView
from panoplia.ui.characters.page import CharactersPage
from panoplia.ui.characters.tree import InventoryTree
from panoplia.ui.form_dialog import FormDialog
from panoplia.ui.models import dragging
from panoplia.ui.models.inventory import SUPPORTED_ROLES, Column, InventoryTreeModel, key_of
from panoplia.ui.models.rows import Role
from panoplia.ui.widgets.gauge_view import GaugeView
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.status_line import StatusLine
from panoplia.words import Speech
from window import Play
from world import World, all_rows

Arrange = Callable[[Callable[[QWidget], None]], None]
MOVE = Qt.DropAction.MoveAction


@pytest.fixture
def page(program: Play, campaign: World) -> CharactersPage:
    page = program.page("characters")
    page.choose(campaign.enyra)
    page.detail.show_tab(1)
    return page


@pytest.fixture
def tree(page: CharactersPage) -> InventoryTree:
    return page.findChild(InventoryTree, "inventory")


@pytest.fixture
def sack(program: Play, campaign: World, tree: InventoryTree) -> int:
    """An empty sack of Enyra's."""
    return program.table.trade.give(campaign.entry["saco"], campaign.purse).id


def press(qtbot: QtBot, parent: QWidget, text: str) -> None:
    button = next(each for each in parent.findChildren(QPushButton) if each.text() == text and each.isVisible())
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def click(qtbot: QtBot, tree: InventoryTree, item: int, with_key: Qt.KeyboardModifier | None = None) -> None:
    index = tree.rows.index_of(key_of(item))
    tree.scrollTo(index)
    at = tree.visualRect(index).center()
    qtbot.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, with_key or Qt.KeyboardModifier.NoModifier, at)


def menu_line(tree: InventoryTree, text: str) -> QAction:
    """A line of the menu behind the three dots, as it is now."""
    menu = tree.window().findChild(InventoryView).findChild(QMenu)
    menu.aboutToShow.emit()
    return next(action for action in menu.actions() if action.text() == text)


def outline(model: InventoryTreeModel, parent: QModelIndex | None = None, depth: int = 0) -> list[str]:
    lines: list[str] = []
    above = parent or QModelIndex()
    for row in range(model.rowCount(above)):
        index = model.index(row, 0, above)
        lines += ["  " * depth + index.data(), *outline(model, index, depth + 1)]
    return lines


def drop(widget: QWidget, at: QPoint, items: list[int] | QMimeData) -> None:
    """What the window system sends when dragged items are let go over a widget."""
    data = items if isinstance(items, QMimeData) else dragging.carried(items)
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(widget, QDragEnterEvent(at, MOVE, data, buttons, keys))
    QApplication.sendEvent(widget, QDropEvent(QPointF(at), MOVE, data, buttons, keys))
    QApplication.processEvents()


def labels(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(PlainLabel) if label.isVisible()]


def test_groups_and_what_lies_in_what(program: Play, campaign: World, tree: InventoryTree, sack: int) -> None:
    program.table.packing.put_into([campaign.daggers], sack)
    chest = program.table.trade.give(campaign.entry["cofre"], campaign.purse).id
    program.table.packing.leave_behind([chest])
    assert outline(tree.rows) == [
        "In use", "  Battleaxe", "Carried", "  Sack", "    Dagger", "Left behind", "  Chest",
    ]  # fmt: skip


def test_dropped_into_a_container(program: Play, campaign: World, tree: InventoryTree, sack: int) -> None:
    """C72: by drag; the axe leaves the hand, and undo brings it back there."""
    before = all_rows(program.table)
    drop(tree.viewport(), tree.visualRect(tree.rows.index_of(key_of(sack))).center(), [campaign.axe])
    assert program.table.library.item(campaign.axe).inside == sack
    program.window.undo()
    assert all_rows(program.table)["item"] == before["item"]


def test_the_mouse_takes_hold_of_what_is_chosen(
    qtbot: QtBot, program: Play, campaign: World, tree: InventoryTree, sack: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where there is no screen, a drag ends as soon as it begins, so here the test lets go itself."""
    held: list[QMimeData] = []
    monkeypatch.setattr(tree, "startDrag", lambda _actions: held.append(tree.rows.mimeData(tree.selectedIndexes())))
    start, end = (tree.visualRect(tree.rows.index_of(key_of(item))).center() for item in (campaign.axe, sack))
    qtbot.mousePress(tree.viewport(), Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 7):
        qtbot.mouseMove(tree.viewport(), start + (end - start) * step / 6)
    qtbot.mouseRelease(tree.viewport(), Qt.MouseButton.LeftButton, pos=end)
    assert dragging.items_in(held[0]) == [campaign.axe]
    drop(tree.viewport(), end, held[0])
    assert program.table.library.item(campaign.axe).inside == sack


def test_dropped_where_it_lies_nothing_happens(
    program: Play, campaign: World, page: CharactersPage, tree: InventoryTree
) -> None:
    """Not even a question how many of the pile: nothing would change."""
    before = all_rows(program.table)
    drop(tree.viewport(), tree.visualRect(tree.rows.index(1, 0)).center(), [campaign.daggers])
    people = page.findChild(QListView, "characters")
    enyra = people.currentIndex()
    drop(people.viewport(), people.visualRect(enyra).center(), [campaign.daggers])
    assert all_rows(program.table) == before


def test_a_ring_is_refused_by_drag_and_never_offered(
    qtbot: QtBot, program: Play, campaign: World, tree: InventoryTree, sack: int, answering: Arrange
) -> None:
    """C72: by drag it is said, in the dialog there is no such choice."""
    inner = program.table.trade.give(campaign.entry["saco"], campaign.purse).id
    program.table.packing.put_into([inner], sack)
    before = all_rows(program.table)
    drop(tree.viewport(), tree.visualRect(tree.rows.index_of(key_of(inner))).center(), [sack])
    assert all_rows(program.table) == before
    assert any("cannot lie inside itself" in line for line in labels(program.window))
    offered: list[str] = []

    def look(dialog: QWidget) -> None:
        box = dialog.findChild(QComboBox)
        offered.extend(box.itemText(place) for place in range(box.count()))
        dialog.reject()

    answering(look)
    click(qtbot, tree, sack)
    press(qtbot, program.window, "Move to…")
    assert offered == ["Carried", "Left behind"]


def test_a_pile_that_is_dropped_asks_how_many(
    qtbot: QtBot, program: Play, campaign: World, tree: InventoryTree, sack: int, answering: Arrange
) -> None:
    def two(dialog: QWidget) -> None:
        line = dialog.findChild(QLineEdit)
        for text in ("4", "0", "x", "2"):
            line.selectAll()
            qtbot.keyClicks(line, text)
            press(qtbot, dialog, "Move")

    answering(two)
    drop(tree.viewport(), tree.visualRect(tree.rows.index_of(key_of(sack))).center(), [campaign.daggers])
    held = program.table.library.items_in(sack)
    assert [(item.quantity, item.entry) for item in held] == [(2, campaign.entry["daga"])]
    assert program.table.library.item(campaign.daggers).quantity == 1


@pytest.mark.parametrize(("group", "slot", "carried"), [(0, "hands", True), (1, "", True), (2, "", False)])
def test_dropped_on_a_heading(
    program: Play, campaign: World, tree: InventoryTree, group: int, slot: str, carried: bool
) -> None:
    club = program.table.trade.give(campaign.entry["clava"], campaign.purse).id
    if group == 1:
        program.table.inventory.equip(club)
    drop(tree.viewport(), tree.visualRect(tree.rows.index(group, 0)).center(), [club])
    found = program.table.library.item(club)
    assert (found.slot, found.carried) == (slot, carried)


def test_dropped_on_a_person(program: Play, campaign: World, page: CharactersPage, tree: InventoryTree) -> None:
    people = page.findChild(QListView, "characters")
    model = people.model()
    drake = next(row for row in range(model.rowCount()) if model.index(row, 0).data() == "Drake")
    drop(people.viewport(), people.visualRect(model.index(drake, 0)).center(), [campaign.axe])
    assert program.table.library.item(campaign.axe).holder == campaign.pouch
    assert page.chosen.id == campaign.enyra, "one goes on looking at who gave it"


def test_what_is_dragged_from_elsewhere_is_not_taken(tree: InventoryTree, campaign: World) -> None:
    foreign = QMimeData()
    for content in (b"[1, [1]]", b"nonsense", b"[]", b'[1, ["x"]]'):
        foreign.setData(dragging.ITEMS, content)
        assert not tree.rows.canDropMimeData(foreign, MOVE, -1, -1, tree.rows.index(1, 0))
        assert not tree.rows.dropMimeData(foreign, MOVE, -1, -1, tree.rows.index(1, 0))
    own = dragging.carried([campaign.axe])
    assert not tree.rows.canDropMimeData(own, MOVE, -1, -1, QModelIndex())
    assert tree.rows.mimeData([tree.rows.index(0, 0)]).data(dragging.ITEMS).data().endswith(b"[]]")


def test_several_are_moved_as_one_action(
    qtbot: QtBot, program: Play, campaign: World, tree: InventoryTree, answering: Arrange
) -> None:
    start = all_rows(program.table)["item"]
    click(qtbot, tree, campaign.axe)
    click(qtbot, tree, campaign.daggers, Qt.KeyboardModifier.ControlModifier)
    menu_line(tree, "Leave behind").trigger()
    assert not any(item.carried for item in program.table.library.items_of(campaign.purse))
    program.window.undo()
    assert all_rows(program.table)["item"] == start

    def give(dialog: QWidget) -> None:
        assert "2 things" not in labels(dialog)
        press(qtbot, dialog, "Hand over")

    answering(give)
    press(qtbot, program.window, "Hand over to…")
    assert {item.id for item in program.table.library.items_of(campaign.pouch)} == {campaign.axe, campaign.daggers}
    program.window.undo()
    assert all_rows(program.table)["item"] == start


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


def test_throwing_away_asks_and_takes_the_named_row(
    qtbot: QtBot, program: Play, campaign: World, tree: InventoryTree, answering: Arrange
) -> None:
    """C55: the row that is named is the row that goes."""
    tree.choose(campaign.daggers)
    tree.setFocus()
    asked: list[str] = []

    def agree(dialog: QWidget) -> None:
        asked.append(dialog.text())
        press(qtbot, dialog, "Throw away")

    answering(agree)
    qtbot.keyClick(tree, Qt.Key.Key_Delete)
    assert asked == ["Throw away 3 × Dagger?"]
    assert [item.id for item in program.table.library.items_of(campaign.purse)] == [campaign.axe]


@pytest.mark.parametrize(("answer", "left"), [("Move it out first", 2), ("Throw all away", 1), ("Cancel", 3)])
def test_a_full_container_asks_what_becomes_of_its_content(
    qtbot: QtBot, program: Play, campaign: World, tree: InventoryTree, sack: int, answering: Arrange,
    answer: str, left: int,
) -> None:  # fmt: skip
    """C73: things before = things after + things named; Cancel changes nothing."""
    program.table.packing.put_into([campaign.daggers], sack)
    asked: list[str] = []

    def choose(dialog: QWidget) -> None:
        assert isinstance(dialog, QMessageBox)
        asked.append(dialog.text())
        press(qtbot, dialog, answer)

    answering(choose)
    click(qtbot, tree, sack)
    press(qtbot, program.window, "Throw away…")
    assert asked[0].startswith("3 things are in Sack: 3 × Dagger.")
    assert len(program.table.library.items_of(campaign.purse)) == left


def test_money_is_given(qtbot: QtBot, program: Play, campaign: World, page: CharactersPage, answering: Arrange) -> None:
    """C76: what is short is said, and the form stays."""
    seen: list[str] = []

    def give(dialog: QWidget) -> None:
        gold = next(line for line in dialog.findChildren(QLineEdit) if line.accessibleName() == "Gold")
        for text in ("-5", "0", "12,5", "21", "3"):
            gold.setText(text)
            press(qtbot, dialog, "Give")
            seen.extend(labels(dialog))

    answering(give)
    press(qtbot, page, "Give money…")
    assert "Enyra la rusalka has 20 gp: 1 gp are missing." in seen
    assert program.table.library.holder(campaign.purse).money == 1700
    assert program.table.library.holder(campaign.pouch).money == 300


def test_a_stash_can_be_given_something(
    qtbot: QtBot, program: Play, campaign: World, tree: InventoryTree, answering: Arrange
) -> None:
    with program.table.library.journal.act("library", note(Phrase("test", "stash"))):
        cave = program.table.library.add(Holder(0, "", campaign.campaign, "stash", "The cave <b>&</b>")).id

    def give(dialog: QWidget) -> None:
        box = dialog.findChild(QComboBox)
        assert [box.itemText(place) for place in range(box.count())] == ["To: Drake", "To: The cave <b>&</b>"]
        box.setCurrentIndex(1)
        press(qtbot, dialog, "Hand over")

    answering(give)
    click(qtbot, tree, campaign.axe)
    press(qtbot, program.window, "Hand over to…")
    assert program.table.library.item(campaign.axe).holder == cave


def test_notes_are_written_in_place(qtbot: QtBot, program: Play, campaign: World, tree: InventoryTree) -> None:
    """They are saved when one goes to another thing, and belong to the one that they were written about."""
    tree.choose(campaign.axe)
    editor = next(each for each in program.window.findChildren(QPlainTextEdit) if each.isVisible())
    qtbot.keyClicks(editor, "<b>Mine</b>")
    tree.choose(campaign.daggers)
    assert program.table.library.item(campaign.axe).notes == "<b>Mine</b>"
    assert program.table.library.item(campaign.daggers).notes == ""
    assert editor.toPlainText() == ""


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
        told.extend(labels(dialog))
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
    qtbot: QtBot, program: Play, campaign: World, page: CharactersPage, tree: InventoryTree, sack: int
) -> None:
    """C62, C63: also what lies in a folded container, accents and case aside; the rest is there again afterwards."""
    program.table.packing.put_into([campaign.daggers], sack)
    tree.collapse(tree.rows.index_of(key_of(sack)))
    tree.choose(campaign.axe)
    search = page.findChild(QLineEdit, "inventory-search")
    qtbot.keyClicks(search, "DAGG")
    assert outline(tree.rows) == ["Carried", "  Sack", "    Dagger"]
    assert tree.isExpanded(tree.rows.index_of(key_of(sack)))
    program.table.inventory.set_quantity(campaign.daggers, 9)
    assert outline(tree.rows) == ["Carried", "  Sack", "    Dagger"], "a change does not end the search"
    qtbot.keyClicks(search, "x")
    assert "Nothing here is called that." in labels(page)
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
    program: Play, campaign: World, page: CharactersPage, tree: InventoryTree
) -> None:
    """C75: one function gives the figure here and on the sheet."""
    program.table.trade.give(campaign.entry["cuerda"], campaign.purse, 16)
    assert "20 of 20 things" in labels(page)
    program.table.trade.give(campaign.entry["cuerda"], campaign.purse, 1)
    assert "21 of 20 things: 1 too many" in labels(page)
    assert "21 things · worth 16 gp · purse 20 gp" in labels(page)
    spoken = [gauge.accessibleName() for gauge in page.findChildren(GaugeView)]
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
    qtbot: QtBot, program: Play, campaign: World, page: CharactersPage, tree: InventoryTree
) -> None:
    """It stands in its place with the reason; nothing but to let go of it can be done."""
    connection = sqlite3.connect(program.table.library.path)
    with connection:
        drop_triggers(connection)
        connection.execute("UPDATE item SET wear = '[1]' WHERE id = ?", (campaign.daggers,))
        mend(connection)
    connection.close()
    page.refresh()
    index = tree.rows.index_of(key_of(campaign.daggers))
    assert index.siblingAtColumn(Column.STATE).data() == "cannot be read; kept as it is"
    assert not index.flags() & (Qt.ItemFlag.ItemIsDragEnabled | Qt.ItemFlag.ItemIsEditable)
    click(qtbot, tree, campaign.daggers)
    assert "cannot be read; kept as it is" in labels(page)
    assert "kept as it is" in menu_line(tree, "Equip").toolTip()
    assert program.table.packing.hand_over([campaign.daggers], campaign.pouch)


def test_what_is_worked_on_says_until_when(
    qtbot: QtBot, program: Play, campaign: World, page: CharactersPage, tree: InventoryTree
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
    press(qtbot, page, "Equip")
    assert any("until day 5" in line for line in labels(program.window.findChild(StatusLine)))
    assert all_rows(table) == before


def test_to_the_workshop_puts_the_piece_on_the_bench(
    qtbot: QtBot, program: Play, campaign: World, tree: InventoryTree
) -> None:
    """Also a piece that is as new, and is not on the workshop's list."""
    click(qtbot, tree, campaign.axe)
    menu_line(tree, "To the workshop").trigger()
    assert "Battleaxe" in labels(program.window.page)


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
    program: Play, campaign: World, page: CharactersPage, tree: InventoryTree
) -> None:
    tree.choose(campaign.axe)
    program.window.room.speak("es")
    assert outline(tree.rows)[1] == "  Hacha de batalla"
    assert "Hacha de batalla" in labels(page)
    assert any(button.text() == "Guardar" for button in page.findChildren(QPushButton))
    program.window.room.speak("en")


def test_an_empty_inventory_says_what_to_do(page: CharactersPage, campaign: World) -> None:
    page.choose(campaign.drake)
    assert any(text.startswith("The pack is empty.") for text in labels(page))
