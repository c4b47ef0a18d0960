# SPDX-License-Identifier: GPL-3.0-or-later
"""A planned fight begins, one at a time; how it stands is seen from the page, the desk and the sheet."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QListView, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from ambushes import AMBUSH, LEFT, Arrange, begun, do, foes_of, names, over
from controls import button, offers, texts
from panoplia.rules.fights.commands import Finish, SetByHand
from panoplia.ui.combat.page import CombatPage
from panoplia.ui.combat.window import FightWindow
from world import World


def fight_windows() -> list[QWidget]:
    return [each for each in QApplication.topLevelWidgets() if isinstance(each, FightWindow) and each.isVisible()]


def test_it_begins_once_and_its_window_opens(combat: CombatPage, ambush: int, qtbot: QtBot, program: Any) -> None:
    start = button(combat, "Start the fight")
    qtbot.mouseClick(start, LEFT)
    qtbot.mouseDClick(start, LEFT)
    assert program.table.library.encounter(ambush).phase == "running"
    (window,) = fight_windows()
    assert window.encounter == ambush
    window.close()
    qtbot.mouseClick(button(combat, "Go on"), LEFT)
    assert len(fight_windows()) == 1


def test_a_second_one_is_refused_in_words_and_leads_to_the_first(
    combat: CombatPage, ambush: int, qtbot: QtBot, answering: Arrange, program: Any, campaign: World
) -> None:
    begun(program.table, ambush)
    other = program.table.encounters.plan(campaign.campaign, "Bridge", [], [(campaign.entry["croante"], 1)])
    hero = program.table.characters.create(campaign.campaign, "Bo", "", {})
    program.table.encounters.enlist(other.id, hero.id, "party")
    combat.choose(other.id)

    def stay(dialog: QWidget) -> None:
        assert isinstance(dialog, QMessageBox)
        assert f"“{AMBUSH}” is going on." in dialog.text()
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)

    def go(dialog: QWidget) -> None:
        qtbot.mouseClick(next(each for each in dialog.buttons() if each.text().startswith("Go to")), LEFT)

    answering(stay)
    qtbot.mouseClick(button(combat, "Start the fight"), LEFT)
    assert program.table.library.encounter(other.id).phase == "planned"
    assert not fight_windows()
    answering(go)
    qtbot.mouseClick(button(combat, "Start the fight"), LEFT)
    assert [window.encounter for window in fight_windows()] == [ambush]
    assert offers(combat, "Go on")


def test_the_list_puts_what_asks_for_something_first(
    combat: CombatPage, ambush: int, qtbot: QtBot, program: Any, campaign: World
) -> None:
    program.table.encounters.plan(campaign.campaign, "Bridge", [])
    fights = combat.findChild(QListView, "encounters")
    assert names(fights) == [AMBUSH, "Bridge"]
    over(program.table, ambush)
    index = fights.model().index(0, 0)
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == f"{AMBUSH}, over; aftermath due · 2 against 2"


def test_a_running_fight_shows_how_all_stand(combat: CombatPage, ambush: int, qtbot: QtBot, program: Any) -> None:
    begun(program.table, ambush)
    foe = foes_of(program.table, ambush)[0]
    do(program.table, ambush, SetByHand(foe.id, {"health": 2}))
    assert "Round 1" in texts(combat)
    standing = combat.findChild(QListView, "standing").model()
    said = [standing.index(place, 0).data(Qt.ItemDataRole.AccessibleTextRole) for place in range(standing.rowCount())]
    assert any(f"{foe.name}, health 2 of 5" in line for line in said)
    assert not offers(combat, "Delete…")
    do(program.table, ambush, Finish())
    assert offers(combat, "Aftermath…")


def test_desk_and_sheet_say_who_is_in_a_fight(program: Any, combat: CombatPage, ambush: int, campaign: World) -> None:
    desk = program.page("desk")
    assert not any("in a fight" in text for text in texts(desk))
    begun(program.table, ambush)
    desk = program.page("desk")
    assert sum("in a fight" in text for text in texts(desk)) == 2
    sheet = program.page("characters")
    sheet.choose(campaign.enyra)
    assert any(text.startswith(f"in the fight “{AMBUSH}”") for text in texts(sheet))
