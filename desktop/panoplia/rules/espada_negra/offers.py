# SPDX-License-Identifier: GPL-3.0-or-later
"""Which trial the sheet offers where: each one's id and title."""

from panoplia.rules.espada_negra.derived import SkillCheck
from panoplia.rules.espada_negra.skills import ATTRIBUTES, Attribute
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Words, note
from panoplia.rules.sheet import Offer
from panoplia.rules.system import Lore, Piece

CONCENTRATE = Offer("concentrate", note(QT_TRANSLATE_NOOP("espada-negra", "Concentrate")))
RECOVER = Offer("recover", note(QT_TRANSLATE_NOOP("espada-negra", "Take breath after a turn")))
END_FIGHT = Offer("end_fight", note(QT_TRANSLATE_NOOP("espada-negra", "End a fight")))
FIRST_AID = Offer("first_aid", note(QT_TRANSLATE_NOOP("espada-negra", "First aid")))
SURGERY = Offer("surgery", note(QT_TRANSLATE_NOOP("espada-negra", "Surgery")))
REST = Offer("rest", note(QT_TRANSLATE_NOOP("espada-negra", "Rest")))
CHECK = QT_TRANSLATE_NOOP("espada-negra", "Check: {skill}")
NOT_LISTED = QT_TRANSLATE_NOOP("espada-negra", "“{key}” is not on the list of skills any more.")


def attribute(key: Attribute) -> Offer:
    """Of an attribute alone (EN-3)."""
    title = note(QT_TRANSLATE_NOOP("espada-negra", "Runes: {attribute}"), attribute=note(ATTRIBUTES[key]))
    return Offer(f"attribute:{key}", title)


def check(tested: SkillCheck) -> Offer:
    """Of a skill (EN-3)."""
    title = note(CHECK, skill=tested.name)
    refusal: Words = "" if tested.skill else note(NOT_LISTED, "EN-3", key=tested.key)
    return Offer(f"check:{tested.key}", title, refusal)


def attack(piece: Piece) -> Offer:
    """With a weapon; bare hands have the id 0 (EN-22)."""
    title = note(QT_TRANSLATE_NOOP("espada-negra", "Attack: {weapon}"), weapon=piece.name)
    return Offer(f"attack:{piece.id}", title, at_work(piece) or "")


def power(lore: Lore) -> Offer:
    """Of a power (EN-37)."""
    return Offer(f"power:{lore.ref}", note(QT_TRANSLATE_NOOP("espada-negra", "Use: {power}"), power=lore.names))


def at_work(piece: Piece) -> Note | None:
    """Why a piece is not at hand, where someone works on it."""
    if not piece.ready:
        return None
    return note(
        QT_TRANSLATE_NOOP("espada-negra", "{piece}: in the workshop until day {day}."),
        piece=piece.name, day=piece.ready,
    )  # fmt: skip
