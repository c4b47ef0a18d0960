# SPDX-License-Identifier: GPL-3.0-or-later
"""How a character of Espada Negra is made: nine attributes and a profession, typed or thrown (EN-1).

The chapter makes no characters. 1 and the hits of four runes for a physical or mental attribute, the hits alone for a
supernatural one, the professions, what they bring and the purse are **(set)**.
"""

from panoplia.rules.creation import Creation, FieldGroup, Kit, NewField, Ready
from panoplia.rules.editors import Line, Number, Pick
from panoplia.rules.espada_negra.character import PROFESSIONS, START_ATTRIBUTE, SUPERNATURAL
from panoplia.rules.espada_negra.skills import ATTRIBUTES, IN_BLOCK, Attribute, Block
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Phrase, note
from panoplia.rules.script import Dice, Play, Pool

ORIGIN = QT_TRANSLATE_NOOP("espada-negra", "Origin")
PROFESSION = QT_TRANSLATE_NOOP("espada-negra", "Profession")
LEVEL = QT_TRANSLATE_NOOP("espada-negra", "Level")
NAME = QT_TRANSLATE_NOOP("espada-negra", "Name")

RUNES, START_VALUE = 4, 2
START_MONEY, READY_MONEY = 500, 100
"""In the smallest coin (set)."""
USED = (
    "espada_corta", "escudo_redondo", "peto_de_cuero", "arco_corto", "proteccion_ligera_de_cuero", "daga",
    "ropas_de_tela", "porra", "ropas_largas_de_tela", "maza_ligera",
)  # fmt: skip
PUT_AWAY = {"mercenario": ("daga",), "montaraz": ("daga",)}
"""What is not used at once, because the hands are full."""

GIVEN_NAMES = (
    "Abelardo", "Brianda", "Casilda", "Dalmacio", "Elvira", "Fadrique", "Guiomar", "Hernán", "Inés", "Jimena",
    "Leonor", "Mencía", "Nuño", "Ordoño", "Pelayo", "Quiteria", "Rodrigo", "Sancha", "Teresa", "Urraca",
)  # fmt: skip
BYNAMES = (
    "del Páramo", "Tresdedos", "de Valdehierro", "Sinsombra", "de la Ceniza", "Ojolargo", "del Yunque", "Malcasa",
    "de Torrenegra", "Quebrantapuertas", "de los Cuervos", "Pocopán", "del Vado", "Manolimpia", "de Peñaparda",
    "Cieloraso", "de la Salina", "Hierroviejo", "de Montesordo", "Buenafé",
)  # fmt: skip

PROFESSION_EDITOR = Pick(tuple((key, note(each.name)) for key, each in PROFESSIONS.items()), own=True)
ATTRIBUTE_EDITOR = Number(0, START_ATTRIBUTE)
LEAST = {"physical": 1, "mental": 1, "supernatural": 0}


def attribute(label: Phrase, least: int) -> Play:
    """The hits of four runes, on top of the least there is (set)."""
    thrown = yield Pool(RUNES, label)
    return least + thrown.outcome


def ready() -> Play:
    """A whole character: profession, attributes, name. The supernatural is left to those who have to do with it."""
    drawn = yield Dice((len(PROFESSIONS),), PROFESSION)
    key, profession = tuple(PROFESSIONS.items())[drawn.outcome - 1]
    answers: dict[str, int | str] = {"profession": key}
    for block, attributes in IN_BLOCK.items():
        for each in attributes:
            if block == "supernatural" and key not in SUPERNATURAL:
                continue
            answers[each] = yield from attribute(ATTRIBUTES[each], LEAST[block])
    given = yield Dice((len(GIVEN_NAMES),), NAME)
    byname = yield Dice((len(BYNAMES),), NAME)
    name = f"{GIVEN_NAMES[given.outcome - 1]} {BYNAMES[byname.outcome - 1]}"
    used = set(USED) - set(PUT_AWAY.get(key, ()))
    return Ready(name, answers, READY_MONEY, tuple(Kit(each, used=each in used) for each in profession.kit))


def _attribute(key: Attribute, least: int, start: int) -> NewField:
    label = ATTRIBUTES[key]
    return NewField(key, label, ATTRIBUTE_EDITOR, start, lambda _answers: lambda: attribute(label, least))


def _block(block: Block, title: Phrase, explanation: Phrase, start: int) -> FieldGroup:
    fields = tuple(_attribute(key, LEAST[block], start) for key in IN_BLOCK[block])
    return FieldGroup(title, fields, note(explanation, "EN-1"))


CREATION = Creation(
    (
        FieldGroup(
            QT_TRANSLATE_NOOP("espada-negra", "Person"),
            (
                NewField("origin", ORIGIN, Line(), ""),
                NewField("profession", PROFESSION, PROFESSION_EDITOR, ""),
                NewField("level", LEVEL, Line(), ""),
            ),
            note(QT_TRANSLATE_NOOP(
                "espada-negra", "A profession of the list brings skills. You can also type your own."
            ), "EN-3"),
        ),
        _block("physical", QT_TRANSLATE_NOOP("espada-negra", "Physical attributes"), QT_TRANSLATE_NOOP(
            "espada-negra",
            "From 0 to 5. The source leaves it to other books; thrown here, each is 1 and the hits of four runes.",
        ), START_VALUE),
        _block("mental", QT_TRANSLATE_NOOP("espada-negra", "Mental attributes"), QT_TRANSLATE_NOOP(
            "espada-negra", "From 0 to 5. Thrown here, each is 1 and the hits of four runes."
        ), START_VALUE),
        _block("supernatural", QT_TRANSLATE_NOOP("espada-negra", "Supernatural attributes"), QT_TRANSLATE_NOOP(
            "espada-negra", "From 0 to 5. Thrown here, each is the hits of four runes; most people have little of it."
        ), 0),
    ),
    START_MONEY, ready,
    QT_TRANSLATE_NOOP("espada-negra", "3 bandits, strength 3, agility 3, shortsword"),
)  # fmt: skip
