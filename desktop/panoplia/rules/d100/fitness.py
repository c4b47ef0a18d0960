# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands in the way of using a piece, or of acting at all (PC-32, PC-37, PC-91, PC-93)."""

from collections.abc import Mapping

from panoplia.rules.d100 import gear
from panoplia.rules.d100.gear import Shot, Weapon
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Phrase, note
from panoplia.rules.system import Piece, Subject

LACKING: Mapping[Shot, Phrase] = {
    "arrows": QT_TRANSLATE_NOOP("d100", "No arrows are left."),
    "bolts": QT_TRANSLATE_NOOP("d100", "No bolts are left."),
}


def dead(subject: Subject) -> Note | None:
    """The dead do nothing more (PC-37); fate alone helps them (PC-61)."""
    if not subject.condition.dead:
        return None
    return note(QT_TRANSLATE_NOOP("d100", "The dead can do nothing; a point of fate might help."), "PC-37")


def at_work(piece: Piece) -> Note | None:
    """Why a piece is not at hand, where someone works on it."""
    if not piece.ready:
        return None
    return note(
        QT_TRANSLATE_NOOP("d100", "{piece}: in the workshop until day {day}."), piece=piece.name, day=piece.ready
    )


def in_the_way(piece: Piece) -> Note | None:
    """Why a piece cannot be used now: left behind, being worked on, broken or used up."""
    if not piece.carried:
        return note(QT_TRANSLATE_NOOP("d100", "{piece} was left behind: fetch it first."), piece=piece.name)
    state = gear.state(piece)
    if not state.usable:
        return note(
            QT_TRANSLATE_NOOP("d100", "{piece} cannot be used: {state}."), state.words.clause,
            piece=piece.name, state=state.words,
        )  # fmt: skip
    return at_work(piece)


def without_shots(piece: Piece, subject: Subject) -> Note | None:
    """Why a bow or a crossbow cannot shoot: there is nothing to shoot with (PC-91)."""
    if not isinstance(piece.data, Weapon) or piece.data.ammunition is None:
        return None
    if gear.shots(subject.pieces, piece.data.ammunition):
        return None
    return note(LACKING[piece.data.ammunition], "PC-91")
