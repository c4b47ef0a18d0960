# SPDX-License-Identifier: GPL-3.0-or-later
"""Searching and sorting as people do, and figures as each language writes them."""

from datetime import datetime

import msgspec
import pytest
from PySide6.QtCore import QLocale

from panoplia.app import systems
from panoplia.rules.notes import Coins, Names, Phrase, note, sentences, several
from panoplia.words import Speech, fold, found, in_order, language_for, needles

SPANISH = QLocale(QLocale.Language.Spanish)


def finds(typed: str, name: str) -> bool:
    return found(needles(typed), fold(name))


@pytest.mark.parametrize("typed", ["espadon", "ESPADÓN", "Espadón", "spada", "spad", " don "])
def test_searching_minds_neither_accents_nor_case_nor_endings(typed: str) -> None:
    """C63"""
    assert finds(typed, "Espadón")


@pytest.mark.parametrize(
    ("typed", "name"), [("espadas", "Espadón"), ("maza", "Mazo"), ("cuero", "Cuerda"), ("arco corta", "Arco largo")]
)
def test_other_words_are_not_found(typed: str, name: str) -> None:
    assert not finds(typed, name)


def test_all_typed_words_are_wanted() -> None:
    assert finds("corta arc", "Arco corto")


def test_both_forms_of_a_letter_are_one_and_nothing_is_a_wildcard() -> None:
    """C63, C64"""
    assert finds("nandu", "Ñandú")
    assert fold("sen\u0303or") == fold("señor")
    assert not any(finds(typed, "Espadón") for typed in ("％", "%", "_", "*", "."))


def test_names_stand_in_spanish_order() -> None:
    """C65: ñ after n, accents and case aside."""
    names = ["Zorro", "Sam", "Ñandú", "Oso", "aaron", "Nube", "Ávila"]
    assert in_order(names, str, SPANISH) == ["aaron", "Ávila", "Nube", "Ñandú", "Oso", "Sam", "Zorro"]


def test_numbers_in_names_stand_by_size() -> None:
    assert in_order(["Croante 10", "Croante 2"], str, SPANISH) == ["Croante 2", "Croante 10"]


@pytest.mark.parametrize(
    ("preferred", "language"), [(["tr-TR"], "en"), (["eu-ES", "es-ES"], "es"), (["es"], "es"), ([], "en")]
)
def test_a_language_that_we_do_not_speak_gives_the_next_one(preferred: list[str], language: str) -> None:
    """C68"""
    assert language_for(preferred) == language


def test_money_is_said_in_the_fewest_coins() -> None:
    speech = Speech("en", systems()["dungeon-hack"].coins)
    assert speech.say(Coins(1248)) == "12 gp · 4 sp · 8 cp"
    assert speech.say(Coins(0)) == "0 cp"


def test_a_possible_thing_is_never_none_and_an_uncertain_one_never_certain() -> None:
    speech = Speech("en")
    assert [speech.percent(p) for p in (0, 0.004, 0.25, 0.996, 1)] == ["0%", "<1%", "25%", ">99%", "100%"]
    assert Speech("es").percent(0.67) == "67\u00a0%"


def test_text_of_a_person_is_never_read_as_a_place() -> None:
    """C51: braces and percent signs in a name stay as they are."""
    speech = Speech("en")
    said = speech.say(note(Phrase("test", "{name} and {other}"), name="{other} %n {", other="B"))
    assert said == "{other} %n { and B"


def test_names_fall_back_to_the_other_language() -> None:
    assert Speech("en").say(Names("Espadón")) == "Espadón"
    assert Speech("es").say(Names("Espadón", "Greatsword")) == "Espadón"
    assert Speech("en").say(several([Names("Espadón", "Greatsword"), "mine"])) == "Greatsword · mine"


def test_sentences_follow_each_other_and_parts_of_a_line_are_parted_by_dots() -> None:
    """What is kept of parts in the history of older libraries says the same as before."""
    told = [note(Phrase("x", "It heals.")), note(Phrase("x", "It is over."))]
    assert Speech("en").say(sentences(told)) == "It heals. It is over."
    assert Speech("en").say(several(told)) == "It heals. · It is over."
    assert msgspec.json.encode(several(["a"])) == b'{"type":"Several","parts":["a"]}'


def test_the_clock_is_told_as_the_language_does() -> None:
    noon = datetime(2026, 11, 30, 13, 5).astimezone()
    assert Speech("es").clock(noon) == "13:05"
    assert Speech("en").clock(noon).replace("\u202f", " ") == "1:05 PM"
