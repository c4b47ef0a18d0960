# SPDX-License-Identifier: GPL-3.0-or-later
"""Reading and writing records."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from panoplia.rules.notes import Names
from panoplia.rules.refusal import Refused
from panoplia.store.faults import Fault
from panoplia.store.library import IN_ITSELF, IN_USE, Library
from panoplia.store.reading import GONE
from panoplia.store.records import (
    Act,
    Campaign,
    Character,
    Damaged,
    Encounter,
    Entry,
    Holder,
    Item,
    Override,
    Record,
    Work,
)
from store.tiny import JOURNALED, Blade, Sack, Shape, Small, Traits, plain, rows, said

PARTS = ("campaign", "hero", "stash", "blade_entry", "blade", "override", "work", "fight", "act")


def readers(library: Library) -> dict[type[msgspec.Struct], Callable[[int], Record]]:
    return {
        Campaign: library.campaign,
        Holder: library.holder,
        Character: library.character,
        Entry: library.entry,
        Item: library.item,
        Override: library.override,
        Work: library.work,
        Encounter: library.encounter,
        Act: library.act,
    }


@pytest.mark.parametrize("part", PARTS)
def test_what_add_gives_back_is_what_reading_gives(library: Library, small: Small, part: str) -> None:
    record = getattr(small, part)
    assert record.id > 0
    assert len(record.uid) == 32
    assert readers(library)[type(record)](record.id) == record


@pytest.mark.parametrize("part", PARTS)
def test_what_is_gone_is_refused_in_its_own_words(library: Library, small: Small, part: str) -> None:
    record = getattr(small, part)
    with library.journal.act("library", said(1)):
        library.remove(small.campaign)
        library.remove(small.blade_entry)
    before = rows(library)
    with pytest.raises(Refused) as refused:
        readers(library)[type(record)](record.id)
    assert refused.value.note.text == GONE[type(record)]
    for act in (lambda: library.remove(record), lambda: library.change(record, uid=record.uid)):
        with pytest.raises(Refused), library.journal.act("library", said(2)):
            act()
    assert rows(library) == before


def test_an_uid_that_is_given_is_kept(library: Library) -> None:
    with library.journal.act("library", said(1)):
        assert library.add(Campaign(0, "a" * 32, "Uno", "tiny", Shape())).uid == "a" * 32


def test_lists(library: Library, small: Small) -> None:
    campaign = small.campaign.id
    assert library.campaigns() == [small.campaign]
    assert library.characters(campaign) == [small.hero]
    assert [holder.kind for holder in library.holders(campaign)] == ["character", "stash"]
    assert library.holders(campaign, "stash") == [small.stash]
    assert library.items(campaign) == library.items_of(small.hero.holder) == [small.blade, small.sack, small.inner]
    assert library.items_of(small.stash.id) == []
    assert library.override_of(small.blade_entry.id) == small.override
    assert library.works(campaign) == [small.work]
    assert (library.items(99), library.characters(99), library.holders(99), library.works(99)) == ([], [], [], [])


def test_entries_of_the_library_and_of_a_campaign(library: Library, small: Small) -> None:
    with library.journal.act(small.scope, said(1)):
        own = library.add(msgspec.structs.replace(small.blade_entry, id=0, uid="", campaign=small.campaign.id))
    common = [small.blade_entry, small.sack_entry]
    assert library.entries("tiny") == common
    assert library.entries("tiny", small.campaign.id) == [*common, own]
    assert library.entries("tiny", 99) == common
    assert library.entries("other") == []
    assert library.entries_by_id([own.id, small.sack_entry.id, 99]) == {
        own.id: own,
        small.sack_entry.id: small.sack_entry,
    }
    assert library.entries_by_id([]) == {}


@pytest.mark.parametrize(
    ("part", "fields"),
    [
        ("campaign", {"name": "Otra", "day": 7, "house": Shape(1)}),
        ("stash", {"name": "Cofre", "money": 10**12}),
        ("hero", {"name": "Enyra", "money": 0, "statistics": Traits(4), "archived": True, "kind": "foe"}),
        ("hero", {"player": "Ana"}),
        ("hero", {"name": "Ana"}),
        ("blade_entry", {"names": Names("Puñal", "Dagger"), "data": Sack(2), "price": None, "retired": True}),
        ("blade", {"quantity": 10**6, "magic": True, "bonus": -1, "wear": Shape(3), "price": 0}),
    ],
)
def test_a_change_writes_its_fields_and_gives_all_back(
    library: Library, small: Small, part: str, fields: dict[str, Any]
) -> None:
    record = getattr(small, part)
    with library.journal.act(small.scope, said(1)):
        changed = library.change(record, **fields)
    assert changed == msgspec.structs.replace(record, **fields)
    assert readers(library)[type(record)](record.id) == changed


def test_a_change_leaves_alone_what_others_changed_meanwhile(library: Library, small: Small) -> None:
    with library.journal.act(small.scope, said(1)):
        library.change(small.blade, bonus=2)
        both = library.change(small.blade, quantity=5)
    assert (both.bonus, both.quantity) == (2, 5)


def test_a_field_that_does_not_exist_is_a_mistake(library: Library, small: Small) -> None:
    with pytest.raises(TypeError), library.journal.act(small.scope, said(1)):
        library.change(small.blade, colour="red")


@pytest.mark.parametrize(
    ("part", "fields", "field"),
    [
        ("hero", {"statistics": Traits(-1)}, "statistics.might"),
        ("hero", {"money": -1}, "money"),
        ("hero", {"money": 10**19}, "money"),
        ("blade", {"quantity": 0}, "quantity"),
        ("blade", {"quantity": 10**6 + 1}, "quantity"),
        ("blade", {"price": 10**19}, "price"),
        ("blade", {"bonus": 10**19}, "bonus"),
        ("blade_entry", {"weight": 10**12 + 1}, "weight"),
        ("campaign", {"day": 0}, "day"),
    ],
)
def test_c20_what_is_too_large_or_does_not_fit_is_refused_by_field(
    library: Library, small: Small, part: str, fields: dict[str, Any], field: str
) -> None:
    before = rows(library)
    with pytest.raises(Refused) as refused, library.journal.act(small.scope, said(1)):
        library.change(getattr(small, part), **fields)
    assert refused.value.path == field
    assert rows(library) == before


def test_text_is_stored_in_nfc(library: Library, small: Small) -> None:
    with library.journal.act(small.scope, said(1)):
        changed = library.change(small.hero, name="I\u0301n\u0303igo")
    assert changed.name == "Íñigo"


def test_a_damaged_document_is_kept_while_the_rest_changes(library: Library, small: Small) -> None:
    with library.journal.act(small.scope, said(1)):
        plain(library).execute("UPDATE character SET statistics = '[1]'")
    hero = library.character(small.hero.id)
    assert isinstance(hero.statistics, Damaged)
    with library.journal.act(small.scope, said(2)):
        library.change(hero, name="Enyra", condition=Shape(1))
        copy = library.add(msgspec.structs.replace(hero, id=0, uid=""))
    assert [each.statistics for each in library.characters(small.campaign.id)] == [hero.statistics] * 2
    assert copy.holder != hero.holder


def test_an_entry_in_use_is_not_removed(library: Library, small: Small) -> None:
    with pytest.raises(Refused) as refused, library.journal.act(small.scope, said(1)):
        library.remove(small.blade_entry)
    assert refused.value.note.text == IN_USE
    assert refused.value.note.figures["n"] == 2


def test_removing_a_container_removes_what_it_holds(library: Library, small: Small) -> None:
    with library.journal.act(small.scope, said(1)):
        library.remove(small.sack)
    assert library.items(small.campaign.id) == [small.blade]


def test_a_container_is_not_put_inside_itself(library: Library, small: Small) -> None:
    with library.journal.act(small.scope, said(1)):
        inner = library.add(Item(0, "", small.sack_entry.id, None, small.sack.id, Shape()))
    before = rows(library)
    with pytest.raises(Refused) as refused, library.journal.act(small.scope, said(2)):
        library.change(small.sack, holder=None, inside=inner.id)
    assert (refused.value.note.text, refused.value.path) == (IN_ITSELF, "inside")
    assert rows(library) == before
    with library.journal.act(small.scope, said(3)):
        library.change(small.blade, holder=None, inside=inner.id)


@pytest.mark.parametrize("fields", [{"holder": 99}, {"entry": 99}, {"holder": None, "inside": 99}])
def test_what_belongs_to_nothing_is_refused(library: Library, small: Small, fields: dict[str, Any]) -> None:
    item = msgspec.structs.replace(small.blade, id=0, uid="", **fields)
    before = rows(library)
    with pytest.raises(Refused) as refused, library.journal.act(small.scope, said(1)):
        library.add(item)
    assert not isinstance(refused.value, Fault) or refused.value.cause == "gone"
    assert rows(library) == before


def test_records_of_a_gone_campaign_are_refused(library: Library, small: Small) -> None:
    stranger = msgspec.structs.replace(small.hero, id=0, uid="", campaign=99)
    with pytest.raises(Refused) as refused, library.journal.act(small.scope, said(1)):
        library.add(stranger)
    assert refused.value.note.text == GONE[Campaign]


def test_all_tables_are_covered_here() -> None:
    assert len(PARTS) == len(JOURNALED)


def test_blades_and_sacks_are_told_apart(library: Library, small: Small) -> None:
    assert [entry.data for entry in library.entries("tiny")] == [Blade(), Sack()]
