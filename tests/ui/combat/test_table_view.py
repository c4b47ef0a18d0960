# SPDX-License-Identifier: GPL-3.0-or-later
"""What the players see on a second screen: turns, looks and states, and no figure of the foes."""

import re
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ambushes import LEFT, begun, do, foes_of
from controls import button, texts
from panoplia.rules.fights.commands import Affect, Leave, NextTurn, SetByHand
from panoplia.ui.combat.page import CombatPage
from panoplia.ui.combat.seen import seen
from panoplia.ui.combat.table_view import TableView
from panoplia.ui.combat.turn_board import TurnBoard
from panoplia.ui.combat.window import FightWindow
from panoplia.ui.tour.walk import LONG_NAME
from panoplia.ui.widgets.chips import ChipRow
from world import World


@pytest.fixture
def view(combat: CombatPage, ambush: int, qtbot: QtBot, program: Any) -> TableView:
    begun(program.table, ambush)
    qtbot.mouseClick(button(combat, "Table view"), LEFT)
    (view,) = (each for each in QApplication.topLevelWidgets() if isinstance(each, TableView) and each.isVisible())
    return view


def lines(view: TableView) -> dict[str, str]:
    """What a screen reader says of each."""
    said = view.findChild(TurnBoard).accessibleName().split("\n")
    return {line.split(", ")[0]: line for line in said}


def test_it_follows_the_fight_and_hides_the_figures_of_foes(
    view: TableView, program: Any, ambush: int, campaign: World
) -> None:
    first, second = foes_of(program.table, ambush)
    do(program.table, ambush, SetByHand(first.id, {"health": 4}))
    do(program.table, ambush, SetByHand(second.id, {"health": 1}))
    do(program.table, ambush, SetByHand(campaign.enyra, {"health": 3}))
    told = lines(view)
    assert "hurt" in told[first.name]
    assert "badly hurt" in told[second.name]
    assert "3 of 21" in told["Enyra la rusalka"]
    for foe in (first, second):
        assert not re.search(r"\d", told[foe.name].removeprefix(foe.name))
    do(program.table, ambush, SetByHand(second.id, {"health": 0}))
    assert "out of the fight" in lines(view)[second.name]
    assert "Round 1" in texts(view)


def test_the_bar_of_a_foe_tells_no_more_than_the_word(program: Any, view: TableView, ambush: int) -> None:
    first, _ = foes_of(program.table, ambush)
    shares = set()
    for health in (4, 3):
        do(program.table, ambush, SetByHand(first.id, {"health": health}))
        course = program.table.fights.course(ambush)
        what = seen(course, program.window.room.system, {})
        shares.add(next(each.share for each in what.fighters if each.id == first.id))
    assert shares == {2 / 3}


def test_whose_turn_it_is_and_states(view: TableView, program: Any, ambush: int, campaign: World) -> None:
    acting = program.table.fights.state(ambush).acting
    name = program.table.fights.state(ambush).fighter(acting).name
    assert f"Turn: {name}" in texts(view)
    assert lines(view)[name].startswith(f"{name}, now")
    do(program.table, ambush, Affect(campaign.drake, "Cursed", campaign.drake, "end", 2, -1))
    do(program.table, ambush, NextTurn())
    assert lines(view)[name].startswith(f"{name}, acted")
    assert lines(view)["Drake"].endswith("Cursed")
    first, _ = foes_of(program.table, ambush)
    do(program.table, ambush, Leave(first.id, fled=True))
    assert list(lines(view))[-1] == first.name
    assert "fled" in lines(view)[first.name]


def test_words_in_place_of_bars_are_kept(
    view: TableView, program: Any, qtbot: QtBot, combat: CombatPage, ambush: int
) -> None:
    view.findChild(ChipRow).choose("words")
    assert not any(re.search(r"\d+ of \d+", line) for line in lines(view).values())
    assert program.window.settings.table_view_in_words
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert not view.isVisible()
    program.window.room.table_view_wanted.emit(ambush)
    again = next(each for each in QApplication.topLevelWidgets() if isinstance(each, TableView) and each.isVisible())
    assert again.findChild(TurnBoard).words


def test_it_speaks_the_other_language_and_paints_long_names(
    view: TableView, program: Any, ambush: int, campaign: World
) -> None:
    program.table.characters.set_field(campaign.drake, "name", LONG_NAME)
    program.window.room.speak("es")
    assert "Asalto 1" in texts(view)
    for size in ((420, 300), (1600, 900)):
        view.resize(*size)
        assert not view.grab().isNull()
    program.window.room.speak("en")


def test_it_closes_with_its_fight_and_with_the_window(view: TableView, program: Any, ambush: int) -> None:
    while program.table.library.encounter(ambush).phase != "planned":
        program.table.fights.undo(ambush)
    assert not view.isVisible()


def test_the_window_of_the_fight_opens_it_too(combat: CombatPage, ambush: int, program: Any, qtbot: QtBot) -> None:
    begun(program.table, ambush)
    program.window.room.fight_wanted.emit(ambush)
    fight = next(each for each in QApplication.topLevelWidgets() if isinstance(each, FightWindow) and each.isVisible())
    fight.activateWindow()
    qtbot.waitUntil(fight.isActiveWindow)
    qtbot.keyClick(fight, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    assert [
        each.encounter for each in QApplication.topLevelWidgets() if isinstance(each, TableView) and each.isVisible()
    ] == [ambush]
