# SPDX-License-Identifier: GPL-3.0-or-later
"""Playing from the sheet: odds before dice, one throw a click, nothing left by closing, nothing done twice."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QDialogButtonBox, QLineEdit, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from controls import accept
from panoplia.ui.characters.dialogs import PurseDialog
from panoplia.ui.characters.page import CharactersPage
from panoplia.ui.play.trial_dialog import TrialDialog
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.die_faces import DieFaces
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.odds_bars import OddsBars
from world import World, all_rows

Arrange = Callable[[Callable[[QWidget], None]], None]
Open = Callable[[str], TrialDialog]


class Loaded:
    """Dice that show what they are told, and count how often they are thrown."""

    def __init__(self, *faces: int) -> None:
        self._faces = list(faces)
        self.thrown = 0

    def randint(self, _lowest: int, _highest: int) -> int:
        self.thrown += 1
        return self._faces.pop(0)


@pytest.fixture
def page(program: object, campaign: World) -> CharactersPage:
    page = program.page("characters")
    page.choose(campaign.enyra)
    return page


@pytest.fixture
def opened(page: CharactersPage, qtbot: QtBot) -> Iterator[Open]:
    """Opens a trial beside the window instead of above it."""
    dialogs: list[TrialDialog] = []

    def open_trial(id: str) -> TrialDialog:
        dialog = page.detail.trial_dialog(id)
        assert dialog is not None
        dialogs.append(dialog)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        with qtbot.waitExposed(dialog):
            dialog.show()
        return dialog

    yield open_trial
    for dialog in dialogs:
        dialog.close()
        dialog.deleteLater()


def texts(widget: QWidget) -> list[str]:
    QApplication.processEvents()
    return [label.text() for label in widget.findChildren(PlainLabel) if label.isVisible()]


def button(widget: QWidget, name: str) -> Button:
    QApplication.processEvents()
    return next(each for each in widget.findChildren(Button) if each.accessibleName() == name and each.isVisible())


def odds_of(dialog: QWidget) -> list[str]:
    QApplication.processEvents()
    return [bars.accessibleName() for bars in dialog.findChildren(OddsBars) if bars.isVisible()]


def answer(qtbot: QtBot, dialog: QWidget, *keys: str | Qt.Key) -> None:
    faces = dialog.findChild(DieFaces)
    faces.setFocus()
    for key in keys:
        if isinstance(key, str):
            qtbot.keyClicks(faces, key)
        else:
            qtbot.keyClick(faces, key)
    qtbot.keyClick(faces, Qt.Key.Key_Return)


def test_a_die_stands_beside_what_can_be_tried(
    qtbot: QtBot, page: CharactersPage, answering: Arrange, campaign: World
) -> None:
    seen: list[str] = []

    def look(dialog: QWidget) -> None:
        seen.append(dialog.windowTitle())
        dialog.close()

    for name in ("Test: Strength", "Attack: Battleaxe", "Attack: Unarmed", "Dodge"):
        answering(look)
        qtbot.mouseClick(button(page, name), Qt.MouseButton.LeftButton)
    assert seen == [
        "Enyra la rusalka: Test: Strength",
        "Enyra la rusalka: Attack: Battleaxe",
        "Enyra la rusalka: Attack: Unarmed",
        "Enyra la rusalka: Dodge",
    ]


def test_a_die_is_reached_and_pressed_by_keyboard(qtbot: QtBot, page: CharactersPage, answering: Arrange) -> None:
    die = button(page, "Test: Strength")
    assert die.focusPolicy() & Qt.FocusPolicy.TabFocus
    seen: list[str] = []
    answering(lambda dialog: (seen.append(dialog.windowTitle()), dialog.close()))
    die.setFocus()
    qtbot.keyClick(die, Qt.Key.Key_Space)
    assert seen == ["Enyra la rusalka: Test: Strength"]


def test_what_is_typed_on_the_sheet_counts_at_once(qtbot: QtBot, page: CharactersPage, opened: Open) -> None:
    """R06: the sheet and the trial show one figure."""
    field = page.findChild(QLineEdit, "statistics.fue")
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


def test_closing_before_the_end_leaves_nothing(qtbot: QtBot, opened: Open, program: object, campaign: World) -> None:
    before = all_rows(program.table)
    dialog = opened(f"attack:{campaign.axe}")
    answer(qtbot, dialog, "1", Qt.Key.Key_Space)
    assert not dialog.findChild(QSpinBox, "health").isEnabled()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
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


def test_odds_that_take_long_do_not_hold_the_window_up(qtbot: QtBot, opened: Open, program: object) -> None:
    dialog = opened("dodge")
    dialog.findChild(QLineEdit, "damage").setText("20d100")
    qtbot.waitUntil(lambda: bool(odds_of(dialog)) and odds_of(dialog)[0] != "", timeout=20_000)
    assert button(dialog, "Roll d20")


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


def test_every_control_has_a_name(opened: Open, campaign: World) -> None:
    dialog = opened(f"attack:{campaign.axe}")
    for kind in (QCheckBox, QSpinBox, QComboBox, Button):
        for each in dialog.findChildren(kind):
            assert each.accessibleName() or not each.isVisible()


def test_quick_hurt_and_heal(qtbot: QtBot, page: CharactersPage, program: object, campaign: World) -> None:
    amount = page.findChild(QSpinBox, "quick-amount")
    amount.setValue(7)
    qtbot.mouseDClick(button(page, "Hurt by this much"), Qt.MouseButton.LeftButton)
    assert program.table.library.character(campaign.enyra).condition.health == 16
    qtbot.mouseClick(button(page, "Hurt by this much"), Qt.MouseButton.LeftButton)
    assert program.table.library.character(campaign.enyra).condition.health == 9
    assert amount.value() == 1
    qtbot.mouseClick(button(page, "Heal by this much"), Qt.MouseButton.LeftButton)
    assert program.table.library.character(campaign.enyra).condition.health == 10


def test_dh45_dying_stands_on_the_sheet_and_is_tried_from_there(
    qtbot: QtBot, page: CharactersPage, program: object, campaign: World, answering: Arrange
) -> None:
    program.table.characters.hurt(campaign.enyra, 999)
    answering(lambda dialog: (answer(qtbot, dialog, "5"), dialog.close()))
    qtbot.mouseClick(button(page, "At death's door"), Qt.MouseButton.LeftButton)
    assert program.table.library.character(campaign.enyra).condition.dying == 1
    assert "1 of 3 steps" in texts(page)


def test_dh25_torches_are_used_from_the_sheet(
    qtbot: QtBot, page: CharactersPage, program: object, campaign: World, answering: Arrange
) -> None:
    torches = program.table.trade.give(campaign.entry["antorchas"], campaign.purse, 2).id
    answering(lambda dialog: (answer(qtbot, dialog, "1"), dialog.close()))
    name = program.window.room.speech.say(program.table.reading.holding(torches).name)
    qtbot.mouseClick(button(page, f"Use: {name}"), Qt.MouseButton.LeftButton)
    piles = [item for item in program.table.library.items_of(campaign.purse)
             if item.entry == campaign.entry["antorchas"]]  # fmt: skip
    assert sorted((item.quantity, item.wear.steps) for item in piles) == [(1, 0), (1, 1)]


def test_money_is_spent_from_the_sheet(qtbot: QtBot, page: CharactersPage, program: object, campaign: World) -> None:
    dialog = page.detail.money_dialog(spends=True)
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


BACK = "Take back the last answer"


def press_ok(qtbot: QtBot, dialog: QWidget) -> None:
    box = dialog.findChild(QDialogButtonBox)
    qtbot.mouseClick(box.button(QDialogButtonBox.StandardButton.Ok), Qt.MouseButton.LeftButton)


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
