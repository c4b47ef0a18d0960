# SPDX-License-Identifier: GPL-3.0-or-later
"""Every verb: done, undone (all rows as at the start), redone after the file was closed and opened again."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from panoplia.rules import drivers
from panoplia.store.records import Character
from panoplia.table.loot import Find, Stock
from panoplia.table.table import Table
from panoplia.table.trade import Line
from panoplia.table.verbs import LIBRARY, scope_of, verbs_of
from panoplia.table.workshop import Done
from reikland import Reikland
from world import World, all_rows, open_table, work


def _work_all(table: Table, world: World) -> Any:
    shown = table.reading.holding(world.axe)
    (planned,) = table.workshop.plan(world.campaign)
    result = drivers.replay(planned.job.script, []).result
    return table.workshop.finish_all(world.campaign, [Done(shown, planned.job, result)])


def lay_out_loot(table: Table, world: World) -> None:
    """A loot pile with 140 mc and five daggers."""
    pile = table.loot.make_holder(world.campaign, "loot", "El cofre del rey Gorgoteo")
    table.loot.set_money(pile.id, 140)
    table.loot.add_found(world.entry["daga"], pile.id, 5)


def loot(table: Table, world: World) -> Stock:
    return table.loot.stocks(world.campaign)[0]


def _split(table: Table, world: World) -> Any:
    return table.loot.split_money(loot(table, world).holder.id, [world.purse, world.pouch])


def _add_found(table: Table, world: World) -> Any:
    return table.loot.add_found(world.entry["lanza"], loot(table, world).holder.id, 2)


def _neglect(table: Table, world: World) -> Any:
    held = table.reading.holding(world.axe)
    job = next(job for job in table.loot.findings(held) if job.id == "old")
    return table.loot.neglect([Find(held, job, drivers.replay(job.script, ["2"]).result)])


def _sack(table: Table, world: World) -> int:
    return next(item.id for item in table.library.items_of(world.purse) if item.entry == world.entry["saco"])


def _torches(table: Table, world: World) -> int:
    return next(item.id for item in table.library.items_of(world.purse) if item.inside is not None)


def _spare(table: Table, world: World) -> int:
    """A second pile of daggers."""
    return max(item.id for item in table.library.items_of(world.purse) if item.entry == world.entry["daga"])


def _at_the_smith(table: Table, world: World) -> None:
    work(table, world.axe, "test-durability", "1")
    work(table, world.axe, "restore-durability")


def _packed(table: Table, world: World) -> None:
    """A sack with torches in it, and one more dagger."""
    sack = table.trade.give(world.entry["saco"], world.purse).id
    table.packing.put_into([table.trade.give(world.entry["antorchas"], world.purse, 2).id], sack)
    table.trade.give(world.entry["daga"], world.purse)


def _prepare_catalogue(table: Table, world: World) -> None:
    """A line of one's own, and a line of the book that is taken out."""
    values = {"names.es": "Sable", "data.group": "light", "data.penetration": 1}
    table.catalogue.add_entry(world.campaign, "weapon", values)
    table.catalogue.retire_entry(world.campaign, world.entry["escudo"])


def _own(table: Table, world: World) -> int:
    return next(entry.id for entry in table.reading.entries(world.campaign) if entry.origin == "own")


def _percentil(table: Table) -> int:
    return table.library.campaigns()[-1].id


def _in_percentil(table: Table, key: str) -> int:
    return next(entry.id for entry in table.reading.entries(_percentil(table)) if entry.key == key)


AMULET = {"name": "Amuleto", "target": "ws", "value": 5, "condition": ""}


def otto(table: Table) -> Character:
    """Someone whose rules have lists."""
    campaign = next(one.id for one in table.library.campaigns() if one.system == "d100")
    return table.library.characters(campaign)[0]


def make_otto(table: Table, _world: World) -> None:
    """With an amulet that helps."""
    someone = table.characters.create(table.campaigns.found("El Vado", "d100").id, "Otto", "", {})
    table.listed.add(someone.id, "statistics.modifiers", AMULET)


