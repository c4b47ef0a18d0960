# SPDX-License-Identifier: GPL-3.0-or-later
"""Gear of Espada Negra: what the catalogue knows of it, how it wears, and what is left of it (EN-25, EN-29, EN-54)."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Annotated, Literal

import msgspec

from panoplia.rules.espada_negra.skills import Attribute, Short, SkillKind
from panoplia.rules.foes import FOES, Foe
from panoplia.rules.gauges import BarGauge, Gauge
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Phrase, note
from panoplia.rules.system import Category, Piece, Slot, State

MOST_ROOM = 10**6
"""As many things as an item can be; what a container without a limit holds."""
MOST_FIGURE = 99
MOST_QUALITY, NORMAL_QUALITY = 5, 1
LONGEST_NOTES = 400
HANDS = 2
"""One for each arm."""

Family = Literal["sword", "mace", "flail", "spear", "halberd", "pick", "axe", "missile", "other"]
Physical = Literal["contundente", "cortante", "perforante"]
Energy = Literal["light", "dark", "elemental"]
Material = Literal["cloth", "leather", "metal"]

Figure = Annotated[int, msgspec.Meta(ge=0, le=MOST_FIGURE)]
Hands = Annotated[int, msgspec.Meta(ge=0, le=HANDS)]
Grade = Annotated[int, msgspec.Meta(ge=0, le=MOST_QUALITY)]
Room = Annotated[int, msgspec.Meta(ge=1, le=MOST_ROOM)]
Lost = Annotated[int, msgspec.Meta(ge=0, le=999)]
Notes = Annotated[str, msgspec.Meta(max_length=LONGEST_NOTES)]


class Weapon(msgspec.Struct, frozen=True, tag="weapon", forbid_unknown_fields=True):
    """A row of the weapon table; its quality is counted in its structure already (EN-22, EN-29, EN-54)."""

    impact: Figure
    damage: Figure
    kind: Physical
    structure: Figure
    reach: Figure = 0
    hands: Hands = 1
    family: Family = "other"
    quality: Grade = NORMAL_QUALITY


class Armour(msgspec.Struct, frozen=True, tag="armour", forbid_unknown_fields=True):
    """A row of the armour table; its quality is counted in structure and weight already (EN-23, EN-25, EN-54)."""

    structure: Figure
    cover: Figure
    evasion: Figure
    contundente: Figure = 0
    cortante: Figure = 0
    perforante: Figure = 0
    material: Material = "metal"
    quality: Grade = NORMAL_QUALITY


class Shield(msgspec.Struct, frozen=True, tag="shield", forbid_unknown_fields=True):
    """A row of the shield table: what it adds to the armour; its quality is counted in its structure (EN-27, EN-54)."""

    structure: Figure
    cover: Figure
    evasion: Figure = 0
    contundente: Figure = 0
    cortante: Figure = 0
    perforante: Figure = 0
    quality: Grade = NORMAL_QUALITY


class Container(msgspec.Struct, frozen=True, tag="container", forbid_unknown_fields=True):
    """What things can be put into: at most ``room`` of them, or as many as one likes (the source counts no room)."""

    room: Room | None = None


class Thing(msgspec.Struct, frozen=True, tag="thing", forbid_unknown_fields=True):
    """Anything that no rule looks at but for its weight."""


class Skill(msgspec.Struct, frozen=True, tag="skill", forbid_unknown_fields=True):
    """A skill: its kind, and the attributes of which the lowest is thrown (EN-3, EN-7)."""

    kind: SkillKind
    attributes: Annotated[tuple[Attribute, ...], msgspec.Meta(min_length=1)]


class Power(msgspec.Struct, frozen=True, tag="power", forbid_unknown_fields=True):
    """A power of the game master's: its level, what it costs in points of concentration, and its damage (EN-26, EN-37).

    Without a ``cost`` it takes 5 for each level.
    """

    level: Figure = 1
    cost: Figure | None = None
    energy: Energy | None = None
    damage: Figure | None = None
    sphere: Short = ""
    notes: Notes = ""


Gear = Weapon | Armour | Shield | Container | Thing | Skill | Power | Foe


class Wear(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Points that are lost: of the structure of an armour or a shield (EN-25), of a weapon's damage (EN-29)."""

    lost: Lost = 0


