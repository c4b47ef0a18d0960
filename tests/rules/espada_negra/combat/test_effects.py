# SPDX-License-Identifier: GPL-3.0-or-later
"""What blows do beside damage: stun, unconsciousness, death, wounds (EN-30, EN-33 to EN-37)."""

from typing import Any

import pytest

from duels import (
    COMBAT,
    acts,
    bars,
    begun,
    can,
    decided,
    deed,
    does,
    ends,
    fighter,
    foe,
    notes,
    one,
    piece,
    played,
    quick,
    sources,
    sword,
    waits,
    why_not,
)
from panoplia.rules.espada_negra.character import Quality
from panoplia.rules.espada_negra.gear import Wear
from panoplia.rules.espada_negra.wounds import Wound
from panoplia.rules.fights.combat import sides_left
from panoplia.rules.fights.commands import NextTurn
from panoplia.rules.fights.state import Fight
from panoplia.rules.notes import plain

KEPT = ("keep", "keep")
HIT = (*KEPT, "3", "0", *KEPT)
"""Impact 6 against an evasion of 3, without any effort: the hits for and against damage follow."""


def duel(*pieces: Any, **more: Any) -> Fight:
    """Ana with a shortsword begins; Bruto, with another, is a little slower."""
    return begun(fighter(1, "Ana", sword(1)), foe(2, "Bruto", sword(2), *pieces, **{"inteligencia": 2, **more}))


def test_en30_a_blow_above_willpower_takes_the_acts_of_this_turn() -> None:
    """5 against 3: no act in this turn, and one in the next."""
    state = acts(duel(), "attack:1", *HIT, "2", "1")
    assert one(state, 2).condition.stunned == 1
    assert why_not(state, "attack:2", 2) == ("No acts while stunned.", "EN-30")
    session = played(state, NextTurn())
    assert "No turn for Bruto: No acts while stunned." in notes(session)
    assert (session.result.round, session.result.acting) == (2, 1)
    assert one(session.result, 2).condition.stunned == 0
    assert waits(session.result).acting == 2


def test_en30_a_blow_above_twice_willpower_takes_those_of_the_next_too() -> None:
    """7 against 3 (and a wound, of 7 against a strength of 3)."""
    state = acts(duel(), "attack:1", *HIT, "3", "0", "torso")
    assert one(state, 2).condition.stunned == 2
    state = ends(state)
    assert (state.round, state.acting, one(state, 2).condition.stunned) == (2, 1, 1)
    state = ends(state)
    assert (state.round, state.acting, one(state, 2).condition.stunned) == (3, 1, 0)
    assert ends(state).acting == 2


@pytest.mark.parametrize(("voluntad", "stunned"), [(6, 0), (5, 1), (3, 1), (2, 2)])
def test_en30_as_much_as_willpower_is_not_above_it(voluntad: int, stunned: int) -> None:
    """4 + 3 − 1 = 6."""
    state = acts(duel(voluntad=voluntad, fuerza=4), "attack:1", *HIT, "3", "1")
    assert one(state, 2).condition.stunned == stunned


def test_en30_what_armour_takes_stuns_too() -> None:
    """7 − 2 = 5 off a structure of 2 and then the body: 2 + 3 against 3."""
    coat = piece("peto_de_cuero", 20, slot="body", lost=4)
    state = acts(duel(coat), "attack:1", *HIT, "3", "0")
    assert (one(state, 2).piece(20).wear, one(state, 2).condition.damage_taken) == (Wear(6), 3)
    assert one(state, 2).condition.stunned == 1


def test_en30_the_stunned_make_an_effort_to_evade_and_against_damage() -> None:
    state = begun(
        fighter(1, "Ana", sword(1)),
        fighter(3, "Ada", sword(3), agilidad=2),
        foe(2, "Bruto", agilidad=0, effort_limit=2),
    )
    state = ends(acts(state, "attack:1", *HIT, "1", "0", target="2"))
    assert (state.acting, one(state, 2).condition.stunned) == (3, 1)
    session = does(state, "attack:3", "spend", "keep", "3", "0", "spend", "keep", "0", "6")
    assert decided(session) == ["effort_evade", "effort_hit", "effort_resist", "effort_damage"]
    assert one(session.result, 2).condition.stamina == 13


def test_en30_a_longer_stun_is_not_shortened_by_another_blow() -> None:
    state = acts(duel(condition={"stunned": 2}), "attack:1", *HIT, "0", "0")
    assert one(state, 2).condition.stunned == 2


