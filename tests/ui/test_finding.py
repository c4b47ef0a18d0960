# SPDX-License-Identifier: GPL-3.0-or-later
"""Gear found worn (DH-14): dice piece by piece, one action at the end, nothing on cancel."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from controls import accept, button, texts
from panoplia.ui.desk.finding import neglect
from panoplia.ui.desk.found_dialog import FoundDialog
from panoplia.ui.desk.neglect_dialog import NeglectDialog
from panoplia.ui.desk.page import DeskPage
from panoplia.ui.widgets.die_faces import DieFaces
from panoplia.ui.widgets.odds_bars import OddsBars
from world import World, all_rows

Arrange = Callable[[Callable[[QWidget], None]], None]
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(program: object, campaign: World) -> DeskPage:
    return program.page("desk")


@pytest.fixture
def pile(program: object, campaign: World, page: DeskPage) -> dict[str, int]:
    """Holder, and an axe (d10), a breastplate (d12, three dice) and a helmet that lie there."""
    loot = program.table.loot
    holder = loot.make_holder(campaign.campaign, "loot", "El cofre").id
    found = {key: loot.add_found(campaign.entry[key], holder).id for key in ("hacha_de_batalla", "coraza", "yelmo")}
    page.choose(holder)
    return {"holder": holder, **found}


def choose(dialog: QWidget, way: str) -> None:
    box = dialog.findChild(QComboBox)
    box.setCurrentIndex(box.findText(way))


def type_faces(qtbot: QtBot, dialog: QWidget, *faces: str) -> None:
    for face in faces:
        dice = dialog.findChild(DieFaces)
        dice.setFocus()
        qtbot.keyClicks(dice, face)
        qtbot.keyClick(dice, Qt.Key.Key_Return)


def wear(program: object, item: int) -> tuple[int, int]:
    found = program.table.library.item(item).wear
    return found.steps, found.lost


def ask(qtbot: QtBot, page: DeskPage, answering: Arrange, act: Callable[[QWidget], None]) -> None:
    answering(act)
    qtbot.mouseClick(button(page, "How it was kept…"), LEFT)


def test_dh14_a_pile_is_found_old_by_real_dice_and_one_undo_makes_it_new(
    qtbot: QtBot, program: object, page: DeskPage, pile: dict[str, int], answering: Arrange
) -> None:
    """The axe loses 2 steps (d6), the breastplate 3 (d6) and one of its dice; the helmet has nothing to lose."""
    before = all_rows(program.table)

    def old(dialog: QWidget) -> None:
        assert isinstance(dialog, NeglectDialog)
        choose(dialog, "Old")
        assert any("It has no durability" in text for text in texts(dialog))
        bars = next(bars for bars in dialog.findChildren(OddsBars) if bars.isVisible())
        assert bars.accessibleName() == "33% d8, 33% d6, 33% d4"
        type_faces(qtbot, dialog, "2", "3", "1")
        assert all_rows(program.table) == before
        assert "d10 → d6 (d3: 2)" in texts(dialog)
        qtbot.mouseClick(button(dialog, "Write it down"), LEFT)

    ask(qtbot, page, answering, old)
    assert wear(program, pile["hacha_de_batalla"]) == (2, 0)
    assert wear(program, pile["coraza"]) == (3, 1)
    program.window.undo()
    assert all_rows(program.table) == before


def test_answers_are_taken_back_piece_by_piece(
    qtbot: QtBot, program: object, page: DeskPage, pile: dict[str, int], answering: Arrange
) -> None:
    """Also those of a piece that was done, until all of it is written down."""

    def mistype(dialog: QWidget) -> None:
        choose(dialog, "Old")
        back = button(dialog, "Take back the last answer")
        assert not back.isEnabled()
        type_faces(qtbot, dialog, "2", "3", "1")
        qtbot.mouseClick(back, LEFT)
        qtbot.keyClick(dialog, Qt.Key.Key_Backspace)
        qtbot.keyClick(dialog.findChild(DieFaces), Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
        assert not back.isEnabled()
        assert texts(dialog).count("not rolled yet") == 2
        type_faces(qtbot, dialog, "1", "2", "1")
        qtbot.mouseClick(button(dialog, "Write it down"), LEFT)

    ask(qtbot, page, answering, mistype)
    assert wear(program, pile["hacha_de_batalla"]) == (1, 0)
    assert wear(program, pile["coraza"]) == (2, 1)


def test_cancelling_after_some_dice_changes_nothing(
    qtbot: QtBot, program: object, page: DeskPage, pile: dict[str, int], answering: Arrange
) -> None:
    before = all_rows(program.table)

    def stop(dialog: QWidget) -> None:
        type_faces(qtbot, dialog, "2", "2")
        qtbot.mouseClick(button(dialog, "Cancel"), LEFT)

    ask(qtbot, page, answering, stop)
    assert all_rows(program.table) == before


def test_the_program_rolls_the_rest(
    qtbot: QtBot, program: object, page: DeskPage, pile: dict[str, int], answering: Arrange
) -> None:
    """Ruined: 1d4 steps, so at least one each."""

    def roll(dialog: QWidget) -> None:
        choose(dialog, "Ruined")
        type_faces(qtbot, dialog, "1")
        qtbot.mouseClick(button(dialog, "Roll the rest"), LEFT)
        qtbot.mouseClick(button(dialog, "Write it down"), LEFT)

    ask(qtbot, page, answering, roll)
    assert wear(program, pile["hacha_de_batalla"]) == (1, 0)
    steps, lost = wear(program, pile["coraza"])
    assert 1 <= steps <= 4
    assert 1 <= lost <= 2


def test_the_rest_goes_on_from_a_half_answered_piece(
    qtbot: QtBot, program: object, page: DeskPage, pile: dict[str, int], answering: Arrange
) -> None:
    """The first die of the breastplate was shown as 4; it is not rolled again."""

    def roll(dialog: QWidget) -> None:
        choose(dialog, "Ruined")
        type_faces(qtbot, dialog, "1", "4")
        qtbot.mouseClick(button(dialog, "Roll the rest"), LEFT)
        qtbot.mouseClick(button(dialog, "Write it down"), LEFT)

    ask(qtbot, page, answering, roll)
    assert wear(program, pile["coraza"])[0] == 4


def test_by_hand_needs_no_dice(
    qtbot: QtBot, program: object, page: DeskPage, pile: dict[str, int], answering: Arrange
) -> None:
    def lower(dialog: QWidget) -> None:
        choose(dialog, "By hand: one armour die")
        qtbot.mouseClick(button(dialog, "Write it down"), LEFT)

    ask(qtbot, page, answering, lower)
    assert wear(program, pile["hacha_de_batalla"]) == (0, 0)
    assert wear(program, pile["coraza"]) == (0, 1)


def test_what_changed_meanwhile_is_told_and_nothing_is_written(
    qtbot: QtBot, program: object, page: DeskPage, pile: dict[str, int], answering: Arrange
) -> None:
    def late(dialog: QWidget) -> None:
        choose(dialog, "By hand: one step of durability")
        program.table.pieces.set_name(pile["coraza"], "Concha")
        qtbot.mouseClick(button(dialog, "Write it down"), LEFT)
        assert any("has changed meanwhile" in text for text in texts(dialog))
        dialog.close()

    ask(qtbot, page, answering, late)
    assert wear(program, pile["hacha_de_batalla"]) == (0, 0)


def test_gear_is_added_new_by_a_name_without_accents(
    qtbot: QtBot, program: object, page: DeskPage, pile: dict[str, int], campaign: World, answering: Arrange
) -> None:
    program.window.room.speak("es")

    def add(dialog: QWidget) -> None:
        assert isinstance(dialog, FoundDialog)
        dialog.findChild(QComboBox).setEditText("nothing of the kind")
        accept(qtbot, dialog)
        assert any("Nada en la armería se llama" in text for text in texts(dialog))
        dialog.findChild(QComboBox).setEditText(" ESPADON ")
        accept(qtbot, dialog)

    answering(add)
    qtbot.mouseClick(button(page, "Añadir equipo…"), LEFT)
    held = program.table.reading.held_by(campaign.campaign, pile["holder"])
    assert "espadon" in {one.entry.key for one in held}


def test_dh14_gear_is_added_worn_as_one_action(
    qtbot: QtBot, program: object, page: DeskPage, pile: dict[str, int], campaign: World, answering: Arrange
) -> None:
    before = all_rows(program.table)

    def kept(dialog: QWidget) -> None:
        assert isinstance(dialog, NeglectDialog)
        assert all_rows(program.table) == before
        choose(dialog, "Ruined")
        type_faces(qtbot, dialog, "4")
        qtbot.mouseClick(button(dialog, "Write it down"), LEFT)

    def add(dialog: QWidget) -> None:
        dialog.findChild(QComboBox).setEditText("Battleaxe")
        line = next(each for each in dialog.findChildren(QLineEdit) if each.accessibleName() == "Quantity")
        line.setText("2")
        dialog.findChild(QCheckBox).setChecked(True)
        answering(kept)
        accept(qtbot, dialog)

    answering(add)
    qtbot.mouseClick(button(page, "Add gear…"), LEFT)
    added = max(program.table.library.items_of(pile["holder"]), key=lambda item: item.id)
    assert (added.quantity, added.wear.steps) == (2, 3)
    program.window.undo()
    assert all_rows(program.table) == before


def test_dh13_what_nothing_wears_is_added_without_asking(
    qtbot: QtBot, program: object, page: DeskPage, pile: dict[str, int], campaign: World, answering: Arrange
) -> None:
    def add(dialog: QWidget) -> None:
        dialog.findChild(QComboBox).setEditText("Backpack")
        dialog.findChild(QCheckBox).setChecked(True)
        accept(qtbot, dialog)

    answering(add)
    qtbot.mouseClick(button(page, "Add gear…"), LEFT)
    added = max(program.table.library.items_of(pile["holder"]), key=lambda item: item.id)
    assert added.entry == campaign.entry["mochila"]


def test_dh13_a_thing_that_nothing_wears_says_so(program: object, page: DeskPage, pile: dict[str, int]) -> None:
    """DH-13: a helmet has no durability; the dialog tells that, and not that it cannot be read."""
    dialog = neglect(program.window.room, [program.table.reading.holding(pile["yelmo"])], program.window)
    dialog.show()
    assert any("no durability" in text for text in texts(dialog))
    assert not any("cannot be read" in text for text in texts(dialog))
