# SPDX-License-Identifier: GPL-3.0-or-later
"""Work that takes days: paid at once, ready on a day, fetched unfinished; until then the piece is not at hand."""

from collections.abc import Callable

import msgspec
import pytest

from panoplia.app import systems
from panoplia.rules import drivers
from panoplia.rules.d100.character import Condition
from panoplia.rules.dungeon_hack.system import DungeonHack
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note
from panoplia.rules.refusal import Refused
from panoplia.rules.system import Rest, Subject
from panoplia.store.records import Character, Damaged
from panoplia.table.days import LAST_DAY
from panoplia.table.reading import readable
from panoplia.table.table import Table
from world import World, all_rows, work

SET_UP = Note("tests", "Set up")
HEALTH = QT_TRANSLATE_NOOP("tests", "health {health}")


def wear(table: Table, item: int) -> tuple[int, int, int]:
    found = table.library.item(item).wear
    return found.steps, found.broken, found.lost


@pytest.fixture
def axe(table: Table, world: World) -> int:
    """Enyra's battleaxe (10 mo, d10) two steps down and at the smith's since day 1; it is ready on day 2."""
    work(table, world.axe, "test-durability", "1")
    work(table, world.axe, "test-durability", "2")
    work(table, world.axe, "restore-durability")
    return world.axe


class Healing(DungeonHack):
    """A book in which a day of rest brings a point of health back."""

    def rest(self, subject: Subject, days: int) -> Rest:
        left, most = self.vitality(subject)
        after = min(left + days, most)
        return Rest(self.with_vitality(subject, after), (note(HEALTH, health=after),))


@pytest.fixture
def camp(table: Table) -> Table:
    """A table where the campaign 1 follows a book that says what rest brings."""
    table.campaigns.found("Los páramos", "d100")
    return table


def hurt(table: Table, name: str, left: int, fortune: int = 3) -> Character:
    """A new character with 12 wounds, of which so many are left, and no mana."""
    made = table.characters.create(1, name, "", {"wounds_max": 12, "fate": 3})
    with table.library.journal.act("campaign:1", SET_UP):
        return table.library.change(made, condition=Condition(left, 0, fortune))


def wounds(table: Table, character: Character) -> int:
    return table.library.character(character.id).condition.wounds


def test_dh15_the_price_is_paid_and_the_piece_put_away(table: Table, world: World, axe: int) -> None:
    """C78, DH-15: 10 % of the price, rounded up, leaves the purse; nothing is better yet."""
    assert table.library.holder(world.purse).money == 2000 - 100
    assert wear(table, axe) == (2, 0, 0)
    assert table.library.item(axe).slot == ""
    (ready,) = table.library.works(world.campaign)
    assert (ready.ends, ready.wear.steps) == (2, 1)


def test_dh15_the_day_finishes_what_is_due_and_nothing_else(table: Table, world: World, axe: int) -> None:
    """Two steps of the campaign's day: one piece is ready on day 2, the other on day 4."""
    sword = table.trade.give(world.entry["espada_larga"], world.purse, name="Murmullo", magic=True).id
    for _ in range(3):
        work(table, sword, "test-durability", "1")
    work(table, sword, "restore-durability", "3")
    table.days.pass_days(world.campaign, 2)
    assert wear(table, axe) == (1, 0, 0)
    assert [each.item for each in table.library.works(world.campaign)] == [sword]
    campaign = table.days.pass_days(world.campaign, 1)
    assert campaign.day == 4
    assert table.library.works(world.campaign) == []
    assert table.systems["dungeon-hack"].state(table.reading.holding(sword).piece).gauges[0].now == "d4"


def test_one_action_brings_day_and_work_back(table: Table, world: World, axe: int) -> None:
    before = all_rows(table)
    table.days.pass_days(world.campaign, 9)
    after = all_rows(table)
    scope = f"campaign:{world.campaign}"
    table.library.journal.undo(scope)
    assert all_rows(table) == before
    table.library.journal.redo(scope)
    assert all_rows(table) == after


def test_the_history_says_what_is_ready(table: Table, world: World, axe: int) -> None:
    """R26: the piece's story names it, its owner and what it has now, and the campaign's day."""
    table.days.pass_days(world.campaign, 1)
    (line, *_) = table.library.journal.history(table="item", row=axe)
    assert (
        line.label.in_english()
        == "1 day(s) pass: it is day 2. Ready: Battleaxe (Enyra la rusalka): d6 → d8 (day 2), in use again"
    )
    # What a day finishes stands under that day.
    assert line.day == 2


