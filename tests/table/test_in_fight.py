# SPDX-License-Identifier: GPL-3.0-or-later
"""While a fight goes on, sheets tell how its fighters are in it, and nothing else changes what it owns."""

from collections.abc import Callable

import msgspec
import pytest

from brawls import Brawl
from panoplia.rules import drivers
from panoplia.rules.fights.acts import OVER
from panoplia.rules.fights.commands import Do, SetByHand
from panoplia.rules.fights.state import Fight
from panoplia.rules.notes import Note, plain
from panoplia.rules.refusal import Refused
from panoplia.rules.trial import Told
from panoplia.store.records import Report, Work
from panoplia.table.acting import NOT_FROM_HERE
from panoplia.table.courses import ENDED, RUNNING
from panoplia.table.owning import OTHER_BY_NOW
from panoplia.table.table import Table
from tiny_combat import TinyCombat
from tiny_system import Health, Wear
from world import World, all_rows


def ada_turn(brawl: Brawl) -> None:
    brawl.begin()
    brawl.next()
    brawl.next()
    assert brawl.acting() == "Ada"


def test_the_sheet_tells_the_condition_in_the_fight(brawl: Brawl) -> None:
    brawl.begin()
    brawl.strike(brawl.ada, "6", "stand")
    reading = brawl.table.reading
    assert reading.subject(brawl.ada).condition == Health(1)
    assert reading.character(brawl.ada.id).condition == Health(1)
    for found in (reading.subjects(brawl.campaign), reading.people(brawl.campaign)):
        row, subject = next((row, subject) for row, subject in found if row.id == brawl.ada.id)
        assert subject is not None
        assert row.condition == subject.condition == Health(1)
    assert brawl.stored(brawl.ada) == 3
    brawl.table.fights.undo(brawl.encounter)
    assert reading.subject(brawl.ada).condition == Health(3)


def test_gear_is_told_as_it_is_in_the_fight(brawl: Brawl) -> None:
    ada_turn(brawl)
    reading = brawl.table.reading
    kept = reading.holding(brawl.top)
    brawl.strike(brawl.croakers[0], "1")
    assert reading.holding(brawl.top).item.wear == Wear(broken=True)
    assert [held.piece and held.piece.wear for held in reading.holdings(brawl.ada)] == [Wear(True), Wear()]
    assert reading.subject(brawl.ada).pieces[0].wear == Wear(broken=True)
    assert [worn.held.item.id for worn in brawl.table.workshop.worn(brawl.campaign)] == [brawl.top]
    assert kept.item.wear == Wear()


def test_what_was_thrown_is_not_held_any_more(brawl: Brawl) -> None:
    ada_turn(brawl)
    brawl.do(Do(brawl.ada.id, "throw"))
    reading = brawl.table.reading
    assert [held.item.id for held in reading.holdings(brawl.ada)] == [brawl.tops]
    assert [piece.id for piece in reading.subject(brawl.ada).pieces] == [brawl.tops]
    brawl.do(SetByHand(brawl.ada.id, {"acted": False}))
    brawl.do(Do(brawl.ada.id, "throw"))
    assert [held.item.quantity for held in reading.holdings(brawl.ada)] == [2]
    brawl.table.fights.undo_to(brawl.encounter, 4)
    assert [held.item.quantity for held in reading.holdings(brawl.ada)] == [1, 3]


