# SPDX-License-Identifier: GPL-3.0-or-later
"""What gear is: containers, and what can be asked and told of an entry."""

import msgspec
import pytest

from panoplia.app import systems
from panoplia.rules.dungeon_hack.gear import MOST_ROOM, Container, Gear, Thing, Weapon, Wear
from panoplia.rules.system import Piece

SYSTEM = systems()["dungeon-hack"]


def test_damage_that_cannot_be_read_is_no_weapon() -> None:
    """DH-8."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"type": "weapon", "group": "light", "damage": "much"}, Weapon)


@pytest.mark.parametrize(("data", "room"), [(Container(6), 6), (Container(), MOST_ROOM), (Thing(), None)])
def test_only_a_container_has_room(data: Gear, room: int | None) -> None:
    assert SYSTEM.room(Piece("", data, Wear())) == room