def test_what_was_in_use_is_in_use_again_where_there_is_room(table: Table, world: World, axe: int) -> None:
    """The smith gives it back into the hand that it was taken from; a hand that is full meanwhile keeps what it has."""
    table.days.pass_days(world.campaign, 1)
    assert table.library.item(axe).slot == "hands"
    work(table, axe, "restore-durability")
    table.inventory.equip(world.daggers)
    other = table.trade.give(world.entry["daga"], world.purse).id
    table.inventory.equip(other)
    table.days.pass_days(world.campaign, 3)
    assert table.library.item(axe).slot == ""
    label = table.library.journal.history(table="item", row=axe)[0].label.in_english()
    assert label.endswith("Battleaxe (Enyra la rusalka): d8 → d10 (day 3), back in the pack")


def test_what_is_fetched_unfinished_is_in_use_again_too(table: Table, world: World, axe: int) -> None:
    table.workshop.fetch(axe)
    assert (table.library.item(axe).slot, wear(table, axe)) == ("hands", (2, 0, 0))


def test_what_lay_in_the_pack_stays_there(table: Table, world: World) -> None:
    work(table, world.axe, "test-durability", "1")
    table.inventory.unequip(world.axe)
    work(table, world.axe, "restore-durability")
    table.days.pass_days(world.campaign, 1)
    assert table.library.item(world.axe).slot == ""
    label = table.library.journal.history(table="item", row=world.axe)[0].label.in_english()
    assert label.endswith("Battleaxe (Enyra la rusalka): d8 → d10 (day 2)")


def test_its_story_tells_when_the_work_began_too(table: Table, world: World, axe: int) -> None:
    """The piece lies in the pack, so its own row does not change before the work is ready."""
    table.days.pass_days(world.campaign, 1)
    told = [line.label.in_english() for line in table.chronicle.biography(axe)]
    assert told[-2:] == [
        "Battleaxe (Enyra la rusalka): d6 → d8, for 100, ready in 1 day(s)",
        "1 day(s) pass: it is day 2. Ready: Battleaxe (Enyra la rusalka): d6 → d8 (day 2), in use again",
    ]


@pytest.mark.parametrize(
    "verb",
    [
        lambda table, item: table.inventory.equip(item),
        lambda table, item: table.inventory.set_quantity(item, 2),
        lambda table, item: table.inventory.discard(item),
        lambda table, item: table.inventory.unequip(item),
        lambda table, item: table.pieces.set_magic(item, True, 2),
        lambda table, item: table.market.sell(item),
    ],
)
def test_what_is_at_work_is_not_at_hand(table: Table, axe: int, verb: Callable[[Table, int], object]) -> None:
    before = all_rows(table)
    with pytest.raises(Refused) as refused:
        verb(table, axe)
    assert "Battleaxe is being worked on until day 2" in refused.value.note.in_english()
    assert all_rows(table) == before


def test_nothing_else_is_done_to_it_meanwhile(table: Table, axe: int) -> None:
    assert table.workshop.jobs(axe) == ()


def test_it_can_be_fetched_unfinished_and_what_was_paid_stays_paid(table: Table, world: World, axe: int) -> None:
    money = table.library.holder(world.purse).money
    table.workshop.fetch(axe)
    table.days.pass_days(world.campaign, 5)
    assert wear(table, axe) == (2, 0, 0)
    assert table.library.holder(world.purse).money == money
    with pytest.raises(Refused, match="No one is working"):
        table.workshop.fetch(axe)


def test_a_purse_that_is_short_pays_nothing(table: Table, world: World) -> None:
    """C78: the sum that is missing is named, and no row changes."""
    work(table, world.axe, "test-durability", "1")
    table.characters.set_field(world.enyra, "money.mo", 0)
    before = all_rows(table)
    with pytest.raises(Refused) as refused:
        work(table, world.axe, "restore-durability")
    figures = refused.value.note.figures
    assert figures["money"].amount == 0
    assert figures["short"] == figures["price"]
    assert all_rows(table) == before


