# SPDX-License-Identifier: GPL-3.0-or-later
"""Another window writes while a dialog is open: what is done is what stands there, or nothing and why."""

from collections.abc import Callable
from contextlib import suppress

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QDialogButtonBox, QLineEdit, QMessageBox, QTableView, QWidget
from pytestqt.qtbot import QtBot

import profiles
from panoplia.rules import drivers
from panoplia.table.table import Table
from panoplia.table.trade import Line
from panoplia.ui.armoury.basket import BasketDialog
from panoplia.ui.armoury.entry_dialog import EntryDialog, form_of
from panoplia.ui.characters.line_dialog import LineDialog
from panoplia.ui.chronicle.panel import HistoryPanel
from panoplia.ui.desk.sell_dialog import SellDialog
from panoplia.ui.desk.split_dialog import SplitDialog
from panoplia.ui.models.basket import BasketTableModel
from panoplia.ui.welcome import CampaignDialog
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.workshop.days_dialog import PassDaysDialog
from panoplia.ui.workshop.mend_all import MendAllDialog
from world import World, all_rows, work

Arrange = Callable[[Callable[[QWidget], None]], None]
LEFT = Qt.MouseButton.LeftButton


def texts(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(PlainLabel) if label.isVisible() and label.text()]


def accept(qtbot: QtBot, dialog: QWidget) -> None:
    qtbot.mouseClick(dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Ok), LEFT)


def press(qtbot: QtBot, parent: QWidget, text: str) -> None:
    found = next(each for each in parent.findChildren(Button) if each.text() == text and each.isVisible())
    qtbot.mouseClick(found, LEFT)


def yes(qtbot: QtBot, words: list[str], first: Callable[[], object]) -> Callable[[QWidget], None]:
    """Agrees to a question after something else was done."""

    def act(dialog: QWidget) -> None:
        assert isinstance(dialog, QMessageBox)
        words.append(dialog.text())
        first()
        agreeing = [each for each in dialog.buttons() if dialog.buttonRole(each) == QMessageBox.ButtonRole.AcceptRole]
        qtbot.mouseClick(agreeing[0], LEFT)

    return act


@pytest.fixture
def pile(program: object, campaign: World) -> int:
    holder = program.table.loot.make_holder(campaign.campaign, "loot", "Cofre").id
    program.table.loot.set_money(holder, 100)
    return holder


def test_money_is_split_as_announced(qtbot: QtBot, program: object, campaign: World, other: Table, pile: int) -> None:
    room = program.window.room
    people = program.table.reading.holders(campaign.campaign, "character")
    dialog = SplitDialog(room, program.table.library.holder(pile), people, program.window)
    dialog.show()
    other.loot.set_money(pile, 10)
    before = all_rows(program.table)
    accept(qtbot, dialog)
    assert "The money of Cofre has changed meanwhile: it is 1 sp now." in texts(dialog)
    assert texts(dialog).count("5 cp") == 2
    assert all_rows(program.table) == before
    other.loot.set_money(pile, 30)
    program.window.look_around()
    assert texts(dialog).count("1 sp · 5 cp") == 2
    accept(qtbot, dialog)
    assert [program.table.library.holder(one).money for one in (campaign.pouch, pile)] == [15, 0]


def test_a_pile_goes_only_with_what_the_question_named(
    qtbot: QtBot, program: object, campaign: World, other: Table, pile: int, answering: Arrange
) -> None:
    page = program.page("desk")
    page.choose(pile)
    words: list[str] = []
    answering(yes(qtbot, words, lambda: other.packing.hand_over([campaign.axe], pile)))
    press(qtbot, page, "Delete…")
    assert words == ["Delete Cofre? 1 gp go with it."]
    assert program.table.reading.holder_of(program.table.library.item(campaign.axe)).id == pile
    assert any("has changed meanwhile: look at it again." in each for each in texts(program.window))


