# SPDX-License-Identifier: GPL-3.0-or-later
"""The smith's bill, pieces that no character holds, and the plan to mend everything in one go."""

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from panoplia.rules import drivers
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note
from panoplia.rules.refusal import Refused
from panoplia.store.records import Holder, Item
from panoplia.table.table import Table
from panoplia.table.verbs import scope_of
from panoplia.table.workshop import Done, Planned
from world import World, all_rows, work

SET_UP = Note("tests", "Set up")


def wear(table: Table, item: int) -> tuple[int, int, int]:
    found = table.library.item(item).wear
    return found.steps, found.broken, found.lost


def loot(table: Table, world: World, entry: str, money: int = 0) -> tuple[int, int]:
    """A loot pile with one thing in it: the ids of pile and thing."""
    system = table.reading.system_of(world.campaign)
    with table.library.journal.act(scope_of(world.campaign), SET_UP):
        pile = table.library.add(Holder(0, "", world.campaign, "loot", "La charca", money))
        thing = table.library.add(Item(0, "", world.entry[entry], pile.id, None, system.wear()))
    return pile.id, thing.id


def magic_mail(table: Table, world: World) -> int:
    """Chain mail of four dice, magic, two of them lost for good."""
    mail = table.trade.give(world.entry["cota_de_mallas"], world.purse, magic=True).id
    for _ in range(2):
        work(table, mail, "break-die")
    work(table, mail, "repair", "1+1")
    return mail


def mends(table: Table, planned: Planned, *answers: str) -> Done:
    return Done(planned.worn.held, planned.job, drivers.replay(planned.job.script, answers).result)


def test_dh35_craft_through_to_the_day_it_is_ready(table: Table, world: World) -> None:
    """DH-35: 75 mo, two dice lost: 15 mo, 1d4 days, all dice back at once."""
    mail = magic_mail(table, world)
    work(table, mail, "craft-exceptional", "3")
    assert table.library.holder(world.purse).money == 2000 - 1500
    assert table.days.pass_days(world.campaign, 2).day == 3
    assert wear(table, mail) == (0, 0, 2)
    table.days.pass_days(world.campaign, 1)
    assert wear(table, mail) == (0, 0, 0)


def test_dh35_craft_days_for_each_die(table: Table, world: World) -> None:
    """DH-35, house rule ``craft_days``: 1d4 for each of the two dice."""
    campaign = table.library.campaign(world.campaign)
    with table.library.journal.act(scope_of(campaign.id), SET_UP):
        table.library.change(campaign, house=msgspec.structs.replace(campaign.house, craft_days="each"))
    mail = magic_mail(table, world)
    work(table, mail, "craft-exceptional", "4+3")
    assert table.library.works(world.campaign)[0].ends == 8


def test_c78_the_announced_price_is_the_booked_one(table: Table, world: World) -> None:
    """C78, R34: a share of an odd price, rounded up once, on the plan, in the purse and in the history."""
    item = table.library.item(world.axe)
    with table.library.journal.act(scope_of(world.campaign), SET_UP):
        table.library.change(item, price=1001)
    work(table, world.axe, "test-durability", "1")
    (planned,) = table.workshop.plan(world.campaign)
    assert planned.terms.costs == (101,)
    table.workshop.finish_all(world.campaign, [mends(table, planned)])
    assert table.library.holder(world.purse).money == 2000 - 101
    label = table.library.journal.history(scope_of(world.campaign))[0].label
    assert "d8 → d10, for 101, ready in 1 day(s)" in label.in_english()


def test_r25_mending_never_exceeds_what_the_piece_was(table: Table, world: World) -> None:
    """R25, DH-15: step by step up to its own die, then refused; its maximum stays."""
    for face in ("1", "2"):
        work(table, world.axe, "test-durability", face)
    for _ in range(2):
        work(table, world.axe, "restore-durability")
        table.days.pass_days(world.campaign, 1)
    assert wear(table, world.axe) == (0, 0, 0)
    restore = next(job for job in table.workshop.jobs(world.axe) if job.id == "restore-durability")
    assert restore.refusal.clause == "DH-15"


