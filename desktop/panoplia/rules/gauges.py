# SPDX-License-Identifier: GPL-3.0-or-later
"""Gauges as lists of shapes, so that a screen and a sheet of paper draw the same thing.

Lengths are in pixels on screen and in points on paper; y grows downward; the origin is the drawing's top left.
"""

from fractions import Fraction
from typing import Literal

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Words, note
from panoplia.rules.usage_dice import LADDER

Medium = Literal["screen", "paper"]
Role = Literal["ink", "muted", "line", "panel", "accent", "accent2", "good", "warn", "bad"]
"""A colour by what it means; the theme or the paper says which it is."""


class Shape(msgspec.Struct, frozen=True):
    """One thing to draw. ``text`` is centred in its box unless ``align`` says otherwise."""

    kind: Literal["box", "shield", "stroke", "text"]
    x: float
    y: float
    width: float
    height: float
    fill: Role | None = None
    line: Role | None = None
    pattern: Literal["plain", "hatched", "dashed"] = "plain"
    radius: float = 0
    text: Words = ""
    role: Role = "ink"
    bold: bool = False
    size: float = 13
    align: Literal["left", "centre"] = "centre"


class Drawing(msgspec.Struct, frozen=True):
    """Shapes with the room that they take, and what a screen reader says instead."""

    width: float
    height: float
    shapes: tuple[Shape, ...]
    spoken: Note


class DieGauge(msgspec.Struct, frozen=True, tag=True):
    """A die that wears down: what it is now (``None`` is spent) and what it was when new."""

    now: str | None
    original: str


class PipGauge(msgspec.Struct, frozen=True, tag=True):
    """Armour dice: whole, broken (may be mended) and lost for good."""

    whole: int
    broken: int
    lost: int


class BarGauge(msgspec.Struct, frozen=True, tag=True):
    """An amount that is ticked off: health, stamina, mana, structure."""

    value: int
    maximum: int


class LoadGauge(msgspec.Struct, frozen=True, tag=True):
    """An amount that grows towards a limit, and may go beyond it."""

    carried: int
    limit: int


Gauge = DieGauge | PipGauge | BarGauge | LoadGauge


def drawing(gauge: Gauge, medium: Medium, width: float) -> Drawing:
    """The shapes of ``gauge``: a row of boxes is wrapped to ``width``, a die's bar left out where it does not fit."""
    match gauge:
        case DieGauge():
            return _die_on_paper(gauge) if medium == "paper" else _die_on_screen(gauge, width)
        case PipGauge():
            return _shields(gauge, width) if medium == "paper" else _pips(gauge, width)
        case BarGauge():
            return _ticks(gauge, width) if medium == "paper" else _bar(gauge, width)
        case LoadGauge():
            # On paper its words tell all.
            return Drawing(0, 0, (), spoken(gauge)) if medium == "paper" else _load(gauge, width)


def steps_left(die: str | None) -> int:
    """How often a usage die can still drop before it is spent: d4 is 1, d20 is 6, spent is 0."""
    return 0 if die is None else LADDER.index(die) + 1


def spoken(gauge: Gauge) -> Note:
    """What a gauge shows, in words."""
    match gauge:
        case DieGauge(now=None):
            return note(QT_TRANSLATE_NOOP("gauges", "spent, was {original}"), original=gauge.original)
        case DieGauge() if gauge.now == gauge.original:
            return note(QT_TRANSLATE_NOOP("gauges", "{die}, as new"), die=gauge.now)
        case DieGauge():
            return note(QT_TRANSLATE_NOOP("gauges", "{die} of {original}"), die=gauge.now, original=gauge.original)
        case PipGauge():
            return note(
                QT_TRANSLATE_NOOP("gauges", "{whole} whole, {broken} broken, {lost} lost"),
                whole=gauge.whole, broken=gauge.broken, lost=gauge.lost,
            )  # fmt: skip
        case BarGauge():
            return note(QT_TRANSLATE_NOOP("gauges", "{value} of {maximum}"), value=gauge.value, maximum=gauge.maximum)
        case LoadGauge():
            return note(QT_TRANSLATE_NOOP("gauges", "{value} of {maximum}"), value=gauge.carried, maximum=gauge.limit)


def tone(share: Fraction) -> Role:
    """The colour of what is left: good above a half, warn above a quarter, bad below."""
    if share > Fraction(1, 2):
        return "good"
    return "warn" if share > Fraction(1, 4) else "bad"


DIE_WIDTH, DIE_HEIGHT = 34.0, 20.0


def die_box(die: str | None, role: Role) -> tuple[Shape, Shape]:
    """A die's name in its box; a dash where it is spent."""
    return (
        Shape("box", 0, 0, DIE_WIDTH, DIE_HEIGHT, line=role, radius=4),
        Shape("text", 0, 0, DIE_WIDTH, DIE_HEIGHT, text=die or "—", role=role, bold=True, size=12),
    )


