# SPDX-License-Identifier: GPL-3.0-or-later
"""Undo and redo refuse where later actions stand in the way, and name them."""

from collections.abc import Callable

import pytest

from panoplia.rules.notes import Names, Phrase
from panoplia.rules.refusal import Refused
from panoplia.store.library import Library
from panoplia.store.records import Entry, Holder, Item
from panoplia.store.rewind import REDO_CHANGED, REDO_LATER, UNDO_CHANGED, UNDO_LATER
from store.tiny import Blade, Shape, Small, rows, said

OTHER = "encounter:1"


def refused(library: Library, act: Callable[[str], object], scope: str) -> tuple[str, object]:
    """The key of the refusal and the later action it names; the library must be as before."""
    before = rows(library)
    with pytest.raises(Refused) as error:
        act(scope)
    assert rows(library) == before
    return error.value.note.text, error.value.note.figures.get("later")


def named(phrase: Phrase, number: int) -> tuple[str, object]:
    return str(phrase), said(number)


def test_a_column_changed_later_in_another_scope(library: Library, small: Small) -> None:
    with library.journal.act(small.scope, said(1)):
        library.change(small.hero, money=1)
    with library.journal.act(OTHER, said(2)):
        library.change(small.hero, money=2)
    with library.journal.act("library", said(3)):
        library.change(small.hero, name="Enyra")
    assert refused(library, library.journal.undo, small.scope) == named(UNDO_LATER, 2)
    library.journal.undo(OTHER)
    library.journal.undo(small.scope)
    assert library.character(small.hero.id).money == 30


def test_other_columns_changed_later_do_no_harm(library: Library, small: Small) -> None:
    with library.journal.act(small.scope, said(1)):
        library.change(small.hero, money=1)
    with library.journal.act(OTHER, said(2)):
        library.change(small.hero, name="Enyra")
    library.journal.undo(small.scope)
    assert (library.character(small.hero.id).name, library.character(small.hero.id).money) == ("Enyra", 30)


def test_a_row_that_is_gone(library: Library, small: Small) -> None:
    with library.journal.act(small.scope, said(1)):
        library.change(small.blade, quantity=2)
    with library.journal.act(OTHER, said(2)):
        library.remove(small.blade)
    assert refused(library, library.journal.undo, small.scope) == named(UNDO_LATER, 2)


def test_what_came_to_a_new_row_later_is_not_swept_away(library: Library, small: Small) -> None:
    with library.journal.act(small.scope, said(1)):
        shop = library.add(Holder(0, "", small.campaign.id, "shop", "Tienda"))
    with library.journal.act(OTHER, said(2)):
        library.change(small.blade, holder=shop.id)
    assert refused(library, library.journal.undo, small.scope) == named(UNDO_LATER, 2)


def test_a_place_that_is_gone(library: Library, small: Small) -> None:
    with library.journal.act(small.scope, said(1)):
        library.remove(small.inner)
    with library.journal.act(OTHER, said(2)):
        library.remove(small.sack)
    assert refused(library, library.journal.undo, small.scope) == named(UNDO_LATER, 2)


def test_containers_never_end_up_inside_each_other(library: Library, small: Small) -> None:
    with library.journal.act("library", said(1)):
        second = library.add(Item(0, "", small.sack_entry.id, None, small.sack.id, Shape()))
    with library.journal.act(small.scope, said(2)):
        library.change(second, inside=None, holder=small.stash.id)
    with library.journal.act(OTHER, said(3)):
        library.change(small.sack, holder=None, inside=second.id)
    assert refused(library, library.journal.undo, small.scope) == named(UNDO_LATER, 3)


def test_a_row_that_was_brought_back_otherwise(library: Library, small: Small) -> None:
    with library.journal.act(small.scope, said(1)):
        library.remove(small.stash)
    with library.journal.act(OTHER, said(2)):
        library.add(Holder(0, small.stash.uid, small.campaign.id, "stash", "Arcón"))
    assert refused(library, library.journal.undo, small.scope) == (str(UNDO_CHANGED), None)


def test_redo_refuses_as_undo_does(library: Library, small: Small) -> None:
    with library.journal.act(small.scope, said(1)):
        library.change(small.hero, money=1)
    library.journal.undo(small.scope)
    with library.journal.act(OTHER, said(2)):
        library.change(small.hero, money=2)
    assert refused(library, library.journal.redo, small.scope) == named(REDO_LATER, 2)


def test_redo_refuses_where_an_undo_took_the_ground_away(library: Library, small: Small) -> None:
    with library.journal.act(OTHER, said(1)):
        library.change(small.hero, money=1)
    with library.journal.act(small.scope, said(2)):
        library.change(small.hero, money=2)
    library.journal.undo(small.scope)
    library.journal.undo(OTHER)
    assert refused(library, library.journal.redo, small.scope) == (str(REDO_CHANGED), None)
    library.journal.redo(OTHER)
    library.journal.redo(small.scope)
    assert library.character(small.hero.id).money == 2


def test_what_can_no_longer_be_undone_is_not_named(library: Library, small: Small) -> None:
    with library.journal.act("library", said(1)):
        shop = library.add(Holder(0, "", small.campaign.id, "shop", "Tienda"))
    with library.journal.act(small.scope, said(2)):
        library.change(small.blade, holder=shop.id)
    library.journal.settle(small.scope)
    assert refused(library, library.journal.undo, "library") == (str(UNDO_CHANGED), None)


def test_what_goes_with_a_campaign_goes_again_in_whatever_order(library: Library, small: Small) -> None:
    """SQLite takes the campaign's own line before the pieces after it, of which the line knows nothing."""
    with library.journal.act(small.scope, said(1)):
        own = library.add(
            Entry(0, "", "tiny", small.campaign.id, "own", "weapon", Names("Sable"), Blade(), 5, 9, "own")
        )
        library.add(Item(0, "", own.id, small.hero.holder, None, Shape()))
    before = rows(library)
    with library.journal.act("library", said(2)):
        library.remove(small.campaign)
    gone = rows(library)
    library.journal.undo("library")
    assert rows(library) == before
    library.journal.redo("library")
    assert rows(library) == gone
    library.journal.undo("library")
    with library.journal.act(OTHER, said(3)):
        library.add(Item(0, "", own.id, small.stash.id, None, Shape()))
    assert refused(library, library.journal.redo, "library")[0] == REDO_LATER
