# SPDX-License-Identifier: GPL-3.0-or-later
"""How a rule system describes what can be typed about a line of its catalogue."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from panoplia.rules.editors import Line, Number, Pick, as_typed
from panoplia.rules.notes import Phrase, Words


class Ticks(msgspec.Struct, frozen=True):
    """Any number of ``options`` (key and label); what they mean is told by ``hints`` (key and sentence)."""

    options: tuple[tuple[str, Words], ...]
    hints: tuple[tuple[str, Words], ...] = ()


class YesNo(msgspec.Struct, frozen=True):
    """True or false."""


EntryEditor = Number | Line | Pick | Ticks | YesNo


class EntryField(msgspec.Struct, frozen=True):
    """A field of an entry's data. An ``optional`` one may be left empty, which is ``empty`` in the data.

    The form of a new entry begins with ``start``, where there is one.

    ``tidy`` brings what was typed into the form of the book, or raises ``Refused``. ``fillings`` are labels and values
    that the form offers to fill in, under the heading ``filling``.
    """

    id: str
    label: Phrase
    editor: EntryEditor
    hint: Words = ""
    optional: bool = False
    empty: Any = None
    tidy: Callable[[Any], Any] = as_typed
    filling: Words = ""
    fillings: tuple[tuple[Words, int | str], ...] = ()
    start: Any = None

    @property
    def first(self) -> Any:
        """What the form of a new entry begins with."""
        return self.empty if self.start is None else self.start


def _anything(_values: Mapping[str, Any]) -> None:
    return None


class EntryKind(msgspec.Struct, frozen=True):
    """A kind of gear with its fields; ``shape`` is its data, whose tag is ``id``. A kind never changes into another.

    ``check`` raises ``Refused`` where the values of its fields, each right alone, do not go together.
    """

    id: str
    category: str
    label: Phrase
    shape: type[msgspec.Struct]
    fields: tuple[EntryField, ...] = ()
    check: Callable[[Mapping[str, Any]], None] = _anything

    def build(self, values: Mapping[str, Any]) -> msgspec.Struct:
        """Typed data from a checked value for each field; what is left out stands as a new entry has it."""
        return msgspec.convert({"type": self.id, **values}, self.shape)

    def values(self, data: msgspec.Struct) -> dict[str, Any]:
        """The value of each field."""
        return {field.id: getattr(data, field.id) for field in self.fields}


def kind_of(kinds: Iterable[EntryKind], data: Any) -> EntryKind | None:
    """The kind that data is of; ``None`` for what cannot be read."""
    return next((kind for kind in kinds if isinstance(data, kind.shape)), None)


def picks(labels: Mapping[Any, Words]) -> tuple[tuple[str, Words], ...]:
    """Keys and labels as an editor takes them."""
    return tuple((str(key), label) for key, label in labels.items())


class Magic(msgspec.Struct, frozen=True):
    """What a magic piece has more than others: the label and range of its bonus, and what that does, in sentences."""

    label: Phrase
    editor: Number
    start: int
    explanation: tuple[Words, ...]
