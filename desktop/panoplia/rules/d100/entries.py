# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be typed about gear, skills, talents and spells, and by what the armoury is narrowed down (PC-94)."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from panoplia.rules.d100 import damage, gear
from panoplia.rules.d100.character import CHARACTERISTICS, MOST_BONUS
from panoplia.rules.d100.craft import GRADES, encumbrance_of
from panoplia.rules.d100.gear import (
    LONGEST_NOTES,
    Ammunition,
    Armour,
    Container,
    Gear,
    Skill,
    Spell,
    Talent,
    Thing,
    Weapon,
)
from panoplia.rules.d100.newcomers import newcomers
from panoplia.rules.d100.skills import LONGEST_NAME, SKILL_KINDS
from panoplia.rules.d100.texts import (
    AVAILABILITY,
    EXPLAINED,
    GROUPS,
    MATERIALS,
    PLACES,
    QUALITIES,
    RELOADS,
    SHOTS,
    SPELL_KINDS,
    TALENT_EFFECTS,
    TIMES,
    TRAITS,
    TRAITS_EXPLAINED,
    most_points,
)
from panoplia.rules.editors import Line, Number, Pick
from panoplia.rules.entries import EntryField, EntryKind, Magic, Ticks, picks
from panoplia.rules.facets import Choice, Facet, Range
from panoplia.rules.foes import foe_kind
from panoplia.rules.notes import QT_TRANSLATE_NOOP
from panoplia.rules.refusal import Refused
from panoplia.rules.system import Piece
from panoplia.rules.usage_dice import LADDER

MOST = 999
MOST_POINTS = 99
MOST_ENCUMBRANCE = 99_999
LONGEST_DAMAGE = 6

_ENCUMBRANCE = EntryField(
    "encumbrance", QT_TRANSLATE_NOOP("d100", "Encumbrance"), Number(0, MOST_ENCUMBRANCE), optional=True, empty=0
)
_ENCUMBRANCE_BY_MAKE = msgspec.structs.replace(_ENCUMBRANCE, hint=QT_TRANSLATE_NOOP("d100", "Of the common make."))
_AVAILABILITY = EntryField(
    "availability", QT_TRANSLATE_NOOP("d100", "Availability"), Pick(picks(AVAILABILITY)), optional=True
)
_CRAFT = EntryField(
    "craft", QT_TRANSLATE_NOOP("d100", "Craftsmanship"),
    Pick(picks({craft: grade.label for craft, grade in GRADES.items()})), empty="common",
    hint=QT_TRANSLATE_NOOP(
        "d100", "The price is yours to change: half for poor, three times for good, ten times for exceptional."
    ),
)  # fmt: skip
_NOTES = EntryField("notes", QT_TRANSLATE_NOOP("d100", "Notes"), Line(LONGEST_NOTES), optional=True, empty="")

_WEAPON = (
    EntryField("group", QT_TRANSLATE_NOOP("d100", "Group"), Pick(picks(GROUPS))),
    EntryField(
        "damage", QT_TRANSLATE_NOOP("d100", "Damage"), Line(LONGEST_DAMAGE, required=True), empty="BF",
        hint=QT_TRANSLATE_NOOP("d100", "Such as 3, BF or BF-1; BF is the strength bonus."), tidy=damage.tidied_damage,
    ),
    EntryField("hands", QT_TRANSLATE_NOOP("d100", "Hands"), Number(0, 2), empty=1),
    EntryField(
        "range_short", QT_TRANSLATE_NOOP("d100", "Short range in metres"), Number(0, MOST), optional=True,
        hint=QT_TRANSLATE_NOOP("d100", "Only of what shoots or is thrown."),
    ),
    EntryField("range_long", QT_TRANSLATE_NOOP("d100", "Long range in metres"), Number(0, MOST), optional=True),
    EntryField("reload", QT_TRANSLATE_NOOP("d100", "Reload"), Pick(picks(RELOADS)), optional=True),
    EntryField("ammunition", QT_TRANSLATE_NOOP("d100", "Ammunition"), Pick(picks(SHOTS)), optional=True),
    EntryField(
        "qualities", QT_TRANSLATE_NOOP("d100", "Qualities"), Ticks(picks(QUALITIES), picks(EXPLAINED)),
        optional=True, empty=(),
    ),
    EntryField(
        "traits", QT_TRANSLATE_NOOP("d100", "Use"), Ticks(picks(TRAITS), picks(TRAITS_EXPLAINED)),
        optional=True, empty=(),
    ),
    EntryField(
        "durability", QT_TRANSLATE_NOOP("d100", "Borrowed durability"), Pick(tuple((die, die) for die in LADDER)),
        optional=True, start=gear.BORROWED,
        hint=QT_TRANSLATE_NOOP("d100", "For the house rule of borrowed wear; without a die, never."),
    ),
    _CRAFT,
    _ENCUMBRANCE_BY_MAKE,
    _AVAILABILITY,
)  # fmt: skip

