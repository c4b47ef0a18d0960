# SPDX-License-Identifier: GPL-3.0-or-later
"""How a character of Percentil is made: characteristics and the rest, typed or rolled (PC-1, PC-2).

The source makes no characters. 20 and two d10 for a characteristic is **(outside)**; 9 and a d4 wounds, a d3 of fate,
movement 4, the careers, what they bring and the purse are **(set)**.
"""

from panoplia.rules.creation import Answers, Creation, FieldGroup, Kit, NewField, Ready
from panoplia.rules.d100.character import (
    CAREERS,
    CHARACTERISTICS,
    MOST_ATTACKS,
    MOST_FATE,
    MOST_MAGIC,
    MOST_MOVE,
    MOST_WOUNDS,
    SECONDARY,
)
from panoplia.rules.editors import Line, Number, Pick
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Phrase, note
from panoplia.rules.script import Dice, Play, Script

CAREER = QT_TRANSLATE_NOOP("d100", "Career")
SPECIES = QT_TRANSLATE_NOOP("d100", "Species")
FATE = QT_TRANSLATE_NOOP("d100", "Fate")
ATTACKS = QT_TRANSLATE_NOOP("d100", "Attacks")
NAME = QT_TRANSLATE_NOOP("d100", "Name")
WOUNDS = SECONDARY["wounds_max"]

START_VALUE, START_WOUNDS, START_MOVE, START_FATE = 30, 10, 4, 2
START_MONEY, READY_MONEY = 2400, 240
"""In pennies (set): hand weapon and leather, and the change of a kit that was already bought."""
USED = ("arma_de_mano", "escudo", "justillo_de_cuero", "gorro_de_cuero", "arco", "baculo")

GIVEN_NAMES = (
    "Aldric", "Brena", "Corvin", "Dagna", "Edmar", "Frida", "Gismar", "Hedda", "Ilsa", "Jarek", "Klemens", "Lenka",
    "Marta", "Norbert", "Ottil", "Petra", "Rolf", "Sabina", "Tilo", "Ursel",
)  # fmt: skip
BYNAMES = (
    "de la Linde", "Dosmonedas", "del Vado Seco", "Botasrotas", "de Kalden", "Ojogris", "de los Tilos", "Cortasoga",
    "del Puerto", "Manofría", "de Altaroca", "Sinblanca", "del Alfar", "Rompecerrojos", "de Altabruma", "Malapata",
    "de la Colina", "Buenaestrella", "del Mesón", "Andaluego",
)  # fmt: skip

CAREER_EDITOR = Pick(tuple((key, note(career.name)) for key, career in CAREERS.items()), own=True)
PERCENT_EDITOR = Number(0, 100)


def characteristic(label: Phrase) -> Play:
    """20 and two d10 (outside)."""
    rolled = yield Dice((10, 10), label)
    return 20 + rolled.outcome


def wounds() -> Play:
    """9 and a d4 (set)."""
    rolled = yield Dice((4,), WOUNDS)
    return 9 + rolled.outcome


def fate() -> Play:
    """A d3 (set)."""
    rolled = yield Dice((3,), FATE)
    return rolled.outcome


def ready() -> Play:
    """A whole character by dice: career, characteristics, wounds, fate, name."""
    drawn = yield Dice((len(CAREERS),), CAREER)
    key, career = tuple(CAREERS.items())[drawn.outcome - 1]
    answers: dict[str, int | str] = {"career": key}
    for each, label in CHARACTERISTICS.items():
        answers[each] = yield from characteristic(label)
    answers["wounds_max"] = yield from wounds()
    answers["fate"] = yield from fate()
    answers["m"], answers["mag"] = START_MOVE, career.mag
    given = yield Dice((len(GIVEN_NAMES),), NAME)
    byname = yield Dice((len(BYNAMES),), NAME)
    name = f"{GIVEN_NAMES[given.outcome - 1]} {BYNAMES[byname.outcome - 1]}"
    return Ready(name, answers, READY_MONEY, tuple(Kit(each, used=each in USED) for each in career.kit))


def _characteristic(key: str, label: Phrase) -> NewField:
    return NewField(key, label, PERCENT_EDITOR, START_VALUE, lambda _answers: lambda: characteristic(label))


def _wounds(_answers: Answers) -> Script:
    return wounds


def _fate(_answers: Answers) -> Script:
    return fate


CREATION = Creation(
    (
        FieldGroup(
            QT_TRANSLATE_NOOP("d100", "Person"),
            (
                NewField("species", SPECIES, Line(), ""),
                NewField("career", CAREER, CAREER_EDITOR, ""),
            ),
            note(QT_TRANSLATE_NOOP(
                "d100", "A career of the list brings skills, and to sorcerers spells. You can also type your own."
            ), "PC-3"),
        ),
        FieldGroup(
            QT_TRANSLATE_NOOP("d100", "Characteristics"),
            tuple(_characteristic(key, label) for key, label in CHARACTERISTICS.items()),
            note(QT_TRANSLATE_NOOP(
                "d100",
                "In percent; higher is better. Rolled, each is 20 and two d10, which the source leaves to other books.",
            ), "PC-1"),
        ),
        FieldGroup(
            QT_TRANSLATE_NOOP("d100", "The rest"),
            (
                NewField("wounds_max", WOUNDS, Number(1, MOST_WOUNDS), START_WOUNDS, _wounds),
                NewField("fate", FATE, Number(0, MOST_FATE), START_FATE, _fate),
                NewField("m", SECONDARY["m"], Number(0, MOST_MOVE), START_MOVE),
                NewField("mag", SECONDARY["mag"], Number(0, MOST_MAGIC), 0),
                NewField("a", ATTACKS, Number(1, MOST_ATTACKS), 1),
            ),
            note(QT_TRANSLATE_NOOP(
                "d100",
                "Rolled, wounds are 9 and a d4, fate is a d3. Mana is 20 for each point of Magic, fortune is as fate.",
            ), "PC-2"),
        ),
    ),
    START_MONEY, ready, QT_TRANSLATE_NOOP("d100", "3 guards, WS 35, wounds 12, BF+1, armour 2"),
)  # fmt: skip
