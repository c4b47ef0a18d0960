# SPDX-License-Identifier: GPL-3.0-or-later
"""Gauges on paper: the list of shapes of a drawing, in lines and without fills."""

from panoplia.rules.gauges import Drawing, Role, Shape
from panoplia.sheets.fonts import STRONG, TEXT, Style
from panoplia.sheets.pen import LIGHT, MUTED, THIN, Pen
from panoplia.sheets.text import Span, shrunk, wrap
from panoplia.words import Speech

_GREYS: dict[Role, float] = {"muted": MUTED, "line": LIGHT, "panel": LIGHT}


def draw(pen: Pen, drawing: Drawing, x: float, top: float, scale: float, speech: Speech) -> None:
    """Draw each shape, smaller by ``scale``, with the drawing's upper left corner at the point given."""
    with pen.scaled(x, top, scale):
        for shape in drawing.shapes:
            _draw(pen, shape, x + shape.x, top + shape.y, speech)


def _draw(pen: Pen, shape: Shape, x: float, top: float, speech: Speech) -> None:
    grey = _GREYS.get(shape.line or "ink", 0.0)
    dashed = shape.pattern == "dashed"
    match shape.kind:
        case "box":
            pen.box(x, top, shape.width, shape.height, shape.radius, grey, THIN, dashed)
            if shape.pattern == "hatched":
                pen.stroke(x, top, x + shape.width, top + shape.height, THIN, grey)
        case "shield":
            pen.shield(x, top, shape.width, shape.height, grey, dashed)
        case "stroke":
            pen.stroke(x, top, x + shape.width, top + shape.height, 1.2, grey)
        case "text":
            _text(pen, shape, x, top, speech.say(shape.text))


def _text(pen: Pen, shape: Shape, x: float, top: float, text: str) -> None:
    style = Style(STRONG if shape.bold else TEXT, shape.size, _GREYS.get(shape.role, 0.0))
    style = shrunk(text, style, shape.width, 1.0)
    for line in wrap([Span(text, style)], float("inf"))[:1]:
        left = x if shape.align == "left" else x + (shape.width - line.width) / 2
        # The middle of a figure is about a third of its size above the baseline.
        pen.line(line, left, top + shape.height / 2 + style.size * 0.325 - line.baseline)
