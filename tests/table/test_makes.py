# SPDX-License-Identifier: GPL-3.0-or-later
"""Other makes of a thing of the catalogue, as lines of one's own (PC-92)."""

import pytest

from panoplia.rules.d100.gear import Weapon
from panoplia.rules.notes import Names
from panoplia.rules.refusal import Refused
from panoplia.rules.system import Makes
from panoplia.store.records import Entry
from panoplia.table.table import Table
from panoplia.table.verbs import scope_of
from reikland import Reikland
from world import World, all_rows


@pytest.fixture
def land(table: Table) -> Reikland:
    return Reikland.made(table)


def own(table: Table, campaign: int) -> list[Entry]:
    return [entry for entry in table.reading.entries(campaign, retired=True) if entry.origin == "own"]


def test_another_make_is_a_line_of_ones_own_that_can_be_bought(table: Table, land: Reikland) -> None:
    """A rapier of 18 co costs ten times as much, 180 co."""
    made = table.catalogue.add_make(land.campaign, land.entry["estoque"], "exceptional")
    assert own(table, land.campaign) == [made]
    assert (made.names, made.price, made.category, made.campaign) == (
        Names("Estoque, artesanía excepcional", "Rapier, exceptional make"), 43_200, "weapon", land.campaign,
    )  # fmt: skip
    assert isinstance(made.data, Weapon)
    assert made.data.craft == "exceptional"
    item = table.trade.buy(made.id, land.purse)
    piece = table.reading.holding(item.id).piece
    assert piece is not None
    assert piece.price == 43_200


def test_an_equal_line_is_not_doubled(table: Table, land: Reikland) -> None:
    made = table.catalogue.add_make(land.campaign, land.entry["estoque"], "good")
    before = all_rows(table)
    assert table.catalogue.add_make(land.campaign, land.entry["estoque"], "good") == made
    assert all_rows(table) == before
    table.catalogue.edit_entry(land.campaign, made.id, {"names.es": "El estoque de Klaus"})
    assert table.catalogue.add_make(land.campaign, land.entry["estoque"], "good").id != made.id


def test_an_equal_line_that_was_taken_out_comes_back(table: Table, land: Reikland) -> None:
    made = table.catalogue.add_make(land.campaign, land.entry["estoque"], "good")
    table.catalogue.retire_entry(land.campaign, made.id)
    assert table.catalogue.add_make(land.campaign, land.entry["estoque"], "good") == made
    assert len(own(table, land.campaign)) == 1


def test_it_is_made_of_what_the_line_is_now(table: Table, land: Reikland) -> None:
    """A changed price and name of the book; none stays none."""
    table.catalogue.override(land.campaign, land.entry["estoque"], {"price": 100, "names.es": "Ropera"})
    made = table.catalogue.add_make(land.campaign, land.entry["estoque"], "poor")
    assert (made.names.es, made.price) == ("Ropera, artesanía mala", 50)
    table.catalogue.override(land.campaign, land.entry["daga"], {"price": None})
    assert table.catalogue.add_make(land.campaign, land.entry["daga"], "good").price is None


@pytest.mark.parametrize(("key", "make"), [("honda", "good"), ("cuerda", "good"), ("luz", "good"), ("estoque", "best")])
def test_what_has_no_such_make_is_refused(table: Table, land: Reikland, key: str, make: str) -> None:
    before = all_rows(table)
    with pytest.raises(Refused):
        table.catalogue.add_make(land.campaign, land.entry[key], make)
    assert all_rows(table) == before


def test_a_name_that_gets_too_long_is_refused_by_its_field(table: Table, land: Reikland) -> None:
    table.catalogue.override(land.campaign, land.entry["estoque"], {"names.es": "x" * 500})
    with pytest.raises(Refused) as refused:
        table.catalogue.add_make(land.campaign, land.entry["estoque"], "good")
    assert refused.value.path == "names.es"


def test_a_system_without_makes_offers_none(table: Table, world: World) -> None:
    assert table.catalogue.makes(table.library.entry(world.entry["daga"])) == Makes()


def test_another_make_is_undone(table: Table, land: Reikland) -> None:
    before = all_rows(table)
    table.catalogue.add_make(land.campaign, land.entry["estoque"], "good")
    table.library.journal.undo(scope_of(land.campaign))
    assert all_rows(table) == before
