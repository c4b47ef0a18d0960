# SPDX-License-Identifier: GPL-3.0-or-later
"""What a person can type or choose for a value."""

from typing import Any

import msgspec

from panoplia.rules.notes import Words


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


def as_typed(value: Any) -> Any:
    """What was typed, as it is."""
    return value
