# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of combat asks no system which one it is: the fourth one fights on it too, and one without a chapter not."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QListView, QWidget
from pytestqt.qtbot import QtBot

import window
from ambushes import LEFT, Arrange, begun, do, foes_of, names, roster
from controls import button, texts
from panoplia.app import systems
from panoplia.rules.fights.commands import Finish, SetByHand
from panoplia.ui.combat.outcome import OutcomeView
from panoplia.ui.combat.page import CombatPage
from panoplia.ui.stage import Stage
from tiny_system import Tiny
from window import Play

LONG = 60_000


@pytest.fixture
def program(stage: Stage, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Play]:
    monkeypatch.setattr(window, "systems", lambda: {**systems(), "tiny": Tiny()})
    play = Play(stage, tmp_path, qtbot)
    yield play
    play.close()


@pytest.fixture
def puddle(program: Play) -> int:
    """A campaign of the fourth system, with Ada and a planned fight against two croakers."""
    table = program.table
    campaign = table.campaigns.found("La charca", "tiny")
    ada = table.characters.create(campaign.id, "Ada", "", {"courage": 4})
    croaker = next(entry.id for entry in table.encounters.bestiary(campaign.id))
    fight = table.encounters.plan(campaign.id, "Charco", [ada.id], [(croaker, 2)])
    program.window.room.open_campaign(campaign)
    return fight.id


def test_it_is_planned_simulated_fought_and_applied(
    program: Play, puddle: int, qtbot: QtBot, answering: Arrange
) -> None:
    page: Any = program.page("combat")
    assert names(roster(page, "foes")) == ["Croante 1", "Croante 2"]
    qtbot.mouseClick(button(page, "Simulate"), LEFT)
    qtbot.waitUntil(lambda: page.findChild(OutcomeView).isVisible(), timeout=LONG)
    begun(program.table, puddle)
    for foe in foes_of(program.table, puddle):
        do(program.table, puddle, SetByHand(foe.id, {"life": 0}))
    do(program.table, puddle, Finish())
    told = list[str]()

    def apply(dialog: QWidget) -> None:
        told.extend(texts(dialog))
        qtbot.mouseClick(button(dialog, "Apply"), LEFT)

    answering(apply)
    qtbot.mouseClick(button(page, "Aftermath…"), LEFT)
    assert "Fallen: Croante 1 · Croante 2" in told
    assert program.table.library.encounter(puddle).phase == "applied"
    assert names(page.findChild(QListView, "encounters")) == ["Charco"]


def test_rules_without_a_combat_chapter_say_so(program: Play, monkeypatch: pytest.MonkeyPatch, puddle: int) -> None:
    program.table.encounters.delete(puddle)
    monkeypatch.setattr(type(program.table.systems["tiny"]), "combat", property(lambda self: None))
    page = program.page("combat")
    assert isinstance(page, CombatPage)
    assert "The rules “Monedas” have no combat chapter here, so no fight can be run." in texts(page)
    assert not button(page, "New fight…").isEnabled()
