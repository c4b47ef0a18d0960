# SPDX-License-Identifier: GPL-3.0-or-later
"""Kinds and figures of gear, skills and powers in words, for sheet, armoury and detail panel."""

from collections.abc import Callable, Iterable, Mapping

from panoplia.rules.espada_negra.gear import (
    Armour,
    Container,
    Energy,
    Family,
    Gear,
    Material,
    Physical,
    Power,
    Shield,
    Skill,
    Weapon,
    cost_of,
    left,
    lost,
)
from panoplia.rules.espada_negra.quality import quality_in_words
from panoplia.rules.espada_negra.skills import ATTRIBUTES, SKILL_KINDS
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Phrase, Words, note, several
from panoplia.rules.system import CatalogueColumn, Piece

KINDS: Mapping[Physical, Phrase] = {
    "contundente": QT_TRANSLATE_NOOP("espada-negra", "crushing"),
    "cortante": QT_TRANSLATE_NOOP("espada-negra", "cutting"),
    "perforante": QT_TRANSLATE_NOOP("espada-negra", "piercing"),
}
SHORT: Mapping[Physical, Phrase] = {
    "contundente": QT_TRANSLATE_NOOP("espada-negra", "Crush."),
    "cortante": QT_TRANSLATE_NOOP("espada-negra", "Cut."),
    "perforante": QT_TRANSLATE_NOOP("espada-negra", "Pierc."),
}
ABBREVIATED: Mapping[Physical, Phrase] = {
    "contundente": QT_TRANSLATE_NOOP("espada-negra", "crush."),
    "cortante": QT_TRANSLATE_NOOP("espada-negra", "cut."),
    "perforante": QT_TRANSLATE_NOOP("espada-negra", "pierc."),
}
WITH_KIND = QT_TRANSLATE_NOOP("espada-negra", "{damage} {kind}")
AGAINST: Mapping[Physical, Phrase] = {
    "contundente": QT_TRANSLATE_NOOP("espada-negra", "Resistance to crushing"),
    "cortante": QT_TRANSLATE_NOOP("espada-negra", "Resistance to cutting"),
    "perforante": QT_TRANSLATE_NOOP("espada-negra", "Resistance to piercing"),
}
ENERGIES_SHORT: Mapping[Energy, Phrase] = {
    "light": QT_TRANSLATE_NOOP("espada-negra", "Light"),
    "dark": QT_TRANSLATE_NOOP("espada-negra", "Dark."),
    "elemental": QT_TRANSLATE_NOOP("espada-negra", "Elem."),
}
ENERGIES: Mapping[Energy, Phrase] = {
    "light": QT_TRANSLATE_NOOP("espada-negra", "light"),
    "dark": QT_TRANSLATE_NOOP("espada-negra", "darkness"),
    "elemental": QT_TRANSLATE_NOOP("espada-negra", "elemental"),
}
FAMILIES: Mapping[Family, Phrase] = {
    "sword": QT_TRANSLATE_NOOP("espada-negra", "swords"),
    "mace": QT_TRANSLATE_NOOP("espada-negra", "maces"),
    "flail": QT_TRANSLATE_NOOP("espada-negra", "flails"),
    "spear": QT_TRANSLATE_NOOP("espada-negra", "spears"),
    "halberd": QT_TRANSLATE_NOOP("espada-negra", "halberds"),
    "pick": QT_TRANSLATE_NOOP("espada-negra", "picks"),
    "axe": QT_TRANSLATE_NOOP("espada-negra", "axes"),
    "missile": QT_TRANSLATE_NOOP("espada-negra", "missile weapons"),
    "other": QT_TRANSLATE_NOOP("espada-negra", "other weapons"),
}
MATERIALS: Mapping[Material, Phrase] = {
    "cloth": QT_TRANSLATE_NOOP("espada-negra", "cloth"),
    "leather": QT_TRANSLATE_NOOP("espada-negra", "leather"),
    "metal": QT_TRANSLATE_NOOP("espada-negra", "metal"),
}
EXPLAINED: Mapping[str, Phrase] = {
    "impact": QT_TRANSLATE_NOOP("espada-negra", "Impact: hits of agility are added; above the evasion it hits."),
    "damage": QT_TRANSLATE_NOOP("espada-negra", "Damage: hits of strength are added, those of the defender taken off."),
    "weapon_structure": QT_TRANSLATE_NOOP(
        "espada-negra", "Structure: a damage throw with more hits than this costs the weapon a point of its damage."
    ),
    "structure": QT_TRANSLATE_NOOP(
        "espada-negra", "Structure: so much damage it takes; at 0 every hit is one in the flesh."
    ),
    "reach": QT_TRANSLATE_NOOP("espada-negra", "Reach: added to the initiative; it also settles ties."),
    "cover": QT_TRANSLATE_NOOP("espada-negra", "Cover: an impact above it goes past the armour, into the flesh."),
    "evasion": QT_TRANSLATE_NOOP("espada-negra", "Evasion: an impact that is not above it misses."),
    "resistance": QT_TRANSLATE_NOOP("espada-negra", "Taken off damage of that kind before it lowers the structure."),
}


