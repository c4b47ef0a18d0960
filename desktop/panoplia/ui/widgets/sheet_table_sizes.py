# SPDX-License-Identifier: GPL-3.0-or-later
"""How wide the columns of a sheet's table are and how high its rows, so that titles, dice and most words are seen."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import Qt

from panoplia.rules.gauges import DieGauge, Gauge, drawing
from panoplia.ui.look import fonts
from panoplia.ui.look.painting import size_of
from panoplia.ui.look.text import natural_width
from panoplia.ui.widgets.sheet_table_model import SheetTableModel

ROW_HEIGHT, PADDING = 34, 8
WIDTH_OF_DIE, LEAST_NAME = 122, 110


class TableSizes:
    """What the cells of a model need; in the first column ``beside`` pixels stay free behind the words."""

    def __init__(self, model: SheetTableModel, beside: int) -> None:
        self._model = model
        self._table = model.table
        self._beside = beside

    def widths(self, whole: int) -> list[int]:
        """The width shared out by weight, but so that each title and each die can be seen."""
        columns = self._table.columns
        least = [self._least(number) for number in range(len(columns))]
        if not columns:
            return []
        if whole <= sum(least):
            return [width * whole // max(sum(least), 1) for width in least]
        # What a column's share lacks of its least width is taken from the shares of the others.
        open_ones = set(range(len(columns)))
        room = whole
        while True:
            weights = sum(columns[number].weight for number in open_ones)
            short = {number for number in open_ones if room * columns[number].weight < least[number] * weights}
            if not short:
                break
            open_ones -= short
            room -= sum(least[number] for number in short)
        shares = [
            room * column.weight // weights if number in open_ones else least[number]
            for number, column in enumerate(columns)
        ]
        if self._table.headed:
            shares = self._levelled(shares)
        shares[-1] += whole - sum(shares)
        return shares

    def heights(self, widths: Sequence[int]) -> list[int]:
        """Of each row. Not asked of the view, which measures every cell again, and most are lines of text alone."""
        line, scale = fonts.px(ROW_HEIGHT), fonts.scale()
        known: dict[tuple[Gauge, int], int] = {}
        heights = []
        for row in self._table.rows:
            height = line
            for cell, width in zip(row, widths, strict=True):
                if isinstance(cell, Gauge):
                    if (cell, width) not in known:
                        drawn = drawing(cell, "screen", (width - 2 * PADDING) / scale)
                        known[cell, width] = round(size_of(drawn).height()) + 12
                    height = max(height, known[cell, width])
            heights.append(height)
        return heights

    def _levelled(self, shares: list[int]) -> list[int]:
        """Columns whose texts are cut take what others have beyond their own texts."""
        wanted = [max(self._least(number), self._wanted(number)) for number in range(len(shares))]
        lacking = sum(max(want - share, 0) for want, share in zip(wanted, shares, strict=True))
        spare = sum(max(share - want, 0) for want, share in zip(wanted, shares, strict=True))
        given = min(lacking, spare)
        if not given:
            return shares
        return [
            share + (want - share) * given // (lacking if want > share else spare)
            for want, share in zip(wanted, shares, strict=True)
        ]

    def _wanted(self, number: int) -> int:
        return ceil(self._widest(number)) + 1 + 2 * PADDING + (self._beside if number == 0 else 0)

    def _widest(self, number: int) -> float:
        """Of the first rows: a long table cannot wait until every text of it is measured."""
        return natural_width("\n".join(self._model.texts(number)), fonts.face("strong" if number == 0 else "body"))

    def _least(self, number: int) -> int:
        headed = self._table.headed
        title = self._model.headerData(number, Qt.Orientation.Horizontal) if headed else ""
        width = natural_width(str(title), fonts.face("secondary")) + 4
        if number == 0 and headed:
            width = max(width, min(self._widest(number), fonts.px(LEAST_NAME)))
        if any(isinstance(row[number], DieGauge) for row in self._table.rows):
            width = max(width, fonts.px(WIDTH_OF_DIE))
        return round(width) + 2 * PADDING + (self._beside if number == 0 else 0)
