# SPDX-License-Identifier: GPL-3.0-or-later
"""Lines of the armoury of Percentil that are changed: what does not go together, and what is made after them."""

import pytest

from panoplia.rules.d100.gear import Wear
from panoplia.rules.notes import note
from panoplia.rules.refusal import Refused
from panoplia.table.reading import NO_GEAR
from panoplia.table.table import Table
from panoplia.table.verbs import scope_of
from reikland import Reikland
from world import all_rows

BOW = {"names.es": "Arco", "data.group": "longbow", "data.damage": "3", "data.range_short": 30}


def test_a_long_range_is_not_the_shorter_one(table: Table) -> None:
    land = Reikland.made(table)
    before = all_rows(table)
    with pytest.raises(Refused, match="The long range of 29 m is less") as refused:
        table.catalogue.add_entry(land.campaign, "weapon", {**BOW, "data.range_long": 29})
    assert (refused.value.path, all_rows(table)) == ("range_long", before)
    table.catalogue.add_entry(land.campaign, "weapon", {**BOW, "data.range_long": 30})
    table.catalogue.add_entry(land.campaign, "weapon", BOW)


def test_what_no_longer_fits_where_it_is_worn_is_worn_no_more(table: Table) -> None:
    land = Reikland.made(table)
    values = {"names.es": "Coraza", "data.material": "plate", "data.body": 5}
    made = table.catalogue.add_entry(land.campaign, "armour", values)
    item = table.trade.give(made.id, land.purse)
    table.inventory.equip(item.id, "body")
    table.catalogue.edit_entry(land.campaign, made.id, {"data.arms": 5})
    assert table.library.item(item.id).slot == "body"
    table.catalogue.edit_entry(land.campaign, made.id, {"data.body": 0, "data.arms": 0, "data.head": 5})
    assert table.library.item(item.id).slot == ""
    table.library.journal.undo(scope_of(land.campaign))
    assert table.library.item(item.id).slot == "body"


def test_of_a_smaller_bundle_no_more_is_gone_than_there_was(table: Table) -> None:
    land = Reikland.made(table)
    values = {"names.es": "Dardos", "data.kind": "arrows", "data.bundle": 20}
    made = table.catalogue.add_entry(land.campaign, "ammunition", values)
    item = table.trade.give(made.id, land.purse)
    with table.library.journal.act(scope_of(land.campaign), note(NO_GEAR, item="")):
        table.library.change(table.library.item(item.id), wear=Wear(lost=8))
    table.catalogue.edit_entry(land.campaign, made.id, {"data.bundle": 5})
    assert table.library.item(item.id).wear == Wear(lost=5)
    table.catalogue.edit_entry(land.campaign, made.id, {"data.bundle": 10})
    assert table.library.item(item.id).wear == Wear(lost=5)
