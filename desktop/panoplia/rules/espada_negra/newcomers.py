# SPDX-License-Identifier: GPL-3.0-or-later
"""People in one line of Spanish or English, with gear of the book (EN-1).

``3 bandidos, fuerza 3, agilidad 3, espada corta, cuero, nivel 2``
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from panoplia.rules.creation import Kit, Newcomers
from panoplia.rules.describing import Figure, Found, Vocabulary, described, own_word, without_accents
from panoplia.rules.espada_negra.character import MOST_ATTRIBUTE, MOST_BLOW, profession_name
from panoplia.rules.espada_negra.skills import ATTRIBUTES, Attribute
from panoplia.rules.espada_negra.vitals import begin
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Names, Words, note, several

NO_NAME = QT_TRANSLATE_NOOP("espada-negra", "Begin with a name, as in “3 bandits, strength 3, agility 3, shortsword”.")
NOT_UNDERSTOOD = QT_TRANSLATE_NOOP(
    "espada-negra",
    "“{words}” cannot be understood. You can say attributes such as strength 3, weapons, an armour and a shield of the "
    "book, unarmed damage or impact, level, profession and origin.",
)

_WORDS: Mapping[Attribute, tuple[str, ...]] = {
    "fuerza": ("fuerza", "fue", "f", "strength", "str"),
    "agilidad": ("agilidad", "agi", "agility"),
    "resistencia": ("resistencia", "res", "endurance"),
    "voluntad": ("voluntad", "vol", "willpower"),
    "inteligencia": ("inteligencia", "int", "intelligence"),
    "liderazgo": ("liderazgo", "lid", "leadership"),
    "potencia": ("potencia", "pot", "potency"),
    "defensa": ("defensa", "def", "defence", "defense"),
    "extension": ("extension", "ext"),
}
VALUE_TOLD = QT_TRANSLATE_NOOP("espada-negra", "{attribute} {value}")
_ATTRIBUTES = tuple(Figure(key, _WORDS[key], 0, MOST_ATTRIBUTE, label) for key, label in ATTRIBUTES.items())
_OTHERS = (
    Figure("unarmed_damage", ("dano", "garras", "damage", "claws"), 0, MOST_BLOW,
           QT_TRANSLATE_NOOP("espada-negra", "unarmed damage {value}")),
    Figure("unarmed_impact", ("impacto", "impact"), 0, MOST_BLOW,
           QT_TRANSLATE_NOOP("espada-negra", "unarmed impact {value}")),
)  # fmt: skip
_PERSON = re.compile(r"(?P<what>nivel|level|profesion|profession|oficio|origen|origin) +.+")
_OF_PERSON = {"nivel": "level", "level": "level", "origen": "origin", "origin": "origin"}
_PROFESSIONS: Mapping[str, tuple[str, ...]] = {
    "mercenario": ("mercenaria", "sellsword"),
    "montaraz": ("ranger",),
    "furtivo": ("furtiva", "prowler"),
    "cirujano": ("cirujana", "surgeon"),
    "artesano": ("armero", "armera", "artesana", "armourer"),
    "iniciado": ("iniciada", "initiate"),
}

WEAPONS: Mapping[str, Names] = {
    "daga": Names("daga", "dagger"),
    "espada_corta": Names("espada corta", "shortsword"),
    "espada_larga": Names("espada larga", "longsword"),
    "mandoble": Names("mandoble", "two-handed sword"),
    "espada_de_bandido": Names("espada de bandido", "bandit sword"),
    "porra": Names("porra", "cudgel"),
    "maza_ligera": Names("maza ligera", "light mace"),
    "maza_pesada": Names("maza pesada", "heavy mace"),
    "almadena": Names("almádena", "sledgehammer"),
    "mangual_ligero": Names("mangual ligero", "light flail"),
    "mangual": Names("mangual", "flail"),
    "mangual_pesado": Names("mangual pesado", "heavy flail"),
    "jabalina": Names("jabalina", "javelin"),
    "jabalina_pesada": Names("jabalina pesada", "heavy javelin"),
    "lanza_ligera": Names("lanza ligera", "light spear"),
    "lanza_de_guerra": Names("lanza de guerra", "war spear"),
    "alabarda_ligera": Names("alabarda ligera", "light halberd"),
    "alabarda": Names("alabarda", "halberd"),
    "hoz": Names("hoz", "sickle"),
    "pico": Names("pico", "pick"),
    "gran_pico": Names("gran pico", "great pick"),
    "hacha_de_mano": Names("hacha de mano", "hand axe"),
    "hacha_de_guerra": Names("hacha de guerra", "war axe"),
    "hacha_de_dos_manos": Names("hacha de dos manos", "two-handed axe"),
    "gran_hacha": Names("gran hacha", "great axe"),
    "arco_corto": Names("arco corto", "shortbow"),
    "arco_largo": Names("arco largo", "longbow"),
    "arco_compuesto": Names("arco compuesto", "composite bow"),
    "honda": Names("honda", "sling"),
}
ARMOUR: Mapping[str, Names] = {
    "ropas_de_tela": Names("ropas de tela", "cloth clothes"),
    "ropas_largas_de_tela": Names("ropas largas de tela", "long cloth clothes"),
    "proteccion_ligera_de_cuero": Names("protección ligera de cuero", "light leather protection"),
    "peto_de_cuero": Names("peto de cuero", "leather breastplate"),
    "proteccion_completa_de_cuero": Names("protección completa de cuero", "full leather protection"),
    "camiseta_de_mallas": Names("camiseta de mallas", "mail shirt"),
    "cota_de_mallas": Names("cota de mallas", "mail coat"),
    "armadura_de_escamas": Names("armadura de escamas", "scale armour"),
    "armadura_de_placas": Names("armadura de placas", "plate armour"),
    "peto_de_placas_pesadas": Names("peto de placas pesadas", "heavy plate cuirass"),
}
SHIELDS: Mapping[str, Names] = {
    "rodela": Names("rodela", "buckler"),
    "escudo_redondo": Names("escudo redondo", "round shield"),
    "escudo_grande": Names("escudo grande", "large shield"),
    "escudo_pesado": Names("escudo pesado", "heavy shield"),
    "escudo_torreon": Names("escudo torreón", "tower shield"),
}
_NAMES: Mapping[str, Names] = {**WEAPONS, **ARMOUR, **SHIELDS}
_IN_SHORT: Mapping[str, tuple[str, ...]] = {
    "ropas_de_tela": ("tela", "cloth"),
    "proteccion_ligera_de_cuero": ("cuero ligero", "light leather"),
    "peto_de_cuero": ("cuero", "leather"),
    "proteccion_completa_de_cuero": ("cuero completo", "full leather"),
    "cota_de_mallas": ("mallas", "mail"),
    "armadura_de_escamas": ("escamas", "scales"),
    "armadura_de_placas": ("placas", "plate"),
    "peto_de_placas_pesadas": ("placas pesadas", "heavy plate"),
    "escudo_redondo": ("escudo", "shield"),
}
_GEAR = {"weapon": WEAPONS, "armour": ARMOUR, "shield": SHIELDS}
"""One armour and one shield can be said, and any weapons."""
_KEYS: Mapping[str, Found] = {
    without_accents(word): (f"{kind}:{key}" if kind == "weapon" else kind, key)
    for kind, known in _GEAR.items()
    for key, names in known.items()
    for word in (names.es, names.en, key.replace("_", " "), *_IN_SHORT.get(key, ()))
}
_PLAIN_PROFESSIONS = {word: key for key, words in _PROFESSIONS.items() for word in (key, *words)}


def newcomers(line: str) -> Newcomers:
    """The people of a line, whole and rested, and what they have in hand and on."""
    people = described(line, _VOCABULARY)
    said = {field: value for field, value in people.answers.items() if _kind(field) not in _GEAR}
    kit = tuple(Kit(key, used=True) for key in _kit(people.answers))
    statistics, condition = begin(said)
    told = several(_told(statistics, people.answers))
    return Newcomers(people.name, people.count, statistics, condition, told, kit)


def _kind(field: str) -> str:
    return field.partition(":")[0]


def _kit(answers: Mapping[str, int | str]) -> tuple[str, ...]:
    """What takes the hands first comes first: a weapon, then a shield, then further weapons."""
    weapons, armour, shield = ([str(key) for field, key in answers.items() if _kind(field) == kind] for kind in _GEAR)
    return (*weapons[:1], *armour, *shield, *weapons[1:])


def _other(part: str, said: str) -> Found | None:
    """Gear of the book; level, origin and profession as they were written, or a profession of ours."""
    if said in _KEYS:
        return _KEYS[said]
    if said in _PLAIN_PROFESSIONS:
        return "profession", _PLAIN_PROFESSIONS[said]
    if match := _PERSON.fullmatch(said):
        field = _OF_PERSON.get(match["what"], "profession")
        return field, own_word(part, _PROFESSIONS) if field == "profession" else own_word(part)
    return None


_VOCABULARY = Vocabulary(NO_NAME, NOT_UNDERSTOOD, (*_ATTRIBUTES, *_OTHERS), _other)


def _told(statistics: Any, answers: Mapping[str, Any]) -> Iterator[Words]:
    """Strength, agility and endurance always; of the rest what was said."""
    if "origin" in answers:
        yield statistics.origin
    if "profession" in answers:
        yield profession_name(statistics)
    if "level" in answers:
        yield note(QT_TRANSLATE_NOOP("espada-negra", "level {level}"), level=statistics.level)
    for figure in _ATTRIBUTES:
        if figure.field in answers or figure.field in ("fuerza", "agilidad", "resistencia"):
            yield note(VALUE_TOLD, attribute=note(figure.told), value=getattr(statistics, figure.field))
    for figure in _OTHERS:
        if figure.field in answers:
            yield note(figure.told, value=getattr(statistics, figure.field))
    for key in _kit(answers):
        yield _NAMES[key]
