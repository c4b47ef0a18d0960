# SPDX-License-Identifier: GPL-3.0-or-later
"""A library that holds what this version does not know: said in a sentence, or passed over, and never changed."""

import sqlite3
from collections.abc import Callable

import pytest

from panoplia.rules.refusal import Refused
from panoplia.store.triggers import drop, mend
from panoplia.table.reading import UNKNOWN_SYSTEM, UNREADABLE
from panoplia.table.table import Table
from panoplia.words import Speech
from world import World


def edit(table: Table, statement: str, *values: object) -> None:
    """As another program does: without the journal."""
    connection = sqlite3.connect(table.library.path)
    with connection:
        drop(connection)
        connection.execute(statement, values)
        mend(connection)
    connection.close()


def test_what_is_magic_is_marked_wherever_it_is_named(table: Table, world: World) -> None:
    """R06: by a sign and its bonus, on lists, on the sheet and in what was done; its own name stays as it is."""
    item = table.trade.give(world.entry["daga"], world.purse, 1, "Colmillo", magic=True, bonus=2)
    held = table.reading.holding(item.id)
    assert Speech("en").say(held.name) == Speech("en").say(held.piece.name) == "Colmillo ✦ effectiveness 2"
    assert (held.called, item.name) == ("Colmillo", "Colmillo")
    label = Speech("en").say(table.library.journal.history(table="item", row=item.id)[0].label)
    assert "Colmillo ✦ effectiveness 2" in label


def test_a_campaign_of_unknown_rules_is_refused_in_words(table: Table, world: World) -> None:
    edit(table, "UPDATE campaign SET system = 'chess' WHERE id = ?", world.campaign)
    asked: tuple[Callable[[], object], ...] = (
        lambda: table.reading.system_of(world.campaign),
        lambda: table.reading.entries(world.campaign),
        lambda: table.reading.campaign_holdings(world.campaign),
        lambda: table.reading.subjects(world.campaign),
        lambda: table.characters.create(world.campaign, "Nadie", "", {}),
    )
    for ask in asked:
        with pytest.raises(Refused) as refused:
            ask()
        assert refused.value.note.text == UNKNOWN_SYSTEM
        assert "“chess”" in str(refused.value)


def test_a_category_that_is_not_known_comes_last(table: Table, world: World) -> None:
    edit(table, "UPDATE entry SET category = 'airship' WHERE id = ?", world.entry["daga"])
    held = table.reading.holdings(table.library.character(world.enyra))
    assert [holding.item.id for holding in held] == [world.axe, world.daggers]
    edit(table, "UPDATE entry SET category = 'airship' WHERE id = ?", world.entry["hacha_de_batalla"])
    assert len(table.reading.holdings(table.library.character(world.enyra))) == 2


def test_an_item_of_another_systems_catalogue_is_listed(table: Table, world: World) -> None:
    edit(table, "UPDATE entry SET system = 'chess' WHERE id = ?", world.entry["daga"])
    character = table.library.character(world.enyra)
    held = {holding.item.id: holding.piece for holding in table.reading.holdings(character)}
    assert held[world.daggers] is None
    assert len(table.reading.subject(character).pieces) == 1


@pytest.mark.parametrize("column", ["statistics", "condition"])
def test_a_character_that_cannot_be_read_has_no_subject(table: Table, world: World, column: str) -> None:
    edit(table, f"UPDATE character SET {column} = '[1]' WHERE id = ?", world.enyra)
    character = table.library.character(world.enyra)
    with pytest.raises(Refused) as refused:
        table.reading.subject(character)
    assert refused.value.note.text == UNREADABLE
    assert str(refused.value).startswith("Enyra la rusalka cannot be read")
    with pytest.raises(Refused):
        table.characters.heal(world.enyra, 1)
