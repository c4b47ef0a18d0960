# SPDX-License-Identifier: GPL-3.0-or-later
"""A character of Espada Negra: what is written on the sheet, and what play changes (EN-1 to EN-5)."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from panoplia.rules.espada_negra.skills import ATTRIBUTES, LoreKey, Short
from panoplia.rules.espada_negra.wounds import Wound
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Phrase, Words, note
from panoplia.rules.refusal import Refused

MOST_ATTRIBUTE, MOST_LEVEL, MOST_EFFORT = 20, 99, 9
"""An attribute is 0 to 5 at the start (EN-1); more is for creatures, and for what is won later."""
START_ATTRIBUTE = 5
MOST_BONUS = 100
MOST_EXPERIENCE = 10**9
MOST_LISTED = 100
MOST_WOUNDS = 40
MOST_POINTS = 999_999
MOST_BLOW = 99
HOURS_A_DAY = 24

Value = Annotated[int, msgspec.Meta(ge=0, le=MOST_ATTRIBUTE)]
Level = Annotated[int, msgspec.Meta(ge=0, le=MOST_LEVEL)]
EffortLimit = Annotated[int, msgspec.Meta(ge=0, le=MOST_EFFORT)]
Bonus = Annotated[int, msgspec.Meta(ge=-MOST_BONUS, le=MOST_BONUS)]
Experience = Annotated[int, msgspec.Meta(ge=0, le=MOST_EXPERIENCE)]
Points = Annotated[int, msgspec.Meta(ge=0, le=MOST_POINTS)]
Blow = Annotated[int, msgspec.Meta(ge=0, le=MOST_BLOW)]
Stun = Literal[0, 1, 2]
RestedHours = Annotated[int, msgspec.Meta(ge=0, lt=HOURS_A_DAY)]

DERIVED: Mapping[str, Phrase] = {
    "stamina": QT_TRANSLATE_NOOP("espada-negra", "Stamina"),
    "recovery": QT_TRANSLATE_NOOP("espada-negra", "Recovery"),
    "initiative": QT_TRANSLATE_NOOP("espada-negra", "Initiative"),
    "hand_load": QT_TRANSLATE_NOOP("espada-negra", "Load in hands"),
    "body_load": QT_TRANSLATE_NOOP("espada-negra", "Load on the body"),
    "unconscious": QT_TRANSLATE_NOOP("espada-negra", "Unconscious at"),
    "dead": QT_TRANSLATE_NOOP("espada-negra", "Dead at"),
    "light": QT_TRANSLATE_NOOP("espada-negra", "Resistance to light"),
    "dark": QT_TRANSLATE_NOOP("espada-negra", "Resistance to darkness"),
    "elemental": QT_TRANSLATE_NOOP("espada-negra", "Resistance to the elements"),
}
IN_A_FIGHT: Mapping[str, Phrase] = {
    "impact": QT_TRANSLATE_NOOP("espada-negra", "Impact"),
    "damage": QT_TRANSLATE_NOOP("espada-negra", "Damage"),
    "evasion": QT_TRANSLATE_NOOP("espada-negra", "Evasion"),
    "cover": QT_TRANSLATE_NOOP("espada-negra", "Cover"),
}
QUALITY_TARGETS: Mapping[str, Phrase] = {
    **{str(key): label for key, label in ATTRIBUTES.items()},
    **DERIVED,
    **IN_A_FIGHT,
}
"""What a quality can change, besides skills, which are written ``skill:`` and their key."""
OF_SKILL = "skill:"

QualityTarget = Annotated[str, msgspec.Meta(max_length=200, pattern=rf"^(?:{'|'.join(QUALITY_TARGETS)}|{OF_SKILL}.+)$")]


class OwnedSkill(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A skill of the catalogue in which the character has a level (EN-3)."""

    key: LoreKey
    level: Level = 1


class Learnt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A power of the catalogue by its ``ref`` (EN-37)."""

    key: LoreKey


class Quality(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something with a name that changes a figure.

    With a ``condition`` in words it is not in the figure; who makes a check is offered it.
    """

    name: Short
    target: QualityTarget
    value: Bonus
    condition: Short = ""


