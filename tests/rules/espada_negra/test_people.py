# SPDX-License-Identifier: GPL-3.0-or-later
"""People of Espada Negra: birth, wounds, rest, experience, people in one line (EN-1, EN-4, EN-34 to EN-36, EN-51)."""

import msgspec
import pytest
from tests.espada import CATALOGUE, hero, piece

from panoplia.app import systems
from panoplia.rules.creation import Kit, Ready
from panoplia.rules.drivers import replay
from panoplia.rules.espada_negra.character import PROFESSIONS, Condition, OwnedSkill, Statistics
from panoplia.rules.espada_negra.creation import ready
from panoplia.rules.espada_negra.gear import Power, cost_of
from panoplia.rules.espada_negra.newcomers import ARMOUR, SHIELDS, WEAPONS
from panoplia.rules.espada_negra.wounds import Wound
from panoplia.rules.notes import plain
from panoplia.rules.refusal import Refused
from panoplia.rules.system import Rest

SYSTEM = systems()["espada-negra"]


def test_en4_a_new_character_is_rested_and_has_what_the_profession_brings() -> None:
    statistics, condition = SYSTEM.begin({"resistencia": 3, "profession": "cirujano"})
    assert isinstance(statistics, Statistics)
    assert statistics.skills[0] == OwnedSkill("medicina", 3)
    assert condition == Condition(15)
    assert SYSTEM.begin({"profession": "Pregonera"})[0] == Statistics(profession="Pregonera")


def test_professions_bring_what_the_catalogue_has() -> None:
    for profession in PROFESSIONS.values():
        assert {*profession.skills, *profession.kit} <= CATALOGUE.keys()


def test_en1_attributes_are_from_0_to_5_at_the_start() -> None:
    fields = {field.id: field for field in SYSTEM.creation.fields}
    script = fields["fuerza"].roll({})
    assert script
    assert [replay(script, [hits]).result for hits in ("0", "4")] == [1, 5]
    script = fields["potencia"].roll({})
    assert script
    assert [replay(script, [hits]).result for hits in ("0", "4")] == [0, 4]
    with pytest.raises(msgspec.ValidationError):
        SYSTEM.begin({"fuerza": 21})


def test_a_ready_initiate_has_supernatural_attributes_and_two_free_hands_for_the_kit() -> None:
    made: Ready = replay(ready, ["6", *"2222222", "1", "4", "1", "1"]).result
    assert made.answers == {
        "profession": "iniciado", "fuerza": 3, "agilidad": 3, "resistencia": 3, "voluntad": 3, "inteligencia": 3,
        "liderazgo": 3, "potencia": 2, "defensa": 1, "extension": 4,
    }  # fmt: skip
    assert Kit("ropas_largas_de_tela", used=True) in made.kit
    for answers in (["1", *"222222", "1", "1"], ["2", *"222222", "1", "1"], ["3", *"222222", "1", "1"]):
        kit = replay(ready, answers).result.kit
        hands = [SYSTEM.needs(piece(one.key)) for one in kit if one.used]
        assert sum(amount for slot, amount in filter(None, hands) if slot == "hands") <= 2


@pytest.mark.parametrize(("hurt", "left"), [(0, 18), (7, 11), (18, 0), (40, -22)])
def test_en35_health_is_what_is_left_before_death(hurt: int, left: int) -> None:
    someone = hero(fuerza=3, condition={"damage_taken": hurt})
    assert SYSTEM.vitality(someone) == (left, 18)
    assert SYSTEM.with_vitality(someone, 5).damage_taken == 13
    assert SYSTEM.with_vitality(someone, -3).damage_taken == 21
    assert SYSTEM.with_vitality(someone, 99).damage_taken == 0


GRAVE, VERY_GRAVE, TREATED = Wound("torso"), Wound("torso", "very_grave"), Wound("torso", "grave", "surgery")


@pytest.mark.parametrize(
    ("before", "wounds", "stamina", "left"),
    [
        ((), (), 5, 5),
        ((), (), 99, 15),
        ((), (GRAVE,), 15, 12),
        ((), (GRAVE,), 10, 7),
        ((), (GRAVE,), 2, 0),
        ((), (VERY_GRAVE,), 10, 4),
        ((), (Wound("arm"), Wound("leg"), TREATED), 10, 10),
        ((GRAVE,), (VERY_GRAVE,), 10, 7),
        ((GRAVE,), (GRAVE, GRAVE), 12, 9),
        ((GRAVE,), (GRAVE,), 14, 12),
        ((GRAVE,), (TREATED,), 7, 7),
        ((GRAVE,), (), 7, 7),
    ],
)
def test_en36_a_wound_lowers_the_stamina_that_there_is_and_the_most_of_it(
    before: tuple[Wound, ...], wounds: tuple[Wound, ...], stamina: int, left: int
) -> None:
    was = Condition(stamina, wounds=before)
    assert SYSTEM.fit(Statistics(resistencia=3), Condition(stamina, wounds=wounds), was).stamina == left


