# SPDX-License-Identifier: GPL-3.0-or-later
"""The lists of the sheet that a person keeps: wounds, skills, qualities, powers (EN-3, EN-4, EN-36, EN-37)."""

from collections.abc import Iterable
from functools import partial

from panoplia.rules.editors import Number, Pick
from panoplia.rules.entries import EntryField, picks
from panoplia.rules.espada_negra import derived, offers, wounds
from panoplia.rules.espada_negra.blows import PLACES
from panoplia.rules.espada_negra.character import (
    MOST_BONUS,
    MOST_LEVEL,
    MOST_LISTED,
    MOST_WOUNDS,
    OF_SKILL,
    QUALITY_TARGETS,
    OwnedSkill,
)
from panoplia.rules.espada_negra.derived import SkillCheck, target_label
from panoplia.rules.espada_negra.gear import Power, cost_of
from panoplia.rules.espada_negra.person import Person
from panoplia.rules.espada_negra.skills import ABBREVIATIONS, LONGEST_NAME
from panoplia.rules.espada_negra.texts import damage_in_words
from panoplia.rules.espada_negra.wounds import GRADES, HOURS_TO_SURGERY, TREATMENTS, Wound
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Words, note, several, signed
from panoplia.rules.own_modifiers import ModifierList
from panoplia.rules.sheet import Cell, Column, Derived, Lines, Offer, Table
from panoplia.rules.system import Lore

NONE = "–"
NO_LONGER = QT_TRANSLATE_NOOP("espada-negra", "not in the armoury any more")


def wounds_of(person: Person) -> Lines:
    """Wounds, how far they are treated and what they do (EN-36, EN-51)."""
    held = person.condition.wounds
    return Lines(
        Table(
            (
                Column(QT_TRANSLATE_NOOP("espada-negra", "Wound"), 3),
                Column(QT_TRANSLATE_NOOP("espada-negra", "Place"), 3),
                Column(QT_TRANSLATE_NOOP("espada-negra", "Care"), 3),
                Column(QT_TRANSLATE_NOOP("espada-negra", "Effect"), 6),
            ),
            tuple(map(_wound_row, held)),
            QT_TRANSLATE_NOOP("espada-negra", "No grave wounds."), spare=2, offers=tuple(map(_care, held)),
        ),
        tuple(wound.words for wound in held), "condition.wounds", QT_TRANSLATE_NOOP("espada-negra", "Add a wound"),
        (
            EntryField("grade", QT_TRANSLATE_NOOP("espada-negra", "Wound"), Pick(picks(GRADES))),
            EntryField("place", QT_TRANSLATE_NOOP("espada-negra", "Place"), Pick(picks(PLACES))),
            EntryField("treatment", QT_TRANSLATE_NOOP("espada-negra", "Care"), Pick(picks(TREATMENTS))),
            EntryField(
                "hours", QT_TRANSLATE_NOOP("espada-negra", "Hours ago"), Number(0, HOURS_TO_SURGERY), empty=0,
                hint=QT_TRANSLATE_NOOP(
                    "espada-negra", "A grave wound is very grave after 6 without first aid, after 24 without surgery."
                ),
            ),
        ),
        tuple({"grade": each.grade, "place": each.place, "treatment": each.treatment, "hours": each.hours}
              for each in held),
        MOST_WOUNDS,
    )  # fmt: skip


def _wound_row(wound: Wound) -> tuple[Cell, ...]:
    told = tuple(wounds.effects(wound))
    effect: Words = several(told) if told else note(QT_TRANSLATE_NOOP("espada-negra", "healed"), "EN-51")
    return GRADES[wound.grade], PLACES[wound.place], TREATMENTS[wound.treatment], effect


def _care(wound: Wound) -> Offer | None:
    """What a healer would do next (EN-51)."""
    if wound.treatment == "none":
        return offers.FIRST_AID
    return offers.SURGERY if wound.open else None


def skills(person: Person) -> Lines:
    """Skills with a level: what they throw, and what is added (EN-3)."""
    held = person.statistics.skills
    tested = tuple(person.check(owned.key) for owned in held)
    counts = _first_of_each(held)
    return Lines(
        Table(
            (
                Column(QT_TRANSLATE_NOOP("espada-negra", "Skill"), 7),
                Column(QT_TRANSLATE_NOOP("espada-negra", "Attributes"), 5),
                Column(QT_TRANSLATE_NOOP("espada-negra", "Runes"), 2, right=True),
                Column(QT_TRANSLATE_NOOP("espada-negra", "Level"), 2, right=True),
            ),
            tuple(_skill_row(each) if first else _not_counted(each, owned)
                  for each, owned, first in zip(tested, held, counts, strict=True)),
            QT_TRANSLATE_NOOP("espada-negra", "No skills with a level yet."), spare=2,
            offers=tuple(offers.check(each) if first else None for each, first in zip(tested, counts, strict=True)),
        ),
        tuple(each.name for each in tested), "statistics.skills", QT_TRANSLATE_NOOP("espada-negra", "Add a skill"),
        (
            EntryField(
                "key", QT_TRANSLATE_NOOP("espada-negra", "Skill"),
                Pick(_options(person.lore("skill"), {owned.key for owned in held})),
            ),
            EntryField(
                "level", QT_TRANSLATE_NOOP("espada-negra", "Level"), Number(0, MOST_LEVEL), empty=1,
                hint=QT_TRANSLATE_NOOP("espada-negra", "Added to the hits of the runes."),
            ),
        ),
        tuple({"key": owned.key, "level": owned.level} for owned in held), MOST_LISTED, ("key",),
    )  # fmt: skip


