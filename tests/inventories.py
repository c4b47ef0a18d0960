# SPDX-License-Identifier: GPL-3.0-or-later
"""Enyra's inventory in the real window: fixtures, and hands that click, drop and choose in it."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QMimeData, QModelIndex, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QApplication,
    QMenu,
    QWidget,
)
from pytestqt.qtbot import QtBot

from panoplia.ui.characters.inventory import InventoryView
from panoplia.ui.characters.page import CharactersPage
from panoplia.ui.characters.tree import InventoryTree
from panoplia.ui.models import dragging
from panoplia.ui.models.inventory import InventoryTreeModel, key_of
from window import Play
from world import World

Arrange = Callable[[Callable[[QWidget], None]], None]
MOVE = Qt.DropAction.MoveAction


@pytest.fixture
def packs(program: Play, campaign: World) -> CharactersPage:
    """The page of characters, with Enyra's inventory."""
    page = program.page("characters")
    page.choose(campaign.enyra)
    page.detail.show_tab(1)
    return page


@pytest.fixture
def tree(packs: CharactersPage) -> InventoryTree:
    return packs.findChild(InventoryTree, "inventory")


@pytest.fixture
def sack(program: Play, campaign: World, tree: InventoryTree) -> int:
    """An empty sack of Enyra's."""
    return program.table.trade.give(campaign.entry["saco"], campaign.purse).id


def click(qtbot: QtBot, tree: InventoryTree, item: int, with_key: Qt.KeyboardModifier | None = None) -> None:
    index = tree.rows.index_of(key_of(item))
    tree.scrollTo(index)
    at = tree.visualRect(index).center()
    qtbot.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, with_key or Qt.KeyboardModifier.NoModifier, at)


def menu_line(tree: InventoryTree, text: str) -> QAction:
    """A line of the menu behind the three dots, as it is now."""
    menu = tree.window().findChild(InventoryView).findChild(QMenu)
    menu.aboutToShow.emit()
    return next(action for action in menu.actions() if action.text() == text)


def outline(model: InventoryTreeModel, parent: QModelIndex | None = None, depth: int = 0) -> list[str]:
    lines: list[str] = []
    above = parent or QModelIndex()
    for row in range(model.rowCount(above)):
        index = model.index(row, 0, above)
        lines += ["  " * depth + index.data(), *outline(model, index, depth + 1)]
    return lines


def drop(widget: QWidget, at: QPoint, items: list[int] | QMimeData) -> None:
    """What the window system sends when dragged items are let go over a widget."""
    data = items if isinstance(items, QMimeData) else dragging.carried(items)
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(widget, QDragEnterEvent(at, MOVE, data, buttons, keys))
    QApplication.sendEvent(widget, QDropEvent(QPointF(at), MOVE, data, buttons, keys))
    QApplication.processEvents()
