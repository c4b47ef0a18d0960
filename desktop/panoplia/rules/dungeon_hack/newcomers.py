# SPDX-License-Identifier: GPL-3.0-or-later
"""People in one line of Spanish or English (DH-6).

``3 guardias, nivel 2, salud 7, 1d6+1, blindaje 2, absorción 1``
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from panoplia.rules.creation import Newcomers
from panoplia.rules.describing import (
    ANY_NUMBER,
    LONGEST_LINE,
    MOST_NEWCOMERS,
    Figure,
    counted,
    parted,
    singular,
    whole_number,
    without_accents,
)
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

LONGEST_NAME, LONGEST_DAMAGE = 200, 20

NO_NAME = QT_TRANSLATE_NOOP("dungeon-hack", "Begin with a name, as in “guard, health 7, d6”.")
NOT_UNDERSTOOD = QT_TRANSLATE_NOOP(
    "dungeon-hack",
    "“{words}” cannot be understood. You can say level, health, damage such as 1d6+1, armour rating, absorption, class "
    "and the characteristics.",
)
TWICE = QT_TRANSLATE_NOOP("dungeon-hack", "“{words}” says again what was said before: keep one of them.")
OUT_OF_RANGE = QT_TRANSLATE_NOOP("dungeon-hack", "“{words}”: a whole number from {lowest} to {highest} is needed.")
OWN_CALLING = QT_TRANSLATE_NOOP("dungeon-hack", "{calling} (a class of its own)")
TOO_LONG = QT_TRANSLATE_NOOP("dungeon-hack", "The line has {length} letters and may have {longest}: shorten it.")

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
_FIGURES = {word: figure for figure in (_LEVEL, _HEALTH, _RATING, _STATIC, *_VALUES) for word in figure.words}
_DAMAGE = re.compile(
    r"(?:(?:dano|damage|dmg) *)?(?P<dice>[0-9d+ ]*d[0-9][0-9d+ ]*)|(?:dano|damage|dmg) *(?P<flat>[0-9]+)"
)
_WORD = r"[a-z]+(?: rating)?"
_FIGURE = re.compile(rf"(?P<word>{_WORD})[ :]*(?P<number>{ANY_NUMBER})|(?P<before>{ANY_NUMBER}) *(?P<after>{_WORD})")
_CALLING = re.compile(r"(?:clase|class) +(?P<name>.+)")
_CALLING_WORDS: Mapping[str, tuple[str, ...]] = {
    "guerrero": ("guerrera", "warrior", "fighter"),
    "clerigo": ("clériga", "cleric"),
    "ladron": ("ladrona", "thief"),
    "hechicero": ("hechicera", "sorcerer", "sorceress"),
}

Found = tuple[str, int | str]


def newcomers(line: str) -> Newcomers:
    """The people of a line. The first part is the name, with their number before it; the others come in any order."""
    if len(line) > LONGEST_LINE:
        raise Refused(TOO_LONG, "line", length=len(line), longest=LONGEST_LINE)
    first, *parts = parted(line)
    name, count = _named(first)
    answers: dict[str, int | str] = {}
    for part in filter(None, parts):
        field, value = _understood(part)
        if field in answers:
            raise Refused(TWICE, "line", words=part)
        answers[field] = value
    # Who has no class is what they are called, and brings no class's dice.
    statistics, condition = begin({"calling": name, **answers})
    return Newcomers(name, count, statistics, condition, several(_told(statistics, answers)))


def _named(part: str) -> tuple[str, int]:
    name, written = counted(part)
    if not name or name.isdecimal():
        raise Refused(NO_NAME, "line")
    count = whole_number(written)
    if count is None or not 1 <= count <= MOST_NEWCOMERS:
        raise Refused(OUT_OF_RANGE, "line", words=part, lowest=1, highest=MOST_NEWCOMERS)
    if len(name) > LONGEST_NAME:
        raise Refused(TOO_LONG, "line", length=len(name), longest=LONGEST_NAME)
    one = singular(name) if count > 1 else name
    return one[0].upper() + one[1:], count


def _understood(part: str) -> Found:
    plain = without_accents(part)
    if match := _DAMAGE.fullmatch(plain):
        return "unarmed", _damage(part, (match["dice"] or match["flat"]).replace(" ", ""))
    if match := _CALLING.fullmatch(plain):
        return "calling", _calling(part)
    match = _FIGURE.fullmatch(plain)
    figure = _FIGURES.get(match["word"] or match["after"]) if match else None
    if match is None or figure is None:
        raise Refused(NOT_UNDERSTOOD, "line", words=part)
    value = whole_number(match["number"] or match["before"])
    if value is None or not figure.lowest <= value <= figure.highest:
        raise Refused(OUT_OF_RANGE, "line", words=part, lowest=figure.lowest, highest=figure.highest)
    return figure.field, value


def _damage(part: str, written: str) -> str:
    try:
        damage(written)
    except ValueError as error:
        raise Refused(NOT_UNDERSTOOD, "line", words=part) from error
    if len(written) > LONGEST_DAMAGE:
        raise Refused(NOT_UNDERSTOOD, "line", words=part)
    return written


def _calling(part: str) -> str:
    """The key of a class, said in either language, or the person's own word for one."""
    own = part.split(" ", 1)[1]
    if len(own) > LONGEST_NAME:
        raise Refused(TOO_LONG, "line", length=len(own), longest=LONGEST_NAME)
    keys = {without_accents(word): key for key, words in _CALLING_WORDS.items() for word in (key, *words)}
    return keys.get(without_accents(own), own)


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
