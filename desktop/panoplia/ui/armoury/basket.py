# SPDX-License-Identifier: GPL-3.0-or-later
"""The basket opened: its lines, its total, who pays, and what stays in their purse."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QStackedWidget,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from panoplia.rules.editors import Number
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Coins, Note, note, several
from panoplia.rules.refusal import Refused
from panoplia.store.records import Holder
from panoplia.table.trade import MOST_PERCENT
from panoplia.ui.armoury.receiver import ReceiverBox
from panoplia.ui.armoury.terms import terms
from panoplia.ui.delegates import QuantityDelegate
from panoplia.ui.models.basket import BasketRow, BasketTableModel, Column
from panoplia.ui.models.rows import Role
from panoplia.ui.room import Room
from panoplia.ui.widgets.buttons import Button, PrimaryButton
from panoplia.ui.widgets.empty_state import EmptyState
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.numbers import whole_number

PERCENT = QT_TRANSLATE_NOOP("armoury", "Percent of the price")
GONE = QT_TRANSLATE_NOOP("armoury", "No longer in the catalogue, so taken out of the basket: {things}.")
TOTAL = QT_TRANSLATE_NOOP("armoury", "Total: {price}")
FREE = QT_TRANSLATE_NOOP("armoury", "Total: {price}, which no one pays")
SIZE = (700, 560)


class BasketDialog(QDialog):
    """Stays open until the basket was paid or given; what is refused is said above the buttons."""

    def __init__(self, room: Room, basket: BasketTableModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room, self._basket = room, basket
        self._announced: int | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Basket"))
        self._build()
        self._lay_out()
        self._connect()
        self._receiver.refresh()
        self._read_again()

    @Slot()
    def pay(self) -> None:
        """Take the total from the purse and hand everything over; free of charge where the tick says so."""
        if self._free.isChecked():
            self.give()
            return
        buy, lines, announced = self._room.table.trade.buy_all, self._basket.lines, self._announced
        self._finish(lambda holder: buy(lines, holder.id, self._percent(), announced))

    @Slot()
    def give(self) -> None:
        """Hand everything over for nothing."""
        self._finish(lambda holder: self._room.table.trade.give_all(self._basket.lines, holder.id))

    def _build(self) -> None:
        self._table = QTableView()
        self._table.setObjectName("basket")
        self._table.setAccessibleName(self.tr("Basket"))
        self._table.setModel(self._basket)
        self._table.setShowGrid(False)
        self._table.setWordWrap(False)
        self._table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self._table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self._table.verticalHeader().hide()
        self._table.verticalHeader().setDefaultSectionSize(36)
        self._table.setItemDelegateForColumn(Column.QUANTITY, QuantityDelegate(self._room, self._tell, self._table))
        header = self._table.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(Column.NAME, QHeaderView.ResizeMode.Stretch)
        for column, width in ((Column.QUANTITY, 90), (Column.EACH, 130), (Column.PRICE, 150)):
            header.resizeSection(column, width)
        self._nothing = EmptyState("basket")
        self._nothing.set_text(self.tr("The basket is empty. Choose something in the armoury and press B."))
        self._body = QStackedWidget()
        self._body.addWidget(self._table)
        self._body.addWidget(self._nothing)
        self._receiver = ReceiverBox(self._room)
        self._share = QLineEdit("100")
        self._share.setObjectName("percent")
        self._free = QCheckBox(self.tr("Free: no one pays"))
        self._total, self._purse = PlainLabel(kind="heading", wrapped=True), PlainLabel(kind="secondary", wrapped=True)
        self._problem = PlainLabel(kind="bad", wrapped=True)
        self._problem.hide()
        self._take_out = Button(self.tr("Take out"), "close")
        self._empty = Button(self.tr("Empty"), "delete")
        self._close = Button(self.tr("Close"))
        self._give = Button(self.tr("Give all"), "give")
        self._pay = PrimaryButton(self.tr("Pay and take"), "buy")
        for button in (self._take_out, self._empty, self._give, self._pay):
            button.deliberate = True

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setHorizontalSpacing(12)
        form.setVerticalSpacing(8)
        for words, field in (
            (self.tr("For"), self._receiver),
            (self._room.speech.say(PERCENT), self._share),
        ):
            label = PlainLabel(words, kind="secondary")
            label.setMinimumHeight(field.sizeHint().height())
            field.setAccessibleName(words)
            form.addRow(label, field)
        form.addRow("", self._free)
        money = QVBoxLayout()
        money.addWidget(self._total)
        money.addWidget(self._purse)
        middle = QHBoxLayout()
        middle.setSpacing(24)
        left, right = QWidget(), QWidget()
        for half, layout in ((left, form), (right, money)):
            layout.setContentsMargins(0, 0, 0, 0)
            half.setLayout(layout)
            middle.addWidget(half, 1, Qt.AlignmentFlag.AlignTop)
        buttons = QHBoxLayout()
        for button in (self._take_out, self._empty):
            buttons.addWidget(button)
        buttons.addStretch()
        for button in (self._close, self._give, self._pay):
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 16)
        column.setSpacing(12)
        column.addWidget(self._body, 1)
        column.addLayout(middle)
        column.addWidget(self._problem)
        column.addLayout(buttons)
        self.resize(*SIZE)

    def _connect(self) -> None:
        self._pay.clicked.connect(self.pay)
        self._give.clicked.connect(self.give)
        self._close.clicked.connect(self.reject)
        self._empty.clicked.connect(self._basket.empty)
        self._take_out.clicked.connect(self._on_take_out)
        gone = QShortcut(QKeySequence(Qt.Key.Key_Delete), self._table, context=Qt.ShortcutContext.WidgetShortcut)
        gone.setAutoRepeat(False)
        gone.activated.connect(self._on_take_out)
        self._basket.changed.connect(self._show)
        self._receiver.currentIndexChanged.connect(self._show)
        self._share.textChanged.connect(self._show)
        self._free.toggled.connect(self._show)
        self._room.changed.connect(self._on_changed)

    def _read_again(self) -> bool:
        """The catalogue may have changed since something was put in; whether it lost something."""
        ids = {row.entry.id for row in self._basket.rows}
        gone = self._basket.read_again(self._room.table.library.entries_by_id(ids))
        if not self._table.currentIndex().isValid():
            self._table.setCurrentIndex(self._basket.index(0, 0))
        self._show()
        if gone:
            self._tell(note(GONE, things=several(entry.names for entry in gone)))
        return bool(gone)

    @Slot()
    def _show(self) -> None:
        full = bool(self._basket.rows)
        self._body.setCurrentWidget(self._table if full else self._nothing)
        for button in (self._take_out, self._empty):
            button.setEnabled(full)
        self._problem.hide()
        holder, free = self._receiver.holder, self._free.isChecked()
        self._give.setEnabled(full and holder is not None)
        self._total.setText("")
        self._purse.setText("")
        try:
            total = self._announced = self._room.table.trade.total(self._basket.lines, self._percent()) if full else 0
        except Refused as refusal:
            self._pay.setEnabled(full and free and holder is not None)
            self._tell(refusal.note)
            return
        self._pay.setEnabled(full and holder is not None and (free or holder.money >= total))
        if full:
            self._total.setText(self._room.speech.say(note(FREE if free else TOTAL, price=Coins(total))))
        if holder is None:
            self._purse.setText(self.tr("There is no one to buy it: make a character first."))
        elif full and not free:
            self._purse.setText(self._room.speech.say(terms(total, holder)))

    def _percent(self) -> int:
        return whole_number(self._share.text(), PERCENT, Number(0, MOST_PERCENT), self._room.speech)

    def _finish(self, verb: Callable[[Holder], object]) -> None:
        holder = self._receiver.holder
        if holder is None:
            return
        try:
            verb(holder)
        except Refused as refusal:
            # What stands here may be what another window has changed meanwhile.
            self._receiver.refresh()
            if not self._read_again():
                self._tell(refusal.note)
            return
        self._basket.empty()
        self.accept()

    def _tell(self, words: Note) -> None:
        self._problem.setText(self._room.speech.say(words))
        self._problem.show()

    @Slot()
    def _on_take_out(self) -> None:
        row: BasketRow | None = self._table.currentIndex().data(Role.ROW)
        if row:
            self._basket.take_out(row)

    @Slot()
    def _on_changed(self) -> None:
        if self._room.campaign:
            self._receiver.refresh()
            self._read_again()
