# SPDX-License-Identifier: GPL-3.0-or-later
"""Whatever spends, rolls or makes does so once, also where it is clicked twice or its key is held."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from controls import field
from creating import Fives
from panoplia.table.trade import Line
from panoplia.table.verbs import scope_of
from panoplia.ui.armoury.basket import BasketDialog
from panoplia.ui.armoury.page import ArmouryPage
from panoplia.ui.characters.creation import CreationDialog
from panoplia.ui.desk.finding import neglect
from panoplia.ui.models.basket import BasketTableModel
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.workshop.mend_all import MendAllDialog
from window import Play
from world import World, work

LEFT = Qt.MouseButton.LeftButton


def basket(program: Play, world: World) -> QWidget:
    room = program.window.room
    room.person = world.enyra
    model = BasketTableModel(room.speech, program.window)
    model.add(program.table.library.entry(world.entry["daga"]), Line(world.entry["daga"]))
    return BasketDialog(room, model, program.window)


def creation(program: Play, _world: World) -> QWidget:
    dialog = CreationDialog(program.window.room, program.window)
    field(dialog, "Name").setText("Munia")
    for _ in range(2):
        dialog.findChild(Button, "next").click()
    return dialog


def trial(program: Play, world: World) -> QWidget:
    """A test of durability comes first with a 1; whatever is rolled here hurts no one."""
    program.table.characters.hurt(world.enyra, 999)
    page = program.page("characters")
    page.choose(world.enyra)
    dialog = page.detail.trial_dialog("dying")
    assert dialog is not None
    return dialog


def mending(program: Play, world: World) -> QWidget:
    work(program.table, world.axe, "test-durability", "1")
    return MendAllDialog(program.window.room, program.window)


def finding(program: Play, world: World) -> QWidget:
    dialog = neglect(program.window.room, [program.table.reading.holding(world.axe)], program.window)
    dialog.findChild(QComboBox).setCurrentText("By hand: one step of durability")
    return dialog


def armoury(program: Play, world: World) -> QWidget:
    program.window.room.person = world.enyra
    page = program.page("armoury")
    assert isinstance(page, ArmouryPage)
    page.choose(world.entry["daga"])
    return page


Open = Callable[[Play, World], QWidget]
PLACES: list[tuple[Open, str]] = [
    (basket, "Pay and take"), (basket, "Give all"), (creation, "Make"), (trial, "Roll d20"), (mending, "Do all"),
    (finding, "Write it down"), (armoury, "Buy"), (armoury, "Give"),
]  # fmt: skip


@pytest.mark.parametrize(("place", "name"), PLACES, ids=lambda each: getattr(each, "__name__", each))
def test_two_clicks_in_a_row_do_it_once(qtbot: QtBot, program: Play, campaign: World, place: Open, name: str) -> None:
    program.window.room.dice = Fives()
    shown = place(program, campaign)
    shown.show()
    QApplication.processEvents()
    button = next(each for each in shown.findChildren(Button) if each.text() == name and each.isVisible())
    assert button.deliberate
    before = actions(program, campaign)
    qtbot.mouseClick(button, LEFT)
    if isValid(button):
        qtbot.mouseDClick(button, LEFT)
        held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", True)
        QApplication.sendEvent(button, held)
    assert actions(program, campaign) == before + 1
    if isinstance(shown, QDialog) and isValid(shown):
        shown.close()


def actions(program: Play, world: World) -> int:
    return len(program.table.library.journal.history(scope_of(world.campaign)))
