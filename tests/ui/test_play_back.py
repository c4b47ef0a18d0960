# SPDX-License-Identifier: GPL-3.0-or-later
"""Play that does not go straight on: taken back, closed, refused, or overtaken by a change."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLineEdit, QSpinBox
from pytestqt.qtbot import QtBot

from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.die_faces import DieFaces
from trial_dialogs import Open, answer, button, odds_of, texts
from world import World, all_rows

BACK = "Take back the last answer"


def test_closing_before_the_end_leaves_nothing(qtbot: QtBot, opened: Open, program: object, campaign: World) -> None:
    before = all_rows(program.table)
    dialog = opened(f"attack:{campaign.axe}")
    answer(qtbot, dialog, "1", Qt.Key.Key_Space)
    assert not dialog.findChild(QSpinBox, "health").isEnabled()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert all_rows(program.table) == before


def test_a_piece_that_changed_in_the_middle_is_refused_politely(
    qtbot: QtBot, opened: Open, program: object, campaign: World
) -> None:
    dialog = opened(f"attack:{campaign.axe}")
    answer(qtbot, dialog, "1", Qt.Key.Key_Space)
    program.table.characters.hurt(campaign.enyra, 1)
    before = all_rows(program.table)
    answer(qtbot, dialog, "1", Qt.Key.Key_Space)
    assert all_rows(program.table) == before
    assert "Enyra la rusalka has changed meanwhile: look at the odds again." in texts(dialog)
    answer(qtbot, dialog, "1", Qt.Key.Key_Space)
    answer(qtbot, dialog, "1", Qt.Key.Key_Space)
    assert program.table.library.item(campaign.axe).wear.steps == 1


def test_a_change_before_the_dice_changes_the_odds(opened: Open, program: object, campaign: World) -> None:
    dialog = opened("test:fue")
    program.table.characters.set_field(campaign.enyra, "statistics.fue", 16)
    assert odds_of(dialog) == ["25% a success, 75% a failure"]


def test_a_weapon_that_vanishes_closes_its_attack(opened: Open, program: object, campaign: World) -> None:
    dialog = opened(f"attack:{campaign.axe}")
    program.table.inventory.discard(campaign.axe)
    assert not dialog.isVisible()


def test_a_character_who_vanishes_closes_the_trial(opened: Open, program: object, campaign: World) -> None:
    dialog = opened("test:fue")
    program.table.characters.delete(campaign.enyra)
    assert not dialog.isVisible()


def test_what_cannot_be_used_says_why_and_rolls_nothing(
    qtbot: QtBot, opened: Open, program: object, campaign: World
) -> None:
    for _ in range(4):
        dialog = opened(f"attack:{campaign.axe}")
        answer(qtbot, dialog, "1", Qt.Key.Key_Space)
        answer(qtbot, dialog, "2")
    qtbot.mouseClick(button(dialog, "Again"), Qt.MouseButton.LeftButton)
    assert "Battleaxe cannot be used: destroyed. (DH-12)" in texts(dialog)
    assert not [each for each in dialog.findChildren(Button) if each.isVisible()]


def test_a_damage_that_cannot_be_read_says_so_and_keeps_what_was_told(qtbot: QtBot, opened: Open) -> None:
    dialog = opened("dodge")
    dialog.findChild(QSpinBox, "level").setValue(9)
    line = dialog.findChild(QLineEdit, "damage")
    line.setFocus()
    line.selectAll()
    qtbot.keyClicks(line, "2x6")
    problem = "“2x6” is not damage: write dice and whole numbers such as 1d6+1, at most 20 dice."
    assert problem in texts(dialog)
    assert odds_of(dialog) == []
    qtbot.keyClick(line, Qt.Key.Key_Return)
    assert dialog.isVisible()
    line.setText("2d6")
    assert problem not in texts(dialog)
    assert dialog.findChild(QSpinBox, "level").value() == 9
    box = dialog.findChild(QComboBox, "penetration")
    box.setEditText("7")
    assert any("Penetration of the blow: 7" in text for text in texts(dialog))


def test_the_language_changes_while_a_trial_is_open(qtbot: QtBot, opened: Open, program: object) -> None:
    dialog = opened("test:fue")
    dialog.findChild(QSpinBox, "modifier").setValue(3)
    program.window.room.speak("es")
    assert dialog.findChild(QSpinBox, "modifier").value() == 3
    assert not any("Strength" in text for text in texts(dialog))
    answer(qtbot, dialog, "15")
    program.window.room.speak("en")
    assert "Strength: a success" in texts(dialog)
    assert "Done" in texts(dialog)


def test_the_last_answer_is_taken_back_by_a_link_and_by_keys(
    qtbot: QtBot, opened: Open, program: object, campaign: World
) -> None:
    """Odds, circumstances and what was told so far are again as they were; nothing is written meanwhile."""
    dialog = opened(f"attack:{campaign.axe}")
    form = dialog.findChild(QSpinBox, "health").parentWidget()
    before, rows = odds_of(dialog), all_rows(program.table)
    for back in (
        lambda: qtbot.mouseClick(button(dialog, BACK), Qt.MouseButton.LeftButton),
        lambda: qtbot.keyClick(dialog.findChild(DieFaces), Qt.Key.Key_Backspace),
        lambda: qtbot.keyClick(dialog.findChild(DieFaces), Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier),
    ):
        answer(qtbot, dialog, "15")
        assert "d20: 15" in texts(dialog)
        assert not form.isEnabled()
        back()
        assert odds_of(dialog) == before
        assert form.isEnabled()
        assert "d20: 15" not in texts(dialog)
        assert not any(each.text() == BACK and each.isVisible() for each in dialog.findChildren(Button))
    assert all_rows(program.table) == rows
    answer(qtbot, dialog, "15")
    answer(qtbot, dialog, "4")
    assert "Battleaxe: hits for 4, the target has 6 left" in texts(dialog)


def test_backspace_takes_a_typed_face_before_it_takes_back_an_answer(
    qtbot: QtBot, opened: Open, campaign: World
) -> None:
    dialog = opened(f"attack:{campaign.axe}")
    answer(qtbot, dialog, "15")
    faces = dialog.findChild(DieFaces)
    qtbot.keyClicks(faces, "3")
    qtbot.keyClick(faces, Qt.Key.Key_Backspace)
    assert "d20: 15" in texts(dialog)
    qtbot.keyClick(faces, Qt.Key.Key_Backspace)
    assert "d20: 15" not in texts(dialog)


def test_a_decision_is_taken_back_to_the_dice_before_it(
    qtbot: QtBot, opened: Open, program: object, campaign: World
) -> None:
    armour = program.table.trade.give(campaign.entry["coraza"], campaign.purse).id
    program.table.inventory.equip(armour)
    dialog = opened("dodge")
    dialog.findChild(QLineEdit, "damage").setText("1d4")
    answer(qtbot, dialog, "5")
    answer(qtbot, dialog, "4")
    assert button(dialog, "Break an armour die")
    qtbot.keyClick(button(dialog, "Break an armour die"), Qt.Key.Key_Backspace)
    assert dialog.findChild(DieFaces).isVisible()
    answer(qtbot, dialog, "1")
    qtbot.mouseClick(button(dialog, "Break an armour die"), Qt.MouseButton.LeftButton)
    assert program.table.library.item(armour).wear.broken == 1