PACKED = (
    "inventory.discard_emptied", "inventory.discard_with_content", "packing.empty_out", "packing.hand_over",
    "packing.leave_behind", "packing.put_into", "packing.take_out", "pieces.merge",
)  # fmt: skip
PREPARED = (
    "catalogue.back_to_book",
    "catalogue.edit_entry",
    "catalogue.retire_entry",
    "catalogue.bring_back_entry",
    "catalogue.delete_entry",
)
BEFORE: dict[str, Callable[[Table, World], Any]] = {
    "campaigns.unarchive": lambda table, world: table.campaigns.archive(world.campaign),
    "campaigns.reset_house_rules": lambda table, world: table.campaigns.set_house_rule(world.campaign, "smith_days", 3),
    "characters.unarchive": lambda table, world: table.characters.archive(world.enyra),
    "workshop.finish_all": lambda table, world: work(table, world.axe, "test-durability", "1"),
    "workshop.fetch": _at_the_smith,
    "days.pass_days": _at_the_smith,
    "loot.rename_holder": lay_out_loot,
    "loot.delete_holder": lay_out_loot,
    "loot.set_money": lay_out_loot,
    "loot.split_money": lay_out_loot,
    "loot.add_found": lay_out_loot,
    "market.sell": lay_out_loot,
    "catalogue.add_make": lambda table, world: Reikland.made(table),
    "listed.add": make_otto,
    "listed.change": make_otto,
    "listed.remove": make_otto,
    **dict.fromkeys(PACKED, _packed),
    **dict.fromkeys(PREPARED, _prepare_catalogue),
}
"""What has to be so before a verb can be tried."""
OF_A_CAMPAIGN = {"campaigns.set_notes", "campaigns.set_house_rule", "campaigns.reset_house_rules"}
"""Verbs about a campaign that are undone in it; the others are undone in the library."""
OF_PERCENTIL = {"catalogue.add_make"}
"""Verbs that a campaign of the second system has, the last one that is founded."""


def _ready(table: Table) -> Any:
    return drivers.roll(table.systems["dungeon-hack"].creation.ready, random.Random(1)).result


def _settle(table: Table, world: World) -> Any:
    shown = table.reading.subject(table.library.character(world.enyra))
    trial = next(each for each in table.systems["dungeon-hack"].trials(shown) if each.id == f"attack:{world.axe}")
    assert trial.attempt is not None
    attempt = trial.attempt({})
    return table.play.settle(world.enyra, shown, attempt, drivers.replay(attempt.script, ["1", "1"]).result)