def test_dh15_house_rules_may_take_no_day(table: Table, world: World) -> None:
    """``smith_share`` 0 and ``smith_days`` 0: free and at once."""
    campaign = table.library.campaign(world.campaign)
    house = msgspec.structs.replace(campaign.house, smith_days=0, smith_share=0)
    with table.library.journal.act(f"campaign:{world.campaign}", SET_UP):
        table.library.change(campaign, house=house)
    work(table, world.axe, "test-durability", "1")
    work(table, world.axe, "restore-durability")
    assert wear(table, world.axe) == (0, 0, 0)
    assert table.library.works(world.campaign) == []


def test_dh15_work_that_takes_no_day_is_told_with_its_cost(table: Table, world: World) -> None:
    campaign = table.library.campaign(world.campaign)
    with table.library.journal.act(f"campaign:{world.campaign}", SET_UP):
        table.library.change(campaign, house=msgspec.structs.replace(campaign.house, smith_days=0))
    work(table, world.axe, "test-durability", "1")
    work(table, world.axe, "restore-durability")
    (line, *_) = table.library.journal.history(table="item", row=world.axe)
    assert line.label.in_english() == "Battleaxe (Enyra la rusalka): d8 → d10, for 100"


def test_one_of_a_pile_goes_to_the_smith(table: Table, world: World) -> None:
    work(table, world.daggers, "test-durability", "1")
    (worn,) = table.workshop.worn(world.campaign)
    work(table, worn.held.item.id, "restore-durability")
    assert [each.item for each in table.library.works(world.campaign)] == [worn.held.item.id]
    assert table.library.item(world.daggers).quantity == 2


@pytest.mark.parametrize("days", [0, -1, 10**6])
def test_days_are_at_least_one_and_end_where_the_calendar_does(table: Table, world: World, days: int) -> None:
    with pytest.raises(Refused):
        table.days.pass_days(world.campaign, days)
    assert table.library.campaign(world.campaign).day == 1


def test_the_last_day_says_so(table: Table, world: World) -> None:
    table.days.pass_days(world.campaign, 10**6 - 1)
    with pytest.raises(Refused, match="is the last that is counted"):
        table.days.pass_days(world.campaign, 1)
    assert table.library.campaign(world.campaign).day == 10**6


def test_work_lists_the_next_ready_first(table: Table, world: World, axe: int) -> None:
    assert [held.item.id for held in table.days.at_work(world.campaign)] == [axe]
    assert table.reading.holding(axe).piece.ready == 2


def test_a_job_is_answered_only_once(table: Table, world: World) -> None:
    """A double click does not pay the smith twice."""
    work(table, world.axe, "test-durability", "1")
    shown = table.reading.holding(world.axe)
    job = next(job for job in table.workshop.jobs(world.axe) if job.id == "restore-durability")
    result = drivers.replay(job.script, []).result
    table.workshop.finish(shown, job, result)
    before = all_rows(table)
    with pytest.raises(Refused):
        table.workshop.finish(shown, job, result)
    assert all_rows(table) == before


def test_no_work_is_ready_after_the_last_day(table: Table, world: World) -> None:
    work(table, world.axe, "test-durability", "1")
    table.days.pass_days(world.campaign, LAST_DAY - 1)
    before = all_rows(table)
    with pytest.raises(Refused, match="Battleaxe would be ready on day 1000001, and day 1000000 is the last one"):
        work(table, world.axe, "restore-durability")
    assert all_rows(table) == before


def test_name_notes_and_worth_can_be_written_while_it_is_worked_on(table: Table, axe: int) -> None:
    """What the card of the work says; all else waits."""
    table.pieces.set_name(axe, "Mordisco")
    table.pieces.set_notes(axe, "de su madre")
    table.pieces.set_price(axe, 5)
    item = table.library.item(axe)
    assert (item.name, item.notes, item.price) == ("Mordisco", "de su madre", 5)


def test_pc60_the_party_rests_while_days_pass(camp: Table) -> None:
    ana, blas = hurt(camp, "Ana", 8), hurt(camp, "Blas", 3)
    camp.days.pass_days(1, 7, resting=True)
    assert (wounds(camp, ana), wounds(camp, blas), camp.library.campaign(1).day) == (12, 4, 8)


def test_one_undo_takes_the_rest_back_with_the_days(camp: Table) -> None:
    hurt(camp, "Ana", 8)
    before = all_rows(camp)
    camp.days.pass_days(1, 2, resting=True)
    after = all_rows(camp)
    camp.library.journal.undo("campaign:1")
    assert all_rows(camp) == before
    camp.library.journal.redo("campaign:1")
    assert all_rows(camp) == after


