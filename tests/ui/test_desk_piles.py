# SPDX-License-Identifier: GPL-3.0-or-later
"""A pile on the GM's desk: renamed, handed out, split, thrown away, deleted."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLineEdit, QMessageBox, QStyleOptionViewItem, QWidget
from pytestqt.qtbot import QtBot

from controls import accept, button, texts
from desks import LEFT, Arrange, holdings, pick, things
from panoplia.ui.desk.dialogs import GiveDialog, MoneyDialog
from panoplia.ui.desk.page import DeskPage
from panoplia.ui.desk.people import Taker
from panoplia.ui.desk.split_dialog import SplitDialog
from panoplia.ui.models.dragging import carried
from panoplia.ui.widgets.buttons import Button
from world import World, all_rows

DECORATED = QStyleOptionViewItem.ViewItemFeature.HasDecoration


def test_a_pile_is_renamed_in_place_and_an_empty_name_is_told(
    qtbot: QtBot, program: object, desk: DeskPage, pile: int
) -> None:
    name = desk.findChild(QLineEdit, "name")
    name.setFocus()
    name.selectAll()
    qtbot.keyClicks(name, "Wet chest")
    qtbot.keyClick(name, Qt.Key.Key_Return)
    assert program.table.library.holder(pile).name == "Wet chest"
    name.selectAll()
    qtbot.keyClick(name, Qt.Key.Key_Delete)
    qtbot.keyClick(name, Qt.Key.Key_Return)
    assert program.table.library.holder(pile).name == "Wet chest"
    qtbot.keyClick(name, Qt.Key.Key_Escape)
    assert name.text() == "Wet chest"


def test_a_name_being_typed_does_not_follow_to_another_pile(
    qtbot: QtBot, program: object, desk: DeskPage, pile: int, campaign: World
) -> None:
    other = program.table.loot.make_holder(campaign.campaign, "stash", "Otro").id
    name = desk.findChild(QLineEdit, "name")
    name.setFocus()
    name.selectAll()
    qtbot.keyClicks(name, "Half typed")
    desk.choose(other)
    assert program.table.library.holder(pile).name == "Half typed"
    assert program.table.library.holder(other).name == name.text() == "Otro"


def test_several_things_go_to_a_person_by_one_click_and_come_back_by_one_undo(
    qtbot: QtBot, program: object, desk: DeskPage, pile: int, campaign: World
) -> None:
    before = all_rows(program.table)
    pick(qtbot, desk, 0, 1)
    drake = next(each for each in desk.findChildren(Taker) if each.text() == "Drake")
    qtbot.mouseClick(drake, LEFT)
    qtbot.mouseDClick(drake, LEFT)
    assert holdings(program, campaign, campaign.pouch) == {"daga": 5, "lanza": 1}
    program.window.undo()
    assert all_rows(program.table) == before


def test_things_are_dragged_onto_a_person(program: object, desk: DeskPage, pile: int, campaign: World) -> None:
    lance = next(held for held in program.table.reading.held_by(campaign.campaign, pile) if held.entry.key == "lanza")
    things(desk).selectRow(0)
    drake = next(each for each in desk.findChildren(Taker) if each.text() == "Drake")
    mime = carried([lance.item.id])
    where, actions, keys = drake.rect().center(), Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier
    entering = QDragEnterEvent(QPoint(where), actions, mime, LEFT, keys)
    QApplication.sendEvent(drake, entering)
    assert entering.isAccepted()
    QApplication.sendEvent(drake, QDropEvent(QPointF(where), actions, mime, LEFT, keys))
    assert holdings(program, campaign, campaign.pouch) == {"lanza": 1}


def test_enter_asks_who_takes_how_many(
    qtbot: QtBot, program: object, desk: DeskPage, pile: int, campaign: World, answering: Arrange
) -> None:
    def give_two(dialog: QWidget) -> None:
        assert isinstance(dialog, GiveDialog)
        dialog.findChild(QComboBox).setCurrentText("Drake")
        line = next(each for each in dialog.findChildren(QLineEdit) if each.accessibleName() == "Quantity")
        for text in ("6", "0", "two"):
            line.setText(text)
            accept(qtbot, dialog)
            assert dialog.isVisible()
        line.setText("2")
        accept(qtbot, dialog)

    pick(qtbot, desk, 0)
    answering(give_two)
    qtbot.keyClick(things(desk), Qt.Key.Key_Return)
    assert holdings(program, campaign, campaign.pouch) == {"daga": 2}
    assert holdings(program, campaign, pile) == {"daga": 3, "lanza": 1}


def test_c79_the_shares_stand_there_before_the_money_is_split(
    qtbot: QtBot, program: object, desk: DeskPage, pile: int, campaign: World, answering: Arrange
) -> None:
    """1 gp 4 sp between two: 7 sp each. For one alone: all of it."""

    def split(dialog: QWidget) -> None:
        assert isinstance(dialog, SplitDialog)
        ticks = dialog.findChildren(QCheckBox)
        assert texts(dialog).count("7 sp") == 2
        qtbot.mouseClick(ticks[0], LEFT, pos=QPoint(8, ticks[0].height() // 2))
        assert "1 gp · 4 sp" in texts(dialog)
        assert "–" in texts(dialog)
        qtbot.mouseClick(ticks[1], LEFT, pos=QPoint(8, ticks[1].height() // 2))
        accept(qtbot, dialog)
        assert "Tick at least one who gets a share." in texts(dialog)
        for tick in ticks:
            tick.setChecked(True)
        accept(qtbot, dialog)

    answering(split)
    qtbot.mouseClick(button(desk, "Split the money…"), LEFT)
    purses = [program.table.library.holder(one).money for one in (campaign.purse, campaign.pouch, pile)]
    assert purses == [2070, 70, 0]


def test_c76_money_is_typed_in_coins_and_never_below_nought(
    qtbot: QtBot, program: object, desk: DeskPage, pile: int, answering: Arrange
) -> None:
    def set_it(dialog: QWidget) -> None:
        assert isinstance(dialog, MoneyDialog)
        gold, silver, copper = (dialog.findChild(QLineEdit, f"coin-{coin}") for coin in ("mo", "mp", "mc"))
        assert [line.text() for line in (gold, silver, copper)] == ["1", "4", ""]
        gold.setText("-3")
        accept(qtbot, dialog)
        assert any("−3" in text for text in texts(dialog))
        gold.setText("2")
        silver.setText("")
        copper.setText("15")
        accept(qtbot, dialog)

    answering(set_it)
    qtbot.mouseClick(next(each for each in desk.findChildren(Button) if each.text() == "Change…"), LEFT)
    assert program.table.library.holder(pile).money == 215


def test_what_cannot_be_done_is_grey_and_says_why(
    qtbot: QtBot, program: object, desk: DeskPage, pile: int, campaign: World
) -> None:
    things(desk).clearSelection()
    assert not button(desk, "Give…").isEnabled()
    assert "Choose something" in button(desk, "Give…").toolTip()
    pick(qtbot, desk, 0, 1)
    assert button(desk, "Give…").isEnabled()
    assert not button(desk, "Sell…").isEnabled()
    assert "just one" in button(desk, "Sell…").toolTip()
    program.table.loot.set_money(pile, 0)
    assert not button(desk, "Split the money…").isEnabled()
    assert "no money" in button(desk, "Split the money…").toolTip()


def test_throwing_away_names_what_goes(
    qtbot: QtBot, program: object, desk: DeskPage, pile: int, campaign: World, answering: Arrange
) -> None:
    sack = program.table.loot.add_found(campaign.entry["saco"], pile)
    rope = program.table.loot.add_found(campaign.entry["cuerda"], pile, 2)
    program.table.packing.put_into([rope.id], sack.id)

    def agree(dialog: QWidget) -> None:
        assert isinstance(dialog, QMessageBox)
        assert dialog.text() == "Throw away 3 things: Sack · 2 × Rope, 15 m?"
        qtbot.mouseClick(next(each for each in dialog.buttons() if each.text() == "Throw away"), LEFT)

    model = things(desk).model()
    pick(qtbot, desk, model.index_of(sack.id).row())
    answering(agree)
    qtbot.keyClick(things(desk), Qt.Key.Key_Delete)
    assert holdings(program, campaign, pile) == {"daga": 5, "lanza": 1}


def test_deleting_a_pile_names_what_goes_and_undo_brings_it_back(
    qtbot: QtBot, program: object, desk: DeskPage, pile: int, answering: Arrange
) -> None:
    before = all_rows(program.table)

    def agree(dialog: QWidget) -> None:
        assert isinstance(dialog, QMessageBox)
        assert "1 gp · 4 sp and 6 things go with it: 5 × Dagger · Spear." in dialog.text()
        qtbot.mouseClick(next(each for each in dialog.buttons() if each.text() == "Delete"), LEFT)

    answering(agree)
    qtbot.mouseClick(button(desk, "Delete…"), LEFT)
    assert "The party" in texts(desk)
    program.window.undo()
    assert all_rows(program.table) == before


def test_a_name_that_cannot_be_saved_asks_before_it_is_lost(
    qtbot: QtBot, program: object, desk: DeskPage, pile: int, answering: Arrange
) -> None:
    """Staying keeps pile and text; leaving without it shows the party, and the pile has its old name."""
    name = desk.findChild(QLineEdit, "name")

    def press(text: str) -> Callable[[QWidget], None]:
        def answer(dialog: QWidget) -> None:
            assert isinstance(dialog, QMessageBox)
            qtbot.mouseClick(next(each for each in dialog.buttons() if each.text() == text), LEFT)

        return answer

    name.setFocus()
    name.selectAll()
    qtbot.keyClick(name, Qt.Key.Key_Delete)
    answering(press("Cancel"))
    desk.choose(0)
    assert name.isVisible()
    assert name.text() == ""
    answering(press("Leave without it"))
    desk.choose(0)
    assert not name.isVisible()
    assert program.table.library.holder(pile).name == "El cofre del rey Gorgoteo"


def test_what_lies_in_a_chest_is_shown_further_in(
    qtbot: QtBot, program: object, desk: DeskPage, pile: int, campaign: World
) -> None:
    sack = program.table.loot.add_found(campaign.entry["saco"], pile).id
    held = program.table.reading.held_by(campaign.campaign, pile)
    lance = next(one.item.id for one in held if one.entry.key == "lanza")
    program.table.packing.put_into([lance], sack)
    model = things(desk).model()
    names = [model.index(row, 0).data() for row in range(model.rowCount())]
    assert names.index("Spear") == names.index("Sack") + 1
    starts = []
    for name in ("Sack", "Spear"):
        option = QStyleOptionViewItem()
        things(desk).itemDelegateForColumn(0).initStyleOption(option, model.index(names.index(name), 0))
        starts.append(option.decorationSize.width() if option.features & DECORATED else 0)
    assert starts[0] == 0
    assert starts[1] > 0


def test_in_a_small_window_the_name_has_the_room(qtbot: QtBot, program: object, desk: DeskPage, pile: int) -> None:
    split = next(each for each in desk.findChildren(Button) if each.text() == "Split the money…")
    program.window.resize(1000, 640)
    qtbot.waitUntil(lambda: split.text() == "")
    assert split.accessibleName() == "Split the money…"
    assert "Split the money…" in split.toolTip()
