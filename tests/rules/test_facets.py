# SPDX-License-Identifier: GPL-3.0-or-later
"""What a setting of a facet lets pass."""

from decimal import Decimal

import pytest

from panoplia.app import systems
from panoplia.rules.dungeon_hack.gear import Armour, Container, Gear, Protection, Supply, Thing, Weapon
from panoplia.rules.facets import Among, Between

BOW = Weapon("ranged", "1d8", 1, "d6", 300, "arrows", ("stationary",))
LONG_AXE = Weapon("two_handed", "1d6+1d8", 3, None, piercing=True)


@pytest.mark.parametrize(
    ("wanted", "unwanted", "values", "passes"),
    [
        ((), (), (), True),
        (("a",), (), ("a", "b"), True),
        (("a", "c"), (), ("b",), False),
        (("a",), (), (), False),
        ((), ("a",), ("a", "b"), False),
        ((), ("a",), (), True),
        (("b",), ("a",), ("a", "b"), False),
    ],
)
def test_words_that_are_wanted_and_left_out(
    wanted: tuple[str, ...], unwanted: tuple[str, ...], values: tuple[str, ...], passes: bool
) -> None:
    assert Among(frozenset(wanted), frozenset(unwanted)).passes(values) is passes


@pytest.mark.parametrize(
    ("lowest", "highest", "outside", "figure", "passes"),
    [
        ("2", "4", False, 2, True),
        ("2", "4", False, 4, True),
        ("2", "4", False, 5, False),
        ("2", None, False, None, False),
        ("2", None, True, None, True),
        (None, "4", True, 5, True),
        ("4", "2", False, 3, False),
        ("1.5", "2.5", False, 2, True),
    ],
)
def test_figures_in_a_range(
    lowest: str | None, highest: str | None, outside: bool, figure: int | None, passes: bool
) -> None:
    between = Between(Decimal(lowest) if lowest else None, Decimal(highest) if highest else None, outside)
    assert between.passes(figure) is passes


def test_a_setting_that_says_nothing_is_none() -> None:
    assert not Among()
    assert not Between(outside=True)
    assert Between(Decimal(0))


@pytest.mark.parametrize(
    ("facet", "data", "value"),
    [
        ("group", BOW, ("ranged",)),
        ("group", Thing(), ()),
        ("hands", BOW, ("2",)),
        ("hands", Protection(1, "hands"), ("1",)),
        ("hands", Protection(1, "head"), ()),
        ("damage", LONG_AXE, 16),
        ("damage", Weapon("fist"), None),
        ("penetration", LONG_AXE, 3),
        ("penetration", Armour(3), None),
        ("rating", Armour(3), 3),
        ("durability", LONG_AXE, ("none",)),
        ("durability", Supply("d10"), ("d10",)),
        ("durability", Container(), ()),
        ("traits", LONG_AXE, ("piercing",)),
        ("traits", BOW, ("stationary",)),
    ],
)
def test_facets_of_gear(facet: str, data: Gear, value: object) -> None:
    """Average damage counts in halves: 1d6+1d8 is 8, so 16 (DH-8, DH-20)."""
    found = next(each for each in systems()["dungeon-hack"].facets if each.id == facet)
    assert (found.values(data) if hasattr(found, "values") else found.figure(data)) == value
