# SPDX-License-Identifier: GPL-3.0-or-later
"""A new character through the window: the guided dialog, typed, rolled, paid, refused."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QMessageBox, QPushButton, QTableView, QWidget
from pytestqt.qtbot import QtBot

from controls import field, texts
from creating import Arrange, Fives, press, retype
from panoplia.ui.characters.creation import CreationDialog
from panoplia.ui.characters.page import CharactersPage
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.die_faces import DieFaces
from world import World, all_rows

VALUES = ("Strength", "Dexterity", "Constitution", "Intelligence", "Wisdom", "Charisma")


@pytest.fixture
def page(program: object, campaign: World) -> CharactersPage:
    program.window.room.dice = Fives()
    page = program.page("characters")
    page.choose(campaign.enyra)
    return page


@pytest.fixture
def dialog(qtbot: QtBot, page: CharactersPage, program: object) -> Iterator[CreationDialog]:
    dialog = CreationDialog(program.window.room, page)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    dialog.show()
    yield dialog
    dialog.who.name.clear()
    dialog.hide()
    dialog.deleteLater()


def to_values(qtbot: QtBot, dialog: CreationDialog) -> None:
    qtbot.keyClicks(field(dialog, "Name"), "Munia")
    press(qtbot, dialog, "Next")


def to_gear(qtbot: QtBot, dialog: CreationDialog) -> None:
    to_values(qtbot, dialog)
    press(qtbot, dialog, "Next")


def faces_of(dialog: CreationDialog, name: str) -> DieFaces:
    """The boxes that stand in the row of a field."""
    row = next(each for each in dialog.values.rows if each.field.id == name)
    beside = [each for each in row.editor.parent().findChildren(DieFaces) if each.y() == row.editor.y()]
    return beside[0]


def take(qtbot: QtBot, dialog: CreationDialog, words: str) -> None:
    search = field(dialog, "Search gear")
    search.clear()
    qtbot.keyClicks(search, words)
    qtbot.keyClick(search, Qt.Key.Key_Return)


def test_three_steps_by_clicks_and_keys(
    qtbot: QtBot, page: CharactersPage, answering: Arrange, program: object
) -> None:
    """Typed, rolled and made of one's own faces; paid; one action."""
    before = all_rows(program.table)

    def fill(dialog: QWidget) -> None:
        assert isinstance(dialog, CreationDialog)
        qtbot.keyClicks(field(dialog, "Name"), "Munia")
        qtbot.keyClicks(field(dialog, "Player"), "Ana")
        qtbot.keyClick(field(dialog, "Player"), Qt.Key.Key_Return)
        retype(qtbot, dialog, "Strength", "16")
        qtbot.keyClicks(faces_of(dialog, "des"), "612")
        press(qtbot, dialog, "Health: roll d10")
        press(qtbot, dialog, "Next")
        take(qtbot, dialog, "longsword")
        take(qtbot, dialog, "dagger")
        take(qtbot, dialog, "dagger")
        assert "19 gp in all, 41 gp left" in texts(dialog)
        press(qtbot, dialog, "Make")

    answering(fill)
    qtbot.keyClick(program.window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    made = page.chosen
    assert (made.name, made.player, made.money) == ("Munia", "Ana", 4100)
    assert (made.statistics.calling, made.statistics.health_max, made.condition.health) == ("guerrero", 9, 9)
    assert (made.statistics.fue, made.statistics.des, made.statistics.con) == (16, 12, 13)
    held = {held.entry.key: held.item.quantity for held in program.table.reading.holdings(made)}
    assert held == {"espada_larga": 1, "daga": 2}
    program.window.undo()
    assert all_rows(program.table) == before


def test_ones_own_faces_make_the_value(qtbot: QtBot, dialog: CreationDialog) -> None:
    """DH-1: 2, 6 and 1 are 12; typed anew they count anew."""
    to_values(qtbot, dialog)
    faces = faces_of(dialog, "fue")
    qtbot.keyClicks(faces, "261")
    assert field(dialog, "Strength").text() == "12"
    qtbot.keyClick(faces, Qt.Key.Key_Backspace)
    qtbot.keyClicks(faces, "5")
    assert field(dialog, "Strength").text() == "15"


def test_many_dice_are_typed_a_handful_at_a_time(qtbot: QtBot, dialog: CreationDialog) -> None:
    """DH-5: ten levels of a warrior, eight dice and then two; each box says what it is for."""
    to_values(qtbot, dialog)
    retype(qtbot, dialog, "Level", "10")
    faces = faces_of(dialog, "health_max")
    assert faces.accessibleName() == "Health: faces of your dice"
    qtbot.keyClicks(faces, "22222222")
    assert field(dialog, "Health").text() == "10"
    qtbot.keyClicks(faces, "33")
    assert field(dialog, "Health").text() == "26"


def test_roll_all_rolls_every_value_once(qtbot: QtBot, dialog: CreationDialog) -> None:
    to_values(qtbot, dialog)
    press(qtbot, dialog, "Roll all")
    assert [field(dialog, name).text() for name in VALUES] == ["15"] * 6
    assert texts(dialog).count("5+5+5") == 6


def test_health_follows_class_and_level(qtbot: QtBot, dialog: CreationDialog) -> None:
    """DH-5: two levels are two dice of the class; a class of one's own has none."""
    to_values(qtbot, dialog)
    box = next(each for each in dialog.findChildren(QComboBox) if each.accessibleName() == "Class")
    box.setCurrentText("Thief")
    retype(qtbot, dialog, "Level", "2")
    press(qtbot, dialog, "Health: roll 2d6")
    assert field(dialog, "Health").text() == "14"
    box.setEditText("Noble")
    assert not any(each.accessibleName().startswith("Health: roll") for each in dialog.findChildren(Button)
                   if each.isVisible())  # fmt: skip
    assert field(dialog, "Health").text() == "14"


@pytest.mark.parametrize(("who", "buttons", "faces"), [("program", 8, 0), ("own", 0, 7), ("ask", 8, 7)])
def test_whose_dice_decide(
    qtbot: QtBot, dialog: CreationDialog, program: object, who: str, buttons: int, faces: int
) -> None:
    """Six characteristics, health, and all at once."""
    program.window.room.who_rolls = who
    program.window.room.dice_changed.emit()
    to_values(qtbot, dialog)
    rolls = [each for each in dialog.values.findChildren(Button) if each.isVisible()]
    boxes = [each for each in dialog.values.findChildren(DieFaces) if each.isVisible()]
    assert (len(rolls), len(boxes)) == (buttons, faces)


@pytest.mark.parametrize("text", ["12,5", "0", "21", "trece", "", "9" * 30])
def test_a_number_that_does_not_fit_is_told_and_kept(qtbot: QtBot, dialog: CreationDialog, text: str) -> None:
    """C53: one sentence; the text stays, and so does the step."""
    to_values(qtbot, dialog)
    field(dialog, "Strength").setText(text)
    press(qtbot, dialog, "Next")
    assert any(line.startswith("Strength") and "1 to 20" in line for line in texts(dialog))
    assert field(dialog, "Strength").text() == text
    field(dialog, "Strength").setText("12")
    assert not any("1 to 20" in line for line in texts(dialog))
    press(qtbot, dialog, "Next")
    assert dialog.gear.isVisible()


def test_a_name_is_needed_first(qtbot: QtBot, dialog: CreationDialog) -> None:
    qtbot.keyClicks(field(dialog, "Name"), "   ")
    press(qtbot, dialog, "Next")
    assert "The name is empty: type at least one letter." in texts(dialog)
    assert dialog.who.isVisible()


def test_answers_stay_when_one_goes_back(qtbot: QtBot, dialog: CreationDialog) -> None:
    to_values(qtbot, dialog)
    retype(qtbot, dialog, "Wisdom", "11")
    press(qtbot, dialog, "Next")
    take(qtbot, dialog, "dagger")
    press(qtbot, dialog, "Back")
    press(qtbot, dialog, "Back")
    assert field(dialog, "Name").text() == "Munia"
    press(qtbot, dialog, "Next")
    assert field(dialog, "Wisdom").text() == "11"
    press(qtbot, dialog, "Next")
    assert len(dialog.gear.wanted) == 1


def test_too_little_money_is_told_at_once_and_refused(qtbot: QtBot, dialog: CreationDialog, program: object) -> None:
    before = all_rows(program.table)
    to_gear(qtbot, dialog)
    retype(qtbot, dialog, "Gold", "1")
    take(qtbot, dialog, "dagger")
    assert "2 gp in all: 1 gp short" in texts(dialog)
    press(qtbot, dialog, "Make")
    assert "Munia has 1 gp and needs 2 gp: 1 gp short." in texts(dialog)
    assert all_rows(program.table) == before
    retype(qtbot, dialog, "Gold", "2")
    press(qtbot, dialog, "Make")
    assert dialog.made.money == 0


def test_a_sum_that_is_none_is_told_by_its_coin(qtbot: QtBot, dialog: CreationDialog) -> None:
    to_gear(qtbot, dialog)
    field(dialog, "Silver").setText("x")
    press(qtbot, dialog, "Make")
    assert any(line.startswith("Silver") for line in texts(dialog))
    assert dialog.made is None


def test_more_and_fewer_of_a_line(qtbot: QtBot, dialog: CreationDialog) -> None:
    to_gear(qtbot, dialog)
    take(qtbot, dialog, "torches")
    press(qtbot, dialog, "One more")
    assert [count for _, count in dialog.gear.wanted] == [2]
    press(qtbot, dialog, "One fewer")
    press(qtbot, dialog, "One fewer")
    assert dialog.gear.wanted == ()
    take(qtbot, dialog, "torches")
    lines = dialog.findChild(QTableView, "basket")
    lines.setFocus()
    qtbot.keyClick(lines, Qt.Key.Key_Delete)
    assert dialog.gear.wanted == ()


def test_a_count_is_typed_in_its_cell(qtbot: QtBot, dialog: CreationDialog) -> None:
    to_gear(qtbot, dialog)
    take(qtbot, dialog, "torches")
    lines = dialog.findChild(QTableView, "basket")

    def count(text: str) -> None:
        index = lines.model().index(0, 1)
        lines.setCurrentIndex(index)
        lines.edit(index)
        # The one before it may still be going.
        editor = lines.viewport().findChildren(QLineEdit)[-1]
        qtbot.keyClicks(editor, text)
        qtbot.keyClick(editor, Qt.Key.Key_Return)

    count("20")
    qtbot.waitUntil(lambda: [number for _, number in dialog.gear.wanted] == [20])
    count("0")
    qtbot.waitUntil(lambda: any(line.startswith("Quantity: 0 is not from 1") for line in texts(dialog)))
    assert [number for _, number in dialog.gear.wanted] == [20]
    assert dialog.made is None


def test_enter_in_the_last_step_makes_no_one(qtbot: QtBot, dialog: CreationDialog) -> None:
    """It takes a piece; what spends is pressed on purpose."""
    to_gear(qtbot, dialog)
    take(qtbot, dialog, "xyzzy")
    assert dialog.gear.wanted == ()
    assert dialog.made is None
    take(qtbot, dialog, "dagger")
    wares = dialog.findChild(QTableView, "wares")
    wares.setFocus()
    qtbot.keyClick(wares, Qt.Key.Key_Return)
    assert [count for _, count in dialog.gear.wanted] == [2]
    assert dialog.made is None


def test_cancelling_asks_once_something_was_said_and_leaves_nothing(
    qtbot: QtBot, dialog: CreationDialog, program: object, answering: Arrange
) -> None:
    """C10: Esc by mistake loses nothing."""
    before = all_rows(program.table)
    to_gear(qtbot, dialog)
    take(qtbot, dialog, "dagger")
    asked: list[str] = []

    def stay(box: QWidget) -> None:
        assert isinstance(box, QMessageBox)
        asked.append(box.text())
        qtbot.keyClick(box, Qt.Key.Key_Escape)

    answering(stay)
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert asked == ["What you said of this character is lost."]
    assert dialog.isVisible()
    assert len(dialog.gear.wanted) == 1

    def leave(box: QWidget) -> None:
        button = next(each for each in box.findChildren(QPushButton) if each.text() == "Leave without it")
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)

    answering(leave)
    press(qtbot, dialog, "Cancel")
    assert not dialog.isVisible()
    assert all_rows(program.table) == before


