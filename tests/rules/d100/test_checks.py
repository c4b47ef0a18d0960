# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of skills and characteristics, and extended ones (PC-10 to PC-18, PC-62)."""

import time
from fractions import Fraction
from math import comb
from typing import Any

import pytest

from panoplia.rules.drivers import replay
from panoplia.rules.refusal import Refused
from playing import chances, clauses, resolve, script

TEST, EXTENDED = "d100.test", "d100.extended"


def case(characteristic: int = 34, skill: str = "trained", **more: Any) -> dict[str, Any]:
    return {"characteristic": characteristic, "skill": skill, **more}


def test_pc10_pc13_the_whole_result() -> None:
    assert resolve(TEST, case(), "14") == {"success": True, "target": 34, "roll": 14, "levels": 2, "fortune": 0}
    assert resolve(TEST, case(), "45") == {"success": False, "target": 34, "roll": 45, "levels": -1, "fortune": 0}


def test_pc10_exactly_the_target_succeeds_and_00_is_100() -> None:
    assert resolve(TEST, case(), "34")["success"] is True
    assert resolve(TEST, case(), "35")["success"] is False
    assert resolve(TEST, case(100), "00") == {"success": True, "target": 100, "roll": 100, "levels": 0, "fortune": 0}


def test_pc11_untrained_basic_is_half_and_knows_no_mastery() -> None:
    """Kurt: 33 is 17."""
    assert resolve(TEST, case(33, "untrained_basic", mastery=20), "18")["success"] is False
    session = replay(script(TEST, case(33, "untrained_basic")), ["17"])
    assert (session.result.success, session.result.target) == (True, 17)
    assert "PC-11" in clauses(session)


def test_pc11_untrained_advanced_is_refused_without_dice_and_says_why() -> None:
    session = replay(script(TEST, case(80, "untrained_advanced", fortune=3)), [])
    assert (session.result.refused, session.asked, clauses(session)) == ("PC-11", [], ["PC-11"])
    assert chances(TEST, case(80, "untrained_advanced")).outcomes == ((session.result, 1),)


def test_pc12_modifiers_are_told_by_name_of_the_book_or_as_written() -> None:
    modifiers = [{"why": "rain", "value": -10}, {"why": "very_easy", "value": 30}]
    session = replay(script(TEST, case(20, modifiers=modifiers)), ["40"])
    assert session.result.target == 40
    assert session.notes[0].in_english() == "Modifiers: rain −10 · very easy +30."
    assert session.notes[0].clause == "PC-12"


def test_pc14_r14_a_target_below_1_fails_and_one_of_100_succeeds_whatever_the_roll() -> None:
    hopeless = case(20, modifiers=[{"why": "gm", "value": -30}])
    assert resolve(TEST, hopeless, "1") == {"success": False, "target": -10, "roll": 1, "levels": -1, "fortune": 0}
    certain = case(90, modifiers=[{"why": "gm", "value": 30}])
    assert resolve(TEST, certain, "100") == {"success": True, "target": 120, "roll": 100, "levels": 2, "fortune": 0}
    assert chances(TEST, hopeless).chance(lambda result: result.success) == 0
    assert chances(TEST, certain).chance(lambda result: result.success) == 1


def test_pc17_a_characteristic_alone_has_no_mastery_and_cites_its_clause() -> None:
    """Karl: 37 − 20 = 17; 45 misses it by 28."""
    given = case(37, "none", mastery=20, modifiers=[{"why": "hard", "value": -20}])
    session = replay(script(TEST, given), ["45"])
    assert (session.result.target, session.result.levels) == (17, -2)
    assert "PC-17" in clauses(session)


