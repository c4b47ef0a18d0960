# SPDX-License-Identifier: GPL-3.0-or-later
"""What is held is read once, and again when it may have changed (C62)."""

from contextlib import suppress
from pathlib import Path

from panoplia.rules.notes import Phrase, note
from panoplia.table.table import Table
from world import World, open_table


def names(table: Table, world: World) -> list[str]:
    return [held.entry.key for held in table.reading.holdings(table.library.character(world.enyra))]


def test_what_changes_no_gear_is_not_read_again(table: Table, world: World) -> None:
    before = table.reading.holdings_by_holder(world.campaign)
    table.characters.hurt(world.enyra, 1)
    assert table.reading.holdings_by_holder(world.campaign) is before


def test_what_changes_gear_is_read_again_and_so_is_its_undo(table: Table, world: World) -> None:
    assert names(table, world) == ["daga", "hacha_de_batalla"]
    table.trade.give(world.entry["cuerda"], world.purse)
    assert names(table, world) == ["daga", "hacha_de_batalla", "cuerda"]
    table.library.journal.undo(f"campaign:{world.campaign}")
    assert names(table, world) == ["daga", "hacha_de_batalla"]


def test_what_is_read_inside_an_action_that_fails_is_not_kept(table: Table, world: World) -> None:
    act = table.library.journal.act(f"campaign:{world.campaign}", note(Phrase("test", "Nothing")))
    with suppress(ZeroDivisionError), act:
        table.library.remove(table.library.item(world.axe))
        assert names(table, world) == ["daga"]
        raise ZeroDivisionError
    assert names(table, world) == ["daga", "hacha_de_batalla"]


def test_what_another_program_wrote_is_seen_without_a_report(table: Table, world: World, tmp_path: Path) -> None:
    assert names(table, world) == ["daga", "hacha_de_batalla"]
    elsewhere = open_table(tmp_path)
    elsewhere.trade.give(world.entry["cuerda"], world.purse)
    elsewhere.library.close()
    assert names(table, world) == ["daga", "hacha_de_batalla", "cuerda"]
