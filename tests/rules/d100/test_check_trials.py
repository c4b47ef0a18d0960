# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests from the sheet: what they are rolled against, and what came of them (PC-10 to PC-18)."""

from fractions import Fraction

import pytest

from attempts import asked, played, said, sources
from panoplia.rules.d100.character import CHARACTERISTICS, OwnedSkill, OwnModifier, TalentBonus
from panoplia.rules.d100.derived import figures, targets
from panoplia.rules.d100.house import House
from panoplia.rules.d100.in_use import worn_by
from panoplia.rules.d100.skills import known_skills
from panoplia.rules.notes import plain
from panoplia.rules.odds import odds
from trial_people import SYSTEM, asked_about, attempt, bars, piece, refused, someone, trial

MAIL = piece("armour.camisa_de_malla", 1, "body")
NIGHT = OwnModifier("Ojos de gato", "ag", 10, "de noche")


def test_pc17_a_test_of_each_characteristic_in_the_order_of_the_sheet() -> None:
    ids = [each.id for each in SYSTEM.trials(someone())]
    assert ids[:8] == [f"test:{key}" for key in CHARACTERISTICS]
    tried = attempt(someone(statistics={"s": 41}), "test:s")
    assert trial(someone(), "test:s").clause == "PC-17"
    assert sources(tried) == ["Strength: 41 or less", "on the sheet 41 (PC-1)"]
    assert said(tried, "41") == "Strength: a success, levels: 0"
    assert said(tried, "52") == "Strength: a failure, levels: 1"
    assert bars(tried) == {"a success": 41, "a failure": 59}


def test_r06_what_is_rolled_against_is_what_the_figures_of_the_sheet_are() -> None:
    """PC-4, PC-10, PC-90: armour, modifiers, mastery, talents and being untrained are all in it, with their words."""
    skills = (
        OwnedSkill("esquivar", 10, (TalentBonus("Reflejos", 5),)),
        OwnedSkill("hablar_idioma", speciality="enano"),
    )
    modifiers = (OwnModifier("Anillo", "ag", 3), OwnModifier("Botas", "skill:nadar", -5), NIGHT)
    subject = someone(MAIL, statistics={"ag": 38, "skills": skills, "modifiers": modifiers})
    worn = worn_by(subject.pieces)
    shown = figures(subject.statistics, worn)
    expected = {f"test:{key}": shown[key].total for key in CHARACTERISTICS}
    for each in targets(subject.statistics, known_skills(subject.lore), worn):
        if each.target:
            expected[f"skill:{each.key}/{each.owned.speciality if each.owned else ''}"] = each.target.total
    open_ones = {each.id: each for each in SYSTEM.trials(subject)
                 if each.id.split(":")[0] in ("test", "skill") and not each.refusal}  # fmt: skip
    assert {id: played(attempt(subject, id), "1").result.target for id in open_ones} == expected
    assert "skill:hablar_idioma/enano" in expected
    assert sources(attempt(subject, "skill:esquivar/")) == [
        "Dodge: 46 or less",
        "Agility 31 = on the sheet 38 · Anillo +3 · Mail shirt −10 (PC-10)",
        "mastery +10 (PC-3)",
        "Reflejos +5 (PC-3)",
    ]


def test_pc11_the_untrained_try_half_of_a_basic_skill_and_no_advanced_one() -> None:
    subject = someone(statistics={"fel": 33})
    tried = attempt(subject, "skill:regatear/")
    assert sources(tried)[0] == "Haggle: 17 or less"
    assert sources(tried)[2] == "untrained: half, rounded up −16 (PC-11)"
    assert refused(subject, "skill:esquivar/") == (
        "Dodge is an advanced skill: who does not have it cannot even try.", "PC-11",
    )  # fmt: skip
    lost = someone(statistics={"skills": (OwnedSkill("perdida"),)})
    assert refused(lost, "skill:perdida/")[1] == "PC-3"


def test_pc12_difficulty_and_the_game_masters_modifier_are_named() -> None:
    tried = attempt(someone(), "skill:nadar/", difficulty="hard", modifier=15)
    assert sources(tried)[0] == "Swim: 10 or less"
    assert sources(tried)[-2:] == ["hard −20 (PC-12)", "by the GM +15 (PC-12)"]
    options = dict(trial(someone(), "test:s").circumstances[1].editor.options)
    assert [plain(words) for words in options.values()] == [
        "very easy +30", "easy +20", "routine +10", "normal", "challenging −10", "hard −20", "very hard −30",
    ]  # fmt: skip


def test_pc14_levels_count_from_the_true_target() -> None:
    hopeless = attempt(someone(), "test:s", difficulty="very_hard", modifier=-20)
    assert said(hopeless, "1") == "Strength: a failure, levels: 2"
    assert bars(hopeless) == {"a failure": 100}
    certain = attempt(someone(), "test:s", modifier=80)
    assert said(certain, "100") == "Strength: a success, levels: 1"


