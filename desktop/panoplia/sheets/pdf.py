# SPDX-License-Identifier: GPL-3.0-or-later
"""A character's sheet as PDF: one renderer of the description, for every rule system.

reportlab is heavy: import this module on first use only.
"""

from io import BytesIO
from typing import BinaryIO, Literal

from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.sheet import Section, Sheet
from panoplia.sheets.blocks import section_pieces
from panoplia.sheets.flow import Area, Flow, Placed
from panoplia.sheets.fonts import TEXT, Style
from panoplia.sheets.masthead import masthead
from panoplia.sheets.pen import MUTED, Pen
from panoplia.sheets.text import clean, elided, measured
from panoplia.words import Speech

Paper = Literal["a4", "letter"]
SIZES: dict[Paper, tuple[float, float]] = {"a4": (595.28, 841.89), "letter": (612.0, 792.0)}
MARGIN = 14 / 25.4 * 72
FOOTER = Style(TEXT, 9.2, MUTED)
_FOOTER_HEIGHT, _FOOTER_GAP = FOOTER.leading, 10.0


def render(sheet: Sheet, speech: Speech, out: BinaryIO, paper: Paper = "a4", *, shared: bool = False,
           portrait: bytes | None = None) -> None:  # fmt: skip
    """Write the sheet as PDF to ``out``; equal input gives equal bytes.

    ``shared`` keeps everything inside what A4 and Letter have in common, so that either paper may be in the printer.
    """
    area = _area(paper, shared)
    pages = _laid_out(sheet, speech, area, portrait)
    pen = Pen(out, SIZES[paper], clean(speech.say(sheet.title.value)).replace("\n", " "), speech.language)
    footer = speech.say(sheet.footer)
    for number, page in enumerate(pages, 1):
        for piece, x, top in page:
            piece.draw(pen, x, top)
        _footer(pen, area, footer, speech.say(note(
            QT_TRANSLATE_NOOP("sheets", "{page} of {pages}"), page=number, pages=len(pages)
        )))  # fmt: skip
        pen.end_page()
    pen.finish()


def rendered(sheet: Sheet, speech: Speech, paper: Paper = "a4", *, shared: bool = False,
             portrait: bytes | None = None) -> bytes:  # fmt: skip
    """The same as bytes, for the preview and for ``saving.save``."""
    out = BytesIO()
    render(sheet, speech, out, paper, shared=shared, portrait=portrait)
    return out.getvalue()


def _area(paper: Paper, shared: bool) -> Area:
    """Where the body stands: above the footer, in the middle of the paper."""
    width, height = SIZES[paper]
    inner_width = (min(size[0] for size in SIZES.values()) if shared else width) - 2 * MARGIN
    inner_height = (min(size[1] for size in SIZES.values()) if shared else height) - 2 * MARGIN
    top = (height - inner_height) / 2
    return Area((width - inner_width) / 2, top, inner_width, top + inner_height - _FOOTER_HEIGHT - _FOOTER_GAP)


def _laid_out(sheet: Sheet, speech: Speech, area: Area, portrait: bytes | None) -> list[list[Placed]]:
    flow = Flow(area)
    flow.across([masthead(sheet, portrait, area.width, speech)])
    columns: dict[str, list[Section]] = {"left": [], "right": []}
    for section in sheet.sections:
        if section.paper == "wide":
            _columns(flow, columns, speech)
            columns = {"left": [], "right": []}
            flow.across(section_pieces(section, area.width, speech))
        elif section.paper != "none":
            columns[section.paper].append(section)
    _columns(flow, columns, speech)
    return flow.pages


def _columns(flow: Flow, columns: dict[str, list[Section]], speech: Speech) -> None:
    left, right = (
        [piece for section in columns[side] for piece in section_pieces(section, flow.area.column, speech)]
        for side in ("left", "right")
    )
    flow.in_columns(left, right)


def _footer(pen: Pen, area: Area, words: str, page: str) -> None:
    top = area.bottom + _FOOTER_GAP
    at_right = measured(page, FOOTER)
    pen.words(page, FOOTER, area.x + area.width - at_right, top)
    # The name stands in full at the top of the sheet; here a very long one gives way in its middle.
    pen.words(elided(words, FOOTER, area.width - at_right - 20), FOOTER, area.x, top)