class Statistics(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is written on the sheet, before anything is derived from it.

    ``profession`` is a key or the person's own word. ``unarmed_impact`` and ``unarmed_damage`` are those of blows
    without a weapon, which creatures have claws for.
    """

    fuerza: Value = 2
    agilidad: Value = 2
    resistencia: Value = 2
    voluntad: Value = 2
    inteligencia: Value = 2
    liderazgo: Value = 2
    potencia: Value = 0
    defensa: Value = 1
    extension: Value = 0
    effort_limit: EffortLimit = 1
    experience: Experience = 0
    origin: Short = ""
    profession: Short = ""
    level: Short = ""
    skills: Annotated[tuple[OwnedSkill, ...], msgspec.Meta(max_length=MOST_LISTED)] = ()
    qualities: Annotated[tuple[Quality, ...], msgspec.Meta(max_length=MOST_LISTED)] = ()
    powers: Annotated[tuple[Learnt, ...], msgspec.Meta(max_length=MOST_LISTED)] = ()
    unarmed_impact: Blow = 5
    unarmed_damage: Blow = 0


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What play changes: stamina left, damage taken, points of concentration, and what a fight left behind.

    ``fatigue`` is what the day took off the stamina before a fight (EN-4). ``initiative_lost`` ends with the fight
    (EN-32); ``stunned`` counts turns, the present one among them (EN-30). ``rested_hours`` are those of rest since the
    last full day of it (EN-52).
    """

    stamina: Points = 0
    damage_taken: Points = 0
    concentration: Points = 0
    initiative_lost: Points = 0
    fatigue: Points = 0
    stunned: Stun = 0
    rested_hours: RestedHours = 0
    wounds: Annotated[tuple[Wound, ...], msgspec.Meta(max_length=MOST_WOUNDS)] = ()


class Profession(msgspec.Struct, frozen=True):
    """What a ready character of a profession brings (set): levels in skills, by their keys, and gear."""

    name: Phrase
    skills: Mapping[str, int]
    kit: tuple[str, ...]


PROFESSIONS: Mapping[str, Profession] = {
    "mercenario": Profession(
        QT_TRANSLATE_NOOP("espada-negra", "Sellsword"),
        {"manejo_espada": 2, "escudo": 1, "un_arma": 1, "tactica": 1, "forja": 1},
        ("espada_corta", "escudo_redondo", "peto_de_cuero", "daga", "raciones"),
    ),
    "montaraz": Profession(
        QT_TRANSLATE_NOOP("espada-negra", "Ranger"),
        {"proyectiles": 2, "rastreo_caza": 2, "supervivencia": 1, "sigilo": 1},
        ("arco_corto", "flechas", "daga", "proteccion_ligera_de_cuero", "mochila", "raciones"),
    ),
    "furtivo": Profession(
        QT_TRANSLATE_NOOP("espada-negra", "Prowler"),
        {"sigilo": 2, "robo": 1, "abrir_cerraduras": 2, "enganar": 1, "arrojadizas": 1},
        ("daga", "ropas_de_tela", "ganzuas", "cuerda"),
    ),
    "cirujano": Profession(
        QT_TRANSLATE_NOOP("espada-negra", "Surgeon"),
        {"medicina": 3, "herbolaria_recoleccion": 1, "quimica": 1, "manejo_maza": 1},
        ("porra", "ropas_largas_de_tela", "instrumental_de_cirugia", "vendas", "bolsa"),
    ),
    "artesano": Profession(
        QT_TRANSLATE_NOOP("espada-negra", "Armourer"),
        {"forja": 3, "peleteria": 2, "finanzas": 1, "manejo_maza": 1},
        ("maza_ligera", "proteccion_ligera_de_cuero", "herramientas_de_forja", "mochila"),
    ),
    "iniciado": Profession(
        QT_TRANSLATE_NOOP("espada-negra", "Initiate"),
        {"concentracion": 2, "esfera": 1, "ritos": 1, "historia": 1},
        ("daga", "ropas_largas_de_tela", "bolsa"),
    ),
}
SUPERNATURAL: tuple[str, ...] = ("iniciado",)
"""The professions whose ready characters have supernatural attributes to speak of."""


def profession_name(statistics: Statistics) -> Words:
    """The profession in words: translated where it is one of ours, else as the person wrote it."""
    profession = PROFESSIONS.get(statistics.profession)
    return note(profession.name) if profession else statistics.profession


def with_experience(statistics: Statistics, gained: int) -> Statistics:
    """More experience, and nothing else."""
    total = statistics.experience + gained
    if total > MOST_EXPERIENCE:
        raise Refused(
            QT_TRANSLATE_NOOP("espada-negra", "{total} points of experience are too many: the sheet holds {most}."),
            "experience", total=total, most=MOST_EXPERIENCE,
        )  # fmt: skip
    return msgspec.structs.replace(statistics, experience=total)
