# SPDX-License-Identifier: GPL-3.0-or-later
"""What a page is filled with: measured pieces that are drawn whole, or cut where they say they may be."""

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

import msgspec

from panoplia.rules.gauges import Drawing, Shape
from panoplia.sheets import shapes
from panoplia.sheets.pen import FINE, LIGHT, Pen
from panoplia.sheets.text import Line
from panoplia.words import Speech

Align = Literal["left", "centre", "right"]


@dataclass(frozen=True, kw_only=True)
class Piece(ABC):
    """Something ``height`` high. ``gap`` is room before it, not at the top of a page; ``keep`` ties it to the next.

    ``head`` stands again at the top of a page that begins with this piece.
    """

    height: float
    gap: float = 0.0
    keep: bool = False
    head: "Piece | None" = None

    @abstractmethod
    def draw(self, pen: Pen, x: float, top: float) -> None:
        """Draw it with its upper left corner at the point given."""

    def cut(self, room: float) -> "tuple[Piece, Piece] | None":
        """A part no higher than ``room``, and the rest; nothing where no part fits."""
        return None


@dataclass(frozen=True, kw_only=True)
class Text(Piece):
    """One line of text in a column ``width`` wide."""

    line: Line
    width: float
    align: Align = "left"

    def draw(self, pen: Pen, x: float, top: float) -> None:
        spare = self.width - self.line.width
        pen.line(self.line, x + {"left": 0, "centre": spare / 2, "right": spare}[self.align], top)


@dataclass(frozen=True, kw_only=True)
class Heading(Piece):
    """A section's title over a line, and at the right what it comes to."""

    lines: tuple[Line, ...]
    width: float

    def draw(self, pen: Pen, x: float, top: float) -> None:
        for line in self.lines:
            pen.line(line, x, top)
            top += line.height
        pen.rule(x, top + 1.0, self.width)


@dataclass(frozen=True, kw_only=True)
class Ruled(Piece):
    """Room to write on, over a line."""

    width: float

    def draw(self, pen: Pen, x: float, top: float) -> None:
        pen.rule(x, top + self.height, self.width, FINE, LIGHT)


@dataclass(frozen=True, kw_only=True)
class Drawn(Piece):
    """A gauge that may be parted between its rows."""

    drawing: Drawing
    scale: float
    speech: Speech

    def draw(self, pen: Pen, x: float, top: float) -> None:
        shapes.draw(pen, self.drawing, x, top, self.scale, self.speech)

    def cut(self, room: float) -> "tuple[Drawn, Drawn] | None":
        all_shapes = self.drawing.shapes
        limit = room / self.scale
        tops = sorted({shape.y for shape in all_shapes if shape.y > 0}, reverse=True)
        at = next((y for y in tops if y <= limit and not _crossed(self.drawing, y)), None)
        if at is None:
            return None
        above = tuple(shape for shape in all_shapes if shape.y < at)
        below = tuple(_raised(self.drawing, at))
        return self._part(above, at), replace(self._part(below, self.drawing.height - at), gap=0.0)

    def _part(self, some: tuple[Shape, ...], height: float) -> "Drawn":
        drawing = Drawing(self.drawing.width, height, some, self.drawing.spoken)
        return replace(self, drawing=drawing, height=height * self.scale)


def _crossed(drawing: Drawing, y: float) -> bool:
    return any(shape.y < y < shape.y + shape.height for shape in drawing.shapes)


def _raised(drawing: Drawing, by: float) -> list[Shape]:
    return [msgspec.structs.replace(shape, y=shape.y - by) for shape in drawing.shapes if shape.y >= by]


@dataclass(frozen=True)
class Box:
    """A figure in a box with its caption below."""

    figure: tuple[Line, ...]
    caption: tuple[Line, ...]

    @property
    def height(self) -> float:
        """With the room above and below."""
        return sum(line.height for line in (*self.figure, *self.caption)) + 9


