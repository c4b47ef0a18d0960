# SPDX-License-Identifier: GPL-3.0-or-later
"""The load of a character: encumbrance of what is carried, up to ten times the strength (set, no limit is named)."""

from collections.abc import Iterable

from panoplia.rules.d100.craft import encumbrance_of
from panoplia.rules.d100.derived import characteristic
from panoplia.rules.load import Load
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.system import Piece, Subject

EACH = 10
"""So much encumbrance for each point of strength."""


def load(subject: Subject) -> Load:
    """What the derived strength can carry. Coins and what was left behind do not count."""
    return carried_by(characteristic(subject.statistics, "s").total, subject.pieces)


def carried_by(strength: int, pieces: Iterable[Piece]) -> Load:
    """What is worn counts in full, a bundle as a whole one."""
    carried = sum(encumbrance_of(piece.data) * piece.quantity for piece in pieces if piece.carried)
    limit = strength * EACH
    if carried > limit:
        words = note(
            QT_TRANSLATE_NOOP("d100", "Encumbrance {carried} of {limit}: {over} too much"),
            carried=carried, limit=limit, over=carried - limit,
        )  # fmt: skip
    else:
        words = note(QT_TRANSLATE_NOOP("d100", "Encumbrance {carried} of {limit}"), carried=carried, limit=limit)
    return Load(carried, limit, words)
