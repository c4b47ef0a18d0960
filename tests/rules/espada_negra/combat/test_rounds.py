# SPDX-License-Identifier: GPL-3.0-or-later
"""The end of turns and of the fight, bleeding and first aid (EN-31, EN-32, EN-36, EN-50, EN-51)."""

from typing import Any

import msgspec
import pytest

from duels import (
    COMBAT,
    acts,
    after,
    begun,
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
from panoplia.rules.espada_negra.character import OwnedSkill
from panoplia.rules.espada_negra.wounds import Wound
from panoplia.rules.fights.commands import Finish, Leave, NextTurn, SetByHand
from panoplia.rules.fights.state import Fight

KEPT = ("keep", "keep")
BLEEDING = {"wounds": (Wound("arm", "very_grave"),)}


def pair(mine: Any = None, other: Any = None, **more: Any) -> Fight:
    """Ana and Bruto, as they are told."""
    return begun(
        fighter(1, "Ana", sword(1), condition=mine or {}, **more),
        foe(2, "Bruto", sword(2), inteligencia=2, condition=other or {}),
    )


def _set(id: int, **told: Any) -> SetByHand:
    return SetByHand(id, told)


def spent(state: Fight) -> Fight:
    """The first one misses with effort, and the other one keeps calm."""
    return acts(state, "attack:1", "keep", "spend", "0", "0")


def test_en31_the_quiet_recover_up_to_one_less_than_at_the_start() -> None:
    """15 − 1 spent, then 14 is the most: nothing comes back. From 10 it is 13, and then 14."""
    state = spent(pair())
    assert one(waits(state, 2), 1).condition.stamina == 14
    assert one(waits(state, 4), 1).condition.stamina == 14
    tired = after(pair(), _set(1, stamina=10))
    tired = waits(tired, 2)
    assert one(tired, 1).condition.stamina == 13
    assert one(waits(tired, 2), 1).condition.stamina == 14


def test_en31_who_spent_stamina_in_the_turn_does_not_recover() -> None:
    state = spent(after(pair(), _set(1, stamina=10)))
    state = waits(state, 2)
    assert one(state, 1).condition.stamina == 9
    assert one(waits(state, 2), 1).condition.stamina == 12


def test_en31_who_was_hurt_does_not_but_armour_alone_does_not_count() -> None:
    """4 − 1 into the body, of one whose willpower it does not exceed; and 4 − 2 off a coat."""
    state = after(pair(), _set(2, stamina=10))
    hit = acts(state, "attack:1", *KEPT, "3", "0", *KEPT, "0", "1")
    assert one(waits(hit, 2), 2).condition.stamina == 10
    coat = begun(fighter(1, "Ana", sword(1)), foe(2, "Bruto", piece("peto_de_cuero", 3, slot="body"), inteligencia=2))
    coat = acts(after(coat, _set(2, stamina=10)), "attack:1", *KEPT, "3", "0", *KEPT, "0", "0")
    assert one(coat, 2).piece(3).wear.lost == 2
    assert one(waits(coat, 2), 2).condition.stamina == 13


def test_en31_who_is_above_that_stays_as_they_are() -> None:
    assert one(waits(pair(), 2), 1).condition.stamina == 15


def test_en11_en31_what_takes_initiative_does_not_end_with_the_turn() -> None:
    """A point given up for concentration."""
    state = acts(acts(pair(defensa=1), "wait"), "concentrate", "keep", "0")
    assert (quick(state, 1), quick(waits(state, 4), 1)) == (6, 6)


def test_en31_en4_what_was_gone_before_the_fight_does_not_come_back() -> None:
    """8 at the start: 7 is the most."""
    state = spent(pair({"stamina": 8}))
    assert one(waits(state, 6), 1).condition.stamina == 7


def test_en32_after_the_fight_stamina_is_one_less_than_at_its_start() -> None:
    state = waits(spent(pair({"stamina": 8, "initiative_lost": 1}, {"stamina": 9})), 1)
    session = played(state, Finish())
    ended = session.result
    assert [one(ended, id).condition.stamina for id in (1, 2)] == [7, 9]
    assert (one(ended, 1).condition.initiative_lost, quick(ended, 1)) == (0, 7)
    assert notes(session, "EN-32") == ["Ana after the fight: initiative 6 → 7."]
    assert ended.over


def test_en32_en36_the_start_is_less_by_what_wounds_took() -> None:
    state = begun(fighter(1, "Ana", sword(1)), foe(2, "Bruto", sword(2), voluntad=9, inteligencia=2))
    state = acts(state, "attack:1", "spend", "keep", "4", "0", "keep", "3", "0", "torso")
    assert one(state, 2).condition.stamina == 11
    assert one(after(waits(state), Finish()), 2).condition.stamina == 11


def test_en32_those_who_left_took_part_and_the_dead_stay_as_they_are() -> None:
    state = after(spent(pair()), _set(2, damage_taken=18, stamina=3, spent_ever=True))
    ended = after(after(state, Leave(1, fled=True)), Finish())
    assert [one(ended, id).condition.stamina for id in (1, 2)] == [14, 3]


def test_en36_bleeding_costs_1_at_the_end_of_each_turn() -> None:
    state = pair({}, {**BLEEDING, "damage_taken": 4, "concentration": 5})
    session = played(ends(state), NextTurn())
    assert notes(session, "EN-36") == ["Bruto bleeds: damage 4 → 5."]
    assert one(session.result, 2).condition.concentration == 4
    assert one(waits(session.result, 4), 2).condition.damage_taken == 7


def test_en31_en36_what_bleeds_at_the_end_of_the_turn_does_not_hinder_recovery() -> None:
    state = after(pair({}, {**BLEEDING, "damage_taken": 4}), _set(2, stamina=9))
    assert one(waits(state, 2), 2).condition.stamina == 12


@pytest.mark.parametrize(
    ("taken", "clause", "said"),
    [(8, "EN-34", "Unconsciousness: damage 9, limit 9."), (17, "EN-35", "Death: damage 18, limit 18.")],
)
def test_en34_en35_en36_bleeding_counts_towards_the_limits(taken: int, clause: str, said: str) -> None:
    state = pair({}, {**BLEEDING, "damage_taken": taken})
    # The unconscious have no turn: theirs ends with the other's.
    last = played(ends(state) if taken < 9 else state, NextTurn())
    assert notes(last, clause) == [said]
    assert not COMBAT.able(one(last.result, 2))


def test_en36_the_dead_bleed_no_more() -> None:
    two = {"wounds": (Wound("arm", "very_grave"), Wound("leg", "very_grave")), "damage_taken": 17}
    state = waits(pair({}, two), 3)
    assert one(state, 2).condition.damage_taken == 18


def test_en50_en51_first_aid_is_an_act_that_stops_bleeding() -> None:
    """Three runes and a level of 5 against 7: with 3 hits it is 8."""
    state = pair(BLEEDING, None, skills=(OwnedSkill("medicina", 5),))
    session = does(state, "first_aid", "3")
    assert notes(session, "EN-50")[0] == "Ana gives first aid to Ana (very grave wound, arm)."
    assert decided(session) == []
    assert one(session.result, 1).condition.wounds == (Wound("arm", "very_grave", "first_aid"),)
    assert one(waits(session.result, 2), 1).condition.damage_taken == 0
    assert why_not(session.result, "attack:1") == ("The act of this turn is used.", "EN-20")
    failed = does(state, "first_aid", "2")
    assert one(failed.result, 1).condition.wounds == BLEEDING["wounds"]
    assert notes(failed)[-1] == "Ana: Ana: a failure, 7 against 7"
    assert "difficulty 7 (EN-50)" in sources(deed(state, "first_aid"))


def test_en36_en51_who_bleeds_comes_first_and_only_the_untreated_are_patients() -> None:
    state = begun(
        fighter(1, "Ana", skills=(OwnedSkill("medicina", 9),)),
        fighter(3, "Ada", agilidad=1, condition={"wounds": (Wound("leg"), Wound("arm", "very_grave"))}),
        foe(2, "Bruto", inteligencia=1, condition=BLEEDING),
        fighter(4, "Abel", agilidad=0, condition={"wounds": (Wound("leg"),)}),
    )  # fmt: skip
    patient = COMBAT.actions(state, 1)
    offered = next(each for each in patient if each.id == "first_aid").circumstances[0]
    assert ([key for key, _ in offered.editor.options], offered.start) == (["3", "4", "2"], "3")
    treated = acts(state, "first_aid", "0")
    assert [wound.treatment for wound in one(treated, 3).condition.wounds] == ["none", "first_aid"]
    grave = does(state, "first_aid", "0", target="4")
    assert notes(grave)[-1] == "Ana: Abel: it gets no worse for a day, 9 against 5"


def test_en50_a_campaign_without_the_skill_knows_no_first_aid() -> None:
    state = msgspec.structs.replace(pair(BLEEDING), lore=())
    assert why_not(state, "first_aid") == ("“medicina” is not on the list of skills any more.", "EN-50")


def test_en51_without_a_wound_there_is_nothing_to_treat() -> None:
    assert why_not(pair(), "first_aid") == ("Nobody here has a wound that still needs first aid.", "EN-51")