@pytest.mark.parametrize(
    ("hits", "points"),
    # 4 + 1 − 0: an excess of 2, and 5 for the body. 4 + 3: all. Less than 3 + 1 does not stun: 3 for the body.
    [(("1", "0"), 2), (("3", "0", "torso"), 0), (("0", "1"), 6)],
)
def test_en30_en37_concentration_is_lost_by_stun_and_by_damage_to_the_body(hits: Any, points: int) -> None:
    state = acts(duel(condition={"concentration": 9}), "attack:1", *HIT, *hits)
    assert one(state, 2).condition.concentration == points


def test_en37_effort_costs_a_point_of_concentration() -> None:
    focused = {"condition": {"concentration": 4}}
    state = begun(fighter(1, "Ana", sword(1), **focused), foe(2, "Bruto", inteligencia=2, **focused))
    state = acts(state, "attack:1", "spend", "spend", "0", "0")
    assert [one(state, id).condition.concentration for id in (1, 2)] == [3, 3]


def test_en34_three_times_willpower_knock_out() -> None:
    """2 + 7 are 9, three times 3: no more acts, no effort, and nobody is left on that side."""
    state = acts(duel(condition={"damage_taken": 2}), "attack:1", *HIT, "3", "0", "torso")
    assert not COMBAT.able(one(state, 2))
    assert sides_left(COMBAT, state) == {"party"}
    assert plain(COMBAT.standing(state, one(state, 2)).words).startswith("damage 9 of 18 · unconscious")
    assert why_not(state, "flee", 2) == ("No fight with damage 9: unconscious from 9 on.", "EN-34")
    # The next turns are all of the one who stands; the unconscious is asked for no effort.
    state = ends(state)
    assert (state.acting, state.round) == (1, 2)
    assert decided(does(state, "attack:1", "keep", "0", "0")) == ["effort_hit"]


def test_en4_en34_a_quality_moves_the_limit() -> None:
    """Three more than three times 3."""
    tough = Quality("Duro", "unconscious", 3)
    session = does(duel(condition={"damage_taken": 2}, qualities=(tough,)), "attack:1", *HIT, "3", "0", "torso")
    assert notes(session, "EN-34") == []
    assert COMBAT.able(one(session.result, 2))
    assert "target unconscious" not in bars(deed(duel(qualities=(tough,), condition={"damage_taken": 2}), "attack:1"))


def test_en35_six_times_strength_kill_and_the_dead_are_not_unconscious() -> None:
    session = does(duel(condition={"damage_taken": 11}, voluntad=9), "attack:1", *HIT, "3", "0")
    assert notes(session, "EN-35") == ["Death: damage 18, limit 18."]
    assert notes(session, "EN-34") == []
    state = session.result
    assert plain(COMBAT.standing(state, one(state, 2)).words) == "dead"
    assert one(state, 2).condition.wounds == ()
    assert can(state, 2) == []
    assert why_not(ends(state), "attack:1") == (
        "Nobody is left on the other side who could be attacked.", "EN-20",
    )  # fmt: skip


def test_en35_nobody_without_damage_is_dead() -> None:
    state = duel(fuerza=0, voluntad=0)
    assert COMBAT.able(one(state, 2))
    assert not COMBAT.able(one(acts(state, "attack:1", *HIT[:5], "keep", "0"), 2))


def wounded(place: str, *pieces: Any, hits: tuple[str, str] = ("3", "0"), **more: Any) -> Fight:
    """7 against a strength of 3 is above twice it: grave."""
    return acts(duel(*pieces, **{"voluntad": 9, **more}), "attack:1", *HIT, *hits, place)


def test_en36_the_attacker_chooses_where_a_grave_wound_is() -> None:
    session = does(duel(voluntad=9), "attack:1", *HIT, "3", "0", "leg")
    assert decided(session)[-1] == "wound_place"
    assert notes(session, "EN-36") == ["A grave wound: 7 against strength 3.", "The wound: leg."]
    assert one(session.result, 2).condition.wounds == (Wound("leg", "grave"),)


def test_en36_a_wound_of_an_arm_takes_1_off_the_damage() -> None:
    state = ends(wounded("arm"))
    assert "grave wound, arm −1 (EN-36)" in sources(deed(state, "attack:2"))
    assert notes(does(state, "attack:2", *HIT, "0", "0"), "EN-24") == [
        "Damage: weapon 3, hits 0, hits against it 0: 3."
    ]


