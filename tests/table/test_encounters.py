# SPDX-License-Identifier: GPL-3.0-or-later
"""Fights that are planned: who is to fight in them, foes of the bestiary, and the whole of one."""

import pytest

from brawls import Brawl
from panoplia.rules.fights.commands import SetByHand
from panoplia.rules.notes import Note
from panoplia.rules.refusal import Refused
from panoplia.store.records import Enlisted
from panoplia.table.acting import IN_ANOTHER
from panoplia.table.encounters import BEGUN_ALREADY, IN_IT, NO_FOE, NOT_IN_IT, ROSTER_UNREADABLE, STILL_RUNS
from tiny_system import Health, Hero
from world import all_rows


def roster(brawl: Brawl) -> list[tuple[int, str]]:
    found = brawl.row.roster
    assert isinstance(found, tuple)
    return [(one.character, one.side) for one in found]


def test_a_plan_makes_its_foes_with_their_gear(brawl: Brawl) -> None:
    first, second = brawl.croakers
    assert roster(brawl) == [(brawl.ada.id, "party"), (brawl.bo.id, "party"), (first.id, "foes"), (second.id, "foes")]
    assert (first.name, first.kind, first.statistics, first.condition) == ("Croante 1", "foe", Hero(5), Health())
    (held,) = brawl.table.reading.holdings(first)
    assert (held.entry.key, held.item.quantity) == ("top", 2)
    assert (brawl.row.name, brawl.row.phase, brawl.row.start) == ("Emboscada", "planned", "")
    assert brawl.table.encounters.all_of(brawl.campaign) == [brawl.row]


def test_planning_is_one_action(brawl: Brawl) -> None:
    before = all_rows(brawl.table)
    brawl.table.encounters.plan(brawl.campaign, "Otra", [brawl.ada.id], [(brawl.lines["croaker"], 3)], [brawl.bo.id])
    brawl.table.library.journal.undo(brawl.scope)
    assert all_rows(brawl.table) == before


def test_names_that_no_one_has(brawl: Brawl) -> None:
    """The same line again goes on counting; a single foe is called as its line, while no one else is."""
    croaker = brawl.lines["croaker"]
    more = brawl.table.encounters.make_foes(brawl.campaign, croaker, 2)
    one = brawl.table.encounters.make_foes(brawl.campaign, croaker)
    another = brawl.table.encounters.make_foes(brawl.campaign, croaker)
    assert [foe.name for foe in (*more, *one, *another)] == ["Croante 3", "Croante 4", "Croante", "Croante 5"]


def test_the_list_can_be_changed(brawl: Brawl) -> None:
    brawl.table.encounters.dismiss(brawl.encounter, brawl.bo.id)
    brawl.table.encounters.enlist(brawl.encounter, brawl.bo.id, "foes")
    brawl.table.encounters.add_foes(brawl.encounter, brawl.lines["croaker"], 1)
    newest = brawl.table.library.characters(brawl.campaign)[-1]
    assert newest.name == "Croante"
    assert roster(brawl)[-2:] == [(brawl.bo.id, "foes"), (newest.id, "foes")]


def test_what_the_list_refuses(brawl: Brawl) -> None:
    encounters = brawl.table.encounters
    stranger = brawl.table.campaigns.found("Otra", "tiny").id
    far = brawl.table.characters.create(stranger, "Lejos", "", {})
    before = all_rows(brawl.table)
    for attempt, text in (
        (lambda: encounters.enlist(brawl.encounter, brawl.ada.id, "foes"), IN_IT),
        (lambda: encounters.dismiss(brawl.encounter, far.id), NOT_IN_IT),
        (lambda: encounters.enlist(brawl.encounter, far.id, "foes"), "{name} is in another campaign."),
        (lambda: encounters.plan(brawl.campaign, "X", [brawl.bo.id], against=[brawl.bo.id]), IN_IT),
        (lambda: encounters.add_foes(brawl.encounter, brawl.lines["top"]), NO_FOE),
    ):
        with pytest.raises(Refused) as why:
            attempt()
        assert why.value.note.text == text
    for count in (0, 31):
        with pytest.raises(Refused):
            encounters.make_foes(brawl.campaign, brawl.lines["croaker"], count)
    with pytest.raises(Refused):
        encounters.rename(brawl.encounter, "  ")
    assert all_rows(brawl.table) == before


def test_who_was_deleted_does_not_come(brawl: Brawl) -> None:
    brawl.table.characters.delete(brawl.bo.id)
    fight = brawl.table.fights.planned_state(brawl.encounter)
    assert [fighter.name for fighter in fight.fighters] == ["Ada", "Croante 1", "Croante 2"]
    brawl.table.encounters.dismiss(brawl.encounter, brawl.bo.id)
    assert len(roster(brawl)) == 3


def test_once_it_has_begun_the_list_stays(brawl: Brawl) -> None:
    (other,) = brawl.table.encounters.make_foes(brawl.campaign, brawl.lines["croaker"], 1)
    brawl.begin()
    for attempt in (
        lambda: brawl.table.encounters.enlist(brawl.encounter, other.id, "foes"),
        lambda: brawl.table.encounters.dismiss(brawl.encounter, brawl.bo.id),
        lambda: brawl.table.encounters.add_foes(brawl.encounter, brawl.lines["croaker"]),
    ):
        with pytest.raises(Refused) as why:
            attempt()
        assert why.value.note.text == BEGUN_ALREADY
    with pytest.raises(Refused) as why:
        brawl.table.encounters.plan(brawl.campaign, "Otra", [brawl.ada.id])
    assert why.value.note.text == IN_ANOTHER


