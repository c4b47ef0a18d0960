# SPDX-License-Identifier: GPL-3.0-or-later
"""Every verb: done, undone (all rows as at the start), redone after the file was closed and opened again."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from panoplia.rules import drivers
from panoplia.table.table import Table
from panoplia.table.trade import Line
from panoplia.table.verbs import LIBRARY, verbs_of
from world import World, all_rows, open_table


def _work(table: Table, world: World) -> Any:
    shown = table.reading.holding(world.axe)
    job = next(job for job in table.workshop.jobs(world.axe) if job.id == "test-durability")
    return table.workshop.finish(shown, job, drivers.replay(job.script, ["1"]).result)


def _ready(table: Table) -> Any:
    return drivers.roll(table.systems["dungeon-hack"].creation.ready, random.Random(1)).result


def _settle(table: Table, world: World) -> Any:
    shown = table.reading.subject(table.library.character(world.enyra))
    trial = next(each for each in table.systems["dungeon-hack"].trials(shown) if each.id == f"attack:{world.axe}")
    assert trial.attempt is not None
    attempt = trial.attempt({})
    return table.play.settle(world.enyra, shown, attempt, drivers.replay(attempt.script, ["1", "1"]).result)


def _prepare_catalogue(table: Table, world: World) -> None:
    """A line of one's own, and a line of the book that is taken out."""
    values = {"names.es": "Sable", "data.group": "light", "data.penetration": 1}
    table.catalogue.add_entry(world.campaign, "weapon", values)
    table.catalogue.retire_entry(world.campaign, world.entry["escudo"])


def _own(table: Table, world: World) -> int:
    return next(entry.id for entry in table.reading.entries(world.campaign) if entry.origin == "own")


CALLS: dict[str, Callable[[Table, World], Any]] = {
    "campaigns.found": lambda table, world: table.campaigns.found("El Alto Marjal", "dungeon-hack"),
    "campaigns.rename": lambda table, world: table.campaigns.rename(world.campaign, "Otra vez el marjal"),
    "campaigns.delete": lambda table, world: table.campaigns.delete(world.campaign),
    "characters.create": lambda table, world: table.characters.create(world.campaign, "Murtagh", "", {"level": 2}),
    "characters.create_ready": lambda table, world: table.characters.create_ready(world.campaign, _ready(table)),
    "characters.create_npcs": lambda table, world: table.characters.create_npcs(world.campaign, "3 guardias, salud 7"),
    "characters.gain_experience": lambda table, world: table.characters.gain_experience(world.enyra, 250),
    "characters.set_portrait": lambda table, world: table.characters.set_portrait(world.enyra, b"a picture"),
    "characters.clear_portrait": lambda table, world: table.characters.clear_portrait(world.drake),
    "characters.set_field": lambda table, world: table.characters.set_field(world.enyra, "statistics.fue", 12),
    "characters.hurt": lambda table, world: table.characters.hurt(world.enyra, 3),
    "characters.heal": lambda table, world: table.characters.heal(world.enyra, 2),
    "characters.spend": lambda table, world: table.characters.spend(world.enyra, 150, "posada"),
    "characters.earn": lambda table, world: table.characters.earn(world.enyra, 35),
    "characters.duplicate": lambda table, world: table.characters.duplicate(world.enyra),
    "characters.delete": lambda table, world: table.characters.delete(world.enyra),
    "catalogue.add_entry": lambda table, world: table.catalogue.add_entry(
        world.campaign, "weapon", {"names.es": "Gladio", "data.group": "light", "data.penetration": 0}
    ),
    "catalogue.edit_entry": lambda table, world: table.catalogue.edit_entry(
        world.campaign, _own(table, world), {"names.es": "Alfanje", "price": 900}
    ),
    "catalogue.copy_entry": lambda table, world: table.catalogue.copy_entry(world.campaign, world.entry["daga"]),
    "catalogue.retire_entry": lambda table, world: table.catalogue.retire_entry(world.campaign, _own(table, world)),
    "catalogue.bring_back_entry": lambda table, world: table.catalogue.bring_back_entry(
        world.campaign, world.entry["escudo"]
    ),
    "catalogue.delete_entry": lambda table, world: table.catalogue.delete_entry(world.campaign, _own(table, world)),
    "catalogue.override": lambda table, world: table.catalogue.override(
        world.campaign, world.entry["daga"], {"data.damage": "1d6", "price": 300}
    ),
    "catalogue.back_to_book": lambda table, world: table.catalogue.back_to_book(
        world.campaign, world.entry["escudo"], "retired"
    ),
    "trade.buy": lambda table, world: table.trade.buy(world.entry["daga"], world.purse, 2),
    "trade.give": lambda table, world: table.trade.give(world.entry["coraza"], world.purse),
    "trade.buy_all": lambda table, world: table.trade.buy_all(
        [Line(world.entry["daga"], 2), Line(world.entry["clava"], 1, "Rompehuesos", True, 2, 30)], world.purse, 150
    ),
    "trade.give_all": lambda table, world: table.trade.give_all(
        [Line(world.entry["daga"], 2), Line(world.entry["dardo"], 9)], world.purse
    ),
    "inventory.equip": lambda table, world: table.inventory.equip(world.daggers),
    "inventory.unequip": lambda table, world: table.inventory.unequip(world.axe),
    "inventory.set_quantity": lambda table, world: table.inventory.set_quantity(world.daggers, 7),
    "inventory.discard": lambda table, world: table.inventory.discard(world.daggers),
    "workshop.finish": _work,
    "play.settle": _settle,
}


def test_no_verb_is_missing_from_the_list(tmp_path: Path) -> None:
    table = open_table(tmp_path)
    names = {
        f"{name}.{verb}"
        for name in ("campaigns", "characters", "catalogue", "trade", "inventory", "workshop", "play")
        for verb in verbs_of(getattr(table, name))
    }
    assert names == set(CALLS)
    assert len(table.parts) == 7
    table.library.close()


@pytest.mark.parametrize("name", sorted(CALLS))
def test_done_undone_and_redone_after_a_restart(tmp_path: Path, name: str) -> None:
    table = open_table(tmp_path)
    world = World.made(table)
    _prepare_catalogue(table, world)
    scope = LIBRARY if name.startswith("campaigns.") else f"campaign:{world.campaign}"
    start = all_rows(table)

    CALLS[name](table, world)
    done = all_rows(table)
    assert done != start

    table.library.journal.undo(scope)
    assert all_rows(table) == start

    table.library.close()
    table = open_table(tmp_path)
    assert all_rows(table) == start
    table.library.journal.redo(scope)
    assert all_rows(table) == done
    table.library.close()
