# SPDX-License-Identifier: GPL-3.0-or-later
"""The words in which a rule system describes its sheet; a form and a PDF are made from the same description."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Literal

import msgspec

from panoplia.rules.editors import Editor, as_typed
from panoplia.rules.entries import EntryField
from panoplia.rules.gauges import Gauge, spoken
from panoplia.rules.notes import Note, Phrase, Words
from panoplia.rules.why import Sum

Place = Literal["wide", "left", "right", "none"]
"""Where a section stands: across the sheet, in one of its two columns, or not in this medium.

On screen the left column takes a third, on paper a half. Wide sections part the columns before from those after.
"""


class Offer(msgspec.Struct, frozen=True):
    """A trial that can be begun where this stands: its id, and its title in words. Paper leaves it out.

    Where there is a ``refusal``, it cannot be begun now, and that says why.
    """

    id: str
    title: Words
    refusal: Words = ""


class Field(msgspec.Struct, frozen=True):
    """A value with its label. ``path`` is what ``characters.set_field`` changes; empty where nothing can be typed.

    ``offer`` stands beside figures and facts in a line. A value with a ``why`` is derived, and has no path. ``tidy``
    brings what was typed into the form of the book, or raises ``Refused``.
    """

    label: Words
    value: int | Words
    path: str = ""
    editor: Editor | None = None
    hint: Words = ""
    offer: Offer | None = None
    why: Sum | None = None
    tidy: Callable[[Any], Any] = as_typed


def derived_field(label: Words, figure: Sum, offer: Offer | None = None) -> Field:
    """A figure that is worked out, and can say where it comes from."""
    return Field(label, figure.total, offer=offer, why=figure)


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


class Derived(msgspec.Struct, frozen=True, tag=True):
    """A cell that tells where its figure comes from."""

    words: Words
    why: Sum


Cell = Words | Gauge | Derived


def words_of(cell: Cell) -> Words:
    """What a cell says; of a gauge, what it shows."""
    if isinstance(cell, Derived):
        return cell.words
    return spoken(cell) if isinstance(cell, Gauge) else cell


class Table(msgspec.Struct, frozen=True, tag=True):
    """Rows of cells. ``empty`` says what to do first where there are none; ``spare`` is ruled lines on paper.

    ``offers`` go with the rows, one for each, or are none at all.
    """

    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]
    empty: Words = ""
    spare: int = 0
    headed: bool = True
    offers: tuple[Offer | None, ...] = ()


class GridRow(msgspec.Struct, frozen=True):
    """A row of a grid: a field for each column, ``None`` where there is none. A ``large`` one holds the figures."""

    label: Words
    fields: tuple[Field | None, ...]
    large: bool = False


class Grid(msgspec.Struct, frozen=True, tag=True):
    """Fields in rows and columns under short headings, such as a profile: what is written, what has grown, what is.

    The heading of a column stands for its fields: their own labels are what a screen reader says.
    """

    headings: tuple[Words, ...]
    rows: tuple[GridRow, ...]


class Lines(msgspec.Struct, frozen=True, tag=True):
    """A table whose rows a person adds, changes and takes out; at most ``most`` of them.

    The rows are those of the list at ``path``, each called ``names``. ``values`` are what the form of each row shows,
    by the ids of ``fields``; ``add`` is what the button says. No two rows are alike in all the ``unique`` fields.
    """

    table: Table
    names: tuple[Words, ...]
    path: str
    add: Phrase
    fields: tuple[EntryField, ...]
    values: tuple[Mapping[str, Any], ...]
    most: int = 100
    unique: tuple[str, ...] = ()


class Remark(msgspec.Struct, frozen=True, tag=True):
    """A sentence of secondary text; ``only`` keeps it off one medium."""

    words: Words
    only: Literal["screen", "paper", "both"] = "both"


class Writing(msgspec.Struct, frozen=True, tag=True):
    """Long text of the person, and at least ``ruled`` lines to write on, on paper."""

    field: Field
    ruled: int = 0


Block = Figures | Facts | Track | Meter | Table | Grid | Lines | Remark | Writing


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
                case Grid():
                    yield from (field for row in block.rows for field in row.fields if field)
                case _:
                    pass


def lines_of(sheet: Sheet) -> Iterator[Lines]:
    """Every list of a sheet."""
    for section in sheet.sections:
        yield from (block for block in section.blocks if isinstance(block, Lines))
