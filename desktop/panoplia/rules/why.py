# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a figure comes from: its terms, each with its words, its share and its clause."""

from collections.abc import Iterable

import msgspec

from panoplia.rules.notes import Words


class Term(msgspec.Struct, frozen=True):
    """What adds to a figure. ``of`` is the figure that this one was taken from, where that has terms of its own."""

    words: Words
    value: int
    clause: str = ""
    of: "Sum | None" = None


class Sum(msgspec.Struct, frozen=True):
    """A figure with its terms, in the order in which they are taken; it is always what they add up to."""

    total: int
    terms: tuple[Term, ...]


def added(terms: Iterable[Term]) -> Sum:
    """The figure that these terms make."""
    listed = tuple(terms)
    return Sum(sum(term.value for term in listed), listed)


def at_least(figure: Sum, lowest: int, words: Words, clause: str) -> Sum:
    """The figure, raised by one more term where it is below ``lowest``."""
    return _moved(figure, max(figure.total, lowest), words, clause)


def at_most(figure: Sum, highest: int, words: Words, clause: str) -> Sum:
    """The figure, lowered by one more term where it is above ``highest``."""
    return _moved(figure, min(figure.total, highest), words, clause)


def _moved(figure: Sum, to: int, words: Words, clause: str) -> Sum:
    if to == figure.total:
        return figure
    return Sum(to, (*figure.terms, Term(words, to - figure.total, clause)))
