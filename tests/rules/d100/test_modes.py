# SPDX-License-Identifier: GPL-3.0-or-later
"""The ways in which a weapon can be used (PC-42, PC-43)."""

from typing import Any

import pytest

from panoplia.app import read_table
from panoplia.rules.d100.catalogue import shipped
from panoplia.rules.d100.gear import Ammunition, Armour
from panoplia.rules.d100.modes import IMPROVISED, IMPROVISED_RANGE, SHORTBOW_RANGES, modes
from panoplia.rules.system import Piece

BOOK: dict[str, Any] = {entry.key: entry.data for entry in shipped(read_table) if entry.category == "weapon"}
ROWS = {row["key"]: row for row in read_table("d100_weapons.csv")}


def ways(key: str, speciality: bool = True) -> list[tuple[Any, ...]]:
    found = modes(Piece("", BOOK[key], None), speciality)
    return [(mode.id, mode.damage, mode.qualities, mode.short, mode.long) for mode in found]


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        ("arma_grande", [("hand", "BF", ("impact", "slow"), None, None)]),
        ("alabarda", [("spear", "BF", ("fast",), None, None), ("great", "BF", ("impact", "slow"), None, None)]),
        ("lanza", [("hand", "BF", ("fast",), None, None), ("thrown", "BF", (), 8, None)]),
        ("jabalina", [("hand", "BF-4", (), None, None), ("thrown", "BF-1", (), 8, 16)]),
        ("hacha_arrojadiza", [("hand", "BF-2", (), None, None), ("thrown", "BF-2", (), 8, None)]),
        ("daga_arrojadiza", [("thrown", "BF-3", (), 6, 12)]),
        ("arco_largo", [("shot", "3", ("armour_piercing",), 30, 60)]),
        ("pistola", [("shot", "4", ("impact", "unreliable"), 8, 16)]),
        ("honda", [("shot", "3", (), 16, 32)]),
        ("escudo", [("hand", "BF-2", ("defensive",), None, None)]),
    ],
)
def test_pc42_ways_to_use_a_weapon(key: str, expected: list[tuple[Any, ...]]) -> None:
    assert ways(key) == expected


def test_pc42_an_elven_bow_without_the_speciality_shoots_as_a_shortbow() -> None:
    """Whose damage is 3, too."""
    assert ways("arco_elfico") == [("shot", "3", ("armour_piercing",), 36, 72)]
    assert ways("arco_elfico", speciality=False) == ways("arco_corto")
    assert (BOOK["arco_corto"].range_short, BOOK["arco_corto"].range_long) == SHORTBOW_RANGES


def test_pc42_arrows_in_hand_are_improvised_and_can_be_thrown() -> None:
    hand, thrown = modes(Piece("", Ammunition("arrows"), None))
    assert (hand.melee, hand.damage) == (True, IMPROVISED)
    assert (thrown.melee, thrown.damage, thrown.short) == (False, IMPROVISED, IMPROVISED_RANGE)
    row = ROWS["improvisada"]
    assert (row["damage"], row["range_short"]) == (IMPROVISED, str(IMPROVISED_RANGE))


def test_every_weapon_has_a_way_and_armour_none() -> None:
    assert all(ways(key) for key in BOOK)
    assert modes(Piece("", Armour("mail", body=2), None)) == ()
