# SPDX-License-Identifier: GPL-3.0-or-later
"""Gear of Dungeon Hack: what the catalogue knows of it, how it wears, and what is left of it."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Annotated, Literal

import msgspec

from panoplia.rules.dungeon_hack.dice import Count, damage
from panoplia.rules.foes import FOES, Foe, shipped_foes
from panoplia.rules.gauges import DieGauge, Gauge, PipGauge, steps_left
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Names, Note, note
from panoplia.rules.system import Category, Piece, ReadTable, ShippedEntry, Slot, State
from panoplia.rules.usage_dice import LADDER, Die

MOST_ROOM = 10**6
"""As many things as an item can be; what a container without a limit holds."""

Group = Literal["light", "one_handed", "two_handed", "thrown", "fist", "ranged"]
Room = Annotated[int, msgspec.Meta(ge=1, le=MOST_ROOM)]
Trait = Literal["thrown_30", "thrown_40", "reach_10", "lance", "stationary", "light", "burst_3"]


class Weapon(msgspec.Struct, frozen=True, tag="weapon", forbid_unknown_fields=True):
    """A row of the weapon tables (DH-20). No ``damage`` is the unarmed damage of the class."""

    group: Group
    damage: str = ""
    penetration: Count = 0
    durability: Die | None = None
    range_ft: Count | None = None
    ammunition: str = ""
    traits: tuple[Trait, ...] = ()
    piercing: bool = False

    def __post_init__(self) -> None:
        if self.damage:
            damage(self.damage)


class Armour(msgspec.Struct, frozen=True, tag="armour", forbid_unknown_fields=True):
    """A row of the armour table (DH-30)."""

    rating: Count
    durability: Die | None = None


class Protection(msgspec.Struct, frozen=True, tag="protection", forbid_unknown_fields=True):
    """A shield or a helmet: static absorption (DH-36) and the slot that it fills."""

    static: Count
    slot: Literal["hands", "head"]


class Supply(msgspec.Struct, frozen=True, tag="supply", forbid_unknown_fields=True):
    """Ammunition or stores with a usage die (DH-25); ``ammunition`` is what it holds for weapons, if anything."""

    usage: Die
    ammunition: str = ""


class Container(msgspec.Struct, frozen=True, tag="container", forbid_unknown_fields=True):
    """What things can be put into: at most ``room`` of them, or as many as one likes (the source counts no room)."""

    room: Room | None = None


class Thing(msgspec.Struct, frozen=True, tag="thing", forbid_unknown_fields=True):
    """Anything that no rule looks at."""


Gear = Weapon | Armour | Protection | Supply | Container | Thing | Foe


class Wear(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What use has taken: steps of the usage die (DH-10), dice broken (DH-32) and lost for good (DH-34)."""

    steps: Annotated[int, msgspec.Meta(ge=0, le=len(LADDER))] = 0
    broken: Count = 0
    lost: Count = 0


RANGED: tuple[Group, ...] = ("ranged", "thrown")
"""Used with Dexterity, at a distance, unless a person says otherwise (DH-4)."""

CATEGORIES = (
    Category("weapon", QT_TRANSLATE_NOOP("dungeon-hack", "Weapons")),
    Category("armour", QT_TRANSLATE_NOOP("dungeon-hack", "Armours")),
    Category("gear", QT_TRANSLATE_NOOP("dungeon-hack", "Other gear")),
    FOES,
)

SLOTS = (
    Slot("hands", QT_TRANSLATE_NOOP("dungeon-hack", "Hands"), 2),
    Slot("body", QT_TRANSLATE_NOOP("dungeon-hack", "Body"), 1),
    Slot("head", QT_TRANSLATE_NOOP("dungeon-hack", "Head"), 1),
)


BARE_HANDS = Piece(note(QT_TRANSLATE_NOOP("dungeon-hack", "Unarmed")), Weapon("fist"), Wear())
"""What everyone has: it does the unarmed damage of the class (DH-5)."""


def wear_of(piece: Piece) -> Wear:
    """The piece's wear, typed."""
    wear: Wear = piece.wear
    return wear


def original_die(piece: Piece) -> Die | None:
    """The durability or usage die as new; ``None`` where the piece is never tested (DH-13)."""
    match piece.data:
        case Weapon() | Armour():
            return piece.data.durability
        case Supply():
            return piece.data.usage
        case _:
            return None


