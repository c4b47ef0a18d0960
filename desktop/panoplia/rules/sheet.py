# SPDX-License-Identifier: GPL-3.0-or-later
"""The words in which a rule system describes its sheet; a form and a PDF are made from the same description."""

from collections.abc import Iterator
from typing import Literal

import msgspec

from panoplia.rules.gauges import Gauge
from panoplia.rules.notes import Note, Words

Place = Literal["wide", "left", "right", "none"]
"""Where a section stands: across the sheet, in one of its two columns, or not in this medium.

On screen the left column takes a third, on paper a half. Wide sections part the columns before from those after.
"""


class Number(msgspec.Struct, frozen=True, tag=True):
    """A whole number from ``lowest`` to ``highest``."""

    lowest: int
    highest: int


class Line(msgspec.Struct, frozen=True, tag=True):
    """One line of text of at most ``longest`` characters; ``required`` forbids an empty one."""

    longest: int = 200
    required: bool = False


class Prose(msgspec.Struct, frozen=True, tag=True):
    """Text of several lines of at most ``longest`` characters."""

    longest: int = 100_000


class Pick(msgspec.Struct, frozen=True, tag=True):
    """One of ``options`` (key and label); with ``own`` also any text of the person's."""

    options: tuple[tuple[str, Words], ...]
    own: bool = False


Editor = Number | Line | Prose | Pick


class Offer(msgspec.Struct, frozen=True):
    """A trial that can be begun where this stands: its id, and its title in words. Paper leaves it out.

    Where there is a ``refusal``, it cannot be begun now, and that says why.
    """

    id: str
    title: Words
    refusal: Words = ""


class Field(msgspec.Struct, frozen=True):
    """A value with its label. ``path`` is what ``characters.set_field`` changes; empty where nothing can be typed.

    ``offer`` stands beside figures and facts in a line.
    """

    label: Words
    value: int | Words
    path: str = ""
    editor: Editor | None = None
    hint: Words = ""
    offer: Offer | None = None


class Figures(msgspec.Struct, frozen=True, tag=True):
    """Fields as a row of large numbers in boxes, labels below."""

    fields: tuple[Field, ...]


class Facts(msgspec.Struct, frozen=True, tag=True):
    """Fields as label and value, one a line; ``inline`` sets them behind each other."""

    fields: tuple[Field, ...]
    inline: bool = False


class Track(msgspec.Struct, frozen=True, tag=True):
    """A value out of a maximum with its gauge; both can be typed where they have a path.

    ``vital`` is what hurting and healing change.
    """

    value: Field
    maximum: Field
    gauge: Gauge
    vital: bool = False


class Meter(msgspec.Struct, frozen=True, tag=True):
    """A gauge with a caption in front of it and what it says in words behind."""

    gauge: Gauge
    caption: Words = ""
    words: Words = ""


class Column(msgspec.Struct, frozen=True):
    """A column of a table; ``weight`` shares out the width, ``right`` sets figures flush right."""

    title: Words
    weight: int = 1
    right: bool = False


class Table(msgspec.Struct, frozen=True, tag=True):
    """Rows of cells. ``empty`` says what to do first where there are none; ``spare`` is ruled lines on paper.

    ``offers`` go with the rows, one for each, or are none at all.
    """

    columns: tuple[Column, ...]
    rows: tuple[tuple[Words | Gauge, ...], ...]
    empty: Words = ""
    spare: int = 0
    headed: bool = True
    offers: tuple[Offer | None, ...] = ()


class Remark(msgspec.Struct, frozen=True, tag=True):
    """A sentence of secondary text; ``only`` keeps it off one medium."""

    words: Words
    only: Literal["screen", "paper", "both"] = "both"


class Writing(msgspec.Struct, frozen=True, tag=True):
    """Long text of the person, and at least ``ruled`` lines to write on, on paper."""

    field: Field
    ruled: int = 0


Block = Figures | Facts | Track | Meter | Table | Remark | Writing


class Section(msgspec.Struct, frozen=True):
    """A card on screen, a headed part on paper. ``id`` is stable, for tests and the keyboard."""

    id: str
    title: Words
    blocks: tuple[Block, ...]
    screen: Place = "wide"
    paper: Place = "wide"


class Sheet(msgspec.Struct, frozen=True):
    """A character's sheet. ``title`` is the person's own text; ``lines`` stand below it, the first one larger.

    These two tell of the character and nothing of the gear: where they stand alone, it is not looked at.
    """

    title: Field
    lines: tuple[Note, ...]
    sections: tuple[Section, ...]
    corner: tuple[Field, ...] = ()
    footer: Words = ""


def fields_of(sheet: Sheet) -> Iterator[Field]:
    """Every field of a sheet, editable or not."""
    yield sheet.title
    yield from sheet.corner
    for section in sheet.sections:
        for block in section.blocks:
            match block:
                case Figures() | Facts():
                    yield from block.fields
                case Track():
                    yield block.value
                    yield block.maximum
                case Writing():
                    yield block.field
                case _:
                    pass
