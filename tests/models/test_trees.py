# SPDX-License-Identifier: GPL-3.0-or-later
"""The shape of a tree: rows leave, come, move under another row and change, and no more than that is said."""

from collections.abc import Iterator
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt

from battery import ask_everything, watched
from panoplia.ui.models.rows import NO_PARENT, Index
from panoplia.ui.models.trees import Node, RowsTreeModel


class Letters(RowsTreeModel[str]):
    """One column of letters."""

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        return 1

    def flags(self, index: Index) -> Qt.ItemFlag:
        return Qt.ItemFlag.ItemIsEnabled if index.isValid() else Qt.ItemFlag.NoItemFlags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.row_at(index)
        return None


Shape = dict[int, "Shape"]


def tree(shape: Shape, texts: dict[int, str] | None = None) -> list[Node[str]]:
    return [Node(key, (texts or {}).get(key, "a"), tree(below, texts)) for key, below in shape.items()]


def shape_of(model: Letters, parent: QModelIndex = NO_PARENT) -> Shape:
    rows = [model.index(place, 0, parent) for place in range(model.rowCount(parent))]
    return {index.internalId(): shape_of(model, index) for index in rows}


def shown(shape: Shape) -> Letters:
    model = Letters()
    model.reset_tree(tree(shape))
    return model


def test_the_same_tree_says_nothing(qapp: object) -> None:
    model = shown({1: {2: {}}, 3: {}})
    with watched(model) as recorder:
        model.set_tree(tree({1: {2: {}}, 3: {}}))
    assert recorder.seen == []


def test_one_row_changes_alone(qapp: object) -> None:
    model = shown({1: {2: {}}, 3: {}})
    with watched(model) as recorder:
        model.set_tree(tree({1: {2: {}}, 3: {}}, {2: "b"}))
    assert recorder.seen == [("change", 0, 0)]


def test_a_row_moves_with_what_is_below_it_and_keeps_its_selection(qapp: object) -> None:
    model = shown({1: {2: {3: {}}}, 4: {}})
    chosen = QPersistentModelIndex(model.index_of(3))
    with watched(model) as recorder:
        model.set_tree(tree({1: {}, 4: {2: {3: {}}}}))
    assert recorder.seen == [("move", 0, 0)]
    assert (chosen.internalId(), model.parent(chosen).internalId()) == (3, 2)


def test_what_was_inside_can_hold_what_held_it(qapp: object) -> None:
    model = shown({1: {2: {}}})
    with watched(model):
        model.set_tree(tree({2: {1: {}}}))
    assert shape_of(model) == {2: {1: {}}}


def test_a_row_goes_and_what_was_below_it_stays(qapp: object) -> None:
    model = shown({1: {2: {}, 3: {}}, 4: {}})
    with watched(model) as recorder:
        model.set_tree(tree({2: {}, 3: {}, 4: {}}))
    assert shape_of(model) == {2: {}, 3: {}, 4: {}}
    assert {what for what, *_ in recorder.seen} <= {"move", "remove", "order"}


def test_battery(qapp: object) -> None:
    model = shown({1: {2: {}}, 3: {}})
    with watched(model) as recorder:
        ask_everything(model, (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole))
        model.say_all_again()
    assert recorder.seen == [("change", 0, 1), ("change", 0, 0)]
    assert not model.index_of(9).isValid()
    assert [key for key, _ in model.branches()] == [1]
    assert model.parent() is None


@st.composite
def shapes(draw: st.DrawFn) -> Shape:
    """A tree of some of ten keys: each lies under one that was drawn before it, or at the top."""
    shape: Shape = {}
    places: dict[int, Shape] = {0: shape}
    for key in draw(st.lists(st.integers(1, 10), unique=True)):
        under = draw(st.sampled_from(sorted(places)))
        places[under][key] = places[key] = {}
    return shape


def walked(shape: Shape) -> Iterator[int]:
    for key, below in shape.items():
        yield key
        yield from walked(below)


@given(start=shapes(), steps=st.lists(shapes(), max_size=4))
def test_any_change_ends_with_the_wanted_tree(qapp: object, start: Shape, steps: list[Shape]) -> None:
    model = shown(start)
    with watched(model):
        before = start
        for shape in steps:
            kept = {key: QPersistentModelIndex(model.index_of(key)) for key in walked(before)}
            model.set_tree(tree(shape))
            assert list(walked(shape_of(model))) == list(walked(shape))
            assert shape_of(model) == shape
            for key, index in kept.items():
                assert index.internalId() == key if index.isValid() else key not in set(walked(shape))
            before = shape
