# SPDX-License-Identifier: GPL-3.0-or-later
"""Which entries of the armoury are wanted: words of their names, a category, and facets. Fast for 50,000 of them."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from panoplia.rules.facets import Setting
from panoplia.store.records import Entry
from panoplia.ui.models.entry_facets import EntryFacet
from panoplia.words import needles


class Cached(msgspec.Struct):
    """An entry with what searching and drawing ask for again and again; ``values`` are those of its facets."""

    entry: Entry
    name: str
    folded: str
    texts: list[str | None]
    values: tuple[Any, ...] | None = None


class Narrowing:
    """Narrows down rows and keeps their order."""

    def __init__(self, facets: Sequence[EntryFacet]) -> None:
        self.facets = tuple(facets)
        self.aside: frozenset[str] = frozenset()
        """Categories that stand aside as long as nothing is searched, and none of them is chosen."""
        self.category = ""
        self._words: tuple[tuple[str, ...], ...] = ()
        self._settings: dict[str, Setting] = {}
        self._every: list[Cached] = []
        self._named: list[Cached] = []
        self._matching: list[Cached] = []

    @property
    def settings(self) -> Mapping[str, Setting]:
        """What is set of each facet that is in use, by its id."""
        return self._settings

    def search(self, text: str) -> None:
        """Want the words of ``text`` in either name, accents and case aside."""
        self._words = needles(text)

    def set_facet(self, facet: str, setting: Setting | None) -> None:
        """Want what a setting lets pass; an empty one wants everything."""
        if setting:
            self._settings[facet] = setting
        else:
            self._settings.pop(facet, None)

    def clear(self) -> None:
        """Want everything that the search and the category let pass."""
        self._settings.clear()

    def rows(self, every: list[Cached]) -> list[Cached]:
        """The wanted ones of all rows."""
        self._every = named = every
        for word in self._words:
            named = _showing(named, word)
        self._named = named
        self._matching = self._passing(named, self._settings)
        return self._of_category(self._matching)

    def count(self, category: str) -> int:
        """How many rows of a category are wanted; ``""`` counts all that are shown without one."""
        return len(self._in(category, self._matching))

    def counts(self, facet: str) -> Mapping[str, int]:
        """How many rows each word of a facet would show, everything else as it is set."""
        others = {id: setting for id, setting in self._settings.items() if id != facet}
        rows = self._matching if len(others) == len(self._settings) else self._passing(self._named, others)
        place = self._place(facet)
        counted: Counter[str] = Counter()
        for values, count in Counter(row.values[place] for row in self._valued(self._of_category(rows))).items():
            counted.update(dict.fromkeys(values, count))
        return counted

    def tells(self, facet: str) -> bool:
        """Whether a facet says anything of the category."""
        place = self._place(facet)
        return any(row.values[place] not in (None, ()) for row in self._valued(self._of_category(self._every)))

    @property
    def hides_some(self) -> bool:
        """Whether categories stand aside now."""
        return bool(self.aside and not self._words)

    def _of_category(self, rows: list[Cached]) -> list[Cached]:
        return self._in(self.category, rows)

    def _in(self, category: str, rows: list[Cached]) -> list[Cached]:
        if category:
            return [row for row in rows if row.entry.category == category]
        return [row for row in rows if row.entry.category not in self.aside] if self.hides_some else rows

    def _passing(self, rows: list[Cached], settings: Mapping[str, Setting]) -> list[Cached]:
        for facet, setting in settings.items():
            place = self._place(facet)
            # Few values differ: each is tried once.
            tried: dict[Any, bool] = {}
            kept = []
            for row in self._valued(rows):
                value = row.values[place]
                passes = tried.get(value)
                if passes is None:
                    passes = tried[value] = setting.passes(value)
                if passes:
                    kept.append(row)
            rows = kept
        return rows

    def _valued(self, rows: list[Cached]) -> Iterable[Any]:
        """The rows with the values of their facets, which are worked out when they are first asked for."""
        for row in rows:
            if row.values is None:
                row.values = tuple(facet.value(row.entry) for facet in self.facets)
        return rows

    def _place(self, facet: str) -> int:
        return next(place for place, each in enumerate(self.facets) if each.facet.id == facet)


def _showing(rows: list[Cached], word: Sequence[str]) -> list[Cached]:
    """The rows that show a word in one of its endings. One ending, the usual case, is looked for without a loop."""
    if len(word) == 1:
        (ending,) = word
        return [row for row in rows if ending in row.folded]
    stem = word[0][:-1]
    return [row for row in rows if stem in row.folded and any(ending in row.folded for ending in word)]
