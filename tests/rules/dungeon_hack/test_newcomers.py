# SPDX-License-Identifier: GPL-3.0-or-later
"""People in one line (DH-6): what is understood is told, what is not is refused with the very words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from panoplia.app import systems
from panoplia.rules.notes import plain
from panoplia.rules.refusal import Refused

SYSTEM = systems()["dungeon-hack"]


@pytest.mark.parametrize(
    ("line", "name", "count", "told"),
    [
        ("guardia, salud 7, d6", "Guardia", 1, "level 1 · health 7 · damage d6"),
        (
            "3 guardias, nivel 2, salud 7, 1d6+1, blindaje 2, absorción 1",
            "Guardia", 3, "level 2 · health 7 · damage 1d6+1 · armour rating 2 · absorption 1",
        ),
        (
            "2 goblins; hp 9; damage 2d4; armour rating 1; level 3",
            "Goblin", 2, "level 3 · health 9 · damage 2d4 · armour rating 1",
        ),
        ("ogro, daño 3, fue 11, Destreza 14", "Ogro", 1, "level 1 · health 10 · damage 3 · Strength 11 · Dexterity 14"),
        ("4 ladrones, clase Ladrón, 6 ps", "Ladrón", 4, "Thief · level 1 · health 6 · damage 1d4"),
        ("12 x orcos de la ciénaga", "Orco de la ciénaga", 12, "level 1 · health 10 · damage 1d4"),
        ("Tres Ojos, 1d6 + 2", "Tres Ojos", 1, "level 1 · health 10 · damage 1d6+2"),
        ("2 guerreras, clase guerrera", "Guerrera", 2, "Warrior · level 1 · health 10 · damage 1d6"),
        ("Ana, class thief", "Ana", 1, "Thief · level 1 · health 10 · damage 1d4"),
        ("Ana, clase Clériga", "Ana", 1, "Cleric · level 1 · health 10 · damage 1d4"),
        ("Ana, class sorceress", "Ana", 1, "Sorcerer · level 1 · health 10 · damage 1"),
        ("Ana, clase noble", "Ana", 1, "noble (a class of its own) · level 1 · health 10 · damage 1d4"),
        ("ana,nivel 2,7 ps", "Ana", 1, "level 2 · health 7 · damage 1d4"),
        ("🐉, salud 99", "🐉", 1, "level 1 · health 99 · damage 1d4"),
    ],
)  # fmt: skip
def test_what_is_understood(line: str, name: str, count: int, told: str) -> None:
    found = SYSTEM.newcomers(line)
    assert (found.name, found.count, plain(found.told)) == (name, count, told)


@pytest.mark.parametrize(
    ("several", "one"),
    [
        ("guardias", "Guardia"), ("cazadores", "Cazador"), ("capitanes", "Capitán"), ("oficiales", "Oficial"),
        ("capataces", "Capataz"), ("duendes", "Duende"), ("ogres", "Ogre"), ("hombres", "Hombre"), ("orcs", "Orc"),
        ("wild boars", "Wild boar"), ("esqueletos rotos", "Esqueleto roto"), ("guards of honours", "Guard of honours"),
        # What is not surely a plural stays.
        ("lobos grises", "Lobos grises"), ("mujeres", "Mujeres"), ("wolves", "Wolves"), ("Carlos", "Carlos"),
        ("witches", "Witches"), ("drones", "Drones"), ("females", "Females"), ("princes", "Princes"),
    ],
)  # fmt: skip
def test_several_are_numbered_under_the_name_of_one(several: str, one: str) -> None:
    assert SYSTEM.newcomers(f"2 {several}").name == one


def test_every_word_becomes_a_statistic() -> None:
    """DH-6: level, health, damage, armour dice, static absorption."""
    found = SYSTEM.newcomers("guardia, nivel 2, salud 7, 1d6+1, blindaje 2, absorción 1, fue 12, sab 15")
    stated = found.statistics
    assert (stated.level, stated.health_max, stated.unarmed, stated.own_rating, stated.own_static) == (
        2,
        7,
        "1d6+1",
        2,
        1,
    )
    assert (stated.fue, stated.sab, stated.des, stated.armour_die) == (12, 15, 13, "d6")
    assert found.condition.health == 7


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("guardia, salud 7, sombrero azul", "“sombrero azul” cannot be understood"),
        ("guardia, salud siete", "“salud siete” cannot be understood"),
        ("guardia, d400", "“d400” cannot be understood"),
        ("guardia, 21d6", "“21d6” cannot be understood"),
        ("guardia, 1d6+1d6+1d6+1d6+1d6+1d6", "“1d6+1d6+1d6+1d6+1d6+1d6” cannot be understood"),
        ("guardia, salud 0", "“salud 0”: a whole number from 1 to 999"),
        ("guardia, nivel 100", "“nivel 100”: a whole number from 1 to 99"),
        ("guardia, salud 7,5", "“salud 7,5”: a whole number from 1 to 999"),
        ("guardia, salud 7.5, nivel 2", "“salud 7.5”: a whole number from 1 to 999"),
        ("guardia, salud 9999999999", "“salud 9999999999”: a whole number from 1 to 999"),
        ("9999999999 orcos", "“9999999999 orcos”: a whole number from 1 to 30"),
        ("2.5 orcos", "“2.5 orcos”: a whole number from 1 to 30"),
        ("-3 orcos", "“-3 orcos”: a whole number from 1 to 30"),
        ("guardia, fue 21", "“fue 21”: a whole number from 1 to 20"),
        ("31 guardias", "“31 guardias”: a whole number from 1 to 30"),
        ("0 guardias", "“0 guardias”: a whole number from 1 to 30"),
        ("guardia, salud 7, hp 8", "“hp 8” says again"),
        ("guardia, salud -3", "“salud -3” cannot be understood"),
        ("", "Begin with a name"),
        ("3", "Begin with a name"),
        (", salud 7", "Begin with a name"),
        ("x" * 401, "401 letters"),
        ("x" * 201, "201 letters"),
        ("Ana, clase " + "x" * 201, "201 letters"),
    ],
)
def test_what_is_not_is_refused_with_its_words(line: str, words: str) -> None:
    with pytest.raises(Refused) as refused:
        SYSTEM.newcomers(line)
    assert words in refused.value.note.in_english()


@given(st.text(max_size=60) | st.from_regex(r"\A[0-9]{0,3} ?[a-zñ]{1,8}(, ?[a-z]{1,6} ?[0-9d+]{1,6}){0,4}\Z"))
def test_any_line_is_understood_or_refused(line: str) -> None:
    """What it accepts it tells again, and what it tells is accepted again."""
    try:
        found = SYSTEM.newcomers(line)
    except Refused:
        return
    assert 1 <= found.count <= 30
    assert found.name
    told = plain(found.told)
    assert f"health {found.statistics.health_max}" in told
    assert f"damage {found.statistics.unarmed}" in told
    again = SYSTEM.newcomers(f"X, health {found.statistics.health_max}, level {found.statistics.level}")
    assert again.statistics.health_max == found.statistics.health_max
