# SPDX-License-Identifier: GPL-3.0-or-later
"""By what the armoury is narrowed down: what every catalogue has, and the facets of a rule system."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from panoplia.rules.facets import Choice, Facet, Range
from panoplia.rules.notes import QT_TRANSLATE_NOOP
from panoplia.rules.system import System
from panoplia.store.records import Damaged, Entry
from panoplia.ui.models.marks import marks_of

ORIGINS = (
    ("book", QT_TRANSLATE_NOOP("armoury", "as in the book")),
    ("changed", QT_TRANSLATE_NOOP("armoury", "changed")),
    ("own", QT_TRANSLATE_NOOP("armoury", "your own")),
    ("look", QT_TRANSLATE_NOOP("armoury", "needs a look")),
)


class EntryFacet(msgspec.Struct, frozen=True):
    """A facet, and an entry's value for it: words of a ``Choice``, the figure of a ``Range``."""

    facet: Facet
    value: Callable[[Entry], Any]


def facets_of(system: System) -> tuple[EntryFacet, ...]:
    """Price, the system's own, and where an entry comes from."""
    return tuple(_facets_of(system))


def _facets_of(system: System) -> Iterator[EntryFacet]:
    coin = system.coins[0]
    price = Range("price", QT_TRANSLATE_NOOP("armoury", "Price"), lambda data: None, coin.worth, coin.short)
    yield EntryFacet(price, lambda entry: entry.price)
    for facet in system.facets:
        yield EntryFacet(facet, _of_data(facet))
    origin = Choice("origin", QT_TRANSLATE_NOOP("armoury", "From"), ORIGINS, lambda data: ())
    yield EntryFacet(origin, _origins)


def _of_data(facet: Facet) -> Callable[[Entry], Any]:
    if isinstance(facet, Choice):
        return lambda entry: () if isinstance(entry.data, Damaged) else facet.values(entry.data)
    return lambda entry: None if isinstance(entry.data, Damaged) else facet.figure(entry.data)


def _origins(entry: Entry) -> tuple[str, ...]:
    found = tuple({mark.id for mark in marks_of(entry)} - {"retired"})
    return found or ("book",)
