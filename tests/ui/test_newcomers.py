# SPDX-License-Identifier: GPL-3.0-or-later
"""A ready character, people in one line, a new level and experience, through the window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from controls import field, texts
from creating import Arrange, Fives, act, press
from panoplia.ui.characters.dialogs import NewcomersDialog
from panoplia.ui.characters.page import CharactersPage
from panoplia.ui.play.trial_dialog import TrialDialog
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.die_faces import DieFaces
from world import World, all_rows


@pytest.fixture
def page(program: object, campaign: World) -> CharactersPage:
    program.window.room.dice = Fives()
    page = program.page("characters")
    page.choose(campaign.enyra)
    return page


def test_a_ready_character_is_one_click(page: CharactersPage, program: object, campaign: World) -> None:
    before = all_rows(program.table)
    act(page, "Ready character").trigger()
    made = page.chosen
    assert (made.statistics.calling, made.statistics.fue, made.statistics.health_max) == ("hechicero", 15, 8)
    assert {held.item.slot for held in program.table.reading.holdings(made)} == {"hands", "body", ""}
    program.window.undo()
    assert all_rows(program.table) == before


def test_people_in_one_line(qtbot: QtBot, page: CharactersPage, answering: Arrange, program: object) -> None:
    def fill(dialog: QWidget) -> None:
        qtbot.keyClicks(field(dialog, "Who"), "3 guards, health 7, 1d6+1, armour 2")
        assert "3 × Guard" in texts(dialog)
        assert "level 1 · health 7 · damage 1d6+1 · armour rating 2" in texts(dialog)
        qtbot.keyClick(field(dialog, "Who"), Qt.Key.Key_Return)

    answering(fill)
    act(page, "Quick NPC…").trigger()
    assert page.chosen.name == "Guard 1"
    assert page.chosen.kind == "npc"
    assert len(program.table.library.characters(program.window.room.in_play.id)) == 5


def test_words_that_are_not_understood_are_told_while_typing(
    qtbot: QtBot, page: CharactersPage, program: object
) -> None:
    dialog = NewcomersDialog(program.window.room, page)
    dialog.show()
    qtbot.keyClicks(field(dialog, "Who"), "guard, blue hat")
    assert any("“blue hat” cannot be understood" in line for line in texts(dialog))
    qtbot.keyClick(field(dialog, "Who"), Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert field(dialog, "Who").text() == "guard, blue hat"
    field(dialog, "Who").setText("guard, health 3")
    assert not any("cannot be understood" in line for line in texts(dialog))
    dialog.close()


def test_a_level_by_the_dice_of_the_class(
    qtbot: QtBot, page: CharactersPage, answering: Arrange, program: object, campaign: World
) -> None:
    """DH-5: Enyra, 16 of 21, is a warrior; a five on the d10. A second click gives no second level."""

    def roll(dialog: QWidget) -> None:
        assert isinstance(dialog, TrialDialog)
        press(qtbot, dialog, "Roll d10")
        assert "Level 2: 5 more health, 26 in all" in texts(dialog)
        assert not any(each.text() == "Again" for each in dialog.findChildren(Button) if each.isVisible())
        dialog.close()

    answering(roll)
    act(page.detail, "Level up…").trigger()
    row = program.table.library.character(campaign.enyra)
    assert (row.statistics.level, row.statistics.health_max, row.condition.health) == (2, 26, 21)


def test_a_level_by_ones_own_die(
    qtbot: QtBot, page: CharactersPage, answering: Arrange, program: object, campaign: World
) -> None:
    """A class of one's own offers its die; as it starts, a d8."""
    program.table.characters.set_field(campaign.enyra, "statistics.calling", "Noble")

    def roll(dialog: QWidget) -> None:
        faces = dialog.findChild(DieFaces)
        qtbot.keyClicks(faces, "8")
        qtbot.keyClick(faces, Qt.Key.Key_Return)
        dialog.close()

    answering(roll)
    act(page.detail, "Level up…").trigger()
    assert program.table.library.character(campaign.enyra).statistics.health_max == 29


def test_the_highest_level_is_grey_with_its_reason(page: CharactersPage, program: object, campaign: World) -> None:
    program.table.characters.set_field(campaign.enyra, "statistics.level", 99)
    level = act(page.detail, "Level up…")
    level.parent().aboutToShow.emit()
    assert not level.isEnabled()
    assert level.toolTip() == "Level 99 is the highest."


def test_experience_is_added(
    qtbot: QtBot, page: CharactersPage, answering: Arrange, program: object, campaign: World
) -> None:
    def answer(dialog: QWidget) -> None:
        qtbot.keyClicks(dialog.findChild(QLineEdit), "250")
        qtbot.keyClick(dialog.findChild(QLineEdit), Qt.Key.Key_Return)

    answering(answer)
    act(page.detail, "Add experience…").trigger()
    assert program.table.library.character(campaign.enyra).statistics.experience == 250
