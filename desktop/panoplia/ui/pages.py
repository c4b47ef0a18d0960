# SPDX-License-Identifier: GPL-3.0-or-later
"""The pages of the window, each built on its first visit."""

from typing import Protocol, runtime_checkable

from PySide6.QtWidgets import QStackedWidget, QWidget

from panoplia.ui.characters.page import CharactersPage
from panoplia.ui.room import Room
from panoplia.ui.settings import Settings

PAGES: tuple[tuple[str, str], ...] = (
    ("characters", "characters"),
    ("armoury", "armoury"),
    ("workshop", "workshop"),
    ("combat", "combat"),
    ("desk", "desk"),
)
"""Each page's id and its icon, in the order of the rail."""
WELCOME = "welcome"
"""The page that is shown while no campaign is in play; it stands on no rail."""


class Page(Protocol):
    """What the window asks of every page."""

    def choose(self, row: int) -> None:
        """Show one row; 0 leaves the choice as it is."""

    def focus_search(self) -> None:
        """Put the keyboard into the page's search field."""


@runtime_checkable
class WritingPage(Protocol):
    """What the window asks of a page on which one types in place."""

    def commit_typing(self) -> None:
        """Save what is typed but not left yet."""

    def may_leave(self) -> bool:
        """Save what is typed; where that cannot be, ask whether to lose it."""


class Pages(QStackedWidget):
    """Shows one page at a time."""

    def __init__(self, room: Room, settings: Settings) -> None:
        super().__init__()
        self._room, self._settings = room, settings
        self._built: dict[str, QWidget] = {}

    def show_page(self, name: str) -> QWidget:
        """Show a page, and return it."""
        if name not in self._built:
            self._built[name] = _built(name, self._room, self._settings)
            self.addWidget(self._built[name])
        self.setCurrentWidget(self._built[name])
        return self._built[name]

    def forget(self) -> None:
        """Another campaign may follow another system, so pages are built anew."""
        for page in self._built.values():
            self.removeWidget(page)
            page.deleteLater()
        self._built.clear()

    @property
    def shown(self) -> QWidget:
        """The page that is shown; before there is any, the place for it."""
        return self.currentWidget() or self

    @property
    def writing(self) -> list[WritingPage]:
        """The pages on which something may be typed."""
        pages = self._built.values() if self._room.campaign else ()
        return [page for page in pages if isinstance(page, WritingPage)]


def _built(name: str, room: Room, settings: Settings) -> QWidget:
    """A page, built on its first visit and imported then: what is not shown must not delay the first picture."""
    match name:
        case "welcome":
            from panoplia.ui.welcome import WelcomePage

            return WelcomePage(room)
        case "armoury":
            from panoplia.ui.armoury.page import ArmouryPage

            return ArmouryPage(room, settings)
        case "workshop":
            from panoplia.ui.workshop.page import WorkshopPage

            return WorkshopPage(room)
        case "combat":
            from panoplia.ui.combat.page import CombatPage

            return CombatPage(room)
        case "desk":
            from panoplia.ui.desk.page import DeskPage

            return DeskPage(room)
        case _:
            return CharactersPage(room)
