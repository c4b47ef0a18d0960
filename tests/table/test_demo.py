# SPDX-License-Identifier: GPL-3.0-or-later
"""Demo campaigns are played whole or not at all, whatever was done to the armoury before."""

from collections.abc import Callable
from importlib.resources import files

import msgspec
import pytest

from panoplia.rules.refusal import Refused
from panoplia.table.demo import Demo, play
from panoplia.table.table import Table
from world import all_rows


def shipped(name: str) -> Demo:
    text = (files("panoplia_resources") / "demos" / f"{name}.json").read_bytes()
    return msgspec.json.decode(text, type=Demo)


Before = Callable[[Table, int, int], object]


@pytest.mark.parametrize(
    "before",
    [
        lambda table, campaign, entry: table.catalogue.retire_entry(campaign, entry),
        lambda table, campaign, entry: table.catalogue.override(campaign, entry, {"data.bundle": 1}),
    ],
)
def test_what_stands_in_the_way_is_named_and_nothing_written(table: Table, before: Before) -> None:
    campaign = table.campaigns.found("El Vado", "d100").id
    entry = next(each for each in table.reading.entries(campaign) if each.key == "flechas")
    before(table, campaign, entry.id)
    rows = all_rows(table)
    with pytest.raises(Refused, match="changed or taken out of the armoury: Arrow") as refused:
        play(table, shipped("d100"))
    assert refused.value.note.figures["items"]
    assert all_rows(table) == rows


def test_a_price_of_ones_own_is_no_matter(table: Table) -> None:
    campaign = table.campaigns.found("El Vado", "d100").id
    entry = next(each for each in table.reading.entries(campaign) if each.key == "flechas")
    table.catalogue.override(campaign, entry.id, {"price": 1})
    assert play(table, shipped("d100")).system == "d100"


@pytest.mark.parametrize("name", ["d100", "dungeon_hack"])
def test_a_demo_that_breaks_off_leaves_nothing(table: Table, name: str) -> None:
    """So it is where the program is killed: one transaction holds all of it."""
    demo, rows, heard = shipped(name), all_rows(table), []
    table.library.journal.subscribe(heard.append)
    broken = msgspec.structs.replace(
        demo, steps=(*demo.steps[:-1], msgspec.structs.replace(demo.steps[-1], verb="x.y"))
    )
    with pytest.raises(AttributeError):
        play(table, broken)
    assert (all_rows(table), heard) == (rows, [])
    assert play(table, demo).name == demo.name
