# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks from the sheet, concentration and powers (EN-2 to EN-5, EN-11, EN-26, EN-33, EN-34, EN-37, EN-40)."""

from fractions import Fraction

import pytest

from attempts import asked, played, said, sources
from panoplia.rules.drivers import Session
from panoplia.rules.espada_negra.character import Condition, Learnt, OwnedSkill, Quality
from panoplia.rules.espada_negra.house import House
from panoplia.rules.espada_negra.person import Person
from panoplia.rules.espada_negra.skills import ATTRIBUTES
from panoplia.rules.odds import odds
from panoplia.rules.refusal import Refused
from panoplia.rules.script import Choice
from swordplay import SYSTEM, attempt, bars, refused, someone, starts

STEALTH = {"skills": (OwnedSkill("sigilo", 2),)}
NIGHT = Quality("Ojos de gato", "skill:sigilo", 1, "de noche")
POWERS = {"powers": (Learnt("rayo"), Learnt("calma"), Learnt("nada")), "potencia": 4, "defensa": 2}


def test_en3_a_check_of_every_skill_and_attribute_with_the_runes_of_the_sheet() -> None:
    subject = someone(statistics=STEALTH)
    person = Person(subject)
    ids = [each.id for each in SYSTEM.trials(subject)]
    assert ids[:9] == [f"attribute:{key}" for key in ATTRIBUTES]
    assert next(id for id in ids if id.startswith("check:")) == "check:sigilo"
    assert {id.removeprefix("check:") for id in ids if id.startswith("check:")} == {*person.skills}
    for key in person.skills:
        tried = attempt(subject, f"check:{key}")
        runes = person.check(key).runes
        assert runes is not None
        assert sources(tried)[0].endswith(f"runes: {runes.total} (EN-3)")


def test_en3_more_than_the_difficulty_or_as_much_by_the_house_rule() -> None:
    """Three runes and a level of 2: two hits make 4, and 3 is reached by one."""
    tried = attempt(someone(statistics=STEALTH), "check:sigilo", difficulty=3)
    assert (said(tried, "keep", "2"), said(tried, "keep", "1")) == (
        "Stealth: a success, 4 against 3", "Stealth: a failure, 3 against 3",
    )  # fmt: skip
    assert bars(tried) == {"a success": 50, "a failure": 50}
    equal = attempt(someone(statistics=STEALTH, house=House(check="equal")), "check:sigilo", difficulty=3)
    assert bars(equal) == {"a success": 87.5, "a failure": 12.5}
    assert sources(tried) == ["Stealth, runes: 3 (EN-3)", "Agility 3 (EN-3)", "level 2 (EN-3)"]


def test_en5_effort_doubles_the_attribute_and_costs_stamina_and_concentration() -> None:
    """EN-37: a point spent on anything else takes a point of concentration."""
    subject = someone(condition={"concentration": 2})
    tried = attempt(subject, "attribute:fuerza", modifier=1, difficulty=6)
    assert said(tried, "spend", "7") == "Strength: a success, 7 against 6"
    assert tried.effects(played(tried, "spend", "7").result).condition == Condition(14, concentration=1)
    assert tried.effects(played(tried, "keep", "4").result).condition is None
    assert sources(tried)[0] == "Strength, runes: 4 (EN-3)"
    assert odds(tried.script, policy={"effort": "spend"}).by(tried.case).outcomes[1] == (True, Fraction(1, 128))


@pytest.mark.parametrize(("modifier", "offered"), [(-6, False), (-5, True), (-3, True)])
def test_en5_no_effort_that_would_throw_no_rune(modifier: int, offered: bool) -> None:
    """A strength of 3: effort makes it 6."""
    tried = attempt(someone(), "attribute:fuerza", modifier=modifier)
    assert isinstance(Session(tried.script).pending, Choice) == offered


@pytest.mark.parametrize(
    ("statistics", "condition", "told"),
    [({}, {}, {"spent": 1}), ({"effort_limit": 0}, {}, {}), ({}, {"stunned": 1}, {}), ({"fuerza": 0}, {}, {})],
)
def test_en5_en30_no_effort_beyond_the_limit_nor_while_stunned(
    statistics: dict[str, int], condition: dict[str, int], told: dict[str, int]
) -> None:
    tried = attempt(someone(statistics=statistics, condition=condition), "attribute:fuerza", **told, modifier=1)
    assert asked(tried).endswith("d2")
    limit = attempt(someone(statistics={"effort_limit": 2}), "attribute:fuerza", spent=1)
    assert asked(limit) == "spend/keep"


def test_en33_the_exhausted_throw_no_runes() -> None:
    tried = attempt(someone(statistics=STEALTH, condition={"stamina": 0}), "check:sigilo", difficulty=1)
    assert said(tried) == "Stealth: a success, 2 against 1"
    exhausted = "exhausted: no runes at 0 stamina −3 (EN-33)"
    assert sources(tried)[:3] == ["Stealth, runes: 0 (EN-3)", "Agility 3 (EN-3)", exhausted]


