# SPDX-License-Identifier: GPL-3.0-or-later
"""A bestiary: lines of the catalogue that describe a foe in the words in which people are typed (DH-6)."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from panoplia.rules.creation import Newcomers
from panoplia.rules.describing import LONGEST_LINE
from panoplia.rules.editors import Line
from panoplia.rules.entries import EntryField, EntryKind
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Names, Words
from panoplia.rules.system import Category, ReadTable, ShippedEntry

FOE = "foe"
FOES = Category(FOE, QT_TRANSLATE_NOOP("foes", "Bestiary"), gear=False, people=True)
STAND_IN = "X"
"""Named like this, a foe's line is understood without its name."""


class Foe(msgspec.Struct, frozen=True, tag=FOE, forbid_unknown_fields=True):
    """What is said of a foe behind its name: ``level 2, health 7, 1d6+1``."""

    line: str


def described_by(foe: Foe, name: str) -> str:
    """The line of one such foe, as people would type it."""
    return f"{name}, {foe.line}" if foe.line else name


def shipped_foes(read: ReadTable, table: str) -> Iterable[ShippedEntry]:
    """The shipped bestiary of a system, from one of its tables."""
    for row in read(table):
        yield ShippedEntry(row["key"], FOE, Names(row["name_es"], row["name_en"]), Foe(row["line"]))


def foe_kind(newcomers: Callable[[str], Newcomers], hint: Words) -> EntryKind:
    """What can be typed of a foe of one's own; its line has to be understood."""

    def understood(typed: Any) -> Any:
        newcomers(described_by(Foe(str(typed)), STAND_IN))
        return typed

    line = EntryField(
        "line", QT_TRANSLATE_NOOP("foes", "What it is like"), Line(LONGEST_LINE), hint=hint, optional=True, empty="",
        tidy=understood,
    )  # fmt: skip
    return EntryKind(FOE, FOE, QT_TRANSLATE_NOOP("foes", "Foe"), Foe, (line,))
