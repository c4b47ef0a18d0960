# SPDX-License-Identifier: GPL-3.0-or-later
"""What another campaign did bars an undo for ever, unless the barred action is left as it is."""

import pytest

from panoplia.rules.refusal import Refused
from panoplia.store.journal import OTHER_COUNT
from panoplia.store.library import Library
from panoplia.store.records import Campaign, Report
from panoplia.store.rewind import REDO_ELSEWHERE, UNDO_CAMPAIGNS, UNDO_CHANGED, UNDO_ELSEWHERE, UNDO_GONE, UNDO_LATER
from panoplia.store.story import Stuck
from store.tiny import Shape as House
from store.tiny import Small, rows, said


@pytest.fixture
def second(library: Library) -> Campaign:
    with library.journal.act("library", said(0)):
        return library.add(Campaign(0, "", "Otra", "tiny", House()))


def barred(library: Library, small: Small, scope: str) -> int:
    """Money 1, then 2 in one campaign, and 3 in a scope that is not its own; what Ctrl+Z would take back."""
    for amount, where in ((1, small.scope), (2, small.scope), (3, scope)):
        with library.journal.act(where, said(amount)):
            library.change(small.hero, money=amount)
    return library.journal.history(small.scope)[0].action


def stuck(library: Library, scope: str) -> Stuck:
    before = rows(library)
    with pytest.raises(Stuck) as refused:
        library.journal.undo(scope)
    assert rows(library) == before
    return refused.value


def test_the_other_campaign_is_named(library: Library, small: Small, second: Campaign) -> None:
    action = barred(library, small, f"campaign:{second.id}")
    refusal = stuck(library, small.scope)
    assert refusal.action == action
    assert refusal.note.text == UNDO_ELSEWHERE
    assert refusal.note.figures == {"label": said(2), "later": said(3), "campaign": "Otra"}


def test_a_campaign_that_is_gone_and_the_library_have_no_name(library: Library, small: Small, second: Campaign) -> None:
    barred(library, small, f"campaign:{second.id}")
    with library.journal.act("library", said(4)):
        library.remove(second)
    assert stuck(library, small.scope).note.text == UNDO_GONE
    with library.journal.act("library", said(5)):
        library.change(small.hero, money=7)
    assert stuck(library, small.scope).note.text == UNDO_CAMPAIGNS


def test_within_one_scope_and_a_fight_nothing_is_left(library: Library, small: Small) -> None:
    barred(library, small, "encounter:1")
    with pytest.raises(Refused) as refused:
        library.journal.undo(small.scope)
    assert not isinstance(refused.value, Stuck)
    assert refused.value.note.text == UNDO_LATER


def test_what_is_left_stays_done_and_no_longer_bars_what_came_before(
    library: Library, small: Small, second: Campaign
) -> None:
    with library.journal.act(small.scope, said(9)):
        library.change(small.blade, quantity=5)
    barred(library, small, f"campaign:{second.id}")
    reports: list[Report] = []
    library.journal.subscribe(reports.append)
    for label in (2, 1):
        refusal = stuck(library, small.scope)
        assert refusal.note.figures["label"] == said(label)
        library.journal.leave(refusal.action)
    assert [(report.kind, report.label, report.changes) for report in reports] == [
        ("left", said(2), ()), ("left", said(1), ()),
    ]  # fmt: skip
    assert library.journal.undo(small.scope).label == said(9)
    assert library.character(small.hero.id).money == 3
    assert [(line.label, line.state) for line in library.journal.history(small.scope)[:2]] == [
        (said(2), "closed"), (said(1), "closed"),
    ]  # fmt: skip


def test_what_a_closed_action_changed_can_be_left_too(library: Library, small: Small) -> None:
    """There is nothing that could be undone first."""
    barred(library, small, "encounter:1")
    library.journal.settle("encounter:1")
    refusal = stuck(library, small.scope)
    assert refusal.note.text == UNDO_CHANGED
    library.journal.leave(refusal.action)
    assert library.journal.undoable(small.scope) == said(1)


def test_only_what_is_done_can_be_left(library: Library, small: Small) -> None:
    with library.journal.act(small.scope, said(1)):
        library.change(small.hero, money=1)
    action = library.journal.undo(small.scope).action
    for one in (action, 999):
        with pytest.raises(Refused, match="nothing to undo"):
            library.journal.leave(one)
    library.journal.redo(small.scope)


def test_redo_names_the_other_campaign(library: Library, small: Small, second: Campaign) -> None:
    with library.journal.act(small.scope, said(1)):
        library.change(small.hero, money=1)
    library.journal.undo(small.scope)
    with library.journal.act(f"campaign:{second.id}", said(2)):
        library.change(small.hero, money=2)
    with pytest.raises(Refused) as refused:
        library.journal.redo(small.scope)
    assert refused.value.note.text == REDO_ELSEWHERE
    assert refused.value.note.figures["campaign"] == "Otra"


def test_undo_to_takes_back_as_much_as_was_announced_or_nothing(library: Library, small: Small) -> None:
    for amount in (1, 2, 3):
        with library.journal.act(small.scope, said(amount)):
            library.change(small.hero, money=amount)
    first = library.journal.history(small.scope, limit=3)[-1].action
    before = rows(library)
    with pytest.raises(Refused) as refused:
        library.journal.undo_to(small.scope, first, 2)
    assert (refused.value.note.text, refused.value.note.figures["n"]) == (OTHER_COUNT, 3)
    assert rows(library) == before
    library.journal.undo_to(small.scope, first, 3)
    assert library.character(small.hero.id).money == 30
