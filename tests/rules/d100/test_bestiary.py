# SPDX-License-Identifier: GPL-3.0-or-later
"""Foes of the catalogue, described in the words in which people are typed."""

import pytest

from panoplia.app import read_table
from panoplia.rules.d100.catalogue import shipped
from panoplia.rules.d100.entries import KINDS
from panoplia.rules.d100.gear import Wear
from panoplia.rules.d100.house import House
from panoplia.rules.d100.newcomers import newcomers
from panoplia.rules.facets import Choice
from panoplia.rules.foes import FOE, described_by
from panoplia.rules.system import Piece, ShippedEntry
from trial_people import SYSTEM

FOES = [entry for entry in shipped(read_table) if entry.category == FOE]


def test_there_are_a_dozen_or_so_with_both_names() -> None:
    assert len(FOES) == 14
    assert all(entry.names.es and entry.names.en for entry in FOES)
    assert len({entry.key for entry in FOES}) == len(FOES)


@pytest.mark.parametrize("entry", FOES, ids=lambda entry: entry.key)
def test_every_line_is_understood(entry: ShippedEntry) -> None:
    people = newcomers(described_by(entry.data, "X"))
    assert (people.name, people.count) == ("X", 1)
    assert people.condition.wounds == people.statistics.wounds_max > 0


def test_a_line_says_what_it_says() -> None:
    """The green brute: HA 36, F 37, R 44, 13 wounds, BF, armour 2."""
    brute = next(entry for entry in FOES if entry.key == "bruto_verde")
    statistics = newcomers(described_by(brute.data, "Bruto")).statistics
    assert (statistics.ws, statistics.s, statistics.t, statistics.wounds_max) == (36, 37, 44, 13)
    assert (statistics.unarmed, statistics.own_armour) == ("BF", 2)


def test_foes_of_ones_own_can_be_typed() -> None:
    assert [kind.id for kind in KINDS if kind.category == FOE] == [FOE]


def test_the_armoury_can_show_a_foe() -> None:
    foe = FOES[0]
    piece = Piece(foe.names, foe.data, Wear(), FOE)
    for column in SYSTEM.columns:
        assert column.show(foe.data) is not None
        assert column.sort(foe.data) is not None
    for facet in SYSTEM.facets:
        assert not facet.values(foe.data) if isinstance(facet, Choice) else facet.figure(foe.data) is None
    assert SYSTEM.details(piece) == (("What it is like", foe.data.line),)
    assert SYSTEM.jobs(piece, House(), None) == ()
    assert SYSTEM.needs(piece) is None
    assert SYSTEM.makes(piece).makes == ()
    assert not SYSTEM.state(piece).gauges
