# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole fights of every system, in a real library: played, opened again, applied and taken back."""

import random
from pathlib import Path

import pytest

from panoplia.app import systems
from panoplia.rules import drivers
from panoplia.rules.fights.combat import sides_left
from panoplia.rules.fights.commands import Begin, Command, Finish, NextTurn
from panoplia.rules.refusal import Refused
from panoplia.table.table import Table
from world import all_rows, open_table

MOST_ACTS = 60


class Evening:
    """A fight of two ready people against three foes of the book, led by dice that a seed throws."""

    def __init__(self, table: Table, system: str, seed: int) -> None:
        self.table = table
        self.dice = random.Random(seed)
        self.campaign = table.campaigns.found("Velada", system).id
        ready = table.systems[system].creation.ready
        people = [
            table.characters.create_ready(self.campaign, drivers.roll(ready, self.dice).result).id for _ in range(2)
        ]
        foes = self.dice.sample(table.encounters.bestiary(self.campaign), 2)
        self.encounter = table.encounters.plan(self.campaign, "Refriega", people, [(foes[0].id, 2), (foes[1].id, 1)]).id

    def do(self, command: Command) -> None:
        self.table.fights.command(self.encounter, command)
        while pending := self.table.fights.pending(self.encounter):
            self.table.fights.answer(self.encounter, pending.rolled(self.dice))

    def play(self) -> None:
        """Until one side is down, or there were enough acts."""
        self.table.fights.start(self.encounter)
        self.do(Begin())
        combat = self.table.fights.combat(self.encounter)
        while len(self.table.fights.log(self.encounter)) < MOST_ACTS:
            fight = self.table.fights.state(self.encounter)
            if len(sides_left(combat, fight)) < 2:
                break
            self.act()

    def act(self) -> None:
        """The plain attack of whoever has the turn, else the next turn."""
        fight, combat = self.table.fights.state(self.encounter), self.table.fights.combat(self.encounter)
        if fight.acting:
            actor = fight.fighter(fight.acting)
            targets = [other.id for other in fight.against(actor) if combat.able(other)]
            blow = combat.plain_attack(fight, actor.id, self.dice.choice(targets)) if targets else None
            if blow is not None:
                try:
                    self.do(blow)
                except Refused:
                    pass
                else:
                    return
        self.do(NextTurn())


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("system", systems())
def test_a_whole_fight(tmp_path: Path, system: str, seed: int) -> None:
    table = open_table(tmp_path)
    evening = Evening(table, system, seed)
    planned = all_rows(table)
    evening.play()
    fight, running = table.fights.state(evening.encounter), all_rows(table)

    table.library.close()
    evening.table = table = open_table(tmp_path)
    assert table.fights.state(evening.encounter) == fight
    assert not [line.remark for line in table.fights.log(evening.encounter) if line.remark]

    evening.do(Finish())
    ended = all_rows(table)
    shown = table.aftermaths.of(evening.encounter)
    sheets = {row.id: table.reading.subject(row) for row in table.library.characters(evening.campaign)}
    table.aftermaths.apply(evening.encounter, shown)
    for row in table.library.characters(evening.campaign):
        applied = table.reading.subject(row)
        assert (applied.statistics, applied.condition) == (sheets[row.id].statistics, sheets[row.id].condition)
        assert {piece.id for piece in applied.pieces} <= {piece.id for piece in sheets[row.id].pieces}

    table.library.journal.undo(f"campaign:{evening.campaign}")
    assert all_rows(table) == ended
    table.fights.undo(evening.encounter)
    assert all_rows(table) == running
    table.fights.undo_to(evening.encounter, 1)
    table.fights.undo(evening.encounter)
    assert all_rows(table) == planned
    table.library.close()
