# SPDX-License-Identifier: GPL-3.0-or-later
"""Every figure that follows from sheet and gear, with its terms (EN-3, EN-4, EN-6, EN-27, EN-33, EN-36).

All of it is computed from what is written, so nothing is ever taken off twice; what follows from the statistics alone
is kept, because a fight asks for it again and again. Weights are in grams.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache

import msgspec

from panoplia.rules.espada_negra.blows import Place
from panoplia.rules.espada_negra.character import (
    DERIVED,
    OF_SKILL,
    QUALITY_TARGETS,
    Condition,
    Quality,
    Statistics,
)
from panoplia.rules.espada_negra.gear import Physical
from panoplia.rules.espada_negra.in_use import NOTHING_IN_USE, InUse, resistance
from panoplia.rules.espada_negra.runes import BODY_FREE_G, HAND_FREE_G, free_body, free_hand
from panoplia.rules.espada_negra.skills import ATTRIBUTES, Attribute, Skill, Skills
from panoplia.rules.espada_negra.wounds import penalties
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Words, note
from panoplia.rules.system import Piece
from panoplia.rules.why import Sum, Term, added, at_least, at_most

KILO = 1000
UNHURT = Condition()
"""One of whom nothing is taken; what is thrown asks for the true one, because it has no stamina."""
ON_THE_SHEET = QT_TRANSLATE_NOOP("espada-negra", "on the sheet")
NOT_BELOW = note(QT_TRANSLATE_NOOP("espada-negra", "never below 0"))
NOT_OF_NONE = note(QT_TRANSLATE_NOOP("espada-negra", "nobody falls without any damage"))
TIMES = QT_TRANSLATE_NOOP("espada-negra", "{attribute} {value} × {factor}")
REACH = QT_TRANSLATE_NOOP("espada-negra", "reach: {weapon}")
EXHAUSTED = note(QT_TRANSLATE_NOOP("espada-negra", "exhausted: no runes at 0 stamina"))
KEPT = 1024
"""For so many people's statistics."""
PHYSICAL: tuple[Physical, ...] = ("contundente", "cortante", "perforante")


def standing(statistics: Statistics, target: str) -> tuple[Quality, ...]:
    """The qualities that are always in a figure."""
    return tuple(each for each in statistics.qualities if each.target == target and not each.condition)


def conditional(statistics: Statistics, target: str) -> tuple[Quality, ...]:
    """The qualities that a person is asked about before a check, because they have a condition."""
    return tuple(each for each in statistics.qualities if each.target == target and each.condition)


@lru_cache(9 * KEPT)
def attribute(statistics: Statistics, key: Attribute) -> Sum:
    """An attribute, with what qualities change in it (EN-1)."""
    written = Term(note(ON_THE_SHEET), getattr(statistics, key), "EN-1")
    return _floored(added((written, *_named(statistics, key, "EN-1"))))


def stamina(statistics: Statistics, condition: Condition = UNHURT) -> Sum:
    """The most stamina: five times endurance, less fatigue and wounds of torso or head (EN-4, EN-36)."""
    tired = Term(note(QT_TRANSLATE_NOOP("espada-negra", "fatigue")), -condition.fatigue, "EN-4")
    return _floored(added((
        _times(statistics, "resistencia", 5), *_named(statistics, "stamina"),
        *((tired,) if condition.fatigue else ()), *penalties(condition.wounds, "torso"),
    )))  # fmt: skip


@lru_cache(KEPT)
def recovery(statistics: Statistics) -> Sum:
    """Stamina that comes back in a quiet turn (EN-4, EN-31)."""
    return _floored(added((_of(statistics, "resistencia"), *_named(statistics, "recovery"))))


def initiative(statistics: Statistics, condition: Condition = UNHURT, used: InUse = NOTHING_IN_USE) -> Sum:
    """Agility, intelligence and reach of the weapon in hand, less wounds of a leg and what is lost (EN-4, EN-11)."""
    gone = Term(note(QT_TRANSLATE_NOOP("espada-negra", "lost in the fight")), -condition.initiative_lost, "EN-11")
    reach = used.reach
    return _floored(added((
        _of(statistics, "agilidad"), _of(statistics, "inteligencia"),
        *((Term(note(REACH, weapon=reach[0]), reach[1], "EN-4"),) if reach else ()),
        *_named(statistics, "initiative"), *penalties(condition.wounds, "leg"),
        *((gone,) if condition.initiative_lost else ()),
    )), "EN-11")  # fmt: skip


@lru_cache(KEPT)
def hand_load(statistics: Statistics) -> Sum:
    """What the hands can hold (EN-4); qualities count in kilos."""
    return _floored(added((_times(statistics, "fuerza", KILO), *_named(statistics, "hand_load", scale=KILO))))


@lru_cache(KEPT)
def body_load(statistics: Statistics) -> Sum:
    """What the body can carry, the hands not counted (EN-4); qualities count in kilos."""
    return _floored(added((_times(statistics, "fuerza", 5 * KILO), *_named(statistics, "body_load", scale=KILO))))


