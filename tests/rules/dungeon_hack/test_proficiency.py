# SPDX-License-Identifier: GPL-3.0-or-later
"""Proficiency as a person writes it (DH-5): a phrase names a piece by each of its words, in either language."""

import pytest

from panoplia.rules.dungeon_hack.circumstances import proficient
from panoplia.rules.notes import Names

LONGSWORD, SHORTSWORD = Names("Espada larga", "Longsword"), Names("Espada corta", "Shortsword")
GREATSWORD, LONGBOW = Names("Espadón", "Greatsword"), Names("Arco largo", "Longbow")
MACE, SPEAR, BATTLEAXE = Names("Maza", "Mace"), Names("Lanza", "Spear"), Names("Hacha de batalla", "Battleaxe")
CROSSBOW = Names("Ballesta ligera", "Light crossbow")
PLATE, MAIL = Names("Armadura completa de placas", "Full plate"), Names("Cota de mallas", "Chain mail")


@pytest.mark.parametrize(
    ("written", "piece", "expected"),
    [
        ("", SPEAR, True),
        (" , ", SPEAR, True),
        ("espada corta", LONGSWORD, False),
        ("espada corta", SHORTSWORD, True),
        ("short sword", LONGSWORD, False),
        ("short swords", SHORTSWORD, True),
        ("swords", LONGSWORD, True),
        ("swords", GREATSWORD, True),
        ("espadas", LONGSWORD, True),
        ("Espadas", GREATSWORD, True),
        ("espadon", GREATSWORD, True),
        ("espadas largas", LONGSWORD, True),
        ("arco corto", LONGBOW, False),
        ("arcos", LONGBOW, True),
        ("Ballestas", BATTLEAXE, False),
        ("Ballestas", CROSSBOW, True),
        ("hachas", BATTLEAXE, True),
        ("axes", BATTLEAXE, True),
        ("mazas y martillos", MACE, True),
        ("lanzas, dagas and maces", MACE, True),
        ("dagas; lanzas", SPEAR, True),
        ("armadura de cuero", PLATE, False),
        ("leather armour", PLATE, False),
        ("las placas", PLATE, True),
        ("cota de malla", PLATE, False),
        ("cota de malla", MAIL, True),
        ("cota de anillas, escudo", MAIL, False),
        ("ninguna", SPEAR, False),
        ("small", SPEAR, False),
        ("todas", SPEAR, True),
        ("Todo", PLATE, True),
        ("todas las armas", SPEAR, True),
        ("all weapons", SPEAR, True),
        ("all bows", SPEAR, False),
        ("de la", SPEAR, True),
        ("espada", "Aguijón", False),
        ("aguijon", "Aguijón", True),
    ],
)
def test_dh5_what_a_text_makes_one_proficient_in(written: str, piece: Names | str, expected: bool) -> None:
    assert proficient(written, piece) is expected
