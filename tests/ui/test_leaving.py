# SPDX-License-Identifier: GPL-3.0-or-later
"""Ctrl+Z against another campaign's acts, and campaigns whose house rules or rules cannot be read."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from panoplia.ui.widgets.labels import PlainLabel
from world import World

Arrange = Callable[[Callable[[QWidget], None]], None]


def said(program: object) -> list[str]:
    return [label.text() for label in program.window.findChildren(PlainLabel) if label.isVisible()]


def barred(program: object, campaign: World) -> int:
    """A price changed here and later in another campaign, which is gone; how many hurt Enyra has left to undo."""
    table, dagger = program.table, campaign.entry["daga"]
    table.characters.hurt(campaign.enyra, 1)
    table.catalogue.override(campaign.campaign, dagger, {"price": 50})
    other = table.campaigns.found("Otra", "dungeon-hack").id
    table.catalogue.override(other, dagger, {"price": 60})
    return other


def answer(qtbot: QtBot, text: str, words: list[str]) -> Callable[[QWidget], None]:
    def act(dialog: QWidget) -> None:
        assert isinstance(dialog, QMessageBox)
        words.append(dialog.text())
        qtbot.mouseClick(next(each for each in dialog.buttons() if each.text() == text), Qt.MouseButton.LeftButton)

    return act


def test_what_another_campaign_bars_can_be_left(
    qtbot: QtBot, program: object, campaign: World, answering: Arrange
) -> None:
    barred(program, campaign)
    words: list[str] = []
    answering(answer(qtbot, "Leave it as it is", words))
    program.window.undo()
    assert words == [
        "“Changed in the armoury: Dagger” cannot be undone: “Changed in the armoury: Dagger” came after it in Otra.\n\n"
        "Leave it as it is, so that what came before it can be undone?"
    ]
    assert "Stays as it is: Changed in the armoury: Dagger" in said(program)
    program.window.undo()
    assert program.table.library.character(campaign.enyra).condition.health == 16
    assert program.table.library.entry(campaign.entry["daga"]).price == 60


def test_to_cancel_changes_nothing_and_says_why(
    qtbot: QtBot, program: object, campaign: World, answering: Arrange
) -> None:
    program.table.campaigns.delete(barred(program, campaign))
    words: list[str] = []
    answering(answer(qtbot, "Cancel", words))
    program.window.undo()
    assert "came after it in a campaign that is gone." in words[0]
    assert any("came after it in a campaign that is gone." in each for each in said(program))
    assert program.table.library.journal.undoable(f"campaign:{campaign.campaign}") is not None


@pytest.mark.parametrize("raw", ["[]", '{"smith_share":-1}'])
def test_damaged_house_rules_are_told_once_and_the_book_is_played(program: object, campaign: World, raw: str) -> None:
    """C13."""
    connection = program.table.library._connection.plain
    connection.execute("DROP TRIGGER journal_campaign_update")
    connection.execute("UPDATE campaign SET house = ?", (raw,))
    program.window.open_last_campaign()
    assert any("cannot be read; they are kept as they are" in each for each in said(program))
    for page in ("workshop", "desk", "armoury", "characters"):
        program.page(page)
    assert not any("cannot be read" in each for each in said(program))
    assert program.table.library.campaign(campaign.campaign).house.raw == raw


def test_a_campaign_of_unknown_rules_says_why_and_can_be_put_away_or_deleted(
    qtbot: QtBot, program: object, campaign: World, answering: Arrange
) -> None:
    connection = program.table.library._connection.plain
    connection.execute("DROP TRIGGER journal_campaign_update")
    connection.execute("UPDATE campaign SET system = 'cyborg', name = '<b>El Bajo</b> & Marjal'")
    program.window.room.open_campaign(None)
    program.window.open_last_campaign()
    (told,) = (each for each in said(program) if "cannot be opened" in each)
    assert told.startswith("<b>El Bajo</b> & Marjal cannot be opened: its rules “cyborg” are not known")
    unknown(program, "Put into the archive").trigger()
    assert program.table.library.campaign(campaign.campaign).archived
    unknown(program, "Take out of the archive").trigger()
    assert not program.table.library.campaign(campaign.campaign).archived
    words: list[str] = []
    answering(answer(qtbot, "Delete", words))
    unknown(program, "Delete campaign…").trigger()
    assert words == ["Delete <b>El Bajo</b> & Marjal? 2 characters with all their gear go with it."]
    assert program.table.library.campaigns() == []
    assert not any("cannot be opened" in each for each in said(program))


def unknown(program: object, text: str) -> QAction:
    """An action of the menu of the campaign whose rules are unknown, wherever that stands."""
    menu = program.window.menu()
    menu.aboutToShow.emit()
    menus = [each for each in menu.findChildren(QMenu) if "cyborg" in each.title()]
    return next(action for action in menus[-1].actions() if action.text() == text)
