# SPDX-License-Identifier: GPL-3.0-or-later
"""Actions that stay open over several transactions, and guards that look at what is written."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from panoplia.rules.notes import QT_TRANSLATE_NOOP
from panoplia.rules.refusal import Refused
from panoplia.store.journal import NOTHING_TO_REDO, NOTHING_TO_UNDO
from panoplia.store.library import Library
from panoplia.store.records import Act, Recorded
from store.tiny import Clock, Small, open_at, plain, rows, said

SCOPE = "encounter:1"


def begin(library: Library, small: Small, seq: int = 2) -> Act:
    with library.journal.act(SCOPE, said(1)) as action:
        action.stay_open()
        return library.add(Act(0, "", small.fight.id, seq, "{}"))


def answer(library: Library, act: Act, *answers: str, last: bool = False) -> None:
    with library.journal.act(SCOPE, said(2), go_on=True) as action:
        if not last:
            action.stay_open()
        library.change(library.act(act.id), answers=answers, **({"after": "{}"} if last else {}))


def states(library: Library) -> list[str]:
    return [line.state for line in library.journal.history(SCOPE)]


def test_several_transactions_are_one_action(library: Library, small: Small) -> None:
    start = rows(library)
    act = begin(library, small)
    assert states(library) == ["open"]
    answer(library, act, "1")
    answer(library, act, "1", "2", last=True)
    (line,) = library.journal.history(SCOPE)
    assert (line.state, line.label, len(line.changes)) == ("done", said(2), 3)
    done = rows(library)
    library.journal.undo(SCOPE)
    assert rows(library) == start
    library.journal.redo(SCOPE)
    assert rows(library) == done


def test_undo_takes_back_the_last_answer_then_the_act(library: Library, small: Small) -> None:
    seen = [rows(library)]
    act = begin(library, small)
    seen.append(rows(library))
    answer(library, act, "1")
    seen.append(rows(library))
    answer(library, act, "1", "2")
    while seen:
        assert library.journal.undoable(SCOPE) is not None
        report = library.journal.undo(SCOPE)
        assert (report.kind, [change.table for change in report.changes]) == ("undone", ["act"])
        assert rows(library) == seen.pop()
    with pytest.raises(Refused) as refused:
        library.journal.undo(SCOPE)
    assert refused.value.note.text == NOTHING_TO_UNDO
    with pytest.raises(Refused) as refused:
        library.journal.redo(SCOPE)
    assert refused.value.note.text == NOTHING_TO_REDO, "half an act is nothing to do again"


def test_what_was_taken_back_can_be_answered_anew(library: Library, small: Small) -> None:
    start, act = rows(library), begin(library, small)
    answer(library, act, "1")
    library.journal.undo(SCOPE)
    answer(library, act, "6", last=True)
    assert library.act(act.id).answers == ("6",)
    library.journal.undo(SCOPE)
    assert rows(library) == start


def test_it_goes_on_after_the_file_was_opened_again(library: Library, small: Small, path: Path, clock: Clock) -> None:
    start, act = rows(library), begin(library, small)
    library.close()
    again = open_at(path, clock)
    answer(again, act, "1")
    assert states(again) == ["open"]
    again.journal.undo(SCOPE)
    again.journal.undo(SCOPE)
    assert rows(again) == start
    again.close()


def test_nothing_else_is_begun_in_its_scope_meanwhile(library: Library, small: Small) -> None:
    begin(library, small)
    with pytest.raises(RuntimeError, match="is open"), library.journal.act(SCOPE, said(3)):
        pass
    with library.journal.act(small.scope, said(4)):
        library.change(small.blade, bonus=1)
    assert states(library) == ["open"]


def test_each_transaction_of_an_open_action_writes_one_row(library: Library, small: Small) -> None:
    before = rows(library)

    def two_rows() -> None:
        with library.journal.act(SCOPE, said(1)) as action:
            action.stay_open()
            library.add(Act(0, "", small.fight.id, 2, "{}"))
            library.change(small.fight, notes="x")

    with pytest.raises(RuntimeError, match="2 rows at once"):
        two_rows()
    assert rows(library) == before


def test_back_to_an_action_takes_the_open_one_with_it(library: Library, small: Small) -> None:
    answer(library, begin(library, small), "1", last=True)
    first = library.journal.history(SCOPE)[0].action
    one = rows(library)
    answer(library, begin(library, small, 3), "1", last=True)
    second, two = library.journal.history(SCOPE)[0].action, rows(library)
    answer(library, begin(library, small, 4), "1")
    report = library.journal.undo_to(SCOPE, second, count=2)
    assert report.action == second
    assert rows(library) == one
    assert states(library) == ["undone", "done"]
    library.journal.redo(SCOPE)
    assert rows(library) == two
    open_one = begin(library, small, 4)
    action = library.journal.history(SCOPE)[0].action
    assert library.journal.undo_to(SCOPE, action).action == action
    assert (rows(library), open_one.seq) == (two, 4)
    assert library.journal.down_to(SCOPE, first) == [second, first]


def test_undo_of_an_open_action_is_refused_where_its_row_is_other(library: Library, small: Small) -> None:
    act = begin(library, small)
    with library.journal.act("library", said(3)):
        library.change(act, command="[]")
    with pytest.raises(Refused):
        library.journal.undo(SCOPE)
    assert states(library) == ["open"]


def test_settling_a_scope_leaves_what_is_open(library: Library, small: Small) -> None:
    begin(library, small)
    library.journal.settle(SCOPE)
    assert states(library) == ["open"]


def test_without_an_open_action_going_on_begins_one(library: Library, small: Small) -> None:
    """A migration closes what was open; the act still waits for its answer."""
    act = begin(library, small)
    plain(library).execute("UPDATE action SET state = 'closed' WHERE scope = ?", (SCOPE,))
    answer(library, act, "1", last=True)
    assert states(library) == ["done", "closed"]


class Watch:
    """A guard that keeps what it is shown and refuses changes of a column."""

    def __init__(self, column: str = "") -> None:
        self.seen: list[list[tuple[str, str]]] = []
        self.column = column

    def __call__(self, changes: Sequence[Recorded]) -> None:
        self.seen.append([(change.table, change.kind) for change in changes])
        if any(self.column in (change.after or {}) for change in changes):
            raise Refused(QT_TRANSLATE_NOOP("test", "Not that."))


def test_a_guard_sees_all_that_is_done_undone_and_redone(library: Library, small: Small) -> None:
    watch = Watch()
    library.journal.guard(watch)
    with library.journal.act(small.scope, said(1)):
        library.change(small.blade, bonus=1)
    library.journal.undo(small.scope)
    library.journal.redo(small.scope)
    act = begin(library, small)
    library.journal.undo(SCOPE)
    assert watch.seen == [[("item", "update")]] * 3 + [[("act", "insert")], [("act", "delete")]]
    assert act.id


def test_what_a_guard_refuses_is_taken_back(library: Library, small: Small) -> None:
    with library.journal.act(small.scope, said(1)):
        library.change(small.blade, bonus=1)
    before = rows(library)
    library.journal.guard(Watch("bonus"))
    with pytest.raises(Refused, match="Not that"), library.journal.act(small.scope, said(2)):
        library.change(small.blade, bonus=2)
    with pytest.raises(Refused, match="Not that"):
        library.journal.undo(small.scope)
    assert rows(library) == before
    assert library.journal.undoable(small.scope) == said(1)
