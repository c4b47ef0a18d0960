# SPDX-License-Identifier: GPL-3.0-or-later
"""Every figure that follows from the sheet, with its terms, in one order (PC-4).

Base, permanent advances, named modifiers, armour; then bonuses, halves and targets. All of it is computed afresh from
what is written, so nothing is ever taken off twice.
"""

from collections.abc import Iterator, Mapping

import msgspec

from panoplia.rules.d100.casting import mana_of
from panoplia.rules.d100.character import (
    CHARACTERISTICS,
    MODIFIER_TARGETS,
    MOST_BONUS,
    MOST_FATE,
    MOST_MAGIC,
    MOST_MANA,
    MOST_MOVE,
    MOST_WOUNDS,
    OF_SKILL,
    OwnedSkill,
    OwnModifier,
    Statistics,
)
from panoplia.rules.d100.percent import bonus_of, half_up
from panoplia.rules.d100.places import PLACES, Place
from panoplia.rules.d100.skills import Characteristic, Skill, Skills, skill_name
from panoplia.rules.d100.worn import NOTHING_WORN, Worn, armour_at, burden, casting
from panoplia.rules.describing import without_accents
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Words, note
from panoplia.rules.why import Sum, Term, added, at_least, at_most

HIGHEST = 100
MOST_ELSE = 999
"""Of figures that have no limit on the sheet; a hundred modifiers of one's own could reach more."""
ON_THE_SHEET = QT_TRANSLATE_NOOP("d100", "on the sheet")
NOT_BELOW = QT_TRANSLATE_NOOP("d100", "never below 0")
NOT_ABOVE = QT_TRANSLATE_NOOP("d100", "never above {most}")
NOT_TRAINED = QT_TRANSLATE_NOOP(
    "d100", "{skill} is an advanced skill: who does not have it cannot even try."
)  # fmt: skip
NOT_LISTED = QT_TRANSLATE_NOOP("d100", "“{key}” is not on the list of skills.")


def standing(statistics: Statistics, target: str) -> tuple[OwnModifier, ...]:
    """The own modifiers that are always in a figure."""
    return tuple(each for each in statistics.modifiers if each.target == target and not each.condition)


def conditional(statistics: Statistics, target: str) -> tuple[OwnModifier, ...]:
    """The own modifiers that a person is asked about before a test, because they have a condition."""
    return tuple(each for each in statistics.modifiers if each.target == target and each.condition)


def characteristic(statistics: Statistics, key: Characteristic, worn: Worn = NOTHING_WORN) -> Sum:
    """A main characteristic, from 0 to 100 (PC-1, PC-4); armour hinders agility (PC-90)."""
    hindered = burden(worn, lambda taken: taken.ag, "PC-90") if key == "ag" else ()
    advances: int = getattr(statistics.advances, key)
    told = Term(note(QT_TRANSLATE_NOOP("d100", "permanent advances")), advances, "PC-4")
    figure = added((_base(getattr(statistics, key), "PC-1"), *((told,) if advances else ()),
                    *_named(statistics, key), *hindered))  # fmt: skip
    return _within(figure, HIGHEST, "PC-90" if hindered else "PC-4", "PC-1")


def movement(statistics: Statistics, worn: Worn = NOTHING_WORN) -> Sum:
    """How far one moves; scales and plate hinder it (PC-2, PC-90)."""
    hindered = burden(worn, lambda taken: taken.m, "PC-90")
    figure = added((_base(statistics.m, "PC-2"), *_named(statistics, "m"), *hindered))
    return _within(figure, MOST_MOVE, "PC-90" if hindered else "PC-4")


def magic(statistics: Statistics) -> Sum:
    """The dice of a casting roll (PC-2, PC-71)."""
    return _within(added((_base(statistics.mag, "PC-2"), *_named(statistics, "mag"))), MOST_MAGIC)


def most_wounds(statistics: Statistics) -> Sum:
    """The most wounds that one has (PC-2)."""
    return _within(added((_base(statistics.wounds_max, "PC-2"), *_named(statistics, "wounds_max"))), MOST_WOUNDS)


def strength_bonus(statistics: Statistics, worn: Worn = NOTHING_WORN) -> Sum:
    """BF: the tens of strength, after all that changes it (PC-2, PC-4)."""
    return _bonus(statistics, "s", "sb", worn)


