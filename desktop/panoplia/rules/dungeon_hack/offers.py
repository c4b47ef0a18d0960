# SPDX-License-Identifier: GPL-3.0-or-later
"""Which trial the sheet offers where: each one's id and title (DH-1, DH-4, DH-25, DH-45)."""

from panoplia.rules.dungeon_hack.character import CHARACTERISTICS
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
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
    return Offer(f"attack:{piece.id}", note(QT_TRANSLATE_NOOP("dungeon-hack", "Attack: {weapon}"), weapon=piece.name))


def usage(piece: Piece) -> Offer:
    """Of a usage die."""
    return Offer(f"usage:{piece.id}", note(QT_TRANSLATE_NOOP("dungeon-hack", "Use: {supply}"), supply=piece.name))
