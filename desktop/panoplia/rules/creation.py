# SPDX-License-Identifier: GPL-3.0-or-later
"""How a rule system makes people: the fields that are asked, who rolls them, a ready character, a line of text."""

from collections.abc import Callable, Mapping
from itertools import chain
from typing import Any

import msgspec

from panoplia.rules.editors import Editor
from panoplia.rules.notes import Phrase, Words
from panoplia.rules.script import Script

Answers = Mapping[str, int | str]
"""What was said of each field, by its id."""


def typed(_answers: Answers) -> Script | None:
    """Of a field that no rule rolls."""
    return None


class NewField(msgspec.Struct, frozen=True):
    """A value of a new character; ``start`` is what stands there at first.

    ``roll`` gives the script whose result is the field's value under the answers so far, or ``None``.
    """

    id: str
    label: Phrase
    editor: Editor
    start: int | str
    roll: Callable[[Answers], Script | None] = typed


class FieldGroup(msgspec.Struct, frozen=True):
    """Fields that are asked together, and what there is to know of them."""

    title: Phrase
    fields: tuple[NewField, ...]
    explanation: Words = ""


class Kit(msgspec.Struct, frozen=True):
    """Gear of the catalogue by its key; ``used`` is worn or wielded at once."""

    key: str
    quantity: int = 1
    used: bool = False


class Ready(msgspec.Struct, frozen=True):
    """A whole character: name, fields, purse and gear."""

    name: str
    answers: dict[str, int | str]
    money: int
    kit: tuple[Kit, ...]


class Creation(msgspec.Struct, frozen=True):
    """What is asked of a new character. ``money`` stands in the purse at first; ``ready`` ends in a ``Ready``.

    ``example`` is a line of people that the system understands in its words.
    """

    groups: tuple[FieldGroup, ...]
    money: int
    ready: Script
    example: Words = ""

    @property
    def fields(self) -> tuple[NewField, ...]:
        """The fields of all groups."""
        return tuple(chain.from_iterable(group.fields for group in self.groups))


class Newcomers(msgspec.Struct, frozen=True):
    """People that one line of text described: so many, all equal. ``told`` is what was understood.

    Each has the gear of ``kit``; what the catalogue does not hold any more is left out.
    """

    name: str
    count: int
    statistics: Any
    condition: Any
    told: Words
    kit: tuple[Kit, ...] = ()
