# SPDX-License-Identifier: GPL-3.0-or-later
"""The ways in which a weapon can be used: in hand, thrown or shot, with damage and qualities (PC-42, PC-43)."""

from collections.abc import Iterable
from typing import Literal

import msgspec

from panoplia.rules.d100.damage import Quality
from panoplia.rules.d100.gear import Ammunition, Weapon
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Phrase
from panoplia.rules.system import Piece

IMPROVISED = "BF-4"
IMPROVISED_RANGE = 6
"""Damage and range in metres of whatever comes to hand, by its row of the table."""
SHORTBOW_RANGES = 16, 32
"""As which an elven bow shoots without the speciality."""
_MARKS: frozenset[Quality] = frozenset({"special", "fast_or_impact_slow", "melee_quality_only"})
"""Qualities of a row that say which others a way of using it has."""


class Mode(msgspec.Struct, frozen=True):
    """One way to use a weapon; ranges are in metres and of nothing that stays in hand."""

    id: Literal["hand", "spear", "great", "thrown", "shot"]
    label: Phrase
    damage: str
    qualities: tuple[Quality, ...] = ()
    short: int | None = None
    long: int | None = None

    @property
    def melee(self) -> bool:
        """Whether it is rolled with ws, from beside the target (PC-30)."""
        return self.short is None


HAND = QT_TRANSLATE_NOOP("d100", "in hand")
SPEAR = QT_TRANSLATE_NOOP("d100", "as a spear")
GREAT = QT_TRANSLATE_NOOP("d100", "as a great weapon")
THROWN = QT_TRANSLATE_NOOP("d100", "thrown")
SHOT = QT_TRANSLATE_NOOP("d100", "shot")
RANGED = ("longbow", "crossbow", "sling", "gunpowder")


def modes(piece: Piece, speciality: bool = True) -> tuple[Mode, ...]:
    """Every way to attack with a piece; none with what is no weapon. ``speciality`` is that of its group (PC-43)."""
    match piece.data:
        case Weapon():
            return tuple(_of_weapon(piece.data, speciality))
        case Ammunition():
            return Mode("hand", HAND, IMPROVISED), Mode("thrown", THROWN, IMPROVISED, short=IMPROVISED_RANGE)
        case _:
            return ()


def _of_weapon(weapon: Weapon, speciality: bool) -> Iterable[Mode]:
    qualities = tuple(quality for quality in weapon.qualities if quality not in _MARKS)
    if "fast_or_impact_slow" in weapon.qualities:
        yield Mode("spear", SPEAR, weapon.damage, (*qualities, "fast"))
        yield Mode("great", GREAT, weapon.damage, (*qualities, "impact", "slow"))
        return
    if "improvised_in_hand" in weapon.traits:
        yield Mode("hand", HAND, IMPROVISED)
    elif _in_hand(weapon):
        yield Mode("hand", HAND, weapon.damage, qualities)
    if weapon.range_short is None:
        return
    short, long = weapon.range_short, weapon.range_long
    if "elven" in weapon.traits and not speciality:
        qualities, (short, long) = (), SHORTBOW_RANGES
    if "melee_quality_only" in weapon.qualities:
        qualities = ()
    if weapon.ammunition or weapon.group in RANGED:
        yield Mode("shot", SHOT, weapon.damage, qualities, short, long)
    else:
        yield Mode("thrown", THROWN, weapon.damage, qualities, short, long)


def _in_hand(weapon: Weapon) -> bool:
    """What has no range is for the hand; of what has one, the spear and what says so (PC-42)."""
    if weapon.range_short is None or "in_hand" in weapon.traits:
        return True
    return "melee_quality_only" in weapon.qualities
