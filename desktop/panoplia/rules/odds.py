# SPDX-License-Identifier: GPL-3.0-or-later
"""Exact odds of a script: it is run again for each branch, and each branch has its weight."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from math import lcm
from typing import Any

import msgspec

from panoplia.rules.notes import Note
from panoplia.rules.script import Answer, Choice, Request, Script, nothing_to_ask

LEAST = 10**12
"""A branch less likely than one in so many asks no further; its mass is reported as left out (endless dice)."""


class Cancelled(Exception):
    """The odds are no longer wanted."""


class Odds(msgspec.Struct, frozen=True):
    """Each result with its exact chance, most likely first, and the mass that was left out."""

    outcomes: tuple[tuple[Any, Fraction], ...]
    left_out: Fraction = Fraction()

    def chance(self, holds: Callable[[Any], bool]) -> Fraction:
        """The chance of the results for which ``holds`` is true."""
        return sum((p for result, p in self.outcomes if holds(result)), Fraction())

    def by(self, figure: Callable[[Any], Any]) -> "Odds":
        """The same odds, grouped by one figure of the result."""
        grouped: dict[Any, Fraction] = {}
        for result, p in self.outcomes:
            key = figure(result)
            grouped[key] = grouped.get(key, Fraction()) + p
        return Odds(_likely_first(grouped), self.left_out)

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
    results: dict[Any, Fraction] = {}
    left_out = Fraction()
    todo: list[_Branch] = [(tuple(given), Fraction(1))]
    while todo:
        if cancelled():
            raise Cancelled
        answers, p = todo.pop()
        result, p = _follow(script, answers, p, policy or {}, todo)
        if result is _LEFT_OUT:
            left_out += p
        else:
            results[result] = results.get(result, Fraction()) + p
    return Odds(_likely_first(results), left_out)


_Branch = tuple[tuple[Answer, ...], Fraction]
_LEFT_OUT = object()


def _follow(
    script: Script, answers: tuple[Answer, ...], p: Fraction, policy: Mapping[str, str], todo: list[_Branch]
) -> tuple[Any, Fraction]:
    """Run to a result and its chance. Behind ``answers`` the first branch is taken, the others are left to do."""
    left = iter(answers)
    play = script()
    try:
        said = next(play)
        while True:
            if isinstance(said, Note):
                said = next(play)
                continue
            answer = nothing_to_ask(said) if said.idle else next(left, None)
            if answer is None:
                if p.numerator * LEAST < p.denominator:
                    return _LEFT_OUT, p
                (outcome, share), *others = _branches(said, policy).items()
                todo.extend(((*answers, Answer(other)), p * rest) for other, rest in others)
                answer, p = Answer(outcome), p * share
                answers = (*answers, answer)
            said = play.send(answer)
    except StopIteration as end:
        return end.value, p


def _branches(request: Request, policy: Mapping[str, str]) -> Mapping[Any, Fraction]:
    if isinstance(request, Choice) and request.id in policy:
        return {request.read(policy[request.id]).outcome: Fraction(1)}
    return request.spread()


def _likely_first(results: Mapping[Any, Fraction]) -> tuple[tuple[Any, Fraction], ...]:
    return tuple(sorted(results.items(), key=lambda pair: -pair[1]))


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