def kind_in_words(data: Gear) -> Words:
    """What kind of thing it is, and what is special about it, side by side."""
    match data:
        case Weapon():
            hands = (note(QT_TRANSLATE_NOOP("espada-negra", "%n hand(s)"), n=data.hands),) if data.hands else ()
            return several((FAMILIES[data.family], *hands))
        case Armour():
            return MATERIALS[data.material]
        case Skill():
            return several((SKILL_KINDS[data.kind], *(ATTRIBUTES[key] for key in data.attributes)))
        case Power():
            cost = note(QT_TRANSLATE_NOOP("espada-negra", "concentration {cost}"), cost=cost_of(data))
            return several((*((data.sphere,) if data.sphere else ()), _level(data), cost))
        case _:
            return ""


def _level(data: Power) -> Words:
    return note(QT_TRANSLATE_NOOP("espada-negra", "level {level}"), level=data.level)


def _kind_order(data: Gear) -> str:
    match data:
        case Weapon():
            return data.family
        case Armour():
            return data.material
        case Skill():
            return data.kind
        case Power():
            return data.sphere
        case _:
            return ""


def damage_in_words(data: Gear) -> Words:
    """A weapon's damage and its kind; of a power that does any, too."""
    match data:
        case Weapon():
            return several((str(data.damage), KINDS[data.kind]))
        case Power(damage=int(damage), energy=str(energy)):
            return several((str(damage), ENERGIES[energy]))
        case Power(damage=int(damage)):
            return str(damage)
        case _:
            return ""


def damage_in_short(data: Gear) -> Words:
    """The same where there is little room."""
    match data:
        case Weapon():
            return note(WITH_KIND, damage=data.damage, kind=ABBREVIATED[data.kind])
        case _:
            return damage_in_words(data)


def protection_in_words(data: Gear) -> Words:
    """Evasion and cover, and what is taken off crushing, cutting, piercing damage."""
    if not isinstance(data, Armour | Shield):
        return ""
    return several((f"{data.evasion}/{data.cover}", f"{data.contundente}/{data.cortante}/{data.perforante}"))


def _figure(field: str) -> Callable[[Gear], Words]:
    def show(data: Gear) -> Words:
        value = getattr(data, field, None)
        return "" if value is None else str(value)

    return show


def _order(field: str) -> Callable[[Gear], int]:
    def sort(data: Gear) -> int:
        value: int | None = getattr(data, field, None)
        return -1 if value is None else value

    return sort


_PROTECTING = ("armour", "shield")
COLUMNS = (
    CatalogueColumn(
        "impact", QT_TRANSLATE_NOOP("espada-negra", "Imp."), _figure("impact"), _order("impact"), right=True,
        hint=EXPLAINED["impact"], categories=("weapon",),
    ),
    CatalogueColumn(
        "damage", QT_TRANSLATE_NOOP("espada-negra", "Damage"), damage_in_short, _order("damage"),
        hint=EXPLAINED["damage"], categories=("weapon", "power"),
    ),
    CatalogueColumn(
        "reach", QT_TRANSLATE_NOOP("espada-negra", "Reach"), _figure("reach"), _order("reach"), right=True,
        hint=EXPLAINED["reach"], categories=("weapon",),
    ),
    CatalogueColumn(
        "protection", QT_TRANSLATE_NOOP("espada-negra", "Protection"), protection_in_words, _order("cover"),
        hint=QT_TRANSLATE_NOOP(
            "espada-negra", "Evasion/cover; resistance to crushing/cutting/piercing damage."
        ), categories=_PROTECTING,
    ),
    CatalogueColumn(
        "structure", QT_TRANSLATE_NOOP("espada-negra", "Str."), _figure("structure"), _order("structure"), right=True,
        hint=QT_TRANSLATE_NOOP("espada-negra", "Structure: what it stands."), categories=("weapon", *_PROTECTING),
    ),
    CatalogueColumn("kind", QT_TRANSLATE_NOOP("espada-negra", "Kind"), kind_in_words, _kind_order),
)  # fmt: skip


def details(piece: Piece) -> tuple[tuple[Phrase, Words], ...]:
    """All that the catalogue knows of a piece, a line each, and what each figure is for."""
    return tuple((label, words) for label, words in _details(piece) if words != "")


