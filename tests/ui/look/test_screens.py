# SPDX-License-Identifier: GPL-3.0-or-later
"""The room on the screen, asked for without harm to the screen."""

import gc

import pytest
import shiboken6
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from panoplia.ui.look.screens import room_for


class Ring(QWidget):
    """Only the collector takes it away."""

    def __init__(self) -> None:
        super().__init__()
        self._self = self


def test_a_screen_outlives_the_widgets_that_ask_for_their_room(qapp: QApplication) -> None:
    screen = QGuiApplication.primaryScreen()
    ring = Ring()
    assert room_for(ring) == screen.availableGeometry()
    # The collector would give a screen that is tied to the widget to Python, which destroys it.
    assert "parent" not in shiboken6.dump(screen)
    del screen, ring
    gc.collect()
    assert not shiboken6.ownedByPython(QGuiApplication.primaryScreen())
    QWidget()


@pytest.mark.parametrize("place", [(0, 0), (5000, 5000)])
def test_what_comes_up_above_a_window_has_the_room_there(qtbot: QtBot, place: tuple[int, int]) -> None:
    """And a window beyond every screen, that of the first one."""
    window = QWidget()
    qtbot.addWidget(window)
    window.move(*place)
    window.show()
    dialog = QDialog(window)
    expected = QGuiApplication.primaryScreen().availableGeometry()
    assert room_for(dialog) == room_for(QWidget(dialog)) == expected
