# SPDX-License-Identifier: GPL-3.0-or-later
"""What a typed number means (C53), and what is said of the others."""

from contextlib import suppress
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from panoplia.rules.editors import Number
from panoplia.rules.refusal import Refused
from panoplia.ui.widgets.numbers import decimal_number, whole_number
from panoplia.words import Speech

COINS = Number(0, 10**9)


@pytest.mark.parametrize(
    ("language", "text", "meant"),
    [
        ("es", "12", 12),
        ("es", " 12 ", 12),
        ("es", "+12", 12),
        ("es", "012", 12),
        ("es", "1.500", 1500),
        ("es", "1.234.567", 1234567),
        ("es", "1 500", 1500),
        ("es", "1\u00a0500", 1500),
        ("en", "1,500", 1500),
        ("en", "١٢", 12),
    ],
)
def test_a_whole_number_is_read_as_the_language_groups_it(language: str, text: str, meant: int) -> None:
    assert whole_number(text, "Gold", COINS, Speech(language)) == meant


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "-",
        "12,5",
        "12.5",
        "0,2.1",
        "1.5",
        "12abc",
        "abc",
        "1e3",
        "0x10",
        "1_000",
        "²",
        "½",
        "--3",
        "9" * 5000,
        "1..000",
    ],
)
def test_what_is_no_whole_number_is_refused_and_never_guessed(language: str, text: str) -> None:
    with pytest.raises(Refused, match=r"Gold: .*0 to 1000000000"):
        whole_number(text, "Gold", COINS, Speech(language))


@pytest.mark.parametrize(("language", "text"), [("es", "1,500"), ("en", "1.500"), ("es", "1.50"), ("es", "1.5000")])
def test_the_other_sign_never_groups(language: str, text: str) -> None:
    with pytest.raises(Refused):
        whole_number(text, "Gold", COINS, Speech(language))


@pytest.mark.parametrize("text", ["-3", "−3", "99", "0"])
def test_a_number_out_of_range_is_refused_with_the_range(text: str) -> None:
    with pytest.raises(Refused, match=r"Strength: -?[0-9]+ is not from 1 to 20"):
        whole_number(text, "Strength", Number(1, 20), Speech("es"))


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("1.5", "1.5"),
        ("1,5", "1.5"),
        ("5,23", "5.23"),
        ("5.23", "5.23"),
        ("-0,5", "-0.5"),
        ("12", "12"),
        ("1.234.567", "1234567"),
        ("1,234,567", "1234567"),
        ("1.234,5", "1234.5"),
        ("1,234.5", "1234.5"),
    ],
)
def test_both_signs_are_decimal_unless_they_can_only_group(text: str, meant: str) -> None:
    assert decimal_number(text, "Weight", -(10**9), 10**9) == Decimal(meant)


@pytest.mark.parametrize(
    "text", ["0,2.1", "0.2,1", "1,2,3", "1.2.3", "1.234,567,8", "1,", ".5", ",", "", "inf", "NaN", "1e5"]
)
def test_a_decimal_number_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="Weight"):
        decimal_number(text, "Weight", -(10**9), 10**9)


def test_an_endless_number_is_refused_in_a_short_sentence() -> None:
    with pytest.raises(Refused) as refused:
        whole_number("9" * 5000, "Gold", COINS, Speech("es"))
    assert len(str(refused.value)) < 120


@given(st.text(max_size=40))
def test_any_text_is_a_number_in_range_or_refused(text: str) -> None:
    for language in ("es", "en"):
        value = 0
        with suppress(Refused):
            value = whole_number(text, "Gold", COINS, Speech(language))
        assert 0 <= value <= 10**9


@given(st.integers(0, 10**9), st.sampled_from(["es", "en"]))
def test_what_the_program_writes_it_also_reads(value: int, language: str) -> None:
    speech = Speech(language)
    assert whole_number(speech.number(value), "Gold", COINS, speech) == value


@pytest.mark.parametrize("text", ["", "   "])
def test_an_empty_field_is_not_called_a_wrong_number(text: str) -> None:
    with pytest.raises(Refused) as refused:
        whole_number(text, "Gold", Number(0, 9), Speech("en"))
    said = "Gold: nothing is written; write a number from 0 to 9."
    assert refused.value.note.in_english() == said
    with pytest.raises(Refused) as refused:
        decimal_number(text, "Gold", 0, 9)
    assert refused.value.note.in_english() == said
