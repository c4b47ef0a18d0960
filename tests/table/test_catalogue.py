# SPDX-License-Identifier: GPL-3.0-or-later
"""One's own lines of the armoury, and changes over the book's: everything that follows from them."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from panoplia.app import systems
from panoplia.rules.dungeon_hack.gear import Armour, Container, Weapon, Wear
from panoplia.rules.notes import Names, Phrase, note
from panoplia.rules.refusal import Refused
from panoplia.rules.system import Piece, ShippedEntry
from panoplia.store.records import Entry
from panoplia.table.table import Table
from panoplia.table.trade import Line
from panoplia.table.verbs import scope_of
from panoplia.words import Speech
from world import World, all_rows, open_table, work

SABRE = {"names.es": "Sable", "data.group": "light", "data.damage": "1d6", "data.penetration": 1}


def the(table: Table, world: World, key: str) -> Entry:
    return table.library.entry(world.entry[key])


def test_an_own_line_is_offered_in_its_campaign_alone(table: Table, world: World) -> None:
    made = table.catalogue.add_entry(world.campaign, "weapon", {**SABRE, "price": 900, "weight": 1200})
    assert made.data == Weapon("light", "1d6", 1)
    assert (made.names, made.price, made.weight, made.origin) == (Names("Sable"), 900, 1200, "own")
    other = table.campaigns.found("El Alto Marjal", "dungeon-hack").id
    assert made in table.reading.entries(world.campaign)
    assert made not in table.reading.entries(other)


def test_a_line_of_the_whole_library_is_offered_everywhere_and_undone_where_it_was_made(
    table: Table, world: World
) -> None:
    made = table.catalogue.add_entry(world.campaign, "container", {"names.en": "Urn", "data.room": 4}, everywhere=True)
    other = table.campaigns.found("El Alto Marjal", "dungeon-hack").id
    assert (made.data, made.names) == (Container(4), Names("", "Urn"))
    assert made in table.reading.entries(other)
    table.library.journal.undo(f"campaign:{world.campaign}")
    assert made.id not in {entry.id for entry in table.reading.entries(other)}


@pytest.mark.parametrize(
    ("kind", "values", "path"),
    [
        ("weapon", {**SABRE, "price": -1}, "price"),
        ("weapon", {**SABRE, "price": 10**12 + 1}, "price"),
        ("weapon", {**SABRE, "price": 10**19}, "price"),
        ("weapon", {**SABRE, "price": 1.5}, "price"),
        ("weapon", {**SABRE, "weight": -1}, "weight"),
        ("weapon", {**SABRE, "names.es": " \u200b "}, "names.es"),
        ("weapon", {**SABRE, "names.en": "x" * 501}, "names.en"),
        ("weapon", {**SABRE, "data.damage": "much"}, "damage"),
        ("weapon", {**SABRE, "data.group": "siege"}, "data.group"),
        ("weapon", {**SABRE, "data.penetration": 1000}, "data.penetration"),
        ("weapon", {**SABRE, "data.durability": "d7"}, "data.durability"),
        ("armour", {"names.es": "Peto"}, "data.rating"),
        ("armour", {"names.es": "Peto", "data.rating": 0}, "data.rating"),
        ("container", {"names.es": "Saco", "data.room": 0}, "data.room"),
    ],
)
def test_what_does_not_fit_is_refused_by_field(
    table: Table, world: World, kind: str, values: dict[str, Any], path: str
) -> None:
    """C20, C76: limits are refused with the field's name; a price below 0 is an error, not an income."""
    before = all_rows(table)
    with pytest.raises(Refused) as refused:
        table.catalogue.add_entry(world.campaign, kind, values)
    assert refused.value.path == path
    assert all_rows(table) == before


def test_no_price_is_not_the_price_nothing(table: Table, world: World) -> None:
    free = table.catalogue.add_entry(world.campaign, "thing", {"names.es": "Piedra", "price": 0})
    none = table.catalogue.add_entry(world.campaign, "thing", {"names.es": "Estrella"})
    assert table.trade.buy(free.id, world.purse).quantity == 1
    with pytest.raises(Refused):
        table.trade.buy(none.id, world.purse)


