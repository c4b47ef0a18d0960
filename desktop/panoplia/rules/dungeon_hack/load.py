# SPDX-License-Identifier: GPL-3.0-or-later
"""The load of a character: things are counted, against a number on the sheet, because the source has no weights."""

from panoplia.rules.load import Load
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.system import Subject


def load(subject: Subject) -> Load:
    """Things count one each, a bundle with a usage die too. Coins and what was left behind do not count."""
    carried = sum(piece.quantity for piece in subject.pieces if piece.carried)
    limit: int = subject.statistics.carry_limit
    if carried > limit:
        words = note(
            QT_TRANSLATE_NOOP("dungeon-hack", "{carried} of {limit} things: {over} too many"),
            carried=carried, limit=limit, over=carried - limit,
        )  # fmt: skip
    else:
        words = note(QT_TRANSLATE_NOOP("dungeon-hack", "{carried} of {limit} things"), carried=carried, limit=limit)
    return Load(carried, limit, words)
