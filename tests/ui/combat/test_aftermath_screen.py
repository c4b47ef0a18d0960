# SPDX-License-Identifier: GPL-3.0-or-later
"""What a fight leaves behind is one screen, one action, and then the repairs."""

from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ambushes import AMBUSH, LEFT, Arrange, begun, do, foes_of, over
from controls import button, offers, texts
from panoplia.rules.fights.commands import Finish, SetByHand
from panoplia.ui.combat.aftermath_dialog import AftermathDialog
from panoplia.ui.combat.page import CombatPage
from panoplia.ui.combat.repairs import RepairsView
from panoplia.ui.combat.window import FightWindow
from panoplia.ui.widgets.choice_box import ChoiceBox
from world import World, all_rows


@pytest.fixture
def ended(program: Any, combat: CombatPage, ambush: int, campaign: World) -> int:
    """Enyra is hurt, and one croaker carried a dagger."""
    table = program.table
    foe = next(one for one in table.library.characters(campaign.campaign) if one.name == "Croante 1")
    table.trade.give(campaign.entry["daga"], foe.holder)
    over(table, ambush)
    return ambush


def opened(qtbot: QtBot, combat: CombatPage, answering: Arrange, act: Any) -> None:
    def use(dialog: QWidget) -> None:
        assert isinstance(dialog, AftermathDialog)
        act(dialog)

    answering(use)
    qtbot.mouseClick(button(combat, "Aftermath…"), LEFT)


def test_it_is_shown_and_nothing_written_before_it_is_applied(
    combat: CombatPage, ended: int, qtbot: QtBot, answering: Arrange, program: Any
) -> None:
    before, told = all_rows(program.table), list[str]()

    def look(dialog: QWidget) -> None:
        told.extend(texts(dialog))
        qtbot.mouseClick(button(dialog, "Cancel"), LEFT)

    opened(qtbot, combat, answering, look)
    assert f"Aftermath: {AMBUSH}" in told
    assert "health 16 of 21 → health 7 of 21" in told
    assert "health 5 of 5 → out of the fight" in told
    assert "Dagger · Croante 1" in told
    assert all_rows(program.table) == before


def test_applied_as_one_action_and_undone(
    combat: CombatPage, ended: int, qtbot: QtBot, answering: Arrange, program: Any, campaign: World
) -> None:
    before = all_rows(program.table)

    def apply(dialog: QWidget) -> None:
        pressed = button(dialog, "Apply")
        qtbot.mouseClick(pressed, LEFT)
        qtbot.mouseDClick(pressed, LEFT)
        if dialog.isVisible():
            dialog.close()

    opened(qtbot, combat, answering, apply)
    assert program.table.library.encounter(ended).phase == "applied"
    assert program.table.library.character(campaign.enyra).condition.health == 7
    (pile,) = program.table.library.holders(campaign.campaign, "loot")
    assert pile.name == AMBUSH
    assert not offers(combat, "Aftermath…")
    program.window.undo()
    assert all_rows(program.table) == before
    assert button(combat, "Aftermath…").isEnabled()


def test_loot_goes_straight_to_whom_it_is_given(
    combat: CombatPage, ended: int, qtbot: QtBot, answering: Arrange, program: Any, campaign: World
) -> None:
    def give(dialog: QWidget) -> None:
        box = next(each for each in dialog.findChildren(ChoiceBox) if each.accessibleName() == "Who takes it: Dagger")
        box.setCurrentIndex(next(place for place in range(box.count()) if box.itemText(place) == "Drake"))
        qtbot.mouseClick(button(dialog, "Apply"), LEFT)

    opened(qtbot, combat, answering, give)
    drake = program.table.reading.held_by(campaign.campaign, campaign.pouch)
    assert [held.entry.key for held in drake] == ["daga"]
    assert program.table.library.holders(campaign.campaign, "loot") == []


def test_what_changed_meanwhile_is_shown_anew(
    combat: CombatPage, ended: int, qtbot: QtBot, program: Any, answering: Arrange, campaign: World
) -> None:
    told = list[str]()

    def meddle(dialog: QWidget) -> None:
        foe = next(one for one in program.table.library.characters(campaign.campaign) if one.name == "Croante 2")
        program.table.characters.earn(foe.id, 30)
        qtbot.mouseClick(button(dialog, "Apply"), LEFT)
        told.extend(texts(dialog))
        qtbot.mouseClick(button(dialog, "Cancel"), LEFT)

    opened(qtbot, combat, answering, meddle)
    assert program.table.library.encounter(ended).phase == "ended"
    assert any("changed meanwhile" in text for text in told)
    assert any("of fallen foes go onto the pile" in text for text in told)


def test_repairs_follow_one_after_another(
    combat: CombatPage, ambush: int, qtbot: QtBot, answering: Arrange, program: Any, campaign: World
) -> None:
    table = program.table
    begun(table, ambush)
    wear = next(each for each in table.fights.by_hand(ambush, campaign.enyra) if str(campaign.axe) in each.id)
    do(table, ambush, SetByHand(campaign.enyra, {wear.id: "d6"}))
    for foe in foes_of(table, ambush):
        do(table, ambush, SetByHand(foe.id, {"health": 0}))
    do(table, ambush, Finish())
    told = list[str]()

    def apply(dialog: QWidget) -> None:
        assert "Repairs due" in texts(dialog)
        qtbot.mouseClick(button(dialog, "Apply"), LEFT)
        assert dialog.findChild(RepairsView).isVisible()
        told.extend(texts(dialog))
        qtbot.mouseClick(button(dialog, "Done"), LEFT)

    opened(qtbot, combat, answering, apply)
    assert "Repair 1 of 1" in told
    assert "Battleaxe" in told
    assert "Restore durability at the smith's" in told


def test_the_window_of_the_fight_leads_to_it(
    combat: CombatPage, ended: int, program: Any, qtbot: QtBot, answering: Arrange
) -> None:
    program.window.room.fight_wanted.emit(ended)
    fight = next(each for each in QApplication.topLevelWidgets() if isinstance(each, FightWindow) and each.isVisible())
    answering(lambda dialog: qtbot.mouseClick(button(dialog, "Apply"), LEFT))
    qtbot.mouseClick(button(fight, "To the aftermath"), LEFT)
    assert program.table.library.encounter(ended).phase == "applied"
