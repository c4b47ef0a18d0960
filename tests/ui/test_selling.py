# SPDX-License-Identifier: GPL-3.0-or-later
"""Selling at the desk: the sum stands there first, and is what is booked (C78)."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLineEdit, QMenu, QTableView, QWidget
from pytestqt.qtbot import QtBot

from controls import accept
from panoplia.ui.characters.inventory import InventoryView
from panoplia.ui.characters.tree import InventoryTree
from panoplia.ui.desk.page import DeskPage
from panoplia.ui.desk.sell_dialog import SellDialog
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.labels import PlainLabel
from world import World

Arrange = Callable[[Callable[[QWidget], None]], None]
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def shop(program: object, campaign: World) -> int:
    """250 mc and two lances (1 mo each)."""
    loot = program.table.loot
    holder = loot.make_holder(campaign.campaign, "shop", "La Fragua de Otón").id
    loot.set_money(holder, 250)
    loot.add_found(campaign.entry["lanza"], holder, 2)
    return holder


@pytest.fixture
def page(program: object, shop: int) -> DeskPage:
    page = program.page("desk")
    page.choose(shop)
    return page


def field(dialog: QWidget, kind: type[QWidget], name: str) -> QWidget:
    return next(each for each in dialog.findChildren(kind) if each.accessibleName() == name)


def told(dialog: QWidget) -> str:
    return str(field(dialog, PlainLabel, "Sum").text())


def money(program: object, *holders: int) -> list[int]:
    return [program.table.library.holder(one).money for one in holders]


def dialog_for(program: object, item: int) -> SellDialog:
    dialog = SellDialog(program.window.room, program.table.reading.holding(item), program.window)
    dialog.show()
    return dialog


def test_c78_what_is_said_is_booked(qtbot: QtBot, program: object, campaign: World, shop: int) -> None:
    """Three daggers of 2 mo at half are 3 mo; at 33 % of one, 66 mc; nothing but numbers counts."""
    dialog = dialog_for(program, campaign.daggers)
    assert told(dialog) == "3 gp; then Enyra la rusalka has 23 gp."
    field(dialog, QLineEdit, "Quantity").setText("1")
    field(dialog, QLineEdit, "Percent of the price").setText("33")
    assert told(dialog) == "6 sp · 6 cp; then Enyra la rusalka has 20 gp · 6 sp · 6 cp."
    for text in ("-50", "0", "half", "1001"):
        field(dialog, QLineEdit, "Percent of the price").setText(text)
        accept(qtbot, dialog)
        assert money(program, campaign.purse) == [2000]
    field(dialog, QLineEdit, "Percent of the price").setText("33")
    accept(qtbot, dialog)
    assert money(program, campaign.purse, shop) == [2066, 250]
    program.window.undo()
    assert money(program, campaign.purse) == [2000]


def test_a_shop_that_is_short_says_so_and_pays_what_it_can(
    qtbot: QtBot, program: object, campaign: World, shop: int
) -> None:
    dialog = dialog_for(program, campaign.daggers)
    field(dialog, QComboBox, "To").setCurrentText("La Fragua de Otón")
    assert told(dialog) == "La Fragua de Otón has 2 gp · 5 sp and needs 3 gp: 5 sp short."
    accept(qtbot, dialog)
    assert dialog.isVisible()
    field(dialog, QLineEdit, "Quantity").setText("2")
    accept(qtbot, dialog)
    assert money(program, campaign.purse, shop) == [2200, 50]


def test_a_person_buys_from_the_shop_at_its_price(
    qtbot: QtBot, program: object, page: DeskPage, campaign: World, shop: int, answering: Arrange
) -> None:
    def buy(dialog: QWidget) -> None:
        assert isinstance(dialog, SellDialog)
        buyers = field(dialog, QComboBox, "To")
        assert [buyers.itemText(place) for place in range(buyers.count())] == ["Enyra la rusalka", "Drake"]
        assert told(dialog) == "1 gp; then La Fragua de Otón has 3 gp · 5 sp."
        accept(qtbot, dialog)

    table = page.findChild(QTableView, "things")
    table.selectRow(0)
    answering(buy)
    qtbot.mouseClick(next(each for each in page.findChildren(Button) if each.text() == "Sell…"), LEFT)
    assert money(program, campaign.purse, shop) == [1900, 350]
    keys = {held.entry.key for held in program.table.reading.held_by(campaign.campaign, campaign.purse)}
    assert "lanza" in keys


def test_the_shop_buys_from_whoever_has_something(
    qtbot: QtBot, program: object, page: DeskPage, campaign: World, shop: int, answering: Arrange
) -> None:
    def sell(dialog: QWidget) -> None:
        field(dialog, QComboBox, "Thing").setCurrentText("Dagger – Enyra la rusalka")
        assert field(dialog, QComboBox, "To").currentText() == "La Fragua de Otón"
        field(dialog, QLineEdit, "Quantity").setText("1")
        accept(qtbot, dialog)

    answering(sell)
    qtbot.mouseClick(next(each for each in page.findChildren(Button) if each.text() == "Buy from someone…"), LEFT)
    assert money(program, campaign.purse, shop) == [2100, 150]


def test_nobody_has_anything(qtbot: QtBot, program: object, campaign: World, shop: int) -> None:
    program.table.inventory.discard(campaign.axe, campaign.daggers)
    dialog = SellDialog(program.window.room, None, program.window, buyer=shop)
    dialog.show()
    assert told(dialog) == "No one has anything to sell."
    accept(qtbot, dialog)
    assert dialog.isVisible()
    dialog.close()


def test_what_has_no_price_says_so_before_anything_is_typed(program: object, campaign: World) -> None:
    darts = program.table.trade.give(campaign.entry["dardo"], campaign.purse)
    dialog = dialog_for(program, darts.id)
    assert "has no price" in told(dialog)
    dialog.close()


def test_the_inventory_sells_too(qtbot: QtBot, program: object, campaign: World, shop: int, answering: Arrange) -> None:
    page = program.page("characters")
    page.choose(campaign.enyra)
    page.detail.show_tab(1)
    tree = page.findChild(InventoryTree)
    tree.choose(campaign.daggers)

    def sell(dialog: QWidget) -> None:
        assert isinstance(dialog, SellDialog)
        accept(qtbot, dialog)

    menu = page.findChild(InventoryView).findChild(QMenu)
    menu.aboutToShow.emit()
    answering(sell)
    next(action for action in menu.actions() if action.text() == "Sell…").trigger()
    assert money(program, campaign.purse) == [2300]
