# SPDX-License-Identifier: GPL-3.0-or-later
"""What things are called in labels and questions, and what a copy is called."""

import re
from collections.abc import Sequence

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Several, Words, note, several
from panoplia.table.reading import Holding
from panoplia.table.verbs import LONGEST_NAME

MOST_NAMED = 12


def named(held: Holding, quantity: int | None = None) -> Words:
    """A thing by its name, and how many where there are several."""
    count = held.item.quantity if quantity is None else quantity
    if count == 1:
        return held.name
    return note(QT_TRANSLATE_NOOP("table", "{quantity} × {item}"), quantity=count, item=held.name)


def listed(holdings: Sequence[Holding], quantity: int | None = None) -> Several:
    """Things by their names; of many, the first and how many more."""
    return few([named(held, quantity) for held in holdings])


def few(words: Sequence[Words]) -> Several:
    """Words side by side; of many, the first and how many more."""
    more = len(words) - MOST_NAMED
    if more <= 0:
        return several(words)
    return several([*words[:MOST_NAMED], note(QT_TRANSLATE_NOOP("table", "and %n more"), n=more)])


def numbered(name: str, number: int) -> str:
    """A copy's name: ``Enyra (2)``, also of a copy; a long one is cut so that the number fits."""
    mark = f" ({number})"
    return re.sub(r" \(\d+\)$", "", name)[: LONGEST_NAME - len(mark)] + mark
