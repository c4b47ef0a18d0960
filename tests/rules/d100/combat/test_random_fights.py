# SPDX-License-Identifier: GPL-3.0-or-later
"""Fights of Percentil that are led at random."""

import pytest

from affrays import CASTS, DODGES, SHIELD, SWORD, SYSTEM, armed, fight, fighter, foe
from any_fight import COUNT, lead
from panoplia.rules.d100.character import OwnModifier

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
