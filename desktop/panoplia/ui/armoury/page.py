# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of the armoury: the catalogue as a table, and what can be done with the chosen entry."""

from PySide6.QtCore import QModelIndex, Qt, Slot
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QStackedWidget,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.store.records import Entry, Report
from panoplia.ui.armoury.detail import EntryDetail
from panoplia.ui.models.armoury import NAME_COLUMN, ArmouryTableModel
from panoplia.ui.room import Room
from panoplia.ui.widgets.chips import ChipRow
from panoplia.ui.widgets.empty_state import EmptyState
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.search_field import SearchField

ALL = QT_TRANSLATE_NOOP("armoury", "All")


class ArmouryPage(QWidget):
    """Search and filter on top, the table, and the detail panel at the right."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self._model = ArmouryTableModel(room.speech, room.system.columns, self)
        self._build()
        self._connect()
        self._fill()
        self.retranslate()

    @property
    def chosen(self) -> Entry | None:
        """The entry whose details are shown."""
        return self._model.entry_at(self._table.currentIndex())

    def focus_search(self) -> None:
        """Put the keyboard into the search field."""
        self._search.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def choose(self, entry: int) -> None:
        """Show an entry's details; 0 leaves the choice as it is."""
        if entry:
            self._table.setCurrentIndex(self._model.index_of(entry))

    def retranslate(self) -> None:
        """Say everything in the language of the room."""
        chosen = self.chosen
        self._model.set_speech(self._room.speech)
        self._title.setText(self.tr("Armoury"))
        self._search.setPlaceholderText(self.tr("Search the armoury"))
        self._table.setAccessibleName(self.tr("Catalogue"))
        self._nothing.set_text(self.tr("Nothing in the armoury is called that."), self.tr("Show everything"))
        self._detail.retranslate()
        self._show_chips()
        self._restore(chosen)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Another person may have been chosen meanwhile.
        self._detail.refresh()

    def _build(self) -> None:
        self._title = PlainLabel(kind="title")
        self._search = SearchField()
        self._chips = ChipRow()
        self._table = QTableView()
        self._table.setObjectName("catalogue")
        self._table.setModel(self._model)
        self.setFocusProxy(self._table)
        self._table.setShowGrid(False)
        self._table.setSortingEnabled(True)
        self._table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self._table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self._table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._table.setWordWrap(False)
        self._table.verticalHeader().hide()
        self._table.verticalHeader().setDefaultSectionSize(35)
        self._table.sortByColumn(NAME_COLUMN, Qt.SortOrder.AscendingOrder)
        self._size_columns()
        self._nothing = EmptyState("search")
        self._body = QStackedWidget()
        self._body.addWidget(self._table)
        self._body.addWidget(self._nothing)
        self._detail = EntryDetail(self._room)
        self._lay_out()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addStretch()
        head.addWidget(self._search)
        self._search.setMinimumWidth(280)
        left = QVBoxLayout()
        left.setContentsMargins(22, 18, 22, 16)
        left.setSpacing(12)
        left.addLayout(head)
        left.addWidget(self._chips)
        left.addWidget(self._body, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addLayout(left, 1)
        row.addWidget(self._detail)

    def _size_columns(self) -> None:
        header = self._table.horizontalHeader()
        header.setHighlightSections(False)
        header.setStretchLastSection(False)
        widths = {0: 195, 1: 76, 2: 56, 3: 112, 4: 92, self._model.columnCount() - 1: 86}
        for column, width in widths.items():
            header.resizeSection(column, width)
        header.setSectionResizeMode(self._model.columnCount() - 2, QHeaderView.ResizeMode.Stretch)

    def _connect(self) -> None:
        self._search.textChanged.connect(self._on_search)
        self._chips.chosen.connect(self._on_category)
        self._nothing.clicked.connect(self._on_everything)
        self._table.selectionModel().currentChanged.connect(self._on_chosen)
        self._table.doubleClicked.connect(self._detail.buy)
        # Not ``activated``: some desktops send it at a single click.
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            pressed = QShortcut(QKeySequence(key), self._table, context=Qt.ShortcutContext.WidgetShortcut)
            pressed.setAutoRepeat(False)
            pressed.activated.connect(self._detail.buy)
        self._room.changed.connect(self._on_changed)
        self._room.campaign_changed.connect(self._on_campaign_changed)
        self._room.speech_changed.connect(self.retranslate)

    def _fill(self) -> None:
        self._model.set_entries(
            [entry for entry in self._room.table.reading.entries(self._room.in_play.id) if self._is_gear(entry)]
        )
        self._restore(None)

    def _is_gear(self, entry: Entry) -> bool:
        return any(category.id == entry.category and category.gear for category in self._room.system.categories)

    def _show_chips(self) -> None:
        say = self._room.speech.say
        labels = [("", say(note(LABEL, label=ALL, count=self._model.count(""))))]
        labels += [
            (category.id, say(note(LABEL, label=category.label, count=self._model.count(category.id))))
            for category in self._room.system.categories
            if category.gear
        ]
        self._chips.set_chips(labels)

    def _restore(self, chosen: Entry | None) -> None:
        """Choose the same entry again after the table was filled anew, else the first."""
        index = self._model.index_of(chosen.id) if chosen else QModelIndex()
        self._table.setCurrentIndex(index if index.isValid() else self._model.index(0, 0))
        self._body.setCurrentWidget(self._table if self._model.rowCount() else self._nothing)
        self._detail.show_entry(self.chosen)

    @Slot(str)
    def _on_search(self, text: str) -> None:
        chosen = self.chosen
        self._model.search(text)
        self._show_chips()
        self._restore(chosen)

    @Slot(str)
    def _on_category(self, category: str) -> None:
        chosen = self.chosen
        self._model.set_category(category)
        self._restore(chosen)

    @Slot()
    def _on_everything(self) -> None:
        self._search.clear()
        self._chips.choose("")

    @Slot(QModelIndex, QModelIndex)
    def _on_chosen(self, current: QModelIndex, _before: QModelIndex) -> None:
        self._detail.show_entry(self._model.entry_at(current))

    @Slot(object)
    def _on_changed(self, report: Report) -> None:
        if any(change.table == "entry" for change in report.changes):
            chosen = self.chosen
            self._fill()
            self._restore(chosen)
        self._detail.refresh()

    @Slot()
    def _on_campaign_changed(self) -> None:
        if self._room.campaign:
            self._fill()
            self.retranslate()


LABEL = QT_TRANSLATE_NOOP("armoury", "{label} {count}")
