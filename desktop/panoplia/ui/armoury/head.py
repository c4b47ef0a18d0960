# SPDX-License-Identifier: GPL-3.0-or-later
"""The title of the armoury, its search, and what opens filters, columns and basket."""

from PySide6.QtWidgets import QHBoxLayout, QWidget

from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.search_field import SearchField

SEARCH_WIDTH, NARROWEST = 260, 100


class Head(QWidget):
    """A row; what its buttons do is the page's business."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = PlainLabel(kind="title")
        self.search = SearchField()
        self.search.setMinimumWidth(NARROWEST)
        self.search.setMaximumWidth(SEARCH_WIDTH)
        self.filters, self.columns, self.basket = Button("", "filter"), Button("", "columns"), Button("", "basket")
        self.filters.setCheckable(True)
        self._count = 0
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._title)
        row.addStretch(1)
        row.addWidget(self.search, 3)
        for button in (self.filters, self.columns, self.basket):
            row.addWidget(button)

    def show_count(self, count: int) -> None:
        """How many things are in the basket."""
        self._count = count
        self.basket.setText(self.tr("Basket ({count})").format(count=count) if count else self.tr("Basket"))

    def retranslate(self) -> None:
        """Say everything in the language of the window."""
        self._title.setText(self.tr("Armoury"))
        self.search.setPlaceholderText(self.tr("Search the armoury"))
        self.filters.setText(self.tr("Filters"))
        self.columns.setAccessibleName(self.tr("Columns"))
        self.columns.setToolTip(self.tr("Columns"))
        self.show_count(self._count)
