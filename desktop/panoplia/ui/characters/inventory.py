# SPDX-License-Identifier: GPL-3.0-or-later
"""A character's inventory as a table: tick to equip, type to count."""

from PySide6.QtCore import QPoint, Qt, Slot
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QMenu, QTableView, QVBoxLayout, QWidget

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Coins, Words, note
from panoplia.rules.refusal import Refused
from panoplia.rules.sheet import Number
from panoplia.store.records import Character
from panoplia.table.inventory import SlotFull
from panoplia.table.reading import Holding
from panoplia.table.verbs import MOST_PIECES
from panoplia.ui.delegates import GaugeDelegate, QuantityDelegate
from panoplia.ui.models.inventory import Column, InventoryTableModel
from panoplia.ui.models.rows import Role
from panoplia.ui.questions import ask
from panoplia.ui.room import Room
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.empty_state import EmptyState
from panoplia.ui.widgets.flow import FlowRow
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.numbers import whole_number

LEAST_COLUMN = 90


class InventoryView(QWidget):
    """What a character holds, with what can be done to the chosen piece below."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self._character: Character | None = None
        self._model: InventoryTableModel | None = None
        self._build()
        self._connect()

    def show_character(self, character: Character) -> None:
        """Show what a character holds now."""
        same = self._character is not None and self._character.id == character.id
        self._character = character
        model = self._model_for()
        holdings = self._room.table.reading.holdings(character)
        if same:
            model.set_rows(holdings)
        else:
            model.reset_rows(holdings)
        if self._table.currentIndex().isValid():
            # What the buttons act on is what is seen to be chosen.
            self._table.selectRow(self._table.currentIndex().row())
        self._table.setVisible(bool(holdings))
        self._empty.setVisible(not holdings)
        self._total.setText(self._total_words(holdings, character.money))
        self._show_actions()

    def retranslate(self) -> None:
        """Say everything in the language of the room."""
        self._table.setAccessibleName(self.tr("Inventory"))
        self._use.setText(self.tr("Equip or put away"))
        self._discard.setText(self.tr("Throw away…"))
        self._workshop.setText(self.tr("To the workshop"))
        self._armoury.setText(self.tr("Buy gear…"))
        self._empty.set_text(
            self.tr("The pack is empty. Buy something in the armoury, or take it as a gift."), self.tr("To the armoury")
        )
        if self._model:
            self._model.set_speech(self._room.speech)

    def choose(self, item: int) -> None:
        """Choose an item, if it is shown."""
        if self._model:
            index = self._model.index_of(item)
            self._table.setCurrentIndex(index)
            self._table.scrollTo(index)

    @property
    def chosen(self) -> Holding | None:
        """The piece that the buttons act on."""
        row: Holding | None = self._table.currentIndex().data(Role.ROW)
        return row

    def _say(self, words: Words) -> str:
        """Say it in the language of the moment; delegates outlive a change of language."""
        return self._room.speech.say(words)

    def _read_count(self, text: str) -> int | None:
        """A typed quantity; one that does not fit is told, and is ``None``."""
        return self._room.attempt(lambda: whole_number(text, QUANTITY, Number(1, MOST_PIECES), self._room.speech))

    def _model_for(self) -> InventoryTableModel:
        """The model for the system in play; another system needs another one."""
        if self._model is None:
            self._model = InventoryTableModel(self._room.speech, self._room.system, self._room.table.inventory, self)
            self._model.refused.connect(self._on_refused)
            self._table.setModel(self._model)
            self._table.selectionModel().currentChanged.connect(self._show_actions)
            self._size_columns()
        return self._model

    def _build(self) -> None:
        self._table = QTableView()
        self._table.setObjectName("inventory")
        self._table.setShowGrid(False)
        self._table.verticalHeader().hide()
        self._table.verticalHeader().setDefaultSectionSize(36)
        self._table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self._table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self._table.setItemDelegateForColumn(Column.STATE, GaugeDelegate(self._say, self._table))
        self._table.setItemDelegateForColumn(Column.QUANTITY, QuantityDelegate(self._read_count, self._table))
        self._table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self._empty = EmptyState("bag")
        self._use = Button("", "equip")
        self._workshop = Button("", "repair")
        self._discard = Button("", "delete")
        self._armoury = Button("", "buy")
        self._total = PlainLabel(kind="secondary")
        self._total.setMinimumHeight(self._use.sizeHint().height())
        actions = FlowRow()
        actions.set_widgets([self._use, self._workshop, self._discard, self._armoury, self._total])
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 16)
        column.addWidget(self._table, 1)
        column.addWidget(self._empty, 1)
        column.addWidget(actions)

    def _connect(self) -> None:
        self._use.clicked.connect(self._on_use)
        self._discard.clicked.connect(self._on_discard)
        self._workshop.clicked.connect(self._on_workshop)
        self._armoury.clicked.connect(self._on_armoury)
        self._empty.clicked.connect(self._on_armoury)
        self._table.customContextMenuRequested.connect(self._on_menu)

    def _size_columns(self) -> None:
        header = self._table.horizontalHeader()
        header.setHighlightSections(False)
        header.setMinimumSectionSize(LEAST_COLUMN)
        header.setSectionResizeMode(Column.NAME, QHeaderView.ResizeMode.Stretch)
        for column, width in ((Column.IN_USE, 110), (Column.STATE, 260), (Column.QUANTITY, 90), (Column.PRICE, 130)):
            header.resizeSection(column, width)

    def _total_words(self, holdings: list[Holding], money: int) -> str:
        count = sum(held.item.quantity for held in holdings)
        words = note(QT_TRANSLATE_NOOP("inventory", "%n items · purse {money}"), n=count, money=Coins(money))
        return self._room.speech.say(words)

    @Slot()
    def _show_actions(self) -> None:
        chosen = self.chosen
        self._room.piece = chosen.item.id if chosen else self._room.piece
        needs = chosen and chosen.piece and self._room.system.needs(chosen.piece)
        self._use.setEnabled(bool(needs))
        self._use.setText(self.tr("Put away") if chosen and chosen.item.slot else self.tr("Equip"))
        self._discard.setEnabled(chosen is not None)
        self._workshop.setEnabled(chosen is not None and chosen.piece is not None)

    @Slot()
    def _on_use(self) -> None:
        chosen = self.chosen
        if chosen is None:
            return
        inventory = self._room.table.inventory
        try:
            if chosen.item.slot:
                inventory.unequip(chosen.item.id)
            else:
                inventory.equip(chosen.item.id)
        except Refused as refusal:
            self._on_refused(refusal, chosen)

    @Slot(object, object)
    def _on_refused(self, refusal: Refused, wanted: Holding) -> None:
        """A full slot offers to put away what is in it; anything else is told."""
        if not isinstance(refusal, SlotFull):
            self._room.refuse(refusal.note)
            return
        if ask(self, self.tr("Equip"), self._room.speech.say(refusal.note), self.tr("Put away and equip")):
            self._room.attempt(lambda: self._room.table.inventory.equip(wanted.item.id, swap=True))

    @Slot()
    def _on_discard(self) -> None:
        chosen = self.chosen
        if chosen is None:
            return
        question = note(
            QT_TRANSLATE_NOOP("inventory", "Throw away {quantity} × {item}?"),
            quantity=chosen.item.quantity, item=chosen.name,
        )  # fmt: skip
        if ask(self, self.tr("Throw away"), self._room.speech.say(question), self.tr("Throw away")):
            self._room.attempt(lambda: self._room.table.inventory.discard(chosen.item.id))

    @Slot()
    def _on_workshop(self) -> None:
        if self.chosen:
            self._room.page_wanted.emit("workshop", self.chosen.item.id)

    @Slot()
    def _on_armoury(self) -> None:
        self._room.page_wanted.emit("armoury", 0)

    @Slot(QPoint)
    def _on_menu(self, position: QPoint) -> None:
        menu = QMenu(self)
        for button, slot in ((self._use, self._on_use), (self._workshop, self._on_workshop),
                             (self._discard, self._on_discard)):  # fmt: skip
            action = menu.addAction(button.text(), slot)
            action.setEnabled(button.isEnabled())
        menu.exec(self._table.viewport().mapToGlobal(position))


QUANTITY = QT_TRANSLATE_NOOP("inventory", "Quantity")
