# SPDX-License-Identifier: GPL-3.0-or-later
"""Groups, traits and figures of gear in words, for sheet, armoury and detail panel (DH-20)."""

from collections.abc import Iterable, Mapping

from panoplia.rules.dungeon_hack import dice, gear
from panoplia.rules.dungeon_hack.gear import Armour, Container, Gear, Group, Protection, Supply, Trait, Weapon
from panoplia.rules.gauges import steps_left
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Phrase, Words, note, several
from panoplia.rules.system import CatalogueColumn, Piece

GROUPS: Mapping[Group, Phrase] = {
    "light": QT_TRANSLATE_NOOP("dungeon-hack", "light"),
    "one_handed": QT_TRANSLATE_NOOP("dungeon-hack", "one hand"),
    "two_handed": QT_TRANSLATE_NOOP("dungeon-hack", "two hands"),
    "thrown": QT_TRANSLATE_NOOP("dungeon-hack", "thrown"),
    "fist": QT_TRANSLATE_NOOP("dungeon-hack", "fist"),
    "ranged": QT_TRANSLATE_NOOP("dungeon-hack", "ranged"),
}

TRAITS: Mapping[Trait, Phrase] = {
    "thrown_30": QT_TRANSLATE_NOOP("dungeon-hack", "can be thrown 30 ft (9 m)"),
    "thrown_40": QT_TRANSLATE_NOOP("dungeon-hack", "can be thrown 40 ft (12 m)"),
    "reach_10": QT_TRANSLATE_NOOP("dungeon-hack", "reach 10 ft (3 m)"),
    "lance": QT_TRANSLATE_NOOP("dungeon-hack", "Disadvantage within 5 ft (1.5 m)"),
    "stationary": QT_TRANSLATE_NOOP("dungeon-hack", "no moving in the turn it shoots"),
    "light": QT_TRANSLATE_NOOP("dungeon-hack", "light"),
    "burst_3": QT_TRANSLATE_NOOP("dungeon-hack", "up to 3 bolts a round"),
}

AMMUNITION: Mapping[str, Phrase] = {
    "arrows": QT_TRANSLATE_NOOP("dungeon-hack", "arrows"),
    "bolts": QT_TRANSLATE_NOOP("dungeon-hack", "bolts"),
    "darts": QT_TRANSLATE_NOOP("dungeon-hack", "darts"),
    "pellets": QT_TRANSLATE_NOOP("dungeon-hack", "pellets"),
    "itself": QT_TRANSLATE_NOOP("dungeon-hack", "is thrown itself"),
}


DICE = QT_TRANSLATE_NOOP("dungeon-hack", "%n dice")


def range_and_traits(weapon: Weapon) -> Words:
    """Group, range, ammunition and traits of a weapon, side by side."""
    parts: list[Words] = [GROUPS[weapon.group]]
    if weapon.range_ft:
        parts.append(range_in_words(weapon.range_ft))
    if weapon.ammunition:
        parts.append(AMMUNITION[weapon.ammunition])
    if weapon.piercing:
        parts.append(QT_TRANSLATE_NOOP("dungeon-hack", "piercing"))
    parts.extend(TRAITS[trait] for trait in weapon.traits)
    return several(parts)


