# SPDX-License-Identifier: GPL-3.0-or-later
"""The GM's desk: the party, loot that is found worn, split and sold, and names that are too long."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLineEdit

from panoplia.table.loot import Stock
from panoplia.ui.desk.dialogs import GiveDialog, MoneyDialog, NewHolderDialog, deletion
from panoplia.ui.desk.finding import neglect
from panoplia.ui.desk.found_dialog import FoundDialog
from panoplia.ui.desk.page import DeskPage
from panoplia.ui.desk.sell_dialog import SellDialog
from panoplia.ui.desk.split_dialog import SplitDialog
from panoplia.ui.tour.walk import LONG_NAME, Walk
from panoplia.ui.widgets.buttons import Button, PrimaryButton
from panoplia.ui.widgets.die_faces import DieFaces


def desk(walk: Walk) -> None:
    """Pictures 80 to 89."""
    _empty(walk)
    walk.open_demo()
    walk.window.show_page("desk")
    walk.picture("81-desk-party")
    chest, forge = _stock(walk, "loot"), _stock(walk, "shop")
    walk.page(DeskPage).choose(chest.holder.id)
    _choose_rows(walk, 0, 1)
    walk.picture("82-desk-loot")
    _nested(walk, chest)
    _split(walk, chest)
    _neglect(walk, chest)
    _trade(walk, chest, forge)
    walk.dialog("87-desk-delete", deletion(walk.window.room, chest, walk.window))
    _long_names(walk, chest)


def _empty(walk: Walk) -> None:
    campaign = walk.table.campaigns.found("Vado Viejo", next(iter(walk.table.systems)))
    walk.window.room.open_campaign(campaign)
    walk.window.show_page("desk")
    walk.picture("80-desk-empty")
    pile = walk.table.loot.make_holder(campaign.id, "stash", "Bajo el puente")
    walk.page(DeskPage).choose(pile.id)
    walk.picture("80-desk-empty-pile")


def _stock(walk: Walk, kind: str) -> Stock:
    stocks = walk.table.loot.stocks(walk.window.room.in_play.id)
    return next(stock for stock in stocks if stock.holder.kind == kind)


def _choose_rows(walk: Walk, *rows: int) -> None:
    table = walk.find(QAbstractItemView, "things")
    table.clearSelection()
    for row in rows:
        at = table.visualRect(table.model().index(row, 0)).center()
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier, at)


def _nested(walk: Walk, chest: Stock) -> None:
    """A sack in the chest, and in that another one with something in it."""
    entry = next(each for each in walk.table.reading.entries(walk.window.room.in_play.id) if each.key == "saco")
    outer, inner = (walk.table.loot.add_found(entry.id, chest.holder.id) for _ in range(2))
    walk.table.packing.put_into([chest.holdings[0].item.id], inner.id)
    walk.table.packing.put_into([inner.id], outer.id)
    walk.picture("82-desk-nested")
    for _ in range(4):
        walk.window.undo()


def _split(walk: Walk, chest: Stock) -> None:
    people = walk.table.library.holders(walk.window.room.in_play.id, "character")
    walk.dialog("83-desk-split", SplitDialog(walk.window.room, chest.holder, people[:4], walk.window))
    walk.dialog("83-desk-money", MoneyDialog(walk.window.room, chest.holder, walk.window))


def _neglect(walk: Walk, chest: Stock) -> None:
    dialog = neglect(walk.window.room, chest.holdings, walk.window)
    dialog.show()
    walk.keep("84-desk-neglect", dialog)
    faces = dialog.findChild(DieFaces)
    assert faces is not None
    faces.setFocus()
    QTest.keyClicks(faces, "2")
    QTest.keyClick(faces, Qt.Key.Key_Return)
    walk.keep("84-desk-neglect-one", dialog)
    roll = next(
        each for each in dialog.findChildren(Button) if each.isVisible() and not isinstance(each, PrimaryButton)
    )
    QTest.mouseClick(roll, Qt.MouseButton.LeftButton)
    walk.keep("85-desk-neglect-done", dialog)
    dialog.close()
    dialog.deleteLater()
    walk.dialog("85-desk-add", FoundDialog(walk.window.room, chest.holder, walk.window))
    walk.dialog("85-desk-new", NewHolderDialog(walk.window.room, "loot", walk.window))


def _trade(walk: Walk, chest: Stock, forge: Stock) -> None:
    room = walk.window.room
    people = walk.table.library.holders(room.in_play.id, "character")
    walk.page(DeskPage).choose(forge.holder.id)
    _choose_rows(walk, 0)
    walk.picture("86-desk-shop")
    walk.dialog("86-desk-buys", SellDialog(room, forge.holdings[0], walk.window))
    walk.dialog("86-desk-sells", SellDialog(room, None, walk.window, buyer=forge.holder.id))
    walk.dialog("86-desk-give", GiveDialog(room, chest.holdings[1:2], people, walk.window))


def _long_names(walk: Walk, chest: Stock) -> None:
    """A pile, a thing and a person of long names; and a name that cannot be."""
    loot, campaign = walk.table.loot, walk.window.room.in_play.id
    loot.rename_holder(chest.holder.id, LONG_NAME)
    enyra = walk.table.library.characters(campaign)[0]
    walk.table.characters.set_field(enyra.id, "name", LONG_NAME)
    walk.page(DeskPage).choose(chest.holder.id)
    walk.picture("88-desk-long-names")
    walk.page(DeskPage).choose(0)
    walk.picture("88-desk-long-party")
    walk.page(DeskPage).choose(chest.holder.id)
    people = walk.table.library.holders(campaign, "character")
    walk.dialog("89-desk-long-split", SplitDialog(walk.window.room, _stock(walk, "loot").holder, people, walk.window))
    name = walk.find(QLineEdit, "name")
    name.setFocus()
    name.selectAll()
    QTest.keyClick(name, Qt.Key.Key_Delete)
    QTest.keyClick(name, Qt.Key.Key_Return)
    walk.picture("89-desk-refused")
    QTest.keyClick(name, Qt.Key.Key_Escape)
    QApplication.processEvents()
