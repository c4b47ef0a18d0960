# SPDX-License-Identifier: GPL-3.0-or-later
"""What of the gear is in use: weapons in hand, armour and shield as one protection, loads (EN-4, EN-6, EN-27).

Where armour and shield lose structure together, the armour loses it first **(set)**: a shield stands to the last.
"""

from collections.abc import Iterable, Mapping

import msgspec

from panoplia.rules.espada_negra import gear
from panoplia.rules.espada_negra.gear import UNPROTECTED, Armour, Physical, Shield, Weapon, Wear
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Words, note
from panoplia.rules.system import Piece

UNWORN = Piece(note(QT_TRANSLATE_NOOP("espada-negra", "no armour")), UNPROTECTED, Wear())


class Burden(msgspec.Struct, frozen=True):
    """Weights in grams: in the hands and on the body (EN-4); how many things there are that no one has weighed."""

    hands: int = 0
    body: int = 0
    unweighed: int = 0


class InUse(msgspec.Struct, frozen=True):
    """What is worn and wielded. ``protections`` are the armour, or none of it, and then the shields (EN-27)."""

    protections: tuple[Piece, ...] = (UNWORN,)
    weapons: tuple[Piece, ...] = ()
    burden: Burden = Burden()

    @property
    def armour(self) -> Piece | None:
        """The armour on the body."""
        return next((piece for piece in self.protections if piece is not UNWORN and _is_armour(piece)), None)

    @property
    def structure(self) -> int:
        """The structure of armour and shield together (EN-27)."""
        return sum(piece.data.structure for piece in self.protections)

    @property
    def structure_left(self) -> int:
        """What is left of it (EN-25)."""
        return sum(map(gear.left, self.protections))

    @property
    def reach(self) -> tuple[Words, int] | None:
        """The longest reach of the weapons in hand, and whose it is (set); ``None`` with none in hand."""
        longest = max(self.weapons, key=lambda piece: piece.data.reach, default=None)
        return (longest.name, longest.data.reach) if longest else None

    def struck(self, points: int) -> Mapping[int, Wear]:
        """The wear of armour and shield, by their ids, after so many more points off their structure (EN-25, set)."""
        worn: dict[int, Wear] = {}
        for piece in self.protections:
            taken = min(points, gear.left(piece))
            points -= taken
            if taken:
                worn[piece.id] = gear.with_lost(piece, gear.lost(piece) + taken)
        return worn


NOTHING_IN_USE = InUse()


def in_use(pieces: Iterable[Piece]) -> InUse:
    """What someone has on and in hand, and what all that they carry weighs; what is left behind weighs nothing."""
    held = tuple(piece for piece in pieces if piece.carried)
    used = tuple(piece for piece in held if piece.slot and not piece.ready)
    armour = tuple(piece for piece in used if _is_armour(piece))
    shields = tuple(piece for piece in used if isinstance(piece.data, Shield))
    weapons = tuple(piece for piece in used if isinstance(piece.data, Weapon))
    return InUse((*(armour or (UNWORN,)), *shields), weapons, burden(held))


def burden(carried: Iterable[Piece]) -> Burden:
    """What is in the hands weighs on them, all the rest on the body (EN-4)."""
    hands = body = unweighed = 0
    for piece in carried:
        if piece.weight is None:
            unweighed += piece.quantity
        elif piece.slot == "hands":
            hands += piece.weight * piece.quantity
        else:
            body += piece.weight * piece.quantity
    return Burden(hands, body, unweighed)


def resistance(piece: Piece, kind: Physical) -> int:
    """What an armour or a shield takes off a kind of damage (EN-25)."""
    taken: int = getattr(piece.data, kind)
    return taken


def _is_armour(piece: Piece) -> bool:
    return isinstance(piece.data, Armour)
