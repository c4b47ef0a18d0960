# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables: widths shared out among the columns, a heading that stands again on each page, ruled rows to write on."""

from collections.abc import Iterator, Sequence

from panoplia.rules import gauges
from panoplia.rules.sheet import Cell as SheetCell
from panoplia.rules.sheet import Column, Table, words_of
from panoplia.sheets.fonts import STRONG, TEXT, Style
from panoplia.sheets.pen import MUTED
from panoplia.sheets.pieces import CELL_PADDING, Align, Cell, Drawn, Piece, Row, Ruled, Text, row
from panoplia.sheets.text import Span, longest_word, measured, wrap
from panoplia.words import Speech

CELL = Style(TEXT, 11.5)
FIRST = Style(STRONG, 11.5)
TITLE = Style(TEXT, 8.6, MUTED)
ROW_HEIGHT = 22.5
_SHORT = 64.0


def table_pieces(table: Table, width: float, speech: Speech) -> Iterator[Piece]:
    """A row a piece. Where there is none, or the table asks for it, lines to write on follow."""
    widths = _widths(table, width, speech)
    head = _head(table.columns, widths, speech) if table.headed else None
    if head:
        yield head
    for cells in table.rows:
        filled = tuple(
            _cell(cell, wide, _style(table, number), _align(column), speech)
            for number, (cell, wide, column) in enumerate(zip(cells, widths, table.columns, strict=True))
        )
        yield _least(row(filled), head)
    for _ in range(max(table.spare, 0 if table.rows else 1)):
        yield Ruled(width=width, height=ROW_HEIGHT, head=head)


def _head(columns: Sequence[Column], widths: Sequence[float], speech: Speech) -> Row:
    cells = tuple(
        words(speech.say(column.title), wide, TITLE, _align(column))
        for column, wide in zip(columns, widths, strict=True)
    )
    return Row(cells=cells, height=max(cell.height for cell in cells) + 7, keep=True)


def _least(piece: Row, head: Row | None) -> Row:
    return Row(cells=piece.cells, height=max(piece.height, ROW_HEIGHT), head=head)


def _style(table: Table, number: int) -> Style:
    return FIRST if table.headed and number == 0 else CELL


def _align(column: Column) -> Align:
    return "right" if column.right else "left"


def _cell(cell: SheetCell, width: float, style: Style, align: Align, speech: Speech) -> Cell:
    if not isinstance(cell, gauges.Gauge):
        return words(speech.say(words_of(cell)), width, style, align)
    inner = width - 2 * CELL_PADDING
    drawing = gauges.drawing(cell, "paper", inner)
    if not drawing.shapes:
        return Cell((), width)
    scale = min(1.0, inner / drawing.width)
    return Cell((Drawn(drawing=drawing, scale=scale, height=drawing.height * scale, speech=speech),), width)


def words(text: str, width: float, style: Style, align: Align) -> Cell:
    """Text in a cell, on as many lines as it takes."""
    inner = width - 2 * CELL_PADDING
    lines = wrap([Span(text, style)], inner)
    return Cell(tuple(Text(line=line, width=inner, height=line.height, align=align) for line in lines), width)


def _widths(table: Table, width: float, speech: Speech) -> list[float]:
    """Shares by weight; who lacks takes from who can spare: first what must not be broken, then whole lines."""
    total = sum(column.weight for column in table.columns) or 1
    widths = [width * column.weight / total for column in table.columns]
    needs = [_need(table, number, width, speech) for number in range(len(table.columns))]
    wants = [max(need, _want(table, number, speech)) for number, need in enumerate(needs)]
    return _levelled(_levelled(widths, needs), wants)


def _levelled(widths: list[float], wanted: list[float]) -> list[float]:
    """Those below what is wanted take from those above it, as far as that goes."""
    lacking = sum(max(want - wide, 0.0) for want, wide in zip(wanted, widths, strict=True))
    spare = sum(max(wide - want, 0.0) for want, wide in zip(wanted, widths, strict=True))
    if not lacking or not spare:
        return widths
    given = min(lacking, spare)
    return [
        wide + (want - wide) * given / (lacking if want > wide else spare)
        for want, wide in zip(wanted, widths, strict=True)
    ]


def _need(table: Table, number: int, width: float, speech: Speech) -> float:
    """What a column needs: short cells on one line, of others the longest word; absurdly long ones may be broken."""
    needs = [longest_word(speech.say(table.columns[number].title), TITLE) if table.headed else 0.0]
    for cells in table.rows:
        cell = cells[number]
        if isinstance(cell, gauges.Gauge):
            needs.append(_gauge_need(cell, width))
        else:
            text, style = speech.say(words_of(cell)), _style(table, number)
            needs.append(max(longest_word(text, style), min(measured(text, style), _SHORT)))
    return min(max(needs), width / max(len(table.columns) - 1, 2)) + 2 * CELL_PADDING


def _want(table: Table, number: int, speech: Speech) -> float:
    """What a column would have for each of its texts to stand on one line."""
    cells = (cells[number] for cells in table.rows)
    texts = [speech.say(words_of(cell)) for cell in cells if not isinstance(cell, gauges.Gauge)]
    return max((measured(text, _style(table, number)) for text in texts), default=0.0) + 2 * CELL_PADDING


def _gauge_need(gauge: gauges.Gauge, width: float) -> float:
    return gauges.drawing(gauge, "paper", width / 4).width
