# SPDX-License-Identifier: GPL-3.0-or-later
"""People in one line: what is understood is told, what is not is refused with the very words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from panoplia.rules.d100.character import CAREERS
from panoplia.rules.d100.newcomers import _CAREER_WORDS, newcomers
from panoplia.rules.notes import plain
from panoplia.rules.refusal import Refused


@pytest.mark.parametrize(
    ("line", "name", "count", "told"),
    [
        ("guardia", "Guardia", 1, "wounds 10 · damage BF-4"),
        ("3 guardias, HA 35, heridas 12, BF+1", "Guardia", 3, "WS 35 · wounds 12 · damage BF+1"),
        ("2 goblins; ws 30%; wounds 8; SB-1; armour 1", "Goblin", 2, "WS 30 · wounds 8 · damage BF-1 · armour 1"),
        ("orco, habilidad de armas 40, F 41, daño BF − 2", "Orco", 1, "WS 40 · S 41 · wounds 10 · damage BF-2"),
        ("arquera, HP 45, daño 3, Ag: 38", "Arquera", 1, "BS 45 · Ag 38 · wounds 10 · damage 3"),
        ("ogro, 20 heridas, R 52, bf, A 2, M 6", "Ogro", 1,
         "T 52 · wounds 20 · damage BF · movement 6 · attacks 2"),
        ("Ana, carrera Pícara, raza elfa del bosque", "Ana", 1, "elfa del bosque · Rogue · wounds 10 · damage BF-4"),
        ("Ana, career notary, magia 2, V 40, PD 1", "Ana", 1,
         "notary · WP 40 · wounds 10 · damage BF-4 · Magic 2 · fate 1"),
    ],
)  # fmt: skip
def test_what_is_understood(line: str, name: str, count: int, told: str) -> None:
    found = newcomers(line)
    assert (found.name, found.count, plain(found.told)) == (name, count, told)


def test_every_word_becomes_a_statistic() -> None:
    """PC-1, PC-2: they start whole."""
    found = newcomers("brujo, V 40, heridas 9, magia 2, destino 1, armadura 2, BF+3, carrera aprendiz")
    stated = found.statistics
    assert (stated.wp, stated.wounds_max, stated.mag, stated.fate, stated.own_armour, stated.unarmed) == (
        40, 9, 2, 1, 2, "BF+3",
    )  # fmt: skip
    assert "canalizacion" in {owned.key for owned in stated.skills}
    assert (found.condition.wounds, found.condition.mana, found.condition.fortune) == (9, 40, 1)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("guardia, sombrero azul", "“sombrero azul” cannot be understood"),
        ("guardia, HA treinta", "“HA treinta” cannot be understood"),
        ("guardia, 1d6", "“1d6” cannot be understood"),
        ("guardia, BF+1000", "“BF+1000” cannot be understood"),
        ("guardia, HA 101", "“HA 101”: a whole number from 0 to 100"),
        ("guardia, heridas 0", "“heridas 0”: a whole number from 1 to 999"),
        ("guardia, HA 35,5", "“HA 35,5”: a whole number from 0 to 100"),
        ("guardia, HA 35, ws 36", "“ws 36” says again"),
        ("guardia, BF, daño 3", "“daño 3” says again"),
        ("31 guardias", "“31 guardias”: a whole number from 1 to 30"),
        ("2.5 orcos", "“2.5 orcos”: a whole number from 1 to 30"),
        ("", "Begin with a name"), ("3", "Begin with a name"), (", HA 35", "Begin with a name"),
        ("x" * 401, "401 letters"), ("x" * 201, "201 letters"),
        ("Ana, raza " + "x" * 201, "201 letters"),
    ],
)  # fmt: skip
def test_what_is_not_is_refused_with_its_words(line: str, words: str) -> None:
    with pytest.raises(Refused) as refused:
        newcomers(line)
    assert words in refused.value.note.in_english()


def test_every_career_can_be_said() -> None:
    assert set(_CAREER_WORDS) == set(CAREERS)


@given(st.text(max_size=60) | st.from_regex(r"\A[0-9]{0,3} ?[a-zñ]{1,8}(, ?[a-zA-Z+]{1,6} ?[0-9+-]{1,4}){0,4}\Z"))
def test_any_line_is_understood_or_refused(line: str) -> None:
    """What it accepts it tells again, and what it tells is accepted again."""
    try:
        found = newcomers(line)
    except Refused:
        return
    assert 1 <= found.count <= 30
    again = newcomers(f"X, wounds {found.statistics.wounds_max}, damage {found.statistics.unarmed}")
    assert again.statistics.unarmed == found.statistics.unarmed
