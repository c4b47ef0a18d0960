# SPDX-License-Identifier: GPL-3.0-or-later
"""Chains of wear, followed exactly: a thing goes down through its stages, one or several at a time, to its end."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import lcm

import msgspec


class Chain(msgspec.Struct, frozen=True):
    """``rows`` are the stages: the chance that one step leaves it in each of them.

    A row says nothing of earlier stages, for nothing climbs back; what it lacks of 1 is the chance to come to the end.
    """

    rows: tuple[tuple[Fraction, ...], ...]

    @classmethod
    def one_by_one(cls, leaving: Sequence[Fraction]) -> "Chain":
        """A chain that skips no stage. ``leaving`` is each stage's chance to go on to the next."""
        stages = range(len(leaving))
        return cls(tuple(
            tuple(1 - p if j == i else p if j == i + 1 else Fraction() for j in stages) for i, p in enumerate(leaving)
        ))  # fmt: skip

    @classmethod
    def by_points(cls, points: int, taken: Mapping[int, Fraction]) -> "Chain":
        """A stage for each point that is left, all of them at first; a step takes so many with such a chance."""
        stages = range(points)
        return cls(tuple(tuple(taken.get(j - i, Fraction()) if j >= i else Fraction() for j in stages) for i in stages))

    @property
    def expected(self) -> Fraction:
        """How many steps it takes to its end on average."""
        steps: list[Fraction] = []
        for i in reversed(range(len(self.rows))):
            row = self.rows[i]
            onward = sum((p * further for p, further in zip(reversed(row[i + 1 :]), steps, strict=True)), Fraction(1))
            steps.append(onward / (1 - row[i]))
        return steps[-1] if steps else Fraction()

    def lasts(self, steps: int) -> Fraction:
        """The chance that it has not come to its end after so many steps."""
        once, whole = self._once()
        return Fraction(sum(_power(once, steps)[0]), whole**steps)

    def survival(self, stride: int, points: int) -> list[float]:
        """The chances to last 0, ``stride``, twice ``stride`` … steps, as close as a drawing needs them."""
        once, whole = self._once()
        stages, scale = range(len(self.rows)), whole**stride
        further = [[ways / scale for ways in row] for row in _power(once, stride)]
        now, chances = [float(stage == 0) for stage in stages], [1.0]
        for _ in range(points):
            now = [sum(now[i] * further[i][j] for i in range(j + 1)) for j in stages]
            chances.append(sum(now))
        return chances

    def _once(self) -> tuple[list[list[int]], int]:
        """One step as whole numbers, and what they are shares of."""
        whole = lcm(*(p.denominator for row in self.rows for p in row))
        return [[int(p * whole) for p in row] for row in self.rows], whole


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
