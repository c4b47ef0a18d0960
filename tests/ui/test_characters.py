# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of characters through the window: edited in place, refused in words, undone, equipped, deleted."""

import sqlite3
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QLineEdit,
    QListView,
    QMessageBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from battery import ask_everything, watched
from controls import press
from panoplia.ui.armoury.receiver import ReceiverBox
from panoplia.ui.characters.page import CharactersPage
from panoplia.ui.models.characters import SUPPORTED_ROLES, CharacterRow, CharactersTableModel
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.status_line import StatusLine
from panoplia.words import Speech
from world import World, all_rows

Arrange = Callable[[Callable[[QWidget], None]], None]


@pytest.fixture
def page(program: object, campaign: World) -> CharactersPage:
    page = program.page("characters")
    page.choose(campaign.enyra)
    return page


def type_into(qtbot: QtBot, page: CharactersPage, path: str, text: str, key: Qt.Key = Qt.Key.Key_Return) -> QLineEdit:
    field = page.findChild(QLineEdit, path)
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, text)
    qtbot.keyClick(field, key)
    return field


def names(page: CharactersPage) -> list[str]:
    model = page.findChild(QListView, "characters").model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def visible_texts(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(PlainLabel) if label.isVisible()]


def test_the_party_comes_before_other_people(program: object, campaign: World) -> None:
    """Who is looked at first, and for whom is bought, is no guard, though their name comes first."""
    program.table.characters.create_npcs(campaign.campaign, "Aaa, salud 7")
    other = program.table.campaigns.found("Elsewhere", "dungeon-hack")
    program.window.room.open_campaign(other)
    program.window.room.open_campaign(program.table.library.campaign(campaign.campaign))
    page = program.page("characters")
    assert page.chosen.name == "Drake"
    box = next(each for each in program.page("armoury").findChildren(ReceiverBox))
    assert [box.itemText(place) for place in range(3)] == ["Drake", "Enyra la rusalka", "Aaa"]


def test_a_field_is_saved_when_it_is_left(qtbot: QtBot, page: CharactersPage, program: object, campaign: World) -> None:
    type_into(qtbot, page, "statistics.fue", "14")
    assert program.table.library.character(campaign.enyra).statistics.fue == 14
    type_into(qtbot, page, "money.mo", "7", Qt.Key.Key_Tab)
    assert program.table.library.character(campaign.enyra).money == 700


@pytest.mark.parametrize("text", ["12,5", "12.5", "-3", "99", "0", "trece", "1e1", "9" * 30])
def test_what_does_not_fit_is_said_at_the_field_and_kept(
    qtbot: QtBot, page: CharactersPage, program: object, campaign: World, text: str
) -> None:
    """C53: one sentence, the text stays, nothing is changed."""
    before = all_rows(program.table)
    field = type_into(qtbot, page, "statistics.fue", text)
    assert field.text() == text
    assert all_rows(program.table) == before
    assert any(line.startswith("Strength") and "1 to 20" in line for line in visible_texts(page))
    assert any("1 to 20" in line for line in visible_texts(program.window.findChild(StatusLine)))
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert field.text() == "11"
    assert not any("1 to 20" in line for line in visible_texts(program.window)), "nothing is wrong any more"


def test_money_has_its_limits(qtbot: QtBot, page: CharactersPage, program: object, campaign: World) -> None:
    """C20: below zero and above 10^12 are refused at the field."""
    for text in ("-1", "99999999999"):
        field = type_into(qtbot, page, "money.mo", text)
        assert field.text() == text
        qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert program.table.library.character(campaign.enyra).money == 2000


@pytest.mark.parametrize("name", ["<b>A</b> & B", "&amp;", "x" * 500])
def test_a_name_looks_as_it_was_typed_everywhere(
    qtbot: QtBot, page: CharactersPage, program: object, campaign: World, name: str
) -> None:
    """C51: neither markup nor mnemonics, and a long one breaks nothing."""
    type_into(qtbot, page, "name", name)
    assert program.table.library.character(campaign.enyra).name == name
    assert name in names(page)
    assert page.findChild(QLineEdit, "name").text() == name
    assert program.window.width() == 1280


def test_an_empty_name_is_refused(qtbot: QtBot, page: CharactersPage, program: object, campaign: World) -> None:
    field = page.findChild(QLineEdit, "name")
    field.setFocus()
    field.clear()
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert program.table.library.character(campaign.enyra).name == "Enyra la rusalka"
    assert field.text() == ""


def test_undo_and_redo_by_keys_also_after_a_restart(
    qtbot: QtBot, page: CharactersPage, program: object, campaign: World
) -> None:
    type_into(qtbot, page, "statistics.fue", "14")
    program.restart()
    qtbot.keyClick(program.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert program.table.library.character(campaign.enyra).statistics.fue == 11
    program.restart()
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    qtbot.keyClick(program.window, Qt.Key.Key_Z, both)
    assert program.table.library.character(campaign.enyra).statistics.fue == 14


def test_what_is_typed_is_saved_when_another_one_is_chosen_or_the_window_closes(
    qtbot: QtBot, page: CharactersPage, program: object, campaign: World
) -> None:
    """C10: typed text is never lost on the way."""
    field = page.findChild(QLineEdit, "statistics.fue")
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, "15")
    page.choose(campaign.drake)
    assert program.table.library.character(campaign.enyra).statistics.fue == 15
    assert program.table.library.character(campaign.drake).statistics.fue == 13
    field = page.findChild(QLineEdit, "statistics.fue")
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, "16")
    program.restart()
    assert program.table.library.character(campaign.drake).statistics.fue == 16


