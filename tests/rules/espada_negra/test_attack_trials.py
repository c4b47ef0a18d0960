# SPDX-License-Identifier: GPL-3.0-or-later
"""Attacks from the sheet: what is told of them, and what they leave behind (EN-5, EN-6, EN-21 to EN-36, EN-40)."""

import time
from typing import Any

import msgspec
import pytest

from attempts import played, said, sources
from espada import piece
from panoplia.rules.espada_negra.character import Condition, Quality
from panoplia.rules.espada_negra.gear import Wear
from panoplia.rules.espada_negra.quality import in_quality
from panoplia.rules.espada_negra.wounds import Wound
from panoplia.rules.notes import plain
from panoplia.rules.odds import odds
from panoplia.rules.refusal import Refused
from panoplia.rules.script import Choice
from swordplay import SYSTEM, attempt, bars, refused, someone, starts, trial

SWORD = piece("espada_corta", 1, slot="hands")
GREAT = piece("mandoble", 2, slot="hands")
ARMOUR = piece("peto_de_cuero", 3, slot="body")
EVERYWHERE = ("effort_hit", "effort_evade", "effort_damage", "effort_resist")


def test_en22_each_weapon_and_bare_hands_can_attack() -> None:
    subject = someone(SWORD, ARMOUR, GREAT)
    assert [each.id for each in SYSTEM.trials(subject) if each.id.startswith("attack:")] == [
        "attack:1", "attack:2", "attack:0",
    ]  # fmt: skip


def test_what_matters_most_of_an_attack_is_asked_first() -> None:
    asked = list(starts(someone(SWORD), "attack:1"))
    assert asked[:4] == ["evasion", "cover", "structure", "resistance"]
    assert asked[-5:] == ["effort", "surprised", "light", "paid_hit", "paid_damage"]


def test_en6_en22_en24_the_figures_of_the_sheet_and_why() -> None:
    """1500 g of 3000 are free in the hands: a rune more to hit."""
    tried = attempt(someone(SWORD), "attack:1", modifier=1)
    assert sources(tried) == [
        "Impact: 4 (EN-22)", "Shortsword 3 (EN-22)", "by the GM +1 (EN-22)",
        "Runes (to hit): 4 (EN-22)", "Agility 3 (EN-22)", "1000 g free in the hands +1 (EN-6)",
        "Damage (cutting): 4 (EN-24)", "Shortsword 4 (EN-24)",
        "Runes (damage): 3 (EN-24)", "Strength 3 (EN-24)",
    ]  # fmt: skip
    # 3000 g of 3000.
    assert sources(attempt(someone(GREAT), "attack:2"))[2] == "Runes (to hit): 3 (EN-22)"


def test_en21_to_en36_an_attack_from_effort_to_wound() -> None:
    """The slower defender announces first. 4 + 4 − 1 = 7: above three times a strength of 2."""
    tried = attempt(someone(SWORD, condition={"concentration": 3}), "attack:1")
    answers = ("keep", "keep", "2", "1", "keep", "spend", "4", "1", "leg")
    assert said(tried, *answers) == "Shortsword: damage 7, in all 7 · very grave wound, leg · target unconscious"
    result = played(tried, *answers).result
    # EN-36: twice three off an initiative of 4.
    assert tried.carried_on(result) == {"damage_taken": 7, "structure": 0, "stamina": 10, "initiative": 0}
    assert tried.effects(result).condition == Condition(14, concentration=2)
    assert tried.effects(result).wear == {}
    torso = played(tried, *answers[:-1], "torso").result
    assert tried.carried_on(torso) == {"damage_taken": 7, "structure": 0, "stamina": 4, "initiative": 4}
    assert said(tried, "keep", "keep", "0", "0") == "Shortsword: misses"


