# SPDX-License-Identifier: GPL-3.0-or-later
"""Surprise before the first turn (EN-40)."""

from typing import Any

from duels import (
    COMBAT,
    action,
    after,
    bars,
    begun,
    can,
    decided,
    fight,
    fighter,
    foe,
    notes,
    one,
    played,
    sources,
    sword,
    waits,
    why_not,
)
from panoplia.rules.espada_negra.character import OwnedSkill
from panoplia.rules.fights.combat import Deed
from panoplia.rules.fights.commands import Begin, Do
from panoplia.rules.fights.state import Fight
from panoplia.rules.notes import plain


def before(**more: Any) -> Fight:
    """Ana, level 2 in stealth, and two who are quicker than she is."""
    return fight(
        fighter(1, "Ana", sword(1), skills=(OwnedSkill("sigilo", 2),), **more),
        foe(2, "Bruto", sword(2), agilidad=5), foe(3, "Caro", agilidad=4),
    )  # fmt: skip


def tries(state: Fight, *answers: str, **told: Any) -> Fight:
    return after(state, Do(1, "surprise", told), *answers)


def test_en40_a_check_before_the_first_turn_against_everyone_or_one() -> None:
    state = before()
    asked = action(state, "surprise", 1).circumstances
    assert [each.id for each in asked] == ["target", "way", "difficulty", "modifier"]
    assert [key for key, _ in asked[0].editor.options] == ["all", "2", "3"]
    assert (asked[0].start, asked[1].start) == ("all", "skill:sigilo")
    tried: Deed = COMBAT.deed(state, 1, "surprise", {})
    assert sources(tried) == ["Stealth, runes: 3 (EN-3)", "Agility 3 (EN-3)", "level 2 (EN-3)"]
    assert bars(tried) == {"surprised oneself": 50, "the foe surprised": 50}
    # Six runes: at most 1 hit; 2 or 3; more.
    assert bars(tried, effort="spend") == {
        "surprised oneself": 7 / 64 * 100, "the foe surprised": 35 / 64 * 100,
        "the foe surprised, without runes": 22 / 64 * 100,
    }  # fmt: skip


def test_en40_the_surprised_have_no_turn_make_no_effort_and_are_themselves_again_in_the_next() -> None:
    """2 + 2 against 3."""
    session = played(before(), Do(1, "surprise"), "keep", "2")
    assert notes(session)[0] == "Ana would surprise everyone on the other side (Stealth)."
    begins = played(session.result, Begin())
    assert "No turn for Bruto: Surprised: no acts in this turn." in notes(begins)
    state = begins.result
    assert state.acting == 1
    assert why_not(state, "attack:2", 2) == ("Surprised: no acts in this turn.", "EN-40")
    attacked = played(state, Do(1, "attack:1", {"target": "2"}), "keep", "0", "0")
    assert decided(attacked) == ["effort_hit"]
    assert plain(COMBAT.standing(state, one(state, 2)).words) == "unhurt · surprised"
    later = waits(state)
    assert (later.round, later.acting, one(later, 2).tally.surprised) == (2, 2, 0)


def test_en40_by_more_than_2_above_the_difficulty_they_throw_no_runes() -> None:
    """4 + 2 against 3."""
    state = after(tries(before(), "spend", "4"), Begin())
    assert [one(state, id).tally.surprised for id in (2, 3)] == [2, 2]
    struck = played(state, Do(1, "attack:1", {"target": "2"}), "keep", "1", "keep", "0")
    assert notes(struck, "EN-40") == ["Surprised: no runes (to evade).", "Surprised: no runes (against damage)."]
    assert one(struck.result, 2).condition.damage_taken == 4


def test_en40_a_failure_turns_it_round_and_the_would_be_surpriser_still_throws_runes() -> None:
    """1 + 2 are not above 3."""
    state = after(tries(before(), "keep", "1"), Begin())
    assert [each.tally.surprised for each in state.fighters] == [1, 0, 0]
    assert (state.acting, can(state, 1)) == (2, [])
    struck = played(state, Do(2, "attack:2"), "keep", "3", "3")
    assert decided(struck) == ["effort_hit"]
    assert waits(state, 2).round == 2


def test_en40_one_of_them_alone() -> None:
    state = tries(before(), "keep", "2", target="3")
    assert [each.tally.surprised for each in state.fighters] == [0, 0, 1]
    assert [key for key, _ in action(state, "surprise", 1).circumstances[0].editor.options] == ["all", "2"]
    assert after(state, Begin()).acting == 2


def test_en40_nobody_tries_who_is_surprised_or_when_it_is_too_late() -> None:
    assert why_not(tries(before(), "keep", "0"), "surprise", 1) == ("Surprised: no acts in this turn.", "EN-40")
    assert why_not(tries(before(), "keep", "3"), "surprise", 1) == (
        "Nobody is left on the other side who is not surprised.", "EN-40",
    )  # fmt: skip
    assert why_not(begun(*before().fighters), "surprise", 1) == ("Surprise comes before the first turn.", "EN-40")


def test_en40_before_the_first_turn_nothing_else_can_be_done() -> None:
    assert can(before(), 1) == ["surprise"]
    assert why_not(before(), "attack:1", 1) == ("Before the first turn nobody acts: begin the fight first.", "EN-40")


def test_en5_en31_effort_for_surprise_is_not_of_the_first_turn() -> None:
    """15 − 1: the fight has cost a point, and the turn's is still there."""
    state = after(tries(before(), "spend", "4"), Begin())
    ana = one(state, 1)
    assert (ana.condition.stamina, ana.tally.spent, ana.tally.spent_ever) == (14, 0, True)
    assert decided(played(state, Do(1, "attack:1"), "spend", "0")) == ["effort_hit"]


def test_en40_the_game_master_says_who_is_surprised() -> None:
    state = after(before(), Begin((2, 3)))
    assert (state.acting, [each.tally.surprised for each in state.fighters]) == (1, [0, 1, 1])
    # Who is surprised more by a check stays so.
    worse = after(tries(before(), "spend", "6"), Begin((2,)))
    assert one(worse, 2).tally.surprised == 2
