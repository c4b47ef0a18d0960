# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of combat in the real window: a planned fight on it, and hands that lead it to its end."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QListView, QWidget
from pytestqt.qtbot import QtBot

from panoplia.rules.fights.commands import Begin, Command, Finish, SetByHand
from panoplia.ui.combat.page import CombatPage
from panoplia.ui.combat.roster_view import RosterView
from world import World

Arrange = Callable[[Callable[[QWidget], None]], None]
LEFT = Qt.MouseButton.LeftButton
AMBUSH = "Emboscada <b>&</b>"


@pytest.fixture
def combat(program: Any, campaign: World) -> CombatPage:
    return program.page("combat")


@pytest.fixture
def ambush(program: Any, campaign: World, combat: CombatPage) -> int:
    """Enyra and Drake against two croakers, chosen on the page."""
    foes = [(campaign.entry["croante"], 2)]
    fight = program.table.encounters.plan(campaign.campaign, AMBUSH, [campaign.enyra, campaign.drake], foes).id
    combat.choose(fight)
    return fight


def roster(page: QWidget, side: str) -> RosterView:
    return page.findChild(RosterView, f"roster-{side}")


def names(view: QListView) -> list[str]:
    model = view.model()
    return [str(model.index(place, 0).data()) for place in range(model.rowCount())]


def pick(qtbot: QtBot, view: QListView, name: str) -> None:
    index = view.model().index(names(view).index(name), 0)
    qtbot.mouseClick(view.viewport(), LEFT, pos=view.visualRect(index).center())


def action(page: QWidget, menu: str, text: str) -> QAction:
    found = page.findChild(QWidget, menu)
    return next(each for each in found.actions() if each.text() == text)


def do(table: Any, fight: int, command: Command) -> None:
    """A command with answers of dice that always fall the same."""
    dice = random.Random(2)
    table.fights.command(fight, command)
    while pending := table.fights.pending(fight):
        table.fights.answer(fight, pending.rolled(dice))


def begun(table: Any, fight: int) -> None:
    table.fights.start(fight)
    do(table, fight, Begin())


def foes_of(table: Any, fight: int) -> list[Any]:
    return [fighter for fighter in table.fights.state(fight).fighters if fighter.side == "foes"]


def over(table: Any, fight: int) -> None:
    """Both croakers fell, and Enyra is hurt by 9."""
    begun(table, fight)
    for foe in foes_of(table, fight):
        do(table, fight, SetByHand(foe.id, {"health": 0}))
    enyra = next(one for one in table.fights.state(fight).fighters if one.name.startswith("Enyra"))
    do(table, fight, SetByHand(enyra.id, {"health": enyra.condition.health - 9}))
    do(table, fight, Finish())
