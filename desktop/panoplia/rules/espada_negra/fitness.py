# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands in the way of acting, or of using a piece (EN-11, EN-30, EN-34 to EN-36)."""

from panoplia.rules.espada_negra import offers
from panoplia.rules.espada_negra.derived import unconscious_at
from panoplia.rules.espada_negra.gear import HANDS, Weapon
from panoplia.rules.espada_negra.person import Person
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note
from panoplia.rules.system import Piece


def dead(person: Person) -> Note | None:
    """The dead do nothing more (EN-35)."""
    return note(QT_TRANSLATE_NOOP("espada-negra", "The dead can do nothing."), "EN-35") if person.dead else None


def dead_patient(person: Person) -> Note | None:
    """What nobody can do for the dead (EN-35)."""
    if not person.dead:
        return None
    said = QT_TRANSLATE_NOOP("espada-negra", "The patient is dead: neither care nor rest changes that.")
    return note(said, "EN-35")


def out_of_action(person: Person) -> Note | None:
    """Why someone cannot act in a fight; the exhausted can, without runes (EN-30, EN-33 to EN-35)."""
    if person.dead:
        return dead(person)
    if person.unconscious:
        return note(
            QT_TRANSLATE_NOOP("espada-negra", "No fight with damage {damage}: unconscious from {limit} on."), "EN-34",
            damage=person.condition.damage_taken, limit=unconscious_at(person.statistics).total,
        )  # fmt: skip
    if person.condition.stunned:
        return note(QT_TRANSLATE_NOOP("espada-negra", "No acts while stunned."), "EN-30")
    return None


def in_the_way(piece: Piece, person: Person) -> Note | None:
    """Why a weapon cannot be used now: left behind, being worked on, or too few arms for it (EN-36)."""
    if not piece.carried:
        return note(QT_TRANSLATE_NOOP("espada-negra", "{piece} was left behind: fetch it first."), piece=piece.name)
    return offers.at_work(piece) or _without_arms(piece, person)


def _without_arms(piece: Piece, person: Person) -> Note | None:
    """Blows without a weapon, and what takes up no hand, need an arm too."""
    assert isinstance(piece.data, Weapon)
    needed, left = max(piece.data.hands, 1), useful_arms(person)
    if needed <= left:
        return None
    return note(
        QT_TRANSLATE_NOOP("espada-negra", "{piece} needs {hands} of the arms, and {left} can be used."), "EN-36",
        piece=piece.name, hands=needed, left=left,
    )  # fmt: skip


def useful_arms(person: Person) -> int:
    """The arms without a very grave wound; each such wound is taken to be of another arm (EN-36, set)."""
    useless = sum(wound.place == "arm" and wound.grade == "very_grave" for wound in person.condition.wounds)
    return max(HANDS - useless, 0)
