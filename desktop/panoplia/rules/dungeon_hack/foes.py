# SPDX-License-Identifier: GPL-3.0-or-later
"""A foe: the damage that it does and the penetration of its level (DH-6, DH-22)."""

import msgspec

from panoplia.rules.dungeon_hack import dice
from panoplia.rules.dungeon_hack.dice import Count, Damage, Extra, Modifier
from panoplia.rules.dungeon_hack.house import House
from panoplia.rules.dungeon_hack.wear import Penetration
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.script import Play


class FoeInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A foe's blow. ``penetration`` is used as it stands; without one it is that of the level (DH-22)."""

    level: Count
    damage: str
    fixed: Count | None = None
    extra_dice: Extra = 0
    adjust: Modifier = 0
    penetration: Penetration | None = None

    def __post_init__(self) -> None:
        dice.damage(self.damage)

    def written_damage(self, house: House) -> Damage:
        """The dice that it rolls, or its fixed figure where the campaign does without (DH-6)."""
        if house.foe_damage == "fixed" and self.fixed is not None:
            return Damage((), self.fixed).with_extra(self.extra_dice)
        return dice.damage(self.damage).with_extra(self.extra_dice)

    def its_penetration(self, house: House) -> Penetration:
        """Its own, or that of its level with the adjustment."""
        if self.penetration is not None:
            return self.penetration
        return penetration(self.level, self.adjust, house)


def penetration(level: int, adjust: int, house: House) -> int:
    """A sixth of the level less 1, not below 0; then the adjustment, again not below 0 (DH-22)."""
    sixth = -(-level // 6) if house.foe_penetration == "ceiling" else (level + 3) // 6
    return max(max(0, sixth - 1) + adjust, 0)


class PenetrationInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A foe's level and the adjustment by the GM."""

    level: Count
    adjust: Modifier = 0
    house: House = House()


class PenetrationResult(msgspec.Struct, frozen=True):
    """The penetration of its blows."""

    penetration: int


def foe_penetration(case: PenetrationInput) -> Play:
    """The penetration of a foe's level (DH-22)."""
    result = penetration(case.level, case.adjust, case.house)
    yield note(
        QT_TRANSLATE_NOOP("dungeon-hack", "Level {level}, adjusted by {adjust}: penetration {penetration}."), "DH-22",
        level=case.level, adjust=case.adjust, penetration=result,
    )  # fmt: skip
    return PenetrationResult(result)
