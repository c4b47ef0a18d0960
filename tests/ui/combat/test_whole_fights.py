# SPDX-License-Identifier: GPL-3.0-or-later
"""Fights through the real window: by clicks, by keys alone and by typed faces, each held against its record."""

import random
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from fight_windows import FightHands, headless, planned, recorded
from panoplia.rules.script import Choice
from panoplia.ui.widgets.die_faces import DieFaces
from window import Play
from world import World

ROUNDS = 3


def _option(hands: FightHands) -> tuple[int, str]:
    """The number and the id of the last way out of what is to be decided."""
    pending = hands.table.fights.pending(hands.encounter)
    assert pending is not None
    assert isinstance(pending.request, Choice)
    return len(pending.request.options), pending.request.options[-1].id


def _goes_on(hands: FightHands) -> bool:
    return hands.table.library.encounter(hands.encounter).phase == "running" and hands.fight.round <= ROUNDS


def test_a_fight_by_clicks(hands: FightHands, tmp_path: Path) -> None:
    hands.program.window.room.dice = random.Random(7)
    hands.open()
    hands.click("Begin the fight")
    while _goes_on(hands):
        match hands.asked():
            case "turn":
                row = next(row for row in hands.window._turn._model.rows if row.place == 0)
                if row.action.id.startswith("attack"):
                    hands.choose("deeds", hands.window._turn._model.index_of(0).data())
                    hands.click("Do it")
                else:
                    hands.click("Next turn")
            case "dice":
                roll = hands.window._asked._dice._roll
                hands.qtbot.mouseClick(roll, Qt.MouseButton.LeftButton)
            case "choice":
                number, _ = _option(hands)
                hands.qtbot.mouseClick(hands.window._asked._branches.buttons[number - 1], Qt.MouseButton.LeftButton)
        QApplication.processEvents()
    assert {act.answers for act in hands.acts} != {()}
    assert recorded(hands.acts) == headless(tmp_path / "headless", hands.acts)


def test_a_fight_by_keys_alone(hands: FightHands, tmp_path: Path) -> None:
    hands.program.window.room.dice = random.Random(11)
    hands.open()
    hands.press(Qt.Key.Key_Space)
    assert hands.fight.round == 1
    while _goes_on(hands):
        match hands.asked():
            case "turn":
                before = len(hands.acts)
                hands.press(Qt.Key.Key_Return)
                if len(hands.acts) == before:
                    hands.press("n")
            case "dice":
                hands.press(Qt.Key.Key_Space)
            case "choice":
                number, _ = _option(hands)
                hands.press(str(number))
    assert recorded(hands.acts) == headless(tmp_path / "headless", hands.acts)


def test_a_fight_by_typed_faces(hands: FightHands, tmp_path: Path) -> None:
    dice = random.Random(3)
    hands.program.window.room.who_rolls = "own"
    hands.open()
    hands.click("Begin the fight")
    while _goes_on(hands):
        match hands.asked():
            case "turn":
                before = len(hands.acts)
                hands.press(Qt.Key.Key_Return)
                if len(hands.acts) == before:
                    hands.press("n")
            case "dice":
                faces = hands.window.findChild(DieFaces)
                assert faces.hasFocus()
                for size in faces._sizes:
                    hands.press(str(dice.randint(1, size)))
                    hands.press(" ")
                hands.press(Qt.Key.Key_Return)
            case "choice":
                hands.press(str(_option(hands)[0]))
    assert recorded(hands.acts) == headless(tmp_path / "headless", hands.acts)


def test_with_the_programs_dice_an_act_takes_two_keys_at_most(program: Play, campaign: World, qtbot: QtBot) -> None:
    """A round of 4 against 4: the target is preset, Enter does it, a digit decides; N brings the next turn."""
    table = program.table
    more = [table.characters.create(campaign.campaign, name, "", {"health_max": 12}).id for name in ("Tomasa", "Lin")]
    encounter = planned(table, campaign, 4)
    for one in more:
        table.encounters.enlist(encounter, one, "party")
    hands = FightHands(qtbot, program, encounter).begun()
    program.window.room.who_rolls, program.window.room.dice = "program", random.Random(5)
    while hands.fight.round == 1:
        acts, hands.keys = len(hands.acts), 0
        if hands.window._turn._deed.command is None:
            hands.press("n")
        else:
            hands.press(Qt.Key.Key_Return)
        while hands.asked() == "choice":
            hands.press(str(_option(hands)[0]))
        assert len(hands.acts) == acts + 1
        assert hands.keys <= 2
    assert len(hands.acts) >= 16


@pytest.mark.parametrize("system", ["d100", "espada-negra"])
def test_the_other_systems_need_no_other_window(program: Play, qtbot: QtBot, system: str) -> None:
    """A round by keys, with whatever these rules ask."""
    table, room = program.table, program.window.room
    campaign = table.campaigns.found("Otra", system)
    people = [table.characters.create(campaign.id, name, "", {}).id for name in ("Berta", "Zoe")]
    line = table.encounters.bestiary(campaign.id)[0]
    room.open_campaign(campaign)
    hands = FightHands(qtbot, program, table.encounters.plan(campaign.id, "Riña", people, [(line.id, 2)]).id)
    room.who_rolls, room.dice = "program", random.Random(4)
    hands.open()
    hands.press(Qt.Key.Key_Return)
    while hands.fight.round <= 1 and _goes_on(hands):
        before = len(hands.acts)
        if hands.asked() == "choice":
            hands.press(str(_option(hands)[0]))
            continue
        hands.press(Qt.Key.Key_Return)
        if len(hands.acts) == before:
            hands.press("n")
    assert len(hands.acts) > 5
    assert any(act.answers for act in hands.acts)
    assert all(line.remark is None for line in table.fights.log(hands.encounter))
