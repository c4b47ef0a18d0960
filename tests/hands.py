# SPDX-License-Identifier: GPL-3.0-or-later
"""Hands for a whole evening in the real window: click what is read on the screen, type, and answer dialogs."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLineEdit, QMenu, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from panoplia.ui.characters.page import CharactersPage
from panoplia.ui.widgets.die_faces import DieFaces
from panoplia.ui.widgets.labels import PlainLabel
from window import Play

Act = Callable[[QWidget], object]
Arrange = Callable[[Act], None]
LEFT = Qt.MouseButton.LeftButton
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


class Hands:
    """One person at one running program."""

    def __init__(self, qtbot: QtBot, program: Play, answering: Arrange) -> None:
        self.qtbot, self.program, self.next_dialog = qtbot, program, answering

    @property
    def window(self) -> QWidget:
        return self.program.window

    @property
    def page(self) -> QWidget:
        return self.program.window.page

    @property
    def people(self) -> CharactersPage:
        page = self.program.page("characters")
        assert isinstance(page, CharactersPage)
        return page

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """A key on the window itself; a desktop gives it back the keyboard once a dialog is gone, here one asks."""
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        with self.qtbot.waitActive(self.window):
            self.window.activateWindow()
        self.qtbot.keyClick(self.window, key, modifier)

    def press(self, parent: QWidget, name: str) -> None:
        """Click the button that is called so, in words or for a screen reader."""
        QApplication.processEvents()
        found = [each for each in parent.findChildren(QPushButton)
                 if name in (each.text(), each.accessibleName()) and each.isVisible()]  # fmt: skip
        assert found, f"no button “{name}”"
        self.scroll_to(found[0])
        self.qtbot.mouseClick(found[0], LEFT)

    def scroll_to(self, widget: QWidget) -> None:
        """As a person does, who clicks what they see."""
        above = widget.parentWidget()
        while above is not None:
            if isinstance(above, QScrollArea):
                above.ensureWidgetVisible(widget)
                QApplication.processEvents()
            above = above.parentWidget()

    def write(self, parent: QWidget, name: str, text: str) -> QLineEdit:
        """Type into the field that is called so, instead of what stood there."""
        field = next(each for each in parent.findChildren(QLineEdit)
                     if name in (each.accessibleName(), each.placeholderText()) and each.isVisible())  # fmt: skip
        field.setFocus()
        field.selectAll()
        self.qtbot.keyClicks(field, text)
        return field

    def enter(self, widget: QWidget) -> None:
        self.qtbot.keyClick(widget, Qt.Key.Key_Return)

    def throw(self, parent: QWidget, *throws: str) -> None:
        """Faces of one's own dice, one request after the other."""
        for faces in throws:
            QApplication.processEvents()
            boxes = next(each for each in parent.findChildren(DieFaces) if each.isVisible())
            boxes.setFocus()
            self.qtbot.keyClicks(boxes, faces)
            self.enter(boxes)
        QApplication.processEvents()

    def pick(self, view: QAbstractItemView, name: str) -> None:
        """Click the row that is called so."""
        model = view.model()
        row = next(place for place in range(model.rowCount()) if model.index(place, 0).data() == name)
        view.scrollTo(model.index(row, 0))
        self.qtbot.mouseClick(view.viewport(), LEFT, pos=view.visualRect(model.index(row, 0)).center())

    def choose(self, menu: QMenu, *path: str) -> None:
        """Follow a menu to its line."""
        self.line(menu, *path).trigger()

    def line(self, menu: QMenu, *path: str) -> QAction:
        menu.aboutToShow.emit()
        for name in path[:-1]:
            menu = next(action.menu() for action in menu.actions() if action.text() == name)
        return next(action for action in menu.actions() if action.text().split("\t")[0] == path[-1])

    def main_menu(self, *path: str) -> None:
        self.choose(self.program.window.menu(), *path)

    def answers(self, name: str, *throws: str, then: str = "") -> Callable[[QWidget], None]:
        """For a trial: faces, and the words that have to stand there at the end."""

        def act(dialog: QWidget) -> None:
            self.throw(dialog, *throws)
            if then:
                self.press(dialog, then)
            shown = texts(dialog)
            assert name in shown, shown[-8:]
            dialog.close()

        return act

    def does(self, *steps: Callable[[QWidget], object]) -> Callable[[QWidget], None]:
        """For a dialog: one step after the other."""

        def act(dialog: QWidget) -> None:
            for step in steps:
                step(dialog)

        return act


def texts(widget: QWidget) -> list[str]:
    """All words that are shown, once what is under way has come to rest."""
    QApplication.processEvents()
    return [label.text() for label in widget.findChildren(PlainLabel) if label.isVisible()]
