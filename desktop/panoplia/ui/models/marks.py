# SPDX-License-Identifier: GPL-3.0-or-later
"""Signs at the margin of the catalogue: one's own lines, changed ones, those that need a look."""

from collections.abc import Iterator
from typing import Literal

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Phrase
from panoplia.store.records import Damaged, Entry

MarkId = Literal["look", "retired", "changed", "own"]


class Mark(msgspec.Struct, frozen=True):
    """A sign and what it means."""

    id: MarkId
    sign: str
    words: Phrase


DAMAGED = Mark("look", "!", QT_TRANSLATE_NOOP("armoury", "Cannot be read; it is kept as it is"))
STALE = Mark("look", "!", QT_TRANSLATE_NOOP("armoury", "Changed from the book, which says something else since then"))
MISFIT = Mark("look", "!", QT_TRANSLATE_NOOP("armoury", "A change of it no longer fits and is passed over"))
RETIRED = Mark("retired", "×", QT_TRANSLATE_NOOP("armoury", "Taken out of the armoury"))
CHANGED = Mark("changed", "≠", QT_TRANSLATE_NOOP("armoury", "Changed from the book"))
OWN = Mark("own", "+", QT_TRANSLATE_NOOP("armoury", "Not in the book: your own"))


def marks_of(entry: Entry) -> Iterator[Mark]:
    """The marks of an entry, the most pressing first; none for a line as it is in the book."""
    overlay = entry.overlay
    if isinstance(entry.data, Damaged):
        yield DAMAGED
    if overlay and overlay.misfits:
        yield MISFIT
    if overlay and overlay.stale:
        yield STALE
    if entry.retired:
        yield RETIRED
    if overlay and overlay.changed - {"retired"} and not overlay.stale:
        yield CHANGED
    if entry.origin == "own":
        yield OWN
