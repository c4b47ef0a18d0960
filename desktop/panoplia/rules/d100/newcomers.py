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
from panoplia.rules.d100.vitals import begin
from panoplia.rules.describing import Figure, Found, Vocabulary, described, own_word
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Words, note, several
from panoplia.rules.refusal import Refused

MOST_OWN_ARMOUR = 999

NO_NAME = QT_TRANSLATE_NOOP("d100", "Begin with a name, as in “guard, WS 35, wounds 12, BF+1”.")
NOT_UNDERSTOOD = QT_TRANSLATE_NOOP(
    "d100",
    "“{words}” cannot be understood. You can say characteristics such as WS 35, wounds, damage such as BF+1, armour, "
    "movement, Magic, fate, attacks, species and career.",
)

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
_DAMAGE = re.compile(
    r"(?:(?:dano|damage|dmg) *)?(?:bf|sb)(?: *(?P<sign>[+−-]) *(?P<flat>[0-9]+))?"
    r"|(?:dano|damage|dmg) *(?P<plain>[0-9]+)"
)
_PERSON = re.compile(r"(?P<what>carrera|career|especie|raza|species|race) +.+")
_CAREER_WORDS: Mapping[str, tuple[str, ...]] = {
    "soldado": ("soldier",),
    "explorador": ("exploradora", "scout"),
    "picaro": ("pícaro", "pícara", "rogue"),
    "aprendiz": ("aprendiz de hechicero", "aprendiz de hechicera", "apprentice"),
}


def newcomers(line: str) -> Newcomers:
    """The people of a line, whole and rested."""
    people = described(line, _VOCABULARY)
    statistics, condition = begin(people.answers)
    return Newcomers(people.name, people.count, statistics, condition, several(_told(statistics, people.answers)))


def _other(part: str, said: str) -> Found | None:
    """Damage; species and career as they were written, or a career of ours, said in either language."""
    if match := _DAMAGE.fullmatch(said):
        return "unarmed", _damage(part, match)
    if match := _PERSON.fullmatch(said):
        ours = match["what"] in ("carrera", "career")
        return ("career", own_word(part, _CAREER_WORDS)) if ours else ("species", own_word(part))
    return None


_VOCABULARY = Vocabulary(NO_NAME, NOT_UNDERSTOOD, (*_VALUES, _WOUNDS, *_OTHERS), _other, unit="%")


def _damage(part: str, match: re.Match[str]) -> str:
    sign = "-" if match["sign"] in ("-", "−") else "+"
    written = match["plain"] or ("BF" + (sign + match["flat"] if match["flat"] else ""))
    try:
        return str(damage(written))
    except ValueError as error:
        raise Refused(NOT_UNDERSTOOD, "line", words=part) from error


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
