# SPDX-License-Identifier: GPL-3.0-or-later
"""Narrowing down the catalogue shows what trying every entry by hand shows."""

from decimal import Decimal

from hypothesis import given, settings
from hypothesis import strategies as st

from panoplia.app import systems
from panoplia.rules.dungeon_hack.gear import Armour, Gear, Supply, Thing, Weapon
from panoplia.rules.facets import Among, Between, Choice, Setting
from panoplia.rules.notes import Names
from panoplia.store.records import Damaged, Entry
from panoplia.ui.models.entry_facets import EntryFacet, facets_of
from panoplia.ui.models.narrowing import Cached, Narrowing

FACETS = facets_of(systems()["dungeon-hack"])
DIE = st.sampled_from(("d4", "d8", "d20"))
GEAR: st.SearchStrategy[Gear | Damaged] = st.one_of(
    st.builds(
        Weapon,
        st.sampled_from(("light", "two_handed", "ranged")),
        st.sampled_from(("", "1d6", "1d6+1d8")),
        st.integers(0, 3),
        st.none() | DIE,
        traits=st.sampled_from(((), ("lance",), ("lance", "reach_10"))),
    ),
    st.builds(Armour, st.integers(1, 5), st.none() | DIE),
    st.builds(Supply, DIE),
    st.just(Thing()),
    st.just(Damaged("{}", "torn")),
)
PRICE = st.none() | st.integers(0, 1000)


def entry(number: int, data: Gear | Damaged, price: int | None) -> Entry:
    category = "weapon" if isinstance(data, Weapon) else "gear"
    return Entry(number, "", "", None, "", category, Names(f"Cosa {number % 3}"), data, price, None, "own")


def setting_of(facet: EntryFacet) -> st.SearchStrategy[Setting]:
    if isinstance(facet.facet, Choice):
        words = st.frozensets(st.sampled_from([key for key, _ in facet.facet.options]), max_size=2)
        return st.builds(Among, words, words)
    bound = st.none() | st.integers(0, 20).map(Decimal)
    return st.builds(Between, bound, bound, st.booleans())


SETTINGS = st.fixed_dictionaries({}, optional={each.facet.id: setting_of(each) for each in FACETS})
ENTRIES = st.lists(st.tuples(GEAR, PRICE), max_size=12).map(
    lambda found: [entry(number, data, price) for number, (data, price) in enumerate(found)]
)


def by_hand(entries: list[Entry], settings: dict[str, Setting]) -> list[Entry]:
    value = {each.facet.id: each.value for each in FACETS}
    return [
        one for one in entries
        if all(setting.passes(value[id](one)) for id, setting in settings.items() if setting)
    ]  # fmt: skip


@settings(max_examples=150, deadline=None)
@given(ENTRIES, SETTINGS, st.sampled_from(("", "weapon")), st.sampled_from(("", "1")))
def test_random_settings_show_what_trying_each_entry_shows(
    entries: list[Entry], chosen: dict[str, Setting], category: str, typed: str
) -> None:
    narrowing = Narrowing(FACETS)
    narrowing.search(typed)
    narrowing.category = category
    for facet, setting in chosen.items():
        narrowing.set_facet(facet, setting)
    rows = narrowing.rows([Cached(one, one.names.es, one.names.es, []) for one in entries])
    named = [one for one in entries if typed in one.names.es]
    wanted = by_hand(named, chosen)
    assert [row.entry for row in rows] == [one for one in wanted if category in ("", one.category)]
    assert narrowing.count("") == len(wanted)
    _check_counts(narrowing, named, chosen, category)


def _check_counts(narrowing: Narrowing, named: list[Entry], chosen: dict[str, Setting], category: str) -> None:
    """A word's count is how many entries have it, of those that all other facets let pass."""
    for each in FACETS:
        if isinstance(each.facet, Choice):
            others = {id: setting for id, setting in chosen.items() if id != each.facet.id}
            pool = [one for one in by_hand(named, others) if category in ("", one.category)]
            counts = narrowing.counts(each.facet.id)
            for key, _ in each.facet.options:
                assert counts.get(key, 0) == sum(key in each.value(one) for one in pool)


def test_clearing_shows_everything_again() -> None:
    narrowing = Narrowing(FACETS)
    rows = [Cached(entry(number, Thing(), None), "", "", []) for number in range(3)]
    narrowing.set_facet("group", Among(frozenset({"light"})))
    assert narrowing.rows(rows) == []
    narrowing.clear()
    assert narrowing.rows(rows) == rows
    assert narrowing.settings == {}
