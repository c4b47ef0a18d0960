# SPDX-License-Identifier: GPL-3.0-or-later
"""A character of Dungeon Hack: six target numbers, health, class, and what a class brings (DH-1, DH-5, DH-30)."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from panoplia.rules.creation import Answers
from panoplia.rules.editors import Line, Number, Pick
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Phrase, Words, note
from panoplia.rules.system import Subject

LOWEST_VALUE, HIGHEST_VALUE = 1, 20
MOST_HEALTH = 999
STEPS_TO_DEATH = 3
MOST_EXPERIENCE = 10**9
MOST_CARRIED = 10**6
HIGHEST_LEVEL = 99
MOST_OWN_RATING, MOST_OWN_STATIC = 20, 99

Value = Annotated[int, msgspec.Meta(ge=LOWEST_VALUE, le=HIGHEST_VALUE)]
ArmourDie = Literal["d4", "d6", "d8", "d10", "d12"]
Short = Annotated[str, msgspec.Meta(max_length=200)]
Long = Annotated[str, msgspec.Meta(max_length=100_000)]
Damage = Annotated[str, msgspec.Meta(max_length=20)]
# Named here, because a field called ``int`` hides the type inside the class below.
Level = Annotated[int, msgspec.Meta(ge=1, le=HIGHEST_LEVEL)]
MaximumHealth = Annotated[int, msgspec.Meta(ge=1, le=MOST_HEALTH)]
Health = Annotated[int, msgspec.Meta(ge=0, le=MOST_HEALTH)]
OwnRating = Annotated[int, msgspec.Meta(ge=0, le=MOST_OWN_RATING)]
OwnStatic = Annotated[int, msgspec.Meta(ge=0, le=MOST_OWN_STATIC)]
Steps = Annotated[int, msgspec.Meta(ge=0, le=STEPS_TO_DEATH)]
Experience = Annotated[int, msgspec.Meta(ge=0, le=MOST_EXPERIENCE)]
Carried = Annotated[int, msgspec.Meta(ge=0, le=MOST_CARRIED)]


class Statistics(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is written on the sheet. ``calling`` is a class key, or the person's own word for it.

    ``own_rating`` and ``own_static`` are armour dice and absorption without a piece of armour (DH-6).
    """

    fue: Value = 13
    des: Value = 13
    con: Value = 13
    int: Value = 13
    sab: Value = 13
    car: Value = 13
    calling: Short = "guerrero"
    level: Level = 1
    health_max: MaximumHealth = 10
    armour_die: ArmourDie = "d6"
    unarmed: Damage = "1d4"
    experience: Experience = 0
    weapons: Short = ""
    armours: Short = ""
    talents: Long = ""
    carry_limit: Carried = 20
    own_rating: OwnRating = 0
    own_static: OwnStatic = 0


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What play changes: the health that is left, and at 0 the steps taken towards death (DH-45)."""

    health: Health = 10
    dying: Steps = 0
    stable: bool = False


class Calling(msgspec.Struct, frozen=True):
    """A class: its name, health die and figure, unarmed damage (outside) and armour die (set) of DH-5."""

    name: Phrase
    health: str
    unarmed: str
    armour_die: ArmourDie


CALLINGS: Mapping[str, Calling] = {
    "guerrero": Calling(QT_TRANSLATE_NOOP("dungeon-hack", "Warrior"), "d10+4", "1d6", "d6"),
    "clerigo": Calling(QT_TRANSLATE_NOOP("dungeon-hack", "Cleric"), "d8+4", "1d4", "d6"),
    "ladron": Calling(QT_TRANSLATE_NOOP("dungeon-hack", "Thief"), "d6+4", "1d4", "d4"),
    "hechicero": Calling(QT_TRANSLATE_NOOP("dungeon-hack", "Sorcerer"), "d4+4", "1", "d4"),
}

CHARACTERISTICS: Mapping[str, Phrase] = {
    "fue": QT_TRANSLATE_NOOP("dungeon-hack", "Strength"),
    "des": QT_TRANSLATE_NOOP("dungeon-hack", "Dexterity"),
    "con": QT_TRANSLATE_NOOP("dungeon-hack", "Constitution"),
    "int": QT_TRANSLATE_NOOP("dungeon-hack", "Intelligence"),
    "sab": QT_TRANSLATE_NOOP("dungeon-hack", "Wisdom"),
    "car": QT_TRANSLATE_NOOP("dungeon-hack", "Charisma"),
}

CALLING_EDITOR = Pick(tuple((key, calling.name) for key, calling in CALLINGS.items()), own=True)
VALUE_EDITOR = Number(LOWEST_VALUE, HIGHEST_VALUE)
PLAYER_EDITOR = Line(200)


def begin(answers: Answers) -> tuple[Statistics, Condition]:
    """A new character at full health; a known class brings its armour die and unarmed damage."""
    calling = CALLINGS.get(str(answers.get("calling", "")))
    brought = {"armour_die": calling.armour_die, "unarmed": calling.unarmed} if calling else {}
    statistics = msgspec.convert({**brought, **answers}, Statistics)
    return statistics, Condition(statistics.health_max)


def fit(statistics: Statistics, condition: Condition) -> Condition:
    """Health at most the highest; with any of it left nobody is dying or stable (DH-45)."""
    health = min(condition.health, statistics.health_max)
    return Condition(health) if health else msgspec.structs.replace(condition, health=0)


def with_health(condition: Condition, health: int) -> Condition:
    """With that much health left. Whoever is hurt at 0 takes a step towards death and is not stable (DH-45)."""
    if health or condition.health:
        return Condition(health)
    return Condition(0, min(condition.dying + 1, STEPS_TO_DEATH))


def calling_name(statistics: Statistics) -> Words:
    """The class in words: translated where it is a shipped one, else as the person wrote it."""
    calling = CALLINGS.get(statistics.calling)
    return calling.name if calling else statistics.calling


def summary(subject: Subject) -> Note:
    """Class and level, for lists."""
    statistics: Statistics = subject.statistics
    return note(
        QT_TRANSLATE_NOOP("dungeon-hack", "{calling} · level {level}"),
        calling=calling_name(statistics), level=statistics.level,
    )  # fmt: skip
