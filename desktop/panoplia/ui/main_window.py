# SPDX-License-Identifier: GPL-3.0-or-later
"""The main window: rail, pages built on their first visit, status line, and what works everywhere."""

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QCloseEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QHBoxLayout, QMainWindow, QMenu, QVBoxLayout, QWidget

from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.refusal import Refused
from panoplia.store.records import Damaged, Report
from panoplia.store.story import Stuck
from panoplia.table.campaigns import HOUSE_UNREADABLE
from panoplia.table.table import Table
from panoplia.ui.campaign_actions import CampaignActions, action_of
from panoplia.ui.characters.page import CharactersPage
from panoplia.ui.chronicle.beside import HistoryBeside
from panoplia.ui.pages import PAGES, WELCOME, Page, Pages
from panoplia.ui.room import Room
from panoplia.ui.room_status import RoomStatus
from panoplia.ui.settings import Settings
from panoplia.ui.widgets.banner import Banner
from panoplia.ui.widgets.rail import Rail
from panoplia.words import Speech

if TYPE_CHECKING:
    from panoplia.ui.combat.fights import OpenFights
    from panoplia.ui.main_menu import MainMenu
    from panoplia.ui.play.roller import RollerDialog

SMALLEST = QSize(900, 600)
FIRST_SIZE = QSize(1280, 800)
INVENTORY = "inventory"
"""A place on the page of characters: an item where someone holds it."""
LOOK_AROUND = 2000
"""Milliseconds between two looks whether another window has written to the library."""


