# SPDX-License-Identifier: GPL-3.0-or-later
"""The window as a whole: first start, pages, campaigns, languages, themes."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QLineEdit, QListView, QWidget
from pytestqt.qtbot import QtBot

from controls import press, texts
from panoplia.ui.widgets.buttons import Button
from world import World, all_rows

Arrange = Callable[[Callable[[QWidget], None]], None]


def menu_action(program: object, *path: str) -> QAction:
    menu = program.window.menu()
    menu.aboutToShow.emit()
    for name in path[:-1]:
        menu = next(action.menu() for action in menu.actions() if action.text() == name)
    return next(action for action in menu.actions() if action.text() == path[-1])


def test_the_first_start_offers_the_demo(qtbot: QtBot, program: object) -> None:
    press(qtbot, program.window, "Open the demo campaign")
    model = program.window.page.findChild(QListView, "characters").model()
    assert [model.index(row, 0).data() for row in range(model.rowCount())] == [
        "Drake",
        "Enyra la rusalka",
        "Murtagh",
        "Tomasa la Coja",
    ]


def test_there_is_nothing_to_undo_in_a_fresh_demo(qtbot: QtBot, program: object) -> None:
    press(qtbot, program.window, "Open the demo campaign")
    before = all_rows(program.table)
    program.window.undo()
    assert all_rows(program.table) == before
    assert "There is nothing to undo here." in texts(program.window)


def test_a_campaign_of_ones_own(qtbot: QtBot, program: object, answering: Arrange) -> None:
    def fill(dialog: QWidget) -> None:
        qtbot.keyClicks(dialog.findChild(QLineEdit), "El Vado")
        press(qtbot, dialog, "Begin")

    answering(fill)
    press(qtbot, program.window, "New campaign…")
    assert program.window.windowTitle() == "El Vado – Panoplia"
    assert "No one lives here yet. Make the first character of this campaign." in texts(program.window.page)


def test_the_last_campaign_is_in_play_after_a_restart(program: object, campaign: World) -> None:
    other = program.table.campaigns.found("Otra", "dungeon-hack")
    program.window.room.open_campaign(other)
    program.restart()
    assert program.window.room.campaign.name == "Otra"


def test_the_last_page_that_is_gone_leaves_the_welcome_page_and_undo_brings_it_back(
    program: object, campaign: World
) -> None:
    program.table.campaigns.delete(campaign.campaign)
    assert program.window.room.campaign is None
    assert "Welcome to Panoplia" in texts(program.window)
    program.window.undo()
    assert [one.name for one in program.table.library.campaigns()] == ["El Bajo Marjal"]


@pytest.mark.parametrize(("key", "title"), [(Qt.Key.Key_2, "Armoury"), (Qt.Key.Key_3, None)])
def test_pages_have_keys(qtbot: QtBot, program: object, campaign: World, key: Qt.Key, title: str | None) -> None:
    qtbot.keyClick(program.window, key, Qt.KeyboardModifier.ControlModifier)
    if title:
        assert title in texts(program.window.page)
    else:
        assert program.window.page.findChild(QListView, "worn") is not None


@pytest.mark.parametrize("page", ["characters", "armoury", "workshop"])
def test_find_goes_to_the_search_field_of_the_page(qtbot: QtBot, program: object, campaign: World, page: str) -> None:
    program.window.show_page(page)
    qtbot.keyClick(program.window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert isinstance(QApplication.focusWidget(), QLineEdit)


def test_both_languages_switch_while_it_runs_and_change_no_data(program: object, campaign: World) -> None:
    """C67: labels change, keys stay."""
    for page in ("armoury", "workshop", "characters"):
        program.window.show_page(page)
    before = all_rows(program.table)
    menu_action(program, "Language", "Español").trigger()
    assert "Herir" in [button.text() for button in program.window.page.findChildren(Button)]
    program.window.show_page("armoury")
    assert "Armería" in texts(program.window.page)
    menu_action(program, "Idioma", "English").trigger()
    assert "Armoury" in texts(program.window.page)
    assert all_rows(program.table) == before


@pytest.mark.parametrize("theme", ["Dark", "Light", "As the system"])
def test_themes_switch_while_it_runs(qtbot: QtBot, program: object, campaign: World, theme: str) -> None:
    menu_action(program, "Theme", theme).trigger()
    wanted = program.stage.look.theme.colour("ground")
    qtbot.waitUntil(lambda: program.window.palette().window().color() == wanted)


def test_text_grows(program: object, campaign: World) -> None:
    before = QApplication.font().pixelSize()
    menu_action(program, "Text size", "150%").trigger()
    assert QApplication.font().pixelSize() > before
    menu_action(program, "Text size", "100%").trigger()


def test_no_shortcut_uses_ctrl_alt(program: object, campaign: World) -> None:
    """C58: on Spanish keyboards AltGr types @ # [ ] { } \\ and arrives as Ctrl+Alt."""
    for page in ("armoury", "workshop", "characters"):
        program.window.show_page(page)
    keys = [key for action in program.window.findChildren(QAction) for key in action.shortcuts()]
    keys += [shortcut.key() for shortcut in program.window.findChildren(QShortcut)]
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
    used = [QKeySequence(key)[0].keyboardModifiers() for key in keys if not key.isEmpty()]
    assert used
    assert not any(modifiers & both == both for modifiers in used)


def test_a_campaign_is_renamed(qtbot: QtBot, program: object, campaign: World, answering: Arrange) -> None:
    def fill(dialog: QWidget) -> None:
        dialog.findChild(QLineEdit).setText("<b>Marjal</b> & Vado")
        press(qtbot, dialog, "Rename")

    answering(fill)
    menu_action(program, "Campaign", "Rename campaign…").trigger()
    assert program.window.windowTitle() == "<b>Marjal</b> & Vado – Panoplia"


def test_the_status_line_undoes(qtbot: QtBot, program: object, campaign: World) -> None:
    program.table.characters.hurt(campaign.enyra, 2)
    assert "Enyra la rusalka: hurt by 2, 14 left" in texts(program.window)
    press(qtbot, program.window, "Undo")
    assert program.table.library.character(campaign.enyra).condition.health == 16
