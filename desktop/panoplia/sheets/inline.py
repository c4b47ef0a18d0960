# SPDX-License-Identifier: GPL-3.0-or-later
"""Meters set behind each other on a line: a caption, the gauge, and what it says in words."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import NamedTuple

from panoplia.rules import gauges
from panoplia.rules.sheet import Meter
from panoplia.sheets.fonts import Style
from panoplia.sheets.pieces import Drawn, Inline, Piece, Token
from panoplia.sheets.text import Span, wrap
from panoplia.words import Speech

_HIGH, _TALL, _SPACE, _WIDE_SPACE, _LINE_GAP = 22.0, 48.0, 3.5, 9.0, 4.0


class _Scene(NamedTuple):
    width: float
    speech: Speech
    caption: Style
    words: Style


def flowing(meters: Iterable[Meter], width: float, speech: Speech, caption: Style, words: Style) -> Iterator[Piece]:
    """Lines of meters; a meter that fits on one line is not parted, a gauge of many rows stands alone."""
    scene = _Scene(width, speech, caption, words)
    line: list[Token] = []
    for meter in meters:
        for group in _groups(_tokens(meter, scene), width):
            if line and _width(line) + _width(group) > width:
                yield _closed(line)
                line = []
            if len(group) == 1 and isinstance(group[0].what, Drawn) and group[0].what.height > _TALL:
                yield from (*([replace(_closed(line), keep=True)] if line else ()), group[0].what)
                line = []
                continue
            line += group
    if line:
        yield _closed(line)


def _groups(tokens: list[Token], width: float) -> Iterator[list[Token]]:
    tall = any(isinstance(token.what, Drawn) and token.what.height > _TALL for token in tokens)
    if tokens and not tall and _width(tokens) <= width:
        yield tokens
    else:
        yield from ([token] for token in tokens)


def _tokens(meter: Meter, scene: _Scene) -> list[Token]:
    tokens = [*_words(scene.speech.say(meter.caption), scene.caption, scene.width)]
    drawing = gauges.drawing(meter.gauge, "paper", scene.width)
    if drawing.shapes:
        if tokens:
            # A box right behind the last letter would look like one.
            tokens[-1] = tokens[-1]._replace(space=2 * _SPACE)
        scale = min(1.0, scene.width / drawing.width)
        height = drawing.height * scale
        gauge = Drawn(drawing=drawing, scale=scale, height=height, gap=_LINE_GAP, speech=scene.speech)
        # A low gauge has its middle at that of the letters, a high one stands a little below the line.
        fall = height / 2 - 3.3 if height < _HIGH else 3.0
        tokens.append(
            Token(drawing.width * scale, height - fall, fall, _SPACE if height < _HIGH else 2 * _SPACE, gauge)
        )
    tokens += _words(scene.speech.say(meter.words), scene.words, scene.width)
    return [*tokens[:-1], tokens[-1]._replace(space=_WIDE_SPACE)] if tokens else []


def _words(text: str, style: Style, width: float) -> Iterator[Token]:
    for word in text.split():
        for line in wrap([Span(word, style)], width):
            yield Token(line.width, line.baseline, line.height - line.baseline, style.size * 0.25, line)


def _width(tokens: list[Token]) -> float:
    return sum(token.width + token.space for token in tokens) - (tokens[-1].space if tokens else 0)


def _closed(line: list[Token]) -> Inline:
    height = max(token.rise for token in line) + max(token.fall for token in line)
    return Inline(tokens=tuple(line), height=height, gap=_LINE_GAP)