def _die_on_screen(gauge: DieGauge, width: float) -> Drawing:
    left, of = steps_left(gauge.now), steps_left(gauge.original)
    role: Role = "bad" if left == 0 else "warn" if left < of else "ink"
    bar_x, bar_width, bar_y = DIE_WIDTH + 6, 80.0, DIE_HEIGHT / 2 - 3
    if width < bar_x + bar_width:
        return Drawing(DIE_WIDTH, DIE_HEIGHT, die_box(gauge.now, role), spoken(gauge))
    shapes = [*die_box(gauge.now, role), Shape("box", bar_x, bar_y, bar_width, 6, fill="line", radius=3)]
    if left:
        filled = bar_width * min(left, of) / of
        shapes.append(Shape("box", bar_x, bar_y, filled, 6, fill="good" if left >= of else "warn", radius=3))
    return Drawing(bar_x + bar_width, DIE_HEIGHT, tuple(shapes), spoken(gauge))


def _die_on_paper(gauge: DieGauge) -> Drawing:
    wide, high = 22.0, 13.5
    shapes = [
        Shape("box", 0, 0, wide, high, line="ink", radius=3.5),
        Shape("text", 0, 0, wide, high, text=gauge.now or "—", bold=True, size=10.5),
    ]
    x = wide + 1.5
    for die in reversed(LADDER[: max(steps_left(gauge.now) - 1, 0)]):
        width = 1.5 + 5.4 * len(die)
        shapes.append(Shape("text", x, 0, 6, high, text="›", role="muted", size=10.5))
        shapes.append(Shape("text", x + 6, 0, width, high, text=die, size=10.5))
        x += 6 + width
    if gauge.now != gauge.original:
        worn = note(QT_TRANSLATE_NOOP("gauges", "(was {original})"), original=gauge.original)
        shapes.append(Shape("text", x + 2, 0, 36, high, text=worn, role="muted", size=8.5, align="left"))
        x += 38
    return Drawing(x, high, tuple(shapes), spoken(gauge))


def _pips(gauge: PipGauge, width: float) -> Drawing:
    places = _places(gauge.whole + gauge.broken + gauge.lost, 15, 15, 4, width)
    shapes = []
    for number, (x, y) in enumerate(places):
        if number < gauge.whole:
            shapes.append(Shape("box", x, y, 15, 15, fill="accent2", line="accent2", radius=3))
        elif number < gauge.whole + gauge.broken:
            shapes.append(Shape("box", x, y, 15, 15, line="bad", pattern="hatched", radius=3))
        else:
            shapes.append(Shape("box", x, y, 15, 15, line="muted", pattern="dashed", radius=3))
    return _bounded(shapes, spoken(gauge))


def _shields(gauge: PipGauge, width: float) -> Drawing:
    shapes: list[Shape] = []
    for number, (x, y) in enumerate(_places(gauge.whole + gauge.broken + gauge.lost, 20, 24, 6, width)):
        lost = number >= gauge.whole + gauge.broken
        shapes.append(Shape("shield", x, y, 20, 24, line="ink", pattern="dashed" if lost else "plain"))
        if gauge.whole <= number:
            shapes.append(Shape("stroke", x + 3, y + 3, 14, 17, line="ink"))
    return _bounded(shapes, spoken(gauge))


def _bar(gauge: BarGauge, width: float) -> Drawing:
    share = Fraction(max(min(gauge.value, gauge.maximum), 0), max(gauge.maximum, 1))
    shapes = [Shape("box", 0, 0, width, 10, fill="line", radius=4)]
    if share:
        shapes.append(Shape("box", 0, 0, float(width * share), 10, fill=tone(share), radius=4))
    return Drawing(width, 10, tuple(shapes), spoken(gauge))


def _load(gauge: LoadGauge, width: float) -> Drawing:
    """Filled up to the limit; beyond it the bar is full, and a mark parts what is too much."""
    most = max(gauge.carried, gauge.limit, 1)
    over = gauge.carried > gauge.limit
    shapes = [Shape("box", 0, 0, width, 10, fill="line", radius=4)]
    if gauge.carried:
        filled = width * gauge.carried / most
        shapes.append(Shape("box", 0, 0, filled, 10, fill="bad" if over else "accent2", radius=4))
    if over:
        shapes.append(Shape("box", width * gauge.limit / most - 1, 0, 2, 10, fill="panel"))
    return Drawing(width, 10, tuple(shapes), spoken(gauge))


def _ticks(gauge: BarGauge, width: float) -> Drawing:
    shapes: list[Shape] = []
    for number, (x, y) in enumerate(_places(gauge.maximum, 10.5, 10.5, 4, width)):
        shapes.append(Shape("box", x, y, 10.5, 10.5, line="ink", radius=2))
        if number < gauge.maximum - gauge.value:
            shapes.append(Shape("stroke", x, y, 10.5, 10.5, line="ink"))
    return _bounded(shapes, spoken(gauge))


def _places(count: int, wide: float, high: float, gap: float, width: float) -> list[tuple[float, float]]:
    """Top left corners of ``count`` boxes in rows that fit ``width``."""
    in_row = max(int((width + gap) // (wide + gap)), 1)
    return [(number % in_row * (wide + gap), number // in_row * (high + gap)) for number in range(count)]


def _bounded(shapes: list[Shape], words: Note) -> Drawing:
    right = max((shape.x + shape.width for shape in shapes), default=0)
    bottom = max((shape.y + shape.height for shape in shapes), default=0)
    return Drawing(right, bottom, tuple(shapes), words)
