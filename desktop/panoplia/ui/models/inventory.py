# SPDX-License-Identifier: GPL-3.0-or-later
"""What someone holds, as a tree: in use, carried with what lies in what, and left behind."""

from collections.abc import Collection, Mapping, Sequence
from enum import IntEnum
from fractions import Fraction
from typing import Any, Literal

import msgspec
from PySide6.QtCore import QMimeData, QObject, Qt, Signal

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Coins, Note, Phrase, Words, note, several
from panoplia.rules.refusal import Refused
from panoplia.rules.system import System
from panoplia.table.reading import Holding
from panoplia.table.rings import in_rings, ring
from panoplia.table.table import Table
from panoplia.table.verbs import MOST_PIECES
from panoplia.ui.models import dragging
from panoplia.ui.models.columns import TableColumn, alignment, header
from panoplia.ui.models.headings import CANNOT_BE_READ, ITEM, QUANTITY, STATE, WORTH
from panoplia.ui.models.places import GROUPS, Place
from panoplia.ui.models.rows import NO_PARENT, Index, Role
from panoplia.ui.models.trees import Node, RowsTreeModel
from panoplia.words import Speech, fold, found, in_order, needles

SUPPORTED_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.EditRole,
    Qt.ItemDataRole.TextAlignmentRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Role.SECOND_LINE,
    Role.GAUGES,
    Role.ROW,
)


class Column(IntEnum):
    """In drawing order."""

    NAME = 0
    STATE = 1
    QUANTITY = 2
    WORTH = 3


# Put together once: the view asks for the flags of every row at each change.
LISTED = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
TARGET = LISTED | Qt.ItemFlag.ItemIsDropEnabled
THING = LISTED | Qt.ItemFlag.ItemIsDragEnabled
CONTAINER = TARGET | THING
NAMED_THING, NAMED_CONTAINER = THING | Qt.ItemFlag.ItemIsEditable, CONTAINER | Qt.ItemFlag.ItemIsEditable


WORST = 2
"""Worn more than anything that can be read."""


class InventoryRow(msgspec.Struct, frozen=True, gc=False):
    """A row: a thing that is held, or without one the heading of a group. ``words`` stand behind its name."""

    place: Place
    held: Holding | None = None
    words: Words = ""


Branch = Node[InventoryRow]


