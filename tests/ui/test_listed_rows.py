# SPDX-License-Identifier: GPL-3.0-or-later
"""Lists of the sheet in the real window: rows are added, changed and taken out, once, or refused at their field."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QComboBox, QDialogButtonBox, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from controls import accept, button, field, press, texts
from panoplia.rules.d100.character import Learnt, OwnModifier
from panoplia.rules.sheet import Lines, lines_of
from panoplia.table.table import Table
from panoplia.table.verbs import scope_of
from panoplia.ui.characters.line_dialog import LineDialog
from panoplia.ui.characters.page import CharactersPage
from panoplia.ui.look import controls
from panoplia.ui.widgets.find_box import FindBox
from panoplia.ui.widgets.sheet_table import Pencil
from reikland import Reikland
from window import Play
from world import all_rows, open_table

LEFT = Qt.MouseButton.LeftButton
MODIFIERS, TALENTS, SKILLS = "statistics.modifiers", "statistics.talents", "statistics.skills"
AMULET = {"name": "Amuleto", "target": "ws", "value": 5, "condition": ""}


@pytest.fixture
def klaus(program: Play) -> int:
    """Someone with an amulet, whose sheet is shown."""
    made = Reikland.made(program.table)
    program.table.listed.add(made.klaus, MODIFIERS, AMULET)
    program.window.open_last_campaign()
    page = program.page("characters")
    assert isinstance(page, CharactersPage)
    page.choose(made.klaus)
    for _ in range(3):
        QApplication.processEvents()
    return made.klaus


def block(table: Table, character: int, path: str) -> Lines:
    row = table.library.character(character)
    sheet = table.systems["d100"].sheet(table.reading.subject(row))
    return next(each for each in lines_of(sheet) if each.path == path)


def opened(program: Play, klaus: int, path: str, place: int | None = None) -> LineDialog:
    dialog = program.window.page.detail.line_dialog(block(program.table, klaus, path), place)
    assert dialog is not None
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    dialog.show()
    return dialog


def held(program: Play, klaus: int) -> tuple[OwnModifier, ...]:
    return program.table.library.character(klaus).statistics.modifiers


def choice(dialog: QWidget, name: str) -> QComboBox:
    return next(each for each in dialog.findChildren(QComboBox) if each.accessibleName() == name)


def find(qtbot: QtBot, dialog: QWidget, name: str, text: str) -> None:
    box = choice(dialog, name)
    assert isinstance(box, FindBox)
    box.setFocus()
    box.lineEdit().selectAll()
    qtbot.keyClicks(box.lineEdit(), text)
    box.completer().popup().close()


def test_a_row_is_added(qtbot: QtBot, program: Play, klaus: int) -> None:
    dialog = opened(program, klaus, MODIFIERS)
    assert dialog.windowTitle() == "Add a modifier"
    field(dialog, "Name").setText("Cojera")
    find(qtbot, dialog, "What it changes", "dodge")
    field(dialog, "By how much").setText("-10")
    accept(qtbot, dialog)
    assert not dialog.isVisible()
    assert held(program, klaus)[1] == OwnModifier("Cojera", "skill:esquivar", -10)
    assert any(each.accessibleName() == "Edit: Cojera" for each in program.window.page.findChildren(Pencil))


def test_two_clicks_on_save_add_one(qtbot: QtBot, program: Play, klaus: int) -> None:
    dialog = opened(program, klaus, TALENTS)
    find(qtbot, dialog, "Talent", "Nariz larga")
    save = dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Ok)
    qtbot.mouseClick(save, LEFT)
    save.click()
    dialog._on_accepted()
    assert program.table.library.character(klaus).statistics.talents == (Learnt("Nariz larga"),)


def test_a_row_is_changed_from_what_it_says(qtbot: QtBot, program: Play, klaus: int) -> None:
    dialog = opened(program, klaus, MODIFIERS, 0)
    assert dialog.windowTitle() == "Amuleto"
    shown = (field(dialog, "Name").text(), choice(dialog, "What it changes").currentText())
    assert shown == ("Amuleto", "Weapon skill")
    assert field(dialog, "By how much").text() == "5"
    field(dialog, "By how much").setText("15")
    accept(qtbot, dialog)
    assert held(program, klaus) == (OwnModifier("Amuleto", "ws", 15),)


def test_a_row_is_taken_out(qtbot: QtBot, program: Play, klaus: int) -> None:
    dialog = opened(program, klaus, MODIFIERS, 0)
    press(qtbot, dialog, "Take out")
    assert not dialog.isVisible()
    assert held(program, klaus) == ()
    program.table.library.journal.undo(scope_of(program.window.room.in_play.id))
    assert held(program, klaus) == (OwnModifier("Amuleto", "ws", 5),)


@pytest.mark.parametrize(
    ("name", "typed", "told"),
    [
        ("Name", "", "The name is empty"),
        ("By how much", "many", "“many” is not a whole number"),
        ("By how much", "101", "100"),
        ("What it changes", "luck", "“luck” is not one of the choices."),
        ("What it changes", "", "What it changes: choose one."),
    ],
)
def test_what_is_refused_is_told_at_its_field(
    qtbot: QtBot, program: Play, klaus: int, name: str, typed: str, told: str
) -> None:
    dialog, before = opened(program, klaus, MODIFIERS, 0), all_rows(program.table)
    editor = choice(dialog, name) if name == "What it changes" else field(dialog, name)
    line = editor.lineEdit() if isinstance(editor, QComboBox) else editor
    line.setText(typed)
    accept(qtbot, dialog)
    assert dialog.isVisible()
    assert any(told in each for each in texts(dialog)), texts(dialog)
    assert editor.property(controls.BAD)
    assert dialog.focusWidget() in (editor, line)
    assert all_rows(program.table) == before
    dialog.close()


def test_a_tidy_of_the_rules_is_told_at_its_field_too(qtbot: QtBot, program: Play, klaus: int) -> None:
    dialog = opened(program, klaus, SKILLS)
    find(qtbot, dialog, "Skill", "dodge")
    field(dialog, "Bonuses by talents").setText("Sharp eyes")
    accept(qtbot, dialog)
    assert any("is no bonus" in each for each in texts(dialog))
    assert field(dialog, "Bonuses by talents").property(controls.BAD)
    field(dialog, "Bonuses by talents").setText("Sharp eyes +10")
    accept(qtbot, dialog)
    assert not dialog.isVisible()
    (skill,) = program.table.library.character(klaus).statistics.skills
    assert (skill.key, [(each.name, each.value) for each in skill.talents]) == ("esquivar", [("Sharp eyes", 10)])


@pytest.mark.parametrize("how", ["Save", "Take out"])
def test_a_row_that_changed_meanwhile_stays_as_it_is(qtbot: QtBot, program: Play, klaus: int, how: str) -> None:
    dialog = opened(program, klaus, MODIFIERS, 0)
    other = open_table(program.folders.library.parent)
    other.listed.change(klaus, MODIFIERS, 0, AMULET, {"value": 50})
    press(qtbot, dialog, how)
    assert dialog.isVisible()
    assert "Klaus has changed meanwhile: look at it again." in texts(dialog)
    assert held(program, klaus) == (OwnModifier("Amuleto", "ws", 50),)
    dialog.close()
    other.library.close()


Arrange = Callable[[Callable[[QWidget], None]], None]


def test_the_sheet_leads_there(qtbot: QtBot, program: Play, klaus: int, answering: Arrange) -> None:
    """By the button below the list, and by the pencil of a row."""
    seen: list[str] = []

    def look(dialog: QWidget) -> None:
        seen.append(dialog.windowTitle())
        dialog.close()

    page = program.window.page
    answering(look)
    press(qtbot, page, "Add a talent")
    answering(look)
    qtbot.mouseClick(next(each for each in page.findChildren(Pencil) if each.isVisible()), LEFT)
    assert seen == ["Add a talent", "Amuleto"]


def test_a_row_is_taken_out_from_its_menu(program: Play, klaus: int) -> None:
    pencil = next(each for each in program.window.page.findChildren(Pencil) if each.isVisible())
    menu = pencil._view.row_menu(0)
    menu.actions()[1].trigger()
    menu.close()
    assert held(program, klaus) == ()


def test_what_is_typed_on_the_sheet_is_saved_before(qtbot: QtBot, program: Play, klaus: int) -> None:
    line = field(program.window.page, "Weapon skill: Base")
    line.setFocus()
    line.selectAll()
    qtbot.keyClicks(line, "45")
    dialog = opened(program, klaus, MODIFIERS)
    assert program.table.library.character(klaus).statistics.ws == 45
    dialog.close()


def test_enter_saves(qtbot: QtBot, program: Play, klaus: int) -> None:
    dialog = opened(program, klaus, TALENTS)
    find(qtbot, dialog, "Talent", "Nariz larga")
    qtbot.keyClick(choice(dialog, "Talent").lineEdit(), Qt.Key.Key_Return)
    assert not dialog.isVisible()
    QApplication.processEvents()
    assert isValid(dialog)
    assert program.table.library.character(klaus).statistics.talents == (Learnt("Nariz larga"),)


def test_a_full_list_is_shown_on_the_sheet(program: Play, klaus: int) -> None:
    add = button(program.window.page, "Add a modifier")
    for number in range(99):
        program.table.listed.add(klaus, MODIFIERS, {**AMULET, "name": f"Amuleto {number}"})
    assert not add.isEnabled()
