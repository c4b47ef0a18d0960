# SPDX-License-Identifier: GPL-3.0-or-later
"""House rules and notes of a campaign, and the archive in the menu."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLineEdit, QPlainTextEdit, QPushButton
from pytestqt.qtbot import QtBot

from panoplia.ui.campaigns.house import HouseRulesDialog, RuleCard
from panoplia.ui.campaigns.notes import NotesDialog
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.labels import PlainLabel
from ui.test_window import menu_action
from world import World


@pytest.fixture
def dialog(program: object, campaign: World) -> HouseRulesDialog:
    shown = HouseRulesDialog(program.window.room, program.window)
    shown.show()
    return shown


def card(dialog: HouseRulesDialog, name: str) -> RuleCard:
    """The newest one: in another language the cards are made anew."""
    return [each for each in dialog.findChildren(RuleCard) if each.rule.name == name][-1]


def pick(dialog: HouseRulesDialog, name: str, key: str) -> None:
    box = card(dialog, name).findChild(QComboBox)
    box.setCurrentIndex(box.findData(key))
    box.activated.emit(box.currentIndex())


def texts(widget: object) -> list[str]:
    return [label.text() for label in widget.findChildren(PlainLabel) if not label.isHidden()]


@pytest.mark.parametrize(("language", "book"), [("en", "sum (book)"), ("es", "la suma (libro)")])
def test_every_rule_says_its_clause_and_marks_the_books_choice(
    program: object, dialog: HouseRulesDialog, language: str, book: str
) -> None:
    """C67: both languages offer the same choices."""
    program.window.room.speak(language)
    for rule in program.window.room.system.house_rules:
        shown = card(dialog, rule.name)
        assert any(rule.clause in text for text in texts(shown))
        assert program.window.room.speech.say(rule.explanation) in texts(shown)
        assert not shown.findChild(QComboBox) or shown.findChild(QComboBox).count() == len(rule.editor.options)
    box = card(dialog, "armour_roll").findChild(QComboBox)
    assert [box.itemData(place) for place in range(box.count())] == ["sum", "best", "none"]
    assert box.currentText() == book
    program.window.room.speak("en")


def test_a_choice_holds_at_once_and_goes_back_to_the_book(
    qtbot: QtBot, program: object, campaign: World, dialog: HouseRulesDialog
) -> None:
    pick(dialog, "armour_roll", "none")
    assert program.window.room.in_play.house.armour_roll == "none"
    shown = card(dialog, "armour_roll")
    assert "By the book: sum" in texts(shown)
    back = next(each for each in shown.findChildren(Button) if each.text() == "Back to the book")
    qtbot.mouseClick(back, Qt.MouseButton.LeftButton)
    assert program.window.room.in_play.house.armour_roll == "sum"
    assert not back.isVisible()


def test_a_number_is_typed_and_one_that_does_not_fit_is_told_in_place(
    qtbot: QtBot, program: object, dialog: HouseRulesDialog
) -> None:
    line = card(dialog, "smith_share").findChild(QLineEdit)
    for typed in ("25", "150"):
        line.setFocus()
        line.selectAll()
        qtbot.keyClicks(line, typed)
        qtbot.keyClick(line, Qt.Key.Key_Return)
    assert program.window.room.in_play.house.smith_share == 25
    assert "Price of a smith: 150 is not from 0 to 100." in texts(card(dialog, "smith_share"))
    assert line.text() == "150"


def test_undo_is_seen_in_the_open_dialog(program: object, dialog: HouseRulesDialog) -> None:
    pick(dialog, "armour_roll", "best")
    program.window.undo()
    assert card(dialog, "armour_roll").findChild(QComboBox).currentData() == "sum"


def test_all_by_the_book_is_one_action(qtbot: QtBot, program: object, dialog: HouseRulesDialog) -> None:
    everything = next(each for each in dialog.findChildren(Button) if each.text() == "All by the book")
    assert not everything.isEnabled()
    pick(dialog, "armour_roll", "best")
    pick(dialog, "initiative", "d20")
    qtbot.mouseClick(everything, Qt.MouseButton.LeftButton)
    assert program.window.room.in_play.house == program.window.room.system.house()
    program.window.undo()
    assert program.window.room.in_play.house.initiative == "d20"


def test_rules_that_cannot_be_read_can_only_be_given_up(qtbot: QtBot, program: object, campaign: World) -> None:
    connection = program.table.library._connection.plain
    connection.execute("DROP TRIGGER journal_campaign_update")
    connection.execute("""UPDATE campaign SET house = '{"armour_roll": 7}'""")
    program.window.room.open_campaign(program.table.library.campaign(campaign.campaign))
    dialog = HouseRulesDialog(program.window.room, program.window)
    dialog.show()
    assert any("cannot be read; they are kept as they are" in text for text in texts(dialog))
    assert not card(dialog, "armour_roll").isEnabled()
    everything = next(each for each in dialog.findChildren(Button) if each.text() == "All by the book")
    assert everything.isEnabled()


def test_notes_are_kept_as_plain_text(qtbot: QtBot, program: object, campaign: World) -> None:
    """C51, C52."""
    dialog = NotesDialog(program.window.room, program.window)
    dialog.show()
    text = dialog.findChild(QPlainTextEdit)
    qtbot.keyClicks(text, "<b>Llueve</b> & truena")
    keep = next(each for each in dialog.findChildren(QPushButton) if each.text() == "Save")
    qtbot.mouseClick(keep, Qt.MouseButton.LeftButton)
    assert program.window.room.in_play.notes == "<b>Llueve</b> & truena"


def test_notes_that_are_too_long_stay_where_they_were_typed(qtbot: QtBot, program: object, campaign: World) -> None:
    dialog = NotesDialog(program.window.room, program.window)
    dialog.show()
    dialog.findChild(QPlainTextEdit).setPlainText("x" * 100_001)
    keep = next(each for each in dialog.findChildren(QPushButton) if each.text() == "Save")
    qtbot.mouseClick(keep, Qt.MouseButton.LeftButton)
    assert dialog.isVisible()
    assert any("100,001 letters" in text for text in texts(dialog))
    assert program.window.room.in_play.notes == ""


def test_an_archived_campaign_stands_below_archive_in_the_menu(program: object, campaign: World) -> None:
    other = program.table.campaigns.found("Vado & Viejo", next(iter(program.table.systems)))
    menu_action(program, "Campaign", "Put into the archive").trigger()
    assert program.table.library.campaign(campaign.campaign).archived
    menu_action(program, "Campaign", "Vado && Viejo").trigger()
    assert program.window.room.in_play.id == other.id
    menu_action(program, "Campaign", "Archive", "El Bajo Marjal").trigger()
    assert program.window.room.in_play.id == campaign.campaign
    menu_action(program, "Campaign", "Take out of the archive").trigger()
    assert not program.table.library.campaign(campaign.campaign).archived
