# SPDX-License-Identifier: GPL-3.0-or-later
"""Gear of Percentil: what the catalogue knows of it, how it wears, and what is left of it (PC-33, PC-91, PC-93)."""

from collections.abc import Iterable
from fractions import Fraction
from typing import Annotated, Literal

import msgspec

from panoplia.rules.d100.ammunition import BUNDLE
from panoplia.rules.d100.armour import Material
from panoplia.rules.d100.damage import UNARMED, Quality, damage
from panoplia.rules.d100.modifiers import known
from panoplia.rules.d100.percent import Count, Modifiers
from panoplia.rules.d100.skills import Characteristic, Short, SkillKind
from panoplia.rules.foes import FOES, Foe
from panoplia.rules.gauges import BarGauge, DieGauge, Gauge, steps_left
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.system import Category, Piece, Slot, State
from panoplia.rules.usage_dice import LADDER, Die

MOST_ROOM = 10**6
"""As many things as an item can be; what a container without a limit holds."""
MOST_IN_BUNDLE = 100
LONGEST_NOTES = 400
BORROWED: Die = "d8"
"""The durability die of a weapon whose table names none (PC-93): the middle of those that Dungeon Hack has."""
LAYERS = 3
"""Leather, mail or scale, plate: so many pieces of armour lie on one part of the body."""

Group = Literal[
    "ordinary", "two_handed", "parrying", "fencing", "flail", "cavalry", "longbow", "crossbow", "sling", "throwing",
    "gunpowder", "entangling",
]  # fmt: skip
Reload = Literal["free", "half", "full", "2_full", "3_full"]
Shot = Literal["arrows", "bolts"]
Trait = Literal[
    "main_hand", "other_hand", "shield", "covers", "shoots_in_melee", "in_hand", "improvised_in_hand", "magazine",
    "elven", "uncrafted",
]  # fmt: skip
"""What the description of a weapon says besides its qualities (PC-38, PC-39, PC-42, PC-74, PC-92)."""
Availability = Literal["abundant", "common", "average", "scarce", "rare", "very_rare"]
Craft = Literal["poor", "common", "good", "exceptional"]
Place = Literal["head", "arms", "body", "legs"]
TalentEffect = Literal["piercing", "deadly"]
"""A shot ignores one armour point more; a critical has a value one higher (PC-42)."""
SpellTime = Literal["half", "full", "full+half", "extended"]
SpellKind = Literal["missile", "missile_ignores_armour", "touch", "other"]
Condition = Literal["sound", "damaged", "broken"]

Encumbrance = Annotated[int, msgspec.Meta(ge=0, le=99_999)]
Hands = Annotated[int, msgspec.Meta(ge=0, le=2)]
Points = Annotated[int, msgspec.Meta(ge=0, le=99)]
Bundle = Annotated[int, msgspec.Meta(ge=1, le=MOST_IN_BUNDLE)]
Room = Annotated[int, msgspec.Meta(ge=1, le=MOST_ROOM)]
TalentPoints = Annotated[int, msgspec.Meta(ge=-100, le=100)]
Notes = Annotated[str, msgspec.Meta(max_length=LONGEST_NOTES)]


class Weapon(msgspec.Struct, frozen=True, tag="weapon", forbid_unknown_fields=True):
    """A row of the weapon table (PC-33, PC-42); ranges are in metres. No ``durability`` is never tested (PC-93)."""

    group: Group
    damage: str
    hands: Hands = 1
    range_short: Count | None = None
    range_long: Count | None = None
    reload: Reload | None = None
    ammunition: Shot | None = None
    qualities: tuple[Quality, ...] = ()
    traits: tuple[Trait, ...] = ()
    encumbrance: Encumbrance = 0
    availability: Availability | None = None
    craft: Craft = "common"
    durability: Die | None = BORROWED

    def __post_init__(self) -> None:
        damage(self.damage)


class Armour(msgspec.Struct, frozen=True, tag="armour", forbid_unknown_fields=True):
    """A row of the armour table: its points by place (PC-35, PC-90)."""

    material: Material
    head: Points = 0
    arms: Points = 0
    body: Points = 0
    legs: Points = 0
    encumbrance: Encumbrance = 0
    availability: Availability | None = None
    craft: Craft = "common"


class Ammunition(msgspec.Struct, frozen=True, tag="ammunition", forbid_unknown_fields=True):
    """A bundle of arrows or bolts; price and encumbrance are those of a whole bundle (PC-91)."""

    kind: Shot
    bundle: Bundle = BUNDLE
    encumbrance: Encumbrance = 0
    availability: Availability | None = None


