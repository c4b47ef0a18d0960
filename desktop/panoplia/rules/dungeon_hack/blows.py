# SPDX-License-Identifier: GPL-3.0-or-later
"""What a blow comes to: damage rolled, armour dice and absorption, penetration, health (DH-7, DH-24, DH-31, DH-36)."""

from collections.abc import Iterable

from panoplia.rules.dungeon_hack.dice import Damage, shown
from panoplia.rules.dungeon_hack.house import House
from panoplia.rules.dungeon_hack.wear import ArmourInput, Penetration
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.script import Best, Dice, Play, Total
from panoplia.rules.usage_dice import sides

DAMAGE = QT_TRANSLATE_NOOP("dungeon-hack", "damage")
ARMOUR_DICE = QT_TRANSLATE_NOOP("dungeon-hack", "armour dice")


def damage_rolled(damage: Damage, doubled: bool) -> Play:
    """Ask for the damage dice in one request; a critical doubles dice and figures alike (DH-7, DH-8)."""
    request = Dice(damage.sizes, DAMAGE)
    answer = yield request
    rolled = (answer.outcome + damage.flat) * (2 if doubled else 1)
    flat = f"+{damage.flat}" if damage.flat and damage.sizes else str(damage.flat or "")
    sentence = (
        QT_TRANSLATE_NOOP("dungeon-hack", "Damage, doubled: {dice} makes {rolled}.")
        if doubled
        else QT_TRANSLATE_NOOP("dungeon-hack", "Damage: {dice} makes {rolled}.")
    )
    yield note(
        sentence, "DH-7" if doubled else "DH-8",
        dice=f"{shown(request.name, answer.faces)}{flat}" or "0", rolled=rolled,
    )  # fmt: skip
    return rolled


def armour_rolled(armours: Iterable[ArmourInput | None], house: House) -> Play:
    """Roll the intact dice of all together and count them as the campaign does (DH-31, DH-38)."""
    sizes = tuple(size for armour in armours if armour for size in (sides(armour.die),) * armour.intact)
    if not sizes or house.armour_roll == "none":
        return 0
    request = Dice(sizes, ARMOUR_DICE, Best() if house.armour_roll == "best" else Total())
    answer = yield request
    yield note(
        QT_TRANSLATE_NOOP("dungeon-hack", "Armour dice: {dice} takes off {count}."), "DH-31",
        dice=shown(request.name, answer.faces), count=answer.outcome,
    )  # fmt: skip
    return answer.outcome


def in_figures(penetration: Penetration, rolled: int) -> int:
    """A penetration that equals the damage is what was rolled (DH-23)."""
    return rolled if penetration == "damage" else penetration


def left_of_blow(rolled: int, dice: int, static: int, penetration: int, house: House) -> Play:
    """Damage after armour dice and static absorption, at least the penetration (DH-24, DH-36)."""
    if static:
        yield note(QT_TRANSLATE_NOOP("dungeon-hack", "Static absorption takes off {static}."), "DH-36", static=static)
    damage = rolled - dice - static
    least = penetration - static if house.floor_before_static == "on" else penetration
    if penetration and damage < least:
        yield note(
            QT_TRANSLATE_NOOP("dungeon-hack", "Penetration {penetration} sets the least damage."), "DH-24",
            penetration=penetration,
        )  # fmt: skip
    return max(damage, least, 0)


def hurt(health: int, damage: int) -> Play:
    """Take the damage off; returns what is left, never below 0."""
    left = max(health - damage, 0)
    yield note(
        QT_TRANSLATE_NOOP("dungeon-hack", "Damage {damage}: health from {before} to {after}."), "DH-5",
        damage=damage, before=health, after=left,
    )  # fmt: skip
    return left
