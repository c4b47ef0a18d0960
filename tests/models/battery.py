# SPDX-License-Identifier: GPL-3.0-or-later
"""What every model passes: Qt's tester for its whole life, all roles at all cells, a recorder of signals."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from panoplia.ui.models.trees import RowsTreeModel


class Recorder:
    """Every signal of a model, in order: ``("insert", 0, 2)``, ``("change", 1, 1)``, ``("reset",)``…"""

    def __init__(self, model: QAbstractItemModel) -> None:
        self.seen: list[tuple[Any, ...]] = []
        model.rowsInserted.connect(lambda _, first, last: self.seen.append(("insert", first, last)))
        model.rowsRemoved.connect(lambda _, first, last: self.seen.append(("remove", first, last)))
        model.rowsMoved.connect(lambda _, first, last: self.seen.append(("move", first, last)))
        model.dataChanged.connect(lambda start, end: self.seen.append(("change", start.row(), end.row())))
        model.layoutChanged.connect(lambda: self.seen.append(("order",)))
        model.modelReset.connect(lambda: self.seen.append(("reset",)))


@contextmanager
def watched(model: QAbstractItemModel) -> Iterator[Recorder]:
    """The model under Qt's own tester, which fails the test by its messages."""
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    recorder = Recorder(model)
    yield recorder
    assert tester.model() is model


def ask_everything(model: QAbstractItemModel, supported: Sequence[int]) -> None:
    """Ask each cell and header for every role; roles that are not supported give nothing."""
    roles = [*Qt.ItemDataRole, *range(Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 8)]
    for index in cells(model):
        if not isinstance(model, RowsTreeModel):
            assert not model.rowCount(index)
            assert not model.columnCount(index)
        assert model.flags(index) & Qt.ItemFlag.ItemIsEnabled
        for role in roles:
            value = model.data(index, role)
            assert int(role) in [int(each) for each in supported] or value is None
        assert isinstance(model.data(index, Qt.ItemDataRole.DisplayRole), str)
        assert model.data(index, Qt.ItemDataRole.AccessibleTextRole)
    for column in range(model.columnCount()):
        for role in roles:
            model.headerData(column, Qt.Orientation.Horizontal, role)
            model.headerData(column, Qt.Orientation.Vertical, role)
    assert model.flags(QModelIndex()) == Qt.ItemFlag.NoItemFlags
    assert model.data(QModelIndex(), Qt.ItemDataRole.DisplayRole) is None


def cells(model: QAbstractItemModel, parent: QModelIndex | None = None) -> Iterator[QModelIndex]:
    """Every cell of a model, from above; of a tree also those below others."""
    above = parent or QModelIndex()
    for row in range(model.rowCount(above)):
        yield from (model.index(row, column, above) for column in range(model.columnCount(above)))
        if isinstance(model, RowsTreeModel):
            yield from cells(model, model.index(row, 0, above))
