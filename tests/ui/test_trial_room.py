# SPDX-License-Identifier: GPL-3.0-or-later
"""How large the dialog of a trial is: as its words and what is asked need, within the screen."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from panoplia.ui.characters.page import CharactersPage
from panoplia.ui.look.text import natural_width
from panoplia.ui.play import trial_dialog
from panoplia.ui.play.trial_dialog import TrialDialog
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.find_box import FindBox
from reikland import Reikland
from trial_dialogs import answer, texts

Open = Callable[[str], TrialDialog]


@pytest.fixture
def sheet(program: object) -> CharactersPage:
    land = Reikland.made(program.table)
    program.table.characters.gain_experience(land.klaus, 100)
    program.window.open_last_campaign()
    page = program.page("characters")
    page.choose(land.klaus)
    return page


def shown(qtbot: QtBot, dialog: TrialDialog | None) -> TrialDialog:
    assert dialog is not None
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    return dialog


def in_sight(dialog: QWidget, widget: QWidget) -> bool:
    return widget.visibleRegion().boundingRect() == widget.rect()


def reroll(dialog: QWidget) -> Button:
    return next(each for each in dialog.findChildren(Button) if each.property("option") == "reroll")


def test_a_dialog_grows_with_the_choice_after_a_failure(qtbot: QtBot, sheet: CharactersPage) -> None:
    dialog = shown(qtbot, sheet.detail.trial_dialog("test:s"))
    begun = dialog.height()
    answer(qtbot, dialog, "9", "9")
    qtbot.waitUntil(lambda: in_sight(dialog, reroll(dialog)))
    assert dialog.height() > begun


def small_screen(monkeypatch: pytest.MonkeyPatch, program: object, sheet: CharactersPage) -> QRect:
    """A netbook, and on it a window that is no larger."""
    screen = QRect(0, 0, 1024, 560)
    monkeypatch.setattr(trial_dialog, "room_for", lambda _widget: screen)
    sheet.detail.window().setMinimumSize(0, 0)
    program.window.resize(900, 500)
    return screen


def test_a_dialog_fits_a_small_screen_and_scrolls_to_what_is_asked(
    qtbot: QtBot, program: object, sheet: CharactersPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = small_screen(monkeypatch, program, sheet)
    program.stage.settings.text_size = 150
    program.stage.dress()
    dialog = shown(qtbot, sheet.detail.trial_dialog("test:s"))
    answer(qtbot, dialog, "9", "9")
    qtbot.waitUntil(lambda: in_sight(dialog, reroll(dialog)))
    assert screen.contains(QRect(0, 0, dialog.width(), dialog.height()))
    assert not dialog._cards.horizontalScrollBar().maximum()


def test_a_choice_is_as_wide_as_its_words(qtbot: QtBot, program: object, sheet: CharactersPage) -> None:
    program.window.room.speak("es")
    dialog = shown(qtbot, sheet.detail.trial_dialog("test:s"))
    kind = dialog.findChild(QComboBox, "kind")
    assert kind.width() > max(natural_width(kind.itemText(place), kind.font()) for place in range(kind.count()))


def test_one_of_many_options_is_found_by_typing(qtbot: QtBot, sheet: CharactersPage) -> None:
    detail, room = sheet.detail, sheet.detail._room
    subject = room.table.reading.subject(sheet.chosen)
    dialog = shown(qtbot, TrialDialog(room, sheet.chosen, room.system.advancement(subject), detail))
    box = dialog.findChild(FindBox, "what")
    line = box.findChild(QLineEdit)
    line.selectAll()
    qtbot.keyClicks(line, "swim")
    assert dialog._form.told["what"] == "skill:nadar"
    line.selectAll()
    qtbot.keyClicks(line, "nothing of the kind")
    assert "What is bought: choose one." in texts(dialog)
