# SPDX-License-Identifier: GPL-3.0-or-later
"""A list of those who are to fight, as high as it is long, and from which they are dragged to the other side."""

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QSizePolicy

from panoplia.ui.combat.delegates import ROSTER_ROW, RosterDelegate
from panoplia.ui.look import fonts
from panoplia.ui.models.roster import Combatant, RosterTableModel
from panoplia.ui.models.rows import Role
from panoplia.ui.room import Room

FEWEST, MOST = 2, 8
"""Rows that it has room for."""


class RosterView(QListView):
    """Enter and a double click ask for the sheet, Delete for the one to be taken off."""

    sheet_wanted = Signal(int)
    dismissal_wanted = Signal(int)
    chosen_changed = Signal()

    def __init__(self, room: Room, model: RosterTableModel, most: int = MOST) -> None:
        super().__init__()
        self._model, self._most = model, most
        self.setModel(model)
        self.setItemDelegate(RosterDelegate(room.say, room.table.library.portrait, self))
        self.setUniformItemSizes(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setDropIndicatorShown(False)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.doubleClicked.connect(self._on_double_click)
        self.selectionModel().currentChanged.connect(self.chosen_changed)
        for told in (model.rowsInserted, model.rowsRemoved, model.modelReset):
            told.connect(self._on_count)

    @property
    def chosen(self) -> Combatant | None:
        """Who is chosen."""
        row: Combatant | None = self.currentIndex().data(Role.ROW)
        return row

    def sizeHint(self) -> QSize:
        rows = min(max(self._model.rowCount(), FEWEST), self._most)
        return QSize(super().sizeHint().width(), rows * fonts.px(ROSTER_ROW) + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        chosen = self.chosen
        if chosen and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.sheet_wanted.emit(chosen.id)
        elif chosen and event.key() == Qt.Key.Key_Delete and not event.isAutoRepeat():
            self.dismissal_wanted.emit(chosen.id)
        else:
            super().keyPressEvent(event)

    @Slot(QModelIndex)
    def _on_double_click(self, _index: QModelIndex) -> None:
        if self.chosen:
            self.sheet_wanted.emit(self.chosen.id)

    @Slot()
    def _on_count(self) -> None:
        self.updateGeometry()
