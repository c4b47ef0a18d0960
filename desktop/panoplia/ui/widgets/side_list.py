# SPDX-License-Identifier: GPL-3.0-or-later
"""The side of a page: a search, the list, and what can be done with it. The choice stays while the list changes."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QHBoxLayout, QListView, QVBoxLayout, QWidget

from panoplia.ui.look.controls import SIDE
from panoplia.ui.models.rows import RowsTableModel
from panoplia.ui.widgets.search_field import SearchField


class SideList(QWidget):
    """``above`` the list is room for what narrows it down, ``below`` for buttons. Its page gives the delegate."""

    def __init__(self, name: str, model: RowsTableModel[Any], width: int, view: QListView | None = None) -> None:
        super().__init__()
        self._model = model
        self.search = SearchField()
        self.view = view or QListView()
        self.view.setObjectName(name)
        self.view.setModel(model)
        self.view.setUniformItemSizes(True)
        self.view.setFrameShape(QListView.Shape.NoFrame)
        self.above, self.below = QVBoxLayout(), QVBoxLayout()
        self.setObjectName(SIDE)
        self.setFixedWidth(width)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.addWidget(self.search)
        column.addLayout(self.above)
        column.addWidget(self.view, 1)
        column.addLayout(self.below)

    def stand_beside(self, right: QWidget, page: QWidget) -> None:
        """Fill a page, with what belongs to the choice at the right."""
        row = QHBoxLayout(page)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self)
        row.addWidget(right, 1)
        page.setFocusProxy(self.view)

    def focus_search(self) -> None:
        """Put the keyboard into the search field."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def show_chosen(self, key: int) -> None:
        """Choose the row with a key without telling anyone; where it is not listed, no row."""
        with QSignalBlocker(self.view.selectionModel()):
            self.view.setCurrentIndex(self._model.index_of(key))

    @contextmanager
    def keeping(self, key: int) -> Iterator[None]:
        """Change the list without telling anyone: the row with the key stays chosen, or else the first one is."""
        with QSignalBlocker(self.view.selectionModel()):
            yield
            index = self._model.index_of(key)
            self.view.setCurrentIndex(index if index.isValid() else self._model.index(0, 0))