def test_en25_what_the_armour_takes() -> None:
    """4 + 3 − 0 = 7 less 2: structure 5 of 9; then 4 are left, and 1 goes through."""
    told = {"cover": 9, "structure": 9, "resistance": 2}
    tried = attempt(someone(SWORD), "attack:1", **told)
    hit = ("keep", "keep", "2", "0", "keep", "keep", "3", "0")
    assert said(tried, *hit) == "Shortsword: armour: structure 9 → 4 · stunned in this turn and the next"
    assert tried.carried_on(played(tried, *hit).result)["structure"] == 4
    again = attempt(someone(SWORD), "attack:1", **{**told, "structure": 4})
    assert said(again, *hit).startswith("Shortsword: armour: structure 4 → 0 · damage 1, in all 1")
    firm = attempt(someone(SWORD), "attack:1", **{**told, "resistance": 9})
    assert said(firm, *hit) == "Shortsword: hits the armour, no damage"
    assert bars(firm) == {"missed": pytest.approx(34.375), "armour alone hit": pytest.approx(65.625)}


def test_en23_en24_the_bars_of_a_hit() -> None:
    """Four runes against two: more hits than the target has in 42 of 64 throws."""
    shown = bars(attempt(someone(SWORD), "attack:1"))
    assert list(shown) == ["missed", "2 damage", "3 damage", "4 damage", "grave wound", "target unconscious"]
    assert shown["missed"] == pytest.approx(22 / 64 * 100)
    # Three runes against two: 2 more hits than the target has make a damage of 6, in 5 of 32 throws, and 3 more in one.
    assert shown["target unconscious"] == pytest.approx(42 / 64 * 6 / 32 * 100)
    assert sum(shown.values()) == pytest.approx(100)


def test_en29_more_hits_than_its_structure_dull_a_weapon() -> None:
    tried = attempt(someone(SWORD), "attack:1", structure=30, cover=20, fuerza=9)
    blow = ("keep", "keep", "2", "0", "keep", "spend", "5", "9")
    assert said(tried, *blow) == "Shortsword: hits the armour, no damage · damage 4 → 3"
    assert tried.effects(played(tried, *blow).result).wear == {1: Wear(1)}
    assert bars(tried, effort_damage="spend")["weapon dulled"] == pytest.approx(42 / 64 * 7 / 64 * 100)
    blunt = someone(piece("espada_corta", 1, slot="hands", lost=4))
    assert "weapon dulled" not in bars(attempt(blunt, "attack:1"), effort_damage="spend")
    assert "lost by use −4 (EN-29)" in sources(attempt(blunt, "attack:1"))
    fists = attempt(someone(), "attack:0")
    assert fists.effects(played(fists, "keep", "keep", "3", "0", "keep", "spend", "6", "0", "leg").result).wear == {}


def test_en29_en54_a_weapon_without_structure_is_dulled_by_any_hit_and_fists_by_none() -> None:
    """A javelin of quality 0: its structure of 1 is 0."""
    javelin = piece("jabalina", 1, slot="hands")
    data, _ = in_quality(javelin.data, javelin.weight, 0)
    assert (data.structure, data.damage) == (0, 3)
    poor = msgspec.structs.replace(javelin, data=data)
    tried = attempt(someone(poor), "attack:1", structure=30, cover=20, fuerza=9)
    assert plain(trial(someone(poor), "attack:1").explanation).endswith(
        "More than 0 hits for damage take 1 off its damage."
    )
    blow = ("keep", "keep", "3", "0", "keep", "keep")
    assert tried.effects(played(tried, *blow, "1", "9").result).wear == {1: Wear(1)}
    assert tried.effects(played(tried, *blow, "0", "9").result).wear == {}
    shown = bars(tried)
    assert shown["weapon dulled"] > 0
    claws = someone(statistics={"unarmed_damage": 5})
    assert "weapon dulled" not in bars(attempt(claws, "attack:0"))
    assert not plain(trial(claws, "attack:0").explanation).endswith("off its damage.")


def test_en28_effort_that_an_earlier_attack_of_the_act_paid_for() -> None:
    tried = attempt(someone(SWORD, condition={"stamina": 0}), "attack:1", paid_hit=True)
    assert "Runes (to hit): 7 (EN-22)" in sources(tried)
    assert "Runes (damage): 0 (EN-24)" in sources(tried)
    assert said(tried, "keep", "7", "0", "keep", "0") == "Shortsword: damage 4, in all 4 · stunned in this turn"


def test_en33_the_exhausted_attack_without_runes() -> None:
    """Impact 3 is never above an evasion of 3."""
    assert bars(attempt(someone(SWORD, condition={"stamina": 0}), "attack:1")) == {"missed": 100}


