# SPDX-License-Identifier: GPL-3.0-or-later
"""Groups, qualities and figures of gear in words, for sheet, armoury and detail panel (PC-3, PC-38 to PC-43)."""

from collections.abc import Iterable, Mapping

from panoplia.rules.d100.armour import Material
from panoplia.rules.d100.character import CHARACTERISTICS
from panoplia.rules.d100.craft import encumbrance_of, made_in_words
from panoplia.rules.d100.damage import Quality, damage
from panoplia.rules.d100.gear import (
    CATEGORIES,
    Ammunition,
    Armour,
    Availability,
    Container,
    Gear,
    Group,
    Place,
    Reload,
    Shot,
    Skill,
    Spell,
    SpellKind,
    SpellTime,
    Talent,
    TalentEffect,
    Trait,
    Weapon,
    left_of,
)
from panoplia.rules.d100.skills import SKILL_KINDS
from panoplia.rules.foes import Foe
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Phrase, Words, note, several, signed
from panoplia.rules.system import CatalogueColumn, Piece

GROUPS: Mapping[Group, Phrase] = {
    "ordinary": QT_TRANSLATE_NOOP("d100", "ordinary"),
    "two_handed": QT_TRANSLATE_NOOP("d100", "two-handed"),
    "parrying": QT_TRANSLATE_NOOP("d100", "parrying"),
    "fencing": QT_TRANSLATE_NOOP("d100", "fencing"),
    "flail": QT_TRANSLATE_NOOP("d100", "flail"),
    "cavalry": QT_TRANSLATE_NOOP("d100", "cavalry"),
    "longbow": QT_TRANSLATE_NOOP("d100", "longbow"),
    "crossbow": QT_TRANSLATE_NOOP("d100", "crossbow"),
    "sling": QT_TRANSLATE_NOOP("d100", "sling"),
    "throwing": QT_TRANSLATE_NOOP("d100", "throwing"),
    "gunpowder": QT_TRANSLATE_NOOP("d100", "gunpowder"),
    "entangling": QT_TRANSLATE_NOOP("d100", "entangling weapons"),
}

QUALITIES: Mapping[Quality, Phrase] = {
    "tiring": QT_TRANSLATE_NOOP("d100", "tiring"),
    "pummelling": QT_TRANSLATE_NOOP("d100", "pummelling"),
    "defensive": QT_TRANSLATE_NOOP("d100", "defensive"),
    "balanced": QT_TRANSLATE_NOOP("d100", "balanced"),
    "special": QT_TRANSLATE_NOOP("d100", "special"),
    "impact": QT_TRANSLATE_NOOP("d100", "impact"),
    "slow": QT_TRANSLATE_NOOP("d100", "slow"),
    "armour_piercing": QT_TRANSLATE_NOOP("d100", "armour piercing"),
    "precise": QT_TRANSLATE_NOOP("d100", "precise"),
    "fast": QT_TRANSLATE_NOOP("d100", "fast"),
    "fast_or_impact_slow": QT_TRANSLATE_NOOP("d100", "fast, or impact and slow"),
    "melee_quality_only": QT_TRANSLATE_NOOP("d100", "in hand only"),
    "unreliable": QT_TRANSLATE_NOOP("d100", "unreliable"),
    "shrapnel": QT_TRANSLATE_NOOP("d100", "shrapnel"),
    "entangling": QT_TRANSLATE_NOOP("d100", "entangling"),
}

