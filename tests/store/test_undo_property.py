# SPDX-License-Identifier: GPL-3.0-or-later
"""Whatever is written: undo of all is the first state, redo of all the last, and refusals change nothing."""

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hypothesis import given, settings
from hypothesis import strategies as st

from panoplia.rules.refusal import Refused
from panoplia.store.faults import Fault
from panoplia.store.library import Library
from panoplia.store.records import Holder, Item
from store.tiny import Clock, Shape, Small, open_at, plain, rows, said

if TYPE_CHECKING:
    from collections.abc import Callable

TEXTS = st.sampled_from(["", "007", "null", "1.50", '{"a":1}', "Íñigo", "<b>&", "a\u0301", "🗡", "'"])
NUMBERS = st.integers(0, 10**6)


class Draw:
    """Picks among what is there, and writes at random."""

    def __init__(self, library: Library, small: Small, data: st.DataObject) -> None:
        self.library, self.small, self.data = library, small, data

    def one(self, choices: list[Any]) -> Any:
        return self.data.draw(st.sampled_from(choices))

    def write(self) -> None:
        writes: list[Callable[[], object]] = [self.add_holder, self.add_item, self.change_hero]
        writes += [self.change_item, self.move, self.remove_item] * bool(self.items())
        writes += [self.remove_holder] * (len(self.holders()) > 1)
        self.one(writes)()

    def holders(self) -> list[Holder]:
        return self.library.holders(self.small.campaign.id)

    def items(self) -> list[Item]:
        return self.library.items(self.small.campaign.id)

    def add_holder(self) -> object:
        return self.library.add(Holder(0, "", self.small.campaign.id, "loot", self.data.draw(TEXTS)))

    def add_item(self) -> object:
        holder = self.one(self.holders()).id
        return self.library.add(
            Item(0, "", self.small.sack_entry.id, holder, None, Shape(), name=self.data.draw(TEXTS))
        )

    def change_hero(self) -> object:
        try:
            hero = self.library.character(self.small.hero.id)
        except Refused:
            return None
        return self.library.change(hero, money=self.data.draw(NUMBERS), notes=self.data.draw(TEXTS))

    def change_item(self) -> object:
        wear = Shape(self.data.draw(NUMBERS), self.data.draw(TEXTS))
        price = self.data.draw(st.none() | NUMBERS)
        return self.library.change(self.one(self.items()), name=self.data.draw(TEXTS), price=price, wear=wear)

    def move(self) -> object:
        item, into = self.one(self.items()), self.one(self.items())
        if item.id == into.id:
            return self.library.change(item, holder=self.one(self.holders()).id, inside=None)
        inside = into.inside
        while inside is not None and inside != item.id:
            inside = self.library.item(inside).inside
        return None if inside == item.id else self.library.change(item, holder=None, inside=into.id)

    def remove_item(self) -> None:
        self.library.remove(self.one(self.items()))

    def remove_holder(self) -> None:
        self.library.remove(self.one(self.holders()))


def played(library: Library, data: st.DataObject, scopes: list[str]) -> Small:
    small = Small(library)
    library.journal.settle("library")
    draw = Draw(library, small, data)
    for number in range(data.draw(st.integers(1, 6))):
        with library.journal.act(data.draw(st.sampled_from(scopes)), said(number)):
            for _ in range(data.draw(st.integers(1, 3))):
                draw.write()
    return small


@settings(max_examples=30, deadline=None)
@given(st.data())
def test_undo_of_all_and_redo_of_all(data: st.DataObject) -> None:
    with tempfile.TemporaryDirectory() as folder:
        library = open_at(Path(folder) / "l.panoplia", Clock())
        played(library, data, ["campaign:1"])
        last = rows(library)
        done = 0
        while library.journal.undoable("campaign:1"):
            library.journal.undo("campaign:1")
            done += 1
        first = rows(library)
        assert len(first["item"]) == 3
        assert len(first["holder"]) == 2
        for _ in range(done):
            library.journal.redo("campaign:1")
        assert rows(library) == last
        library.close()


@settings(max_examples=30, deadline=None)
@given(st.data())
def test_undo_and_redo_across_scopes_do_all_or_nothing(data: st.DataObject) -> None:
    with tempfile.TemporaryDirectory() as folder:
        library = open_at(Path(folder) / "l.panoplia", Clock())
        scopes = ["campaign:1", "encounter:1"]
        played(library, data, scopes)
        for _ in range(data.draw(st.integers(1, 8))):
            before = rows(library)
            act = data.draw(st.sampled_from([library.journal.undo, library.journal.redo]))
            try:
                act(data.draw(st.sampled_from(scopes)))
            except Fault:
                raise
            except Refused:
                assert rows(library) == before
        assert plain(library).execute("PRAGMA foreign_key_check").fetchall() == []
        held = library.items(1)
        assert len(held) == len(rows(library)["item"]), "nothing lies where no one can see it"
        library.close()
