# SPDX-License-Identifier: GPL-3.0-or-later
"""Drives the real window through its pages and dialogs and keeps a picture of each."""

import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QMessageLogContext, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QDialog, QLineEdit, QWidget

from panoplia.folders import Folders, folders
from panoplia.sheets.preview import Pages
from panoplia.table.table import Table
from panoplia.ui.armoury.page import ArmouryPage
from panoplia.ui.characters.dialogs import NewCharacterDialog, deletion
from panoplia.ui.characters.page import CharactersPage
from panoplia.ui.characters.paper import image_of, paper_of
from panoplia.ui.characters.preview import PreviewDialog
from panoplia.ui.main_window import MainWindow
from panoplia.ui.models.rows import Role
from panoplia.ui.settings import Settings, ThemeChoice
from panoplia.ui.start import Stage
from panoplia.ui.welcome import CampaignDialog, play_demo
from panoplia.ui.widgets.die_faces import DieFaces
from panoplia.ui.workshop.page import WorkshopPage
from panoplia.words import LANGUAGES

Kind = TypeVar("Kind", bound=QWidget)
SIZE = (1280, 800)
LONG_NAME = "Bartolomea Gumersinda de los Juncos Altos y del Vado Viejo, «la que nunca se ahoga» <b>&</b> 🐸"
THEMES: tuple[ThemeChoice, ...] = ("light", "dark")
PAPER_DPI = 108
SETTLING = 5
"""Turns of the event loop in which a layout that depends on itself comes to rest."""


def take(target: Path, open_table: Callable[[Folders], Table]) -> list[Path]:
    """Pictures of every page and dialog in both languages and themes; the files written."""
    target.mkdir(parents=True, exist_ok=True)
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    before = qInstallMessageHandler(_pass_on)
    stage: Stage | None = None
    written: list[Path] = []
    for language in LANGUAGES:
        for theme in THEMES:
            with TemporaryDirectory() as home:
                places = folders({}, root=Path(home))
                settings = Settings(places.config / "panoplia.ini")
                settings.chosen_language, settings.theme = language, theme
                stage = stage or Stage(app, settings)
                stage.use(settings)
                written += Tour(stage, open_table(places), target, f"{language}-{theme}").take()
    qInstallMessageHandler(before)
    return written


def _pass_on(_kind: QtMsgType, _where: QMessageLogContext, message: str) -> None:
    """Qt's messages, but for what the offscreen platform says at every window."""
    if "propagateSizeHints" not in message:
        print(message, file=sys.stderr)


