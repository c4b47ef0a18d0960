# SPDX-License-Identifier: GPL-3.0-or-later
"""Up to four entries are collected, whatever is searched for meanwhile, and looked at side by side."""

from PySide6.QtCore import QMargins, QModelIndex, QPersistentModelIndex, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.store.records import Entry
from panoplia.ui.look import fonts
from panoplia.ui.models.compare import CompareTableModel
from panoplia.ui.room import Room
from panoplia.ui.widgets.buttons import LinkButton
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.tags import TagRow

MOST = 4
CHIP_HEIGHT, ROW_HEIGHT, LABEL_WIDTH, ENTRY_WIDTH, ABOVE = 26, 36, 170, 190, 3
FULL = QT_TRANSLATE_NOOP("armoury", "Four can be compared at once: take one away before adding {item}.")


class Comparison(TagRow):
    """The entries that were collected, by name, and the button that compares them."""

    changed = Signal()
    """Others are collected."""

    def __init__(self, room: Room) -> None:
        self._caption = PlainLabel(kind="secondary")
        self._caption.setMinimumHeight(fonts.px(CHIP_HEIGHT))
        self._look, self._clear = LinkButton(), LinkButton()
        super().__init__([self._caption], [self._look, self._clear])
        self._room = room
        self._entries: dict[int, Entry] = {}
        self.removed.connect(self._on_removed)
        self._look.clicked.connect(self.compare)
        self._clear.clicked.connect(self.clear)

    def holds(self, entry: int) -> bool:
        """Whether an entry was collected."""
        return entry in self._entries

    @property
    def entries(self) -> list[Entry]:
        """What was collected, in that order."""
        return list(self._entries.values())

    def toggle(self, entry: Entry) -> None:
        """Collect an entry, or let go of it; a fifth is refused in a sentence."""
        if entry.id in self._entries:
            del self._entries[entry.id]
        elif len(self._entries) >= MOST:
            self._room.refuse(note(FULL, item=entry.names))
            return
        else:
            self._entries[entry.id] = entry
        self.refresh()

    @Slot()
    def clear(self) -> None:
        """Let go of all of them."""
        self._entries.clear()
        self.refresh()

    def refresh(self) -> None:
        """Read them again; what is gone meanwhile is let go of."""
        found = self._room.table.library.entries_by_id(self._entries)
        self._entries = {id: found[id] for id in self._entries if id in found}
        say = self._room.speech.say
        self.set_tags([(str(entry.id), say(entry.names)) for entry in self.entries])
        self._look.setEnabled(len(self._entries) > 1)
        self._look.setToolTip("" if len(self._entries) > 1 else self.tr("Add a second one to compare."))
        self.changed.emit()

    def retranslate(self) -> None:
        """Say everything in the language of the room."""
        self._caption.setText(self.tr("To compare:"))
        self._look.setText(self.tr("Side by side"))
        self._clear.setText(self.tr("Clear"))
        self.refresh()

    @Slot()
    def compare(self) -> None:
        """Show them side by side."""
        CompareDialog(self._room, self.entries, self).exec()

    @Slot(str)
    def _on_removed(self, key: str) -> None:
        self._entries.pop(int(key), None)
        self.refresh()


class RoomyDelegate(QStyledItemDelegate):
    """Leaves room above and below what takes several lines."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return super().sizeHint(option, index).grownBy(QMargins(0, ABOVE, 0, ABOVE))


class CompareDialog(QDialog):
    """Entries as columns, details as rows; those that differ have a sign and are bold."""

    def __init__(self, room: Room, entries: list[Entry], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Compare"))
        model = CompareTableModel(entries, room.system, room.speech, self)
        table = QTableView()
        table.setObjectName("comparison")
        table.setAccessibleName(self.tr("Compare"))
        table.setModel(model)
        table.setItemDelegate(RoomyDelegate(table))
        table.setShowGrid(False)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.verticalHeader().hide()
        table.verticalHeader().setMinimumSectionSize(ROW_HEIGHT)
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Fixed)
        header.resizeSection(0, LABEL_WIDTH)
        table.setCurrentIndex(model.index(0, 0))
        explained = PlainLabel(kind="secondary", wrapped=True)
        differing = sum(row.differs for row in model.rows)
        explained.setText(self.tr("%n detail(s) differ; they are bold and marked with ≠.", "", differing))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        close = buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setText(self.tr("Close"))
        close.setAutoDefault(False)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 16)
        column.setSpacing(12)
        column.addWidget(explained)
        column.addWidget(table, 1)
        column.addWidget(buttons)
        self.resize(LABEL_WIDTH + 60 + ENTRY_WIDTH * len(entries), min(150 + ROW_HEIGHT * (model.rowCount() + 1), 620))
