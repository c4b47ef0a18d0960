# SPDX-License-Identifier: GPL-3.0-or-later
"""People in one line of Spanish or English (DH-6).

``3 guardias, nivel 2, salud 7, 1d6+1, blindaje 2, absorción 1``
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from panoplia.rules.creation import Newcomers
from panoplia.rules.describing import Figure, Found, Vocabulary, described, own_word
from panoplia.rules.dungeon_hack.character import (
    CALLINGS,
    CHARACTERISTICS,
    HIGHEST_LEVEL,
    HIGHEST_VALUE,
    LOWEST_VALUE,
    MOST_HEALTH,
    MOST_OWN_RATING,
    MOST_OWN_STATIC,
    begin,
)
from panoplia.rules.dungeon_hack.dice import damage
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Words, note, several
from panoplia.rules.refusal import Refused

LONGEST_DAMAGE = 20

NO_NAME = QT_TRANSLATE_NOOP("dungeon-hack", "Begin with a name, as in “guard, health 7, d6”.")
NOT_UNDERSTOOD = QT_TRANSLATE_NOOP(
    "dungeon-hack",
    "“{words}” cannot be understood. You can say level, health, damage such as 1d6+1, armour rating, absorption, class "
    "and the characteristics.",
)
OWN_CALLING = QT_TRANSLATE_NOOP("dungeon-hack", "{calling} (a class of its own)")

_LEVEL = Figure(
    "level", ("nivel", "niv", "level", "lvl"), 1, HIGHEST_LEVEL, QT_TRANSLATE_NOOP("dungeon-hack", "level {value}")
)
_HEALTH = Figure(
    "health_max", ("salud", "ps", "pv", "vida", "health", "hp"), 1, MOST_HEALTH,
    QT_TRANSLATE_NOOP("dungeon-hack", "health {value}"),
)  # fmt: skip
_RATING = Figure(
    "own_rating", ("blindaje", "db", "rating", "armour", "armor", "armour rating", "armor rating"), 0, MOST_OWN_RATING,
    QT_TRANSLATE_NOOP("dungeon-hack", "armour rating {value}"),
)  # fmt: skip
_STATIC = Figure(
    "own_static", ("absorcion", "abs", "absorption", "static"), 0, MOST_OWN_STATIC,
    QT_TRANSLATE_NOOP("dungeon-hack", "absorption {value}"),
)  # fmt: skip
_VALUE_WORDS: Mapping[str, tuple[str, ...]] = {
    "fue": ("fuerza", "strength", "str"),
    "des": ("destreza", "dexterity", "dex"),
    "con": ("constitucion", "constitution"),
    "int": ("inteligencia", "intelligence"),
    "sab": ("sabiduria", "wisdom", "wis"),
    "car": ("carisma", "charisma", "cha"),
}
_VALUES = tuple(
    Figure(key, (key, *_VALUE_WORDS[key]), LOWEST_VALUE, HIGHEST_VALUE, label) for key, label in CHARACTERISTICS.items()
)
_DAMAGE = re.compile(
    r"(?:(?:dano|damage|dmg) *)?(?P<dice>[0-9d+ ]*d[0-9][0-9d+ ]*)(?P<fixed>\([0-9]{1,3}\))?"
    r"|(?:dano|damage|dmg) *(?P<flat>[0-9]+)"
)
_CALLING = re.compile(r"(?:clase|class) +.+")
_CALLING_WORDS: Mapping[str, tuple[str, ...]] = {
    "guerrero": ("guerrera", "warrior", "fighter"),
    "clerigo": ("clériga", "cleric"),
    "ladron": ("ladrona", "thief"),
    "hechicero": ("hechicera", "sorcerer", "sorceress"),
}


def newcomers(line: str) -> Newcomers:
    """The people of a line. Who has no class is what they are called, and brings no class's dice."""
    people = described(line, _VOCABULARY)
    statistics, condition = begin({"calling": people.name, **people.answers})
    return Newcomers(people.name, people.count, statistics, condition, several(_told(statistics, people.answers)))


def _other(part: str, said: str) -> Found | None:
    """Damage, or a class, said in either language or by the person's own word."""
    if match := _DAMAGE.fullmatch(said):
        written = (match["dice"] or match["flat"]).replace(" ", "")
        return "unarmed", _damage(part, written, match["fixed"] or "")
    if _CALLING.fullmatch(said):
        return "calling", own_word(part, _CALLING_WORDS)
    return None


_VOCABULARY = Vocabulary(NO_NAME, NOT_UNDERSTOOD, (_LEVEL, _HEALTH, _RATING, _STATIC, *_VALUES), _other)


def _damage(part: str, written: str, fixed: str) -> str:
    """Dice as they are written, and the fixed figure behind them (DH-6)."""
    try:
        damage(written)
    except ValueError as error:
        raise Refused(NOT_UNDERSTOOD, "line", words=part) from error
    whole = f"{written} {fixed}" if fixed else written
    if len(whole) > LONGEST_DAMAGE:
        raise Refused(NOT_UNDERSTOOD, "line", words=part)
    return whole


def _told(statistics: Any, answers: Mapping[str, Any]) -> Iterator[Words]:
    """Level, health and damage always; of the rest what was said."""
    if "calling" in answers:
        calling = CALLINGS.get(statistics.calling)
        yield note(calling.name) if calling else note(OWN_CALLING, calling=statistics.calling)
    yield note(_LEVEL.told, value=statistics.level)
    yield note(_HEALTH.told, value=statistics.health_max)
    yield note(QT_TRANSLATE_NOOP("dungeon-hack", "damage {damage}"), damage=statistics.unarmed)
    for figure in (_RATING, _STATIC):
        if figure.field in answers:
            yield note(figure.told, value=getattr(statistics, figure.field))
    for figure in _VALUES:
        if figure.field in answers:
            yield _value_told(figure, getattr(statistics, figure.field))


def _value_told(figure: Figure, value: int) -> Note:
    return note(
        QT_TRANSLATE_NOOP("dungeon-hack", "{characteristic} {value}"), characteristic=note(figure.told), value=value
    )