def test_name_and_notes_at_any_time(brawl: Brawl) -> None:
    brawl.begin()
    brawl.table.encounters.rename(brawl.encounter, " La  emboscada ")
    brawl.table.encounters.set_notes(brawl.encounter, "Niebla.\r\nRío.")
    assert (brawl.row.name, brawl.row.notes) == ("La emboscada", "Niebla.\nRío.")
    assert brawl.acting() == "Croante 1"


def test_deleting(brawl: Brawl) -> None:
    """What goes on is not deleted; of what is over and was not applied, no wound is ever written."""
    brawl.begin()
    brawl.strike(brawl.ada, "6", "stand")
    with pytest.raises(Refused) as why:
        brawl.table.encounters.delete(brawl.encounter)
    assert why.value.note.text == STILL_RUNS
    brawl.finish()
    ended, rows = brawl.fight, all_rows(brawl.table)
    brawl.table.encounters.delete(brawl.encounter)
    assert brawl.table.encounters.all_of(brawl.campaign) == []
    assert brawl.table.reading.subject(brawl.ada).condition == Health(3)
    brawl.table.library.journal.undo(brawl.scope)
    assert (brawl.fight, all_rows(brawl.table)) == (ended, rows)


def test_a_list_that_cannot_be_read_is_kept(brawl: Brawl) -> None:
    library = brawl.table.library
    with library.journal.act(brawl.scope, Note("test", "damage")):
        library._connection.plain.execute("UPDATE encounter SET roster = '[7]'")
    for attempt in (
        lambda: brawl.table.fights.start(brawl.encounter),
        lambda: brawl.table.encounters.enlist(brawl.encounter, brawl.bo.id, "foes"),
    ):
        with pytest.raises(Refused) as why:
            attempt()
        assert why.value.note.text == ROSTER_UNREADABLE
    brawl.table.encounters.rename(brawl.encounter, "Otra")
    with library.journal.act(brawl.scope, Note("test", "written as it was")):
        assert library.change(brawl.row, roster=brawl.row.roster).roster == brawl.row.roster
    assert not isinstance(brawl.row.roster, tuple)


def test_enlisted_people_are_stored_as_they_are(brawl: Brawl) -> None:
    found = brawl.row.roster
    assert isinstance(found, tuple)
    assert found[0] == Enlisted(brawl.ada.id, "party")


def test_a_line_that_cannot_be_read_makes_no_foe(brawl: Brawl) -> None:
    library = brawl.table.library
    with library.journal.act("library", Note("test", "damage")):
        library._connection.plain.execute("UPDATE entry SET data = '7' WHERE id = ?", (brawl.lines["croaker"],))
    before = all_rows(brawl.table)
    with pytest.raises(Refused, match="cannot be read"):
        brawl.table.encounters.make_foes(brawl.campaign, brawl.lines["croaker"])
    assert all_rows(brawl.table) == before


def test_several_come_at_once_or_none(brawl: Brawl) -> None:
    encounters = brawl.table.encounters
    cy = brawl.table.characters.create(brawl.campaign, "Cy", "", {"courage": 3})
    before = all_rows(brawl.table)
    with pytest.raises(Refused) as why:
        encounters.enlist_all(brawl.encounter, [cy.id, brawl.ada.id], "party")
    assert why.value.note.text == IN_IT
    assert all_rows(brawl.table) == before
    di = brawl.table.characters.create(brawl.campaign, "Di", "", {"courage": 3})
    encounters.enlist_all(brawl.encounter, [cy.id, di.id], "foes")
    assert roster(brawl)[-2:] == [(cy.id, "foes"), (di.id, "foes")]


def test_someone_changes_sides_and_keeps_the_place(brawl: Brawl) -> None:
    before = roster(brawl)
    brawl.table.encounters.move(brawl.encounter, brawl.ada.id, "foes")
    assert roster(brawl) == [(brawl.ada.id, "foes"), *before[1:]]
    brawl.table.encounters.dismiss(brawl.encounter, brawl.ada.id)
    with pytest.raises(Refused) as why:
        brawl.table.encounters.move(brawl.encounter, brawl.ada.id, "party")
    assert why.value.note.text == NOT_IN_IT


def test_people_of_one_line_are_made_for_a_side(brawl: Brawl) -> None:
    before = all_rows(brawl.table)
    brawl.table.encounters.add_newcomers(brawl.encounter, "2 toads", "foes")
    brawl.table.encounters.add_newcomers(brawl.encounter, "Eve", "party")
    people = {one.id: one for one in brawl.table.library.characters(brawl.campaign)}
    assert [(people[id].name, people[id].kind, side) for id, side in roster(brawl)[-3:]] == [
        ("Toad 1", "foe", "foes"), ("Toad 2", "foe", "foes"), ("Eve", "npc", "party"),
    ]  # fmt: skip
    for _ in range(2):
        brawl.table.library.journal.undo(brawl.scope)
    assert all_rows(brawl.table) == before


def test_a_fight_is_planned_again_with_foes_as_they_came(brawl: Brawl) -> None:
    """Even when it is over: the dead stay dead, and others like them come with gear of their own."""
    brawl.begin()
    brawl.do(SetByHand(brawl.croakers[0].id, {"life": 0}))
    brawl.finish()
    brawl.table.aftermaths.apply(brawl.encounter)
    copy = brawl.table.encounters.duplicate(brawl.encounter)
    assert (copy.name, copy.phase, copy.start) == ("Emboscada (2)", "planned", "")
    people = {one.id: one for one in brawl.table.library.characters(brawl.campaign)}
    listed = [people[one.character] for one in copy.roster]
    assert [one.name for one in listed] == ["Ada", "Bo", "Croante 3", "Croante 4"]
    assert listed[2].condition == Health()
    (held,) = brawl.table.reading.holdings(listed[2])
    assert (held.entry.key, held.item.quantity) == ("top", 2)
