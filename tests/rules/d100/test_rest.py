# SPDX-License-Identifier: GPL-3.0-or-later
"""Days of rest: PC-60, PC-62, PC-79."""

import pytest

from panoplia.rules.d100.character import Condition, Statistics
from panoplia.rules.d100.house import House
from panoplia.rules.d100.rest import after_rest, without_rest
from panoplia.rules.notes import plain
from panoplia.rules.refusal import Refused

MAGE, BOOK = Statistics(wounds_max=12, mag=2, fate=3), House()


def told(condition: Condition, days: int, house: House = BOOK) -> list[tuple[str, str]]:
    return [(each.clause, plain(each)) for each in after_rest(MAGE, condition, days, house).notes]


@pytest.mark.parametrize(
    ("wounds", "days", "after"),
    [
        (8, 1, 9), (8, 30, 12), (4, 1, 5),
        (3, 6, 3), (3, 7, 4), (3, 9, 6), (1, 21, 4), (12, 5, 12), (0, 999_999, 12),
    ],
)  # fmt: skip
def test_pc60_wounds_heal_by_days_and_weeks(wounds: int, days: int, after: int) -> None:
    assert after_rest(MAGE, Condition(wounds), days, BOOK).condition.wounds == after


def test_a_night_brings_fortune_and_mana_back() -> None:
    """PC-62, PC-79"""
    assert after_rest(MAGE, Condition(8, 5, 0), 1, BOOK).condition == Condition(9, 40, 3)
    assert told(Condition(8, 5, 0), 1) == [
        ("PC-60", "Wounds: from 8 to 9 of 12, by rest."), ("PC-62", "Fortune: from 0 to 3, as every day."),
        ("PC-79", "Mana: from 5 to 40, by a night’s rest."),
    ]  # fmt: skip


def test_pc79_a_campaign_where_rest_brings_no_mana() -> None:
    house = House(mana_rest="none")
    assert after_rest(MAGE, Condition(12, 5, 3), 9, house).condition == Condition(12, 5, 3)
    assert told(Condition(12, 5, 3), 9, house) == [
        ("PC-79", "Mana: 5 of 40. Rest brings none back in this campaign.")
    ]  # fmt: skip


def test_pc60_why_the_heavily_wounded_do_not_heal_yet() -> None:
    assert told(Condition(2, 40, 3), 6) == [
        ("PC-60", "Wounds: 2 of 12. Heavily wounded: a wound heals in a full week only.")
    ]


def test_who_lacks_nothing_is_told_nothing() -> None:
    assert after_rest(MAGE, Condition(12, 40, 3), 30, BOOK).notes == ()


def test_the_dead_do_not_rest() -> None:
    dead = Condition(0, 0, 0, "dead")
    assert after_rest(MAGE, dead, 99, BOOK).condition == dead
    assert told(dead, 99) == [("PC-37", "The dead do not rest: nothing changes.")]


@pytest.mark.parametrize("days", [0, -1, 10**6])
def test_days_that_no_one_rests_are_refused(days: int) -> None:
    with pytest.raises(Refused, match="1 to 999999"):
        after_rest(MAGE, Condition(), days, BOOK)


def test_pc62_fortune_is_renewed_by_days_without_rest_and_nothing_else() -> None:
    found = without_rest(MAGE, Condition(8, 5, 0))
    assert found.condition == Condition(8, 5, 3)
    assert [plain(each) for each in found.notes] == ["Fortune: from 0 to 3, as every day."]
    dead = Condition(0, 5, 0, "dead")
    assert without_rest(MAGE, dead).condition == dead
