# SPDX-License-Identifier: GPL-3.0-or-later
"""People in one line of Spanish or English (PC-1, PC-2).

``3 guardias, HA 35, heridas 12, BF+1, armadura 2``
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from panoplia.rules.creation import Newcomers
from panoplia.rules.d100.character import (
    ABBREVIATIONS,
    MOST_ATTACKS,
    MOST_FATE,
    MOST_MAGIC,
    MOST_MOVE,
    MOST_WOUNDS,
    career_name,
)
from panoplia.rules.d100.damage import damage
from panoplia.rules.d100.skills import LONGEST_NAME
from panoplia.rules.d100.vitals import begin
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
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Words, note, several
from panoplia.rules.refusal import Refused

MOST_OWN_ARMOUR = 999

NO_NAME = QT_TRANSLATE_NOOP("d100", "Begin with a name, as in “guard, WS 35, wounds 12, BF+1”.")
NOT_UNDERSTOOD = QT_TRANSLATE_NOOP(
    "d100",
    "“{words}” cannot be understood. You can say characteristics such as WS 35, wounds, damage such as BF+1, armour, "
    "movement, Magic, fate, attacks, species and career.",
)
TWICE = QT_TRANSLATE_NOOP("d100", "“{words}” says again what was said before: keep one of them.")
OUT_OF_RANGE = QT_TRANSLATE_NOOP("d100", "“{words}”: a whole number from {lowest} to {highest} is needed.")
TOO_LONG = QT_TRANSLATE_NOOP("d100", "The line has {length} letters and may have {longest}: shorten it.")
LONG_NAME = QT_TRANSLATE_NOOP("d100", "A name has {length} letters and may have {longest}: shorten it.")

_VALUE_WORDS: Mapping[str, tuple[str, ...]] = {
    "ws": ("ha", "habilidad de armas", "ws", "weapon skill"),
    "bs": ("hp", "habilidad de proyectiles", "bs", "ballistic skill"),
    "s": ("f", "fuerza", "s", "strength"),
    "t": ("r", "resistencia", "t", "toughness"),
    "ag": ("ag", "agilidad", "agility"),
    "int": ("int", "inteligencia", "intelligence"),
    "wp": ("v", "voluntad", "wp", "willpower"),
    "fel": ("em", "empatia", "fel", "fellowship"),
}
_VALUES = tuple(Figure(key, _VALUE_WORDS[key], 0, 100, label) for key, label in ABBREVIATIONS.items())
VALUE_TOLD = QT_TRANSLATE_NOOP("d100", "{characteristic} {value}")
_WOUNDS = Figure(
    "wounds_max", ("heridas", "h", "wounds", "w"), 1, MOST_WOUNDS, QT_TRANSLATE_NOOP("d100", "wounds {value}")
)
_OTHERS = (
    Figure("own_armour", ("armadura", "pa", "armour", "armor"), 0, MOST_OWN_ARMOUR,
            QT_TRANSLATE_NOOP("d100", "armour {value}")),
    Figure("m", ("movimiento", "m", "movement"), 0, MOST_MOVE, QT_TRANSLATE_NOOP("d100", "movement {value}")),
    Figure("mag", ("magia", "mag", "magic"), 0, MOST_MAGIC, QT_TRANSLATE_NOOP("d100", "Magic {value}")),
    Figure("fate", ("destino", "pd", "fate"), 0, MOST_FATE, QT_TRANSLATE_NOOP("d100", "fate {value}")),
    Figure("a", ("ataques", "a", "attacks"), 1, MOST_ATTACKS, QT_TRANSLATE_NOOP("d100", "attacks {value}")),
)  # fmt: skip
_FIGURES = {word: figure for figure in (*_VALUES, _WOUNDS, *_OTHERS) for word in figure.words}
_DAMAGE = re.compile(
    r"(?:(?:dano|damage|dmg) *)?(?:bf|sb)(?: *(?P<sign>[+−-]) *(?P<flat>[0-9]+))?"
    r"|(?:dano|damage|dmg) *(?P<plain>[0-9]+)"
)
_WORD = r"[a-z]+(?: [a-z]+)*"
_FIGURE = re.compile(
    rf"(?P<word>{_WORD})[ :]*(?P<number>{ANY_NUMBER}) *%?|(?P<before>{ANY_NUMBER}) *%? *(?P<after>{_WORD})"
)
_PERSON = re.compile(r"(?P<what>carrera|career|especie|raza|species|race) +(?P<name>.+)")
_CAREER_WORDS: Mapping[str, tuple[str, ...]] = {
    "soldado": ("soldier",),
    "explorador": ("exploradora", "scout"),
    "picaro": ("pícaro", "pícara", "rogue"),
    "aprendiz": ("aprendiz de hechicero", "aprendiz de hechicera", "apprentice"),
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
    statistics, condition = begin(answers)
    return Newcomers(name, count, statistics, condition, several(_told(statistics, answers)))


def _named(part: str) -> tuple[str, int]:
    name, written = counted(part)
    if not name or name.isdecimal():
        raise Refused(NO_NAME, "line")
    count = whole_number(written)
    if count is None or not 1 <= count <= MOST_NEWCOMERS:
        raise Refused(OUT_OF_RANGE, "line", words=part, lowest=1, highest=MOST_NEWCOMERS)
    one = singular(_short(name)) if count > 1 else _short(name)
    return one[0].upper() + one[1:], count


def _short(name: str) -> str:
    if len(name) > LONGEST_NAME:
        raise Refused(LONG_NAME, "line", length=len(name), longest=LONGEST_NAME)
    return name


def _understood(part: str) -> Found:
    said = without_accents(part)
    if match := _DAMAGE.fullmatch(said):
        return "unarmed", _damage(part, match)
    if match := _PERSON.fullmatch(said):
        return _person(part, match["what"])
    match = _FIGURE.fullmatch(said)
    figure = _FIGURES.get(match["word"] or match["after"]) if match else None
    if match is None or figure is None:
        raise Refused(NOT_UNDERSTOOD, "line", words=part)
    value = whole_number(match["number"] or match["before"])
    if value is None or not figure.lowest <= value <= figure.highest:
        raise Refused(OUT_OF_RANGE, "line", words=part, lowest=figure.lowest, highest=figure.highest)
    return figure.field, value


def _damage(part: str, match: re.Match[str]) -> str:
    sign = "-" if match["sign"] in ("-", "−") else "+"
    written = match["plain"] or ("BF" + (sign + match["flat"] if match["flat"] else ""))
    try:
        return str(damage(written))
    except ValueError as error:
        raise Refused(NOT_UNDERSTOOD, "line", words=part) from error


def _person(part: str, what: str) -> Found:
    """Species and career as they were written; a career of ours by its key, said in either language."""
    own = _short(part.split(" ", 1)[1])
    if what not in ("carrera", "career"):
        return "species", own
    keys = {without_accents(word): key for key, words in _CAREER_WORDS.items() for word in (key, *words)}
    return "career", keys.get(without_accents(own), own)


def _told(statistics: Any, answers: Mapping[str, Any]) -> Iterator[Words]:
    """Wounds and damage always; of the rest what was said."""
    if "species" in answers:
        yield statistics.species
    if "career" in answers:
        yield career_name(statistics)
    for figure in _VALUES:
        if figure.field in answers:
            yield note(VALUE_TOLD, characteristic=note(figure.told), value=getattr(statistics, figure.field))
    yield note(_WOUNDS.told, value=statistics.wounds_max)
    yield note(QT_TRANSLATE_NOOP("d100", "damage {damage}"), damage=statistics.unarmed)
    for figure in _OTHERS:
        if figure.field in answers:
            yield note(figure.told, value=getattr(statistics, figure.field))
