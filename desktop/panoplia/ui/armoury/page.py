# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of the armoury: the catalogue as a table, and what can be done with the chosen entry."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPoint, Qt, QTimer, Slot
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QHBoxLayout,
    QStackedWidget,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from panoplia.rules.facets import Setting
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.store.records import Entry, Report
from panoplia.table.trade import Line
from panoplia.ui.armoury.actions import EntryActions
from panoplia.ui.armoury.columns import Columns
from panoplia.ui.armoury.compare import Comparison
from panoplia.ui.armoury.detail import EntryDetail
from panoplia.ui.armoury.facet_words import tags_of, without
from panoplia.ui.armoury.head import Head
from panoplia.ui.freshness import Freshness
from panoplia.ui.models.armoury import NAME_COLUMN, ArmouryTableModel
from panoplia.ui.models.basket import BasketTableModel
from panoplia.ui.models.entry_facets import facets_of
from panoplia.ui.room import Room
from panoplia.ui.settings import Settings
from panoplia.ui.widgets.buttons import Button, LinkButton
from panoplia.ui.widgets.chips import ChipRow
from panoplia.ui.widgets.empty_state import EmptyState
from panoplia.ui.widgets.tags import TagRow

if TYPE_CHECKING:
    from panoplia.ui.armoury.facet_panel import FacetPanel

ALL = QT_TRANSLATE_NOOP("armoury", "All")
ALL_GEAR = QT_TRANSLATE_NOOP("armoury", "All gear")
LABEL = QT_TRANSLATE_NOOP("armoury", "{label} {count}")
COLLECTED = QT_TRANSLATE_NOOP("armoury", "In the basket: {quantity} × {item}")
TABLES = frozenset({"entry", "override"})
"""What of the library the catalogue is made of."""


