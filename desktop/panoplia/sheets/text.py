# SPDX-License-Identifier: GPL-3.0-or-later
"""Plain text cleaned, measured and broken into lines. A person's text is never markup."""

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from panoplia.sheets.bidi import base_level, is_mixed, joined, mirrored, seen_order
from panoplia.sheets.fonts import Style, face_for

NO_BREAK = "\u00a0"
_TAB = " " * 4
_NO_LETTER = "◌"
"""What a mark stands on where there is no letter before it: it would hang out of the column."""
_UNSEEN = ("BN", "LRE", "LRO", "RLE", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI", "L", "R", "AL")


class Span(NamedTuple):
    """Text in one style."""

    text: str
    style: Style


class Glyph(NamedTuple):
    """A letter with its marks: never parted, written in one face."""

    text: str
    face: str
    style: Style
    width: float


class Run(NamedTuple):
    """Glyphs side by side that one stroke of the pen writes."""

    text: str
    face: str
    style: Style
    width: float


class Line(NamedTuple):
    """A line as it is seen, from left to right."""

    runs: tuple[Run, ...]
    width: float
    height: float
    baseline: float


def clean(text: str) -> str:
    """``text`` in NFC, with line ends as newlines, tabs as spaces, and nothing that cannot be seen."""
    lines = unicodedata.normalize("NFC", text.replace("\t", _TAB)).splitlines()
    return "\n".join("".join(map(_shown, line)) for line in lines)


def _shown(character: str) -> str:
    if " " <= character <= "~":
        return character
    category = unicodedata.category(character)
    if category == "Cs":
        return "\ufffd"
    if category == "Cf" and unicodedata.bidirectional(character) in _UNSEEN:
        return ""
    return "" if category == "Cc" or _is_selector(character) else character


def _is_selector(character: str) -> bool:
    return "\ufe00" <= character <= "\ufe0f" or "\U000e0100" <= character <= "\U000e01ef"


def measured(text: str, style: Style) -> float:
    """How wide ``text`` is on one line."""
    return sum(glyph.width for glyph in _glyphs(clean(text).replace("\n", " "), style))


def longest_word(text: str, style: Style) -> float:
    """How wide the widest word of ``text`` is."""
    return max((measured(word, style) for word in text.split()), default=0.0)


def wrap(spans: Sequence[Span], width: float) -> list[Line]:
    """Lines no wider than ``width``: broken at spaces and hyphens, and inside a word only where it is longer."""
    lines: list[Line] = []
    for paragraph in _paragraphs(spans):
        said = "".join(span.text for span in paragraph)
        glyphs = [glyph for span in paragraph for glyph in _glyphs(span.text, span.style)]
        base = base_level(said) if is_mixed(said) else None
        lines += [_line(part, base, paragraph[0].style) for part in _broken(glyphs, width)]
    return lines


def _paragraphs(spans: Sequence[Span]) -> Iterator[list[Span]]:
    paragraph: list[Span] = []
    for span in spans:
        first, *others = clean(span.text).split("\n")
        paragraph.append(Span(first, span.style))
        for text in others:
            yield paragraph
            paragraph = [Span(text, span.style)]
    if paragraph:
        yield paragraph


def _glyphs(text: str, style: Style) -> Iterator[Glyph]:
    for cluster in _clusters(joined(text) if is_mixed(text) else text):
        face, width = face_for(style.face, cluster)
        yield Glyph(cluster, face, style, width * style.size + style.tracking)


def _clusters(text: str) -> Iterator[str]:
    if text.isascii():
        yield from text
        return
    cluster = ""
    for character in text:
        mark = unicodedata.category(character).startswith("M")
        if mark and cluster.strip():
            cluster += character
            continue
        if cluster:
            yield cluster
        cluster = _NO_LETTER + character if mark else character
    yield cluster


def _broken(glyphs: list[Glyph], limit: float) -> Iterator[list[Glyph]]:
    line: list[Glyph] = []
    width, after = 0.0, 0
    for glyph in glyphs:
        if width + glyph.width > limit + 0.001 and line and glyph.text != " ":
            at = after or len(line)
            yield line[:at]
            line = line[at:]
            width, after = sum(each.width for each in line), 0
        line.append(glyph)
        width += glyph.width
        if _may_break_after(line):
            after = len(line)
    yield line


def _may_break_after(line: list[Glyph]) -> bool:
    last = line[-1].text
    if last in "-–—/":
        return len(line) > 1 and line[-2].text.isalnum()
    return last == " " or unicodedata.east_asian_width(last[0]) == "W"


def _line(glyphs: list[Glyph], base: int | None, style: Style) -> Line:
    while glyphs and glyphs[-1].text == " ":
        glyphs = glyphs[:-1]
    styles = [glyph.style for glyph in glyphs] or [style]
    largest = max(styles, key=lambda each: each.size)
    runs = tuple(_runs(glyphs if base is None else _seen(glyphs, base)))
    return Line(runs, sum(run.width for run in runs), largest.leading, largest.size * 0.95)


def _seen(glyphs: list[Glyph], base: int) -> list[Glyph]:
    order, levels = seen_order([glyph.text for glyph in glyphs], base)
    return [
        glyphs[place]._replace(text=mirrored(glyphs[place].text)) if levels[place] % 2 else glyphs[place]
        for place in order
    ]


def _runs(glyphs: Iterable[Glyph]) -> Iterator[Run]:
    run: Run | None = None
    for glyph in glyphs:
        if run is not None and run[1:3] == glyph[1:3]:
            run = Run(run.text + glyph.text, run.face, run.style, run.width + glyph.width)
            continue
        if run is not None:
            yield run
        run = Run(*glyph)
    if run is not None:
        yield run


def shrunk(text: str, style: Style, width: float, least: float) -> Style:
    """``style`` so small that ``text`` fits on one line, but not below ``least``."""
    wide = measured(text, style)
    return style if wide <= width else style._replace(size=max(least, style.size * width / wide))


def elided(text: str, style: Style, width: float) -> str:
    """``text`` on one line; its middle gives way where that is too long."""
    whole = text = clean(text).replace("\n", " ")
    kept = len(whole)
    while kept and (wide := measured(text, style)) > width:
        kept = min(kept - 1, int(kept * width / wide))
        text = whole[: kept - kept // 2] + "…" + whole[len(whole) - kept // 2 :]
    return text
