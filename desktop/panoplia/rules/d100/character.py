# SPDX-License-Identifier: GPL-3.0-or-later
"""A character of Percentil: what is written on the sheet, and what play changes (PC-1 to PC-3)."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from panoplia.rules.d100.damage import UNARMED, damage
from panoplia.rules.d100.percent import Count, Mastery, Percentage
from panoplia.rules.d100.skills import Characteristic, LoreKey, Short
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Phrase, Words, note
from panoplia.rules.refusal import Refused

MOST_WOUNDS, MOST_MOVE, MOST_MAGIC, MOST_FATE, MOST_ATTACKS = 999, 99, 20, 99, 9
MOST_BONUS = 100
MOST_EXPERIENCE = 10**9
MOST_MANA = 9999
MOST_LISTED = 100

MaximumWounds = Annotated[int, msgspec.Meta(ge=1, le=MOST_WOUNDS)]
WoundsLeft = Annotated[int, msgspec.Meta(ge=0, le=999_999)]
Move = Annotated[int, msgspec.Meta(ge=0, le=MOST_MOVE)]
Magic = Annotated[int, msgspec.Meta(ge=0, le=MOST_MAGIC)]
Fate = Annotated[int, msgspec.Meta(ge=0, le=MOST_FATE)]
Attacks = Annotated[int, msgspec.Meta(ge=1, le=MOST_ATTACKS)]
Bonus = Annotated[int, msgspec.Meta(ge=-MOST_BONUS, le=MOST_BONUS)]
Experience = Annotated[int, msgspec.Meta(ge=0, le=MOST_EXPERIENCE)]
# Named here, because a field called ``int`` hides the type inside a class.
Pool = Annotated[int, msgspec.Meta(ge=0, le=999_999)]

CHARACTERISTICS: Mapping[Characteristic, Phrase] = {
    "ws": QT_TRANSLATE_NOOP("d100", "Weapon skill"),
    "bs": QT_TRANSLATE_NOOP("d100", "Ballistic skill"),
    "s": QT_TRANSLATE_NOOP("d100", "Strength"),
    "t": QT_TRANSLATE_NOOP("d100", "Toughness"),
    "ag": QT_TRANSLATE_NOOP("d100", "Agility"),
    "int": QT_TRANSLATE_NOOP("d100", "Intelligence"),
    "wp": QT_TRANSLATE_NOOP("d100", "Willpower"),
    "fel": QT_TRANSLATE_NOOP("d100", "Fellowship"),
}
ABBREVIATIONS: Mapping[Characteristic, Phrase] = {
    "ws": QT_TRANSLATE_NOOP("d100", "WS"),
    "bs": QT_TRANSLATE_NOOP("d100", "BS"),
    "s": QT_TRANSLATE_NOOP("d100", "S"),
    "t": QT_TRANSLATE_NOOP("d100", "T"),
    "ag": QT_TRANSLATE_NOOP("d100", "Ag"),
    "int": QT_TRANSLATE_NOOP("d100", "Int"),
    "wp": QT_TRANSLATE_NOOP("d100", "WP"),
    "fel": QT_TRANSLATE_NOOP("d100", "Fel"),
}
SECONDARY: Mapping[str, Phrase] = {
    "m": QT_TRANSLATE_NOOP("d100", "Movement"),
    "mag": QT_TRANSLATE_NOOP("d100", "Magic"),
    "wounds_max": QT_TRANSLATE_NOOP("d100", "Wounds"),
    "sb": QT_TRANSLATE_NOOP("d100", "Strength bonus"),
    "tb": QT_TRANSLATE_NOOP("d100", "Toughness bonus"),
    "mana": QT_TRANSLATE_NOOP("d100", "Mana"),
    "fortune": QT_TRANSLATE_NOOP("d100", "Fortune"),
    "initiative": QT_TRANSLATE_NOOP("d100", "Initiative"),
    "cast": QT_TRANSLATE_NOOP("d100", "Casting roll"),
    "armour": QT_TRANSLATE_NOOP("d100", "Armour"),
}
MODIFIER_TARGETS: Mapping[str, Phrase] = {**{str(key): label for key, label in CHARACTERISTICS.items()}, **SECONDARY}
"""What a modifier of one's own can change, besides skills, which are written ``skill:`` and their key."""
OF_SKILL = "skill:"

Life = Literal["alive", "dead"]
LIVES: Mapping[Life, Phrase] = {
    "alive": QT_TRANSLATE_NOOP("d100", "alive"),
    "dead": QT_TRANSLATE_NOOP("d100", "dead"),
}

ModifierTarget = Annotated[
    str, msgspec.Meta(max_length=200, pattern=rf"^(?:{'|'.join(MODIFIER_TARGETS)}|{OF_SKILL}.+)$")
]


