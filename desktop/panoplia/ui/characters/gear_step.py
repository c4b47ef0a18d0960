# SPDX-License-Identifier: GPL-3.0-or-later
"""The last step of a new character: the purse, and gear bought out of it on the spot."""

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QPalette, QShortcut
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QHeaderView, QTableView, QWidget

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Coins, note, several
from panoplia.rules.refusal import Refused
from panoplia.store.records import Entry
from panoplia.table.trade import Line
from panoplia.ui.delegates import QuantityDelegate
from panoplia.ui.look import fonts
from panoplia.ui.look.text import natural_width
from panoplia.ui.models.armoury import ArmouryTableModel
from panoplia.ui.models.basket import BasketRow, BasketTableModel, Column
from panoplia.ui.models.rows import Role
from panoplia.ui.room import Room
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.card import Card
from panoplia.ui.widgets.coins import CoinsField
from panoplia.ui.widgets.enter import EnterOnce
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.search_field import SearchField

SYSTEM_COLUMNS = 3
"""How many of the armoury's own columns have room here."""
ROW_HEIGHT, PRICE_WIDTH, WIDEST, CELL_MARGINS = 32, 90, 110, 22
GONE = QT_TRANSLATE_NOOP("creation", "No longer in the armoury, so taken out of the basket: {things}.")
ENOUGH = QT_TRANSLATE_NOOP("creation", "{price} in all, {left} left")
SHORT = QT_TRANSLATE_NOOP("creation", "{price} in all: {short} short")