@dataclass(frozen=True, kw_only=True)
class Boxes(Piece):
    """Figures side by side in boxes of one height."""

    boxes: tuple[Box, ...]
    box_width: float
    between: float

    def draw(self, pen: Pen, x: float, top: float) -> None:
        for box in self.boxes:
            pen.box(x, top, self.box_width, self.height, 5.5)
            y = top + 3
            for line in box.figure:
                pen.line(line, x + (self.box_width - line.width) / 2, y)
                y += line.height
            y = top + self.height - 6 - sum(line.height for line in box.caption)
            for line in box.caption:
                pen.line(line, x + (self.box_width - line.width) / 2, y)
                y += line.height
            x += self.box_width + self.between


class Token(NamedTuple):
    """A word or a gauge that flows with others on a line; ``rise`` is how far it stands over the baseline."""

    width: float
    rise: float
    fall: float
    space: float
    what: Line | Drawn


@dataclass(frozen=True, kw_only=True)
class Inline(Piece):
    """Words and gauges on one baseline."""

    tokens: tuple[Token, ...]

    def draw(self, pen: Pen, x: float, top: float) -> None:
        baseline = top + max(token.rise for token in self.tokens)
        for token in self.tokens:
            if isinstance(token.what, Drawn):
                token.what.draw(pen, x, baseline - token.rise)
            else:
                pen.line(token.what, x, baseline - token.what.baseline)
            x += token.width + token.space


@dataclass(frozen=True)
class Cell:
    """What stands in a row under one column."""

    parts: tuple[Text | Drawn, ...]
    width: float

    @property
    def height(self) -> float:
        """Of all its parts."""
        return sum(part.height for part in self.parts)

    def cut(self, room: float) -> "tuple[Cell, Cell]":
        """What fits into ``room``, maybe nothing, and the rest."""
        top: list[Text | Drawn] = []
        rest = list(self.parts)
        while rest and rest[0].height <= room:
            room -= rest[0].height
            top.append(rest.pop(0))
        halves = rest[0].cut(room) if rest and isinstance(rest[0], Drawn) else None
        if halves:
            top.append(halves[0])
            rest[0] = halves[1]
        return Cell(tuple(top), self.width), Cell(tuple(rest), self.width)


ROW_PADDING = 3.5
CELL_PADDING = 4.5


@dataclass(frozen=True, kw_only=True)
class Row(Piece):
    """Cells over a line. One that is higher than a page is cut between the lines of its cells.

    ``parted`` draws lines between its cells as well, so that each is a box to write in.
    """

    cells: tuple[Cell, ...]
    ruled: bool = True
    parted: bool = False

    def draw(self, pen: Pen, x: float, top: float) -> None:
        left = x
        inner = self.height - 2 * ROW_PADDING
        for cell in self.cells:
            single = len(cell.parts) == 1
            y = top + ROW_PADDING + ((inner - cell.height) / 2 if single and inner < 30 else 0)
            for part in cell.parts:
                part.draw(pen, left + CELL_PADDING, y)
                y += part.height
            left += cell.width
            if self.parted and cell is not self.cells[-1]:
                pen.stroke(left, top, left, top + self.height, FINE, LIGHT)
        if self.ruled:
            pen.rule(x, top + self.height, left - x, FINE, LIGHT)

    def cut(self, room: float) -> "tuple[Row, Row] | None":
        halves = [cell.cut(room - 2 * ROW_PADDING) for cell in self.cells]
        if not any(above.parts for above, _ in halves):
            return None
        above, below = row(tuple(half[0] for half in halves)), row(tuple(half[1] for half in halves))
        above = replace(above, gap=self.gap, head=self.head, ruled=False, parted=self.parted)
        return above, replace(below, head=self.head, keep=self.keep, parted=self.parted)


def row(cells: tuple[Cell, ...]) -> Row:
    """A row as high as its highest cell."""
    return Row(cells=cells, height=max((cell.height for cell in cells), default=0.0) + 2 * ROW_PADDING)


@dataclass(frozen=True, kw_only=True)
class Smaller(Piece):
    """The last resort for a piece that cannot be cut and is higher than a page: it is drawn smaller."""

    piece: Piece
    scale: float

    def draw(self, pen: Pen, x: float, top: float) -> None:
        with pen.scaled(x, top, self.scale):
            self.piece.draw(pen, x, top)
