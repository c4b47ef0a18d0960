# SPDX-License-Identifier: GPL-3.0-or-later
"""What is about to be bought: each entry with its count and what that costs."""

from enum import IntEnum
from typing import Any

import msgspec
from PySide6.QtCore import QObject, Qt

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Coins, Names
from panoplia.ui.look.text import tool_tip
from panoplia.ui.models.rows import NO_PARENT, Index, Role, RowsTableModel
from panoplia.words import Speech, fold

SUPPORTED_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.TextAlignmentRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Role.SORT,
    Role.ROW,
)


class Column(IntEnum):
    """In drawing order."""

    QUANTITY = 0
    NAME = 1
    PRICE = 2


TITLES = (
    QT_TRANSLATE_NOOP("basket", "Quantity"),
    QT_TRANSLATE_NOOP("basket", "Item"),
    QT_TRANSLATE_NOOP("basket", "Price"),
)


class BasketLine(msgspec.Struct, frozen=True):
    """So many of an entry. ``price`` is that of one, ``None`` where the book has none."""

    entry: int
    names: Names
    price: int | None
    quantity: int


class BasketTableModel(RowsTableModel[BasketLine]):
    """The lines in the order in which they were put in."""

    def __init__(self, speech: Speech, parent: QObject | None = None) -> None:
        super().__init__(lambda line: line.entry, parent)
        self._speech = speech

    @property
    def wanted(self) -> tuple[tuple[int, int], ...]:
        """Entries and counts, as the verb takes them."""
        return tuple((line.entry, line.quantity) for line in self.rows)

    @property
    def cost(self) -> int:
        """What all of it costs, in the smallest coin."""
        return sum((line.price or 0) * line.quantity for line in self.rows)

    def put(self, line: BasketLine, by: int, most: int) -> None:
        """So many more, or fewer, of an entry; at 0 its line goes."""
        counts = {each.entry: each.quantity for each in self.rows}
        quantity = min(counts.get(line.entry, 0) + by, most)
        put = msgspec.structs.replace(line, quantity=quantity)
        lines = [put if each.entry == put.entry else each for each in self.rows]
        if put.entry not in counts:
            lines.append(put)
        self.set_rows([each for each in lines if each.quantity > 0])

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(Column)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(Column):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._speech.say(TITLES[section])
        return _alignment(section) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        line = self.row_at(index)
        if line is None:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(line, index.column())
            case Qt.ItemDataRole.ToolTipRole:
                return tool_tip(self._text(line, index.column()))
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{self._speech.say(TITLES[index.column()])}: {self._text(line, index.column())}"
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(index.column())
            case Role.SORT:
                return (line.quantity, fold(self._speech.say(line.names)), line.price or 0)[index.column()]
            case Role.ROW:
                return line
        return None

    def _text(self, line: BasketLine, column: int) -> str:
        match column:
            case Column.QUANTITY:
                return self._speech.number(line.quantity)
            case Column.NAME:
                return self._speech.say(line.names)
            case _:
                return self._speech.say(None if line.price is None else Coins(line.price * line.quantity))


def _alignment(column: int) -> Qt.AlignmentFlag:
    right = column != Column.NAME
    return Qt.AlignmentFlag.AlignVCenter | (Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft)
