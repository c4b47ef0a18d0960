# SPDX-License-Identifier: GPL-3.0-or-later
"""What a reader finds in a PDF."""

import re
from typing import NamedTuple

import pypdfium2


class Letter(NamedTuple):
    """A character that leaves ink, and its box in points from the lower left corner."""

    page: int
    text: str
    left: float
    bottom: float
    right: float
    top: float


def pages(content: bytes) -> list[str]:
    """The text of each page."""
    with pypdfium2.PdfDocument(content) as document:
        return [page.get_textpage().get_text_range() for page in document]


def text(content: bytes) -> str:
    """All text, on one line."""
    return re.sub(r"\s+", " ", " ".join(pages(content)))


def squeezed(content: bytes | str) -> str:
    """All text without white space: what was broken over lines is whole again."""
    whole = content if isinstance(content, str) else "".join(pages(content))
    return re.sub(r"\s+", "", whole)


def letters(content: bytes) -> list[Letter]:
    found = []
    with pypdfium2.PdfDocument(content) as document:
        for number, page in enumerate(document):
            layer = page.get_textpage()
            for index in range(layer.count_chars()):
                letter = layer.get_text_range(index, 1)
                if letter.strip():
                    found.append(Letter(number, letter, *layer.get_charbox(index)))
    return found
