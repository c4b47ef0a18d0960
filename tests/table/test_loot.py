# SPDX-License-Identifier: GPL-3.0-or-later
"""Loot: money split to the last coin, things handed out whole or in part, gear found worn."""

from collections.abc import Callable

import pytest

from panoplia.rules import drivers
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Coins, note
from panoplia.rules.refusal import Refused
from panoplia.store.records import Holder, Work
from panoplia.table.loot import Find, shares
from panoplia.table.table import Table
from panoplia.words import Speech
from world import World, all_rows, work

Verb = Callable[[Table, World], object]

SAID = note(QT_TRANSLATE_NOOP("test", "written by hand"))


@pytest.fixture
def pile(table: Table, world: World) -> Holder:
    return table.loot.make_holder(world.campaign, "loot", "El cofre del rey Gorgoteo")


def people(table: Table, world: World, count: int) -> list[int]:
    """The holders of Enyra (20 mo) and Drake (nothing), and of as many more as are wanted (nothing)."""
    more = [table.characters.create(world.campaign, f"Croante {number}", "", {}) for number in range(count - 2)]
    return [world.purse, world.pouch, *(one.holder for one in more)]


def money(table: Table, holders: list[int]) -> list[int]:
    return [table.library.holder(one).money for one in holders]


def test_c79_six_coppers_among_five_leave_one_in_the_loot(table: Table, world: World, pile: Holder) -> None:
    takers = people(table, world, 5)
    table.loot.set_money(pile.id, 6)
    assert table.loot.split_money(pile.id, takers) == 1
    assert money(table, takers) == [2001, 1, 1, 1, 1]
    assert money(table, [pile.id]) == [1]


def test_c79_one_gold_four_silver_among_four_is_shared_in_the_smallest_coin(
    table: Table, world: World, pile: Holder
) -> None:
    """1 mo 4 mp = 140 mc: 3 mp 5 mc each, nothing left, no gold lost."""
    takers = people(table, world, 4)
    table.loot.set_money(pile.id, 140)
    assert table.loot.split_money(pile.id, takers) == 35
    assert money(table, [*takers, pile.id]) == [2035, 35, 35, 35, 0]


def test_c79_nobody_is_paid_twice_and_the_splitter_does_not_keep_the_sum(
    table: Table, world: World, pile: Holder
) -> None:
    takers = people(table, world, 4)
    table.loot.set_money(pile.id, 41)
    table.loot.split_money(pile.id, [*takers, world.purse, pile.id])
    assert money(table, [*takers, pile.id]) == [2010, 10, 10, 10, 1]


@pytest.mark.parametrize(
    ("amount", "count", "told"),
    [(0, 2, "no money"), (140, 0, "Tick at least one"), (4, 5, "not enough for a coin each")],
)
def test_a_split_that_gives_nobody_a_coin_is_refused(
    table: Table, world: World, pile: Holder, amount: int, count: int, told: str
) -> None:
    takers = people(table, world, 5)[:count]
    table.loot.set_money(pile.id, amount)
    before = all_rows(table)
    with pytest.raises(Refused, match=told):
        table.loot.split_money(pile.id, takers)
    assert all_rows(table) == before


def test_c79_shares_are_known_before_anything_is_split() -> None:
    assert (shares(6, 5), shares(140, 4), shares(7, 0)) == ((1, 1), (35, 0), (0, 7))


@pytest.mark.parametrize("amount", [-1, 10**12 + 1, "7", 1.5])
def test_c76_money_is_a_whole_number_that_keeps_its_sign(table: Table, world: World, pile: Holder, amount: int) -> None:
    """A debt is refused, never booked as income."""
    before = all_rows(table)
    with pytest.raises(Refused):
        table.loot.set_money(pile.id, amount)
    assert all_rows(table) == before


def test_what_is_at_the_smiths_stays_there(table: Table, world: World, pile: Holder) -> None:
    axe = table.library.item(world.axe)
    with table.library.journal.act(f"campaign:{world.campaign}", SAID):
        table.library.add(Work(0, "", axe.id, 4, axe.wear, SAID))
    assert all(job.refusal for job in table.loot.findings(table.reading.holding(axe.id)))
    with pytest.raises(Refused, match="until day 4"):
        table.market.sell(axe.id, 1, 50)


