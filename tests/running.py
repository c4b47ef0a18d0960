# SPDX-License-Identifier: GPL-3.0-or-later
"""The whole running program over a library in a folder of its own, as a person starts it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from panoplia.app import open_table
from panoplia.folders import Folders, folders
from panoplia.table.table import Table
from panoplia.ui.library import program
from panoplia.ui.library.program import Program
from panoplia.ui.main_window import MainWindow
from panoplia.ui.settings import SETTINGS, Settings
from panoplia.ui.stage import Stage
from panoplia.ui.widgets.status_line import StatusLine
from world import NOON, World

CALLER = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from panoplia.ui.library.neighbour import call
app = QCoreApplication([])
print(call(Path(sys.argv[1])))
"""
"""Calls whoever has the library of the path that it is given, and prints whether one answered."""


def table_of(places: Folders, *, new: bool = False) -> Table:
    """The library of some folders, at noon."""
    return open_table(places, lambda: NOON, new)


class Running:
    """A program that can be begun and ended; ``ended`` counts how often it was over."""

    def __init__(self, stage: Stage, root: Path) -> None:
        self.folders = folders({}, root=root)
        self.folders.make()
        settings = Settings(self.folders.config / SETTINGS)
        settings.chosen_language, settings.theme = "en", "light"
        stage.use(settings)
        self.stage = stage
        self.ended = 0
        self.program = self.another()

    def another(self) -> Program:
        """A further program over the same folders, not begun."""
        return Program(self.stage, self.folders, table_of, lambda: NOON, self._on_ended)

    def begin(self) -> MainWindow:
        """Begin, and show the window."""
        assert self.program.begin()
        assert self.program.window
        self.program.window.activateWindow()
        assert QTest.qWaitForWindowActive(self.program.window)
        return self.program.window

    def end(self) -> None:
        """End it, and leave no window behind, which would go on hearing of all that comes."""
        self.program.end()
        for widget in QApplication.topLevelWidgets():
            if isinstance(widget, MainWindow):
                widget.close()
                widget.deleteLater()
        self.program.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def _on_ended(self) -> None:
        self.ended += 1


@pytest.fixture
def running(stage: Stage, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A program over folders of its own, not begun. What can wait waits until a test begins it."""
    monkeypatch.setattr(program, "SOON", 10**6)
    running = Running(stage, tmp_path)
    yield running
    running.end()


@pytest.fixture
def filled(running: Running) -> World:
    """Enyra, Drake and some gear in its library."""
    table = table_of(running.folders)
    world = World.made(table)
    table.library.close()
    return world


def press(name: str) -> Callable[[QWidget], None]:
    """Takes the offer of that name in the dialog that is open."""

    def act(dialog: QWidget) -> None:
        button = dialog.findChild(QPushButton, name)
        assert button is not None, f"{name} is not offered"
        button.click()

    return act


def offered(dialog: QWidget) -> list[str]:
    """What a dialog offers, the best first."""
    return [button.objectName() for button in dialog.findChildren(QPushButton) if button.objectName()]


def told(window: MainWindow) -> str:
    """All that the status line says."""
    line = window.findChild(StatusLine)
    assert line
    return " ".join(label.text() for label in line.findChildren(QLabel) if label.isVisible())


def said(widget: QWidget) -> str:
    """All that a widget says."""
    return " ".join(label.text() for label in widget.findChildren(QLabel))


def names(table: Table, world: World) -> list[str]:
    """The characters of the campaign."""
    return [one.name for one in table.library.characters(world.campaign)]
