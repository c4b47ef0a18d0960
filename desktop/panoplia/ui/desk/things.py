# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of what lies in a pile: several rows can be chosen and dragged away."""

from collections.abc import Sequence

from PySide6.QtCore import QItemSelectionModel, QPoint, Qt, Signal, Slot
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QVBoxLayout, QWidget

from panoplia.table.reading import Holding
from panoplia.ui.delegates import DepthDelegate, GaugeDelegate, QuantityDelegate
from panoplia.ui.models.rows import Role
from panoplia.ui.models.things import Column, ThingsTableModel
from panoplia.ui.room import Room

LEAST_COLUMN = 90


class ThingsView(QWidget):
    """Keeps the choice where the things that were chosen are still there."""

    chosen_changed = Signal()
    menu_wanted = Signal(QPoint)
    """Where the menu of the chosen things is to open, on the screen."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self._model = ThingsTableModel(room.speech, room.system, room.table.inventory, self)
        self._model.refused.connect(room.refuse)
        self._build()

    @property
    def chosen(self) -> list[Holding]:
        """The chosen things, in the order of the table."""
        rows = self._table.selectionModel().selectedRows()
        return [row.data(Role.ROW) for row in sorted(rows, key=lambda row: row.row())]

    def show_things(self, things: Sequence[Holding], same: bool) -> None:
        """Show what lies there; ``same`` where it is the pile that was shown before."""
        self._model.show_things(things, same)
        self.chosen_changed.emit()

    def choose(self, item: int) -> None:
        """Choose one thing alone."""
        flags = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
        self._table.selectionModel().setCurrentIndex(self._model.index_of(item), flags)

    def retranslate(self) -> None:
        """Say everything in the language of the room."""
        self._table.setAccessibleName(self.tr("Things"))
        self._model.set_speech(self._room.speech)

    def _build(self) -> None:
        self._table = table = QTableView()
        table.setObjectName("things")
        table.setModel(self._model)
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(36)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        table.setDragEnabled(True)
        table.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        table.setItemDelegateForColumn(Column.NAME, DepthDelegate(table))
        table.setItemDelegateForColumn(Column.STATE, GaugeDelegate(self._room.say, table))
        table.setItemDelegateForColumn(Column.QUANTITY, QuantityDelegate(self._room, self._room.refuse, table))
        table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        table.customContextMenuRequested.connect(self._on_menu)
        table.selectionModel().selectionChanged.connect(self.chosen_changed)
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setMinimumSectionSize(LEAST_COLUMN)
        header.setSectionResizeMode(Column.NAME, QHeaderView.ResizeMode.Stretch)
        for column, width in ((Column.STATE, 260), (Column.QUANTITY, 90), (Column.PRICE, 150)):
            header.resizeSection(column, width)
        self.setFocusProxy(table)
        column_of_one = QVBoxLayout(self)
        column_of_one.setContentsMargins(0, 0, 0, 0)
        column_of_one.addWidget(table)

    @Slot(QPoint)
    def _on_menu(self, place: QPoint) -> None:
        self.menu_wanted.emit(self._table.viewport().mapToGlobal(place))
