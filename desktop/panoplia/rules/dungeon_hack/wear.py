# SPDX-License-Identifier: GPL-3.0-or-later
"""How weapons and armour wear out, and the mending after a fight (DH-10 to DH-16, DH-30 to DH-34)."""

from typing import Literal

import msgspec

from panoplia.rules.dungeon_hack import dice
from panoplia.rules.dungeon_hack.dice import Count, shown
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Phrase, note
from panoplia.rules.script import CountAbove, Dice, Forbidden, Play
from panoplia.rules.usage_dice import Die, Drops, above, lower, sides

Condition = Literal["sound", "worn", "destroyed", "unusable"]
Penetration = Count | Literal["damage"]

WEAPON = QT_TRANSLATE_NOOP("dungeon-hack", "Weapon")
ARMOUR = QT_TRANSLATE_NOOP("dungeon-hack", "Armour")
USAGE = QT_TRANSLATE_NOOP("dungeon-hack", "Usage die")
AMMUNITION = QT_TRANSLATE_NOOP("dungeon-hack", "Ammunition")
TESTING = QT_TRANSLATE_NOOP("dungeon-hack", "usage")
DURABILITY = QT_TRANSLATE_NOOP("dungeon-hack", "durability")
DURABILITY_OF_WEAPON = QT_TRANSLATE_NOOP("dungeon-hack", "durability of the weapon")
DURABILITY_OF_ARMOUR = QT_TRANSLATE_NOOP("dungeon-hack", "durability of the armour")
REPAIR = QT_TRANSLATE_NOOP("dungeon-hack", "repair")
SPENT = QT_TRANSLATE_NOOP("dungeon-hack", "{piece}: durability spent, not to be used until it is repaired.")
NONE_WHOLE = QT_TRANSLATE_NOOP("dungeon-hack", "No armour die is whole: the armour is destroyed.")


class WeaponInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A weapon in use (DH-20). No ``original`` is the ``durability`` of now; neither is DH-13."""

    damage: str
    penetration: Penetration
    effectiveness: Count = 0
    durability: Die | None = None
    original: Die | None = None
    magic: bool = False
    piercing: bool = False

    def __post_init__(self) -> None:
        dice.damage(self.damage)
        _check_original(self.durability, self.original)

    @property
    def spent(self) -> bool:
        """True where its durability has run out (DH-12)."""
        return self.durability is None and self.original is not None

    def worn_to(self, durability: Die | None) -> "WeaponInput":
        """The same weapon with another durability die."""
        return msgspec.structs.replace(self, durability=durability, original=self.original or self.durability)


class ArmourInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Armour as it is worn (DH-30). ``die`` is the wearer's; ``rating`` counts effectiveness already (DH-21)."""

    rating: Count
    broken: Count = 0
    die: Die = "d6"
    static: Count = 0
    durability: Die | None = None
    original: Die | None = None
    magic: bool = False

    def __post_init__(self) -> None:
        if self.broken > self.rating:
            raise ValueError(f"`broken` is {self.broken}, more than the `rating` of {self.rating}")
        _check_original(self.durability, self.original)

    @property
    def spent(self) -> bool:
        """True where its durability has run out (DH-12)."""
        return self.durability is None and self.original is not None

    @property
    def intact(self) -> int:
        """Dice that can be rolled or broken, were the armour usable."""
        return self.rating - self.broken

    def worn_to(self, durability: Die | None) -> "ArmourInput":
        """The same armour with another durability die."""
        return msgspec.structs.replace(self, durability=durability, original=self.original or self.durability)


class WeaponState(msgspec.Struct, frozen=True):
    """What is left of a weapon (DH-12)."""

    durability: Die | None
    state: Condition


class ArmourState(msgspec.Struct, frozen=True):
    """What is left of an armour (DH-12, DH-33)."""

    rating: int
    broken: int
    durability: Die | None
    state: Condition


class UsageResult(msgspec.Struct, frozen=True):
    """The usage die afterwards; ``None`` is spent (DH-10)."""

    die: Die | None


class Mended(msgspec.Struct, frozen=True):
    """An armour after a repair: nothing stays broken, what was not mended is gone from the rating."""

    rating: int
    broken: int = 0


class RepairResult(msgspec.Struct, frozen=True):
    """What a repair came to (DH-34)."""

    armour: Mended
    repaired: int
    lost: int


def state_of_weapon(weapon: WeaponInput) -> WeaponState:
    """Sound, worn or spent (DH-12)."""
    return WeaponState(weapon.durability, _condition(weapon))


def state_of_armour(armour: ArmourInput) -> ArmourState:
    """Destroyed with no die left, magic or not (DH-33); else sound, worn or spent (DH-12)."""
    condition = _condition(armour) if armour.intact else "destroyed"
    return ArmourState(armour.rating, armour.broken, armour.durability, condition)


def _condition(piece: WeaponInput | ArmourInput) -> Condition:
    if piece.spent:
        return "unusable" if piece.magic else "destroyed"
    return "worn" if piece.original and piece.durability != piece.original else "sound"


