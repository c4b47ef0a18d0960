# SPDX-License-Identifier: GPL-3.0-or-later
"""The load of a character: encumbrance of what is carried, up to ten times the strength (set, no limit is named)."""

from panoplia.rules.d100.craft import encumbrance_of
from panoplia.rules.load import Load
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.system import Subject

EACH = 10
"""So much encumbrance for each point of strength."""


def load(subject: Subject) -> Load:
    """What is worn counts in full, a bundle as a whole one. Coins and what was left behind do not count."""
    carried = sum(encumbrance_of(piece.data) * piece.quantity for piece in subject.pieces if piece.carried)
    limit: int = subject.statistics.s * EACH
    if carried > limit:
        words = note(
            QT_TRANSLATE_NOOP("d100", "Encumbrance {carried} of {limit}: {over} too much"),
            carried=carried, limit=limit, over=carried - limit,
        )  # fmt: skip
    else:
        words = note(QT_TRANSLATE_NOOP("d100", "Encumbrance {carried} of {limit}"), carried=carried, limit=limit)
    return Load(carried, limit, words)
