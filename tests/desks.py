# SPDX-License-Identifier: GPL-3.0-or-later
"""The GM's desk in the real window: fixtures for the page and a pile on it, and hands that pick what lies there."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTableView, QWidget
from pytestqt.qtbot import QtBot

from panoplia.ui.desk.page import DeskPage
from world import World

Arrange = Callable[[Callable[[QWidget], None]], None]
LEFT, CONTROL = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def desk(program: object, campaign: World) -> DeskPage:
    return program.page("desk")


@pytest.fixture
def pile(program: object, campaign: World, desk: DeskPage) -> int:
    """140 mc, five daggers and a lance, chosen on the page."""
    loot = program.table.loot
    holder = loot.make_holder(campaign.campaign, "loot", "El cofre del rey Gorgoteo").id
    loot.set_money(holder, 140)
    loot.add_found(campaign.entry["daga"], holder, 5)
    loot.add_found(campaign.entry["lanza"], holder)
    desk.choose(holder)
    return holder


def things(desk: DeskPage) -> QTableView:
    return desk.findChild(QTableView, "things")


def pick(qtbot: QtBot, desk: DeskPage, *rows: int) -> None:
    table = things(desk)
    table.clearSelection()
    for row in rows:
        at = table.visualRect(table.model().index(row, 0)).center()
        qtbot.mouseClick(table.viewport(), LEFT, CONTROL, at)


def holdings(program: object, world: World, holder: int) -> dict[str, int]:
    return {held.entry.key: held.item.quantity for held in program.table.reading.held_by(world.campaign, holder)}
