# SPDX-License-Identifier: GPL-3.0-or-later
"""Figures with their terms."""

from panoplia.rules.why import Sum, Term, added, at_least, at_most


def test_a_figure_is_what_its_terms_add_up_to() -> None:
    assert added([]) == Sum(0, ())
    assert added(iter([Term("base", 30), Term("ring", 5), Term("mail", -10)])).total == 25


def test_limits_are_terms_of_their_own() -> None:
    """R08: what is listed adds up to the result."""
    low = at_least(added([Term("base", 5), Term("mail", -10)]), 0, "never below 0", "X-1")
    assert (low.total, low.terms[-1]) == (0, Term("never below 0", 5, "X-1"))
    high = at_most(added([Term("base", 98), Term("ring", 5)]), 100, "never above 100", "X-2")
    assert (high.total, high.terms[-1]) == (100, Term("never above 100", -3, "X-2"))


def test_a_limit_that_is_not_reached_says_nothing() -> None:
    figure = added([Term("base", 0)])
    assert at_least(figure, 0, "low", "") is figure
    assert at_most(figure, 0, "high", "") is figure


def test_a_limit_twice_is_one() -> None:
    once = at_least(added([Term("base", -3)]), 0, "low", "")
    assert at_least(once, 0, "low", "") == once
