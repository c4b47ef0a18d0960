# SPDX-License-Identifier: GPL-3.0-or-later
"""Which trial the sheet offers where: each one's id and title (DH-1, DH-4, DH-25, DH-45)."""

from panoplia.rules.dungeon_hack.character import CHARACTERISTICS
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Words, note
from panoplia.rules.sheet import Offer
from panoplia.rules.system import Piece

DODGE = Offer("dodge", note(QT_TRANSLATE_NOOP("dungeon-hack", "Dodge")))
DYING = Offer("dying", note(QT_TRANSLATE_NOOP("dungeon-hack", "At death's door")))


def test(key: str) -> Offer:
    """Of a characteristic."""
    title = note(QT_TRANSLATE_NOOP("dungeon-hack", "Test: {characteristic}"), characteristic=CHARACTERISTICS[key])
    return Offer(f"test:{key}", title)


def attack(piece: Piece) -> Offer:
    """With a weapon; bare hands have the id 0."""
    title = note(QT_TRANSLATE_NOOP("dungeon-hack", "Attack: {weapon}"), weapon=piece.name)
    return Offer(f"attack:{piece.id}", title, _at_work(piece))


def usage(piece: Piece) -> Offer:
    """Of a usage die."""
    title = note(QT_TRANSLATE_NOOP("dungeon-hack", "Use: {supply}"), supply=piece.name)
    return Offer(f"usage:{piece.id}", title, _at_work(piece))


def _at_work(piece: Piece) -> Words:
    """Why a piece is not at hand, where someone works on it."""
    if not piece.ready:
        return ""
    return note(
        QT_TRANSLATE_NOOP("dungeon-hack", "{piece}: in the workshop until day {day}."),
        piece=piece.name, day=piece.ready,
    )  # fmt: skip