CALLS: dict[str, Callable[[Table, World], Any]] = {
    "campaigns.found": lambda table, world: table.campaigns.found("El Alto Marjal", "dungeon-hack"),
    "campaigns.rename": lambda table, world: table.campaigns.rename(world.campaign, "Otra vez el marjal"),
    "campaigns.archive": lambda table, world: table.campaigns.archive(world.campaign),
    "campaigns.unarchive": lambda table, world: table.campaigns.unarchive(world.campaign),
    "campaigns.set_notes": lambda table, world: table.campaigns.set_notes(world.campaign, "Llueve."),
    "campaigns.set_house_rule": lambda table, world: table.campaigns.set_house_rule(
        world.campaign, "armour_roll", "best"
    ),
    "campaigns.reset_house_rules": lambda table, world: table.campaigns.reset_house_rules(world.campaign),
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
    "characters.set_tags": lambda table, world: table.characters.set_tags(world.enyra, "agua, jefa"),
    "characters.archive": lambda table, world: table.characters.archive(world.enyra),
    "characters.unarchive": lambda table, world: table.characters.unarchive(world.enyra),
    "characters.delete": lambda table, world: table.characters.delete(world.enyra),
    "listed.add": lambda table, world: table.listed.add(
        otto(table).id, "statistics.modifiers", {"name": "Cojera", "target": "ag", "value": -10}
    ),
    "listed.change": lambda table, world: table.listed.change(
        otto(table).id, "statistics.modifiers", 0, AMULET, {"value": 10, "condition": "de noche"}
    ),
    "listed.remove": lambda table, world: table.listed.remove(otto(table).id, "statistics.modifiers", 0, AMULET),
    "catalogue.add_entry": lambda table, world: table.catalogue.add_entry(
        world.campaign, "weapon", {"names.es": "Gladio", "data.group": "light", "data.penetration": 0}
    ),
    "catalogue.edit_entry": lambda table, world: table.catalogue.edit_entry(
        world.campaign, _own(table, world), {"names.es": "Alfanje", "price": 900}
    ),
    "catalogue.copy_entry": lambda table, world: table.catalogue.copy_entry(world.campaign, world.entry["daga"]),
    "catalogue.add_make": lambda table, world: table.catalogue.add_make(
        _percentil(table), _in_percentil(table, "daga"), "good"
    ),
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
    "inventory.discard": lambda table, world: table.inventory.discard(world.daggers, world.axe),
    "inventory.discard_with_content": lambda table, world: table.inventory.discard_with_content(_sack(table, world)),
    "inventory.discard_emptied": lambda table, world: table.inventory.discard_emptied(_sack(table, world)),
    "packing.put_into": lambda table, world: table.packing.put_into([world.axe, world.daggers], _sack(table, world)),
    "packing.take_out": lambda table, world: table.packing.take_out([_torches(table, world)], 1),
    "packing.leave_behind": lambda table, world: table.packing.leave_behind([_torches(table, world)]),
    "packing.hand_over": lambda table, world: table.packing.hand_over([_sack(table, world)], world.pouch),
    "packing.empty_out": lambda table, world: table.packing.empty_out(_sack(table, world)),
    "packing.pay": lambda table, world: table.packing.pay(world.purse, world.pouch, 300),
    "pieces.split": lambda table, world: table.pieces.split(world.daggers, 2),
    "pieces.merge": lambda table, world: table.pieces.merge(_spare(table, world), world.daggers),
    "pieces.set_name": lambda table, world: table.pieces.set_name(world.daggers, "Colmillo"),
    "pieces.set_notes": lambda table, world: table.pieces.set_notes(world.axe, "De su abuela."),
    "pieces.set_magic": lambda table, world: table.pieces.set_magic(world.axe, True, 2),
    "pieces.set_price": lambda table, world: table.pieces.set_price(world.axe, 12_345),
    "workshop.finish": lambda table, world: work(table, world.axe, "test-durability", "1"),
    "workshop.finish_all": _work_all,
    "workshop.fetch": lambda table, world: table.workshop.fetch(world.axe),
    "days.pass_days": lambda table, world: table.days.pass_days(world.campaign, 2),
    "loot.make_holder": lambda table, world: table.loot.make_holder(world.campaign, "shop", "La Fragua de Otón"),
    "loot.rename_holder": lambda table, world: table.loot.rename_holder(loot(table, world).holder.id, "El sótano"),
    "loot.delete_holder": lambda table, world: table.loot.delete_holder(loot(table, world).holder.id),
    "loot.set_money": lambda table, world: table.loot.set_money(loot(table, world).holder.id, 7),
    "loot.split_money": _split,
    "loot.add_found": _add_found,
    "loot.neglect": _neglect,
    "market.sell": lambda table, world: table.market.sell(world.daggers, 2, 10, loot(table, world).holder.id),
    "play.settle": _settle,
}


def test_no_verb_is_missing_from_the_list(tmp_path: Path) -> None:
    table = open_table(tmp_path)
    names = {f"{name}.{verb}" for name, part in vars(table).items() for verb in verbs_of(part)}
    assert names == set(CALLS)
    table.library.close()


@pytest.mark.parametrize("name", sorted(CALLS))
def test_done_undone_and_redone_after_a_restart(tmp_path: Path, name: str) -> None:
    table = open_table(tmp_path)
    world = World.made(table)
    BEFORE.get(name, lambda table, world: None)(table, world)
    of_library = name.startswith("campaigns.") and name not in OF_A_CAMPAIGN
    campaign = _percentil(table) if name in OF_PERCENTIL or name.startswith("listed.") else world.campaign
    scope = LIBRARY if of_library else scope_of(campaign)
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
