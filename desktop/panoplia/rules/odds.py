# SPDX-License-Identifier: GPL-3.0-or-later
"""Exact odds of a script: it is run again for each branch, and each branch has its weight.

Branches that meet in the same part of a rule (``Part``) go on as one.
"""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from math import lcm
from typing import Any

import msgspec

from panoplia.rules.notes import Note
from panoplia.rules.script import Answer, Choice, Part, Request, Script, nothing_to_ask

LEAST = 10**12
"""A branch less likely than one in so many asks no further; its mass is reported as left out (endless dice)."""


class Cancelled(Exception):
    """The odds are no longer wanted."""


class Odds(msgspec.Struct, frozen=True):
    """Each result with its exact chance, most likely first, and the mass that was left out.

    ``decisions`` are the ids of those that came up.
    """

    outcomes: tuple[tuple[Any, Fraction], ...]
    left_out: Fraction = Fraction()
    decisions: frozenset[str] = frozenset()

    def chance(self, holds: Callable[[Any], bool]) -> Fraction:
        """The chance of the results for which ``holds`` is true."""
        return sum((p for result, p in self.outcomes if holds(result)), Fraction())

    def by(self, figure: Callable[[Any], Any]) -> "Odds":
        """The same odds, grouped by one figure of the result."""
        grouped: dict[Any, Fraction] = {}
        for result, p in self.outcomes:
            key = figure(result)
            grouped[key] = grouped.get(key, Fraction()) + p
        return Odds(_likely_first(grouped), self.left_out, self.decisions)

    def mean(self, figure: Callable[[Any], int]) -> Fraction:
        """The expected value of a figure."""
        return sum((figure(result) * p for result, p in self.outcomes), Fraction())


def odds(
    script: Script,
    given: Sequence[Answer] = (),
    policy: Mapping[str, str] | None = None,
    cancelled: Callable[[], bool] = lambda: False,
) -> Odds:
    """Count every branch that follows the answers already ``given``.

    ``policy`` names the option of each decision by its id; a decision without one takes its default. Raises
    ``Cancelled`` soon after ``cancelled()`` turns true, and ``Refused`` for an option that is not there.
    """
    counting = _Counting(policy or {}, cancelled)
    results = counting.settled(counting.ends(script, tuple(given), Fraction(1)))
    left_out = results.pop(_LEFT_OUT, Fraction())
    return Odds(_likely_first(results), left_out, frozenset(counting.decisions))


_Chances = dict[Any, Fraction]
_Branch = tuple[tuple[Answer, ...], Fraction]
_LEFT_OUT = object()
"""The end of branches that are too unlikely to be followed."""


class _Counting:
    """One count of odds. A part is counted when it first comes up, and known by its results from then on."""

    def __init__(self, policy: Mapping[str, str], cancelled: Callable[[], bool]) -> None:
        self._policy = policy
        self._cancelled = cancelled
        self._parts: dict[Part, _Chances] = {}
        self.decisions: set[str] = set()

    def ends(self, script: Script, given: tuple[Answer, ...], p: Fraction) -> _Chances:
        """How a script can end: with a result, or with the part that takes its place."""
        ends: _Chances = {}
        todo: list[_Branch] = [(given, p)]
        while todo:
            if self._cancelled():
                raise Cancelled
            answers, p = todo.pop()
            end, p = self._walk(script, len(given), answers, p, todo)
            _add(ends, end, p)
        return ends

    def settled(self, ends: _Chances) -> _Chances:
        """The same ends with every part followed to its results; a part that is reached twice is counted once."""
        results: _Chances = {}
        waiting: _Chances = {}
        _share_out(ends, results, waiting)
        while waiting:
            part, p = next(iter(waiting.items()))
            del waiting[part]
            if p.numerator * LEAST < p.denominator:
                _add(results, _LEFT_OUT, p)
                continue
            ends = self.ends(part.play, (), p)
            if back := ends.pop(part, Fraction()):
                # It comes back to itself again and again: a geometric series, or an end that is never reached.
                often = p / (p - back) if back < p else Fraction()
                ends = {end: share * often for end, share in ends.items()} if often else {_LEFT_OUT: p}
            _share_out(ends, results, waiting)
        return results

    def _walk(
        self, script: Script, given: int, answers: tuple[Answer, ...], p: Fraction, todo: list[_Branch]
    ) -> tuple[Any, Fraction]:
        """Run to an end and its chance. Behind ``answers`` the first branch is taken, the others are left to do.

        Parts are walked through while answers are left of those that were ``given``, and counted after them.
        """
        plays, asked = [script()], 0
        answer: Answer | None = None
        while True:
            play = plays[-1]
            try:
                said = play.send(answer) if answer is not None else next(play)
            except StopIteration as stop:
                plays.pop()
                said = stop.value
                if not plays and (asked >= given or not isinstance(said, Part)):
                    return said, p
                if not isinstance(said, Part):
                    answer = Answer(said)
                    continue
            answer = None
            if isinstance(said, Note):
                continue
            if isinstance(said, Part):
                if asked < given:
                    plays.append(said.play())
                    continue
            elif said.idle:
                answer = nothing_to_ask(said)
                continue
            if asked == len(answers):
                if p.numerator * LEAST < p.denominator:
                    return _LEFT_OUT, p
                (outcome, share), *others = self._branches(said).items()
                todo.extend(((*answers, Answer(other)), p * rest) for other, rest in others)
                answers, p = (*answers, Answer(outcome)), p * share
            answer = answers[asked]
            asked += 1
            if answer.outcome is _LEFT_OUT:
                return _LEFT_OUT, p

    def _branches(self, said: Request | Part) -> Mapping[Any, Fraction]:
        if isinstance(said, Part):
            if said not in self._parts:
                self._parts[said] = self.settled({said: Fraction(1)})
            return self._parts[said]
        if isinstance(said, Choice):
            self.decisions.add(said.id)
            if said.id in self._policy:
                return {said.read(self._policy[said.id]).outcome: Fraction(1)}
        return said.spread()


def _share_out(ends: _Chances, results: _Chances, parts: _Chances) -> None:
    for end, p in ends.items():
        _add(parts if isinstance(end, Part) else results, end, p)


def _add(chances: _Chances, end: Any, p: Fraction) -> None:
    chances[end] = chances[end] + p if end in chances else p


def _likely_first(results: Mapping[Any, Fraction]) -> tuple[tuple[Any, Fraction], ...]:
    """Compared as whole numbers over one denominator, which is ten times faster than as fractions."""
    whole = lcm(*(p.denominator for p in results.values()))
    return tuple(sorted(results.items(), key=lambda pair: -pair[1].numerator * (whole // pair[1].denominator)))
