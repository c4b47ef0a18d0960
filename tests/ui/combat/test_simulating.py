# SPDX-License-Identifier: GPL-3.0-or-later
"""A planned fight is simulated behind the window, stopped, and told as bars and in words."""

from threading import active_count
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from ambushes import LEFT
from controls import button, offers, texts
from panoplia.ui.combat.outcome import OutcomeView
from panoplia.ui.combat.page import CombatPage
from panoplia.ui.combat.simulation_card import SimulationCard
from panoplia.ui.widgets.choice_box import ChoiceBox
from panoplia.ui.widgets.share_bars import ShareBars
from world import World, all_rows

LONG = 60_000
"""Milliseconds, for a machine that has much else to do."""


@pytest.fixture
def card(combat: CombatPage, ambush: int) -> SimulationCard:
    return combat.findChild(SimulationCard)


def shown(card: SimulationCard) -> bool:
    return card.findChild(OutcomeView).isVisible()


def simulated(qtbot: QtBot, card: SimulationCard) -> list[str]:
    """What stands below the bars of who wins, once all is fought."""
    qtbot.mouseClick(button(card, "Simulate"), LEFT)
    qtbot.waitUntil(lambda: shown(card), timeout=LONG)
    return str(card.findChild(ShareBars, "wins").accessibleName()).split("\n")


def test_who_wins_is_told_and_nothing_is_written(card: SimulationCard, qtbot: QtBot, program: Any) -> None:
    before = all_rows(program.table)
    party, foes = simulated(qtbot, card)[:2]
    assert party.startswith("The party wins: ")
    assert foes.startswith("The foes win: ")
    assert any(text.startswith("It lasts ") for text in texts(card))
    assert any(text.startswith("Of 200 fights.") for text in texts(card))
    assert all_rows(program.table) == before


def test_it_is_stopped_and_what_was_fought_is_told(card: SimulationCard, qtbot: QtBot) -> None:
    card.findChild(ChoiceBox).setCurrentIndex(2)
    qtbot.mouseClick(button(card, "Simulate"), LEFT)
    assert not offers(card, "Simulate")
    qtbot.mouseClick(button(card, "Stop"), LEFT)
    qtbot.waitUntil(lambda: shown(card), timeout=LONG)
    assert any(text.startswith("Stopped early, after ") for text in texts(card))
    assert button(card, "Simulate").isEnabled()


def test_a_plan_that_changed_is_not_told_as_simulated(
    card: SimulationCard, qtbot: QtBot, program: Any, ambush: int, campaign: World
) -> None:
    simulated(qtbot, card)
    program.table.encounters.set_notes(ambush, "Rain")
    assert shown(card), "that is nothing of the fight"
    program.table.encounters.dismiss(ambush, campaign.drake)
    assert not shown(card)
    assert "The plan has changed since it was simulated." in texts(card)


def test_another_fight_begins_with_nothing_told(
    card: SimulationCard, combat: CombatPage, qtbot: QtBot, program: Any, campaign: World
) -> None:
    simulated(qtbot, card)
    other = program.table.encounters.plan(campaign.campaign, "Bridge", [])
    combat.choose(other.id)
    assert not shown(card)
    qtbot.mouseClick(button(card, "Simulate"), LEFT)
    assert any("side" in text for text in texts(card))
    assert not shown(card)


def test_the_campaign_may_be_left_meanwhile(card: SimulationCard, qtbot: QtBot, program: Any) -> None:
    before = active_count()
    card.findChild(ChoiceBox).setCurrentIndex(2)
    qtbot.mouseClick(button(card, "Simulate"), LEFT)
    assert active_count() == before + 1
    program.window.room.open_campaign(None)
    qtbot.waitUntil(lambda: active_count() == before, timeout=LONG)


def test_it_is_told_in_the_other_language(card: SimulationCard, qtbot: QtBot, program: Any) -> None:
    simulated(qtbot, card)
    program.window.room.speak("es")
    said = card.findChild(ShareBars, "wins").accessibleName()
    assert said.startswith("Gana el grupo: ")
    program.window.room.speak("en")
