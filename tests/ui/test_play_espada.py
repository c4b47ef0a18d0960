# SPDX-License-Identifier: GPL-3.0-or-later
"""Play from the sheet of Espada Negra in the real window (EN-3, EN-5, EN-31, EN-33)."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from panoplia.rules.notes import plain
from panoplia.store.records import Character
from panoplia.ui.characters.page import CharactersPage
from trial_dialogs import Open, button, odds_of, texts
from window import Play


@pytest.fixture
def maren(program: Play) -> Character:
    """Maren in a campaign of Espada Negra, which is in play."""
    table = program.table
    campaign = table.campaigns.found("Torrenegra", "espada-negra").id
    maren = table.characters.create(campaign, "Maren", "", {"fuerza": 3, "resistencia": 3})
    table.characters.set_field(maren.id, "condition.stamina", 9)
    program.window.open_last_campaign()
    return maren


@pytest.fixture
def sheet(program: Play, maren: Character) -> CharactersPage:
    page: Any = program.page("characters")
    page.choose(maren.id)
    return page


def condition(program: Play, maren: Character) -> Any:
    return program.table.library.character(maren.id).condition


def test_en31_a_quiet_turn_brings_stamina_back_and_can_be_undone(
    qtbot: QtBot, program: Play, maren: Character, opened: Open
) -> None:
    dialog = opened("recover")
    qtbot.mouseClick(button(dialog, "Take breath after a turn"), Qt.MouseButton.LeftButton)
    assert condition(program, maren).stamina == 12
    assert "stamina 9 → 12" in texts(dialog)
    program.window.undo()
    assert condition(program, maren).stamina == 9


def test_en5_effort_is_chosen_by_its_odds(qtbot: QtBot, program: Play, maren: Character, opened: Open) -> None:
    """Three runes never beat 3, six do so in 22 of 64 throws."""
    dialog = opened("attribute:fuerza")
    qtbot.waitUntil(lambda: len(odds_of(dialog)) == 3)
    assert "Effort?" in texts(dialog)
    assert [sum("34%" in each for each in odds_of(dialog)), sum("100%" in each for each in odds_of(dialog))] == [1, 2]
    assert condition(program, maren).stamina == 9


def test_en33_without_stamina_nothing_is_asked(program: Play, maren: Character, opened: Open, qtbot: QtBot) -> None:
    program.table.characters.set_field(maren.id, "condition.stamina", 0)
    dialog = opened("attribute:fuerza")
    qtbot.waitUntil(lambda: len(odds_of(dialog)) == 1)
    assert "exhausted: no runes at 0 stamina −3 (EN-33)" in "\n".join(texts(dialog))


def test_en35_the_desk_shows_no_health_below_nothing(program: Play, maren: Character) -> None:
    """Death is at 18; the damage beyond it is kept."""
    program.table.characters.hurt(maren.id, 40)
    assert "0 of 18" in texts(program.page("desk"))
    assert condition(program, maren).damage_taken == 40


def test_beside_the_button_it_says_what_is_typed_of_runes(
    qtbot: QtBot, program: Play, maren: Character, opened: Open
) -> None:
    """Faces of dice are one's own; of a pool it is typed how many came up."""
    program.table.characters.set_field(maren.id, "statistics.effort_limit", 0)
    dialog = opened("attribute:fuerza")
    qtbot.waitUntil(lambda: button(dialog, "Roll 3d2") is not None)
    assert "or how many came up" in texts(dialog)
    assert "or yours" not in texts(dialog)


class Tails:
    """Runes of which none comes up."""

    def randint(self, lowest: int, _highest: int) -> int:
        return lowest


def test_what_the_runes_showed_is_told_and_in_the_log(
    qtbot: QtBot, program: Play, maren: Character, opened: Open
) -> None:
    """As the faces of dice are."""
    program.window.room.dice = Tails()
    program.table.characters.set_field(maren.id, "statistics.effort_limit", 0)
    dialog = opened("attribute:fuerza")
    qtbot.waitUntil(lambda: button(dialog, "Roll 3d2") is not None)
    qtbot.mouseClick(button(dialog, "Roll 3d2"), Qt.MouseButton.LeftButton)
    assert any("3d2: 0" in text for text in texts(dialog))
    assert [plain(each.dice) for each in program.window.room.rolls.newest_first] == ["3d2: 0"]
