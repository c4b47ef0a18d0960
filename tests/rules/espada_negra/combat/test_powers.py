# SPDX-License-Identifier: GPL-3.0-or-later
"""Powers and the concentration that pays for them (EN-11, EN-20, EN-26, EN-37).

The ray costs 3 points and does 6 of light; calm costs 5 and strikes nobody.
"""

from typing import Any

import msgspec
import pytest

from duels import (
    action,
    acts,
    after,
    bars,
    begun,
    can,
    decided,
    deed,
    does,
    fighter,
    foe,
    notes,
    one,
    piece,
    quick,
    sources,
    waits,
    why_not,
)
from panoplia.rules.espada_negra.character import Learnt, OwnedSkill, Quality
from panoplia.rules.espada_negra.gear import Wear
from panoplia.rules.espada_negra.house import House
from panoplia.rules.espada_negra.wounds import Wound
from panoplia.rules.fights.commands import Affect
from panoplia.rules.fights.state import Fight
from panoplia.rules.notes import plain

KNOWN = (Learnt("rayo"), Learnt("calma"), Learnt("gone"))
PLATES = piece("armadura_de_placas", 20, slot="body")


def duel(points: int = 9, other: Any = None, **more: Any) -> Fight:
    """Brell, who knows two powers, begins: potency 3, defence 3, level 2 in concentration and in the sphere."""
    skills = (OwnedSkill("concentracion", 2), OwnedSkill("esfera", 2))
    caster = {"agilidad": 4, "potencia": 3, "defensa": 3, "powers": KNOWN, "skills": skills, **more}
    condition = {"concentration": points, **caster.pop("condition", {})}
    house = caster.pop("house", House())
    told = {"voluntad": 9, **(other or {})}
    return begun(fighter(1, "Brell", condition=condition, **caster), foe(2, "Bruto", PLATES, **told), house=house)


def test_en20_en37_powers_of_the_sheet_are_acts_each_with_its_cost() -> None:
    state = duel()
    assert [id for id in can(state) if id.startswith("power:")] == ["power:rayo", "power:calma"]
    assert plain(action(state, "power:rayo").explanation) == (
        "Cost: 3 of 9 points of concentration, whatever comes of it."
    )
    assert [each.id for each in action(state, "power:calma").circumstances] == ["way", "difficulty", "modifier"]
    used = acts(state, "power:calma", "keep", "3")
    assert why_not(used, "power:rayo") == ("The act of this turn is used.", "EN-20")


def test_en37_without_the_points_there_is_no_power() -> None:
    assert why_not(duel(2), "power:rayo") == ("It costs 3 points of concentration, and there are 2.", "EN-37")
    assert action(duel(3), "power:rayo").refusal is None


def test_en26_no_runes_no_effort_no_armour_against_light_but_the_resistance() -> None:
    """6 − 1: all of it to the body, past eleven points of plate."""
    session = does(duel(), "power:rayo", "keep", "3")
    assert notes(session, "EN-26")[0] == "Damage 6, resistance 1: 5."
    assert decided(session) == ["effort"]
    state = session.result
    assert one(state, 2).condition.damage_taken == 5
    assert one(state, 2).piece(20).wear == Wear()
    assert notes(session)[-1] == (
        "Brell: Ray on Bruto: a success, 5 against 3 · damage 5, in all 5 · concentration 9 → 6"
    )
    assert one(state, 1).tally.aimed == 2


@pytest.mark.parametrize(("defensa", "taken"), [(0, 6), (6, 0), (9, 0)])
def test_en26_never_below_0(defensa: int, taken: int) -> None:
    state = acts(duel(other={"defensa": defensa}), "power:rayo", "keep", "3")
    assert one(state, 2).condition.damage_taken == taken


def test_en30_en36_en37_what_a_ray_does_is_what_any_blow_does() -> None:
    """5 against a willpower of 3 and a strength of 2: stunned, and above twice the strength: a grave wound."""
    weak = {"voluntad": 3, "fuerza": 2, "condition": {"concentration": 9}}
    state = acts(duel(other=weak), "power:rayo", "keep", "3", "torso")
    after_it = one(state, 2).condition
    assert (after_it.stunned, after_it.wounds, after_it.stamina) == (1, (Wound("torso"),), 12)
    # 2 for the stun, and 5 for the body.
    assert after_it.concentration == 2