def test_nothing_goes_to_another_campaign(table: Table, world: World, pile: Holder) -> None:
    elsewhere = table.characters.create(table.campaigns.found("Vado Viejo", "dungeon-hack").id, "Otón", "", {})
    table.loot.set_money(pile.id, 10)
    before = all_rows(table)
    for act in (
        lambda: table.loot.split_money(pile.id, [elsewhere.holder]),
        lambda: table.market.sell(world.axe, 1, 100, elsewhere.holder),
    ):
        with pytest.raises(Refused):
            act()
    assert all_rows(table) == before


def test_a_character_is_no_pile(table: Table, world: World) -> None:
    before = all_rows(table)
    for act in (
        lambda: table.loot.delete_holder(world.purse),
        lambda: table.loot.rename_holder(world.purse, "Bolsa"),
        lambda: table.loot.set_money(world.purse, 1),
        lambda: table.loot.split_money(world.purse, [world.pouch]),
    ):
        with pytest.raises(Refused, match="is a character"):
            act()
    assert all_rows(table) == before


def test_a_deleted_pile_comes_back_whole(table: Table, world: World, pile: Holder) -> None:
    table.loot.add_found(world.entry["coraza"], pile.id)
    table.loot.set_money(pile.id, 333)
    before = all_rows(table)
    table.loot.delete_holder(pile.id)
    assert table.loot.stocks(world.campaign) == []
    table.library.journal.undo(f"campaign:{world.campaign}")
    assert all_rows(table) == before


def test_a_pile_knows_its_count_and_worth(table: Table, world: World, pile: Holder) -> None:
    """Three daggers at 2 mo and two darts without a price."""
    table.loot.add_found(world.entry["daga"], pile.id, 3)
    table.loot.add_found(world.entry["dardo"], pile.id, 2)
    (stock,) = table.loot.stocks(world.campaign)
    assert (stock.count, stock.worth) == (5, 600)


def test_a_pile_knows_what_lies_in_its_containers(table: Table, world: World, pile: Holder) -> None:
    sack = table.loot.add_found(world.entry["saco"], pile.id)
    rope = table.loot.add_found(world.entry["cuerda"], pile.id)
    dagger = table.loot.add_found(world.entry["daga"], pile.id)
    table.packing.put_into([rope.id], sack.id)
    (stock,) = table.loot.stocks(world.campaign)
    assert {held.item.id for held in stock.within([sack.id])} == {sack.id, rope.id}
    assert {held.item.id for held in stock.within([rope.id, dagger.id])} == {rope.id, dagger.id}


def test_dh14_a_whole_pile_is_found_old_in_one_action(table: Table, world: World, pile: Holder) -> None:
    """A d10 axe drops 2 steps to d6; a breastplate (d12, 3 dice) drops 3 to d6 and loses 1 die."""
    axe = table.loot.add_found(world.entry["hacha_de_batalla"], pile.id)
    plate = table.loot.add_found(world.entry["coraza"], pile.id)
    before = all_rows(table)
    finds = [found(table, axe.id, "old", "2"), found(table, plate.id, "old", "3", "1")]
    table.loot.neglect(finds)
    assert table.library.item(axe.id).wear.steps == 2
    assert (table.library.item(plate.id).wear.steps, table.library.item(plate.id).wear.lost) == (3, 1)
    table.library.journal.undo(f"campaign:{world.campaign}")
    assert all_rows(table) == before


def test_a_piece_that_changed_since_its_dice_refuses_them_all(table: Table, world: World, pile: Holder) -> None:
    axe = table.loot.add_found(world.entry["hacha_de_batalla"], pile.id)
    lance = table.loot.add_found(world.entry["lanza"], pile.id)
    finds = [found(table, lance.id, "old", "1"), found(table, axe.id, "old", "1")]
    table.loot.neglect([found(table, axe.id, "steps-1")])
    before = all_rows(table)
    with pytest.raises(Refused, match="has changed meanwhile"):
        table.loot.neglect(finds)
    assert all_rows(table) == before


