# SPDX-License-Identifier: GPL-3.0-or-later
"""Pieces laid over as many pages as they need: across the sheet, or in two columns."""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from panoplia.sheets.pieces import Piece, Ruled, Smaller

COLUMN_GAP = 18.0
_WORTH_CUTTING = 0.25


class Area(NamedTuple):
    """The part of a page that is filled."""

    x: float
    top: float
    width: float
    bottom: float

    @property
    def column(self) -> float:
        """The width of one of two columns."""
        return (self.width - COLUMN_GAP) / 2

    @property
    def columns(self) -> tuple[float, float]:
        """Where the columns begin."""
        return self.x, self.x + self.column + COLUMN_GAP


class Placed(NamedTuple):
    """A piece and where it stands."""

    piece: Piece
    x: float
    top: float


@dataclass
class Flow:
    """The pages so far, and how far the last is filled."""

    area: Area
    pages: list[list[Placed]] = field(default_factory=lambda: [[]])
    y: float = 0.0

    def __post_init__(self) -> None:
        self.y = self.area.top

    def across(self, pieces: Iterable[Piece]) -> None:
        """Lay pieces over the whole width."""
        queue = deque(pieces)
        self.y = self._fill(queue, self.area.x, self.y)
        while queue:
            self._turn()
            self.y = self._fill(queue, self.area.x, self.y)

    def in_columns(self, left: Iterable[Piece], right: Iterable[Piece]) -> None:
        """Lay two columns side by side; where one has ended before a page, the other takes both places of it."""
        queues = [deque(left), deque(right)]
        self._columns(queues)
        while any(queues):
            self._turn()
            self._columns(queues)

    def _columns(self, queues: list[deque[Piece]]) -> None:
        first, second = queues
        sources = (first or second, second or first)
        top = self.y
        for queue, x in zip(sources, self.area.columns, strict=True):
            self.y = max(self.y, self._fill(queue, x, top))

    def _turn(self) -> None:
        self.pages.append([])
        self.y = self.area.top

    def _fill(self, queue: deque[Piece], x: float, top: float) -> float:
        """Lay what fits below ``top``; what does not stays in the queue."""
        y = top
        while queue:
            self._repeat_head(queue, y)
            chain = self._next(queue, y)
            if not chain:
                _drop_spare(queue)
                break
            for piece in chain:
                y += 0 if y == self.area.top else piece.gap
                self.pages[-1].append(Placed(piece, x, y))
                y += piece.height
        return y

    def _repeat_head(self, queue: deque[Piece], y: float) -> None:
        head = queue[0].head
        if head and y == self.area.top and head.height < self._page / 3:
            queue.appendleft(head)

    def _next(self, queue: deque[Piece], y: float) -> list[Piece]:
        """Take the next pieces that stay together out of the queue; none where the page has no room for them."""
        chain = _chain(queue)
        fresh = y == self.area.top
        if y + _height(chain, fresh) > self.area.bottom:
            if not fresh and (_height(chain, True) <= self._page or self.area.bottom - y < self._page * _WORTH_CUTTING):
                return []
            return self._forced(queue, chain, y)
        for _ in chain:
            queue.popleft()
        return chain

    def _forced(self, queue: deque[Piece], chain: list[Piece], y: float) -> list[Piece]:
        """What no page can hold together: the last of it is cut, or where that cannot be, drawn smaller."""
        fresh = y == self.area.top
        *before, last = chain
        room = self.area.bottom - y - _height(before, fresh) - (last.gap if before or not fresh else 0)
        halves = last.cut(room)
        if halves is None and not fresh:
            return []
        if halves is None and before and room < self._page * _WORTH_CUTTING:
            queue.popleft()
            return [_within(chain[0], self._page)]
        for _ in chain:
            queue.popleft()
        if halves is None:
            return [*before, _within(last, room)]
        queue.appendleft(halves[1])
        return [*before, halves[0]]

    @property
    def _page(self) -> float:
        return self.area.bottom - self.area.top


def _drop_spare(queue: deque[Piece]) -> None:
    """Lines to write on are not worth a page of their own."""
    while queue and isinstance(queue[0], Ruled):
        queue.popleft()


def _chain(queue: deque[Piece]) -> list[Piece]:
    chain = []
    for piece in queue:
        chain.append(piece)
        if not piece.keep:
            break
    return chain


def _height(pieces: list[Piece], fresh: bool) -> float:
    gaps = sum(piece.gap for piece in pieces) - (pieces[0].gap if pieces and fresh else 0)
    return sum(piece.height for piece in pieces) + gaps


def _within(piece: Piece, room: float) -> Piece:
    if piece.height <= room:
        return piece
    return Smaller(height=room, piece=piece, scale=room / piece.height, gap=piece.gap, keep=piece.keep)
