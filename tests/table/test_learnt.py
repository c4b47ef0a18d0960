# SPDX-License-Identifier: GPL-3.0-or-later
"""Lines of the catalogue that are no gear: they are learnt, and no item is made of them."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from panoplia.rules.d100.character import Learnt, OwnedSkill
from panoplia.rules.notes import note
from panoplia.rules.refusal import Refused
from panoplia.store.records import Entry
from panoplia.table.reading import NO_GEAR
from panoplia.table.table import Table
from panoplia.table.trade import Line
from panoplia.table.verbs import scope_of
from reikland import SPELL, Reikland
from world import all_rows

Way = Callable[[Table, Reikland, int], object]


@pytest.fixture
def land(table: Table) -> Reikland:
    return Reikland.made(table)


def learn(table: Table, character: int, **lists: object) -> None:
    """Klaus has these, as his sheet stores them."""
    row = table.library.character(character)
    with table.library.journal.act(scope_of(row.campaign), note(NO_GEAR, item="")):
        table.library.change(row, statistics=msgspec.structs.replace(row.statistics, **lists))


def _create(table: Table, land: Reikland, entry: int) -> object:
    return table.characters.create(land.campaign, "Elsa", "", {}, basket=[(entry, 1)])


WAYS: dict[str, Way] = {
    "buy": lambda table, land, entry: table.trade.buy(entry, land.purse),
    "give": lambda table, land, entry: table.trade.give(entry, land.purse),
    "basket": lambda table, land, entry: table.trade.give_all([Line(land.entry["daga"]), Line(entry)], land.purse),
    "total": lambda table, land, entry: table.trade.total([Line(entry)]),
    "found": lambda table, land, entry: table.loot.add_found(entry, land.purse),
    "findings": lambda table, land, entry: table.loot.findings_of_new(entry, land.campaign),
    "create": _create,
}


@pytest.mark.parametrize("key", ["nadar", "golpe_letal", "luz"])
@pytest.mark.parametrize("way", WAYS)
def test_no_item_is_made_of_what_is_learnt(table: Table, land: Reikland, way: str, key: str) -> None:
    entry, before = table.library.entry(land.entry[key]), all_rows(table)
    with pytest.raises(Refused) as refused:
        WAYS[way](table, land, entry.id)
    assert refused.value.note == note(NO_GEAR, item=entry.names)
    assert all_rows(table) == before


def test_what_can_be_held_is_the_rest(table: Table, land: Reikland) -> None:
    wares = {entry.category for entry in table.reading.wares(land.campaign)}
    assert wares == {"weapon", "armour", "ammunition", "gear"}


def spell(table: Table, land: Reikland, everywhere: bool = False) -> Entry:
    return table.catalogue.add_entry(land.campaign, "spell", SPELL, everywhere)


@pytest.mark.parametrize("what", ["spells", "skills", "talents"])
def test_what_stands_on_a_sheet_is_not_deleted(table: Table, land: Reikland, what: str) -> None:
    """The sheet names it by its uid; whose sheet it is in another campaign counts too."""
    made = spell(table, land, everywhere=True)
    other = table.campaigns.found("Averland", "d100").id
    elsa = table.characters.create(other, "Elsa", "", {})
    entry = (OwnedSkill if what == "skills" else Learnt)(made.uid)
    for person in (land.klaus, elsa.id):
        learn(table, person, **{what: (entry,)})
    before = all_rows(table)
    with pytest.raises(Refused) as refused:
        table.catalogue.delete_entry(land.campaign, made.id)
    assert refused.value.note.figures == {"n": 2, "name": made.names}
    assert all_rows(table) == before
    for person in (land.klaus, elsa.id):
        learn(table, person, **{what: ()})
    table.catalogue.delete_entry(land.campaign, made.id)
    assert made.id not in {entry.id for entry in table.reading.entries(land.campaign)}


def test_what_was_taken_out_is_offered_no_more_and_stays_on_sheets(table: Table, land: Reikland) -> None:
    made = spell(table, land)
    learn(table, land.klaus, spells=(Learnt(made.uid),))
    table.catalogue.retire_entry(land.campaign, made.id)
    (lore,) = (each for each in table.reading.lore(land.campaign) if each.ref == made.uid)
    assert (lore.names, lore.offered) == (made.names, False)
    assert made.id not in {entry.id for entry in table.reading.entries(land.campaign)}


def test_a_copy_of_the_book_is_known_by_a_name_of_its_own(table: Table, land: Reikland) -> None:
    copy = table.catalogue.copy_entry(land.campaign, land.entry["luz"])
    refs = [lore.ref for lore in table.reading.lore(land.campaign) if lore.category == "spell"]
    assert copy.uid in refs
    assert len(refs) == len(set(refs))


def test_a_change_of_the_book_is_known_by_its_key(table: Table, land: Reikland, tmp_path: Path) -> None:
    table.catalogue.override(land.campaign, land.entry["luz"], {"data.difficulty": 9, "names.es": "Lucero"})
    (lore,) = (each for each in table.reading.lore(land.campaign) if each.ref == "luz")
    assert (lore.data.difficulty, lore.names.es) == (9, "Lucero")


def test_making_what_someone_has_learnt_since_is_not_undone(table: Table, land: Reikland) -> None:
    """C: the making is in one campaign, the sheet in another."""
    made = spell(table, land, everywhere=True)
    other = table.campaigns.found("Averland", "d100").id
    elsa = table.characters.create(other, "Elsa", "", {})
    learn(table, elsa.id, spells=(Learnt(made.uid),))
    before = all_rows(table)
    with pytest.raises(Refused, match="came after it in Averland"):
        table.library.journal.undo(scope_of(land.campaign))
    assert all_rows(table) == before
    table.library.journal.undo(scope_of(other))
    table.library.journal.undo(scope_of(land.campaign))
    assert made.id not in {entry.id for entry in table.reading.entries(land.campaign)}


def test_a_sheet_does_not_come_back_that_names_what_was_deleted_since(table: Table, land: Reikland) -> None:
    made = spell(table, land, everywhere=True)
    other = table.campaigns.found("Averland", "d100").id
    elsa = table.characters.create(other, "Elsa", "", {}).id
    learn(table, elsa, spells=(Learnt(made.uid),))
    learn(table, elsa, spells=())
    table.catalogue.delete_entry(land.campaign, made.id)
    before = all_rows(table)
    with pytest.raises(Refused, match="“Deleted from the armoury: Spark” came after it in Reikland"):
        table.library.journal.undo(scope_of(other))
    assert all_rows(table) == before
    table.library.journal.undo(scope_of(land.campaign))
    table.library.journal.undo(scope_of(other))
    assert table.library.character(elsa).statistics.spells == (Learnt(made.uid),)


def test_deleting_again_what_was_learnt_meanwhile_is_refused(table: Table, land: Reikland) -> None:
    made = spell(table, land, everywhere=True)
    table.catalogue.delete_entry(land.campaign, made.id)
    table.library.journal.undo(scope_of(land.campaign))
    other = table.campaigns.found("Averland", "d100").id
    learn(table, table.characters.create(other, "Elsa", "", {}).id, spells=(Learnt(made.uid),))
    with pytest.raises(Refused, match="cannot be done again"):
        table.library.journal.redo(scope_of(land.campaign))


def test_a_campaign_goes_and_comes_back_with_its_lines_and_who_knows_them(table: Table, land: Reikland) -> None:
    made = spell(table, land)
    learn(table, land.klaus, spells=(Learnt(made.uid),))
    rows = all_rows(table)
    table.campaigns.delete(land.campaign)
    gone = all_rows(table)
    table.library.journal.undo("library")
    assert all_rows(table) == rows
    table.library.journal.redo("library")
    assert all_rows(table) == gone