def _check_original(durability: Die | None, original: Die | None) -> None:
    if durability and original and above(durability, original):
        raise ValueError(f"`durability` is {durability}, above the `original` {original}")


def usage_die(die: Die) -> Play:
    """Roll a usage die: on 1 or 2 it drops a step (DH-10). Also the workshop's durability test."""
    after = yield from _rolled_down(die, USAGE, TESTING)
    if after is None:
        yield note(QT_TRANSLATE_NOOP("dungeon-hack", "Nothing of it is left."), "DH-10")
    return UsageResult(after)


def bundle_after(bundle: Die) -> Play:
    """Test a bundle of ammunition after it was used; returns its die (DH-25)."""
    after = yield from _rolled_down(bundle, AMMUNITION, TESTING)
    if after is None:
        yield note(QT_TRANSLATE_NOOP("dungeon-hack", "The bundle is empty."), "DH-25")
    return after


def weapon_after_fumble(weapon: WeaponInput) -> Play:
    """Test the weapon's durability on a natural 1, if it has any; returns the weapon (DH-11 to DH-13)."""
    return _after_fumble(weapon, WEAPON, DURABILITY_OF_WEAPON)


def armour_after_fumble(armour: ArmourInput) -> Play:
    """Test the armour's durability on a natural 1, if it has any; returns the armour (DH-11 to DH-13)."""
    return _after_fumble(armour, ARMOUR, DURABILITY_OF_ARMOUR)


def _after_fumble(piece: WeaponInput | ArmourInput, name: Phrase, why: Phrase) -> Play:
    if piece.durability is None:
        return piece
    after = yield from _rolled_down(piece.durability, name, why)
    if after is None:
        yield _gone(piece.magic, name)
    return piece.worn_to(after)


def _rolled_down(die: Die, piece: Phrase, why: Phrase) -> Play:
    answer = yield Dice((sides(die),), why, Drops())
    after = lower(die) if answer.outcome else die
    if not answer.outcome:
        sentence = QT_TRANSLATE_NOOP("dungeon-hack", "{piece}: {roll}, above 2, it stays {die}.")
    elif after:
        sentence = QT_TRANSLATE_NOOP("dungeon-hack", "{piece}: {roll}, 1 or 2, it drops from {die} to {after}.")
    else:
        sentence = QT_TRANSLATE_NOOP("dungeon-hack", "{piece}: {roll}, 1 or 2, the last step is spent.")
    yield note(sentence, "DH-10", piece=note(piece), roll=shown(die, answer.faces), die=die, after=after)
    return after


def _gone(magic: bool, piece: Phrase) -> Note:
    if magic:
        return note(QT_TRANSLATE_NOOP("dungeon-hack", "{piece}: unusable until repaired."), "DH-12", piece=note(piece))
    return note(QT_TRANSLATE_NOOP("dungeon-hack", "{piece}: destroyed."), "DH-12", piece=note(piece))


def with_die_broken(armour: ArmourInput) -> Play:
    """Break one intact die and tell what that leaves; returns the armour (DH-32, DH-33)."""
    armour = msgspec.structs.replace(armour, broken=armour.broken + 1)
    if armour.intact:
        yield note(
            QT_TRANSLATE_NOOP("dungeon-hack", "One armour die is broken; whole: {whole} of {rating}."), "DH-32",
            whole=armour.intact, rating=armour.rating,
        )  # fmt: skip
    else:
        yield note(
            QT_TRANSLATE_NOOP("dungeon-hack", "The last armour die is broken: the armour is destroyed."), "DH-33"
        )
    return armour


def break_die(armour: ArmourInput) -> Play:
    """Break one die outside a blow of the program, as the workshop does; returns the armour's state."""
    if not armour.intact:
        yield note(NONE_WHOLE, "DH-33")
        return Forbidden("DH-33")
    armour = yield from with_die_broken(armour)
    return state_of_armour(armour)


def repair(armour: ArmourInput) -> Play:
    """Roll the broken dice after the fight: above the rating it is whole again, else lost for good (DH-34)."""
    if not armour.intact or not armour.broken:
        reason = NONE_WHOLE if not armour.intact else QT_TRANSLATE_NOOP("dungeon-hack", "No armour die is broken.")
        yield note(reason, "DH-34")
        return Forbidden("DH-34")
    if sides(armour.die) <= armour.rating:
        yield note(
            QT_TRANSLATE_NOOP(
                "dungeon-hack", "Hopeless: {die} never shows more than {rating}, so every broken die will be lost."
            ),
            "DH-34", die=armour.die, rating=armour.rating,
        )  # fmt: skip
    request = Dice((sides(armour.die),) * armour.broken, REPAIR, CountAbove(armour.rating))
    answer = yield request
    repaired = answer.outcome
    lost = armour.broken - repaired
    yield note(
        QT_TRANSLATE_NOOP(
            "dungeon-hack", "{roll} against {rating}: whole again {repaired}, lost for good {lost}. Rating: {after}."
        ),
        "DH-34", roll=shown(request.name, answer.faces), rating=armour.rating, repaired=repaired, lost=lost,
        after=armour.rating - lost,
    )  # fmt: skip
    return RepairResult(Mended(armour.rating - lost), repaired, lost)