def die_now(piece: Piece) -> Die | None:
    """The die after its wear; ``None`` where it is spent or where there never was one."""
    original = original_die(piece)
    left = steps_left(original) - piece.wear.steps
    return LADDER[left - 1] if left > 0 else None


def effectiveness(piece: Piece) -> int:
    """What magic adds to penetration or to the armour dice: nothing up to 1 (DH-21)."""
    return piece.bonus if piece.magic and piece.bonus > 1 else 0


def full_rating(piece: Piece) -> int:
    """The armour rating as new, effectiveness counted (DH-21, DH-30)."""
    return piece.data.rating + effectiveness(piece) if isinstance(piece.data, Armour) else 0


def rating(piece: Piece) -> int:
    """The armour rating now: dice lost for good are gone (DH-34)."""
    return max(full_rating(piece) - wear_of(piece).lost, 0)


def intact(piece: Piece) -> int:
    """Armour dice that can still be rolled or broken."""
    return max(rating(piece) - wear_of(piece).broken, 0)


def broken_up(piece: Piece) -> bool:
    """True for armour with no whole die left: destroyed, magic or not (DH-33)."""
    return isinstance(piece.data, Armour) and not intact(piece)


def penetration(piece: Piece) -> int:
    """The least damage of a hit with this weapon (DH-24), effectiveness counted (DH-21)."""
    return piece.data.penetration + effectiveness(piece) if isinstance(piece.data, Weapon) else 0


def worn_to(piece: Piece, die: Die | None) -> Wear:
    """The wear that leaves this durability die."""
    return msgspec.structs.replace(wear_of(piece), steps=steps_left(original_die(piece)) - steps_left(die))


def carried_over(piece: Piece, data: Gear) -> Wear:
    """The wear that leaves the die of a piece as it is when its entry changes, at most the new die.

    What is as new stays as new, and what is spent stays spent (DH-12).
    """
    changed = msgspec.structs.replace(piece, data=data)
    original, now = original_die(changed), die_now(piece)
    if not wear_of(piece).steps or original is None or original_die(piece) is None:
        return wear_of(piece)
    return worn_to(changed, now if steps_left(now) < steps_left(original) else original)


def needs(piece: Piece) -> tuple[str, int] | None:
    """The slot and how much of it. Bows and crossbows take two hands unless they are light (set)."""
    match piece.data:
        case Weapon(group="two_handed"):
            return "hands", 2
        case Weapon(group="ranged", ammunition="arrows" | "bolts", traits=traits) if "light" not in traits:
            return "hands", 2
        case Weapon():
            return "hands", 1
        case Armour():
            return "body", 1
        case Protection(slot=slot):
            return slot, 1
        case _:
            return None


def room(piece: Piece) -> int | None:
    """How many things the container takes; ``None`` where it is none."""
    return (piece.data.room or MOST_ROOM) if isinstance(piece.data, Container) else None


def state(piece: Piece) -> State:
    """How worn a piece is, worst thing first (DH-12, DH-33, DH-34); what is being worked on cannot be used (DH-15)."""
    worn = _worn(piece)
    if not piece.ready:
        return worn
    words = note(QT_TRANSLATE_NOOP("dungeon-hack", "in work until day {day}"), "DH-15", day=piece.ready)
    return msgspec.structs.replace(worn, id="at-work", words=words, usable=False)


def usable(piece: Piece) -> bool:
    """Whether a piece can be used: not spent, not broken up, and not in someone's workshop (DH-12, DH-15, DH-33)."""
    steps = piece.wear.steps
    if piece.ready or (steps and original_die(piece) and not die_now(piece)):
        return False
    return not broken_up(piece)


