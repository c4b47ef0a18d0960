# SPDX-License-Identifier: GPL-3.0-or-later
"""A line about people, taken apart."""

import pytest

from panoplia.rules.describing import (
    Figure,
    Found,
    Vocabulary,
    counted,
    described,
    own_word,
    parted,
    singular,
    whole_number,
    without_accents,
)
from panoplia.rules.notes import QT_TRANSLATE_NOOP
from panoplia.rules.refusal import Refused

TRADES = {"pescador": ("pescadora", "fisher")}


def trade(part: str, said: str) -> Found | None:
    return ("trade", own_word(part, TRADES)) if said.startswith("oficio ") else None


AGE = QT_TRANSLATE_NOOP("tests", "age {value}")
SEA = Vocabulary(
    QT_TRANSLATE_NOOP("tests", "Who?"), QT_TRANSLATE_NOOP("tests", "“{words}”?"),
    (Figure("age", ("edad", "age"), 1, 99, AGE), Figure("luck", ("suerte", "good luck"), 0, 100, AGE)), trade, unit="%",
)  # fmt: skip


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


@pytest.mark.parametrize(
    ("line", "name", "count", "answers"),
    [
        ("marinero", "Marinero", 1, {}),
        ("3 marineros, edad 20; suerte 7 %", "Marinero", 3, {"age": 20, "luck": 7}),
        ("Ana, 30% good luck, oficio Pescadora,", "Ana", 1, {"luck": 30, "trade": "pescador"}),
        ("Ana, Edad: 31, oficio Notaría", "Ana", 1, {"age": 31, "trade": "Notaría"}),
        ("Ana, oficio¨notaría", "Ana", 1, {"trade": "oficio¨notaría"}),
    ],
)
def test_people_by_the_words_of_a_system(line: str, name: str, count: int, answers: dict[str, int | str]) -> None:
    found = described(line, SEA)
    assert (found.name, found.count, found.answers) == (name, count, answers)


@pytest.mark.parametrize(
    ("line", "context", "words"),
    [
        ("", "tests", "Who?"), ("3", "tests", "Who?"), ("Ana, 3 edades", "tests", "“3 edades”?"),
        ("Ana, edad 100", "describing", "“edad 100”: a whole number from 1 to 99 is needed."),
        ("Ana, edad 7,5", "describing", "“edad 7,5”: a whole number from 1 to 99 is needed."),
        ("0 marineros", "describing", "“0 marineros”: a whole number from 1 to 30 is needed."),
        ("Ana, edad 7, age 8", "describing", "“age 8” says again what was said before: keep one of them."),
        ("x" * 401, "describing", "The line has 401 letters and may have 400: shorten it."),
        ("x" * 201, "describing", "A name has 201 letters and may have 200: shorten it."),
        ("Ana, oficio " + "x" * 201, "describing", "A name has 201 letters and may have 200: shorten it."),
    ],
)  # fmt: skip
def test_what_is_refused_and_in_whose_words(line: str, context: str, words: str) -> None:
    with pytest.raises(Refused) as refused:
        described(line, SEA)
    assert (refused.value.note.context, refused.value.note.in_english()) == (context, words)


@pytest.mark.parametrize("name", ["Ana edad 30", "3 pescadores Edad: 30", "Ana 30 % suerte", "Ana good luck 5%"])
def test_a_figure_at_the_end_of_a_name_lacks_its_comma(name: str) -> None:
    with pytest.raises(Refused) as refusal:
        described(f"{name}, oficio fisher", SEA)
    assert refusal.value.note.text.endswith("a comma is missing after the name.")


@pytest.mark.parametrize("name", ["Ana 30", "Edad 30", "Ana suerte", "Ana de edad 30 y pico"])
def test_other_words_and_numbers_are_a_name(name: str) -> None:
    assert described(name, SEA).name == name