@lru_cache(KEPT)
def unconscious_at(statistics: Statistics) -> Sum:
    """So much damage knocks one out (EN-34)."""
    figure = added((_times(statistics, "voluntad", 3, "EN-34"), *_named(statistics, "unconscious")))
    return at_least(figure, 1, NOT_OF_NONE, "EN-35")


@lru_cache(KEPT)
def dead_at(statistics: Statistics) -> Sum:
    """So much damage kills (EN-35)."""
    figure = added((_times(statistics, "fuerza", 6, "EN-35"), *_named(statistics, "dead")))
    return at_least(figure, 1, NOT_OF_NONE, "EN-35")


def energy(statistics: Statistics, key: str) -> Sum:
    """Resistance to light, darkness and the elements (EN-4, EN-26)."""
    of: Attribute = "fuerza" if key == "elemental" else "defensa"
    return _floored(added((_of(statistics, of), *_named(statistics, key))))


def is_dead(statistics: Statistics, condition: Condition) -> bool:
    """Whether the damage kills (EN-35)."""
    return condition.damage_taken >= dead_at(statistics).total


def is_unconscious(statistics: Statistics, condition: Condition) -> bool:
    """Whether the damage knocks one out, who is not dead of it (EN-34, EN-35)."""
    return condition.damage_taken >= unconscious_at(statistics).total and not is_dead(statistics, condition)


def figures(statistics: Statistics, condition: Condition = UNHURT, used: InUse = NOTHING_IN_USE) -> Mapping[str, Sum]:
    """Every figure by its id: attributes, and the keys of ``DERIVED`` in their order."""
    of: Mapping[str, Callable[[], Sum]] = {
        "stamina": lambda: stamina(statistics, condition),
        "recovery": lambda: recovery(statistics),
        "initiative": lambda: initiative(statistics, condition, used),
        "hand_load": lambda: hand_load(statistics),
        "body_load": lambda: body_load(statistics),
        "unconscious": lambda: unconscious_at(statistics),
        "dead": lambda: dead_at(statistics),
    }
    return {
        **{key: attribute(statistics, key) for key in ATTRIBUTES},
        **{key: of[key]() if key in of else energy(statistics, key) for key in DERIVED},
    }


def evasion(statistics: Statistics, used: InUse = NOTHING_IN_USE) -> Sum:
    """What an impact must exceed to hit at all; used-up armour hinders as before (EN-22, EN-23, EN-27)."""
    return _floored(added((*_of_pieces(used, lambda piece: piece.data.evasion, "EN-23"),
                           *_named(statistics, "evasion"))))  # fmt: skip


def cover(statistics: Statistics, used: InUse = NOTHING_IN_USE) -> Sum:
    """What an impact must exceed to pass by the armour (EN-23, EN-27)."""
    return _floored(added((*_of_pieces(used, lambda piece: piece.data.cover, "EN-23"), *_named(statistics, "cover"))))


def structure(used: InUse) -> Sum:
    """What armour and shield have left (EN-25, EN-27)."""
    from_gear = (Term(piece.name, piece.data.structure, "EN-27") for piece in used.protections if piece.data.structure)
    lost = used.structure - used.structure_left
    told = Term(note(QT_TRANSLATE_NOOP("espada-negra", "structure lost")), -lost, "EN-25")
    return added((*from_gear, *((told,) if lost else ())))


def resistances(used: InUse) -> Mapping[Physical, Sum]:
    """What armour and shield take off each kind of damage, while any structure is left (EN-23, EN-25, EN-27)."""
    return {kind: resistance_to(used, kind) for kind in PHYSICAL}


def resistance_to(used: InUse, kind: Physical) -> Sum:
    """What armour and shield take off one kind of damage (EN-23, EN-25, EN-27)."""
    figure = added(_of_pieces(used, lambda piece: resistance(piece, kind), "EN-25"))
    if used.structure_left:
        return figure
    return at_most(figure, 0, note(QT_TRANSLATE_NOOP("espada-negra", "no structure left")), "EN-23")


def hand_free(statistics: Statistics, used: InUse) -> int:
    """Grams that the hands could hold besides, below 0 of one who holds too much (EN-6)."""
    return hand_load(statistics).total - used.burden.hands


def body_free(statistics: Statistics, used: InUse) -> int:
    """Grams that the body could carry besides (EN-6)."""
    return body_load(statistics).total - used.burden.body


def runes_to_hit(statistics: Statistics, condition: Condition, used: InUse) -> Sum:
    """Agility, and one more with a kilo free in the hands (EN-6, EN-22, EN-33)."""
    light = free_hand(hand_free(statistics, used))
    told = note(QT_TRANSLATE_NOOP("espada-negra", "{grams} g free in the hands"), grams=HAND_FREE_G)
    return _thrown(condition, (_of(statistics, "agilidad", "EN-22"), *((Term(told, 1, "EN-6"),) if light else ())))


