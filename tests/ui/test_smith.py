# SPDX-License-Identifier: GPL-3.0-or-later
"""The workshop in full through the window: the smith's bill, work that ends on a day, neglect, lifetimes."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note
from panoplia.store.records import Holder, Item, Work
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.card import Card
from panoplia.ui.widgets.curve import CurveView
from panoplia.ui.workshop.days_dialog import PassDaysDialog
from panoplia.ui.workshop.job_card import JobCard
from panoplia.ui.workshop.page import WorkshopPage
from panoplia.ui.workshop.work_card import WorkCard
from workshops import Always, Arrange, agree, bars, chip, listed, press, take, texts
from world import World, all_rows, work

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def test_dh15_c78_cost_days_and_purse_stand_there_before(qtbot: QtBot, workshop: WorkshopPage, program: object) -> None:
    """DH-15, C78: a tenth of 10 mo and one day; that sum leaves the purse, and the axe is ready on day 2."""
    take(qtbot, workshop, "restore-durability")
    assert "Cost: 1 gp · 1 day · Enyra la rusalka has 20 gp" in texts(workshop)
    # What is certain needs no bar.
    assert bars(workshop) == []
    press(qtbot, workshop, "Restore durability at the smith's")
    assert "Battleaxe: d8 → d10, for 1 gp, ready in 1 day" in texts(workshop)
    assert "Ready on day 2, in 1 day" in texts(workshop)
    assert "Begun" in texts(workshop)
    assert program.table.library.holder(1).money == 1900


def test_a_double_click_pays_once(qtbot: QtBot, workshop: WorkshopPage, program: object) -> None:
    take(qtbot, workshop, "restore-durability")
    button = next(each for each in workshop.findChildren(Button) if each.text() == "Restore durability at the smith's")
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.mouseDClick(button, Qt.MouseButton.LeftButton)
    assert program.table.library.holder(1).money == 1900


def test_a_purse_that_is_short_says_what_is_missing(
    qtbot: QtBot, workshop: WorkshopPage, program: object, campaign: World
) -> None:
    program.table.characters.set_field(campaign.enyra, "money.mo", 0)
    take(qtbot, workshop, "restore-durability")
    assert "Enyra la rusalka has 0 cp and needs 1 gp: 1 gp short." in texts(workshop)
    before = all_rows(program.table)
    press(qtbot, workshop, "Restore durability at the smith's")
    assert all_rows(program.table) == before


def test_dh35_a_common_artisan_says_who_could(workshop: WorkshopPage, program: object, campaign: World) -> None:
    """DH-35: shown, not to be pressed, with the reason."""
    mail = program.table.trade.give(campaign.entry["cota_de_mallas"], campaign.purse, magic=True).id
    work(program.table, mail, "break-die")
    work(program.table, mail, "repair", "1")
    workshop.choose(mail)
    assert "Lost dice: common artisan" in texts(workshop)
    assert any("Only an exceptional artisan" in text and "DH-35" in text for text in texts(workshop))
    assert not any(each.property("job") == "craft-common" for each in workshop.findChildren(Button))


def test_pass_days_from_the_workshop_finishes_what_is_due(
    qtbot: QtBot, workshop: WorkshopPage, program: object, axe: int, answering: Arrange
) -> None:
    """DH-15: the day and what is ready are shown before; one undo brings both back, one redo does both again."""
    work(program.table, axe, "restore-durability")
    chip(qtbot, workshop, "at-work")
    assert listed(workshop) == ["Battleaxe"]

    def pass_one(dialog: QWidget) -> None:
        assert isinstance(dialog, PassDaysDialog)
        assert "It will be day 2.\nReady: Battleaxe (day 2)" in texts(dialog)
        qtbot.keyClick(dialog.findChild(QLineEdit), Qt.Key.Key_Return)

    answering(pass_one)
    press(qtbot, workshop, "Pass days…")
    wear = program.table.library.item(axe).wear
    assert (wear.steps, program.table.library.campaign(1).day, listed(workshop)) == (0, 2, [])
    told = "1 day passes: it is day 2. Ready: Battleaxe (Enyra la rusalka): d8 → d10 (day 2), in use again"
    assert told in texts(program.window)
    program.window.undo()
    assert (program.table.library.item(axe).wear.steps, program.table.library.campaign(1).day) == (1, 1)
    program.window.redo()
    assert (program.table.library.item(axe).wear.steps, program.table.library.campaign(1).day) == (0, 2)


def test_a_key_passes_days_and_a_word_that_is_no_number_is_refused(
    qtbot: QtBot, workshop: WorkshopPage, program: object, answering: Arrange
) -> None:
    def mistype(dialog: QWidget) -> None:
        field = dialog.findChild(QLineEdit)
        field.selectAll()
        qtbot.keyClicks(field, "1,5")
        qtbot.keyClick(field, Qt.Key.Key_Return)
        assert any("is not a whole number" in text for text in texts(dialog))
        buttons = dialog.findChild(QDialogButtonBox)
        qtbot.mouseClick(buttons.button(QDialogButtonBox.StandardButton.Cancel), Qt.MouseButton.LeftButton)

    answering(mistype)
    qtbot.keyClick(program.window, Qt.Key.Key_D, CTRL | SHIFT)
    assert program.table.library.campaign(1).day == 1


def test_work_is_fetched_unfinished_once_agreed(
    qtbot: QtBot, workshop: WorkshopPage, program: object, axe: int, answering: Arrange
) -> None:
    work(program.table, axe, "restore-durability")
    answering(agree(qtbot, "Fetch it"))
    press(qtbot, workshop, "Fetch it unfinished…")
    assert program.table.library.work_on(axe) is None
    assert (program.table.library.item(axe).wear.steps, program.table.library.holder(1).money) == (1, 1900)
    assert "Test durability" in texts(workshop)


def test_dh14_neglect_is_a_choice_with_odds_side_by_side(
    qtbot: QtBot, workshop: WorkshopPage, program: object, axe: int
) -> None:
    """DH-14: the axe at d8, found old: 1d3 steps, so d6, or d4 by both a 2 and a 3."""
    take(qtbot, workshop, "neglect")
    assert bars(workshop) == ["100% stays d8", "50% stays d8, 50% d6", "33% d6, 67% d4", "25% d6, 75% d4"]
    press(qtbot, workshop, "Old")
    assert bars(workshop) == ["33% d6, 67% d4"]
    program.window.room.dice = Always(3)
    press(qtbot, workshop, "Roll d3")
    assert program.table.library.item(axe).wear.steps == 3
    assert "Battleaxe: d8 → d4" in texts(workshop)


def test_an_answer_of_a_job_is_taken_back_and_the_odds_with_it(
    qtbot: QtBot, workshop: WorkshopPage, program: object
) -> None:
    before = all_rows(program.table)
    take(qtbot, workshop, "neglect")
    beside = bars(workshop)
    press(qtbot, workshop, "Old")
    assert bars(workshop) == ["33% d6, 67% d4"]
    press(qtbot, workshop, "Take back the last answer")
    assert bars(workshop) == beside
    assert all_rows(program.table) == before


def test_dh14_the_gm_lowers_it_by_hand_step_by_step(
    qtbot: QtBot, workshop: WorkshopPage, program: object, axe: int
) -> None:
    take(qtbot, workshop, "lower")
    # There are no odds to be looked at.
    assert bars(workshop) == []
    press(qtbot, workshop, "Lower it by hand")
    assert program.table.library.item(axe).wear.steps == 2
    press(qtbot, workshop, "Lower it by hand")
    assert program.table.library.item(axe).wear.steps == 3
    assert any("below d4" in text for text in texts(workshop))


def test_loot_says_whose_die_is_missing(workshop: WorkshopPage, program: object, campaign: World) -> None:
    """DH-34: armour that lies in the loot is listed, and the smith can work at it."""
    library = program.table.library
    with library.journal.act(f"campaign:{campaign.campaign}", Note("tests", "Set up")):
        pile = library.add(Holder(0, "", campaign.campaign, "loot", "La charca", 0))
        wear = program.table.reading.system_of(campaign.campaign).wear(steps=1)
        coraza = library.add(Item(0, "", campaign.entry["coraza"], pile.id, None, wear))
    workshop.choose(coraza.id)
    assert any("give it to someone first" in text for text in texts(workshop))
    assert "Breastplate" in listed(workshop)


def test_dh11_how_long_it_lasts_by_edge(qtbot: QtBot, workshop: WorkshopPage) -> None:
    """A d8: 180 attacks, 3600 with advantage, 1200/13 with disadvantage; four to a fight."""
    for edge, attacks, fights in (
        ("none", "180", "45"),
        ("advantage", "3,600", "900"),
        ("disadvantage", "92.3", "23.1"),
    ):
        chip(qtbot, workshop, edge)
        shown = texts(workshop)
        assert shown[shown.index("attacks on average") - 1] == attacks
        assert shown[shown.index("fights on average") - 1] == fights
    assert workshop.findChild(CurveView).accessibleName().count("%") == 4


def test_the_chance_to_outlast_follows_what_is_typed(qtbot: QtBot, workshop: WorkshopPage) -> None:
    """DH-11: none of 0 attacks can spend it; a number that is none is refused in words."""
    field = next(each for each in workshop.findChildren(QLineEdit) if each.accessibleName() == "Attacks to outlast")
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, "0")
    shown = texts(workshop)
    assert shown[shown.index("to outlast them") - 1] == "100%"
    qtbot.keyClicks(field, "x")
    assert any("“0x” is not a whole number from 0 to 10,000" in text for text in texts(workshop))


def test_dh13_what_never_wears_says_so(workshop: WorkshopPage, program: object, campaign: World) -> None:
    workshop.choose(program.table.trade.give(campaign.entry["armadura_de_tela"], campaign.purse).id)
    assert any("lasts for ever" in text and "DH-13" in text for text in texts(workshop))
    assert not workshop.findChild(CurveView).isVisible()


def test_the_history_tells_the_campaign_s_day(workshop: WorkshopPage, program: object, axe: int) -> None:
    program.table.days.pass_days(1, 4)
    work(program.table, axe, "test-durability", "1")
    assert texts(workshop).count("day 5") == 1


def test_on_the_last_day_no_more_can_pass(qtbot: QtBot, workshop: WorkshopPage, program: object) -> None:
    program.table.days.pass_days(1, 10**6 - 1)
    dialog = PassDaysDialog(program.window.room, program.window)
    qtbot.addWidget(dialog)
    dialog.show()
    said = "Day 1,000,000 is the last that is counted: no more days can pass."
    assert said in texts(dialog)
    qtbot.keyClick(dialog.findChild(QLineEdit), Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert program.table.library.campaign(1).day == 10**6


def test_the_place_in_the_status_line_passes_days(
    qtbot: QtBot, workshop: WorkshopPage, program: object, answering: Arrange
) -> None:
    answering(lambda dialog: qtbot.keyClick(dialog.findChild(QLineEdit), Qt.Key.Key_Return))
    press(qtbot, program.window, "El Bajo Marjal · day 1 · saved")
    assert program.table.library.campaign(1).day == 2
    press_names = [each.text() for each in program.window.findChildren(Button)]
    assert "El Bajo Marjal · day 2 · saved" in press_names


@pytest.mark.parametrize(
    ("ends", "told"),
    [(3, ("Ready on day 3, in 2 day", "Until then it cannot be used")), (1, ("Was to be ready on day 1", "a day has"))],
)
def test_the_card_of_a_work_says_what_waits(
    qtbot: QtBot, program: object, campaign: World, ends: int, told: tuple[str, str]
) -> None:
    """Work is overdue only where another program moved the day, or left a state that cannot be read."""
    card = WorkCard(program.window.room)
    qtbot.addWidget(card)
    card.show_work(Work(1, "", campaign.axe, ends, None, note(QT_TRANSLATE_NOOP("test", "d6 → d8"))))
    card.show()
    assert all(any(each in text for text in texts(card)) for each in told)


def test_in_a_small_window_the_other_jobs_stand_below(qtbot: QtBot, program: object, workshop: WorkshopPage) -> None:
    job = workshop.findChild(JobCard)
    others = next(card for card in workshop.findChildren(Card) if "Other jobs" in texts(card))
    assert others.y() == job.y()
    program.window.resize(1000, 640)
    qtbot.waitUntil(lambda: others.y() > job.y() and others.x() == job.x())


def test_each_reason_is_told_once(program: object, axe: int) -> None:
    """Four ways of neglect take nothing from a destroyed piece, and they say so in one sentence."""
    for _ in ("d8", "d6", "d4"):
        work(program.table, axe, "test-durability", "1")
    workshop = program.page("workshop")
    workshop.choose(axe)
    reasons = next(text for text in texts(workshop) if "neglect could take" in text).split("\n")
    assert len(reasons) == len(set(reasons)) > 1
