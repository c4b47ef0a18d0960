# SPDX-License-Identifier: GPL-3.0-or-later
"""The basket, stashes and magic pieces in the armoury, by real clicks and keys."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QLineEdit, QTableView, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from panoplia.rules.notes import Phrase, note
from panoplia.store.records import Holder
from panoplia.table.trade import Line
from panoplia.ui.armoury.basket import BasketDialog
from panoplia.ui.armoury.page import ArmouryPage
from panoplia.ui.models.basket import BasketTableModel
from panoplia.ui.widgets.buttons import Button
from world import World


@pytest.fixture
def page(program: object, campaign: World) -> ArmouryPage:
    page = program.page("armoury")
    program.window.room.person = campaign.enyra
    page.choose(campaign.entry["daga"])
    return page


@pytest.fixture
def basket(program: object, campaign: World) -> BasketTableModel:
    """Three daggers (2 mo each) and a club (1 mp)."""
    room = program.window.room
    room.person = campaign.enyra
    model = BasketTableModel(room.speech)
    for key, quantity in (("daga", 3), ("clava", 1)):
        model.add(program.table.library.entry(campaign.entry[key]), Line(campaign.entry[key], quantity))
    return model


@pytest.fixture
def dialog(program: object, basket: BasketTableModel) -> Iterator[BasketDialog]:
    dialog = BasketDialog(program.window.room, basket, program.window)
    dialog.show()
    yield dialog
    if isValid(dialog):
        dialog.close()


def button(parent: QWidget, text: str) -> Button:
    return next(each for each in parent.findChildren(Button) if each.text() == text)


def click(qtbot: QtBot, parent: QWidget, text: str) -> None:
    qtbot.mouseClick(button(parent, text), Qt.MouseButton.LeftButton)


def told(parent: QWidget) -> list[str]:
    return [each.text() for each in parent.findChildren(QLabel) if each.isVisible() and each.text()]


def items(program: object, holder: int) -> list[tuple[int, int]]:
    return [(item.entry, item.quantity) for item in program.table.library.items_of(holder)]


def test_b_collects_and_enter_still_buys_one(qtbot: QtBot, page: ArmouryPage, program: object, campaign: World) -> None:
    table = page.findChild(QTableView, "catalogue")
    qtbot.keyClick(table, Qt.Key.Key_B)
    qtbot.keyClick(table, Qt.Key.Key_B)
    assert button(page, "Basket (2)")
    assert program.table.library.holder(campaign.purse).money == 2000
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert program.table.library.holder(campaign.purse).money == 1800
    program.page("characters")
    program.page("armoury")
    assert button(page, "Basket (2)")


def test_what_is_said_is_what_is_paid(
    qtbot: QtBot, dialog: BasketDialog, basket: BasketTableModel, program: object, campaign: World
) -> None:
    """C78, R34: 3 × 200 + 10 = 610 mc; at 120 % 732 mc, rounded once. One undo brings all of it back."""
    assert "Total: 6 gp · 1 sp" in told(dialog)
    share = dialog.findChild(QLineEdit, "percent")
    share.selectAll()
    qtbot.keyClicks(share, "120")
    assert "Total: 7 gp · 3 sp · 2 cp" in told(dialog)
    assert "Costs 7 gp · 3 sp · 2 cp; 12 gp · 6 sp · 8 cp stay in the purse." in told(dialog)
    before = items(program, campaign.purse)
    click(qtbot, dialog, "Pay and take")
    assert program.table.library.holder(campaign.purse).money == 2000 - 732
    assert items(program, campaign.purse) == [*before, (campaign.entry["daga"], 3), (campaign.entry["clava"], 1)]
    assert basket.lines == []
    program.window.undo()
    assert program.table.library.holder(campaign.purse).money == 2000
    assert items(program, campaign.purse) == before


def test_short_of_money_is_said_and_nothing_is_taken(
    qtbot: QtBot, dialog: BasketDialog, basket: BasketTableModel, program: object, campaign: World
) -> None:
    basket.setData(basket.index(0, 1), 100)
    assert not button(dialog, "Pay and take").isEnabled()
    assert "Costs 200 gp · 1 sp; the purse holds 20 gp: 180 gp · 1 sp short." in told(dialog)
    dialog.findChild(QCheckBox).click()
    before = items(program, campaign.purse)
    click(qtbot, dialog, "Pay and take")
    assert program.table.library.holder(campaign.purse).money == 2000
    assert len(items(program, campaign.purse)) == len(before) + 2


def test_what_has_no_price_is_said_and_can_be_given(
    qtbot: QtBot, dialog: BasketDialog, basket: BasketTableModel, program: object, campaign: World
) -> None:
    """R24: no price is not the price 0."""
    backpack = program.table.library.entry(campaign.entry["mochila"])
    basket.add(backpack, Line(backpack.id))
    assert "Backpack has no price in the book: it can be given, but not bought." in told(dialog)
    assert not button(dialog, "Pay and take").isEnabled()
    click(qtbot, dialog, "Give all")
    assert items(program, campaign.purse)[-1] == (backpack.id, 1)
    assert program.table.library.holder(campaign.purse).money == 2000


@pytest.mark.parametrize("typed", ["", "12,5", "-10", "10001"])
def test_a_share_that_is_none_is_told(qtbot: QtBot, dialog: BasketDialog, typed: str) -> None:
    """C53, C76."""
    dialog.findChild(QLineEdit, "percent").setText(typed)
    assert any(words.startswith("Percent of the price: ") for words in told(dialog))
    assert not button(dialog, "Pay and take").isEnabled()


def test_lines_are_taken_out_by_button_and_key(qtbot: QtBot, dialog: BasketDialog, basket: BasketTableModel) -> None:
    table = dialog.findChild(QTableView, "basket")
    table.setCurrentIndex(basket.index(0, 0))
    click(qtbot, dialog, "Take out")
    assert [line.quantity for line in basket.lines] == [1]
    table.setCurrentIndex(basket.index(0, 0))
    click(qtbot, dialog, "Empty")
    assert basket.lines == []
    assert not button(dialog, "Give all").isEnabled()


def test_an_entry_that_is_gone_leaves_the_basket_and_is_named(
    qtbot: QtBot, program: object, campaign: World, basket: BasketTableModel
) -> None:
    made = program.table.catalogue.add_entry(campaign.campaign, "thing", {"names.es": "Urna", "price": 5})
    basket.add(made, Line(made.id))
    program.table.catalogue.delete_entry(campaign.campaign, made.id)
    dialog = BasketDialog(program.window.room, basket, program.window)
    dialog.show()
    assert "No longer in the catalogue, so taken out of the basket: Urna." in told(dialog)
    assert len(basket.lines) == 2
    dialog.close()


def test_a_stash_can_be_given_to(qtbot: QtBot, page: ArmouryPage, program: object, campaign: World) -> None:
    with program.table.library.journal.act("library", note(Phrase("test", "A chest"))):
        chest = program.table.library.add(Holder(0, "", campaign.campaign, "stash", "Arcón", 0))
    receiver = page.findChild(QComboBox)
    assert [receiver.itemText(place) for place in range(receiver.count())] == ["Drake", "Enyra la rusalka", "Arcón"]
    receiver.setCurrentIndex(2)
    click(qtbot, page, "Give")
    assert items(program, chest.id) == [(campaign.entry["daga"], 1)]
    assert receiver.currentText() == "Arcón"


def test_a_magic_piece_shows_what_it_will_be_and_becomes_it(
    qtbot: QtBot, page: ArmouryPage, program: object, campaign: World
) -> None:
    """DH-21: a spear of penetration 2 with effectiveness 3 has 5; with 1 it has 2."""
    page.choose(campaign.entry["lanza"])
    page.findChild(QCheckBox, "magic").click()
    fields = {each.accessibleName(): each for each in page.findChildren(QLineEdit)}
    for typed, shown in (("1", "2"), ("3", "5")):
        fields["Effectiveness"].setText(typed)
        words = told(page)
        assert words[words.index("Penetration") + 1] == shown
    fields["Own name"].setText("Aguijón")
    fields["Own price: Gold"].setText("90")
    assert "Costs 90 gp; the purse holds 20 gp: 70 gp short." in told(page)
    click(qtbot, page, "Give")
    item = program.table.library.items_of(campaign.purse)[-1]
    assert (item.name, item.magic, item.bonus, item.price) == ("Aguijón", True, 3, 9000)
    fields["Effectiveness"].setText("many")
    assert not button(page, "Give").isEnabled()
    assert any(words.startswith("Effectiveness: “many”") for words in told(page))
