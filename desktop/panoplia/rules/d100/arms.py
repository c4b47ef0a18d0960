# SPDX-License-Identifier: GPL-3.0-or-later
"""A weapon in someone's hands: how it can be used, what wears, what talents say of it (PC-42, PC-43, PC-93)."""

from collections.abc import Iterable

import msgspec

from panoplia.rules.d100 import gear
from panoplia.rules.d100.character import Statistics
from panoplia.rules.d100.damage import UNARMED
from panoplia.rules.d100.gear import BARE_HANDS, Group, Talent, TalentEffect, Weapon
from panoplia.rules.d100.house import House
from panoplia.rules.d100.modes import Mode, modes
from panoplia.rules.notes import Names
from panoplia.rules.system import Lore, Piece, Subject
from panoplia.rules.usage_dice import Die

ORDINARY: Group = "ordinary"
"""The group that everyone can use (PC-43)."""


class Arm(msgspec.Struct, frozen=True):
    """A piece to attack with, and whose it is. ``bare`` are hands without anything in them."""

    piece: Piece
    subject: Subject
    bare: bool = False

    @property
    def group(self) -> Group:
        """The group of weapons; what is improvised belongs to the ordinary ones (PC-42)."""
        return self.piece.data.group if isinstance(self.piece.data, Weapon) else ORDINARY

    @property
    def balanced(self) -> bool:
        """Whether it is made for the other hand (PC-42)."""
        return "balanced" in getattr(self.piece.data, "qualities", ())

    @property
    def tiring(self) -> bool:
        """Whether it matters which round of a melee it is (PC-42)."""
        return "tiring" in getattr(self.piece.data, "qualities", ())

    @property
    def in_one_hand(self) -> bool:
        """Whether the other hand could hold it (PC-38)."""
        return gear.needs(self.piece) == ("hands", 1)

    @property
    def shoots_in_melee(self) -> bool:
        """Whether its user may be in melee meanwhile (PC-39)."""
        return "shoots_in_melee" in getattr(self.piece.data, "traits", ())

    @property
    def trained(self) -> bool:
        """Whether the talents have the speciality of its group (PC-43)."""
        return self.group == ORDINARY or self.group in specialities(self.subject.statistics, self.subject.lore)

    @property
    def die(self) -> Die | None:
        """The durability die that an attack may test; ``None`` where nothing wears by use (PC-93)."""
        return borrowed_die(self.piece, self.subject.house)

    def talents(self, effect: TalentEffect, ranged: bool) -> tuple[Names, ...]:
        """The learnt talents with an effect on blows; a sure shot is one from afar (PC-42)."""
        if effect == "piercing" and not ranged:
            return ()
        learnt = {each.key for each in self.subject.statistics.talents}
        known = (each for each in self.subject.lore if each.ref in learnt and isinstance(each.data, Talent))
        return tuple(each.names for each in known if each.data.effect == effect)

    def ways(self, trained: bool) -> tuple[Mode, ...]:
        """The ways of attacking with it, for one who has the speciality or not."""
        return modes(self.piece, trained)


def bare_hands(subject: Subject) -> Arm:
    """What everyone has; those of a foe do its own damage (PC-40)."""
    data = msgspec.structs.replace(BARE_HANDS.data, damage=subject.statistics.unarmed)
    return Arm(msgspec.structs.replace(BARE_HANDS, data=data), subject, bare=True)


def is_plainly_unarmed(statistics: Statistics) -> bool:
    """Whether blows without a weapon are those of fists, against which armour counts double (PC-40)."""
    return statistics.unarmed == UNARMED


def specialities(statistics: Statistics, lore: Iterable[Lore]) -> frozenset[Group]:
    """The groups of weapons that the talents are for; a talent that is the person's own word is for none (PC-43)."""
    learnt = {each.key for each in statistics.talents}
    known = (each.data for each in lore if each.ref in learnt and isinstance(each.data, Talent))
    return frozenset(data.speciality for data in known if data.speciality)


def borrowed_die(piece: Piece, house: House) -> Die | None:
    """The durability die of a piece while the house rule lends one (PC-93)."""
    return gear.die_now(piece) if house.borrowed_wear == "on" else None