def test_pc4_an_own_modifier_counts_while_its_condition_holds() -> None:
    """It changes the characteristic, so that the untrained have half of it."""
    subject = someone(statistics={"ag": 30, "modifiers": (NIGHT, OwnModifier("Sigilo", "skill:esconderse", 4, "solo"))})
    circumstance = next(each for each in trial(subject, "test:ag").circumstances if each.id == "own:ag:0")
    assert (circumstance.label, plain(circumstance.effect), circumstance.start) == (
        "de noche", "Ojos de gato +10", False,
    )  # fmt: skip
    assert sources(attempt(subject, "test:ag"))[0] == "Agility: 30 or less"
    assert sources(attempt(subject, "test:ag", **{"own:ag:0": True})) == [
        "Agility: 40 or less", "on the sheet 30 (PC-1)", "Ojos de gato +10 (PC-4)",
    ]  # fmt: skip
    both = {"own:ag:0": True, "own:skill:esconderse:0": True}
    assert sources(attempt(subject, "skill:esconderse/"))[0] == "Concealment: 15 or less"
    assert sources(attempt(subject, "skill:esconderse/", **both))[0] == "Concealment: 24 or less"
    assert "own:ag:0" not in asked_about(subject, "test:s")


def test_what_only_some_kinds_of_test_ask() -> None:
    """PC-15, PC-16."""
    found = asked_about(someone(), "test:s")
    assert {id: only for id, only in found.items() if only} == {
        "other": ("kind", "opposed"), "needed": ("kind", "extended"), "hours": ("kind", "extended"),
        "limit": ("kind", "extended"),
    }  # fmt: skip


def test_pc18_pc62_fortune_rolls_a_failure_again_and_is_spent() -> None:
    subject = someone(statistics={"fate": 2})
    tried = attempt(subject, "test:s")
    again = played(tried, "31", "reroll", "1")
    assert (again.result.success, again.result.fortune) == (True, 1)
    condition = tried.effects(again.result).condition
    assert (condition.fortune, condition.wounds) == (1, 10)
    kept = played(tried, "31", "keep")
    assert tried.effects(kept.result).condition is None
    assert bars(tried, fortune="reroll") == {"a success": 51, "a failure": 49}
    poor = someone(statistics={"fate": 2}, condition={"fortune": 0})
    assert said(attempt(poor, "test:s"), "31") == "Strength: a failure, levels: 0"


def test_pc15_an_opposed_test_with_the_house_rule() -> None:
    tried = attempt(someone(), "test:s", kind="opposed", other=40)
    assert sources(tried)[-1] == "The other side: 40 or less"
    assert said(tried, "30", "41") == "Strength: won"
    assert said(tried, "31", "41") == "Strength: a stand-off"
    assert said(tried, "31", "40") == "Strength: lost"
    assert bars(tried)["a stand-off"] > 40
    until = attempt(someone(house=House(both_fail="reroll")), "test:s", kind="opposed", other=40)
    assert said(until, "31", "41", "30", "41") == "Strength: won"
    assert bars(until)["won"] == pytest.approx(bars(tried)["won"] / (1 - 0.7 * 0.6))


def test_pc18_fortune_in_an_opposed_test_before_the_other_side_rolls() -> None:
    tried = attempt(someone(statistics={"fate": 1}, house=House(both_fail="reroll")), "test:s", kind="opposed")
    session = played(tried, "31", "reroll", "1", "31")
    assert (session.result.result.winner, session.result.fortune) == ("a", 0)
    assert tried.effects(session.result).condition.fortune == 0
    # Once it is spent nothing more is offered.
    assert said(tried, "31", "reroll", "32", "31", "33", "1") == "Strength: lost · fortune 1 → 0"
    assert bars(tried, fortune="reroll")["won"] > bars(tried)["won"]


def test_pc16_an_extended_test_tells_rolls_and_hours() -> None:
    tried = attempt(someone(statistics={"s": 40}), "test:s", kind="extended", needed=2, hours=4, limit=5)
    assert said(tried, "40", "41", "1") == "Strength: done, successes: 2, rolls: 3, hours: 12"
    assert said(tried, "40", "41", "42", "43", "44") == "Strength: not done, successes: 1 of 2, hours: 20"
    assert list(bars(tried)) == ["rolls: 2", "rolls: 3–4", "rolls: 5", "not done"]
    chance = odds(tried.script).chance(lambda came: came.result.rolls == 2 and came.result.finished)
    assert chance == Fraction(16, 100)
    short = attempt(someone(), "test:s", kind="extended", needed=3, limit=2)
    assert bars(short) == {"not done": 100}


def test_pc18_one_point_of_fortune_for_a_whole_extended_test() -> None:
    tried = attempt(someone(statistics={"fate": 3}), "test:s", kind="extended", needed=2, limit=3)
    session = played(tried, "31", "keep", "32", "reroll", "1", "33")
    assert (session.result.result.rolls, session.result.result.successes, session.result.fortune) == (3, 1, 2)
    assert tried.effects(session.result).condition.fortune == 2
    # The re-roll is no roll of its own.
    assert said(tried, "31", "reroll", "1", "1") == ("Strength: done, successes: 2, rolls: 2, hours: 2 · fortune 3 → 2")


def test_pc37_the_dead_try_nothing() -> None:
    gone = someone(condition={"life": "dead"})
    for id in ("test:s", "skill:nadar/"):
        assert refused(gone, id) == ("The dead can do nothing; a point of fate might help.", "PC-37")


def test_a_test_asks_one_d100() -> None:
    assert asked(attempt(someone(), "test:s")) == "d100"
    assert plain(trial(someone(), "test:s").title) == "Test: Strength"
