# SPDX-License-Identifier: GPL-3.0-or-later
"""The story of one piece in a dialog: short, long, of a piece that is gone, in both languages."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from controls import texts
from panoplia.ui.chronicle.biography import MOST_AT_ONCE, BiographyDialog
from panoplia.ui.chronicle.line import StoryLine
from panoplia.ui.widgets.buttons import Button
from world import World


def opened(qtbot: QtBot, program: object, item: int) -> BiographyDialog:
    dialog = BiographyDialog(program.window.room, item, program.window)
    dialog.show()
    return dialog


def lines(dialog: BiographyDialog) -> list[StoryLine]:
    return [line for line in dialog.findChildren(StoryLine) if line.isVisible()]


def test_the_story_begins_with_where_it_came_from(qtbot: QtBot, program: object, campaign: World) -> None:
    dialog = opened(qtbot, program, campaign.axe)
    assert texts(dialog) == [
        "Battleaxe",
        "2 things happened to it",
        "day 1",
        "Enyra la rusalka is given 1 × Battleaxe",
        "day 1",
        "Equipped: Battleaxe",
        "Battleaxe: in use no → Hands",
    ]


def test_it_follows_what_is_done_meanwhile_and_another_language(qtbot: QtBot, program: object, campaign: World) -> None:
    """C67."""
    dialog = opened(qtbot, program, campaign.axe)
    program.table.inventory.unequip(campaign.axe)
    qtbot.waitUntil(lambda: len(lines(dialog)) == 3)
    program.window.room.speak("es")
    qtbot.waitUntil(lambda: len(lines(dialog)) == 3)
    assert "Hacha de batalla" in texts(dialog)
    assert "día 1" in texts(dialog)
    program.window.room.speak("en")


def test_a_long_story_shows_the_newest_part_and_the_rest_when_asked(
    qtbot: QtBot, program: object, campaign: World
) -> None:
    for _ in range(MOST_AT_ONCE // 2 + 1):
        program.table.inventory.unequip(campaign.axe)
        program.table.inventory.equip(campaign.axe)
    dialog = opened(qtbot, program, campaign.axe)
    assert len(lines(dialog)) == MOST_AT_ONCE
    earlier = next(button for button in dialog.findChildren(Button) if button.text() == "What came before")
    qtbot.mouseClick(earlier, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(lines(dialog)) == MOST_AT_ONCE + 4)
    assert not earlier.isVisible()


def test_a_piece_that_is_gone_has_its_story(qtbot: QtBot, program: object, campaign: World) -> None:
    """C51: its name is shown as it was typed."""
    piece = program.table.trade.give(campaign.entry["daga"], campaign.purse, 1, "<b>Colmillo</b> & {x}").id
    program.table.inventory.discard(piece)
    dialog = opened(qtbot, program, piece)
    assert texts(dialog)[0] == "<b>Colmillo</b> & {x}"
    assert "Thrown away: <b>Colmillo</b> & {x}" in texts(dialog)


def test_a_piece_that_never_was(qtbot: QtBot, program: object, campaign: World) -> None:
    dialog = opened(qtbot, program, 4711)
    assert texts(dialog) == ["Something that is gone", "No one remembers anything of this piece."]