def test_names_are_kept_in_nfc_and_damage_as_the_book_writes_it(table: Table, world: World) -> None:
    made = table.catalogue.add_entry(
        world.campaign, "weapon", {**SABRE, "names.es": "Espado\u0301n", "data.damage": "1D6 + 1d8"}
    )
    assert (made.names.es, made.data.damage) == ("Espad\u00f3n", "1d6+1d8")


def test_an_edit_reaches_the_items(table: Table, world: World) -> None:
    made = table.catalogue.add_entry(world.campaign, "weapon", SABRE)
    item = table.trade.give(made.id, world.purse)
    table.catalogue.edit_entry(world.campaign, made.id, {"data.damage": "1d10", "price": 700})
    piece = table.reading.holding(item.id).piece
    assert piece is not None
    assert (piece.data.damage, piece.price, piece.name) == ("1d10", 700, Names("Sable"))


def test_a_line_of_which_there_are_items_is_not_deleted(table: Table, world: World) -> None:
    made = table.catalogue.add_entry(world.campaign, "weapon", SABRE)
    table.trade.give(made.id, world.purse, 3)
    table.trade.give(made.id, world.pouch)
    with pytest.raises(Refused) as refused:
        table.catalogue.delete_entry(world.campaign, made.id)
    assert refused.value.note.figures["n"] == 2


def test_the_book_is_never_deleted_and_ones_own_is_never_in_it(table: Table, world: World) -> None:
    made = table.catalogue.add_entry(world.campaign, "weapon", SABRE)
    for verb, entry in (
        (table.catalogue.delete_entry, world.entry["daga"]),
        (table.catalogue.back_to_book, made.id),
    ):
        with pytest.raises(Refused):
            verb(world.campaign, entry)
    with pytest.raises(Refused):
        table.catalogue.edit_entry(world.campaign, world.entry["daga"], {"price": 1})
    with pytest.raises(Refused):
        table.catalogue.override(world.campaign, made.id, {"price": 1})


def test_a_copy_is_ones_own_under_a_name_of_its_own(table: Table, world: World) -> None:
    table.catalogue.override(world.campaign, world.entry["daga"], {"data.damage": "1d6"})
    first = table.catalogue.copy_entry(world.campaign, world.entry["daga"])
    second = table.catalogue.copy_entry(world.campaign, first.id)
    assert (first.names, second.names) == (Names("Daga (2)", "Dagger (2)"), Names("Daga (3)", "Dagger (3)"))
    assert (first.data.damage, first.origin, first.overlay) == ("1d6", "own", None)


@pytest.mark.parametrize("key", ["daga", "own"])
def test_a_retired_line_is_offered_no_more_but_what_is_held_stays(table: Table, world: World, key: str) -> None:
    made = table.catalogue.add_entry(world.campaign, "weapon", SABRE).id
    entry = made if key == "own" else world.entry[key]
    item = table.trade.give(entry, world.purse)
    table.catalogue.retire_entry(world.campaign, entry)
    assert entry not in {each.id for each in table.reading.entries(world.campaign)}
    assert entry in {each.id for each in table.reading.entries(world.campaign, retired=True)}
    assert table.reading.holding(item.id).entry.id == entry
    assert table.catalogue.bring_back_entry(world.campaign, entry).retired is False
    assert all_rows(table)["override"] == []


def test_everything_follows_an_override(table: Table, world: World) -> None:
    """Item price, sheet, workshop, shop: the axe in Enyra's hand (1d8, 10 mo) becomes 2d6 and 4 mo."""
    changed = table.catalogue.override(
        world.campaign, world.entry["hacha_de_batalla"], {"data.damage": "2d6", "data.durability": "d12", "price": 400}
    )
    assert changed.overlay is not None
    assert changed.overlay.changed == {"data.damage", "data.durability", "price"}
    assert changed.overlay.book.data.damage == "1d8"
    piece = table.reading.holding(world.axe).piece
    assert piece is not None
    assert (piece.data.damage, piece.price) == ("2d6", 400)
    subject = table.reading.subject(table.library.character(world.enyra))
    assert any(each.data.damage == "2d6" for each in subject.pieces if isinstance(each.data, Weapon))
    assert table.trade.price(the(table, world, "hacha_de_batalla"), 2) == 800


