# SPDX-License-Identifier: GPL-3.0-or-later
"""Figures of older rules brought into these: pick what the old sheet says, read what it is now."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from panoplia.rules.notes import Note, Phrase, Words


class Making(msgspec.Struct, frozen=True):
    """Gear that a converted figure can become: a new entry of a ``kind``, with ``values`` for its fields by their ids.

    ``label`` is what the button says.
    """

    label: Phrase
    kind: str
    values: Callable[[str], Mapping[str, Any]]


class Conversion(msgspec.Struct, frozen=True):
    """One thing that older rules wrote otherwise. ``told`` says what one of the ``options`` has become, and why."""

    id: str
    title: Phrase
    clause: str
    explanation: Note
    label: Phrase
    options: tuple[tuple[str, Words], ...]
    told: Callable[[str], Words]
    making: Making | None = None
