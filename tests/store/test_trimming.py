# SPDX-License-Identifier: GPL-3.0-or-later
"""The journal made smaller: old images go, labels and what they were about stay, and nothing can be half undone."""

import json
import sqlite3
from collections.abc import Generator
from datetime import timedelta

import pytest

from panoplia.rules.refusal import Refused
from panoplia.store import trimming
from panoplia.store.journal import NOTHING_TO_UNDO
from panoplia.store.library import Library
from panoplia.store.trimming import Limits
from store.tiny import Clock, Shape, Small, plain, rows, said

DAY = 24 * 60 * 60


def trim(library: Library, **limits: int) -> int:
    """Trim to the end; the number of slices."""
    return sum(1 for _ in library.trim(Limits(**{"actions": 1, **limits})))


def images(library: Library) -> list[tuple[object, object]]:
    """Before and after of every recorded change, oldest first."""
    found = plain(library).execute("SELECT before, after FROM change ORDER BY id")
    return [tuple(json.loads(each) if each else None for each in row) for row in found]


def act(library: Library, small: Small, number: int, **fields: object) -> None:
    with library.journal.act(small.scope, said(number)):
        library.change(library.item(small.blade.id), **fields)


def test_what_is_old_loses_its_images_and_keeps_its_story(library: Library, small: Small, clock: Clock) -> None:
    act(library, small, 1, wear=Shape(1), name="Aguijón", notes="x" * 100)
    clock.forward(366 * DAY)
    act(library, small, 2, wear=Shape(2))
    told = [(line.label, line.time, [change.row for change in line.changes]) for line in library.journal.history()]
    trim(library)
    again = library.journal.history()
    assert [(line.label, line.time, [change.row for change in line.changes]) for line in again] == told
    assert images(library)[-2] == ({"name": ""}, {"name": "Aguijón"})
    assert images(library)[-1] == ({"wear": '{"steps":1,"note":""}'}, {"wear": '{"steps":2,"note":""}'})
    assert [line.state for line in again] == ["done", "closed", "closed"]


def test_what_is_young_can_be_undone_as_before(library: Library, small: Small, clock: Clock) -> None:
    act(library, small, 1, bonus=1)
    before = rows(library)
    clock.forward(366 * DAY)
    act(library, small, 2, bonus=2)
    act(library, small, 3, bonus=3)
    trim(library)
    library.journal.undo(small.scope)
    library.journal.undo(small.scope)
    assert rows(library) == before
    with pytest.raises(Refused) as refused:
        library.journal.undo(small.scope)
    assert refused.value.note.text == NOTHING_TO_UNDO


def test_the_newest_actions_stay_whatever_their_age(library: Library, small: Small, clock: Clock) -> None:
    for number in range(5):
        act(library, small, number, bonus=number + 1)
    clock.forward(1000 * DAY)
    trim(library, actions=3)
    assert [line.state for line in library.journal.history()] == ["done"] * 3 + ["closed"] * 3


def test_what_is_beyond_the_newest_bytes_goes(library: Library, small: Small) -> None:
    for number in range(6):
        act(library, small, number, notes=str(number) * 1000)
    trim(library, most_bytes=4500)
    # The first notes replaced none; each of the others weighs 2,000 and some.
    states = [line.state for line in library.journal.history(table="item", row=small.blade.id)]
    assert states == ["done"] * 2 + ["closed"] * 5


def test_what_was_deleted_is_still_named(library: Library, small: Small, clock: Clock) -> None:
    with library.journal.act(small.scope, said(1)):
        library.remove(small.inner)
    clock.forward(366 * DAY)
    act(library, small, 2, bonus=2)
    trim(library)
    (line,) = [line for line in library.journal.history() if line.label == said(1)]
    (change,) = line.changes
    assert change.before == {
        "entry": small.blade_entry.id, "holder": None, "inside": small.sack.id, "quantity": 3, "name": "",
    }  # fmt: skip


def test_what_was_undone_long_ago_is_forgotten(library: Library, small: Small, clock: Clock) -> None:
    act(library, small, 1, bonus=1)
    library.journal.undo(small.scope)
    clock.forward(366 * DAY)
    with library.journal.act("library", said(2)):
        library.change(small.blade_entry, price=9)
    trim(library)
    assert library.journal.redoable(small.scope) is None
    assert [line.label for line in library.journal.history()] == [said(2), said(0)]


def test_an_action_that_is_still_open_stays_and_holds_back_what_came_after(
    library: Library, small: Small, clock: Clock
) -> None:
    act(library, small, 1, bonus=1)
    act(library, small, 2, bonus=2)
    plain(library).execute("UPDATE action SET state = 'open', scope = 'encounter:1' WHERE id = 2")
    clock.forward(366 * DAY)
    act(library, small, 3, bonus=3)
    trim(library)
    states = [state for (state,) in plain(library).execute("SELECT state FROM action ORDER BY id")]
    assert states == ["closed", "open", "done", "done"]


def test_a_slice_is_short_and_anything_may_happen_between_two(
    library: Library, small: Small, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trimming, "SLICE", 200)
    with library.journal.act(small.scope, said(1)):
        for number in range(500):
            library.change(library.item(small.blade.id), bonus=number)
    clock.forward(366 * DAY)
    act(library, small, 2, bonus=1)
    done = 0
    for number, _ in enumerate(library.trim(Limits(actions=1))):
        act(library, small, 10 + number, bonus=10 + number)
        done += 1
    assert done >= 3
    first = library.journal.history()[-2]
    assert first.state == "closed"
    assert all(change.before == {} for change in first.changes)
    assert library.item(small.blade.id).bonus == 10 + done - 1


def test_a_story_too_heavy_for_one_slice_is_trimmed_in_several(
    library: Library, small: Small, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trimming, "HEAVIEST", 1000)
    for number in range(4):
        act(library, small, number, notes=str(number) * 2000)
    clock.forward(366 * DAY)
    act(library, small, 9, bonus=1)
    trim(library)
    assert [line.state for line in library.journal.history()] == ["done"] + ["closed"] * 5


def test_a_clock_set_back_trims_nothing(library: Library, small: Small, clock: Clock) -> None:
    act(library, small, 1, bonus=1)
    clock.time -= timedelta(days=5000)
    act(library, small, 2, bonus=2)
    clock.time += timedelta(days=5000)
    trim(library, actions=2)
    assert [line.state for line in library.journal.history()] == ["done", "done", "done"]


def test_trimming_waits_for_no_one_and_says_nothing(library: Library, small: Small, clock: Clock) -> None:
    """C07: a busy library is trimmed another time."""
    act(library, small, 1, bonus=1)
    told: list[object] = []

    def wait(fault: object) -> Generator[None, None, None]:
        told.append(fault)
        yield

    library.watch(wait, told.append)
    other = sqlite3.connect(library.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Refused):
        trim(library)
    other.close()
    assert told == []