EXPLAINED: Mapping[Quality, Phrase] = {
    "tiring": QT_TRANSLATE_NOOP("d100", "Impact counts only in the first round of a melee."),
    "pummelling": QT_TRANSLATE_NOOP("d100", "Strength counts 10% more for the talent that stuns with a blow."),
    "defensive": QT_TRANSLATE_NOOP("d100", "+10% to parry with it."),
    "balanced": QT_TRANSLATE_NOOP("d100", "In the other hand it is used without the usual −20%."),
    "special": QT_TRANSLATE_NOOP(
        "d100", "It has a rule of its own: told here where the book has it, else the GM says it."
    ),
    "impact": QT_TRANSLATE_NOOP("d100", "Damage is the higher of two d10."),
    "slow": QT_TRANSLATE_NOOP("d100", "+10% to parry or dodge it."),
    "armour_piercing": QT_TRANSLATE_NOOP("d100", "It ignores one armour point, where there is any."),
    "precise": QT_TRANSLATE_NOOP("d100", "A critical with it has a value one higher."),
    "fast": QT_TRANSLATE_NOOP("d100", "−10% to parry or dodge it."),
    "fast_or_impact_slow": QT_TRANSLATE_NOOP(
        "d100", "In each attack it is used as a spear, which is fast, or as a great weapon: impact and slow."
    ),
    "melee_quality_only": QT_TRANSLATE_NOOP("d100", "Thrown, it has none of its qualities."),
    "unreliable": QT_TRANSLATE_NOOP("d100", "It may fail; the book does not say when, so the GM does."),
    "shrapnel": QT_TRANSLATE_NOOP("d100", "It strikes several at once; the book does not say how, so the GM does."),
    "entangling": QT_TRANSLATE_NOOP("d100", "It catches whom it hits; the book does not say how, so the GM does."),
}

TRAITS: Mapping[Trait, Phrase] = {
    "main_hand": QT_TRANSLATE_NOOP("d100", "for the main hand"),
    "other_hand": QT_TRANSLATE_NOOP("d100", "for the other hand"),
    "shield": QT_TRANSLATE_NOOP("d100", "shield"),
    "covers": QT_TRANSLATE_NOOP("d100", "covers from shots"),
    "shoots_in_melee": QT_TRANSLATE_NOOP("d100", "shoots in melee"),
    "in_hand": QT_TRANSLATE_NOOP("d100", "in hand and thrown"),
    "improvised_in_hand": QT_TRANSLATE_NOOP("d100", "improvised in hand"),
    "magazine": QT_TRANSLATE_NOOP("d100", "magazine"),
    "elven": QT_TRANSLATE_NOOP("d100", "elven"),
    "uncrafted": QT_TRANSLATE_NOOP("d100", "one make only"),
}

TRAITS_EXPLAINED: Mapping[Trait, Phrase] = {
    "main_hand": QT_TRANSLATE_NOOP("d100", "Of two weapons it can be the one in the main hand."),
    "other_hand": QT_TRANSLATE_NOOP("d100", "Of two weapons it can be the one in the other hand."),
    "shield": QT_TRANSLATE_NOOP("d100", "While it is in use, casting rolls are 1 lower."),
    "covers": QT_TRANSLATE_NOOP("d100", "A shot at its bearer, if seen in time, hits with −10%."),
    "shoots_in_melee": QT_TRANSLATE_NOOP("d100", "It can shoot although its user is in melee."),
    "in_hand": QT_TRANSLATE_NOOP("d100", "It does the same damage in hand as thrown."),
    "improvised_in_hand": QT_TRANSLATE_NOOP("d100", "In melee it counts as an improvised weapon."),
    "magazine": QT_TRANSLATE_NOOP("d100", "It holds 10 bolts; once they are shot, filling it takes 4 full actions."),
    "elven": QT_TRANSLATE_NOOP(
        "d100",
        "Without the speciality in longbows it shoots as a shortbow, besides the −20%. All are exceptional.",
    ),
    "uncrafted": QT_TRANSLATE_NOOP("d100", "How it is made makes no difference."),
}

TALENT_EFFECTS: Mapping[TalentEffect, Phrase] = {
    "piercing": QT_TRANSLATE_NOOP("d100", "a shot ignores 1 armour point"),
    "deadly": QT_TRANSLATE_NOOP("d100", "critical value +1"),
}
IN_EFFECT: Mapping[TalentEffect, Phrase] = {
    "piercing": QT_TRANSLATE_NOOP("d100", "ignores 1 armour point"),
    "deadly": TALENT_EFFECTS["deadly"],
}
"""The same of a blow or a shot of which one knows what it is."""
OF_EFFECT = QT_TRANSLATE_NOOP("d100", "{what}: {effect}")