def test_the_menu_of_the_button_says_what_can_be_made(page: CharactersPage) -> None:
    button = next(each for each in page.findChildren(Button) if each.text() == "New")
    words = [action.text().split("\t")[0] for action in button.menu().actions()]
    assert words == ["New character…", "Ready character", "Quick NPC…"]


def test_deleting_names_what_goes_and_cancel_keeps_it(
    qtbot: QtBot, page: CharactersPage, answering: Arrange, program: object, campaign: World
) -> None:
    asked: list[str] = []

    def cancel(dialog: QWidget) -> None:
        assert isinstance(dialog, QMessageBox)
        asked.append(dialog.text())
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)

    answering(cancel)
    page.delete()
    assert asked == ["Delete Enyra la rusalka? 4 things go with them: 3 × Dagger · Battleaxe."]
    assert len(names(page)) == 2

    answering(lambda dialog: press(qtbot, dialog, "Delete"))
    page.delete()
    assert names(page) == ["Drake"]
    program.window.undo()
    assert names(page) == ["Drake", "Enyra la rusalka"]


def test_hurt_and_heal(
    qtbot: QtBot, page: CharactersPage, answering: Arrange, program: object, campaign: World
) -> None:
    def answer(text: str, button: str) -> Callable[[QWidget], None]:
        def act(dialog: QWidget) -> None:
            qtbot.keyClicks(dialog.findChild(QLineEdit), text)
            press(qtbot, dialog, button)

        return act

    answering(answer("4", "Hurt"))
    press(qtbot, page, "Hurt")
    assert program.table.library.character(campaign.enyra).condition.health == 12
    answering(answer("50", "Heal"))
    press(qtbot, page, "Heal")
    assert program.table.library.character(campaign.enyra).condition.health == 21


def test_an_empty_amount_is_told_by_the_question_that_was_asked(qtbot: QtBot, page: CharactersPage) -> None:
    dialog = page.detail.hurt_dialog()
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(dialog)
    dialog.show()
    press(qtbot, dialog, "Hurt")
    said = "How much damage?: nothing is written; write a number from 1 to 1,000,000."
    assert said in [label.text() for label in dialog.findChildren(PlainLabel) if label.isVisible()]


def test_duplicating_shows_the_copy(page: CharactersPage, qtbot: QtBot, program: object) -> None:
    qtbot.keyClick(program.window, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert page.chosen.name == "Enyra la rusalka (2)"


def test_the_filter_keeps_the_sheet_while_the_chosen_one_is_found(qtbot: QtBot, page: CharactersPage) -> None:
    search = page.findChild(QLineEdit)
    qtbot.keyClicks(search, "RUSAL")
    assert names(page) == ["Enyra la rusalka"]
    qtbot.keyClick(search, Qt.Key.Key_Escape)
    assert page.chosen.name == "Enyra la rusalka"


def test_battery_of_the_list(program: object, campaign: World) -> None:
    room = program.window.room
    model = CharactersTableModel(Speech("en"))

    def rows() -> list[CharacterRow]:
        return [CharacterRow(one, room.system.summary(subject)) for one, subject in room.table.reading.subjects(1)]

    with watched(model) as recorder:
        model.set_all(rows())
        ask_everything(model, SUPPORTED_ROLES)
        room.table.characters.set_field(campaign.enyra, "statistics.level", 2)
        model.set_all(rows())
    assert recorder.seen == [("insert", 0, 1), ("change", 1, 1)]


def test_buttons_have_names(page: CharactersPage) -> None:
    assert all(button.accessibleName() for button in page.findChildren(Button))
    assert page.findChild(QDialogButtonBox) is None


def test_refused_text_is_not_lost_without_a_question(
    qtbot: QtBot, page: CharactersPage, answering: Arrange, program: object, campaign: World
) -> None:
    """C10: choosing another person or closing the window asks; who stays finds the text where it was."""
    field = type_into(qtbot, page, "statistics.fue", "99")
    asked: list[str] = []

    def stay(dialog: QWidget) -> None:
        assert isinstance(dialog, QMessageBox)
        asked.append(dialog.text())
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)

    answering(stay)
    page.choose(campaign.drake)
    assert page.chosen.id == campaign.enyra
    assert field.text() == "99"
    answering(stay)
    program.window.close()
    assert program.window.isVisible()
    assert len(asked) == 2
    assert all("99" in text for text in asked)
    answering(lambda dialog: press(qtbot, dialog, "Leave without it"))
    page.choose(campaign.drake)
    assert page.chosen.id == campaign.drake
    assert program.table.library.character(campaign.enyra).statistics.fue == 11


def test_a_damaged_character_shows_its_own_name_and_can_only_be_looked_at(
    page: CharactersPage, program: object, campaign: World
) -> None:
    """C14: kept as it is, never under another's name."""
    with sqlite3.connect(program.table.library.path) as connection:
        connection.execute("INSERT INTO action (scope, label, time, state) VALUES ('library', '{}', '', 'silent')")
        connection.execute("UPDATE character SET statistics = '{\"fue\":[1]}' WHERE id = ?", (campaign.drake,))
        connection.execute("DELETE FROM action WHERE state = 'silent'")
    connection.close()
    page.refresh()
    page.choose(campaign.drake)
    assert "Drake" in visible_texts(page)
    assert not page.findChild(QLineEdit, "name").isVisible()
    assert "This character cannot be read. It is kept as it is." in visible_texts(page)