def test_cancelling_what_was_not_begun_asks_nothing(qtbot: QtBot, dialog: CreationDialog) -> None:
    press(qtbot, dialog, "Cancel")
    assert not dialog.isVisible()


@pytest.mark.parametrize("name", ["<b>A</b> & B", "&amp;", "x" * 500])
def test_hard_names_are_kept(qtbot: QtBot, dialog: CreationDialog, name: str) -> None:
    """C51, C40, C45: as they were typed, and no dialog grows with them."""
    width = dialog.width()
    field(dialog, "Name").setText(name)
    for button in ("Next", "Next", "Make"):
        press(qtbot, dialog, button)
    assert dialog.made.name == name
    assert dialog.width() == width


def hold_enter() -> None:
    """What a key that is held sends to whatever has the keyboard."""
    for _ in range(8):
        target = QApplication.focusWidget()
        assert target is not None
        QApplication.sendEvent(
            target, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
        )


def test_a_held_enter_is_one_step(qtbot: QtBot, dialog: CreationDialog) -> None:
    qtbot.waitActive(dialog)
    name = field(dialog, "Name")
    name.setFocus()
    qtbot.keyClicks(name, "Munia")
    qtbot.keyClick(name, Qt.Key.Key_Return)
    hold_enter()
    assert dialog.values.isVisible()
    press(qtbot, dialog, "Next")
    search = field(dialog, "Search gear")
    search.setFocus()
    qtbot.keyClick(search, Qt.Key.Key_Return)
    hold_enter()
    assert [quantity for _, quantity in dialog.gear.wanted] == [1]