_ARMOUR = (
    EntryField("material", QT_TRANSLATE_NOOP("d100", "Material"), Pick(picks(MATERIALS))),
    *(EntryField(place, label, Number(0, MOST_POINTS), empty=0) for place, label in PLACES.items()),
    _CRAFT,
    _ENCUMBRANCE_BY_MAKE,
    _AVAILABILITY,
)  # fmt: skip

_AMMUNITION = (
    EntryField("kind", QT_TRANSLATE_NOOP("d100", "Kind"), Pick(picks(SHOTS))),
    EntryField(
        "bundle", QT_TRANSLATE_NOOP("d100", "In a bundle"), Number(1, gear.MOST_IN_BUNDLE), empty=5,
        hint=QT_TRANSLATE_NOOP("d100", "Price and encumbrance are those of a whole bundle."),
    ),
    _ENCUMBRANCE,
    _AVAILABILITY,
)  # fmt: skip

_CONTAINER = (
    EntryField(
        "room", QT_TRANSLATE_NOOP("d100", "Room"), Number(1, gear.MOST_ROOM), optional=True,
        hint=QT_TRANSLATE_NOOP("d100", "How many things fit. Empty: as many as you like."),
    ),
    _ENCUMBRANCE,
    _AVAILABILITY,
)  # fmt: skip

_SKILL = (
    EntryField("kind", QT_TRANSLATE_NOOP("d100", "Kind"), Pick(picks(SKILL_KINDS))),
    EntryField("characteristic", QT_TRANSLATE_NOOP("d100", "Characteristic"), Pick(picks(CHARACTERISTICS))),
)

_TALENT = (
    EntryField(
        "speciality", QT_TRANSLATE_NOOP("d100", "Speciality"), Pick(picks(GROUPS)), optional=True,
        hint=QT_TRANSLATE_NOOP("d100", "The group of weapons that it is for, if it is for one."),
    ),
    EntryField(
        "effect", QT_TRANSLATE_NOOP("d100", "In an attack"), Pick(picks(TALENT_EFFECTS)), optional=True,
        hint=QT_TRANSLATE_NOOP("d100", "Armour points are ignored by what shoots or is thrown, where there are any."),
    ),
    EntryField(
        "skill", QT_TRANSLATE_NOOP("d100", "Helps a skill"), Line(LONGEST_NAME), optional=True, empty="",
        hint=QT_TRANSLATE_NOOP("d100", "Its name as the armoury has it."),
    ),
    EntryField("bonus", QT_TRANSLATE_NOOP("d100", "Bonus to that skill"), Number(-MOST_BONUS, MOST_BONUS),
               optional=True, empty=0),
    _NOTES,
)  # fmt: skip

_SPELL = (
    EntryField("difficulty", QT_TRANSLATE_NOOP("d100", "Difficulty"), Number(0, MOST)),
    EntryField("time", QT_TRANSLATE_NOOP("d100", "Casting time"), Pick(picks(TIMES))),
    EntryField("kind", QT_TRANSLATE_NOOP("d100", "Kind"), Pick(picks(SPELL_KINDS)), start="other"),
    EntryField(
        "damage", QT_TRANSLATE_NOOP("d100", "Damage"), Number(0, MOST), optional=True,
        hint=QT_TRANSLATE_NOOP("d100", "Added to the d10 of a magic missile."),
    ),
    _NOTES,
)  # fmt: skip


def _ranges(values: Mapping[str, Any]) -> None:
    short, long = values["range_short"], values["range_long"]
    if short is not None and long is not None and long < short:
        raise Refused(
            QT_TRANSLATE_NOOP("d100", "The long range of {long} m is less than the short one of {short} m."),
            "range_long", "PC-33", long=long, short=short,
        )  # fmt: skip


KINDS = (
    EntryKind("weapon", "weapon", QT_TRANSLATE_NOOP("d100", "Weapon or shield"), Weapon, _WEAPON, _ranges),
    EntryKind("armour", "armour", QT_TRANSLATE_NOOP("d100", "Armour"), Armour, _ARMOUR),
    EntryKind("ammunition", "ammunition", QT_TRANSLATE_NOOP("d100", "Ammunition"), Ammunition, _AMMUNITION),
    EntryKind("container", "gear", QT_TRANSLATE_NOOP("d100", "Container"), Container, _CONTAINER),
    EntryKind("thing", "gear", QT_TRANSLATE_NOOP("d100", "Any other thing"), Thing, (_ENCUMBRANCE, _AVAILABILITY)),
    EntryKind("skill", "skill", QT_TRANSLATE_NOOP("d100", "Skill"), Skill, _SKILL),
    EntryKind("talent", "talent", QT_TRANSLATE_NOOP("d100", "Talent"), Talent, _TALENT),
    EntryKind("spell", "spell", QT_TRANSLATE_NOOP("d100", "Spell"), Spell, _SPELL),
    foe_kind(newcomers, QT_TRANSLATE_NOOP("d100", "Such as: WS 35, wounds 12, BF+1, armour 2")),
)

