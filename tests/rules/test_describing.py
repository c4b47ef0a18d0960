# SPDX-License-Identifier: GPL-3.0-or-later
"""A line about people, taken apart."""

import pytest

from panoplia.rules.describing import counted, parted, singular, whole_number, without_accents


def test_parts_stand_between_commas_and_semicolons() -> None:
    assert parted("3  guardias, HA 35 ;heridas 7,5, x") == ["3 guardias", "HA 35", "heridas 7,5", "x"]
    assert parted("") == [""]


@pytest.mark.parametrize(
    ("part", "name", "number"),
    [("3 orcos", "orcos", "3"), ("3 x orcos", "orcos", "3"), ("-2 orcos", "orcos", "-2"), ("orcos", "orcos", "1"),
     ("2.5 orcos", "orcos", "2.5"), ("", "", "1")],
)  # fmt: skip
def test_a_number_before_the_name(part: str, name: str, number: str) -> None:
    assert counted(part) == (name, number)


def test_whole_numbers_and_plain_words() -> None:
    assert [whole_number(text) for text in ("12", "-3", "7,5")] == [12, -3, None]
    assert without_accents("Daño Pícaro") == "dano picaro"


@pytest.mark.parametrize(
    ("several", "one"),
    [("guardias", "guardia"), ("capitanes de los mares", "capitán de los mares"), ("Carlos", "Carlos"),
     ("lobos grises", "lobos grises")],
)  # fmt: skip
def test_one_of_several(several: str, one: str) -> None:
    assert singular(several) == one
