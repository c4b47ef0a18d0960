# SPDX-License-Identifier: GPL-3.0-or-later
"""Which columns of the catalogue are shown, in what order and how wide; remembered for each rule system."""

from PySide6.QtCore import QByteArray, QEvent, QObject, QPoint, Qt, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHeaderView, QMenu, QTableView

from panoplia.ui.look import fonts
from panoplia.ui.models.armoury import NAME_COLUMN, ArmouryTableModel
from panoplia.ui.settings import Settings

OTHER_WIDTH, MARK_WIDTH = 80, 26
WIDTHS = {
    "name": 172,
    "mark": MARK_WIDTH,
    "impact": 56,
    "damage": 80,
    "reach": 70,
    "penetration": 48,
    "protection": 84,
    "durability": 84,
    "structure": 52,
    "points": 76,
    "range": 78,
    "encumbrance": 56,
    "price": 96,
}
LEAST_WORDS = 90
"""Below this width a column of sentences would show a letter or two: it steps aside until there is room again."""
HIDDEN = frozenset({"weight"})
"""Columns that are not shown until they are chosen."""


class Columns(QObject):
    """Belongs to one table; its menu is that of the header, and of a button."""

    def __init__(self, table: QTableView, model: ArmouryTableModel, settings: Settings, system: str) -> None:
        super().__init__(table)
        self._table, self._model, self._settings = table, model, settings
        # A layout of other columns is none of ours.
        self._name = f"armoury/{system}/{'-'.join(model.column_ids)}"
        self._header = table.horizontalHeader()
        self._header.setHighlightSections(False)
        self._header.setSectionsMovable(True)
        self._header.setMinimumSectionSize(MARK_WIDTH)
        self._header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        # The last of the system's own columns is the one with sentences in it: it takes the room that is left.
        self._sentences = model.price_column - 1
        self._aside: set[int] = set()
        """The columns that are hidden without the person having wished it, as long as that lasts."""
        self._category = ""
        self._scale = fonts.scale()
        self._lay_out()
        self._restore()
        self._header.customContextMenuRequested.connect(self._on_menu)
        self._header.sectionMoved.connect(self._remember)
        self._header.sectionResized.connect(self._remember)
        table.viewport().installEventFilter(self)

    def menu(self) -> QMenu:
        """A tick for each column but the name, and the way back."""
        menu = QMenu(self._table)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for column in range(self._model.columnCount()):
            if column != NAME_COLUMN:
                action = menu.addAction(self._model.title(column))
                action.setCheckable(True)
                action.setChecked(column in self._aside or not self._header.isSectionHidden(column))
                action.setData(column)
                action.toggled.connect(self._on_toggled)
        menu.addSeparator()
        menu.addAction(self.tr("Reset columns"), self.reset)
        return menu

    @Slot()
    def reset(self) -> None:
        """Show the columns as at first."""
        self._lay_out()
        self._aside.clear()
        self._settings.set_layout(self._name, QByteArray())
        self.show_category(self._category)

    def show_category(self, category: str) -> None:
        """Have columns that say nothing of a category step aside; ``""`` is all of them."""
        self._category = category
        for column in range(self._model.columnCount()):
            if column != self._sentences:
                self._step(column, not self._model.tells(column, category))
        self._make_room()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._make_room()
        elif event.type() == QEvent.Type.FontChange:
            self._rescale()
        return super().eventFilter(watched, event)

    def _rescale(self) -> None:
        """Widths are pixels: larger letters need more of them."""
        before, self._scale = self._scale, fonts.scale()
        for column in range(self._model.columnCount()):
            if column != self._sentences and before != self._scale and not self._header.isSectionHidden(column):
                width = round(self._header.sectionSize(column) * self._scale / before)
                self._header.resizeSection(column, width)

    def _make_room(self) -> None:
        """Show the sentences where they can be read."""
        columns = (column for column in range(self._model.columnCount()) if column != self._sentences)
        room = self._table.viewport().width() - sum(self._header.sectionSize(column) for column in columns)
        self._step(self._sentences, room < fonts.px(LEAST_WORDS))

    def _step(self, column: int, aside: bool) -> None:
        """Hide a column or show it again, unless the person hid it. It is no choice to be remembered."""
        if aside == self._header.isSectionHidden(column) or (not aside and column not in self._aside):
            return
        if aside:
            self._aside.add(column)
        else:
            self._aside.remove(column)
        self._header.setSectionHidden(column, aside)
        self._remember()

    def _lay_out(self) -> None:
        ids = self._model.column_ids
        for column, name in enumerate(ids):
            self._header.moveSection(self._header.visualIndex(column), column)
            self._header.setSectionHidden(column, name in HIDDEN)
            self._header.setSectionResizeMode(column, QHeaderView.ResizeMode.Interactive)
            self._header.resizeSection(column, fonts.px(WIDTHS.get(name, OTHER_WIDTH)))
        self._header.moveSection(self._model.mark_column, 0)
        self._header.setSectionResizeMode(self._sentences, QHeaderView.ResizeMode.Stretch)

    @Slot(QPoint)
    def _on_menu(self, place: QPoint) -> None:
        self.menu().popup(self._header.mapToGlobal(place))

    @Slot(bool)
    def _on_toggled(self, shown: bool) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self._aside.discard(action.data())
            self._header.setSectionHidden(action.data(), not shown)
            self._remember()

    @Slot()
    def _remember(self) -> None:
        self._settings.set_layout(self._name, self._header.saveState())
        self._settings.set_layout(f"{self._name}/aside", QByteArray(bytes(self._aside)))

    def _restore(self) -> None:
        """As the person wished it: what only stepped aside is there again."""
        self._header.restoreState(self._settings.layout(self._name))
        for column in self._settings.layout(f"{self._name}/aside").data():
            self._header.setSectionHidden(column, False)
