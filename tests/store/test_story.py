# SPDX-License-Identifier: GPL-3.0-or-later
"""A journal that was edited by hand: what cannot be read is said, kept, and never written back."""

import sqlite3
from datetime import UTC, datetime

import pytest

from panoplia.rules.notes import note
from panoplia.rules.refusal import Refused
from panoplia.store.library import Library
from panoplia.store.rewind import UNDO_CHANGED
from panoplia.store.story import ACT_UNREADABLE, LINE_UNREADABLE
from store.tiny import Clock, Small, plain, rows, said

UNREADABLE = note(LINE_UNREADABLE)
NESTED = '{"type":"Note","context":"c","text":"{a}","figures":{"a":' * 450 + "1" + "}}" * 450
LABELS = [
    "{}",
    "[]",
    "null",
    "7",
    '{"type":"Note","context":"c"}',
    '{"type":"Note","context":"c","text":"half {"}',
    '{"type":"Note","context":"c","text":"{0.real}"}',
    '{"type":"Note","context":"c","text":"{a[b]}","figures":{"a":"x"}}',
    '{"type":"Note","context":"c","text":"x","figures":[1]}',
    NESTED,
]
TIMES = ["", "yesterday", "2026-08-03T12:00:00", "0001-01-01T00:00:00+00:00", "9999-12-31T23:59:59+00:00"]
IMAGES = ["[]", "null", "7", '{"money":[1]}', '{"money":{}}', '{"money":99999999999999999999}']
# Readable, but nothing that this library could have recorded for an update of its holder.
MISFITS = ["{}", '{"mony":1}', '{"id":9}', '{"money\\" = 0 --":1}']


@pytest.fixture
def edited(library: Library, small: Small) -> Library:
    """A library whose last action changes the money of a holder."""
    with library.journal.act(small.scope, said(1)):
        library.change(small.hero, money=7)
    return library


def edit(library: Library, column: str, value: object) -> None:
    table = "action" if column in ("label", "time") else "change"
    plain(library).execute(f"UPDATE {table} SET {column} = ? WHERE id = (SELECT max(id) FROM {table})", (value,))


def everything(library: Library) -> list[str]:
    with sqlite3.connect(library.path) as connection:
        dumped = list(connection.iterdump())
    connection.close()
    return dumped


def refuses_to_undo(library: Library, small: Small, phrase: str) -> None:
    before = everything(library)
    with pytest.raises(Refused) as refused:
        library.journal.undo(small.scope)
    assert refused.value.note.text == phrase
    assert everything(library) == before


ODD = [
    *(("label", text) for text in LABELS),
    *(("time", text) for text in TIMES),
    *((column, text) for column in ("before", "after") for text in IMAGES),
]


@pytest.mark.parametrize(("column", "text"), ODD)
def test_a_line_that_cannot_be_read_says_so_and_stays(edited: Library, small: Small, column: str, text: str) -> None:
    edit(edited, column, text)
    line, *earlier = edited.journal.history()
    assert (line.label, line.scope, line.state, line.changes) == (UNREADABLE, small.scope, "done", ())
    line.time.astimezone()
    assert [each.label for each in earlier] == [said()]
    assert edited.journal.undoable(small.scope) == (UNREADABLE if column == "label" else said(1))
    refuses_to_undo(edited, small, ACT_UNREADABLE)


def test_its_time_is_told_where_that_can_be_read(edited: Library, clock: Clock) -> None:
    edit(edited, "label", "{}")
    assert edited.journal.history()[0].time == clock()
    edit(edited, "time", "")
    assert edited.journal.history()[0].time == datetime(1970, 1, 1, tzinfo=UTC)


@pytest.mark.parametrize("text", MISFITS)
def test_images_that_fit_no_column_are_not_written(edited: Library, small: Small, text: str) -> None:
    edit(edited, "before", text)
    edit(edited, "after", text)
    refuses_to_undo(edited, small, ACT_UNREADABLE)


@pytest.mark.parametrize(
    ("column", "value"),
    [("before", None), ("after", None), ("kind", "insert"), ("kind", "delete"), ("table_name", "dragon"),
     ("table_name", "setting")],
)  # fmt: skip
def test_changes_of_another_kind_or_table_are_not_written(
    edited: Library, small: Small, column: str, value: object
) -> None:
    edit(edited, column, value)
    refuses_to_undo(edited, small, ACT_UNREADABLE)


@pytest.mark.parametrize("value", ['{"money":-1}', '{"money":"much"}', '{"money":null}'])
def test_values_that_the_table_does_not_take_are_not_written(edited: Library, small: Small, value: str) -> None:
    edit(edited, "before", value)
    refuses_to_undo(edited, small, UNDO_CHANGED)


def test_an_added_row_with_another_id_is_not_removed(library: Library, small: Small) -> None:
    edit(library, "after", '{"id":1}')
    before = rows(library)
    with pytest.raises(Refused) as refused:
        library.journal.undo("library")
    assert refused.value.note.text == ACT_UNREADABLE
    assert rows(library) == before


def test_an_undone_action_that_cannot_be_read_is_not_done_again(edited: Library, small: Small) -> None:
    edited.journal.undo(small.scope)
    edit(edited, "label", "[]")
    assert edited.journal.redoable(small.scope) == UNREADABLE
    before = rows(edited)
    with pytest.raises(Refused) as refused:
        edited.journal.redo(small.scope)
    assert refused.value.note.text == ACT_UNREADABLE
    assert rows(edited) == before


def test_nothing_joins_an_action_of_no_known_time(library: Library, small: Small) -> None:
    for money in (1, 2):
        with library.journal.act(small.scope, said(money), join="money"):
            library.change(small.hero, money=money)
        edit(library, "time", "noon")
    assert [line.scope for line in library.journal.history()] == [small.scope, small.scope, "library"]


def test_a_later_action_that_cannot_be_read_still_stands_in_the_way(edited: Library, small: Small) -> None:
    with edited.journal.act("encounter:1", said(2)):
        edited.change(small.hero, money=8)
    edit(edited, "label", "{}")
    with pytest.raises(Refused) as refused:
        edited.journal.undo(small.scope)
    assert refused.value.note.figures["later"] == UNREADABLE
