# SPDX-License-Identifier: GPL-3.0-or-later
"""The shape that all models share: rows leave, come, move and change with signals as narrow as the change."""

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt

from battery import ask_everything, watched
from panoplia.ui.models.rows import NO_PARENT, RowsTableModel


class Letter(msgspec.Struct, frozen=True):
    """A row: its key and a text that can change."""

    key: int
    text: str = "a"


class Letters(RowsTableModel[Letter]):
    """One column of letters."""

    def __init__(self) -> None:
        super().__init__(lambda row: row.key)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = NO_PARENT) -> int:
        return 0 if parent.isValid() else 1

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.row_at(index)
        if row and role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return row.text
        return None


def letters(*keys: int) -> list[Letter]:
    return [Letter(key) for key in keys]


def shown(*keys: int) -> Letters:
    model = Letters()
    model.reset_rows(letters(*keys))
    return model


def test_the_same_rows_emit_nothing(qapp: object) -> None:
    model = shown(1, 2, 3)
    with watched(model) as recorder:
        model.set_rows(letters(1, 2, 3))
    assert recorder.seen == []


def test_one_row_changes_alone(qapp: object) -> None:
    model = shown(1, 2, 3)
    with watched(model) as recorder:
        model.set_rows([Letter(1), Letter(2, "b"), Letter(3)])
    assert recorder.seen == [("change", 1, 1)]


def test_neighbours_leave_together_and_newcomers_come_in_their_place(qapp: object) -> None:
    model = shown(1, 2, 3, 4)
    with watched(model) as recorder:
        model.set_rows(letters(1, 5, 4))
    assert recorder.seen == [("remove", 1, 2), ("insert", 1, 1)]


def test_a_new_order_moves_the_selection_with_its_row(qapp: object) -> None:
    model = shown(1, 2, 3)
    chosen = QPersistentModelIndex(model.index(0, 0))
    with watched(model) as recorder:
        model.set_rows(letters(3, 2, 1))
    assert recorder.seen == [("order",)]
    assert model.row_at(chosen) == Letter(1)
    assert chosen.row() == 2


def test_battery(qapp: object) -> None:
    model = shown(1, 2, 3)
    with watched(model):
        ask_everything(model, (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole))
    assert model.index_of(2).row() == 1
    assert not model.index_of(9).isValid()


ROWS = st.lists(st.builds(Letter, st.integers(0, 12), st.sampled_from("abc")), unique_by=lambda row: row.key)


@given(start=ROWS, steps=st.lists(ROWS, max_size=4))
def test_any_change_ends_with_the_wanted_rows(qapp: object, start: list[Letter], steps: list[list[Letter]]) -> None:
    model = Letters()
    model.reset_rows(start)
    with watched(model):
        for rows in steps:
            kept = [QPersistentModelIndex(model.index(place, 0)) for place in range(model.rowCount())]
            before = [model.row_at(index).key for index in kept]
            model.set_rows(rows)
            assert list(model.rows) == rows
            for index, key in zip(kept, before, strict=True):
                assert not index.isValid() or model.row_at(index).key == key
