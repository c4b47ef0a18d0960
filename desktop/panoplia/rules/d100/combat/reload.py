# SPDX-License-Identifier: GPL-3.0-or-later
"""Reloading (PC-23, PC-24, PC-42)."""

from collections.abc import Iterator

from panoplia.rules.d100.combat.extended import begun
from panoplia.rules.d100.combat.shooting import loaded, reloading
from panoplia.rules.d100.combat.turn import VARIES, Rule, Turn, simply, unavailable
from panoplia.rules.d100.fitness import in_the_way, without_shots
from panoplia.rules.editors import Pick
from panoplia.rules.fights.combat import Deed
from panoplia.rules.fights.told import checked
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note
from panoplia.rules.refusal import Refused
from panoplia.rules.system import Piece
from panoplia.rules.trial import Circumstance, Told

LOADED = QT_TRANSLATE_NOOP("d100", "Nothing in hand has to be reloaded.")
RELOADED = QT_TRANSLATE_NOOP("d100", "{name} has reloaded: {weapon}.")


def rules() -> Iterator[Rule]:
    """One action for every weapon."""
    yield Rule(
        "reload", note(QT_TRANSLATE_NOOP("d100", "Reload")), "PC-24",
        note(QT_TRANSLATE_NOOP("d100", "As long as the weapon takes, over several turns where it must."), "PC-24"),
        VARIES, _refusal, _deed, lambda turn: (_which(turn),),
    )  # fmt: skip


def unloaded(turn: Turn) -> tuple[Piece, ...]:
    """What is in hand and has to be reloaded."""
    return tuple(piece for piece in turn.fighter.pieces
                 if piece.id in turn.tally.unloaded and piece.slot == "hands")  # fmt: skip


def _which(turn: Turn) -> Circumstance:
    pieces = unloaded(turn)
    options = tuple((str(piece.id), piece.name) for piece in pieces)
    first = _first(turn, pieces)
    return Circumstance("with", QT_TRANSLATE_NOOP("d100", "Weapon"), Pick(options), str(first.id), clause="PC-24")


def _first(turn: Turn, pieces: tuple[Piece, ...]) -> Piece:
    """What is reloaded where nothing is said: something that can be."""
    return next((piece for piece in pieces if _hindered(turn, piece) is None), pieces[0])


def _hindered(turn: Turn, piece: Piece) -> Note | None:
    """Why a weapon cannot be reloaded now."""
    reason = in_the_way(piece) or without_shots(piece, turn.fight.subject(turn.fighter))
    return reason or unavailable(turn, reloading(piece)[0])


def _refusal(turn: Turn) -> Note | None:
    pieces = unloaded(turn)
    if not pieces:
        return unavailable(turn, 0) or note(LOADED, "PC-24")
    return _hindered(turn, _first(turn, pieces))


def _deed(turn: Turn, told: Told) -> Deed:
    if reason := _refusal(turn):
        raise Refused.of(reason)
    checked((_which(turn),), told)
    pieces = unloaded(turn)
    piece = next((each for each in pieces if str(each.id) == told.get("with")), _first(turn, pieces))
    if reason := _hindered(turn, piece):
        raise Refused.of(reason, "with")
    steps = reloading(piece)
    return begun(turn, "reload", str(piece.id), piece.name, steps, lambda cost: reloaded(turn, piece, cost))


def reloaded(turn: Turn, piece: Piece, cost: int) -> Deed:
    """The last step of a reload."""
    said = note(RELOADED, "PC-24", name=turn.fighter.name, weapon=piece.name)
    return simply(turn, cost, said, lambda fight: loaded(fight, turn.id, piece.id), extended=None)
