# SPDX-License-Identifier: GPL-3.0-or-later
"""How a character of Dungeon Hack is made: class, characteristics and health, typed or rolled (DH-1, DH-5)."""

from panoplia.rules.creation import Answers, Creation, FieldGroup, Kit, NewField, Ready
from panoplia.rules.dungeon_hack.character import (
    CALLING_EDITOR,
    CALLINGS,
    CHARACTERISTICS,
    HIGHEST_LEVEL,
    MOST_HEALTH,
    VALUE_EDITOR,
)
from panoplia.rules.dungeon_hack.dice import Middle, damage
from panoplia.rules.editors import Number
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Phrase, note
from panoplia.rules.script import Dice, Play, Script

HEALTH = QT_TRANSLATE_NOOP("dungeon-hack", "Health")
CLASS = QT_TRANSLATE_NOOP("dungeon-hack", "Class")
NAME = QT_TRANSLATE_NOOP("dungeon-hack", "Name")
MOST_AT_ONCE = 8
"""Health dice of one request: no one throws more with one hand."""
START_MONEY, READY_MONEY = 6000, 500
"""In copper. The source gives no sum: sword and ring mail, and the change of a kit that was already bought."""

GIVEN_NAMES = (
    "Alda", "Beltrán", "Casilda", "Drago", "Elvira", "Fruela", "Gontrodo", "Hernán", "Isaura", "Jimena", "Lope",
    "Munia", "Nuño", "Oria", "Pelayo", "Quirós", "Ramiro", "Sancha", "Tello", "Urraca",
)  # fmt: skip
BYNAMES = (
    "de Vadoalto", "del Marjal", "de Peñalba", "Matasapos", "de la Ciénaga", "Trespasos", "del Molino", "Sinmiedo",
    "de los Juncos", "Malasuerte", "de Torre Caída", "Cortaleña", "del Puente", "Rompeyelmos", "de la Barca",
    "Buenasombra", "de Sotohondo", "Pocapalabra", "del Herradero", "Madrugador de Otero",
)  # fmt: skip
_PACK = (Kit("mochila"), Kit("raciones"), Kit("antorchas"))
KITS: dict[str, tuple[Kit, ...]] = {
    "guerrero": (Kit("espada_larga", used=True), Kit("escudo", used=True), Kit("cota_de_anillas", used=True), *_PACK),
    "clerigo": (Kit("maza", used=True), Kit("escudo", used=True), Kit("cota_de_anillas", used=True),
                Kit("simbolo_sagrado"), *_PACK),
    "ladron": (Kit("espada_corta", used=True), Kit("daga", 2), Kit("armadura_de_cuero", used=True), Kit("ganzuas"),
               Kit("cuerda"), *_PACK),
    "hechicero": (Kit("baston", used=True), Kit("daga"), Kit("armadura_de_tela", used=True), Kit("libro_de_conjuros"),
                  *_PACK),
}  # fmt: skip


def characteristic(label: Phrase) -> Play:
    """10 and the middle of 3d6 (DH-1)."""
    middle = yield Dice((6, 6, 6), label, Middle())
    return 10 + middle.outcome


def health(calling: str, level: int) -> Play:
    """The class's die and figure, and one more die for each further level (DH-5)."""
    written = damage(CALLINGS[calling].health)
    dice = written.with_extra(level - 1).sizes
    total = written.flat
    for first in range(0, level, MOST_AT_ONCE):
        rolled = yield Dice(dice[first : first + MOST_AT_ONCE], HEALTH)
        total += rolled.outcome
    return min(total, MOST_HEALTH)


def ready() -> Play:
    """A character of the first level, all of it rolled: class, characteristics, health, name."""
    drawn = yield Dice((len(CALLINGS),), CLASS)
    calling = tuple(CALLINGS)[drawn.outcome - 1]
    answers: dict[str, int | str] = {"calling": calling, "level": 1}
    for key, label in CHARACTERISTICS.items():
        answers[key] = yield from characteristic(label)
    answers["health_max"] = yield from health(calling, 1)
    given = yield Dice((len(GIVEN_NAMES),), NAME)
    byname = yield Dice((len(BYNAMES),), NAME)
    name = f"{GIVEN_NAMES[given.outcome - 1]} {BYNAMES[byname.outcome - 1]}"
    return Ready(name, answers, READY_MONEY, KITS[calling])


def _characteristic_of(label: Phrase) -> Script:
    return lambda: characteristic(label)


def _roll_health(answers: Answers) -> Script | None:
    """A class of one's own has no health die: its health is typed."""
    calling, level = answers.get("calling"), answers.get("level")
    if calling not in CALLINGS or not isinstance(level, int) or not 1 <= level <= HIGHEST_LEVEL:
        return None
    return lambda: health(str(calling), level)


def _value(key: str, label: Phrase) -> NewField:
    script = _characteristic_of(label)
    return NewField(key, label, VALUE_EDITOR, 13, lambda _answers: script)


CREATION = Creation(
    (
        FieldGroup(
            CLASS,
            (
                NewField("calling", CLASS, CALLING_EDITOR, "guerrero"),
                NewField("level", QT_TRANSLATE_NOOP("dungeon-hack", "Level"), Number(1, HIGHEST_LEVEL), 1),
            ),
            note(QT_TRANSLATE_NOOP(
                "dungeon-hack", "It brings health die, armour die and unarmed damage. You can also type your own."
            ), "DH-5"),
        ),
        FieldGroup(
            QT_TRANSLATE_NOOP("dungeon-hack", "Characteristics"),
            tuple(_value(key, label) for key, label in CHARACTERISTICS.items()),
            note(QT_TRANSLATE_NOOP("dungeon-hack", "10 and the middle of three d6. Lower is better."), "DH-1"),
        ),
        FieldGroup(
            HEALTH,
            (NewField("health_max", HEALTH, Number(1, MOST_HEALTH), 10, _roll_health),),
            note(QT_TRANSLATE_NOOP(
                "dungeon-hack",
                "The die of the class and its figure, and one more die a level. For a class of your own, type it.",
            ), "DH-5"),
        ),
    ),
    START_MONEY, ready, QT_TRANSLATE_NOOP("dungeon-hack", "3 guards, level 2, health 7, 1d6+1, armour rating 2"),
)  # fmt: skip