class MainWindow(QMainWindow):
    """Puts the pages around one room."""

    look_changed = Signal()
    """Another theme or text size was chosen."""
    closed = Signal()
    """The window is closed."""

    def __init__(self, table: Table, settings: Settings, speech: Speech) -> None:
        super().__init__()
        self.settings = settings
        self.room = Room(table, speech, self)
        self.room.who_rolls = settings.who_rolls
        self.fill_library_menu: Callable[[QMenu], None] | None = None
        """Fills the menu of the library, where it can be put away, copied and brought back."""
        self.held_open: Callable[[], bool] = lambda: False
        """Whether something still waits to be stored."""
        self._menu: MainMenu | None = None
        self._looks = QTimer(self)
        self._roller: RollerDialog | None = None
        self._fights: OpenFights | None = None
        self._playing = ""
        self._build()
        self._build_actions()
        self._connect()
        self.retranslate()

    @property
    def page(self) -> QWidget:
        """The page that is shown."""
        return self._pages.shown

    @property
    def unsaved(self) -> bool:
        """Whether something was refused that the machine kept from being stored."""
        return self._status.unsaved

    def open_last_campaign(self) -> None:
        """Put the campaign of last time into play, else the only one there is, else ask."""
        known = [one for one in self.room.table.library.campaigns() if one.system in self.room.table.systems]
        campaigns = sorted(known, key=lambda one: one.archived)
        last = [one for one in campaigns if one.id == self.settings.campaign]
        self.room.open_campaign(next(iter(last or campaigns), None))
        for remark in self.room.table.library.remarks:
            self._status.refuse(remark)
        # Not before it is whole: one that could not be built is closed with its library.
        self._looks.start(LOOK_AROUND)

    def show_page(self, name: str, row: int = 0) -> None:
        """Go to a page, and there to a row."""
        if self.room.campaign is None:
            return
        if name == INVENTORY:
            self.show_page("characters")
            cast(CharactersPage, self.page).choose_item(row)
            return
        page = self._pages.show_page(name)
        self._rail.select(name)
        self._status.forget_refusal()
        page.setFocus(Qt.FocusReason.OtherFocusReason)
        if row:
            cast(Page, page).choose(row)

    @Slot()
    def roll_dice(self) -> None:
        """Show the free dice and the log of rolls, which stay beside the window."""
        if self._roller is None:
            # Imported when it is first wanted: a start must not wait for it.
            from panoplia.ui.play.roller import RollerDialog

            self._roller = RollerDialog(self.room, self)
        self._roller.show()
        self._roller.activateWindow()

    @Slot(int)
    def open_fight(self, encounter: int) -> None:
        """Show the window of a fight, which stays beside this one."""
        self._open_fights.show_fight(encounter)

    @Slot(int)
    def open_table_view(self, encounter: int) -> None:
        """Show a fight on a screen of its own, as the players may see it."""
        self._open_fights.show_table_view(encounter)

    @property
    def _open_fights(self) -> "OpenFights":
        if self._fights is None:
            # Imported with the first fight: a start must not wait for it.
            from panoplia.ui.combat.fights import OpenFights

            self._fights = OpenFights(self.room, self.settings, self)
        return self._fights

    def menu(self) -> "MainMenu":
        """The menu at the foot of the rail, built when it is first opened."""
        if self._menu is None:
            # Imported then as well: a start must not wait for it.
            from panoplia.ui.main_menu import MainMenu

            self._menu = MainMenu(self.room, self.settings, self, (self._palette, self._history))
            self._menu.fill_library = self.fill_library_menu
            self._menu.roll_wanted.connect(self.roll_dice)
            self._menu.look_changed.connect(self.look_changed)
        return self._menu

    @Slot()
    def show_palette(self) -> None:
        """Search everything there is: commands, people, gear, the catalogue, campaigns, notes."""
        # Imported on first use: a start must not wait for it.
        from panoplia.ui.palette.commands import commands
        from panoplia.ui.palette.dialog import PaletteDialog

        every = commands(self, self._rail, self.menu(), self.page, without=self._palette)
        dialog = PaletteDialog(self.room, every, self)
        if dialog.exec():
            dialog.follow()
        dialog.deleteLater()

    @Slot()
    def toggle_history(self) -> None:
        """Show the history beside the page, or take it away."""
        self._beside.toggle()

    def retranslate(self) -> None:
        """Say everything in the language of the room."""
        self.setWindowTitle(self._title())
        self._rail.set_label("characters", self.tr("Characters"))
        self._rail.set_label("armoury", self.tr("Armoury"))
        self._rail.set_label("workshop", self.tr("Workshop"))
        self._rail.set_label("combat", self.tr("Combat"))
        self._rail.set_label("desk", self.tr("Desk"))
        self._rail.set_menu_label(self.tr("Menu"))
        for action, text in (
            (self._undo, self.tr("Undo")),
            (self._redo, self.tr("Redo")),
            (self._palette, self.tr("Search everything…")),
            (self._history, self.tr("History")),
            (self._quit, self.tr("Quit")),
            (self._roll, self.tr("Roll dice")),
        ):
            action.setText(text)
        self._campaign_actions.retranslate()

    def closeEvent(self, event: QCloseEvent) -> None:
        # Where it is not active, the library is closed already.
        if self._looks.isActive() and (self.held_open() or not self.may_leave()):
            event.ignore()
            return
        self.retire()
        super().closeEvent(event)
        self.closed.emit()

    def retire(self) -> None:
        """Touch the library no more: it is about to be closed."""
        if self._fights:
            self._fights.close_all()
        if self._looks.isActive():
            self._looks.stop()
            self.settings.geometry = self.saveGeometry()

    @Slot()
    def come_forward(self) -> None:
        """Be in front of all other windows, with whatever is asked in front of it."""
        if self.isMinimized():
            self.showNormal()
        self.show()
        for window in (self, QApplication.activeModalWidget()):
            if window:
                window.raise_()
                window.activateWindow()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.ActivationChange and self._looks.isActive():
            if self.isActiveWindow():
                self.look_around()
            else:
                self.commit_typing()
        super().changeEvent(event)

    def _build(self) -> None:
        self._rail = Rail(PAGES)
        self._pages = Pages(self.room, self.settings)
        self._beside = HistoryBeside(self._pages, self.room, self.settings)
        self._status = RoomStatus(self.room)
        self.banner = Banner()
        self._rail.set_menu(self.menu)
        middle = QHBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self._rail)
        middle.addWidget(self._beside, 1)
        centre = QWidget()
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.banner)
        column.addLayout(middle, 1)
        column.addWidget(self._status)
        self.setCentralWidget(centre)
        self.setMinimumSize(SMALLEST)
        if not self.restoreGeometry(self.settings.geometry):
            self.resize(FIRST_SIZE)
        self._stay_on_screen()

    def _build_actions(self) -> None:
        self._undo = action_of(self, self.undo, "Ctrl+Z", runs_on=True)
        self._redo = action_of(self, self.redo, "Ctrl+Shift+Z", "Ctrl+Y", runs_on=True)
        self._campaign_actions = CampaignActions(self, self.room, self._pages)
        self._palette = action_of(self, self.show_palette, "Ctrl+K")
        self._history = action_of(self, self.toggle_history, "Ctrl+H")
        self._roll = action_of(self, self.roll_dice, "Ctrl+R")
        self._quit = action_of(self, self.close, "Ctrl+Q")

    def _connect(self) -> None:
        self._looks.timeout.connect(self.look_around)
        self._rail.chosen.connect(self._on_page)
        self._status.undo_clicked.connect(self.undo)
        self._status.place_clicked.connect(self._campaign_actions.pass_days)
        self.room.changed.connect(self._on_changed)
        self.room.may_leave = self.may_leave
        self.room.campaign_changed.connect(self._on_campaign_changed)
        self.room.speech_changed.connect(self.retranslate)
        self.room.page_wanted.connect(self.show_page)
        self.room.fight_wanted.connect(self.open_fight)
        self.room.table_view_wanted.connect(self.open_table_view)

    def _title(self) -> str:
        parts = [self.room.campaign.name] if self.room.campaign else []
        if self.room.table.library.sealed:
            parts.append(self.tr("copy to look at"))
        return " – ".join([*parts, "Panoplia"])

    def _stay_on_screen(self) -> None:
        """A place that was saved on a screen that is gone is moved in."""
        if not any(screen.availableGeometry().intersects(self.frameGeometry()) for screen in QGuiApplication.screens()):
            self.move(QGuiApplication.primaryScreen().availableGeometry().topLeft())

    @Slot()
    def undo(self) -> None:
        """Take back the last action of the campaign in play; where that can never be, offer to leave it as it is."""
        try:
            self.room.table.library.journal.undo(self.room.scope)
        except Stuck as stuck:
            # Imported when it is wanted: a start must not wait for message boxes.
            from panoplia.ui.chronicle.leaving import offer_to_leave

            offer_to_leave(self.room, stuck, self)
        except Refused as refusal:
            self.room.refuse(refusal.note)

    @Slot()
    def redo(self) -> None:
        """Do again what was undone last."""
        self.room.attempt(lambda: self.room.table.library.journal.redo(self.room.scope))

    @Slot()
    def look_around(self) -> None:
        """Show what another window has written meanwhile. A library that is busy is looked at the next time."""
        with suppress(Refused):
            self.room.table.library.journal.look_around()

    def commit_typing(self) -> None:
        """Save what was typed but not left yet."""
        for page in self._pages.writing:
            page.commit_typing()

    def may_leave(self) -> bool:
        """Save what is typed; where that cannot be, the person decides whether to lose it."""
        return self.room.table.library.sealed or all(page.may_leave() for page in self._pages.writing)

    @Slot(str)
    def _on_page(self, name: str) -> None:
        self.show_page(name)

    @Slot(object)
    def _on_changed(self, report: Report) -> None:
        if self.room.campaign is None and self._playing and report.kind == "elsewhere":
            gone = QT_TRANSLATE_NOOP("window", "{campaign} was deleted elsewhere: what was open of it is closed.")
            self.room.refuse(note(gone, campaign=self._playing))
        self._playing = self._playing if self.room.campaign else ""
        self._return_to(report)
        self.setWindowTitle(self._title())

    def _return_to(self, report: Report) -> None:
        """A campaign that an undo brought back is put into play where none is."""
        came = {change.row for change in report.changes if change.table == "campaign" and change.kind == "insert"}
        if self.room.campaign is None and report.kind != "done":
            back = [one for one in self.room.table.library.campaigns() if one.id in came]
            if back:
                self.room.open_campaign(back[0])

    @Slot()
    def _on_campaign_changed(self) -> None:
        campaign = self.room.campaign
        self._rail.set_pages_enabled(campaign is not None)
        self.retranslate()
        if self.isVisible():
            self._beside.show_history()
        else:
            # The first picture does not wait for it.
            QTimer.singleShot(0, self._beside, self._beside.show_history)
        if campaign is None:
            # Imported when it is needed: a start must not wait for it.
            from panoplia.ui.questions import close_all

            close_all(self)
            self._pages.show_page(WELCOME)
            return
        self._playing = campaign.name
        self.settings.campaign = campaign.id
        self._pages.forget()
        self.show_page("characters")
        if isinstance(campaign.house, Damaged):
            self._status.refuse(note(HOUSE_UNREADABLE, name=campaign.name))
