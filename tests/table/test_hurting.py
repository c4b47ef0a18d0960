# SPDX-License-Identifier: GPL-3.0-or-later
"""Damage that is more than what is left: what follows of it by the rules of the campaign (PC-36, DH-45)."""

import pytest

from panoplia.store.records import Character
from panoplia.table.table import Table
from panoplia.table.verbs import scope_of


def someone(table: Table, system: str) -> Character:
    """With 10 wounds or 10 of health."""
    return table.characters.create(table.campaigns.found("El Vado", system).id, "Otto", "", {})


@pytest.mark.parametrize(("amount", "value"), [(9, None), (10, None), (11, 1), (15, 5), (10**6, 99)])
def test_pc36_what_is_left_over_is_a_critical_of_that_value(table: Table, amount: int, value: int | None) -> None:
    otto = someone(table, "d100")
    beyond = table.characters.beyond(otto.id, amount)
    assert (beyond.trial, beyond.told) == ("critical", {"value": value}) if beyond else value is None
    assert table.library.character(otto.id) == otto


def test_pc36_the_label_tells_what_is_left_over(table: Table) -> None:
    otto = someone(table, "d100")
    table.characters.hurt(otto.id, 12)
    line = table.library.journal.history(scope_of(otto.campaign))[0]
    assert line.label.in_english() == "Otto: hurt by 12, 0 left; 2 beyond: a critical of value 2"


def test_pc37_the_dead_take_no_critical(table: Table) -> None:
    otto = someone(table, "d100")
    table.characters.set_field(otto.id, "condition.life", "dead")
    beyond = table.characters.beyond(otto.id, 12)
    assert beyond is not None
    assert beyond.trial == ""


def test_dh45_damage_stops_at_0_and_is_then_a_step_towards_death(table: Table) -> None:
    otto = someone(table, "dungeon-hack")
    assert table.characters.beyond(otto.id, 99) is None
    table.characters.hurt(otto.id, 99)
    assert table.characters.hurt(otto.id, 1).condition.dying == 1