MAGIC = Magic(
    QT_TRANSLATE_NOOP("d100", "Bonus"), Number(0, MOST_POINTS), 5,
    (
        QT_TRANSLATE_NOOP("d100", "The book has no magic gear: what the bonus is good for, the GM says."),
        QT_TRANSLATE_NOOP("d100", "Nothing is added by itself; a roll takes it as a modifier."),
    ),
)  # fmt: skip


def _hands(data: Gear) -> tuple[str, ...]:
    need = gear.needs(Piece("", data, None))
    return (str(need[1]),) if need and need[0] == "hands" else ()


def _covered(data: Gear) -> tuple[str, ...]:
    return tuple(place for place in PLACES if getattr(data, place)) if isinstance(data, Armour) else ()


def _average_points(data: Gear) -> int | None:
    """What is added to the die with a strength bonus of 3; ``None`` of what is no weapon."""
    return damage.damage(data.damage).points(3) if isinstance(data, Weapon) else None


def _facets() -> Iterable[Facet]:
    yield Choice(
        "group", QT_TRANSLATE_NOOP("d100", "Group"), picks(GROUPS),
        lambda data: (data.group,) if isinstance(data, Weapon) else (),
    )  # fmt: skip
    yield Choice(
        "hands", QT_TRANSLATE_NOOP("d100", "Hands"),
        (("1", QT_TRANSLATE_NOOP("d100", "one hand")), ("2", QT_TRANSLATE_NOOP("d100", "two hands"))), _hands,
    )  # fmt: skip
    yield Range("damage", QT_TRANSLATE_NOOP("d100", "Damage (with BF 3)"), _average_points)
    yield Range(
        "range", QT_TRANSLATE_NOOP("d100", "Short range"), lambda data: getattr(data, "range_short", None), unit="m"
    )
    yield Choice(
        "qualities", QT_TRANSLATE_NOOP("d100", "Qualities"), picks(QUALITIES),
        lambda data: data.qualities if isinstance(data, Weapon) else (),
    )  # fmt: skip
    yield Choice(
        "material", QT_TRANSLATE_NOOP("d100", "Material"), picks(MATERIALS),
        lambda data: (data.material,) if isinstance(data, Armour) else (),
    )  # fmt: skip
    yield Choice("places", QT_TRANSLATE_NOOP("d100", "Protects"), picks(PLACES), _covered)
    yield Range("points", QT_TRANSLATE_NOOP("d100", "Armour points"), most_points)
    yield Range(
        "encumbrance", QT_TRANSLATE_NOOP("d100", "Encumbrance"),
        lambda data: encumbrance_of(data) if hasattr(data, "encumbrance") else None,
    )  # fmt: skip
    yield from _of_people()
    yield Choice(
        "craft", QT_TRANSLATE_NOOP("d100", "Craftsmanship"),
        picks({craft: grade.label for craft, grade in GRADES.items()}),
        lambda data: (data.craft,) if isinstance(data, Weapon | Armour) else (),
    )  # fmt: skip
    yield Choice(
        "availability", QT_TRANSLATE_NOOP("d100", "Availability"), picks(AVAILABILITY),
        lambda data: tuple(filter(None, (getattr(data, "availability", None),))),
    )  # fmt: skip


def _of_people() -> Iterable[Facet]:
    """By what skills and spells are told apart."""
    yield Choice(
        "skill", QT_TRANSLATE_NOOP("d100", "Skill"), picks(SKILL_KINDS),
        lambda data: (data.kind,) if isinstance(data, Skill) else (),
    )  # fmt: skip
    yield Choice(
        "characteristic", QT_TRANSLATE_NOOP("d100", "Characteristic"), picks(CHARACTERISTICS),
        lambda data: (data.characteristic,) if isinstance(data, Skill) else (),
    )  # fmt: skip
    yield Choice(
        "spell", QT_TRANSLATE_NOOP("d100", "Spell"), picks(SPELL_KINDS),
        lambda data: (data.kind,) if isinstance(data, Spell) else (),
    )  # fmt: skip
    yield Choice(
        "time", QT_TRANSLATE_NOOP("d100", "Casting time"), picks(TIMES),
        lambda data: (data.time,) if isinstance(data, Spell) else (),
    )  # fmt: skip
    yield Range("difficulty", QT_TRANSLATE_NOOP("d100", "Difficulty"), lambda data: getattr(data, "difficulty", None))


FACETS: tuple[Facet, ...] = tuple(_facets())