def toughness_bonus(statistics: Statistics, worn: Worn = NOTHING_WORN) -> Sum:
    """BR: the tens of toughness, after all that changes it (PC-2, PC-4)."""
    return _bonus(statistics, "t", "tb", worn)


def most_mana(statistics: Statistics) -> Sum:
    """20 for each point of Magic (PC-2)."""
    of = magic(statistics)
    told = note(QT_TRANSLATE_NOOP("d100", "Magic {magic} × 20"), magic=of.total)
    return _within(added((Term(told, mana_of(of.total), "PC-2", of), *_named(statistics, "mana"))), MOST_MANA)


def fortune(statistics: Statistics) -> Sum:
    """Points of fortune a day: as many as of fate (PC-62)."""
    told = note(QT_TRANSLATE_NOOP("d100", "points of fate"))
    return _within(added((Term(told, statistics.fate, "PC-62"), *_named(statistics, "fortune"))), MOST_FATE)


def initiative(statistics: Statistics, worn: Worn = NOTHING_WORN) -> Sum:
    """What a d10 is added to in a fight (PC-20)."""
    agility = told_as("ag", characteristic(statistics, "ag", worn), "PC-20")
    return _within(added((agility, *_named(statistics, "initiative"))), MOST_ELSE)


def cast_modifier(statistics: Statistics, worn: Worn = NOTHING_WORN) -> Sum:
    """What is added to a casting roll; armour and shield take it below 0 (PC-74)."""
    figure = added((*_named(statistics, "cast"), *casting(worn)))
    return at_most(figure, MOST_ELSE, note(NOT_ABOVE, most=MOST_ELSE), "PC-4")


def armour(statistics: Statistics, place: Place, worn: Worn = NOTHING_WORN) -> Sum:
    """Armour points at a place: what is on the sheet of a foe, named modifiers, and the layers worn there (PC-35)."""
    own = (_base(statistics.own_armour, "PC-35"),) if statistics.own_armour else ()
    return _within(added((*own, *_named(statistics, "armour"), *armour_at(worn, place).terms)), MOST_ELSE)


def armour_by_place(statistics: Statistics, worn: Worn = NOTHING_WORN) -> Mapping[Place, Sum]:
    """Armour points of every place (PC-31, PC-35)."""
    return {place: armour(statistics, place, worn) for place in PLACES}


def figures(statistics: Statistics, worn: Worn = NOTHING_WORN) -> Mapping[str, Sum]:
    """Every figure by the id of ``MODIFIER_TARGETS`` but armour, which has places; in the order of PC-4."""
    return {
        **{key: characteristic(statistics, key, worn) for key in CHARACTERISTICS},
        "m": movement(statistics, worn),
        "mag": magic(statistics),
        "wounds_max": most_wounds(statistics),
        "sb": strength_bonus(statistics, worn),
        "tb": toughness_bonus(statistics, worn),
        "mana": most_mana(statistics),
        "fortune": fortune(statistics),
        "initiative": initiative(statistics, worn),
        "cast": cast_modifier(statistics, worn),
    }


class SkillTarget(msgspec.Struct, frozen=True):
    """What a skill is rolled against, or why it cannot be; ``owned`` is ``None`` for the untrained.

    ``skill`` is ``None`` where its key is on no list any more. ``again`` counts those before it on the sheet that are
    the same skill with the same speciality.
    """

    key: str
    skill: Skill | None
    owned: OwnedSkill | None
    target: Sum | None
    refusal: Note | None = None
    again: int = 0

    @property
    def name(self) -> Words:
        """The skill with its speciality, in words."""
        name: Words = self.skill.names if self.skill else self.key
        return skill_name(name, self.owned.speciality if self.owned else "")


def skill_target(
    statistics: Statistics, skill: Skill, owned: OwnedSkill | None = None, worn: Worn = NOTHING_WORN
) -> SkillTarget:
    """The target of a skill (PC-10, PC-11). It may be below 0 or above 100: levels count from it as it is (PC-14)."""
    if owned is None and skill.kind == "advanced":
        return SkillTarget(skill.key, skill, None, None, note(NOT_TRAINED, "PC-11", skill=skill.names))
    governing = characteristic(statistics, skill.characteristic, worn)
    terms = (
        told_as(skill.characteristic, governing, "PC-10"),
        *(_training(owned) if owned else _untrained(governing.total)),
        *_helped(statistics, skill, owned),
        *_named(statistics, OF_SKILL + skill.key, "PC-10"),
    )
    return SkillTarget(skill.key, skill, owned, added(terms), again=_again(statistics, owned) if owned else 0)


