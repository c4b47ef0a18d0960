# SPDX-License-Identifier: GPL-3.0-or-later
"""Chains of wear, by hand."""

from fractions import Fraction

import pytest

from panoplia.rules.chains import Chain

HALF, THIRD, QUARTER = Fraction(1, 2), Fraction(1, 3), Fraction(1, 4)


def test_one_stage_after_the_other() -> None:
    chain = Chain.one_by_one([HALF, THIRD])
    assert chain.expected == 5
    assert [chain.lasts(steps) for steps in (0, 1)] == [1, 1]
    # Two steps to the end: only by leaving both stages at once.
    assert chain.lasts(2) == Fraction(5, 6)
    # Equal stages too, where no closed form by distinct chances would do.
    assert Chain.one_by_one([HALF, HALF]).lasts(3) == HALF


def test_several_points_at_once() -> None:
    """Two points, of which a step takes none, one or two: to the end by both at once or by one after the other."""
    chain = Chain.by_points(2, {0: HALF, 1: QUARTER, 2: QUARTER})
    assert [chain.lasts(steps) for steps in (0, 1, 2)] == [1, Fraction(3, 4), HALF]
    # The last point goes with a half; the first step that takes anything takes one or both, alike.
    assert chain.expected == 2 + HALF * 2


def test_what_takes_more_than_there_is_takes_all() -> None:
    assert Chain.by_points(2, {0: HALF, 5: HALF}).lasts(3) == Fraction(1, 8)


def test_no_stage_is_no_step() -> None:
    assert Chain.one_by_one(()).expected == 0


def test_the_curve_is_the_chances_themselves() -> None:
    chain = Chain.by_points(4, {0: HALF, 1: QUARTER, 3: QUARTER})
    assert chain.survival(2, 3) == pytest.approx([float(chain.lasts(steps)) for steps in (0, 2, 4, 6)])
