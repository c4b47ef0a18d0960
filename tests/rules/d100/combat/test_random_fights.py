# SPDX-License-Identifier: GPL-3.0-or-later
"""Fights of Percentil that are led at random."""

from random import Random

import msgspec
import pytest

from affrays import CASTS, COMBAT, DODGES, SHIELD, SWORD, SYSTEM, armed, fight, fighter, foe
from any_fight import COUNT, lead
from panoplia.app import read_table
from panoplia.rules.d100.catalogue import shipped
from panoplia.rules.d100.character import OwnModifier
from panoplia.rules.d100.newcomers import newcomers
from panoplia.rules.fights.simulation import Tactics, fought
from panoplia.rules.foes import FOE, described_by
from panoplia.rules.system import ShippedEntry

PLACES = 8
"""So many tests, which workers share."""
HOUSES = (
    {},
    {"locations": "none", "borrowed_wear": "on"},
    {"both_fail": "reroll", "low_mana": "refused", "borrowed_wear": "on"},
)


@pytest.mark.parametrize("place", range(PLACES))
def test_whatever_is_done_the_record_tells_the_same(place: int) -> None:
    for seed in range(place, COUNT, PLACES):
        start = fight(
            fighter(1, "Klaus", *armed(SWORD, SHIELD, "-daga", "-lanza", "-ballesta", "virotes"), ws=45, s=40, fate=2,
                    modifiers=(OwnModifier("Old grudge", "ws", 10, "against goblins"),)),
            fighter(2, "Thariel", *armed("arco", "flechas", "-daga", first=10), bs=50, skills=DODGES),
            fighter(3, "Altronia", *armed("daga", first=20), **{**CASTS, "ag": 40}),
            foe(4, "Bandit", *armed("mangual", first=30), ws=40, s=40),
            foe(5, "Shooter", *armed("ballesta_de_repeticion", "virotes", first=40), bs=40),
            foe(6, "Dark one", *armed("baculo", first=50), **{**CASTS, "fate": 1}),
            foe(7, "Wolf", unarmed="BF-1", own_armour=1, ag=45),
            **HOUSES[seed % len(HOUSES)],
        )  # fmt: skip
        lead(SYSTEM, SYSTEM.combat, start, seed)


FOES = [entry for entry in shipped(read_table) if entry.category == FOE]


@pytest.mark.parametrize("entry", FOES, ids=lambda entry: entry.key)
def test_a_fight_against_each_of_the_bestiary_ends_with_a_winner(entry: ShippedEntry) -> None:
    people = newcomers(described_by(entry.data, "Foe"))
    other = msgspec.structs.replace(foe(9, "Foe"), statistics=people.statistics, condition=people.condition)
    start = fight(
        fighter(1, "Klaus", *armed(SWORD, SHIELD, "camisa_de_malla"), ws=40, s=38, t=38, wounds_max=13, fate=1),
        fighter(2, "Thariel", *armed("arco", "flechas", first=10), bs=40, skills=DODGES, wounds_max=12), other,
    )  # fmt: skip
    for seed in range(4):
        run = fought(COMBAT, start, Random(seed), Tactics())
        assert run.winner is not None
        assert run == fought(COMBAT, start, Random(seed), Tactics())