def test_dh14_gear_of_the_catalogue_comes_into_the_pile_worn(table: Table, world: World, pile: Holder) -> None:
    jobs = table.loot.findings_of_new(world.entry["hacha_de_batalla"], world.campaign)
    job = next(job for job in jobs if job.id == "ruined")
    item = table.loot.add_found(
        world.entry["hacha_de_batalla"], pile.id, 2, job.wear(drivers.replay(job.script, ["4"]).result)
    )
    assert (item.quantity, item.wear.steps) == (2, 3)


def test_long_names_and_empty_ones(table: Table, world: World) -> None:
    table.loot.make_holder(world.campaign, "stash", "<b>&</b> 🐸 " + "n" * 480)
    for name in ("", " \t", "n" * 501):
        with pytest.raises(Refused):
            table.loot.make_holder(world.campaign, "stash", name)


def test_a_split_label_names_share_people_and_rest(table: Table, world: World, pile: Holder) -> None:
    table.loot.set_money(pile.id, 7)
    table.loot.split_money(pile.id, [world.purse, world.pouch])
    figures = table.library.journal.history(f"campaign:{world.campaign}")[0].label.figures
    assert (figures["share"], figures["rest"]) == (Coins(3), Coins(1))


def found(table: Table, item: int, job_id: str, *answers: str) -> Find:
    held = table.reading.holding(item)
    job = next(job for job in table.loot.findings(held) if job.id == job_id)
    return Find(held, job, drivers.replay(job.script, answers).result)


def test_what_was_announced_is_what_is_split(table: Table, world: World) -> None:
    pile = table.loot.make_holder(world.campaign, "loot", "Cofre")
    table.loot.set_money(pile.id, 10)
    before = all_rows(table)
    with pytest.raises(Refused, match="has changed meanwhile"):
        table.loot.split_money(pile.id, [world.purse, world.pouch], 100)
    assert all_rows(table) == before
    assert table.loot.split_money(pile.id, [world.purse, world.pouch], 10) == 5


def test_a_pile_is_not_deleted_with_what_came_after_the_question(table: Table, world: World) -> None:
    pile = table.loot.make_holder(world.campaign, "loot", "Cofre")
    (shown,) = table.loot.stocks(world.campaign)
    table.loot.add_found(world.entry["daga"], pile.id)
    before = all_rows(table)
    with pytest.raises(Refused, match="has changed meanwhile"):
        table.loot.delete_holder(pile.id, shown.holdings)
    assert all_rows(table) == before
    (shown,) = table.loot.stocks(world.campaign)
    table.loot.delete_holder(pile.id, shown.holdings)
    assert table.loot.stocks(world.campaign) == []


def test_a_pile_is_not_deleted_while_one_of_its_things_is_worked_on(table: Table, world: World) -> None:
    pile = table.loot.make_holder(world.campaign, "loot", "Cofre")
    table.loot.set_money(pile.id, 1000)
    dagger = table.loot.add_found(world.entry["daga"], pile.id)
    work(table, dagger.id, "test-durability", "1")
    work(table, dagger.id, "restore-durability")
    with pytest.raises(Refused, match="Dagger is being worked on until day 2"):
        table.loot.delete_holder(pile.id)


@pytest.mark.parametrize(
    "verb",
    [
        lambda table, world: table.market.sell(world.daggers, 3, 100),
        lambda table, world: table.packing.pay(world.pouch, world.purse, 1),
        lambda table, world: table.characters.earn(world.enyra, 1),
        lambda table, world: table.loot.split_money(table.loot.stocks(world.campaign)[0].holder.id, [world.purse]),
    ],
)
def test_a_purse_that_would_overflow_is_named_with_coins(table: Table, world: World, verb: Verb) -> None:
    table.loot.set_money(table.loot.make_holder(world.campaign, "loot", "Cofre").id, 10)
    table.characters.set_field(world.drake, "money.mc", 10)
    table.characters.earn(world.enyra, 10**12 - table.library.holder(world.purse).money)
    before = all_rows(table)
    with pytest.raises(Refused) as refused:
        verb(table, world)
    words = Speech("en", table.systems["dungeon-hack"].coins).say(refused.value.note)
    assert words.startswith("Enyra la rusalka would have 10,000,000,0")
    assert words.endswith("and a purse holds at most 10,000,000,000 gp.")
    assert all_rows(table) == before
