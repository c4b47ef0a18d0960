# SPDX-License-Identifier: GPL-3.0-or-later
"""The lists of the sheet that a person keeps: skills, talents, modifiers, spells (PC-3, PC-4, PC-70)."""

import re
from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any

from panoplia.rules.d100 import offers
from panoplia.rules.d100.character import (
    ABBREVIATIONS,
    MODIFIER_TARGETS,
    MOST_BONUS,
    MOST_LISTED,
    OF_SKILL,
    TalentBonus,
)
from panoplia.rules.d100.derived import SkillTarget, skill_target, target_label
from panoplia.rules.d100.gear import Spell, Talent
from panoplia.rules.d100.modifiers import WITH_SIGN
from panoplia.rules.d100.person import Person
from panoplia.rules.d100.skills import LONGEST_NAME
from panoplia.rules.d100.texts import GROUPS, SPELL_KINDS, TIMES, damage_in_words, talent_in_words
from panoplia.rules.editors import Line, Pick
from panoplia.rules.entries import EntryField
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Words, figure, note, signed
from panoplia.rules.own_modifiers import ModifierList
from panoplia.rules.refusal import Refused
from panoplia.rules.sheet import Cell, Column, Derived, Lines, Table
from panoplia.rules.system import Lore

LONGEST_BONUSES = 400
MASTERIES = (
    ("0", "–"),
    ("10", note(QT_TRANSLATE_NOOP("d100", "+10%"))),
    ("20", note(QT_TRANSLATE_NOOP("d100", "+20%"))),
)
_BONUS = re.compile(r"(?P<name>.*[^\s+−-])\s*(?P<sign>[+−-])\s*(?P<value>[0-9]{1,3})\s*%?")


def skills(person: Person) -> Lines:
    """What was learnt: its target, mastery and talents."""
    tested = tuple(_target(person, place) for place in range(len(person.statistics.skills)))
    return Lines(
        Table(
            (
                Column(QT_TRANSLATE_NOOP("d100", "Skill"), 8),
                Column(QT_TRANSLATE_NOOP("d100", "Char."), 2),
                Column(QT_TRANSLATE_NOOP("d100", "Target"), 2, right=True),
                Column(QT_TRANSLATE_NOOP("d100", "Mastery"), 2, right=True),
                Column(QT_TRANSLATE_NOOP("d100", "Bonuses"), 5),
            ),
            tuple(map(_skill_row, tested)),
            QT_TRANSLATE_NOOP("d100", "No skills learnt yet."), spare=2, offers=tuple(map(offers.skill, tested)),
        ),
        tuple(each.name for each in tested), "statistics.skills", QT_TRANSLATE_NOOP("d100", "Add a skill"),
        _skill_fields(person), tuple(map(_skill_values, tested)), MOST_LISTED, ("key", "speciality"),
    )  # fmt: skip


def _target(person: Person, place: int) -> SkillTarget:
    owned = person.statistics.skills[place]
    skill = person.skills.get(owned.key)
    if skill is None:
        return person.lost(owned)
    return skill_target(person.statistics, skill, owned, person.worn)


def _skill_row(tested: SkillTarget) -> tuple[Cell, ...]:
    owned = tested.owned
    assert owned is not None
    return (
        tested.name,
        ABBREVIATIONS[tested.skill.characteristic] if tested.skill else "–",
        Derived(figure(tested.target.total), tested.target) if tested.target else "–",
        f"+{owned.mastery}" if owned.mastery else "",
        bonuses_in_words(owned.talents),
    )


def _skill_values(tested: SkillTarget) -> Mapping[str, Any]:
    owned = tested.owned
    assert owned is not None
    return {
        "key": owned.key, "speciality": owned.speciality, "mastery": str(owned.mastery),
        "talents": bonuses_in_words(owned.talents),
    }  # fmt: skip