MATERIALS: Mapping[Material, Phrase] = {
    "leather": QT_TRANSLATE_NOOP("d100", "leather"),
    "mail": QT_TRANSLATE_NOOP("d100", "mail"),
    "scale": QT_TRANSLATE_NOOP("d100", "scales"),
    "plate": QT_TRANSLATE_NOOP("d100", "plates"),
}

PLACES: Mapping[Place, Phrase] = {
    "head": QT_TRANSLATE_NOOP("d100", "Head"),
    "arms": QT_TRANSLATE_NOOP("d100", "Arms"),
    "body": QT_TRANSLATE_NOOP("d100", "Body"),
    "legs": QT_TRANSLATE_NOOP("d100", "Legs"),
}

RELOADS: Mapping[Reload, Phrase] = {
    "free": QT_TRANSLATE_NOOP("d100", "free"),
    "half": QT_TRANSLATE_NOOP("d100", "half action"),
    "full": QT_TRANSLATE_NOOP("d100", "full action"),
    "2_full": QT_TRANSLATE_NOOP("d100", "2 full actions"),
    "3_full": QT_TRANSLATE_NOOP("d100", "3 full actions"),
}

SHOTS: Mapping[Shot, Phrase] = {
    "arrows": QT_TRANSLATE_NOOP("d100", "arrows"),
    "bolts": QT_TRANSLATE_NOOP("d100", "bolts"),
}

AVAILABILITY: Mapping[Availability, Phrase] = {
    "abundant": QT_TRANSLATE_NOOP("d100", "abundant"),
    "common": QT_TRANSLATE_NOOP("d100", "frequent"),
    "average": QT_TRANSLATE_NOOP("d100", "usual"),
    "scarce": QT_TRANSLATE_NOOP("d100", "scarce"),
    "rare": QT_TRANSLATE_NOOP("d100", "rare"),
    "very_rare": QT_TRANSLATE_NOOP("d100", "very rare"),
}

TIMES: Mapping[SpellTime, Phrase] = {
    "half": QT_TRANSLATE_NOOP("d100", "half action"),
    "full": QT_TRANSLATE_NOOP("d100", "full action"),
    "full+half": QT_TRANSLATE_NOOP("d100", "full and half action"),
    "extended": QT_TRANSLATE_NOOP("d100", "extended action"),
}

SPELL_KINDS: Mapping[SpellKind, Phrase] = {
    "missile": QT_TRANSLATE_NOOP("d100", "magic missile"),
    "missile_ignores_armour": QT_TRANSLATE_NOOP("d100", "magic missile that ignores armour"),
    "touch": QT_TRANSLATE_NOOP("d100", "touch spell"),
    "other": QT_TRANSLATE_NOOP("d100", "other spell"),
}


def range_in_words(weapon: Weapon) -> Words:
    """Short and long range in metres; nothing for what is only used in hand."""
    return reach_in_words(weapon.range_short, weapon.range_long)


def reach_in_words(short: int | None, long: int | None) -> Words:
    """Short and long range in metres; nothing where there is none."""
    if short is None:
        return ""
    if long is None:
        return note(QT_TRANSLATE_NOOP("d100", "{short} m"), short=short)
    return note(QT_TRANSLATE_NOOP("d100", "{short}/{long} m"), short=short, long=long)


def points_in_words(armour: Armour) -> Note:
    """Armour points: head, arms, body, legs."""
    return note(
        QT_TRANSLATE_NOOP("d100", "{head}/{arms}/{body}/{legs}"),
        head=armour.head, arms=armour.arms, body=armour.body, legs=armour.legs,
    )  # fmt: skip


def most_points(data: Gear) -> int | None:
    """The points of the best protected place; ``None`` of what protects none."""
    return max(data.head, data.arms, data.body, data.legs) if isinstance(data, Armour) else None


