# SPDX-License-Identifier: GPL-3.0-or-later
"""A long fight in a real library: how soon it is there again."""

from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from panoplia.app import open_table
from panoplia.folders import folders
from panoplia.rules.fights.commands import Begin, Command, NextTurn
from panoplia.table import demo
from panoplia.table.table import Table
from panoplia.ui.welcome import demos

ACTS, RUNS = 500, 5


def reopening() -> float:
    """Seconds from an opened library to a fight of 500 acts, each of them played again and compared."""
    with TemporaryDirectory() as home:
        places = folders({}, root=Path(home))
        table = open_table(places)
        encounter = _long_fight(table)
        table.library.close()
        times = []
        for _ in range(RUNS):
            table = open_table(places)
            before = perf_counter()
            course = table.fights.course(encounter)
            times.append(perf_counter() - before)
            assert len(course.lines) == ACTS
            assert not any(line.remark for line in course.lines)
            table.library.close()
    return median(times)


def _long_fight(table: Table) -> int:
    """Four heroes against twenty ogres, who take their time."""
    demo.play(table, demos(table.systems)[0])
    campaign = table.library.campaigns()[0].id
    party = [one.id for one in table.library.characters(campaign) if one.kind == "pc"]
    ogre = next(entry.id for entry in table.encounters.bestiary(campaign) if entry.key == "ogro")
    encounter = table.encounters.plan(campaign, "Ogres", party, [(ogre, 20)]).id
    table.fights.start(encounter)
    dice = Random(1)
    _do(table, encounter, Begin(), dice)
    for _ in range(ACTS - 1):
        _do(table, encounter, _next(table, encounter), dice)
    return encounter


def _next(table: Table, encounter: int) -> Command:
    fight, combat = table.fights.state(encounter), table.fights.combat(encounter)
    actor = fight.fighter(fight.acting) if fight.acting else None
    targets = [other for other in fight.against(actor) if combat.able(other)] if actor else []
    attack = combat.plain_attack(fight, actor.id, targets[0].id) if actor and targets else None
    return attack or NextTurn()


def _do(table: Table, encounter: int, command: Command, dice: Random) -> None:
    table.fights.command(encounter, command)
    while pending := table.fights.pending(encounter):
        table.fights.answer(encounter, pending.rolled(dice))