@pytest.mark.parametrize(
    ("wound", "penalty", "bleeds", "hourly"),
    [
        (Wound("arm"), 1, False, False),
        (Wound("leg"), 3, False, False),
        (Wound("torso", "very_grave"), 6, True, True),
        (Wound("leg", "very_grave", "first_aid"), 6, False, True),
        (Wound("leg", "very_grave", "surgery"), 6, False, False),
        (Wound("arm", "very_grave"), 2, True, True),
        (Wound("torso", "grave", "first_aid"), 3, False, False),
        (Wound("torso", "grave", "surgery"), 0, False, False),
    ],
)
def test_en36_en51_what_wounds_do(wound: Wound, penalty: int, bleeds: bool, hourly: bool) -> None:
    assert (wound.penalty, wound.bleeds, wound.costs_hourly) == (penalty, bleeds, hourly)


def test_the_summary_tells_of_the_person_or_of_the_damage() -> None:
    assert plain(SYSTEM.summary(hero(origin="Torrenegra", profession="artesano", level="3"))) == (
        "Torrenegra · Armourer · level 3"
    )
    assert plain(SYSTEM.summary(hero(fuerza=3, condition={"damage_taken": 4}))) == "damage 4 of 18"


def rest(days: int, damage: int, *wounds: Wound, stamina: int = 15) -> Rest:
    plain_wounds = [msgspec.to_builtins(wound) for wound in wounds]
    someone = hero(
        fuerza=3, resistencia=3,
        condition={"damage_taken": damage, "wounds": plain_wounds, "stamina": stamina, "fatigue": 1},
    )  # fmt: skip
    found = SYSTEM.rest(someone, days)
    assert found
    return found


def test_en52_rest_heals_the_endurance_a_day() -> None:
    found = rest(2, 10, Wound("arm", "grave", "surgery"), stamina=8)
    assert found.condition == Condition(15, 4, wounds=(Wound("arm", "grave", "surgery"),))
    assert [plain(each) for each in found.notes] == ["Damage: from 10 to 4, by rest.", "Stamina: from 8 to 15."]


def test_en51_a_grave_wound_without_surgery_gets_worse() -> None:
    found = rest(1, 5, Wound("arm", "grave", "first_aid"))
    assert found.condition.wounds == (Wound("arm", "very_grave", "first_aid"),)
    assert found.condition.damage_taken == 5
    assert [each.clause for each in found.notes] == ["EN-51", "EN-52"]


def test_en51_a_very_grave_wound_costs_a_point_an_hour() -> None:
    found = rest(1, 5, Wound("leg", "very_grave", "first_aid"))
    assert found.condition.damage_taken == 18
    assert found.notes[0].text.startswith("Death")
    assert rest(1, 18, Wound("leg", "very_grave")).condition.damage_taken == 18


@pytest.mark.parametrize(
    ("wound", "damage", "after"),
    [
        (Wound("arm"), 20, Wound("arm", "very_grave")),
        (Wound("leg", "grave", "first_aid", 3), 5, Wound("leg", "very_grave", "first_aid")),
        (Wound("arm", "grave", "surgery"), 2, Wound("arm", "grave", "surgery")),
    ],
)
def test_en51_days_without_rest_are_hours_for_wounds_too(wound: Wound, damage: int, after: Wound) -> None:
    """The clock does not ask whether one rests; nothing heals, and no stamina comes back."""
    someone = hero(
        fuerza=9, resistencia=9,
        condition={"damage_taken": 2, "wounds": [msgspec.to_builtins(wound)], "stamina": 4, "fatigue": 1},
    )  # fmt: skip
    found = SYSTEM.unrested(someone, 1)
    assert found
    assert found.condition == Condition(4, damage, fatigue=1, wounds=(after,))


def test_en35_the_dead_stay_as_they_are() -> None:
    dead = hero(condition={"damage_taken": 40, "wounds": [msgspec.to_builtins(Wound("arm"))]})
    assert SYSTEM.unrested(dead, 9) == Rest(dead.condition, ())


