# SPDX-License-Identifier: GPL-3.0-or-later
"""The shortcuts of the window that do something with the campaign in play, whatever page is shown."""

from collections.abc import Callable
from typing import cast

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from panoplia.ui.characters.page import CharactersPage
from panoplia.ui.pages import Page, Pages
from panoplia.ui.room import Room


def action_of(window: QWidget, slot: Callable[[], object], *keys: str, runs_on: bool = False) -> QAction:
    """An action of a window that has no text yet. A held key does a thing once, unless it ``runs_on``."""
    action = QAction(window)
    action.setShortcuts([QKeySequence(key) for key in keys])
    action.setAutoRepeat(runs_on)
    action.triggered.connect(slot)
    window.addAction(action)
    return action


class CampaignActions(QObject):
    """Without a campaign they do nothing."""

    def __init__(self, window: QWidget, room: Room, pages: Pages) -> None:
        super().__init__(window)
        self._window, self._room, self._pages = window, room, pages
        self._find = action_of(window, self._on_find, "Ctrl+F")
        self._new = action_of(window, self._on_new, "Ctrl+N")
        self._duplicate = action_of(window, self._on_duplicate, "Ctrl+D")
        self._print = action_of(window, self._on_print, "Ctrl+P")
        self._pass_days = action_of(window, self.pass_days, "Ctrl+Shift+D")

    def retranslate(self) -> None:
        """Say everything in the language of the room."""
        for action, text in (
            (self._find, self.tr("Find")),
            (self._new, self.tr("New character")),
            (self._duplicate, self.tr("Duplicate character")),
            (self._print, self.tr("Print")),
            (self._pass_days, self.tr("Pass days…")),
        ):
            action.setText(text)

    @Slot()
    def pass_days(self) -> None:
        """Ask how many days pass, once what is typed is saved."""
        if self._room.campaign and self._room.may_leave():
            # Imported when it is wanted: a start must not wait for it.
            from panoplia.ui.workshop.days_dialog import PassDaysDialog

            PassDaysDialog(self._room, self._window).exec()

    @Slot()
    def _on_find(self) -> None:
        if self._room.campaign:
            cast(Page, self._pages.shown).focus_search()

    def _characters(self) -> CharactersPage | None:
        if self._room.campaign is None:
            return None
        self._room.page_wanted.emit("characters", 0)
        return cast(CharactersPage, self._pages.shown)

    @Slot()
    def _on_new(self) -> None:
        page = self._characters()
        if page:
            page.new_character()

    @Slot()
    def _on_duplicate(self) -> None:
        page = self._characters()
        if page:
            page.duplicate()

    @Slot()
    def _on_print(self) -> None:
        page = self._characters()
        if page:
            page.print_sheet()
