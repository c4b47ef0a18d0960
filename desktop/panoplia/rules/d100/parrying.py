# SPDX-License-Identifier: GPL-3.0-or-later
"""With what someone parries, and against which target: the same on the sheet and before the dice (PC-32, PC-42)."""

from collections.abc import Iterable

import msgspec

from panoplia.rules.d100 import gear
from panoplia.rules.d100.character import Statistics
from panoplia.rules.d100.derived import characteristic, told_as
from panoplia.rules.d100.fitness import in_the_way
from panoplia.rules.d100.gear import Weapon
from panoplia.rules.d100.modes import modes
from panoplia.rules.d100.modifiers import BY_ID, known
from panoplia.rules.d100.percent import Modifiers, total
from panoplia.rules.d100.worn import Worn
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note
from panoplia.rules.system import Piece
from panoplia.rules.why import Sum, Term, added


class Readied(msgspec.Struct, frozen=True):
    """What is in hand to parry with, in the order shown; without any, ``refusal`` says why."""

    usable: tuple[Piece, ...]
    refusal: Note | None = None

    @classmethod
    def of(cls, pieces: Iterable[Piece]) -> "Readied":
        """Of all that someone holds."""
        ready = tuple(piece for piece in pieces if _is_readied(piece))
        usable = tuple(piece for piece in ready if not in_the_way(piece))
        return cls(usable, None if usable else _unready(ready))

    @property
    def best(self) -> Piece:
        """What it is easiest to parry with; the first of equals."""
        return max(self.usable, key=lambda piece: total(of_piece(piece)))


def of_piece(piece: Piece) -> Modifiers:
    """What a piece itself changes in a parry (PC-42, PC-93)."""
    return (*((known("defensive"),) if "defensive" in piece.data.qualities else ()), *gear.hindered(piece))


def parry_target(statistics: Statistics, piece: Piece, worn: Worn) -> Sum:
    """What a parry with a piece is rolled against, before anything is known of the blow (PC-32)."""
    changed = of_piece(piece)
    told = QT_TRANSLATE_NOOP("d100", "{piece}: {why}")
    return added((
        told_as("ws", characteristic(statistics, "ws", worn), "PC-32"),
        *(Term(note(told, piece=piece.name, why=note(BY_ID[each.why].label)), each.value, BY_ID[each.why].clause)
          for each in changed),
        *(() if changed else (Term(note(QT_TRANSLATE_NOOP("d100", "with {piece}"), piece=piece.name), 0, "PC-32"),)),
    ))  # fmt: skip


def _is_readied(piece: Piece) -> bool:
    """Whether it is in hand, and can be used beside the target."""
    return piece.slot == "hands" and isinstance(piece.data, Weapon) and any(way.melee for way in modes(piece))


def _unready(ready: tuple[Piece, ...]) -> Note | None:
    if ready:
        return in_the_way(ready[0])
    return note(QT_TRANSLATE_NOOP("d100", "A parry needs a weapon or a shield in hand: take one in use first."),
                "PC-32")  # fmt: skip