def _skill_fields(person: Person) -> tuple[EntryField, ...]:
    offered = _options(person.lore("skill"), {owned.key for owned in person.statistics.skills})
    return (
        EntryField("key", QT_TRANSLATE_NOOP("d100", "Skill"), Pick(offered)),
        EntryField(
            "speciality", QT_TRANSLATE_NOOP("d100", "Speciality"), Line(LONGEST_NAME), empty="",
            hint=QT_TRANSLATE_NOOP("d100", "Which language, trade or field of knowledge, where there are several."),
        ),
        EntryField("mastery", QT_TRANSLATE_NOOP("d100", "Mastery"), Pick(MASTERIES), empty="0", tidy=int),
        EntryField(
            "talents", QT_TRANSLATE_NOOP("d100", "Bonuses by talents"), Line(LONGEST_BONUSES), empty="",
            hint=QT_TRANSLATE_NOOP("d100", "Each with its name, such as “Sharp eyes +10; Hunter +5”."), tidy=bonuses,
        ),
    )  # fmt: skip


def bonuses(text: str) -> tuple[Mapping[str, Any], ...]:
    """Named bonuses, as they are written in a line; ``Refused`` for what is none (PC-3)."""
    return tuple(_bonus(part.strip()) for part in text.split(";") if part.strip())


def _bonus(part: str) -> Mapping[str, Any]:
    match = _BONUS.fullmatch(part)
    value = int(match["value"]) if match else 0
    if match is None or value > MOST_BONUS or len(match["name"]) > LONGEST_NAME:
        raise Refused(
            QT_TRANSLATE_NOOP(
                "d100",
                "“{part}” is no bonus: write a name and up to 100, such as “Sharp eyes +10”; semicolons part them.",
            ),
            "talents", "PC-3", part=part,
        )  # fmt: skip
    return {"name": match["name"], "value": value if match["sign"] == "+" else -value}


def bonuses_in_words(talents: Iterable[TalentBonus]) -> str:
    """Named bonuses in a line, as ``bonuses`` reads them."""
    return "; ".join(f"{talent.name} {signed(talent.value)}" for talent in talents)


def talents(person: Person) -> Lines:
    """Talents of the catalogue, or in the person's own words."""
    known = person.by_ref("talent")
    held = person.statistics.talents
    names = tuple(known[each.key].names if each.key in known else each.key for each in held)
    rows = tuple((name, _good_for(person, known.get(each.key))) for name, each in zip(names, held, strict=True))
    return Lines(
        Table(
            (Column(QT_TRANSLATE_NOOP("d100", "Talent"), 6), Column(QT_TRANSLATE_NOOP("d100", "What for"), 5)), rows,
            QT_TRANSLATE_NOOP("d100", "No talents yet."), spare=1, headed=False,
        ),
        names, "statistics.talents", QT_TRANSLATE_NOOP("d100", "Add a talent"),
        (
            EntryField(
                "key", QT_TRANSLATE_NOOP("d100", "Talent"),
                Pick(_options(person.lore("talent"), {each.key for each in held}), own=True), empty="",
                hint=QT_TRANSLATE_NOOP("d100", "Choose one, or write your own."), tidy=_some,
            ),
        ),
        tuple({"key": each.key} for each in held), MOST_LISTED, ("key",),
    )  # fmt: skip


def _some(text: str) -> str:
    if not text:
        raise Refused(QT_TRANSLATE_NOOP("d100", "Choose a talent, or write its name."), "key")
    return text


def _good_for(person: Person, talent: Lore | None) -> Words:
    data: Talent | None = talent.data if talent else None
    if talent is None or data is None:
        return ""
    if data.speciality:
        return GROUPS[data.speciality]
    helped = (skill for skill in person.skills.values() if any(each.ref == talent.ref for each in skill.talents))
    if skill := next(helped, None):
        return note(WITH_SIGN, why=skill.names, value=signed(data.bonus))
    return talent_in_words(data) or data.notes


