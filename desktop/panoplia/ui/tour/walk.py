# SPDX-License-Identifier: GPL-3.0-or-later
"""What every scene of the tour can do: go somewhere in the real window, and keep a picture of what is there."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractItemView, QApplication, QDialog, QWidget

from panoplia.table import demo
from panoplia.table.table import Table
from panoplia.ui.characters.page import CharactersPage
from panoplia.ui.main_window import MainWindow
from panoplia.ui.models.rows import Role
from panoplia.ui.stage import Stage
from panoplia.ui.welcome import demos

Kind = TypeVar("Kind", bound=QWidget)
SIZE = (1280, 800)
LONG_NAME = "Bartolomea Gumersinda de los Juncos Altos y del Vado Viejo, «la que nunca se ahoga» <b>&</b> 🐸"
SETTLING = 5
"""Turns of the event loop in which a layout that depends on itself comes to rest."""


class Walk:
    """One scene, in one language and theme, over a library of its own; ``written`` are its pictures."""

    def __init__(self, stage: Stage, table: Table, target: Path, suffix: str) -> None:
        self.stage, self.table, self._target, self._suffix = stage, table, target, suffix
        self.window: MainWindow = stage.window(table)
        self.window.resize(*SIZE)
        self.window.show()
        self.written: list[Path] = []

    def open_demo(self, place: int = 0) -> None:
        """Play a demo campaign into the library and put it into play; that of the first system, or another one."""
        which = demos(self.table.systems)[place]
        self.window.room.open_campaign(demo.play(self.table, which))

    @property
    def demos(self) -> range:
        """The demo campaigns that are shown where one of each system is, by their places."""
        return range(len(self.table.systems))

    def close(self) -> None:
        """Close the window and let go of the library."""
        self.window.close()
        self.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self.table.library.close()

    def page(self, kind: type[Kind]) -> Kind:
        """The page that is shown, of the kind that is expected."""
        assert isinstance(self.window.page, kind)
        return self.window.page

    def choose(self, name: str) -> None:
        """Show a character's sheet."""
        people = self.window.room.table.library.characters(self.window.room.in_play.id)
        self.window.show_page("characters", next(one.id for one in people if one.name == name))
        # The sheet is built after the list's first picture; here it is wanted at once.
        self.page(CharactersPage).detail.show_tab(0)

    def row(self, list_name: str, wanted: Callable[..., bool]) -> int:
        """The item behind the first row of a list that is wanted."""
        model = self.find(QAbstractItemView, list_name).model()
        rows = [model.index(place, 0).data(Role.ROW) for place in range(model.rowCount())]
        return int(next(row.held.item.id for row in rows if wanted(row)))

    def find(self, kind: type[Kind], name: str) -> Kind:
        """A widget of the page by its object name."""
        found = self.window.page.findChild(kind, name)
        assert isinstance(found, kind), f"no {name} on the page"
        return found

    def dialog(self, name: str, dialog: QDialog) -> None:
        """Show a dialog, keep its picture, and close it."""
        dialog.show()
        self.keep(name, dialog)
        dialog.close()
        dialog.deleteLater()

    def picture(self, name: str) -> None:
        """Keep a picture of the window."""
        self.keep(name, self.window)

    def keep(self, name: str, picture: QWidget | QImage) -> None:
        """Keep a picture, once its layout has come to rest."""
        for _ in range(SETTLING):
            QApplication.processEvents()
        path = self._target / f"{name}-{self._suffix}.png"
        image = picture if isinstance(picture, QImage) else picture.grab()
        image.save(str(path))
        self.written.append(path)