def _worn(piece: Piece) -> State:
    gauges = gauges_of(piece)
    original, now = original_die(piece), die_now(piece)
    if broken_up(piece):
        return State("destroyed", _gone(piece), Fraction(1), gauges, usable=False)
    if original and not now:
        return State("unusable" if piece.magic else "destroyed", _gone(piece), Fraction(1), gauges, usable=False)
    if piece.wear.broken:
        words = note(QT_TRANSLATE_NOOP("dungeon-hack", "%n armour dice broken"), "DH-32", n=piece.wear.broken)
        share = Fraction(piece.wear.broken + piece.wear.lost, full_rating(piece))
        return State("broken", words, Fraction(1, 2) + share / 2, gauges)
    if now != original:
        words = note(QT_TRANSLATE_NOOP("dungeon-hack", "was {original}"), "DH-12", original=original)
        return State("worn", words, Fraction(piece.wear.steps, 2 * steps_left(original)), gauges)
    if piece.wear.lost:
        words = note(QT_TRANSLATE_NOOP("dungeon-hack", "%n armour dice lost"), "DH-34", n=piece.wear.lost)
        return State("worn", words, Fraction(piece.wear.lost, 4 * full_rating(piece)), gauges)
    return State("sound", note(QT_TRANSLATE_NOOP("dungeon-hack", "as new")), Fraction(0), gauges)


def worn_armour(pieces: Iterable[Piece]) -> Piece | None:
    """The armour on the body."""
    return next((piece for piece in pieces if isinstance(piece.data, Armour) and piece.slot), None)


def worn_protections(pieces: Iterable[Piece]) -> list[Piece]:
    """Shield, helmet and whatever else absorbs and is in use (DH-36)."""
    return [piece for piece in pieces if isinstance(piece.data, Protection) and piece.slot]


def gauges_of(piece: Piece) -> tuple[Gauge, ...]:
    """Armour dice, then the durability or usage die."""
    gauges: list[Gauge] = []
    if isinstance(piece.data, Armour):
        whole = intact(piece)
        gauges.append(PipGauge(whole, rating(piece) - whole, full_rating(piece) - rating(piece)))
    original = original_die(piece)
    if original:
        gauges.append(DieGauge(die_now(piece), original))
    return tuple(gauges)


def _gone(piece: Piece) -> Note:
    if isinstance(piece.data, Supply):
        return note(QT_TRANSLATE_NOOP("dungeon-hack", "used up"), "DH-25")
    if piece.magic and (not isinstance(piece.data, Armour) or intact(piece)):
        return note(QT_TRANSLATE_NOOP("dungeon-hack", "unusable until repaired"), "DH-12")
    return note(QT_TRANSLATE_NOOP("dungeon-hack", "destroyed"), "DH-12")


_AMMUNITION = {"": "", "Flechas": "arrows", "Virotes": "bolts", "Dardos": "darts", "Balines": "pellets"}
ITSELF = "itself"
"""The ammunition of what is thrown away whole, as a dart is (DH-25)."""
THROWN_DARTS = "dardo"


def shipped(read: ReadTable) -> Iterable[ShippedEntry]:
    """The shipped tables: weapons and armour of the book, gear that it only names, and foes to begin with."""
    for row in read("dungeon_hack_weapons.csv"):
        yield _entry(row, "weapon", _weapon(row))
    for row in read("dungeon_hack_armour.csv"):
        yield _entry(row, "armour", Armour(int(row["protection"]), _die(row["durability"])))
    for row in read("dungeon_hack_gear.csv"):
        yield _entry(row, "gear", _gear(row))
    yield from shipped_foes(read, "dungeon_hack_foes.csv")


def _entry(row: Mapping[str, str], category: str, data: Gear) -> ShippedEntry:
    price = int(row["price_mc"]) if row["price_mc"] else None
    return ShippedEntry(row["key"], category, Names(row["name_es"], row["name_en"]), data, price)


def _weapon(row: Mapping[str, str]) -> Weapon:
    built = {
        "group": row["group"],
        "damage": row["damage"],
        "penetration": int(row["penetration"]),
        "durability": _die(row["durability"]),
        "range_ft": int(row["range_ft"]) if row["range_ft"] else None,
        "ammunition": ITSELF if row["key"] == THROWN_DARTS else _AMMUNITION[row["ammunition"]],
        "traits": row["traits"].split(";") if row["traits"] else [],
        "piercing": row["piercing"] == "yes",
    }
    return msgspec.convert({"type": "weapon", **built}, Weapon)


def _gear(row: Mapping[str, str]) -> Gear:
    if row["static"]:
        return Protection(int(row["static"]), "head" if row["kind"] == "helmet" else "hands")
    if row["kind"] == "container":
        return Container()
    die = _die(row["usage_die"])
    return Supply(die, row["ammunition"]) if die else Thing()


def _die(text: str) -> Die | None:
    die: Die | None = msgspec.convert(text or None, Die | None)
    return die
