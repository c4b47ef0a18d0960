# SPDX-License-Identifier: GPL-3.0-or-later
"""Undo to a line: everything after it with it, as often as single undos would, or nothing at all."""

import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from panoplia.rules.refusal import Refused
from panoplia.store.journal import BACK_TO, NOTHING_TO_UNDO
from panoplia.store.library import Library
from panoplia.store.records import Report
from panoplia.store.rewind import UNDO_LATER
from store.test_undo_property import played
from store.tiny import Clock, Small, open_at, rows, said

OTHER = "encounter:1"


def pay(library: Library, small: Small, scope: str, *amounts: int) -> list[int]:
    """One action for each amount that comes to be in the purse."""
    for amount in amounts:
        with library.journal.act(scope, said(amount)):
            library.change(small.hero, money=amount)
    return [line.action for line in library.journal.history(scope, limit=len(amounts))][::-1]


def test_back_to_a_line_is_told_once_with_its_count(library: Library, small: Small) -> None:
    reports: list[Report] = []
    _, second, _ = pay(library, small, small.scope, 1, 2, 3)
    library.journal.subscribe(reports.append)
    library.journal.undo_to(small.scope, second)
    assert library.character(small.hero.id).money == 1
    (report,) = reports
    assert (report.kind, report.label.text) == ("undone", str(BACK_TO))
    assert report.label.figures == {"n": 2, "label": said(2)}


def test_of_a_single_line_its_own_label_is_told(library: Library, small: Small) -> None:
    (only,) = pay(library, small, small.scope, 1)
    assert library.journal.undo_to(small.scope, only).label == said(1)


def test_a_second_click_changes_nothing_more(library: Library, small: Small) -> None:
    first, second = pay(library, small, small.scope, 1, 2)
    library.journal.undo_to(small.scope, second)
    before = rows(library)
    assert library.journal.down_to(small.scope, second) == []
    with pytest.raises(Refused) as error:
        library.journal.undo_to(small.scope, second)
    assert error.value.note.text == NOTHING_TO_UNDO
    assert rows(library) == before
    assert library.journal.down_to(small.scope, first) == [first]


def test_one_that_cannot_be_undone_stops_all_and_is_named(library: Library, small: Small) -> None:
    first, _ = pay(library, small, small.scope, 1, 2)
    pay(library, small, OTHER, 3)
    with library.journal.act(small.scope, said(4)):
        library.change(small.stash, name="Baúl")
    before = rows(library)
    with pytest.raises(Refused) as error:
        library.journal.undo_to(small.scope, first)
    assert error.value.note.text == UNDO_LATER
    assert error.value.note.figures == {"label": said(2), "later": said(3)}
    assert rows(library) == before
    assert [line.state for line in library.journal.history(small.scope, limit=3)] == ["done"] * 3


def test_what_was_undone_to_a_line_is_redone_one_by_one(library: Library, small: Small) -> None:
    first, *_ = pay(library, small, small.scope, 1, 2, 3)
    library.journal.undo_to(small.scope, first)
    library.journal.redo(small.scope)
    assert library.character(small.hero.id).money == 1
    library.journal.redo(small.scope)
    assert library.character(small.hero.id).money == 2


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_it_comes_to_the_same_as_single_undos(data: st.DataObject) -> None:
    with tempfile.TemporaryDirectory() as folder:
        library = open_at(Path(folder) / "l.panoplia", Clock())
        played(library, data, ["campaign:1"])
        last = rows(library)
        done = [line.action for line in library.journal.history("campaign:1")]
        if done:
            line = data.draw(st.sampled_from(done))
            for _ in library.journal.down_to("campaign:1", line):
                library.journal.undo("campaign:1")
            by_ones = rows(library)
            for _ in range(done.index(line) + 1):
                library.journal.redo("campaign:1")
            assert rows(library) == last
            library.journal.undo_to("campaign:1", line)
            assert rows(library) == by_ones
        library.close()


def test_scopes_and_rows_are_found_by_what_they_were_about(library: Library, small: Small) -> None:
    pay(library, small, OTHER, 3)
    with library.journal.act(small.scope, said(4)):
        library.change(small.blade, holder=small.stash.id)
    holder = ("holder", small.hero.holder)
    assert library.journal.scopes_about([holder]) == [OTHER, "library"]
    assert library.journal.scopes_about([]) == []
    assert library.journal.rows_once("item", "holder", small.stash.id) == [small.blade.id]
    assert set(library.journal.rows_once("item", "holder", small.hero.holder)) == {small.blade.id, small.sack.id}
    about = library.journal.history(scopes=[OTHER, small.scope], about=[("item", small.blade.id), holder])
    assert [line.label for line in about] == [said(4), said(3)]
    assert [change.table for change in about[0].changes] == ["item"]
    line = library.journal.line(about[0].action)
    assert line is not None
    assert line.label == said(4)
    assert library.journal.line(4711) is None


def test_a_row_is_read_as_the_journal_keeps_it(library: Library, small: Small) -> None:
    image = library.image("holder", small.stash.id)
    assert (image["name"], image["money"]) == ("Arcón", 4)
    assert library.image("holder", 4711) == {}
    assert library.image("no such table", 1) == {}
