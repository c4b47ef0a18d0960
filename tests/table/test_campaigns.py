# SPDX-License-Identifier: GPL-3.0-or-later
"""Campaigns: notes, house rules, the archive."""

import sqlite3

import pytest

from panoplia.rules.refusal import Refused
from panoplia.store.records import Damaged
from panoplia.table.table import Table
from panoplia.table.verbs import scope_of
from panoplia.words import Speech
from world import World, work


def test_a_house_rule_holds_from_then_on_and_the_line_says_both(table: Table, world: World) -> None:
    """DH-31: `armour_roll` begins as `sum`."""
    table.campaigns.set_house_rule(world.campaign, "armour_roll", "none")
    assert table.library.campaign(world.campaign).house.armour_roll == "none"
    assert table.reading.subject(table.library.character(world.enyra)).house.armour_roll == "none"
    label = table.library.journal.undoable(scope_of(world.campaign))
    assert label is not None
    assert Speech("en").say(label) == "House rule: Armour roll sum → no roll"
    assert label.clause == "DH-31"


def test_a_number_keeps_to_its_limits(table: Table, world: World) -> None:
    """DH-15: a share of the price is a percentage."""
    table.campaigns.set_house_rule(world.campaign, "smith_share", 25)
    with pytest.raises(Refused, match="from 0 to 100"):
        table.campaigns.set_house_rule(world.campaign, "smith_share", 101)
    with pytest.raises(Refused, match="no longer there: choose again"):
        table.campaigns.set_house_rule(world.campaign, "armour_roll", "product")
    assert table.library.campaign(world.campaign).house.smith_share == 25


def test_rules_that_cannot_be_read_are_kept_until_the_book_is_asked_for(table: Table, world: World) -> None:
    with sqlite3.connect(table.library.path) as connection:
        connection.execute("DROP TRIGGER journal_campaign_update")
        connection.execute("""UPDATE campaign SET house = '{"armour_roll": "guess"}'""")
    connection.close()
    with pytest.raises(Refused, match="cannot be read"):
        table.campaigns.set_house_rule(world.campaign, "armour_roll", "best")
    assert isinstance(table.library.campaign(world.campaign).house, Damaged)
    table.campaigns.reset_house_rules(world.campaign)
    system = next(iter(table.systems.values()))
    assert table.library.campaign(world.campaign).house == system.house()


def test_notes_that_are_typed_on_are_one_action(table: Table, world: World) -> None:
    """C52: what is pasted is text of several lines and nothing else."""
    before = len(table.library.journal.history(scope_of(world.campaign)))
    table.campaigns.set_notes(world.campaign, "Llueve")
    table.campaigns.set_notes(world.campaign, "Llueve.\r\n<b>Mucho</b> & más\0")
    assert table.library.campaign(world.campaign).notes == "Llueve.\n<b>Mucho</b> & más"
    assert len(table.library.journal.history(scope_of(world.campaign))) == before + 1


def test_an_archived_campaign_is_kept(table: Table, world: World) -> None:
    table.campaigns.archive(world.campaign)
    assert table.library.campaign(world.campaign).archived
    table.campaigns.unarchive(world.campaign)
    assert not table.library.campaign(world.campaign).archived


@pytest.mark.parametrize("raw", ["[]", '{"smith_share":-1}'])
def test_the_book_is_played_where_the_rules_cannot_be_read(table: Table, world: World, raw: str) -> None:
    """C13: workshop, mending and every trial of a character go on."""
    work(table, world.axe, "test-durability", "1")
    with sqlite3.connect(table.library.path) as connection:
        connection.execute("DROP TRIGGER journal_campaign_update")
        connection.execute("UPDATE campaign SET house = ?", (raw,))
    connection.close()
    assert isinstance(table.library.campaign(world.campaign).house, Damaged)
    system, book = table.reading.system_of(world.campaign), table.reading.system_of(world.campaign).house()
    subject = table.reading.subject(table.library.character(world.enyra))
    assert subject.house == book
    assert {each.house for _, each in table.reading.subjects(world.campaign) if each} == {book}
    assert system.trials(subject)
    assert next(job for job in table.workshop.jobs(world.axe) if job.id == "restore-durability").script
    assert [planned.worn.held.item.id for planned in table.workshop.plan(world.campaign)] == [world.axe]
