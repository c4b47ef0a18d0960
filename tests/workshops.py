# SPDX-License-Identifier: GPL-3.0-or-later
"""The workshop in the real window: fixtures for it and a worn axe, and hands that press, pick and read there."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QListView, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.chips import Chip
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.odds_bars import OddsBars
from panoplia.ui.workshop.page import WorkshopPage
from world import World, work

Arrange = Callable[[Callable[[QWidget], None]], None]


@pytest.fixture
def axe(program: object, campaign: World) -> int:
    """Enyra's battleaxe (10 mo), one step down; she has 20 mo."""
    work(program.table, campaign.axe, "test-durability", "1")
    return campaign.axe


@pytest.fixture
def workshop(program: object, axe: int) -> WorkshopPage:
    page = program.page("workshop")
    page.choose(axe)
    return page


def texts(widget: QWidget) -> list[str]:
    # What was just put on the bench is shown at the next turn of the event loop.
    QApplication.processEvents()
    return [label.text() for label in widget.findChildren(PlainLabel) if label.isVisible()]


def press(qtbot: QtBot, widget: QWidget, text: str) -> None:
    QApplication.processEvents()
    button = next(each for each in widget.findChildren(Button) if each.text() == text and each.isVisible())
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def take(qtbot: QtBot, workshop: WorkshopPage, job_id: str) -> None:
    """Put another job on the bench."""
    QApplication.processEvents()
    button = next(each for each in workshop.findChildren(Button) if each.property("job") == job_id and each.isVisible())
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def chip(qtbot: QtBot, workshop: WorkshopPage, key: str) -> None:
    found = next(each for each in workshop.findChildren(Chip) if each.key == key and each.isVisible())
    qtbot.mouseClick(found, Qt.MouseButton.LeftButton)


def bars(workshop: WorkshopPage) -> list[str]:
    QApplication.processEvents()
    return [each.accessibleName() for each in workshop.findChildren(OddsBars) if each.isVisible()]


def agree(qtbot: QtBot, text: str) -> Callable[[QWidget], None]:
    def answer(dialog: QWidget) -> None:
        assert isinstance(dialog, QMessageBox)
        yes = next(each for each in dialog.buttons() if each.text() == text)
        qtbot.mouseClick(yes, Qt.MouseButton.LeftButton)

    return answer


def listed(workshop: WorkshopPage) -> list[str]:
    model = workshop.findChild(QListView, "worn").model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


class Always:
    """Dice that always show one face."""

    def __init__(self, face: int) -> None:
        self._face = face

    def randint(self, lowest: int, highest: int) -> int:
        return min(max(self._face, lowest), highest)