def _details(piece: Piece) -> Iterable[tuple[Phrase, Words]]:
    data = piece.data
    match data:
        case Weapon():
            yield from _of_weapon(piece, data)
        case Armour() | Shield():
            yield from _of_protection(piece, data)
        case Container():
            things = note(QT_TRANSLATE_NOOP("espada-negra", "%n thing(s)"), n=data.room) if data.room else ""
            yield QT_TRANSLATE_NOOP("espada-negra", "Room"), things
        case Skill():
            yield QT_TRANSLATE_NOOP("espada-negra", "Kind"), SKILL_KINDS[data.kind]
            yield QT_TRANSLATE_NOOP("espada-negra", "Attributes"), several(ATTRIBUTES[key] for key in data.attributes)
            yield (
                QT_TRANSLATE_NOOP("espada-negra", "Check"),
                QT_TRANSLATE_NOOP("espada-negra", "Runes as the lowest of them; the level is added to the hits."),
            )
        case Power():
            yield from _of_power(data)
    if isinstance(data, Weapon | Armour | Shield):
        yield QT_TRANSLATE_NOOP("espada-negra", "Quality"), quality_in_words(piece)


STRUCTURE = QT_TRANSLATE_NOOP("espada-negra", "Structure")


def _of_weapon(piece: Piece, data: Weapon) -> Iterable[tuple[Phrase, Words]]:
    yield QT_TRANSLATE_NOOP("espada-negra", "Weapons"), FAMILIES[data.family]
    yield QT_TRANSLATE_NOOP("espada-negra", "Impact"), str(data.impact)
    yield QT_TRANSLATE_NOOP("espada-negra", "Damage"), damage_in_words(data)
    now = note(QT_TRANSLATE_NOOP("espada-negra", "{left} of {most}"), left=left(piece), most=data.damage)
    yield QT_TRANSLATE_NOOP("espada-negra", "Damage now"), now if lost(piece) else ""
    yield STRUCTURE, str(data.structure)
    yield QT_TRANSLATE_NOOP("espada-negra", "Reach"), str(data.reach)
    yield QT_TRANSLATE_NOOP("espada-negra", "Hands"), str(data.hands) if data.hands else ""
    yield QT_TRANSLATE_NOOP("espada-negra", "To hit"), EXPLAINED["impact"]
    yield QT_TRANSLATE_NOOP("espada-negra", "To wound"), EXPLAINED["damage"]
    yield QT_TRANSLATE_NOOP("espada-negra", "Wear"), EXPLAINED["weapon_structure"]
    yield QT_TRANSLATE_NOOP("espada-negra", "Order"), EXPLAINED["reach"]


def _of_protection(piece: Piece, data: Armour | Shield) -> Iterable[tuple[Phrase, Words]]:
    yield QT_TRANSLATE_NOOP("espada-negra", "Evasion"), str(data.evasion)
    yield QT_TRANSLATE_NOOP("espada-negra", "Cover"), str(data.cover)
    now = note(QT_TRANSLATE_NOOP("espada-negra", "{left} of {most}"), left=left(piece), most=data.structure)
    yield STRUCTURE, now if lost(piece) else str(data.structure)
    resisted = note(
        QT_TRANSLATE_NOOP("espada-negra", "crushing {crushing}, cutting {cutting}, piercing {piercing}"),
        crushing=data.contundente, cutting=data.cortante, piercing=data.perforante,
    )  # fmt: skip
    yield QT_TRANSLATE_NOOP("espada-negra", "Resists"), resisted
    if isinstance(data, Armour):
        yield QT_TRANSLATE_NOOP("espada-negra", "Material"), MATERIALS[data.material]
    yield QT_TRANSLATE_NOOP("espada-negra", "Missed"), EXPLAINED["evasion"]
    yield QT_TRANSLATE_NOOP("espada-negra", "Passed by"), EXPLAINED["cover"]
    yield QT_TRANSLATE_NOOP("espada-negra", "Wear"), EXPLAINED["structure"]
    yield QT_TRANSLATE_NOOP("espada-negra", "Protection"), EXPLAINED["resistance"]
    if isinstance(data, Shield):
        yield (
            QT_TRANSLATE_NOOP("espada-negra", "Shield"),
            QT_TRANSLATE_NOOP("espada-negra", "In hand it adds all its figures to those of the armour."),
        )


def _of_power(data: Power) -> Iterable[tuple[Phrase, Words]]:
    yield QT_TRANSLATE_NOOP("espada-negra", "Sphere"), data.sphere
    yield QT_TRANSLATE_NOOP("espada-negra", "Level"), str(data.level)
    yield QT_TRANSLATE_NOOP("espada-negra", "Concentration"), str(cost_of(data))
    yield QT_TRANSLATE_NOOP("espada-negra", "Damage"), damage_in_words(data)
    yield QT_TRANSLATE_NOOP("espada-negra", "Notes"), data.notes
