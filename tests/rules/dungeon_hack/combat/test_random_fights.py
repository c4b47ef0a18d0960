# SPDX-License-Identifier: GPL-3.0-or-later
"""Fights of Dungeon Hack that are led at random."""

import pytest

from any_fight import COUNT, lead
from panoplia.rules.dungeon_hack.system import DungeonHack
from skirmishes import (
    ARROWS,
    AXE_IN_HAND,
    BOLTS,
    BOW,
    COMBAT,
    CROAKER,
    DRAKE,
    HELD_SHIELD,
    HORSE,
    OGRE,
    REPEATER,
    SPEAR,
    WORN_COAT,
    fight,
    foe,
    hero,
)

PLACES = 8
"""So many tests, which workers share."""
HOUSES = ({}, {"initiative": "d20", "break_when": "after"}, {"foe_damage": "fixed", "armour_roll": "best"})


@pytest.mark.parametrize("place", range(PLACES))
def test_whatever_is_done_the_record_tells_the_same(place: int) -> None:
    for seed in range(place, COUNT, PLACES):
        start = fight(
            hero(1, "Enyra", AXE_IN_HAND, WORN_COAT, HELD_SHIELD), hero(DRAKE, "Drake", BOW, ARROWS, SPEAR),
            hero(HORSE, "Horse"), foe(CROAKER, "Croaker", REPEATER, BOLTS), foe(OGRE, "Ogre", level=9, own_rating=2),
            **HOUSES[seed % len(HOUSES)],
        )  # fmt: skip
        lead(DungeonHack(), COMBAT, start, seed)