class ArmouryPage(QWidget):
    """Search and filters on top, the table, and the detail panel at the right."""

    def __init__(self, room: Room, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self._facets = facets_of(room.system)
        self._model = ArmouryTableModel(room.speech, room.system.columns, self._facets, self)
        # What is learnt is looked for; who opens the armoury wants gear.
        self._model.wanted.aside = frozenset(each.id for each in room.system.categories if not each.gear)
        self._basket = BasketTableModel(room.speech, self)
        self.deeds = EntryActions(room, self)
        self._fresh = Freshness(self, self._read_again)
        self._build(settings)
        self._lay_out()
        self._connect()
        self._fill()
        self.retranslate()

    @property
    def chosen(self) -> Entry | None:
        """The entry whose details are shown."""
        return self._model.entry_at(self._table.currentIndex())

    def focus_search(self) -> None:
        """Put the keyboard into the search field."""
        self.head.search.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def choose(self, entry: int) -> None:
        """Show an entry's details, and everything where it is narrowed away; 0 leaves the choice as it is."""
        category = self._model.category_of(entry)
        if category and not self._model.index_of(entry).isValid():
            self._on_everything()
        if category in self._model.wanted.aside:
            self._chips.choose(category)
        index = self._model.index_of(entry)
        if index.isValid():
            self._table.setCurrentIndex(index)

    def retranslate(self) -> None:
        """Say everything in the language of the room."""
        chosen = self.chosen
        if self._model.speech is not self._room.speech:
            self._model.set_speech(self._room.speech)
        self._basket.set_speech(self._room.speech)
        self.head.retranslate()
        self._table.setAccessibleName(self.tr("Catalogue"))
        self._nothing.set_text(self.tr("Nothing in the armoury is like that."), self.tr("Show everything"))
        self._clear.setText(self.tr("Clear filters"))
        self._new.setText(self.tr("New entry"))
        self._retired.setText(self.tr("Show what was taken out"))
        self._comparison.retranslate()
        self._detail.retranslate()
        if self._panel:
            self._panel.retranslate()
        self._show_basket()
        self._show_wanted(chosen)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Another person may have been chosen meanwhile.
        self._detail.refresh()

    def _build(self, settings: Settings) -> None:
        self.head = Head()
        self._chips = ChipRow()
        self._clear = LinkButton()
        self._tags = TagRow(after=[self._clear])
        self._comparison = Comparison(self._room)
        # The filters are built when they are first opened: the page's first picture does not wait for them.
        self._panel: FacetPanel | None = None
        self._counting = QTimer(self, singleShot=True, interval=0)
        self._table = QTableView()
        self._table.setObjectName("catalogue")
        self._table.setModel(self._model)
        self.setFocusProxy(self._table)
        self._table.setShowGrid(False)
        self._table.setSortingEnabled(True)
        self._table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self._table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self._table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self._table.setWordWrap(False)
        self._table.verticalHeader().hide()
        self._table.verticalHeader().setDefaultSectionSize(35)
        self._table.sortByColumn(NAME_COLUMN, Qt.SortOrder.AscendingOrder)
        self.columns = Columns(self._table, self._model, settings, self._room.system.id)
        self._nothing = EmptyState("search")
        self._body = QStackedWidget()
        self._body.addWidget(self._table)
        self._body.addWidget(self._nothing)
        self._new = Button("", "add")
        self._retired = QCheckBox()
        self._retired.setObjectName("retired")
        self._detail = EntryDetail(self._room, self.deeds)

    def _lay_out(self) -> None:
        self._middle = QHBoxLayout()
        self._middle.setSpacing(12)
        self._middle.addWidget(self._body, 1)
        foot = QHBoxLayout()
        foot.addWidget(self._new)
        foot.addStretch()
        foot.addWidget(self._retired)
        left = QVBoxLayout()
        left.setContentsMargins(22, 18, 22, 16)
        left.setSpacing(12)
        for part in (self.head, self._chips, self._tags, self._comparison):
            left.addWidget(part)
        left.addLayout(self._middle, 1)
        left.addLayout(foot)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addLayout(left, 1)
        row.addWidget(self._detail)

    def _connect(self) -> None:
        self.head.search.textChanged.connect(self._on_search)
        self.head.filters.toggled.connect(self._on_filters)
        self.head.columns.clicked.connect(self._on_columns)
        self.head.basket.clicked.connect(self._on_basket)
        self._chips.chosen.connect(self._on_category)
        self._tags.removed.connect(self._on_tag)
        self._clear.clicked.connect(self.clear_facets)
        self._counting.timeout.connect(self._show_counts)
        self._nothing.clicked.connect(self._on_everything)
        self._new.clicked.connect(self._on_new)
        self._retired.toggled.connect(self._on_retired)
        self._table.selectionModel().currentChanged.connect(self._on_chosen)
        self._table.customContextMenuRequested.connect(self._on_menu)
        self._table.clicked.connect(self._on_clicked)
        self._table.doubleClicked.connect(self._detail.buy)
        # Not ``activated``: some desktops send it at a single click.
        for key, slot in (
            (Qt.Key.Key_Return, self._detail.buy),
            (Qt.Key.Key_Enter, self._detail.buy),
            (Qt.Key.Key_B, self._detail.collect),
            (Qt.Key.Key_C, self.deeds.compare),
        ):
            pressed = QShortcut(QKeySequence(key), self._table, context=Qt.ShortcutContext.WidgetShortcut)
            pressed.setAutoRepeat(False)
            pressed.activated.connect(slot)
        self.deeds.made.connect(self.choose)
        self.deeds.is_compared = self._comparison.holds
        self.deeds.compare_wanted.connect(self._comparison.toggle)
        self._comparison.changed.connect(self._detail.show_comparison)
        self._detail.wanted.connect(self._on_wanted)
        self._basket.changed.connect(self._show_basket)
        self._room.changed.connect(self._on_changed)
        self._room.campaign_changed.connect(self._on_campaign_changed)
        self._room.speech_changed.connect(self.retranslate)

    def _fill(self) -> None:
        self._model.set_entries(self._room.table.reading.entries(self._room.in_play.id, self._retired.isChecked()))

    def _read_again(self) -> None:
        chosen = self.chosen
        self._fill()
        self._show_wanted(chosen)
        self._comparison.refresh()

    def _show_wanted(self, chosen: Entry | None) -> None:
        """After the table shows other rows: how many there are, what narrows them down, and the same choice."""
        say, wanted = self._room.speech.say, self._model.wanted
        categories = [(category.id, category.label) for category in self._room.system.categories]
        every = ALL_GEAR if wanted.hides_some else ALL
        self._chips.set_chips([
            (id, say(note(LABEL, label=label, count=wanted.count(id)))) for id, label in (("", every), *categories)
        ])  # fmt: skip
        tags = tags_of(self._facets, wanted.settings, self._room.speech)
        self._tags.set_tags([(key, say(words)) for key, words in tags])
        if self._panel and self._panel.isVisible():
            self._counting.start()
        index = self._model.index_of(chosen.id) if chosen else QModelIndex()
        self._table.setCurrentIndex(index if index.isValid() else self._model.index(0, 0))
        self._body.setCurrentWidget(self._table if self._model.rowCount() else self._nothing)
        self._detail.show_entry(self.chosen)

    @Slot(str)
    def _on_search(self, text: str) -> None:
        chosen = self.chosen
        self._model.search(text)
        self._show_wanted(chosen)

    @Slot(str)
    def _on_category(self, category: str) -> None:
        chosen = self.chosen
        self._model.set_category(category)
        self.columns.show_category(category)
        self._show_wanted(chosen)

    @Slot(bool)
    def _on_filters(self, wanted: bool) -> None:
        if self._panel is None:
            from panoplia.ui.armoury.facet_panel import FacetPanel

            self._panel = FacetPanel(self._room, self._facets)
            self._panel.show_settings(self._model.wanted.settings)
            self._panel.changed.connect(self._on_facet)
            self._middle.insertWidget(0, self._panel)
        self._panel.setVisible(wanted)
        self._counting.start()

    @Slot(str, object)
    def _on_facet(self, facet: str, setting: Setting | None) -> None:
        chosen = self.chosen
        self._model.set_facet(facet, setting)
        self._show_wanted(chosen)

    def set_facet(self, facet: str, setting: Setting | None) -> None:
        """Narrow down by a facet, from outside of its panel."""
        self._on_facet(facet, setting)
        self._show_settings()

    @Slot(str)
    def _on_tag(self, key: str) -> None:
        self.set_facet(*without(key, self._model.wanted.settings))

    @Slot()
    def clear_facets(self) -> None:
        """Show what search and category alone let pass."""
        chosen = self.chosen
        self._model.clear_facets()
        self._show_wanted(chosen)
        self._show_settings()

    def _show_settings(self) -> None:
        if self._panel:
            self._panel.show_settings(self._model.wanted.settings)

    @Slot()
    def _show_counts(self) -> None:
        if self._panel:
            self._panel.show_counts(self._model.wanted.counts, self._model.wanted.tells)

    @Slot()
    def _on_columns(self) -> None:
        button = self.head.columns
        self.columns.menu().popup(button.mapToGlobal(button.rect().bottomLeft()))

    @Slot()
    def _on_new(self) -> None:
        menu = self.deeds.kinds_menu()
        menu.popup(self._new.mapToGlobal(QPoint(0, -menu.sizeHint().height())))

    @Slot()
    def _on_everything(self) -> None:
        self.head.search.clear()
        self._chips.choose("")
        self.clear_facets()

    @Slot(bool)
    def _on_retired(self) -> None:
        chosen = self.chosen
        self._fill()
        self._show_wanted(chosen)

    @Slot(QModelIndex, QModelIndex)
    def _on_chosen(self, current: QModelIndex, _before: QModelIndex) -> None:
        self._detail.show_entry(self._model.entry_at(current))

    @Slot(QModelIndex)
    def _on_clicked(self, index: QModelIndex) -> None:
        if QGuiApplication.keyboardModifiers() & Qt.KeyboardModifier.ControlModifier:
            self._table.setCurrentIndex(index)
            self.deeds.compare()

    @Slot(QPoint)
    def _on_menu(self, place: QPoint) -> None:
        if self._table.indexAt(place).isValid():
            self.deeds.menu().popup(self._table.viewport().mapToGlobal(place))

    @Slot(object, object)
    def _on_wanted(self, entry: Entry, line: Line) -> None:
        self._basket.add(entry, line)
        self._room.told.emit(note(COLLECTED, quantity=line.quantity, item=line.name or entry.names))

    @Slot()
    def _show_basket(self) -> None:
        self.head.show_count(sum(line.quantity for line in self._basket.lines))

    @Slot()
    def _on_basket(self) -> None:
        # Imported at its first use: the page's first picture does not wait for it.
        from panoplia.ui.armoury.basket import BasketDialog

        BasketDialog(self._room, self._basket, self).exec()

    @Slot(object)
    def _on_changed(self, report: Report) -> None:
        if self._room.campaign and any(change.table in TABLES for change in report.changes):
            self._fresh.want()
        self._detail.refresh()

    @Slot()
    def _on_campaign_changed(self) -> None:
        if self._room.campaign:
            self._fill()
            self.retranslate()
