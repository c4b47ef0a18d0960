# SPDX-License-Identifier: GPL-3.0-or-later
"""What someone in a fight has in hand, and what a change of it does to the initiative (EN-11, EN-36, EN-39)."""

from collections.abc import Iterable

import msgspec

from panoplia.rules.espada_negra import derived, gear
from panoplia.rules.espada_negra.fitness import useful_arms
from panoplia.rules.espada_negra.in_use import in_use
from panoplia.rules.espada_negra.manoeuvres import ChangeInput
from panoplia.rules.espada_negra.person import Person
from panoplia.rules.fights.state import Fighter
from panoplia.rules.system import Piece

HANDS = "hands"


def hands_for(piece: Piece) -> int:
    """How many hands a piece takes, 0 for what is not held."""
    needed = gear.needs(piece)
    return needed[1] if needed and needed[0] == HANDS else 0


def in_hand(fighter: Fighter) -> tuple[Piece, ...]:
    """What is held."""
    return tuple(piece for piece in fighter.pieces if piece.slot == HANDS and piece.carried)


def ready(fighter: Fighter) -> tuple[Piece, ...]:
    """What could be drawn: it hangs on the body, in nothing and not in the workshop (EN-39)."""
    return tuple(
        piece for piece in fighter.pieces
        if hands_for(piece) and piece.carried and not (piece.slot or piece.inside or piece.ready)
    )  # fmt: skip


def hands_held(pieces: Iterable[Piece]) -> int:
    """How many hands are full."""
    return sum(hands_for(piece) for piece in pieces)


def hands_free(fighter: Fighter, person: Person) -> int:
    """How many useful hands are empty (EN-36)."""
    return max(useful_arms(person) - hands_held(in_hand(fighter)), 0)


def change_of(fighter: Fighter, pieces: tuple[Piece, ...]) -> ChangeInput:
    """The initiative now, and that of a new set with nothing lost in the fight (EN-39)."""
    statistics, condition = fighter.statistics, fighter.condition
    now = derived.initiative(statistics, condition, in_use(fighter.pieces)).total
    whole = msgspec.structs.replace(condition, initiative_lost=0)
    return ChangeInput(now, derived.initiative(statistics, whole, in_use(pieces)).total)


def regeared(fighter: Fighter, pieces: tuple[Piece, ...]) -> Fighter:
    """Whoever holds something else from now on: initiative drops to that of the new set, and never rises (EN-39)."""
    change = change_of(fighter, pieces)
    lost = max(change.set - change.initiative, 0)
    condition = msgspec.structs.replace(fighter.condition, initiative_lost=lost)
    return msgspec.structs.replace(fighter, pieces=pieces, condition=condition)


def in_slot(pieces: Iterable[Piece], slots: dict[int, str]) -> tuple[Piece, ...]:
    """The same pieces, some of them in other places, by their ids."""
    return tuple(
        msgspec.structs.replace(piece, slot=slots[piece.id]) if piece.id in slots else piece for piece in pieces
    )