def test_en36_a_wound_of_a_leg_takes_3_off_the_initiative() -> None:
    """3 + 2 + 1."""
    assert (quick(duel(), 2), quick(wounded("leg"), 2)) == (6, 3)


def test_en36_a_wound_of_the_torso_takes_3_off_the_stamina_now_and_at_most() -> None:
    state = wounded("torso")
    assert one(state, 2).condition.stamina == 12
    # EN-31: up to one less than at the start, less what the wound took: 15 − 3 − 1.
    tired = wounded("torso", condition={"stamina": 9})
    tired = waits(acts(ends(tired), "wait"), 9)
    assert one(tired, 2).condition.stamina == 6


def test_en36_very_grave_wounds_take_twice_as_much_and_add_up() -> None:
    """10 against 3 is above three times it: 6 off 5 + 2 + 1. And 3 off 5 + 0 + 1, once and once more."""
    state = begun(
        fighter(1, "Ana", sword(1), fuerza=6, agilidad=5),
        foe(2, "Bruto", sword(2), voluntad=9, agilidad=5, inteligencia=2),
    )
    state = acts(state, "attack:1", *HIT, "6", "0", "leg")
    assert one(state, 2).condition.wounds == (Wound("leg", "very_grave"),)
    assert quick(state, 2) == 2
    more = {"wounds": (Wound("leg"),)}
    assert quick(wounded("leg", condition=more, agilidad=5, inteligencia=0), 2) == 0


@pytest.mark.parametrize(
    ("hits", "against", "grade"), [("2", "0", None), ("3", "0", "grave"), ("5", "0", "grave"), ("6", "0", "very_grave")]
)
def test_en36_exactly_twice_or_three_times_is_not_above_it(hits: str, against: str, grade: str | None) -> None:
    """4 + hits against a strength of 3: 6, 7, 9, 10."""
    state = begun(fighter(1, "Ana", sword(1), fuerza=6), foe(2, "Bruto", voluntad=9, inteligencia=2))
    place = ("torso",) if grade else ()
    state = acts(state, "attack:1", *HIT, hits, against, *place)
    assert [wound.grade for wound in one(state, 2).condition.wounds] == ([grade] if grade else [])


def test_en36_a_very_grave_wound_makes_an_arm_useless() -> None:
    maimed = {"wounds": (Wound("arm", "very_grave", "first_aid"),)}
    state = begun(
        fighter(1, "Ana", piece("mandoble", 1, slot="hands"), condition=maimed), foe(2, "Bruto", inteligencia=2)
    )  # fmt: skip
    assert why_not(state, "attack:1") == ("Two-handed sword needs 2 of the arms, and 1 can be used.", "EN-36")
    assert "attack:0" in can(state)


def test_en36_what_a_wound_did_is_seen() -> None:
    state = begun(fighter(1, "Ana", sword(1), fuerza=6), foe(2, "Bruto", voluntad=9, inteligencia=2))
    state = acts(state, "attack:1", *HIT, "6", "0", "torso")
    standing = COMBAT.standing(state, one(state, 2))
    assert (
        plain(standing.words)
        == "damage 10 of 18 · stunned in this turn · very grave wound, torso or head · bleeds: 1 a turn"
    )
    assert [(gauge.value, gauge.maximum) for gauge in standing.gauges] == [(8, 18), (9, 9)]


def test_en5_en25_what_is_left_of_stamina_and_structure_is_seen() -> None:
    state = duel(piece("rodela", 30, slot="hands"), condition={"stamina": 9})
    assert plain(COMBAT.standing(state, one(state, 2)).words) == "unhurt · stamina 9 of 15"


def test_en33_en37_how_someone_stands_in_words_and_bars() -> None:
    shield = piece("rodela", 30, slot="hands", lost=1)
    state = duel(shield, piece("cuerda", 31), condition={"stamina": 0, "concentration": 4})
    standing = COMBAT.standing(state, one(state, 2))
    assert plain(standing.words) == "unhurt · exhausted · structure 0 of 1 · concentration 4"
    assert [(gauge.value, gauge.maximum) for gauge in standing.gauges] == [(18, 18), (0, 15), (0, 1)]
    assert plain(COMBAT.standing(state, one(state, 1)).words) == "unhurt"
    assert "piece:31" not in [each.id for each in COMBAT.by_hand(state, 2)]
