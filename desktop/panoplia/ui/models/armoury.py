# SPDX-License-Identifier: GPL-3.0-or-later
"""The catalogue as a table. It filters and sorts by itself: a proxy that asks Python row by row is too slow."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from PySide6.QtCore import QObject, Qt

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Coins, Words
from panoplia.rules.system import CatalogueColumn
from panoplia.store.records import Damaged, Entry
from panoplia.ui.look.text import tool_tip
from panoplia.ui.models.rows import NO_PARENT, Index, Role, RowsTableModel
from panoplia.words import Speech, fold, in_order, needles

SUPPORTED_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.TextAlignmentRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Role.SORT,
    Role.ROW,
)


NAME_COLUMN = 0
"""The first column; the system's own follow it, and the price is last."""

NAME_TITLE = QT_TRANSLATE_NOOP("armoury", "Name")
PRICE_TITLE = QT_TRANSLATE_NOOP("armoury", "Price")


class _Cached(msgspec.Struct):
    """An entry with what searching and drawing ask for again and again."""

    entry: Entry
    name: str
    folded: str
    texts: list[str | None]


class ArmouryTableModel(RowsTableModel[_Cached]):
    """Entries of the catalogue: name, the system's columns, price."""

    def __init__(self, speech: Speech, columns: Sequence[CatalogueColumn], parent: QObject | None = None) -> None:
        super().__init__(lambda row: row.entry.id, parent)
        self._speech = speech
        self._columns = tuple(columns)
        self._sorted: list[_Cached] = []
        self._matching: list[_Cached] = []
        self._wanted: tuple[tuple[str, ...], ...] = ()
        self._category = ""
        self._sorting = (0, Qt.SortOrder.AscendingOrder)

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._columns) + 2

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < self.columnCount():
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._speech.say(self._title(section))
        return self._alignment(section) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.row_at(index)
        if row is None:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(row, index.column())
            case Qt.ItemDataRole.ToolTipRole:
                return tool_tip(self._text(row, index.column()))
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{self._speech.say(self._title(index.column()))}: {self._text(row, index.column())}"
            case Qt.ItemDataRole.TextAlignmentRole:
                return self._alignment(index.column())
            case Role.SORT:
                return self._sort_key(index.column())(row)
            case Role.ROW:
                return row.entry
        return None

    def entry_at(self, index: Index) -> Entry | None:
        """The entry behind an index."""
        row = self.row_at(index)
        return row.entry if row else None

    def count(self, category: str) -> int:
        """How many entries of a category match what is typed; ``""`` counts all."""
        return sum(1 for row in self._matching if row.entry.category == category) if category else len(self._matching)

    def set_entries(self, entries: Sequence[Entry]) -> None:
        """The catalogue, in any order."""
        self._sorted = [self._cached(entry) for entry in entries]
        self._sort()

    def set_speech(self, speech: Speech) -> None:
        """Say everything in another language; the search still finds both names."""
        self._speech = speech
        self.set_entries([row.entry for row in self._sorted])
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)

    def search(self, text: str) -> None:
        """Show the entries whose name holds ``text``, accents and case aside."""
        self._wanted = needles(text)
        self._match()

    def set_category(self, category: str) -> None:
        """Show one category; ``""`` shows all."""
        self._category = category
        self._show()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; equal ones stay in the order of their names."""
        self._sorting = (column, order)
        self._sort()

    def _sort(self) -> None:
        column, order = self._sorting
        self._sorted = in_order(self._sorted, lambda row: row.name, self._speech.locale)
        backwards = order == Qt.SortOrder.DescendingOrder
        if column > 0:
            self._sorted.sort(key=self._sort_key(column), reverse=backwards)
        elif backwards:
            self._sorted.reverse()
        self._match()

    def _match(self) -> None:
        """Find what is wanted, once for the table and for the counts of all categories."""
        matching = self._sorted
        for word in self._wanted:
            matching = _showing(matching, word)
        self._matching = matching
        self._show()

    def _show(self) -> None:
        category = self._category
        self.reset_rows([row for row in self._matching if category in ("", row.entry.category)])

    def _cached(self, entry: Entry) -> _Cached:
        folded = fold(f"{entry.names.es}\n{entry.names.en}")
        return _Cached(entry, self._speech.say(entry.names), folded, [None] * self.columnCount())

    def _text(self, row: _Cached, column: int) -> str:
        text = row.texts[column]
        if text is None:
            text = row.texts[column] = self._speech.say(self._words(row, column))
        return text

    def _words(self, row: _Cached, column: int) -> Words | Coins | None:
        if column == NAME_COLUMN:
            return row.name
        if column == self.columnCount() - 1:
            return None if row.entry.price is None else Coins(row.entry.price)
        return "?" if isinstance(row.entry.data, Damaged) else self._columns[column - 1].show(row.entry.data)

    def _sort_key(self, column: int) -> Callable[[_Cached], Any]:
        if column == NAME_COLUMN:
            return lambda row: fold(row.name)
        if column == self.columnCount() - 1:
            return lambda row: -1 if row.entry.price is None else row.entry.price
        key = self._columns[column - 1].sort
        return lambda row: (False, "") if isinstance(row.entry.data, Damaged) else (True, key(row.entry.data))

    def _title(self, column: int) -> Words:
        if column == NAME_COLUMN:
            return NAME_TITLE
        return PRICE_TITLE if column == self.columnCount() - 1 else self._columns[column - 1].title

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        right = column == self.columnCount() - 1 or (column > 0 and self._columns[column - 1].right)
        return Qt.AlignmentFlag.AlignVCenter | (Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft)


def _showing(rows: list[_Cached], word: Sequence[str]) -> list[_Cached]:
    """The rows that show a word in one of its endings. One ending, the usual case, is looked for without a loop."""
    if len(word) == 1:
        (ending,) = word
        return [row for row in rows if ending in row.folded]
    stem = word[0][:-1]
    return [row for row in rows if stem in row.folded and any(ending in row.folded for ending in word)]
