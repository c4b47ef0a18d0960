# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands in the way of using a piece, or of acting at all (DH-12, DH-15, DH-16, DH-45)."""

from panoplia.rules.dungeon_hack import gear
from panoplia.rules.dungeon_hack.character import STEPS_TO_DEATH
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note
from panoplia.rules.system import Piece, Subject


def in_the_way(piece: Piece) -> Note | None:
    """Why a piece cannot be used now: left behind, being worked on, or spent."""
    if not piece.carried:
        return note(QT_TRANSLATE_NOOP("dungeon-hack", "{piece} was left behind: fetch it first."), piece=piece.name)
    if not gear.usable(piece):
        state = gear.state(piece)
        return note(
            QT_TRANSLATE_NOOP("dungeon-hack", "{piece} cannot be used: {state}."), state.words.clause,
            piece=piece.name, state=state.words,
        )  # fmt: skip
    return None


def helpless(subject: Subject) -> Note | None:
    """Nobody attacks or dodges at 0 health."""
    if subject.condition.health:
        return None
    return note(QT_TRANSLATE_NOOP("dungeon-hack", "At 0 health nobody can do this."), "DH-45")


def beyond_dying(subject: Subject) -> Note | None:
    """Why nobody rolls for a life any more: it is lost, or safe."""
    if subject.condition.dying >= STEPS_TO_DEATH:
        return note(QT_TRANSLATE_NOOP("dungeon-hack", "Three steps are taken: dead."), "DH-45")
    if subject.condition.stable:
        return note(
            QT_TRANSLATE_NOOP("dungeon-hack", "Stable at 0 health: nothing is rolled until there is more damage."),
            "DH-45",
        )
    return None