CATEGORIES = (
    Category("weapon", QT_TRANSLATE_NOOP("espada-negra", "Weapons")),
    Category("armour", QT_TRANSLATE_NOOP("espada-negra", "Armours")),
    Category("shield", QT_TRANSLATE_NOOP("espada-negra", "Shields")),
    Category("gear", QT_TRANSLATE_NOOP("espada-negra", "Other gear")),
    Category("skill", QT_TRANSLATE_NOOP("espada-negra", "Skills"), gear=False),
    Category("power", QT_TRANSLATE_NOOP("espada-negra", "Powers"), gear=False),
    FOES,
)
SLOTS = (
    Slot("hands", QT_TRANSLATE_NOOP("espada-negra", "Hands"), HANDS),
    Slot("body", QT_TRANSLATE_NOOP("espada-negra", "Body"), 1),
)
COST_PER_LEVEL = 5
"""Points of concentration (set)."""

FISTS = Weapon(impact=5, damage=0, kind="contundente", structure=0, hands=0)
BARE_HANDS = Piece(note(QT_TRANSLATE_NOOP("espada-negra", "Bare hands")), FISTS, Wear())
"""What everyone has; no blow harms them (EN-28, EN-29)."""
UNPROTECTED = Armour(structure=0, cover=0, evasion=3, material="cloth")
"""What one has who wears no armour."""


def wear_of(piece: Piece) -> Wear:
    """The piece's wear, typed; as new where it has none yet."""
    wear: Wear = piece.wear or Wear()
    return wear


def most(data: Gear) -> int:
    """What a piece has to lose: damage of a weapon, structure of an armour or a shield."""
    match data:
        case Weapon():
            return data.damage
        case Armour() | Shield():
            return data.structure
        case _:
            return 0


def lost(piece: Piece) -> int:
    """What it has lost of that; neither can fall below 0 (EN-25, EN-29)."""
    return min(wear_of(piece).lost, most(piece.data))


def left(piece: Piece) -> int:
    """What is left of it."""
    return most(piece.data) - lost(piece)


def with_lost(piece: Piece, points: int) -> Wear:
    """The wear of a piece that has lost so many points in all."""
    return Wear(max(min(points, most(piece.data)), 0))


def cost_of(power: Power) -> int:
    """The points of concentration that a power takes (EN-37)."""
    return COST_PER_LEVEL * power.level if power.cost is None else power.cost


def needs(piece: Piece) -> tuple[str, int] | None:
    """The slot and how much of it: a weapon as many hands as it says, a shield one, an armour the body."""
    match piece.data:
        case Weapon(hands=0):
            return None
        case Weapon(hands=hands):
            return "hands", hands
        case Shield():
            return "hands", 1
        case Armour():
            return "body", 1
        case _:
            return None


def room(piece: Piece) -> int | None:
    """How many things the container takes; ``None`` where it is none."""
    return (piece.data.room or MOST_ROOM) if isinstance(piece.data, Container) else None


def carry_over(piece: Piece, data: Gear) -> Wear:
    """The points that are lost stay lost, as many as there are now; what is used up stays used up."""
    if not lost(piece):
        return Wear()
    return Wear(most(data) if most(piece.data) and not left(piece) else min(lost(piece), most(data)))


def gauges_of(piece: Piece) -> tuple[Gauge, ...]:
    """Structure always, of what has any; damage once some of it is lost."""
    if isinstance(piece.data, Armour | Shield) and piece.data.structure:
        return (BarGauge(left(piece), piece.data.structure),)
    return (BarGauge(left(piece), piece.data.damage),) if lost(piece) else ()


USED_UP: Mapping[str, Phrase] = {
    "weapon": QT_TRANSLATE_NOOP("espada-negra", "blunted: no damage of its own left"),
    "armour": QT_TRANSLATE_NOOP("espada-negra", "used up: it only hinders"),
    "shield": QT_TRANSLATE_NOOP("espada-negra", "used up"),
}


def state(piece: Piece) -> State:
    """How worn a piece is (EN-23, EN-25, EN-29); what is being worked on is no worse for it."""
    gauges, gone = gauges_of(piece), lost(piece)
    if not gone:
        return State("sound", note(QT_TRANSLATE_NOOP("espada-negra", "as new")), Fraction(0), gauges)
    if isinstance(piece.data, Weapon):
        # It can be used all the same: the wielder's strength is not lost.
        share = Fraction(gone, most(piece.data))
        if share == 1:
            return State("blunted", note(USED_UP["weapon"], "EN-29"), share, gauges)
        words = note(QT_TRANSLATE_NOOP("espada-negra", "damage −{lost}"), "EN-29", lost=gone)
        return State("worn", words, share, gauges)
    if not left(piece):
        words = note(USED_UP["armour" if isinstance(piece.data, Armour) else "shield"], "EN-25")
        return State("used-up", words, Fraction(1), gauges)
    words = note(
        QT_TRANSLATE_NOOP("espada-negra", "structure {left} of {most}"), "EN-25",
        left=left(piece), most=most(piece.data),
    )  # fmt: skip
    return State("worn", words, Fraction(gone, most(piece.data)), gauges)