def test_a_part_of_a_pile_is_on_the_sheet_as_in_the_fight(brawl: Brawl, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was opened in the fight is no item yet; what was left behind is none of the fight's."""
    left = brawl.table.trade.give(brawl.lines["top"], brawl.ada.holder)
    brawl.table.packing.leave_behind([left.id])

    def opened(self: TinyCombat, fight: Fight, id: int, told: Told) -> Fight:
        fighter = fight.fighter(id)
        pile = fighter.pieces[1]
        part = msgspec.structs.replace(pile, id=-1, part_of=pile.id, quantity=1, wear=Wear(True))
        fighter = fighter.with_piece(msgspec.structs.replace(pile, quantity=2))
        return fight.with_fighter(msgspec.structs.replace(fighter, pieces=(*fighter.pieces, part)))

    monkeypatch.setattr(TinyCombat, "with_set", opened)
    brawl.begin()
    brawl.do(SetByHand(brawl.ada.id, {"acted": True}))
    pieces = brawl.table.reading.subject(brawl.ada).pieces
    assert pieces[:3] == brawl.fight.fighter(brawl.ada.id).pieces
    assert [(piece.id, piece.quantity) for piece in pieces] == [
        (brawl.top, 1), (brawl.tops, 2), (-1, 1), (left.id, 1),
    ]  # fmt: skip
    assert [held.item.id for held in brawl.table.reading.holdings(brawl.ada)] == [brawl.top, brawl.tops, left.id]


def test_hurt_heal_and_hearts_on_the_sheet_are_acts(brawl: Brawl) -> None:
    brawl.begin()
    characters = brawl.table.characters
    assert characters.hurt(brawl.ada.id, 2).condition == Health(1)
    assert characters.heal(brawl.ada.id, 1).condition == Health(2)
    assert characters.set_field(brawl.bo.id, "condition.hearts", 0).condition == Health(0)
    assert [brawl.hearts(one) for one in (brawl.ada, brawl.bo)] == [2, 0]
    assert [brawl.stored(one) for one in (brawl.ada, brawl.bo)] == [3, 3]
    assert brawl.told()[-3:] == [
        "By hand, Ada: Hearts 3 → 1.", "By hand, Ada: Hearts 1 → 2.", "By hand, Bo: Hearts 3 → 0.",
    ]  # fmt: skip
    brawl.table.fights.undo(brawl.encounter)
    assert brawl.hearts(brawl.bo) == 3
    acts = len(brawl.table.fights.log(brawl.encounter))
    characters.heal(brawl.bo.id, 1)
    assert len(brawl.table.fights.log(brawl.encounter)) == acts, "nothing to heal is no act"


def test_of_those_who_are_in_no_fight_it_is_written_at_once(brawl: Brawl) -> None:
    other = brawl.table.characters.create(brawl.campaign, "Otra", "", {})
    brawl.begin()
    brawl.table.characters.hurt(other.id, 1)
    assert brawl.stored(other) == 2
    assert brawl.table.library.journal.undoable(brawl.scope) is not None


def test_what_the_fight_cannot_set_is_refused(brawl: Brawl, monkeypatch: pytest.MonkeyPatch) -> None:
    brawl.begin()
    monkeypatch.setattr(TinyCombat, "by_hand", lambda self, fight, id: ())
    with pytest.raises(Refused) as why:
        brawl.table.characters.hurt(brawl.ada.id, 1)
    assert why.value.note.text == NOT_FROM_HERE


Attempt = Callable[[Brawl], object]


def _wear(brawl: Brawl) -> object:
    held = brawl.table.reading.holding(brawl.top)
    job = next(job for job in brawl.table.workshop.jobs(brawl.top) if job.id == "break")
    return brawl.table.workshop.finish(held, job, None)


def _send_to_work(brawl: Brawl) -> object:
    library = brawl.table.library
    with library.journal.act(brawl.scope, Note("test", "to the smith")):
        return library.add(Work(0, "", brawl.top, 9, Wear(), Note("test", "whole again")))


OWNED: dict[str, Attempt] = {
    "work": _send_to_work,
    "buy": lambda brawl: brawl.table.trade.give(brawl.lines["top"], brawl.ada.holder),
    "sell": lambda brawl: brawl.table.market.sell(brawl.tops, 1, 4),
    "give away": lambda brawl: brawl.table.packing.hand_over([brawl.top], brawl.bo.holder),
    "repair": _wear,
    "throw away": lambda brawl: brawl.table.inventory.discard(brawl.tops),
    "count": lambda brawl: brawl.table.inventory.set_quantity(brawl.tops, 9),
    "split": lambda brawl: brawl.table.pieces.split(brawl.tops, 1),
    "leave behind": lambda brawl: brawl.table.packing.leave_behind([brawl.tops]),
    "magic": lambda brawl: brawl.table.pieces.set_magic(brawl.top, True, 1),
    "statistics": lambda brawl: brawl.table.characters.set_field(brawl.ada.id, "statistics.courage", 9),
    "delete": lambda brawl: brawl.table.characters.delete(brawl.ada.id),
    "undo": lambda brawl: brawl.table.library.journal.undo(brawl.scope),
    "undo to": lambda brawl: brawl.table.library.journal.undo_to(
        brawl.scope, brawl.table.library.journal.history(brawl.scope)[1].action
    ),
}


@pytest.mark.parametrize("what", OWNED)
def test_what_the_fight_owns_changes_nowhere_else(brawl: Brawl, what: str) -> None:
    """One guard for all verbs and for the journal's undo."""
    brawl.table.characters.hurt(brawl.ada.id, 1)
    brawl.table.characters.heal(brawl.ada.id, 1)
    brawl.begin()
    before = all_rows(brawl.table)
    with pytest.raises(Refused) as why:
        OWNED[what](brawl)
    assert why.value.note.text == RUNNING
    assert why.value.note.figures == {"name": "Ada", "encounter": "Emboscada"}
    assert all_rows(brawl.table) == before


@pytest.mark.parametrize("what", [what for what in OWNED if not what.startswith("undo")])
def test_nor_before_its_aftermath_is_written(brawl: Brawl, what: str) -> None:
    brawl.begin().finish()
    before = all_rows(brawl.table)
    with pytest.raises(Refused) as why:
        OWNED[what](brawl)
    assert why.value.note.text == ENDED
    for attempt in (lambda: brawl.table.characters.hurt(brawl.ada.id, 1),):
        with pytest.raises(Refused) as why:
            attempt()
    assert all_rows(brawl.table) == before
    brawl.table.aftermaths.apply(brawl.encounter)
    OWNED[what](brawl)


def test_redo_is_refused_as_well(brawl: Brawl) -> None:
    brawl.table.characters.hurt(brawl.ada.id, 1)
    brawl.table.library.journal.undo(brawl.scope)
    brawl.table.fights.start(brawl.encounter)
    with pytest.raises(Refused) as why:
        brawl.table.library.journal.redo(brawl.scope)
    assert why.value.note.text == RUNNING


def test_what_the_fight_does_not_own_goes_on(brawl: Brawl) -> None:
    brawl.begin()
    table = brawl.table
    table.characters.set_field(brawl.ada.id, "name", "Ada la Brava")
    table.characters.earn(brawl.ada.id, 7)
    table.pieces.set_name(brawl.top, "Zumba")
    table.pieces.set_price(brawl.top, 9)
    table.characters.set_tags(brawl.ada.id, "jefa")
    table.days.pass_days(brawl.campaign, 1)
    table.trade.give(brawl.lines["top"], table.loot.make_holder(brawl.campaign, "loot", "Montón").id)
    for _ in range(8):
        table.library.journal.undo(brawl.scope)
    assert table.library.character(brawl.ada.id).name == "Ada"


def test_a_campaign_is_deleted_with_its_fight(brawl: Brawl) -> None:
    brawl.begin()
    before = all_rows(brawl.table)
    brawl.table.campaigns.delete(brawl.campaign)
    brawl.table.library.journal.undo("library")
    assert all_rows(brawl.table) == before
    assert brawl.acting() == "Croante 1"


def test_a_start_is_not_done_again_on_other_people(brawl: Brawl) -> None:
    brawl.table.fights.start(brawl.encounter)
    brawl.table.fights.undo(brawl.encounter)
    brawl.table.characters.hurt(brawl.ada.id, 1)
    before = all_rows(brawl.table)
    with pytest.raises(Refused) as why:
        brawl.table.fights.redo(brawl.encounter)
    assert why.value.note.text == OTHER_BY_NOW
    assert all_rows(brawl.table) == before
    brawl.table.library.journal.undo(brawl.scope)
    brawl.table.fights.redo(brawl.encounter)
    brawl.table.fights.undo(brawl.encounter)
    brawl.table.inventory.set_quantity(brawl.tops, 2)
    with pytest.raises(Refused) as why:
        brawl.table.fights.redo(brawl.encounter)
    assert why.value.note.text == OTHER_BY_NOW


def test_a_join_is_not_done_again_of_someone_else(brawl: Brawl) -> None:
    (late,) = brawl.table.encounters.make_foes(brawl.campaign, brawl.lines["croaker"], 1)
    brawl.begin()
    brawl.table.fights.join(brawl.encounter, late.id, "party")
    brawl.table.fights.undo(brawl.encounter)
    brawl.table.characters.hurt(late.id, 1)
    with pytest.raises(Refused) as why:
        brawl.table.fights.redo(brawl.encounter)
    assert why.value.note.text == OTHER_BY_NOW


def test_an_end_that_came_back_owns_as_before(brawl: Brawl) -> None:
    brawl.begin().finish()
    brawl.table.encounters.delete(brawl.encounter)
    brawl.table.characters.hurt(brawl.ada.id, 1)
    brawl.table.library.journal.undo(brawl.scope)
    brawl.table.library.journal.undo(brawl.scope)
    with pytest.raises(Refused) as why:
        brawl.table.characters.hurt(brawl.ada.id, 1)
    assert why.value.note.text == ENDED
    with pytest.raises(Refused) as why:
        brawl.next()
    assert why.value.note.text == OVER


def test_listeners_hear_of_the_fight(brawl: Brawl) -> None:
    heard: list[Report] = []
    brawl.table.library.journal.subscribe(heard.append)
    brawl.begin()
    brawl.strike(brawl.ada, "6", "stand")
    assert [sorted({change.table for change in report.changes}) for report in heard] == [
        ["encounter"], ["act"], ["act"], ["act"], ["act"],
    ]  # fmt: skip
    assert all(report.scope == f"encounter:{brawl.encounter}" for report in heard)
    assert plain(heard[0].label) == "Fight: Emboscada"


def test_the_chronicle_tells_a_fight_as_one_chapter(brawl: Brawl) -> None:
    brawl.begin()
    brawl.strike(brawl.ada, "6", "stand")
    chapters = brawl.table.chronicle.chapters(brawl.campaign, 100)
    fight = chapters[0]
    assert [plain(line.label) for line in fight.lines] == [
        "Croante 1: Ada −2", "It is the turn of Croante 1.", "Fight: Emboscada",
    ]  # fmt: skip
    assert [plain(said) for said in brawl.table.chronicle.told(brawl.campaign, fight.lines)] == [
        "Emboscada: fight planned → going on"
    ]
    assert plain(chapters[1].newest.label) == "New fight: Emboscada"


def test_what_is_left_behind_is_not_taken_up_meanwhile(brawl: Brawl) -> None:
    brawl.table.packing.leave_behind([brawl.tops])
    brawl.begin()
    with pytest.raises(Refused) as why:
        brawl.table.library.journal.undo(brawl.scope)
    assert why.value.note.text == RUNNING
    brawl.table.pieces.set_notes(brawl.tops, "Las viejas.")


def test_nothing_is_put_into_what_a_fighter_carries(brawl: Brawl) -> None:
    library = brawl.table.library
    pile = brawl.table.loot.make_holder(brawl.campaign, "loot", "Montón")
    lying = brawl.table.trade.give(brawl.lines["top"], pile.id)
    brawl.begin()

    def packed() -> None:
        with library.journal.act(brawl.scope, Note("test", "packed")):
            library.change(lying, holder=None, inside=brawl.top)

    with pytest.raises(Refused) as why:
        packed()
    assert why.value.note.text == RUNNING


def test_a_trial_from_the_sheet_wears_nothing_that_fights(table: Table, world: World) -> None:
    """What it would leave behind is the fight's: it is done there, as a deed."""
    foe = table.encounters.bestiary(world.campaign)[0].id
    fight = table.encounters.plan(world.campaign, "Foso", [world.enyra], [(foe, 1)])
    table.fights.start(fight.id)
    shown = table.reading.subject(table.library.character(world.enyra))
    trial = next(each for each in table.systems["dungeon-hack"].trials(shown) if each.id == f"attack:{world.axe}")
    assert trial.attempt is not None
    attempt = trial.attempt({})
    with pytest.raises(Refused) as why:
        table.play.settle(world.enyra, shown, attempt, drivers.replay(attempt.script, ["1", "1"]).result)
    assert why.value.note.text == RUNNING
