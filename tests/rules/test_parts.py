# SPDX-License-Identifier: GPL-3.0-or-later
"""Rules within rules: people answer what they ask where it stands, odds count them once."""

import random
from fractions import Fraction
from math import comb

import pytest

from panoplia.rules.drivers import Session, replay, roll
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.odds import Odds, odds
from panoplia.rules.script import Answer, Choice, Dice, Option, Part, Play, Script, whole

WHY = QT_TRANSLATE_NOOP("test", "trying")
CHOICE = Choice("way", (Option("up", WHY), Option("down", WHY)), WHY, "up")


def die(size: int) -> Play:
    answer = yield Dice((size,), WHY)
    yield note(WHY, face=answer.outcome)
    return answer.outcome


def two_parts() -> Play:
    first = yield from whole(die, 4)
    second = yield from whole(die, 4)
    return first + second


def sixes(wanted: int) -> Play:
    """Rolls until so many sixes; returns nothing but that it is done."""
    face = yield from die(6)
    left = wanted - (face == 6)
    return Part(sixes, (left,)) if left else "done"


def until_six() -> Play:
    return (yield from whole(sixes, 2))


def tosses(left: int, heads: int) -> Play:
    """Loops with its state said: a coin so many times."""
    answer = yield Dice((2,), WHY)
    heads += answer.outcome - 1
    return Part(tosses, (left - 1, heads)) if left > 1 else heads


def ninety_tosses() -> Play:
    return (yield from whole(tosses, 90, 0))


def endless() -> Play:
    return (yield from whole(again))


def again() -> Play:
    yield from die(6)
    return Part(again)


def choosing() -> Play:
    return (yield from whole(chosen))


def chosen() -> Play:
    answer = yield CHOICE
    return answer.outcome


def test_a_person_answers_what_a_part_asks_where_it_stands() -> None:
    session = Session(two_parts)
    session.answer("3")
    assert [each.figures["face"] for each in session.notes] == [3]
    session.answer("4")
    session.back()
    session.answer("1")
    assert session.result == 4
    assert [each.figures["face"] for each in session.notes] == [3, 1]
    assert roll(two_parts, random.Random(1)).done


def test_a_part_that_returns_a_part_goes_on_as_that_one() -> None:
    session = replay(until_six, ["6", "2", "6"])
    assert (session.result, len(session.asked)) == ("done", 3)


def test_odds_through_parts_are_those_without() -> None:
    def plain() -> Play:
        first = yield from die(4)
        second = yield from die(4)
        return first + second

    assert dict(odds(two_parts).outcomes) == dict(odds(plain).outcomes)


def test_an_equal_part_is_counted_once() -> None:
    started: list[int] = []

    def counted_die() -> Play:
        started.append(1)
        return (yield from die(4))

    def thrice() -> Play:
        first = yield from whole(counted_die)
        second = yield from whole(counted_die)
        third = yield from whole(counted_die)
        return first + second + third

    assert odds(thrice).mean(lambda total: total) == Fraction(15, 2)
    # Once for each of its four faces, however many branches come to it.
    assert len(started) == 4


def test_branches_that_meet_go_on_as_one() -> None:
    """2^90 ways, 91 ends; those rarer than one in 10^12 are left out."""
    counted = odds(ninety_tosses)
    assert abs(counted.chance(lambda heads: heads == 45) - Fraction(comb(90, 45), 2**90)) < Fraction(1, 10**10)
    assert counted.left_out < Fraction(1, 10**10)
    assert sum(p for _, p in counted.outcomes) + counted.left_out == 1


def test_a_loop_back_to_itself_is_summed_up_exactly() -> None:
    assert odds(until_six) == Odds((("done", Fraction(1)),))


def test_r18_a_loop_that_never_ends_is_left_out() -> None:
    assert odds(endless) == Odds((), Fraction(1))


def test_policy_and_decisions_reach_into_parts() -> None:
    counted = odds(choosing, policy={"way": "down"})
    assert (counted.outcomes, counted.decisions) == ((("down", Fraction(1)),), frozenset({"way"}))
    assert odds(choosing).outcomes == (("up", Fraction(1)),)


@pytest.mark.parametrize("script", [two_parts, until_six, ninety_tosses])
def test_odds_from_answers_given_within_a_part(script: Script) -> None:
    """Given answers leave what would follow them: the odds of all first faces together are the odds at the start."""
    session = Session(script)
    assert session.pending is not None
    together: dict[object, Fraction] = {}
    for outcome, share in session.pending.spread().items():
        for result, p in odds(script, [Answer(outcome)]).outcomes:
            together[result] = together.get(result, Fraction()) + p * share
    start = dict(odds(script).outcomes)
    for result in start.keys() | together.keys():
        assert abs(start.get(result, Fraction()) - together.get(result, Fraction())) < Fraction(1, 10**10)