class Container(msgspec.Struct, frozen=True, tag="container", forbid_unknown_fields=True):
    """What things can be put into: at most ``room`` of them, or as many as one likes (the source counts no room)."""

    room: Room | None = None
    encumbrance: Encumbrance = 0
    availability: Availability | None = None


class Thing(msgspec.Struct, frozen=True, tag="thing", forbid_unknown_fields=True):
    """Anything that no rule looks at."""

    encumbrance: Encumbrance = 0
    availability: Availability | None = None


class Skill(msgspec.Struct, frozen=True, tag="skill", forbid_unknown_fields=True):
    """A skill: whether the untrained can try it, and the characteristic that governs it (PC-3, PC-11)."""

    kind: SkillKind
    characteristic: Characteristic


class Talent(msgspec.Struct, frozen=True, tag="talent", forbid_unknown_fields=True):
    """A talent; one of ``speciality`` is for that group of weapons (PC-43), one with an ``effect`` for blows (PC-42).

    ``bonus`` is added to the ``skill`` that is called so, in either language, or has that key (PC-3).
    """

    speciality: Group | None = None
    notes: Notes = ""
    effect: TalentEffect | None = None
    skill: Short = ""
    bonus: TalentPoints = 0


class Spell(msgspec.Struct, frozen=True, tag="spell", forbid_unknown_fields=True):
    """A spell: its difficulty, which is its cost too, and its damage where it strikes (PC-71, PC-77, PC-79)."""

    difficulty: Count
    time: SpellTime = "half"
    kind: SpellKind = "other"
    damage: Count | None = None
    notes: Notes = ""


Gear = Weapon | Armour | Ammunition | Container | Thing | Skill | Talent | Spell | Foe


