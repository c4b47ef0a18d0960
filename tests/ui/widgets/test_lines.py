# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of a list that a person keeps: how its rows are added, changed and taken out."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

import profiles
from controls import button, press, texts
from panoplia.rules.sheet import Lines
from panoplia.ui.look.look import Look
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.offer_button import OfferButton
from panoplia.ui.widgets.sheet_form import SheetForm
from panoplia.ui.widgets.sheet_table import Pencil, SheetTable
from panoplia.words import Speech

LEFT = Qt.MouseButton.LeftButton
Wish = tuple[str, str, int]


@pytest.fixture
def form(qtbot: QtBot, look: Look) -> SheetForm:
    form = SheetForm(Speech("en"))
    qtbot.addWidget(form)
    form.resize(1000, 900)
    form.show_sheet(profiles.sheet(), 1)
    with qtbot.waitActive(form):
        form.show()
        form.activateWindow()
    return form


@pytest.fixture
def wishes(form: SheetForm) -> list[Wish]:
    """What was wished, of which list, for which of its rows."""
    made: list[Wish] = []
    form.adding.connect(lambda block: made.append(("add", block.path, -1)))
    form.changing.connect(lambda block, place: made.append(("change", block.path, place)))
    form.taking_out.connect(lambda block, place: made.append(("take out", block.path, place)))
    return made


def skills(form: SheetForm) -> SheetTable:
    return next(each for each in form.findChildren(SheetTable) if each.accessibleName() == "Skills")


def cell(view: SheetTable, row: int, column: int) -> QPoint:
    return view.visualRect(view.model().index(row, column)).center()


def pencil(form: SheetForm, name: str) -> Pencil:
    return next(each for each in form.findChildren(Pencil) if each.accessibleName() == name)


def test_one_more(qtbot: QtBot, form: SheetForm, wishes: list[Wish]) -> None:
    press(qtbot, form, "Add a skill")
    press(qtbot, form, "Add a talent")
    assert wishes == [("add", "statistics.skills", -1), ("add", "statistics.talents", -1)]


def test_a_pencil_at_the_end_of_each_row(qtbot: QtBot, form: SheetForm, wishes: list[Wish]) -> None:
    view = skills(form)
    third = pencil(form, "Edit: Skill 3")
    assert third.toolTip() == "<qt>Edit…</qt>"
    assert third.geometry().right() <= view.viewport().width()
    assert third.geometry().left() > view.visualRect(view.model().index(2, 2)).right()
    assert abs(third.geometry().center().y() - cell(view, 2, 2).y()) <= 1
    qtbot.mouseClick(third, LEFT)
    qtbot.mouseDClick(third, LEFT)
    assert wishes == [("change", "statistics.skills", 2)]


def test_two_clicks_or_enter_on_a_row(qtbot: QtBot, form: SheetForm, wishes: list[Wish]) -> None:
    view = skills(form)
    qtbot.mouseDClick(view.viewport(), LEFT, pos=cell(view, 4, 0))
    view.setFocus()
    view.setCurrentIndex(view.model().index(1, 2))
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert wishes == [("change", "statistics.skills", 4), ("change", "statistics.skills", 1)]


def test_enter_on_a_figure_that_tells_asks_it(qtbot: QtBot, form: SheetForm, wishes: list[Wish]) -> None:
    view = skills(form)
    view.setFocus()
    view.setCurrentIndex(view.model().index(1, 1))
    qtbot.keyClick(view, Qt.Key.Key_Return)
    popup = QApplication.activePopupWidget()
    assert popup is not None
    assert texts(popup)[0] == "Skill 2: Target"
    popup.close()
    assert wishes == []


@pytest.mark.parametrize("reason", [QContextMenuEvent.Reason.Mouse, QContextMenuEvent.Reason.Keyboard])
def test_a_menu_of_the_row(form: SheetForm, wishes: list[Wish], reason: QContextMenuEvent.Reason) -> None:
    view = skills(form)
    view.setCurrentIndex(view.model().index(3, 0))
    for number in (0, 1):
        place = cell(view, 3, 0) if reason == QContextMenuEvent.Reason.Mouse else QPoint(0, 0)
        QApplication.sendEvent(view.viewport(), QContextMenuEvent(reason, place, view.viewport().mapToGlobal(place)))
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        assert [action.text() for action in menu.actions()] == ["Edit…", "Take out"]
        menu.actions()[number].trigger()
        menu.close()
    assert wishes == [("change", "statistics.skills", 3), ("take out", "statistics.skills", 3)]


