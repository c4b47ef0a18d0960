# SPDX-License-Identifier: GPL-3.0-or-later
"""Things on their way: by drag, by button and by menu, from hand to hand, and thrown away."""

import pytest
from PySide6.QtCore import QMimeData, QModelIndex, Qt
from PySide6.QtWidgets import (
    QComboBox,
    QLineEdit,
    QListView,
    QMessageBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from controls import press, texts
from inventories import MOVE, Arrange, click, drop, menu_line
from panoplia.rules.notes import Phrase, note
from panoplia.store.records import Holder
from panoplia.ui.characters.page import CharactersPage
from panoplia.ui.characters.tree import InventoryTree
from panoplia.ui.models import dragging
from panoplia.ui.models.inventory import key_of
from window import Play
from world import World, all_rows


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
    program: Play, campaign: World, packs: CharactersPage, tree: InventoryTree
) -> None:
    """Not even a question how many of the pile: nothing would change."""
    before = all_rows(program.table)
    drop(tree.viewport(), tree.visualRect(tree.rows.index(1, 0)).center(), [campaign.daggers])
    people = packs.findChild(QListView, "characters")
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
    assert any("cannot lie inside itself" in line for line in texts(program.window))
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


def test_dropped_on_a_person(program: Play, campaign: World, packs: CharactersPage, tree: InventoryTree) -> None:
    people = packs.findChild(QListView, "characters")
    model = people.model()
    drake = next(row for row in range(model.rowCount()) if model.index(row, 0).data() == "Drake")
    drop(people.viewport(), people.visualRect(model.index(drake, 0)).center(), [campaign.axe])
    assert program.table.library.item(campaign.axe).holder == campaign.pouch
    assert packs.chosen.id == campaign.enyra, "one goes on looking at who gave it"


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
        assert "2 things" not in texts(dialog)
        press(qtbot, dialog, "Hand over")

    answering(give)
    press(qtbot, program.window, "Hand over to…")
    assert {item.id for item in program.table.library.items_of(campaign.pouch)} == {campaign.axe, campaign.daggers}
    program.window.undo()
    assert all_rows(program.table)["item"] == start


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


def test_money_is_given(
    qtbot: QtBot, program: Play, campaign: World, packs: CharactersPage, answering: Arrange
) -> None:
    """C76: what is short is said, and the form stays."""
    seen: list[str] = []

    def give(dialog: QWidget) -> None:
        gold = dialog.findChild(QLineEdit, "coin-mo")
        for text in ("-5", "0", "12,5", "21", "3"):
            gold.setText(text)
            press(qtbot, dialog, "Give")
            seen.extend(texts(dialog))

    answering(give)
    press(qtbot, packs, "Give money…")
    assert "Enyra la rusalka has 20 gp and needs 21 gp: 1 gp short." in seen
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