class Tour:
    """One walk through the program, in one language and theme, over a library of its own."""

    def __init__(self, stage: Stage, table: Table, target: Path, suffix: str) -> None:
        self._table, self._target, self._suffix = table, target, suffix
        self._window: MainWindow = stage.window(table)
        self._window.resize(*SIZE)
        self._window.show()
        self._written: list[Path] = []

    def take(self) -> list[Path]:
        """Walk, and return the files written."""
        self._begin()
        self._characters()
        self._inventory()
        self._armoury()
        self._workshop()
        self._paper()
        self._empty()
        self._window.close()
        self._window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self._table.library.close()
        return self._written

    def _begin(self) -> None:
        self._picture("01-welcome")
        self._dialog("02-new-campaign", CampaignDialog(self._window.room, self._window))
        demo = play_demo(self._window.room)
        self._window.room.open_campaign(demo)

    def _characters(self) -> None:
        self._choose("Enyra la rusalka")
        self._picture("03-character")
        page = self._page(CharactersPage)
        self._dialog("04-new-character", NewCharacterDialog(self._window.room, self._window))
        self._dialog("05-hurt", page.detail.hurt_dialog())
        chosen = page.chosen
        assert chosen is not None
        self._dialog("06-delete", deletion(self._window.room, chosen, self._window))
        characters = self._table.characters
        characters.set_field(chosen.id, "name", LONG_NAME)
        self._picture("07-long-name")
        self._window.undo()
        self._refuse_a_field()

    def _refuse_a_field(self) -> None:
        field = self._find(QLineEdit, "statistics.fue")
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, "12,5")
        QTest.keyClick(field, Qt.Key.Key_Return)
        self._picture("08-refused")
        QTest.keyClick(field, Qt.Key.Key_Escape)

    def _inventory(self) -> None:
        page = self._page(CharactersPage)
        page.detail.show_tab(1)
        self._find(QAbstractItemView, "inventory").setCurrentIndex(
            self._find(QAbstractItemView, "inventory").model().index(0, 0)
        )
        self._picture("09-inventory")
        page.detail.show_tab(0)

    def _armoury(self) -> None:
        self._window.show_page("armoury")
        page = self._page(ArmouryPage)
        self._picture("10-armoury")
        search = page.findChild(QLineEdit)
        assert search is not None
        QTest.keyClicks(search, "espadon")
        self._picture("11-armoury-search")
        search.clear()
        QTest.keyClicks(search, "xyzzy")
        self._picture("12-armoury-nothing")
        search.clear()

    def _workshop(self) -> None:
        self._window.show_page("workshop")
        page = self._page(WorkshopPage)
        armour = self._row("worn", lambda row: bool(row.held.piece and row.held.piece.wear.broken))
        page.choose(armour)
        self._picture("13-workshop")
        faces = self._find(DieFaces, "")
        faces.setFocus()
        QTest.keyClicks(faces, "2")
        self._picture("14-workshop-one-face")
        QTest.keyClicks(faces, "4")
        QTest.keyClick(faces, Qt.Key.Key_Return)
        self._picture("15-workshop-result")
        page.choose(self._row("worn", lambda row: not row.state.usable))
        self._picture("16-workshop-destroyed")

    def _paper(self) -> None:
        self._window.show_page("characters")
        for name, number in (("Enyra la rusalka", "18"), ("Tomasa la Coja", "19")):
            self._choose(name)
            chosen = self._page(CharactersPage).chosen
            assert chosen is not None
            if number == "18":
                self._dialog("17-preview", PreviewDialog(self._window.room, chosen, self._window))
            with Pages(paper_of(self._window.room, chosen)) as pages:
                for page in range(len(pages)):
                    self._keep(f"{number}-paper-{page + 1}", image_of(pages, page, PAPER_DPI))

    def _empty(self) -> None:
        campaign = self._table.campaigns.found("Vado Viejo", next(iter(self._table.systems)))
        self._window.room.open_campaign(campaign)
        self._picture("20-no-characters")
        self._window.show_page("armoury")
        self._picture("21-no-buyers")
        self._window.show_page("workshop")
        self._picture("22-nothing-worn")

    def _page(self, kind: type[Kind]) -> Kind:
        assert isinstance(self._window.page, kind)
        return self._window.page

    def _choose(self, name: str) -> None:
        """Show a character's sheet."""
        people = self._window.room.table.library.characters(self._window.room.in_play.id)
        self._window.show_page("characters", next(one.id for one in people if one.name == name))
        # The sheet is built after the list's first picture; here it is wanted at once.
        self._page(CharactersPage).detail.show_tab(0)

    def _row(self, list_name: str, wanted: Callable[..., bool]) -> int:
        model = self._find(QAbstractItemView, list_name).model()
        rows = [model.index(place, 0).data(Role.ROW) for place in range(model.rowCount())]
        return int(next(row.held.item.id for row in rows if wanted(row)))

    def _find(self, kind: type[Kind], name: str) -> Kind:
        found = self._window.page.findChild(kind, name)
        assert isinstance(found, kind), f"no {name} on the page"
        return found

    def _dialog(self, name: str, dialog: QDialog) -> None:
        dialog.show()
        self._keep(name, dialog)
        dialog.close()
        dialog.deleteLater()

    def _picture(self, name: str) -> None:
        self._keep(name, self._window)

    def _keep(self, name: str, picture: QWidget | QImage) -> None:
        for _ in range(SETTLING):
            QApplication.processEvents()
        path = self._target / f"{name}-{self._suffix}.png"
        image = picture if isinstance(picture, QImage) else picture.grab()
        image.save(str(path))
        self._written.append(path)