def lost_target(statistics: Statistics, owned: OwnedSkill) -> SkillTarget:
    """A skill on the sheet that is on no list any more."""
    refusal = note(NOT_LISTED, "PC-3", key=owned.key)
    return SkillTarget(owned.key, None, owned, None, refusal, _again(statistics, owned))


def _again(statistics: Statistics, owned: OwnedSkill) -> int:
    alike = (each for each in statistics.skills if (each.key, each.speciality) == (owned.key, owned.speciality))
    return next((place for place, each in enumerate(alike) if each is owned), 0)


def targets(statistics: Statistics, skills: Skills, worn: Worn = NOTHING_WORN) -> tuple[SkillTarget, ...]:
    """The target of every skill, in the order of the list; those with specialities once for each that is owned.

    What is owned and on no list comes last, refused.
    """
    return (
        *(each for skill in skills.values() for each in _of_skill(statistics, skill, worn)),
        *(lost_target(statistics, owned) for owned in statistics.skills if owned.key not in skills),
    )


def owned_target(statistics: Statistics, skills: Skills, key: str, worn: Worn = NOTHING_WORN) -> SkillTarget | None:
    """The target of a skill that a rule asks for by name, of the first speciality; ``None`` without the skill."""
    if key not in skills:
        return None
    return next((each for each in _of_skill(statistics, skills[key], worn) if each.owned), None)


def _of_skill(statistics: Statistics, skill: Skill, worn: Worn) -> Iterator[SkillTarget]:
    owned = tuple(each for each in statistics.skills if each.key == skill.key)
    for each in owned or (None,):
        yield skill_target(statistics, skill, each, worn)


def _training(owned: OwnedSkill) -> Iterator[Term]:
    if owned.mastery:
        yield Term(note(QT_TRANSLATE_NOOP("d100", "mastery")), owned.mastery, "PC-3")
    for talent in owned.talents:
        yield Term(talent.name, talent.value, "PC-3")


def _helped(statistics: Statistics, skill: Skill, owned: OwnedSkill | None) -> Iterator[Term]:
    """What learnt talents add; one that stands beside the skill by its name already is not counted twice (PC-3)."""
    learnt = {each.key for each in statistics.talents}
    written = {without_accents(talent.name) for talent in owned.talents} if owned else set()
    for talent in skill.talents:
        if talent.ref in learnt and written.isdisjoint(map(without_accents, (talent.names.es, talent.names.en))):
            yield Term(talent.names, talent.bonus, "PC-3")


def _untrained(value: int) -> Iterator[Term]:
    yield Term(note(QT_TRANSLATE_NOOP("d100", "untrained: half, rounded up")), half_up(value) - value, "PC-11")


def _bonus(statistics: Statistics, of: Characteristic, key: str, worn: Worn) -> Sum:
    whole = characteristic(statistics, of, worn)
    told = note(
        QT_TRANSLATE_NOOP("d100", "the tens of {characteristic} {value}"),
        characteristic=note(CHARACTERISTICS[of]), value=whole.total,
    )  # fmt: skip
    return _within(added((Term(told, bonus_of(whole.total), "PC-2", whole), *_named(statistics, key))), MOST_BONUS)


def _base(value: int, clause: str) -> Term:
    return Term(note(ON_THE_SHEET), value, clause)


def told_as(key: Characteristic, of: Sum, clause: str) -> Term:
    """A characteristic as the first term of what is made from it."""
    return Term(note(CHARACTERISTICS[key]), of.total, clause, of)


def _named(statistics: Statistics, target: str, clause: str = "PC-4") -> Iterator[Term]:
    for each in standing(statistics, target):
        yield Term(each.name, each.value, clause)


def _within(figure: Sum, most: int, lowest_by: str = "PC-4", highest_by: str = "PC-4") -> Sum:
    floored = at_least(figure, 0, note(NOT_BELOW), lowest_by)
    return at_most(floored, most, note(NOT_ABOVE, most=most), highest_by)


def target_label(target: str, skills: Skills) -> Words:
    """What an own modifier changes, in words."""
    if target.startswith(OF_SKILL):
        key = target.removeprefix(OF_SKILL)
        return skills[key].names if key in skills else key
    return note(MODIFIER_TARGETS[target])