class Wear(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The condition that the GM sets, steps of the borrowed die (PC-93), shots of a bundle that are gone (PC-91)."""

    condition: Condition = "sound"
    steps: Annotated[int, msgspec.Meta(ge=0, le=len(LADDER))] = 0
    lost: Count = 0


CATEGORIES = (
    Category("weapon", QT_TRANSLATE_NOOP("d100", "Weapons")),
    Category("armour", QT_TRANSLATE_NOOP("d100", "Armours")),
    Category("ammunition", QT_TRANSLATE_NOOP("d100", "Ammunition")),
    Category("gear", QT_TRANSLATE_NOOP("d100", "Other gear")),
    Category("skill", QT_TRANSLATE_NOOP("d100", "Skills"), gear=False),
    Category("talent", QT_TRANSLATE_NOOP("d100", "Talents"), gear=False),
    Category("spell", QT_TRANSLATE_NOOP("d100", "Spells"), gear=False),
    FOES,
)

SLOTS = (
    Slot("hands", QT_TRANSLATE_NOOP("d100", "Hands"), 2),
    Slot("head", QT_TRANSLATE_NOOP("d100", "Head"), LAYERS),
    Slot("arms", QT_TRANSLATE_NOOP("d100", "Arms"), LAYERS),
    Slot("body", QT_TRANSLATE_NOOP("d100", "Body"), LAYERS),
    Slot("legs", QT_TRANSLATE_NOOP("d100", "Legs"), LAYERS),
)
_MAIN_PLACE: tuple[Place, ...] = ("body", "legs", "arms", "head")
"""Where a piece of several places is worn: the first of these that it covers."""

BARE_HANDS = Piece(
    note(QT_TRANSLATE_NOOP("d100", "Unarmed")),
    Weapon("ordinary", UNARMED, hands=0, traits=("uncrafted",), durability=None),
    Wear(),
)
"""What everyone has (PC-40)."""


def wear_of(piece: Piece) -> Wear:
    """The piece's wear, typed; as new where it has none yet."""
    wear: Wear = piece.wear or Wear()
    return wear


def original_die(piece: Piece) -> Die | None:
    """The borrowed durability die as new; ``None`` where the piece is never tested (PC-93)."""
    return piece.data.durability if isinstance(piece.data, Weapon) else None


def die_now(piece: Piece) -> Die | None:
    """The borrowed die after its wear; ``None`` where it is spent or where there never was one.

    What is not broken has at least the last one: the GM may say so of a piece whose die was spent (PC-93).
    """
    original = original_die(piece)
    left = steps_left(original) - wear_of(piece).steps
    if left > 0:
        return LADDER[left - 1]
    return LADDER[0] if original and condition(piece) != "broken" else None


def worn_to(piece: Piece, die: Die | None) -> Wear:
    """The wear that leaves this durability die; without the last one the piece is broken (PC-93)."""
    steps = steps_left(original_die(piece)) - steps_left(die)
    return msgspec.structs.replace(wear_of(piece), steps=steps, condition=condition(piece) if die else "broken")


def left_of(piece: Piece) -> int:
    """Arrows or bolts that are left of a bundle; 0 of anything else (PC-91)."""
    return max(piece.data.bundle - wear_of(piece).lost, 0) if isinstance(piece.data, Ammunition) else 0


def shots(pieces: Iterable[Piece], kind: Shot) -> int:
    """How many arrows or bolts there are in all that is carried (PC-91)."""
    bundles = (piece for piece in pieces if isinstance(piece.data, Ammunition) and piece.data.kind == kind)
    return sum(left_of(bundle) * bundle.quantity for bundle in bundles if bundle.carried)


def condition(piece: Piece) -> Condition:
    """Sound, damaged or broken (PC-93)."""
    return wear_of(piece).condition


def hindered(piece: Piece) -> Modifiers:
    """What its condition takes off every use of a piece (PC-93)."""
    return (known("damaged"),) if condition(piece) == "damaged" else ()


def to_hit(piece: Piece) -> Modifiers:
    """What craftsmanship and condition of a weapon change in the roll to hit (PC-92, PC-93)."""
    craft = getattr(piece.data, "craft", "common")
    return (*((known(craft),) if craft in ("poor", "exceptional") else ()), *hindered(piece))


def needs(piece: Piece) -> tuple[str, int] | None:
    """The slot and how much of it. What can be paired takes one hand, the flail too (PC-38)."""
    match piece.data:
        case Weapon(hands=0):
            return None
        case Weapon(traits=traits) if "main_hand" in traits or "other_hand" in traits:
            return "hands", 1
        case Weapon(hands=hands):
            return "hands", hands
        case Armour():
            return next(((place, 1) for place in _MAIN_PLACE if getattr(piece.data, place)), None)
        case _:
            return None


def room(piece: Piece) -> int | None:
    """How many things the container takes; ``None`` where it is none."""
    return (piece.data.room or MOST_ROOM) if isinstance(piece.data, Container) else None


def carry_over(piece: Piece, data: Gear) -> Wear:
    """The wear with which a piece stays as worn as it is when its entry changes.

    The die that is left stays, at most the new one; what is as new stays as new, and what is spent stays spent (PC-93).
    Of a smaller bundle no more shots are gone than there were.
    """
    if isinstance(data, Ammunition):
        worn = wear_of(piece)
        return msgspec.structs.replace(worn, lost=min(worn.lost, data.bundle))
    changed = msgspec.structs.replace(piece, data=data)
    original, now = original_die(changed), die_now(piece)
    if not wear_of(piece).steps or original is None or original_die(piece) is None:
        return wear_of(piece)
    return worn_to(changed, now if steps_left(now) < steps_left(original) else original)


def gauges_of(piece: Piece) -> tuple[Gauge, ...]:
    """What is left of a bundle; the borrowed die of a weapon once it has been tested in vain."""
    if isinstance(piece.data, Ammunition):
        return (BarGauge(left_of(piece), piece.data.bundle),)
    original = original_die(piece)
    return (DieGauge(die_now(piece), original),) if original and wear_of(piece).steps else ()


def state(piece: Piece) -> State:
    """How worn a piece is, worst thing first (PC-91, PC-93)."""
    gauges = gauges_of(piece)
    if isinstance(piece.data, Ammunition) and not left_of(piece):
        return State("spent", note(QT_TRANSLATE_NOOP("d100", "used up"), "PC-91"), Fraction(1), gauges, usable=False)
    match condition(piece):
        case "broken":
            words = note(QT_TRANSLATE_NOOP("d100", "broken"), "PC-93")
            return State("broken", words, Fraction(1), gauges, usable=False)
        case "damaged":
            return State("damaged", note(QT_TRANSLATE_NOOP("d100", "damaged"), "PC-93"), Fraction(3, 4), gauges)
    original = original_die(piece)
    if original and wear_of(piece).steps:
        gone = steps_left(original) - steps_left(die_now(piece))
        share = Fraction(gone, 2 * steps_left(original))
        words = note(QT_TRANSLATE_NOOP("d100", "was {original}"), "PC-93", original=original)
        return State("worn", words, share, gauges)
    if isinstance(piece.data, Ammunition) and wear_of(piece).lost:
        words = note(QT_TRANSLATE_NOOP("d100", "{left} of {all}"), "PC-91", left=left_of(piece), all=piece.data.bundle)
        return State("fewer", words, Fraction(wear_of(piece).lost, 2 * piece.data.bundle), gauges)
    return State("sound", note(QT_TRANSLATE_NOOP("d100", "as new")), Fraction(0), gauges)