class GearStep(QWidget):
    """A list of the catalogue at the left, purse and basket at the right."""

    refused = Signal(object)
    """A ``Note``: a count that cannot be."""
    mended = Signal()
    """Another sum or another basket."""

    def __init__(self, room: Room) -> None:
        super().__init__()
        self._room = room
        self._basket = BasketTableModel(room.speech, self)
        self._wares = ArmouryTableModel(room.speech, room.system.columns, parent=self)
        self._purse = CoinsField(room, room.system.creation.money)
        self._build()
        self._connect()
        self._fill()

    @property
    def wanted(self) -> tuple[tuple[int, int], ...]:
        """Entries and counts of the basket."""
        return tuple((line.entry, line.quantity) for line in self._basket.lines)

    @property
    def cost(self) -> int:
        """What the basket costs, in the smallest coin; what has no price is a gift."""
        return sum((row.each or 0) * row.line.quantity for row in self._basket.rows)

    def money(self) -> int:
        """The sum in the purse, in the smallest coin; ``Refused`` names the coin that cannot be read."""
        return self._purse.amount() or 0

    def focus(self) -> None:
        """Put the keyboard where one begins."""
        self._search.setFocus()

    def _build(self) -> None:
        self._search = SearchField()
        self._search.setPlaceholderText(self.tr("Search gear"))
        self._list, self._lines = _table(self._wares), _table(self._basket)
        self._list.setObjectName("wares")
        self._list.setAccessibleName(self.tr("Gear"))
        self._lines.setObjectName("basket")
        self._lines.setAccessibleName(self.tr("Basket"))
        self._lines.setItemDelegateForColumn(
            Column.QUANTITY, QuantityDelegate(self._room, self.refused.emit, self._lines)
        )
        self._add, self._more, self._fewer = Button(self.tr("Take one"), "add"), Button("", "add"), Button("", "minus")
        for button, words in ((self._more, self.tr("One more")), (self._fewer, self.tr("One fewer"))):
            button.setAccessibleName(words)
            button.setToolTip(words)
        self._total = PlainLabel(kind="strong")
        self._unpriced = PlainLabel(
            self.tr("What has no price in the book is a gift."), kind="secondary", wrapped=True
        )  # fmt: skip
        self._lay_out()

    def _size_columns(self) -> None:
        shown = [*range(1, SYSTEM_COLUMNS + 1), self._wares.price_column]
        for column in range(1, self._wares.columnCount()):
            self._list.setColumnHidden(column, column not in shown)
        self._lines.setColumnHidden(Column.EACH, True)
        _stretch(self._list, 0, dict.fromkeys(shown, 0))
        _stretch(self._lines, Column.NAME, {Column.QUANTITY: 0, Column.PRICE: PRICE_WIDTH})

    def _lay_out(self) -> None:
        gear, basket = Card(), Card(heading=self.tr("Purse and basket"))
        gear.body.addWidget(self._search)
        gear.body.addWidget(self._list, 1)
        gear.body.addWidget(self._add, 0, Qt.AlignmentFlag.AlignLeft)
        basket.body.addWidget(self._purse)
        basket.body.addWidget(self._lines, 1)
        row = QHBoxLayout()
        row.addWidget(self._fewer)
        row.addWidget(self._more)
        row.addStretch()
        row.addWidget(self._total)
        basket.body.addLayout(row)
        basket.body.addWidget(self._unpriced)
        columns = QHBoxLayout(self)
        columns.setContentsMargins(0, 0, 0, 0)
        columns.setSpacing(14)
        columns.addWidget(gear, 4)
        columns.addWidget(basket, 3)

    def _connect(self) -> None:
        self._purse.changed.connect(self._show_total)
        self._search.textChanged.connect(self._on_search)
        EnterOnce(self._search)
        self._search.returnPressed.connect(self._on_add)
        self._basket.changed.connect(self._show_total)
        self._room.changed.connect(self.read_again)
        self._add.clicked.connect(self._on_add)
        self._list.doubleClicked.connect(self._on_add)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            pressed = QShortcut(QKeySequence(key), self._list, context=Qt.ShortcutContext.WidgetShortcut)
            pressed.setAutoRepeat(False)
            pressed.activated.connect(self._on_add)
        self._more.clicked.connect(self._on_more)
        self._fewer.clicked.connect(self._on_fewer)
        gone = QShortcut(QKeySequence(Qt.Key.Key_Delete), self._lines, context=Qt.ShortcutContext.WidgetShortcut)
        gone.setAutoRepeat(False)
        gone.activated.connect(self._on_gone)

    @Slot()
    def read_again(self) -> None:
        """The catalogue may have changed: take over its prices; what it does not offer any more is told."""
        if self._room.campaign is None:
            return
        offered = self._offered()
        self._wares.set_entries(offered)
        if not self._list.currentIndex().isValid():
            self._list.setCurrentIndex(self._wares.index(0, 0))
        gone = self._basket.read_again({entry.id: entry for entry in offered})
        if gone:
            self.refused.emit(note(GONE, things=several(entry.names for entry in gone)))

    def _offered(self) -> list[Entry]:
        return self._room.table.reading.wares(self._room.in_play.id)

    def _fill(self) -> None:
        self._wares.set_entries(self._offered())
        self._size_columns()
        self._list.setCurrentIndex(self._wares.index(0, 0))
        self._show_total()

    @Slot()
    def _show_total(self) -> None:
        """What the basket costs and what is left; a sum that cannot be read is told when it is used."""
        line = self._line()
        for button in (self._more, self._fewer):
            button.setEnabled(line is not None)
        self.mended.emit()
        try:
            left = self.money() - self.cost
        except Refused:
            self._total.setText("–")
            return
        price = Coins(self.cost)
        words = (
            note(ENOUGH, price=price, left=Coins(left)) if left >= 0 else note(SHORT, price=price, short=Coins(-left))
        )
        self._total.setText(self._room.speech.say(words))
        self._total.set_role(QPalette.ColorRole.WindowText if left >= 0 else QPalette.ColorRole.BrightText)

    def _line(self) -> BasketRow | None:
        found: BasketRow | None = self._lines.currentIndex().data(Role.ROW)
        return found

    @Slot(str)
    def _on_search(self, text: str) -> None:
        self._wares.search(text)
        self._list.setCurrentIndex(self._wares.index(0, 0))

    @Slot()
    def _on_add(self) -> None:
        entry = self._wares.entry_at(self._list.currentIndex())
        if entry:
            self._basket.add(entry, Line(entry.id))
            # What was just taken is what the buttons of the basket are about.
            place = next(place for place, row in enumerate(self._basket.rows) if row.entry.id == entry.id)
            self._lines.setCurrentIndex(self._basket.index(place, 0))
        self._show_total()

    @Slot()
    def _on_more(self) -> None:
        row = self._line()
        if row:
            self._basket.add(row.entry, Line(row.entry.id))

    @Slot()
    def _on_fewer(self) -> None:
        row = self._line()
        if row and row.line.quantity > 1:
            index = self._basket.index(self._lines.currentIndex().row(), Column.QUANTITY)
            self._basket.setData(index, row.line.quantity - 1)
        elif row:
            self._basket.take_out(row)

    @Slot()
    def _on_gone(self) -> None:
        row = self._line()
        if row:
            self._basket.take_out(row)


def _stretch(table: QTableView, wide: int, narrow: Mapping[int, int]) -> None:
    """The narrow columns take what their texts need, at least and at most; one column takes what they leave."""
    header, model = table.horizontalHeader(), table.model()
    header.setMinimumSectionSize(1)
    header.setSectionResizeMode(wide, QHeaderView.ResizeMode.Stretch)
    for column, least in narrow.items():
        texts = [str(model.index(row, column).data()) for row in range(model.rowCount())]
        title = natural_width(str(model.headerData(column, Qt.Orientation.Horizontal)), fonts.face("secondary"))
        needed = max([title, *(natural_width(text, fonts.face("body")) for text in texts)]) + CELL_MARGINS
        header.resizeSection(column, round(min(max(needed, fonts.px(least)), fonts.px(WIDEST))))


def _table(model: ArmouryTableModel | BasketTableModel) -> QTableView:
    table = QTableView()
    table.setModel(model)
    table.setShowGrid(False)
    table.setWordWrap(False)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setTabKeyNavigation(False)
    table.verticalHeader().hide()
    table.verticalHeader().setDefaultSectionSize(fonts.px(ROW_HEIGHT))
    table.horizontalHeader().setHighlightSections(False)
    return table
