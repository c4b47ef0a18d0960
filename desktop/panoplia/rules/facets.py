# SPDX-License-Identifier: GPL-3.0-or-later
"""By what a catalogue can be narrowed down: words to choose or leave out, and figures in a range."""

from collections.abc import Callable
from decimal import Decimal
from typing import Any

import msgspec

from panoplia.rules.notes import Phrase, Words


class Choice(msgspec.Struct, frozen=True):
    """A facet of words: ``options`` (key and label), and those of them that an entry's data has."""

    id: str
    label: Phrase
    options: tuple[tuple[str, Words], ...]
    values: Callable[[Any], tuple[str, ...]]


class Range(msgspec.Struct, frozen=True):
    """A facet of figures: the figure of an entry's data, ``None`` where it has none.

    What a person types is ``scale`` times as large as in the data: a figure may be counted in halves.
    """

    id: str
    label: Phrase
    figure: Callable[[Any], int | None]
    scale: int = 1
    unit: Words = ""


Facet = Choice | Range


class Among(msgspec.Struct, frozen=True):
    """Has one of the ``wanted`` words (any will do where none is wanted), and none of the ``unwanted``."""

    wanted: frozenset[str] = frozenset()
    unwanted: frozenset[str] = frozenset()

    def passes(self, values: tuple[str, ...]) -> bool:
        """Whether an entry with these words is shown."""
        return (not self.wanted or not self.wanted.isdisjoint(values)) and self.unwanted.isdisjoint(values)

    def __bool__(self) -> bool:
        return bool(self.wanted or self.unwanted)


class Between(msgspec.Struct, frozen=True):
    """Lies between two figures, both included, as the data counts them; ``outside`` turns it round."""

    lowest: Decimal | None = None
    highest: Decimal | None = None
    outside: bool = False

    def passes(self, figure: int | None) -> bool:
        """Whether an entry with this figure is shown. One without a figure lies in no range."""
        inside = (
            figure is not None
            and (self.lowest is None or figure >= self.lowest)
            and (self.highest is None or figure <= self.highest)
        )
        return inside != self.outside

    def __bool__(self) -> bool:
        return self.lowest is not None or self.highest is not None


Setting = Among | Between