def test_undo_to_here_undoes_as_many_as_it_asked_for(
    qtbot: QtBot, program: object, campaign: World, other: Table, answering: Arrange
) -> None:
    for amount in (1, 2):
        program.table.characters.hurt(campaign.enyra, amount)
    qtbot.keyClick(program.window, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    panel = program.window.findChild(HistoryPanel)
    view = panel.findChild(QTableView) or panel._list
    view.setCurrentIndex(view.model().index(2, 0))
    words: list[str] = []
    answering(yes(qtbot, words, lambda: other.characters.hurt(campaign.drake, 1)))
    press(qtbot, panel, "Undo to here…")
    assert words[0].startswith("Undo 2 actions")
    assert any("meanwhile" in each and "it is 3 action" in each for each in texts(program.window))
    assert program.table.library.character(campaign.enyra).condition.health == 13


def test_the_lines_of_the_basket_follow(qtbot: QtBot, program: object, campaign: World, other: Table) -> None:
    room, dagger = program.window.room, program.table.library.entry(campaign.entry["daga"])
    room.person = campaign.enyra
    basket = BasketTableModel(room.speech)
    basket.add(dagger, Line(dagger.id, 2))
    dialog = BasketDialog(room, basket, program.window)
    dialog.show()
    other.catalogue.override(campaign.campaign, dagger.id, {"price": 500})
    program.window.look_around()
    assert [basket.index(0, column).data() for column in range(4)] == ["Dagger", "2", "5 gp", "10 gp"]
    assert "Total: 10 gp" in texts(dialog)


def test_a_line_whose_entry_is_gone_leaves_the_basket_by_name(
    qtbot: QtBot, program: object, campaign: World, other: Table
) -> None:
    room = program.window.room
    room.person = campaign.enyra
    own = program.table.catalogue.copy_entry(campaign.campaign, campaign.entry["daga"])
    basket = BasketTableModel(room.speech)
    for entry in (own, program.table.library.entry(campaign.entry["lanza"])):
        basket.add(entry, Line(entry.id, 1))
    dialog = BasketDialog(room, basket, program.window)
    dialog.show()
    other.catalogue.delete_entry(campaign.campaign, own.id)
    press(qtbot, dialog, "Give all")
    assert "No longer in the catalogue, so taken out of the basket: Dagger (2)." in texts(dialog)
    assert [row.entry.names.en for row in basket.rows] == ["Spear"]
    press(qtbot, dialog, "Give all")
    assert basket.rows == []


def test_the_form_of_an_entry_writes_only_what_was_typed(
    qtbot: QtBot, program: object, campaign: World, other: Table
) -> None:
    dialog = form_of(program.window.room, program.table.library.entry(campaign.entry["daga"]), program.window)
    assert isinstance(dialog, EntryDialog)
    dialog.show()
    name = next(each for each in dialog.findChildren(QLineEdit) if each.text() == "Dagger")
    name.setText("Dirk")
    other.catalogue.override(campaign.campaign, campaign.entry["daga"], {"price": 999, "data.durability": "d4"})
    accept(qtbot, dialog)
    entry = program.table.library.entry(campaign.entry["daga"])
    assert (entry.names.en, entry.price, entry.data.durability) == ("Dirk", 999, "d4")


def box(dialog: QWidget, name: str) -> QComboBox:
    return next(each for each in dialog.findChildren(QComboBox) if each.accessibleName() == name)


@pytest.mark.parametrize("looked", [True, False])
def test_things_of_someone_who_is_gone_are_not_sold(
    qtbot: QtBot, program: object, campaign: World, other: Table, looked: bool
) -> None:
    lance = program.table.trade.give(campaign.entry["lanza"], campaign.pouch).id
    dialog = SellDialog(program.window.room, None, program.window)
    dialog.show()
    other.characters.delete(campaign.enyra)
    if looked:
        program.window.look_around()
    things = box(dialog, "Thing")
    things.setCurrentIndex(1)
    assert [things.itemText(place) for place in range(things.count())] == ["Spear – Drake"]
    accept(qtbot, dialog)
    with suppress(RuntimeError):
        assert not dialog.isVisible()
    assert program.table.library.holder(campaign.pouch).money == 50
    assert lance not in {each.item.id for each in program.table.reading.campaign_holdings(campaign.campaign)}


def test_a_thing_is_sold_for_the_sum_that_stands_there(
    qtbot: QtBot, program: object, campaign: World, other: Table
) -> None:
    dialog = SellDialog(program.window.room, program.table.reading.holding(campaign.daggers), program.window)
    dialog.show()
    other.pieces.set_price(campaign.daggers, 10)
    before = all_rows(program.table)
    accept(qtbot, dialog)
    assert "Dagger has changed meanwhile: look at it again." in texts(dialog)
    assert any(each.startswith("1 sp · 5 cp; then Enyra") for each in texts(dialog))
    assert all_rows(program.table) == before
    accept(qtbot, dialog)
    assert program.table.library.holder(campaign.purse).money == 2000 + 15


def test_mend_everything_looks_again_at_what_changed_and_keeps_the_other_dice(
    qtbot: QtBot, program: object, campaign: World, other: Table
) -> None:
    work(program.table, campaign.axe, "test-durability", "1")
    coraza = program.table.trade.give(campaign.entry["coraza"], campaign.purse).id
    work(program.table, coraza, "break-die")
    dialog = MendAllDialog(program.window.room, program.window)
    dialog.show()
    work(other, campaign.axe, "test-durability", "1")
    before = all_rows(program.table)
    press(qtbot, dialog, "Roll all")
    assert all_rows(program.table) == before
    assert any("Battleaxe has changed meanwhile" in each for each in texts(dialog))
    rows = {row.planned.worn.held.item.id: row for row in dialog.model.rows if row.planned.job.id != "restore"}
    assert not rows[campaign.axe].ticked
    (mending,) = (row for row in dialog.model.rows if row.ticked)
    assert mending.planned.worn.held.item.id == coraza
    (face,) = mending.answers
    press(qtbot, dialog, "Do all")
    result = drivers.replay(mending.planned.job.script, [face]).result
    assert program.table.library.item(coraza).wear == mending.planned.job.wear(result)
    assert program.table.library.item(campaign.axe).wear.steps == 2
    (told,) = (each for each in texts(dialog) if each.startswith("Done."))
    assert told.splitlines()[1] == "As worn as before, of the pieces on this list: 1 (not chosen: 1)."
    assert not any("changed meanwhile" in each for each in texts(dialog))


@pytest.mark.parametrize("which", ["days", "line", "campaign"])
def test_a_form_closes_where_another_language_is_spoken(program: object, campaign: World, which: str) -> None:
    """Another window may speak another language while a form is open here."""
    room = program.window.room
    dialog: QWidget = {
        "days": lambda: PassDaysDialog(room, program.window),
        "line": lambda: LineDialog(room, campaign.enyra, profiles.skills(), 0, program.window),
        "campaign": lambda: CampaignDialog(room, program.window),
    }[which]()
    gone: list[int] = []
    dialog.rejected.connect(lambda: gone.append(1))
    dialog.show()
    room.speak("es")
    assert gone == [1]


@pytest.mark.parametrize("away", ["deleted", "left"])
def test_days_do_not_pass_in_a_campaign_that_is_not_in_play(
    program: object, campaign: World, other: Table, away: str
) -> None:
    room = program.window.room
    dialog = PassDaysDialog(room, program.window)
    gone: list[int] = []
    dialog.rejected.connect(lambda: gone.append(1))
    dialog.show()
    if away == "deleted":
        other.campaigns.delete(campaign.campaign)
        program.window.look_around()
    else:
        room.open_campaign(program.table.campaigns.found("El Vado", "d100"))
    assert gone
    assert not dialog.isVisible()
