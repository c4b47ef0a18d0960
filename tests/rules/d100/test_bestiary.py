# SPDX-License-Identifier: GPL-3.0-or-later
"""Foes of the catalogue, described in the words in which people are typed."""

import pytest

from panoplia.app import read_table
from panoplia.rules.d100.catalogue import shipped
from panoplia.rules.d100.entries import KINDS
from panoplia.rules.d100.newcomers import newcomers
from panoplia.rules.foes import FOE, described_by
from panoplia.rules.system import ShippedEntry

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
