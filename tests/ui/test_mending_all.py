# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything that is worn mended in one go: planned, rolled, chosen, refused, cancelled."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from panoplia.ui.models.mending import Column
from panoplia.ui.widgets.buttons import PrimaryButton
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.workshop.mend_all import MendAllDialog
from panoplia.ui.workshop.page import WorkshopPage
from workshops import Always, Arrange, press, texts
from world import World, all_rows, work

ROLE = Qt.ItemDataRole.CheckStateRole


def test_all_is_mended_in_one_go(
    qtbot: QtBot, workshop: WorkshopPage, program: object, axe: int, answering: Arrange, campaign: World
) -> None:
    """A dry run first, then every die by the program, then one action that Ctrl+Z takes back."""
    coraza = program.table.trade.give(campaign.entry["coraza"], campaign.pouch).id
    work(program.table, coraza, "break-die")
    before = all_rows(program.table)
    program.window.room.dice = Always(6)

    def roll(dialog: QWidget) -> None:
        assert isinstance(dialog, MendAllDialog)
        assert "2 jobs, 1 gp in all\nEnyra la rusalka pays 1 gp; 19 gp stay in the purse." in texts(dialog)
        assert all_rows(program.table) == before
        press(qtbot, dialog, "Roll all")
        results = [dialog.model.index(row, Column.RESULT).data() for row in range(2)]
        assert results == ["1 of 1 dice mended, armour rating 3", "d8 → d10, for 1 gp, ready in 1 day"]
        press(qtbot, dialog, "Close")

    answering(roll)
    press(qtbot, workshop, "Mend everything…")
    assert program.table.library.item(coraza).wear.broken == 0
    assert program.table.library.work_on(axe) is not None
    program.window.undo()
    assert all_rows(program.table) == before


def test_mending_all_is_cancelled_without_a_trace(
    qtbot: QtBot, workshop: WorkshopPage, program: object, answering: Arrange
) -> None:
    before = all_rows(program.table)
    answering(lambda dialog: press(qtbot, dialog, "Cancel"))
    press(qtbot, workshop, "Mend everything…")
    assert all_rows(program.table) == before


def test_own_dice_are_typed_row_by_row(qtbot: QtBot, workshop: WorkshopPage, program: object, campaign: World) -> None:
    """With own dice alone, nothing can be done before every face is there."""
    coraza = program.table.trade.give(campaign.entry["coraza"], campaign.pouch).id
    work(program.table, coraza, "break-die")
    program.window.room.who_rolls = "own"
    dialog = MendAllDialog(program.window.room, program.window)
    qtbot.addWidget(dialog)
    dialog.show()
    go = dialog.findChild(PrimaryButton)
    assert not go.isEnabled()
    assert any("once all are there" in text for text in texts(dialog))
    dialog.model.setData(dialog.model.index(0, Column.DICE), "9")
    assert "A d6 shows 1 to 6, not “9”." in texts(dialog)
    dialog.model.setData(dialog.model.index(0, Column.DICE), "3")
    assert go.isEnabled()
    qtbot.mouseClick(go, Qt.MouseButton.LeftButton)
    assert program.table.library.item(coraza).wear.lost == 1


def test_a_piece_that_changed_meanwhile_refuses_all(
    qtbot: QtBot, workshop: WorkshopPage, program: object, axe: int
) -> None:
    dialog = MendAllDialog(program.window.room, program.window)
    qtbot.addWidget(dialog)
    dialog.show()
    work(program.table, axe, "test-durability", "1")
    before = all_rows(program.table)
    press(qtbot, dialog, "Do all")
    assert any("Battleaxe has changed meanwhile" in text for text in texts(dialog))
    assert all_rows(program.table) == before


def test_of_a_piece_with_two_jobs_the_person_chooses(
    qtbot: QtBot, workshop: WorkshopPage, program: object, campaign: World
) -> None:
    """A worn breastplate with a broken die: its wearer mends it, or the smith does; the other can follow."""
    coraza = program.table.trade.give(campaign.entry["coraza"], campaign.purse).id
    work(program.table, coraza, "test-durability", "1")
    dialog = MendAllDialog(program.window.room, program.window)
    qtbot.addWidget(dialog)
    assert not any("two jobs" in text for text in all_texts(dialog))
    work(program.table, coraza, "break-die")
    dialog = MendAllDialog(program.window.room, program.window)
    qtbot.addWidget(dialog)
    dialog.show()
    assert any("The other can follow once this is done." in text for text in texts(dialog))
    mine = [place for place, row in enumerate(dialog.model.rows) if row.planned.worn.held.item.id == coraza]
    ticked = [dialog.model.rows[place].ticked for place in mine]
    assert ticked == [True, False]
    dialog.model.setData(dialog.model.index(mine[1], Column.PIECE), Qt.CheckState.Checked, ROLE)
    assert [dialog.model.rows[place].ticked for place in mine] == [False, True]


def test_the_end_counts_what_was_listed_and_what_was_not(
    qtbot: QtBot, workshop: WorkshopPage, program: object, axe: int, campaign: World
) -> None:
    """The axe is unticked; a worn breastplate that nobody holds is in a pile."""
    mine = program.table.trade.give(campaign.entry["coraza"], campaign.pouch).id
    work(program.table, mine, "break-die")
    heap = program.table.loot.make_holder(campaign.campaign, "loot", "Botín")
    theirs = program.table.trade.give(campaign.entry["coraza"], heap.id).id
    work(program.table, theirs, "test-durability", "1")
    dialog = MendAllDialog(program.window.room, program.window)
    qtbot.addWidget(dialog)
    dialog.show()
    program.window.room.dice = Always(6)
    place = next(n for n, row in enumerate(dialog.model.rows) if row.planned.worn.held.item.id == axe)
    dialog.model.setData(dialog.model.index(place, Column.PIECE), Qt.CheckState.Unchecked, ROLE)
    assert "Jobs: 1" in texts(dialog)
    press(qtbot, dialog, "Roll all")
    assert (
        "Done. Ctrl+Z takes all of it back.\nAs worn as before, of the pieces on this list: 1 (not chosen: 1).\n"
        "Worn, and not on this list: 1 (in piles, at work, or of a kind that no job mends)."
    ) in texts(dialog)


def all_texts(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(PlainLabel)]
