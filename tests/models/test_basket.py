# SPDX-License-Identifier: GPL-3.0-or-later
"""The basket and the comparison as models: what they hold, and the signals they give."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from battery import ask_everything, watched
from panoplia.app import systems
from panoplia.rules.dungeon_hack.gear import Armour, Weapon
from panoplia.rules.notes import Names
from panoplia.store.records import Entry
from panoplia.table.trade import Line
from panoplia.ui.models import basket, compare
from panoplia.words import Speech

SYSTEM = systems()["dungeon-hack"]
SPEECH = Speech("en", SYSTEM.coins)
SWORD = Entry(
    1, "", SYSTEM.id, None, "", "weapon", Names("Espada", "Sword"), Weapon("light", "1d6", 1), 500, 900, "own"
)
MAIL = Entry(2, "", SYSTEM.id, None, "", "armour", Names("Malla", "Mail"), Armour(3, "d8"), None, None, "own")


def texts(model: basket.BasketTableModel | compare.CompareTableModel, row: int) -> list[str]:
    return [model.index(row, column).data() for column in range(model.columnCount())]


def test_basket_battery() -> None:
    model = basket.BasketTableModel(SPEECH)
    with watched(model) as recorder:
        model.add(SWORD, Line(1, 2))
        model.add(MAIL, Line(2))
        ask_everything(model, basket.SUPPORTED_ROLES)
        model.add(SWORD, Line(1, 3))
        model.setData(model.index(1, basket.Column.QUANTITY), 4)
        model.take_out(model.rows[0])
    assert recorder.seen == [("insert", 0, 0), ("insert", 1, 1), ("change", 0, 0), ("change", 1, 1), ("remove", 0, 0)]
    assert model.lines == [Line(2, 4)]


def test_a_line_says_its_prices() -> None:
    """C78: each and price as they will be booked; a price of its own counts."""
    model = basket.BasketTableModel(SPEECH)
    model.add(SWORD, Line(1, 3))
    model.add(SWORD, Line(1, 1, "Tizona", True, 2, 9000))
    model.add(MAIL, Line(2))
    assert texts(model, 0) == ["Sword", "3", "5 gp", "15 gp"]
    assert texts(model, 1) == ["Tizona (Sword) ✦ effectiveness 2", "1", "90 gp", "90 gp"]
    assert texts(model, 2) == ["Mail", "1", "no price", "no price"]


def test_only_the_quantity_is_typed() -> None:
    model = basket.BasketTableModel(SPEECH)
    model.add(SWORD, Line(1))
    editable = [bool(model.flags(model.index(0, column)) & Qt.ItemFlag.ItemIsEditable) for column in basket.Column]
    assert editable == [False, True, False, False]
    assert not model.setData(model.index(0, basket.Column.PRICE), 1)


def test_what_is_gone_leaves_the_basket_and_what_changed_is_taken_over() -> None:
    model = basket.BasketTableModel(SPEECH)
    model.add(SWORD, Line(1))
    model.add(MAIL, Line(2))
    dearer = Entry(1, "", SYSTEM.id, None, "", "weapon", SWORD.names, SWORD.data, 600, 900, "own")
    assert model.read_again({1: dearer}) == [MAIL]
    assert texts(model, 0) == ["Sword", "1", "6 gp", "6 gp"]


def test_comparison_battery(qapp: QApplication) -> None:
    model = compare.CompareTableModel([SWORD, MAIL], SYSTEM, SPEECH)
    with watched(model) as recorder:
        ask_everything(model, compare.SUPPORTED_ROLES)
    assert recorder.seen == []


def test_differences_have_a_sign_and_are_bold(qapp: QApplication) -> None:
    """Not by colour alone: the rows that differ say so in their first cell, and to screen readers."""
    longer = Entry(3, "", SYSTEM.id, None, "", "weapon", Names("Alfanje"), Weapon("light", "1d8", 1), 500, 900, "own")
    model = compare.CompareTableModel([SWORD, longer], SYSTEM, SPEECH)
    rows = {model.index(row, 0).data(): texts(model, row)[1:] for row in range(model.rowCount())}
    assert rows["≠ Damage"] == ["1d6", "1d8"]
    assert rows["Group"] == ["light", "light"]
    assert rows["Price"] == ["5 gp", "5 gp"]
    assert rows["Weight"] == ["900 g", "900 g"]
    place = list(rows).index("≠ Damage")
    assert model.index(place, 1).data(Qt.ItemDataRole.FontRole).bold()
    assert model.index(place, 1).data(Qt.ItemDataRole.AccessibleTextRole) == "Damage, different: 1d6"
    assert not model.index(list(rows).index("Group"), 1).data(Qt.ItemDataRole.FontRole).bold()
