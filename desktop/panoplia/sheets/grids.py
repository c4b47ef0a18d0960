# SPDX-License-Identifier: GPL-3.0-or-later
"""A profile: fields in rows and columns, each in a box that can be written in."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from panoplia.rules.sheet import Field, Grid, GridRow
from panoplia.sheets.fonts import TEXT, TITLE, Style
from panoplia.sheets.pieces import CELL_PADDING, Cell, Piece, Row, row
from panoplia.sheets.tables import ROW_HEIGHT, words
from panoplia.sheets.tables import TITLE as HEADING
from panoplia.sheets.text import longest_word, measured, shrunk
from panoplia.words import Speech

VALUE = Style(TEXT, 11.5)
FIGURE = Style(TITLE, 16)
FIGURE_HEIGHT = 28.0
_SMALLEST, _SMALLEST_HEADING, _KEPT_TOGETHER = 6.0, 5.5, 12
_LEAST_LABEL, _MOST_LABEL = 52.0, 0.3
"""In points, and as a part of the whole."""


def grid_pieces(grid: Grid, width: float, speech: Speech) -> Iterator[Piece]:
    """The headings and the rows, which stay on one page unless there are many."""
    label = _label_width(grid, width, speech)
    wide = (width - label) / max(len(grid.headings), 1)
    head = _head([speech.say(heading) for heading in grid.headings], label, wide)
    yield head
    together = len(grid.rows) <= _KEPT_TOGETHER
    for number, each in enumerate(grid.rows):
        piece = _row(each, label, wide, speech)
        yield replace(piece, head=head, keep=together and number < len(grid.rows) - 1)


def _label_width(grid: Grid, width: float, speech: Speech) -> float:
    """What the labels take on one line, within bounds: profiles below each other begin alike."""
    labels = [speech.say(each.label) for each in grid.rows]
    if not any(labels):
        return 0.0
    wanted = max(measured(label, HEADING) for label in labels) + 2 * CELL_PADDING
    return min(max(wanted, _LEAST_LABEL), width * _MOST_LABEL)


def _head(headings: Sequence[str], label: float, wide: float) -> Row:
    cells = (Cell((), label), *(_fitting(text, wide, HEADING, _SMALLEST_HEADING) for text in headings))
    return Row(cells=cells, height=max(cell.height for cell in cells) + 7, keep=True)


def _row(each: GridRow, label: float, wide: float, speech: Speech) -> Row:
    style = FIGURE if each.large else VALUE
    cells = (
        words(speech.say(each.label), label, HEADING, "left"),
        *(_value(field, wide, style, speech) for field in each.fields),
    )
    piece = row(cells)
    return replace(piece, height=max(piece.height, FIGURE_HEIGHT if each.large else ROW_HEIGHT), parted=True)


def _value(field: Field | None, wide: float, style: Style, speech: Speech) -> Cell:
    if field is None:
        return Cell((), wide)
    return _fitting(speech.say(field.value), wide, style, _SMALLEST)


def _fitting(text: str, wide: float, style: Style, least: float) -> Cell:
    """In the middle, and smaller where its longest word does not fit."""
    longest = max(text.split(), key=lambda word: longest_word(word, style), default="")
    return words(text, wide, shrunk(longest, style, wide - 2 * CELL_PADDING, least), "centre")
