# SPDX-License-Identifier: GPL-3.0-or-later
"""The armoury in full: filters, columns, comparing, one's own entries, magic, and the basket."""

from decimal import Decimal

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QLineEdit

from panoplia.rules.facets import Among, Between
from panoplia.store.records import Entry
from panoplia.table.trade import Line
from panoplia.ui.armoury.basket import BasketDialog
from panoplia.ui.armoury.compare import CompareDialog
from panoplia.ui.armoury.entry_dialog import EntryDialog, form_of
from panoplia.ui.armoury.page import ArmouryPage
from panoplia.ui.models.basket import BasketTableModel
from panoplia.ui.tour.walk import LONG_NAME, Walk
from panoplia.ui.widgets.buttons import Button

COMPARED = ("daga", "lanza", "espadon", "arco_largo")


def shop(walk: Walk) -> None:
    """Pictures 60 to 69."""
    walk.open_demo()
    walk.window.show_page("armoury")
    page = walk.page(ArmouryPage)
    _filters(walk, page)
    _columns(walk, page)
    _compare(walk)
    _entries(walk, page)
    _magic(walk, page)
    _basket(walk)


def _entry(walk: Walk, key: str) -> Entry:
    entries = walk.table.library.entries(walk.window.room.system.id)
    return next(entry for entry in entries if entry.key == key)


def _filters(walk: Walk, page: ArmouryPage) -> None:
    page.head.filters.click()
    walk.picture("60a-filters-open")
    page.set_facet("group", Among(frozenset({"one_handed", "two_handed"})))
    page.set_facet("traits", Among(frozenset(), frozenset({"reach_10"})))
    page.set_facet("penetration", Between(Decimal(1)))
    walk.picture("60b-filters-active")
    page.set_facet("price", Between(None, Decimal(0)))
    walk.picture("60c-filters-nothing")
    page.clear_facets()
    page.head.filters.click()


def _columns(walk: Walk, page: ArmouryPage) -> None:
    menu = page.columns.menu()
    menu.popup(page.mapToGlobal(page.rect().center()))
    walk.keep("61-columns-menu", menu)
    menu.close()


def _compare(walk: Walk) -> None:
    room = walk.window.room
    entries = [_entry(walk, key) for key in COMPARED]
    walk.dialog("62a-compare-two", CompareDialog(room, entries[:2], walk.window))
    walk.dialog("62b-compare-four", CompareDialog(room, entries, walk.window))


def _entries(walk: Walk, page: ArmouryPage) -> None:
    room, catalogue, campaign = walk.window.room, walk.table.catalogue, walk.window.room.in_play.id
    weapon, armour = room.system.entry_kinds[:2]
    walk.dialog("63a-new-entry", EntryDialog(room, None, weapon, walk.window))
    walk.dialog("63b-new-armour", EntryDialog(room, None, armour, walk.window))
    wrong = EntryDialog(room, None, weapon, walk.window)
    wrong.show()
    for path, typed in (("names.es", LONG_NAME), ("data.penetration", "12,5")):
        line = wrong.findChild(QLineEdit, path)
        assert line is not None
        line.setText(typed)
    QTest.keyClick(wrong, Qt.Key.Key_Return)
    walk.dialog("63c-entry-refused", wrong)
    catalogue.override(campaign, _entry(walk, "daga").id, {"data.damage": "1d6", "price": 350})
    form = form_of(room, _entry(walk, "daga"), walk.window)
    assert form is not None
    walk.dialog("63d-changed-from-the-book", form)
    catalogue.add_entry(campaign, weapon.id, {"names.es": LONG_NAME, "data.group": "light", "data.penetration": 1})
    retired = catalogue.retire_entry(campaign, _entry(walk, "alabarda").id)
    page.choose(_entry(walk, "daga").id)
    walk.picture("64a-marks")
    tick = next(each for each in page.findChildren(QCheckBox) if each.objectName() == "retired")
    tick.click()
    page.choose(retired.id)
    walk.picture("64b-retired-shown")
    tick.click()


def _magic(walk: Walk, page: ArmouryPage) -> None:
    page.choose(_entry(walk, "lanza").id)
    walk.find(QCheckBox, "magic").click()
    walk.picture("65-magic")
    walk.find(QCheckBox, "magic").click()
    for key in ("daga", "lanza"):
        page.choose(_entry(walk, key).id)
        walk.find(Button, "compare").click()
        walk.find(Button, "collect").click()
    walk.picture("66-collected")


def _basket(walk: Walk) -> None:
    room = walk.window.room
    basket = BasketTableModel(room.speech)
    walk.dialog("67a-basket-empty", BasketDialog(room, basket, walk.window))
    basket.add(_entry(walk, "daga"), Line(_entry(walk, "daga").id, 2))
    walk.dialog("67b-basket-some", BasketDialog(room, basket, walk.window))
    spear = _entry(walk, "lanza")
    basket.add(spear, Line(spear.id, 1, LONG_NAME, True, 3, 90_000))
    basket.add(_entry(walk, "espadon"), Line(_entry(walk, "espadon").id, 12))
    walk.dialog("67c-basket-short", BasketDialog(room, basket, walk.window))
    basket.add(_entry(walk, "mochila"), Line(_entry(walk, "mochila").id))
    walk.dialog("67d-basket-no-price", BasketDialog(room, basket, walk.window))
