# SPDX-License-Identifier: GPL-3.0-or-later
"""Skills: basic or advanced, each governed by a characteristic (PC-3)."""

from collections.abc import Iterable, Mapping
from typing import Annotated, Literal

import msgspec

from panoplia.rules.describing import without_accents
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Names, Phrase, Words, note
from panoplia.rules.system import Lore

CATEGORY, TALENTS = "skill", "talent"
DODGE, CHANNELLING, ARCANE_TONGUE = "esquivar", "canalizacion", "lengua_arcana"
"""Skills that a rule names, by their keys (PC-32, PC-70)."""
LONGEST_NAME = 200

Characteristic = Literal["ws", "bs", "s", "t", "ag", "int", "wp", "fel"]
SkillKind = Literal["basic", "advanced"]
Short = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
LoreKey = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]

SKILL_KINDS: Mapping[SkillKind, Phrase] = {
    "basic": QT_TRANSLATE_NOOP("d100", "basic"),
    "advanced": QT_TRANSLATE_NOOP("d100", "advanced"),
}


class SkillTalent(msgspec.Struct, frozen=True):
    """A talent of the catalogue that helps a skill of those who have learnt it, and by how much (PC-3)."""

    ref: str
    names: Names
    bonus: int


class Skill(msgspec.Struct, frozen=True):
    """A skill of the list: whether the untrained can try it, and what is tested (PC-3, PC-11).

    ``talents`` are those of the catalogue that help it.
    """

    key: str
    names: Names
    kind: SkillKind
    characteristic: Characteristic
    talents: tuple[SkillTalent, ...] = ()


Skills = Mapping[str, Skill]
"""The list by keys, in the order of the catalogue."""


def known_skills(lore: Iterable[Lore]) -> Skills:
    """The skills of a campaign, the book's and then the game master's (PC-3)."""
    listed = tuple(lore)
    helping = tuple(each for each in listed if each.category == TALENTS and each.data.skill and each.data.bonus)
    return {
        each.ref: Skill(
            each.ref, each.names, each.data.kind, each.data.characteristic,
            tuple(SkillTalent(talent.ref, talent.names, talent.data.bonus) for talent in helping
                  if is_called(each, talent.data.skill)),
        )
        for each in listed
        if each.category == CATEGORY
    }  # fmt: skip


def is_called(lore: Lore, name: str) -> bool:
    """Whether a line of the catalogue has this key, or this name in either language, whatever its accents and case."""
    return without_accents(name.strip()) in map(without_accents, (lore.ref, lore.names.es, lore.names.en))


def skill_name(name: Words, speciality: str) -> Words:
    """A skill with its speciality, where it has one."""
    if not speciality:
        return name
    return note(QT_TRANSLATE_NOOP("d100", "{skill} ({speciality})"), skill=name, speciality=speciality)