def test_a_menu_is_about_the_rows_that_are_shown(form: SheetForm) -> None:
    view = skills(form)
    view.row_menu(5).popup(QPoint(0, 0))
    form.show_sheet(profiles.sheet(listed=profiles.skills(profiles.ROWS[1:])), 1)
    assert QApplication.activePopupWidget() is None


def test_a_menu_closes_where_its_row_says_something_else(form: SheetForm) -> None:
    view = skills(form)
    view.row_menu(0).popup(QPoint(0, 0))
    form.show_sheet(profiles.sheet(), 1)
    assert QApplication.activePopupWidget() is not None
    changed = ({**profiles.ROWS[0], "value": 55}, *profiles.ROWS[1:])
    form.show_sheet(profiles.sheet(listed=profiles.skills(changed)), 1)
    assert QApplication.activePopupWidget() is None


def test_other_tables_have_no_pencils(qtbot: QtBot, form: SheetForm, wishes: list[Wish]) -> None:
    other = next(each for each in form.findChildren(SheetTable) if each.accessibleName() == "Defence")
    assert other.findChildren(Pencil) == []
    qtbot.mouseDClick(other.viewport(), LEFT, pos=cell(other, 0, 0))
    other.setFocus()
    qtbot.keyClick(other, Qt.Key.Key_Return)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, QPoint(5, 5), QPoint(5, 5))
    QApplication.sendEvent(other.viewport(), event)
    assert QApplication.activePopupWidget() is None
    assert wishes == []


def add_button(form: SheetForm) -> Button:
    found = button(form, "Add a skill")
    assert isinstance(found, Button)
    return found


def test_a_full_list_says_so(form: SheetForm) -> None:
    assert add_button(form).isEnabled()
    full: Lines = profiles.skills(most=6)
    form.show_sheet(profiles.sheet(listed=full), 1)
    reason = "The list holds 6 lines at most: take one out first."
    assert not add_button(form).isEnabled()
    assert add_button(form).toolTip() == f"<qt>{reason}</qt>"
    assert add_button(form).accessibleDescription() == reason
    form.show_sheet(profiles.sheet(listed=profiles.skills(profiles.ROWS[1:], most=6)), 1)
    assert add_button(form).isEnabled()
    assert add_button(form).toolTip() == ""


def test_rows_come_and_go_in_place(qtbot: QtBot, form: SheetForm, wishes: list[Wish]) -> None:
    view = skills(form)
    view.setFocus()
    view.setCurrentIndex(view.model().index(5, 2))
    form.show_sheet(profiles.sheet(listed=profiles.skills(profiles.ROWS[:4])), 1)
    assert skills(form) is view
    assert (view.currentIndex().row(), view.currentIndex().column(), view.hasFocus()) == (3, 2, True)
    assert len(view.findChildren(Pencil)) == 4
    assert len(view.findChildren(OfferButton)) == 4
    form.show_sheet(profiles.sheet(listed=profiles.skills(())), 1)
    assert not view.isVisible()
    assert "No skills yet." in texts(form)
    form.show_sheet(profiles.sheet(), 1)
    qtbot.mouseClick(pencil(form, "Edit: Skill 6"), LEFT)
    assert wishes == [("change", "statistics.skills", 5)]


def test_a_list_without_a_heading(form: SheetForm) -> None:
    form.show_sheet(profiles.sheet(told=profiles.talents("skill-1", "<b>Nose</b>")), 1)
    assert pencil(form, "Edit: <b>Nose</b>").isVisible()


def test_another_language(form: SheetForm) -> None:
    form.set_speech(Speech("es"))
    assert add_button(form).text() == "Add a skill", "a phrase of the test has no translation"
    assert pencil(form, "Edit: Skill 1").isVisible()
