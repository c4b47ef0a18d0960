# SPDX-License-Identifier: GPL-3.0-or-later
"""The shipped faces as reportlab knows them, and which of them has a glyph."""

import re
from functools import cache, lru_cache
from importlib.resources import files
from io import BytesIO
from typing import Any, NamedTuple

from reportlab.pdfbase import pdfmetrics, ttfonts

TITLE, SUBTITLE = "Alegreya-Bold", "Alegreya-Italic"
TEXT, STRONG = "AlegreyaSans-Regular", "AlegreyaSans-Bold"
_NOTDEF = 0


class Style(NamedTuple):
    """A face in a size (points), a grey (0 is black), and what is added between letters."""

    face: str
    size: float
    grey: float = 0.0
    tracking: float = 0.0

    @property
    def leading(self) -> float:
        """From one baseline to the next."""
        return self.size * 1.3


class _Font(ttfonts.TTFont):
    """A font whose letters beyond plane 0 can be copied from the file: reportlab writes them with too few digits."""

    def addObjects(self, doc: Any) -> None:
        super().addObjects(doc)
        for key, stream in doc.idToObject.items():
            if str(key).startswith("toUnicodeCMap:"):
                stream.content = _BEYOND.sub(_as_utf16, stream.content)


_BEYOND = re.compile(r"(?<=> <)[0-9A-F]{5,6}(?=>$)", re.MULTILINE)


def _as_utf16(code: re.Match[str]) -> str:
    return chr(int(code[0], 16)).encode("utf-16-be").hex().upper()


@cache
def registered(name: str) -> Any:
    """The face ``name``, read from the package on first use; reportlab embeds only the glyphs that a file uses."""
    data = files("panoplia_resources").joinpath("fonts", f"{name}.ttf").read_bytes()
    font = _Font(name, BytesIO(data))
    pdfmetrics.registerFont(font)
    return font


@lru_cache(maxsize=8192)
def face_for(name: str, cluster: str) -> tuple[str, float]:
    """The first face that can write ``cluster`` (a letter with its marks), and the width of it at size 1.

    Where none can, the fallback shows its empty box, and the letter can still be copied.
    """
    own = registered(name).face
    if all(ord(c) in own.charToGlyph for c in cluster):
        return name, _width(own, cluster)
    fallback = "DejaVuSans-Bold" if name.endswith("Bold") else "DejaVuSans"
    face = registered(fallback).face
    for code in map(ord, cluster):
        face.charToGlyph.setdefault(code, _NOTDEF)
        face.charWidths.setdefault(code, face.defaultWidth)
    return fallback, _width(face, cluster)


def _width(face: Any, cluster: str) -> float:
    return float(sum(face.charWidths[ord(c)] for c in cluster)) / 1000