def _first_of_each(held: tuple[OwnedSkill, ...]) -> tuple[bool, ...]:
    """Which rows count: of a skill that a file lists twice the first."""
    keys = [owned.key for owned in held]
    return tuple(keys.index(key) == place for place, key in enumerate(keys))


def _not_counted(tested: SkillCheck, owned: OwnedSkill) -> tuple[Cell, ...]:
    told = QT_TRANSLATE_NOOP("espada-negra", "{skill}: listed twice, the first line counts")
    return note(told, skill=tested.name), NONE, NONE, signed(owned.level)


def _skill_row(tested: SkillCheck) -> tuple[Cell, ...]:
    return (
        tested.name,
        several(ABBREVIATIONS[key] for key in tested.skill.attributes) if tested.skill else NO_LONGER,
        Derived(str(tested.runes.total), tested.runes) if tested.runes else NONE,
        Derived(signed(tested.level.total), tested.level),
    )


QUALITIES = ModifierList(
    path="statistics.qualities",
    called=QT_TRANSLATE_NOOP("espada-negra", "Name"),
    empty=QT_TRANSLATE_NOOP("espada-negra", "No qualities yet."),
    add=QT_TRANSLATE_NOOP("espada-negra", "Add a quality"),
    about_targets=QT_TRANSLATE_NOOP("espada-negra", "Of a skill the level; of the loads kilos."),
    about_conditions=QT_TRANSLATE_NOOP(
        "espada-negra", "Such as “by night”. With a condition it is offered before a check, and not in the figure."
    ),
    longest=LONGEST_NAME,
    most_value=MOST_BONUS,
    most=MOST_LISTED,
)


def qualities(person: Person) -> Lines:
    """What else changes a figure, under a name; with a condition it is asked about (EN-4)."""
    label = partial(target_label, skills=person.skills)
    return QUALITIES.lines(person.statistics.qualities, _targets(person), label)


def _targets(person: Person) -> tuple[tuple[str, Words], ...]:
    own = {each.target.removeprefix(OF_SKILL) for each in person.statistics.qualities}
    of_skills = _options(person.lore("skill"), own, lost=False)
    skill = QT_TRANSLATE_NOOP("espada-negra", "Skill: {skill}")
    known = {*QUALITY_TARGETS, *(OF_SKILL + key for key in person.skills)}
    lost = dict.fromkeys(each.target for each in person.statistics.qualities if each.target not in known)
    return (
        *((key, note(label)) for key, label in QUALITY_TARGETS.items()),
        *((OF_SKILL + key, note(skill, skill=label)) for key, label in of_skills),
        *((key, key) for key in lost),
    )


def powers(person: Person) -> Lines:
    """Powers that the character has (EN-37)."""
    known, held = person.by_ref("power"), person.statistics.powers
    found = tuple(known.get(each.key) for each in held)
    return Lines(
        Table(
            (
                Column(QT_TRANSLATE_NOOP("espada-negra", "Power"), 6),
                Column(QT_TRANSLATE_NOOP("espada-negra", "Level"), 2, right=True),
                Column(QT_TRANSLATE_NOOP("espada-negra", "Cost"), 2, right=True),
                Column(QT_TRANSLATE_NOOP("espada-negra", "Damage"), 4),
                Column(QT_TRANSLATE_NOOP("espada-negra", "Notes"), 8),
            ),
            tuple(_power_row(power) if power else (each.key, NONE, NONE, NONE, NO_LONGER)
                  for power, each in zip(found, held, strict=True)),
            QT_TRANSLATE_NOOP("espada-negra", "No powers yet."), spare=1,
            offers=tuple(offers.power(power) if power else None for power in found),
        ),
        tuple(power.names if power else each.key for power, each in zip(found, held, strict=True)),
        "statistics.powers", QT_TRANSLATE_NOOP("espada-negra", "Add a power"),
        (
            EntryField(
                "key", QT_TRANSLATE_NOOP("espada-negra", "Power"),
                Pick(_options(person.lore("power"), {each.key for each in held})),
                hint=QT_TRANSLATE_NOOP("espada-negra", "Powers are written in the armoury: the book has none."),
            ),
        ),
        tuple({"key": each.key} for each in held), MOST_LISTED, ("key",),
    )  # fmt: skip


def _power_row(power: Lore) -> tuple[Cell, ...]:
    data: Power = power.data
    return power.names, str(data.level), str(cost_of(data)), damage_in_words(data), data.notes


def others(person: Person) -> tuple[SkillCheck, ...]:
    """The skills in which one has no level; anyone can try them (EN-3)."""
    have = {owned.key for owned in person.statistics.skills}
    offered = {each.ref for each in person.lore("skill") if each.offered}
    return tuple(
        derived.skill_check(person.statistics, person.condition, key, person.skills)
        for key in person.skills
        if key in offered and key not in have
    )


def _options(lore: Iterable[Lore], held: set[str], lost: bool = True) -> tuple[tuple[str, Words], ...]:
    """What can be chosen: what is offered, and what stands on the sheet already."""
    listed = {each.ref: each.names for each in lore if each.offered or each.ref in held}
    return (*listed.items(), *((key, key) for key in sorted(held - listed.keys()) if lost))
