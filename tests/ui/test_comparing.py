# SPDX-License-Identifier: GPL-3.0-or-later
"""The button that compares says what it does now."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from panoplia.ui.armoury.compare import Comparison
from panoplia.ui.widgets.buttons import Button
from window import Play
from world import World


def test_a_compared_piece_is_let_go_of_by_a_button_that_says_so(qtbot: QtBot, program: Play, campaign: World) -> None:
    page = program.page("armoury")
    page.choose(campaign.entry["daga"])
    compare = page.findChild(Button, "compare")
    assert compare.text() == "Compare"
    qtbot.mouseClick(compare, Qt.MouseButton.LeftButton)
    assert compare.text() == "Stop comparing"
    page.choose(campaign.entry["hacha_de_batalla"])
    assert compare.text() == "Compare"
    page.choose(campaign.entry["daga"])
    page.findChild(Comparison).clear()
    assert compare.text() == "Compare"