def damage_in_words(data: Gear) -> str:
    """Damage as the table writes it, with a true minus (PC-33)."""
    match data:
        case Weapon():
            return damage(data.damage).told
        case Spell(damage=int(points)):
            return str(points)
        case _:
            return ""


def _damage_order(data: Gear) -> int:
    """What is done by strength stands together: its bonus is sorted as three."""
    match data:
        case Weapon():
            return damage(data.damage).points(3)
        case Spell(damage=int(points)):
            return points
        case _:
            return -100


def traits_in_words(data: Gear) -> Words:
    """What kind of thing it is, and what is special about it, side by side."""
    match data:
        case Weapon():
            return several([GROUPS[data.group], *(QUALITIES[quality] for quality in data.qualities)])
        case Armour():
            return MATERIALS[data.material]
        case Ammunition():
            return note(QT_TRANSLATE_NOOP("d100", "bundle of %n"), n=data.bundle)
        case Skill():
            return several([SKILL_KINDS[data.kind], CHARACTERISTICS[data.characteristic]])
        case Talent():
            return talent_in_words(data) or QT_TRANSLATE_NOOP("d100", "talent")
        case Spell():
            difficulty = note(QT_TRANSLATE_NOOP("d100", "difficulty {number}"), number=data.difficulty)
            return several([SPELL_KINDS[data.kind], difficulty, TIMES[data.time]])
        case _:
            return ""


def talent_in_words(data: Talent) -> Words:
    """What a talent is good for, as far as the rules know of it."""
    if data.speciality:
        return note(QT_TRANSLATE_NOOP("d100", "speciality in weapons: {group}"), group=GROUPS[data.speciality])
    if data.effect:
        return TALENT_EFFECTS[data.effect]
    if not data.skill or not data.bonus:
        return ""
    return note(QT_TRANSLATE_NOOP("d100", "{bonus} to a skill"), bonus=signed(data.bonus))


def _traits_order(data: Gear) -> str:
    match data:
        case Weapon():
            return data.group
        case Armour():
            return data.material
        case Skill() | Spell() | Ammunition():
            return data.kind
        case _:
            return ""


COLUMNS = (
    CatalogueColumn(
        "damage", QT_TRANSLATE_NOOP("d100", "Damage"), damage_in_words, _damage_order,
        hint=QT_TRANSLATE_NOOP("d100", "Added to the d10; BF is the strength bonus."), categories=("weapon", "spell"),
    ),
    CatalogueColumn(
        "points", QT_TRANSLATE_NOOP("d100", "Armour"),
        lambda data: points_in_words(data) if isinstance(data, Armour) else "", lambda data: most_points(data) or 0,
        hint=QT_TRANSLATE_NOOP("d100", "Armour points: head, arms, body, legs."), categories=("armour",),
    ),
    CatalogueColumn(
        "range", QT_TRANSLATE_NOOP("d100", "Range"),
        lambda data: range_in_words(data) if isinstance(data, Weapon) else "",
        lambda data: getattr(data, "range_short", None) or 0, right=True,
        hint=QT_TRANSLATE_NOOP("d100", "Short and long range."), categories=("weapon",),
    ),
    CatalogueColumn(
        "encumbrance", QT_TRANSLATE_NOOP("d100", "Enc."),
        lambda data: str(encumbrance_of(data)) if hasattr(data, "encumbrance") else "", encumbrance_of, right=True,
        hint=QT_TRANSLATE_NOOP("d100", "Encumbrance; of ammunition that of a whole bundle."),
        categories=tuple(category.id for category in CATEGORIES if category.gear),
    ),
    CatalogueColumn("traits", QT_TRANSLATE_NOOP("d100", "Kind and qualities"), traits_in_words, _traits_order),
)  # fmt: skip


def details(piece: Piece) -> tuple[tuple[Phrase, Words], ...]:
    """All that the catalogue knows of a piece, a line each."""
    return tuple((label, words) for label, words in _details(piece) if words != "")


