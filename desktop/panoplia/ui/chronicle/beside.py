# SPDX-License-Identifier: GPL-3.0-or-later
"""The history beside the pages of the window."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot

from panoplia.ui.pages import Pages
from panoplia.ui.room import Room
from panoplia.ui.settings import Settings
from panoplia.ui.widgets.beside import Beside

if TYPE_CHECKING:
    from panoplia.ui.chronicle.panel import HistoryPanel


class HistoryBeside(Beside):
    """Shows the history where the settings have it so and a campaign is in play."""

    def __init__(self, pages: Pages, room: Room, settings: Settings) -> None:
        super().__init__(pages)
        self._pages, self._room, self._settings = pages, room, settings
        self._history: HistoryPanel | None = None

    @Slot()
    def toggle(self) -> None:
        """Show the history and go there, or take it away and go back to the page."""
        if self._room.campaign is None:
            return
        self._settings.history_shown = not self.shown
        self.show_history()
        if self.shown:
            self._built_history().focus()
        else:
            self._pages.shown.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def show_history(self) -> None:
        """Show the history as it is by now, or none."""
        if self._room.campaign is not None and self._settings.history_shown:
            panel = self._built_history()
            self.show_panel(panel)
            panel.refresh()
        else:
            self.hide_panel()

    def _built_history(self) -> "HistoryPanel":
        """Built when it is first shown."""
        if self._history is None:
            # Imported then as well: a start must not wait for it.
            from panoplia.ui.chronicle.panel import HistoryPanel

            self._history = HistoryPanel(self._room)
            self._history.close_wanted.connect(self.toggle)
        return self._history
