# SPDX-License-Identifier: GPL-3.0-or-later
"""Changes over shipped lines are laid over in reading; what no longer fits is named, kept and passed over."""

from typing import Any

import pytest

from panoplia.rules.notes import Names
from panoplia.store.library import Library
from panoplia.store.overlay import differences, fields_of
from panoplia.store.records import Damaged, Entry, Override
from store.tiny import Blade, Small, plain, said, shipped


def change(library: Library, changes: dict[str, Any], base: dict[str, Any]) -> Entry:
    """The shipped dagger with changes laid over it."""
    library.bring_in("tiny", [shipped("daga")])
    (entry,) = (entry for entry in library.entries("tiny") if entry.origin == "shipped")
    with library.journal.act("library", said()):
        library.add(Override(0, "", entry.id, changes, base))
    return library.entry(entry.id)


def test_every_reader_sees_the_changed_entry(library: Library) -> None:
    changes = {"names.en": "Dirk", "price": None, "weight": 300, "retired": True, "data.damage": "1d4"}
    base = {"names.en": "", "price": 5, "weight": 900, "retired": False, "data.damage": "1d6"}
    entry = change(library, changes, base)
    assert (entry.names, entry.price, entry.weight, entry.retired) == (Names("Daga", "Dirk"), None, 300, True)
    assert entry.data == Blade("1d4")
    assert entry.overlay is not None
    assert (entry.overlay.changed, entry.overlay.stale, entry.overlay.misfits) == (changes.keys(), set(), set())
    assert entry.overlay.book.data == Blade("1d6")
    assert library.entries_by_id([entry.id]) == {entry.id: entry}
    assert entry in library.entries("tiny")
    assert {path: (now, before) for path, now, before in differences(entry, entry.overlay.book)} == {
        path: (value, base[path]) for path, value in changes.items()
    }


def test_a_later_edition_makes_a_change_stale(library: Library) -> None:
    change(library, {"price": 7, "weight": 300}, {"price": 5, "weight": 900})
    library.bring_in("tiny", [shipped("daga", 6)])
    (entry,) = library.entries("tiny")
    assert entry.overlay is not None
    assert (entry.price, entry.weight, entry.overlay.stale) == (7, 300, {"price"})


@pytest.mark.parametrize(
    "changes",
    [
        {"names.es": 3},
        {"names.fr": "Dague"},
        {"price": -1},
        {"price": 10**13},
        {"price": True},
        {"weight": "heavy"},
        {"retired": 1},
        {"data.damage": 6},
        {"data.type": "sack"},
        {"data.edge": 2},
        {"origin": "own"},
    ],
)
def test_a_change_that_does_not_fit_is_named_and_passed_over(library: Library, changes: dict[str, Any]) -> None:
    entry = change(library, {**changes, "weight": changes.get("weight", 300)}, {})
    assert entry.overlay is not None
    assert entry.overlay.misfits == changes.keys()
    assert fields_of(entry) | {"weight": 900} == fields_of(entry.overlay.book)
    override = library.override_of(entry.id)
    assert override is not None
    assert override.changes == {**changes, "weight": changes.get("weight", 300)}


def test_a_damaged_line_keeps_its_changes(library: Library) -> None:
    entry = change(library, {"data.damage": "1d4", "price": 7}, {"data.damage": "1d6", "price": 5})
    with library.journal.act("library", said(1)):
        plain(library).execute('UPDATE entry SET data = \'{"type": "bow"}\' WHERE id = ?', (entry.id,))
    damaged = library.entry(entry.id)
    assert isinstance(damaged.data, Damaged)
    assert damaged.overlay is not None
    assert (damaged.price, damaged.overlay.misfits) == (7, {"data.damage"})


def test_nothing_lies_over_an_own_line(library: Library, small: Small) -> None:
    assert library.entry(small.blade_entry.id) == small.blade_entry
    assert library.override_of(small.blade_entry.id) == small.override
    assert library.count_of(small.blade_entry.id) == 2
