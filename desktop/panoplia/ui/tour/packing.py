# SPDX-License-Identifier: GPL-3.0-or-later
"""An inventory: containers, what is left behind, too much of it, long names, and every question about things."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QLineEdit

from panoplia.store.records import Character
from panoplia.ui.characters.item_dialogs import (
    HowManyDialog,
    MagicDialog,
    MergeDialog,
    MoveDialog,
    NotesDialog,
    PayDialog,
    SplitPileDialog,
    WorthDialog,
)
from panoplia.ui.characters.moving import full_question
from panoplia.ui.characters.page import CharactersPage
from panoplia.ui.characters.tree import InventoryTree
from panoplia.ui.models.inventory import Column
from panoplia.ui.models.places import Place
from panoplia.ui.tour.walk import LONG_NAME, Walk

NOTE = "De su abuela, que la ganó a los dados en Vado Viejo.\nEl filo está mellado por la punta; <b>no venderla</b>."


def packing(walk: Walk) -> None:
    """Pictures 70 to 79."""
    walk.open_demo()
    walk.choose("Enyra la rusalka")
    page = walk.page(CharactersPage)
    enyra = page.chosen
    assert enyra is not None
    page.detail.show_tab(1)
    pack, daggers, left = _packed(walk, enyra)
    tree = walk.find(InventoryTree, "inventory")
    tree.choose(daggers)
    walk.picture("70-inventory")
    tree.choose(left)
    walk.picture("70-left-behind")
    _questions(walk, enyra, pack, daggers)
    _search(walk)
    _too_much(walk, enyra, tree)
    _nothing(walk)


def _give(walk: Walk, taker: Character, key: str, quantity: int = 1) -> int:
    entries = {entry.key: entry.id for entry in walk.table.reading.entries(taker.campaign)}
    return walk.table.trade.give(entries[key], taker.holder, quantity).id


def _packed(walk: Walk, enyra: Character) -> tuple[int, int, int]:
    """A backpack with a sack in it, the daggers inside, and a chest that was left behind."""
    packing = walk.table.packing
    pack, sack, daggers = (_give(walk, enyra, key, count) for key, count in (("mochila", 1), ("saco", 1), ("daga", 5)))
    packing.put_into([daggers, _give(walk, enyra, "cuerda"), sack], pack)
    packing.put_into([_give(walk, enyra, "antorchas", 2), _give(walk, enyra, "raciones", 3)], sack)
    chest = _give(walk, enyra, "cofre")
    packing.leave_behind([chest, _give(walk, enyra, "palanca")])
    packing.put_into([_give(walk, enyra, "manta")], chest)
    walk.table.pieces.set_notes(daggers, NOTE)
    return pack, daggers, chest


def _questions(walk: Walk, enyra: Character, pack: int, daggers: int) -> None:
    room, reading = walk.window.room, walk.table.reading
    held = reading.holding(daggers)
    places = [Place("carried"), Place("left"), Place("container", pack)]
    walk.dialog("71-move", MoveDialog(room, [held], places, walk.window))
    walk.dialog("71-split", SplitPileDialog(room, held, walk.window))
    walk.dialog("71-how-many", HowManyDialog(room, held, Place("container", pack), walk.window))
    walk.dialog("72-full", full_question(room, *walk.table.inventory.leaving([pack]), walk.window))
    walk.dialog("73-money", PayDialog(room, walk.table.library.holder(enyra.holder), walk.window))
    short = PayDialog(room, walk.table.library.holder(enyra.holder), walk.window)
    short.show()
    short.findChildren(QLineEdit)[0].setText("9999")
    buttons = short.findChild(QDialogButtonBox)
    assert isinstance(buttons, QDialogButtonBox)
    buttons.accepted.emit()
    walk.dialog("73-money-short", short)
    walk.dialog("74-notes", NotesDialog(room, held, walk.window))
    walk.dialog("75-magic", MagicDialog(room, held, walk.window))
    walk.dialog("75-worth", WorthDialog(room, held, walk.window))
    part = reading.holding(walk.table.pieces.split(daggers, 2).id)
    walk.dialog("76-merge", MergeDialog(room, part, [reading.holding(daggers)], walk.window))
    walk.table.pieces.merge(part.item.id, daggers)


def _search(walk: Walk) -> None:
    search = walk.find(QLineEdit, "inventory-search")
    QTest.keyClicks(search, "antorch")
    walk.picture("77-search")
    search.setText("xyzzy")
    walk.picture("77-search-nothing")
    search.clear()


def _too_much(walk: Walk, enyra: Character, tree: InventoryTree) -> None:
    sword = _give(walk, enyra, "espadon")
    walk.table.pieces.set_magic(sword, True, 3)
    walk.table.pieces.set_name(sword, LONG_NAME)
    sack = _give(walk, enyra, "saco")
    walk.table.pieces.set_name(sack, LONG_NAME)
    walk.table.packing.put_into([_give(walk, enyra, "flechas", 40)], sack)
    for _ in range(12):
        _give(walk, enyra, "manta")
    tree.choose(sword)
    walk.picture("78-too-much")
    tree.sortByColumn(Column.WORTH, Qt.SortOrder.DescendingOrder)
    walk.picture("78-sorted")
    walk.page(CharactersPage).detail.show_tab(0)
    walk.picture("78-sheet")


def _nothing(walk: Walk) -> None:
    room = walk.window.room
    walk.table.characters.create(room.in_play.id, "Nadie", "", {})
    walk.choose("Nadie")
    walk.page(CharactersPage).detail.show_tab(1)
    walk.picture("79-empty")