def test_en4_en34_a_quality_moves_the_limit_against_powers_too() -> None:
    tough = {"voluntad": 1, "qualities": (Quality("Duro", "unconscious", 9),)}
    assert "target unconscious" not in bars(deed(duel(other=tough), "power:rayo"))
    assert "target unconscious" in bars(deed(duel(other={"voluntad": 1}), "power:rayo"))


def test_en3_en37_the_points_are_gone_by_a_failure_too_and_effort_takes_one_more() -> None:
    """1 + 2 are not above 3. With effort six runes: 9 − 3 − 1."""
    failed = acts(duel(), "power:rayo", "keep", "1")
    assert (one(failed, 1).condition.concentration, one(failed, 2).condition.damage_taken) == (6, 0)
    spent = acts(duel(), "power:rayo", "spend", "6")
    assert (one(spent, 1).condition.concentration, one(spent, 1).condition.stamina) == (5, 14)
    assert one(spent, 1).tally.spent == 1


def test_en3_the_house_rule_of_checks_counts_for_powers() -> None:
    state = acts(duel(house=House("equal")), "power:calma", "keep", "1")
    assert notes(does(duel(house=House("equal")), "power:calma", "keep", "1"))[-1].endswith(
        "a success, 3 against 3 · concentration 9 → 4"
    )
    assert one(state, 1).condition.concentration == 4


def test_en37_runes_and_effects_of_a_power_are_named() -> None:
    state = after(duel(), Affect(1, "Bendición", 1, turns=2, modifier=1))
    told = sources(deed(state, "power:rayo", way="attribute:potencia", modifier=-1))
    assert told == [
        "Potency, runes: 3 (EN-3)", "Potency 3 (EN-3)", "Bendición +1 (EN-2)", "by the GM −1 (EN-2)",
        "Damage (light): 6 (EN-26)",
    ]  # fmt: skip


def test_en37_concentration_follows_an_act_once_a_turn() -> None:
    """A point of initiative, 7 → 6, for 2 hits and a level of 2."""
    state = duel(0)
    assert why_not(state, "concentrate") == (
        "Concentration follows an act: act first, or let the act go by.", "EN-37",
    )  # fmt: skip
    state = acts(state, "wait")
    session = does(state, "concentrate", "keep", "2")
    assert notes(session)[-1] == "Brell: concentration 0 → 4 · initiative 7 → 6"
    state = session.result
    assert (one(state, 1).condition.concentration, quick(state, 1)) == (4, 6)
    assert why_not(state, "concentrate") == ("Concentration is gained once a turn.", "EN-37")
    again = acts(waits(state, 2), "wait")
    assert one(acts(again, "concentrate", "keep", "0"), 1).condition.concentration == 6


def test_en37_effort_for_concentration_costs_none_of_it_but_counts_for_the_turn() -> None:
    state = acts(acts(duel(3), "wait"), "concentrate", "spend", "6")
    brell = one(state, 1)
    assert (brell.condition.concentration, brell.condition.stamina, brell.tally.spent) == (11, 14, 1)
    late = acts(duel(3), "power:rayo", "spend", "0")
    assert decided(does(late, "concentrate", "1")) == []


def test_en28_en37_who_concentrates_attacks_no_more_in_this_act() -> None:
    blades = (piece("espada_corta", 1, slot="hands"), piece("daga", 3, slot="hands"))
    state = begun(fighter(1, "Ana", *blades, defensa=1), foe(2, "Bruto", inteligencia=1))
    state = acts(state, "attack:1", "keep", "keep", "0", "0")
    assert "attack:3" in can(state)
    state = acts(state, "concentrate", "keep", "1")
    assert why_not(state, "attack:3") == ("The act of this turn is used.", "EN-20")


def test_en37_the_bars_of_concentration() -> None:
    """Three runes and a level of 2."""
    shown = bars(deed(acts(duel(0), "wait"), "concentrate"))
    assert shown == {"points +2": 12.5, "points +3": 37.5, "points +4": 37.5, "points +5": 12.5}


def test_en37_a_campaign_without_the_skill_knows_no_concentration() -> None:
    state = msgspec.structs.replace(acts(duel(), "wait"), lore=())
    assert why_not(state, "concentrate") == ("“concentracion” is not on the list of skills any more.", "EN-3")
