# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be typed about gear, skills, powers and foes, and by what the armoury is narrowed down."""

from collections.abc import Callable, Iterable

from panoplia.rules.editors import Line, Number, Pick
from panoplia.rules.entries import EntryField, EntryKind, Magic, Ticks, picks
from panoplia.rules.espada_negra import gear
from panoplia.rules.espada_negra.gear import (
    HANDS,
    LONGEST_NOTES,
    MOST_FIGURE,
    MOST_QUALITY,
    Armour,
    Container,
    Gear,
    Power,
    Shield,
    Skill,
    Thing,
    Weapon,
    cost_of,
)
from panoplia.rules.espada_negra.newcomers import newcomers
from panoplia.rules.espada_negra.skills import ATTRIBUTES, LONGEST_NAME, SKILL_KINDS
from panoplia.rules.espada_negra.texts import AGAINST, ENERGIES, EXPLAINED, FAMILIES, KINDS, MATERIALS, STRUCTURE
from panoplia.rules.facets import Choice, Facet, Range
from panoplia.rules.foes import foe_kind
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Phrase, Words
from panoplia.rules.refusal import Refused

_QUALITY = EntryField(
    "quality", QT_TRANSLATE_NOOP("espada-negra", "Quality"), Number(0, MOST_QUALITY), empty=gear.NORMAL_QUALITY,
    hint=QT_TRANSLATE_NOOP(
        "espada-negra", "1 is normal. Each step more is +1 structure, and of armour −1000 g: type both as they are."
    ),
)  # fmt: skip


def _number(id: str, label: Phrase, start: int = 0, hint: Words = "") -> EntryField:
    return EntryField(id, label, Number(0, MOST_FIGURE), hint, empty=start)


def _some(attributes: tuple[str, ...]) -> tuple[str, ...]:
    if not attributes:
        raise Refused(
            QT_TRANSLATE_NOOP("espada-negra", "A skill needs an attribute: tick at least one."), "attributes", "EN-3"
        )
    return attributes


_IMPACT = _number("impact", QT_TRANSLATE_NOOP("espada-negra", "Impact"), 3, EXPLAINED["impact"])
_EVASION = _number("evasion", QT_TRANSLATE_NOOP("espada-negra", "Evasion"), hint=EXPLAINED["evasion"])
_COVER = _number("cover", QT_TRANSLATE_NOOP("espada-negra", "Cover"), hint=EXPLAINED["cover"])
_STRUCTURE = _number("structure", STRUCTURE, 1, EXPLAINED["structure"])
_RESISTANCES = tuple(_number(kind, label) for kind, label in AGAINST.items())

_WEAPON = (
    EntryField("family", QT_TRANSLATE_NOOP("espada-negra", "Weapons"), Pick(picks(FAMILIES)), start="other"),
    _IMPACT,
    _number("damage", QT_TRANSLATE_NOOP("espada-negra", "Damage"), 3, EXPLAINED["damage"]),
    EntryField("kind", QT_TRANSLATE_NOOP("espada-negra", "Kind of damage"), Pick(picks(KINDS))),
    _number("structure", STRUCTURE, 3, EXPLAINED["weapon_structure"]),
    _number("reach", QT_TRANSLATE_NOOP("espada-negra", "Reach"), hint=EXPLAINED["reach"]),
    EntryField("hands", QT_TRANSLATE_NOOP("espada-negra", "Hands"), Number(0, HANDS), empty=1),
    _QUALITY,
)
_ARMOUR = (
    EntryField(
        "material", QT_TRANSLATE_NOOP("espada-negra", "Material"), Pick(picks(MATERIALS)), start="metal",
        hint=QT_TRANSLATE_NOOP("espada-negra", "Metal is mended by forging, the rest by leather-work."),
    ),
    _EVASION, _COVER, _STRUCTURE, *_RESISTANCES, _QUALITY,
)  # fmt: skip
_SHIELD = (_EVASION, _COVER, _STRUCTURE, *_RESISTANCES, _QUALITY)
_CONTAINER = (
    EntryField(
        "room", QT_TRANSLATE_NOOP("espada-negra", "Room"), Number(1, gear.MOST_ROOM), optional=True,
        hint=QT_TRANSLATE_NOOP("espada-negra", "How many things fit. Empty: as many as you like."),
    ),
)  # fmt: skip
_SKILL = (
    EntryField("kind", QT_TRANSLATE_NOOP("espada-negra", "Kind"), Pick(picks(SKILL_KINDS))),
    EntryField(
        "attributes", QT_TRANSLATE_NOOP("espada-negra", "Attributes"), Ticks(picks(ATTRIBUTES)),
        hint=QT_TRANSLATE_NOOP("espada-negra", "The lowest of those that are ticked is thrown."),
        empty=("inteligencia",), tidy=_some,
    ),
)  # fmt: skip
_POWER = (
    EntryField("sphere", QT_TRANSLATE_NOOP("espada-negra", "Sphere"), Line(LONGEST_NAME), optional=True, empty=""),
    _number("level", QT_TRANSLATE_NOOP("espada-negra", "Level"), 1),
    EntryField(
        "cost", QT_TRANSLATE_NOOP("espada-negra", "Points of concentration"), Number(0, MOST_FIGURE), optional=True,
        hint=QT_TRANSLATE_NOOP("espada-negra", "Empty: 5 for each level."),
    ),
    EntryField(
        "energy", QT_TRANSLATE_NOOP("espada-negra", "Kind of damage"), Pick(picks(ENERGIES)), optional=True,
        hint=QT_TRANSLATE_NOOP("espada-negra", "Of powers that strike: no armour helps, only the resistance to it."),
    ),
    EntryField(
        "damage", QT_TRANSLATE_NOOP("espada-negra", "Damage"), Number(0, MOST_FIGURE), optional=True,
        hint=QT_TRANSLATE_NOOP("espada-negra", "No runes are thrown for it."),
    ),
    EntryField("notes", QT_TRANSLATE_NOOP("espada-negra", "Notes"), Line(LONGEST_NOTES), optional=True, empty=""),
)  # fmt: skip