class Advances(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What experience has added to each main characteristic for good (PC-4)."""

    ws: Percentage = 0
    bs: Percentage = 0
    s: Percentage = 0
    t: Percentage = 0
    ag: Percentage = 0
    int: Percentage = 0
    wp: Percentage = 0
    fel: Percentage = 0


class TalentBonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a talent, or anything else with a name, adds to a skill (PC-3)."""

    name: Short
    value: Bonus


class OwnedSkill(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A skill of the catalogue that the character has. ``speciality`` tells languages, trades and the like apart."""

    key: LoreKey
    mastery: Mastery = 0
    talents: Annotated[tuple[TalentBonus, ...], msgspec.Meta(max_length=MOST_LISTED)] = ()
    speciality: Short = ""


class Learnt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A spell or a talent of the catalogue by its ``ref``; a talent may be the person's own word."""

    key: LoreKey


class OwnModifier(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something with a name that changes a figure.

    With a ``condition`` in words it is not in the figure; who makes a test is offered it.
    """

    name: Short
    target: ModifierTarget
    value: Bonus
    condition: Short = ""


class Statistics(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is written on the sheet, before anything is derived from it. ``career`` is a key or the person's own word.

    ``unarmed`` is what blows without a weapon do, ``own_armour`` protects every place without a piece: both are for
    foes.
    """

    ws: Percentage = 30
    bs: Percentage = 30
    s: Percentage = 30
    t: Percentage = 30
    ag: Percentage = 30
    int: Percentage = 30
    wp: Percentage = 30
    fel: Percentage = 30
    wounds_max: MaximumWounds = 10
    m: Move = 4
    mag: Magic = 0
    fate: Fate = 0
    a: Attacks = 1
    advances: Advances = Advances()
    experience: Experience = 0
    species: Short = ""
    career: Short = ""
    skills: Annotated[tuple[OwnedSkill, ...], msgspec.Meta(max_length=MOST_LISTED)] = ()
    modifiers: Annotated[tuple[OwnModifier, ...], msgspec.Meta(max_length=MOST_LISTED)] = ()
    spells: Annotated[tuple[Learnt, ...], msgspec.Meta(max_length=MOST_LISTED)] = ()
    talents: Annotated[tuple[Learnt, ...], msgspec.Meta(max_length=MOST_LISTED)] = ()
    unarmed: Annotated[str, msgspec.Meta(max_length=20)] = UNARMED
    own_armour: Count = 0

    def __post_init__(self) -> None:
        damage(self.unarmed)


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What play changes: wounds and mana that are left, the fortune left today, and death (PC-36, PC-37)."""

    wounds: Pool = 10
    mana: Pool = 0
    fortune: Pool = 0
    life: Life = "alive"

    @property
    def dead(self) -> bool:
        """Whether there is nothing left to save but by a point of fate (PC-61)."""
        return self.life == "dead"


class Career(msgspec.Struct, frozen=True):
    """What a ready character of a career brings (set): its Magic, the keys of its skills and spells, its gear."""

    name: Phrase
    skills: tuple[str, ...]
    kit: tuple[str, ...]
    mag: int = 0
    spells: tuple[str, ...] = ()


CAREERS: Mapping[str, Career] = {
    "soldado": Career(
        QT_TRANSLATE_NOOP("d100", "Soldier"), ("esquivar", "intimidar", "cotilleo", "cuidar_animales"),
        ("arma_de_mano", "escudo", "justillo_de_cuero", "daga"),
    ),
    "explorador": Career(
        QT_TRANSLATE_NOOP("d100", "Scout"),
        ("supervivencia", "rastrear", "orientacion", "movimiento_silencioso", "percepcion"),
        ("arco", "flechas", "daga", "justillo_de_cuero"),
    ),
    "picaro": Career(
        QT_TRANSLATE_NOOP("d100", "Rogue"), ("esconderse", "forzar_cerraduras", "charlataneria", "regatear", "tasar"),
        ("daga", "daga_arrojadiza", "gorro_de_cuero"),
    ),
    "aprendiz": Career(
        QT_TRANSLATE_NOOP("d100", "Sorcerer’s apprentice"),
        ("canalizacion", "lengua_arcana", "leer_y_escribir", "sentir_magia"), ("baculo", "daga"),
        mag=1, spells=("llamarada", "luz"),
    ),
}  # fmt: skip


def career_name(statistics: Statistics) -> Words:
    """The career in words: translated where it is one of ours, else as the person wrote it."""
    career = CAREERS.get(statistics.career)
    return note(career.name) if career else statistics.career


def with_experience(statistics: Statistics, gained: int) -> Statistics:
    """More experience, and nothing else."""
    total = statistics.experience + gained
    if total > MOST_EXPERIENCE:
        raise Refused(
            QT_TRANSLATE_NOOP("d100", "{total} points of experience are too many: the sheet holds {most}."),
            "experience", total=total, most=MOST_EXPERIENCE,
        )  # fmt: skip
    return msgspec.structs.replace(statistics, experience=total)
