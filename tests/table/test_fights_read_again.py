# SPDX-License-Identifier: GPL-3.0-or-later
"""Fights that are there again: after a restart, from another program, damaged, over."""

from pathlib import Path

import pytest

from brawls import SYSTEMS, Brawl, refused, reopened
from panoplia.rules.fights.commands import Affect, Begin, NextTurn, Reorder
from panoplia.rules.notes import Note
from panoplia.rules.refusal import Refused
from panoplia.store.library import Library
from panoplia.table.acting import NOTHING_ASKED
from panoplia.table.courses import OTHERWISE
from panoplia.table.table import Table
from tiny_combat import TinyCombat
from tiny_system import Health
from world import NOON, World


def test_c83_after_a_restart_all_is_as_it_was(brawl: Brawl) -> None:
    brawl.begin()
    brawl.strike(brawl.ada, "6", "stand")
    brawl.do(Affect(brawl.bo.id, "ciego", brawl.bo.id, "start", 3))
    brawl.next()
    brawl.do(Reorder(tuple(reversed([fighter.id for fighter in brawl.fight.present]))))
    brawl.strike(brawl.bo, "5")
    fight, pending = brawl.fight, brawl.table.fights.pending(brawl.encounter)
    reopened(brawl)
    assert brawl.fight == fight
    assert brawl.table.fights.pending(brawl.encounter) == pending
    assert [line.remark for line in brawl.table.fights.log(brawl.encounter)] == [None] * 5
    brawl.table.fights.answer(brawl.encounter, "duck")
    brawl.table.fights.answer(brawl.encounter, "1")
    assert brawl.hearts(brawl.bo) == 2


def test_another_program_at_the_same_fight(brawl: Brawl) -> None:
    brawl.begin()
    other = Table(Library.open(brawl.table.library.path, SYSTEMS, lambda: NOON), SYSTEMS)
    assert other.fights.state(brawl.encounter) == brawl.fight
    brawl.strike(brawl.ada, "6")
    other.fights.answer(brawl.encounter, "stand")
    assert brawl.hearts(brawl.ada) == 1
    brawl.table.library.journal.look_around()
    assert brawl.table.reading.subject(brawl.ada).condition == Health(1)
    with pytest.raises(Refused) as why:
        brawl.table.fights.answer(brawl.encounter, "stand")
    assert refused(why.value) == NOTHING_ASKED
    other.library.close()


def test_the_stored_state_wins_where_the_rules_say_otherwise(brawl: Brawl, monkeypatch: pytest.MonkeyPatch) -> None:
    brawl.begin()
    brawl.strike(brawl.ada, "6", "stand")
    brawl.next()
    fight = brawl.fight
    monkeypatch.setattr(TinyCombat, "turn_begins", TinyCombat.turn_ends)
    reopened(brawl)
    assert brawl.fight == fight
    assert not any(line.remark for line in brawl.table.fights.log(brawl.encounter)), "no one's turn came again"
    monkeypatch.setattr(TinyCombat, "rank", lambda self, fight, fighter: (-fighter.statistics.courage,))
    reopened(brawl)
    assert brawl.fight == fight
    remarks = [line.remark and line.remark.text for line in brawl.table.fights.log(brawl.encounter)]
    assert remarks[0] == OTHERWISE
    assert brawl.acting() == "Croante 2"


def test_an_ended_fight_is_never_played_again(brawl: Brawl, monkeypatch: pytest.MonkeyPatch) -> None:
    brawl.begin()
    brawl.strike(brawl.ada, "6", "stand")
    brawl.finish()
    fight, told = brawl.fight, brawl.told()
    monkeypatch.setattr(TinyCombat, "deed", None)
    monkeypatch.setattr(TinyCombat, "rank", None)
    reopened(brawl)
    assert (brawl.fight, brawl.told()) == (fight, told)
    assert [line.remark for line in brawl.table.fights.log(brawl.encounter)] == [None] * 3


def test_damaged_acts_are_kept_and_told(brawl: Brawl) -> None:
    brawl.begin()
    brawl.next()
    fight, library = brawl.fight, brawl.table.library
    for column, text in (("command", "{}"), ("answers", "7"), ("notes", "7")):
        with library.journal.act(f"encounter:{brawl.encounter}", Note("test", column)):
            library._connection.plain.execute(f"UPDATE act SET {column} = ? WHERE seq = 2", (text,))
        assert brawl.fight == fight
        line = brawl.table.fights.log(brawl.encounter)[1]
        assert line.remark is not None or column == "notes"
        brawl.table.fights.undo(brawl.encounter)
    with library.journal.act(f"encounter:{brawl.encounter}", Note("test", "after")):
        library._connection.plain.execute("UPDATE act SET after = '[]' WHERE seq = 2")
    line = brawl.table.fights.log(brawl.encounter)[1]
    assert line.remark is not None
    assert brawl.acting() == "Croante 1", "as if it had not been"


def test_a_damaged_start_owns_nothing(brawl: Brawl) -> None:
    brawl.begin()
    library = brawl.table.library
    with library.journal.act(f"encounter:{brawl.encounter}", Note("test", "start")):
        library._connection.plain.execute("UPDATE encounter SET start = '{}'")
    with pytest.raises(Refused, match="cannot be read"):
        brawl.table.fights.state(brawl.encounter)
    brawl.table.characters.hurt(brawl.ada.id, 1)
    assert brawl.stored(brawl.ada) == 2


def test_house_rules_and_the_day_are_those_of_the_start(tmp_path: Path, table: Table, world: World) -> None:
    table.days.pass_days(world.campaign, 4)
    table.campaigns.set_house_rule(world.campaign, "smith_days", 3)
    foe = next(entry.id for entry in table.encounters.bestiary(world.campaign))
    planned = table.encounters.plan(world.campaign, "Foso", [world.enyra], [(foe, 1)])
    fight = table.fights.start(planned.id).fight
    table.campaigns.set_house_rule(world.campaign, "smith_days", 7)
    assert (fight.day, table.fights.state(planned.id).house.smith_days) == (5, 3)
    table.fights.command(planned.id, Begin())
    table.fights.command(planned.id, NextTurn()) if table.fights.pending(planned.id) is None else None


def test_fights_of_other_campaigns_do_not_matter(brawl: Brawl) -> None:
    brawl.begin()
    table = brawl.table
    other = table.campaigns.found("Otra", "tiny").id
    eva = table.characters.create(other, "Eva", "", {})
    table.characters.hurt(eva.id, 1)
    planned = table.encounters.plan(other, "Allí", [eva.id], [(brawl.lines["croaker"], 1)])
    table.fights.start(planned.id)
    table.fights.command(planned.id, Begin())
    assert [row and row.name for row in (table.fights.running(brawl.campaign), table.fights.running(other))] == [
        "Emboscada", "Allí",
    ]  # fmt: skip
    assert table.fights.state(planned.id).fighter(eva.id).condition == Health(2)
