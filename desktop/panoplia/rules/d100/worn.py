# SPDX-License-Identifier: GPL-3.0-or-later
"""Armour as it is worn, in layers (PC-35, PC-74, PC-90).

Leather, mail or scales, and plate are three layers: a place is protected by one piece of each. That the layers add up
is **(set)**: the full suits of the source weigh and protect what their layers do together (leather 80 and mail 130 are
210; with plate 185 they are 395).
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Literal

import msgspec

from panoplia.rules.d100.armour import Material, Penalties, penalties
from panoplia.rules.d100.places import Armour, Place
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Words, note
from panoplia.rules.why import Sum, Term, added

Layer = Literal["leather", "mail", "plate"]
LAYER_TAKEN = QT_TRANSLATE_NOOP("d100", "{piece}: its layer is taken already")
ALONE = 2
"""So many points a piece of mail, scales or plate has by itself; with more it holds the layers below it (set)."""
_LAYERS: Mapping[Material, tuple[Layer, ...]] = {
    "leather": ("leather",),
    "mail": ("leather", "mail"),
    "scale": ("leather", "mail"),
    "plate": ("leather", "mail", "plate"),
}


class WornPiece(msgspec.Struct, frozen=True):
    """A piece of armour in use: its name, what it is of, its points by place. A broken one is left out (PC-93)."""

    name: Words
    material: Material
    points: Armour

    @property
    def layers(self) -> frozenset[Layer]:
        """The layers that it is: its own, and those below it in a whole suit."""
        below = _LAYERS[self.material]
        most = max(value or 0 for value in msgspec.structs.astuple(self.points))
        return frozenset(below if most > ALONE else below[-1:])


class Worn(msgspec.Struct, frozen=True):
    """All the armour in use, in the order shown, and the name of the shield in hand."""

    pieces: tuple[WornPiece, ...] = ()
    shield: Words | None = None


NOTHING_WORN = Worn()


def counting(pieces: Iterable[WornPiece], place: Place) -> tuple[WornPiece, ...]:
    """The pieces that protect a place: no layer twice, and as many points as can be (set)."""
    best: dict[frozenset[Layer], tuple[int, tuple[WornPiece, ...]]] = {frozenset(): (0, ())}
    for piece in pieces:
        points = piece.points.at(place)
        for layers, (so_far, chosen) in list(best.items()):
            both = layers | piece.layers
            if points and not layers & piece.layers and so_far + points > best.get(both, (0, ()))[0]:
                best[both] = so_far + points, (*chosen, piece)
    return max(best.values(), key=lambda found: found[0])[1]


def armour_at(worn: Worn, place: Place) -> Sum:
    """The points of the armour at a place, each piece by its name; those that add nothing to others last (PC-35)."""
    counted = counting(worn.pieces, place)
    spare = (piece for piece in worn.pieces if piece.points.at(place) and not any(piece is each for each in counted))
    return added((
        *(Term(piece.name, piece.points.at(place), "PC-35") for piece in counted),
        *(Term(note(LAYER_TAKEN, piece=piece.name), 0, "PC-35") for piece in spare),
    ))  # fmt: skip


def burden(worn: Worn, share: Callable[[Penalties], int], clause: str) -> tuple[Term, ...]:
    """What armour takes off, once: by the first of the pieces that hinder most (PC-74, PC-90)."""
    worst = min(worn.pieces, key=lambda piece: share(penalties((piece.material,))), default=None)
    taken = share(penalties((worst.material,))) if worst else 0
    return (Term(worst.name, taken, clause),) if worst and taken else ()


def casting(worn: Worn) -> tuple[Term, ...]:
    """What armour and shield take off a casting roll (PC-74)."""
    heaviest = burden(worn, lambda taken: taken.cast, "PC-74")
    if worn.shield is None:
        return heaviest
    return (*heaviest, Term(worn.shield, penalties((), shield=True).cast, "PC-74"))