def test_dh14_loot_is_found_neglected_and_paid_from_its_own_purse(table: Table, world: World) -> None:
    """DH-14, DH-34: no one wears it, so its dice cannot be mended; the smith takes the pile's money."""
    pile, coraza = loot(table, world, "coraza", money=1500)
    work(table, coraza, "neglect", "old", "2", "1")
    assert wear(table, coraza) == (2, 0, 1)
    (worn,) = table.workshop.worn(world.campaign)
    assert (worn.owner.kind, worn.owner.name) == ("loot", "La charca")
    repair = next(job for job in table.workshop.jobs(coraza) if job.id == "repair")
    assert repair.refusal.clause == "DH-34"
    work(table, coraza, "restore-durability")
    assert table.library.holder(pile).money == 500
    table.days.pass_days(world.campaign, 1)
    with pytest.raises(Refused, match="needs"):
        work(table, coraza, "restore-durability")


def test_r26_what_lies_in_a_bag_is_worn_as_well(table: Table, world: World) -> None:
    """R26: a thing in a container is listed with who holds the container."""
    bag = table.trade.give(world.entry["mochila"], world.pouch).id
    axe = table.library.item(world.axe)
    with table.library.journal.act(scope_of(world.campaign), SET_UP):
        table.library.change(axe, holder=None, inside=bag, slot="")
    work(table, world.axe, "test-durability", "1")
    (worn,) = table.workshop.worn(world.campaign)
    assert worn.owner.name == "Drake"
    assert table.reading.holder_of(table.library.item(world.axe)).id == world.pouch


def test_the_plan_lists_each_way_to_mend_and_why_not(table: Table, world: World) -> None:
    """Broken dice first and free, then the smith; what is beyond mending says why; loot is not the party's."""
    coraza = table.trade.give(world.entry["coraza"], world.purse).id
    work(table, coraza, "break-die")
    work(table, coraza, "test-durability", "1")
    for _ in range(4):
        work(table, world.axe, "test-durability", "1")
    _, found = loot(table, world, "coraza")
    work(table, found, "lower", "durability")
    plan = table.workshop.plan(world.campaign)
    assert [(each.worn.held.item.id, each.job.id, bool(each.reasons)) for each in plan] == [
        (world.axe, "restore-durability", True),
        (coraza, "repair", False),
        (coraza, "restore-durability", False),
    ]
    assert [each.clause for each in plan[0].reasons] == ["DH-12"]
    assert (plan[1].terms.costs, plan[2].terms.costs, plan[2].terms.days) == ((0,), (1000,), (1,))


def test_each_reason_is_given_once(table: Table, world: World) -> None:
    """DH-33: smith and artisan say the same of magic armour without a whole die."""
    mail = table.trade.give(world.entry["cota_de_mallas"], world.purse, magic=True).id
    for _ in range(4):
        work(table, mail, "break-die")
    (planned,) = table.workshop.plan(world.campaign)
    assert [each.clause for each in planned.reasons] == ["DH-33", "DH-33"]
    assert not planned.hopeful
    assert len({each.text for each in planned.reasons}) == 2


def test_all_is_one_action(table: Table, world: World) -> None:
    coraza = table.trade.give(world.entry["coraza"], world.pouch).id
    work(table, coraza, "break-die")
    work(table, world.axe, "test-durability", "1")
    before = all_rows(table)
    first, second = table.workshop.plan(world.campaign)
    table.workshop.finish_all(world.campaign, [mends(table, first, "6"), mends(table, second)])
    assert wear(table, coraza) == (0, 0, 0)
    table.library.journal.undo(scope_of(world.campaign))
    assert all_rows(table) == before


def test_a_stale_piece_refuses_all_and_is_named(table: Table, world: World) -> None:
    coraza = table.trade.give(world.entry["coraza"], world.pouch).id
    work(table, coraza, "break-die")
    work(table, world.axe, "test-durability", "1")
    first, second = table.workshop.plan(world.campaign)
    done = [mends(table, first, "6"), mends(table, second)]
    work(table, world.axe, "test-durability", "1")
    before = all_rows(table)
    with pytest.raises(Refused) as refused:
        table.workshop.finish_all(world.campaign, done)
    assert "Battleaxe has changed meanwhile" in refused.value.note.in_english()
    assert all_rows(table) == before