def runes_to_evade(statistics: Statistics, condition: Condition, used: InUse) -> Sum:
    """Agility, and one more with five kilos free on the body (EN-6, EN-22, EN-33)."""
    light = free_body(body_free(statistics, used))
    told = note(QT_TRANSLATE_NOOP("espada-negra", "{grams} g free on the body"), grams=BODY_FREE_G)
    return _thrown(condition, (_of(statistics, "agilidad", "EN-22"), *((Term(told, 1, "EN-6"),) if light else ())))


def runes_for_damage(statistics: Statistics, condition: Condition) -> Sum:
    """Strength, for damage and against it (EN-24, EN-33)."""
    return _thrown(condition, (_of(statistics, "fuerza", "EN-24"),))


class SkillCheck(msgspec.Struct, frozen=True):
    """What a skill throws, and what is added to the hits.

    ``skill`` and ``runes`` are ``None`` where its key is on no list any more.
    """

    key: str
    skill: Skill | None
    runes: Sum | None
    level: Sum
    owned: bool

    @property
    def name(self) -> Words:
        """The skill in words."""
        return self.skill.names if self.skill else self.key


def skill_check(statistics: Statistics, condition: Condition, key: str, skills: Skills) -> SkillCheck:
    """Runes of the lowest attribute, and the level, which anyone has at 0 (EN-3)."""
    owned = next((each for each in statistics.skills if each.key == key), None)
    learnt = (Term(note(QT_TRANSLATE_NOOP("espada-negra", "level")), owned.level, "EN-3"),) if owned else ()
    level = added((*learnt, *_named(statistics, OF_SKILL + key, "EN-3")))
    skill = skills.get(key)
    runes = skill_runes(statistics, condition, skill) if skill else None
    return SkillCheck(key, skill, runes, level, owned is not None)


def skill_runes(statistics: Statistics, condition: Condition, skill: Skill) -> Sum:
    """The lowest of a skill's attributes; of equal ones the first (EN-3, EN-33)."""
    lowest = min(skill.attributes, key=lambda key: attribute(statistics, key).total)
    return _thrown(condition, (_of(statistics, lowest, "EN-3"),))


def impact(statistics: Statistics, weapon: Piece) -> Sum:
    """A weapon's impact, to which the hits are added (EN-22)."""
    return _floored(added((Term(weapon.name, weapon.data.impact, "EN-22"), *_named(statistics, "impact"))))


def damage(statistics: Statistics, condition: Condition, weapon: Piece, lost: int) -> Sum:
    """A weapon's damage, less what it has lost, and less wounds of an arm (EN-24, EN-29, EN-36)."""
    gone = Term(note(QT_TRANSLATE_NOOP("espada-negra", "lost by use")), -lost, "EN-29")
    return _floored(added((
        Term(weapon.name, weapon.data.damage, "EN-24"), *((gone,) if lost else ()), *_named(statistics, "damage"),
        *penalties(condition.wounds, "arm"),
    )))  # fmt: skip


def taken_by_wounds(condition: Condition, place: Place) -> int:
    """What all wounds at a place take together (EN-36)."""
    return -sum(term.value for term in penalties(condition.wounds, place))


def target_label(target: str, skills: Skills) -> Words:
    """What a quality changes, in words."""
    if target.startswith(OF_SKILL):
        key = target.removeprefix(OF_SKILL)
        return skills[key].names if key in skills else key
    return note(QUALITY_TARGETS[target])


def _of(statistics: Statistics, key: Attribute, clause: str = "EN-4") -> Term:
    figure = attribute(statistics, key)
    return Term(note(ATTRIBUTES[key]), figure.total, clause, figure)


def _times(statistics: Statistics, key: Attribute, factor: int, clause: str = "EN-4") -> Term:
    figure = attribute(statistics, key)
    told = note(TIMES, attribute=note(ATTRIBUTES[key]), value=figure.total, factor=factor)
    return Term(told, figure.total * factor, clause, figure)


def _of_pieces(used: InUse, figure: Callable[[Piece], int], clause: str) -> Iterator[Term]:
    for place, piece in enumerate(used.protections):
        if figure(piece) or not place:
            yield Term(piece.name, figure(piece), "EN-27" if place else clause)


def _thrown(condition: Condition, terms: tuple[Term, ...]) -> Sum:
    """Runes; the exhausted throw none (EN-33)."""
    figure = _floored(added(terms))
    return figure if condition.stamina else at_most(figure, 0, EXHAUSTED, "EN-33")


def _named(statistics: Statistics, target: str, clause: str = "EN-4", scale: int = 1) -> Iterator[Term]:
    for each in standing(statistics, target):
        yield Term(each.name, each.value * scale, clause)


def _floored(figure: Sum, clause: str = "EN-4") -> Sum:
    return at_least(figure, 0, NOT_BELOW, clause)
