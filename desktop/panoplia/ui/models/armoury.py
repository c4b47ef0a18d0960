# SPDX-License-Identifier: GPL-3.0-or-later
"""The catalogue as a table. It filters and sorts by itself: a proxy that asks Python row by row is too slow."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, Qt

from panoplia.rules.facets import Setting
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Coins, Words, note
from panoplia.rules.system import CatalogueColumn
from panoplia.store.records import Damaged, Entry
from panoplia.ui.look.text import tool_tip
from panoplia.ui.models.columns import COLUMN_ROLES, alignment
from panoplia.ui.models.entry_facets import EntryFacet
from panoplia.ui.models.marks import marks_of
from panoplia.ui.models.narrowing import Cached, Narrowing
from panoplia.ui.models.rows import NO_PARENT, Index, Role, RowsTableModel
from panoplia.words import Speech, fold, in_order

SUPPORTED_ROLES = COLUMN_ROLES


NAME_COLUMN = 0
"""The first column; the system's own follow it, then price, weight and mark."""
AFTER = 3
"""How many columns follow those of the system."""

NAME_TITLE = QT_TRANSLATE_NOOP("armoury", "Name")
PRICE_TITLE = QT_TRANSLATE_NOOP("armoury", "Price")
WEIGHT_TITLE = QT_TRANSLATE_NOOP("armoury", "Weight")
MARK_TITLE = QT_TRANSLATE_NOOP("armoury", "Mark")


class ArmouryTableModel(RowsTableModel[Cached]):
    """Entries of the catalogue: name, the system's columns, price, weight, mark. ``wanted`` says which are shown."""

    def __init__(
        self,
        speech: Speech,
        columns: Sequence[CatalogueColumn],
        facets: Sequence[EntryFacet] = (),
        parent: QObject | None = None,
    ) -> None:
        super().__init__(lambda row: row.entry.id, parent)
        self._speech = speech
        self._columns = tuple(columns)
        self._sorted: list[Cached] = []
        self.wanted = Narrowing(facets)
        self._sorting = (0, Qt.SortOrder.AscendingOrder)

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._columns) + 1 + AFTER

    @property
    def speech(self) -> Speech:
        """The language that everything is said in."""
        return self._speech

    @property
    def column_ids(self) -> tuple[str, ...]:
        """What the columns are called where their order and width is remembered."""
        return ("name", *(column.id for column in self._columns), "price", "weight", "mark")

    @property
    def price_column(self) -> int:
        """Where the price stands."""
        return self.columnCount() - AFTER

    @property
    def mark_column(self) -> int:
        """Where the mark stands."""
        return self.columnCount() - 1

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < self.columnCount():
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return "" if section == self.mark_column else self.title(section)
        if role == Qt.ItemDataRole.ToolTipRole:
            return tool_tip(self.hint(section))
        return self._alignment(section) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def cell(self, row: Cached, column: int, role: int) -> Any:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(row, column)
            case Qt.ItemDataRole.ToolTipRole:
                return tool_tip(self._in_full(row, column))
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{self.title(column)}: {self._in_full(row, column)}"
            case Qt.ItemDataRole.TextAlignmentRole:
                return self._alignment(column)
            case Role.SORT:
                return self._sort_key(column)(row)
            case Role.ROW:
                return row.entry
        return None

    def entry_at(self, index: Index) -> Entry | None:
        """The entry behind an index."""
        row = self.row_at(index)
        return row.entry if row else None

    def category_of(self, entry: int) -> str:
        """The category of an entry of the catalogue, shown or narrowed away; empty where it is not there."""
        return next((row.entry.category for row in self._sorted if row.entry.id == entry), "")

    def title(self, column: int) -> str:
        """What a column is called, also where its header says nothing."""
        return self._speech.say(self._title(column))

    def hint(self, column: int) -> str:
        """What the title of a column is short for, where it is."""
        own = NAME_COLUMN < column < self.price_column
        return self._speech.say(self._columns[column - 1].hint) if own else ""

    def tells(self, column: int, category: str) -> bool:
        """Whether a column says anything of a category; ``""`` is all of them."""
        own = NAME_COLUMN < column < self.price_column
        told = self._columns[column - 1].categories if own else ()
        return not category or not told or category in told

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
        self.wanted.search(text)
        self._show()

    def set_category(self, category: str) -> None:
        """Show one category; ``""`` shows all."""
        self.wanted.category = category
        self._show()

    def set_facet(self, facet: str, setting: Setting | None) -> None:
        """Show what a setting of a facet lets pass; an empty one shows everything."""
        self.wanted.set_facet(facet, setting)
        self._show()

    def clear_facets(self) -> None:
        """Show what search and category alone let pass."""
        self.wanted.clear()
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
        self._show()

    def _show(self) -> None:
        self.reset_rows(self.wanted.rows(self._sorted))

    def _cached(self, entry: Entry) -> Cached:
        folded = fold(f"{entry.names.es}\n{entry.names.en}")
        return Cached(entry, self._speech.say(entry.names), folded, [None] * self.columnCount())

    def _text(self, row: Cached, column: int) -> str:
        text = row.texts[column]
        if text is None:
            text = row.texts[column] = self._speech.say(self._words(row, column))
        return text

    def _in_full(self, row: Cached, column: int) -> str:
        """A cell in words: what its sign means."""
        if column == self.mark_column:
            return "\n".join(self._speech.say(mark.words) for mark in marks_of(row.entry))
        return self._text(row, column)

    def _words(self, row: Cached, column: int) -> Words | Coins | None:
        entry = row.entry
        match column - self.price_column:
            case 0:
                return None if entry.price is None else Coins(entry.price)
            case 1:
                return "" if entry.weight is None else note(GRAMS, grams=entry.weight)
            case 2:
                return next((mark.sign for mark in marks_of(entry)), "")
        if column == NAME_COLUMN:
            return row.name
        return "?" if isinstance(entry.data, Damaged) else self._columns[column - 1].show(entry.data)

    def _sort_key(self, column: int) -> Callable[[Cached], Any]:
        match column - self.price_column:
            case 0:
                return lambda row: -1 if row.entry.price is None else row.entry.price
            case 1:
                return lambda row: -1 if row.entry.weight is None else row.entry.weight
            case 2:
                return lambda row: "".join(mark.sign for mark in marks_of(row.entry))
        if column == NAME_COLUMN:
            return lambda row: fold(row.name)
        key = self._columns[column - 1].sort
        return lambda row: (False, "") if isinstance(row.entry.data, Damaged) else (True, key(row.entry.data))

    def _title(self, column: int) -> Words:
        if column == NAME_COLUMN:
            return NAME_TITLE
        after = column - self.price_column
        return self._columns[column - 1].title if after < 0 else (PRICE_TITLE, WEIGHT_TITLE, MARK_TITLE)[after]

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        if column == self.mark_column:
            return Qt.AlignmentFlag.AlignCenter
        return alignment(column >= self.price_column or (column > 0 and self._columns[column - 1].right))


GRAMS = QT_TRANSLATE_NOOP("armoury", "{grams} g")
