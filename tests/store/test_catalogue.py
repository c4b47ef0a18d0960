# SPDX-License-Identifier: GPL-3.0-or-later
"""Shipped catalogues come in outside the journal, keep their ids and are never deleted."""

import pytest

from panoplia.rules.notes import Names
from panoplia.rules.refusal import Refused
from panoplia.store.library import Library
from panoplia.store.records import Entry, Item
from store.tiny import Blade, Small, plain, rows, said, shipped


def test_lines_come_in_change_retire_and_return(library: Library) -> None:
    assert library.bring_in("tiny", [shipped("daga"), shipped("hacha", None)])
    first = library.entries("tiny")
    assert [(entry.key, entry.price, entry.origin, entry.retired) for entry in first] == [
        ("daga", 5, "shipped", False),
        ("hacha", None, "shipped", False),
    ]
    assert library.bring_in("tiny", [shipped("daga", 7), shipped("pica")])
    second = library.entries("tiny")
    assert [(entry.key, entry.price, entry.retired) for entry in second] == [
        ("daga", 7, False),
        ("hacha", None, True),
        ("pica", 5, False),
    ]
    assert [(entry.id, entry.uid) for entry in second[:2]] == [(entry.id, entry.uid) for entry in first]
    assert library.bring_in("tiny", [shipped("daga", 7), shipped("pica"), shipped("hacha", None)])
    assert [entry.retired for entry in library.entries("tiny")] == [False, False, False]


def test_nothing_is_written_where_nothing_changed(library: Library) -> None:
    lines = [shipped("daga"), shipped("hacha")]
    assert library.bring_in("tiny", lines)
    before = plain(library).total_changes
    assert not library.bring_in("tiny", iter(lines))
    assert plain(library).total_changes == before
    assert library.bring_in("tiny", [shipped("daga"), shipped("hacha", damage="1d8")])


def test_the_journal_does_not_see_it_and_goes_on(library: Library, small: Small) -> None:
    history = library.journal.history()
    library.bring_in("tiny", [shipped("daga")])
    assert library.journal.history() == history
    (entry,) = (entry for entry in library.entries("tiny") if entry.origin == "shipped")
    with library.journal.act(small.scope, said(1)):
        item = library.add(Item(0, "", entry.id, small.hero.holder, None, small.blade.wear))
    library.bring_in("tiny", [])
    assert library.item(item.id) == item
    assert library.entry(entry.id).retired
    library.journal.undo(small.scope)


def test_own_lines_of_the_same_key_stay(library: Library, small: Small) -> None:
    with library.journal.act("library", said(1)):
        own = library.add(Entry(0, "", "tiny", None, "daga", "weapon", Names("Mía"), Blade(), 1, 1, "own"))
    library.bring_in("tiny", [shipped("daga")])
    library.bring_in("tiny", [])
    assert library.entry(own.id) == own


def test_a_line_that_does_not_fit_brings_in_nothing(library: Library) -> None:
    before = rows(library)
    with pytest.raises(Refused) as refused:
        library.bring_in("tiny", [shipped("daga"), shipped("cara", 10**13)])
    assert refused.value.path == "price"
    assert rows(library) == before
