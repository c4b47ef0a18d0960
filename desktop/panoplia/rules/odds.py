# SPDX-License-Identifier: GPL-3.0-or-later
"""Exact odds of a script: it is run again for each branch, and each branch has its weight."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any

import msgspec

from panoplia.rules.notes import Note
from panoplia.rules.script import Answer, Choice, Request, Script, nothing_to_ask

NEGLIGIBLE = Fraction(1, 10**12)
"""A branch below this chance is not followed; its mass is reported as left out (endless dice)."""


class Cancelled(Exception):  # noqa: N818 - the person chose something else meanwhile
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
    todo: list[tuple[tuple[Answer, ...], Fraction]] = [(tuple(given), Fraction(1))]
    while todo:
        if cancelled():
            raise Cancelled
        answers, p = todo.pop()
        if p < NEGLIGIBLE:
            left_out += p
            continue
        request, result = _follow(script, answers)
        if request is None:
            results[result] = results.get(result, Fraction()) + p
            continue
        for outcome, share in _branches(request, policy or {}).items():
            todo.append(((*answers, Answer(outcome)), p * share))
    return Odds(_likely_first(results), left_out)


def _follow(script: Script, answers: Sequence[Answer]) -> tuple[Request | None, Any]:
    """Run to the first request behind ``answers``, or to the result."""
    left = iter(answers)
    play = script()
    try:
        said = next(play)
        while True:
            if isinstance(said, Note):
                said = next(play)
            elif said.idle:
                said = play.send(nothing_to_ask(said))
            else:
                answer = next(left, None)
                if answer is None:
                    return said, None
                said = play.send(answer)
    except StopIteration as end:
        return None, end.value


def _branches(request: Request, policy: Mapping[str, str]) -> Mapping[Any, Fraction]:
    if isinstance(request, Choice) and request.id in policy:
        return {request.read(policy[request.id]).outcome: Fraction(1)}
    return request.spread()


def _likely_first(results: Mapping[Any, Fraction]) -> tuple[tuple[Any, Fraction], ...]:
    return tuple(sorted(results.items(), key=lambda pair: -pair[1]))
