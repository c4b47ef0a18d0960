# SPDX-License-Identifier: GPL-3.0-or-later
"""The bestiary: lines that describe a foe in the words in which people are typed (EN-1)."""

import pytest

from espada import CATALOGUE
from panoplia.rules.espada_negra import gear
from panoplia.rules.foes import FOE, STAND_IN, Foe, described_by
from panoplia.rules.refusal import Refused
from swordplay import SYSTEM

FOES = {key: entry for key, entry in CATALOGUE.items() if entry.category == FOE}


@pytest.mark.parametrize("key", FOES)
def test_en1_every_line_is_understood_and_its_gear_is_in_the_book_and_can_be_held(key: str) -> None:
    entry = FOES[key]
    assert isinstance(entry.data, Foe)
    understood = SYSTEM.newcomers(described_by(entry.data, entry.names.es))
    assert (understood.name, understood.count) == (entry.names.es, 1)
    hands = sum(gear.needs(_piece(kit.key))[1] for kit in understood.kit if CATALOGUE[kit.key].category != "armour")
    assert hands <= gear.HANDS
    assert all(CATALOGUE[kit.key].category in ("weapon", "armour", "shield") for kit in understood.kit)
    assert understood.kit or understood.statistics.unarmed_damage


def test_en1_figures_of_a_foe_are_those_of_its_line() -> None:
    guard = SYSTEM.newcomers(described_by(FOES["guardia"].data, "Guardia"))
    assert (guard.statistics.fuerza, guard.statistics.resistencia, guard.statistics.agilidad) == (3, 3, 2)
    assert [kit.key for kit in guard.kit] == ["lanza_ligera", "cota_de_mallas", "escudo_redondo"]
    assert guard.condition.stamina == 15
    bear = SYSTEM.newcomers(described_by(FOES["oso"].data, "Oso"))
    assert (bear.statistics.unarmed_damage, bear.statistics.unarmed_impact, bear.kit) == (5, 4, ())


def test_the_bestiary_is_people_and_no_gear() -> None:
    category = next(each for each in SYSTEM.categories if each.id == FOE)
    assert (category.people, category.gear) == (True, False)


def test_a_foe_of_ones_own_needs_a_line_that_is_understood() -> None:
    kind = next(each for each in SYSTEM.entry_kinds if each.id == FOE)
    (line,) = kind.fields
    assert line.tidy("fuerza 4, mandoble") == "fuerza 4, mandoble"
    with pytest.raises(Refused):
        line.tidy("fuerza 99")
    assert described_by(Foe(""), STAND_IN) == STAND_IN


def _piece(key: str) -> gear.Piece:
    entry = CATALOGUE[key]
    return gear.Piece(entry.names, entry.data, gear.Wear())