def test_en34_the_unconscious_check_nothing_before_they_wake_and_the_dead_never() -> None:
    out = someone(condition={"damage_taken": 9})
    with pytest.raises(Refused) as found:
        attempt(out, "attribute:fuerza")
    assert (found.value.path, found.value.note.clause) == ("awake", "EN-34")
    assert said(attempt(out, "attribute:fuerza", awake=True), "keep", "3") == "Strength: a failure, 3 against 3"
    assert refused(someone(condition={"damage_taken": 18}), "attribute:fuerza") == ("The dead can do nothing.", "EN-35")


def test_en4_a_quality_with_a_condition_counts_while_that_holds() -> None:
    subject = someone(statistics={**STEALTH, "qualities": (NIGHT, Quality("Anillo", "agilidad", 1, "con sol"))})
    assert {*starts(subject, "check:sigilo")} >= {"own:skill:sigilo:0", "own:agilidad:0"}
    tried = attempt(subject, "check:sigilo", **{"own:skill:sigilo:0": True})
    assert sources(tried)[2:] == ["Level of Stealth: 3 (EN-3)", "level 2 (EN-3)", "Ojos de gato +1 (EN-3)"]
    sunny = attempt(subject, "attribute:agilidad", **{"own:agilidad:0": True})
    assert sources(sunny) == ["Agility, runes: 4 (EN-3)", "Agility 4 = on the sheet 3 · Anillo +1 (EN-3)"]
    # The lowest attribute leads, and intelligence is that by now.
    assert sources(attempt(subject, "check:sigilo", **{"own:agilidad:0": True}))[1] == "Intelligence 3 (EN-3)"


def test_en3_a_skill_that_is_on_no_list_any_more_says_so() -> None:
    assert refused(someone(statistics={"skills": (OwnedSkill("perdida"),)}), "check:perdida") == (
        "“perdida” is not on the list of skills any more.", "EN-3",
    )  # fmt: skip


def test_en40_surprise_by_a_skill() -> None:
    """Three runes and a level of 2 against 2: 2 fails, 3 and 4 surprise, 5 is more than 2 above."""
    tried = attempt(someone(statistics=STEALTH), "check:sigilo", kind="surprise", difficulty=2)
    assert bars(tried) == {"surprised oneself": 12.5, "the foe surprised": 75, "the foe surprised, without runes": 12.5}
    assert said(tried, "keep", "3") == "Stealth: the foe surprised, without runes"


def test_en37_a_point_of_initiative_for_points_of_concentration() -> None:
    """Initiative 3 + 3; concentration is thrown by defence."""
    subject = someone(statistics={"defensa": 2, "skills": (OwnedSkill("concentracion", 1),)},
                      condition={"concentration": 4, "stamina": 9})  # fmt: skip
    tried = attempt(subject, "concentrate")
    assert said(tried, "spend", "3") == "concentration 4 → 8 · initiative 6 → 5"
    after = tried.effects(played(tried, "spend", "3").result).condition
    assert after == Condition(8, concentration=8, initiative_lost=1)
    assert bars(tried) == {"points +1": 25, "points +2": 50, "points +3": 25}
    assert refused(someone(condition={"initiative_lost": 6}), "concentrate") == (
        "There is no initiative left to give up.", "EN-11",
    )  # fmt: skip
    assert refused(someone(condition={"stunned": 2}), "concentrate")[1] == "EN-30"


def test_en37_a_power_costs_points_whatever_comes_of_it() -> None:
    subject = someone(statistics=POWERS, condition={"concentration": 7})
    assert [each.id for each in SYSTEM.trials(subject) if each.id.startswith("power:")] == ["power:rayo", "power:calma"]
    calm = attempt(subject, "power:calma", difficulty=2)
    assert said(calm, "keep", "3") == "Calm: a success, 3 against 2 · concentration 7 → 2"
    assert said(calm, "spend", "2") == "Calm: a failure, 2 against 2 · concentration 7 → 1"
    assert calm.effects(played(calm, "spend", "2").result).condition == Condition(14, concentration=1)
    assert bars(calm) == {"a success": 31.25, "a failure": 68.75}
    assert refused(someone(statistics=POWERS, condition={"concentration": 4}), "power:calma") == (
        "It costs 5 points of concentration, and there are 4.", "EN-37",
    )  # fmt: skip


def test_en26_a_power_of_energy_strikes_the_body_past_all_armour() -> None:
    """6 − 1 = 5: above twice a strength of 2, and stuns one with a willpower of 2 for two turns."""
    subject = someone(statistics=POWERS, condition={"concentration": 3})
    ray = attempt(subject, "power:rayo", difficulty=1, resistance=1)
    assert said(ray, "keep", "2", "leg") == (
        "Ray: a success, 2 against 1 · damage 5, in all 5 · grave wound, leg · stunned in this turn and the next · "
        "concentration 3 → 0"
    )
    assert ray.carried_on(played(ray, "keep", "2", "leg").result) == {"damage_taken": 5}
    assert bars(ray) == {"a failure": 31.25, "grave wound": 68.75}
    assert sources(ray)[-1] == "Damage (light): 6 (EN-26)"
    nothing = attempt(subject, "power:rayo", difficulty=0, resistance=6)
    assert bars(nothing) == {"a failure": 6.25, "no damage": 93.75}
    dead = attempt(subject, "power:rayo", difficulty=0, damage_taken=6, resistance=0)
    assert said(dead, "keep", "1").endswith("damage 6, in all 12 · target dead · concentration 3 → 0")
    assert dead.carried_on(played(dead, "keep", "1").result) == {}
