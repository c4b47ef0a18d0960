# SPDX-License-Identifier: GPL-3.0-or-later
"""Hands for the dialogs in which people are made: press, type, read, and dice that show fives."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from controls import field
from panoplia.ui.widgets.buttons import Button

Arrange = Callable[[Callable[[QWidget], None]], None]


class Fives:
    """Dice that show a five, or the most that they have."""

    def randint(self, _lowest: int, highest: int, /) -> int:
        return min(5, highest)


def press(qtbot: QtBot, parent: QWidget, name: str) -> None:
    button = next(each for each in parent.findChildren(Button) if each.accessibleName() == name and each.isVisible())
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def retype(qtbot: QtBot, parent: QWidget, name: str, text: str) -> None:
    field(parent, name).selectAll()
    qtbot.keyClicks(field(parent, name), text)


def act(menu_owner: QWidget, words: str) -> QAction:
    return next(each for each in menu_owner.findChildren(QAction) if each.text().split("\t")[0] == words)