ENTRY_KINDS = (
    EntryKind("weapon", "weapon", QT_TRANSLATE_NOOP("espada-negra", "Weapon"), Weapon, _WEAPON),
    EntryKind("armour", "armour", QT_TRANSLATE_NOOP("espada-negra", "Armour"), Armour, _ARMOUR),
    EntryKind("shield", "shield", QT_TRANSLATE_NOOP("espada-negra", "Shield"), Shield, _SHIELD),
    EntryKind("container", "gear", QT_TRANSLATE_NOOP("espada-negra", "Container"), Container, _CONTAINER),
    EntryKind("thing", "gear", QT_TRANSLATE_NOOP("espada-negra", "Any other thing"), Thing),
    EntryKind("skill", "skill", QT_TRANSLATE_NOOP("espada-negra", "Skill"), Skill, _SKILL),
    EntryKind("power", "power", QT_TRANSLATE_NOOP("espada-negra", "Power"), Power, _POWER),
    foe_kind(newcomers, QT_TRANSLATE_NOOP("espada-negra", "Such as: strength 3, agility 3, shortsword, leather")),
)

MAGIC = Magic(
    QT_TRANSLATE_NOOP("espada-negra", "Bonus"), Number(0, MOST_FIGURE), 1,
    (
        QT_TRANSLATE_NOOP("espada-negra", "The source has no magic gear: what the bonus is good for, the GM says."),
        QT_TRANSLATE_NOOP("espada-negra", "Nothing is added by itself; a quality on the sheet can add it."),
    ),
)  # fmt: skip


def _of(shapes: type | tuple[type, ...], field: str) -> Callable[[Gear], int | None]:
    def figure(data: Gear) -> int | None:
        return getattr(data, field) if isinstance(data, shapes) else None

    return figure


def _word(shapes: type | tuple[type, ...], field: str) -> Callable[[Gear], tuple[str, ...]]:
    def values(data: Gear) -> tuple[str, ...]:
        value = getattr(data, field) if isinstance(data, shapes) else None
        return () if value is None else (str(value),)

    return values


_PROTECTIONS = (Armour, Shield)
_MADE = (Weapon, Armour, Shield)


def _facets() -> Iterable[Facet]:
    yield Choice("family", QT_TRANSLATE_NOOP("espada-negra", "Weapons"), picks(FAMILIES), _word(Weapon, "family"))
    yield Choice(
        "hands", QT_TRANSLATE_NOOP("espada-negra", "Hands"),
        (("1", QT_TRANSLATE_NOOP("espada-negra", "one hand")), ("2", QT_TRANSLATE_NOOP("espada-negra", "two hands"))),
        _word(Weapon, "hands"),
    )  # fmt: skip
    of_damage = QT_TRANSLATE_NOOP("espada-negra", "Kind of damage")
    yield Choice("damage_kind", of_damage, picks(KINDS), _word(Weapon, "kind"))
    yield Range("impact", QT_TRANSLATE_NOOP("espada-negra", "Impact"), _of(Weapon, "impact"))
    yield Range("damage", QT_TRANSLATE_NOOP("espada-negra", "Damage"), _of((Weapon, Power), "damage"))
    yield Range("reach", QT_TRANSLATE_NOOP("espada-negra", "Reach"), _of(Weapon, "reach"))
    yield Choice("material", QT_TRANSLATE_NOOP("espada-negra", "Material"), picks(MATERIALS), _word(Armour, "material"))
    yield Range("structure", STRUCTURE, _of(_MADE, "structure"))
    yield Range("evasion", QT_TRANSLATE_NOOP("espada-negra", "Evasion"), _of(_PROTECTIONS, "evasion"))
    yield Range("cover", QT_TRANSLATE_NOOP("espada-negra", "Cover"), _of(_PROTECTIONS, "cover"))
    for kind, label in AGAINST.items():
        yield Range(kind, label, _of(_PROTECTIONS, kind))
    yield Choice(
        "quality", QT_TRANSLATE_NOOP("espada-negra", "Quality"),
        tuple((str(each), str(each)) for each in range(MOST_QUALITY + 1)), _word(_MADE, "quality"),
    )  # fmt: skip
    yield from _of_people()


def _of_people() -> Iterable[Facet]:
    """By what skills and powers are told apart."""
    yield Choice("skill", QT_TRANSLATE_NOOP("espada-negra", "Skill"), picks(SKILL_KINDS), _word(Skill, "kind"))
    yield Choice(
        "attribute", QT_TRANSLATE_NOOP("espada-negra", "Attribute"), picks(ATTRIBUTES),
        lambda data: data.attributes if isinstance(data, Skill) else (),
    )  # fmt: skip
    yield Range(
        "cost", QT_TRANSLATE_NOOP("espada-negra", "Points of concentration"),
        lambda data: cost_of(data) if isinstance(data, Power) else None,
    )  # fmt: skip
    yield Choice("energy", QT_TRANSLATE_NOOP("espada-negra", "Power"), picks(ENERGIES), _word(Power, "energy"))


FACETS: tuple[Facet, ...] = tuple(_facets())
