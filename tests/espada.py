# SPDX-License-Identifier: GPL-3.0-or-later
"""People of Espada Negra as the rules see them, with gear of the shipped catalogue."""

from typing import Any

import msgspec

from panoplia.app import read_table
from panoplia.rules.espada_negra.catalogue import shipped
from panoplia.rules.espada_negra.character import Condition, Statistics
from panoplia.rules.espada_negra.gear import Power, Wear
from panoplia.rules.espada_negra.house import House
from panoplia.rules.espada_negra.skills import known_skills
from panoplia.rules.espada_negra.vitals import rested
from panoplia.rules.notes import Names, plain
from panoplia.rules.system import Lore, Piece, Subject
from panoplia.rules.why import Sum

CATALOGUE = {entry.key: entry for entry in shipped(read_table)}
LANCE = Lore("0a1b", "power", Names("Lanza de luz", "Lance of light"), Power(2, energy="light", damage=6))
LORE = (
    *(Lore(each.key, each.category, each.names, each.data) for each in CATALOGUE.values() if each.category == "skill"),
    LANCE,
)
SKILLS = known_skills(LORE)


def piece(key: str, id: int = 1, **more: Any) -> Piece:
    """A piece of the book; ``slot`` puts it into use, ``lost`` takes points off it."""
    entry = CATALOGUE[key]
    wear = Wear(more.pop("lost", 0))
    return Piece(entry.names, entry.data, wear, entry.category, price=entry.price, weight=entry.weight, id=id, **more)


def hero(*pieces: Piece, house: House | None = None, condition: Any = None, **statistics: Any) -> Subject:
    """Someone with these statistics, whole and rested unless some fields of the condition are given."""
    written = msgspec.convert(statistics, Statistics)
    now: Condition = msgspec.convert({**msgspec.to_builtins(rested(written)), **(condition or {})}, Condition)
    return Subject("Guiomar", written, now, 0, house or House(), pieces, campaign="Torrenegra", lore=LORE)


def terms(figure: Sum) -> list[tuple[str, int, str]]:
    """The terms of a figure: words, share, clause."""
    return [(plain(term.words), term.value, term.clause) for term in figure.terms]
