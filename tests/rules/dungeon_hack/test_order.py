# SPDX-License-Identifier: GPL-3.0-or-later
"""The order of turns (DH-44): what it may depend on."""

from typing import get_args, get_type_hints

from panoplia.app import systems
from panoplia.rules.dungeon_hack.house import House


def test_r28_the_order_of_turns_reads_neither_weapon_nor_wounds() -> None:
    """R28, DH-44: sides, or a d20 each. A change of weapon or a wound can give no one a second turn, or none."""
    assert get_args(get_type_hints(House)["initiative"]) == ("sides", "d20")
    fields = {name for each in systems()["dungeon-hack"].procedures for name in each.input.__struct_fields__}
    assert "initiative" not in fields
