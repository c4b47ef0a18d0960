# SPDX-License-Identifier: GPL-3.0-or-later
"""What follows from sheet and gear: EN-1, EN-3, EN-4, EN-6, EN-11, EN-22 to EN-29, EN-33 to EN-36."""

from typing import Any

import pytest
from tests.espada import SKILLS, hero, piece, terms

from panoplia.rules.espada_negra import derived
from panoplia.rules.espada_negra.person import Person

STRONG = {"fuerza": 4, "agilidad": 3, "resistencia": 4, "voluntad": 3, "inteligencia": 2, "defensa": 1}
"""Guiomar."""


def person(*pieces: Any, **more: Any) -> Person:
    return Person(hero(*pieces, **{**STRONG, **more}))


def test_en4_the_figures_of_a_character() -> None:
    figures = person().figures
    assert {key: figures[key].total for key in derived.DERIVED} == {
        "stamina": 20, "recovery": 4, "initiative": 5, "hand_load": 4000, "body_load": 20000, "unconscious": 9,
        "dead": 24, "light": 1, "dark": 1, "elemental": 4,
    }  # fmt: skip


def test_en4_each_figure_may_carry_named_modifiers() -> None:
    qualities = [
        {"name": "Curtida", "target": "unconscious", "value": 1},
        {"name": "Espalda de buey", "target": "body_load", "value": 5},
        {"name": "Amuleto", "target": "fuerza", "value": 1},
        {"name": "De noche", "target": "initiative", "value": 3, "condition": "de noche"},
    ]
    figures = person(qualities=qualities).figures
    assert terms(figures["unconscious"]) == [("Willpower 3 × 3", 9, "EN-34"), ("Curtida", 1, "EN-4")]
    assert terms(figures["body_load"]) == [("Strength 5 × 5000", 25000, "EN-4"), ("Espalda de buey", 5000, "EN-4")]
    assert (figures["dead"].total, figures["initiative"].total) == (30, 5)


def test_en4_the_initiative_has_the_longest_reach_in_hand() -> None:
    """Reach 2 of the longsword, not the 0 of the dagger beside it; a bow on the back counts for nothing (set)."""
    armed = person(piece("espada_larga", 1, slot="hands"), piece("daga", 2, slot="hands"), piece("arco_largo", 3))
    assert terms(armed.figures["initiative"]) == [
        ("Agility", 3, "EN-4"), ("Intelligence", 2, "EN-4"), ("reach: Longsword", 2, "EN-4"),
    ]  # fmt: skip


