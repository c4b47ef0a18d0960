# SPDX-License-Identifier: GPL-3.0-or-later
"""An evening at the table by chance: the same seed does the same verbs, in whatever process and however often."""

import random
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path

from panoplia.app import bring_in_catalogues, systems
from panoplia.rules import drivers
from panoplia.rules.refusal import Refused
from panoplia.store.faults import Fault
from panoplia.store.library import Library
from panoplia.store.records import Item
from panoplia.table.table import Table
from panoplia.table.trade import Line
from panoplia.table.verbs import scope_of
from world import NOON, World, open_table

GEAR = ("daga", "hacha_de_batalla", "coraza", "flechas", "antorchas", "mochila", "saco", "escudo", "cuerda")
FIELDS = ("statistics.fue", "statistics.des", "statistics.experience", "money.mo")
NOT_THERE = 0
"""An id that nothing has: what is asked about it is refused."""
Dice = random.Random
LIBRARY = "library.panoplia"


def set_table(folder: Path) -> Path:
    """A library in which an evening can begin: the world of all tests and a loot pile, with nothing to undo."""
    table = open_table(folder)
    world = World.made(table)
    table.characters.set_field(world.drake, "money.mo", 300)
    table.loot.set_money(table.loot.make_holder(world.campaign, "loot", "Botín").id, 1234)
    table.library.journal.settle(scope_of(world.campaign))
    table.library.close()
    return folder / LIBRARY


class Evening:
    """The verbs of one evening, in a library that ``set_table`` made. All of them are undone in its campaign."""

    def __init__(self, path: Path, seed: int, backups: Path | None = None) -> None:
        self._seed = seed
        self._now = NOON
        self.table = Table(Library.open(path, systems(), lambda: self._now, backups), systems())
        bring_in_catalogues(self.table.library, systems())
        self.campaign = self.table.library.campaigns()[0].id
        self.scope = scope_of(self.campaign)
        self._entries = {entry.key: entry.id for entry in self.table.reading.entries(self.campaign)}
        self._deeds = _deeds(self)

    @property
    def now(self) -> datetime:
        return self._now

    def step(self, number: int) -> None:
        """Do the verb of that number; that it is refused is part of the evening, that the disk fails is not."""
        dice = random.Random(f"{self._seed}/{number}")
        # Within 3 seconds of each other two changes of one field are one action, over 4 they are two.
        self._now = NOON + timedelta(seconds=2 * number)
        try:
            dice.choice(self._deeds)(dice)
        except Fault:
            raise
        except Refused:
            pass

    def close(self) -> None:
        self.table.library.close()

    def person(self, dice: Dice) -> int:
        people = self.table.library.characters(self.campaign)
        return dice.choice(people).id if people else NOT_THERE

    def holder(self, dice: Dice) -> int:
        holders = self.table.library.holders(self.campaign)
        return dice.choice(holders).id if holders else NOT_THERE

    def item(self, dice: Dice) -> Item:
        items = self.table.library.items(self.campaign)
        return dice.choice(items) if items else self.table.library.item(NOT_THERE)

    def own(self, dice: Dice) -> int:
        entries = [one.id for one in self.table.reading.entries(self.campaign) if one.origin == "own"]
        return dice.choice(entries) if entries else NOT_THERE

    def lines(self, dice: Dice) -> list[Line]:
        return [Line(self._entries[key], dice.randint(1, 3)) for key in dice.sample(GEAR, dice.randint(1, 3))]

    def add_entry(self, dice: Dice) -> None:
        values = {"names.es": f"Sable {dice.randint(1, 99)}", "data.group": "light", "price": dice.randint(0, 999)}
        self.table.catalogue.add_entry(self.campaign, "weapon", values | {"data.penetration": 1})

    def give(self, dice: Dice) -> None:
        self.table.trade.give_all(self.lines(dice), self.holder(dice))

    def create(self, dice: Dice) -> None:
        basket = [(line.entry, line.quantity) for line in self.lines(dice)]
        picture = dice.randbytes(dice.choice((0, 50, 30_000)))
        self.table.characters.create(
            self.campaign, f"Ñuño {dice.randint(1, 99)} 🎲", "Zoë", {"fue": dice.randint(3, 18)}, 10**6, basket, picture
        )

    def paint(self, dice: Dice) -> None:
        self.table.characters.set_portrait(self.person(dice), dice.randbytes(dice.choice((10, 60_000))))

    def set_field(self, dice: Dice) -> None:
        self.table.characters.set_field(self.person(dice), dice.choice(FIELDS), dice.randint(3, 18))

    def use(self, dice: Dice) -> None:
        item = self.item(dice)
        if item.slot:
            self.table.inventory.unequip(item.id)
        else:
            self.table.inventory.equip(item.id, swap=True)

    def pack(self, dice: Dice) -> None:
        containers = {self._entries["mochila"], self._entries["saco"]}
        found = [item for item in self.table.library.items(self.campaign) if item.entry in containers]
        into = dice.choice(found) if found else self.item(dice)
        self.table.packing.put_into([self.item(dice).id], into.id)

    def work(self, dice: Dice) -> None:
        """A job that can be done, with the dice that it asks for."""
        item = self.item(dice)
        shown = self.table.reading.holding(item.id)
        jobs = [job for job in self.table.workshop.jobs(item.id) if job.script]
        if jobs:
            job = dice.choice(jobs)
            self.table.workshop.finish(shown, job, drivers.roll(job.script, dice).result)

    def undo_to(self, dice: Dice) -> None:
        done = [line.action for line in self.table.library.journal.history(self.scope, limit=4) if line.state == "done"]
        self.table.library.journal.undo_to(self.scope, dice.choice(done) if done else 0)


def _deeds(one: Evening) -> tuple[Callable[[Dice], object], ...]:
    table, journal = one.table, one.table.library.journal
    return (
        one.create,
        one.paint,
        one.set_field,
        one.set_field,
        one.use,
        one.pack,
        one.pack,
        one.work,
        one.work,
        one.undo_to,
        lambda dice: table.characters.hurt(one.person(dice), dice.randint(1, 5)),
        lambda dice: table.characters.heal(one.person(dice), dice.randint(1, 5)),
        one.give,
        one.give,
        lambda dice: table.trade.buy_all(one.lines(dice), one.holder(dice), dice.choice((50, 100))),
        lambda dice: table.pieces.split(one.item(dice).id, dice.randint(1, 2)),
        lambda dice: table.packing.hand_over([one.item(dice).id], one.holder(dice)),
        lambda dice: table.packing.pay(one.holder(dice), one.holder(dice), dice.randint(1, 500)),
        lambda dice: table.packing.take_out([one.item(dice).id]),
        lambda dice: table.inventory.discard_with_content(one.item(dice).id),
        one.add_entry,
        lambda dice: table.trade.give(one.own(dice), one.holder(dice), dice.randint(1, 3)),
        lambda dice: table.catalogue.delete_entry(one.campaign, one.own(dice)),
        lambda dice: table.characters.duplicate(one.person(dice)),
        lambda dice: table.characters.delete(one.person(dice)),
        lambda dice: table.loot.make_holder(one.campaign, "stash", f"Arcón {dice.randint(1, 99)}"),
        lambda dice: table.loot.delete_holder(one.holder(dice)),
        lambda dice: table.days.pass_days(one.campaign, dice.randint(1, 3)),
        lambda dice: table.catalogue.override(one.campaign, one._entries["daga"], {"price": dice.randint(1, 9)}),
        lambda dice: journal.undo(one.scope),
        lambda dice: journal.undo(one.scope),
        lambda dice: journal.redo(one.scope),
    )