def test_en5_en6_en40_what_the_target_may_do() -> None:
    subject = someone(SWORD)
    helpless = attempt(subject, "attack:1", surprised="2")
    assert said(helpless, "keep", "1", "keep", "0").startswith("Shortsword: damage 4")
    assert said(attempt(subject, "attack:1", surprised="1"), "keep", "2", "2") == "Shortsword: misses"
    assert said(attempt(subject, "attack:1", effort=0, spent=1), "0", "0") == "Shortsword: misses"
    assert said(attempt(subject, "attack:1", light=True), "keep", "keep", "3", "3") == "Shortsword: misses"


def test_en30_en34_to_en36_who_cannot_attack() -> None:
    def why(id: str = "attack:1", **condition: Any) -> tuple[str, str]:
        return refused(someone(SWORD, GREAT, condition=condition), id)

    useless = (Wound("arm", "very_grave", "surgery"),)
    assert why(damage_taken=18)[1] == "EN-35"
    assert why(damage_taken=9) == ("No fight with damage 9: unconscious from 9 on.", "EN-34")
    assert why(stunned=1) == ("No acts while stunned.", "EN-30")
    assert why("attack:2", wounds=useless) == ("Two-handed sword needs 2 of the arms, and 1 can be used.", "EN-36")
    assert trial(someone(SWORD, condition={"wounds": useless}), "attack:1").refusal is None
    assert why(wounds=useless * 2)[1] == "EN-36"
    assert why("attack:0", wounds=useless * 2) == ("Bare hands needs 1 of the arms, and 0 can be used.", "EN-36")
    assert trial(someone(condition={"wounds": useless}), "attack:0").refusal is None
    left = piece("espada_corta", 1, carried=False)
    assert refused(someone(left), "attack:1")[0] == "Shortsword was left behind: fetch it first."
    away = piece("espada_corta", 1, ready=7)
    assert refused(someone(away), "attack:1")[0] == "Shortsword: in the workshop until day 7."


def test_en35_one_who_is_dead_already_is_no_target() -> None:
    with pytest.raises(Refused) as found:
        attempt(someone(SWORD), "attack:1", damage_taken=12)
    assert (found.value.path, found.value.note.clause) == ("damage_taken", "EN-35")
    tried = attempt(someone(SWORD), "attack:1", damage_taken=11)
    assert list(bars(tried)) == ["missed", "target dead"]
    assert tried.carried_on(played(tried, "keep", "keep", "2", "0", "keep", "keep", "3", "0").result) == {}


def test_en4_en36_qualities_and_wounds_are_in_it() -> None:
    keen = Quality("Odio", "damage", 2, "contra orcos")
    subject = someone(SWORD, statistics={"qualities": (keen,)}, condition={"wounds": (Wound("arm"),)})
    assert "own:damage:0" in starts(subject, "attack:1")
    assert sources(attempt(subject, "attack:1", **{"own:damage:0": True}))[5:9] == [
        "Damage (cutting): 5 (EN-24)", "Shortsword 4 (EN-24)", "Odio +2 (EN-4)", "grave wound, arm −1 (EN-36)",
    ]  # fmt: skip


def test_the_largest_odds_are_quick() -> None:
    giant = someone(SWORD, statistics={"fuerza": 6, "agilidad": 6, "voluntad": 6, "effort_limit": 2})
    tried = attempt(giant, "attack:1", agilidad=6, fuerza=6, voluntad=6, effort=2, structure=30, cover=8, light=True)
    policy = dict.fromkeys(EVERYWHERE, "spend")
    odds(tried.script, policy=policy)
    begun = time.perf_counter()
    grouped = odds(tried.script, policy=policy).by(tried.case)
    assert time.perf_counter() - begun < 0.3
    assert sum(p for _, p in grouped.outcomes) == 1
    assert {plain(tried.cases[case].label) for case, _ in grouped.outcomes} >= {"weapon dulled", "armour alone hit"}


def test_en5_both_can_spend_twice_in_one_attack() -> None:
    tried = attempt(someone(SWORD, statistics={"effort_limit": 2}), "attack:1", effort=2)
    answers = ("spend", "spend", "7", "3", "spend", "spend", "2", "4")
    session = played(tried, *answers)
    assert sum(isinstance(each.request, Choice) for each in session.asked) == 4
    assert tried.effects(session.result).condition.stamina == 13
