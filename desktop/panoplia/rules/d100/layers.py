# SPDX-License-Identifier: GPL-3.0-or-later
"""Armour as it is worn: points by place, layer over layer, and what it costs its wearer (PC-31, PC-74, PC-90)."""

from collections.abc import Iterable
from typing import get_args

from panoplia.rules.d100 import places
from panoplia.rules.d100.armour import Material, Penalties, penalties
from panoplia.rules.d100.gear import Armour, Place, Weapon, condition
from panoplia.rules.system import Piece

LAYERS: tuple[tuple[Material, ...], ...] = (("leather",), ("mail", "scale"), ("plate",))
"""From the skin outward (set, from the tables: full plate is full mail and the plates, full mail has leather below)."""
OF_PLACE: dict[places.Place, Place] = {
    "head": "head", "right_arm": "arms", "left_arm": "arms", "body": "body", "right_leg": "legs", "left_leg": "legs",
}  # fmt: skip


def worn_armour(pieces: Iterable[Piece]) -> list[Piece]:
    """Armour in use, broken or not."""
    return [piece for piece in pieces if isinstance(piece.data, Armour) and piece.slot]


def shield(pieces: Iterable[Piece]) -> Piece | None:
    """The shield or buckler in hand, which is in the way of casting (PC-74)."""
    return next((piece for piece in pieces if _is_shield(piece) and piece.slot), None)


def _is_shield(piece: Piece) -> bool:
    return isinstance(piece.data, Weapon) and "shield" in piece.data.traits


def points(pieces: Iterable[Piece], place: Place) -> int:
    """Armour points at a place: the best of each layer, added up; what is broken protects nothing (PC-35, PC-93)."""
    sound = [piece.data for piece in worn_armour(pieces) if condition(piece) != "broken"]
    so_far = 0
    for layer in LAYERS:
        here = [(getattr(data, place), data.complete) for data in sound if data.material in layer]
        loose = max((value for value, complete in here if not complete), default=0)
        # A complete armour has the layers below it in its own points.
        so_far = max([so_far + loose, *(value for value, complete in here if complete)])
    return so_far


def protection(pieces: Iterable[Piece]) -> places.Armour:
    """Armour points as the procedures take them, place by place (PC-31)."""
    worn = worn_armour(pieces)
    return places.Armour(**{place: points(worn, where) for place, where in OF_PLACE.items()})


def penalties_of(pieces: Iterable[Piece]) -> Penalties:
    """What armour and shield in use take off agility, movement and casting; broken ones too (PC-74, PC-90)."""
    held = tuple(pieces)
    return penalties([piece.data.material for piece in worn_armour(held)], shield(held) is not None)


def heaviest(pieces: Iterable[Piece]) -> Material | None:
    """The heaviest material in use, which alone counts for casting (PC-74)."""
    worn = [piece.data.material for piece in worn_armour(pieces)]
    return max(worn, key=get_args(Material).index, default=None)
