# SPDX-License-Identifier: GPL-3.0-or-later
"""Births: a guided character, people in one line, portraits on screen and paper, a new level."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QMenu, QWidget

from panoplia.sheets.preview import Pages
from panoplia.ui.characters.creation import SIZE, CreationDialog
from panoplia.ui.characters.dialogs import NewcomersDialog
from panoplia.ui.characters.more_menu import MoreMenu
from panoplia.ui.characters.page import CharactersPage
from panoplia.ui.characters.paper import image_of, paper_of
from panoplia.ui.characters.portrait import from_clipboard
from panoplia.ui.play.trial_dialog import TrialDialog
from panoplia.ui.tour.walk import LONG_NAME, Kind, Walk
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.die_faces import DieFaces
from panoplia.ui.widgets.search_field import SearchField

PAPER_DPI = 108


class _Fours:
    """Dice that show a four, or the most that they have."""

    def randint(self, _lowest: int, highest: int, /) -> int:
        return min(4, highest)


def births(walk: Walk) -> None:
    """Pictures 40 to 49."""
    walk.open_demo()
    walk.window.room.dice = _Fours()
    _guided(walk)
    _one_line(walk)
    _portraits(walk)
    _level(walk)


def _guided(walk: Walk) -> None:
    dialog = CreationDialog(walk.window.room, walk.window)
    dialog.resize(*SIZE)
    dialog.show()
    walk.keep("40-who", dialog)
    _press(dialog, "next")
    walk.keep("41-no-name", dialog)
    dialog.who.name.setText(LONG_NAME)
    dialog.who.picture = pasted(walk)
    _press(dialog, "next")
    for faces in dialog.values.findChildren(DieFaces)[:3]:
        if faces.isVisible():
            QTest.keyClicks(faces, "256")
    walk.keep("42-values", dialog)
    for row in dialog.values.rows:
        row.roll()
    dialog.values.rows[2].editor.setFocus()
    walk.keep("43-values-rolled", dialog)
    _press(dialog, "next")
    search = _found(dialog.gear, SearchField)
    for words in ("espada larga", "cota de anillas", "raciones"):
        QTest.keyClicks(search, words)
        QTest.keyClick(search, Qt.Key.Key_Return)
        search.clear()
    walk.keep("44-gear", dialog)
    QTest.keyClicks(search, "coraza")
    QTest.keyClick(search, Qt.Key.Key_Return)
    _press(dialog, "make")
    walk.keep("45-too-little-money", dialog)
    dialog.hide()
    dialog.deleteLater()


def _one_line(walk: Walk) -> None:
    for name, line in (
        ("46-quick", "3 guardias, nivel 2, salud 7, 1d6+1, blindaje 2, absorción 1"),
        ("47-quick-refused", "3 guardias, salud 7, sombrero azul"),
    ):
        dialog = NewcomersDialog(walk.window.room, walk.window)
        _found(dialog, QLineEdit).setText(line)
        walk.dialog(name, dialog)


def _portraits(walk: Walk) -> None:
    room, characters = walk.window.room, walk.table.characters
    characters.create_npcs(room.in_play.id, "3 guardias, nivel 2, salud 7, 1d6+1, blindaje 2, absorción 1")
    for person in walk.table.library.characters(room.in_play.id)[:2]:
        characters.set_portrait(person.id, pasted(walk))
    walk.choose("Enyra la rusalka")
    walk.picture("48-portraits")
    chosen = walk.page(CharactersPage).chosen
    assert chosen is not None
    with Pages(paper_of(room, chosen, shared=True)) as pages:
        walk.keep("48-portraits-paper", image_of(pages, 0, PAPER_DPI))
    walk.choose("Guardia 1")
    walk.picture("48-quick-sheet")
    page = walk.page(CharactersPage)
    for name, menu in (("48-new-menu", _found(page, QMenu, "new")), ("48-more-menu", _found(page, MoreMenu))):
        # Not popped up: off screen no one can take the mouse and the keyboard for it.
        menu.aboutToShow.emit()
        menu.resize(menu.sizeHint())
        walk.keep(name, menu)


def _level(walk: Walk) -> None:
    walk.choose("Enyra la rusalka")
    chosen = walk.page(CharactersPage).chosen
    assert chosen is not None
    trial = walk.window.room.system.advancement(walk.table.reading.subject(chosen))
    dialog = TrialDialog(walk.window.room, chosen, trial, walk.window)
    dialog.show()
    walk.keep("49-level", dialog)
    roll = next(button for button in dialog.findChildren(Button) if "d8" in button.text())
    QTest.mouseClick(roll, Qt.MouseButton.LeftButton)
    walk.keep("49-level-result", dialog)
    dialog.close()


def _press(dialog: CreationDialog, name: str) -> None:
    QTest.mouseClick(_found(dialog, Button, name), Qt.MouseButton.LeftButton)


def _found(widget: QWidget, kind: type[Kind], name: str = "") -> Kind:
    found = widget.findChild(kind, name) if name else widget.findChild(kind)
    assert isinstance(found, kind)
    return found


def pasted(walk: Walk) -> bytes:
    """A face before a sunset, drawn here and pasted."""
    picture = QImage(480, 640, QImage.Format.Format_RGB32)
    picture.fill(QColor("#C9713B"))
    painter = QPainter(picture)
    painter.setPen(Qt.PenStyle.NoPen)
    for colour, x, y, width, height in (
        ("#2F5D62", -100, 420, 680, 500),
        ("#3B2A1E", 110, 80, 260, 300),
        ("#6D2A20", 130, 390, 220, 400),
        ("#F0D3B1", 140, 130, 200, 270),
        ("#22201C", 186, 240, 28, 22),
        ("#22201C", 266, 240, 28, 22),
    ):
        painter.setBrush(QColor(colour))
        painter.drawEllipse(x, y, width, height)
    painter.end()
    QGuiApplication.clipboard().setImage(picture)
    return from_clipboard(walk.window.room)