def test_dh5_health_that_was_rolled_for_another_class_is_asked_for_anew(qtbot: QtBot, dialog: CreationDialog) -> None:
    """A thief's 2d6+4 is no warrior's 2d10+4; what was typed stays as it is."""
    to_values(qtbot, dialog)
    box = next(each for each in dialog.findChildren(QComboBox) if each.accessibleName() == "Class")
    box.setCurrentText("Thief")
    press(qtbot, dialog, "Health: roll d6")
    box.setCurrentText("Warrior")
    assert "Rolled with other dice: roll again." in texts(dialog)
    press(qtbot, dialog, "Next")
    assert dialog.values.isVisible()
    assert "Health was rolled with other dice: roll it again, or type it." in texts(dialog)
    box.setCurrentText("Thief")
    assert "Rolled with other dice: roll again." not in texts(dialog)
    retype(qtbot, dialog, "Level", "2")
    assert "Rolled with other dice: roll again." in texts(dialog)
    retype(qtbot, dialog, "Health", "12")
    assert "Rolled with other dice: roll again." not in texts(dialog)
    box.setCurrentText("Warrior")
    press(qtbot, dialog, "Next")
    assert dialog.gear.isVisible()


def test_the_basket_buttons_are_about_what_was_just_taken(qtbot: QtBot, dialog: CreationDialog) -> None:
    to_gear(qtbot, dialog)
    for words in ("longsword", "dagger", "longsword"):
        take(qtbot, dialog, words)
    before = dialog.gear.wanted
    take(qtbot, dialog, "dagger")
    fewer = next(each for each in dialog.gear.findChildren(Button) if each.accessibleName() == "One fewer")
    qtbot.mouseClick(fewer, Qt.MouseButton.LeftButton)
    assert dialog.gear.wanted == before


def test_a_problem_above_the_buttons_moves_none_of_them(qtbot: QtBot, dialog: CreationDialog) -> None:
    make = next(each for each in dialog.findChildren(Button) if each.text() == "Next")
    before = make.y()
    press(qtbot, dialog, "Next")
    assert texts(dialog)
    assert make.y() == before


def test_tab_goes_down_the_left_column_first(qtbot: QtBot, dialog: CreationDialog) -> None:
    """Class, level and health stand at the left; the six values at the right."""
    assert [row.field.id for row in dialog.values.rows][:3] == ["calling", "level", "health_max"]


def test_a_double_click_on_next_is_one_step(qtbot: QtBot, dialog: CreationDialog) -> None:
    to_values(qtbot, dialog)
    following = next(each for each in dialog.findChildren(Button) if each.text() == "Next")
    qtbot.mouseDClick(following, Qt.MouseButton.LeftButton)
    assert dialog.values.isVisible()
