# SPDX-License-Identifier: GPL-3.0-or-later
"""A character's inventory: the tree of what they hold, their load, and what can be done with what is chosen."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPoint, Qt, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QStackedWidget, QVBoxLayout, QWidget

from panoplia.rules.gauges import LoadGauge
from panoplia.rules.load import Load
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Coins, Note, note
from panoplia.rules.refusal import Refused
from panoplia.rules.system import Subject
from panoplia.store.records import Character
from panoplia.table.reading import Holding
from panoplia.ui.characters.item_menu import Deed, ItemActions
from panoplia.ui.characters.item_strip import WIDTH, ItemStrip
from panoplia.ui.characters.tree import InventoryTree
from panoplia.ui.delegates import GaugeDelegate, QuantityDelegate
from panoplia.ui.look import fonts
from panoplia.ui.models.inventory import Column, InventoryTreeModel
from panoplia.ui.models.places import Place
from panoplia.ui.room import Room
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.empty_state import EmptyState
from panoplia.ui.widgets.flow import FlowRow
from panoplia.ui.widgets.gauge_view import GaugeView
from panoplia.ui.widgets.labels import COLOURS, PlainLabel
from panoplia.ui.widgets.search_field import SearchField

NARROW = 860
"""Below this width, at the normal text size, there is no room for a strip beside the tree."""
LOAD_WIDTH, SEARCH_WIDTH = 150, 240


class InventoryView(QWidget):
    """What a character holds. All that drag and drop does has a button or a line in the menu too."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self._character: Character | None = None
        self._model: InventoryTreeModel | None = None
        self._build()
        self._connect()

    def show_character(self, character: Character, subject: Subject, holdings: Sequence[Holding]) -> None:
        """Show what a character holds now."""
        same = self._character is not None and self._character.id == character.id
        if not same:
            self._search.clear()
        self._character = character
        model = self._model_for()
        if not same or model.holdings is not holdings:
            model.set_holdings(holdings, same)
            self._unfold()
        self._actions.holder = character.holder
        self._show_load(self._room.system.load(subject))
        self._total.setText(self._room.speech.say(_total(holdings, character.money)))
        self._show_found()
        self._show_chosen()

    def choose(self, item: int) -> None:
        """Choose a thing, also one that a search hides."""
        self._search.clear()
        self._tree.choose(item)

    def commit_typing(self) -> None:
        """Save the notes that are typed but not left yet."""
        self._strip.commit()

    def retranslate(self) -> None:
        """Say everything in the language of the room."""
        self._tree.setAccessibleName(self.tr("Inventory"))
        self._search.setPlaceholderText(self.tr("Search the inventory"))
        self._load_label.setText(self.tr("Load"))
        self._money.setText(self.tr("Give money…"))
        self._armoury.setText(self.tr("Buy gear…"))
        self._more.setToolTip(self.tr("More actions"))
        self._more.setAccessibleName(self.tr("More actions"))
        self._empty.set_text(
            self.tr("The pack is empty. Buy something in the armoury, or take it as a gift."), self.tr("To the armoury")
        )
        self._nothing.set_text(self.tr("Nothing here is called that."), self.tr("Show everything"))
        self._model_for().set_speech(self._room.speech)
        self._show_chosen()

    def _model_for(self) -> InventoryTreeModel:
        """The model for the system in play, made once there is one."""
        if self._model is None:
            self._model = self._tree.make_model(self._room.speech, self._room.system, self._room.table)
            self._model.refused.connect(self._on_refused)
            # Queued: a question must not be asked while the mouse still drags.
            self._model.dropped.connect(self._on_dropped, Qt.ConnectionType.QueuedConnection)
        return self._model

    def _build(self) -> None:
        self._tree = InventoryTree(
            GaugeDelegate(self._room.say, self), QuantityDelegate(self._room, self._room.refuse, self)
        )
        self._actions = ItemActions(self._room, self._tree, self)
        self._strip = ItemStrip(self._room)
        self._search = SearchField()
        self._search.setObjectName("inventory-search")
        self._load_label, self._load_words = PlainLabel(kind="secondary"), PlainLabel(kind="secondary")
        self._load = GaugeView(LoadGauge(0, 0), self._room.speech)
        self._empty, self._nothing = EmptyState("bag"), EmptyState("search")
        self._total = PlainLabel(kind="secondary", elided=True)
        self._use, self._move, self._hand = Button("", "equip"), Button("", "bag"), Button("", "give")
        self._discard, self._money = Button("", "delete"), Button("", "purse")
        self._armoury, self._more = Button("", "buy"), Button("", "more")
        self._menu = QMenu(self._more)
        self._more.setMenu(self._menu)
        self._use.deliberate = True
        self._measure()
        self._lay_out()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self._search, 1)
        top.addStretch()
        for widget in (self._load_label, self._load, self._load_words):
            top.addWidget(widget)
        things = QWidget()
        row = QHBoxLayout(things)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self._tree, 1)
        row.addWidget(self._strip)
        self._shown = QStackedWidget()
        for page in (things, self._empty, self._nothing):
            self._shown.addWidget(page)
        buttons = FlowRow()
        buttons.set_widgets([self._use, self._move, self._hand, self._discard, self._more, self._money, self._armoury])
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 12)
        column.addLayout(top)
        column.addWidget(self._shown, 1)
        column.addWidget(self._total)
        column.addWidget(buttons)

    def _connect(self) -> None:
        self._search.textChanged.connect(self._on_search)
        self._nothing.clicked.connect(self._search.clear)
        self._empty.clicked.connect(self._on_armoury)
        self._armoury.clicked.connect(self._on_armoury)
        self._money.clicked.connect(self._on_money)
        for button, deed in self._deeds():
            button.clicked.connect(_doing(deed))
        self._menu.aboutToShow.connect(self._on_more)
        self._tree.chosen_changed.connect(self._show_chosen)
        self._tree.use_wanted.connect(self._on_use)
        self._tree.discard_wanted.connect(self._on_discard)
        self._tree.packing_wanted.connect(self._on_packing)
        self._tree.unpacking_wanted.connect(self._on_unpacking)
        self._tree.customContextMenuRequested.connect(self._on_menu)

    def _deeds(self) -> tuple[tuple[Button, Callable[[], Deed]], ...]:
        """What each button does."""
        actions = self._actions
        return (
            (self._use, actions.use), (self._move, actions.move), (self._hand, actions.hand_over),
            (self._discard, actions.discard),
        )  # fmt: skip

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._strip.setVisible(self.width() >= fonts.px(NARROW))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._measure()

    def _measure(self) -> None:
        """Fit what has a fixed width to the person's text size."""
        self._search.setMaximumWidth(fonts.px(SEARCH_WIDTH))
        self._load.setFixedWidth(fonts.px(LOAD_WIDTH))
        self._strip.setFixedWidth(fonts.px(WIDTH))
        if self._model:
            self._tree.measure()

    def _unfold(self) -> None:
        self._tree.unfold(everything=bool(self._search.text().strip()))

    def _show_load(self, load: Load) -> None:
        self._load.show_gauge(load.gauge, self._room.speech)
        self._load_words.setText(self._room.speech.say(load.words))
        self._load_words.set_role(COLOURS["bad" if load.carried > load.limit else "secondary"])

    def _show_found(self) -> None:
        """The tree, or what to do where there is nothing in it."""
        found = self._tree.rows.rowCount() > 0
        empty = not self._search.text().strip() and self._tree.rows.is_empty
        self._shown.setCurrentIndex(1 if empty else 0 if found else 2)

    @Slot()
    def _show_chosen(self) -> None:
        if self._model is None:
            return
        chosen = self._tree.chosen
        self._room.piece = chosen[0].item.id if chosen else self._room.piece
        self._strip.show_things(chosen)
        for button, deed in self._deeds():
            shown = deed()
            button.setText(shown.text)
            button.setEnabled(not shown.reason)
            button.setToolTip(shown.reason)

    @Slot(str)
    def _on_search(self, text: str) -> None:
        chosen = [held.item.id for held in self._tree.chosen]
        self._model_for().search(text)
        self._unfold()
        if chosen:
            self._tree.choose(chosen[0])
        self._show_found()
        self._show_chosen()

    @Slot()
    def _on_use(self) -> None:
        deed, index = self._actions.use(), self._tree.currentIndex()
        if not deed.reason:
            deed.do()
        elif self._tree.is_full:
            row = index.siblingAtColumn(Column.NAME)
            self._tree.setExpanded(row, not self._tree.isExpanded(row))

    @Slot()
    def _on_discard(self) -> None:
        self._do(self._actions.discard())

    @Slot()
    def _on_packing(self) -> None:
        self._do(self._actions.pack())

    @Slot()
    def _on_unpacking(self) -> None:
        self._do(self._actions.unpack())

    def _do(self, deed: Deed) -> None:
        """Do what a key stands for, where it can be done."""
        if not deed.reason:
            deed.do()

    @Slot(object)
    def _on_refused(self, refusal: Refused) -> None:
        self._room.refuse(refusal.note)

    @Slot(list, object)
    def _on_dropped(self, items: list[int], place: Place) -> None:
        self._actions.mover.move(items, place)

    @Slot()
    def _on_money(self) -> None:
        # Imported at first use: a start needs no dialog.
        from panoplia.ui.characters.item_dialogs import PayDialog

        payer = self._room.attempt(lambda: self._room.table.library.holder(self._actions.holder))
        if payer:
            PayDialog(self._room, payer, self).exec()

    @Slot()
    def _on_armoury(self) -> None:
        self._room.page_wanted.emit("armoury", 0)

    @Slot()
    def _on_more(self) -> None:
        self._menu.clear()
        # The palette asks for every menu of a page; what can be done is only known of what is shown.
        if self.isVisible():
            self._actions.fill(self._menu)

    @Slot(QPoint)
    def _on_menu(self, position: QPoint) -> None:
        menu = QMenu(self)
        self._actions.fill(menu)
        menu.exec(self._tree.viewport().mapToGlobal(position))
        menu.deleteLater()


def _doing(deed: Callable[[], Deed]) -> Callable[[], object]:
    """Do what a button stands for at the time when it is pressed."""
    return lambda: deed().do()


def _total(holdings: Sequence[Holding], money: int) -> Note:
    """How many things there are, what they are worth, and the purse."""
    worth = sum((held.piece.price or 0) * held.item.quantity for held in holdings if held.piece)
    return note(
        QT_TRANSLATE_NOOP("inventory", "%n things · worth {worth} · purse {money}"),
        n=sum(held.item.quantity for held in holdings), worth=Coins(worth), money=Coins(money),
    )  # fmt: skip