def test_pc18_pc62_fortune_rolls_a_failure_again_and_the_second_roll_stands() -> None:
    assert resolve(TEST, case(fortune=2), "45", "reroll", "20") == {
        "success": True, "target": 34, "roll": 20, "levels": 1, "fortune": 1,
    }  # fmt: skip
    # Worse than before, and not offered again.
    assert resolve(TEST, case(fortune=2), "45", "reroll", "99")["levels"] == -6
    assert resolve(TEST, case(fortune=2), "45", "keep") == {
        "success": False, "target": 34, "roll": 45, "levels": -1, "fortune": 2,
    }  # fmt: skip


def test_pc18_nothing_is_offered_after_a_success_or_without_fortune() -> None:
    assert len(replay(script(TEST, case(fortune=1)), ["34"]).asked) == 1
    assert len(replay(script(TEST, case()), ["35"]).asked) == 1


def test_pc18_odds_keep_by_default_and_follow_a_policy() -> None:
    """34 %, and with a second roll 1 − 0.66² = 0.5644."""
    given = case(fortune=1)
    assert chances(TEST, given).chance(lambda result: result.success) == Fraction(34, 100)
    lucky = chances(TEST, given, {"fortune": "reroll"})
    assert lucky.chance(lambda result: result.success) == Fraction(5644, 10000)


def test_odds_name_levels_but_no_rolls() -> None:
    """Of 34: 1–4, 5–14, 15–24, 25–34 succeed by 3, 2, 1, 0 levels."""
    by_level = dict(chances(TEST, case()).by(lambda result: (result.success, result.levels)).outcomes)
    assert [by_level[True, levels] for levels in (3, 2, 1, 0)] == [Fraction(n, 100) for n in (4, 10, 10, 10)]
    # 35–43, 44–53 … 94–100 fail by 0, 1 … 6 levels.
    assert [by_level[False, -levels] for levels in range(7)] == [Fraction(n, 100) for n in (9, 10, 10, 10, 10, 10, 7)]


@pytest.mark.parametrize("roll", ["0", "101", "-5", "x", "", "4+5", "5.0"])
def test_what_a_d100_does_not_show_is_refused_in_words(roll: str) -> None:
    with pytest.raises(Refused):
        replay(script(TEST, case()), [roll])


def test_pc16_successes_add_up_and_failures_cost_their_time() -> None:
    """Gerhardt: six attempts of four hours for three successes."""
    given = {"target": 40, "needed": 3, "hours": 4}
    session = replay(script(EXTENDED, given), ["50", "10", "90", "40", "41", "1"])
    result = session.result
    assert (result.rolls, result.successes, result.hours, result.finished) == (6, 3, 24, True)
    assert set(clauses(session)) == {"PC-16"}


def test_pc16_the_limit_ends_it_unfinished() -> None:
    given = {"target": 40, "needed": 2, "hours": 3, "limit": 2}
    assert resolve(EXTENDED, given, "40", "41") == {"rolls": 2, "successes": 1, "hours": 6, "finished": False}
    assert resolve(EXTENDED, given, "40", "1") == {"rolls": 2, "successes": 2, "hours": 6, "finished": True}


def test_pc16_odds_are_those_of_waiting_for_successes() -> None:
    """The nth roll ends it if two of the n − 1 before succeeded: C(n−1, 2) · 0.4³ · 0.6^(n−3)."""
    counted = chances(EXTENDED, {"target": 40, "needed": 3, "hours": 1})
    for rolls in range(3, 20):
        expected = comb(rolls - 1, 2) * Fraction(2, 5) ** 3 * Fraction(3, 5) ** (rolls - 3)
        assert counted.chance(lambda result, rolls=rolls: result.rolls == rolls and result.finished) == expected
    assert sum(p for _, p in counted.outcomes) + counted.left_out == 1


def test_pc16_r18_odds_of_a_long_one_do_not_grow_with_its_ways() -> None:
    started = time.process_time()
    counted = chances(EXTENDED, {"target": 40, "needed": 20, "hours": 1, "limit": 200})
    assert time.process_time() - started < 1
    assert counted.left_out < Fraction(1, 10**9)