def test_back_to_the_book_by_field_and_whole(table: Table, world: World) -> None:
    entry = world.entry["daga"]
    book = table.library.entry(entry)
    table.catalogue.override(world.campaign, entry, {"data.damage": "1d6", "price": 0, "names.es": "Puñal"})
    one = table.catalogue.back_to_book(world.campaign, entry, "price")
    assert one.overlay is not None
    assert (one.price, one.overlay.changed) == (200, {"data.damage", "names.es"})
    assert table.catalogue.back_to_book(world.campaign, entry) == book
    assert all_rows(table)["override"] == []


def test_a_change_to_what_the_book_says_is_none(table: Table, world: World) -> None:
    entry = world.entry["daga"]
    table.catalogue.override(world.campaign, entry, {"price": 300})
    assert table.catalogue.override(world.campaign, entry, {"price": 200}).overlay is None


def test_an_override_holds_in_every_campaign_and_is_undone_in_its_own(table: Table, world: World) -> None:
    other = table.campaigns.found("El Alto Marjal", "dungeon-hack").id
    table.catalogue.override(world.campaign, world.entry["daga"], {"price": 300})
    assert {entry.price for entry in table.reading.entries(other) if entry.key == "daga"} == {300}
    table.library.journal.undo(f"campaign:{world.campaign}")
    assert the(table, world, "daga").price == 200


def test_a_new_edition_under_an_override_marks_it(table: Table, world: World, tmp_path: Path) -> None:
    """The shipped price changes from 2 mo to 3 mo under a change of price; a changed damage is not stale."""
    system = systems()["dungeon-hack"]
    table.catalogue.override(world.campaign, world.entry["daga"], {"price": 100, "data.damage": "1d6"})
    table.library.bring_in(system.id, _edition(table, world, price=300))
    marked = the(table, world, "daga")
    assert marked.overlay is not None
    assert (marked.price, marked.overlay.stale, marked.overlay.book.price) == (100, {"price"}, 300)
    kept = table.catalogue.override(world.campaign, world.entry["daga"], {})
    assert kept.overlay is not None
    assert (kept.price, kept.overlay.stale) == (100, frozenset())


def _edition(table: Table, world: World, price: int) -> Any:
    for entry in table.library.entries("dungeon-hack"):
        book = entry.overlay.book if entry.overlay else entry
        yield ShippedEntry(
            book.key, book.category, book.names, book.data, price if book.key == "daga" else book.price, book.weight
        )


def test_a_change_that_no_longer_fits_is_passed_over_and_kept(tmp_path: Path) -> None:
    table = open_table(tmp_path)
    world = World.made(table)
    table.catalogue.override(world.campaign, world.entry["daga"], {"price": 300})
    override = table.library.override_of(world.entry["daga"])
    assert override is not None
    broken = {"price": -5, "data.damage": "many", "data.colour": "red", "data.penetration": 3}
    with table.library.journal.act("library", _label()):
        table.library.change(override, changes=broken)
    entry = the(table, world, "daga")
    assert entry.overlay is not None
    assert (entry.price, entry.data.damage, entry.data.penetration) == (200, "1d4", 3)
    assert entry.overlay.misfits == {"price", "data.damage", "data.colour"}
    kept = table.catalogue.override(world.campaign, entry.id, {"weight": 400})
    assert kept.overlay is not None
    assert (kept.weight, kept.overlay.misfits) == (400, {"price", "data.damage", "data.colour"})
    stored = table.library.override_of(entry.id)
    assert stored is not None
    assert stored.changes["data.damage"] == "many"
    table.library.close()


def _label() -> Any:
    return note(Phrase("test", "Broken by hand"))


def test_details_tell_what_a_worn_piece_has_now(table: Table, world: World) -> None:
    """R06, DH-34: one die of four lost for good and one step of its d8; a new piece says it once."""
    system = systems()["dungeon-hack"]
    plate = Piece("", Armour(4, "d8"), Wear(steps=1, lost=1))
    told = {label: Speech("en").say(words) for label, words in system.details(plate)}
    assert (told["Protection"], told["Durability"]) == ("3 dice, at first 4 dice", "d6, at first d8")
    new = {label: Speech("en").say(words) for label, words in system.details(Piece("", Armour(4, "d8"), Wear()))}
    assert (new["Protection"], new["Durability"]) == ("4 dice", "d8")


