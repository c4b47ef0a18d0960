# SPDX-License-Identifier: GPL-3.0-or-later
"""What gear is: containers, and what can be asked and told of an entry."""

import msgspec
import pytest

from panoplia.app import systems
from panoplia.rules.dungeon_hack.gear import MOST_ROOM, Armour, Container, Gear, Thing, Weapon, Wear
from panoplia.rules.system import Piece
from panoplia.rules.usage_dice import Die

SYSTEM = systems()["dungeon-hack"]


def test_damage_that_cannot_be_read_is_no_weapon() -> None:
    """DH-8."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"type": "weapon", "group": "light", "damage": "much"}, Weapon)


@pytest.mark.parametrize(("data", "room"), [(Container(6), 6), (Container(), MOST_ROOM), (Thing(), None)])
def test_only_a_container_has_room(data: Gear, room: int | None) -> None:
    assert SYSTEM.room(Piece("", data, Wear())) == room


@pytest.mark.parametrize(
    ("before", "steps", "after", "left"),
    [
        ("d10", 2, "d6", 0),
        ("d10", 2, "d8", 1),
        ("d10", 2, "d12", 3),
        ("d10", 1, "d6", 0),
        ("d10", 0, "d6", 0),
        ("d6", 0, "d10", 0),
        ("d10", 4, "d6", 2),
        ("d6", 2, "d12", 5),
        ("d10", 2, None, 2),
        (None, 0, "d6", 0),
    ],
)
def test_a_piece_keeps_its_die_when_its_entry_changes(
    before: Die | None, steps: int, after: Die | None, left: int
) -> None:
    """DH-10, DH-12: at most the new die; spent stays spent, as new stays as new."""
    piece = Piece("", Weapon("light", "1d6", durability=before), Wear(steps))
    assert SYSTEM.carry_over(piece, Weapon("light", "1d6", durability=after)) == Wear(left)


def test_broken_and_lost_dice_stay_when_the_entry_changes() -> None:
    """DH-32, DH-34."""
    piece = Piece("", Armour(5, "d12"), Wear(1, broken=1, lost=2))
    assert SYSTEM.carry_over(piece, Armour(4, "d10")) == Wear(0, broken=1, lost=2)
