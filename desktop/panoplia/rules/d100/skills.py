# SPDX-License-Identifier: GPL-3.0-or-later
"""Skills: basic or advanced, each governed by a characteristic (PC-3)."""

from collections.abc import Iterable, Mapping
from typing import Annotated, Literal

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Names, Phrase, Words, note
from panoplia.rules.system import ReadTable

SKILL_TABLE = "d100_skills.csv"
LONGEST_NAME, LONGEST_KEY = 200, 100

Characteristic = Literal["ws", "bs", "s", "t", "ag", "int", "wp", "fel"]
SkillKind = Literal["basic", "advanced"]
Short = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
SkillKey = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_KEY)]

SKILL_KINDS: Mapping[SkillKind, Phrase] = {
    "basic": QT_TRANSLATE_NOOP("d100", "basic"),
    "advanced": QT_TRANSLATE_NOOP("d100", "advanced"),
}


class Skill(msgspec.Struct, frozen=True):
    """A skill of the list: whether the untrained can try it, and what is tested (PC-3, PC-11)."""

    key: str
    names: Names
    kind: SkillKind
    characteristic: Characteristic


Skills = Mapping[str, Skill]
"""The list by keys, in the order of its table."""


class OwnSkill(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A skill that the game master added; its name is never translated (PC-3)."""

    key: SkillKey
    name: Short
    kind: SkillKind = "basic"
    characteristic: Characteristic = "int"

    @property
    def skill(self) -> Skill:
        """As one of the list."""
        return Skill(self.key, Names(self.name), self.kind, self.characteristic)


def shipped_skills(read: ReadTable) -> tuple[Skill, ...]:
    """The list of the book, by the ``ReadTable`` that a system's ``shipped`` is given."""
    return tuple(msgspec.convert(
        {**row, "names": Names(row["name_es"], row["name_en"])}, Skill
    ) for row in read(SKILL_TABLE))  # fmt: skip


def listed_skills(shipped: Iterable[Skill], own: Iterable[OwnSkill] = ()) -> Skills:
    """The book's skills and then the game master's, which may replace one of the book's by its key."""
    return {skill.key: skill for skill in (*shipped, *(each.skill for each in own))}


def skill_name(name: Words, speciality: str) -> Words:
    """A skill with its speciality, where it has one."""
    if not speciality:
        return name
    return note(QT_TRANSLATE_NOOP("d100", "{skill} ({speciality})"), skill=name, speciality=speciality)
