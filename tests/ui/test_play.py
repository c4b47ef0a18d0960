# SPDX-License-Identifier: GPL-3.0-or-later
"""Playing from the sheet: what can be tried, odds before dice, one throw a click, what comes of it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLineEdit, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from controls import accept
from panoplia.ui.characters.dialogs import PurseDialog
from panoplia.ui.characters.page import CharactersPage
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.die_faces import DieFaces
from panoplia.ui.widgets.odds_bars import OddsBars
from trial_dialogs import Arrange, Loaded, Open, answer, button, odds_of, texts
from world import World, all_rows


def test_a_die_stands_beside_what_can_be_tried(
    qtbot: QtBot, sheet: CharactersPage, answering: Arrange, campaign: World
) -> None:
    seen: list[str] = []

    def look(dialog: QWidget) -> None:
        seen.append(dialog.windowTitle())
        dialog.close()

    for name in ("Test: Strength", "Attack: Battleaxe", "Attack: Unarmed", "Dodge"):
        answering(look)
        qtbot.mouseClick(button(sheet, name), Qt.MouseButton.LeftButton)
    assert seen == [
        "Enyra la rusalka: Test: Strength",
        "Enyra la rusalka: Attack: Battleaxe",
        "Enyra la rusalka: Attack: Unarmed",
        "Enyra la rusalka: Dodge",
    ]


def test_a_die_is_reached_and_pressed_by_keyboard(qtbot: QtBot, sheet: CharactersPage, answering: Arrange) -> None:
    die = button(sheet, "Test: Strength")
    assert die.focusPolicy() & Qt.FocusPolicy.TabFocus
    seen: list[str] = []
    answering(lambda dialog: (seen.append(dialog.windowTitle()), dialog.close()))
    die.setFocus()
    qtbot.keyClick(die, Qt.Key.Key_Space)
    assert seen == ["Enyra la rusalka: Test: Strength"]


def test_what_is_typed_on_the_sheet_counts_at_once(qtbot: QtBot, sheet: CharactersPage, opened: Open) -> None:
    """R06: the sheet and the trial show one figure."""
    field = sheet.findChild(QLineEdit, "statistics.fue")
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, "16")
    assert "Strength: 16 or more" in texts(opened("test:fue"))


def test_odds_come_before_the_dice_and_follow_every_tick(qtbot: QtBot, opened: Open) -> None:
    """DH-2, R22: on and off again is the state of the start."""
    dialog = opened("test:fue")
    start = (odds_of(dialog), texts(dialog))
    assert start[0] == ["50% a success, 50% a failure"]
    tick = dialog.findChild(QCheckBox, "advantage")
    tick.click()
    assert odds_of(dialog) == ["75% a success, 25% a failure"]
    assert "Two d20, the higher one counts." in "\n".join(texts(dialog))
    dialog.findChild(QCheckBox, "disadvantage").click()
    assert odds_of(dialog) == ["50% a success, 50% a failure"]
    dialog.findChild(QCheckBox, "disadvantage").click()
    tick.click()
    assert (odds_of(dialog), texts(dialog)) == start
    spin = dialog.findChild(QSpinBox, "modifier")
    spin.setValue(-4)
    assert odds_of(dialog) == ["30% a success, 70% a failure"]


def test_a_double_click_rolls_once(qtbot: QtBot, opened: Open, program: object) -> None:
    program.window.room.dice = dice = Loaded(15, 15)
    dialog = opened("test:fue")
    roll = button(dialog, "Roll d20")
    qtbot.mouseClick(roll, Qt.MouseButton.LeftButton)
    qtbot.mouseDClick(roll, Qt.MouseButton.LeftButton)
    assert dice.thrown == 1
    assert "Strength: a success" in texts(dialog)


def test_space_rolls_and_digits_are_faces_as_soon_as_it_is_open(qtbot: QtBot, opened: Open, program: object) -> None:
    program.window.room.dice = dice = Loaded(15)
    dialog = opened("test:fue")
    faces = dialog.findChild(DieFaces)
    assert dialog.focusWidget() is faces
    qtbot.keyClicks(faces, "7 ")
    assert dice.thrown == 0
    qtbot.keyClick(faces, Qt.Key.Key_Backspace)
    qtbot.keyClick(faces, Qt.Key.Key_Space)
    assert dice.thrown == 1
    assert "Strength: a success" in texts(dialog)


def test_the_program_rolls_on_until_there_is_something_to_decide(
    qtbot: QtBot, opened: Open, program: object, campaign: World
) -> None:
    program.window.room.who_rolls = "program"
    program.window.room.dice = Loaded(5, 3, 2, 2, 2)
    armour = program.table.trade.give(campaign.entry["coraza"], campaign.purse).id
    program.table.inventory.equip(armour)
    dialog = opened("dodge")
    qtbot.mouseClick(button(dialog, "Roll d20"), Qt.MouseButton.LeftButton)
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_2)
    qtbot.mouseClick(button(dialog, "Roll 3d6"), Qt.MouseButton.LeftButton)
    assert "The blow does no damage" in texts(dialog)


def test_a_fumble_wears_the_weapon_and_is_undone_with_one_key(
    qtbot: QtBot, opened: Open, program: object, campaign: World
) -> None:
    before = all_rows(program.table)
    dialog = opened(f"attack:{campaign.axe}")
    answer(qtbot, dialog, "1", Qt.Key.Key_Space)
    assert all_rows(program.table) == before
    answer(qtbot, dialog, "2")
    assert "Battleaxe: misses, durability d10 → d8" in texts(dialog)
    assert program.table.library.item(campaign.axe).wear.steps == 1
    program.window.undo()
    assert all_rows(program.table) == before


def test_each_branch_of_a_dodge_shows_its_odds_from_where_it_stands(
    qtbot: QtBot, opened: Open, program: object, campaign: World
) -> None:
    """DH-32: a broken die leaves the penetration; relying on three dice leaves what they do not take off."""
    armour = program.table.trade.give(campaign.entry["coraza"], campaign.purse).id
    program.table.inventory.equip(armour)
    dialog = opened("dodge")
    dialog.findChild(QSpinBox, "level").setValue(7)
    dialog.findChild(QLineEdit, "damage").setText("1d4")
    answer(qtbot, dialog, "5")
    answer(qtbot, dialog, "4")
    assert odds_of(dialog) == ["100% penetration: 1", "100% penetration: 1"]
    faces = dialog.findChild(DieFaces)
    assert not faces.isVisible()
    qtbot.mouseClick(button(dialog, "Break an armour die"), Qt.MouseButton.LeftButton)
    assert program.table.library.item(armour).wear.broken == 1
    assert program.table.library.character(campaign.enyra).condition.health == 15


def test_again_goes_on_from_how_things_stand(qtbot: QtBot, opened: Open, program: object, campaign: World) -> None:
    dialog = opened(f"attack:{campaign.axe}")
    dialog.findChild(QCheckBox, "proficient").click()
    answer(qtbot, dialog, "11", "15")
    answer(qtbot, dialog, "4")
    assert "Battleaxe: hits for 4, the target has 6 left" in texts(dialog)
    qtbot.mouseClick(button(dialog, "Again"), Qt.MouseButton.LeftButton)
    assert dialog.findChild(QSpinBox, "health").value() == 6
    assert not dialog.findChild(QCheckBox, "proficient").isChecked()
    assert button(dialog, "Roll 2d20")


def test_why_tells_the_reasons_with_their_clauses(qtbot: QtBot, opened: Open) -> None:
    dialog = opened("test:fue")
    answer(qtbot, dialog, "15")
    assert not any("(DH-1)" in text and "15" in text for text in texts(dialog))
    qtbot.mouseClick(button(dialog, "Why?"), Qt.MouseButton.LeftButton)
    assert "d20 (15) against 11 (test): a success. (DH-1)" in texts(dialog)


def test_odds_that_take_long_do_not_hold_the_window_up(qtbot: QtBot, opened: Open, program: object) -> None:
    dialog = opened("dodge")
    dialog.findChild(QLineEdit, "damage").setText("20d100")
    qtbot.waitUntil(lambda: bool(odds_of(dialog)) and odds_of(dialog)[0] != "", timeout=20_000)
    assert button(dialog, "Roll d20")


def test_every_control_has_a_name(opened: Open, campaign: World) -> None:
    dialog = opened(f"attack:{campaign.axe}")
    for kind in (QCheckBox, QSpinBox, QComboBox, Button):
        for each in dialog.findChildren(kind):
            assert each.accessibleName() or not each.isVisible()


def test_quick_hurt_and_heal(qtbot: QtBot, sheet: CharactersPage, program: object, campaign: World) -> None:
    amount = sheet.findChild(QSpinBox, "quick-amount")
    amount.setValue(7)
    qtbot.mouseDClick(button(sheet, "Hurt by this much"), Qt.MouseButton.LeftButton)
    assert program.table.library.character(campaign.enyra).condition.health == 16
    qtbot.mouseClick(button(sheet, "Hurt by this much"), Qt.MouseButton.LeftButton)
    assert program.table.library.character(campaign.enyra).condition.health == 9
    assert amount.value() == 1
    qtbot.mouseClick(button(sheet, "Heal by this much"), Qt.MouseButton.LeftButton)
    assert program.table.library.character(campaign.enyra).condition.health == 10


def test_dh45_dying_stands_on_the_sheet_and_is_tried_from_there(
    qtbot: QtBot, sheet: CharactersPage, program: object, campaign: World, answering: Arrange
) -> None:
    program.table.characters.hurt(campaign.enyra, 999)
    answering(lambda dialog: (answer(qtbot, dialog, "5"), dialog.close()))
    qtbot.mouseClick(button(sheet, "At death's door"), Qt.MouseButton.LeftButton)
    assert program.table.library.character(campaign.enyra).condition.dying == 1
    assert "1 of 3 steps" in texts(sheet)


def test_dh25_torches_are_used_from_the_sheet(
    qtbot: QtBot, sheet: CharactersPage, program: object, campaign: World, answering: Arrange
) -> None:
    torches = program.table.trade.give(campaign.entry["antorchas"], campaign.purse, 2).id
    answering(lambda dialog: (answer(qtbot, dialog, "1"), dialog.close()))
    name = program.window.room.speech.say(program.table.reading.holding(torches).name)
    qtbot.mouseClick(button(sheet, f"Use: {name}"), Qt.MouseButton.LeftButton)
    piles = [item for item in program.table.library.items_of(campaign.purse)
             if item.entry == campaign.entry["antorchas"]]  # fmt: skip
    assert sorted((item.quantity, item.wear.steps) for item in piles) == [(1, 0), (1, 1)]


def test_money_is_spent_from_the_sheet(qtbot: QtBot, sheet: CharactersPage, program: object, campaign: World) -> None:
    dialog = sheet.detail.money_dialog(spends=True)
    assert isinstance(dialog, PurseDialog)
    dialog.show()
    gold, silver, _, reason = dialog.findChildren(QLineEdit)
    gold.setText("50")
    accept(qtbot, dialog)
    assert any("Enyra la rusalka has 20 gp" in text for text in texts(dialog))
    gold.setText("1")
    silver.setText("5")
    reason.setText("<b>inn</b> & ale")
    accept(qtbot, dialog)
    assert program.table.library.character(campaign.enyra).money == 1850
    QApplication.processEvents()


def test_a_later_request_says_what_it_is_for_with_its_odds(qtbot: QtBot, opened: Open, program: object) -> None:
    """After a hit the d10 of the axe is asked for: its card says so, with the odds of what is left."""
    program.window.room.who_rolls = "own"
    dialog = opened("attack:1")
    faces = dialog.findChild(DieFaces)
    faces.setFocus()
    qtbot.keyClicks(faces, "19")
    qtbot.keyClick(faces, Qt.Key.Key_Return)
    assert any(text.endswith(": damage") for text in texts(dialog))
    assert faces.accessibleName() == "damage: faces of your dice"
    (bars,) = [each for each in dialog.findChildren(OddsBars) if each.isVisible()]
    assert bars.accessibleName()
