# SPDX-License-Identifier: GPL-3.0-or-later
"""The real window over a real library in a folder of its own: fixtures for the tests of ``ui`` and the stories."""

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from panoplia.app import systems
from panoplia.folders import folders
from panoplia.table.table import Table
from panoplia.ui.characters.page import CharactersPage
from panoplia.ui.main_window import MainWindow
from panoplia.ui.settings import Settings
from panoplia.ui.stage import Stage
from world import World, open_file, open_table


class Play:
    """A running program: it can be closed and started again over the same library."""

    def __init__(self, stage: Stage, root: Path, qtbot: QtBot) -> None:
        self._qtbot = qtbot
        self.folders = folders({}, root=root)
        self.folders.make()
        settings = Settings(self.folders.config / "panoplia.ini")
        settings.chosen_language, settings.theme = "en", "light"
        self.stage = stage
        self.stage.use(settings)
        self.start()

    def start(self) -> None:
        """Open the library and show the window."""
        self.table = open_file(self.folders.library, systems())
        self.window: MainWindow = self.stage.window(self.table)
        self.window.resize(1280, 800)
        with self._qtbot.waitActive(self.window):
            self.window.show()
            self.window.activateWindow()

    def close(self) -> None:
        """Close the window and let go of the library."""
        self.window.close()
        self.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self.table.library.close()

    def restart(self) -> None:
        """Close, and start anew over the same file."""
        self.close()
        self.start()

    def page(self, name: str) -> QWidget:
        """Go to a page and return it, whole: the sheet does not wait for the list's first picture."""
        self.window.show_page(name)
        page = self.window.page
        if isinstance(page, CharactersPage):
            assert page.detail
        return page


@cache
def the_stage(app: QApplication, folder: Path) -> Stage:
    """One for all: each folder of tests has the fixture below, and two stages would speak over each other."""
    return Stage(app, Settings(folder / "panoplia.ini"))


@pytest.fixture(scope="session")
def stage(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Stage:
    """An application has one look, so all tests share it."""
    return the_stage(qapp, tmp_path_factory.getbasetemp())


@pytest.fixture
def program(stage: Stage, qtbot: QtBot, tmp_path: Path) -> Iterator[Play]:
    """The program over an empty library."""
    play = Play(stage, tmp_path, qtbot)
    yield play
    play.close()


@pytest.fixture
def campaign(program: Play) -> World:
    """Enyra, Drake and some gear in the library, and their campaign in play."""
    world = World.made(program.table)
    program.window.open_last_campaign()
    program.page("characters")
    return world


@pytest.fixture
def other(program: Play, campaign: World) -> Iterator[Table]:
    """What another window has open."""
    table = open_table(program.folders.library.parent)
    yield table
    table.library.close()


@pytest.fixture
def answering(qtbot: QtBot) -> Callable[[Callable[[QWidget], None]], None]:
    """Arranges what is done with the next modal dialog, once it is open; one may come above another."""

    def arrange(act: Callable[[QWidget], None]) -> None:
        below = QApplication.activeModalWidget()

        def look() -> None:
            dialog = QApplication.activeModalWidget()
            if dialog is None or dialog is below:
                QTimer.singleShot(5, look)
                return
            try:
                act(dialog)
            except BaseException:
                # A dialog that stays open would hang the test instead of failing it.
                dialog.close()
                raise

        QTimer.singleShot(0, look)

    return arrange
