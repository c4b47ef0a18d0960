# SPDX-License-Identifier: GPL-3.0-or-later
"""The workshop: odds before dice, faces typed or rolled, one result, undone with one key."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QListView, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from battery import ask_everything, watched
from controls import button, texts
from panoplia.rules import drivers
from panoplia.ui.models.rows import Role
from panoplia.ui.models.workshop import SUPPORTED_ROLES, WorkshopTableModel
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.die_faces import DieFaces
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.odds_bars import OddsBars
from panoplia.ui.workshop.page import WorkshopPage
from panoplia.words import Speech
from world import World

Arrange = Callable[[Callable[[QWidget], None]], None]


def do(program: object, item: int, job_id: str, *answers: str) -> None:
    table = program.table
    job = next(job for job in table.workshop.jobs(item) if job.id == job_id)
    table.workshop.finish(table.reading.holding(item), job, drivers.replay(job.script, answers).result)


@pytest.fixture
def breastplate(program: object, campaign: World) -> int:
    """Enyra's breastplate with two of three dice broken."""
    item = program.table.trade.give(campaign.entry["coraza"], campaign.purse).id
    do(program, item, "break-die")
    do(program, item, "break-die")
    return item


@pytest.fixture
def page(program: object, breastplate: int) -> WorkshopPage:
    return program.page("workshop")


def agree(qtbot: QtBot, dialog: QWidget) -> None:
    """The last die is asked about, because the armour goes with it."""
    assert isinstance(dialog, QMessageBox)
    assert "the armour is destroyed" in dialog.text()
    yes = next(each for each in dialog.buttons() if each.text() == "Break an armour die")
    qtbot.mouseClick(yes, Qt.MouseButton.LeftButton)


def wear(program: object, item: int) -> tuple[int, int]:
    found = program.table.library.item(item).wear
    return found.broken, found.lost


def test_the_odds_stand_there_before_a_die_is_rolled(page: WorkshopPage) -> None:
    """DH-34: 2d6, each above 3: none, one or both with 25, 50 and 25 %."""
    bars = next(bars for bars in page.findChildren(OddsBars) if bars.isVisible())
    assert bars.accessibleName() == "25% none, 50% 1 of 2, 25% 2 of 2"
    assert "Mend after the fight" in texts(page)


