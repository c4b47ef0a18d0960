# SPDX-License-Identifier: GPL-3.0-or-later
"""The free roller: read while typed, by whoever's dice, and a log of everything that was rolled."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QTableView
from pytestqt.qtbot import QtBot

from controls import texts
from panoplia.ui.play.roller import RollerDialog
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.die_faces import DieFaces
from world import World


class Sixes:
    """Dice that always show their highest face."""

    def randint(self, _lowest: int, highest: int) -> int:
        return highest


@pytest.fixture
def roller(qtbot: QtBot, program: object, campaign: World) -> RollerDialog:
    program.window.room.dice = Sixes()
    qtbot.keyClick(program.window, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    dialog = program.window.findChild(RollerDialog)
    assert dialog.isVisible()
    return dialog


def write(qtbot: QtBot, roller: RollerDialog, text: str) -> QLineEdit:
    line = roller.findChild(QLineEdit)
    line.setFocus()
    line.selectAll()
    qtbot.keyClicks(line, text)
    return line


def log(roller: RollerDialog) -> list[tuple[str, ...]]:
    model = roller.findChild(QTableView, "rolls").model()
    return [tuple(model.index(row, column).data() for column in (1, 2, 3)) for row in range(model.rowCount())]


def test_enter_rolls_and_the_log_is_newest_first(qtbot: QtBot, roller: RollerDialog) -> None:
    for text in ("2d6+3", "d20 ventaja"):
        qtbot.keyClick(write(qtbot, roller, text), Qt.Key.Key_Return)
    assert log(roller) == [("d20 ventaja", "2d20: 20+20", "20"), ("2d6+3", "2d6: 6+6", "15")]
    assert "d20 ventaja = 20" in texts(roller)
    assert roller.isVisible()


def test_a_mistake_is_told_while_it_is_typed_and_rolls_nothing(qtbot: QtBot, roller: RollerDialog) -> None:
    line = write(qtbot, roller, "2d6+x")
    assert "“2d6+x” cannot be read from “x” on (sign 5): write dice such as 2d6+3." in texts(roller)
    qtbot.keyClick(line, Qt.Key.Key_Return)
    assert log(roller) == []
    assert "Nothing has been rolled yet: write some dice above, or roll from a sheet." in texts(roller)
    write(qtbot, roller, "2d6")
    assert not any("cannot be read" in text for text in texts(roller))


def test_own_faces_are_typed(qtbot: QtBot, roller: RollerDialog, program: object) -> None:
    program.window.room.who_rolls = "own"
    line = write(qtbot, roller, "4d6k3")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    assert log(roller) == []
    faces = roller.findChild(DieFaces)
    qtbot.keyClicks(faces, "1635")
    qtbot.keyClick(faces, Qt.Key.Key_Return)
    assert log(roller) == [("4d6k3", "4d6: 1+6+3+5", "14")]


def test_nobody_types_a_heap_of_dice(qtbot: QtBot, roller: RollerDialog, program: object) -> None:
    """R18: the most that is allowed is rolled at once, by the program, and the roller stays as it was."""
    program.window.room.who_rolls = "own"
    qtbot.keyClick(write(qtbot, roller, "100d1000"), Qt.Key.Key_Return)
    assert not roller.findChild(DieFaces).isVisible()
    assert log(roller)[0][2] == "100000"


def test_a_double_click_is_one_roll(qtbot: QtBot, roller: RollerDialog) -> None:
    write(qtbot, roller, "d6")
    roll = next(each for each in roller.findChildren(Button) if each.text() == "Roll d6")
    qtbot.mouseClick(roll, Qt.MouseButton.LeftButton)
    qtbot.mouseDClick(roll, Qt.MouseButton.LeftButton)
    assert len(log(roller)) == 1


def test_rolls_of_the_sheet_and_the_workshop_are_logged_too(
    qtbot: QtBot, roller: RollerDialog, program: object, campaign: World
) -> None:
    dialog = program.page("characters").detail.trial_dialog("test:fue")
    if dialog is None:
        program.page("characters").choose(campaign.enyra)
        dialog = program.page("characters").detail.trial_dialog("test:fue")
    dialog.show()
    faces = dialog.findChild(DieFaces)
    faces.setFocus()
    qtbot.keyClicks(faces, "12")
    qtbot.keyClick(faces, Qt.Key.Key_Return)
    dialog.close()
    page = program.page("workshop")
    page.choose(campaign.axe)
    faces = page.findChild(DieFaces)
    faces.setFocus()
    qtbot.keyClicks(faces, "9")
    qtbot.keyClick(faces, Qt.Key.Key_Return)
    first, second = log(roller)
    assert first == ("Battleaxe", "d10: 9", "holds at d10")
    assert second[1:] == ("d20: 12", second[2])
    assert second[0].endswith(": Test: Strength")


def test_the_log_is_copied(qtbot: QtBot, roller: RollerDialog) -> None:
    for text in ("d6", "d8"):
        qtbot.keyClick(write(qtbot, roller, text), Qt.Key.Key_Return)
    copy = next(each for each in roller.findChildren(Button) if each.text() == "Copy")
    qtbot.mouseClick(copy, Qt.MouseButton.LeftButton)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert [line.split("\t")[1:] for line in lines] == [["d8", "d8: 8", "8"], ["d6", "d6: 6", "6"]]
    roller.findChild(QTableView, "rolls").selectRow(1)
    qtbot.mouseClick(copy, Qt.MouseButton.LeftButton)
    assert len(QGuiApplication.clipboard().text().splitlines()) == 1


def test_it_says_everything_in_the_language_of_the_person(qtbot: QtBot, roller: RollerDialog, program: object) -> None:
    qtbot.keyClick(write(qtbot, roller, "d6"), Qt.Key.Key_Return)
    program.window.room.speak("es")
    assert roller.findChild(QLineEdit).text() == "d6"
    assert "Rolls of this session" not in texts(roller)


def test_the_menu_opens_it_as_well(program: object, campaign: World) -> None:
    menu = program.window.menu()
    menu.aboutToShow.emit()
    next(action for action in menu.actions() if action.text() == "Roll dice…").trigger()
    assert program.window.findChild(RollerDialog).isVisible()


def test_closed_and_opened_again_it_still_has_its_log(qtbot: QtBot, roller: RollerDialog, program: object) -> None:
    qtbot.keyClick(write(qtbot, roller, "d6"), Qt.Key.Key_Return)
    qtbot.keyClick(roller, Qt.Key.Key_Escape)
    assert not roller.isVisible()
    program.window.roll_dice()
    assert roller.isVisible()
    assert len(log(roller)) == 1


def test_a_held_enter_rolls_once(qtbot: QtBot, roller: RollerDialog) -> None:
    line = write(qtbot, roller, "2d6")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    for _ in range(5):
        QApplication.sendEvent(
            line, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
        )
    assert log(roller) == [("2d6", "2d6: 6+6", "12")]


def test_a_formula_that_is_refused_takes_the_old_result_away(qtbot: QtBot, roller: RollerDialog) -> None:
    qtbot.keyClick(write(qtbot, roller, "2d6"), Qt.Key.Key_Return)
    assert "2d6 = 12" in texts(roller)
    write(qtbot, roller, "2d6 lucky")
    assert not any("= 12" in text for text in texts(roller))
