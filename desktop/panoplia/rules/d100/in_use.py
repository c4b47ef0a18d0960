# SPDX-License-Identifier: GPL-3.0-or-later
"""What of the gear protects and hinders: armour as it is worn, and the shield in hand (PC-31, PC-74, PC-93)."""

from collections.abc import Iterable

from panoplia.rules.d100 import places
from panoplia.rules.d100.gear import Armour, Weapon, condition
from panoplia.rules.d100.worn import Worn, WornPiece
from panoplia.rules.system import Piece


def worn_by(pieces: Iterable[Piece]) -> Worn:
    """All the armour in use and the shield in hand, as the derived figures take them (PC-35, PC-74, PC-90)."""
    held = tuple(pieces)
    in_hand = shield(held)
    layers = tuple(WornPiece(each.name, each.data.material, points_of(each.data)) for each in worn_armour(held))
    return Worn(layers, in_hand.name if in_hand else None)


def worn_armour(pieces: Iterable[Piece]) -> tuple[Piece, ...]:
    """Armour in use; what is broken protects nothing, and is left out (PC-93)."""
    return tuple(piece for piece in pieces if isinstance(piece.data, Armour) and _is_used(piece))


def shield(pieces: Iterable[Piece]) -> Piece | None:
    """The shield or buckler in hand, which is in the way of casting (PC-74)."""
    return next((piece for piece in pieces if _has(piece, "shield") and _is_used(piece)), None)


def cover(pieces: Iterable[Piece]) -> Piece | None:
    """The shield in hand that is large enough to be in the way of shots (PC-39)."""
    return next((piece for piece in pieces if _has(piece, "covers") and _is_used(piece)), None)


def points_of(data: Armour) -> places.Armour:
    """Armour points of one piece, as the procedures take them: both arms and both legs alike (PC-31)."""
    return places.Armour(
        head=data.head, right_arm=data.arms, left_arm=data.arms, body=data.body, right_leg=data.legs,
        left_leg=data.legs,
    )  # fmt: skip


def _has(piece: Piece, trait: str) -> bool:
    return isinstance(piece.data, Weapon) and trait in piece.data.traits


def _is_used(piece: Piece) -> bool:
    return bool(piece.slot) and condition(piece) != "broken"