def test_typed_faces_mend_and_one_key_takes_it_back(
    qtbot: QtBot, page: WorkshopPage, program: object, breastplate: int
) -> None:
    faces = page.findChild(DieFaces)
    faces.setFocus()
    qtbot.keyClicks(faces, "24")
    qtbot.keyClick(faces, Qt.Key.Key_Return)
    assert wear(program, breastplate) == (0, 1)
    assert any("1 of 2 dice mended, armour rating 2" in text for text in texts(page))
    qtbot.keyClick(program.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert wear(program, breastplate) == (2, 0)
    qtbot.keyClick(
        program.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    )
    assert wear(program, breastplate) == (0, 1)


def test_a_face_that_the_die_has_not_is_said(
    qtbot: QtBot, page: WorkshopPage, program: object, breastplate: int
) -> None:
    faces = page.findChild(DieFaces)
    faces.setFocus()
    qtbot.keyClicks(faces, "7")
    assert any("A d6 shows 1 to 6" in text for text in texts(page))
    assert wear(program, breastplate) == (2, 0)


def test_a_double_click_on_roll_rolls_once(qtbot: QtBot, page: WorkshopPage, program: object, breastplate: int) -> None:
    """The second click of a double click finds no job that it could do by accident."""
    roll = button(page, "Roll 2d6")
    before = len(program.table.library.journal.history())
    qtbot.mouseClick(roll, Qt.MouseButton.LeftButton)
    qtbot.mouseDClick(roll, Qt.MouseButton.LeftButton)
    qtbot.mouseRelease(roll, Qt.MouseButton.LeftButton)
    assert len(program.table.library.journal.history()) == before + 1
    assert wear(program, breastplate)[0] == 0


def test_why_unfolds_the_sum_and_its_clause(qtbot: QtBot, page: WorkshopPage) -> None:
    faces = page.findChild(DieFaces)
    faces.setFocus()
    qtbot.keyClicks(faces, "24")
    qtbot.keyClick(faces, Qt.Key.Key_Return)
    qtbot.mouseClick(button(page, "Why?"), Qt.MouseButton.LeftButton)
    assert any("2d6 (2+4) against 3" in text and "DH-34" in text for text in texts(page))


def test_what_cannot_be_done_says_why(page: WorkshopPage, program: object, breastplate: int) -> None:
    do(program, breastplate, "break-die")
    page.choose(breastplate)
    assert any("No armour die is whole" in text for text in texts(page))


def test_another_job_is_one_click_away(
    qtbot: QtBot, page: WorkshopPage, program: object, breastplate: int, answering: Arrange
) -> None:
    chosen = next(
        each
        for each in page.findChildren(Button)
        if each.accessibleName() == "Break an armour die" and each.isVisible()
    )
    qtbot.mouseClick(chosen, Qt.MouseButton.LeftButton)
    answering(lambda dialog: agree(qtbot, dialog))
    qtbot.mouseClick(button(page, "Break an armour die"), Qt.MouseButton.LeftButton)
    assert wear(program, breastplate) == (3, 0)
    assert any("destroyed" in text for text in texts(page))


def test_an_empty_workshop_says_so(program: object, campaign: World) -> None:
    page = program.page("workshop")
    assert any("Nothing is worn." in label.text() for label in page.findChildren(PlainLabel) if label.isVisible())


def test_the_list_is_worst_first_and_follows_every_change(page: WorkshopPage, program: object, campaign: World) -> None:
    do(program, campaign.axe, "test-durability", "1")
    model = page.findChild(QListView, "worn").model()
    assert [model.index(row, 0).data() for row in range(model.rowCount())] == ["Breastplate", "Battleaxe"]
    program.window.undo()
    assert model.rowCount() == 1


def test_battery(program: object, breastplate: int, campaign: World) -> None:
    model = WorkshopTableModel(Speech("en"))
    with watched(model) as recorder:
        model.set_all(program.table.workshop.worn(campaign.campaign))
        ask_everything(model, SUPPORTED_ROLES)
        do(program, campaign.axe, "test-durability", "1")
        model.set_all(program.table.workshop.worn(campaign.campaign))
        model.show_states(frozenset({"broken"}))
    assert recorder.seen == [("insert", 0, 0), ("insert", 1, 1), ("remove", 1, 1)]
    assert model.index(0, 0).data(Role.SECOND_LINE) == "Enyra la rusalka"


def test_a_roll_that_holds_is_told_and_the_next_one_can_be_made(
    qtbot: QtBot, page: WorkshopPage, program: object, campaign: World
) -> None:
    """R26: what is told is this roll, not whatever the journal holds last; and the bench is ready again."""
    page.choose(campaign.axe)
    faces = page.findChild(DieFaces)
    for _ in range(2):
        faces.setFocus()
        qtbot.keyClicks(faces, "9")
        qtbot.keyClick(faces, Qt.Key.Key_Return)
        assert "Battleaxe: holds at d10" in texts(page)
        assert "Battleaxe: holds at d10" in [each.text() for each in program.window.findChildren(PlainLabel)]
    qtbot.keyClicks(faces, "2")
    qtbot.keyClick(faces, Qt.Key.Key_Return)
    assert program.table.library.item(campaign.axe).wear.steps == 1


def test_a_held_digit_is_one_face(qtbot: QtBot, page: WorkshopPage, program: object, campaign: World) -> None:
    page.choose(campaign.axe)
    faces = page.findChild(DieFaces)
    for _ in range(5):
        held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_2, Qt.KeyboardModifier.NoModifier, "2", autorep=True)
        QApplication.sendEvent(faces, held)
    assert program.table.library.item(campaign.axe).wear.steps == 0


def test_a_typo_can_be_taken_back_before_enter(
    qtbot: QtBot, page: WorkshopPage, program: object, breastplate: int
) -> None:
    faces = page.findChild(DieFaces)
    faces.setFocus()
    qtbot.keyClicks(faces, "21")
    assert wear(program, breastplate) == (2, 0)
    qtbot.keyClick(faces, Qt.Key.Key_Backspace)
    qtbot.keyClicks(faces, "4")
    qtbot.mouseClick(button(page, "Use 2+4"), Qt.MouseButton.LeftButton)
    assert wear(program, breastplate) == (0, 1)


def test_an_undone_result_is_no_longer_told(qtbot: QtBot, page: WorkshopPage, program: object) -> None:
    faces = page.findChild(DieFaces)
    faces.setFocus()
    qtbot.keyClicks(faces, "24")
    qtbot.keyClick(faces, Qt.Key.Key_Return)
    assert "Done" in texts(page)
    assert "2d6: 2+4" in texts(page)
    program.window.undo()
    assert "Done" not in texts(page)