def test_effectiveness_shows_before_it_is_given(table: Table, world: World) -> None:
    """DH-21: E above 1 is added to penetration or armour dice; 1 adds nothing."""
    system = systems()["dungeon-hack"]
    spear = Piece("", Weapon("one_handed", "1d6", 2), None, magic=True, bonus=3)
    plate = Piece("", Armour(4), None, magic=True, bonus=1)
    assert dict(system.details(spear))["Penetration"] == "5"
    assert dict(system.details(plate))["Protection"].figures["n"] == 4
    assert dict(system.details(msgspec.structs.replace(plate, bonus=2)))["Protection"].figures["n"] == 6


def test_the_old_absorption_dice_fill_in_the_rating() -> None:
    """DH-37: d4 1, d6 2, d8 3, d10 4, d12 5, d20 6."""
    kinds = {kind.id: kind for kind in systems()["dungeon-hack"].entry_kinds}
    (rating,) = (field for field in kinds["armour"].fields if field.id == "rating")
    assert dict(rating.fillings) == {"d4": 1, "d6": 2, "d8": 3, "d10": 4, "d12": 5, "d20": 6}


def test_a_basket_at_a_share_of_its_price_is_rounded_once(table: Table, world: World) -> None:
    """R34: 12 of 5 mc at half are 30 mc; three of 1 mc at half are 2 mc, not 3."""
    arrow = table.catalogue.add_entry(world.campaign, "thing", {"names.es": "Flecha", "price": 5}).id
    bead = table.catalogue.add_entry(world.campaign, "thing", {"names.es": "Abalorio", "price": 1}).id
    assert table.trade.total([Line(arrow, 12)], 50) == 30
    assert table.trade.total([Line(bead), Line(bead), Line(bead)], 50) == 2
    assert table.trade.total([Line(bead)], 120) == 2
    said = table.trade.total([Line(arrow, 12), Line(bead, 3)], 120)
    table.trade.buy_all([Line(arrow, 12), Line(bead, 3)], world.purse, 120)
    assert said == 76
    assert table.library.holder(world.purse).money == 2000 - 76


def test_worn_pieces_keep_their_die_when_their_entry_changes(table: Table, world: World) -> None:
    """R06: a d10 axe that is worn to d6 is a d6 axe; one action, also for what is being worked on."""
    for _ in range(2):
        work(table, world.axe, "test-durability", "1")
    other = table.trade.give(world.entry["hacha_de_batalla"], world.pouch, 2).id
    third = work(table, table.trade.give(world.entry["hacha_de_batalla"], world.purse).id, "test-durability", "1").id
    work(table, third, "restore-durability")
    before = all_rows(table)
    table.catalogue.override(world.campaign, world.entry["hacha_de_batalla"], {"data.durability": "d6"})
    assert [table.library.item(one).wear.steps for one in (world.axe, other, third)] == [0, 0, 0]
    assert table.library.work_on(third).wear.steps == 0
    state = table.reading.system_of(world.campaign).state
    assert all(state(table.reading.holding(one).piece).usable for one in (world.axe, other))
    table.library.journal.undo(scope_of(world.campaign))
    assert all_rows(table) == before
    table.catalogue.override(world.campaign, world.entry["hacha_de_batalla"], {"data.durability": "d12"})
    assert [table.library.item(one).wear.steps for one in (world.axe, other, third)] == [3, 0, 2]
    table.catalogue.back_to_book(world.campaign, world.entry["hacha_de_batalla"])
    assert all_rows(table)["item"] == before["item"]


def test_a_price_changes_no_piece(table: Table, world: World) -> None:
    work(table, world.axe, "test-durability", "1")
    before = all_rows(table)["item"]
    table.catalogue.override(world.campaign, world.entry["hacha_de_batalla"], {"price": 3})
    assert all_rows(table)["item"] == before
