# SPDX-License-Identifier: GPL-3.0-or-later
"""The top of the first page: portrait or initial, name, lines below it, and what is written in the corner."""

from dataclasses import dataclass

from panoplia.rules.sheet import Field, Sheet
from panoplia.sheets.fonts import SUBTITLE, TEXT, TITLE, Style
from panoplia.sheets.pen import MUTED, Pen
from panoplia.sheets.pieces import Piece
from panoplia.sheets.text import Line, Span, clean, shrunk, wrap
from panoplia.words import Speech

NAME, LEAST_NAME = Style(TITLE, 26), 14.0
LINE, SECOND = Style(SUBTITLE, 12), Style(TEXT, 9.4, MUTED)
INITIAL, CORNER, CORNER_VALUE = Style(TITLE, 35), Style(TEXT, 9.2, MUTED), Style(TEXT, 11)
PORTRAIT_WIDTH, PORTRAIT_HEIGHT = 69.0, 84.0
_BESIDE, _CORNER_WIDTH, _LINE_GAP = 13.0, 82.0, 3.0


@dataclass(frozen=True, kw_only=True)
class Masthead(Piece):
    """Who this sheet is about."""

    portrait: bytes | None
    initial: tuple[Line, ...]
    lines: tuple[Line, ...]
    corner: tuple[tuple[Line, ...], ...]
    width: float

    def draw(self, pen: Pen, x: float, top: float) -> None:
        self._draw_portrait(pen, x, top)
        y = top + (self.height - sum(line.height for line in self.lines)) / 2
        for line in self.lines:
            pen.line(line, x + PORTRAIT_WIDTH + _BESIDE, y)
            y += line.height
        self._draw_corner(pen, x + self.width, top)

    def _draw_portrait(self, pen: Pen, x: float, top: float) -> None:
        if self.portrait:
            pen.picture(self.portrait, x + 1, top + 1, PORTRAIT_WIDTH - 2, PORTRAIT_HEIGHT - 2)
        pen.box(x, top, PORTRAIT_WIDTH, PORTRAIT_HEIGHT, 5.5)
        if not self.portrait:
            for line in self.initial:
                middle = top + PORTRAIT_HEIGHT / 2 + INITIAL.size * 0.32
                pen.line(line, x + (PORTRAIT_WIDTH - line.width) / 2, middle - line.baseline)

    def _draw_corner(self, pen: Pen, right: float, top: float) -> None:
        y = top + max((PORTRAIT_HEIGHT - sum(map(_corner_height, self.corner))) / 2, 0)
        for lines in self.corner:
            for line in lines:
                pen.line(line, right - line.width, y)
                y += line.height
            y += 3
            pen.rule(right - _CORNER_WIDTH, y, _CORNER_WIDTH)
            y += 8


def masthead(sheet: Sheet, portrait: bytes | None, width: float, speech: Speech) -> Masthead:
    """The pieces of the top, measured."""
    name = speech.say(sheet.title.value)
    corner = tuple(_corner(field, speech) for field in sheet.corner)
    room = width - PORTRAIT_WIDTH - _BESIDE - (_CORNER_WIDTH + _BESIDE if corner else 0)
    lines = wrap([Span(name, shrunk(clean(name).replace("\n", " "), NAME, room, LEAST_NAME))], room)
    for number, words in enumerate(sheet.lines):
        lines[-1] = lines[-1]._replace(height=lines[-1].height + _LINE_GAP * bool(number))
        lines += wrap([Span(speech.say(words), SECOND if number else LINE)], room)
    height = max(PORTRAIT_HEIGHT, sum(line.height for line in lines), sum(map(_corner_height, corner)))
    return Masthead(
        portrait=portrait, initial=tuple(_initial(name)), lines=tuple(lines), corner=corner, width=width, height=height
    )


def _initial(name: str) -> list[Line]:
    first = clean(name).strip()[:1].upper()[:1]
    return wrap([Span(first, INITIAL)], PORTRAIT_WIDTH)


def _corner(field: Field, speech: Speech) -> tuple[Line, ...]:
    label = wrap([Span(speech.say(field.label), CORNER)], _CORNER_WIDTH)
    value = speech.say(field.value)
    return (*label, *wrap([Span(value, shrunk(value, CORNER_VALUE, _CORNER_WIDTH, 7))], _CORNER_WIDTH))


def _corner_height(lines: tuple[Line, ...]) -> float:
    return sum(line.height for line in lines) + 11
