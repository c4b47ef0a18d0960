# SPDX-License-Identifier: GPL-3.0-or-later
"""Sections of a sheet turned into measured pieces. It knows the words of a description, and no rule system."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from panoplia.rules import gauges
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Words, note
from panoplia.rules.sheet import (
    Block,
    Facts,
    Field,
    Figures,
    Grid,
    Lines,
    Meter,
    Remark,
    Section,
    Table,
    Track,
    Writing,
)
from panoplia.sheets.fonts import TEXT, TITLE, Style
from panoplia.sheets.grids import grid_pieces
from panoplia.sheets.inline import flowing
from panoplia.sheets.pen import MUTED
from panoplia.sheets.pieces import Box, Boxes, Drawn, Heading, Piece, Row, Ruled, Text
from panoplia.sheets.tables import table_pieces
from panoplia.sheets.text import NO_BREAK, Span, clean, measured, shrunk, wrap
from panoplia.words import Speech

HEADING = Style(TITLE, 12.5)
FIGURE = Style(TITLE, 18)
CAPTION = Style(TEXT, 7.2, tracking=0.45)
BODY = Style(TEXT, 10.5)
LABEL = Style(TEXT, 10.5, MUTED)
REMARK = Style(TEXT, 9.2, MUTED)
SECTION_GAP, HEADING_GAP, BLOCK_GAP, RULED_HEIGHT = 20.0, 6.5, 4.0, 18.0
MOST_TICKED = 60
_PLAIN_GAP, _TABLE_GAP, _TEXT_GAP, _GAUGE_GAP = 12.5, 2.0, 1.5, 8.0
_LEAST_FIGURE, _FIGURE_GAP, _BOX_MARGIN, _LEAST_BOX = 9.0, 6.0, 5.0, 58.0


def section_pieces(section: Section, width: float, speech: Speech) -> list[Piece]:
    """A section's heading and blocks in a column ``width`` wide."""
    return _Composer(section, width, speech).pieces()


def text_pieces(spans: Sequence[Span], width: float) -> list[Piece]:
    """Each line a piece, so that text parts anywhere at a page's end."""
    return [Text(line=line, width=width, height=line.height, gap=0.0) for line in wrap(spans, width)]


