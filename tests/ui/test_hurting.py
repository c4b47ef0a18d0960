# SPDX-License-Identifier: GPL-3.0-or-later
"""Damage that is more than was left: it is told, and what decides it is begun (PC-36, PC-37)."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from controls import press, texts
from panoplia.rules.d100.character import Condition
from panoplia.table.verbs import scope_of
from panoplia.ui.characters.page import CharactersPage
from reikland import Reikland
from trial_dialogs import answer
from trial_dialogs import button as named

Arrange = Callable[[Callable[[QWidget], None]], None]


@pytest.fixture
def land(program: object) -> Reikland:
    """Klaus in a campaign of Percentil, which is in play."""
    land = Reikland.made(program.table)
    program.window.open_last_campaign()
    return land


@pytest.fixture
def sheet(program: object, land: Reikland) -> CharactersPage:
    page = program.page("characters")
    page.choose(land.klaus)
    return page


def of_klaus(program: object, land: Reikland) -> Condition:
    return program.table.library.character(land.klaus).condition


def quickly(qtbot: QtBot, sheet: CharactersPage, amount: int) -> None:
    hurts = named(sheet, "Hurt by this much")
    qtbot.waitUntil(lambda: hurts.height() > 0)
    sheet.findChild(QSpinBox, "quick-amount").setValue(amount)
    qtbot.mouseClick(hurts, Qt.MouseButton.LeftButton)


def labels(program: object, land: Reikland) -> list[str]:
    return [line.label.in_english() for line in program.table.library.journal.history(scope_of(land.campaign))]


def test_the_rest_of_the_damage_is_a_critical(
    qtbot: QtBot, program: object, land: Reikland, sheet: CharactersPage, answering: Arrange
) -> None:
    program.table.characters.hurt(land.klaus, 7)
    seen: list[int] = []

    def dies(dialog: QWidget) -> None:
        seen.append(dialog.findChild(QSpinBox, "value").value())
        answer(qtbot, dialog, "5", "0")
        dialog.close()

    def hurt(dialog: QWidget) -> None:
        qtbot.keyClicks(dialog.findChild(QLineEdit), "8")
        press(qtbot, dialog, "Hurt")
        # The next dialog opens once this one is gone.
        answering(dies)

    answering(hurt)
    press(qtbot, sheet, "Hurt")
    assert seen == [5]
    assert of_klaus(program, land) == Condition(0, fortune=2, life="dead")
    assert labels(program, land)[1] == "Klaus: hurt by 8, 0 left; 5 beyond: a critical of value 5"


def test_quick_damage_at_0_is_told_and_leads_on(
    qtbot: QtBot, program: object, land: Reikland, sheet: CharactersPage, answering: Arrange
) -> None:
    program.table.characters.hurt(land.klaus, 10)
    seen: list[int] = []
    answering(lambda dialog: (seen.append(dialog.findChild(QSpinBox, "value").value()), dialog.close()))
    quickly(qtbot, sheet, 3)
    assert seen == [3]
    assert "Klaus: 3 beyond: a critical of value 3" in texts(program.window)
    assert labels(program, land)[0] == "Klaus: hurt by 10, 0 left"


def test_no_trial_follows_where_wounds_are_left_or_all_is_over(
    qtbot: QtBot, program: object, land: Reikland, sheet: CharactersPage
) -> None:
    quickly(qtbot, sheet, 10)
    assert of_klaus(program, land) == Condition(0, fortune=2)
    program.table.characters.set_field(land.klaus, "condition.life", "dead")
    quickly(qtbot, sheet, 1)
    assert "Klaus: 1 beyond, and no life left to lose" in texts(program.window)


def test_fate_is_offered_where_a_death_is_told(
    qtbot: QtBot, program: object, land: Reikland, sheet: CharactersPage, answering: Arrange
) -> None:
    """PC-61"""
    program.table.characters.hurt(land.klaus, 10)

    def saved(dialog: QWidget) -> None:
        answer(qtbot, dialog, "5", "0")
        qtbot.mouseClick(named(dialog, "Spend a point of fate instead of dying"), Qt.MouseButton.LeftButton)
        assert of_klaus(program, land).dead
        qtbot.mouseClick(named(dialog, "Spend a point of fate instead of dying"), Qt.MouseButton.LeftButton)
        dialog.close()

    answering(saved)
    quickly(qtbot, sheet, 5)
    assert not of_klaus(program, land).dead
    assert program.table.library.character(land.klaus).statistics.fate == 1