MODIFIERS = ModifierList(
    path="statistics.modifiers",
    called=QT_TRANSLATE_NOOP("d100", "Modifier"),
    empty=QT_TRANSLATE_NOOP("d100", "Nothing else changes a figure."),
    add=QT_TRANSLATE_NOOP("d100", "Add a modifier"),
    about_conditions=QT_TRANSLATE_NOOP(
        "d100", "Such as “at night”. With a condition it is offered before a test, and not in the figure."
    ),
    longest=LONGEST_NAME,
    most_value=MOST_BONUS,
    most=MOST_LISTED,
)


def modifiers(person: Person) -> Lines:
    """What else changes a figure, under a name; with a condition it is asked about (PC-4)."""
    label = partial(target_label, skills=person.skills)
    return MODIFIERS.lines(person.statistics.modifiers, _modifier_targets(person), label)


def _modifier_targets(person: Person) -> tuple[tuple[str, Words], ...]:
    own = {each.target.removeprefix(OF_SKILL) for each in person.statistics.modifiers}
    of_skills = _options(person.lore("skill"), own, lost=False)
    skill = QT_TRANSLATE_NOOP("d100", "Skill: {skill}")
    return (
        *((key, note(label)) for key, label in MODIFIER_TARGETS.items()),
        *((OF_SKILL + key, note(skill, skill=label)) for key, label in of_skills),
        *((key, key) for key in _unknown_targets(person)),
    )


def _unknown_targets(person: Person) -> Iterable[str]:
    """Targets that stand on the sheet and lead nowhere any more."""
    known = {*MODIFIER_TARGETS, *(OF_SKILL + key for key in person.skills)}
    return dict.fromkeys(each.target for each in person.statistics.modifiers if each.target not in known)


def spells(person: Person) -> Lines:
    """Spells that the character has learnt (PC-70, PC-79)."""
    known = person.by_ref("spell")
    held = person.statistics.spells
    found = tuple(known.get(each.key) for each in held)
    return Lines(
        Table(
            (
                Column(QT_TRANSLATE_NOOP("d100", "Spell"), 7),
                Column(QT_TRANSLATE_NOOP("d100", "Diff."), 2, right=True),
                Column(QT_TRANSLATE_NOOP("d100", "Time"), 4),
                Column(QT_TRANSLATE_NOOP("d100", "Damage"), 2, right=True),
                Column(QT_TRANSLATE_NOOP("d100", "Kind"), 6),
            ),
            tuple(_spell_row(spell) if spell else (each.key, "–", "–", "–", NO_LONGER)
                  for spell, each in zip(found, held, strict=True)),
            QT_TRANSLATE_NOOP("d100", "No spells learnt yet."), spare=1,
            offers=tuple(offers.cast(spell) if spell else None for spell in found),
        ),
        tuple(spell.names if spell else each.key for spell, each in zip(found, held, strict=True)),
        "statistics.spells", QT_TRANSLATE_NOOP("d100", "Add a spell"),
        (
            EntryField(
                "key", QT_TRANSLATE_NOOP("d100", "Spell"),
                Pick(_options(person.lore("spell"), {each.key for each in held})),
                hint=QT_TRANSLATE_NOOP("d100", "Spells of your own are added in the armoury."),
            ),
        ),
        tuple({"key": each.key} for each in held), MOST_LISTED, ("key",),
    )  # fmt: skip


NO_LONGER = QT_TRANSLATE_NOOP("d100", "not in the armoury any more")


def _spell_row(spell: Lore) -> tuple[Cell, ...]:
    data: Spell = spell.data
    return spell.names, str(data.difficulty), TIMES[data.time], damage_in_words(data), SPELL_KINDS[data.kind]


OWN = QT_TRANSLATE_NOOP("d100", "{name} +")


def _options(lore: Iterable[Lore], held: set[str], lost: bool = True) -> tuple[tuple[str, Words], ...]:
    """What can be chosen: what is offered, and what stands on the sheet already. One's own has its sign."""
    listed: dict[str, Words] = {
        each.ref: note(OWN, name=each.names) if each.own else each.names
        for each in lore
        if each.offered or each.ref in held
    }
    return (*listed.items(), *((key, key) for key in sorted(held - listed.keys()) if lost))
