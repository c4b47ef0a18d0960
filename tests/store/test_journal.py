# SPDX-License-Identifier: GPL-3.0-or-later
"""Actions, undo, redo, joining, history and listeners."""

from pathlib import Path

import pytest

from panoplia.rules.refusal import Refused
from panoplia.store.journal import NOTHING_TO_REDO, NOTHING_TO_UNDO
from panoplia.store.library import Library
from panoplia.store.records import Report, RowChange
from store.tiny import Clock, Shape, Small, open_at, plain, rows, said


def test_insert_update_and_delete_come_back_and_go_again(library: Library, small: Small) -> None:
    states = [rows(library)]
    with library.journal.act(small.scope, said(1)):
        library.change(small.hero, money=12, condition=Shape(2))
    states.append(rows(library))
    with library.journal.act(small.scope, said(2)):
        library.remove(small.sack)
    states.append(rows(library))
    assert len(states[2]["item"]) == 1, "the blade in the sack goes with it"
    for expected in reversed(states[:2]):
        library.journal.undo(small.scope)
        assert rows(library) == expected
    for expected in states[1:]:
        library.journal.redo(small.scope)
        assert rows(library) == expected


def test_a_removed_campaign_comes_back_whole(library: Library, small: Small) -> None:
    before = rows(library)
    with library.journal.act("library", said(1)):
        library.remove(small.campaign)
    assert not library.characters(small.campaign.id)
    library.journal.undo("library")
    assert rows(library) == before
    library.journal.undo("library")
    assert not any(rows(library).values())


def test_c16_undo_and_redo_go_on_after_reopening(library: Library, small: Small, path: Path, clock: Clock) -> None:
    before = rows(library)
    with library.journal.act(small.scope, said(1)):
        library.change(small.hero, name="Enyra")
    after = rows(library)
    library.close()
    again = open_at(path, clock)
    assert again.journal.undo(small.scope).label == said(1)
    again.close()
    again = open_at(path, clock)
    assert rows(again) == before
    assert (again.journal.undoable(small.scope), again.journal.redoable(small.scope)) == (None, said(1))
    again.journal.redo(small.scope)
    assert rows(again) == after
    again.close()


def test_an_exception_takes_the_whole_action_back(library: Library, small: Small) -> None:
    before = rows(library)

    def spoiled() -> None:
        with library.journal.act(small.scope, said(1)):
            library.change(small.hero, money=1)
            raise KeyError

    with pytest.raises(KeyError):
        spoiled()
    assert rows(library) == before
    assert library.journal.undoable(small.scope) is None


def test_an_action_that_changes_nothing_is_none(library: Library, small: Small) -> None:
    told: list[Report] = []
    library.journal.subscribe(told.append)
    with library.journal.act(small.scope, said(1)):
        library.change(small.hero, money=small.hero.money)
    assert library.journal.history(small.scope) == []
    assert told == []


def test_actions_do_not_nest(library: Library) -> None:
    with library.journal.act("library", said(1)):
        with pytest.raises(RuntimeError, match="begun inside"), library.journal.act("library", said(2)):
            pass
        with pytest.raises(RuntimeError, match="undo or redo inside"):
            library.journal.undo("library")


def test_nothing_to_undo_or_redo(library: Library) -> None:
    with pytest.raises(Refused) as refused:
        library.journal.undo("library")
    assert refused.value.note.text == NOTHING_TO_UNDO
    with pytest.raises(Refused) as refused:
        library.journal.redo("library")
    assert refused.value.note.text == NOTHING_TO_REDO


def test_a_new_action_drops_the_redo_of_its_scope_alone(library: Library, small: Small) -> None:
    for scope, money in ((small.scope, 1), ("encounter:1", 2), (small.scope, 3)):
        with library.journal.act(scope, said(money)):
            library.change(small.hero if scope == small.scope else small.stash, money=money)
    library.journal.undo(small.scope)
    library.journal.undo("encounter:1")
    with library.journal.act(small.scope, said(4)):
        library.change(small.stash, money=9)
    assert library.journal.redoable(small.scope) is None
    assert library.journal.redoable("encounter:1") == said(2)


def test_undo_takes_the_last_action_of_its_scope(library: Library, small: Small) -> None:
    with library.journal.act("encounter:1", said(1)):
        library.change(small.hero, money=1)
    with library.journal.act(small.scope, said(2)):
        library.change(small.stash, money=2)
    assert library.journal.undo("encounter:1").label == said(1)
    assert library.character(small.hero.id).money == 30
    assert library.holder(small.stash.id).money == 2


def test_the_label_told_last_counts(library: Library, small: Small) -> None:
    with library.journal.act(small.scope, said(1)) as action:
        library.change(small.hero, money=1)
        action.tell(said(7))
    assert library.journal.undoable(small.scope) == said(7)


