# SPDX-License-Identifier: GPL-3.0-or-later
"""Every verb: done, undone (all rows as at the start), redone after the file was closed and opened again."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from panoplia.rules import drivers
from panoplia.rules.fights.commands import Affect, Begin, Command, Finish
from panoplia.table.loot import Find, Stock
from panoplia.table.table import Table
from panoplia.table.trade import Line
from panoplia.table.verbs import LIBRARY, verbs_of
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


def put_on_amulet(table: Table, _world: World) -> None:
    """Someone whose rules have lists has an amulet that helps."""
    table.listed.add(Reikland.made(table).klaus, "statistics.modifiers", AMULET)


def plan_fight(table: Table, world: World) -> None:
    """Enyra against a foe of the book."""
    table.encounters.plan(world.campaign, "Foso", [world.enyra], [(_foe(table, world), 1)])


def start_fight(table: Table, world: World) -> None:
    plan_fight(table, world)
    table.fights.start(fight(table))


def begin_fight(table: Table, world: World) -> None:
    """The order of turns is rolled, and Enyra has struck."""
    start_fight(table, world)
    _answered(table, Begin())
    _strike(table, world)


def end_fight(table: Table, world: World) -> None:
    begin_fight(table, world)
    _answered(table, Finish())


def fight(table: Table) -> int:
    return table.encounters.all_of(table.library.campaigns()[0].id)[0].id


def _foe(table: Table, world: World) -> int:
    return next(entry.id for entry in table.encounters.bestiary(world.campaign))


def _answered(table: Table, command: Command) -> Any:
    """A command with the answers of dice that always fall the same."""
    dice = random.Random(2)
    course = table.fights.command(fight(table), command)
    while pending := table.fights.pending(fight(table)):
        course = table.fights.answer(fight(table), pending.rolled(dice))
    return course


def _strike(table: Table, world: World) -> Any:
    """All of an act: of its answers the last one is what closes the action."""
    state = table.fights.state(fight(table))
    foe = next(fighter.id for fighter in state.fighters if fighter.side == "foes")
    blow = table.fights.combat(fight(table)).plain_attack(state, world.enyra, foe)
    assert blow is not None
    return _answered(table, blow)


def _play_otherwise(table: Table, _world: World) -> Any:
    line = next(line for line in table.fights.log(fight(table)) if line.act.answers)
    answers = line.act.answers
    assert isinstance(answers, tuple)
    other = next(text for text in ("1", "2") if text != answers[0])
    return table.fights.edit(fight(table), line.act.seq, 0, other, "1", "1", "1")


def klaus(table: Table) -> int:
    return table.library.characters(_percentil(table))[0].id


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
OF_A_FIGHT = {"fights.start", "fights.command", "fights.answer", "fights.join", "fights.edit"}
"""Verbs that are undone in the scope of the fight."""
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
    "listed.add": put_on_amulet,
    "listed.change": put_on_amulet,
    "listed.remove": put_on_amulet,
    "catalogue.add_make": lambda table, world: Reikland.made(table),
    "encounters.rename": plan_fight,
    "encounters.set_notes": plan_fight,
    "encounters.delete": end_fight,
    "encounters.enlist": plan_fight,
    "encounters.enlist_all": plan_fight,
    "encounters.move": plan_fight,
    "encounters.add_newcomers": plan_fight,
    "encounters.duplicate": plan_fight,
    "encounters.dismiss": plan_fight,
    "encounters.add_foes": plan_fight,
    "fights.start": plan_fight,
    "fights.command": start_fight,
    "fights.answer": start_fight,
    "fights.join": begin_fight,
    "fights.edit": begin_fight,
    "aftermaths.apply": end_fight,
    **dict.fromkeys(PACKED, _packed),
    **dict.fromkeys(PREPARED, _prepare_catalogue),
}
"""What has to be so before a verb can be tried."""
OF_A_CAMPAIGN = {"campaigns.set_notes", "campaigns.set_house_rule", "campaigns.reset_house_rules"}
"""Verbs about a campaign that are undone in it; the others are undone in the library."""
OF_PERCENTIL = {"catalogue.add_make", "listed.add", "listed.change", "listed.remove"}
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
        klaus(table), "statistics.modifiers", {"name": "Cojera", "target": "ag", "value": -10}
    ),
    "listed.change": lambda table, world: table.listed.change(
        klaus(table), "statistics.modifiers", 0, AMULET, {"value": 10, "condition": "de noche"}
    ),
    "listed.remove": lambda table, world: table.listed.remove(klaus(table), "statistics.modifiers", 0, AMULET),
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
    "encounters.plan": plan_fight,
    "encounters.rename": lambda table, world: table.encounters.rename(fight(table), "El foso"),
    "encounters.set_notes": lambda table, world: table.encounters.set_notes(fight(table), "De noche."),
    "encounters.delete": lambda table, world: table.encounters.delete(fight(table)),
    "encounters.enlist": lambda table, world: table.encounters.enlist(fight(table), world.drake, "party"),
    "encounters.enlist_all": lambda table, world: table.encounters.enlist_all(fight(table), [world.drake], "party"),
    "encounters.move": lambda table, world: table.encounters.move(fight(table), world.enyra, "foes"),
    "encounters.add_newcomers": lambda table, world: table.encounters.add_newcomers(fight(table), "2 lobos", "foes"),
    "encounters.duplicate": lambda table, world: table.encounters.duplicate(fight(table)),
    "encounters.dismiss": lambda table, world: table.encounters.dismiss(fight(table), world.enyra),
    "encounters.add_foes": lambda table, world: table.encounters.add_foes(fight(table), _foe(table, world), 2),
    "encounters.make_foes": lambda table, world: table.encounters.make_foes(world.campaign, _foe(table, world), 3),
    "fights.start": lambda table, world: table.fights.start(fight(table)),
    "fights.command": lambda table, world: table.fights.command(
        fight(table), Affect(world.enyra, "mareo", world.enyra)
    ),
    "fights.answer": lambda table, world: _answered(table, Begin()),
    "fights.join": lambda table, world: table.fights.join(fight(table), world.drake, "party"),
    "fights.edit": _play_otherwise,
    "aftermaths.apply": lambda table, world: table.aftermaths.apply(fight(table)),
}


def test_no_verb_is_missing_from_the_list(tmp_path: Path) -> None:
    table = open_table(tmp_path)
    assert table.parts
    names = {f"{name}.{verb}" for name, part in vars(table).items() for verb in verbs_of(part)}
    assert names == set(CALLS)
    table.library.close()


@pytest.mark.parametrize("name", sorted(CALLS))
def test_done_undone_and_redone_after_a_restart(tmp_path: Path, name: str) -> None:
    table = open_table(tmp_path)
    world = World.made(table)
    BEFORE.get(name, lambda table, world: None)(table, world)
    of_library = name.startswith("campaigns.") and name not in OF_A_CAMPAIGN
    campaign = _percentil(table) if name in OF_PERCENTIL else world.campaign
    scope = LIBRARY if of_library else f"campaign:{campaign}"
    if name in OF_A_FIGHT:
        scope = f"encounter:{fight(table)}"
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