class _Composer:
    """One section in the making."""

    def __init__(self, section: Section, width: float, speech: Speech) -> None:
        self._section = section
        self._width = width
        self._speech = speech
        self._title = speech.say(section.title)

    def pieces(self) -> list[Piece]:
        """The heading, which stays with what follows, then the blocks."""
        groups = [group for group in (list(self._block(*each)) for each in self._blocks()) if group]
        heading = self._heading()
        if heading is None:
            return [piece for group in _parted(groups, _PLAIN_GAP) for piece in group]
        return [heading, *(piece for group in _parted(groups, HEADING_GAP) for piece in group)]

    def _blocks(self) -> Iterator[tuple[Block | tuple[Meter, ...], bool]]:
        """Blocks in order, meters that follow each other as one, and whether it is the first."""
        meters: list[Meter] = []
        first = True
        for block in self._section.blocks:
            if isinstance(block, Meter):
                meters.append(block)
                continue
            if meters:
                yield tuple(meters), first
                meters, first = [], False
            yield block, first
            first = False
        if meters:
            yield tuple(meters), first

    def _heading(self) -> Heading | None:
        if not self._title:
            return None
        text = self._title
        track = self._leading_track()
        if track:
            text = f"{text} · {self._of(track)}"
        lines = tuple(wrap([Span(text, HEADING)], self._width))
        height = sum(line.height for line in lines) + 1.5
        return Heading(lines=lines, width=self._width, height=height, gap=SECTION_GAP, keep=bool(self._section.blocks))

    def _leading_track(self) -> Track | None:
        first = self._section.blocks[0] if self._section.blocks else None
        same = isinstance(first, Track) and self._speech.say(first.value.label) == self._title
        return first if isinstance(first, Track) and same else None

    def _of(self, track: Track) -> str:
        words = note(
            QT_TRANSLATE_NOOP("sheets", "{value} of {maximum}"), value=track.value.value, maximum=track.maximum.value
        )
        return self._speech.say(words)

    def _block(self, block: Block | tuple[Meter, ...], first: bool) -> Iterable[Piece]:
        match block:
            case Figures():
                return self._figures(block.fields)
            case Facts():
                return self._inline_facts(block.fields) if block.inline else self._facts(block.fields)
            case Track():
                return self._track(block, self._leading_track() is block and first)
            case Table():
                return table_pieces(block, self._width, self._speech)
            case Lines():
                return table_pieces(block.table, self._width, self._speech)
            case Grid():
                return grid_pieces(block, self._width, self._speech)
            case Remark():
                shown = block.only != "screen"
                return text_pieces([Span(self._speech.say(block.words), REMARK)], self._width) if shown else ()
            case Writing():
                return self._writing(block)
            case Meter():
                return self._meters((block,))
            case _:
                return self._meters(block)

    def _figures(self, fields: Sequence[Field]) -> Iterator[Piece]:
        for some in _in_rows(fields, self._width, _LEAST_BOX):
            # A last row that is not full keeps the width of those above.
            wide = (self._width - _FIGURE_GAP * (some.places - 1)) / some.places
            boxes = tuple(self._box(each, wide) for each in some.fields)
            height = max(box.height for box in boxes)
            yield Boxes(boxes=boxes, box_width=wide, between=_FIGURE_GAP, height=height, gap=_FIGURE_GAP)

    def _box(self, field: Field, width: float) -> Box:
        inner = width - 2 * _BOX_MARGIN
        value, label = self._speech.say(field.value), self._speech.say(field.label)
        # A person's own name for a thing keeps its letters as they are.
        caption = label if type(field.label) is str else label.upper()
        return Box(
            tuple(wrap([Span(value, shrunk(value, FIGURE, inner, _LEAST_FIGURE))], inner)),
            tuple(wrap([Span(caption, shrunk(caption, CAPTION, inner, 5.5))], inner)),
        )

    def _facts(self, fields: Sequence[Field]) -> Iterator[Piece]:
        for field in fields:
            yield from text_pieces(self._fact(field), self._width)

    def _inline_facts(self, fields: Sequence[Field]) -> Iterator[Piece]:
        spans: list[Span] = []
        for field in fields:
            spans += [Span("  ·  ", LABEL)] if spans else []
            spans += self._unbroken(self._fact(field))
        yield from text_pieces(spans, self._width)

    def _unbroken(self, fact: list[Span]) -> list[Span]:
        """A label and its value stay on one line where one is wide enough for both."""
        if sum(measured(span.text, span.style) for span in fact) > self._width:
            return fact
        return [Span(span.text.replace(" ", NO_BREAK), span.style) for span in fact]

    def _fact(self, field: Field) -> list[Span]:
        value = self._speech.say(field.value)
        return [Span(self._labelled(field.label), LABEL), Span(clean(value) or "_" * 12, BODY)]

    def _labelled(self, label: Words) -> str:
        text = self._speech.say(label)
        return self._speech.say(note(QT_TRANSLATE_NOOP("sheets", "{label}: "), label=text)) if text else ""

    def _track(self, track: Track, in_heading: bool) -> Iterator[Piece]:
        """What is left is ticked off; of much, it is written on a line."""
        if not in_heading:
            spans = [Span(self._labelled(track.value.label), LABEL), Span(self._of(track), BODY)]
            yield from (replace(piece, keep=True) for piece in text_pieces(spans, self._width))
        if isinstance(track.gauge, gauges.BarGauge) and track.gauge.maximum > MOST_TICKED:
            yield Ruled(width=self._width, height=RULED_HEIGHT)
            return
        drawing = gauges.drawing(track.gauge, "paper", self._width)
        if drawing.shapes:
            scale = min(1.0, self._width / drawing.width)
            yield Drawn(drawing=drawing, scale=scale, height=drawing.height * scale, speech=self._speech,
                        gap=0 if in_heading else 3)  # fmt: skip

    def _meters(self, meters: Sequence[Meter]) -> Iterator[Piece]:
        return flowing(meters, self._width, self._speech, BODY, REMARK)

    def _writing(self, writing: Writing) -> Iterator[Piece]:
        text, label = self._speech.say(writing.field.value), self._speech.say(writing.field.label)
        if text.strip():
            named = label and label != self._title
            spans = [Span(self._labelled(writing.field.label), LABEL)] if named else []
            yield from text_pieces([*spans, Span(text, BODY)], self._width)
        for _ in range(writing.ruled):
            yield Ruled(width=self._width, height=RULED_HEIGHT)


class _Places:
    """Fields of one row of boxes, and how many boxes a full row holds."""

    def __init__(self, fields: Sequence[Field], places: int) -> None:
        self.fields = fields
        self.places = places


def _in_rows(fields: Sequence[Field], width: float, least: float) -> Iterator[_Places]:
    """Rows as even as can be, of boxes at least ``least`` wide."""
    most = max(int((width + _FIGURE_GAP) // (least + _FIGURE_GAP)), 1)
    rows = -(-len(fields) // most)
    places = -(-len(fields) // rows) if rows else 1
    for start in range(0, len(fields), places):
        yield _Places(fields[start : start + places], places)


def _parted(groups: list[list[Piece]], first_gap: float) -> Iterator[list[Piece]]:
    """The blocks with the room before each: less above text and tables, which have some of their own."""
    for number, (head, *rest) in enumerate(groups):
        gap = BLOCK_GAP if number else first_gap
        if isinstance(head, Row | Ruled):
            after_table = number and isinstance(groups[number - 1][-1], Row | Ruled)
            gap = _GAUGE_GAP if after_table else min(gap, _TABLE_GAP)
        elif isinstance(head, Text) and number and isinstance(groups[number - 1][-1], Text):
            gap = _TEXT_GAP
        elif number and isinstance(groups[number - 1][-1], Drawn):
            gap = _GAUGE_GAP
        yield [replace(head, gap=gap), *rest]
