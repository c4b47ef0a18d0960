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


def expected_steps(leaving: Sequence[Fraction]) -> Fraction:
    """How many steps a chain of wear takes to its end. ``leaving`` is each stage's chance to go on to the next."""
    return sum((1 / p for p in leaving), Fraction())


def chance_to_last(leaving: Sequence[Fraction], steps: int) -> Fraction:
    """The chance that a chain of wear has not come to its end after so many steps."""
    once, whole = _one_step(leaving)
    return Fraction(sum(_power(once, steps)[0]), whole**steps)


def survival(leaving: Sequence[Fraction], stride: int, points: int) -> list[float]:
    """The chances to last 0, ``stride``, twice ``stride`` … steps, as close as a drawing needs them."""
    once, whole = _one_step(leaving)
    stages, scale = range(len(leaving)), whole**stride
    further = [[ways / scale for ways in row] for row in _power(once, stride)]
    now, chances = [float(stage == 0) for stage in stages], [1.0]
    for _ in range(points):
        now = [sum(now[i] * further[i][j] for i in range(j + 1)) for j in stages]
        chances.append(sum(now))
    return chances


def _one_step(leaving: Sequence[Fraction]) -> tuple[list[list[int]], int]:
    """One step of a chain as whole numbers, and what they are shares of."""
    whole = lcm(*(p.denominator for p in leaving))
    down = [int(p * whole) for p in leaving]
    stages = range(len(down))
    # What leaves the last stage is at its end and is not kept, so each row adds up to the chance to last.
    return [[whole - down[i] if j == i else down[i] if j == i + 1 else 0 for j in stages] for i in stages], whole


def _power(matrix: list[list[int]], exponent: int) -> list[list[int]]:
    """By squaring: the numbers grow long, so the few last products are the whole cost."""
    size = range(len(matrix))
    result = [[int(i == j) for j in size] for i in size]
    for bit in f"{exponent:b}":
        result = _product(result, result)
        if bit == "1":
            result = _product(result, matrix)
    return result


def _product(left: list[list[int]], right: list[list[int]]) -> list[list[int]]:
    """Of upper triangles, which chains are: nothing climbs back."""
    size = range(len(left))
    return [[sum(left[i][k] * right[k][j] for k in range(i, j + 1)) for j in size] for i in size]
