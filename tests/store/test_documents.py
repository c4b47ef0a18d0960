# SPDX-License-Identifier: GPL-3.0-or-later
"""Typed documents, tidy text and numbers within limits."""

from typing import Any

import pytest

from panoplia.rules.refusal import Refused
from panoplia.store.documents import Documents, What, tidy, within
from panoplia.store.records import Damaged
from store.tiny import SYSTEMS, Blade, Sack, Shape, Traits


@pytest.fixture
def documents() -> Documents:
    return Documents(SYSTEMS)


@pytest.mark.parametrize(
    ("what", "value"),
    [
        ("house", Shape(2)),
        ("statistics", Traits(3, {"nadar": 2})),
        ("data", Sack(4)),
        ("data", Blade()),
        ("wear", Shape()),
    ],
)
def test_what_is_written_is_read(documents: Documents, what: What, value: Any) -> None:
    assert documents.read(what, "tiny", documents.write(what, "tiny", value)) == value


@pytest.mark.parametrize(
    ("what", "value", "path"),
    [
        ("statistics", Traits(might=-1), "statistics.might"),
        ("statistics", Traits(skills={"nadar": "x"}), "statistics.skills[...]"),
        ("statistics", Shape(), "statistics"),
        ("wear", None, "wear"),
        ("data", Shape(), "data"),
    ],
)
def test_what_does_not_fit_is_refused_with_its_path(documents: Documents, what: What, value: Any, path: str) -> None:
    with pytest.raises(Refused) as refused:
        documents.write(what, "tiny", value)
    assert refused.value.path == path
    assert "$" not in str(refused.value.note.figures["why"])


def test_an_unknown_system(documents: Documents) -> None:
    with pytest.raises(Refused) as refused:
        documents.write("wear", "other", Shape())
    assert refused.value.note.figures == {"system": "other"}
    assert documents.read("wear", "other", "{}") == Damaged("{}", "unknown rule system other")


@pytest.mark.parametrize("raw", ["{", '{"might":"x"}', '{"strange":1}'])
def test_what_cannot_be_read_is_damaged_and_stays_as_it_is(documents: Documents, raw: str) -> None:
    damaged = documents.read("statistics", "tiny", raw)
    assert isinstance(damaged, Damaged)
    assert damaged.raw == raw
    assert damaged.why
    assert documents.write("statistics", "tiny", damaged) == raw


def test_equal_values_give_equal_text(documents: Documents) -> None:
    one = Traits(skills={"a": 1, "b": 2}, marks=frozenset("xyz"))
    other = Traits(skills={"b": 2, "a": 1}, marks=frozenset("zyx"))
    assert documents.write("statistics", "tiny", one) == documents.write("statistics", "tiny", other)


@pytest.mark.parametrize(
    ("text", "stored"),
    [
        ("plain", "plain"),
        ("nul\0", "nul"),
        ("I\u0301ñigo", "Íñigo"),
        ("ñ\0", "ñ"),
        ("half \ud83d", "half ?"),
        ("🗡", "🗡"),
        ("\n\u0301", "\n\u0301"),
        ('"\u0301', '"\u0301'),
    ],
)
def test_text_is_stored_tidy_alone_and_in_documents(documents: Documents, text: str, stored: str) -> None:
    assert tidy(text) == stored
    written = documents.write("statistics", "tiny", Traits(skills={text: 1}, motto=text))
    assert documents.read("statistics", "tiny", written) == Traits(skills={stored: 1}, motto=stored)


@pytest.mark.parametrize("value", [-1, 10**12 + 1, 10**19])
def test_c20_numbers_beyond_their_limits_are_refused_by_name(value: int) -> None:
    with pytest.raises(Refused) as refused:
        within("money", value)
    assert refused.value.path == "money"
    assert refused.value.note.figures["value"] == str(value)


def test_numbers_within_their_limits() -> None:
    assert [within("price", value) for value in (0, 10**12, None)] == [0, 10**12, None]