@pytest.mark.parametrize(("join", "seconds", "lines"), [("money", 3, 1), ("money", 3.1, 2), ("name", 1, 2), ("", 1, 2)])
def test_joining(library: Library, small: Small, clock: Clock, join: str, seconds: float, lines: int) -> None:
    with library.journal.act(small.scope, said(1), "money"):
        library.change(small.hero, money=1)
    clock.forward(seconds)
    with library.journal.act(small.scope, said(2), join):
        library.change(small.hero, money=2)
    assert len(library.journal.history(small.scope)) == lines
    library.journal.undo(small.scope)
    assert library.character(small.hero.id).money == (30 if lines == 1 else 1)


def test_joining_that_changes_nothing_leaves_the_action(library: Library, small: Small) -> None:
    with library.journal.act(small.scope, said(1), "money"):
        library.change(small.hero, money=1)
    with library.journal.act(small.scope, said(2), "money"):
        pass
    assert library.journal.undoable(small.scope) == said(1)


def test_nothing_joins_an_undone_or_an_absent_action(library: Library, small: Small) -> None:
    for money in (1, 2):
        with library.journal.act(small.scope, said(money), "money"):
            library.change(small.hero, money=money)
        library.journal.undo(small.scope)
    assert library.character(small.hero.id).money == 30


def test_listeners_are_told_after_the_commit(library: Library, small: Small) -> None:
    told: list[Report] = []
    seen: list[int] = []
    end = library.journal.subscribe(told.append)
    library.journal.subscribe(lambda report: seen.append(plain(library).in_transaction))
    with library.journal.act(small.scope, said(1), initiator="bench"):
        library.change(small.hero, money=1, player="Ana")
        assert told == []
    library.journal.undo(small.scope, "menu")
    library.journal.redo(small.scope)
    assert [(report.kind, report.initiator) for report in told] == [
        ("done", "bench"),
        ("undone", "menu"),
        ("redone", ""),
    ]
    changes = {
        RowChange("holder", small.hero.holder, "update", frozenset({"money"})),
        RowChange("character", small.hero.id, "update", frozenset({"player"})),
    }
    assert all(set(report.changes) == changes for report in told)
    assert seen == [False, False, False]
    end()
    library.journal.undo(small.scope)
    assert len(told) == 3


def test_a_report_sums_up_each_row(library: Library, small: Small) -> None:
    told: list[Report] = []
    library.journal.subscribe(told.append)
    with library.journal.act(small.scope, said(1)):
        library.change(small.stash, money=1)
        library.change(small.stash, name="Cofre")
        library.change(small.blade, quantity=2)
        library.remove(small.blade)
        new = library.change(library.add(small.sack.__class__(0, "", 1, small.stash.id, None, Shape())), bonus=1)
        library.remove(
            library.change(library.add(small.sack.__class__(0, "", 1, small.stash.id, None, Shape())), bonus=1)
        )
    kinds = {(change.table, change.row): change.kind for change in told[0].changes}
    assert kinds == {
        ("holder", small.stash.id): "update",
        ("item", small.blade.id): "delete",
        ("item", new.id): "insert",
    }
    library.journal.undo(small.scope)
    kinds = {(change.table, change.row): change.kind for change in told[1].changes}
    assert kinds == {
        ("holder", small.stash.id): "update",
        ("item", small.blade.id): "insert",
        ("item", new.id): "delete",
    }


def test_history_by_scope_by_row_and_by_number(library: Library, small: Small, clock: Clock) -> None:
    for steps in (1, 2):
        with library.journal.act(small.scope, said(steps)):
            library.change(small.blade, wear=Shape(steps))
            library.change(small.hero, money=steps)
    library.journal.undo(small.scope)
    history = library.journal.history
    assert [(line.label, line.state) for line in history(small.scope)] == [(said(2), "undone"), (said(1), "done")]
    assert len(history()) == 3
    assert [line.label for line in history(limit=1)] == [said(2)]
    newest = history(table="item", row=small.blade.id)[0]
    assert newest.time == clock.time
    (change,) = newest.changes
    assert (change.table, change.kind) == ("item", "update")
    assert change.before == {"wear": '{"steps":1,"note":""}'}
    assert change.after == {"wear": '{"steps":2,"note":""}'}
    assert [line.label for line in history(table="item")] == [said(2), said(1), said()]


def test_history_inside_an_action_leaves_it_out(library: Library, small: Small) -> None:
    with library.journal.act(small.scope, said(1)):
        library.change(small.hero, money=1)
        assert library.journal.history(small.scope) == []


def test_a_settled_scope_keeps_its_story_and_cannot_be_undone(library: Library, small: Small) -> None:
    for money in (1, 2):
        with library.journal.act(small.scope, said(money)):
            library.change(small.hero, money=money)
    library.journal.undo(small.scope)
    library.journal.settle(small.scope)
    assert (library.journal.undoable(small.scope), library.journal.redoable(small.scope)) == (None, None)
    assert [(line.label, line.state) for line in library.journal.history(small.scope)] == [(said(1), "closed")]