def test_en36_wounds_of_leg_and_torso_and_en11_what_a_fight_took() -> None:
    wounds = [{"place": "leg"}, {"place": "torso", "grade": "very_grave"}]
    hurt = person(condition={"wounds": wounds, "initiative_lost": 4, "fatigue": 2})
    assert terms(hurt.figures["stamina"]) == [
        ("Endurance 4 × 5", 20, "EN-4"), ("fatigue", -2, "EN-4"), ("very grave wound, torso or head", -6, "EN-36"),
    ]  # fmt: skip
    assert terms(hurt.figures["initiative"])[2:] == [
        ("grave wound, leg", -3, "EN-36"), ("lost in the fight", -4, "EN-11"), ("never below 0", 2, "EN-11"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("damage", "unconscious", "dead"), [(0, False, False), (8, False, False), (9, True, False), (24, False, True)]
)
def test_en34_en35_the_two_thresholds(damage: int, unconscious: bool, dead: bool) -> None:
    someone = person(condition={"damage_taken": damage})
    assert (someone.unconscious, someone.dead) == (unconscious, dead)


def test_en35_nobody_falls_without_damage() -> None:
    weak = person(fuerza=0, voluntad=0)
    assert (weak.figures["dead"].total, weak.unconscious, weak.dead) == (1, False, False)


def test_en3_the_lowest_attribute_is_thrown_and_the_level_added() -> None:
    someone = person(
        skills=[{"key": "forja", "level": 3}], qualities=[{"name": "Yunque", "target": "skill:forja", "value": 1}]
    )
    check = someone.check("forja")
    assert check.runes
    assert terms(check.runes) == [("Intelligence", 2, "EN-3")]
    assert terms(check.level) == [("level", 3, "EN-3"), ("Yunque", 1, "EN-3")]
    untrained = someone.check("nadar_bucear")
    assert untrained.runes
    assert (untrained.runes.total, untrained.level.total, untrained.owned) == (3, 0, False)
    lost = someone.check("perdida")
    assert (lost.skill, lost.runes) == (None, None)


def test_en7_every_skill_has_its_attributes() -> None:
    assert len(SKILLS) == 56
    assert SKILLS["manejo_espada"].attributes == ("fuerza", "agilidad", "resistencia")
    assert SKILLS["concentracion"].kind == "supernatural"


def test_en6_free_hands_and_a_free_body_bring_a_rune_each() -> None:
    """4 kg in the hands: 3 kg of a two-handed sword leave one free, 4 kg of a great axe none."""
    statistics, condition = hero(**STRONG).statistics, hero(**STRONG).condition
    for key, hit in (("mandoble", 4), ("gran_hacha", 3)):
        used = person(piece(key, slot="hands")).used
        assert derived.runes_to_hit(statistics, condition, used).total == hit
    for quantity, evade in ((15, 4), (16, 3)):
        used = person(piece("raciones", quantity=quantity)).used
        assert derived.runes_to_evade(statistics, condition, used).total == evade
    left_behind = person(piece("raciones", quantity=99, carried=False)).used
    assert derived.body_free(statistics, left_behind) == 20000


def test_en6_what_weighs_too_much_leaves_less_than_nothing() -> None:
    someone = person(piece("cofre", quantity=3))
    assert derived.body_free(someone.statistics, someone.used) == -4000


def test_en33_the_exhausted_throw_nothing() -> None:
    tired = person(condition={"stamina": 0})
    for runes in (
        derived.runes_to_hit(tired.statistics, tired.condition, tired.used),
        derived.runes_for_damage(tired.statistics, tired.condition), tired.check("forja").runes,
    ):  # fmt: skip
        assert runes
        assert (runes.total, terms(runes)[-1][2]) == (0, "EN-33")


def test_en27_a_shield_adds_everything_to_the_armour() -> None:
    someone = person(piece("cota_de_mallas", 1, slot="body", lost=4), piece("escudo_grande", 2, slot="hands"))
    used = someone.used
    assert derived.evasion(someone.statistics, used).total == 2
    assert terms(derived.cover(someone.statistics, used)) == [("Mail coat", 5, "EN-23"), ("Large shield", 1, "EN-27")]
    assert (used.structure, used.structure_left, derived.structure(used).total) == (12, 8, 8)
    assert [each.total for each in derived.resistances(used).values()] == [2, 4, 5]


def test_en22_whoever_wears_nothing_has_an_evasion_of_3() -> None:
    someone = person(qualities=[{"name": "Paso ligero", "target": "evasion", "value": 1}])
    assert terms(derived.evasion(someone.statistics, someone.used)) == [
        ("no armour", 3, "EN-23"), ("Paso ligero", 1, "EN-4"),
    ]  # fmt: skip
    assert (derived.cover(someone.statistics, someone.used).total, someone.used.structure) == (0, 0)


def test_en23_used_up_armour_hinders_and_resists_nothing() -> None:
    someone = person(piece("armadura_de_escamas", slot="body", lost=9))
    assert derived.evasion(someone.statistics, someone.used).total == 2
    cutting = derived.resistances(someone.used)["cortante"]
    assert terms(cutting) == [("Scale armour", 3, "EN-25"), ("no structure left", -3, "EN-23")]


def test_en25_the_armour_loses_its_structure_before_the_shield() -> None:
    used = person(piece("cota_de_mallas", 1, slot="body", lost=7), piece("escudo_grande", 2, slot="hands")).used
    assert {id: wear.lost for id, wear in used.struck(1).items()} == {1: 8}
    assert {id: wear.lost for id, wear in used.struck(4).items()} == {1: 9, 2: 2}
    assert {id: wear.lost for id, wear in used.struck(99).items()} == {1: 9, 2: 3}


def test_en29_en36_what_is_left_of_a_weapons_damage() -> None:
    someone = person(condition={"wounds": [{"place": "arm"}]})
    sword = piece("espada_larga")
    figure = derived.damage(someone.statistics, someone.condition, sword, 2)
    assert terms(figure) == [("Longsword", 4, "EN-24"), ("lost by use", -2, "EN-29"), ("grave wound, arm", -1, "EN-36")]
    assert derived.damage(someone.statistics, someone.condition, piece("daga"), 2).total == 0
