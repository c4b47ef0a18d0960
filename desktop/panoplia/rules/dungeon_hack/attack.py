# SPDX-License-Identifier: GPL-3.0-or-later
"""A player character attacks, once or with a burst of bolts (DH-4, DH-20)."""

from typing import Annotated

import msgspec

from panoplia.rules.dungeon_hack import dice
from panoplia.rules.dungeon_hack.blows import armour_rolled, damage_rolled, hurt, in_figures, left_of_blow
from panoplia.rules.dungeon_hack.checks import D20, passed, rolled
from panoplia.rules.dungeon_hack.dice import Count, Extra, Health, Modifier, Value
from panoplia.rules.dungeon_hack.edges import Edge
from panoplia.rules.dungeon_hack.house import House
from panoplia.rules.dungeon_hack.wear import (
    SPENT,
    WEAPON,
    ArmourInput,
    WeaponInput,
    WeaponState,
    bundle_after,
    state_of_weapon,
    weapon_after_fumble,
)
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.script import Forbidden, Play
from panoplia.rules.usage_dice import Die

ATTACK = QT_TRANSLATE_NOOP("dungeon-hack", "attack")


class TargetInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is attacked; ``static`` adds to that of the armour (DH-36), the dice of a spell's ``ward`` too (DH-38)."""

    health: Health
    armour: ArmourInput | None = None
    static: Count = 0
    ward: ArmourInput | None = None

    @property
    def worn(self) -> ArmourInput | None:
        """Its armour, unless nothing of it can be used any more (DH-12, DH-33)."""
        return self.armour if self.armour and self.armour.intact and not self.armour.spent else None


class AttackInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An attack of a player character; ``edge`` is netted already."""

    value: Value
    weapon: WeaponInput
    target: TargetInput
    edge: Edge = "none"
    modifier: Modifier = 0
    extra_dice: Extra = 0
    house: House = House()


class AttackResult(msgspec.Struct, frozen=True):
    """What came of an attack. ``critical`` is that the kept die was a 20."""

    hit: bool
    critical: bool
    rolled: int
    absorbed: int
    damage: int
    health: int
    weapon: WeaponState


def attack(case: AttackInput) -> Play:
    """Roll to hit, then wear, damage and the target's armour, in this order (DH-4, DH-16, DH-24)."""
    if case.weapon.spent:
        yield note(SPENT, "DH-12", piece=note(WEAPON))
        return Forbidden("DH-12")
    verdict, _ = yield from rolled(D20(case.value, case.modifier, case.edge), ATTACK)
    weapon = case.weapon
    if verdict == "fumble":
        weapon = yield from weapon_after_fumble(weapon)
    if not passed(verdict):
        return AttackResult(False, False, 0, 0, 0, case.target.health, state_of_weapon(weapon))
    critical = verdict == "critical"
    came, absorbed, damage = yield from _hit(case, critical)
    health = yield from hurt(case.target.health, damage)
    return AttackResult(True, critical, came, absorbed, damage, health, state_of_weapon(weapon))


def _hit(case: AttackInput, critical: bool) -> Play:
    """What was rolled, what was absorbed, and the damage."""
    written = dice.damage(case.weapon.damage).with_extra(case.extra_dice)
    came = yield from damage_rolled(written, critical and case.house.critical_doubles == "on")
    armour = case.target.worn
    count = yield from armour_rolled((armour, case.target.ward), case.house)
    static = case.target.static + (armour.static if armour else 0)
    penetration = penetration_of(case.weapon, came)
    damage = yield from left_of_blow(came, count, static, penetration, case.house)
    return came, count + static, damage


def penetration_of(weapon: WeaponInput, came: int) -> int:
    """The weapon's penetration; effectiveness adds to it where it is above 1 (DH-21, DH-23)."""
    return in_figures(weapon.penetration, came) + (weapon.effectiveness if weapon.effectiveness > 1 else 0)


class BurstInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Up to three bolts of one round, a target for each, out of one bundle (DH-20)."""

    value: Value
    weapon: WeaponInput
    targets: Annotated[tuple[TargetInput, ...], msgspec.Meta(min_length=1, max_length=3)]
    bundle: Die
    edge: Edge = "none"
    modifier: Modifier = 0
    house: House = House()


class Shot(msgspec.Struct, frozen=True):
    """What one bolt came to."""

    hit: bool
    damage: int
    health: int


class BurstResult(msgspec.Struct, frozen=True):
    """Each bolt that was shot, the weapon, and the die of the bundle (``None`` is empty)."""

    shots: tuple[Shot, ...]
    weapon: WeaponState
    bundle: Die | None


def burst(case: BurstInput) -> Play:
    """One attack for each bolt, until the weapon gives out; then the bundle, if more than one was shot (DH-20)."""
    if case.weapon.spent:
        yield note(SPENT, "DH-12", piece=note(WEAPON))
        return Forbidden("DH-12")
    weapon, shots = case.weapon, []
    for target in case.targets:
        blow = yield from attack(AttackInput(case.value, weapon, target, case.edge, case.modifier, house=case.house))
        shots.append(Shot(blow.hit, blow.damage, blow.health))
        weapon = weapon.worn_to(blow.weapon.durability)
        if weapon.spent:
            break
    bundle: Die | None = case.bundle
    if len(shots) > 1:
        bundle = yield from bundle_after(case.bundle)
    return BurstResult(tuple(shots), state_of_weapon(weapon), bundle)
