# SPDX-License-Identifier: GPL-3.0-or-later
"""A first evening, through real clicks and keys: create, arm, wear out, mend, print, and the next day undo."""

from collections.abc import Callable
from pathlib import Path

from pypdf import PdfReader
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QListView, QPushButton, QTableView, QWidget
from pytestqt.qtbot import QtBot

from controls import press
from panoplia.ui.armoury.page import ArmouryPage
from panoplia.ui.characters.page import CharactersPage
from panoplia.ui.characters.preview import PreviewDialog
from panoplia.ui.characters.tree import InventoryTree
from panoplia.ui.widgets.die_faces import DieFaces

Arrange = Callable[[Callable[[QWidget], None]], None]
CTRL = Qt.KeyboardModifier.ControlModifier


def fill(qtbot: QtBot, fields: dict[str, str], *buttons: str) -> Callable[[QWidget], None]:
    """Fill in a form by the names of its fields, then press its buttons."""

    def act(dialog: QWidget) -> None:
        for field in dialog.findChildren(QLineEdit):
            if field.accessibleName() in fields:
                field.selectAll()
                qtbot.keyClicks(field, fields[field.accessibleName()])
        for button in buttons:
            press(qtbot, dialog, button)

    return act


def look_at(qtbot: QtBot, bench: QWidget, job: str) -> None:
    """Put another job on the bench."""

    def found() -> list[QPushButton]:
        return [each for each in bench.findChildren(QPushButton) if each.accessibleName() == job and each.isVisible()]

    qtbot.waitUntil(lambda: bool(found()))
    qtbot.mouseClick(found()[0], Qt.MouseButton.LeftButton)


def buy(qtbot: QtBot, page: ArmouryPage, name: str) -> None:
    search = page.findChild(QLineEdit)
    search.clear()
    qtbot.keyClicks(search, name)
    table = page.findChild(QTableView, "catalogue")
    table.setFocus()
    table.setCurrentIndex(table.model().index(0, 0))
    qtbot.keyClick(table, Qt.Key.Key_Return)


def test_a_first_evening(qtbot: QtBot, program: object, answering: Arrange, tmp_path: Path) -> None:
    window = program.window
    answering(fill(qtbot, {"Name": "El Vado"}, "Begin"))
    press(qtbot, window, "New campaign…")
    answering(fill(qtbot, {"Name": "Enyra", "Health": "21", "Strength": "11"}, "Next", "Next", "Make"))
    press(qtbot, window.page, "New character")
    # A desktop gives the keyboard back to the window once a dialog is closed; off screen one has to ask.
    with qtbot.waitActive(window):
        window.activateWindow()
    page = window.page
    assert isinstance(page, CharactersPage)
    gold = page.detail.findChild(QLineEdit, "money.mo")
    gold.selectAll()
    qtbot.keyClicks(gold, "120")
    qtbot.keyClick(gold, Qt.Key.Key_Return)

    qtbot.keyClick(window, Qt.Key.Key_2, CTRL)
    buy(qtbot, window.page, "breastplate")
    buy(qtbot, window.page, "handaxe")
    enyra = page.chosen
    assert program.table.library.character(enyra.id).money == 12000 - 10000 - 500

    qtbot.keyClick(window, Qt.Key.Key_1, CTRL)
    page.detail.show_tab(1)
    inventory = page.findChild(InventoryTree, "inventory")
    for item in program.table.library.items_of(enyra.holder):
        inventory.choose(item.id)
        press(qtbot, page, "Equip")
    worn = {held.entry.key for held in program.table.reading.holdings(page.chosen) if held.item.slot}
    assert worn == {"coraza", "hacha_de_mano"}

    armour = next(item.id for item in program.table.library.items_of(enyra.holder) if item.slot == "body")
    inventory.choose(armour)
    window.show_page("workshop", armour)
    bench = window.page
    press(qtbot, bench, "Break an armour die")
    look_at(qtbot, bench, "Mend after the fight")
    faces = bench.findChild(DieFaces)
    faces.setFocus()
    qtbot.keyClicks(faces, "3")
    qtbot.keyClick(faces, Qt.Key.Key_Return)
    assert (program.table.library.item(armour).wear.broken, program.table.library.item(armour).wear.lost) == (0, 1)
    assert bench.findChild(QListView, "worn").model().rowCount() == 1

    with_preview = PreviewDialog(window.room, page.chosen)
    qtbot.addWidget(with_preview)
    with_preview.save(tmp_path / "enyra.pdf")
    text = PdfReader(tmp_path / "enyra.pdf").pages[0].extract_text()
    assert "Breastplate · armour rating 2" in text
    assert "Handaxe" in text

    program.restart()
    for _ in range(2):
        qtbot.keyClick(program.window, Qt.Key.Key_Z, CTRL)
    assert program.table.library.item(armour).wear.lost == 0
    assert program.table.library.item(armour).wear.broken == 0