def test_the_history_tells_who_gets_what_by_rest(camp: Table) -> None:
    """Nothing is told of those for whom nothing changes, such as the heavily wounded before their week is full."""
    ana = hurt(camp, "Ana", 8, fortune=0)
    hurt(camp, "Blas", 3)
    hurt(camp, "Cruz", 12)
    camp.days.pass_days(1, 2, resting=True)
    (line, *_) = camp.library.journal.history(table="character", row=ana.id)
    assert (
        line.label.in_english() == "2 day(s) pass: it is day 3."
        " By rest: Ana (Wounds: from 8 to 10 of 12, by rest. Fortune: from 0 to 3, as every day.)"
    )


def test_pc62_days_without_rest_renew_fortune_and_heal_nothing(camp: Table) -> None:
    ana = hurt(camp, "Ana", 8, fortune=0)
    camp.days.pass_days(1, 2)
    assert camp.library.character(ana.id).condition == Condition(8, 0, 3)
    (line, *_) = camp.library.journal.history(table="character", row=ana.id)
    assert line.label.in_english() == (
        "2 day(s) pass: it is day 3. Meanwhile: Ana (Fortune: from 0 to 3, as every day.)"
    )


def test_what_rest_brings_is_told_after_what_is_ready(table: Table, world: World, axe: int) -> None:
    table = Table(table.library, {**systems(), "dungeon-hack": Healing()})
    table.days.pass_days(world.campaign, 2, resting=True)
    assert table.library.journal.history(f"campaign:{world.campaign}")[0].label.in_english() == (
        "2 day(s) pass: it is day 3. Ready: Battleaxe (Enyra la rusalka): d6 → d8 (day 2), in use again."
        " By rest: Enyra la rusalka (health 18)"
    )


@pytest.mark.parametrize("days", [1, LAST_DAY - 1])
def test_days_pass_without_rest_unless_it_is_asked_for(camp: Table, days: int) -> None:
    ana = hurt(camp, "Ana", 8)
    camp.days.pass_days(1, days)
    assert wounds(camp, ana) == 8


def test_all_days_that_there_are_can_be_rested(camp: Table) -> None:
    ana = hurt(camp, "Ana", 0)
    camp.days.pass_days(1, LAST_DAY - 1, resting=True)
    assert wounds(camp, ana) == 12


def test_foes_other_people_and_those_in_the_archive_are_no_party(camp: Table) -> None:
    gone = hurt(camp, "Ana", 8)
    camp.characters.archive(gone.id)
    (guard,) = camp.characters.create_npcs(1, "guardia, heridas 12")
    camp.characters.hurt(guard.id, 4)
    assert camp.days.after(1, 1, resting=True) == []
    camp.days.pass_days(1, 1, resting=True)
    assert (wounds(camp, gone), wounds(camp, guard)) == (8, 8)


def test_who_cannot_be_read_stays_as_they_are(camp: Table) -> None:
    ana, blas = hurt(camp, "Ana", 8), hurt(camp, "Blas", 8)
    with camp.library.journal.act("campaign:1", SET_UP):
        camp.library.change(blas, condition=Damaged("7", "no object"))
    camp.days.pass_days(1, 1, resting=True)
    assert wounds(camp, ana) == 9
    assert not readable(camp.library.character(blas.id))


def test_what_each_would_get_is_what_each_gets(camp: Table) -> None:
    hurt(camp, "Ana", 8)
    hurt(camp, "Blas", 0)
    foreseen = [one.condition for one in camp.days.after(1, 30, resting=True)]
    assert foreseen == [Condition(12, 0, 3), Condition(6, 0, 3)]
    camp.days.pass_days(1, 30, resting=True)
    assert [one.condition for one in camp.library.characters(1)] == foreseen


def test_a_book_that_says_nothing_of_rest_brings_none(table: Table, world: World) -> None:
    assert table.days.after(world.campaign, 1, resting=True) == []
    before = table.library.characters(world.campaign)
    table.days.pass_days(world.campaign, 3, resting=True)
    assert table.library.characters(world.campaign) == before
    assert table.library.journal.history(f"campaign:{world.campaign}")[0].label.in_english() == (
        "3 day(s) pass: it is day 4"
    )
