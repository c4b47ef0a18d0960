# SPDX-License-Identifier: GPL-3.0-or-later
"""Trials in the real window: fixtures for the sheet and what opens from it, loaded dice, and hands that answer."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from panoplia.ui.characters.page import CharactersPage
from panoplia.ui.play.trial_dialog import TrialDialog
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.die_faces import DieFaces
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.odds_bars import OddsBars
from world import World

Arrange = Callable[[Callable[[QWidget], None]], None]
Open = Callable[[str], TrialDialog]


class Loaded:
    """Dice that show what they are told, and count how often they are thrown."""

    def __init__(self, *faces: int) -> None:
        self._faces = list(faces)
        self.thrown = 0

    def randint(self, _lowest: int, _highest: int) -> int:
        self.thrown += 1
        return self._faces.pop(0)


@pytest.fixture
def sheet(program: object, campaign: World) -> CharactersPage:
    page = program.page("characters")
    page.choose(campaign.enyra)
    return page


@pytest.fixture
def opened(sheet: CharactersPage, qtbot: QtBot) -> Iterator[Open]:
    """Opens a trial beside the window instead of above it."""
    dialogs: list[TrialDialog] = []

    def open_trial(id: str) -> TrialDialog:
        dialog = sheet.detail.trial_dialog(id)
        assert dialog is not None
        dialogs.append(dialog)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        with qtbot.waitExposed(dialog):
            dialog.show()
        return dialog

    yield open_trial
    for dialog in dialogs:
        dialog.close()
        dialog.deleteLater()


def texts(widget: QWidget) -> list[str]:
    QApplication.processEvents()
    return [label.text() for label in widget.findChildren(PlainLabel) if label.isVisible()]


def button(widget: QWidget, name: str) -> Button:
    QApplication.processEvents()
    return next(each for each in widget.findChildren(Button) if each.accessibleName() == name and each.isVisible())


def odds_of(dialog: QWidget) -> list[str]:
    QApplication.processEvents()
    return [bars.accessibleName() for bars in dialog.findChildren(OddsBars) if bars.isVisible()]


def answer(qtbot: QtBot, dialog: QWidget, *keys: str | Qt.Key) -> None:
    faces = dialog.findChild(DieFaces)
    faces.setFocus()
    for key in keys:
        if isinstance(key, str):
            qtbot.keyClicks(faces, key)
        else:
            qtbot.keyClick(faces, key)
    qtbot.keyClick(faces, Qt.Key.Key_Return)
