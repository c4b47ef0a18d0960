# SPDX-License-Identifier: GPL-3.0-or-later
"""Attributes in three blocks, and skills, each led by the lowest of its attributes (EN-1, EN-3, EN-7)."""

from collections.abc import Iterable, Mapping
from typing import Annotated, Literal

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Names, Phrase
from panoplia.rules.system import Lore

CATEGORY = "skill"
LONGEST_NAME = 200
MEDICINE, CONCENTRATION, FORGING, LEATHER_WORK = "medicina", "concentracion", "forja", "peleteria"
SPHERE = "esfera"
"""Skills that a rule names, by their keys (EN-37, EN-50, EN-53)."""

Attribute = Literal[
    "fuerza", "agilidad", "resistencia", "voluntad", "inteligencia", "liderazgo", "potencia", "defensa", "extension"
]
Block = Literal["physical", "mental", "supernatural"]
SkillKind = Literal[
    "dynamic", "mechanical", "productive", "social", "creative", "knowledge", "supernatural", "combat"
]  # fmt: skip
Short = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
LoreKey = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]

ATTRIBUTES: Mapping[Attribute, Phrase] = {
    "fuerza": QT_TRANSLATE_NOOP("espada-negra", "Strength"),
    "agilidad": QT_TRANSLATE_NOOP("espada-negra", "Agility"),
    "resistencia": QT_TRANSLATE_NOOP("espada-negra", "Endurance"),
    "voluntad": QT_TRANSLATE_NOOP("espada-negra", "Willpower"),
    "inteligencia": QT_TRANSLATE_NOOP("espada-negra", "Intelligence"),
    "liderazgo": QT_TRANSLATE_NOOP("espada-negra", "Leadership"),
    "potencia": QT_TRANSLATE_NOOP("espada-negra", "Potency"),
    "defensa": QT_TRANSLATE_NOOP("espada-negra", "Defence"),
    "extension": QT_TRANSLATE_NOOP("espada-negra", "Extension"),
}
ABBREVIATIONS: Mapping[Attribute, Phrase] = {
    "fuerza": QT_TRANSLATE_NOOP("espada-negra", "Str"),
    "agilidad": QT_TRANSLATE_NOOP("espada-negra", "Agi"),
    "resistencia": QT_TRANSLATE_NOOP("espada-negra", "End"),
    "voluntad": QT_TRANSLATE_NOOP("espada-negra", "Wil"),
    "inteligencia": QT_TRANSLATE_NOOP("espada-negra", "Int"),
    "liderazgo": QT_TRANSLATE_NOOP("espada-negra", "Lea"),
    "potencia": QT_TRANSLATE_NOOP("espada-negra", "Pot"),
    "defensa": QT_TRANSLATE_NOOP("espada-negra", "Def"),
    "extension": QT_TRANSLATE_NOOP("espada-negra", "Ext"),
}
BLOCKS: Mapping[Block, Phrase] = {
    "physical": QT_TRANSLATE_NOOP("espada-negra", "Physical"),
    "mental": QT_TRANSLATE_NOOP("espada-negra", "Mental"),
    "supernatural": QT_TRANSLATE_NOOP("espada-negra", "Supernatural"),
}
IN_BLOCK: Mapping[Block, tuple[Attribute, Attribute, Attribute]] = {
    "physical": ("fuerza", "agilidad", "resistencia"),
    "mental": ("voluntad", "inteligencia", "liderazgo"),
    "supernatural": ("potencia", "defensa", "extension"),
}
SKILL_KINDS: Mapping[SkillKind, Phrase] = {
    "dynamic": QT_TRANSLATE_NOOP("espada-negra", "dynamic"),
    "mechanical": QT_TRANSLATE_NOOP("espada-negra", "mechanical"),
    "productive": QT_TRANSLATE_NOOP("espada-negra", "productive"),
    "social": QT_TRANSLATE_NOOP("espada-negra", "social"),
    "creative": QT_TRANSLATE_NOOP("espada-negra", "creative"),
    "knowledge": QT_TRANSLATE_NOOP("espada-negra", "knowledge"),
    "supernatural": QT_TRANSLATE_NOOP("espada-negra", "supernatural"),
    "combat": QT_TRANSLATE_NOOP("espada-negra", "combat"),
}


class Skill(msgspec.Struct, frozen=True):
    """A skill of the list, and the attributes of which the lowest is thrown (EN-3)."""

    key: str
    names: Names
    kind: SkillKind
    attributes: tuple[Attribute, ...]


Skills = Mapping[str, Skill]
"""The list by keys, in the order of the catalogue."""


def known_skills(lore: Iterable[Lore]) -> Skills:
    """The skills of a campaign, the book's and then the game master's (EN-7)."""
    return {
        each.ref: Skill(each.ref, each.names, each.data.kind, each.data.attributes)
        for each in lore
        if each.category == CATEGORY
    }
