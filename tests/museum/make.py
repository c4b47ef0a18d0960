# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the piece of the museum for the newest format. Run once for each format, and never again once it is shown."""

import random
import sqlite3
import sys
from contextlib import closing
from datetime import UTC, datetime, timedelta
from importlib.resources import files
from itertools import count
from pathlib import Path

import msgspec

from panoplia.app import bring_in_catalogues, systems
from panoplia.rules import drivers
from panoplia.rules.fights.commands import Begin, Command, Finish, SetByHand
from panoplia.store.library import Library
from panoplia.store.migrate import steps
from panoplia.table import demo
from panoplia.table.table import Table
from panoplia.table.trade import Line

PICTURES = (b"a picture of Zo\xc3\xab", bytes(range(256)) * 8)


def make(path: Path) -> None:
    """A demo campaign, one that is played and one in the archive; some of all that the format can hold."""
    seconds = count(step=10)
    start = datetime(2026, 3, 1, 18, 0, tzinfo=UTC)
    library = Library.open(path, systems(), lambda: start + timedelta(seconds=next(seconds)))
    bring_in_catalogues(library, systems())
    table = Table(library, systems())
    text = (files("panoplia_resources") / "demos" / "dungeon_hack.json").read_bytes()
    demo.play(table, msgspec.json.decode(text, type=demo.Demo))
    table.campaigns.archive(table.campaigns.found("Ceniza & «óxido» <b>viejos</b> 🏚️", "dungeon-hack").id)
    _played(table)
    library.close()
    with closing(sqlite3.connect(path)) as file:
        file.execute("VACUUM")


def _played(table: Table) -> None:
    campaign = table.campaigns.found("La niña & el «dragón» <b>rojo</b> 🐉", "dungeon-hack").id
    entry = {each.key: each.id for each in table.reading.entries(campaign)}
    nuno = table.characters.create(campaign, "Ñuño <b>&amp; Cía", "Zoë 🎲", {"fue": 12, "health_max": 18}, 5000)
    agata = table.characters.create(campaign, "Ágata Öz", "", {}, 2500, [(entry["daga"], 2)], PICTURES[0])
    table.characters.set_portrait(nuno.id, PICTURES[0])
    table.characters.set_portrait(nuno.id, PICTURES[1])
    table.characters.set_tags(nuno.id, "niño, <i>jefe</i>")
    table.characters.set_field(nuno.id, "notes", "Línea uno\n“Ella” & él < ella 🗡️")
    table.characters.hurt(nuno.id, 4)
    table.characters.archive(table.characters.duplicate(agata.id).id)
    table.campaigns.set_house_rule(campaign, "smith_days", 3)
    table.campaigns.set_notes(campaign, "Llueve 🌧️ & <b>truena</b>")
    _armoury(table, campaign, entry["daga"], nuno.holder)
    _gear(table, entry, nuno.holder)
    table.loot.set_money(table.loot.make_holder(campaign, "stash", "El arcón de Öz & hijas").id, 777)
    _fought(table, campaign, agata.id)
    table.characters.hurt(nuno.id, 9)
    table.library.journal.undo(f"campaign:{campaign}")


def _armoury(table: Table, campaign: int, dagger: int, holder: int) -> None:
    """A line of one's own, in use, and a line of the book changed."""
    values = {"names.es": "Sable de Íñigo <i>", "names.en": "Sabre", "price": 1234}
    own = table.catalogue.add_entry(campaign, "weapon", values | {"data.group": "light", "data.penetration": 1})
    table.trade.give_all([Line(own.id, 2, "Colmillo 🦷", True, 1, 4321)], holder)
    table.catalogue.override(campaign, dagger, {"data.damage": "1d6", "price": 300})


def _gear(table: Table, entry: dict[str, int], holder: int) -> None:
    """A sack in a backpack with torches in it, another sack left behind, an axe at the smith's."""
    pack, sack, behind, torches, axe = (
        table.trade.give(entry[key], holder).id for key in ("mochila", "saco", "saco", "antorchas", "hacha_de_batalla")
    )
    table.packing.put_into([torches], sack)
    table.packing.put_into([sack], pack)
    table.packing.leave_behind([behind])
    table.inventory.equip(axe)
    for job_id, answers in (("test-durability", ["1"]), ("restore-durability", [])):
        shown = table.reading.holding(axe)
        job = next(job for job in table.workshop.jobs(axe) if job.id == job_id)
        table.workshop.finish(shown, job, drivers.replay(job.script, answers).result)


def _fought(table: Table, campaign: int, agata: int) -> None:
    """A fight that is applied, one that is planned, and one that waits for the dice of a blow."""
    foe = table.encounters.bestiary(campaign)[0].id
    first = table.encounters.plan(campaign, "El foso de <Öz> & el ñu 🗡️", [agata], [(foe, 1)]).id
    beaten = table.library.characters(campaign)[-1].id
    table.characters.earn(beaten, 7)
    table.fights.start(first)
    _answered(table, first, Begin())
    _answered(table, first, SetByHand(agata, {"health": 1}))
    _answered(table, first, SetByHand(beaten, {"health": 0}))
    _answered(table, first, Finish())
    table.aftermaths.apply(first)
    table.encounters.plan(campaign, "Mañana", [agata], [(foe, 2)])
    last = table.encounters.plan(campaign, "Aún no <b>acabó</b>", [agata], [(foe, 1)]).id
    table.fights.start(last)
    _answered(table, last, Begin())
    fight = table.fights.state(last)
    target = next(fighter.id for fighter in fight.fighters if fighter.id != agata)
    blow = table.fights.combat(last).plain_attack(fight, agata, target)
    assert blow is not None
    table.fights.command(last, blow)


def _answered(table: Table, encounter: int, command: Command) -> None:
    table.fights.command(encounter, command)
    dice = random.Random(3)
    while pending := table.fights.pending(encounter):
        table.fights.answer(encounter, pending.rolled(dice))


if __name__ == "__main__":
    file = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).with_name(f"format-{len(steps())}.panoplia")
    if file.exists():
        sys.exit(f"{file} is there already.")
    make(file)
