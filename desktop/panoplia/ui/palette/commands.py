# SPDX-License-Identifier: GPL-3.0-or-later
"""The commands of the palette: whatever the window, its rail, its menu and the shown page let one do now."""

from collections.abc import Iterator

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from panoplia.ui.models.palette import Command
from panoplia.ui.widgets.rail import Rail


def commands(window: QWidget, rail: Rail, menu: QMenu, page: QWidget, without: QAction) -> list[Command]:
    """Each once, by its name and menu; what cannot be done now is left out, and so is one action."""
    found: dict[tuple[str, str], Command] = {}
    every = [*_pages(rail), *_actions(window.actions(), ""), *_menu(menu, "")]
    for inner in page.findChildren(QMenu):
        every += _menu(inner, "")
    for command in every:
        found.setdefault((command.name, command.menu), command)
    return [command for command in found.values() if command.name != _plain(without)]


def _pages(rail: Rail) -> Iterator[Command]:
    for button in rail.pages:
        if button.isEnabled():
            yield Command(button.text(), "", button.keys, button.click)


def _menu(menu: QMenu, title: str) -> Iterator[Command]:
    menu.aboutToShow.emit()
    yield from _actions(menu.actions(), title)


def _actions(actions: list[QAction], menu: str) -> Iterator[Command]:
    for action in actions:
        inside = action.menu()
        if isinstance(inside, QMenu):
            yield from _menu(inside, _plain(action))
        elif action.isEnabled() and action.text() and action.data() is None:
            # One with data leads to a row, which the palette lists by itself.
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            yield Command(_plain(action), menu, keys, action.trigger)


def _plain(action: QAction) -> str:
    """The text of an action without its mnemonics."""
    return action.text().replace("&&", "\0").replace("&", "").replace("\0", "&")
