# SPDX-License-Identifier: GPL-3.0-or-later
"""Fights of Espada Negra that are led at random: records, documents, nothing negative, an end (EN-10 to EN-40)."""

from random import Random

import pytest

from any_fight import COUNT, lead
from duels import COMBAT, fight, fighter, foe, piece, sword
from panoplia.rules.espada_negra.character import Learnt, OwnedSkill, Quality
from panoplia.rules.espada_negra.house import House
from panoplia.rules.espada_negra.wounds import Wound
from panoplia.rules.fights.simulation import MOST_ROUNDS, Tactics, fought
from panoplia.rules.fights.state import Fight
from swordplay import SYSTEM

PLACES = 8
"""So many tests, which workers share."""
HOUSES = (House(), House("equal"), House(unarmed_attacks="per_arm"), House(care_very_grave=1))
WIZARD = {
    "powers": (Learnt("rayo"), Learnt("calma")),
    "skills": (OwnedSkill("concentracion", 2), OwnedSkill("esfera", 2), OwnedSkill("medicina", 3)),
    "condition": {"concentration": 9},
}


def crowd(seed: int) -> Fight:
    """A wizard who is a surgeon, two swords, a brute with claws, and a knight with spare gear."""
    keen = Quality("Odio", "damage", 2, "contra orcos")
    return fight(
        fighter(1, "Ana", sword(10), piece("daga", 11, slot="hands"), piece("maza_pesada", 12), effort_limit=2),
        fighter(2, "Brell", piece("ropas_largas_de_tela", 20, slot="body"), potencia=3, **WIZARD),
        fighter(3, "Caro", piece("lanza_ligera", 30, slot="hands"), piece("rodela", 31, slot="hands"),
                qualities=(keen,)),
        foe(4, "Bruto", unarmed_damage=4, fuerza=5, agilidad=2, inteligencia=1,
            condition={"wounds": (Wound("arm", "very_grave"),)}),
        foe(5, "Corvo", sword(50), piece("escudo_grande", 51, slot="hands"), piece("mandoble", 53),
            piece("armadura_de_placas", 52, slot="body")),
        foe(6, "Corva", sword(60), voluntad=1, fuerza=1),
        house=HOUSES[seed % len(HOUSES)],
    )  # fmt: skip


@pytest.mark.parametrize("place", range(PLACES))
def test_whatever_is_done_the_record_tells_the_same(place: int) -> None:
    for seed in range(place, COUNT, PLACES):
        lead(SYSTEM, COMBAT, crowd(seed), seed)


@pytest.mark.parametrize("choice", ["keep", "spend"])
def test_under_attack_the_weakest_every_fight_ends(choice: str) -> None:
    tactics = Tactics(choices={"effort_hit": choice, "effort_damage": choice, "effort_evade": choice})
    for seed in range(40):
        run = fought(COMBAT, crowd(seed), Random(seed), tactics)
        assert run.winner is not None
        assert run.rounds < MOST_ROUNDS