def test_rest_takes_a_day_at_least() -> None:
    with pytest.raises(Refused):
        SYSTEM.rest(hero(), 0)


def test_experience_buys_attributes_levels_skills_and_powers() -> None:
    someone = hero(fuerza=2, experience=25, skills=[{"key": "forja", "level": 1}])
    trial = SYSTEM.advancement(someone)
    assert trial.attempt
    bought = {}
    for what in ("fuerza", "level:0", "skill:robo", "power:0a1b"):
        attempt = trial.attempt({"what": what})
        result = replay(attempt.script, []).result
        bought[what] = attempt.effects(result).statistics
        assert bought[what].experience == 15
    assert bought["fuerza"].fuerza == 3
    assert bought["level:0"].skills == (OwnedSkill("forja", 2),)
    assert bought["skill:robo"].skills[-1] == OwnedSkill("robo", 1)
    assert bought["power:0a1b"].powers[0].key == "0a1b"
    with pytest.raises(Refused):
        trial.attempt({"what": "fuerza", "cost": 26})
    assert SYSTEM.advancement(hero(condition={"damage_taken": 99})).refusal is not None


def test_too_much_experience_is_refused() -> None:
    assert SYSTEM.with_experience(Statistics(experience=5), 3).experience == 8
    with pytest.raises(Refused):
        SYSTEM.with_experience(Statistics(), 10**9 + 1)


def test_people_in_one_line_with_their_gear() -> None:
    found = SYSTEM.newcomers("3 bandidos, fuerza 3, agilidad 3, espada corta, cuero, escudo, nivel 2")
    assert (found.name, found.count) == ("Bandido", 3)
    assert (found.statistics.fuerza, found.statistics.agilidad, found.statistics.level) == (3, 3, "2")
    assert found.kit == (
        Kit("espada_corta", used=True), Kit("peto_de_cuero", used=True), Kit("escudo_redondo", used=True),
    )  # fmt: skip
    assert plain(found.told) == (
        "level 2 · Strength 3 · Agility 3 · Endurance 2 · shortsword · leather breastplate · round shield"
    )


def test_people_in_one_line_of_english() -> None:
    found = SYSTEM.newcomers("wolf, strength 3, damage 3, impact 4, profession Sellsword, origin Norte, longbow")
    assert (found.statistics.unarmed_damage, found.statistics.unarmed_impact) == (3, 4)
    assert (found.statistics.profession, found.statistics.origin) == ("mercenario", "Norte")
    assert [one.key for one in found.kit] == ["arco_largo"]


@pytest.mark.parametrize(
    "line",
    [
        "", "3", "bandido, fuerza 21", "bandido, daga, daga", "bandido, cuero, mallas", "bandido, sombrero 3",
        "Ogro fuerza 6", "ogro agilidad 2 fuerza: 6, daga",
    ],
)  # fmt: skip
def test_what_cannot_be_understood_is_refused(line: str) -> None:
    with pytest.raises(Refused):
        SYSTEM.newcomers(line)


def test_every_weapon_armour_and_shield_of_the_catalogue_can_be_said() -> None:
    for entry in CATALOGUE.values():
        if entry.category in ("weapon", "armour", "shield"):
            for name in (entry.names.es, entry.names.en):
                assert [one.key for one in SYSTEM.newcomers(f"orco, {name}").kit] == [entry.key]


def test_several_weapons_and_a_shield_that_has_the_second_hand() -> None:
    found = SYSTEM.newcomers("orco, daga, gran pico, rodela")
    assert [one.key for one in found.kit] == ["daga", "rodela", "gran_pico"]
    assert plain(found.told).endswith("dagger · buckler · great pick")


@pytest.mark.parametrize("word", ["mercenaria", "Mercenario", "sellsword"])
def test_a_profession_of_ours_is_a_word(word: str) -> None:
    assert SYSTEM.newcomers(f"Brenda, {word}").statistics.profession == "mercenario"


def test_a_name_may_end_with_a_number() -> None:
    assert SYSTEM.newcomers("Ogro con 6 brazos, fuerza 6").name == "Ogro con 6 brazos"


def test_the_gear_of_a_line_is_in_the_catalogue() -> None:
    for category, known in (("weapon", WEAPONS), ("armour", ARMOUR), ("shield", SHIELDS)):
        assert {CATALOGUE[key].category for key in known} == {category}


def test_en37_a_power_costs_5_for_each_level_unless_it_says_otherwise() -> None:
    assert [cost_of(power) for power in (Power(2), Power(2, cost=4), Power(2, cost=0))] == [10, 4, 0]
