# SPDX-License-Identifier: GPL-3.0-or-later
"""A new character of Espada Negra through the window: runes instead of faces (EN-1)."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from controls import field, texts
from creating import press
from panoplia.ui.characters.creation import CreationDialog
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.pool_count import PoolCount
from window import Play


class Heads:
    """Runes of which every one comes up."""

    def randint(self, _lowest: int, highest: int, /) -> int:
        return highest


@pytest.fixture
def dialog(qtbot: QtBot, program: Play) -> Iterator[CreationDialog]:
    """At its values, low enough that they scroll."""
    program.table.campaigns.found("Torrenegra", "espada-negra")
    program.window.open_last_campaign()
    program.window.room.dice = Heads()
    dialog = CreationDialog(program.window.room, program.window)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    dialog.resize(900, 460)
    dialog.show()
    qtbot.keyClicks(field(dialog, "Name"), "Maren")
    press(qtbot, dialog, "Next")
    yield dialog
    dialog.who.name.clear()
    dialog.hide()
    dialog.deleteLater()


def count_of(dialog: CreationDialog, name: str) -> QLineEdit:
    return field(dialog, f"{name}: how many came up")


def test_a_throw_of_runes_is_named_told_and_in_the_log(qtbot: QtBot, program: Play, dialog: CreationDialog) -> None:
    """Four runes that all come up, on top of 1."""
    press(qtbot, dialog, "Strength: roll 4d2")
    assert field(dialog, "Strength").text() == "5"
    assert "4d2: 4" in texts(dialog)
    room = program.window.room
    assert [(room.speech.say(each.title), room.speech.say(each.dice)) for each in room.rolls.newest_first] == [
        ("Strength", "4d2: 4")
    ]


def test_ones_own_runes_are_counted_and_make_the_value(qtbot: QtBot, program: Play, dialog: CreationDialog) -> None:
    """As the boxes of dice do; the supernatural has no 1 to begin with."""
    program.window.room.who_rolls = "own"
    program.window.room.dice_changed.emit()
    assert not any(each.text() == "4d2" for each in dialog.findChildren(Button) if each.isVisible())
    assert len([each for each in dialog.findChildren(PoolCount) if each.isVisible()]) == 9
    qtbot.keyClicks(count_of(dialog, "Willpower"), "3")
    assert field(dialog, "Willpower").text() == "4"
    qtbot.keyClicks(count_of(dialog, "Potency"), "3")
    assert field(dialog, "Potency").text() == "3"
    count_of(dialog, "Willpower").selectAll()
    qtbot.keyClicks(count_of(dialog, "Willpower"), "9")
    assert "Of 4d2, 0 to 4 come up, not “9”." in texts(dialog)
    assert field(dialog, "Willpower").text() == "4"


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("system", ["d100", "dungeon-hack", "espada-negra"])
def test_nothing_stands_beside_what_a_small_screen_shows(
    qtbot: QtBot, program: Play, system: str, language: str
) -> None:
    """800 pixels less the frame; what is lower is scrolled to."""
    program.window.room.speak(language)
    program.table.campaigns.found("Torrenegra", system)
    program.window.open_last_campaign()
    dialog = CreationDialog(program.window.room, program.window)
    qtbot.addWidget(dialog)
    dialog.resize(720, 620)
    dialog.show()
    dialog.who.name.setText("Maren")
    dialog.findChild(Button, "next").click()
    shown, beyond = dialog.values.isVisible(), dialog.values.horizontalScrollBar().maximum()
    # Else it would ask before it closes.
    dialog.who.name.clear()
    assert (shown, beyond) == (True, 0)


def test_the_field_that_is_wrong_is_shown_and_has_the_keyboard(qtbot: QtBot, dialog: CreationDialog) -> None:
    """Its name stood above the buttons, and itself far below what was seen."""
    wrong = field(dialog, "Extension")
    wrong.setText("99")
    dialog.values.verticalScrollBar().setValue(0)
    assert wrong.visibleRegion().isEmpty()
    press(qtbot, dialog, "Next")
    assert any(line.startswith("Extension") for line in texts(dialog))
    assert dialog.focusWidget() is wrong
    assert not wrong.visibleRegion().isEmpty()
