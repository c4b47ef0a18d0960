# SPDX-License-Identifier: GPL-3.0-or-later
"""Which columns of the catalogue are shown, in what order and how wide; remembered for each rule system."""

from PySide6.QtCore import QByteArray, QObject, QPoint, Qt, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHeaderView, QMenu, QTableView

from panoplia.ui.models.armoury import NAME_COLUMN, ArmouryTableModel
from panoplia.ui.settings import Settings

OTHER_WIDTH, MARK_WIDTH = 80, 26
WIDTHS = {"name": 176, "mark": MARK_WIDTH, "damage": 68, "penetration": 50, "protection": 88, "durability": 86}
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
        self._lay_out()
        self._header.restoreState(self._settings.layout(self._name))
        self._header.customContextMenuRequested.connect(self._on_menu)
        self._header.sectionMoved.connect(self._remember)
        self._header.sectionResized.connect(self._remember)

    def menu(self) -> QMenu:
        """A tick for each column but the name, and the way back."""
        menu = QMenu(self._table)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for column in range(self._model.columnCount()):
            if column != NAME_COLUMN:
                action = menu.addAction(self._model.title(column))
                action.setCheckable(True)
                action.setChecked(not self._header.isSectionHidden(column))
                action.setData(column)
                action.toggled.connect(self._on_toggled)
        menu.addSeparator()
        menu.addAction(self.tr("Reset columns"), self.reset)
        return menu

    @Slot()
    def reset(self) -> None:
        """Show the columns as at first."""
        self._lay_out()
        self._settings.set_layout(self._name, QByteArray())

    def _lay_out(self) -> None:
        ids = self._model.column_ids
        for column, name in enumerate(ids):
            self._header.moveSection(self._header.visualIndex(column), column)
            self._header.setSectionHidden(column, name in HIDDEN)
            self._header.setSectionResizeMode(column, QHeaderView.ResizeMode.Interactive)
            self._header.resizeSection(column, WIDTHS.get(name, OTHER_WIDTH))
        self._header.moveSection(self._model.mark_column, 0)
        # The last of the system's own columns is the one with sentences in it: it takes the room that is left.
        self._header.setSectionResizeMode(self._model.price_column - 1, QHeaderView.ResizeMode.Stretch)

    @Slot(QPoint)
    def _on_menu(self, place: QPoint) -> None:
        self.menu().popup(self._header.mapToGlobal(place))

    @Slot(bool)
    def _on_toggled(self, shown: bool) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self._header.setSectionHidden(action.data(), not shown)
            self._remember()

    @Slot()
    def _remember(self) -> None:
        self._settings.set_layout(self._name, self._header.saveState())
