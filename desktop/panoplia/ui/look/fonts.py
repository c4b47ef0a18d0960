# SPDX-License-Identifier: GPL-3.0-or-later
"""The shipped fonts and the scale of type, which grows with the person's text size."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Literal, NamedTuple

from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QGuiApplication

SERIF, SANS, FALLBACK = "Alegreya", "Alegreya Sans", "DejaVu Sans"
BODY_SIZE = 15
HEADROOM = 0.16
"""Of the size of the sans."""

Kind = Literal["title", "question", "figure", "heading", "body", "strong", "secondary", "small_strong", "caption"]


class Face(NamedTuple):
    """A family, a size in pixels at 100 %, and a weight."""

    family: str
    size: int
    weight: QFont.Weight


FACES: Mapping[Kind, Face] = {
    "title": Face(SERIF, 28, QFont.Weight.Bold),
    "question": Face(SERIF, 26, QFont.Weight.Bold),
    "figure": Face(SERIF, 24, QFont.Weight.Bold),
    "heading": Face(SERIF, 17, QFont.Weight.Bold),
    "body": Face(SANS, BODY_SIZE, QFont.Weight.Normal),
    "strong": Face(SANS, BODY_SIZE, QFont.Weight.Bold),
    "secondary": Face(SANS, 13, QFont.Weight.Normal),
    "small_strong": Face(SANS, 13, QFont.Weight.Bold),
    "caption": Face(SANS, 12, QFont.Weight.Normal),
}


FILES = ("Alegreya-Bold", "AlegreyaSans-Regular", "AlegreyaSans-Bold")
"""What the faces above need; the other shipped weights are for paper."""
FALLBACK_FILES = ("DejaVuSans", "DejaVuSans-Bold")
"""For letters and signs that Alegreya lacks."""


def load(names: Sequence[str] = FILES) -> None:
    """Make shipped fonts known to Qt; they are there even where the system has none."""
    folder = files("panoplia_resources") / "fonts"
    for name in names:
        QFontDatabase.addApplicationFontFromData((folder / f"{name}.ttf").read_bytes())
    _height.cache_clear()


def base(percent: int) -> QFont:
    """The font of the application at a text size; every other face takes its scale from it."""
    return _font(FACES["body"], percent / 100)


def scale() -> float:
    """How much larger than normal the text is: 1.0 at 100 %."""
    size = QGuiApplication.font().pixelSize()
    return size / BODY_SIZE if size > 0 else 1.0


def face(kind: Kind) -> QFont:
    """A font of the scale, at the person's text size."""
    return _font(FACES[kind], scale())


def sized(size: float, bold: bool = False) -> QFont:
    """The sans of any size in pixels, for gauges; not scaled, because their painter is."""
    return _font(Face(SANS, round(size), QFont.Weight.Bold if bold else QFont.Weight.Normal), 1.0)


def height(kind: Kind) -> float:
    """The height of a line of text, with room for the accents of its capitals."""
    return _height(kind, scale())


@cache
def _height(kind: Kind, scale: float) -> float:
    font = _font(FACES[kind], scale)
    return QFontMetricsF(font).height() + headroom(font)


def headroom(font: QFont) -> float:
    """What a line needs above the font's own ascent: the sans calls itself lower than its Á and Ñ are."""
    return font.pixelSize() * HEADROOM if font.families()[:1] == [SANS] else 0.0


def px(length: float) -> int:
    """A length that grows with the text."""
    return round(length * scale())


def _font(face: Face, scale: float) -> QFont:
    """A font of one's own: whoever asked for it may underline it."""
    return QFont(_made(face, scale))


@lru_cache(maxsize=256)
def _made(face: Face, scale: float) -> QFont:
    font = QFont([face.family, FALLBACK])
    font.setPixelSize(max(round(face.size * scale), 1))
    font.setWeight(face.weight)
    return font