def _details(piece: Piece) -> Iterable[tuple[Phrase, Words]]:
    data = piece.data
    match data:
        case Weapon():
            yield from _of_weapon(data)
        case Armour():
            yield QT_TRANSLATE_NOOP("d100", "Material"), MATERIALS[data.material]
            yield from ((label, str(getattr(data, place))) for place, label in PLACES.items())
        case Ammunition():
            left = note(QT_TRANSLATE_NOOP("d100", "{left} of {all}"), left=left_of(piece), all=data.bundle)
            whole = left_of(piece) == data.bundle
            yield QT_TRANSLATE_NOOP("d100", "In a bundle"), str(data.bundle) if whole else ""
            yield QT_TRANSLATE_NOOP("d100", "Left of the bundle"), "" if whole else left
        case Container():
            things = note(QT_TRANSLATE_NOOP("d100", "%n things"), n=data.room) if data.room else ""
            yield QT_TRANSLATE_NOOP("d100", "Room"), things
        case Skill() | Talent() | Spell():
            yield from _of_people(data)
        case Foe():
            yield QT_TRANSLATE_NOOP("d100", "What it is like"), data.line
    if isinstance(data, Weapon | Armour):
        yield QT_TRANSLATE_NOOP("d100", "Craftsmanship"), made_in_words(data)
    if getattr(data, "encumbrance", 0):
        yield QT_TRANSLATE_NOOP("d100", "Encumbrance"), str(encumbrance_of(data))
    availability: Availability | None = getattr(data, "availability", None)
    if availability:
        yield QT_TRANSLATE_NOOP("d100", "Availability"), AVAILABILITY[availability]


def _of_weapon(data: Weapon) -> Iterable[tuple[Phrase, Words]]:
    yield QT_TRANSLATE_NOOP("d100", "Group"), GROUPS[data.group]
    yield QT_TRANSLATE_NOOP("d100", "Damage"), damage_in_words(data)
    yield QT_TRANSLATE_NOOP("d100", "Range"), range_in_words(data)
    yield QT_TRANSLATE_NOOP("d100", "Reload"), RELOADS[data.reload] if data.reload else ""
    yield QT_TRANSLATE_NOOP("d100", "Ammunition"), SHOTS[data.ammunition] if data.ammunition else ""
    yield QT_TRANSLATE_NOOP("d100", "Hands"), str(data.hands) if data.hands else ""
    for quality in data.qualities:
        yield QUALITIES[quality], EXPLAINED[quality]
    for trait in data.traits:
        yield TRAITS[trait], TRAITS_EXPLAINED[trait]


def _of_people(data: Skill | Talent | Spell) -> Iterable[tuple[Phrase, Words]]:
    match data:
        case Skill():
            yield QT_TRANSLATE_NOOP("d100", "Kind"), SKILL_KINDS[data.kind]
            yield QT_TRANSLATE_NOOP("d100", "Characteristic"), CHARACTERISTICS[data.characteristic]
        case Talent():
            yield QT_TRANSLATE_NOOP("d100", "Speciality"), GROUPS[data.speciality] if data.speciality else ""
            yield QT_TRANSLATE_NOOP("d100", "In an attack"), TALENT_EFFECTS[data.effect] if data.effect else ""
            yield QT_TRANSLATE_NOOP("d100", "Helps a skill"), data.skill
            yield QT_TRANSLATE_NOOP("d100", "Bonus to that skill"), signed(data.bonus) if data.bonus else ""
            yield QT_TRANSLATE_NOOP("d100", "Notes"), data.notes
        case _:
            yield QT_TRANSLATE_NOOP("d100", "Kind"), SPELL_KINDS[data.kind]
            yield QT_TRANSLATE_NOOP("d100", "Difficulty"), str(data.difficulty)
            yield QT_TRANSLATE_NOOP("d100", "Casting time"), TIMES[data.time]
            yield QT_TRANSLATE_NOOP("d100", "Damage"), damage_in_words(data)
            yield QT_TRANSLATE_NOOP("d100", "Notes"), data.notes