class InventoryTreeModel(RowsTreeModel[InventoryRow]):
    """Holdings of one holder. A typed name or number is a verb of the table; what is dropped is told to the view."""

    refused = Signal(object)
    """The ``Refused`` of what was typed."""
    dropped = Signal(list, object)
    """The ids of items, and the ``Place`` that they were dropped on."""

    def __init__(self, speech: Speech, system: System, table: Table, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._speech = speech
        self._system = system
        self._table = table
        self._labels = {slot.id: slot.label for slot in system.slots}
        self._holdings: Sequence[Holding] = ()
        self._wanted: tuple[tuple[str, ...], ...] = ()
        self._sorted_by: Column | None = None
        self._backwards = False
        self._columns: tuple[TableColumn[InventoryRow], ...] = (
            TableColumn(ITEM, _name),
            TableColumn(STATE, self._state_words),
            TableColumn(QUANTITY, _quantity, right=True),
            TableColumn(WORTH, _worth, right=True),
        )

    @property
    def holdings(self) -> Sequence[Holding]:
        """All that is held, whatever is searched, as it was given."""
        return self._holdings

    @property
    def is_empty(self) -> bool:
        """Whether nothing is held at all, whatever is searched."""
        return not self._holdings

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        return len(Column)

    def flags(self, index: Index) -> Qt.ItemFlag:
        line = self.row_at(index)
        if line is None:
            return Qt.ItemFlag.NoItemFlags
        if line.held is None:
            return TARGET
        if line.held.piece is None:
            return LISTED
        editable = index.column() == Column.NAME or (index.column() == Column.QUANTITY and not line.held.item.slot)
        if line.place.kind == "container":
            return NAMED_CONTAINER if editable else CONTAINER
        return NAMED_THING if editable else THING

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        return header(self._columns, self._speech, section, orientation, role)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        line = self.row_at(index)
        if line is None:
            return None
        column = Column(index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._speech.say(self._columns[column].words(line))
            case Qt.ItemDataRole.EditRole if line.held:
                return self._edited(line.held, column)
            case Qt.ItemDataRole.TextAlignmentRole:
                return alignment(self._columns[column].right)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(line, column)
            case Role.SECOND_LINE if column == Column.NAME:
                return self._speech.say(line.words)
            case Role.GAUGES if line.held and line.held.piece and not line.held.work and column == Column.STATE:
                return self._system.state(line.held.piece).gauges
            case Role.ROW:
                return line.held
        return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        line = self.row_at(index)
        if line is None or line.held is None or role != Qt.ItemDataRole.EditRole:
            return False
        try:
            if index.column() == Column.NAME:
                self._table.pieces.set_name(line.held.item.id, value)
            elif value != line.held.item.quantity:
                self._table.inventory.set_quantity(line.held.item.id, value)
        except Refused as refusal:
            self.refused.emit(refusal)
            return False
        return True

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction

    def mimeTypes(self) -> list[str]:
        return [dragging.ITEMS]

    def mimeData(self, indexes: Sequence[Index]) -> QMimeData:
        lines = [self.row_at(index) for index in indexes]
        return dragging.carried(dict.fromkeys(line.held.item.id for line in lines if line and line.held))

    def canDropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index) -> bool:
        line, items = self.row_at(parent), dragging.items_in(data)
        if line is None or not items:
            return False
        if line.place.kind == "in_use":
            return len(items) == 1
        return line.place.kind != "container" or line.place.id not in items

    def dropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index) -> bool:
        line = self.row_at(parent)
        if line is None or not self.canDropMimeData(data, action, row, column, parent):
            return False
        self.dropped.emit(dragging.items_in(data), line.place)
        return True

    def beside(self, item: int, passed: Collection[int]) -> Holding | None:
        """The container next to a thing, in the group or container that the thing is in: above it, else below it.

        Those that are ``passed`` do not count.
        """
        index = self.index_of(key_of(item))
        rows = [self.row_at(index.siblingAtRow(row)) for row in range(self.rowCount(index.parent()))]
        near = [*rows[index.row() - 1 :: -1], *rows[index.row() + 1 :]] if index.row() > 0 else rows[1:]
        return next(
            (
                line.held
                for line in near
                if line and line.held and line.place.kind == "container" and line.held.item.id not in passed
            ),
            None,
        )

    def out_of(self, item: int) -> Place | None:
        """Where a thing is once it is out of the container that it lies in; ``None`` for one that lies in none."""
        around = self.row_at(self.index_of(key_of(item)).parent())
        if around is None or around.held is None:
            return None
        outer = self.row_at(self.index_of(key_of(around.held.item.id)).parent())
        return outer.place if outer and outer.place.kind != "in_use" else Place("carried")

    def set_speech(self, speech: Speech) -> None:
        """Say everything in another language."""
        self._speech = speech
        if self._sorted_by == Column.NAME:
            self.set_tree(self._branches())
        self.say_all_again()

    def set_holdings(self, holdings: Sequence[Holding], same: bool = True) -> None:
        """What is held, in the order of the sheet: by the ``same`` holder as before, or by another one."""
        self._holdings = holdings
        if same:
            self.set_tree(self._branches())
        else:
            self.reset_tree(self._branches())

    def search(self, text: str) -> None:
        """Show what holds ``text``, with all that lies in it and that it lies in, accents and case aside."""
        self._wanted = needles(text)
        self.reset_tree(self._branches())

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort within each group and each container; a column below 0 brings back the order of the sheet."""
        self._sorted_by = Column(column) if 0 <= column < len(Column) else None
        self._backwards = order == Qt.SortOrder.DescendingOrder
        self.set_tree(self._branches())

    def _branches(self) -> list[Branch]:
        """A heading for each group; while one searches, for those in which something was found."""
        lying = self._lying()
        roots = lying.pop(0, [])
        if self._sorted_by is None:
            order = {slot.id: number for number, slot in enumerate(self._system.slots)}
            roots.sort(key=lambda held: order.get(held.item.slot, len(order)))
        groups: dict[Place, list[Branch]] = {place: [] for place in GROUPS}
        for held in roots:
            kind: Literal["in_use", "carried", "left"] = "carried" if held.item.carried else "left"
            branch = self._branch(held, lying, whole=not self._wanted)
            if branch:
                groups[Place("in_use" if held.item.slot else kind)].append(branch)
        return [
            Node(number, InventoryRow(place, words=self._group_words(place, roots)), below)
            for number, (place, below) in enumerate(groups.items())
            if below or not self._wanted
        ]

    def _lying(self) -> dict[int, list[Holding]]:
        """The things in each container; under 0 those in none, and those of a ring, which could not be reached."""
        there = {held.item.id for held in self._holdings}
        inside = {held.item.id: held.item.inside or 0 for held in self._holdings if held.item.inside in there}
        first = set(in_rings(inside).values())
        ringed = {item for one in first for item in ring(one, inside)}
        lying: dict[int, list[Holding]] = {}
        for held in self._in_order():
            container = 0 if held.item.id in ringed else inside.get(held.item.id, 0)
            lying.setdefault(container, []).append(held)
        return lying

    def _in_order(self) -> Sequence[Holding]:
        """What is held, as the person wants it sorted."""
        match self._sorted_by:
            case None:
                return self._holdings
            case Column.NAME:
                ordered = in_order(self._holdings, lambda held: self._speech.say(held.name), self._speech.locale)
                return ordered[::-1] if self._backwards else ordered
            case column:
                return sorted(self._holdings, key=lambda held: self._figure(held, column), reverse=self._backwards)

    def _figure(self, held: Holding, column: Column) -> int | Fraction:
        """What a column sorts by: what cannot be read is worn most, what has no price is worth less than nothing."""
        match column:
            case Column.STATE:
                return self._system.state(held.piece).severity if held.piece else WORST
            case Column.WORTH:
                price = held.piece.price if held.piece else None
                return -1 if price is None else price * held.item.quantity
            case _:
                return held.item.quantity

    def _branch(self, held: Holding, lying: Mapping[int, list[Holding]], whole: bool) -> Branch | None:
        """A thing with what lies in it; ``None`` where a search finds neither. ``whole`` asks for no search."""
        whole = whole or self._is_found(held)
        inner = lying.get(held.item.id, ())
        below = [branch for each in inner if (branch := self._branch(each, lying, whole))]
        if not whole and not below:
            return None
        room = self._system.room(held.piece) if held.piece else None
        if room is None:
            return Node(key_of(held.item.id), InventoryRow(Place("carried"), held, self._slot(held)), below)
        words = _room_words(_count(held.item.id, lying), room)
        return Node(key_of(held.item.id), InventoryRow(Place("container", held.item.id), held, words), below)

    def _is_found(self, held: Holding) -> bool:
        say = self._speech.say
        names = held.entry.names
        text = f"{say(held.name)}\n{names.es}\n{names.en}\n{held.item.notes}\n{say(self._slot(held))}"
        return found(self._wanted, fold(text))

    def _group_words(self, place: Place, roots: Sequence[Holding]) -> Words:
        """Of what is in use, how much of each slot is taken."""
        if place.kind != "in_use":
            return ""
        taken: dict[str, int] = {}
        for held in roots:
            need = self._system.needs(held.piece) if held.piece and held.item.slot else None
            if need:
                taken[need[0]] = taken.get(need[0], 0) + need[1]
        phrase = QT_TRANSLATE_NOOP("inventory", "{slot} {taken} of {room}")
        return several(
            note(phrase, slot=slot.label, taken=taken.get(slot.id, 0), room=slot.room) for slot in self._system.slots
        )

    def _slot(self, held: Holding) -> Phrase | str:
        return self._labels.get(held.item.slot, "")

    def _state_words(self, line: InventoryRow) -> Words:
        held = line.held
        if held is None:
            return ""
        if held.piece is None:
            return CANNOT_BE_READ
        if held.work:
            return note(QT_TRANSLATE_NOOP("inventory", "being worked on until day {day}"), day=held.work.ends)
        state = self._system.state(held.piece)
        return state.words if state.gauges or state.severity else ""

    def _edited(self, held: Holding, column: Column) -> str | int | None:
        if column == Column.NAME:
            return self._speech.say(held.called)
        return held.item.quantity if column == Column.QUANTITY else None

    def _spoken(self, line: InventoryRow, column: Column) -> str:
        told = self._columns[column]
        text = self._speech.say(told.words(line)) or "–"
        if column == Column.NAME:
            return f"{text}, {self._speech.say(line.words)}" if line.words else text
        return f"{self._speech.say(told.title)}: {text}"


def key_of(item: int) -> int:
    """The key of an item's row."""
    return item + len(GROUPS)


def _name(line: InventoryRow) -> Words:
    return line.held.name if line.held else GROUPS[line.place]


def _quantity(line: InventoryRow) -> int | str:
    return line.held.item.quantity if line.held else ""


def _worth(line: InventoryRow) -> Coins | str | None:
    if line.held is None:
        return ""
    price = line.held.piece.price if line.held.piece else None
    return None if price is None else Coins(price * line.held.item.quantity)


def _count(container: int, lying: Mapping[int, list[Holding]]) -> int:
    return sum(held.item.quantity + _count(held.item.id, lying) for held in lying.get(container, ()))


def _room_words(filled: int, room: int) -> Note:
    """How full a container is. Room for as many things as a pile can be is no limit."""
    if not filled and room >= MOST_PIECES:
        return note(QT_TRANSLATE_NOOP("inventory", "empty"))
    if room < MOST_PIECES:
        return note(QT_TRANSLATE_NOOP("inventory", "{filled} of {room} things"), filled=filled, room=room)
    return note(QT_TRANSLATE_NOOP("inventory", "%n things"), n=filled)
