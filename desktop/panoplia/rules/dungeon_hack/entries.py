# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be typed about gear, and by what the armoury is narrowed down (DH-20, DH-30, DH-36, DH-37)."""

from collections.abc import Mapping

from panoplia.rules.dungeon_hack import dice, gear
from panoplia.rules.dungeon_hack.gear import ITSELF, Armour, Container, Gear, Protection, Supply, Thing, Weapon
from panoplia.rules.dungeon_hack.newcomers import newcomers
from panoplia.rules.dungeon_hack.smith import rating_for
from panoplia.rules.dungeon_hack.texts import AMMUNITION, GROUPS, TRAITS, twice_the_average
from panoplia.rules.editors import Line, Number, Pick
from panoplia.rules.entries import EntryField, EntryKind, Magic, Ticks, YesNo, picks
from panoplia.rules.facets import Choice, Facet, Range
from panoplia.rules.foes import foe_kind
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Words
from panoplia.rules.system import Piece
from panoplia.rules.usage_dice import LADDER

MOST = 999
LONGEST_DAMAGE = 20
DICE = tuple((die, die) for die in LADDER)
SLOTS: Mapping[str, Words] = {
    "hands": QT_TRANSLATE_NOOP("dungeon-hack", "Shield, in one hand"),
    "head": QT_TRANSLATE_NOOP("dungeon-hack", "Helmet, on the head"),
}

_DURABILITY = EntryField(
    "durability", QT_TRANSLATE_NOOP("dungeon-hack", "Durability"), Pick(DICE), optional=True,
    hint=QT_TRANSLATE_NOOP("dungeon-hack", "Without a die it is never tested."),
)  # fmt: skip

_WEAPON = (
    EntryField("group", QT_TRANSLATE_NOOP("dungeon-hack", "Group"), Pick(picks(GROUPS))),
    EntryField(
        "damage", QT_TRANSLATE_NOOP("dungeon-hack", "Damage"), Line(LONGEST_DAMAGE), optional=True, empty="",
        hint=QT_TRANSLATE_NOOP("dungeon-hack", "Such as 1d8 or 1d6+1d8. Empty: the unarmed damage of the class."),
        tidy=dice.tidied_damage,
    ),
    EntryField("penetration", QT_TRANSLATE_NOOP("dungeon-hack", "Penetration"), Number(0, MOST), empty=0),
    _DURABILITY,
    EntryField(
        "range_ft", QT_TRANSLATE_NOOP("dungeon-hack", "Range in feet"), Number(0, MOST), optional=True,
        hint=QT_TRANSLATE_NOOP("dungeon-hack", "Only of what shoots."),
    ),
    EntryField(
        "ammunition", QT_TRANSLATE_NOOP("dungeon-hack", "Ammunition"), Pick(picks(AMMUNITION)), optional=True, empty=""
    ),
    EntryField("traits", QT_TRANSLATE_NOOP("dungeon-hack", "Traits"), Ticks(picks(TRAITS)), optional=True, empty=()),
    EntryField("piercing", QT_TRANSLATE_NOOP("dungeon-hack", "Piercing"), YesNo()),
)  # fmt: skip

_ARMOUR = (
    EntryField(
        "rating", QT_TRANSLATE_NOOP("dungeon-hack", "Armour rating"), Number(1, MOST),
        hint=QT_TRANSLATE_NOOP("dungeon-hack", "How many armour dice it has."),
        filling=QT_TRANSLATE_NOOP("dungeon-hack", "From the old absorption die"),
        fillings=tuple((die, rating_for(die)) for die in LADDER),
    ),
    _DURABILITY,
)  # fmt: skip

_PROTECTION = (
    EntryField(
        "static", QT_TRANSLATE_NOOP("dungeon-hack", "Static absorption"), Number(0, MOST),
        hint=QT_TRANSLATE_NOOP("dungeon-hack", "What it takes off every blow."),
    ),
    EntryField("slot", QT_TRANSLATE_NOOP("dungeon-hack", "Where it is worn"), Pick(picks(SLOTS))),
)  # fmt: skip

_CONTAINER = (
    EntryField(
        "room", QT_TRANSLATE_NOOP("dungeon-hack", "Room"), Number(1, gear.MOST_ROOM), optional=True,
        hint=QT_TRANSLATE_NOOP("dungeon-hack", "How many things fit. Empty: as many as you like."),
    ),
)  # fmt: skip

