# SPDX-License-Identifier: GPL-3.0-or-later
"""The log of rolls: whatever was rolled, by whom ever, in the campaign in play."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from panoplia.ui.characters.creation import CreationDialog
from panoplia.ui.desk.neglect_dialog import Kept, NeglectDialog
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.workshop.mend_all import MendAllDialog
from window import Play
from world import World, work


class Sixes:
    """Dice that always show their highest face."""

    def randint(self, _lowest: int, highest: int) -> int:
        return highest


@pytest.fixture
def log(program: Play, campaign: World) -> Callable[[], list[tuple[str, str]]]:
    """What for and what the dice showed, newest first."""
    room = program.window.room
    room.dice = Sixes()
    return lambda: [(room.speech.say(roll.title), room.speech.say(roll.dice)) for roll in room.rolls.newest_first]


def press(qtbot: QtBot, parent: QWidget, text: str) -> None:
    button = next(each for each in parent.findChildren(Button) if each.text() == text and not each.isHidden())
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_mending_everything_is_in_the_log(
    qtbot: QtBot, program: Play, campaign: World, log: Callable[[], list[tuple[str, str]]]
) -> None:
    """The smith's job needs no dice and makes no line; the armour's broken die does."""
    plate = program.table.trade.give(campaign.entry["coraza"], campaign.purse).id
    work(program.table, plate, "break-die")
    work(program.table, campaign.axe, "test-durability", "1")
    dialog = MendAllDialog(program.window.room, program.window)
    dialog.show()
    press(qtbot, dialog, "Roll all")
    assert [dice for _, dice in log()] == ["d6: 6"]
    dialog.close()


def test_a_double_click_on_roll_all_leaves_the_results_to_be_read(qtbot: QtBot, program: Play, campaign: World) -> None:
    """Nothing that closes the dialog comes under the pointer."""
    work(program.table, campaign.axe, "test-durability", "1")
    dialog = MendAllDialog(program.window.room, program.window)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    dialog.show()
    do = next(each for each in dialog.findChildren(Button) if each.text() == "Do all")
    at = do.mapTo(dialog, do.rect().center())
    qtbot.mouseClick(do, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert not isinstance(dialog.childAt(at), Button)
    assert dialog.isVisible()
    press(qtbot, dialog, "Close")
    assert not dialog.isVisible()
    dialog.deleteLater()


def test_neglect_creation_and_ready_characters_are_in_the_log(
    qtbot: QtBot, program: Play, campaign: World, log: Callable[[], list[tuple[str, str]]]
) -> None:
    room, table = program.window.room, program.table
    finds = [Kept("Axe", table.loot.findings(table.reading.holding(campaign.axe)))]
    dialog = NeglectDialog(room, finds, lambda outcomes: None, program.window)
    dialog.show()
    press(qtbot, dialog, "Roll the rest")
    assert [title for title, _ in log()] == ["Axe"]
    dialog.close()
    creation = CreationDialog(room, program.window)
    creation.values.rows[-1].roll()
    assert len(log()) == 2
    creation.deleteLater()
    program.page("characters").ready_character()
    assert log()[0][0] == "Ready character"


def test_each_campaign_has_a_log_of_its_own(
    program: Play, campaign: World, log: Callable[[], list[tuple[str, str]]]
) -> None:
    program.page("characters").ready_character()
    assert len(log()) == 1
    here, other = program.window.room.in_play, program.table.campaigns.found("Elsewhere", "dungeon-hack")
    program.window.room.open_campaign(other)
    assert log() == []
    program.window.room.open_campaign(here)
    assert len(log()) == 1