def test_a_purse_that_is_short_for_the_second_pays_for_neither(table: Table, world: World) -> None:
    """C78: the sum counts, not each job by itself."""
    coraza = table.trade.give(world.entry["coraza"], world.purse).id
    work(table, coraza, "test-durability", "1")
    work(table, world.axe, "test-durability", "1")
    table.characters.set_field(world.enyra, "money.mo", 10)
    plan = [each for each in table.workshop.plan(world.campaign) if each.terms.costs[-1]]
    assert sum(each.cost for each in plan) == 1100
    before = all_rows(table)
    with pytest.raises(Refused, match="short"):
        table.workshop.finish_all(world.campaign, [mends(table, each) for each in plan])
    assert all_rows(table) == before


STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("work"), st.integers(0, 20), st.integers(1, 4)),
        st.tuples(st.just("days"), st.integers(1, 4), st.just(0)),
        st.tuples(st.just("fetch"), st.integers(0, 20), st.just(0)),
    ),
    max_size=12,
)


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(steps=STEPS)
def test_money_is_conserved_and_work_ends_when_it_is_due(table: Table, steps: list[tuple[str, int, int]]) -> None:
    """What leaves a purse is what the jobs cost; nothing is at work past its day; undoing everything is the start."""
    world = World.made(table)
    table.trade.give(world.entry["coraza"], world.purse, magic=True)
    start, done, paid = all_rows(table), 0, 0
    for step, number, face in steps:
        before, money = all_rows(table), table.library.holder(world.purse).money
        worn = table.library.items_of(world.purse)
        item = worn[number % len(worn)].id
        try:
            if step == "days":
                table.days.pass_days(world.campaign, number)
            elif step == "fetch":
                table.workshop.fetch(item)
            else:
                paid += _any_job(table, item, number, face)
        except Refused:
            assert all_rows(table) == before
            assert table.library.holder(world.purse).money == money
        done += all_rows(table) != before
        today = table.library.campaign(world.campaign).day
        assert all(each.ends > today for each in table.library.works(world.campaign))
    assert table.library.holder(world.purse).money == 2000 - paid
    for _ in range(done):
        table.library.journal.undo(scope_of(world.campaign))
    assert all_rows(table) == start


def _any_job(table: Table, item: int, number: int, face: int) -> int:
    """One of the jobs that can be done, with the first branch and the same face on every die; its cost."""
    jobs = [job for job in table.workshop.jobs(item) if job.script]
    if not jobs:
        return 0
    job = jobs[number % len(jobs)]
    session = drivers.Session(job.script)
    while session.pending is not None:
        sizes = getattr(session.pending, "sizes", None)
        faces = "+".join(str(min(face, size)) for size in sizes) if sizes else session.pending.default
        session.answer(faces)
    table.workshop.finish(table.reading.holding(item), job, session.result)
    return int(job.cost(session.result))


def worn_pile(table: Table, world: World) -> int:
    """Three daggers, each of them one step worn."""
    item = table.library.item(world.daggers)
    with table.library.journal.act("library", note(QT_TRANSLATE_NOOP("test", "worn"))):
        table.library.change(item, wear=msgspec.structs.replace(item.wear, steps=1))
    return world.daggers


def test_every_piece_of_a_pile_is_mended_in_one_action(table: Table, world: World) -> None:
    pile = worn_pile(table, world)
    (planned,) = (each for each in table.workshop.plan(world.campaign) if each.worn.held.item.id == pile)
    before, money = all_rows(table), table.library.holder(world.purse).money
    done = Done(planned.worn.held, planned.job, drivers.replay(planned.job.script, ()).result)
    mended = table.workshop.finish_all(world.campaign, [done] * 3)
    assert [item.quantity for item in mended] == [1, 1, 1]
    assert len({item.id for item in mended}) == 3
    assert money - table.library.holder(world.purse).money == 3 * planned.cost
    table.days.pass_days(world.campaign, 1)
    assert {table.library.item(item.id).wear.steps for item in mended} == {0}
    for _ in range(2):
        table.library.journal.undo(scope_of(world.campaign))
    assert all_rows(table) == before


def test_there_are_no_more_jobs_than_pieces(table: Table, world: World) -> None:
    pile = worn_pile(table, world)
    (planned,) = (each for each in table.workshop.plan(world.campaign) if each.worn.held.item.id == pile)
    before = all_rows(table)
    done = Done(planned.worn.held, planned.job, drivers.replay(planned.job.script, ()).result)
    with pytest.raises(Refused, match="has changed meanwhile"):
        table.workshop.finish_all(world.campaign, [done] * 4)
    assert all_rows(table) == before