def range_in_words(feet: int) -> Note:
    """A range in feet and metres; ten feet are three metres, as the book counts."""
    return note(QT_TRANSLATE_NOOP("dungeon-hack", "{feet} ft ({metres} m)"), feet=feet, metres=feet * 3 // 10)


def _damage(data: Gear) -> Words:
    match data:
        case Weapon(damage=""):
            return QT_TRANSLATE_NOOP("dungeon-hack", "unarmed")
        case Weapon():
            return data.damage
        case _:
            return ""


def _protection(data: Gear, effectiveness: int = 0) -> Words:
    match data:
        case Armour():
            return note(DICE, n=data.rating + effectiveness)
        case Protection():
            return note(QT_TRANSLATE_NOOP("dungeon-hack", "−{static} damage"), static=data.static)
        case _:
            return ""


def _worn(now: Words, at_first: Words) -> Note:
    """What a piece has now, and what it had when it was new."""
    return note(QT_TRANSLATE_NOOP("dungeon-hack", "{now}, at first {original}"), now=now, original=at_first)


def _die(data: Gear) -> str:
    match data:
        case Weapon() | Armour():
            return data.durability or "–"
        case Supply():
            return data.usage
        case _:
            return ""


def _penetration(data: Gear) -> str:
    return str(data.penetration) if isinstance(data, Weapon) else ""


def _traits(data: Gear) -> Words:
    return range_and_traits(data) if isinstance(data, Weapon) else ""


def twice_the_average(data: Gear) -> int | None:
    """Twice the average damage, because a die has halves; ``None`` where nothing is written (DH-8)."""
    if not isinstance(data, Weapon) or not data.damage:
        return None
    written = dice.damage(data.damage)
    return sum(size + 1 for size in written.sizes) + 2 * written.flat


def _left(data: Gear) -> int:
    die = _die(data)
    return steps_left(die) if die.startswith("d") else 0


COLUMNS = (
    CatalogueColumn(
        "damage", QT_TRANSLATE_NOOP("dungeon-hack", "Damage"), _damage, lambda data: twice_the_average(data) or 0
    ),
    CatalogueColumn(
        "penetration", QT_TRANSLATE_NOOP("dungeon-hack", "Pen."), _penetration,
        lambda data: data.penetration if isinstance(data, Weapon) else -1, right=True,
    ),
    CatalogueColumn(
        "protection", QT_TRANSLATE_NOOP("dungeon-hack", "Protection"), _protection,
        lambda data: data.rating if isinstance(data, Armour) else getattr(data, "static", 0),
    ),
    CatalogueColumn("durability", QT_TRANSLATE_NOOP("dungeon-hack", "Durability"), _die, _left),
    CatalogueColumn(
        "traits", QT_TRANSLATE_NOOP("dungeon-hack", "Range and traits"), _traits,
        lambda data: data.group if isinstance(data, Weapon) else "",
    ),
)  # fmt: skip


def details(piece: Piece) -> tuple[tuple[Phrase, Words], ...]:
    """All that the catalogue knows of a piece, a line each."""
    return tuple((label, words) for label, words in _details(piece) if words != "")


def _details(piece: Piece) -> Iterable[tuple[Phrase, Words]]:
    data = piece.data
    if isinstance(data, Weapon):
        yield QT_TRANSLATE_NOOP("dungeon-hack", "Group"), GROUPS[data.group]
        yield QT_TRANSLATE_NOOP("dungeon-hack", "Damage"), _damage(data)
        yield QT_TRANSLATE_NOOP("dungeon-hack", "Penetration"), str(gear.penetration(piece))
    protection = _protection(data, gear.effectiveness(piece))
    if isinstance(data, Armour) and piece.wear and gear.intact(piece) != gear.full_rating(piece):
        protection = _worn(note(DICE, n=gear.intact(piece)), protection)
    yield QT_TRANSLATE_NOOP("dungeon-hack", "Protection"), protection
    die: Words = _die(data)
    if piece.wear and gear.original_die(piece) != gear.die_now(piece):
        die = _worn(gear.die_now(piece) or "–", die)
    usage, durability = QT_TRANSLATE_NOOP("dungeon-hack", "Usage die"), QT_TRANSLATE_NOOP("dungeon-hack", "Durability")
    yield usage if isinstance(data, Supply) else durability, die
    if isinstance(data, Weapon):
        yield from _weapon_details(data)
    if isinstance(data, Container) and data.room:
        yield (
            QT_TRANSLATE_NOOP("dungeon-hack", "Room"),
            note(QT_TRANSLATE_NOOP("dungeon-hack", "%n things"), n=data.room),
        )


def _weapon_details(data: Weapon) -> Iterable[tuple[Phrase, Words]]:
    yield QT_TRANSLATE_NOOP("dungeon-hack", "Range"), range_in_words(data.range_ft) if data.range_ft else ""
    yield QT_TRANSLATE_NOOP("dungeon-hack", "Ammunition"), AMMUNITION[data.ammunition] if data.ammunition else ""
    traits: list[Words] = [TRAITS[trait] for trait in data.traits]
    if data.piercing:
        traits.append(QT_TRANSLATE_NOOP("dungeon-hack", "piercing"))
    yield QT_TRANSLATE_NOOP("dungeon-hack", "Traits"), several(traits) if traits else ""
