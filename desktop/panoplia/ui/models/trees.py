# SPDX-License-Identifier: GPL-3.0-or-later
"""A tree of keyed frozen rows, with signals as narrow as the change."""

from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar, overload

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, Qt

from panoplia.ui.models.rows import NO_PARENT, Index, runs

Row = TypeVar("Row")
ROOT = -1


class Node(Generic[Row]):
    """A row with its key, which no other row of the tree has, and the rows below it."""

    __slots__ = ("below", "key", "parent", "place", "row")

    def __init__(self, key: int, row: Row | None, below: "Sequence[Node[Row]]" = ()) -> None:
        self.key, self.row, self.place = key, row, 0
        self.parent: Node[Row] | None = None
        self.below: list[Node[Row]] = []
        self.put(0, below)

    def put(self, place: int, nodes: "Sequence[Node[Row]]") -> None:
        """Set nodes below this one."""
        self.below[place:place] = nodes
        self.number(place)

    def take(self, first: int, last: int) -> "list[Node[Row]]":
        """Take nodes from below this one."""
        taken = self.below[first : last + 1]
        del self.below[first : last + 1]
        self.number(first)
        return taken

    def number(self, start: int = 0) -> None:
        """Let the nodes below know where they are."""
        for place in range(start, len(self.below)):
            self.below[place].place, self.below[place].parent = place, self

    def walk(self) -> "Iterator[Node[Row]]":
        """This node and all below it, from above."""
        yield self
        for node in self.below:
            yield from node.walk()


class RowsTreeModel(QAbstractItemModel, Generic[Row]):
    """A tree that finds out what changed when it is shown another one, and says no more than that."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._root: Node[Row] = Node(ROOT, None)
        self._nodes: dict[int, Node[Row]] = {ROOT: self._root}

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        return len(self._node(parent).below) if parent.column() <= 0 else 0

    def index(self, row: int, column: int, parent: Index = NO_PARENT) -> QModelIndex:
        below = self._node(parent).below
        if not (0 <= row < len(below) and 0 <= column < self.columnCount() and parent.column() <= 0):
            return QModelIndex()
        return self.createIndex(row, column, below[row].key)

    @overload
    def parent(self) -> QObject | None: ...

    @overload
    def parent(self, child: Index) -> QModelIndex: ...

    def parent(self, child: Index | None = None) -> QObject | QModelIndex | None:
        if child is None:
            return super().parent()
        above = self._node(child).parent
        return self._index(above) if above else QModelIndex()

    def row_at(self, index: Index) -> Row | None:
        """The row behind an index; ``None`` for an invalid one."""
        return self._node(index).row if index.isValid() else None

    def index_of(self, key: int) -> QModelIndex:
        """The first cell of the row with this key; invalid where it is not shown."""
        return self._index(self._nodes[key]) if key in self._nodes else QModelIndex()

    def branches(self) -> Iterator[tuple[int, QModelIndex]]:
        """Key and index of each row that has rows below it, from above."""
        for node in self._root.walk():
            if node.below and node is not self._root:
                yield node.key, self._index(node)

    def reset_tree(self, wanted: Sequence[Node[Row]]) -> None:
        """Show another tree, because the question itself changed."""
        self.beginResetModel()
        self._root = Node(ROOT, None, wanted)
        self._nodes = {node.key: node for node in self._root.walk()}
        self.endResetModel()

    def set_tree(self, wanted: Sequence[Node[Row]]) -> None:
        """Show the same question's new answer: rows leave, come, move and change one by one.

        From above, so that a row is never moved below itself: what it goes into is already in its place.
        """
        root = Node(ROOT, None, wanted)
        kept = {node.key for node in root.walk()}
        self._prune(self._root, kept)
        for node in root.walk():
            self._gather(self._nodes[node.key], node.below)
        self._prune(self._root, kept)
        for node in root.walk():
            self._reorder(self._nodes[node.key], node.below)
            self._change(self._nodes[node.key], node.below)

    def say_all_again(self) -> None:
        """Every text may have changed: another language or theme."""
        for node in self._root.walk():
            self._tell(node, range(len(node.below)))
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)

    def _node(self, index: Index) -> Node[Row]:
        return self._nodes[index.internalId()] if index.isValid() else self._root

    def _index(self, node: Node[Row], column: int = 0) -> QModelIndex:
        return QModelIndex() if node is self._root else self.createIndex(node.place, column, node.key)

    def _prune(self, node: Node[Row], kept: set[int]) -> None:
        """Remove what is not wanted, unless something wanted is still below it."""
        gone = [each.place for each in node.below if not any(below.key in kept for below in each.walk())]
        for first, last in reversed(list(runs(gone))):
            self.beginRemoveRows(self._index(node), first, last)
            for taken in node.take(first, last):
                for each in taken.walk():
                    del self._nodes[each.key]
            self.endRemoveRows()
        for each in node.below:
            if each.below:
                self._prune(each, kept)

    def _gather(self, node: Node[Row], wanted: Sequence[Node[Row]]) -> None:
        """Insert the newcomers below a node, and move there what is elsewhere."""
        new = [place for place, each in enumerate(wanted) if each.key not in self._nodes]
        for first, last in runs(new):
            at = min(first, len(node.below))
            self.beginInsertRows(self._index(node), at, at + last - first)
            node.put(at, [Node(each.key, each.row) for each in wanted[first : last + 1]])
            self._nodes |= {each.key: each for each in node.below[at : at + last - first + 1]}
            self.endInsertRows()
        for place, each in enumerate(wanted):
            found = self._nodes[each.key]
            if found.parent is not node and found.parent is not None:
                at, before = min(place, len(node.below)), found.parent
                self.beginMoveRows(self._index(before), found.place, found.place, self._index(node), at)
                node.put(at, before.take(found.place, found.place))
                self.endMoveRows()

    def _reorder(self, node: Node[Row], wanted: Sequence[Node[Row]]) -> None:
        if all(own.key == other.key for own, other in zip(node.below, wanted, strict=True)):
            return
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        nodes = [self._node(index) for index in before]
        node.below = [self._nodes[each.key] for each in wanted]
        node.number()
        after = [self._index(each, index.column()) for each, index in zip(nodes, before, strict=True)]
        self.changePersistentIndexList(before, after)
        self.layoutChanged.emit()

    def _change(self, node: Node[Row], wanted: Sequence[Node[Row]]) -> None:
        changed = [own.place for own, other in zip(node.below, wanted, strict=True) if own.row != other.row]
        for place in changed:
            node.below[place].row = wanted[place].row
        self._tell(node, changed)

    def _tell(self, node: Node[Row], places: Sequence[int]) -> None:
        for first, last in runs(places):
            start, end = node.below[first], node.below[last]
            self.dataChanged.emit(self._index(start), self._index(end, self.columnCount() - 1))
