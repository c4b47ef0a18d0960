# SPDX-License-Identifier: GPL-3.0-or-later
"""The shipped faces as reportlab knows them, and which of them has a glyph."""

from functools import cache, lru_cache
from importlib.resources import files
from io import BytesIO
from typing import Any, NamedTuple

from reportlab.pdfbase import pdfmetrics as _pdfmetrics
from reportlab.pdfbase import ttfonts as _ttfonts

# reportlab has no types; this and pen.py are the only modules that call it.
pdfmetrics: Any = _pdfmetrics
ttfonts: Any = _ttfonts

TITLE, SUBTITLE = "Alegreya-Bold", "Alegreya-Italic"
TEXT, STRONG = "AlegreyaSans-Regular", "AlegreyaSans-Bold"
NONE = ""
"""In place of a face where none has the glyph."""
_MISSING_WIDTH = 0.62


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


@cache
def registered(name: str) -> Any:
    """The face ``name``, read from the package on first use; reportlab embeds only the glyphs that a file uses."""
    data = files("panoplia_resources").joinpath("fonts", f"{name}.ttf").read_bytes()
    font = ttfonts.TTFont(name, BytesIO(data))
    pdfmetrics.registerFont(font)
    return font


@lru_cache(maxsize=8192)
def face_for(name: str, cluster: str) -> tuple[str, float]:
    """The first face that can write ``cluster`` (a letter with its marks), and the width of it at size 1."""
    fallback = "DejaVuSans-Bold" if name.endswith("Bold") else "DejaVuSans"
    for candidate in (name, fallback):
        face = registered(candidate).face
        if all(ord(c) in face.charToGlyph for c in cluster):
            return candidate, sum(face.charWidths[ord(c)] for c in cluster) / 1000
    return NONE, _MISSING_WIDTH
