# SPDX-License-Identifier: GPL-3.0-or-later
"""The tree of an inventory: what is unfolded and chosen outlives every change of what it shows."""

from PySide6.QtCore import QModelIndex, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTreeView, QWidget

from panoplia.rules.system import System
from panoplia.table.reading import Holding
from panoplia.table.table import Table
from panoplia.ui.delegates import GaugeDelegate, QuantityDelegate, ThingDelegate
from panoplia.ui.look import fonts
from panoplia.ui.models.inventory import Column, InventoryTreeModel, key_of
from panoplia.ui.models.rows import Role
from panoplia.words import Speech

LEAST_COLUMN = 70
UNFOLDS_AFTER = 600
"""Milliseconds for which something is dragged over a folded row before it unfolds."""
WIDTHS = ((Column.STATE, 190), (Column.QUANTITY, 84), (Column.WORTH, 120))


class InventoryTree(QTreeView):
    """Enter uses or unfolds, F2 names, Del throws away; Ctrl+Right packs into the container beside, Ctrl+Left unpacks.

    What is dragged is dropped on another row or another list.
    """

    use_wanted = Signal()
    discard_wanted = Signal()
    packing_wanted = Signal()
    unpacking_wanted = Signal()
    chosen_changed = Signal()

    def __init__(self, gauges: GaugeDelegate, counts: QuantityDelegate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._folded: set[int] = set()
        self._searching = False
        self.setObjectName("inventory")
        self.setUniformRowHeights(True)
        self.setAllColumnsShowFocus(True)
        self.setExpandsOnDoubleClick(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setAutoExpandDelay(UNFOLDS_AFTER)
        self.setItemDelegateForColumn(Column.NAME, ThingDelegate(self))
        self.setItemDelegateForColumn(Column.STATE, gauges)
        self.setItemDelegateForColumn(Column.QUANTITY, counts)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.collapsed.connect(self._on_collapsed)
        self.expanded.connect(self._on_expanded)

    def make_model(self, speech: Speech, system: System, table: Table) -> InventoryTreeModel:
        """Show an empty inventory of a system."""
        model = InventoryTreeModel(speech, system, table, self)
        self.setModel(model)
        self.selectionModel().selectionChanged.connect(self.chosen_changed)
        self.selectionModel().currentChanged.connect(self.chosen_changed)
        header = self.header()
        header.setStretchLastSection(False)
        header.setSortIndicatorClearable(True)
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self.setSortingEnabled(True)
        header.setSectionResizeMode(Column.NAME, QHeaderView.ResizeMode.Stretch)
        self.measure()
        return model

    def measure(self) -> None:
        """Give each column the width that it needs at the person's text size."""
        self.header().setMinimumSectionSize(fonts.px(LEAST_COLUMN))
        for column, width in WIDTHS:
            self.header().resizeSection(column, fonts.px(width))

    @property
    def rows(self) -> InventoryTreeModel:
        """What is shown."""
        model = self.model()
        assert isinstance(model, InventoryTreeModel)
        return model

    @property
    def chosen(self) -> list[Holding]:
        """The things that are selected, as the tree lists them."""
        rows = [index.data(Role.ROW) for index in self.selectionModel().selectedRows()]
        return [row for row in rows if row is not None]

    @property
    def is_full(self) -> bool:
        """Whether something lies in the thing that is chosen."""
        return self.model().hasChildren(self.currentIndex().siblingAtColumn(Column.NAME))

    def choose(self, item: int) -> None:
        """Select a thing and show it, in whatever it lies."""
        index = self.rows.index_of(key_of(item))
        self.setCurrentIndex(index)
        self.scrollTo(index)

    def show_chosen(self) -> None:
        """Unfold what the chosen thing lies in, and scroll there."""
        self.scrollTo(self.currentIndex())

    def unfold(self, everything: bool = False) -> None:
        """Unfold what the person has not folded; while one searches, everything."""
        self._searching = True
        for key, index in list(self.rows.branches()):
            self.setExpanded(index, everything or key not in self._folded)
        self._searching = everything
        # A heading has no cells of its own beside its name; a reset forgets that.
        for row in range(self.rows.rowCount()):
            if not self.isFirstColumnSpanned(row, QModelIndex()):
                self.setFirstColumnSpanned(row, QModelIndex(), True)

    def name_chosen(self) -> None:
        """Type a name in the cell of the chosen thing."""
        self.edit(self.currentIndex().siblingAtColumn(Column.NAME))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        once = self.state() != QAbstractItemView.State.EditingState and not event.isAutoRepeat()
        control = event.modifiers() == Qt.KeyboardModifier.ControlModifier
        match event.key():
            case Qt.Key.Key_Right if control and once:
                self.packing_wanted.emit()
            case Qt.Key.Key_Left if control and once:
                self.unpacking_wanted.emit()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                if once:
                    self.use_wanted.emit()
            case Qt.Key.Key_F2 if once and self.currentIndex().isValid():
                counts = self.currentIndex().column() == Column.QUANTITY
                self.edit(self.currentIndex().siblingAtColumn(Column.QUANTITY if counts else Column.NAME))
            case Qt.Key.Key_Delete | Qt.Key.Key_Backspace if once:
                self.discard_wanted.emit()
            case _:
                super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        if index.column() == Column.QUANTITY and index.flags() & Qt.ItemFlag.ItemIsEditable:
            self.edit(index)
        elif index.isValid():
            row = index.siblingAtColumn(Column.NAME)
            self.setExpanded(row, not self.isExpanded(row))

    @Slot(QModelIndex)
    def _on_collapsed(self, index: QModelIndex) -> None:
        if not self._searching:
            self._folded.add(index.internalId())

    @Slot(QModelIndex)
    def _on_expanded(self, index: QModelIndex) -> None:
        if not self._searching:
            self._folded.discard(index.internalId())