_HELD_AMMUNITION = EntryField(
    "ammunition", QT_TRANSLATE_NOOP("dungeon-hack", "Ammunition for"),
    Pick(picks({held: said for held, said in AMMUNITION.items() if held != ITSELF})), optional=True, empty="",
    hint=QT_TRANSLATE_NOOP("dungeon-hack", "What weapons shoot of it; nothing for other stores."),
)  # fmt: skip

KINDS = (
    EntryKind("weapon", "weapon", QT_TRANSLATE_NOOP("dungeon-hack", "Weapon"), Weapon, _WEAPON),
    EntryKind("armour", "armour", QT_TRANSLATE_NOOP("dungeon-hack", "Armour"), Armour, _ARMOUR),
    EntryKind("protection", "gear", QT_TRANSLATE_NOOP("dungeon-hack", "Shield or helmet"), Protection, _PROTECTION),
    EntryKind(
        "supply", "gear", QT_TRANSLATE_NOOP("dungeon-hack", "Supplies with a usage die"), Supply,
        (EntryField("usage", QT_TRANSLATE_NOOP("dungeon-hack", "Usage die"), Pick(DICE)), _HELD_AMMUNITION),
    ),
    EntryKind("container", "gear", QT_TRANSLATE_NOOP("dungeon-hack", "Container"), Container, _CONTAINER),
    EntryKind("thing", "gear", QT_TRANSLATE_NOOP("dungeon-hack", "Any other thing"), Thing),
    foe_kind(newcomers, QT_TRANSLATE_NOOP("dungeon-hack", "Such as: level 2, health 7, 1d6+1, armour rating 1")),
)  # fmt: skip

MAGIC = Magic(
    QT_TRANSLATE_NOOP("dungeon-hack", "Effectiveness"), Number(0, MOST), 2,
    (
        QT_TRANSLATE_NOOP("dungeon-hack", "Effectiveness above 1 is added to the penetration or to the armour dice; "
                          "1 adds nothing."),
        QT_TRANSLATE_NOOP("dungeon-hack", "When its durability is spent, a magic piece is not destroyed but unusable "
                          "until it is repaired."),
    ),
)  # fmt: skip


def _hands(data: Gear) -> tuple[str, ...]:
    need = gear.needs(Piece("", data, None))
    return (str(need[1]),) if need and need[0] == "hands" else ()


def _durability(data: Gear) -> tuple[str, ...]:
    die = gear.original_die(Piece("", data, None))
    return (die or "none",) if isinstance(data, Weapon | Armour | Supply) else ()


def _traits(data: Gear) -> tuple[str, ...]:
    if not isinstance(data, Weapon):
        return ()
    return (*data.traits, "piercing") if data.piercing else data.traits


FACETS: tuple[Facet, ...] = (
    Choice(
        "group", QT_TRANSLATE_NOOP("dungeon-hack", "Group"), picks(GROUPS),
        lambda data: (data.group,) if isinstance(data, Weapon) else (),
    ),
    Choice(
        "hands", QT_TRANSLATE_NOOP("dungeon-hack", "Hands"),
        (("1", QT_TRANSLATE_NOOP("dungeon-hack", "one hand")), ("2", QT_TRANSLATE_NOOP("dungeon-hack", "two hands"))),
        _hands,
    ),
    Range("damage", QT_TRANSLATE_NOOP("dungeon-hack", "Average damage"), twice_the_average, scale=2),
    Range(
        "penetration", QT_TRANSLATE_NOOP("dungeon-hack", "Penetration"),
        lambda data: data.penetration if isinstance(data, Weapon) else None,
    ),
    Range(
        "rating", QT_TRANSLATE_NOOP("dungeon-hack", "Armour rating"),
        lambda data: data.rating if isinstance(data, Armour) else None,
    ),
    Choice(
        "durability", QT_TRANSLATE_NOOP("dungeon-hack", "Durability or usage"),
        (*DICE, ("none", QT_TRANSLATE_NOOP("dungeon-hack", "never tested"))), _durability,
    ),
    Choice(
        "traits", QT_TRANSLATE_NOOP("dungeon-hack", "Traits"),
        (*picks(TRAITS), ("piercing", QT_TRANSLATE_NOOP("dungeon-hack", "piercing"))), _traits,
    ),
)  # fmt: skip
